# Warum eine Antwort nicht möglich ist, in einem Satz. Was nötig ist und was da ist, sagen die Texte am Ende, im Wenfall.

refusal-by-rule = { $why } ({ $rule })
refusal-and = { $first } und { $last }

## In allen Spielen

refusal-over = Das Spiel ist zu Ende.
refusal-not-now = Danach ist jetzt nicht gefragt.
refusal-not-this = Danach ist jetzt gefragt, aber nicht so.
refusal-must = Hier muss eine der anderen Antworten gegeben werden.
refusal-not-drawn = Das kann nicht gezogen werden: es ist nicht da.
refusal-order = Was zusammen geschieht, wird in fester Reihenfolge genannt: Beginne mit dem Ersten, das du willst.
refusal-enough = Das geht nicht zusammen mit dem, was du gewählt hast.
refusal-no-use = Die Nutzung würde jetzt nichts ändern.
refusal-need =
    Du brauchst { $need } und hast { $have ->
        [0] nichts davon
       *[other] nur { $have }
    }.
refusal-need-instead =
    Du brauchst { $need } und hast { $have ->
        [0] nichts davon
       *[other] nur { $have }
    }; { $instead } täten es auch, doch du hast davon { $spare ->
        [0] nichts
       *[other] nur { $spare }
    } übrig.
refusal-needs = Du brauchst { $need } und hast nur { $have }.
refusal-needs-none = Du brauchst { $need } und hast nichts davon.
refusal-at-most = Hier höchstens { $most }.
refusal-in-stock = Der Vorrat hat nur { $have }.
refusal-none-left = Der Vorrat hat { $have } mehr.

## Havanna

refusal-havana-low =
    { $most ->
        [one] Nur ein Gebäude des Stapels, das { $most } Punkt wert ist, kann hereinkommen.
       *[other] Nur ein Gebäude des Stapels, das höchstens { $most } Punkte wert ist, kann hereinkommen.
    }
refusal-havana-chosen = Diese Karte hast du schon gewählt: { $card }.
refusal-havana-not-open = Diese Karte liegt nicht offen vor dir: { $card }.
refusal-havana-not-in-hand = Diese Karte hast du nicht auf der Hand: { $card }.
refusal-havana-not-discarded = Diese Karte liegt nicht in deinem Ablagestapel: { $card }.
refusal-havana-conserved = In dieser Runde ist schon ein Gebäude entfernt worden, und mehr als eines geht nicht.
refusal-havana-no-end = Es liegt kein Gebäude { $end }.
refusal-havana-victim-none = { $player } hat { $none }.
refusal-havana-protected = { $player } ist in dieser Runde geschützt.
refusal-havana-acted = { $player } war in dieser Runde schon am Zug; ein Dieb bestiehlt, wer später kommt.
refusal-havana-self = Du kannst dich nicht selbst bestehlen.
refusal-havana-nobody = So jemand sitzt nicht an diesem Tisch.
refusal-havana-centre-none = In der Tischmitte gibt es { $none }.
refusal-havana-architect = Dieses Gebäude verlangt, dass diese Karte offen vor dir liegt: { $card }.
refusal-havana-no-price = Dieses Gebäude kostet { $none }.

## Santiago de Cuba

