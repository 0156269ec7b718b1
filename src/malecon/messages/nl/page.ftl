### Wat de pagina aan tafel zegt, in het Nederlands.

page-away = De server is niet bereikbaar.
page-failed = Op de server is iets misgegaan.
page-loading = De tafel wordt gedekt …
page-yes = ja
page-no = nee
page-close = Sluiten
page-cancel = Annuleren
page-reload = Pagina opnieuw laden
page-home = Naar de startpagina
page-cup = Naar de beker
page-lobby = Open tafels

## Wie speelt

page-level-random = Willekeurig
page-level-casual = Ontspannen
page-level-greedy = Gretig
page-level-steady = Degelijk
page-level-learned = Bedreven
page-level-expert = Expert
page-level-master = Meester
page-level-strong = Sterk
page-bot-name = { $level } { $number }
page-seat = Speler { $number }
page-somebody = Iemand { $number }
page-seat-open = Plaats { $number }

page-you = jij
page-you-do = Je
page-spectator = Toeschouwer
page-seat-free = vrij
page-seat-bot = Bot: { $level }
page-seat-stood-in = een bot speelt ({ $level })
page-seat-late = tijd om
page-seat-away = afwezig
page-seat-host = gastheer
page-seat-shared = zelfde scherm als { $player }
page-seat-friend = met jou bevriend
page-seat-asked = is aan zet
page-seat-ready = klaar
page-company = Spelers
page-about-player = Meer over { $player }
page-why = Waarom deed { $player } dat?
page-points =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
page-count-points = punten
page-count-pesos = peso’s
page-count-buildings = gebouwen
page-count-votes = stemmen
page-clock-left = Resterende tijd: { $time }
page-time-days = { $days } d { $hours } u

page-sit = Hier gaan zitten
page-sit-name = Je naam
page-sit-hotseat = Op één apparaat kunnen meer mensen spelen: het wordt doorgegeven en de kaarten blijven verborgen.
page-rename = Naam veranderen
page-get-up = Opstaan
page-get-up-about = Je plaats komt vrij en iemand anders kan erop gaan zitten. Je link ernaartoe geldt niet meer.
page-get-up-counts = Een bot speelt voor je verder. Het spel telt, en je kunt terugkomen.
page-back = Ik ben er weer
page-leave = Ik ben even weg
page-look-from = Deze hand tonen
page-give-to-bot = Plaats aan een bot geven
page-propose-bot = Voorstellen dat een bot speelt
page-propose-bot-own = Een bot voor mij laten spelen
page-propose-open = Voorstellen de plaats vrij te geven

## Voor het spel

page-invite = Anderen uitnodigen
page-invite-about = Wie dit adres opent, kan op een vrije plaats gaan zitten of toekijken.
page-invite-address = Adres van deze tafel
page-invite-local = Dit adres leidt alleen op deze computer naar de tafel. Om anderen binnen te laten start je Malecón met --lan, of als server voor iedereen.
page-device = Op een ander apparaat spelen
page-device-about = Deze geheime link brengt je plaats naar een ander apparaat. Geef hem aan niemand: wie hem heeft, speelt voor jou.
page-device-alone-about = Heeft iemand je link in handen gekregen? Maak een nieuwe; alle andere werken dan niet meer.
page-device-alone = Nieuwe link, alle andere vervallen
page-qr = QR-code: { $title }
page-copy = Kopiëren
page-copied = Gekopieerd.
page-share = Delen

## De tafel

page-menu = Menu van de tafel
page-notices = Berichten
page-settings = Instellingen
page-help = Zo speel je hier
page-rules = Spelregels
page-round = Ronde { $round }
page-watching = Je kijkt toe
page-board = Speelbord
page-board-empty = Toen was het spel nog niet begonnen.
page-board-failed = Het speelbord kon niet worden geladen.
page-pause = Pauze voorstellen
page-resume = Verder spelen
page-stop = Voorstellen te stoppen
page-stop-about = Als iedereen akkoord gaat, eindigt het spel zonder winnaar.
page-end = Tafel sluiten
page-end-about = Het spel eindigt voor iedereen, zonder winnaar.
page-rule = Regel { $rule }
page-rule-missing = De tekst van deze regel is niet gevonden.
page-rules-ask = Wat is dit?
page-rules-asking = Klik op iets op het bord om de regels ervan te lezen. Esc stopt het.
page-your-turn = Jij bent aan zet: { $game }

