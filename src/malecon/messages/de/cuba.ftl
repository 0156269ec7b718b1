### Cuba auf Deutsch. Aktionen haben die Namen unten als Variable; Ereignisse zählen ihre $a, $b, $c.

cuba-name = Cuba
cuba-about = Pflanze, handle, baue und verschiffe; und am Abend macht das Parlament aus deinen Stimmen Gesetze.

## Optionen

cuba-option-edition = Ausgabe
cuba-option-boards = Plantagenpläne
cuba-option-secret_delegate = Der Abgesandte wird vor der ersten Karte geheim gewählt
cuba-option-market_act = Wann ein Marktgesetz wirkt
cuba-option-warehouse_counts = Das aufgedruckte Lager zählt als Gebäude

## Spielsteine

cuba-piece-citrus = Zitrusfrüchte
cuba-piece-tobacco = Tabak
cuba-piece-sugar = Zuckerrohr
cuba-piece-rum = Rum
cuba-piece-cigars = Zigarren
cuba-piece-wood = Holz
cuba-piece-stone = Stein
cuba-piece-water = Wasser

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

## Personen

cuba-character-worker = Arbeiter
cuba-character-tradeswoman = Händlerin
cuba-character-architect = Architekt
cuba-character-foreman = Vorarbeiter
cuba-character-mayor = Bürgermeister

## Felder

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

## Gebäude

cuba-tile-cement-factory = Zementfabrik
cuba-tile-sawmill = Sägewerk
cuba-tile-golf-course = Golfplatz
cuba-tile-monastery = Kloster
cuba-tile-rum-cafe = Rum-Café
cuba-tile-cigar-cafe = Zigarren-Café
cuba-tile-small-branch-office = Kleines Kontor
cuba-tile-large-branch-office = Großes Kontor
cuba-tile-hotel = Hotel
cuba-tile-inn = Herberge
cuba-tile-general-store = Warenhaus
cuba-tile-product-house = Rohstoffhaus
cuba-tile-resource-house = Baustoffhaus
cuba-tile-small-bank = Kleine Bank
cuba-tile-large-bank = Große Bank
cuba-tile-black-market = Schwarzmarkt
cuba-tile-cigar-factory = Zigarrenfabrik
cuba-tile-distillery = Schnapsbrennerei
cuba-tile-church = Kirche
cuba-tile-town-hall = Rathaus
cuba-tile-dam = Staudamm
cuba-tile-lighthouse = Leuchtturm
cuba-tile-warehouse = Lager

## Gesetze

cuba-group-tax = Steuer
cuba-group-duty = Abgabe
cuba-group-subsidy = Subvention
cuba-group-other = Sonstiges

cuba-act-tax-1 = Steuer von 1 Peso
cuba-act-tax-2 = Steuer von 2 Pesos
cuba-act-tax-3 = Steuer von 3 Pesos
cuba-act-tax-4 = Steuer von 4 Pesos
cuba-act-tax-5 = Steuer von 5 Pesos
cuba-act-tax-buildings = Steuer von 1 Peso je Gebäude
cuba-act-duty-citrus = Abgabe von 1 × Zitrusfrüchte
cuba-act-duty-sugar = Abgabe von 1 Zuckerrohr
cuba-act-duty-tobacco = Abgabe von 1 Tabak
cuba-act-duty-water = Abgabe von 1 Wasser
cuba-act-duty-resources = Abgabe von 2 Baustoffen
cuba-act-duty-products = Abgabe von 2 Rohstoffen
cuba-act-subsidy-buildings = Subvention für Gebäude
cuba-act-subsidy-resource-fields = Subvention für unbebaute Baustofffelder
cuba-act-subsidy-product-fields = Subvention für unbebaute Rohstofffelder
cuba-act-subsidy-water = Subvention für Wasser
cuba-act-subsidy-votes = Subvention für Stimmen
cuba-act-subsidy-pesos = Subvention für Geld
cuba-act-market-less = Marktgesetz: je 2 Rohstoffe weniger
cuba-act-market-more = Marktgesetz: je 2 Rohstoffe mehr
cuba-act-drought = Dürregesetz
cuba-act-building = Baugesetz
cuba-act-harbour = Hafengesetz
cuba-act-corruption = Korruptionsgesetz

