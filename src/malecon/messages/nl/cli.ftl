# Wat de opdrachtregel zegt.

cli-about = Havana, Santiago de Cuba en Cuba in deze terminal.
cli-usage = Gebruik:
cli-commands = Opdrachten
cli-arguments = Gegevens
cli-options = Opties
cli-help = Deze pagina tonen.
cli-epilogue = --lang { $languages } kiest, op elke plek, de taal. --version zegt wat hier draait.

cli-games = De spellen tonen, voor hoeveel spelers ze zijn en wat er te kiezen valt.
cli-play = In de browser spelen, met vrienden en bots; met de naam van een spel hier in de terminal. Elk antwoord wordt bewaard.
cli-replay = Door een opgenomen spel lopen.
cli-simulate = Veel spellen willekeurig spelen en tonen hoe ze waren.
cli-serve = Een club openen: hier wordt in de browser of met een programma gespeeld, samen en tegen bots.
cli-desk = Het bureau van de clubleiding openen: een link geven die een browser binnenlaat, één keer.
cli-verify = Nagaan of elke trekking van een spel eerlijk was.
cli-export = Alle spellen van een clubserver als verslagen in een map schrijven.
cli-import = De verslagen in een map in een clubserver opnemen.
cli-record = Opgenomen spellen nakijken.
cli-record-check = Een opgenomen spel controleren door het opnieuw te spelen.
cli-tiles = Havana met je eigen gebouwtegels spelen.
cli-tables = Santiago met je eigen Cubanen en gebouwen spelen.
cli-ships = Cuba met je eigen schepen spelen.
cli-boards = Cuba met je eigen plantageborden spelen.
cli-components = Een spel met je eigen materiaal spelen.
cli-components-check = Elke fout in zo'n bestand vinden.
cli-components-show = De onze als zo'n bestand geven, om te veranderen.

cli-any-game = De naam van het spel; “malecon games” somt ze op.
cli-any-players = Hoeveel er spelen. Anders drie, waar het spel dat toelaat.
cli-any-option = Een spelregel naar keuze, als naam=waarde; mag vaker.
cli-any-tiles = Voor Havana: een bestand met je eigen gebouwtegels.
cli-any-tables = Voor Santiago: een bestand met je eigen Cubanen en gebouwen.
cli-any-ships = Voor Cuba: een bestand met je eigen schepen.
cli-any-boards = Voor Cuba: een bestand met je eigen plantageborden.
cli-any-components = Voor een spel: een bestand met je eigen materiaal.
cli-any-json = JSON voor programma's geven.
cli-any-file = Het bestand dat wordt gelezen.
cli-any-folder = De map met de bestanden.
cli-any-database = Waar de spellen liggen: een bestand of postgresql://… Anders een bestand bij je eigen gegevens.
cli-serve-config = Het bestand waarin de club beschreven is; wat hier gezegd wordt, gaat voor. docs/host.md noemt de sleutels.
cli-serve-check = Niets starten: zeggen of het bestand in orde is, en wat er geldt.
cli-serve-host = Het adres waarop wordt gewacht. Zonder komt alleen deze machine binnen; 0.0.0.0 laat iedereen toe.
cli-serve-port = De poort; anders 8047. 0 neemt een vrije.
cli-serve-public_url = Het adres dat spelers intypen, zoals https://club.example; nodig achter een proxy.
cli-serve-workers = Hoeveel processen voor bots nadenken; anders een per kern, op één na.
cli-serve-proxy = Het adres van een proxy die wordt geloofd over zijn klanten; kan vaker worden gegeven.
cli-serve-rate = Hoeveel één klant mag vragen, als veelvoud van het gewone; 0 is zonder grens.
cli-serve-keep_ended = Na hoeveel dagen een afgelopen tafel wordt vergeten; anders nooit.
cli-serve-keep_idle = Na hoeveel dagen een tafel wordt vergeten die niemand aanraakt; anders nooit.
cli-serve-keep_unbegun = Na hoeveel dagen een tafel wordt vergeten die niet is begonnen en die niemand aanraakt.
cli-serve-log = Hoe het logboek wordt geschreven: text, of json met één object per regel.
cli-serve-open_metrics = /metrics ook aan andere machines tonen.
cli-desk-config = Het bestand waarin de club beschreven is, als er een is.
cli-desk-port = De poort van de club, als het niet 8047 is.
cli-desk-public_url = Het adres dat spelers intypen, zoals https://club.example.
cli-desk-revoke = Geen browser het bureau meer laten openen, en geen link van eerder.
cli-verify-commitment = Wat de tafel voor de eerste trekking toonde, als je dat bewaard hebt: de belofte, bij oudere spellen de vastlegging.
cli-verify-first = Alleen voor spellen die uit een verslag kwamen: hoeveel antwoorden er al waren, zoals jij het weet.
cli-import-own_backup = Deze bestanden zijn een back-up van deze club, door haar eigen export geschreven: geef plaatsen, links en geheimen terug zoals ze waren. Alleen voor bestanden die niemand anders kon veranderen.
cli-play-people = Hoeveel mensen hier spelen; zij hebben de eerste plaatsen. Anders één; 0 kijkt alleen toe.
cli-play-bots = Wie de andere plaatsen speelt, door komma's gescheiden; de laatste speelt alle die nog vrij zijn. Van de zwakste af: random, casual, greedy, steady, learned, expert, master. Zonder opgave greedy.
cli-play-name = Een naam voor elke plaats; voor elke één keer.
cli-play-seed = Een getal waaruit al het trekken volgt, voor een spel dat je kunt herhalen.
cli-play-save = Waar het wordt bewaard. Anders in een nieuw bestand bij je eigen gegevens.
cli-play-resume = Een bewaard spel om mee verder te gaan.
cli-play-config = In de browser: het bestand waarin de club beschreven is, zoals bij “malecon serve”.
cli-play-lan = In de browser: laat ook anderen in je netwerk binnen.
cli-play-port = In de browser: de poort; anders 8047 of een die vrij is.
cli-play-no_browser = In de browser: open er geen, zeg alleen het adres.
cli-replay-at = Na hoeveel antwoorden er wordt begonnen.
cli-replay-seat = Zien wat deze plaats kon zien (0 is de eerste); anders wat iedereen kon zien.
cli-simulate-games = Hoeveel spellen; anders 1000.
cli-simulate-jobs = Hoeveel processen; anders één per kern. De uitkomst is dezelfde.
cli-simulate-seed = Een ander getal geeft andere spellen; anders 0.

