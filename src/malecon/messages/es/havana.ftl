### La Habana en español. Las variables de las acciones son los nombres de abajo; los sucesos cuentan $a, $b, $c.

havana-name = La Habana
havana-about = Reconstruye el casco antiguo: dos cartas por ronda forman tu número, y el más bajo juega primero.

## Opciones

havana-option-round_limit = Última ronda (0: ninguna)

## Cartas

havana-card-siesta = Siesta
havana-card-refreshment = Renovación
havana-card-protection = Protección
havana-card-debris = Escombros
havana-card-conservation = Conservación
havana-card-tax-collector = Recaudador
havana-card-worker = Obrero
havana-card-architect = Arquitecto
havana-card-peso-thief = Ladrón de pesos
havana-card-material-thief = Ladrón de material
havana-card-black-market = Mercado negro
havana-card-pesos = Pesos
havana-card-mama = Mamá

# Lo que hace cada carta; los números son los impresos.
havana-does-siesta = No pasa nada; pero juegas pronto.
havana-does-refreshment = Puedes recuperar una carta de tus descartes sin que nadie la vea.
havana-does-protection = Durante toda la ronda ni ladrones ni recaudadores pueden tocarte.
havana-does-debris = Tomas todos los cubos grises del centro.
havana-does-conservation = Puedes retirar del juego un edificio de uno de los extremos; solo uno por ronda entre todos.
havana-does-tax-collector =
    Tomas { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
    }, y quienes juegan después de ti pierden un obrero o un cubo que tú eliges.
havana-does-worker = Tomas { $first } obreros si nadie usó antes esta carta en la ronda; si no, { $later }.
havana-does-architect =
    Tomas { $workers ->
        [one] { $workers } obrero
       *[other] { $workers } obreros
    } y puedes comprar edificios que necesitan al arquitecto.
havana-does-peso-thief = Robas la mitad de sus pesos a alguien que aún no ha jugado; si no queda nadie, a cualquiera.
havana-does-material-thief = Robas un cubo a alguien que aún no ha jugado, y otro más si tenía más de { $many } de color; si no queda nadie, a cualquiera.
havana-does-black-market = Sacas { $first } cubos de la bolsa si nadie usó antes esta carta en la ronda; si no, { $later }.
havana-does-pesos = Tomas la mitad de los pesos del centro, redondeando hacia arriba.
havana-does-mama = Tomas la mitad de los cubos de color y la mitad de los grises del centro, cada una redondeada hacia arriba.

## Materiales

havana-colour-red = rojo
havana-colour-yellow = amarillo
havana-colour-brown = marrón
havana-colour-blue = azul
havana-colour-grey = gris

havana-coloured-red = { havana-colour-red }
havana-coloured-yellow = { havana-colour-yellow }
havana-coloured-brown = { havana-colour-brown }
havana-coloured-blue = { havana-colour-blue }

havana-loss-red = un cubo rojo
havana-loss-yellow = un cubo amarillo
havana-loss-brown = un cubo marrón
havana-loss-blue = un cubo azul
havana-loss-grey = un cubo gris
havana-loss-worker = un obrero

havana-material-red = { havana-colour-red }
havana-material-yellow = { havana-colour-yellow }
havana-material-brown = { havana-colour-brown }
havana-material-blue = { havana-colour-blue }
havana-material-grey = { havana-colour-grey }
havana-material-pesos = peso
havana-material-workers = obrero

## Lugares

havana-end-upper-left = arriba a la izquierda
havana-end-upper-right = arriba a la derecha
havana-end-lower-left = abajo a la izquierda
havana-end-lower-right = abajo a la derecha

havana-place-centre = el centro

# Un edificio por lo que lleva impreso: «3 puntos (R 1w 2$)»
havana-tile =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } ({ $price })

## Acciones

havana-do-draw = Sacar: { $colour }
havana-do-turn-tile = Descubrir: { $tile }
havana-do-swap-in-tile = Traer: { $tile }
havana-do-swap-out = Ponerlo { $end }
havana-do-choose = Elegir { $card }
havana-do-first = Primero { $card }
havana-do-take-back = Recuperar { $card }
havana-do-remove = Retirar { $end }
havana-do-tax = Quitar: { $loss }
havana-do-rob-player = Robar a { $player }
havana-do-steal = Robar: { $colour }
havana-do-take = Tomar: { $coloured }
havana-do-buy = Comprar { $end }
havana-do-pay-pesos-for-workers =
    { $number ->
        [0] Pagar solo con obreros
        [one] 5 pesos en lugar de { $number } obrero
       *[other] 5 pesos por cada uno de { $number } obreros
    }
havana-do-pay-grey-for =
    { $number ->
        [0] Pagar solo con { $coloured }
        [one] 5 grises en lugar de { $number } × { $coloured }
       *[other] 5 grises por cada uno de { $number } × { $coloured }
    }
