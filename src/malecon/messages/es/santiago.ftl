### Santiago de Cuba en español. Las acciones se llenan con los nombres de abajo; los sucesos, con $a, $b, $c.

santiago-name = Santiago de Cuba
santiago-about = Da vueltas al puerto, pide favores a los cubanos y lleva al barco lo que pide.

## Opciones

santiago-option-open_holdings = Mercancías, pesos y puntos a la vista
santiago-option-rent_when_staying = Alquiler también por una figura que no se mueve

## Mercancías

santiago-good-sugar = azúcar
santiago-good-citrus = cítricos
santiago-good-tobacco = tabaco
santiago-good-rum = ron
santiago-good-cigars = puros
santiago-good-wood = madera

santiago-sort-sugar = { santiago-good-sugar }
santiago-sort-citrus = { santiago-good-citrus }
santiago-sort-tobacco = { santiago-good-tobacco }
santiago-sort-rum = { santiago-good-rum }
santiago-sort-cigars = { santiago-good-cigars }

santiago-gift-sugar = 1 de azúcar
santiago-gift-citrus = 1 de cítricos
santiago-gift-tobacco = 1 de tabaco
santiago-gift-rum = 1 de ron
santiago-gift-cigars = 1 de puros
santiago-gift-peso = 1 peso
santiago-gift-point = 1 punto

santiago-treat-rum = 1 de ron
santiago-treat-cigars = 1 de puros
santiago-treat-rum-and-cigars = 1 de ron y 1 de puros

## Cubanos

santiago-cuban-pedro = Pedro
santiago-cuban-maria = María
santiago-cuban-jose = José
santiago-cuban-martinez = Martínez
santiago-cuban-conchita = Conchita
santiago-cuban-el-zorro = El Zorro
santiago-cuban-miguel = Miguel
santiago-cuban-pablo = Pablo
santiago-cuban-alonso = Alonso

# Con lo que hacen, donde hay sitio.
santiago-title-pedro = Pedro, el tabaquero
santiago-title-maria = María, la bailarina
santiago-title-jose = José, el cañero
santiago-title-martinez = Martínez, el músico
santiago-title-conchita = Conchita, la frutera
santiago-title-el-zorro = El Zorro, el carterista
santiago-title-miguel = Miguel, el leñador
santiago-title-pablo = Pablo, el perista
santiago-title-alonso = Alonso, el abogado

santiago-helper-pedro = { santiago-cuban-pedro }
santiago-helper-maria = { santiago-cuban-maria }
santiago-helper-jose = { santiago-cuban-jose }
santiago-helper-martinez = { santiago-cuban-martinez }
santiago-helper-conchita = { santiago-cuban-conchita }
santiago-helper-el-zorro = { santiago-cuban-el-zorro }
santiago-helper-miguel = { santiago-cuban-miguel }

santiago-station-pedro = { santiago-cuban-pedro }
santiago-station-maria = { santiago-cuban-maria }
santiago-station-jose = { santiago-cuban-jose }
santiago-station-martinez = { santiago-cuban-martinez }
santiago-station-conchita = { santiago-cuban-conchita }
santiago-station-el-zorro = { santiago-cuban-el-zorro }
santiago-station-miguel = { santiago-cuban-miguel }
santiago-station-pablo = { santiago-cuban-pablo }
santiago-station-alonso = { santiago-cuban-alonso }
santiago-station-harbour = el puerto

## Edificios y flores

santiago-building-bank = Banco
santiago-building-church = Iglesia
santiago-building-sawmill = Aserradero
santiago-building-distillery = Destilería
santiago-building-cigar-factory = Fábrica de puros
santiago-building-black-market = Mercado negro
santiago-building-cafe = Café
santiago-building-newspaper = Periódico
santiago-building-customs = Aduana
santiago-building-port-authority = Autoridad portuaria
santiago-building-trading-post = Factoría
santiago-building-casino = Casino

santiago-flower-white = blanca
santiago-flower-blue = azul
santiago-flower-red = roja
santiago-flower-yellow = amarilla

