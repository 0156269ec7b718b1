### Hacer una mesa: lo que se puede elegir, y hasta que empiece la partida. En español.

lobby-summary = Lo que se va a jugar
lobby-seats = ¿Quién juega?
lobby-fill-open = Amigos en los demás asientos
lobby-fill-bots = Bots en los demás asientos
lobby-sitter = ¿Quién se sienta en el asiento { $number }?
lobby-sitter-me = Tú
lobby-sitter-open = Libre
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

## Antes de la partida

page-gather = ¿Quién juega?
page-gather-free =
    { $count ->
        [one] Aún queda un asiento libre.
       *[other] Aún quedan { $count } asientos libres.
    }
page-gather-ready = Todos los asientos están ocupados. La partida puede empezar.
page-gather-host = Todos los asientos están ocupados. El anfitrión empieza la partida.
page-gather-cup = Esta mesa es de una copa. Empieza sola en cuanto están todos, como muy tarde a { $days ->
    [yes] las seis horas; por quien falta juega entonces un bot cuando se acaba su tiempo.
   *[no] los cinco minutos; por quien falta juega entonces un bot hasta que llega.
}
page-gather-full = Todos los asientos están ocupados. Puedes mirar la partida aquí.
page-gather-chance = La partida empieza: cada navegador añade su parte al azar …
page-gather-awaited =
    La partida empieza en cuanto { $names } { $count ->
        [one] entre
       *[other] entren
    } aquí. Pasado { $days ->
        [yes] un día, empieza
       *[no] dos minutos, empieza
    } de todos modos.
page-begin = Empezar la partida
page-begin-about = Empieza cuando no queda ningún asiento libre. Los bots ocupan el que tú les des.

page-seat-who = Quién juega en el asiento { $number }
page-sit-also = Alguien más en este dispositivo
page-remove = Quitar a { $player }
page-facts = A qué se juega
page-facts-game = Juego
page-facts-players = Jugadores
page-facts-clock = Reloj
page-facts-live =
    { $minutes ->
        [one] { $minutes } minuto cada uno, { $seconds } s más por respuesta
       *[other] { $minutes } minutos cada uno, { $seconds } s más por respuesta
    }
page-facts-days =
    { $days ->
        [one] { $days } día por respuesta
       *[other] { $days } días por respuesta
    }
page-facts-no-clock = ninguno
page-facts-spectators = Espectadores