## De vraag

page-prompt = Wat er gevraagd wordt
page-prompt-over =
    { $count ->
        [0] Het spel is afgelopen.
        [one] Het spel is afgelopen: { $players } heeft gewonnen.
       *[other] Het spel is afgelopen: { $players } delen de winst.
    }
page-prompt-closed = Het spel is zonder uitslag beëindigd.
page-prompt-paused = Het spel is onderbroken.
page-prompt-stood-in = Een bot speelt voor jou.
page-prompt-moment = Een ogenblik …
page-prompt-together =
    { $you ->
        [yes] { $ready ->
            [0] Jij bent klaar. We wachten op { $players }.
           *[other] Jij en { $others } zijn klaar. We wachten op { $players }.
        }
       *[no] { $ready ->
            [0] Allen kiezen tegelijk. We wachten op { $players }.
            [one] { $others } is klaar. We wachten op { $players }.
           *[other] { $others } zijn klaar. We wachten op { $players }.
        }
    }
page-prompt-empty = { $player } is vrij: daar moet iemand gaan zitten, of een bot.
page-prompt-thinking = { $player } denkt na
page-prompt-acts = { $player } is aan de beurt.
page-prompt-late = We wachten op { $player }; de tijd is om.
page-prompt-away = We wachten op { $player }, die afwezig is.
page-prompt-waiting = We wachten op { $player }: “{ $question }”
page-answers = Antwoorden
page-actions = Wat je kunt doen
page-actions-open = Alle antwoorden (toets /)
page-actions-search = Zoek door te typen
page-actions-found =
    { $count ->
        [one] { $count } antwoord
       *[other] { $count } antwoorden
    }
page-actions-none = Zo heet geen antwoord.
page-undo = Terugnemen
page-undo-ask = Vragen om terug te nemen
page-confirm = Bevestigen
page-selection = Gekozen
page-selection-about = Kies in elke volgorde en bevestig dan.
page-selection-remove = Terugnemen: { $answer }
page-selection-wanted = Er moet nog iets gekozen worden.
page-loses-anyway = Toch doen
page-loses-back = Terug
page-refused = Dat kan nu niet.

## Hints

page-hints = Hints

## Wat er gebeurde

page-talk = Verloop en gesprek
page-log = Verloop
page-log-earlier = Eerder
page-log-newest = Nieuwste
page-log-setup = Hoe de tafel werd klaargezet
page-happened = Wat er net gebeurde
page-happened-again = Nog eens bekijken
page-film-skip = Overslaan
page-film-since = Terwijl je weg was
page-film-again = Nog eens wat er net gebeurde
page-film-speed = Tempo: { $speed }. Klik om het te veranderen.
page-past = Een eerder moment
page-past-now = Terug naar nu
page-past-end = Naar de uitslag
page-past-all = Wat iedereen zag
page-past-eyes = Gezien door
page-past-first = Naar het begin
page-past-back = Een stap terug
page-past-forward = Een stap verder
page-past-run = Vanzelf afspelen
page-past-stop = Stilhouden
page-past-speed = Tempo
page-past-slider = Moment van het spel
page-past-place = { $place } van { $of }

page-log-made = De tafel staat klaar.
page-log-sat = { $name } neemt plaats { $number }.
page-log-bot = Plaats { $number } gaat naar een bot ({ $level }).
page-log-bot-named = { $name } ({ $level }) gaat op plaats { $number } zitten.
page-log-opened = Plaats { $number } is vrij.
page-log-began = Het spel begint.
page-log-ready = { $player } is klaar.
    .you = { $player } bent klaar.
page-log-unready = { $player } denkt er nog eens over na.
    .you = { $player } denkt er nog eens over na.
page-log-undo = { $player } neemt een antwoord terug.
    .you = { $player } neemt een antwoord terug.
page-log-away = { $player } is afwezig.
    .you = { $player } bent afwezig.
page-log-back = { $player } is er weer.
    .you = { $player } bent er weer.
page-log-stood-in = Een bot ({ $level }) speelt voor { $player }.
page-log-late = De tijd van { $player } is om.
page-log-asked =
    { $what ->
        [undo] { $player } wil een antwoord terugnemen.
        [pause] { $player } stelt een pauze voor.
        [resume] { $player } stelt voor verder te gaan.
        [bot] { $player } stelt voor dat een bot voor { $about } speelt.
        [open] { $player } stelt voor de plaats van { $about } vrij te geven.
       *[stop] { $player } stelt voor het spel te stoppen.
    }