# Lo que hacen los cubanos y los edificios, una frase para cada clase de efecto.
santiago-does-gives-goods = Da { $amount } de { $good }.
santiago-does-gives-points =
    { $amount ->
        [one] Da { $amount } punto.
       *[other] Da { $amount } puntos.
    }
santiago-does-gives-pesos =
    { $amount ->
        [one] Da { $amount } peso.
       *[other] Da { $amount } pesos.
    }
santiago-does-others-give = Todos los demás te dan un peso, una mercancía o un punto.
santiago-does-gives-any-sort = Da 1 mercancía a elegir, pero no madera.
santiago-does-claims-or-uses = Toma posesión de un edificio o usa uno tuyo.

santiago-does-pays-pesos =
    { $pesos ->
        [one] toma { $pesos } peso.
       *[other] toma { $pesos } pesos.
    }
santiago-does-pays-points =
    { $points ->
        [one] toma { $points } punto.
       *[other] toma { $points } puntos.
    }
santiago-does-buys = da 1 de { $good }; toma puntos ({ $points }) y pesos ({ $pesos }).
santiago-does-makes = convierte cualquier cantidad de { $good } en otro tanto de { $sort }.
santiago-does-swaps = cambia 1 mercancía por otra, nunca madera.
santiago-does-buys-treats = vende como mucho 1 de ron y 1 de puros; puntos por cada uno: { $points }.
santiago-does-turns-over = toma pesos ({ $pesos }) y, si quieres, da la vuelta a un cubano.
santiago-does-cancels = pon a 0 un dado del barco.
santiago-does-moves-marker = mueve el marcador de valor una bandera a la izquierda o a la derecha.
santiago-does-takes-delivery = entrega 1 mercancía pedida, no madera; puntos: { $points }.
santiago-does-exchanges = cambia pesos (de { $pesos } en { $pesos }) por puntos, o puntos por pesos.

## Acciones

santiago-do-lay-cuban = Colocar a { $cuban }
santiago-do-lay-building = Colocar: { $building }
santiago-do-start-player = Empieza { $player }
santiago-do-roll = Tirada: { $face } de { $sort }
santiago-do-leave-out = Dejar fuera: { $sort }
santiago-do-call-on = Pedir ayuda a { $helper }
santiago-do-take = Tomar: { $sort }
santiago-do-give = Dar: { $gift }
santiago-do-claim = Tomar posesión: { $building }
santiago-do-use = Usar: { $building }
santiago-do-move-to = Ir a: { $building }
santiago-do-make-rum = Hacer { $made } de ron con azúcar
santiago-do-make-cigars = Hacer { $made } de puros con tabaco
santiago-do-swap = Cambiar: { $sort }
santiago-do-sell = Vender: { $treat }
santiago-do-turn-over = Dar la vuelta a { $cuban }
santiago-do-cancel = Poner a 0: { $sort }
santiago-do-marker-left = Marcador a la izquierda: las mercancías valen menos
santiago-do-marker-right = Marcador a la derecha: las mercancías valen más, o el barco zarpa
santiago-do-buy-points =
    { $number ->
        [one] Comprar { $number } punto
       *[other] Comprar { $number } puntos
    }
santiago-do-sell-points =
    { $number ->
        [one] Vender { $number } punto
       *[other] Vender { $number } puntos
    }
santiago-do-deliver = Entregar { $units } de { $sort }
santiago-do-deliver-wood-for = Entregar { $units } de madera en lugar de { $sort }
santiago-do-pass = Pasar
santiago-do-decline = Rechazar
santiago-do-drive =
    { $distance ->
        [one] Avanzar { $distance } estación
       *[other] Avanzar { $distance } estaciones
    }

## Preguntas

