### Santiago de Cuba auf Deutsch. Handlungen werden mit den Namen unten gefüllt, Ereignisse mit $a, $b, $c.

santiago-name = Santiago de Cuba
santiago-about = Fahr um den Hafen, lass dir von den Cubanern helfen und bring dem Schiff, was es verlangt.

## Optionen

santiago-option-open_holdings = Waren, Pesos und Siegpunkte liegen offen
santiago-option-rent_when_staying = Miete auch für eine Figur, die stehen bleibt

## Waren

santiago-good-sugar = Zuckerrohr
santiago-good-citrus = Zitrusfrüchte
santiago-good-tobacco = Tabak
santiago-good-rum = Rum
santiago-good-cigars = Zigarren
santiago-good-wood = Holz

santiago-sort-sugar = { santiago-good-sugar }
santiago-sort-citrus = { santiago-good-citrus }
santiago-sort-tobacco = { santiago-good-tobacco }
santiago-sort-rum = { santiago-good-rum }
santiago-sort-cigars = { santiago-good-cigars }

santiago-gift-sugar = 1 Zuckerrohr
santiago-gift-citrus = 1 × Zitrusfrüchte
santiago-gift-tobacco = 1 Tabak
santiago-gift-rum = 1 Rum
santiago-gift-cigars = 1 Kiste Zigarren
santiago-gift-peso = 1 Peso
santiago-gift-point = 1 Siegpunkt

santiago-treat-rum = 1 Rum
santiago-treat-cigars = 1 Kiste Zigarren
santiago-treat-rum-and-cigars = 1 Rum und 1 Kiste Zigarren

## Cubaner

santiago-cuban-pedro = Pedro
santiago-cuban-maria = Maria
santiago-cuban-jose = José
santiago-cuban-martinez = Martinez
santiago-cuban-conchita = Conchita
santiago-cuban-el-zorro = El Zorro
santiago-cuban-miguel = Miguel
santiago-cuban-pablo = Pablo
santiago-cuban-alonso = Alonso

# Mit dem, was sie tun, wo Platz ist.
santiago-title-pedro = Pedro, der Tabakhändler
santiago-title-maria = Maria, die Tänzerin
santiago-title-jose = José, der Zuckerrohrfarmer
santiago-title-martinez = Martinez, der Musiker
santiago-title-conchita = Conchita, die Obsthändlerin
santiago-title-el-zorro = El Zorro, der Taschendieb
santiago-title-miguel = Miguel, der Holzfäller
santiago-title-pablo = Pablo, der Hehler
santiago-title-alonso = Alonso, der Anwalt

santiago-helper-pedro = { santiago-cuban-pedro }
santiago-helper-maria = { santiago-cuban-maria }
santiago-helper-jose = { santiago-cuban-jose }
santiago-helper-martinez = { santiago-cuban-martinez }
santiago-helper-conchita = { santiago-cuban-conchita }
santiago-helper-el-zorro = { santiago-cuban-el-zorro }
santiago-helper-miguel = { santiago-cuban-miguel }

santiago-station-pedro = zu { santiago-cuban-pedro }
santiago-station-maria = zu { santiago-cuban-maria }
santiago-station-jose = zu { santiago-cuban-jose }
santiago-station-martinez = zu { santiago-cuban-martinez }
santiago-station-conchita = zu { santiago-cuban-conchita }
santiago-station-el-zorro = zu { santiago-cuban-el-zorro }
santiago-station-miguel = zu { santiago-cuban-miguel }
santiago-station-pablo = zu { santiago-cuban-pablo }
santiago-station-alonso = zu { santiago-cuban-alonso }
santiago-station-harbour = in den Hafen

## Gebäude und Blumen

santiago-building-bank = Bank
santiago-building-church = Kirche
santiago-building-sawmill = Sägewerk
santiago-building-distillery = Schnapsbrennerei
santiago-building-cigar-factory = Zigarrenfabrik
santiago-building-black-market = Schwarzmarkt
santiago-building-cafe = Café
santiago-building-newspaper = Zeitungsverlag
santiago-building-customs = Zollamt
santiago-building-port-authority = Hafenamt
santiago-building-trading-post = Kontor
santiago-building-casino = Casino

santiago-flower-white = weiß
santiago-flower-blue = blau
santiago-flower-red = rot
santiago-flower-yellow = gelb

