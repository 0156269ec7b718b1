### Las primeras lecciones: se dicen junto al tablero cuando algo aparece por primera vez.

lesson-title = Primera lección
lesson-step = { $n } de { $all }
lesson-next = Entendido
lesson-show = Muéstramelo
lesson-back = Otra vez
lesson-close = Seguir sin lección
lesson-resume = Seguir con la lección
lesson-rule = Regla { $id }
lesson-done = No necesitas nada más. Juega esta partida hasta el final o empieza otra: las reglas están siempre a un clic.

## La Habana

lesson-havana-welcome = ¡Bienvenido a La Habana! Estas casas han de brillar de nuevo. Cómpralas una a una; el número grande de una casa son sus puntos. Gana quien alcance primero la meta.
lesson-havana-ends = Solo están en venta las casas de los cuatro extremos de las dos filas. Los signos bajo la puerta son el precio: cubos, pesos y obreros.
lesson-havana-cards = Todos tienen las mismas trece cartas y eligen dos. Juntas forman un número, con la cifra menor delante. Con un número bajo actúas antes; las cartas altas dan más. Para empezar prueba el Obrero (4) y los Pesos (8): eso es 48.
lesson-havana-order = Las cartas están a la vista. El número más bajo actúa primero: mira la fila. A quien va después pueden robarle un ladrón o alcanzarlo el recaudador.
lesson-havana-first = Es tu turno. Ejecutas tus dos cartas en el orden que quieras. Pulsa la que quieras primero.
lesson-havana-choice = Aquí una carta te deja elegir. Lo que brilla se puede elegir; mantén el puntero o el dedo encima para ver qué pasaría.
lesson-havana-buying = Ahora puedes comprar. Una casa que brilla la puedes pagar. No comprar también está bien: lo que tienes lo guardas para la ronda siguiente.
lesson-havana-paying = Puedes pagar lo impreso, o hacer que 5 pesos valgan por un obrero y 5 cubos grises por uno de color.
lesson-havana-watching = Actúan los demás. Lo que acaba de pasar está en la franja y en el historial; pulsa una línea del historial para ver el tablero en ese momento.
lesson-havana-supply = Han llegado al centro tres cubos y tres pesos. La carta Pesos toma la mitad de los pesos, Mamá la mitad de los cubos, Escombros todos los grises.
lesson-havana-cover = Llega una carta nueva y se va una vieja. Elige cuál de tus dos cartas a la vista tapas. La otra se queda y actúa otra vez en la ronda siguiente.
lesson-havana-lay = Y ahora la carta nueva, boca abajo. Piensa en tu número: ¿quién debe actuar antes que tú y quién después?
lesson-havana-hand = Las cartas tapadas esperan en tu descarte. Las recuperas todas cuando solo te quedan dos cartas en la mano.
lesson-havana-thieves = Una cosa más: la carta Protección te libra de los ladrones y del recaudador durante toda una ronda.
lesson-havana-win = ¡Tu primer edificio! Sus puntos son tuyos y nadie te los puede quitar. No hay más: buenas cartas en el momento justo, y el edificio adecuado antes de que lo compre otra persona.

## Santiago de Cuba