refusal-santiago-all-zero = Dann würden alle vier Würfel des Schiffes 0 zeigen.
refusal-santiago-alike = Würfel, die 0 zeigen, sind alle gleich: Lass für sie diesen weg: { $sort }.
refusal-santiago-elsewhere = Das Auto steht bei einem anderen Cubaner: { $cuban }.
refusal-santiago-same = Das ist die Ware, die du abgegeben hast: { $sort }. Nimm eine andere.
refusal-santiago-own = Dieses Gebäude gehört dir schon.
refusal-santiago-owned = Dieses Gebäude gehört schon { $player }.
refusal-santiago-no-marker = Du hast keinen Besitzmarker mehr.
refusal-santiago-not-own = Dieses Gebäude gehört dir nicht.
refusal-santiago-other-building = Gefragt ist nach einem anderen Gebäude: { $building }.
refusal-santiago-stands-there = Dort steht deine Figur schon; sie muss auf ein anderes Gebäude ziehen.
refusal-santiago-occupied = Dort steht schon die Figur von { $player }.
refusal-santiago-flower = Dieses Gebäude liegt unter einer anderen Blume; deine Figur muss zu einer in dieser Farbe: { $flower }.
refusal-santiago-nothing-for-it = Der Vorrat hat keine andere Ware, die du dafür nehmen könntest: { $sort }.
refusal-santiago-face-down = { $cuban } ist schon umgedreht.
refusal-santiago-awaited = Das neue Schiff fragt vor dem Ende dieses Zuges nichts nach.
refusal-santiago-not-wanted = Diese Ware fragt das Schiff jetzt nicht nach: { $sort }.
refusal-santiago-wants-only = Das Schiff nimmt nur noch { $most }.
refusal-santiago-first-flag = Der Warenwertmarker steht schon auf { $value }, und das ist die niedrigste Fahne.
refusal-santiago-one-way = Diesmal tauschst du in der anderen Richtung.
refusal-santiago-no-wood = Das Kontor nimmt kein Holz.

## Cuba

refusal-cuba-resources-now = Du wählst jetzt Baustoffe; die Rohstoffe kommen danach.
refusal-cuba-products-now = Du wählst jetzt Rohstoffe.
refusal-cuba-instead = Das geht nur statt zu kaufen und zu verkaufen.
refusal-cuba-no-goods = Nehmen kannst du nur einen Baustoff oder einen Rohstoff; das ist keines von beiden: { $piece }.
refusal-cuba-product-taken = Der Rohstoff ist in dieser Runde schon genommen.
refusal-cuba-resource-taken = Der Baustoff ist in dieser Runde schon genommen.
refusal-cuba-not-cheapest = Auf dem Markt kostet das { $price }, der billigste Rohstoff aber { $least }: { $piece }.
refusal-cuba-delegate = Diese Karte ist dein Abgesandter: { $character }.
refusal-cuba-played = Diese Karte hast du schon gespielt: { $character }.
refusal-cuba-no-field = Kein unbebautes Feld in Reihe oder Spalte deiner Figur gibt das: { $product }.
refusal-cuba-fields-used =
    { $fields ->
        [one] Das einzige aktivierte Feld ist schon genutzt: { $product }.
       *[other] Alle { $fields } aktivierten Felder sind schon genutzt: { $product }.
    }
refusal-cuba-bought = Das hast du in diesem Zug gekauft, also verkaufst du es nicht: { $piece }.
refusal-cuba-sold = Das hast du in diesem Zug verkauft, also kaufst du es nicht: { $piece }.
refusal-cuba-no-tile = Davon ist keines mehr zu bauen: { $tile }.
refusal-cuba-field-built = Auf diesem Feld steht schon ein Gebäude: { $tile }.
refusal-cuba-points-gone =
    { $players ->
        [one] { $players } Spieler hat die Punkte in dieser Runde schon genommen.
       *[other] { $players } Spieler haben die Punkte in dieser Runde schon genommen.
    }
refusal-cuba-pesos-gone =
    { $players ->
        [one] { $players } Spieler hat die Pesos in dieser Runde schon genommen.
       *[other] { $players } Spieler haben die Pesos in dieser Runde schon genommen.
    }
