# Wat het laboratorium zegt: arena en verslag over het evenwicht.

cli-arena = Laat bots tegen elkaar spelen en zegt wie beter is en hoe zeker dat is. Na Ctrl-C of een crash gaat dezelfde opdracht verder waar hij was. Twee bots: elk zit alleen aan een tafel vol van de ander, op elke plaats. Meer dan twee en zoveel als er plaatsen zijn: allemaal aan één tafel, in elke volgorde. Elk ander aantal: in paren, zoals twee. Elke opstelling speelt dezelfde lotingen.
cli-arena-bots = De bots, de zwakste eerst: random, casual, greedy, steady, learned, expert, master; en strong, die zonder net zoekt. Van de laatste vier kun je zeggen hoelang ze denken: master:300 loopt voor een beslissing 300 keer door zijn boom, master:500ms denkt een halve seconde; BESTAND.net is learned met een eigen net, BESTAND.net:master:300 master daarmee; BESTAND.py:NAAM is een eigen bot, die met het spel wordt aangeroepen; cmd:OPDRACHT is elk programma dat regels JSON spreekt, zoals "cmd:python mijn.py" (docs/programs.md).
cli-arena-players = Hoeveel er aan een tafel zitten; zonder opgave twee.
cli-arena-games = Hoeveel partijen; zonder opgave 200. Naar boven afgerond, zodat het voor alle opstellingen eerlijk is.
cli-arena-jobs = Hoeveel processen; zonder opgave één per kern. De partijen zijn dezelfde, als geen bot op de klok denkt.
cli-arena-seed = Een ander getal geeft andere partijen; zonder opgave 0, of, waar programma’s spelen, een dat zij niet kunnen raden.
cli-arena-patience = Hoeveel seconden een programma (cmd:…) voor een antwoord heeft; zonder opgave 30.
cli-arena-alone = Zet alleen de eerste bot in zijn eentje tussen andere, niet de andere tussen zijns gelijken.
cli-arena-fresh = De eerder gespeelde partijen vergeten en opnieuw beginnen.
cli-arena-csv = Elke plaats van elke partij als een regel CSV afdrukken.
cli-arena-chart = De aandelen in de overwinningen in dit SVG-bestand tekenen.

arena-too-few = Een arena heeft minstens twee bots nodig, niet { $found }.
arena-twice = De bot “{ $found }” is twee keer genoemd.
arena-no-such-bot = “{ $found }” is er niet, of kan niet worden aangeroepen.
arena-no-choose = “{ $found }” kan niet worden gevraagd: het heeft geen methode “choose”.
arena-no-net-bot = “{ $found }”: met een eigen net zijn er { $known }.
arena-bot-broken = “{ $path }” kan niet worden gebruikt: { $error }
arena-same-module = “{ $path }”: naast de bestanden van twee bots, in verschillende mappen, ligt telkens een “{ $found }”, en Python kent elke naam maar één keer. Een ervan moet anders heten.
arena-no-command = “{ $found }” noemt geen opdracht; men schrijft "cmd:python mijn.py".
arena-no-program = Er is hier geen programma “{ $found }”.
arena-patience = Een antwoord mag tot { $most } seconden duren en meer dan geen; niet { $found }.
arena-program-silent = Het programma zei binnen { $seconds } seconden niets.
arena-program-ended = Het programma is gestopt. Op stderr zei het als laatste: { $error }
arena-program-hello = Het programma moet zich eerst melden, met {"{"}"type": "hello"{"}"}; het zei: { $found }
arena-program-line = Dit is geen antwoord op de gestelde vraag: { $found }
arena-program-forfeited = Het programma heeft te vaak gefaald en wordt in deze partij niet meer gevraagd.
arena-two-forms = Of --json of --csv, niet allebei.
lab-process-ended = Een van de spelende processen is onverwacht gestopt, misschien door gebrek aan geheugen. Wat gespeeld is, blijft bewaard; dezelfde opdracht gaat verder. Minder --jobs kan helpen.
lab-runs-already = Dezelfde opdracht loopt al; hij schrijft “{ $path }”.
lab-before = Al eerder gespeeld: { $played } van { $total } partijen; --fresh begint opnieuw.