santiago-ask-pedro = Pedro tiene tabaco para ti. ¿Lo tomas?
santiago-ask-maria = María baila para ti. ¿Tomas los puntos?
santiago-ask-jose = José tiene azúcar para ti. ¿Lo tomas?
santiago-ask-martinez = Martínez tiene pesos para ti. ¿Los tomas?
santiago-ask-conchita = Conchita tiene cítricos para ti. ¿Los tomas?
santiago-ask-el-zorro = El Zorro hace que todos los demás te den algo. ¿Lo quieres?
santiago-ask-miguel = Miguel tiene madera para ti. ¿La tomas?
santiago-ask-pablo = Pablo te consigue cualquier mercancía. ¿Cuál?
santiago-ask-alonso = Alonso te ayuda a tomar posesión de un edificio o a usar uno tuyo. ¿Cuál?
santiago-ask-bank = Banco: ¿tomas los pesos?
santiago-ask-church = Iglesia: ¿la usas?
santiago-ask-sawmill = Aserradero: ¿das 1 de madera?
santiago-ask-distillery = Destilería: ¿cuánto azúcar conviertes en ron?
santiago-ask-cigar-factory = Fábrica de puros: ¿cuánto tabaco conviertes en puros?
santiago-ask-black-market = Mercado negro: ¿qué mercancía das y cuál tomas a cambio?
santiago-ask-cafe = Café: ¿qué vendes?
santiago-ask-newspaper = Periódico: ¿das la vuelta también a un cubano?
santiago-ask-customs = Aduana: ¿qué dado pones a 0?
santiago-ask-port-authority = Autoridad portuaria: ¿hacia dónde mueves el marcador de valor?
santiago-ask-trading-post = Factoría: ¿qué mercancía entregas?
santiago-ask-casino = Casino: ¿compras puntos con pesos o los vendes?
santiago-ask-place-cuban = El azar coloca a un cubano.
santiago-ask-place-building = El azar coloca un edificio.
santiago-ask-draw-start = El azar decide quién empieza.
santiago-ask-turn = El turno siguiente.
santiago-ask-driving = ¿Cuánto avanzas? La primera estación es gratis, cada una adicional cuesta 1 peso.
santiago-ask-station = El coche se ha parado.
santiago-ask-gift = ¿Qué das?
santiago-ask-figure = ¿A qué edificio va tu figura?
santiago-ask-take-other = ¿Qué mercancía tomas a cambio?
santiago-ask-delivery = ¿Qué entregas?
santiago-ask-rent = El final del turno.
santiago-ask-new-demand = Se tiran los dados de la demanda.
santiago-ask-roll-die = El azar tira un dado.
santiago-ask-fifth-die = ¿Qué dado dejas fuera? Los otros son la demanda del barco.

## Sucesos

santiago-event-cuban-laid = Estación { $b }: { $a }.
santiago-event-building-laid = Bajo la flor { $b }: { $a }.
santiago-event-start-drawn = { $a } empieza la partida.
    .you = { $a } empiezas la partida.
santiago-event-die-rolled = Tirada: { $b } de { $a }.
santiago-event-all-zero = Todos los dados muestran 0: se tira otra vez.
santiago-event-left-out = { $a } deja fuera { $b }.
    .you = { $a } dejas fuera { $b }.
santiago-event-turn-begins = { $a } tiene el turno.
    .you = { $a } tienes el turno.
santiago-event-drove =
    { $c ->
        [0] { $a } llega gratis en coche: { $b }.
        [one] { $a } llega en coche por { $c } peso: { $b }.
       *[other] { $a } llega en coche por { $c } pesos: { $b }.
    }
    .you =
        { $c ->
            [0] { $a } llegas gratis en coche: { $b }.
            [one] { $a } llegas en coche por { $c } peso: { $b }.
           *[other] { $a } llegas en coche por { $c } pesos: { $b }.
        }
santiago-event-turned-back = { $a } ha vuelto.
santiago-event-marker-moved = El marcador de valor está en { $a }.
santiago-event-ship-left = Zarpa el barco { $a }.
santiago-event-ship-arrived = Llega el barco { $a }.
santiago-event-not-there = { $a } no encuentra a { $b }.
    .you = { $a } no encuentras a { $b }.
