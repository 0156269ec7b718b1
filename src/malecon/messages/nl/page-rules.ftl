### Het regelboek op de pagina, en de regels waar twijfel is.

page-rules-title = De regels van { $game }
page-rules-games = Spellen
page-rules-search = Zoek in de regels
page-rules-found =
    { $n ->
        [one] { $n } regel
       *[other] { $n } regels
    }
page-rules-none = Dat staat in geen enkele regel. Probeer een ander woord.
page-rules-chapters = Hoofdstukken
page-rules-rule = Regel { $id }
page-rules-link = Adres van regel { $id }
page-rules-nothing = Geen regel gaat hier alleen over.

page-rules-thing-workers = arbeiders
page-rules-thing-pesos = peso's
page-rules-thing-architect = architect
page-rules-thing-street = de straat
page-rules-thing-end = de uiteinden van de rijen
page-rules-thing-centre = het midden
page-rules-thing-bag = de zak
page-rules-thing-pile = de stapel
page-rules-thing-queue = volgorde
page-rules-thing-number = je getal
page-rules-thing-goal = het doel
page-rules-thing-hand = je hand
page-rules-thing-discards = aflegstapel
page-rules-thing-car = de auto
page-rules-thing-harbour = de haven
page-rules-thing-ship = het schip
page-rules-thing-dice = de vraag
page-rules-thing-value = de waarde van een stuk
page-rules-thing-figure = de figuur
page-rules-thing-owner = van wie een gebouw is
page-rules-thing-screen = het scherm
page-rules-thing-points = punten
page-rules-thing-stock = de voorraad
page-rules-thing-market = de markt
page-rules-thing-ships = de volgende schepen
page-rules-thing-plantation = de plantage
page-rules-thing-lot = het erf
page-rules-thing-warehouse = het magazijn
page-rules-thing-supply = de gebouwen
page-rules-thing-votes = stemmen
page-rules-thing-bid = het bod
page-rules-thing-start = de startspeler
page-rules-thing-markers = één keer per ronde
