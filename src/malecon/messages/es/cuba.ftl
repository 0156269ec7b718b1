### Cuba en español. Las acciones tienen como variables los nombres de abajo; los sucesos cuentan $a, $b, $c.

cuba-name = Cuba
cuba-about = Planta, comercia, construye y embarca; y por la noche el parlamento convierte tus votos en ley.

## Opciones

cuba-option-edition = Edición
cuba-option-boards = Tableros de plantación
cuba-option-secret_delegate = El delegado se elige en secreto antes de la primera carta
cuba-option-market_act = Cuándo actúa una ley de mercado
cuba-option-warehouse_counts = El almacén impreso cuenta como edificio

## Piezas

cuba-piece-citrus = cítricos
cuba-piece-tobacco = tabaco
cuba-piece-sugar = caña de azúcar
cuba-piece-rum = ron
cuba-piece-cigars = puros
cuba-piece-wood = madera
cuba-piece-stone = piedra
cuba-piece-water = agua

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

## Personajes

cuba-character-worker = obrero
cuba-character-tradeswoman = comerciante
cuba-character-architect = arquitecto
cuba-character-foreman = capataz
cuba-character-mayor = alcalde

## Campos

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

## Edificios

cuba-tile-cement-factory = Fábrica de cemento
cuba-tile-sawmill = Aserradero
cuba-tile-golf-course = Campo de golf
cuba-tile-monastery = Monasterio
cuba-tile-rum-cafe = Café de ron
cuba-tile-cigar-cafe = Café de puros
cuba-tile-small-branch-office = Agencia pequeña
cuba-tile-large-branch-office = Agencia grande
cuba-tile-hotel = Hotel
cuba-tile-inn = Posada
cuba-tile-general-store = Almacén general
cuba-tile-product-house = Casa de productos
cuba-tile-resource-house = Casa de materiales
cuba-tile-small-bank = Banco pequeño
cuba-tile-large-bank = Banco grande
cuba-tile-black-market = Mercado negro
cuba-tile-cigar-factory = Fábrica de puros
cuba-tile-distillery = Destilería
cuba-tile-church = Iglesia
cuba-tile-town-hall = Ayuntamiento
cuba-tile-dam = Presa
cuba-tile-lighthouse = Faro
cuba-tile-warehouse = Almacén

## Leyes

cuba-group-tax = impuesto
cuba-group-duty = tributo
cuba-group-subsidy = subvención
cuba-group-other = otra ley

cuba-act-tax-1 = Impuesto de 1 peso
cuba-act-tax-2 = Impuesto de 2 pesos
cuba-act-tax-3 = Impuesto de 3 pesos
cuba-act-tax-4 = Impuesto de 4 pesos
cuba-act-tax-5 = Impuesto de 5 pesos
cuba-act-tax-buildings = Impuesto de 1 peso por edificio
cuba-act-duty-citrus = Tributo de 1 cítrico
cuba-act-duty-sugar = Tributo de 1 de caña de azúcar
cuba-act-duty-tobacco = Tributo de 1 de tabaco
cuba-act-duty-water = Tributo de 1 de agua
cuba-act-duty-resources = Tributo de 2 materiales
cuba-act-duty-products = Tributo de 2 productos
cuba-act-subsidy-buildings = Subvención de edificios
cuba-act-subsidy-resource-fields = Subvención de campos de materiales sin edificar
cuba-act-subsidy-product-fields = Subvención de campos de productos sin edificar
cuba-act-subsidy-water = Subvención del agua
cuba-act-subsidy-votes = Subvención de votos
cuba-act-subsidy-pesos = Subvención del dinero
cuba-act-market-less = Ley de mercado: 2 menos de cada producto
cuba-act-market-more = Ley de mercado: 2 más de cada producto
cuba-act-drought = Ley de sequía
cuba-act-building = Ley de construcción
cuba-act-harbour = Ley del puerto
cuba-act-corruption = Ley de corrupción

## Lo que hacen los edificios y las leyes

cuba-kinds-products = productos
cuba-kinds-goods = de ron o de puros
cuba-kinds-merchandise = mercancías
cuba-kinds-resources = materiales
cuba-kind-products = producto
cuba-kind-goods = de ron o de puros
cuba-kind-merchandise = mercancía
cuba-kind-resources = material

