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
