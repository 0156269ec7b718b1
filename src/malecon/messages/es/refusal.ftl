# Por qué no se puede dar una respuesta, en una frase. Lo que hace falta y lo que hay lo dicen los textos del final.

refusal-by-rule = { $why } ({ $rule })
refusal-and = { $first } y { $last }

## En todos los juegos

refusal-over = La partida ha terminado.
refusal-not-now = Ahora no se pregunta por eso.
refusal-not-this = Ahora se pregunta por eso, pero no así.
refusal-must = Aquí hay que dar otra de las respuestas.
refusal-not-drawn = Eso no puede salir en el sorteo: no está.
refusal-order = Lo que se hace a la vez se nombra en un orden fijo: empieza por lo primero que quieras.
refusal-enough = Esto no es posible junto con lo que has elegido.
refusal-no-use = Usarlo no cambiaría nada ahora.
refusal-need =
    Necesitas { $need } y { $have ->
        [0] no tienes
       *[other] solo tienes { $have }
    }.
refusal-need-instead =
    Necesitas { $need } y { $have ->
        [0] no tienes
       *[other] solo tienes { $have }
    }; también valdrían { $instead }, pero { $spare ->
        [0] no te sobra nada
       *[other] solo te sobran { $spare }
    }.
refusal-needs = Necesitas { $need } y solo tienes { $have }.
refusal-needs-none = Necesitas { $need } y no tienes nada de eso.
refusal-at-most = Aquí, como mucho { $most }.
refusal-in-stock = En la reserva solo hay { $have }.
refusal-none-left = En la reserva ya no hay { $have }.

## La Habana

refusal-havana-low =
    { $most ->
        [one] Solo puede entrar un edificio de la pila que valga { $most } punto.
       *[other] Solo puede entrar un edificio de la pila que valga como mucho { $most } puntos.
    }
refusal-havana-chosen = Ya has elegido esta carta: { $card }.
refusal-havana-not-open = Esta carta no está a la vista delante de ti: { $card }.
refusal-havana-not-in-hand = No tienes esta carta en la mano: { $card }.
refusal-havana-not-discarded = Esta carta no está en tu descarte: { $card }.
refusal-havana-conserved = En esta ronda ya se ha retirado un edificio, y solo puede ser uno.
refusal-havana-no-end = No hay ningún edificio { $end }.
refusal-havana-victim-none = { $player } no tiene { $none }.
refusal-havana-protected = { $player } tiene protección en esta ronda.
refusal-havana-acted = { $player } ya ha tenido su turno en esta ronda; un ladrón roba a quienes van después.
refusal-havana-self = No puedes robarte a ti.
refusal-havana-nobody = No hay tal jugador en esta mesa.
refusal-havana-centre-none = En el centro no hay { $none }.
refusal-havana-architect = Este edificio exige que esta carta esté a la vista delante de ti: { $card }.
refusal-havana-no-price = Este edificio no cuesta { $none }.

## Santiago de Cuba

refusal-santiago-all-zero = Entonces los cuatro dados del barco mostrarían 0.
refusal-santiago-alike = Los dados que muestran 0 son iguales: deja fuera este por ellos: { $sort }.
refusal-santiago-elsewhere = El coche está con otro cubano: { $cuban }.
refusal-santiago-same = Esa es la mercancía que has dado: { $sort }. Toma otra.
refusal-santiago-own = Este edificio ya es tuyo.
refusal-santiago-owned = Este edificio ya es de { $player }.
refusal-santiago-no-marker = No te quedan marcas de propiedad.
refusal-santiago-not-own = Este edificio no es tuyo.
refusal-santiago-other-building = Se pregunta por otro edificio: { $building }.
refusal-santiago-stands-there = Tu figura ya está ahí; debe ir a otro edificio.
refusal-santiago-occupied = Ahí está la figura de { $player }.
refusal-santiago-flower = Este edificio está bajo otra flor; tu figura debe ir a una de este color: { $flower }.
refusal-santiago-nothing-for-it = En la reserva no hay otra mercancía que puedas tomar a cambio: { $sort }.
refusal-santiago-face-down = { $cuban } ya está boca abajo.
refusal-santiago-awaited = El barco nuevo no pide nada antes del final de este turno.
refusal-santiago-not-wanted = El barco no pide ahora esta mercancía: { $sort }.
refusal-santiago-wants-only = El barco solo acepta { $most } más.
refusal-santiago-first-flag = El marcador de valor ya está en { $value }, y esa es la bandera más baja.
refusal-santiago-one-way = Esta vez cambias en el otro sentido.
refusal-santiago-no-wood = La factoría no acepta madera.

## Cuba

refusal-cuba-resources-now = Ahora eliges materiales; los productos vienen después.
refusal-cuba-products-now = Ahora eliges productos.
refusal-cuba-instead = Eso solo se puede hacer en lugar de comprar y vender.
refusal-cuba-no-goods = Solo se puede tomar un material o un producto, y esto no es ni lo uno ni lo otro: { $piece }.
refusal-cuba-product-taken = El producto ya se ha tomado en esta ronda.
refusal-cuba-resource-taken = El material ya se ha tomado en esta ronda.
refusal-cuba-not-cheapest = En el mercado esto cuesta { $price }, y el producto más barato { $least }: { $piece }.
refusal-cuba-delegate = Esta carta es tu delegado: { $character }.
refusal-cuba-played = Ya has jugado esta carta: { $character }.
refusal-cuba-no-field = Ningún campo sin edificio de la fila o columna de tu figura da esto: { $product }.
refusal-cuba-fields-used =
    { $fields ->
        [one] El único campo activado ya está usado: { $product }.
       *[other] Los { $fields } campos activados ya están usados: { $product }.
    }
