# Una mesa solo con palabras: para modelos de lenguaje y otros programas que leen y escriben, y para quien mira.

spoken-seat = Asiento { $seat }
spoken-you = Eres { $name } de { $players } jugadores en una partida de { $game }. Los asientos se cuentan desde 0.
spoken-rules-of = Las reglas de { $game }:
spoken-news = Lo que pasó desde tu última respuesta:
spoken-table = La mesa como tú la ves:
spoken-question = Pregunta: { $question }
spoken-rules = Reglas detrás de ella: { $rules }
spoken-answers = Respuestas posibles:
spoken-how = Responde con una de ellas, por su número o con sus palabras. Si escribes más, pon la respuesta al final entre corchetes, como [{ $example }].
spoken-wait = Ahora no se te pregunta; antes responde: { $names }.
spoken-refused = Tu última respuesta fue rechazada. { $why }
spoken-not-understood = «{ $found }» no es ninguna de las respuestas. Basta un número de 1 a { $last }, o las palabras de una respuesta.
spoken-order = { $error } (reglas de la pregunta: { $rules })
spoken-over = La partida ha terminado. Puntos: { $scores }. Ganada por: { $winners }.
spoken-no-seat = No hay asiento { $found }; los asientos son de 0 a { $last }.
spoken-not-begun = Aquí no ha empezado ninguna partida: antes hay que llamar a reset.
spoken-not-text = Una respuesta es un texto, no «{ $found }».
spoken-players = El número de jugadores es un número entero, no «{ $found }».
spoken-after-end = La partida ha terminado: close dice cómo acabó, y reset empieza la siguiente.
spoken-options = Las opciones se dan como un dict de sus nombres a valores, no como { $found }.
spoken-box = El material propio se da como un dict, tal como está en un registro, no como { $found }.
spoken-bots = Los bots se dan como un solo nombre para todos los asientos menos el primero, como una lista con un nombre para cada uno de ellos, o como un dict de asientos (números enteros desde 0) a nombres; no como { $found }.
spoken-bots-number = Una lista de bots tiene un nombre para cada asiento menos el primero; esta tiene { $found }, y hay { $players } jugadores.
spoken-tries = Los intentos son un número entero desde 1, o None para cuantos hagan falta; no { $found }.
