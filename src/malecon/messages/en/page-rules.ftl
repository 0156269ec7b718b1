### The rulebook in the page, and the rules at the point of doubt.

page-rules-title = The rules of { $game }
page-rules-games = Games
page-rules-search = Search the rules
page-rules-found =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
page-rules-none = No rule says so. Try another word.
page-rules-chapters = Chapters
page-rules-rule = Rule { $id }
page-rules-link = Address of rule { $id }
