### Lo que dice la página en la mesa, en español.

page-away = No se puede llegar al servidor.
page-failed = Algo ha salido mal en el servidor.
page-loading = Se está poniendo la mesa …
page-yes = sí
page-no = no
page-close = Cerrar
page-cancel = Cancelar
page-reload = Cargar la página de nuevo
page-home = A la página de inicio
page-cup = A la copa
page-lobby = Mesas abiertas

## Quién juega

page-level-random = Azar
page-level-casual = Relajado
page-level-greedy = Ávido
page-level-steady = Sólido
page-level-learned = Hábil
page-level-expert = Experto
page-level-master = Maestro
page-level-strong = Fuerte
page-bot-name = { $level } { $number }
page-seat = Jugador { $number }
page-somebody = Alguien { $number }
page-seat-open = Asiento { $number }

page-you = tú
page-you-do = Tú
page-spectator = Espectador
page-seat-free = libre
page-seat-bot = Bot: { $level }
page-seat-stood-in = juega un bot ({ $level })
page-seat-late = sin tiempo
page-seat-away = ausente
page-seat-host = anfitrión
page-seat-shared = misma pantalla que { $player }
page-seat-friend = amistad tuya
page-seat-asked = le toca
page-seat-ready = listo
page-company = Jugadores
page-about-player = Más sobre { $player }
page-why = ¿Por qué hizo eso { $player }?
page-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
page-count-points = puntos
page-count-pesos = pesos
page-count-buildings = edificios
page-count-votes = votos
page-clock-left = Tiempo restante: { $time }
page-time-days = { $days } d { $hours } h

page-sit = Sentarme aquí
page-sit-name = Tu nombre
page-sit-hotseat = En un dispositivo pueden jugar varios: se pasa de mano en mano y las cartas quedan ocultas.
page-rename = Cambiar el nombre
page-get-up = Levantarme
page-get-up-about = Tu asiento queda libre y otra persona puede ocuparlo. Tu enlace deja de valer.
page-get-up-counts = Un bot sigue jugando por ti. La partida cuenta, y puedes volver.
page-back = Ya he vuelto
page-leave = Me ausento un rato
page-look-from = Mostrar esta mano
page-give-to-bot = Dar el asiento a un bot
page-propose-bot = Proponer que juegue un bot
page-propose-bot-own = Que un bot juegue por mí
page-propose-open = Proponer liberar el asiento

## Antes de la partida

page-invite = Invitar a otros
page-invite-about = Quien abra esta dirección puede ocupar un asiento libre o mirar.
page-invite-address = Dirección de esta mesa
page-invite-local = Esta dirección lleva a la mesa solo en este ordenador. Para dejar entrar a otros, inicia Malecón con --lan, o como servidor para todos.
page-device = Jugar en otro dispositivo
page-device-about = Este enlace secreto lleva tu asiento a otro dispositivo. No se lo des a nadie: quien lo tenga juega por ti.
page-device-alone-about = ¿Alguien se ha hecho con tu enlace? Haz uno nuevo; todos los demás dejan de valer.
page-device-alone = Nuevo enlace; los demás dejan de valer
page-qr = Código QR: { $title }
page-copy = Copiar
page-copied = Copiado.
page-share = Compartir

## La mesa

page-menu = Menú de la mesa
page-notices = Avisos
page-settings = Ajustes
page-help = Cómo se juega aquí
page-rules = Reglas del juego
page-round = Ronda { $round }
page-watching = Estás mirando
page-board = Tablero
page-board-empty = Entonces la partida aún no había empezado.
page-board-failed = No se pudo cargar el tablero.
page-pause = Proponer una pausa
page-resume = Seguir jugando
page-stop = Proponer dejar la partida
page-stop-about = Si todos están de acuerdo, la partida acaba sin ganador.
page-end = Cerrar la mesa
page-end-about = La partida acaba para todos, sin ganador.
page-rule = Regla { $rule }
page-rule-missing = No se encontró el texto de esta regla.
page-rules-ask = ¿Qué es esto?
page-rules-asking = Pulsa cualquier cosa del tablero para leer sus reglas. Esc lo termina.
page-your-turn = Te toca: { $game }