arena-head = { $game }, { $players } spelers, { $games } partijen, startgetal { $seed }
arena-against = { $bot } – { $others }
arena-bot = bot
arena-opponents = tegen
arena-games = partijen
arena-wins = gewonnen
arena-share = aandeel
arena-interval = 95 % zeker
arena-fair = eerlijk
arena-share-wins = aandeel gewonnen partijen, met 95 %-intervallen
arena-fair-share = eerlijk aandeel
arena-seat = plaats { $seat }
arena-rating = sterkte
arena-points = punten
arena-difference = voor op de anderen
arena-decisions = beslissingen
arena-time = per stuk
arena-errors = fouten
arena-program = programma
arena-timeouts = te laat
arena-illegal = ongeldige antwoorden
arena-ended = crashes
arena-forfeits = partijen opgegeven
arena-no-ratings = Voor sterktes is OpenSkill nodig: pip install "malecon[lab]"
arena-error = { $bot } faalde na { $after } antwoorden: { $error }. Het verslag: { $record }
arena-kept = De partijen liggen in { $path }

## Het verslag over het evenwicht

cli-report = Speelt veel partijen van een bot met zichzelf en zegt hoe evenwichtig het spel is: overwinningen naar plaats en beurt, punten en lengte, waar punten vandaan komen, waarmee elke kaart, tegel, wet of elk gebouw samengaat. Een pagina met grafieken, of JSON. Dezelfde opdracht gaat verder waar hij was.
cli-report-bots = De bot die alle plaatsen speelt; zonder opgave greedy.
cli-report-players = Hoeveel er spelen; zonder opgave alle aantallen om de beurt.
cli-report-games = Hoeveel partijen; zonder opgave 1000.
cli-report-jobs = Hoeveel processen; zonder opgave één per kern. De partijen zijn dezelfde.
cli-report-seed = Een ander getal geeft andere partijen; zonder opgave 0.
cli-report-fresh = De eerder gespeelde partijen vergeten en opnieuw beginnen.
cli-report-html = Waar de pagina wordt geschreven; zonder opgave SPEL-report.html in deze map.

report-title = Hoe evenwichtig is { $game }?
report-about = { $games } partijen, alle plaatsen gespeeld door { $bot }, startgetal { $seed }.
report-care = Wat met winnen samengaat, hoeft de oorzaak niet te zijn, en een andere bot vindt misschien andere wegen. Intervallen gelden voor 95 %: van twintig dingen die niets uitmaken, lijkt er één dat wel te doen. Grijze balken liggen binnen hun twijfel.
report-errors = { $bot } faalde { $errors ->
    [one] één keer
   *[other] { $errors } keer
}; dan werd een willekeurig toegestaan antwoord gegeven, dus de cijfers zeggen minder.
report-written = Het verslag: { $path }

report-seats = Plaatsen
report-seats-about = Op elke plaats speelt dezelfde bot, dus elke plaats zou haar eerlijke aandeel moeten winnen.
report-by-seat = Overwinningen naar plaats, { $players } spelers
report-by-turn = Overwinningen naar beurt, geteld vanaf de eerst gelote startspeler, { $players } spelers
report-seat = plaats { $seat }
report-turn = { $turn }.
report-wins = gewonnen
report-fair = eerlijk aandeel
report-sure = 95 % zeker
report-lengths = Punten en lengte
report-players = spelers
report-games = partijen
report-rounds = rondes
report-decisions = beslissingen
report-points = punten
report-winning = beste
report-margin = voorsprong
report-shared = gedeelde winst
report-score-chart = Punten van een plaats aan het einde
report-round-chart = Rondes van een partij
report-of-players = { $players } spelers
report-sources = Waar punten vandaan komen
report-sources-about = De gemiddelde punten van een plaats uit elke bron, van alle plaatsen en van die welke wonnen.
report-sources-chart = Punten naar bron, { $players } spelers
report-all = allen
report-winners = winnaars
report-items-chart = { $what }: overwinningen boven of onder het eerlijke aandeel
report-above = procentpunten boven het eerlijke aandeel
report-all-numbers = Alle getallen
report-thing = wat
report-games-with = in partijen
report-seats-with = door plaatsen
report-times = hoe vaak
report-times-winners = hoe vaak, winnaars
report-at-all = Wie het hoe dan ook nam of gebruikte: hoe vaak leverde dat de winst op?

