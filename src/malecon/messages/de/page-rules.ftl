### Das Regelheft auf der Seite, und die Regeln dort, wo Zweifel sind.

page-rules-title = Die Regeln von { $game }
page-rules-games = Spiele
page-rules-search = In den Regeln suchen
page-rules-found =
    { $n ->
        [one] { $n } Regel
       *[other] { $n } Regeln
    }
page-rules-none = So steht es in keiner Regel. Versuche ein anderes Wort.
page-rules-chapters = Kapitel
page-rules-rule = Regel { $id }
page-rules-link = Adresse der Regel { $id }
page-rules-nothing = Keine Regel handelt davon allein.

page-rules-thing-workers = Arbeiter
page-rules-thing-pesos = Pesos
page-rules-thing-architect = Architekt
page-rules-thing-street = die Straße
page-rules-thing-end = die Enden der Reihen
page-rules-thing-centre = die Tischmitte
page-rules-thing-bag = der Beutel
page-rules-thing-pile = der Stapel
page-rules-thing-queue = Reihenfolge
page-rules-thing-number = deine Zahl
page-rules-thing-goal = das Ziel
page-rules-thing-hand = deine Hand
page-rules-thing-discards = Ablagestapel
page-rules-thing-car = das Auto
page-rules-thing-harbour = der Hafen
page-rules-thing-ship = das Schiff
page-rules-thing-dice = die Nachfrage
page-rules-thing-value = der Wert eines Stücks
page-rules-thing-figure = die Figur
page-rules-thing-owner = wem ein Gebäude gehört
page-rules-thing-screen = der Sichtschirm
page-rules-thing-points = Punkte
page-rules-thing-stock = der Vorrat
page-rules-thing-market = der Markt
page-rules-thing-ships = die nächsten Schiffe
page-rules-thing-plantation = die Plantage
page-rules-thing-lot = der Vorhof
page-rules-thing-warehouse = das Lager
page-rules-thing-supply = die Gebäude
page-rules-thing-votes = Stimmen
page-rules-thing-bid = das Gebot
page-rules-thing-start = der Startspieler
page-rules-thing-markers = einmal je Runde