## La pregunta

page-prompt = Lo que se pregunta
page-prompt-over =
    { $count ->
        [0] La partida ha terminado.
        [one] La partida ha terminado: ha ganado { $players }.
       *[other] La partida ha terminado: { $players } comparten la victoria.
    }
page-prompt-closed = La partida acabó sin resultado.
page-prompt-paused = La partida está en pausa.
page-prompt-stood-in = Un bot juega por ti.
page-prompt-moment = Un momento …
page-prompt-together =
    { $you ->
        [yes] { $ready ->
            [0] Tú ya estás. Esperamos a { $players }.
           *[other] Tú y { $others } ya estáis. Esperamos a { $players }.
        }
       *[no] { $ready ->
            [0] Todos eligen a la vez. Esperamos a { $players }.
            [one] { $others } ya está. Esperamos a { $players }.
           *[other] { $others } ya están. Esperamos a { $players }.
        }
    }
page-prompt-empty = { $player } está libre: alguien tiene que sentarse allí, o un bot.
page-prompt-thinking = { $player } está pensando
page-prompt-acts = Es el turno de { $player }.
page-prompt-late = Esperamos a { $player }; se le ha acabado el tiempo.
page-prompt-away = Esperamos a { $player }, que está ausente.
page-prompt-waiting = Esperamos a { $player }: «{ $question }»
page-answers = Respuestas
page-actions = Lo que puedes hacer
page-actions-open = Todas las respuestas (tecla /)
page-actions-search = Busca escribiendo
page-actions-found =
    { $count ->
        [one] { $count } respuesta
       *[other] { $count } respuestas
    }
page-actions-none = Ninguna respuesta se llama así.
page-undo = Deshacer
page-undo-ask = Pedir deshacer
page-confirm = Confirmar
page-selection = Elegido
page-selection-about = Elige en cualquier orden y luego confirma.
page-selection-remove = Quitar: { $answer }
page-selection-wanted = Aún falta elegir algo.
page-loses-anyway = Hacerlo de todos modos
page-loses-back = Volver
page-refused = Eso no es posible ahora.

## Consejos

page-hints = Consejos

## Lo que pasó

page-talk = Historial y charla
page-log = Historial
page-log-earlier = Antes
page-log-newest = Lo más reciente
page-log-setup = Cómo se preparó la mesa
page-happened = Lo que acaba de pasar
page-happened-again = Verlo otra vez
page-film-skip = Saltar
page-film-since = Mientras no estabas
page-film-again = Otra vez lo que acaba de pasar
page-film-speed = Ritmo: { $speed }. Pulsa para cambiarlo.
page-past = Un momento anterior
page-past-now = Volver a ahora
page-past-end = Al resultado
page-past-all = Lo que todos veían
page-past-eyes = Visto por
page-past-first = Al principio
page-past-back = Un paso atrás
page-past-forward = Un paso adelante
page-past-run = Reproducir
page-past-stop = Parar
page-past-speed = Velocidad
page-past-slider = Momento de la partida
page-past-place = { $place } de { $of }

page-log-made = La mesa está puesta.
page-log-sat = { $name } ocupa el asiento { $number }.
page-log-bot = El asiento { $number } es para un bot ({ $level }).
page-log-bot-named = { $name } ({ $level }) ocupa el asiento { $number }.
page-log-opened = El asiento { $number } está libre.
page-log-began = Empieza la partida.
page-log-ready = { $player } ya está.
    .you = { $player } ya estás.
page-log-unready = { $player } se lo piensa otra vez.
    .you = { $player } te lo piensas otra vez.
page-log-undo = { $player } retira una respuesta.
    .you = { $player } retiras una respuesta.
page-log-away = { $player } está ausente.
    .you = { $player } estás ausente.
page-log-back = { $player } ha vuelto.
    .you = { $player } has vuelto.