report-group-havana-card = Uitgevoerde kaarten
report-group-havana-tile = Gekochte tegels
report-group-santiago-cuban = Bezochte Cubanen
report-group-santiago-building = Gebruikte gebouwen
report-group-santiago-owned = Verworven gebouwen
report-group-santiago-good = Geleverde goederen
report-group-cuba-character = Gespeelde personen
report-group-cuba-delegate = Personen naar het parlement
report-group-cuba-tile = Gebouwde gebouwen
report-group-cuba-use = Gebruikte gebouwen
report-group-cuba-ship = Beladen schepen
report-group-cuba-passed = Aangenomen wetten
report-about-havana-card = Wie een kaart aan tafel het vaakst uitvoerde: hoe vaak leverde dat de winst op?
report-about-havana-tile = Wie een tegel kocht: hoe vaak leverde dat de winst op? Tegels van gelijke punten horen op elkaar te lijken.
report-about-santiago-cuban = Wie een Cubaan aan tafel het vaakst bezocht: hoe vaak leverde dat de winst op?
report-about-santiago-building = Wie een gebouw aan tafel het vaakst gebruikte: hoe vaak leverde dat de winst op?
report-about-santiago-owned = Wie een gebouw verwierf: hoe vaak leverde dat de winst op?
report-about-santiago-good = Wie een goed aan tafel het vaakst leverde: hoe vaak leverde dat de winst op?
report-about-cuba-character = Wie een persoon aan tafel het vaakst speelde: hoe vaak leverde dat de winst op?
report-about-cuba-delegate = Wie een persoon aan tafel het vaakst naar het parlement stuurde: hoe vaak leverde dat de winst op?
report-about-cuba-tile = Wie een gebouw bouwde: hoe vaak leverde dat de winst op?
report-about-cuba-use = Wie een gebouw aan tafel het vaakst gebruikte: hoe vaak leverde dat de winst op?
report-about-cuba-ship = Wie de meeste eenheden op een schip laadde: hoe vaak leverde dat de winst op?
report-about-cuba-passed = Wie de stemming won en een wet aannam: hoe vaak leverde dat de partij op?

# --- malecon train ---

cli-train = Een net leert een spel door tegen zichzelf te spelen. Na Ctrl-C of een crash gaat dezelfde opdracht verder waar die ophield. Heeft PyTorch nodig: pip install "malecon[learn]".
cli-train-folder = Waar het net en alles om verder te gaan bewaard wordt; standaard de map “training”.
cli-train-minutes = Hoe lang, zoals 30 of 0.5; standaard 10 minuten.
cli-train-jobs = Hoeveel processen spelen; standaard één per kern.
cli-train-seed = Een ander getal geeft een ander net; standaard 1.
cli-train-width = Hoeveel neuronen de eerste laag heeft; standaard 128.
cli-train-depth = Hoeveel neuronen de tweede laag heeft; standaard 32.
cli-train-rate = Hoe snel het aan het begin van een run leert; zonder opgave 0.001. Wie met een al goed net verdergaat, neemt beter iets minder.
cli-train-fresh = Vergeet wat eerder geleerd is en begin opnieuw.
cli-train-shipped = Ga verder met het net dat bij het spel hoort.
cli-train-chart = Teken de leercurve in dit SVG-bestand.

train-no-torch = Om te leren is PyTorch nodig: pip install "malecon[learn]"
train-no-observer = { $game } zegt niet wat een plaats weet, dus kan geen net het leren; docs/writing-a-game.md vertelt hoe een spel dat doet.
train-minutes = De minuten zijn een getal boven 0 en tot { $most }, zoals 30 of 0.5; niet { $found }.
train-no-folder = “{ $path }” is een bestand; noem een map om het net in te bewaren.
train-rate = Het tempo moet groter dan 0 en hoogstens { $most } zijn, niet { $found }; 0.001 is een goed begin.
train-other-net = “{ $path }” is beschadigd, of van een ander spel of een andere grootte; --fresh begint opnieuw.
train-begins = { $game }: leert vanaf nul, { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
} lang, met { $jobs ->
    [one] één proces dat speelt
   *[other] { $jobs } processen die spelen
}.
train-goes-on = Verder na { $games } partijen, uit { $path }.
train-goes-on-shipped = Verder na { $games } partijen, met het net dat bij het spel hoort.
train-nothing-shipped = Bij { $game } hoort geen net; zonder --shipped wordt van voren af aan geleerd.
train-shipped-size = --width en --depth zijn die van het net dat bij { $game } hoort, { $width } en { $depth }: met --shipped kunnen het geen andere zijn.
train-begun-already = “{ $path }” is er al: zonder --shipped gaat het daarmee verder, en --fresh vergeet het.
train-line = { $minutes } min, { $games } partijen, fout { $loss }; alleen tegen greedy gewonnen: { $won }
train-won = { $share } van { $games } met { $players }
train-stopped = Gestopt; dezelfde opdracht gaat hier verder.
train-done = { $games } partijen gespeeld. Het net staat in { $path }; probeer het: malecon arena { $game } { $path } greedy
train-chart = { $game }: door het net gewonnen partijen, alleen tussen { $rival }
train-games = partijen waarvan geleerd is
train-players = { $players } spelers

