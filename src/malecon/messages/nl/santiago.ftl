### Santiago de Cuba in het Nederlands. Handelingen worden gevuld met de namen hieronder, gebeurtenissen met $a, $b, $c.

santiago-name = Santiago de Cuba
santiago-about = Rijd rond de haven, vraag de Cubanen om gunsten en breng het schip wat het vraagt.

## Opties

santiago-option-open_holdings = Goederen, peso’s en punten liggen open
santiago-option-rent_when_staying = Huur ook voor een figuur die blijft staan

## Goederen

santiago-good-sugar = suiker
santiago-good-citrus = citrusvruchten
santiago-good-tobacco = tabak
santiago-good-rum = rum
santiago-good-cigars = sigaren
santiago-good-wood = hout

santiago-sort-sugar = { santiago-good-sugar }
santiago-sort-citrus = { santiago-good-citrus }
santiago-sort-tobacco = { santiago-good-tobacco }
santiago-sort-rum = { santiago-good-rum }
santiago-sort-cigars = { santiago-good-cigars }

santiago-gift-sugar = 1 suiker
santiago-gift-citrus = 1 × citrusvruchten
santiago-gift-tobacco = 1 tabak
santiago-gift-rum = 1 rum
santiago-gift-cigars = 1 kist sigaren
santiago-gift-peso = 1 peso
santiago-gift-point = 1 punt

santiago-treat-rum = 1 rum
santiago-treat-cigars = 1 kist sigaren
santiago-treat-rum-and-cigars = 1 rum en 1 kist sigaren

## Cubanen

santiago-cuban-pedro = Pedro
santiago-cuban-maria = María
santiago-cuban-jose = José
santiago-cuban-martinez = Martínez
santiago-cuban-conchita = Conchita
santiago-cuban-el-zorro = El Zorro
santiago-cuban-miguel = Miguel
santiago-cuban-pablo = Pablo
santiago-cuban-alonso = Alonso

# Met wat ze doen, waar plaats is.
santiago-title-pedro = Pedro, de tabakshandelaar
santiago-title-maria = María, de danseres
santiago-title-jose = José, de suikerboer
santiago-title-martinez = Martínez, de muzikant
santiago-title-conchita = Conchita, de fruitverkoopster
santiago-title-el-zorro = El Zorro, de zakkenroller
santiago-title-miguel = Miguel, de houthakker
santiago-title-pablo = Pablo, de heler
santiago-title-alonso = Alonso, de advocaat

santiago-helper-pedro = { santiago-cuban-pedro }
santiago-helper-maria = { santiago-cuban-maria }
santiago-helper-jose = { santiago-cuban-jose }
santiago-helper-martinez = { santiago-cuban-martinez }
santiago-helper-conchita = { santiago-cuban-conchita }
santiago-helper-el-zorro = { santiago-cuban-el-zorro }
santiago-helper-miguel = { santiago-cuban-miguel }

santiago-station-pedro = { santiago-cuban-pedro }
santiago-station-maria = { santiago-cuban-maria }
santiago-station-jose = { santiago-cuban-jose }
santiago-station-martinez = { santiago-cuban-martinez }
santiago-station-conchita = { santiago-cuban-conchita }
santiago-station-el-zorro = { santiago-cuban-el-zorro }
santiago-station-miguel = { santiago-cuban-miguel }
santiago-station-pablo = { santiago-cuban-pablo }
santiago-station-alonso = { santiago-cuban-alonso }
santiago-station-harbour = de haven

## Gebouwen en bloemen

santiago-building-bank = Bank
santiago-building-church = Kerk
santiago-building-sawmill = Zagerij
santiago-building-distillery = Stokerij
santiago-building-cigar-factory = Sigarenfabriek
santiago-building-black-market = Zwarte markt
santiago-building-cafe = Café
santiago-building-newspaper = Krant
santiago-building-customs = Douane
santiago-building-port-authority = Havendienst
santiago-building-trading-post = Handelskantoor
santiago-building-casino = Casino

santiago-flower-white = wit
santiago-flower-blue = blauw
santiago-flower-red = rood
santiago-flower-yellow = geel

