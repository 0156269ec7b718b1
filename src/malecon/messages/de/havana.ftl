### Havanna auf Deutsch. Die Variablen der Aktionen sind die Namen unten; Ereignisse zählen ihre $a, $b, $c.

havana-name = Havanna
havana-about = Bau die Altstadt wieder auf: Zwei Karten je Runde ergeben deine Zahl, und die niedrigere kommt zuerst dran.

## Optionen

havana-option-round_limit = Letzte Runde (0: keine)

## Karten

havana-card-siesta = Siesta
havana-card-refreshment = Erfrischung
havana-card-protection = Schutz
havana-card-debris = Schutt
havana-card-conservation = Denkmalschutz
havana-card-tax-collector = Steuereintreiber
havana-card-worker = Arbeiter
havana-card-architect = Architekt
havana-card-peso-thief = Pesodieb
havana-card-material-thief = Materialdieb
havana-card-black-market = Schwarzmarkt
havana-card-pesos = Pesos
havana-card-mama = Mama

# Was jede Karte tut; die Zahlen sind die aufgedruckten.
havana-does-siesta = Nichts geschieht; aber du bist früh am Zug.
havana-does-refreshment = Du darfst eine Karte vom eigenen Ablagestapel verdeckt auf die Hand zurücknehmen.
havana-does-protection = Die ganze Runde können dir weder Diebe noch Steuereintreiber etwas anhaben.
havana-does-debris = Du nimmst alle grauen Steine der Tischmitte.
havana-does-conservation = Du darfst ein Gebäude an einem der Enden aus dem Spiel nehmen; alle zusammen nur eines je Runde.
havana-does-tax-collector =
    Du nimmst { $pesos ->
        [one] { $pesos } Peso
       *[other] { $pesos } Pesos
    }, und alle nach dir verlieren einen Arbeiter oder Stein deiner Wahl.
havana-does-worker = Du nimmst { $first } Arbeiter, wenn du diese Karte in dieser Runde zuerst ausführst, sonst { $later }.
havana-does-architect = Du nimmst { $workers } Arbeiter und darfst Gebäude kaufen, die den Architekten brauchen.
havana-does-peso-thief = Du stiehlst jemandem, der noch an die Reihe kommt, die Hälfte der Pesos; kommt niemand mehr, wem du willst.
havana-does-material-thief = Du stiehlst jemandem, der noch an die Reihe kommt, einen Stein, und einen zweiten, wenn es dort mehr als { $many } farbige gab; kommt niemand mehr, wem du willst.
havana-does-black-market = Du ziehst { $first } Steine aus dem Beutel, wenn du diese Karte in dieser Runde zuerst ausführst, sonst { $later }.
havana-does-pesos = Du nimmst die Hälfte der Pesos der Tischmitte, aufgerundet.
havana-does-mama = Du nimmst die Hälfte der farbigen und die Hälfte der grauen Steine der Tischmitte, je aufgerundet.

## Baustoffe

havana-colour-red = rot
havana-colour-yellow = gelb
havana-colour-brown = braun
havana-colour-blue = blau
havana-colour-grey = grau

havana-coloured-red = { havana-colour-red }
havana-coloured-yellow = { havana-colour-yellow }
havana-coloured-brown = { havana-colour-brown }
havana-coloured-blue = { havana-colour-blue }

havana-loss-red = roter Stein
havana-loss-yellow = gelber Stein
havana-loss-brown = brauner Stein
havana-loss-blue = blauer Stein
havana-loss-grey = grauer Stein
havana-loss-worker = Arbeiter

havana-material-red = { havana-colour-red }
havana-material-yellow = { havana-colour-yellow }
havana-material-brown = { havana-colour-brown }
havana-material-blue = { havana-colour-blue }
havana-material-grey = { havana-colour-grey }
havana-material-pesos = Peso
havana-material-workers = Arbeiter

## Orte

havana-end-upper-left = oben links
havana-end-upper-right = oben rechts
havana-end-lower-left = unten links
havana-end-lower-right = unten rechts

havana-place-centre = Tischmitte

