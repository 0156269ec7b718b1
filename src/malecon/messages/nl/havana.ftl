### Havanna in het Nederlands. De variabelen van acties zijn de namen hieronder; gebeurtenissen tellen $a, $b, $c.

havana-name = Havanna
havana-about = Bouw de oude stad weer op: twee kaarten per ronde vormen je getal, en het laagste is het eerst aan de beurt.

## Opties

havana-option-round_limit = Laatste ronde (0: geen)

## Kaarten

havana-card-siesta = Siësta
havana-card-refreshment = Vernieuwing
havana-card-protection = Bescherming
havana-card-debris = Afval
havana-card-conservation = Bouwstop
havana-card-tax-collector = Ontvanger
havana-card-worker = Arbeider
havana-card-architect = Architect
havana-card-peso-thief = Pesodief
havana-card-material-thief = Bouwmaterialen­dief
havana-card-black-market = Zwarte markt
havana-card-pesos = Peso's
havana-card-mama = Mama

# Wat elke kaart doet; de getallen zijn die op de kaart.
havana-does-siesta = Er gebeurt niets; maar je bent vroeg aan de beurt.
havana-does-refreshment = Je mag een kaart van je eigen aflegstapel ongezien terug op de hand nemen.
havana-does-protection = De hele ronde kunnen dieven en ontvangers niet aan je komen.
havana-does-debris = Je neemt alle grijze blokjes uit het midden.
havana-does-conservation = Je mag een gebouw aan een van de uiteinden uit het spel nemen; alle spelers samen één per ronde.
havana-does-tax-collector =
    Je neemt { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } peso's
    }, en allen na jou verliezen een arbeider of blokje naar jouw keuze.
havana-does-worker = Je neemt { $first } arbeiders als je deze ronde de eerste met deze kaart bent, anders { $later }.
havana-does-architect =
    Je neemt { $workers ->
        [one] { $workers } arbeider
       *[other] { $workers } arbeiders
    } en mag gebouwen kopen die de architect nodig hebben.
havana-does-peso-thief = Je steelt de helft van de peso's van een speler die nog aan de beurt komt; komt er niemand meer, dan van wie je wilt.
havana-does-material-thief = Je steelt een blokje van een speler die nog aan de beurt komt, en een tweede van wie er meer dan { $many } gekleurde had; komt er niemand meer, dan van wie je wilt.
havana-does-black-market = Je trekt { $first } blokjes uit de buidel als je deze ronde de eerste met deze kaart bent, anders { $later }.
havana-does-pesos = Je neemt de helft van de peso's in het midden, naar boven afgerond.
havana-does-mama = Je neemt de helft van de gekleurde en de helft van de grijze blokjes in het midden, elk naar boven afgerond.

## Bouwmaterialen

havana-colour-red = rood
havana-colour-yellow = geel
havana-colour-brown = bruin
havana-colour-blue = blauw
havana-colour-grey = grijs

havana-coloured-red = { havana-colour-red }
havana-coloured-yellow = { havana-colour-yellow }
havana-coloured-brown = { havana-colour-brown }
havana-coloured-blue = { havana-colour-blue }

havana-loss-red = rood blokje
havana-loss-yellow = geel blokje
havana-loss-brown = bruin blokje
havana-loss-blue = blauw blokje
havana-loss-grey = grijs blokje
havana-loss-worker = arbeider

havana-material-red = { havana-colour-red }
havana-material-yellow = { havana-colour-yellow }
havana-material-brown = { havana-colour-brown }
havana-material-blue = { havana-colour-blue }
havana-material-grey = { havana-colour-grey }
havana-material-pesos = peso
havana-material-workers = arbeider

## Plaatsen

havana-end-upper-left = linksboven
havana-end-upper-right = rechtsboven
havana-end-lower-left = linksonder
havana-end-lower-right = rechtsonder

havana-place-centre = het midden