# Wat Cubanen en gebouwen doen, één zin voor elk soort effect.
santiago-does-gives-goods = Geeft { $amount } × { $good }.
santiago-does-gives-points =
    { $amount ->
        [one] Geeft { $amount } punt.
       *[other] Geeft { $amount } punten.
    }
santiago-does-gives-pesos =
    { $amount ->
        [one] Geeft { $amount } peso.
       *[other] Geeft { $amount } peso’s.
    }
santiago-does-others-give = Alle anderen geven je een peso, een goed of een punt.
santiago-does-gives-any-sort = Geeft 1 goed naar keuze, maar geen hout.
santiago-does-claims-or-uses = Neem een gebouw in bezit, of gebruik er een van jezelf.

santiago-does-pays-pesos =
    { $pesos ->
        [one] neem { $pesos } peso.
       *[other] neem { $pesos } peso’s.
    }
santiago-does-pays-points =
    { $points ->
        [one] neem { $points } punt.
       *[other] neem { $points } punten.
    }
santiago-does-buys = geef 1 { $good }; neem punten ({ $points }) en peso’s ({ $pesos }).
santiago-does-makes = maak van zoveel { $good } als je wilt evenveel { $sort }.
santiago-does-swaps = ruil 1 goed voor een ander, nooit hout.
santiago-does-buys-treats = verkoop hoogstens 1 rum en 1 kist sigaren; punten voor elk: { $points }.
santiago-does-turns-over = neem peso’s ({ $pesos }) en draai een Cubaan om als je wilt.
santiago-does-cancels = zet een dobbelsteen van het schip op 0.
santiago-does-moves-marker = zet de waardesteen een vlag naar links of rechts.
santiago-does-takes-delivery = lever 1 gevraagd goed, geen hout; punten: { $points }.
santiago-does-exchanges = wissel peso’s ({ $pesos } tegelijk) voor punten, of punten voor peso’s.

## Handelingen

santiago-do-lay-cuban = { $cuban } neerleggen
santiago-do-lay-building = Neerleggen: { $building }
santiago-do-start-player = { $player } begint
santiago-do-roll = Worp: { $face } { $sort }
santiago-do-leave-out = Weglaten: { $sort }
santiago-do-call-on = { $helper } om hulp vragen
santiago-do-take = Nemen: { $sort }
santiago-do-give = Geven: { $gift }
santiago-do-claim = In bezit nemen: { $building }
santiago-do-use = Gebruiken: { $building }
santiago-do-move-to = Gaan naar: { $building }
santiago-do-make-rum = { $made } rum stoken van suiker
santiago-do-make-cigars = { $made } sigaren maken van tabak
santiago-do-swap = Ruilen: { $sort }
santiago-do-sell = Verkopen: { $treat }
santiago-do-turn-over = { $cuban } omdraaien
santiago-do-cancel = Op 0 zetten: { $sort }
santiago-do-marker-left = Waardesteen naar links: goederen brengen minder op
santiago-do-marker-right = Waardesteen naar rechts: goederen brengen meer op, of het schip vertrekt
santiago-do-buy-points =
    { $number ->
        [one] { $number } punt kopen
       *[other] { $number } punten kopen
    }
santiago-do-sell-points =
    { $number ->
        [one] { $number } punt verkopen
       *[other] { $number } punten verkopen
    }
santiago-do-deliver = { $units } × { $sort } leveren
santiago-do-deliver-wood-for = { $units } hout leveren in plaats van { $sort }
santiago-do-pass = Passen
santiago-do-decline = Niet doen
santiago-do-drive =
    { $distance ->
        [one] { $distance } halte rijden
       *[other] { $distance } haltes rijden
    }

## Vragen