# Ein Gebäude nach dem, was darauf gedruckt ist: „3 Punkte (R 1w 2$)“
havana-tile =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } ({ $price })

## Aktionen

havana-do-draw = Ziehen: { $colour }
havana-do-turn-tile = Aufdecken: { $tile }
havana-do-swap-in-tile = Hereinholen: { $tile }
havana-do-swap-out = Nach { $end } legen
havana-do-choose = { $card } wählen
havana-do-first = Zuerst { $card }
havana-do-take-back = { $card } zurücknehmen
havana-do-remove = Entfernen { $end }
havana-do-tax = Wegnehmen: { $loss }
havana-do-rob-player = { $player } bestehlen
havana-do-steal = Stehlen: { $colour }
havana-do-take = Nehmen: { $coloured }
havana-do-buy = Kaufen { $end }
havana-do-pay-pesos-for-workers =
    { $number ->
        [0] Nur mit Arbeitern bezahlen
        [one] 5 Pesos statt { $number } Arbeiter
       *[other] Je 5 Pesos statt { $number } Arbeitern
    }
havana-do-pay-grey-for =
    { $number ->
        [0] Nur mit { $coloured } bezahlen
        [one] 5 graue statt { $number } × { $coloured }
       *[other] Je 5 graue statt { $number } × { $coloured }
    }
havana-do-cover = { $card } abdecken
havana-do-lay = { $card } legen
havana-do-decline = Verzichten
havana-do-end-turn = Nichts mehr kaufen

## Fragen

havana-ask-siesta = Siesta: Nichts geschieht.
havana-ask-refreshment = Erfrischung: Welche Karte nimmst du vom Ablagestapel zurück?
havana-ask-protection = Schutz: Niemand darf dich antasten.
havana-ask-debris = Schutt: Alle grauen Steine der Tischmitte gehören dir.
havana-ask-conservation = Denkmalschutz: Welches Gebäude nimmst du aus dem Spiel?
havana-ask-tax-collector = Steuereintreiber: ein Peso für dich, und ein Verlust für alle nach dir.
havana-ask-worker = Arbeiter: Arbeiter kommen zu dir.
havana-ask-architect = Architekt: Ein Arbeiter kommt zu dir.
havana-ask-peso-thief = Pesodieb: Wessen Pesos stiehlst du?
havana-ask-material-thief = Materialdieb: Wessen Steine stiehlst du?
havana-ask-black-market = Schwarzmarkt: Steine aus dem Beutel.
havana-ask-pesos = Pesos: Die Hälfte der Pesos der Tischmitte gehört dir.
havana-ask-mama = Mama: Die Hälfte der Steine der Tischmitte gehört dir.
havana-ask-lay-tile = Der Zufall deckt ein Gebäude auf.
havana-ask-swap = Kein Ende ist 1, 2 oder 3 wert. Welches Gebäude holst du herein?
havana-ask-swap-with = An welches Ende legst du es?
havana-ask-deal = Die ersten Steine werden gezogen.
havana-ask-draw-cube = Der Zufall zieht einen Stein aus dem Beutel.
havana-ask-choose-card = Welche zwei Karten legst du aus?
havana-ask-reveal = Die Karten werden gezeigt.
havana-ask-round = Eine neue Runde.
havana-ask-play = Der nächste Zug.
havana-ask-first-card = Welche deiner Karten führst du zuerst aus?
havana-ask-tax-next = Was nimmt der Steuereintreiber weg?
havana-ask-steal-from = Welchen Stein stiehlst du? Sind es viele farbige, auch einen zweiten.
havana-ask-steal-again = Du darfst einen zweiten Stein stehlen. Welchen?
havana-ask-take-cubes = Welche Steine nimmst du aus der Tischmitte?
havana-ask-buying = Welches Gebäude kaufst du?
havana-ask-pay-workers = Wie bezahlst du?
havana-ask-pay-cubes = Wie bezahlst du?
havana-ask-hand-over = Das Gebäude wird übergeben.
havana-ask-supply = Nachschub für die Tischmitte.
havana-ask-cover-card = Welche Karte legst du verdeckt aus, und welche deiner offenen Karten deckt sie ab?
havana-ask-lay-card = Welche Karte legst du verdeckt darauf?