havana-do-cover = Tapar { $card }
havana-do-lay = Poner { $card }
havana-do-decline = Rechazar
havana-do-end-turn = No comprar más

## Preguntas

havana-ask-siesta = Siesta: no pasa nada.
havana-ask-refreshment = Renovación: ¿qué carta recuperas de tus descartes?
havana-ask-protection = Protección: nadie puede tocarte.
havana-ask-debris = Escombros: todos los cubos grises del centro son tuyos.
havana-ask-conservation = Conservación: ¿qué edificio retiras del juego?
havana-ask-tax-collector = Recaudador: un peso para ti y una pérdida para todos los que van después.
havana-ask-worker = Obrero: te llegan obreros.
havana-ask-architect = Arquitecto: te llega un obrero.
havana-ask-peso-thief = Ladrón de pesos: ¿a quién le robas los pesos?
havana-ask-material-thief = Ladrón de material: ¿a quién le robas los cubos?
havana-ask-black-market = Mercado negro: cubos de la bolsa.
havana-ask-pesos = Pesos: la mitad de los pesos del centro es tuya.
havana-ask-mama = Mamá: la mitad de los cubos del centro es tuya.
havana-ask-lay-tile = El azar descubre un edificio.
havana-ask-swap = Ningún extremo vale 1, 2 o 3. ¿Qué edificio traes?
havana-ask-swap-with = ¿En qué extremo lo pones?
havana-ask-deal = Se sacan los primeros cubos.
havana-ask-draw-cube = El azar saca un cubo de la bolsa.
havana-ask-choose-card = ¿Qué dos cartas pones?
havana-ask-reveal = Se muestran las cartas.
havana-ask-round = Una nueva ronda.
havana-ask-play = El siguiente turno.
havana-ask-first-card = ¿Cuál de tus cartas ejecutas primero?
havana-ask-tax-next = ¿Qué quita el recaudador?
havana-ask-steal-from = ¿Qué cubo robas? Si hay muchos de color, también un segundo.
havana-ask-steal-again = Puedes robar un segundo cubo. ¿Cuál?
havana-ask-take-cubes = ¿Qué cubos tomas del centro?
havana-ask-buying = ¿Qué edificio compras?
havana-ask-pay-workers = ¿Cómo pagas?
havana-ask-pay-cubes = ¿Cómo pagas?
havana-ask-hand-over = Se entrega el edificio.
havana-ask-supply = Nuevas provisiones para el centro.
havana-ask-cover-card = ¿Qué carta pones boca abajo y cuál de tus cartas abiertas tapa?
havana-ask-lay-card = ¿Qué carta pones encima, boca abajo?

## Sucesos

havana-event-tile-turned = Nuevo en la calle: { $a }.
havana-event-swapped = Llega a la calle { $a }, vuelve al montón { $b }.
havana-event-cube-drawn = De la bolsa: { $b } ({ $a }).
    .you = De la bolsa, para ti: { $b }.
havana-event-cards-chosen = { $a } ha elegido dos cartas.
    .you = { $a } has elegido dos cartas.
havana-event-card-chosen = { $a } elige { $b }.
    .you = { $a } eliges { $b }.
havana-event-revealed = { $a } muestra { $b } y { $c }.
    .you = { $a } muestras { $b } y { $c }.
havana-event-round-begins = Empieza la ronda { $a }.
havana-event-turn-begins = { $a } tiene el turno con { NUMBER($b, minimumIntegerDigits: 2) }.
    .you = { $a } tienes el turno con { NUMBER($b, minimumIntegerDigits: 2) }.
havana-event-carries-out = { $a } ejecuta { $b }.
    .you = { $a } ejecutas { $b }.
havana-event-took-back = { $a } recupera una carta sin mostrarla.
    .you = { $a } recuperas una carta sin mostrarla.
havana-event-took-card-back = Es { $b }.
havana-event-declined = { $a } lo deja así ({ $b }).
    .you = { $a } lo dejas así ({ $b }).
havana-event-tile-removed = { $a } retira un edificio: { $b }.
    .you = { $a } retiras un edificio: { $b }.
havana-event-took-cubes = { $a } toma { $c } × { $b } del centro.
    .you = { $a } tomas { $c } × { $b } del centro.
havana-event-took-pesos =
    { $b ->
        [one] { $a } toma { $b } peso.
       *[other] { $a } toma { $b } pesos.
    }
    .you =
        { $b ->
            [one] { $a } tomas { $b } peso.
           *[other] { $a } tomas { $b } pesos.
        }
havana-event-took-workers =
    { $b ->
        [one] { $a } toma { $b } obrero.
       *[other] { $a } toma { $b } obreros.
    }
    .you =
        { $b ->
            [one] { $a } tomas { $b } obrero.
           *[other] { $a } tomas { $b } obreros.
        }
havana-event-taxed = { $a } le quita a { $b } { $c }.
    .you = { $a } le quitas a { $b } { $c }.
    .to-you = { $a } te quita { $c }.