# Was Cubaner und Gebäude tun, ein Satz für jede Art von Wirkung.
santiago-does-gives-goods = Gibt { $amount } × { $good }.
santiago-does-gives-points =
    { $amount ->
        [one] Gibt { $amount } Siegpunkt.
       *[other] Gibt { $amount } Siegpunkte.
    }
santiago-does-gives-pesos =
    { $amount ->
        [one] Gibt { $amount } Peso.
       *[other] Gibt { $amount } Pesos.
    }
santiago-does-others-give = Alle anderen geben dir einen Peso, eine Ware oder einen Siegpunkt.
santiago-does-gives-any-sort = Gibt 1 Ware nach Wahl, aber kein Holz.
santiago-does-claims-or-uses = Nimm ein Gebäude in Besitz oder nutze eines von deinen.

santiago-does-pays-pesos =
    { $pesos ->
        [one] nimm { $pesos } Peso.
       *[other] nimm { $pesos } Pesos.
    }
santiago-does-pays-points =
    { $points ->
        [one] nimm { $points } Siegpunkt.
       *[other] nimm { $points } Siegpunkte.
    }
santiago-does-buys = gib 1 { $good }; nimm Siegpunkte ({ $points }) und Pesos ({ $pesos }).
santiago-does-makes = mach { $good } zu { $sort }, so viel du willst.
santiago-does-swaps = tausche 1 Ware gegen eine andere, nie Holz.
santiago-does-buys-treats = verkaufe höchstens 1 Rum und 1 Kiste Zigarren; Siegpunkte für jedes: { $points }.
santiago-does-turns-over = nimm Pesos ({ $pesos }) und dreh einen Cubaner um, wenn du willst.
santiago-does-cancels = dreh einen Würfel des Schiffes auf 0.
santiago-does-moves-marker = zieh den Warenwertmarker eine Flagge nach links oder rechts.
santiago-does-takes-delivery = liefere 1 nachgefragte Ware, kein Holz; Siegpunkte: { $points }.
santiago-does-exchanges = tausche Pesos (je { $pesos }) gegen Siegpunkte oder Siegpunkte gegen Pesos.

## Handlungen

santiago-do-lay-cuban = { $cuban } auslegen
santiago-do-lay-building = Auslegen: { $building }
santiago-do-start-player = { $player } beginnt
santiago-do-roll = Wurf: { $face } { $sort }
santiago-do-leave-out = Weglassen: { $sort }
santiago-do-call-on = { $helper } um Hilfe bitten
santiago-do-take = Nehmen: { $sort }
santiago-do-give = Abgeben: { $gift }
santiago-do-claim = In Besitz nehmen: { $building }
santiago-do-use = Nutzen: { $building }
santiago-do-move-to = Gehen zu: { $building }
santiago-do-make-rum = { $made } Rum aus Zuckerrohr brennen
santiago-do-make-cigars = { $made } Zigarren aus Tabak drehen
santiago-do-swap = Tauschen: { $sort }
santiago-do-sell = Verkaufen: { $treat }
santiago-do-turn-over = { $cuban } umdrehen
santiago-do-cancel = Auf 0 drehen: { $sort }
santiago-do-marker-left = Marker nach links: Waren bringen weniger
santiago-do-marker-right = Marker nach rechts: Waren bringen mehr, oder das Schiff läuft aus
santiago-do-buy-points =
    { $number ->
        [one] { $number } Siegpunkt kaufen
       *[other] { $number } Siegpunkte kaufen
    }
santiago-do-sell-points =
    { $number ->
        [one] { $number } Siegpunkt verkaufen
       *[other] { $number } Siegpunkte verkaufen
    }
santiago-do-deliver = { $units } × { $sort } liefern
santiago-do-deliver-wood-for = { $units } Holz statt { $sort } liefern
santiago-do-pass = Passen
santiago-do-decline = Verzichten
santiago-do-drive =
    { $distance ->
        [one] { $distance } Station weit fahren
       *[other] { $distance } Stationen weit fahren
    }

## Fragen