santiago-ask-pedro = Pedro heeft tabak voor je. Neem je die?
santiago-ask-maria = María danst voor je. Neem je de punten?
santiago-ask-jose = José heeft suiker voor je. Neem je die?
santiago-ask-martinez = Martínez heeft peso’s voor je. Neem je die?
santiago-ask-conchita = Conchita heeft citrusvruchten voor je. Neem je die?
santiago-ask-el-zorro = El Zorro laat alle anderen je iets geven. Wil je dat?
santiago-ask-miguel = Miguel heeft hout voor je. Neem je dat?
santiago-ask-pablo = Pablo regelt elk soort goederen. Welk?
santiago-ask-alonso = Alonso helpt je een gebouw in bezit te nemen of een van jouw gebouwen te gebruiken. Welk?
santiago-ask-bank = Bank: neem je de peso’s?
santiago-ask-church = Kerk: gebruik je die?
santiago-ask-sawmill = Zagerij: geef je 1 hout?
santiago-ask-distillery = Stokerij: van hoeveel suiker maak je rum?
santiago-ask-cigar-factory = Sigarenfabriek: van hoeveel tabak maak je sigaren?
santiago-ask-black-market = Zwarte markt: welke goederen geef je, en welke neem je ervoor?
santiago-ask-cafe = Café: wat verkoop je?
santiago-ask-newspaper = Krant: draai je ook een Cubaan om?
santiago-ask-customs = Douane: welke dobbelsteen zet je op 0?
santiago-ask-port-authority = Havendienst: welke kant gaat de waardesteen op?
santiago-ask-trading-post = Handelskantoor: welk goed lever je?
santiago-ask-casino = Casino: koop je punten met peso’s, of verkoop je ze?
santiago-ask-place-cuban = Het toeval legt een Cubaan neer.
santiago-ask-place-building = Het toeval legt een gebouw neer.
santiago-ask-draw-start = Het toeval bepaalt wie begint.
santiago-ask-turn = De volgende beurt.
santiago-ask-driving = Hoe ver rijd je? De eerste halte is gratis, elke volgende kost 1 peso.
santiago-ask-station = De auto staat stil.
santiago-ask-gift = Wat geef je?
santiago-ask-figure = Naar welk gebouw gaat je figuur?
santiago-ask-take-other = Welk goed neem je ervoor?
santiago-ask-delivery = Wat lever je?
santiago-ask-rent = Het einde van de beurt.
santiago-ask-new-demand = De nieuwe vraag wordt gegooid.
santiago-ask-roll-die = Het toeval gooit een dobbelsteen.
santiago-ask-fifth-die = Welke dobbelsteen laat je weg? De andere zijn de vraag van het schip.

## Gebeurtenissen

santiago-event-cuban-laid = Halte { $b }: { $a }.
santiago-event-building-laid = Onder de bloem ({ $b }): { $a }.
santiago-event-start-drawn = { $a } begint het spel.
    .you = { $a } begint het spel.
santiago-event-die-rolled = Gegooid: { $b } { $a }.
santiago-event-all-zero = Alle dobbelstenen tonen 0: er wordt opnieuw gegooid.
santiago-event-left-out = { $a } laat { $b } weg.
    .you = { $a } laat { $b } weg.
santiago-event-turn-begins = { $a } is aan de beurt.
    .you = { $a } bent aan de beurt.
santiago-event-drove =
    { $c ->
        [0] { $a } rijdt gratis naar { $b }.
        [one] { $a } rijdt voor { $c } peso naar { $b }.
       *[other] { $a } rijdt voor { $c } peso’s naar { $b }.
    }
    .you =
        { $c ->
            [0] { $a } rijdt gratis naar { $b }.
            [one] { $a } rijdt voor { $c } peso naar { $b }.
           *[other] { $a } rijdt voor { $c } peso’s naar { $b }.
        }
santiago-event-turned-back = { $a } is terug.
santiago-event-marker-moved = De waardesteen staat op { $a }.
santiago-event-ship-left = Schip { $a } vertrekt.
santiago-event-ship-arrived = Schip { $a } legt aan.
santiago-event-not-there = { $a } treft { $b } niet aan.
    .you = { $a } treft { $b } niet aan.
santiago-event-no-round = Het schip vraagt nog niets: niemand levert.
santiago-event-round-begins = Iedereen mag leveren; elk goed brengt { $a } punten op.
santiago-event-called-on = { $a } vraagt { $b } om hulp.
    .you = { $a } vraagt { $b } om hulp.
