### De weg naar binnen: begin, nieuwe tafel, open tafels, instellingen, hulp. In het Nederlands.

lobby-close = Sluiten
lobby-home = Naar het begin
lobby-again = Nog eens proberen
lobby-reload = Pagina opnieuw laden
lobby-language-failed = Deze taal kon niet worden opgehaald.

lobby-renewed = De pagina is vernieuwd
lobby-renewed-about = De server heeft een nieuwere versie van deze pagina. Laad haar opnieuw; aan de tafels gaat niets verloren.
lobby-broken = Er ging iets stuk in de pagina
lobby-broken-about = Dat had niet mogen gebeuren. Laad de pagina opnieuw; alles aan je tafels is bewaard.

## Begin

lobby-claim = Drie bordspellen aan de zeemuur. Met vrienden via een link, of meteen tegen bots.
lobby-play-now = Meteen spelen
lobby-join = Open tafels
lobby-invite = Vrienden uitnodigen
lobby-start-here = Goed om te beginnen
lobby-more = Meer
lobby-making = Een ogenblik …
lobby-games = Kies een spel
lobby-players = Spelers
lobby-players-range = { $least } tot { $most } spelers
lobby-minutes = { $least } tot { $most } minuten
lobby-weight-1 = licht
lobby-weight-2 = gemiddeld
lobby-weight-3 = pittig
lobby-rules = Spelregels
lobby-rule = Spelregel { $id }
lobby-opponents = De bots spelen
lobby-name = Je naam
lobby-guest = Gast

lobby-credits = Havanna is een spel van Reinhard Staupe, Santiago de Cuba van Michael Rieneck, Cuba van Michael Rieneck en Stefan Stadler. Woorden en tekeningen hier zijn van onszelf.

lobby-gone = Dat is er niet meer
lobby-gone-link = Deze link leidt niet meer naar een plaats. Wie hem stuurde, kan aan de tafel een nieuwe maken.
lobby-gone-table = Deze tafel is er niet meer. De gastheer heeft haar opgeruimd, of er zat lang niemand aan.
lobby-gone-private = Aan deze tafel zijn geen toeschouwers gewenst. Vraag de gastheer om een link naar een plaats.
lobby-gone-removed = Je plaats aan die tafel is aan iemand anders gegeven.

lobby-continue = Verder spelen
lobby-show-all = Alle { $number } tonen
lobby-round = Ronde { $round }
lobby-stands-turn = Jij bent aan de beurt
lobby-stands-waiting = Wachten op { $names }
lobby-stands-running = Het spel is bezig
lobby-stands-gathering =
    { $open ->
        [0] Kan beginnen
        [one] { $open } plaats is vrij
       *[other] { $open } plaatsen zijn vrij
    }
lobby-stands-paused = Onderbroken
lobby-stands-won =
    { $count ->
        [one] { $names } heeft gewonnen
       *[other] { $names } hebben samen gewonnen
    }
lobby-stands-over = Het spel is uit
lobby-stands-closed = Zonder uitslag beëindigd
lobby-delete = Opruimen
lobby-delete-title = Deze tafel opruimen?
lobby-delete-about = De tafel, haar verloop en haar links worden voor iedereen gewist. Dat kan niet ongedaan worden gemaakt.
lobby-keep = Bewaren

## Nieuwe tafel