lesson-santiago-welcome = ¡Bienvenido a Santiago! Un solo coche para todos recorre la ciudad en sentido horario. Donde te detienes, alguien te ayuda. Los puntos vienen de las mercancías que entregas al barco.
lesson-santiago-ship = El barco del puerto quiere cuatro clases de mercancías: mira sus dados. La bandera dice lo que paga ahora cada unidad: 2, 3 o 4 puntos.
lesson-santiago-driving = Es tu turno: conduce. La primera estación es gratis, cada una adicional cuesta un peso. Cada cubano muestra lo que da y qué flor lleva.
lesson-santiago-screen = Lo que tienes está detrás de tu pantalla. Los demás no lo ven, pero pueden recordar lo que has tomado.
lesson-santiago-cuban = Un cubano ofrece su ayuda. Acéptala, salvo que tengas una buena razón para no hacerlo.
lesson-santiago-building = Ahora tu figura va a un edificio libre bajo la misma flor. Elige uno que aproveche tus mercancías o que pague.
lesson-santiago-use = Puedes usar el edificio donde estás. Mantén el puntero o el dedo sobre una respuesta para ver qué traería.
lesson-santiago-delivery = ¡Una entrega! Desde el conductor, vuelta tras vuelta, cada uno entrega una clase o pasa. Vende mientras la bandera esté alta; lo que el barco ya no quiere no lo puede entregar nadie.
lesson-santiago-gift = El Zorro está en acción. Da lo que menos necesites.
lesson-santiago-demand = Ha zarpado un barco. Tú fijas lo que quiere el siguiente: deja fuera la clase que más ayudaría a los demás.
lesson-santiago-harbour = Cada vez que el coche pasa por encima del puerto, la bandera avanza un paso a la derecha. Después del 4 el barco zarpa, lleno o no.
lesson-santiago-alonso = Alonso, el abogado, te deja adquirir un edificio. Cada vez que la figura de otro termina allí un turno, recibes un punto.
lesson-santiago-end = Cuando zarpa el séptimo barco, la partida termina. Tres mercancías sobrantes valen un punto; el dinero no vale nada, así que gástalo.
lesson-santiago-win = ¡Tu primera entrega! Esos puntos están a salvo tras tu pantalla. Así se gana este juego: llevar las mercancías justas al barco justo, mientras el valor es alto.

## Cuba

lesson-cuba-welcome = ¡Bienvenido a Cuba! Seis rondas: cosechar, comerciar, construir, embarcar y votar. Los puntos vienen de los barcos, de los edificios y de las leyes.
lesson-cuba-pieces = Elige con qué empiezas. Con madera y piedra puedes construir pronto; un producto se puede vender o embarcar.
lesson-cuba-bills = Hay cuatro proyectos ante el parlamento. Al final de la ronda, quien gana la votación convierte dos en ley. Míralos ahora: dicen qué dará puntos.
lesson-cuba-characters = Tienes cinco personajes. Cuatro los juegas, uno por turno; el quinto vota por ti en el parlamento. El obrero tiene 1 voto, el alcalde 5.
lesson-cuba-worker = El obrero: pon tu figura en un campo. Se activan su fila y su columna. Bosques, montañas y el lago dan al instante, y también dos de los campos de producto.
lesson-cuba-reap = Elige qué cosechas. Cada campo más cuesta un agua.
lesson-cuba-architect = El arquitecto: construye una de las casas de la calle. Lo que puedes pagar brilla. Un edificio tapa su campo, así que elige uno cuyo fruto necesites menos.
lesson-cuba-site = ¿Dónde ha de estar? El capataz usa todos los edificios de la fila y la columna de tu figura, así que mantenlos juntos.
lesson-cuba-foreman = El capataz: tus edificios trabajan. El almacén impreso también cuenta: salva tus productos al final de la ronda.
lesson-cuba-tradeswoman = La comerciante: vende lo que está caro y compra lo barato. Cuanto más hay en el mercado, más bajo es el precio.
lesson-cuba-mayor = El alcalde: carga un barco. El muelle 3 paga 3 puntos por unidad, el muelle 1 solo 1. La casilla debe llevar el signo de la clase.
lesson-cuba-lot = Cuida tu patio: los productos que estén allí al final de la ronda se pierden, salvo que el almacén los haya guardado.
lesson-cuba-bidding = El parlamento. Tu quinto personaje trae sus votos; puedes comprar más, a un peso cada uno. Lo que pujas lo pagas, ganes o no.
lesson-cuba-legislate = ¡Tienes la mayoría! Elige dos proyectos. Rigen hasta que otros los sustituyan.
lesson-cuba-tax = Impuestos y tributos son voluntarios y dan 2 puntos cada uno, los dos juntos 5. Casi siempre es un buen trato.
lesson-cuba-round = Una ronda nueva. Los barcos llenos han zarpado, los demás han avanzado y tus personajes han vuelto a tu mano.
lesson-cuba-win = ¡Tu primer éxito en esta isla! Cada ronda trae otra vez las mismas oportunidades: cosechar, convertirlo en puntos y votar en el parlamento.
