### Cuba in het Nederlands. Acties hebben de namen hieronder als variabele; gebeurtenissen tellen $a, $b, $c.

cuba-name = Cuba
cuba-about = Plant, handel, bouw en verscheep; en ’s avonds maakt het parlement van je stemmen wetten.

## Opties

cuba-option-edition = Editie
cuba-option-boards = Plantageborden
cuba-option-secret_delegate = De afgevaardigde wordt vóór de eerste kaart in het geheim gekozen
cuba-option-market_act = Wanneer een marktwet werkt
cuba-option-warehouse_counts = Het gedrukte magazijn telt als gebouw

## Stukken

cuba-piece-citrus = citrusvruchten
cuba-piece-tobacco = tabak
cuba-piece-sugar = suikerriet
cuba-piece-rum = rum
cuba-piece-cigars = sigaren
cuba-piece-wood = hout
cuba-piece-stone = steen
cuba-piece-water = water

cuba-merchandise-citrus = { cuba-piece-citrus }
cuba-merchandise-tobacco = { cuba-piece-tobacco }
cuba-merchandise-sugar = { cuba-piece-sugar }
cuba-merchandise-rum = { cuba-piece-rum }
cuba-merchandise-cigars = { cuba-piece-cigars }

cuba-other-citrus = { cuba-piece-citrus }
cuba-other-tobacco = { cuba-piece-tobacco }
cuba-other-sugar = { cuba-piece-sugar }
cuba-other-rum = { cuba-piece-rum }
cuba-other-cigars = { cuba-piece-cigars }

cuba-product-citrus = { cuba-piece-citrus }
cuba-product-tobacco = { cuba-piece-tobacco }
cuba-product-sugar = { cuba-piece-sugar }

## Personages

cuba-character-worker = arbeider
cuba-character-tradeswoman = handelaarster
cuba-character-architect = architect
cuba-character-foreman = voorman
cuba-character-mayor = burgemeester

## Velden

cuba-field-a1 = a1
cuba-field-b1 = b1
cuba-field-c1 = c1
cuba-field-d1 = d1
cuba-field-a2 = a2
cuba-field-b2 = b2
cuba-field-c2 = c2
cuba-field-d2 = d2
cuba-field-a3 = a3
cuba-field-b3 = b3
cuba-field-c3 = c3
cuba-field-d3 = d3

## Gebouwen

cuba-tile-cement-factory = Cementfabriek
cuba-tile-sawmill = Zagerij
cuba-tile-golf-course = Golfbaan
cuba-tile-monastery = Klooster
cuba-tile-rum-cafe = Rumcafé
cuba-tile-cigar-cafe = Sigarencafé
cuba-tile-small-branch-office = Klein handelskantoor
cuba-tile-large-branch-office = Groot handelskantoor
cuba-tile-hotel = Hotel
cuba-tile-inn = Herberg
cuba-tile-general-store = Warenhuis
cuba-tile-product-house = Productenhuis
cuba-tile-resource-house = Bouwstoffenhuis
cuba-tile-small-bank = Kleine bank
cuba-tile-large-bank = Grote bank
cuba-tile-black-market = Zwarte markt
cuba-tile-cigar-factory = Sigarenfabriek
cuba-tile-distillery = Stokerij
cuba-tile-church = Kerk
cuba-tile-town-hall = Stadhuis
cuba-tile-dam = Stuwdam
cuba-tile-lighthouse = Vuurtoren
cuba-tile-warehouse = Magazijn

## Wetten

cuba-group-tax = belasting
cuba-group-duty = heffing
cuba-group-subsidy = subsidie
cuba-group-other = overige wet