## Ereignisse

havana-event-tile-turned = Neu in der Straße: { $a }.
havana-event-swapped = In die Straße kommt { $a }, zurück in den Stapel geht { $b }.
havana-event-cube-drawn = Aus dem Beutel: { $b } ({ $a }).
    .you = Aus dem Beutel für dich: { $b }.
havana-event-cards-chosen = { $a } hat zwei Karten gewählt.
    .you = { $a } hast zwei Karten gewählt.
havana-event-card-chosen = { $a } wählt { $b }.
    .you = { $a } wählst { $b }.
havana-event-revealed = { $a } zeigt { $b } und { $c }.
    .you = { $a } zeigst { $b } und { $c }.
havana-event-round-begins = Runde { $a } beginnt.
havana-event-turn-begins = { $a } ist mit { NUMBER($b, minimumIntegerDigits: 2) } am Zug.
    .you = { $a } bist mit { NUMBER($b, minimumIntegerDigits: 2) } am Zug.
havana-event-carries-out = { $a } führt { $b } aus.
    .you = { $a } führst { $b } aus.
havana-event-took-back = { $a } nimmt ungesehen eine Karte zurück auf die Hand.
    .you = { $a } nimmst ungesehen eine Karte zurück auf die Hand.
havana-event-took-card-back = Es ist { $b }.
havana-event-declined = { $a } lässt es dabei bewenden ({ $b }).
    .you = { $a } lässt es dabei bewenden ({ $b }).
havana-event-tile-removed = { $a } entfernt ein Gebäude: { $b }.
    .you = { $a } entfernst ein Gebäude: { $b }.
havana-event-took-cubes = { $a } nimmt { $c } × { $b } aus der Tischmitte.
    .you = { $a } nimmst { $c } × { $b } aus der Tischmitte.
havana-event-took-pesos =
    { $b ->
        [one] { $a } nimmt { $b } Peso.
       *[other] { $a } nimmt { $b } Pesos.
    }
    .you =
        { $b ->
            [one] { $a } nimmst { $b } Peso.
           *[other] { $a } nimmst { $b } Pesos.
        }
havana-event-took-workers = { $a } nimmt { $b } Arbeiter.
    .you = { $a } nimmst { $b } Arbeiter.
havana-event-taxed = { $a } besteuert { $b }: { $c } weg.
    .you = { $a } besteuerst { $b }: { $c } weg.
    .to-you = { $a } besteuert dich: { $c } weg.
havana-event-protected = { $a } ist geschützt.
    .you = { $a } bist geschützt.
havana-event-stole-pesos =
    { $c ->
        [0] { $a } findet nichts in den Taschen von { $b }.
        [one] { $a } stiehlt { $c } Peso von { $b }.
       *[other] { $a } stiehlt { $c } Pesos von { $b }.
    }
    .you =
        { $c ->
            [0] { $a } findest nichts in den Taschen von { $b }.
            [one] { $a } stiehlst { $c } Peso von { $b }.
           *[other] { $a } stiehlst { $c } Pesos von { $b }.
        }
    .to-you =
        { $c ->
            [0] { $a } findet nichts in deinen Taschen.
            [one] { $a } stiehlt { $c } Peso von dir.
           *[other] { $a } stiehlt { $c } Pesos von dir.
        }
havana-event-stole-cube = { $a } stiehlt einen Stein von { $b }: { $c }.
    .you = { $a } stiehlst einen Stein von { $b }: { $c }.
    .to-you = { $a } stiehlt einen Stein von dir: { $c }.
havana-event-nobody-to-rob = { $a } findet niemanden zum Bestehlen.
    .you = { $a } findest niemanden zum Bestehlen.
havana-event-paid = { $a } bezahlt { $c } × { $b }.
    .you = { $a } bezahlst { $c } × { $b }.
havana-event-bought = { $a } baut: { $b }!
    .you = { $a } baust: { $b }!
