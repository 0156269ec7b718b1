### La entrada: inicio, mesa nueva, mesas abiertas, ajustes, ayuda. En español.

lobby-close = Cerrar
lobby-home = Al inicio
lobby-again = Intentar de nuevo
lobby-reload = Recargar la página
lobby-language-failed = No se ha podido traer este idioma.

lobby-renewed = La página se ha renovado
lobby-renewed-about = El servidor tiene una versión más nueva de esta página. Recárgala; en las mesas no se pierde nada.
lobby-broken = Algo se ha roto en la página
lobby-broken-about = No debería haber ocurrido. Recarga la página; en tus mesas todo está guardado.

## Inicio

lobby-claim = Tres juegos de mesa junto al mar. Con amigos por un enlace, o contra bots al momento.
lobby-play-now = Jugar ya
lobby-join = Mesas abiertas
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
lobby-summary = Lo que se va a jugar
lobby-seats = ¿Quién juega?
lobby-fill-open = Amigos en los demás asientos
lobby-fill-bots = Bots en los demás asientos
lobby-sitter = ¿Quién se sienta en el asiento { $number }?
lobby-sitter-me = Tú
lobby-sitter-open = Libre
lobby-sitter-bot = Bot
lobby-sitter-here = Otra persona aquí
lobby-sitter-open-about = Para quien venga por el enlace.
lobby-name-of = Nombre en el asiento { $number }
lobby-level-of = Cómo juega el bot del asiento { $number }
lobby-hot-seat = Varios juegan en este dispositivo: entre turnos se tapan las manos.
lobby-nobody-here = Tú no te sientas y miras.
lobby-options = Reglas a elegir
lobby-option-havana-round_limit = Una partida de verdad dura unas 15 rondas; el límite solo acaba con una que nadie quiere acabar.
lobby-option-santiago-open_holdings = Si no, quedan tras las pantallas hasta el final.
lobby-option-santiago-rent_when_staying = Si no, solo paga alquiler una figura que se ha movido en este turno.
lobby-option-cuba-edition = Se distinguen en la reserva de mercancías y en dos edificios.
lobby-option-cuba-boards = Los tableros distintos tienen sus campos en otros lugares; uno común es más justo para principiantes.
lobby-option-cuba-market_act = Leyes que llenan o vacían el mercado.
lobby-option-cuba-warehouse_counts = Los reglamentos lo llaman así; entonces cuenta también para el impuesto, la subvención y el final.
lobby-value-cuba-edition-2012 = 2012
lobby-value-cuba-edition-2007 = 2007
lobby-value-cuba-boards-individual = uno distinto cada uno
lobby-value-cuba-boards-common = el mismo para todos
lobby-value-cuba-market_act-each_round = cada ronda
lobby-value-cuba-market_act-once = una sola vez
lobby-clock = Reloj
lobby-clock-none = Ninguno
lobby-clock-live = De una sentada
lobby-clock-days = Días
lobby-clock-none-about = Cada cual piensa cuanto quiera.
lobby-clock-live-about = Cada cual tiene este tiempo para toda la partida, y algo más con cada respuesta.
lobby-clock-days-about = Una partida a tu ritmo: responde cuando tengas tiempo.
lobby-clock-minutes = Minutos por jugador
lobby-clock-increment = Segundos más por respuesta
lobby-clock-each = Días por respuesta
lobby-clock-live-short = { $minutes } min + { $increment } s
lobby-clock-days-short =
    { $days ->
        [one] { $days } día por respuesta
       *[other] { $days } días por respuesta
    }
lobby-timeout = Cuando se acaba el tiempo
lobby-timeout-wait = la mesa espera
lobby-timeout-bot = sigue un bot
lobby-stand-in = Qué bot
lobby-house = Reglas de la casa
lobby-listed = Mostrar entre las mesas abiertas
lobby-listed-about = Cualquiera puede sentarse en un asiento libre. Si no, solo vienen quienes tienen el enlace.
lobby-spectators = Los espectadores son bienvenidos
lobby-spectators-about = Ven lo que está a la vista, nunca la mano de nadie.
lobby-hints = Consejos
lobby-hints-about = A quien le toca puede preguntar a un bot qué haría.
lobby-title = Título
lobby-title-about = Cómo se llama la mesa entre las abiertas, si quieres.
lobby-files = Componentes propios
lobby-files-about = Si tu caja difiere de la nuestra, trae sus piezas en un archivo. La orden «malecon» imprime las nuestras como modelo.
lobby-file-tiles = Losetas de edificio
lobby-file-tables = Cubanos y edificios
lobby-file-ships = Barcos
lobby-file-boards = Tableros de plantación
lobby-make = Poner la mesa
lobby-make-about =
    { $open ->
        [one] Queda un asiento libre: ahora recibirás el enlace para invitar.
       *[other] Quedan { $open } asientos libres: ahora recibirás el enlace para invitar.
    }
