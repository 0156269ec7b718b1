# Wat het laboratorium zegt: arena en verslag over het evenwicht.

cli-arena = Laat bots tegen elkaar spelen en zegt wie beter is en hoe zeker dat is. Na Ctrl-C of een crash gaat dezelfde opdracht verder waar hij was. Twee bots: elk zit alleen aan een tafel vol van de ander, op elke plaats. Meer dan twee en zoveel als er plaatsen zijn: allemaal aan één tafel, in elke volgorde. Elk ander aantal: in paren, zoals twee. Elke opstelling speelt dezelfde lotingen.
cli-arena-bots = De bots: random, casual, greedy, strong; strong:300 loopt voor een beslissing 300 keer door zijn boom, strong:500ms denkt een halve seconde; BESTAND.py:NAAM is een eigen bot, die met het spel wordt aangeroepen.
cli-arena-players = Hoeveel er aan een tafel zitten; zonder opgave twee.
cli-arena-games = Hoeveel partijen; zonder opgave 200. Naar boven afgerond, zodat het voor alle opstellingen eerlijk is.
cli-arena-jobs = Hoeveel processen; zonder opgave één per kern. De partijen zijn dezelfde, als geen bot op de klok denkt.
cli-arena-seed = Een ander getal geeft andere partijen; zonder opgave 0.
cli-arena-alone = Zet alleen de eerste bot in zijn eentje tussen andere, niet de andere tussen zijns gelijken.
cli-arena-fresh = De eerder gespeelde partijen vergeten en opnieuw beginnen.
cli-arena-csv = Elke plaats van elke partij als een regel CSV afdrukken.
cli-arena-chart = De aandelen in de overwinningen in dit SVG-bestand tekenen.

arena-too-few = Een arena heeft minstens twee bots nodig, niet { $found }.
arena-twice = De bot “{ $found }” is twee keer genoemd.
arena-no-such-bot = “{ $found }” is er niet, of kan niet worden aangeroepen.
arena-bot-broken = “{ $path }” kan niet worden gebruikt: { $fault }
arena-two-forms = Of --json of --csv, niet allebei.
lab-process-ended = Een van de spelende processen is onverwacht gestopt, misschien door gebrek aan geheugen. Wat gespeeld is, blijft bewaard; dezelfde opdracht gaat verder. Minder --jobs kan helpen.
lab-runs-already = Dezelfde opdracht loopt al; hij schrijft “{ $path }”.

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
arena-faults = fouten
arena-no-ratings = Voor sterktes is OpenSkill nodig: pip install "malecon[lab]"
arena-fault = { $bot } faalde na { $after } antwoorden: { $fault } Het verslag: { $record }
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
report-at-all = Wie het hoe dan ook nam of gebruikte: hoe vaak won hij?

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
report-about-havana-card = Wie een kaart aan zijn tafel het vaakst uitvoerde: hoe vaak won hij?
report-about-havana-tile = Wie een tegel kocht: hoe vaak won hij? Tegels van gelijke punten horen op elkaar te lijken.
report-about-santiago-cuban = Wie een Cubaan aan zijn tafel het vaakst bezocht: hoe vaak won hij?
report-about-santiago-building = Wie een gebouw aan zijn tafel het vaakst gebruikte: hoe vaak won hij?
report-about-santiago-owned = Wie een gebouw verwierf: hoe vaak won hij?
report-about-santiago-good = Wie een goed aan zijn tafel het vaakst leverde: hoe vaak won hij?
report-about-cuba-character = Wie een persoon aan zijn tafel het vaakst speelde: hoe vaak won hij?
report-about-cuba-delegate = Wie een persoon aan zijn tafel het vaakst naar het parlement stuurde: hoe vaak won hij?
report-about-cuba-tile = Wie een gebouw bouwde: hoe vaak won hij?
report-about-cuba-use = Wie een gebouw aan zijn tafel het vaakst gebruikte: hoe vaak won hij?
report-about-cuba-ship = Wie de meeste eenheden op een schip laadde: hoe vaak won hij?
report-about-cuba-passed = Wie de stemming won en een wet aannam: hoe vaak won hij de partij?

## Waar punten vandaan komen

lab-source-havana-large-tiles = tegels van 5 punten en meer
lab-source-havana-middle-tiles = tegels van 3 en 4 punten
lab-source-havana-small-tiles = tegels van 1 en 2 punten
lab-source-santiago-ship = leveringen
lab-source-santiago-buildings = gebruikte gebouwen
lab-source-santiago-cubans = Cubanen
lab-source-santiago-rent = eigen gebouwen
lab-source-santiago-gifts = El Zorro
lab-source-santiago-leftovers = overgebleven goederen
lab-source-santiago-start = bij het begin
lab-source-cuba-ships = schepen
lab-source-cuba-buildings = gebruikte gebouwen
lab-source-cuba-statutes = belasting en heffing
lab-source-cuba-subsidies = subsidies
lab-source-cuba-tiles = gebouwen aan het einde
lab-source-cuba-architect = architect
