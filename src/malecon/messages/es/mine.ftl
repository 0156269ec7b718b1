# Las propias partidas: lo que está en juego, lo que ha terminado y las actas traídas.

mine-title = Mis partidas
mine-running = En juego
mine-turns = { $count ->
    [0] Nadie te espera.
    [one] Una mesa te espera.
   *[other] { $count } mesas te esperan.
}
mine-none-running = No tienes ninguna partida en juego.
mine-ended = Terminadas
mine-none-ended = Aquí aún no se ha jugado ninguna partida hasta el final.
mine-none-found = Ninguna partida terminada coincide con esta búsqueda.
mine-search = Buscar por nombre o título
mine-more = Mostrar más
mine-review = Analizar
mine-record = Acta
mine-won = Ganada
mine-shared = Compartida
mine-place = Puesto { $place } de { $players }
mine-closed = Terminada sin resultado
mine-bring = Leer un acta
mine-bring-about = Un archivo descargado aquí o en otro sitio: vuelve a ver la partida, analízala o sigue jugándola.
mine-bringing = Leyendo …
mine-bring-not = Eso no es un acta: las actas son archivos de texto de { $most } kB como mucho.
