# Lo que dice la mesa.

table-title = El título de una mesa tiene como mucho { $most } letras, todas imprimibles.
table-name = «{ $found }» no sirve de nombre: de 1 a { $most } letras, todas imprimibles.
table-name-taken = En esta mesa ya hay alguien que se llama «{ $found }». Elige otro nombre.
table-timeout = Cuando se acaba el tiempo puede pasar una de estas cosas: { $known }; no «{ $found }».
table-clock = Un reloj es uno de estos: { $known }.
table-clock-number = Para un reloj, «{ $name }» debe ser un número entero de { $least } a { $most }.
table-bot-too-slow = «{ $found }» haría esperar a los demás: en una mesa de un club, un bot recorre su árbol como mucho { $most } veces por respuesta y no piensa según el reloj.
table-salt = «{ $found }» no se puede añadir al azar: como mucho 64 letras, cifras, - o _.
table-id = El nombre de una jugada tiene como mucho { $most } letras.
table-chat = Esto no se puede decir aquí: de 1 a { $most } letras, todas imprimibles.

table-no-seat = Esta mesa no tiene el asiento { $seat }.
table-no-person = En el asiento { $seat } no hay ninguna persona.
table-seat-taken = Este asiento está ocupado.
table-full = Todos los asientos están ocupados.
table-not-host = Eso solo lo puede hacer el anfitrión de esta mesa.
table-muted = Estás en silencio en esta charla.
table-mute-host = A quien es anfitrión se le oye siempre.
peace-no-chat = Quien lleva el club no te deja decir nada en las charlas hasta { $until }.
peace-no-chat-for-good = Quien lleva el club ya no te deja decir nada en las charlas.
table-not-alone = En una partida en curso hay que proponerlo a todos.
table-second-seat = En una partida en marcha con otras personas nadie ve dos manos: ya has ocupado otro asiento en ella.
table-round-secret = Todas las mesas de esta ronda tienen los mismos sorteos. Hasta que termine, nadie puede mirar otra mesa ni sentarse en ella.
table-one-seat = Solo quien es anfitrión puede ocupar varios asientos, para quienes juegan en la misma pantalla.
table-kept = Los asientos de esta mesa son para otras personas.
table-no-time = Tu tiempo se ha acabado; el bot sigue jugando en tu lugar.
table-counts = Una partida que otros juegan o han jugado cuenta: el anfitrión no puede borrarla.
table-begun = La partida ya ha empezado.
table-seats-open = La partida no puede empezar mientras haya asientos libres.
table-not-running = En esta mesa no hay ninguna partida en curso.
table-ended = La partida de esta mesa ha terminado.
table-paused = La partida está en pausa.
table-not-paused = La partida no está en pausa.

table-stale = La mesa ha cambiado desde entonces; esto es lo que ha pasado.
table-illegal = «{ $found }» no está permitido ahora. { $why }
table-no-preview = Lo que resulta no se puede mostrar antes: está oculto hasta que se haga.
table-not-gathered = A esta pregunta se responde con una respuesta cada vez.
table-not-enough = Todavía no basta: falta elegir algo.
table-older-rules = Esta partida se empezó con reglas anteriores y no se puede recorrer paso a paso.
table-no-answer = Ahí no se respondió nada.
table-no-bot-answer = Solo a los bots se les pregunta por qué.

table-proposal = «{ $found }» no se puede proponer.
table-proposed = Ya se ha propuesto lo mismo y espera respuesta.
table-no-proposal = Esta propuesta ya no está sobre la mesa.
table-not-asked = No se le ha preguntado por esto.

## El almacén

store-missing = Esa mesa no existe.
store-raced = Entretanto, otra persona ha cambiado la mesa.
store-away = La base de datos no responde: { $error }.
store-closed = La base de datos está cerrada.
store-slow = La base de datos va demasiado lenta, u otra persona la ha bloqueado.
store-url = «{ $found }» no es la dirección de una base de datos: un archivo, sqlite:///archivo o postgresql://…
store-newer = Esta base de datos la hizo un Malecón más nuevo ({ $error }).
store-backup = Este Malecón no puede volver a montar esta mesa: el archivo está dañado.
store-backup-field = Esta copia de seguridad está dañada: lo que su cabecera dice de «{ $field }» no puede ser.
store-backup-differs = La mesa y su registro no coinciden: uno de los dos ha sido modificado.
table-lesson = Una primera lección es para una sola persona.

## Respuestas

answer-unknown = «{ $found }» no es nada que se pueda hacer en el juego { $game }.
answer-illegal = «{ $found }» no está permitido aquí. { $why } { $seat ->
    [chance] El azar puede sacar
   *[other] El asiento { $seat } puede responder
}: { $expected }
answer-out-of-turn = Aquí responde { seat-name }, pero le toca { asked-name }.
answer-after-end = La partida ha terminado; { seat-name } ya no puede responder.

undo-nothing = Todavía no hay nada que deshacer.
undo-drawn = Esto no se puede deshacer: después se ha sacado algo.
undo-answered = Esto no se puede deshacer: después ha respondido { seat-name }.
undo-seen = Esto no se puede deshacer: ha mostrado lo que estaba oculto.
undo-nobody = Esto no se puede deshacer: no está presente ninguna de las otras personas que tendrían que aceptarlo.
undo-no-time = Esto no se puede deshacer: has seguido pensando más tiempo del que te quedaba.