santiago-event-no-round = El barco no pide nada todavía: nadie entrega.
santiago-event-round-begins = Todos pueden entregar; cada mercancía da { $a } puntos.
santiago-event-called-on = { $a } pide ayuda a { $b }.
    .you = { $a } pides ayuda a { $b }.
santiago-event-cuban-declined = { $a } no quiere ayuda de { $b }.
    .you = { $a } no quieres ayuda de { $b }.
santiago-event-took-goods = { $a } toma { $c } de { $b }.
    .you = { $a } tomas { $c } de { $b }.
santiago-event-took-pesos =
    { $b ->
        [one] { $a } toma { $b } peso.
       *[other] { $a } toma { $b } pesos.
    }
    .you =
        { $b ->
            [one] { $a } tomas { $b } peso.
           *[other] { $a } tomas { $b } pesos.
        }
santiago-event-took-points =
    { $b ->
        [one] { $a } recibe { $b } punto.
       *[other] { $a } recibe { $b } puntos.
    }
    .you =
        { $b ->
            [one] { $a } recibes { $b } punto.
           *[other] { $a } recibes { $b } puntos.
        }
santiago-event-gave-goods = { $a } da { $c } de { $b }.
    .you = { $a } das { $c } de { $b }.
santiago-event-gave-pesos =
    { $b ->
        [one] { $a } paga { $b } peso.
       *[other] { $a } paga { $b } pesos.
    }
    .you =
        { $b ->
            [one] { $a } pagas { $b } peso.
           *[other] { $a } pagas { $b } pesos.
        }
santiago-event-gave-points =
    { $b ->
        [one] { $a } da { $b } punto.
       *[other] { $a } da { $b } puntos.
    }
    .you =
        { $b ->
            [one] { $a } das { $b } punto.
           *[other] { $a } das { $b } puntos.
        }
santiago-event-gift-given = { $a } da algo a { $b }: { $c }.
    .you = { $a } das algo a { $b }: { $c }.
    .to-you = { $a } te da algo: { $c }.
santiago-event-nothing-to-give = { $a } no tiene nada que dar.
    .you = { $a } no tienes nada que dar.
santiago-event-claimed = { $a } posee ahora un edificio: { $b }.
    .you = { $a } posees ahora un edificio: { $b }.
santiago-event-figure-moved = { $a } va a un edificio: { $b }.
    .you = { $a } vas a un edificio: { $b }.
santiago-event-figure-stays = { $a } se queda donde está: { $b }.
    .you = { $a } te quedas donde está: { $b }.
santiago-event-used = { $a } usa un edificio: { $b }.
    .you = { $a } usas un edificio: { $b }.
santiago-event-building-declined = { $a } no usa el edificio ({ $b }).
    .you = { $a } no usas el edificio ({ $b }).
santiago-event-turned-over = { $a } manda fuera a { $b }.
    .you = { $a } mandas fuera a { $b }.
santiago-event-cancelled = { $a } pone un dado a 0: { $b }.
    .you = { $a } pones un dado a 0: { $b }.
santiago-event-delivered = { $a } entrega { $c } de { $b }.
    .you = { $a } entregas { $c } de { $b }.
santiago-event-wood-delivered = { $a } entrega { $c } de madera en lugar de { $b }.
    .you = { $a } entregas { $c } de madera en lugar de { $b }.
santiago-event-passed = { $a } pasa.
    .you = { $a } pasas.
santiago-event-rent-paid = { $a } recibe 1 punto por la visita de { $b } ({ $c }).
    .you = { $a } recibes 1 punto por la visita de { $b } ({ $c }).
    .to-you = { $a } recibe 1 punto por tu visita ({ $c }).
santiago-event-last-ship-gone = Ha zarpado el último barco: la partida termina.
santiago-event-turns-over = Tras { $a } turnos la partida termina.
santiago-event-goods-exchanged =
    { $c ->
        [one] { $a } cambia { $b } mercancías por { $c } punto.
       *[other] { $a } cambia { $b } mercancías por { $c } puntos.
    }
    .you =
        { $c ->
            [one] { $a } cambias { $b } mercancías por { $c } punto.
           *[other] { $a } cambias { $b } mercancías por { $c } puntos.
        }