# Een gebouw naar wat erop staat: "3 punten (R 1w 2$)"
havana-tile =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } ({ $price })

## Acties

havana-do-draw = Trekken: { $colour }
havana-do-turn-tile = Opendraaien: { $tile }
havana-do-swap-in-tile = Binnenhalen: { $tile }
havana-do-swap-out = { $end } neerleggen
havana-do-choose = { $card } kiezen
havana-do-first = Eerst { $card }
havana-do-take-back = { $card } terugnemen
havana-do-remove = Verwijderen { $end }
havana-do-tax = Afnemen: { $loss }
havana-do-rob-player = { $player } bestelen
havana-do-steal = Stelen: { $colour }
havana-do-take = Nemen: { $coloured }
havana-do-buy = Kopen { $end }
havana-do-pay-pesos-for-workers =
    { $number ->
        [0] Alleen met arbeiders betalen
        [one] 5 peso's in plaats van { $number } arbeider
       *[other] Telkens 5 peso's in plaats van { $number } arbeiders
    }
havana-do-pay-grey-for =
    { $number ->
        [0] Alleen met { $coloured } betalen
        [one] 5 grijze in plaats van { $number } × { $coloured }
       *[other] Telkens 5 grijze in plaats van { $number } × { $coloured }
    }
havana-do-cover = { $card } bedekken
havana-do-lay = { $card } leggen
havana-do-decline = Niet doen
havana-do-end-turn = Niets meer kopen

## Vragen

havana-ask-siesta = Siësta: er gebeurt niets.
havana-ask-refreshment = Vernieuwing: welke kaart neem je terug van je aflegstapel?
havana-ask-protection = Bescherming: niemand mag aan je komen.
havana-ask-debris = Afval: alle grijze blokjes van het midden zijn voor jou.
havana-ask-conservation = Bouwstop: welk gebouw neem je uit het spel?
havana-ask-tax-collector = Ontvanger: een peso voor jou, en een verlies voor allen na jou.
havana-ask-worker = Arbeider: er komen arbeiders bij je.
havana-ask-architect = Architect: er komt een arbeider bij je.
havana-ask-peso-thief = Pesodief: wiens peso's steel je?
havana-ask-material-thief = Bouwmaterialendief: wiens blokjes steel je?
havana-ask-black-market = Zwarte markt: blokjes uit de buidel.
havana-ask-pesos = Peso's: de helft van de peso's in het midden is voor jou.
havana-ask-mama = Mama: de helft van de blokjes in het midden is voor jou.
havana-ask-lay-tile = Het toeval draait een gebouw open.
havana-ask-swap = Geen uiteinde is 1, 2 of 3 waard. Welk gebouw haal je binnen?
havana-ask-swap-with = Aan welk uiteinde leg je het?
havana-ask-deal = De eerste blokjes worden getrokken.
havana-ask-draw-cube = Het toeval trekt een blokje uit de buidel.
havana-ask-choose-card = Welke twee kaarten leg je uit?
havana-ask-reveal = De kaarten worden getoond.
havana-ask-round = Een nieuwe ronde.
havana-ask-play = De volgende speler.
havana-ask-first-card = Welke van je kaarten voer je eerst uit?
havana-ask-tax-next = Wat neemt de ontvanger af?
havana-ask-steal-from = Welk blokje steel je? Bij veel gekleurde ook een tweede.
havana-ask-steal-again = Je mag een tweede blokje stelen. Welk?
havana-ask-take-cubes = Welke blokjes neem je uit het midden?
havana-ask-buying = Welk gebouw koop je?
havana-ask-pay-workers = Hoe betaal je?
havana-ask-pay-cubes = Hoe betaal je?
havana-ask-hand-over = Het gebouw wordt overhandigd.
havana-ask-supply = Nieuwe voorraad voor het midden.
havana-ask-cover-card = Welke kaart leg je verdekt neer, en welke van je open kaarten bedekt ze?
havana-ask-lay-card = Welke kaart leg je er verdekt op?

