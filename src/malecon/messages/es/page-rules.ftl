### El reglamento en la página, y las reglas donde hay dudas.

page-rules-title = Las reglas de { $game }
page-rules-games = Juegos
page-rules-search = Buscar en las reglas
page-rules-found =
    { $n ->
        [one] { $n } regla
       *[other] { $n } reglas
    }
page-rules-none = Ninguna regla lo dice. Prueba con otra palabra.
page-rules-chapters = Capítulos
page-rules-rule = Regla { $id }
page-rules-link = Dirección de la regla { $id }