santiago-ask-pedro = Pedro hat Tabak für dich. Nimmst du ihn?
santiago-ask-maria = Maria tanzt für dich. Nimmst du die Siegpunkte?
santiago-ask-jose = José hat Zuckerrohr für dich. Nimmst du es?
santiago-ask-martinez = Martinez hat Pesos für dich. Nimmst du sie?
santiago-ask-conchita = Conchita hat Zitrusfrüchte für dich. Nimmst du sie?
santiago-ask-el-zorro = El Zorro lässt dir alle anderen etwas geben. Willst du das?
santiago-ask-miguel = Miguel hat Holz für dich. Nimmst du es?
santiago-ask-pablo = Pablo besorgt dir jede Ware. Welche?
santiago-ask-alonso = Alonso hilft dir, ein Gebäude in Besitz zu nehmen oder eines von deinen zu nutzen. Welches?
santiago-ask-bank = Bank: Nimmst du die Pesos?
santiago-ask-church = Kirche: Nutzt du sie?
santiago-ask-sawmill = Sägewerk: Gibst du 1 Holz?
santiago-ask-distillery = Schnapsbrennerei: Wie viel Zuckerrohr machst du zu Rum?
santiago-ask-cigar-factory = Zigarrenfabrik: Wie viel Tabak machst du zu Zigarren?
santiago-ask-black-market = Schwarzmarkt: Welche Ware gibst du, und welche nimmst du dafür?
santiago-ask-cafe = Café: Was verkaufst du?
santiago-ask-newspaper = Zeitungsverlag: Drehst du auch einen Cubaner um?
santiago-ask-customs = Zollamt: Welchen Würfel drehst du auf 0?
santiago-ask-port-authority = Hafenamt: In welche Richtung ziehst du den Warenwertmarker?
santiago-ask-trading-post = Kontor: Welche Ware lieferst du?
santiago-ask-casino = Casino: Kaufst du Siegpunkte für Pesos, oder verkaufst du welche?
santiago-ask-place-cuban = Der Zufall legt einen Cubaner aus.
santiago-ask-place-building = Der Zufall legt ein Gebäude aus.
santiago-ask-draw-start = Der Zufall bestimmt, wer beginnt.
santiago-ask-turn = Der nächste Zug.
santiago-ask-driving = Wie weit fährst du? Die erste Station ist frei, jede weitere kostet 1 Peso.
santiago-ask-station = Das Auto hält.
santiago-ask-gift = Was gibst du ab?
santiago-ask-figure = Zu welchem Gebäude geht deine Figur?
santiago-ask-take-other = Welche Ware nimmst du dafür?
santiago-ask-delivery = Was lieferst du?
santiago-ask-rent = Das Ende des Zuges.
santiago-ask-new-demand = Eine neue Nachfrage wird gewürfelt.
santiago-ask-roll-die = Der Zufall würfelt.
santiago-ask-fifth-die = Welchen Würfel lässt du weg? Die anderen sind die Nachfrage des Schiffes.

## Ereignisse

santiago-event-cuban-laid = Station { $b }: { $a }.
santiago-event-building-laid = Unter der Blume ({ $b }): { $a }.
santiago-event-start-drawn = { $a } beginnt das Spiel.
    .you = { $a } beginnst das Spiel.
santiago-event-die-rolled = Gewürfelt: { $b } { $a }.
santiago-event-all-zero = Alle Würfel zeigen 0: Es wird noch einmal gewürfelt.
santiago-event-left-out = { $a } lässt { $b } weg.
    .you = { $a } lässt { $b } weg.
santiago-event-turn-begins = { $a } ist am Zug.
    .you = { $a } bist am Zug.
santiago-event-drove =
    { $c ->
        [0] { $a } fährt umsonst { $b }.
        [one] { $a } fährt für { $c } Peso { $b }.
       *[other] { $a } fährt für { $c } Pesos { $b }.
    }
    .you =
        { $c ->
            [0] { $a } fährst umsonst { $b }.
            [one] { $a } fährst für { $c } Peso { $b }.
           *[other] { $a } fährst für { $c } Pesos { $b }.
        }
santiago-event-turned-back = { $a } ist wieder da.
santiago-event-marker-moved = Der Warenwertmarker steht auf { $a }.
santiago-event-ship-left = Schiff { $a } läuft aus.
santiago-event-ship-arrived = Schiff { $a } legt an.
santiago-event-not-there = { $a } trifft { $b } nicht an.
    .you = { $a } triffst { $b } nicht an.
santiago-event-no-round = Das Schiff fragt noch nichts nach: Niemand liefert.
santiago-event-round-begins = Alle dürfen liefern; jede Ware bringt { $a } Siegpunkte.
santiago-event-called-on = { $a } bittet { $b } um Hilfe.
    .you = { $a } bittest { $b } um Hilfe.