refusal-cuba-bought = Esto lo has comprado en este turno, así que no lo vendes: { $piece }.
refusal-cuba-sold = Esto lo has vendido en este turno, así que no lo compras: { $piece }.
refusal-cuba-no-tile = Ya no queda ninguno por construir: { $tile }.
refusal-cuba-field-built = En este campo ya hay un edificio: { $tile }.
refusal-cuba-points-gone =
    { $players ->
        [one] { $players } jugador ya ha tomado los puntos en esta ronda.
       *[other] { $players } jugadores ya han tomado los puntos en esta ronda.
    }
refusal-cuba-pesos-gone =
    { $players ->
        [one] { $players } jugador ya ha tomado los pesos en esta ronda.
       *[other] { $players } jugadores ya han tomado los pesos en esta ronda.
    }
refusal-cuba-loaded = Has cargado un barco; los pesos son para quien no carga nada.
refusal-cuba-no-building = No tienes tal edificio: { $tile }.
refusal-cuba-used = Ya has usado este edificio: { $tile }.
refusal-cuba-elsewhere = Fuera de la fila y la columna de tu figura solo se puede usar un edificio, y nada más: { $tile }.
refusal-cuba-twin = Dos iguales seguidos no hacen más que uno; usa antes otro edificio: { $tile }.
refusal-cuba-duty = El tributo pide { $need }.
refusal-cuba-duty-resources = El tributo pide 2 materiales.
refusal-cuba-duty-products = El tributo pide 2 productos.
refusal-cuba-one-ship = Cargas el barco del muelle { $dock }, y solo ese.
refusal-cuba-corruption = Con la Ley de corrupción no se pueden comprar votos.
refusal-cuba-passed = Este ya lo has aprobado: { $group }.
refusal-cuba-no-bill = Ya no hay ningún proyecto de ley de este grupo: { $group }.
refusal-cuba-barred = Este grupo fue vetado en la ronda anterior: { $group }.
refusal-cuba-not-in-pile = El barco { $ship } no está en la pila.
refusal-cuba-only-products = Aquí solo se aceptan productos.
refusal-cuba-only-goods = Aquí solo se aceptan ron y puros.
refusal-cuba-only-resources = Aquí solo se aceptan materiales.
refusal-cuba-same-kind = Tiene que convertirse en otra clase: { $piece }.
refusal-cuba-black-market-2007 = En la edición de 2007 un producto se convierte en ron o en una caja de puros, o al revés.
refusal-cuba-no-ship = En el muelle { $dock } no hay ningún barco.
refusal-cuba-no-space = El barco del muelle { $dock } no tiene casilla libre para esto: { $piece }.
refusal-cuba-spaces = El barco del muelle { $dock } solo tiene sitio para { $most }.

## So many pieces

havana-some-red =
    { $number ->
        [0] ningún cubo rojo
        [one] { $number } cubo rojo
       *[other] { $number } cubos rojos
    }
havana-some-yellow =
    { $number ->
        [0] ningún cubo amarillo
        [one] { $number } cubo amarillo
       *[other] { $number } cubos amarillos
    }
havana-some-brown =
    { $number ->
        [0] ningún cubo marrón
        [one] { $number } cubo marrón
       *[other] { $number } cubos marrones
    }
havana-some-blue =
    { $number ->
        [0] ningún cubo azul
        [one] { $number } cubo azul
       *[other] { $number } cubos azules
    }
havana-some-grey =
    { $number ->
        [0] ningún cubo gris
        [one] { $number } cubo gris
       *[other] { $number } cubos grises
    }
havana-some-pesos =
    { $number ->
        [0] ningún peso
        [one] { $number } peso
       *[other] { $number } pesos
    }
havana-some-workers =
    { $number ->
        [0] ningún obrero
        [one] { $number } obrero
       *[other] { $number } obreros
    }

santiago-some-sugar =
    { $number ->
        [0] nada de azúcar
       *[other] { $number } de azúcar
    }
santiago-some-citrus =
    { $number ->
        [0] ningún cítrico
        [one] { $number } cítrico
       *[other] { $number } cítricos
    }
santiago-some-tobacco =
    { $number ->
        [0] nada de tabaco
       *[other] { $number } de tabaco
    }
santiago-some-rum =
    { $number ->
        [0] nada de ron
       *[other] { $number } de ron
    }
santiago-some-cigars =
    { $number ->
        [0] ninguna caja de puros
        [one] { $number } caja de puros
       *[other] { $number } cajas de puros
    }
santiago-some-wood =
    { $number ->
        [0] nada de madera
       *[other] { $number } de madera
    }

cuba-some-citrus = { santiago-some-citrus }
cuba-some-tobacco = { santiago-some-tobacco }
cuba-some-sugar =
    { $number ->
        [0] nada de caña de azúcar
       *[other] { $number } de caña de azúcar
    }
cuba-some-rum = { santiago-some-rum }
cuba-some-cigars = { santiago-some-cigars }
cuba-some-wood = { santiago-some-wood }
cuba-some-stone =
    { $number ->
        [0] nada de piedra
       *[other] { $number } de piedra
    }
cuba-some-water =
    { $number ->
        [0] nada de agua
       *[other] { $number } de agua
    }
