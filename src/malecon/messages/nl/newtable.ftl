### Een tafel maken: wat er te kiezen valt, en tot het spel begint. In het Nederlands.

lobby-summary = Wat er gespeeld wordt
lobby-seats = Wie doet er mee?
lobby-fill-open = Vrienden op de andere plaatsen
lobby-fill-bots = Bots op de andere plaatsen
lobby-sitter = Wie zit er op plaats { $number }?
lobby-sitter-me = Jij
lobby-sitter-open = Vrij
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

## Voor het spel

page-gather = Wie speelt er mee?
page-gather-free =
    { $count ->
        [one] Er is nog één plaats vrij.
       *[other] Er zijn nog { $count } plaatsen vrij.
    }
page-gather-ready = Alle plaatsen zijn bezet. Het spel kan beginnen.
page-gather-host = Alle plaatsen zijn bezet. De gastheer begint het spel.
page-gather-cup = Deze tafel hoort bij een beker. Hij begint vanzelf zodra iedereen er is, uiterlijk na { $days ->
    [yes] zes uur; voor wie ontbreekt speelt dan een bot zodra de tijd om is.
   *[no] vijf minuten; voor wie ontbreekt speelt dan een bot, tot die er is.
}
page-gather-full = Alle plaatsen zijn bezet. Je kunt hier toekijken.
page-gather-chance = Het spel begint: elke browser draagt zijn deel bij aan het toeval …
page-gather-awaited =
    Het spel begint zodra { $names } hier even { $count ->
        [one] binnenkijkt
       *[other] binnenkijken
    }. Na { $days ->
        [yes] een dag
       *[no] twee minuten
    } begint het hoe dan ook.
page-begin = Spel beginnen
page-begin-about = Het begint als er geen plaats meer vrij is. Bots nemen elke plaats die je ze geeft.

page-seat-who = Wie op plaats { $number } speelt
page-sit-also = Nog iemand op dit apparaat
page-remove = { $player } van tafel sturen
page-facts = Wat er gespeeld wordt
page-facts-game = Spel
page-facts-players = Spelers
page-facts-clock = Klok
page-facts-live =
    { $minutes ->
        [one] { $minutes } minuut per speler, per antwoord { $seconds } s erbij
       *[other] { $minutes } minuten per speler, per antwoord { $seconds } s erbij
    }
page-facts-days =
    { $days ->
        [one] { $days } dag per antwoord
       *[other] { $days } dagen per antwoord
    }
page-facts-no-clock = geen
page-facts-spectators = Toeschouwers