santiago-event-cuban-declined = { $a } wil geen hulp van { $b }.
    .you = { $a } wilt geen hulp van { $b }.
santiago-event-took-goods = { $a } neemt { $c } × { $b }.
    .you = { $a } neemt { $c } × { $b }.
santiago-event-took-pesos =
    { $b ->
        [one] { $a } neemt { $b } peso.
       *[other] { $a } neemt { $b } peso’s.
    }
    .you =
        { $b ->
            [one] { $a } neemt { $b } peso.
           *[other] { $a } neemt { $b } peso’s.
        }
santiago-event-took-points =
    { $b ->
        [one] { $a } krijgt { $b } punt.
       *[other] { $a } krijgt { $b } punten.
    }
    .you =
        { $b ->
            [one] { $a } krijgt { $b } punt.
           *[other] { $a } krijgt { $b } punten.
        }
santiago-event-gave-goods = { $a } geeft { $c } × { $b }.
    .you = { $a } geeft { $c } × { $b }.
santiago-event-gave-pesos =
    { $b ->
        [one] { $a } betaalt { $b } peso.
       *[other] { $a } betaalt { $b } peso’s.
    }
    .you =
        { $b ->
            [one] { $a } betaalt { $b } peso.
           *[other] { $a } betaalt { $b } peso’s.
        }
santiago-event-gave-points =
    { $b ->
        [one] { $a } geeft { $b } punt.
       *[other] { $a } geeft { $b } punten.
    }
    .you =
        { $b ->
            [one] { $a } geeft { $b } punt.
           *[other] { $a } geeft { $b } punten.
        }
santiago-event-gift-given = { $a } geeft iets aan { $b }: { $c }.
    .you = { $a } geeft iets aan { $b }: { $c }.
    .to-you = { $a } geeft iets aan jou: { $c }.
santiago-event-nothing-to-give = { $a } heeft niets te geven.
    .you = { $a } hebt niets te geven.
santiago-event-claimed = { $a } bezit nu een gebouw: { $b }.
    .you = { $a } bezit nu een gebouw: { $b }.
santiago-event-figure-moved = { $a } gaat naar een gebouw: { $b }.
    .you = { $a } gaat naar een gebouw: { $b }.
santiago-event-figure-stays = { $a } blijft staan: { $b }.
    .you = { $a } blijft staan: { $b }.
santiago-event-used = { $a } gebruikt een gebouw: { $b }.
    .you = { $a } gebruikt een gebouw: { $b }.
santiago-event-building-declined = { $a } gebruikt het gebouw niet ({ $b }).
    .you = { $a } gebruikt het gebouw niet ({ $b }).
santiago-event-turned-over = { $a } stuurt { $b } weg.
    .you = { $a } stuurt { $b } weg.
santiago-event-cancelled = { $a } zet een dobbelsteen op 0: { $b }.
    .you = { $a } zet een dobbelsteen op 0: { $b }.
santiago-event-delivered = { $a } levert { $c } × { $b }.
    .you = { $a } levert { $c } × { $b }.
santiago-event-wood-delivered = { $a } levert { $c } hout in plaats van { $b }.
    .you = { $a } levert { $c } hout in plaats van { $b }.
santiago-event-passed = { $a } past.
    .you = { $a } past.
santiago-event-rent-paid = { $a } krijgt 1 punt voor het bezoek van { $b } ({ $c }).
    .you = { $a } krijgt 1 punt voor het bezoek van { $b } ({ $c }).
    .to-you = { $a } krijgt 1 punt voor jouw bezoek ({ $c }).
santiago-event-last-ship-gone = Het laatste schip is vertrokken: het spel is afgelopen.
santiago-event-turns-over = Na { $a } beurten is het spel afgelopen.
santiago-event-goods-exchanged =
    { $c ->
        [one] { $a } ruilt { $b } goederen voor { $c } punt.
       *[other] { $a } ruilt { $b } goederen voor { $c } punten.
    }
    .you =
        { $c ->
            [one] { $a } ruilt { $b } goederen voor { $c } punt.
           *[other] { $a } ruilt { $b } goederen voor { $c } punten.
        }

