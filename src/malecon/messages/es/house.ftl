# Lo que se dice de archivos, registros y en la línea de órdenes.

error-at-line = Línea { $line }: { $error }
error-in-file = «{ $file }», línea { $line }: { $error }
error-of-file = «{ $file }»: { $error }

## Archivos

file-missing = No existe el archivo «{ $path }».
file-is-folder = «{ $path }» es una carpeta, no un archivo.
file-not-plain = «{ $path }» no es un archivo corriente, sino algo como una tubería.
file-no-such-folder = No hay ninguna carpeta «{ $path }».
file-unreadable = No se puede leer «{ $path }»: { $error }.
file-too-large = «{ $path }» es demasiado grande para ser uno de los nuestros.
file-not-text = «{ $path }» no es un archivo de texto en UTF-8.
file-no-folder = No se puede escribir «{ $path }»: esa carpeta no existe.
file-unwritable = No se puede escribir «{ $path }»: { $error }.

## De qué se compone una mesa

game-unknown = Aquí no hay ningún juego «{ $found }». Juegos conocidos: { $known }.
game-near = Aquí no hay ningún juego «{ $found }». ¿Quieres decir { $near }? Juegos conocidos: { $known }.
foreign-game = El juego «{ $game }» del paquete { $package } no se puede jugar y se deja fuera: { $why ->
    [none] { $found } no es un juego
    [name] su nombre debe ser de letras minúsculas y cifras, no «{ $found }»
    [taken] ya hay un juego llamado { $found }
    [seats] debe ser para dos a cinco personas
    [file] otro juego ya tiene archivos llamados { $found }
   *[error] { $found }
}.
players-wrong = El juego { $game } es para { $least } a { $most } personas, no para { $found }.
option-unknown = El juego { $game } no tiene la opción «{ $found }». Tiene: { $known }.
option-value = La opción { $option } no puede ser { $found }; puede ser { $known } (regla { $rule }).
option-pair = Una opción se da como nombre=valor, no como «{ $found }».
option-twice = La opción «{ $found }» se ha dado dos veces.
box-file-foreign = El juego { $game } no tiene archivos de { $found }.
names-number = { $found } nombres para { $players } asientos: tiene que haber uno por asiento, o ninguno.
names-unprintable = «{ $found }» no sirve como nombre: como mucho 80 signos, y todos imprimibles.

## Partidas registradas

record-empty = Este registro está vacío.
record-torn = El registro se interrumpe en medio de esta línea: «{ $found }». Si la línea está completa, termínala con un salto de línea; si no, quítala y el resto servirá.
record-torn-head = El registro se interrumpe en su primera línea: «{ $found }». Si la línea está completa, termínala con un salto de línea; si no, en este archivo no hay nada que pueda servir.
record-header = Esto no es un registro de Malecón: la primera línea tiene que ser un objeto JSON que empiece por "malecon". Se ha encontrado: { $found }
record-field = En la cabecera, «{ $field }» no puede ser { $found }.
record-newer-format = Este registro tiene el formato { $found }; este Malecón conoce los formatos hasta el { $known }. Un Malecón más nuevo puede leerlo.
record-newer-rules = Este registro se jugó con la versión { $found } de las reglas de { $game }; este Malecón las conoce hasta la versión { $known }. Un Malecón más nuevo puede leerlo.
record-no-seat = Una línea tiene que empezar por un asiento (de 0 a { $last }), por ~ para el azar, por ! para una suma de control o por = para los puntos. Se ha encontrado: { $found }
record-too-early = «{ $found }» no va aquí. { $seat ->
    [over] La partida ha terminado y sus puntos ya están escritos.
    [chance] Se espera una respuesta del azar.
   *[other] Se espera una respuesta del asiento { $seat }.
}
record-missing = Se esperaba «{ $expected }» y se ha encontrado «{ $found }».
record-digest = La mesa no es la que era cuando se jugó: se esperaba «{ $expected }» y se ha encontrado «{ $found }». Quizá se haya cambiado una línea anterior.
record-scores = Los puntos no son los de esta partida: se esperaba «{ $expected }» y se ha encontrado «{ $found }».

## JSON en archivos

json-unreadable = A partir de la columna { $column } esto no es JSON: { $found }
json-too-deep = Esto está anidado más de { $most } veces; ningún archivo nuestro lo está.
json-number = { $found } no es un número que se pueda usar aquí.
json-twice = «{ $found }» aparece dos veces.
json-half-character = Aquí hay medio carácter, que no se puede volver a escribir.

## Archivos con componentes propios

toml-unreadable = A partir de la columna { $column } esto no es TOML: { $found }
toml-ends = Este archivo termina donde aún debe seguir algo.
toml-line-ends = Esta línea termina donde debe seguir algo.
toml-twice = Esto ya se ha dicho: ninguna tabla ni ninguna clave puede aparecer dos veces.
toml-too-deep = Este archivo está anidado a demasiada profundidad para leerlo.
toml-number = Este número se sale de toda medida; aquí los números enteros tienen como mucho 19 cifras.

box-none = Esto no es una caja de este juego: tiene que tener { $known }.
box-key = «{ $found }» no se conoce aquí; un archivo así tiene { $known }.
box-name = Tiene que haber un nombre imprimible de { $most } letras como máximo: name = "Mi caja".