refusal-cuba-loaded = Du hast ein Schiff beladen; die Pesos sind für den, der nichts lädt.
refusal-cuba-no-building = Ein solches Gebäude hast du nicht: { $tile }.
refusal-cuba-used = Dieses Gebäude hast du schon genutzt: { $tile }.
refusal-cuba-elsewhere = Außerhalb von Reihe und Spalte deiner Figur kannst du ein Gebäude nur allein nutzen: { $tile }.
refusal-cuba-twin = Zwei gleiche nacheinander bewirken nicht mehr als eines; nutze zuerst ein anderes Gebäude: { $tile }.
refusal-cuba-duty = Die Abgabe verlangt { $need }.
refusal-cuba-duty-resources = Die Abgabe verlangt 2 Baustoffe.
refusal-cuba-duty-products = Die Abgabe verlangt 2 Rohstoffe.
refusal-cuba-one-ship = Du belädst das Schiff an Liegeplatz { $dock }, und nur dieses.
refusal-cuba-corruption = Unter dem Korruptionsgesetz können keine Stimmen gekauft werden.
refusal-cuba-passed = Das hast du schon verabschiedet: { $group }.
refusal-cuba-no-bill = In dieser Gruppe gibt es keinen Gesetzesvorschlag mehr: { $group }.
refusal-cuba-barred = Gegen diese Gruppe gab es in der letzten Runde ein Veto: { $group }.
refusal-cuba-not-in-pile = Schiff { $ship } ist nicht im Stapel.
refusal-cuba-only-products = Hier werden nur Rohstoffe genommen.
refusal-cuba-only-goods = Hier werden nur Rum und Zigarren genommen.
refusal-cuba-only-resources = Hier werden nur Baustoffe genommen.
refusal-cuba-same-kind = Es muss eine andere Sorte daraus werden: { $piece }.
refusal-cuba-black-market-2007 = In der Ausgabe von 2007 wird aus einem Rohstoff Rum oder eine Kiste Zigarren, oder umgekehrt.
refusal-cuba-no-ship = An Liegeplatz { $dock } liegt kein Schiff.
refusal-cuba-no-space = Das Schiff an Liegeplatz { $dock } hat dafür keinen freien Platz: { $piece }.
refusal-cuba-spaces = Das Schiff an Liegeplatz { $dock } hat nur Platz für { $most }.

## So many pieces

havana-some-red =
    { $number ->
        [0] keinen roten Stein
        [one] { $number } roten Stein
       *[other] { $number } rote Steine
    }
havana-some-yellow =
    { $number ->
        [0] keinen gelben Stein
        [one] { $number } gelben Stein
       *[other] { $number } gelbe Steine
    }
havana-some-brown =
    { $number ->
        [0] keinen braunen Stein
        [one] { $number } braunen Stein
       *[other] { $number } braune Steine
    }
havana-some-blue =
    { $number ->
        [0] keinen blauen Stein
        [one] { $number } blauen Stein
       *[other] { $number } blaue Steine
    }
havana-some-grey =
    { $number ->
        [0] keinen grauen Stein
        [one] { $number } grauen Stein
       *[other] { $number } graue Steine
    }
havana-some-pesos =
    { $number ->
        [0] keinen Peso
        [one] { $number } Peso
       *[other] { $number } Pesos
    }
havana-some-workers =
    { $number ->
        [0] keinen Arbeiter
       *[other] { $number } Arbeiter
    }

santiago-some-sugar =
    { $number ->
        [0] kein Zuckerrohr
       *[other] { $number } Zuckerrohr
    }
santiago-some-citrus =
    { $number ->
        [0] keine Zitrusfrüchte
       *[other] { $number } × Zitrusfrüchte
    }
santiago-some-tobacco =
    { $number ->
        [0] keinen Tabak
       *[other] { $number } Tabak
    }
santiago-some-rum =
    { $number ->
        [0] keinen Rum
       *[other] { $number } Rum
    }
santiago-some-cigars =
    { $number ->
        [0] keine Zigarren
        [one] { $number } Kiste Zigarren
       *[other] { $number } Kisten Zigarren
    }
santiago-some-wood =
    { $number ->
        [0] kein Holz
       *[other] { $number } Holz
    }

cuba-some-citrus = { santiago-some-citrus }
cuba-some-tobacco = { santiago-some-tobacco }
cuba-some-sugar =
    { $number ->
        [0] kein Zuckerrohr
       *[other] { $number } Zuckerrohr
    }
cuba-some-rum = { santiago-some-rum }
cuba-some-cigars = { santiago-some-cigars }
cuba-some-wood = { santiago-some-wood }
cuba-some-stone =
    { $number ->
        [0] keinen Stein
       *[other] { $number } Stein
    }
cuba-some-water =
    { $number ->
        [0] kein Wasser
       *[other] { $number } Wasser
    }