santiago-event-cuban-declined = { $a } verzichtet auf Hilfe von { $b }.
    .you = { $a } verzichtest auf Hilfe von { $b }.
santiago-event-took-goods = { $a } nimmt { $c } × { $b }.
    .you = { $a } nimmst { $c } × { $b }.
santiago-event-took-pesos =
    { $b ->
        [one] { $a } nimmt { $b } Peso.
       *[other] { $a } nimmt { $b } Pesos.
    }
    .you =
        { $b ->
            [one] { $a } nimmst { $b } Peso.
           *[other] { $a } nimmst { $b } Pesos.
        }
santiago-event-took-points =
    { $b ->
        [one] { $a } erhält { $b } Siegpunkt.
       *[other] { $a } erhält { $b } Siegpunkte.
    }
    .you =
        { $b ->
            [one] { $a } erhältst { $b } Siegpunkt.
           *[other] { $a } erhältst { $b } Siegpunkte.
        }
santiago-event-gave-goods = { $a } gibt { $c } × { $b } ab.
    .you = { $a } gibst { $c } × { $b } ab.
santiago-event-gave-pesos =
    { $b ->
        [one] { $a } zahlt { $b } Peso.
       *[other] { $a } zahlt { $b } Pesos.
    }
    .you =
        { $b ->
            [one] { $a } zahlst { $b } Peso.
           *[other] { $a } zahlst { $b } Pesos.
        }
santiago-event-gave-points =
    { $b ->
        [one] { $a } gibt { $b } Siegpunkt ab.
       *[other] { $a } gibt { $b } Siegpunkte ab.
    }
    .you =
        { $b ->
            [one] { $a } gibst { $b } Siegpunkt ab.
           *[other] { $a } gibst { $b } Siegpunkte ab.
        }
santiago-event-gift-given = { $a } gibt etwas an { $b }: { $c }.
    .you = { $a } gibst etwas an { $b }: { $c }.
    .to-you = { $a } gibt dir etwas: { $c }.
santiago-event-nothing-to-give = { $a } hat nichts zu geben.
    .you = { $a } hast nichts zu geben.
santiago-event-claimed = { $a } besitzt nun ein Gebäude: { $b }.
    .you = { $a } besitzt nun ein Gebäude: { $b }.
santiago-event-figure-moved = { $a } geht zu einem Gebäude: { $b }.
    .you = { $a } gehst zu einem Gebäude: { $b }.
santiago-event-figure-stays = { $a } bleibt stehen: { $b }.
    .you = { $a } bleibst stehen: { $b }.
santiago-event-used = { $a } nutzt ein Gebäude: { $b }.
    .you = { $a } nutzt ein Gebäude: { $b }.
santiago-event-building-declined = { $a } nutzt das Gebäude nicht ({ $b }).
    .you = { $a } nutzt das Gebäude nicht ({ $b }).
santiago-event-turned-over = { $a } schickt { $b } fort.
    .you = { $a } schickst { $b } fort.
santiago-event-cancelled = { $a } dreht einen Würfel auf 0: { $b }.
    .you = { $a } drehst einen Würfel auf 0: { $b }.
santiago-event-delivered = { $a } liefert { $c } × { $b }.
    .you = { $a } lieferst { $c } × { $b }.
santiago-event-wood-delivered = { $a } liefert { $c } Holz statt { $b }.
    .you = { $a } lieferst { $c } Holz statt { $b }.
santiago-event-passed = { $a } passt.
    .you = { $a } passt.
santiago-event-rent-paid = { $a } erhält 1 Siegpunkt vom Besuch durch { $b } ({ $c }).
    .you = { $a } erhältst 1 Siegpunkt vom Besuch durch { $b } ({ $c }).
    .to-you = { $a } erhält 1 Siegpunkt durch deinen Besuch ({ $c }).
santiago-event-last-ship-gone = Das letzte Schiff ist ausgelaufen: Das Spiel ist zu Ende.
santiago-event-turns-over = Nach { $a } Zügen ist das Spiel zu Ende.
santiago-event-goods-exchanged =
    { $c ->
        [one] { $a } tauscht { $b } Waren gegen { $c } Siegpunkt.
       *[other] { $a } tauscht { $b } Waren gegen { $c } Siegpunkte.
    }
    .you =
        { $c ->
            [one] { $a } tauschst { $b } Waren gegen { $c } Siegpunkt.
           *[other] { $a } tauschst { $b } Waren gegen { $c } Siegpunkte.
        }