page-log-stood-in = Un bot ({ $level }) juega por { $player }.
page-log-late = A { $player } se le ha acabado el tiempo.
page-log-asked =
    { $what ->
        [undo] { $player } quiere retirar una respuesta.
        [pause] { $player } propone una pausa.
        [resume] { $player } propone seguir.
        [bot] { $player } propone que un bot juegue por { $about }.
        [open] { $player } propone liberar el asiento de { $about }.
       *[stop] { $player } propone dejar la partida.
    }
page-log-agreed = { $player } está de acuerdo.
    .you = { $player } estás de acuerdo.
page-log-declined = { $player } no está de acuerdo.
    .you = { $player } no estás de acuerdo.
page-log-paused = La partida está en pausa.
page-log-resumed = La partida sigue.
page-log-closed = La mesa está cerrada.
page-log-muted =
    { $what ->
        [audience] A quienes miran no se les oye en la charla.
       *[player] A { $player } no se le oye en la charla.
    }
page-log-heard =
    { $what ->
        [audience] A quienes miran se les vuelve a oír en la charla.
       *[player] A { $player } se le vuelve a oír en la charla.
    }
page-log-chance = Se añade de nuevo al azar: { $players } no mostró a tiempo lo prometido.

page-chat = Charla
page-chat-empty = Aún no se ha dicho nada.
page-chat-say = Di algo
page-chat-send = Enviar
page-chat-mute = Silenciar a { $name }
page-chat-mute-audience = Silenciar a quienes miran
page-chat-unmute = Dejar hablar a { $name }
page-chat-unmute-audience = Dejar hablar a quienes miran
page-chat-unread =
    { $count ->
        [one] Charla, { $count } mensaje nuevo
       *[other] Charla, { $count } mensajes nuevos
    }

page-proposal-title = Propuesta
page-proposal =
    { $what ->
        [undo] { $player } quiere retirar la última respuesta.
        [pause] { $player } propone una pausa.
        [resume] { $player } propone seguir jugando.
        [bot] { $player } propone que un bot ({ $level }) juegue por { $about }.
        [open] { $player } propone liberar el asiento de { $about }.
       *[stop] { $player } propone dejar la partida sin ganador.
    }
page-proposal-waits = Esperamos a { $players }.
page-agree = De acuerdo
page-decline = No estoy de acuerdo
page-withdraw = Retirar

## Varios en un dispositivo

page-curtain = Pasa el dispositivo a { $player }
page-curtain-about = No se muestra nada hasta que lo tengas tú y no mire nadie más.
page-curtain-lift = Soy { $player }
page-curtain-undo = { $player } retira la última respuesta

## El final

page-won =
    { $count ->
        [one] ¡Gana { $players }!
       *[other] ¡{ $players } comparten la victoria!
    }
page-again = Otra vez
page-again-said = ¿Otra partida? Aquí: { $address }
page-result = Resultado
page-replay = Repetición
page-record = Descargar el acta
page-fairness = Sorteos limpios
page-fairness-without = En estos sorteos no hay nada de este navegador: llegó después, no mostró su parte a tiempo, o su lugar estaba ocupado, por otro dispositivo tuyo o por el propio servidor.

## Nada que ver

page-gone = Esta mesa no existe
page-gone-about = Se cerró o se recogió, o la dirección no está completa. Pide la dirección a quien te invitó o elige otra mesa.
page-gone-secret = Esta ronda aún se está jugando
page-gone-private = Aquí juegan amigos entre ellos
page-gone-private-about = El anfitrión no quiere espectadores y todos los asientos están ocupados. Si uno de ellos es tuyo, abre tu propio enlace.

## La conexión

page-connection-lost = Se ha perdido la conexión. Nuevo intento …
page-connection-kept = Tu respuesta está guardada y saldrá entonces.
page-connection-again = Probar ahora
page-connection-restored = La conexión ha vuelto. No se ha perdido nada.
page-seen = Sin conexión. La mesa como la viste por última vez, { $ago }.
page-unsent-late = Una respuesta dada sin conexión llegó tarde: la partida había seguido, y no vale.
page-outdated = { $club } se ha renovado en el servidor.
page-analyse = Analizar