lobby-begin = Empezar
lobby-begin-about = Todos los asientos están ocupados: la partida empieza al momento.

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
lobby-name-none = aún ninguno
lobby-name-about = Se guarda en este navegador; los demás en tus mesas lo ven.
lobby-mode = Colores
lobby-mode-auto = como el sistema
lobby-mode-light = claros
lobby-mode-dark = oscuros
lobby-speed = Ritmo
lobby-speed-slow = lento
lobby-speed-normal = normal
lobby-speed-fast = rápido
lobby-speed-off = al instante
lobby-speed-about = A qué ritmo se cuentan los turnos de los demás. Un clic o una tecla salta lo que se está contando.
lobby-contrast = Más contraste
lobby-contrast-about = Bordes y colores más fuertes, sin tonos suaves. También activo si tu sistema lo pide.
lobby-sound = Sonidos
lobby-volume = Volumen
lobby-confirm = Confirmar cada respuesta
lobby-confirm-about = El primer clic elige, el segundo da la respuesta. Lo que se elige en cualquier orden, y lo que dejaría algo, se confirma siempre.
lobby-notify = Avísame cuando me toque
lobby-notify-about = Con un aviso del navegador, mientras miras otra cosa.
lobby-notify-refused = El navegador no permite avisos de esta página. Puedes cambiarlo en sus propios ajustes.
lobby-settings-shapes = Las piezas se distinguen por forma y signo, nunca solo por el color.

## Ayuda

lobby-help = Ayuda
lobby-help-title = Así se juega aquí
lobby-help-begin = «Jugar ya» te sienta contra bots. «Invitar amigos» pone una mesa con un enlace para los demás.
lobby-help-glow = Lo que brilla se puede pulsar. La barra bajo el tablero dice qué se pregunta, y a quién.
lobby-help-preview = Detente sobre algo que brilla, o mantén el dedo encima: verás qué cambiaría.
lobby-help-why = Pulsa lo que no brilla y sabrás por qué no, con su regla.
lobby-help-undo = Una respuesta se puede retirar mientras nadie haya respondido después ni se haya extraído nada.
lobby-help-invite = Este navegador guarda tus asientos. El enlace secreto de un asiento lo lleva a otro dispositivo.
lobby-help-away = Cierra la página cuando quieras: en «Seguir jugando» te esperan tus mesas.
lobby-help-fair = Tras la partida se puede comprobar cada sorteo: el servidor se compromete de antemano.
lobby-help-rules = Las reglas de los juegos
lobby-bots = Los bots
lobby-level-random = Juega cualquier cosa permitida. Bueno para aprender las jugadas.
lobby-level-casual = Mira un turno adelante y es algo descuidado. Un rival amable para las primeras partidas.
lobby-level-greedy = Mira un turno adelante y toma lo que parece mejor. Castiga los regalos.
lobby-level-learned = Aprendió por sí mismo en más de cien mil partidas y mira un momento adelante. Para quien vence a Ávido.
lobby-level-expert = Aprendió por sí mismo en más de cien mil partidas y piensa en lo que los demás pueden responder. Difícil de vencer.
lobby-level-master = Aprendió por sí mismo en más de cien mil partidas, se toma su tiempo y piensa muy por delante. El mejor bot de aquí.
lobby-level-strong = Explora muchos turnos antes de responder. Se toma su tiempo y es difícil de vencer.
lobby-keys = Teclado
lobby-keys-about = Tab lleva de una cosa a la siguiente, Intro o espacio la hace, Escape cierra.
lobby-lesson = Aprende en diez minutos
lobby-statistics = Estadísticas
