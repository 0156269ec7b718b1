### La mesa en el terminal, en español.

terminal-you = tú
terminal-bot = bot: { $bot }
terminal-welcome = Escribe el número de una respuesta o algunas de sus palabras. h da consejos, help explica todas las teclas, ? es la regla detrás de una pregunta, ? 2 la de una respuesta, u retira una respuesta, q guarda y sale.
terminal-prompt = n.º, texto · ? regla · h consejo · w razón · u atrás · l todo · help · q
terminal-back = Intro: volver a la mesa
terminal-leaf = p: antes · n: después · Intro: volver a la mesa
terminal-watch = Intro: siguiente turno · e: hasta el final · q: salir
terminal-thinking = { $name } está pensando …
terminal-pass = Le toca a { $name }. Cuando nadie más mire, pulsa Intro (u retira la última respuesta).

terminal-rules = Las reglas detrás
terminal-log = Lo que pasó
terminal-hints = Consejos
terminal-hints-about = Las mejores respuestas, con la probabilidad de ganar después de cada una y lo que habla a su favor. La búsqueda no sabe más que tú.
terminal-hint = { $chance } %  { $answer }
terminal-hint-thinking = Mirando adelante …
terminal-whys = Por qué lo hicieron
terminal-help-title = Ayuda
terminal-help =
    Responde con el número de una opción, con sus palabras o con una parte que ninguna otra tenga: «negro», «arriba i», «rob player 2». Varias respuestas seguidas: separadas por comas.

    ?  las reglas detrás de la pregunta      ? 3  detrás de la opción 3      ? H21  la regla con este número
    -  quita lo último que has elegido, - tabaco lo que nombras; listo confirma. Es para preguntas cuyas respuestas se eligen en cualquier orden.
    u  retira tu última respuesta, mientras nadie haya respondido después y nada se haya sacado o mostrado
    l  todo lo que ha pasado
    q  guardar y salir; la partida puede seguir más tarde
    h  consejos: las mejores respuestas según master, el mejor bot, sabiendo lo que tú sabes
    w  quiénes son los bots, y por qué hicieron lo último que hicieron
    help  esta página

terminal-no-such-number = Aquí no hay opción { $found }; las hay de 1 a { $last }.
terminal-ambiguous = «{ $found }» puede significar varias cosas: { $meanings }. Un poco más, por favor.
terminal-not-understood = No entiendo «{ $found }». Basta un número de 1 a { $last }, o algunas palabras de una opción; help explica más.
terminal-refused = { $found }: ahora no es posible. { $why }
terminal-undone = Retirado.
terminal-chosen = Elegido: { $answers }
terminal-loses = { $losses } Escríbelo otra vez para hacerlo de todos modos.
terminal-confirm = Confirmar
terminal-taken-back = Quitado: { $answer }
terminal-undo-answered = Esto no se puede retirar: { $name } ha respondido después.

terminal-won = ¡{ $name } gana con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}!
terminal-shared = ¡{ $names } comparten la victoria con { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}!
terminal-saved = La partida está guardada: { $path }
terminal-record = El acta de la partida: { $path }
terminal-no-more-input = La entrada ha terminado. La partida está guardada: { $path }

terminal-replay = n seguir · p volver · 57 ahí · s 0 como el puesto 0 · s como todos · q fin
terminal-replay-at = Tras la respuesta { $at } de { $last }, visto por: { $eyes }
terminal-replay-all = todos
terminal-replay-over = La partida ha terminado. Gana: { $names }.

## La Habana

havana-welcome = ¡La Habana debe volver a brillar! Dos cartas por ronda te dan lo que necesitas; compra edificios en los cuatro extremos de la calle y sé el primero en alcanzar la meta. Las cartas bajas actúan antes, las altas dan más.
havana-table-round = Ronda { $round }
havana-table-bag = Bolsa
havana-table-stock = Obreros libres: { $workers }   Montón: { $pile }
havana-table-player = Mano { $hand }+{ $discards } · edificios { $buildings }
havana-table-legend = Un edificio iluminado con número o flecha (◂ ▸) es un extremo de su fila. ★ puntos. [abierta] (descartada) ▒boca abajo▒. ▶ debe responder, ✓ ya ha hecho esta fase. 11+2: cartas en mano + descartes.

## Santiago de Cuba

santiago-welcome = Conduce por Santiago, deja que los cubanos te ayuden, usa los edificios bajo sus flores y entrega al barco lo que pide. La primera estación es gratis, cada una adicional cuesta un peso. Cuando zarpa el séptimo barco, gana quien tenga más puntos.
santiago-table-ship = Barco { $ship } de { $ships }
santiago-table-stock = Reserva
santiago-table-demand = El barco pide
santiago-table-awaited = nada todavía
santiago-table-value = una unidad da
santiago-table-car = AUTO
santiago-table-deliver = entregar
santiago-table-gift-el-zorro = todos te dan 1
santiago-table-gift-pablo = una mercancía
santiago-table-gift-alonso = tomar o usar
santiago-table-screen = tras la pantalla
santiago-table-passed = ha pasado
santiago-table-legend = ❀ la flor de un cubano; quien lo visita va a un edificio bajo ella. ⚑ dueño, ● figura, ↷ da la vuelta a un cubano, ⚀ un dado. ⚑2 ⚑3 ⚑4: lo que da una unidad. (Nombre): no está. ▶ debe responder, ☞ tiene el turno.

## Cuba

cuba-welcome = Cultiva tu plantación, comercia en el mercado, construye, embarca tus mercancías y hazte oír en el parlamento. En cada ronda todos juegan cuatro de los cinco personajes; el quinto va al parlamento. Tras seis rondas gana quien tenga más puntos.
cuba-table-round = Ronda { $round } de { $rounds }
cuba-table-start = Jugador inicial
cuba-table-parliament = Parlamento: vigente ▷ propuesta
cuba-table-harbour = Puerto
cuba-table-market = Mercado: − comprar, + vender
cuba-table-plantation = Plantación
cuba-table-supply = Edificios
cuba-table-warehouse = Almacén
cuba-table-lot = Patio
cuba-table-votes = { $votes } votos
cuba-table-bid-laid = ha pujado
cuba-table-bid = puja { $bid }
cuba-table-delegate = delegado
cuba-table-legend = Las mayúsculas en un barco están cargadas, las minúsculas son espacios libres. 1–5: personajes en mano, por sus votos. ⌂ almacén o edificios, ● figura; su fila y su columna están iluminadas. † vetada o bloqueada. ▶ debe responder, ☞ actúa.

## Un juego sin dibujo propio

terminal-plain-round = Ronda { $round }
terminal-plain-legend = Este juego no trae dibujo propio: su mesa se muestra en palabras, con una línea por asiento. ▶ señala a quién se pregunta.
terminal-no-rules = Este juego no trae reglamento.