cuba-act-tax-1 = Belasting van 1 peso
cuba-act-tax-2 = Belasting van 2 peso's
cuba-act-tax-3 = Belasting van 3 peso's
cuba-act-tax-4 = Belasting van 4 peso's
cuba-act-tax-5 = Belasting van 5 peso's
cuba-act-tax-buildings = Belasting van 1 peso per gebouw
cuba-act-duty-citrus = Heffing van 1 × citrusvruchten
cuba-act-duty-sugar = Heffing van 1 suikerriet
cuba-act-duty-tobacco = Heffing van 1 tabak
cuba-act-duty-water = Heffing van 1 water
cuba-act-duty-resources = Heffing van 2 bouwstoffen
cuba-act-duty-products = Heffing van 2 producten
cuba-act-subsidy-buildings = Subsidie voor gebouwen
cuba-act-subsidy-resource-fields = Subsidie voor onbebouwde bouwstofvelden
cuba-act-subsidy-product-fields = Subsidie voor onbebouwde productvelden
cuba-act-subsidy-water = Subsidie voor water
cuba-act-subsidy-votes = Subsidie voor stemmen
cuba-act-subsidy-pesos = Subsidie voor geld
cuba-act-market-less = Marktwet: 2 van elk product minder
cuba-act-market-more = Marktwet: 2 van elk product meer
cuba-act-drought = Droogtewet
cuba-act-building = Bouwwet
cuba-act-harbour = Havenwet
cuba-act-corruption = Corruptiewet

## Wat gebouwen en wetten doen

cuba-kinds-products = producten
cuba-kinds-goods = rum of sigaren
cuba-kinds-merchandise = handelsgoederen
cuba-kinds-resources = bouwstoffen
cuba-kind-products = product
cuba-kind-goods = rum of sigaren
cuba-kind-merchandise = handelsgoed
cuba-kind-resources = bouwstof

cuba-does-turns-into =
    { $points ->
        [one] Tot { $most } { $piece } voor elk { $points } punt.
       *[other] Tot { $most } { $piece } voor elk { $points } punten.
    }
cuba-does-takes-any =
    { $points ->
        [one] Tot { $most } { $kinds } voor elk { $points } punt.
       *[other] Tot { $most } { $kinds } voor elk { $points } punten.
    }
