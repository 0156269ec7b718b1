# Wat het laboratorium zegt: arena en verslag over het evenwicht.

cli-arena = Laat bots tegen elkaar spelen en zegt wie beter is en hoe zeker dat is. Na Ctrl-C of een crash gaat dezelfde opdracht verder waar hij was. Twee bots: elk zit alleen aan een tafel vol van de ander, op elke plaats. Meer dan twee en zoveel als er plaatsen zijn: allemaal aan één tafel, in elke volgorde. Elk ander aantal: in paren, zoals twee. Elke opstelling speelt dezelfde lotingen.
cli-arena-bots = De bots: random, casual, greedy, strong; strong:300 loopt voor een beslissing 300 keer door zijn boom, strong:500ms denkt een halve seconde; BESTAND.py:NAAM is een eigen bot, die met het spel wordt aangeroepen.
cli-arena-players = Hoeveel er aan een tafel zitten; zonder opgave twee.
cli-arena-games = Hoeveel partijen; zonder opgave 200. Naar boven afgerond, zodat het voor alle opstellingen eerlijk is.
cli-arena-jobs = Hoeveel processen; zonder opgave één per kern. De partijen zijn dezelfde, als geen bot op de klok denkt.
cli-arena-seed = Een ander getal geeft andere partijen; zonder opgave 0.
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