net-unreadable = Dit is geen bestand van een net.
net-of-another-game = Dit net is niet gemaakt voor { $game } zoals het nu is.
net-too-large = De gewichten van dit net zijn te groot: wat het optelt zou niet passen.

# --- many machines, parts of runs, and the page of a run ---
part-wrong = Een deel wordt als 3/8 geschreven, het derde van acht; “{ $found }” is er geen.
part-into-alone = --into zegt waar een deel bewaard wordt; het hoort bij --part.
arena-part-seed = Er spelen programma’s, en zonder --seed trekt elke machine anders. Geef alle delen dezelfde --seed, met veel cijfers.
part-csv = Of --csv of --into: het ene drukt de partijen van een deel af, het andere bewaart ze.
part-no-folder = “{ $path }” is een bestand; delen worden in een map bewaard.
part-kept = Deel { $part } van { $of } is gespeeld (partijen: { $games }) en bewaard in { $path }. Als alle delen er zijn, voegt “malecon join” ze samen.
join-nothing = Er is niets samen te voegen: noem de bestanden die runs met --part bewaard hebben, of hun map.
join-no-part = “{ $path }” is geen deel van een run. Delen zijn wat runs met --part bewaren.
join-other-run = “{ $path }” is een deel van een andere run dan “{ $first }”: “{ $what }” is daar { $there } en hier { $here }. Laat een van beide weg.
join-twice = Deel { $part } is er twee keer: “{ $other }” en “{ $path }”. Laat een van beide weg.
join-missing =
    { $count ->
        [one] Deel { $parts } van { $of } ontbreekt.
       *[other] { $count } van { $of } delen ontbreken: { $parts }.
    }
join-unfinished = “{ $path }” is niet klaar: { $played } van { $games } partijen. Hetzelfde commando met --part { $part } gaat ermee verder.
join-damaged = “{ $path }” is beschadigd. Verwijder het en speel dit deel opnieuw.
join-not-for = { $option } is niet voor de delen van “malecon { $kind }”.
analyse-one-page = --html noemt één pagina, maar er zijn meer optekeningen. Zonder heeft elk zijn pagina naast zich.
analyse-budget = --budget moet van 1 tot { $most } zijn, niet { $found }.
analyse-no-records = Er is geen optekening in “{ $path }”: geen bestand erin eindigt op .txt.
analyse-same-names = “{ $path }” en “{ $other }” zouden in bestanden met dezelfde namen komen. Loop ze na elkaar na, in verschillende mappen.
cluster-no-ray = Om op een cluster te werken is Ray nodig: pip install "malecon[cluster]"
cluster-address = “{ $found }” is geen adres van een cluster. Het is ray, auto, ray://HOST:PORT of HOST:PORT.
cluster-nobody = Op { $address } antwoordt niemand: { $error }. Draait het cluster, en is dit het adres van zijn hoofd?
cluster-failed = Het cluster “{ $address }” was niet te gebruiken: { $error }
cluster-lost = Werk dat aan het cluster gegeven was, ging steeds weer verloren: { $error }
cluster-differs = De machine { $node } van het cluster speelt niet zoals deze: Malecón is daar { $there }, hier { $here }, of regels of bots zijn anders. Installeer op alle machines hetzelfde.
run-runs = Het loopt; zover was het om { $time }. De pagina wordt om de paar seconden opnieuw geschreven: staat de tijd stil, dan is de run ten einde.
run-finished = Klaar om { $time }.
run-stopped = Gestopt om { $time }; hetzelfde commando gaat hier verder.
run-played = gespeelde partijen
run-total = partijen in totaal
run-rate = partijen per seconde
run-time = verstreken tijd
run-left = resterende tijd
run-seconds = seconden
run-a-second = { $rate } per seconde