cuba-does-turns-into =
    { $points ->
        [one] Hasta { $most } de { $piece }, a { $points } punto por unidad.
       *[other] Hasta { $most } de { $piece }, a { $points } puntos por unidad.
    }
cuba-does-takes-any =
    { $points ->
        [one] Hasta { $most } { $kinds }, a { $points } punto cada uno.
       *[other] Hasta { $most } { $kinds }, a { $points } puntos cada uno.
    }
cuba-does-sells-one = Vender 1 { $kind } por { $pesos } pesos.
cuba-does-sells = Vender hasta { $most } { $kinds } a { $pesos } pesos cada uno.
cuba-does-brings-points =
    { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
cuba-does-brings-pesos =
    { $pesos ->
        [one] { $pesos } peso.
       *[other] { $pesos } pesos.
    }
cuba-does-brings-pieces = { $number } de { $piece }.
cuba-does-makes = Convertir cualquier cantidad de { $product } en la misma cantidad de { $piece }.
cuba-does-loads-one = 1 mercancía a un barco, con sus puntos.
cuba-does-loads-one-kind = Hasta { $most } mercancías de una clase a un barco, con sus puntos.
cuba-does-loads-any-number = Cualquier número de mercancías de una clase a un barco, con sus puntos.
cuba-does-exchanges = Convertir 1 mercancía en cualquier otra clase.
cuba-does-exchanges-2007 = Convertir 1 producto en ron o puros, o al revés.
cuba-does-vetoes = Veto: un proyecto sale del juego en el acto.
cuba-does-brings-votes = { $votes } votos más en el parlamento de esta ronda.
cuba-does-fetches-ship = Cambiar el barco de alta mar por cualquiera del mazo.
cuba-does-stores = Guardar todos tus productos: se conservan al final de la ronda.
cuba-does-drought =
    { $number ->
        [one] Ley de sequía: el obrero cosecha solo { $number } campo sin agua.
       *[other] Ley de sequía: el obrero cosecha solo { $number } campos sin agua.
    }
cuba-does-building-act =
    { $pesos ->
        [one] Ley de construcción: cada edificio cuesta { $pesos } peso más.
       *[other] Ley de construcción: cada edificio cuesta { $pesos } pesos más.
    }
cuba-does-harbour-act = Ley del puerto: un barco lleno zarpa en el acto.
cuba-does-corruption = Ley de corrupción: no se pueden comprar votos.

# Un edificio en el reglamento: nombre, coste, cuántos hay, lo que hace; luego, lo demás que haya que decir.
cuba-rule-cost = { $n } { $piece }
cuba-rule-tile = **{ $tile }** ({ $cost }): { $does }
cuba-rule-tiles = **{ $tile }** ({ $cost }; hay { $copies }): { $does }
cuba-rule-2007 = { $does } En la edición de 2007: { $other }
cuba-rule-more-vetoes = El mismo grupo no puede vetarse en la ronda siguiente.
cuba-rule-more-fetches-ship = Luego se baraja la pila.
cuba-rule-more-stores = Se usa como el impreso.

## Puerto

cuba-berth-sea = alta mar
cuba-berth-dock-1 = muelle 1
cuba-berth-dock-2 = muelle 2
cuba-berth-dock-3 = muelle 3

## Acciones

cuba-do-start-player = Empieza { $player }
cuba-do-turn-ship = Descubrir el barco { $ship }
cuba-do-turn-bill = Descubrir el proyecto «{ $act }»
cuba-do-take = Tomar de la reserva: { $piece }
cuba-do-send = Enviar al parlamento: { $character }
cuba-do-play = Jugar la carta de { $character }
cuba-do-move-to = Figura a { $field }
cuba-do-harvest = Cosechar { $product }
cuba-do-sell = Vender { $merchandise }
cuba-do-buy = Comprar { $merchandise }
cuba-do-build = Construir: { $tile }
cuba-do-place-on = En el campo { $field }
cuba-do-take-points = No construir y tomar los puntos
cuba-do-use = Usar: { $tile }
cuba-do-amount = { $number }
cuba-do-give = Entregar { $piece }
cuba-do-exchange-for = Convertir { $merchandise } en { $other }
cuba-do-load-dock-with = Cargar { $merchandise } en el muelle { $dock }
cuba-do-veto = Veto contra: { $group }
cuba-do-fetch-ship = Traer el barco { $ship }
cuba-do-take-pesos = No cargar y tomar los pesos
cuba-do-bid = Pujar { $pesos }
cuba-do-bid-hundred-more = Cien, y aún más
cuba-do-pass = Aprobar: { $group }
cuba-do-pay = Pagar
cuba-do-refuse = No pagar
cuba-do-done = Listo

## Preguntas

cuba-ask-worker = Obrero: ¿adónde va tu figura? Puede quedarse.
cuba-ask-tradeswoman = Comerciante: ¿qué vendes y compras? En cualquier orden.
cuba-ask-architect = Arquitecto: ¿qué construyes?
cuba-ask-foreman = Capataz: ¿qué edificio usas? Todos los de la fila y columna de tu figura, o uno en cualquier parte.
cuba-ask-mayor = Alcalde: ¿qué barco cargas y con qué?
cuba-ask-use-turns-into =
    { $points ->
        [one] { $tile }: ¿cuántas unidades, hasta { $most } de { $piece }, a { $points } punto por unidad?
       *[other] { $tile }: ¿cuántas unidades, hasta { $most } de { $piece }, a { $points } puntos por unidad?
    }
cuba-ask-use-takes-any =
    { $points ->
        [one] { $tile }: ¿qué { $kinds }, hasta { $most }, a { $points } punto cada uno?
       *[other] { $tile }: ¿qué { $kinds }, hasta { $most }, a { $points } puntos cada uno?
    }
cuba-ask-use-sells-one = { $tile }: ¿qué vendes por { $pesos } pesos? 1 { $kind }.
cuba-ask-use-sells = { $tile }: ¿qué { $kinds }, hasta { $most }, a { $pesos } pesos cada uno?
cuba-ask-use-loads-one = { $tile }: ¿qué unidad va a qué barco?
cuba-ask-use-loads-one-kind = { $tile }: ¿qué clase va a qué barco?
cuba-ask-use-brings-points =
    { $points ->
        [one] { $tile }: { $points } punto.
       *[other] { $tile }: { $points } puntos.
    }
cuba-ask-use-brings-pesos =
    { $pesos ->
        [one] { $tile }: { $pesos } peso.
       *[other] { $tile }: { $pesos } pesos.
    }
cuba-ask-use-brings-pieces = { $tile }: { $number } de { $piece }.
cuba-ask-use-exchanges = { $tile }: ¿qué conviertes en qué?
cuba-ask-use-makes = { $tile }: ¿qué cantidad de { $product } se convierte en { $piece }?
cuba-ask-use-vetoes = { $tile }: ¿qué proyecto de ley sale del juego?
cuba-ask-use-brings-votes = { $tile }: { $votes } votos más.
cuba-ask-use-fetches-ship = { $tile }: ¿qué barco de la pila viene a alta mar?
cuba-ask-use-stores = { $tile }: se guardan todos tus productos.
cuba-ask-draw-start = El azar elige al jugador inicial.
cuba-ask-lay-ship = El azar descubre un barco.
cuba-ask-choose-pieces = ¿Con qué piezas empiezas? Dos materiales y dos productos.
cuba-ask-round = Una nueva ronda.
cuba-ask-bills = El azar descubre un proyecto de ley.
cuba-ask-delegates = ¿A quién envías al parlamento? La carta queda boca abajo hasta entonces.
cuba-ask-actions-phase = ¿Qué personaje juegas?
cuba-ask-reap =
    ¿Qué cosechas? { $free ->
        [0] Cada campo cuesta 1 de agua.
        [one] { $free } campo es gratis, cada campo adicional cuesta 1 de agua.
       *[other] { $free } campos son gratis, cada campo adicional cuesta 1 de agua.
    }
cuba-ask-site = ¿En qué campo lo construyes?
cuba-ask-load-more = ¿Qué más cargas en este barco?
cuba-ask-load-amount = Agencia grande: ¿cuántas unidades?
cuba-ask-call-ship = El azar descubre el siguiente barco.
cuba-ask-new-start = El nuevo jugador inicial.
cuba-ask-parliament = Se reúne el parlamento.
cuba-ask-bidding = ¿Cuántos pesos pujas por votos? Lo pujado se paga.
cuba-ask-show-bids = Se muestran las ofertas.
cuba-ask-bid-again = Empate: ¿cuántos pesos añades?
cuba-ask-show-again = Se muestran las segundas ofertas.
cuba-ask-legislate = ¿Qué dos proyectos apruebas?
cuba-ask-tax = ¿Pagas el impuesto, por 2 puntos?
cuba-ask-duty = ¿Entregas el tributo, por 2 puntos?
cuba-ask-duty-rest = ¿Cuál es la segunda pieza del tributo?
cuba-ask-subsidy = Se conceden las subvenciones.
cuba-ask-other = La otra ley surte efecto.
cuba-ask-end-of-round = La ronda termina.
cuba-ask-end-of-game = La partida termina.

## Sucesos

cuba-event-start-drawn = { $a } es el jugador inicial.
    .you = { $a } eres el jugador inicial.
cuba-event-ship-turned = El barco { $a } llega: { $b }.
cuba-event-ship-sailed = El barco { $a } avanza: { $b }.
cuba-event-ship-left = El barco { $a } deja { $b }.
cuba-event-ship-fetched = { $a } trae el barco { $b }; el barco { $c } vuelve a la pila.
    .you = { $a } traes el barco { $b }; el barco { $c } vuelve a la pila.
cuba-event-took = { $a } toma { $c } de { $b }.
    .you = { $a } tomas { $c } de { $b }.
cuba-event-gave = { $a } entrega { $c } de { $b }.
    .you = { $a } entregas { $c } de { $b }.
cuba-event-scored =
    { $b ->
        [one] { $a } gana { $b } punto.
       *[other] { $a } gana { $b } puntos.
    }
    .you =
        { $b ->
            [one] { $a } ganas { $b } punto.
           *[other] { $a } ganas { $b } puntos.
        }
cuba-event-received =
    { $b ->
        [one] { $a } recibe { $b } peso.
       *[other] { $a } recibe { $b } pesos.
    }
    .you =
        { $b ->
            [one] { $a } recibes { $b } peso.
           *[other] { $a } recibes { $b } pesos.
        }
cuba-event-paid =
    { $b ->
        [one] { $a } paga { $b } peso.
       *[other] { $a } paga { $b } pesos.
    }
    .you =
        { $b ->
            [one] { $a } pagas { $b } peso.
           *[other] { $a } pagas { $b } pesos.
        }
cuba-event-round-begins = Empieza la ronda { $a }.
cuba-event-bill-turned = Un proyecto de ley: { $a }.
cuba-event-delegate-laid = { $a } ha elegido delegado.
    .you = { $a } has elegido delegado.
cuba-event-delegate-chosen = { $a } enviará: { $b }.
    .you = { $a } enviarás: { $b }.
cuba-event-played = { $a } juega: { $b }.
    .you = { $a } juegas: { $b }.
cuba-event-moved = { $a } va a { $b }.
    .you = { $a } vas a { $b }.
cuba-event-stayed = { $a } se queda en { $b }.
    .you = { $a } te quedas en { $b }.
cuba-event-sold =
    { $c ->
        [one] { $a } vende { $b } por { $c } peso.
       *[other] { $a } vende { $b } por { $c } pesos.
    }
    .you =
        { $c ->
            [one] { $a } vendes { $b } por { $c } peso.
           *[other] { $a } vendes { $b } por { $c } pesos.
        }
cuba-event-bought =
    { $c ->
        [one] { $a } compra { $b } por { $c } peso.
       *[other] { $a } compra { $b } por { $c } pesos.
    }
    .you =
        { $c ->
            [one] { $a } compras { $b } por { $c } peso.
           *[other] { $a } compras { $b } por { $c } pesos.
        }
cuba-event-built = { $a } construye en { $c }: { $b }.
    .you = { $a } construyes en { $c }: { $b }.
cuba-event-used = { $a } usa: { $b }.
    .you = { $a } usas: { $b }.
cuba-event-stored = { $a } guarda { $c } de { $b }.
    .you = { $a } guardas { $c } de { $b }.
cuba-event-loaded = { $a } carga { $b }: { $c }.
    .you = { $a } cargas { $b }: { $c }.
cuba-event-vetoed = { $a } veta «{ $b }»: sale del juego.
    .you = { $a } vetas «{ $b }»: sale del juego.
cuba-event-town-hall-votes = { $a } tiene 2 votos más en el parlamento.
    .you = { $a } tienes 2 votos más en el parlamento.
cuba-event-did-nothing = { $a } no hace nada ({ $b }).
    .you = { $a } no haces nada ({ $b }).
cuba-event-start-changed = { $a } es el nuevo jugador inicial.
    .you = { $a } eres el nuevo jugador inicial.
cuba-event-delegate-shown = { $a } envía al parlamento: { $b }.
    .you = { $a } envías al parlamento: { $b }.
cuba-event-no-bids = Con la Ley de corrupción no se pueden comprar votos.
cuba-event-bid-laid = { $a } ha hecho su oferta.
    .you = { $a } has hecho tu oferta.
cuba-event-bid-chosen =
    { $b ->
        [one] { $a } puja en secreto { $b } peso.
       *[other] { $a } puja en secreto { $b } pesos.
    }
    .you =
        { $b ->
            [one] { $a } pujas en secreto { $b } peso.
           *[other] { $a } pujas en secreto { $b } pesos.
        }
cuba-event-bid-shown =
    { $b ->
        [one] { $a } ha pujado { $b } peso, además de { $c } votos propios.
       *[other] { $a } ha pujado { $b } pesos, además de { $c } votos propios.
    }
    .you =
        { $b ->
            [one] { $a } has pujado { $b } peso, además de { $c } votos propios.
           *[other] { $a } has pujado { $b } pesos, además de { $c } votos propios.
        }
cuba-event-vote-tied = { $a } empata con más votos.
    .you = { $a } empatas con más votos.
cuba-event-vote-won = { $a } gana la votación.
    .you = { $a } ganas la votación.
cuba-event-act-passed = En vigor desde ahora: { $a }.
cuba-event-bill-gone = Fuera del juego: { $a }.
cuba-event-tax-paid =
    { $b ->
        [0] { $a } no debe impuesto y ha cumplido.
        [one] { $a } paga el impuesto de { $b } peso.
       *[other] { $a } paga el impuesto de { $b } pesos.
    }
    .you =
        { $b ->
            [0] { $a } no debes impuesto y has cumplido.
            [one] { $a } pagas el impuesto de { $b } peso.
           *[other] { $a } pagas el impuesto de { $b } pesos.
        }
cuba-event-tax-refused = { $a } no paga el impuesto.
    .you = { $a } no pagas el impuesto.
cuba-event-duty-paid = { $a } ha entregado el tributo.
    .you = { $a } has entregado el tributo.
cuba-event-duty-refused = { $a } no entrega el tributo.
    .you = { $a } no entregas el tributo.
cuba-event-subsidised =
    { $b ->
        [one] Subvención: { $a } gana { $b } punto.
       *[other] Subvención: { $a } gana { $b } puntos.
    }
    .you =
        { $b ->
            [one] Subvención: { $a } ganas { $b } punto.
           *[other] Subvención: { $a } ganas { $b } puntos.
        }
cuba-event-left-market = Dejan el mercado { $b } de { $a }.
cuba-event-came-to-market = Llegan al mercado { $b } de { $a }.
cuba-event-lot-cleared = { $a } pierde { $c } de { $b } del patio.
    .you = { $a } pierdes { $c } de { $b } del patio.
cuba-event-round-ends = Termina la ronda { $a }.
cuba-event-tiles-counted =
    { $b ->
        [one] Edificios de { $a }: { $b } punto.
       *[other] Edificios de { $a }: { $b } puntos.
    }
    .you =
        { $b ->
            [one] Tus edificios: { $b } punto.
           *[other] Tus edificios: { $b } puntos.
        }

## En la página

cuba-law-printed-tax = Impuesto de 2 pesos (impreso)
cuba-law-printed-duty = Tributo de 1 cítrico (impreso)
cuba-page-parts = Partes del tablero
cuba-page-parliament = Parlamento
cuba-page-harbour = Puerto
cuba-page-market = Mercado
cuba-page-buildings = Edificios
cuba-page-supply = Edificios: { $n }
cuba-page-plantation = Plantación
cuba-page-plantation-of = Plantación de { $player }
cuba-page-round = Ronda { $round } de { $rounds }
cuba-page-start = Jugador inicial: { $player }
cuba-page-card = Carta { $card } de 4
cuba-page-in-force = En vigor
cuba-page-bill = Proyecto
cuba-page-no-law = Ninguna
cuba-page-acts-to-come =
    { $n ->
        [0] Ninguna ley más
        [one] Queda { $n } ley
       *[other] Quedan { $n } leyes
    }
cuba-page-vetoed = Vetado
cuba-page-barred = A salvo de un veto esta ronda
cuba-page-passed = Aprobado
cuba-page-votes =
    { $n ->
        [one] { $n } voto
       *[other] { $n } votos
    }
cuba-page-bids = elige su puja
cuba-page-has-bid = ya ha pujado
cuba-page-your-bid = Tu puja
cuba-page-less = Menos
cuba-page-more = Más
cuba-page-ship = Barco { $ship }
cuba-page-space-free = Espacio libre: { $merchandise }
cuba-page-space-loaded = Cargado: { $merchandise }
cuba-page-full = lleno
cuba-page-ships-to-come =
    { $n ->
        [one] Falta { $n } barco
       *[other] Faltan { $n } barcos
    }
cuba-page-ships-shuffled = Primero estos, en orden desconocido:
cuba-page-ships-under = Al final, en este orden:
cuba-page-per-unit =
    { $n ->
        [one] { $n } punto por unidad
       *[other] { $n } puntos por unidad
    }
cuba-page-does-worker = Tu figura puede moverse; los campos de su fila y su columna dan materiales, y dos de ellos productos.
cuba-page-does-tradeswoman = Compra y vende cuantas mercancías quieras, en cualquier orden.
cuba-page-does-architect = Construye un edificio en cualquier campo tuyo.
cuba-page-does-foreman = Usa tus edificios de la fila y la columna de tu figura; o un edificio, esté donde esté.
cuba-page-does-mayor = Carga mercancías en un barco; su muelle paga puntos por cada unidad.
cuba-page-does-sea = No se puede cargar hasta que llegue al muelle 1.
cuba-page-idle-mayor = Para los alcaldes que no cargan: el primero, el segundo de la ronda
cuba-page-idle-architect = Para los arquitectos que no construyen: el primero, el segundo de la ronda
cuba-page-idle-tradeswoman = Para las comerciantes que no comercian: un material, un producto de la clase más barata, cada uno una vez por ronda
cuba-page-buy = Comprar
cuba-page-sell = Vender
cuba-page-units = { $units } de { $spaces } espacios ocupados
cuba-page-stock = Reserva
cuba-page-lot = Patio
cuba-page-warehouse = Almacén
cuba-page-of = { $piece }: { $n }
cuba-page-field = Campo { $field }: { $what }
cuba-page-figure = La figura, en { $field }
cuba-page-used = usado
cuba-page-free-fields =
    { $n ->
        [0] Cada campo más cuesta 1 de agua.
        [one] Queda { $n } campo gratis; después, cada uno cuesta 1 de agua.
       *[other] Quedan { $n } campos gratis; después, cada uno cuesta 1 de agua.
    }
cuba-page-in-hand =
    { $votes ->
        [one] { $character }: { $votes } voto
       *[other] { $character }: { $votes } votos
    }
cuba-page-played = { $character }: ya jugado
cuba-page-delegate = Delegado, oculto hasta el parlamento
cuba-page-points = puntos
cuba-page-pesos = pesos
cuba-page-built = edificios
cuba-page-won = ha ganado
cuba-page-taxed = ha pagado el impuesto
cuba-page-town-hall = 2 votos más por el ayuntamiento
cuba-page-hand = Personajes en la mano
cuba-page-visit = Mostrar la plantación de { $player }
cuba-page-act-market-done = La ley de mercado ya ha surtido efecto.

## Lo que se deja con «listo», dicho antes

cuba-loses-free-fields =
    { $number ->
        [one] Dejas { $number } producto que no cuesta nada.
       *[other] Dejas { $number } productos que no cuestan nada.
    }
cuba-loses-load =
    { $number ->
        [one] { $number } unidad tuya aún cabe en el barco de { $berth }, por { $points ->
            [one] { $points } punto
           *[other] { $points } puntos
        }.
       *[other] { $number } unidades tuyas aún caben en el barco de { $berth }, por { $points } puntos.
    }
cuba-loses-piece = Dejas 1 pieza de la reserva que no cuesta nada.
cuba-loses-points =
    { $number ->
        [one] Dejas { $number } punto por no construir.
       *[other] Dejas { $number } puntos por no construir.
    }
cuba-loses-pesos =
    { $number ->
        [one] Dejas { $number } peso por no cargar.
       *[other] Dejas { $number } pesos por no cargar.
    }
cuba-loses-buildings =
    { $number ->
        [one] Aún se puede usar { $number } edificio.
       *[other] Aún se pueden usar { $number } edificios.
    }