## Op de pagina

santiago-page-loop = De weg rond de haven
santiago-page-harbour = Haven
santiago-page-harbour-about = De haven: wie hier stopt, laat iedereen goederen aan het schip leveren.
santiago-page-station-empty = Halte { $number }, nog leeg
santiago-page-station =
    Halte { $number }: { $title }, { $flower ->
        [white] witte bloem
        [blue] blauwe bloem
        [red] rode bloem
        [yellow] gele bloem
       *[none] geen bloem
    }. { $gives }
santiago-page-turned = Omgedraaid: weg tot de auto voorbij is.
santiago-page-free = gratis
santiago-page-car = De auto
santiago-page-laps = Eerst hele rondes

santiago-page-ship = Schip { $ship } van { $ships }
santiago-page-demand = Wat het schip vraagt
santiago-page-awaited = Nog niets gevraagd
santiago-page-wanted = Gevraagd: { $n } × { $good }
santiago-page-left-out = Niet gevraagd door dit schip: { $good }
santiago-page-flags = Wat een goed opbrengt
santiago-page-pays =
    { $points ->
        [one] Elk goed brengt { $points } punt op
       *[other] Elk goed brengt { $points } punten op
    }
santiago-page-chequered = De finishvlag: het schip vertrekt
santiago-page-marker-here = – hier staat de waardesteen

santiago-page-garden =
    { $flower ->
        [white] Witte tuin
        [blue] Blauwe tuin
        [red] Rode tuin
       *[yellow] Gele tuin
    }
santiago-page-space-empty = Nog geen gebouw
santiago-page-owner = Eigendom van { $player }
santiago-page-figure = Figuur van { $player }

santiago-page-stock = Voorraad
santiago-page-screen = Achter je scherm
santiago-page-pesos = peso’s
santiago-page-points = punten
santiago-page-some = { $n } { $what }
santiago-page-counter = Hoeveel?
santiago-page-fewer = Een minder
santiago-page-more = Een meer

santiago-page-round = Ronde { $round }, beurt { $turn }
santiago-page-start = Startspeler: { $player }
santiago-page-rent-moved = Huur alleen voor een figuur die verzet is

santiago-page-closed = Achter het scherm
santiago-page-standing = Figuur
santiago-page-figure-nowhere = nog niet op het bord
santiago-page-markers =
    { $n ->
        [one] nog { $n } eigendomssteen
       *[other] nog { $n } eigendomsstenen
    }
santiago-page-drives = rijdt
santiago-page-starts = startspeler
santiago-page-passed = heeft gepast
santiago-page-at-ship = Schip { $ship }

## Wat door „niet doen” en „passen” blijft liggen, vooraf gezegd

santiago-loses-goods = Je laat { $number } × { $good } liggen, gratis.
santiago-loses-points =
    { $number ->
        [one] Je laat { $number } punt liggen dat niets kost.
       *[other] Je laat { $number } punten liggen die niets kosten.
    }
santiago-loses-pesos =
    { $number ->
        [one] Je laat { $number } peso liggen die niets kost.
       *[other] Je laat { $number } peso's liggen die niets kosten.
    }
santiago-loses-gifts =
    { $number ->
        [one] Je laat 1 gift liggen, van de andere speler.
       *[other] Je laat { $number } giften liggen, één van elke andere speler.
    }
santiago-loses-good = Je laat 1 eenheid goederen naar keuze liggen die niets kost.
santiago-loses-claim = Je laat een gebouw liggen dat je gratis kunt claimen.
santiago-loses-use = Je laat het gebruik van een eigen gebouw liggen.
santiago-loses-deliveries =
    { $number ->
        [one] { $number } eenheid van jou kan nog geleverd worden, voor { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }. Wie past, levert deze ronde niets meer.
       *[other] { $number } eenheden van jou kunnen nog geleverd worden, voor hoogstens { $points } punten. Wie past, levert deze ronde niets meer.
    }