lobby-new = Nieuwe tafel
lobby-game = Spel
lobby-summary = Wat er gespeeld wordt
lobby-seats = Wie doet er mee?
lobby-fill-open = Vrienden op de andere plaatsen
lobby-fill-bots = Bots op de andere plaatsen
lobby-sitter = Wie zit er op plaats { $number }?
lobby-sitter-me = Jij
lobby-sitter-open = Vrij
lobby-sitter-bot = Bot
lobby-sitter-here = Nog iemand hier
lobby-sitter-open-about = Voor wie via de link komt.
lobby-name-of = Naam op plaats { $number }
lobby-level-of = Hoe goed de bot op plaats { $number } speelt
lobby-hot-seat = Er spelen er meer op dit apparaat: tussen de beurten worden de handen bedekt.
lobby-nobody-here = Je neemt zelf geen plaats en kijkt toe.
lobby-options = Regels om te kiezen
lobby-option-havana-round_limit = Een echt spel duurt zo’n 15 ronden; de grens beëindigt er alleen een die niemand wil beëindigen.
lobby-option-santiago-open_holdings = Anders staan ze tot het einde achter de schermen.
lobby-option-santiago-rent_when_staying = Anders brengt alleen een figuur die in deze beurt verzet is huur op.
lobby-option-cuba-edition = Ze verschillen in de voorraad goederen en in twee gebouwen.
lobby-option-cuba-boards = Verschillende borden hebben hun velden op andere plekken; een gemeenschappelijk bord is eerlijker voor beginners.
lobby-option-cuba-market_act = Wetten die de markt vullen of legen.
lobby-option-cuba-warehouse_counts = De spelregels noemen het zo; dan telt het ook voor belasting, subsidie en aan het einde.
lobby-value-cuba-edition-2012 = 2012
lobby-value-cuba-edition-2007 = 2007
lobby-value-cuba-boards-individual = voor ieder een ander
lobby-value-cuba-boards-common = voor allen hetzelfde
lobby-value-cuba-market_act-each_round = elke ronde
lobby-value-cuba-market_act-once = maar één keer
lobby-clock = Klok
lobby-clock-none = Geen
lobby-clock-live = Aan één stuk
lobby-clock-days = Dagen
lobby-clock-none-about = Iedereen denkt na zo lang als nodig is.
lobby-clock-live-about = Iedereen heeft zoveel tijd voor het hele spel, en bij elk antwoord wat meer.
lobby-clock-days-about = Een spel naast het gewone leven: antwoord wanneer je tijd hebt.
lobby-clock-minutes = Minuten per speler
lobby-clock-increment = Seconden erbij per antwoord
lobby-clock-each = Dagen per antwoord
lobby-clock-live-short = { $minutes } min + { $increment } s
lobby-clock-days-short =
    { $days ->
        [one] { $days } dag per antwoord
       *[other] { $days } dagen per antwoord
    }
lobby-timeout = Als de tijd om is
lobby-timeout-wait = wacht de tafel
lobby-timeout-bot = neemt een bot het over
lobby-stand-in = Welke bot
lobby-house = Huisregels
lobby-listed = Bij de open tafels tonen
lobby-listed-about = Iedereen mag op een vrije plaats gaan zitten. Anders komen alleen zij die de link hebben.
lobby-spectators = Toeschouwers zijn welkom
lobby-spectators-about = Ze zien wat open ligt, nooit iemands hand.
lobby-hints = Hints
lobby-hints-about = Wie gevraagd is, kan een bot laten zeggen wat die zou doen.
lobby-title = Titel
lobby-title-about = Hoe de tafel bij de open tafels heet, als je wilt.
lobby-files = Eigen spelmateriaal
lobby-files-about = Wijkt je doos af van de onze, breng haar stukken dan mee als bestand. Het commando “malecon” drukt de onze af als voorbeeld.
lobby-file-tiles = Gebouwtegels
lobby-file-tables = Cubanen en gebouwen
lobby-file-ships = Schepen
lobby-file-boards = Plantageborden
lobby-make = Tafel klaarzetten
lobby-make-about =
    { $open ->
        [one] Er blijft één plaats vrij: straks krijg je de link om uit te nodigen.
       *[other] Er blijven { $open } plaatsen vrij: straks krijg je de link om uit te nodigen.
    }
lobby-begin = Beginnen
lobby-begin-about = Alle plaatsen zijn bezet: het spel begint meteen.

## Open tafels

lobby-tables = Open tafels
lobby-all-games = Alle
lobby-gathering = voor het begin
lobby-free = vrij
lobby-sit = Gaan zitten
lobby-watch = Toekijken
lobby-go-on = Verder spelen
lobby-empty = Op dit moment is er geen tafel open. Zet er een klaar en toon hem hier, of speel zolang tegen bots.
lobby-against-bots = Tegen bots spelen

## Een adres dat nergens heen leidt

