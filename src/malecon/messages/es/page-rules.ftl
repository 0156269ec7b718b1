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
page-rules-nothing = Ninguna regla habla solo de esto.

page-rules-thing-workers = obreros
page-rules-thing-pesos = pesos
page-rules-thing-architect = arquitecto
page-rules-thing-street = la calle
page-rules-thing-end = los extremos de las filas
page-rules-thing-centre = el centro
page-rules-thing-bag = la bolsa
page-rules-thing-pile = la pila
page-rules-thing-queue = orden de juego
page-rules-thing-number = tu número
page-rules-thing-goal = la meta
page-rules-thing-hand = tu mano
page-rules-thing-discards = descarte
page-rules-thing-car = el coche
page-rules-thing-harbour = el puerto
page-rules-thing-ship = el barco
page-rules-thing-dice = la demanda
page-rules-thing-value = el valor de una unidad
page-rules-thing-figure = la figura
page-rules-thing-owner = de quién es un edificio
page-rules-thing-screen = la pantalla
page-rules-thing-points = puntos
page-rules-thing-stock = la reserva
page-rules-thing-market = el mercado
page-rules-thing-ships = los próximos barcos
page-rules-thing-plantation = la plantación
page-rules-thing-lot = el patio
page-rules-thing-warehouse = el almacén
page-rules-thing-supply = los edificios
page-rules-thing-votes = votos
page-rules-thing-bid = la puja
page-rules-thing-start = el jugador inicial
page-rules-thing-markers = una vez por ronda