cli-exported = Geschreven spellen: { $games }.
cli-imported = Opgenomen spellen: { $games }. Al aanwezig: { $there }.
cli-imported-backups = { $games } daarvan zijn door de export van een club geschreven. Ze zijn opgenomen als verslagen van ergens anders, met open plaatsen en nieuwe trekkingen: met --own-backup zouden het de tafels zijn die ze waren.
cli-no-server = Hiervoor zijn de pakketten van de server nodig, en { $package } ontbreekt. Installeer ze met: pip install "malecon[server]"

cli-unknown-command = Er is geen opdracht “{ $found }”. “malecon --help” somt ze allemaal op.
cli-unknown-option = Er is hier geen optie “{ $found }”. Met --help erachter somt een opdracht zijn opties op.
cli-missing = Er ontbreekt iets: { $name }. Met --help erachter zegt een opdracht wat hij nodig heeft.
cli-repeated = “{ $name }” is twee keer opgegeven.
cli-value = { $name } kan niet “{ $found }” zijn.
cli-too-many = Dit was te veel: “{ $found }”. Met --help erachter zegt een opdracht wat hij nodig heeft.
cli-misread = Dat was niet te begrijpen: { $error }
cli-system = Het systeem weigerde: { $error }.
cli-memory = Daarvoor is er niet genoeg geheugen.
cli-interrupted = Afgebroken.

## De eerste regels van zulke bestanden

cli-components-head =
    In het spel { $game }: { $name }.
    Verander ze zoals in je eigen doos, daarna: malecon { $name } check FILE
cli-tiles-head =
    De 36 gebouwtegels van Havana, elk met punten en prijs:
    R rode, Y gele, N bruine, B blauwe en G grijze blokjes, $ peso's, w arbeiders, A de architect is nodig.
    Verander ze zoals ze in je doos zitten, en dan: malecon tiles check BESTAND
cli-tables-head =
    De Cubanen van Santiago met hun bloemen en wat ze geven, en wat de gebouwen geven.
    Verander ze zoals ze in je doos zitten, en dan: malecon tables check BESTAND
cli-ships-head =
    De 15 schepen van Cuba, elk met plaatsen voor citrusvruchten, tabak, suiker, rum en sigaren.
    Verander ze zoals ze in je doos zitten, en dan: malecon ships check BESTAND
cli-boards-head =
    De plantageborden van Cuba, elk met drie rijen van boven af:
    W pakhuis, C citrusvruchten, T tabak, S suiker, F bos, M berg, L meer.
    Verander ze zoals ze in je doos zitten, en dan: malecon boards check BESTAND

# Many machines, and parts of runs.
cli-any-cluster = Op veel machines werken, met Ray: “ray” start er een op deze machine, “auto” vindt die hier draait, ray://HOST:PORT of HOST:PORT is er een elders. Vraagt malecon[cluster].
cli-any-part = Alleen het derde van acht delen spelen, als 3/8; “malecon join” voegt de delen samen.
cli-any-into = De map waarin een deel bewaard wordt; anders deze.
cli-any-page = Hier een pagina bijhouden die toont hoever het is; ze is intussen te bekijken.
cli-any-fresh = Vergeten wat een eerdere run heeft achtergelaten en opnieuw beginnen.
cli-any-csv = Elke plaats van elke partij als regel CSV afdrukken.
cli-join = De delen van een run samenvoegen en zeggen wat hij zegt, zoals één machine het had gedaan.
cli-join-parts = De delen, of de map waarin ze liggen.
cli-join-html = Van een rapport: waar de pagina geschreven wordt; anders SPEL-report.html in deze map.
cli-join-chart = Van een arena: de aandelen in de overwinningen in dit SVG-bestand tekenen.
cli-join-csv = Van een arena: elke plaats van elke partij als regel CSV afdrukken.
cli-analyse-part = Alleen het derde van acht delen van de optekeningen bekijken, als 3/8.

## Het bureau van de clubleiding

desk-address = Open dit één keer, binnen een uur, in de browser waarmee je voor de club zorgt:
desk-revoked = { $browsers ->
    [0] Geen browser kon het bureau openen.
    [one] De browser die het bureau kon openen, kan dat niet meer.
   *[other] De { $browsers } browsers die het bureau konden openen, kunnen dat niet meer.
}
desk-no-club = In “{ $path }” is geen club. Met --database of --config zeg je waar die is.