cuba-does-sells-one = 1 { $kind } voor { $pesos } peso's verkopen.
cuba-does-sells = Tot { $most } { $kinds } voor elk { $pesos } peso's verkopen.
cuba-does-brings-points =
    { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
cuba-does-brings-pesos =
    { $pesos ->
        [one] { $pesos } peso.
       *[other] { $pesos } peso's.
    }
cuba-does-brings-pieces = { $number } × { $piece }.
cuba-does-makes = Zoveel { $product } als je wilt in evenveel { $piece } veranderen.
cuba-does-loads-one = 1 handelsgoed op een schip, met de punten ervan.
cuba-does-loads-one-kind = Tot { $most } handelsgoederen van één soort op één schip, met de punten ervan.
cuba-does-loads-any-number = Zoveel handelsgoederen van één soort als je wilt op één schip, met de punten ervan.
cuba-does-exchanges = 1 handelsgoed in een andere soort naar keuze veranderen.
cuba-does-exchanges-2007 = 1 product in rum of sigaren veranderen, of andersom.
cuba-does-vetoes = Veto: één wetsvoorstel verdwijnt meteen uit het spel.
cuba-does-brings-votes = { $votes } stemmen meer in het parlement van deze ronde.
cuba-does-fetches-ship = Ruil het schip op volle zee voor een schip naar keuze van de stapel.
cuba-does-stores = Sla al je producten op: ze blijven na het einde van de ronde.
cuba-does-drought =
    { $number ->
        [one] Droogtewet: de arbeider oogst maar { $number } veld zonder water.
       *[other] Droogtewet: de arbeider oogst maar { $number } velden zonder water.
    }
cuba-does-building-act =
    { $pesos ->
        [one] Bouwwet: elk gebouw kost { $pesos } peso meer.
       *[other] Bouwwet: elk gebouw kost { $pesos } peso's meer.
    }
cuba-does-harbour-act = Havenwet: een vol schip vertrekt meteen.
cuba-does-corruption = Corruptiewet: er kunnen geen stemmen worden gekocht.

# Een gebouw in het regelboek: naam, kosten, hoeveel er zijn, wat het doet; dan wat er verder over te zeggen is.
cuba-rule-cost = { $n } × { $piece }
cuba-rule-tile = **{ $tile }** ({ $cost }): { $does }
cuba-rule-tiles = **{ $tile }** ({ $cost }; er zijn er { $copies }): { $does }
cuba-rule-2007 = { $does } In de uitgave van 2007: { $other }
cuba-rule-more-vetoes = Tegen dezelfde groep kan in de volgende ronde geen veto.
cuba-rule-more-fetches-ship = Daarna wordt de stapel geschud.
cuba-rule-more-stores = Het wordt gebruikt als het gedrukte.

## Haven

cuba-berth-sea = volle zee
cuba-berth-dock-1 = ligplaats 1
cuba-berth-dock-2 = ligplaats 2
cuba-berth-dock-3 = ligplaats 3

## Acties

cuba-do-start-player = { $player } begint
cuba-do-turn-ship = Schip { $ship } omdraaien
cuba-do-turn-bill = Wetsvoorstel “{ $act }” omdraaien
cuba-do-take = Uit de voorraad nemen: { $piece }
cuba-do-send = Naar het parlement sturen: { $character }
cuba-do-play = { $character } uitspelen
cuba-do-move-to = Figuur naar { $field }
cuba-do-harvest = { $product } oogsten
cuba-do-sell = { $merchandise } verkopen
cuba-do-buy = { $merchandise } kopen
cuba-do-build = Bouwen: { $tile }
cuba-do-place-on = Op veld { $field }
cuba-do-take-points = Niet bouwen en de punten nemen
cuba-do-use = Gebruiken: { $tile }
cuba-do-amount = { $number }
cuba-do-give = { $piece } afgeven
cuba-do-exchange-for = { $merchandise } in { $other } veranderen
cuba-do-load-dock-with = { $merchandise } laden bij ligplaats { $dock }
cuba-do-veto = Veto tegen: { $group }
cuba-do-fetch-ship = Schip { $ship } halen
cuba-do-take-pesos = Niets laden en de peso's nemen
cuba-do-bid = { $pesos } bieden
cuba-do-bid-hundred-more = Honderd, en nog meer
cuba-do-pass = Aannemen: { $group }
cuba-do-pay = Betalen
cuba-do-refuse = Niet betalen
cuba-do-done = Klaar

## Vragen

cuba-ask-worker = Arbeider: waar gaat je figuur heen? Ze mag ook blijven staan.
cuba-ask-tradeswoman = Handelaarster: wat verkoop en koop je? In elke volgorde.
cuba-ask-architect = Architect: wat bouw je?
cuba-ask-foreman = Voorman: welk gebouw gebruik je? Alle in de rij en kolom van je figuur, of één waar dan ook.
cuba-ask-mayor = Burgemeester: welk schip laad je, en waarmee?
cuba-ask-use-turns-into =
    { $points ->
        [one] { $tile }: hoeveel, tot { $most } { $piece }, voor elk { $points } punt?
       *[other] { $tile }: hoeveel, tot { $most } { $piece }, voor elk { $points } punten?
    }
cuba-ask-use-takes-any =
    { $points ->
        [one] { $tile }: welke { $kinds }, hoogstens { $most }, voor elk { $points } punt?
       *[other] { $tile }: welke { $kinds }, hoogstens { $most }, voor elk { $points } punten?
    }
cuba-ask-use-sells-one = { $tile }: wat verkoop je voor { $pesos } peso's? 1 { $kind }.
cuba-ask-use-sells = { $tile }: welke { $kinds }, hoogstens { $most }, voor elk { $pesos } peso's?
cuba-ask-use-loads-one = { $tile }: welke eenheid gaat op welk schip?
cuba-ask-use-loads-one-kind = { $tile }: welke soort gaat op welk schip?
cuba-ask-use-brings-points =
    { $points ->
        [one] { $tile }: { $points } punt.
       *[other] { $tile }: { $points } punten.
    }
cuba-ask-use-brings-pesos =
    { $pesos ->
        [one] { $tile }: { $pesos } peso.
       *[other] { $tile }: { $pesos } peso's.
    }
cuba-ask-use-brings-pieces = { $tile }: { $number } × { $piece }.
cuba-ask-use-exchanges = { $tile }: wat verander je in wat?
cuba-ask-use-makes = { $tile }: van hoeveel { $product } maak je { $piece }?
cuba-ask-use-vetoes = { $tile }: welk wetsvoorstel gaat uit het spel?
cuba-ask-use-brings-votes = { $tile }: { $votes } extra stemmen.
cuba-ask-use-fetches-ship = { $tile }: welk schip van de stapel komt op volle zee?
cuba-ask-use-stores = { $tile }: al je producten worden opgeslagen.
cuba-ask-draw-start = Het toeval trekt de startspeler.
cuba-ask-lay-ship = Het toeval draait een schip om.
cuba-ask-choose-pieces = Met welke stukken begin je? Twee bouwstoffen en twee producten.
cuba-ask-round = Een nieuwe ronde.
cuba-ask-bills = Het toeval draait een wetsvoorstel om.
cuba-ask-delegates = Wie stuur je naar het parlement? De kaart blijft tot dan gedekt.
cuba-ask-actions-phase = Welk personage speel je uit?
cuba-ask-reap =
    Wat oogst je? { $free ->
        [0] Elk veld kost een water.
        [one] { $free } veld is gratis, elk volgend kost een water.
       *[other] { $free } velden zijn gratis, elk volgend kost een water.
    }
cuba-ask-site = Op welk veld bouw je het?
cuba-ask-load-more = Wat laad je nog op dit schip?
cuba-ask-load-amount = Groot handelskantoor: hoeveel eenheden?
cuba-ask-call-ship = Het toeval draait het volgende schip om.
cuba-ask-new-start = De nieuwe startspeler.
cuba-ask-parliament = Het parlement komt bijeen.
cuba-ask-bidding = Hoeveel peso's bied je voor stemmen? Wat geboden is, wordt betaald.
cuba-ask-show-bids = De biedingen worden getoond.
cuba-ask-bid-again = Gelijkspel: hoeveel peso's bied je er nog bij?
cuba-ask-show-again = De tweede biedingen worden getoond.
cuba-ask-legislate = Welke twee voorstellen neem je aan?
cuba-ask-tax = Betaal je de belasting, voor 2 punten?
cuba-ask-duty = Geef je de heffing, voor 2 punten?
cuba-ask-duty-rest = Wat is het tweede stuk van de heffing?
cuba-ask-subsidy = Subsidies worden gegeven.
cuba-ask-other = De overige wet treedt in werking.
cuba-ask-end-of-round = De ronde eindigt.
cuba-ask-end-of-game = Het spel eindigt.

## Gebeurtenissen

cuba-event-start-drawn = { $a } is startspeler.
    .you = { $a } bent startspeler.
cuba-event-ship-turned = Schip { $a } komt: { $b }.
cuba-event-ship-sailed = Schip { $a } schuift op: { $b }.
cuba-event-ship-left = Schip { $a } verlaat { $b }.
cuba-event-ship-fetched = { $a } haalt schip { $b }; schip { $c } gaat terug in de stapel.
    .you = { $a } haalt schip { $b }; schip { $c } gaat terug in de stapel.
cuba-event-took = { $a } neemt { $c } × { $b }.
    .you = { $a } neemt { $c } × { $b }.
cuba-event-gave = { $a } geeft { $c } × { $b } af.
    .you = { $a } geeft { $c } × { $b } af.
cuba-event-scored =
    { $b ->
        [one] { $a } krijgt { $b } punt.
       *[other] { $a } krijgt { $b } punten.
    }
    .you =
        { $b ->
            [one] { $a } krijgt { $b } punt.
           *[other] { $a } krijgt { $b } punten.
        }
cuba-event-received =
    { $b ->
        [one] { $a } ontvangt { $b } peso.
       *[other] { $a } ontvangt { $b } peso's.
    }
    .you =
        { $b ->
            [one] { $a } ontvangt { $b } peso.
           *[other] { $a } ontvangt { $b } peso's.
        }
cuba-event-paid =
    { $b ->
        [one] { $a } betaalt { $b } peso.
       *[other] { $a } betaalt { $b } peso's.
    }
    .you =
        { $b ->
            [one] { $a } betaalt { $b } peso.
           *[other] { $a } betaalt { $b } peso's.
        }
cuba-event-round-begins = Ronde { $a } begint.
cuba-event-bill-turned = Een wetsvoorstel: { $a }.
cuba-event-delegate-laid = { $a } heeft een afgevaardigde gekozen.
    .you = { $a } hebt een afgevaardigde gekozen.
cuba-event-delegate-chosen = { $a } zal sturen: { $b }.
    .you = { $a } zult sturen: { $b }.
cuba-event-played = { $a } speelt uit: { $b }.
    .you = { $a } speelt uit: { $b }.
cuba-event-moved = { $a } gaat naar { $b }.
    .you = { $a } gaat naar { $b }.
cuba-event-stayed = { $a } blijft op { $b }.
    .you = { $a } blijft op { $b }.
cuba-event-sold =
    { $c ->
        [one] { $a } verkoopt { $b } voor { $c } peso.
       *[other] { $a } verkoopt { $b } voor { $c } peso's.
    }
    .you =
        { $c ->
            [one] { $a } verkoopt { $b } voor { $c } peso.
           *[other] { $a } verkoopt { $b } voor { $c } peso's.
        }
cuba-event-bought =
    { $c ->
        [one] { $a } koopt { $b } voor { $c } peso.
       *[other] { $a } koopt { $b } voor { $c } peso's.
    }
    .you =
        { $c ->
            [one] { $a } koopt { $b } voor { $c } peso.
           *[other] { $a } koopt { $b } voor { $c } peso's.
        }
cuba-event-built = { $a } bouwt op { $c }: { $b }.
    .you = { $a } bouwt op { $c }: { $b }.
cuba-event-used = { $a } gebruikt: { $b }.
    .you = { $a } gebruikt: { $b }.
cuba-event-stored = { $a } slaat { $c } × { $b } op.
    .you = { $a } slaat { $c } × { $b } op.
cuba-event-loaded = { $a } laadt { $b }: { $c }.
    .you = { $a } laadt { $b }: { $c }.
cuba-event-vetoed = { $a } spreekt een veto uit over “{ $b }”: het gaat uit het spel.
    .you = { $a } spreekt een veto uit over “{ $b }”: het gaat uit het spel.
cuba-event-town-hall-votes = { $a } heeft 2 extra stemmen in het parlement.
    .you = { $a } hebt 2 extra stemmen in het parlement.
cuba-event-did-nothing = { $a } doet niets ({ $b }).
    .you = { $a } doet niets ({ $b }).
cuba-event-start-changed = { $a } is de nieuwe startspeler.
    .you = { $a } bent de nieuwe startspeler.
cuba-event-delegate-shown = { $a } stuurt naar het parlement: { $b }.
    .you = { $a } stuurt naar het parlement: { $b }.
cuba-event-no-bids = Onder de Corruptiewet kunnen geen stemmen worden gekocht.
cuba-event-bid-laid = { $a } heeft geboden.
    .you = { $a } hebt geboden.
cuba-event-bid-chosen =
    { $b ->
        [one] { $a } biedt gedekt { $b } peso.
       *[other] { $a } biedt gedekt { $b } peso's.
    }
    .you =
        { $b ->
            [one] { $a } biedt gedekt { $b } peso.
           *[other] { $a } biedt gedekt { $b } peso's.
        }
cuba-event-bid-shown =
    { $b ->
        [one] { $a } heeft { $b } peso geboden, naast { $c } eigen stemmen.
       *[other] { $a } heeft { $b } peso's geboden, naast { $c } eigen stemmen.
    }
    .you =
        { $b ->
            [one] { $a } hebt { $b } peso geboden, naast { $c } eigen stemmen.
           *[other] { $a } hebt { $b } peso's geboden, naast { $c } eigen stemmen.
        }
cuba-event-vote-tied = { $a } staat met anderen gelijk aan kop.
    .you = { $a } staat met anderen gelijk aan kop.
cuba-event-vote-won = { $a } wint de stemming.
    .you = { $a } wint de stemming.
cuba-event-act-passed = Vanaf nu van kracht: { $a }.
cuba-event-bill-gone = Uit het spel: { $a }.
cuba-event-tax-paid =
    { $b ->
        [0] { $a } is geen belasting schuldig en heeft voldaan.
        [one] { $a } betaalt de belasting van { $b } peso.
       *[other] { $a } betaalt de belasting van { $b } peso's.
    }
    .you =
        { $b ->
            [0] { $a } bent geen belasting schuldig en hebt voldaan.
            [one] { $a } betaalt de belasting van { $b } peso.
           *[other] { $a } betaalt de belasting van { $b } peso's.
        }
cuba-event-tax-refused = { $a } betaalt de belasting niet.
    .you = { $a } betaalt de belasting niet.
cuba-event-duty-paid = { $a } heeft de heffing gegeven.
    .you = { $a } hebt de heffing gegeven.
cuba-event-duty-refused = { $a } geeft de heffing niet.
    .you = { $a } geeft de heffing niet.
cuba-event-subsidised =
    { $b ->
        [one] Subsidie: { $a } krijgt { $b } punt.
       *[other] Subsidie: { $a } krijgt { $b } punten.
    }
    .you =
        { $b ->
            [one] Subsidie: { $a } krijgt { $b } punt.
           *[other] Subsidie: { $a } krijgt { $b } punten.
        }
cuba-event-left-market = { $b } { $a } verlaten de markt.
cuba-event-came-to-market = { $b } { $a } komen op de markt.
cuba-event-lot-cleared = { $a } verliest { $c } × { $b } van het erf.
    .you = { $a } verliest { $c } × { $b } van het erf.
cuba-event-round-ends = Ronde { $a } eindigt.
cuba-event-tiles-counted =
    { $b ->
        [one] Gebouwen van { $a }: { $b } punt.
       *[other] Gebouwen van { $a }: { $b } punten.
    }
    .you =
        { $b ->
            [one] Jouw gebouwen: { $b } punt.
           *[other] Jouw gebouwen: { $b } punten.
        }

## Op de pagina

cuba-law-printed-tax = Belasting van 2 peso's (voorgedrukt)
cuba-law-printed-duty = Heffing van 1 × citrusvruchten (voorgedrukt)
cuba-page-parts = Delen van het speelbord
cuba-page-parliament = Parlement
cuba-page-harbour = Haven
cuba-page-market = Markt
cuba-page-buildings = Gebouwen
cuba-page-supply = Gebouwen: { $n }
cuba-page-plantation = Plantage
cuba-page-plantation-of = Plantage van { $player }
cuba-page-round = Ronde { $round } van { $rounds }
cuba-page-start = Startspeler: { $player }
cuba-page-card = Kaart { $card } van 4
cuba-page-in-force = Van kracht
cuba-page-bill = Voorstel
cuba-page-no-law = Geen
cuba-page-acts-to-come =
    { $n ->
        [0] Geen wet meer
        [one] Nog { $n } wet
       *[other] Nog { $n } wetten
    }
cuba-page-vetoed = Veto
cuba-page-barred = Deze ronde veilig voor een veto
cuba-page-passed = Aangenomen
cuba-page-votes =
    { $n ->
        [one] { $n } stem
       *[other] { $n } stemmen
    }
cuba-page-bids = kiest een bod
cuba-page-has-bid = heeft geboden
cuba-page-your-bid = Je bod
cuba-page-less = Minder
cuba-page-more = Meer
cuba-page-ship = Schip { $ship }
cuba-page-space-free = Vrije plaats: { $merchandise }
cuba-page-space-loaded = Geladen: { $merchandise }
cuba-page-full = vol
cuba-page-ships-to-come =
    { $n ->
        [one] Nog { $n } schip
       *[other] Nog { $n } schepen
    }
cuba-page-ships-shuffled = Eerst deze, in onbekende volgorde:
cuba-page-ships-under = Daarna, in deze volgorde:
cuba-page-per-unit =
    { $n ->
        [one] { $n } punt per eenheid
       *[other] { $n } punten per eenheid
    }
cuba-page-does-worker = Je figuur mag verzetten; de velden in de rij en kolom van je figuur geven bouwstoffen, twee ervan producten.
cuba-page-does-tradeswoman = Koop en verkoop zoveel handelsgoederen als je wilt, in elke volgorde.
cuba-page-does-architect = Bouw één gebouw op een eigen veld.
cuba-page-does-foreman = Gebruik je gebouwen in de rij en kolom van je figuur; of één gebouw, waar het ook staat.
cuba-page-does-mayor = Laad handelsgoederen op één schip; de ligplaats geeft punten voor elke eenheid.
cuba-page-does-sea = Het kan pas aan ligplaats 1 worden geladen.
cuba-page-idle-mayor = Voor burgemeesters die niets laden: de eerste, de tweede van de ronde
cuba-page-idle-architect = Voor architecten die niets bouwen: de eerste, de tweede van de ronde
cuba-page-idle-tradeswoman = Voor handelaarsters die niet handelen: een bouwstof, een product van de goedkoopste soort, elk één keer per ronde
cuba-page-buy = Kopen
cuba-page-sell = Verkopen
cuba-page-units = { $units } van { $spaces } plaatsen bezet
cuba-page-stock = Voorraad
cuba-page-lot = Erf
cuba-page-warehouse = Magazijn
cuba-page-of = { $piece }: { $n }
cuba-page-field = Veld { $field }: { $what }
cuba-page-figure = De figuur, op { $field }
cuba-page-used = gebruikt
cuba-page-free-fields =
    { $n ->
        [0] Elk volgend veld kost 1 water.
        [one] Nog { $n } veld is gratis, daarna kost elk 1 water.
       *[other] Nog { $n } velden zijn gratis, daarna kost elk 1 water.
    }
cuba-page-in-hand =
    { $votes ->
        [one] { $character }: { $votes } stem
       *[other] { $character }: { $votes } stemmen
    }
cuba-page-played = { $character }: uitgespeeld
cuba-page-delegate = Afgevaardigde, verborgen tot het parlement
cuba-page-points = punten
cuba-page-pesos = peso's
cuba-page-built = gebouwen
cuba-page-won = heeft gewonnen
cuba-page-taxed = heeft de belasting betaald
cuba-page-town-hall = 2 stemmen meer door het stadhuis
cuba-page-hand = Personages in de hand
cuba-page-visit = De plantage van { $player } tonen
cuba-page-act-market-done = De marktwet heeft al gewerkt.

## Wat door „klaar” blijft liggen, vooraf gezegd

cuba-loses-free-fields =
    { $number ->
        [one] Je laat { $number } product liggen dat niets kost.
       *[other] Je laat { $number } producten liggen die niets kosten.
    }
cuba-loses-load =
    { $number ->
        [one] { $number } eenheid van jou kan nog op het schip bij { $berth }, voor { $points ->
            [one] { $points } punt
           *[other] { $points } punten
        }.
       *[other] { $number } eenheden van jou kunnen nog op het schip bij { $berth }, voor { $points } punten.
    }
cuba-loses-piece = Je laat 1 stuk uit de voorraad liggen dat niets kost.
cuba-loses-points =
    { $number ->
        [one] Je laat { $number } punt liggen voor wie niet bouwt.
       *[other] Je laat { $number } punten liggen voor wie niet bouwt.
    }
cuba-loses-pesos =
    { $number ->
        [one] Je laat { $number } peso liggen voor wie niets laadt.
       *[other] Je laat { $number } peso's liggen voor wie niets laadt.
    }
cuba-loses-buildings =
    { $number ->
        [one] { $number } gebouw kan nog gebruikt worden.
       *[other] { $number } gebouwen kunnen nog gebruikt worden.
    }