page-log-agreed = { $player } gaat akkoord.
    .you = { $player } gaat akkoord.
page-log-declined = { $player } gaat niet akkoord.
    .you = { $player } gaat niet akkoord.
page-log-paused = Het spel is onderbroken.
page-log-resumed = Het spel gaat verder.
page-log-closed = De tafel is gesloten.
page-log-muted =
    { $what ->
        [audience] Wie toekijkt, wordt in het gesprek niet gehoord.
       *[player] { $player } wordt in het gesprek niet gehoord.
    }
    .you = { $player } wordt in het gesprek niet gehoord.
page-log-heard =
    { $what ->
        [audience] Wie toekijkt, wordt in het gesprek weer gehoord.
       *[player] { $player } wordt in het gesprek weer gehoord.
    }
    .you = { $player } wordt in het gesprek weer gehoord.
page-log-chance = Er wordt opnieuw aan het toeval bijgedragen: { $players } toonde niet op tijd wat beloofd was.

page-chat = Gesprek
page-chat-empty = Er is nog niets gezegd.
page-chat-say = Zeg iets
page-chat-send = Sturen
page-chat-mute = { $name } dempen
page-chat-mute-audience = Iedereen dempen die toekijkt
page-chat-unmute = { $name } weer laten praten
page-chat-unmute-audience = Iedereen die toekijkt weer laten praten
page-chat-unread =
    { $count ->
        [one] Gesprek, { $count } nieuw bericht
       *[other] Gesprek, { $count } nieuwe berichten
    }

page-proposal-title = Voorstel
page-proposal =
    { $what ->
        [undo] { $player } wil het laatste antwoord terugnemen.
        [pause] { $player } stelt een pauze voor.
        [resume] { $player } stelt voor verder te spelen.
        [bot] { $player } stelt voor dat een bot ({ $level }) voor { $about } speelt.
        [open] { $player } stelt voor de plaats van { $about } vrij te geven.
       *[stop] { $player } stelt voor het spel zonder winnaar te stoppen.
    }
page-proposal-waits = We wachten op { $players }.
page-agree = Akkoord
page-decline = Niet akkoord
page-withdraw = Intrekken

## Meer mensen op één apparaat

page-curtain = Geef het apparaat aan { $player }
page-curtain-about = Er wordt niets getoond tot jij het hebt en niemand anders kijkt.
page-curtain-lift = Ik ben { $player }
page-curtain-undo = { $player } neemt het laatste antwoord terug

## Het einde

page-won =
    { $count ->
        [one] { $players } wint!
       *[other] { $players } delen de winst!
    }
page-again = Nog een keer
page-again-said = Nog een spel? Hier: { $address }
page-result = Resultaat
page-replay = Naspelen
page-record = Verslag downloaden
page-fairness = Eerlijke trekkingen
page-fairness-without = Van deze browser zit niets in deze trekkingen: hij kwam later, toonde zijn deel niet op tijd, of zijn plek was al bezet, door een ander apparaat van jou of door de server zelf.

## Niets te zien

page-gone = Deze tafel bestaat niet
page-gone-about = Hij is gesloten of opgeruimd, of het adres is niet volledig. Vraag het adres aan wie je uitnodigde, of kies een andere tafel.
page-gone-secret = Deze ronde loopt nog
page-gone-private = Hier spelen vrienden onder elkaar
page-gone-private-about = De gastheer wil geen toeschouwers en alle plaatsen zijn bezet. Is een ervan van jou, open dan je eigen link ernaartoe.

## De verbinding

page-connection-lost = De verbinding is weg. Nieuwe poging …
page-connection-kept = Je antwoord is bewaard en gaat dan de deur uit.
page-connection-again = Nu proberen
page-connection-restored = De verbinding is er weer. Er is niets verloren.
page-seen = Geen verbinding. De tafel zoals je die het laatst zag, { $ago }.
page-unsent-late = Een antwoord zonder verbinding kwam te laat: het spel was verdergegaan, en het telt niet.
page-outdated = { $club } is op de server vernieuwd.
page-analyse = Analyseren