## Gebeurtenissen

havana-event-tile-turned = Nieuw in de straat: { $a }.
havana-event-swapped = { $a } komt in de straat, { $b } gaat terug naar de stapel.
havana-event-cube-drawn = Uit de buidel naar { $a }: { $b }.
    .you = Uit de buidel naar jou: { $b }.
havana-event-cards-chosen = { $a } heeft twee kaarten gekozen.
    .you = { $a } hebt twee kaarten gekozen.
havana-event-card-chosen = { $a } kiest { $b }.
    .you = { $a } kiest { $b }.
havana-event-revealed = { $a } toont { $b } en { $c }.
    .you = { $a } toont { $b } en { $c }.
havana-event-round-begins = Ronde { $a } begint.
havana-event-turn-begins = { $a } is met { NUMBER($b, minimumIntegerDigits: 2) } aan de beurt.
    .you = { $a } bent met { NUMBER($b, minimumIntegerDigits: 2) } aan de beurt.
havana-event-carries-out = { $a } voert { $b } uit.
    .you = { $a } voert { $b } uit.
havana-event-took-back = { $a } neemt ongezien een kaart terug op de hand.
    .you = { $a } neemt ongezien een kaart terug op de hand.
havana-event-took-card-back = Het is { $b }.
havana-event-declined = { $a } laat het daarbij ({ $b }).
    .you = { $a } laat het daarbij ({ $b }).
havana-event-tile-removed = { $a } verwijdert een gebouw: { $b }.
    .you = { $a } verwijdert een gebouw: { $b }.
havana-event-took-cubes = { $a } neemt { $c } × { $b } uit het midden.
    .you = { $a } neemt { $c } × { $b } uit het midden.
havana-event-took-pesos =
    { $b ->
        [one] { $a } neemt { $b } peso.
       *[other] { $a } neemt { $b } peso's.
    }
    .you =
        { $b ->
            [one] { $a } neemt { $b } peso.
           *[other] { $a } neemt { $b } peso's.
        }
havana-event-took-workers =
    { $b ->
        [one] { $a } neemt { $b } arbeider.
       *[other] { $a } neemt { $b } arbeiders.
    }
    .you =
        { $b ->
            [one] { $a } neemt { $b } arbeider.
           *[other] { $a } neemt { $b } arbeiders.
        }
havana-event-taxed = { $a } belast { $b }: { $c } eraf.
    .you = { $a } belast { $b }: { $c } eraf.
    .to-you = { $a } belast jou: { $c } eraf.
havana-event-protected = { $a } is beschermd.
    .you = { $a } bent beschermd.
havana-event-stole-pesos =
    { $c ->
        [0] { $a } vindt niets in de zakken van { $b }.
        [one] { $a } steelt { $c } peso van { $b }.
       *[other] { $a } steelt { $c } peso's van { $b }.
    }
    .you =
        { $c ->
            [0] { $a } vindt niets in de zakken van { $b }.
            [one] { $a } steelt { $c } peso van { $b }.
           *[other] { $a } steelt { $c } peso's van { $b }.
        }
    .to-you =
        { $c ->
            [0] { $a } vindt niets in jouw zakken.
            [one] { $a } steelt { $c } peso van jou.
           *[other] { $a } steelt { $c } peso's van jou.
        }
havana-event-stole-cube = { $a } steelt een blokje van { $b }: { $c }.
    .you = { $a } steelt een blokje van { $b }: { $c }.
    .to-you = { $a } steelt een blokje van jou: { $c }.
havana-event-nobody-to-rob = { $a } vindt niemand om te bestelen.
    .you = { $a } vindt niemand om te bestelen.
havana-event-paid = { $a } betaalt { $c } × { $b }.
    .you = { $a } betaalt { $c } × { $b }.
havana-event-bought = { $a } bouwt: { $b }!
    .you = { $a } bouwt: { $b }!