lobby-nowhere = Op volle zee
lobby-nowhere-about = Op dit adres is niets. Misschien is het verkeerd getikt, of is wat hier was verdwenen.

## Instellingen

lobby-settings = Instellingen
lobby-language = Taal
lobby-name-none = nog geen
lobby-name-about = In deze browser bewaard; de anderen aan je tafels zien hem.
lobby-mode = Kleuren
lobby-mode-auto = zoals het systeem
lobby-mode-light = licht
lobby-mode-dark = donker
lobby-speed = Tempo
lobby-speed-slow = langzaam
lobby-speed-normal = normaal
lobby-speed-fast = snel
lobby-speed-off = meteen
lobby-speed-about = Hoe snel de beurten van de anderen verteld worden. Een klik of een toets slaat over wat er verteld wordt.
lobby-contrast = Meer contrast
lobby-contrast-about = Sterkere randen en kleuren, geen tinten. Ook aan als je systeem erom vraagt.
lobby-sound = Geluiden
lobby-volume = Volume
lobby-confirm = Elk antwoord bevestigen
lobby-confirm-about = Een eerste klik kiest, een tweede geeft het antwoord. Wat in elke volgorde gekozen wordt, en wat iets zou laten liggen, wordt altijd bevestigd.
lobby-notify = Zeg het als ik aan de beurt ben
lobby-notify-about = Met een melding van de browser, terwijl je iets anders bekijkt.
lobby-notify-refused = De browser staat deze pagina geen meldingen toe. In zijn eigen instellingen kun je dat veranderen.
lobby-settings-shapes = Stukken zijn te herkennen aan vorm en teken, nooit aan kleur alleen.

## Hulp

lobby-help = Hulp
lobby-help-title = Zo wordt hier gespeeld
lobby-help-begin = “Meteen spelen” zet je tegen bots aan een tafel. “Vrienden uitnodigen” zet een tafel klaar met een link voor de anderen.
lobby-help-glow = Wat gloeit, kun je aanklikken. De balk onder het bord zegt wat er gevraagd wordt, en van wie.
lobby-help-preview = Blijf even op iets dat gloeit staan, of houd je vinger erop: je ziet wat er zou veranderen.
lobby-help-why = Klik aan wat niet gloeit, en je hoort waarom niet, met de regel.
lobby-help-undo = Een antwoord kan worden teruggenomen zolang sindsdien niemand geantwoord heeft en niets getrokken is.
lobby-help-invite = Deze browser houdt je plaatsen. De geheime link van een plaats brengt haar naar een ander apparaat.
lobby-help-away = Sluit de pagina wanneer je wilt: onder “Verder spelen” wachten je tafels.
lobby-help-fair = Na het spel kan elke trekking worden nagegaan: de server legt zich er vooraf op vast.
lobby-help-rules = De regels van de spellen
lobby-bots = De bots
lobby-level-random = Speelt zomaar iets dat mag. Goed om de zetten te leren.
lobby-level-casual = Kijkt één beurt vooruit en is wat slordig. Een vriendelijke tegenstander voor de eerste spellen.
lobby-level-greedy = Kijkt één beurt vooruit en neemt wat het beste lijkt. Straft cadeautjes af.
lobby-level-learned = Heeft zichzelf het spel geleerd in meer dan honderdduizend spellen en kijkt even vooruit. Voor wie van Gretig wint.
lobby-level-expert = Heeft zichzelf het spel geleerd in meer dan honderdduizend spellen en bedenkt wat de anderen kunnen antwoorden. Moeilijk te verslaan.
lobby-level-master = Heeft zichzelf het spel geleerd in meer dan honderdduizend spellen, neemt de tijd en denkt ver vooruit. De beste bot hier.
lobby-level-strong = Doorzoekt vele beurten voor hij antwoordt. Hij neemt de tijd en is moeilijk te verslaan.
lobby-keys = Toetsenbord
lobby-keys-about = Tab leidt van het een naar het ander, Enter of spatie voert uit, Escape sluit.
lobby-lesson = Leer het in tien minuten
lobby-statistics = Statistieken
