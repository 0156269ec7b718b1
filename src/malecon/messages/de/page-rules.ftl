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