havana-event-supplied =
    { $a ->
        [one] { $a } Peso kommt in die Tischmitte.
       *[other] { $a } Pesos kommen in die Tischmitte.
    }
havana-event-covered = { $a } deckt { $b } ab.
    .you = { $a } deckst { $b } ab.
havana-event-laid = { $a } legt { $b } verdeckt aus.
    .you = { $a } legst { $b } verdeckt aus.
havana-event-hand-taken-up = { $a } nimmt alle abgelegten Karten wieder auf die Hand.
    .you = { $a } nimmst alle abgelegten Karten wieder auf die Hand.
havana-event-goal-reached = { $a } erreicht das Ziel!
    .you = { $a } erreichst das Ziel!
havana-event-tiles-gone = Das letzte Gebäude ist weg: Das Spiel endet.
havana-event-cubes-gone = Der letzte Stein ist weg: Das Spiel endet.
havana-event-last-round-over = Die letzte Runde ist vorbei.

## Der Tisch in Worten

havana-table-goal = Ziel: { $goal } Punkte
havana-table-worker-taken = Arbeiter gibt { $later }
havana-table-market-used = Schwarzmarkt gibt { $later }
havana-table-conserved = Denkmalschutz ist verbraucht
havana-table-centre = Mitte
havana-table-hand = Deine Karten

havana-piece-red = rot, Backstein
havana-piece-yellow = gelb, Sandstein
havana-piece-brown = braun, Lehm
havana-piece-blue = blau, Glas
havana-piece-grey = grau, Schutt
havana-piece-pesos = Pesos
havana-piece-workers = Arbeiter
havana-piece-architect = Architekt nötig

## Der Tisch auf der Seite

havana-page-times = { $n } × { $what }
havana-page-street = Die Straße
havana-page-upper-row = Obere Reihe
havana-page-lower-row = Untere Reihe
havana-page-stores = Beutel und Vorrat
havana-page-bag =
    { $n ->
        [one] Beutel: { $n } Stein
       *[other] Beutel: { $n } Steine
    }
havana-page-boxed =
    { $n ->
        [one] Aus dem Spiel: { $n } Stein
       *[other] Aus dem Spiel: { $n } Steine
    }
havana-page-stock = Arbeiter im Vorrat
havana-page-pile = Gebäude im Stapel
havana-page-firsts = Nur einmal je Runde
havana-page-worker-first = Erster Arbeiter bringt { $first }
havana-page-market-first = Erster Schwarzmarkt bringt { $first }
havana-page-conservation-free = Denkmalschutz noch möglich
havana-page-last-round = Ende nach Runde { $round }
havana-page-queue = Reihenfolge
havana-page-number = Zahl { $number }
havana-page-is-acting = ist am Zug
havana-page-is-done = ist fertig
havana-page-is-waiting = kommt noch
havana-page-is-winner = hat gewonnen
havana-page-points = { $points } von { $goal } Punkten
havana-page-hand-size = Karten auf der Hand
havana-page-discards-size = abgelegte Karten
havana-page-took-back = verdeckt zurückgenommene Karten
havana-page-face-down = eine neue Karte, verdeckt
havana-page-buildings = Gebäude
havana-page-card = { $digit } { $name }, { $state }
havana-page-card-hand = auf der Hand
havana-page-card-open = offen
havana-page-card-covered = abgedeckt
havana-page-card-laid = verdeckt
havana-page-card-discarded = abgelegt
havana-page-card-chosen = gewählt
havana-page-card-target = abdecken
havana-page-cards-do = Was die Karten tun
havana-page-tile-does =
    Wer das bezahlt, nimmt das Gebäude und bekommt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }. { $exchange } Pesos ersetzen einen Arbeiter, { $exchange } graue Steine einen farbigen.
havana-page-tile =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }

## Was durch „Verzichten“ liegen bleibt, vorher gesagt

havana-loses-cube = Du lässt einen zweiten Stein liegen, der nichts kostet.
havana-loses-card = Du lässt eine Karte deines Ablagestapels liegen, die nichts kostet.