havana-event-supplied =
    { $a ->
        [one] { $a } peso komt in het midden.
       *[other] { $a } peso's komen in het midden.
    }
havana-event-covered = { $a } bedekt { $b }.
    .you = { $a } bedekt { $b }.
havana-event-laid = { $a } legt { $b } verdekt neer.
    .you = { $a } legt { $b } verdekt neer.
havana-event-hand-taken-up = { $a } neemt alle afgelegde kaarten weer op de hand.
    .you = { $a } neemt alle afgelegde kaarten weer op de hand.
havana-event-goal-reached = { $a } bereikt het doel!
    .you = { $a } bereikt het doel!
havana-event-tiles-gone = Het laatste gebouw is weg: het spel eindigt.
havana-event-cubes-gone = Het laatste blokje is weg: het spel eindigt.
havana-event-last-round-over = De laatste ronde is voorbij.

## De tafel in woorden

havana-table-goal = Doel: { $goal } punten
havana-table-worker-taken = Arbeider geeft { $later }
havana-table-market-used = Zwarte markt geeft { $later }
havana-table-conserved = Bouwstop is verbruikt
havana-table-centre = Midden
havana-table-hand = Jouw kaarten

havana-piece-red = rood, baksteen
havana-piece-yellow = geel, zandsteen
havana-piece-brown = bruin, leem
havana-piece-blue = blauw, glas
havana-piece-grey = grijs, afval
havana-piece-pesos = peso's
havana-piece-workers = arbeiders
havana-piece-architect = architect nodig

## De tafel op de pagina

havana-page-times = { $n } × { $what }
havana-page-street = De straat
havana-page-upper-row = Bovenste rij
havana-page-lower-row = Onderste rij
havana-page-stores = Buidel en voorraad
havana-page-bag =
    { $n ->
        [one] Buidel: { $n } blokje
       *[other] Buidel: { $n } blokjes
    }
havana-page-boxed =
    { $n ->
        [one] Uit het spel: { $n } blokje
       *[other] Uit het spel: { $n } blokjes
    }
havana-page-stock = Arbeiders in voorraad
havana-page-pile = Stapel gebouwen
havana-page-firsts = Maar één keer per ronde
havana-page-worker-first = Eerste Arbeider geeft { $first }
havana-page-market-first = Eerste Zwarte markt geeft { $first }
havana-page-conservation-free = Bouwstop nog mogelijk
havana-page-last-round = Einde na ronde { $round }
havana-page-queue = Speelvolgorde
havana-page-number = Getal { $number }
havana-page-is-acting = is aan de beurt
havana-page-is-done = is klaar
havana-page-is-waiting = komt nog
havana-page-is-winner = heeft gewonnen
havana-page-points = { $points } van { $goal } punten
havana-page-hand-size = kaarten op de hand
havana-page-discards-size = afgelegde kaarten
havana-page-took-back = ongezien teruggenomen kaarten
havana-page-face-down = een nieuwe kaart, verdekt
havana-page-buildings = Gebouwen
havana-page-card = { $digit } { $name }, { $state }
havana-page-card-hand = op de hand
havana-page-card-open = open
havana-page-card-covered = bedekt
havana-page-card-laid = verdekt
havana-page-card-discarded = afgelegd
havana-page-card-chosen = gekozen
havana-page-card-target = bedekken
havana-page-cards-do = Wat de kaarten doen
havana-page-tile-does =
    Wie dit betaalt, neemt het gebouw en krijgt { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }. { $exchange } peso's vervangen een arbeider, { $exchange } grijze blokjes een gekleurd blokje.
havana-page-tile =
    { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }

## Wat door „niet doen” blijft liggen, vooraf gezegd

havana-loses-cube = Je laat een tweede blokje liggen dat niets kost.
havana-loses-card = Je laat een kaart van je aflegstapel liggen die niets kost.