## Auf der Seite

santiago-page-loop = Die Straße um den Hafen
santiago-page-harbour = Hafen
santiago-page-harbour-about = Der Hafen: Wer hier hält, lässt alle dem Schiff Waren liefern.
santiago-page-station-empty = Station { $number }, noch leer
santiago-page-station =
    Station { $number }: { $title }, { $flower ->
        [white] weiße Blume
        [blue] blaue Blume
        [red] rote Blume
        [yellow] gelbe Blume
       *[none] keine Blume
    }. { $gives }
santiago-page-turned = Umgedreht: nicht da, bis das Auto vorbei ist.
santiago-page-free = frei
santiago-page-car = Das Auto
santiago-page-laps = Vorher ganze Runden

santiago-page-ship = Schiff { $ship } von { $ships }
santiago-page-demand = Was das Schiff nachfragt
santiago-page-awaited = Noch keine Nachfrage
santiago-page-wanted = Nachgefragt: { $n } × { $good }
santiago-page-left-out = Von diesem Schiff nicht nachgefragt: { $good }
santiago-page-flags = Was eine Ware bringt
santiago-page-pays =
    { $points ->
        [one] Jede Ware bringt { $points } Siegpunkt
       *[other] Jede Ware bringt { $points } Siegpunkte
    }
santiago-page-chequered = Die Zielflagge: Das Schiff läuft aus
santiago-page-marker-here = – hier steht der Warenwertmarker

santiago-page-garden =
    { $flower ->
        [white] Weißer Garten
        [blue] Blauer Garten
        [red] Roter Garten
       *[yellow] Gelber Garten
    }
santiago-page-space-empty = Noch kein Gebäude
santiago-page-owner = Besitz von { $player }
santiago-page-figure = Figur von { $player }

santiago-page-stock = Vorrat
santiago-page-screen = Hinter deinem Sichtschirm
santiago-page-pesos = Pesos
santiago-page-points = Siegpunkte
santiago-page-some = { $n } { $what }
santiago-page-counter = Wie viel?
santiago-page-fewer = Eins weniger
santiago-page-more = Eins mehr

santiago-page-round = Runde { $round }, Zug { $turn }
santiago-page-start = Startspieler: { $player }
santiago-page-rent-moved = Miete nur für eine Figur, die gezogen ist

santiago-page-closed = Hinter dem Sichtschirm
santiago-page-standing = Figur
santiago-page-figure-nowhere = noch nicht auf dem Plan
santiago-page-markers =
    { $n ->
        [one] noch { $n } Besitzmarker
       *[other] noch { $n } Besitzmarker
    }
santiago-page-drives = fährt
santiago-page-starts = Startspieler
santiago-page-passed = hat gepasst
santiago-page-at-ship = Schiff { $ship }

## Was durch „Verzichten“ und „Passen“ liegen bleibt, vorher gesagt

santiago-loses-goods = Du lässt { $number } × { $good } liegen, umsonst.
santiago-loses-points =
    { $number ->
        [one] Du lässt { $number } Punkt liegen, der nichts kostet.
       *[other] Du lässt { $number } Punkte liegen, die nichts kosten.
    }
santiago-loses-pesos =
    { $number ->
        [one] Du lässt { $number } Peso liegen, der nichts kostet.
       *[other] Du lässt { $number } Pesos liegen, die nichts kosten.
    }
santiago-loses-gifts =
    { $number ->
        [one] Du lässt 1 Geschenk liegen, vom anderen Mitspieler.
       *[other] Du lässt { $number } Geschenke liegen, eins von jedem Mitspieler.
    }
santiago-loses-good = Du lässt 1 Ware deiner Wahl liegen, die nichts kostet.
santiago-loses-claim = Du lässt ein Gebäude liegen, das du umsonst beanspruchen kannst.
santiago-loses-use = Du lässt die Nutzung eines deiner Gebäude liegen.
santiago-loses-deliveries =
    { $number ->
        [one] { $number } Ware von dir könnte noch geliefert werden, für { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }. Wer passt, liefert in dieser Runde nichts mehr.
       *[other] { $number } Waren von dir könnten noch geliefert werden, für bis zu { $points } Punkte. Wer passt, liefert in dieser Runde nichts mehr.
    }
