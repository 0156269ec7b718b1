### La entrada: inicio, mesas abiertas. En español.

lobby-close = Cerrar
lobby-home = Al inicio
lobby-again = Intentar de nuevo
lobby-reload = Recargar la página
lobby-language-failed = No se ha podido traer este idioma.

lobby-renewed = La página se ha renovado
lobby-renewed-about = El servidor tiene una versión más nueva de esta página. Recárgala; en las mesas no se pierde nada.
lobby-broken = Algo se ha roto en la página
lobby-broken-about = No debería haber ocurrido. Recarga la página; en tus mesas todo está guardado.
lobby-offline = Sin conexión. Tus mesas como las viste por última vez, { $ago }. Todo sigue solo.
lobby-away = Esto necesita conexión
lobby-away-about = Nunca se ha abierto en este dispositivo. Vendrá solo en cuanto se pueda llegar al servidor.

## Inicio

lobby-claim = Tres juegos de mesa junto al mar. Con amigos por un enlace, o contra bots al momento.
lobby-play-now = Jugar ya
lobby-join = Mesas abiertas
lobby-meet = Buscar gente
lobby-invite = Invitar amigos
lobby-start-here = Bueno para empezar
lobby-more = Más
lobby-making = Un momento …
lobby-games = Elige un juego
lobby-players = Jugadores
lobby-players-range = de { $least } a { $most } jugadores
lobby-minutes = de { $least } a { $most } minutos
lobby-weight-1 = ligero
lobby-weight-2 = medio
lobby-weight-3 = exigente
lobby-rules = Reglas
lobby-rule = Regla { $id }
lobby-opponents = Los bots juegan
lobby-name = Tu nombre
lobby-guest = Invitado

lobby-credits = La Habana es un juego de Reinhard Staupe; Santiago de Cuba, de Michael Rieneck; Cuba, de Michael Rieneck y Stefan Stadler. Las palabras y los dibujos de aquí son nuestros.

lobby-gone = Eso ya no está
lobby-gone-link = Este enlace ya no lleva a ningún asiento. Quien lo envió puede hacer uno nuevo en la mesa.
lobby-gone-table = Esta mesa ya no existe. Su anfitrión la ha recogido, o hacía mucho que nadie se sentaba.
lobby-gone-private = Esta mesa no quiere espectadores. Pide al anfitrión un enlace a un asiento.
lobby-gone-removed = Tu asiento en esa mesa se ha dado a otra persona.

lobby-continue = Seguir jugando
lobby-show-all = Mostrar las { $number }
lobby-round = Ronda { $round }
lobby-stands-turn = Te toca
lobby-stands-waiting = Se espera a { $names }
lobby-stands-running = La partida está en marcha
lobby-stands-gathering =
    { $open ->
        [0] Lista para empezar
        [one] { $open } asiento libre
       *[other] { $open } asientos libres
    }
lobby-stands-paused = En pausa
lobby-stands-won =
    { $count ->
        [one] Ha ganado { $names }
       *[other] Han ganado a la vez { $names }
    }
lobby-stands-over = La partida ha terminado
lobby-stands-closed = Terminada sin resultado
lobby-delete = Recoger
lobby-delete-title = ¿Recoger esta mesa?
lobby-delete-about = La mesa, su historial y sus enlaces se borran para todos. No se puede deshacer.
lobby-keep = Conservar

## Mesa nueva

lobby-new = Mesa nueva
lobby-game = Juego
lobby-sitter-bot = Bot
lobby-clock-live-short = { $minutes } min + { $increment } s
lobby-clock-days-short =
    { $days ->
        [one] { $days } día por respuesta
       *[other] { $days } días por respuesta
    }

## Mesas abiertas

lobby-tables = Mesas abiertas
lobby-all-games = Todos
lobby-gathering = antes de empezar
lobby-free = libre
lobby-sit = Sentarse
lobby-watch = Mirar
lobby-go-on = Seguir jugando
lobby-empty = Ahora no hay ninguna mesa abierta. Pon una y muéstrala aquí, o juega mientras tanto contra bots.
lobby-against-bots = Jugar contra bots

## Una dirección que no lleva a ninguna parte

lobby-nowhere = En alta mar
lobby-nowhere-about = En esta dirección no hay nada. Quizá esté mal escrita, o lo que había ya no está.

## Ajustes

lobby-settings = Ajustes
lobby-language = Idioma
lobby-speed-slow = lento
lobby-speed-normal = normal
lobby-speed-fast = rápido
lobby-speed-off = al instante

## Ayuda

lobby-help = Ayuda
lobby-me = Tú
lobby-me-asked = { $count ->
    [one] Tú: una petición espera tu respuesta
   *[other] Tú: { $count } peticiones esperan tu respuesta
}
lobby-level-random = Juega cualquier cosa permitida. Bueno para aprender las jugadas.
lobby-level-casual = Mira un turno adelante y es algo descuidado. Un rival amable para las primeras partidas.
lobby-level-greedy = Mira un turno adelante y toma lo que parece mejor. Castiga los regalos.
lobby-level-steady = Aprendió por sí mismo en más de cien mil partidas y toma lo que parece mejor. Para quien vence a Ávido.
lobby-level-learned = Aprendió por sí mismo en más de cien mil partidas y mira un momento adelante. Para quien vence a Sólido.
lobby-level-expert = Aprendió por sí mismo en más de cien mil partidas y piensa en lo que los demás pueden responder. Difícil de vencer.
lobby-level-master = Aprendió por sí mismo en más de cien mil partidas, se toma su tiempo y piensa muy por delante. El mejor bot de aquí.
lobby-level-strong = Explora muchos turnos antes de responder. Se toma su tiempo y es difícil de vencer.
lobby-lesson = Aprende en diez minutos
lobby-my-games = Mis partidas
lobby-friends = Amistades
lobby-friends-asking = { $count ->
    [one] Amistades: una petición espera tu respuesta
   *[other] Amistades: { $count } peticiones esperan tu respuesta
}
lobby-cups = Copas
lobby-statistics = Estadísticas