havana-box-no-tiles = Faltan las { $number } losetas: tiles = [ "1: R", … ]
havana-box-tiles = Tiene que haber { $number } losetas; aquí hay { $found }.
havana-box-low = Al menos { $number } losetas tienen que valer de 1 a { $most } puntos (H5); aquí solo hay { $found }.
havana-box-not-words = La loseta { $tile } tiene que ir entre comillas, como "2: R 2$"; se ha encontrado { $found }.
havana-box-colon = La loseta { $tile } necesita sus puntos, dos puntos y su precio, como "2: R 2$"; se ha encontrado «{ $found }».
havana-box-points = La loseta { $tile } tiene que valer de 1 a { $most } puntos, no «{ $found }».
havana-box-sign = La loseta { $tile } pide «{ $found }»; se conocen { $known }.
havana-box-amount = La loseta { $tile } pide «{ $found }»; el número tiene que ser 1 al menos, como en 2R.
havana-box-most = La loseta { $tile } pide { $found } veces { $sign }; como mucho puede ser { $most }.
havana-box-free = La loseta { $tile } no cuesta nada; necesita un precio.

santiago-box-table = «{ $table }» tiene que ser una tabla: [{ $table }]
santiago-box-tile = «{ $found }» no se conoce aquí; se conocen { $known }.
santiago-box-fields = «{ $tile }» tiene que ser una tabla, como { "{" } flower = "red" { "}" } o { "{" } pesos = 2 { "}" }.
santiago-box-field = «{ $tile }» no tiene «{ $found }»; tiene { $known }.
santiago-box-nothing = «{ $tile }» no tiene ningún número que se pueda cambiar.
santiago-box-flower = La flor de «{ $tile }» tiene que ser una de { $known }, no «{ $found }».
santiago-box-colour = { $tile ->
    [el-zorro] La flor de El Zorro no tiene color: flower = "none".
   *[other] La flor de «{ $tile }» tiene que tener color.
}
santiago-box-number = «{ $field }» de «{ $tile }» tiene que ser un número entero de 1 a { $most }, no «{ $found }».
santiago-box-two = Cada flor está en dos cubanos; { $flower } está en { $found }: { $cubans }.

cuba-box-no-ships = Tiene que haber una lista de { $number } barcos: ships = ["12200", …].
cuba-box-ships = Tiene que haber { $number } barcos; aquí hay { $found }.
cuba-box-ship = El barco { $ship } debe tener cinco cifras, los espacios para cítricos, tabaco, azúcar, ron y puros, como "12200"; encontrado: { $found }
cuba-box-spaces = El barco { $ship } tiene { $found } espacios; cada barco tiene { $number }.
cuba-box-no-boards = Tiene que haber una tabla [boards] con estos: { $known }.
cuba-box-board-missing = Falta el tablero { $board }.
cuba-box-board-unknown = No hay ningún tablero «{ $found }». Los tableros son: { $known }.
cuba-box-rows = El tablero { $board } debe tener tres filas de cuatro campos, como "WCFS/SLTM/FTMC", con las letras { $known }; encontrado: { $found }
cuba-box-fields = El tablero { $board } tiene el campo { $sign } { $found } veces; cada tablero lo tiene { $number } veces.

## Simulación

policy-unknown = No hay ninguna manera de jugar llamada «{ $found }». Se conocen: { $known }.
number-wrong = El número de { $name } tiene que ir de 1 a { $most }; no puede ser { $found }.

## Órdenes

language-unknown = Malecón no habla «{ $found }». Habla: { $known }.
play-what = ¿Qué juego? Por ejemplo: malecon play havana. «malecon games» los enumera.
play-with = Sin juego, Malecón se juega en el navegador; con uno, en este terminal. --{ $given } es para el navegador.
people-wrong = Aquí no pueden jugar { $found } personas: la mesa tiene { $players } asientos.
bot-unknown = No hay ningún bot «{ $found }». Bots conocidos: { $known }.
bot-budget = «{ $found }»: se puede decir cuántos recorridos lleva cada decisión, como { $level }:300, o cuántos milisegundos, como { $level }:500ms; un número entero de 1 a { $most }.
bot-no-budget = «{ $found }»: no se puede elegir cuánto piensa { $level }, solo en estos: { $known }.
bots-too-many = { $found } bots para { $free } asientos libres son demasiados. Con menos --people quedan más asientos libres.
save-exists = «{ $path }» ya existe, y no se sobrescribe nada. Elige otro nombre o sigue con esa partida: --resume.
resume-with = Una partida guardada sigue como empezó, así que --resume no va junto con { $given }.
resume-torn = La última línea estaba cortada y se deja fuera: «{ $found }». La partida sigue desde la línea anterior.
replay-at = Esta partida tiene { $most } respuestas; no puede empezar después de { $found }.
replay-seat = Esta partida tiene los asientos de 0 a { $last }; no hay un asiento { $found }.

games-line = { $game }: de { $least } a { $most } personas
games-file = tus propios componentes; «malecon { $name } show» escribe los nuestros
version-compiled = motor compilado
version-interpreted = motor interpretado

record-sound = El registro está bien: { $game }, { $players } personas, { $answers } respuestas, ronda { $round }.
record-unfinished = La partida no ha terminado; tiene que responder { seat-name }.
components-sound = «{ $path }» está bien. Juega con él: malecon play { $game } --{ $name } { $path }

simulate-head = { $game }, { $players } personas, { $games } partidas al azar, semilla { $seed }
simulate-left = restante
simulate-seat = asiento
simulate-mean = media
simulate-deviation = ±
simulate-least = mínimo
simulate-most = máximo
simulate-wins = victorias
simulate-share = parte
simulate-rounds = Rondas: { $mean } ± { $deviation }, de { $least } a { $most }
simulate-decisions = Decisiones por partida: { $mean } ± { $deviation }, de { $least } a { $most }
simulate-ending = Terminó por: { $ending }, { $games } ({ $share } %)
simulate-speed = { $seconds } s: { $games } partidas/s, { $decisions } decisiones/s