## En la página

santiago-page-loop = La carretera alrededor del puerto
santiago-page-harbour = Puerto
santiago-page-harbour-about = El puerto: quien para aquí deja que todos entreguen mercancías al barco.
santiago-page-station-empty = Estación { $number }, aún vacía
santiago-page-station =
    Estación { $number }: { $title }, { $flower ->
        [white] flor blanca
        [blue] flor azul
        [red] flor roja
        [yellow] flor amarilla
       *[none] sin flor
    }. { $gives }
santiago-page-turned = Boca abajo: no está hasta que pase el coche.
santiago-page-free = gratis
santiago-page-car = El coche
santiago-page-laps = Antes, vueltas enteras

santiago-page-ship = Barco { $ship } de { $ships }
santiago-page-demand = Lo que pide el barco
santiago-page-awaited = Aún no pide nada
santiago-page-wanted = Se pide: { $n } de { $good }
santiago-page-left-out = Este barco no pide: { $good }
santiago-page-flags = Lo que vale una mercancía
santiago-page-pays =
    { $points ->
        [one] Cada mercancía da { $points } punto
       *[other] Cada mercancía da { $points } puntos
    }
santiago-page-chequered = La bandera a cuadros: el barco zarpa
santiago-page-marker-here = – aquí está el marcador

santiago-page-garden =
    { $flower ->
        [white] Jardín blanco
        [blue] Jardín azul
        [red] Jardín rojo
       *[yellow] Jardín amarillo
    }
santiago-page-space-empty = Aún sin edificio
santiago-page-owner = Propiedad de { $player }
santiago-page-figure = Figura de { $player }

santiago-page-stock = Reserva
santiago-page-screen = Tras tu biombo
santiago-page-pesos = pesos
santiago-page-points = puntos
santiago-page-some = { $n } de { $what }
santiago-page-counter = ¿Cuánto?
santiago-page-fewer = Uno menos
santiago-page-more = Uno más

santiago-page-round = Ronda { $round }, turno { $turn }
santiago-page-start = Empezó: { $player }
santiago-page-rent-moved = Renta solo por una figura que se ha movido

santiago-page-closed = Tras el biombo
santiago-page-standing = Figura
santiago-page-figure-nowhere = fuera del tablero
santiago-page-markers =
    { $n ->
        [one] queda { $n } marcador
       *[other] quedan { $n } marcadores
    }
santiago-page-drives = conduce
santiago-page-starts = empezó
santiago-page-passed = ha pasado
santiago-page-at-ship = Barco { $ship }

## Lo que se deja al rechazar o pasar, dicho antes

santiago-loses-goods = Dejas { $number } × { $good } que no cuestan nada.
santiago-loses-points =
    { $number ->
        [one] Dejas { $number } punto que no cuesta nada.
       *[other] Dejas { $number } puntos que no cuestan nada.
    }
santiago-loses-pesos =
    { $number ->
        [one] Dejas { $number } peso que no cuesta nada.
       *[other] Dejas { $number } pesos que no cuestan nada.
    }
santiago-loses-gifts =
    { $number ->
        [one] Dejas 1 regalo, de la otra persona.
       *[other] Dejas { $number } regalos, uno de cada una de las demás personas.
    }
santiago-loses-good = Dejas 1 mercancía a tu elección que no cuesta nada.
santiago-loses-claim = Dejas un edificio que podrías reclamar sin pagar.
santiago-loses-use = Dejas el uso de un edificio tuyo.
santiago-loses-deliveries =
    { $number ->
        [one] Aún podrías entregar { $number } mercancía, por { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }. Quien pasa no entrega más en esta ronda.
       *[other] Aún podrías entregar { $number } mercancías, por hasta { $points } puntos. Quien pasa no entrega más en esta ronda.
    }