havana-event-protected = { $a } tiene protección.
    .you = { $a } tienes protección.
havana-event-stole-pesos =
    { $c ->
        [0] { $a } no encuentra nada en los bolsillos de { $b }.
        [one] { $a } roba { $c } peso a { $b }.
       *[other] { $a } roba { $c } pesos a { $b }.
    }
    .you =
        { $c ->
            [0] { $a } no encuentras nada en los bolsillos de { $b }.
            [one] { $a } robas { $c } peso a { $b }.
           *[other] { $a } robas { $c } pesos a { $b }.
        }
    .to-you =
        { $c ->
            [0] { $a } no encuentra nada en tus bolsillos.
            [one] { $a } te roba { $c } peso.
           *[other] { $a } te roba { $c } pesos.
        }
havana-event-stole-cube = { $a } roba un cubo a { $b }: { $c }.
    .you = { $a } robas un cubo a { $b }: { $c }.
    .to-you = { $a } te roba un cubo: { $c }.
havana-event-nobody-to-rob = { $a } no encuentra a quién robar.
    .you = { $a } no encuentras a quién robar.
havana-event-paid = { $a } paga { $c } × { $b }.
    .you = { $a } pagas { $c } × { $b }.
havana-event-bought = { $a } construye: ¡{ $b }!
    .you = { $a } construyes: ¡{ $b }!
havana-event-supplied =
    { $a ->
        [one] { $a } peso llega al centro.
       *[other] { $a } pesos llegan al centro.
    }
havana-event-covered = { $a } tapa { $b }.
    .you = { $a } tapas { $b }.
havana-event-laid = { $a } pone { $b } boca abajo.
    .you = { $a } pones { $b } boca abajo.
havana-event-hand-taken-up = { $a } recupera todos sus descartes.
    .you = { $a } recuperas todos tus descartes.
havana-event-goal-reached = ¡{ $a } alcanza la meta!
    .you = ¡{ $a } alcanzas la meta!
havana-event-tiles-gone = Ya no quedan edificios: termina la partida.
havana-event-cubes-gone = Ya no quedan cubos: termina la partida.
havana-event-last-round-over = La última ronda ha terminado.

## La mesa en palabras

havana-table-goal = Meta: { $goal } puntos
havana-table-worker-taken = Obrero da { $later }
havana-table-market-used = Mercado negro da { $later }
havana-table-conserved = Conservación gastada
havana-table-centre = Centro
havana-table-hand = Tus cartas

havana-piece-red = rojo, ladrillo
havana-piece-yellow = amarillo, arenisca
havana-piece-brown = marrón, adobe
havana-piece-blue = azul, cristal
havana-piece-grey = gris, escombros
havana-piece-pesos = pesos
havana-piece-workers = obreros
havana-piece-architect = hace falta el arquitecto

## La mesa en la página

havana-page-times = { $n } × { $what }
havana-page-street = La calle
havana-page-upper-row = Fila de arriba
havana-page-lower-row = Fila de abajo
havana-page-stores = Bolsa y reserva
havana-page-bag =
    { $n ->
        [one] Bolsa: { $n } cubo
       *[other] Bolsa: { $n } cubos
    }
havana-page-boxed =
    { $n ->
        [one] Fuera del juego: { $n } cubo
       *[other] Fuera del juego: { $n } cubos
    }
havana-page-stock = Obreros libres
havana-page-pile = Montón de edificios
havana-page-firsts = Solo una vez por ronda
havana-page-worker-first = El primer Obrero da { $first }
havana-page-market-first = El primer Mercado negro da { $first }
havana-page-conservation-free = Conservación aún posible
havana-page-last-round = Termina tras la ronda { $round }
havana-page-queue = Orden de juego
havana-page-number = Número { $number }
havana-page-is-acting = tiene el turno
havana-page-is-done = ya ha jugado
havana-page-is-waiting = aún no ha jugado
havana-page-is-winner = ha ganado
havana-page-points = { $points } de { $goal } puntos
havana-page-hand-size = cartas en la mano
havana-page-discards-size = cartas descartadas
havana-page-took-back = cartas recuperadas a escondidas
havana-page-face-down = una carta nueva, boca abajo
havana-page-buildings = Edificios
havana-page-card = { $digit } { $name }, { $state }
havana-page-card-hand = en la mano
havana-page-card-open = abierta
havana-page-card-covered = cubierta
havana-page-card-laid = boca abajo
havana-page-card-discarded = descartada
havana-page-card-chosen = elegida
havana-page-card-target = para tapar
havana-page-cards-do = Qué hacen las cartas
havana-page-tile-does =
    Quien paga esto se queda con el edificio y gana { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }. { $exchange } pesos valen por un obrero, { $exchange } cubos grises por uno de color.
havana-page-tile =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

## Lo que se deja con «renunciar», dicho antes

havana-loses-cube = Dejas un segundo cubo que no cuesta nada.
havana-loses-card = Dejas una carta de tus descartes que no cuesta nada.