## Was Gebäude und Gesetze tun

cuba-kinds-products = Rohstoffe
cuba-kinds-goods = Rum oder Zigarren
cuba-kinds-merchandise = Handelsgüter
cuba-kinds-resources = Baustoffe
cuba-kind-products = Rohstoff
cuba-kind-goods = Rum oder Zigarren
cuba-kind-merchandise = Handelsgut
cuba-kind-resources = Baustoff

cuba-does-turns-into =
    { $points ->
        [one] Bis zu { $most } { $piece } für je { $points } Punkt.
       *[other] Bis zu { $most } { $piece } für je { $points } Punkte.
    }
cuba-does-takes-any =
    { $points ->
        [one] Bis zu { $most } { $kinds } für je { $points } Punkt.
       *[other] Bis zu { $most } { $kinds } für je { $points } Punkte.
    }
cuba-does-sells-one = 1 { $kind } für { $pesos } Pesos verkaufen.
cuba-does-sells = Bis zu { $most } { $kinds } für je { $pesos } Pesos verkaufen.
cuba-does-brings-points =
    { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
cuba-does-brings-pesos =
    { $pesos ->
        [one] { $pesos } Peso.
       *[other] { $pesos } Pesos.
    }
cuba-does-brings-pieces = { $number } × { $piece }.
cuba-does-makes = Beliebig viel { $product } in die gleiche Menge { $piece } verwandeln.
cuba-does-loads-one = 1 Handelsgut auf ein Schiff, mit dessen Punkten.
cuba-does-loads-one-kind = Bis zu { $most } Handelsgüter einer Sorte auf ein Schiff, mit dessen Punkten.
cuba-does-loads-any-number = Beliebig viele Handelsgüter einer Sorte auf ein Schiff, mit dessen Punkten.
cuba-does-exchanges = 1 Handelsgut in eine beliebige andere Sorte verwandeln.
cuba-does-exchanges-2007 = 1 Rohstoff in Rum oder Zigarren verwandeln, oder umgekehrt.
cuba-does-vetoes = Veto: Eine Gesetzesvorlage verlässt sofort das Spiel.
cuba-does-brings-votes = { $votes } Stimmen mehr im Parlament dieser Runde.
cuba-does-fetches-ship = Das Schiff auf hoher See gegen ein beliebiges Schiff des Stapels tauschen.
cuba-does-stores = Alle Rohstoffe einlagern: Sie bleiben über das Rundenende erhalten.
cuba-does-drought =
    { $number ->
        [one] Dürregesetz: Der Arbeiter erntet nur { $number } Feld ohne Wasser.
       *[other] Dürregesetz: Der Arbeiter erntet nur { $number } Felder ohne Wasser.
    }
cuba-does-building-act =
    { $pesos ->
        [one] Baugesetz: Jedes Gebäude kostet { $pesos } Peso mehr.
       *[other] Baugesetz: Jedes Gebäude kostet { $pesos } Pesos mehr.
    }
cuba-does-harbour-act = Hafengesetz: Ein volles Schiff läuft sofort aus.
cuba-does-corruption = Korruptionsgesetz: Es können keine Stimmen gekauft werden.

# Ein Gebäude im Regelbuch: Name, Kosten, wie viele es gibt, was es tut; dann, was sonst dazu zu sagen ist.
cuba-rule-cost = { $n } × { $piece }
cuba-rule-tile = **{ $tile }** ({ $cost }): { $does }
cuba-rule-tiles = **{ $tile }** ({ $cost }; es gibt { $copies }): { $does }
cuba-rule-2007 = { $does } In der Ausgabe 2007: { $other }
cuba-rule-more-vetoes = Gegen dieselbe Gruppe gibt es in der nächsten Runde kein Veto.
cuba-rule-more-fetches-ship = Dann wird der Stapel gemischt.
cuba-rule-more-stores = Es wird wie das aufgedruckte genutzt.

## Hafen

cuba-berth-sea = hohe See
cuba-berth-dock-1 = Liegeplatz 1
cuba-berth-dock-2 = Liegeplatz 2
cuba-berth-dock-3 = Liegeplatz 3

## Aktionen

cuba-do-start-player = { $player } beginnt
cuba-do-turn-ship = Schiff { $ship } aufdecken
cuba-do-turn-bill = Gesetzesvorschlag „{ $act }“ aufdecken
cuba-do-take = Aus dem Vorrat nehmen: { $piece }
cuba-do-send = Ins Parlament schicken: { $character }
cuba-do-play = { $character } ausspielen
cuba-do-move-to = Figur auf { $field }
cuba-do-harvest = { $product } ernten
cuba-do-sell = { $merchandise } verkaufen
cuba-do-buy = { $merchandise } kaufen
cuba-do-build = Bauen: { $tile }
cuba-do-place-on = Auf Feld { $field }
cuba-do-take-points = Nicht bauen und die Punkte nehmen
cuba-do-use = Nutzen: { $tile }
cuba-do-amount = { $number }
cuba-do-give = { $piece } abgeben
cuba-do-exchange-for = { $merchandise } in { $other } verwandeln
cuba-do-load-dock-with = { $merchandise } am Liegeplatz { $dock } laden
cuba-do-veto = Veto gegen: { $group }
cuba-do-fetch-ship = Schiff { $ship } holen
cuba-do-take-pesos = Nicht liefern und die Pesos nehmen
cuba-do-bid = { $pesos } bieten
cuba-do-bid-hundred-more = Hundert, und noch mehr
cuba-do-pass = Verabschieden: { $group }
cuba-do-pay = Zahlen
cuba-do-refuse = Nicht zahlen
cuba-do-done = Fertig

## Fragen

cuba-ask-worker = Arbeiter: Wohin geht deine Figur? Sie darf auch stehen bleiben.
cuba-ask-tradeswoman = Händlerin: Was verkaufst und kaufst du? In beliebiger Reihenfolge.
cuba-ask-architect = Architekt: Was baust du?
cuba-ask-foreman = Vorarbeiter: Welches Gebäude nutzt du? Alle in Reihe und Spalte deiner Figur, oder eines irgendwo.
cuba-ask-mayor = Bürgermeister: Welches Schiff belädst du, und womit?
cuba-ask-use-turns-into =
    { $points ->
        [one] { $tile }: Wie viele, bis zu { $most } { $piece }, für je { $points } Punkt?
       *[other] { $tile }: Wie viele, bis zu { $most } { $piece }, für je { $points } Punkte?
    }
cuba-ask-use-takes-any =
    { $points ->
        [one] { $tile }: Welche { $kinds }, höchstens { $most }, für je { $points } Punkt?
       *[other] { $tile }: Welche { $kinds }, höchstens { $most }, für je { $points } Punkte?
    }
cuba-ask-use-sells-one = { $tile }: Was verkaufst du für { $pesos } Pesos? 1 { $kind }.
cuba-ask-use-sells = { $tile }: Welche { $kinds }, höchstens { $most }, für je { $pesos } Pesos?
cuba-ask-use-loads-one = { $tile }: Welche Einheit kommt auf welches Schiff?
cuba-ask-use-loads-one-kind = { $tile }: Welche Sorte kommt auf welches Schiff?
cuba-ask-use-brings-points =
    { $points ->
        [one] { $tile }: { $points } Punkt.
       *[other] { $tile }: { $points } Punkte.
    }
cuba-ask-use-brings-pesos =
    { $pesos ->
        [one] { $tile }: { $pesos } Peso.
       *[other] { $tile }: { $pesos } Pesos.
    }
cuba-ask-use-brings-pieces = { $tile }: { $number } × { $piece }.
cuba-ask-use-exchanges = { $tile }: Was verwandelst du in was?
cuba-ask-use-makes = { $tile }: Wie viel { $product } wird zu { $piece }?
cuba-ask-use-vetoes = { $tile }: Welcher Gesetzesvorschlag kommt aus dem Spiel?
cuba-ask-use-brings-votes = { $tile }: { $votes } Extrastimmen.
cuba-ask-use-fetches-ship = { $tile }: Welches Schiff des Stapels kommt auf hohe See?
cuba-ask-use-stores = { $tile }: Alle deine Rohstoffe werden eingelagert.
cuba-ask-draw-start = Der Zufall zieht den Startspieler.
cuba-ask-lay-ship = Der Zufall deckt ein Schiff auf.
cuba-ask-choose-pieces = Mit welchen Steinen beginnst du? Zwei Baustoffe und zwei Rohstoffe.
cuba-ask-round = Eine neue Runde.
cuba-ask-bills = Der Zufall deckt einen Gesetzesvorschlag auf.
cuba-ask-delegates = Wen schickst du ins Parlament? Die Karte bleibt bis dahin verdeckt.
cuba-ask-actions-phase = Welche Person spielst du aus?
cuba-ask-reap =
    Was erntest du? { $free ->
        [0] Jedes Feld kostet ein Wasser.
        [one] { $free } Feld ist frei, jedes weitere kostet ein Wasser.
       *[other] { $free } Felder sind frei, jedes weitere kostet ein Wasser.
    }
cuba-ask-site = Auf welchem Feld baust du es?
cuba-ask-load-more = Was lädst du noch auf dieses Schiff?
cuba-ask-load-amount = Großes Kontor: Wie viele Einheiten?
cuba-ask-call-ship = Der Zufall deckt das nächste Schiff auf.
cuba-ask-new-start = Der neue Startspieler.
cuba-ask-parliament = Das Parlament tagt.
cuba-ask-bidding = Wie viele Pesos bietest du für Stimmen? Was geboten ist, wird bezahlt.
cuba-ask-show-bids = Die Gebote werden gezeigt.
cuba-ask-bid-again = Gleichstand: Wie viele Pesos legst du nach?
cuba-ask-show-again = Die zweiten Gebote werden gezeigt.
cuba-ask-legislate = Welche zwei Gesetzesvorschläge verabschiedest du?
cuba-ask-tax = Zahlst du die Steuer, für 2 Punkte?
cuba-ask-duty = Leistest du die Abgabe, für 2 Punkte?
cuba-ask-duty-rest = Was ist der zweite Stein der Abgabe?
cuba-ask-subsidy = Subventionen werden verteilt.
cuba-ask-other = Das sonstige Gesetz wirkt.
cuba-ask-end-of-round = Die Runde endet.
cuba-ask-end-of-game = Das Spiel endet.

## Ereignisse

cuba-event-start-drawn = { $a } ist Startspieler.
    .you = { $a } bist Startspieler.
cuba-event-ship-turned = Schiff { $a } kommt: { $b }.
cuba-event-ship-sailed = Schiff { $a } rückt vor: { $b }.
cuba-event-ship-left = Schiff { $a } verlässt { $b }.
cuba-event-ship-fetched = { $a } holt Schiff { $b }; Schiff { $c } kommt zurück in den Stapel.
    .you = { $a } holst Schiff { $b }; Schiff { $c } kommt zurück in den Stapel.
cuba-event-took = { $a } nimmt { $c } × { $b }.
    .you = { $a } nimmst { $c } × { $b }.
cuba-event-gave = { $a } gibt { $c } × { $b } ab.
    .you = { $a } gibst { $c } × { $b } ab.
cuba-event-scored =
    { $b ->
        [one] { $a } erhält { $b } Punkt.
       *[other] { $a } erhält { $b } Punkte.
    }
    .you =
        { $b ->
            [one] { $a } erhältst { $b } Punkt.
           *[other] { $a } erhältst { $b } Punkte.
        }
cuba-event-received =
    { $b ->
        [one] { $a } erhält { $b } Peso.
       *[other] { $a } erhält { $b } Pesos.
    }
    .you =
        { $b ->
            [one] { $a } erhältst { $b } Peso.
           *[other] { $a } erhältst { $b } Pesos.
        }
cuba-event-paid =
    { $b ->
        [one] { $a } zahlt { $b } Peso.
       *[other] { $a } zahlt { $b } Pesos.
    }
    .you =
        { $b ->
            [one] { $a } zahlst { $b } Peso.
           *[other] { $a } zahlst { $b } Pesos.
        }
cuba-event-round-begins = Runde { $a } beginnt.
cuba-event-bill-turned = Ein Gesetzesvorschlag: { $a }.
cuba-event-delegate-laid = { $a } hat den Abgesandten gewählt.
    .you = { $a } hast den Abgesandten gewählt.
cuba-event-delegate-chosen = { $a } wird schicken: { $b }.
    .you = { $a } wirst schicken: { $b }.
cuba-event-played = { $a } spielt aus: { $b }.
    .you = { $a } spielst aus: { $b }.
cuba-event-moved = { $a } geht auf { $b }.
    .you = { $a } gehst auf { $b }.
cuba-event-stayed = { $a } bleibt auf { $b }.
    .you = { $a } bleibst auf { $b }.
cuba-event-sold =
    { $c ->
        [one] { $a } verkauft { $b } für { $c } Peso.
       *[other] { $a } verkauft { $b } für { $c } Pesos.
    }
    .you =
        { $c ->
            [one] { $a } verkaufst { $b } für { $c } Peso.
           *[other] { $a } verkaufst { $b } für { $c } Pesos.
        }
cuba-event-bought =
    { $c ->
        [one] { $a } kauft { $b } für { $c } Peso.
       *[other] { $a } kauft { $b } für { $c } Pesos.
    }
    .you =
        { $c ->
            [one] { $a } kaufst { $b } für { $c } Peso.
           *[other] { $a } kaufst { $b } für { $c } Pesos.
        }
cuba-event-built = { $a } baut auf { $c }: { $b }.
    .you = { $a } baust auf { $c }: { $b }.
cuba-event-used = { $a } nutzt: { $b }.
    .you = { $a } nutzt: { $b }.
cuba-event-stored = { $a } lagert { $c } × { $b } ein.
    .you = { $a } lagerst { $c } × { $b } ein.
cuba-event-loaded = { $a } lädt { $b }: { $c }.
    .you = { $a } lädst { $b }: { $c }.
cuba-event-vetoed = { $a } legt Veto gegen „{ $b }“ ein: Es kommt aus dem Spiel.
    .you = { $a } legst Veto gegen „{ $b }“ ein: Es kommt aus dem Spiel.
cuba-event-town-hall-votes = { $a } hat 2 Extrastimmen im Parlament.
    .you = { $a } hast 2 Extrastimmen im Parlament.
cuba-event-did-nothing = { $a } tut nichts ({ $b }).
    .you = { $a } tust nichts ({ $b }).
cuba-event-start-changed = { $a } ist neuer Startspieler.
    .you = { $a } bist neuer Startspieler.
cuba-event-delegate-shown = { $a } schickt ins Parlament: { $b }.
    .you = { $a } schickst ins Parlament: { $b }.
cuba-event-no-bids = Unter dem Korruptionsgesetz können keine Stimmen gekauft werden.
cuba-event-bid-laid = { $a } hat geboten.
    .you = { $a } hast geboten.
cuba-event-bid-chosen =
    { $b ->
        [one] { $a } bietet verdeckt { $b } Peso.
       *[other] { $a } bietet verdeckt { $b } Pesos.
    }
    .you =
        { $b ->
            [one] { $a } bietest verdeckt { $b } Peso.
           *[other] { $a } bietest verdeckt { $b } Pesos.
        }
cuba-event-bid-shown =
    { $b ->
        [one] { $a } hat { $b } Peso geboten, zu { $c } eigenen Stimmen.
       *[other] { $a } hat { $b } Pesos geboten, zu { $c } eigenen Stimmen.
    }
    .you =
        { $b ->
            [one] { $a } hast { $b } Peso geboten, zu { $c } eigenen Stimmen.
           *[other] { $a } hast { $b } Pesos geboten, zu { $c } eigenen Stimmen.
        }
cuba-event-vote-tied = { $a } hat gleich viele Stimmen wie andere an der Spitze.
    .you = { $a } hast gleich viele Stimmen wie andere an der Spitze.
cuba-event-vote-won = { $a } gewinnt die Abstimmung.
    .you = { $a } gewinnst die Abstimmung.
cuba-event-act-passed = Gilt ab sofort: { $a }.
cuba-event-bill-gone = Aus dem Spiel: { $a }.
cuba-event-tax-paid =
    { $b ->
        [0] { $a } schuldet keine Steuer und hat das Gesetz erfüllt.
        [one] { $a } zahlt die Steuer von { $b } Peso.
       *[other] { $a } zahlt die Steuer von { $b } Pesos.
    }
    .you =
        { $b ->
            [0] { $a } schuldest keine Steuer und hast das Gesetz erfüllt.
            [one] { $a } zahlst die Steuer von { $b } Peso.
           *[other] { $a } zahlst die Steuer von { $b } Pesos.
        }
cuba-event-tax-refused = { $a } zahlt die Steuer nicht.
    .you = { $a } zahlst die Steuer nicht.
cuba-event-duty-paid = { $a } hat die Abgabe geleistet.
    .you = { $a } hast die Abgabe geleistet.
cuba-event-duty-refused = { $a } leistet die Abgabe nicht.
    .you = { $a } leistest die Abgabe nicht.
cuba-event-subsidised =
    { $b ->
        [one] Subvention: { $a } erhält { $b } Punkt.
       *[other] Subvention: { $a } erhält { $b } Punkte.
    }
    .you =
        { $b ->
            [one] Subvention: { $a } erhältst { $b } Punkt.
           *[other] Subvention: { $a } erhältst { $b } Punkte.
        }
cuba-event-left-market = { $b } { $a } verlassen den Markt.
cuba-event-came-to-market = { $b } { $a } kommen auf den Markt.
cuba-event-lot-cleared = { $a } verliert { $c } × { $b } aus dem Vorhof.
    .you = { $a } verlierst { $c } × { $b } aus dem Vorhof.
cuba-event-round-ends = Runde { $a } endet.
cuba-event-tiles-counted =
    { $b ->
        [one] Gebäude von { $a }: { $b } Punkt.
       *[other] Gebäude von { $a }: { $b } Punkte.
    }
    .you =
        { $b ->
            [one] Deine Gebäude: { $b } Punkt.
           *[other] Deine Gebäude: { $b } Punkte.
        }

## Auf der Seite

cuba-law-printed-tax = Steuer von 2 Pesos (aufgedruckt)
cuba-law-printed-duty = Abgabe von 1 × Zitrusfrüchte (aufgedruckt)
cuba-page-parts = Teile des Spielplans
cuba-page-parliament = Parlament
cuba-page-harbour = Hafen
cuba-page-market = Markt
cuba-page-buildings = Gebäude
cuba-page-supply = Gebäude: { $n }
cuba-page-plantation = Plantage
cuba-page-plantation-of = Plantage von { $player }
cuba-page-round = Runde { $round } von { $rounds }
cuba-page-start = Startspieler: { $player }
cuba-page-card = Karte { $card } von 4
cuba-page-in-force = In Kraft
cuba-page-bill = Vorschlag
cuba-page-no-law = Keines
cuba-page-acts-to-come =
    { $n ->
        [0] Kein Gesetz mehr
        [one] Noch { $n } Gesetz
       *[other] Noch { $n } Gesetze
    }
cuba-page-vetoed = Veto
cuba-page-barred = Diese Runde vor einem Veto sicher
cuba-page-passed = Verabschiedet
cuba-page-votes =
    { $n ->
        [one] { $n } Stimme
       *[other] { $n } Stimmen
    }
cuba-page-bids = überlegt ein Gebot
cuba-page-has-bid = hat geboten
cuba-page-your-bid = Dein Gebot
cuba-page-less = Weniger
cuba-page-more = Mehr
cuba-page-ship = Schiff { $ship }
cuba-page-space-free = Freier Platz: { $merchandise }
cuba-page-space-loaded = Geladen: { $merchandise }
cuba-page-full = voll
cuba-page-ships-to-come =
    { $n ->
        [one] Noch { $n } Schiff
       *[other] Noch { $n } Schiffe
    }
cuba-page-ships-shuffled = Zuerst diese, in unbekannter Reihenfolge:
cuba-page-ships-under = Zuletzt, in dieser Reihenfolge:
cuba-page-per-unit =
    { $n ->
        [one] { $n } Punkt je Einheit
       *[other] { $n } Punkte je Einheit
    }
cuba-page-does-worker = Deine Figur darf ziehen; die Felder ihrer Reihe und Spalte geben Baustoffe, zwei davon Rohstoffe.
cuba-page-does-tradeswoman = Kaufe und verkaufe beliebig viele Handelsgüter in beliebiger Folge.
cuba-page-does-architect = Baue ein Gebäude auf irgendein eigenes Feld.
cuba-page-does-foreman = Nutze deine Gebäude in der Reihe und Spalte deiner Figur; oder ein Gebäude, wo immer es steht.
cuba-page-does-mayor = Belade ein Schiff mit Handelsgütern; sein Liegeplatz bringt Punkte für jede Einheit.
cuba-page-does-sea = Es kann erst an Liegeplatz 1 beladen werden.
cuba-page-idle-mayor = Für Bürgermeister, die nicht liefern: der erste, der zweite der Runde
cuba-page-idle-architect = Für Architekten, die nicht bauen: der erste, der zweite der Runde
cuba-page-idle-tradeswoman = Für Händlerinnen, die nicht handeln: ein Baustoff, ein Rohstoff der billigsten Sorte, je einmal in der Runde
cuba-page-buy = Kaufen
cuba-page-sell = Verkaufen
cuba-page-units = { $units } von { $spaces } Plätzen belegt
cuba-page-stock = Vorrat
cuba-page-lot = Vorhof
cuba-page-warehouse = Lager
cuba-page-of = { $piece }: { $n }
cuba-page-field = Feld { $field }: { $what }
cuba-page-figure = Die Figur, auf { $field }
cuba-page-used = genutzt
cuba-page-free-fields =
    { $n ->
        [0] Jedes weitere Feld kostet 1 Wasser.
        [one] Noch { $n } Feld ist frei, dann kostet jedes 1 Wasser.
       *[other] Noch { $n } Felder sind frei, dann kostet jedes 1 Wasser.
    }
cuba-page-in-hand =
    { $votes ->
        [one] { $character }: { $votes } Stimme
       *[other] { $character }: { $votes } Stimmen
    }
cuba-page-played = { $character }: ausgespielt
cuba-page-delegate = Abgesandter, verdeckt bis zum Parlament
cuba-page-points = Punkte
cuba-page-pesos = Pesos
cuba-page-built = Gebäude
cuba-page-won = hat gewonnen
cuba-page-taxed = hat die Steuer gezahlt
cuba-page-town-hall = 2 Stimmen mehr durch das Rathaus
cuba-page-hand = Personen auf der Hand
cuba-page-visit = Die Plantage von { $player } zeigen
cuba-page-act-market-done = Das Marktgesetz hat schon gewirkt.

## Was durch „Fertig“ liegen bleibt, vorher gesagt

cuba-loses-free-fields =
    { $number ->
        [one] Du lässt { $number } Rohstoff liegen, der nichts kostet.
       *[other] Du lässt { $number } Rohstoffe liegen, die nichts kosten.
    }
cuba-loses-load =
    { $number ->
        [one] { $number } Ware von dir könnte noch auf das Schiff an { $berth }, für { $points ->
            [one] { $points } Punkt
           *[other] { $points } Punkte
        }.
       *[other] { $number } Waren von dir könnten noch auf das Schiff an { $berth }, für { $points } Punkte.
    }
cuba-loses-piece = Du lässt 1 Stein des Vorrats liegen, der nichts kostet.
cuba-loses-points =
    { $number ->
        [one] Du lässt { $number } Punkt fürs Nichtbauen liegen.
       *[other] Du lässt { $number } Punkte fürs Nichtbauen liegen.
    }
cuba-loses-pesos =
    { $number ->
        [one] Du lässt { $number } Peso fürs Nichtliefern liegen.
       *[other] Du lässt { $number } Pesos fürs Nichtliefern liegen.
    }
cuba-loses-buildings =
    { $number ->
        [one] { $number } Gebäude könnte noch genutzt werden.
       *[other] { $number } Gebäude könnten noch genutzt werden.
    }
