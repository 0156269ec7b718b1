# Lo que dice malecon corpus: partidas en columnas.

cli-corpus = Partidas en columnas, como archivos Parquet que lee cualquier herramienta de datos: registros y partidas de un club hacia dentro y de vuelta, o partidas de bots.
cli-corpus-add = Poner partidas terminadas en un corpus, desde registros: archivos, y carpetas con todo lo que contienen. Lo que ya está queda una sola vez.
cli-corpus-add-corpus = La carpeta del corpus; donde no está, se crea.
cli-corpus-add-places = Registros, y carpetas de registros.
cli-corpus-add-anonymous = Dejar fuera los nombres de personas y de archivos, y lo demás que un registro pueda decir de personas.
cli-corpus-club = Poner las partidas terminadas de un club en un corpus. Las que aún se juegan no entran nunca.
cli-corpus-club-corpus = La carpeta del corpus; donde no está, se crea.
cli-corpus-club-names = Poner también los nombres de quienes jugaron.
cli-corpus-records = Escribir de nuevo las partidas enteras de un corpus como registros, byte por byte. Cada una se comprueba como un archivo de cualquier parte; nada se sobrescribe.
cli-corpus-records-corpus = La carpeta del corpus, o uno de sus archivos.
cli-corpus-records-folder = La carpeta para los registros.
cli-corpus-records-game = Solo las partidas de este juego.
cli-corpus-play = Dejar que bots jueguen partidas enteras hacia un corpus. La misma orden sigue donde se detuvo, y da del mismo número las mismas partidas.
cli-corpus-play-corpus = La carpeta del corpus; donde no está, se crea.
cli-corpus-play-bots = Quién juega, separados por comas; el último tiene todos los asientos que quedan, y de partida en partida cambian de asiento. Sin él, greedy. Con random solo, son las partidas de malecon simulate.
cli-corpus-play-games = Cuántas partidas; sin ello, 1000.
cli-corpus-play-jobs = Cuántos procesos; sin ello, uno por núcleo. Las partidas son las mismas.
cli-corpus-play-seed = Otro número da otras partidas; sin él, 0.
cli-corpus-show = Decir qué hay en un corpus.
cli-corpus-show-corpus = Las carpetas, o archivos sueltos.
cli-any-corpus = Poner las partidas también en este corpus: una carpeta de archivos Parquet. Lo que ya está no se juega de nuevo.
cli-report-from = Informar de las partidas de estos corpus en vez de jugar: carpetas, o archivos sueltos. Sin --bots, --players y --option, todas las partidas de ese juego.
cli-report-more = Más carpetas o archivos para --from, tal como un shell escribe games/*.parquet.

corpus-no-data = Esto necesita los paquetes para datos, y falta { $package }. Se instalan con: pip install "malecon[data]"
corpus-none = No hay ningún corpus en «{ $path }»: ningún archivo acaba en .parquet.
corpus-no-folder = «{ $path }» es un archivo; un corpus es una carpeta.
corpus-damaged = «{ $path }» está dañado, o no es un archivo Parquet: { $error }.
corpus-foreign = «{ $path }» es un archivo Parquet, pero no de un corpus de Malecón.
corpus-newer = «{ $path }» lo escribió una versión más nueva de Malecón: sus columnas son las de la versión { $found }, y aquí se conoce la versión { $known }.
corpus-column = «{ $path }» no es como un corpus: su columna { $column } falta, o no es { $expected }.
corpus-too-large-file = «{ $path }» tiene partes mayores que las de cualquier corpus; no se lee.
corpus-too-large = Este registro es demasiado grande.
corpus-row = Esta partida no es como un corpus guarda partidas.
corpus-rows = «{ $path }» está dañado: { $rows ->
    [one] { $rows } partida no puede haber sido así y se deja fuera.
   *[other] { $rows } partidas no pueden haber sido así y se dejan fuera.
}
corpus-not-text = Esto no es texto.
corpus-unfinished = Esta partida no ha terminado. Un corpus guarda solo partidas terminadas: de otras mostraría lo que aún está oculto.
corpus-results-only = De esta partida solo se guarda el resultado.
corpus-differs = Esta partida de { $game } va aquí de otra manera, o fue cambiada: el registro no es el que se puso.
corpus-head = El corpus dice de esta partida: { $column } { $found }. Su registro dice { $expected }.
corpus-scores = El corpus dice que esta partida acabó con { $column } { $found }; jugada de nuevo, acaba con { $expected }.
corpus-bots = Hay { $found } bots para { $players } asientos.
corpus-bot-failed = Uno de los bots { $bots } falló: { $error }
corpus-programs = Las partidas de programas (cmd:…) van cada vez de otra manera; no pueden entrar en un corpus.
corpus-no-csv = O --csv o --corpus: lo uno imprime cada partida, lo otro la guarda.
report-from-alone = { $option } no va con --from, que informa de partidas que ya están y no juega ninguna.
corpus-seed = El número de --seed tiene que ir de { $least } a { $most } para caber en un corpus; no puede ser { $found }.
corpus-no-part = Una parte de una serie no puede entrar en un corpus. La misma orden añade lo que falta, en la máquina que sea.
report-about-corpus = { $games } partidas de { $files } { $files ->
    [one] archivo
   *[other] archivos
} de corpus; de dónde vinieron los puntos y qué se tomó se sabe de { $followed }.
corpus-no-games = En este corpus no hay ninguna partida de las que se piden.

corpus-added = Partidas puestas: { $games }. Ya estaban: { $there }.
corpus-left-out = { $games } { $games ->
    [one] partida quedó
   *[other] partidas quedaron
} fuera, porque no han terminado: un corpus mostraría lo que aún está oculto.
corpus-written = Registros escritos: { $games }. Ya estaban: { $there }.
corpus-no-answers = De { $games } { $games ->
    [one] partida
   *[other] partidas
} solo se guarda el resultado.
corpus-before = Ya estaban: { $played } de { $total } partidas. No se juegan otra vez.
corpus-played = Partidas jugadas: { $games }. Ya estaban: { $there }. La serie: { $run }
corpus-total = { $games } partidas en { $files } { $files ->
    [one] archivo
   *[other] archivos
}, { $bytes } bytes, { $each } cada una.
corpus-head-game = juego
corpus-head-players = jugadores
corpus-head-origin = de dónde
corpus-head-bots = bots
corpus-head-games = partidas
corpus-head-whole = con todas las respuestas
