# Lo que dice el laboratorio: la arena y el informe de equilibrio.

cli-arena = Hace jugar a los bots entre sí y dice quién es mejor y con qué seguridad. Tras Ctrl-C o un fallo, la misma orden sigue donde se quedó. Dos bots: cada uno se sienta solo en una mesa llena del otro, en cada asiento. Más de dos y tantos como asientos: todos en una mesa, en cada orden. Cualquier otro número: por parejas, como dos. Todas las alineaciones juegan los mismos sorteos.
cli-arena-bots = Los bots, del más débil al más fuerte: random, casual, greedy, steady, learned, expert, master; y strong, que busca sin red. A los cuatro últimos se les puede decir cuánto pensar: master:300 recorre su árbol 300 veces en cada decisión, master:500ms piensa medio segundo; ARCHIVO.net es learned con una red propia, ARCHIVO.net:master:300 master con ella; ARCHIVO.py:NOMBRE es uno propio, al que se llama con el juego; cmd:ORDEN es cualquier programa que hable líneas de JSON, como "cmd:python mio.py" (docs/programs.md).
cli-arena-players = Cuántos se sientan a la mesa; si no se dice, dos.
cli-arena-games = Cuántas partidas; si no se dice, 200. Se redondea hacia arriba para que sea justo con todas las alineaciones.
cli-arena-jobs = Cuántos procesos; si no se dice, uno por núcleo. Las partidas son las mismas, salvo si un bot piensa por reloj.
cli-arena-seed = Otro número da otras partidas; si no se dice, 0 o, donde juegan programas, uno que no puedan adivinar.
cli-arena-patience = Cuántos segundos tiene un programa (cmd:…) para responder; si no se dice, 30.
cli-arena-alone = Sentar solo al primer bot entre otros, y no a los otros entre iguales suyos.
cli-arena-fresh = Olvidar las partidas anteriores y empezar de nuevo.
cli-arena-csv = Imprimir cada asiento de cada partida como una línea de CSV.
cli-arena-chart = Dibujar las partes de victorias en este archivo SVG.

arena-too-few = Una arena necesita al menos dos bots, no { $found }.
arena-twice = El bot «{ $found }» está nombrado dos veces.
arena-no-such-bot = «{ $found }» no existe, o no se puede llamar.
arena-no-choose = A «{ $found }» no se le puede preguntar: no tiene ningún método «choose».
arena-no-net-bot = «{ $found }»: con una red propia hay { $known }.
arena-bot-broken = «{ $path }» no se puede usar: { $error }
arena-same-module = «{ $path }»: junto a los archivos de dos bots, en carpetas distintas, hay un «{ $found }» en cada una, y Python solo conoce cada nombre una vez. Uno de los dos debe llamarse de otra manera.
arena-no-command = «{ $found }» no nombra ninguna orden; se escribe "cmd:python mio.py".
arena-no-program = Aquí no hay ningún programa «{ $found }».
arena-patience = Una respuesta puede tardar hasta { $most } segundos y más que ninguno; no { $found }.
arena-program-silent = El programa no dijo nada en { $seconds } segundos.
arena-program-ended = El programa ha terminado. Lo último que dijo en stderr: { $error }
arena-program-hello = El programa debe presentarse primero, con {"{"}"type": "hello"{"}"}; dijo: { $found }
arena-program-line = Esto no es una respuesta a la pregunta hecha: { $found }
arena-program-forfeited = El programa ha fallado demasiadas veces y en esta partida ya no se le pregunta.
arena-two-forms = O --json o --csv, no los dos.
lab-process-ended = Uno de los procesos que jugaban terminó de forma inesperada, quizá por falta de memoria. Lo jugado se conserva; la misma orden sigue. Menos --jobs puede ayudar.
lab-runs-already = La misma orden ya está en marcha; escribe «{ $path }».
lab-before = Jugadas ya antes: { $played } de { $total } partidas; --fresh empieza de nuevo.

arena-head = { $game }, { $players } jugadores, { $games } partidas, semilla { $seed }
arena-against = { $bot } – { $others }
arena-bot = bot
arena-opponents = contra
arena-games = partidas
arena-wins = victorias
arena-share = parte
arena-interval = seguro al 95 %
arena-fair = justa
arena-share-wins = parte de las partidas ganadas, con intervalos del 95 %
arena-fair-share = parte justa
arena-seat = asiento { $seat }
arena-rating = fuerza
arena-points = puntos
arena-difference = sobre los demás
arena-decisions = decisiones
arena-time = cada una
arena-errors = fallos
arena-program = programa
arena-timeouts = fuera de tiempo
arena-illegal = respuestas no permitidas
arena-ended = caídas
arena-forfeits = partidas perdidas por abandono
arena-no-ratings = Para las fuerzas hace falta OpenSkill: pip install "malecon[lab]"
arena-error = { $bot } falló tras { $after } respuestas: { $error }. El registro: { $record }
arena-kept = Las partidas están en { $path }

## El informe de equilibrio

cli-report = Juega muchas partidas de un bot consigo mismo y dice lo equilibrado que es el juego: victorias por asiento y turno, puntos y duración, de dónde vienen los puntos, con qué va cada carta, loseta, edificio o ley. Una página con gráficos, o JSON. La misma orden sigue donde se quedó.
cli-report-bots = El bot que juega en todos los asientos; si no se dice, greedy.
cli-report-players = Cuántos juegan; si no se dice, todos los números por turno.
cli-report-games = Cuántas partidas; si no se dice, 1000.
cli-report-jobs = Cuántos procesos; si no se dice, uno por núcleo. Las partidas son las mismas.
cli-report-seed = Otro número da otras partidas; si no se dice, 0.
cli-report-fresh = Olvidar las partidas anteriores y empezar de nuevo.
cli-report-html = Dónde se escribe la página; si no se dice, JUEGO-report.html en esta carpeta.

report-title = ¿Es equilibrado { $game }?
report-about = { $games } partidas, todos los asientos jugados por { $bot }, semilla { $seed }.
report-care = Lo que va con ganar no tiene por qué ser su causa, y otro bot puede hallar otros caminos. Los intervalos valen al 95 %: de veinte cosas que no cambian nada, una parece que sí. Las barras grises están dentro de su duda.
report-errors = { $bot } falló { $errors ->
    [one] una vez
   *[other] { $errors } veces
}; entonces se dio por él cualquier respuesta permitida, así que las cifras dicen menos.
report-written = El informe: { $path }

report-seats = Asientos
report-seats-about = En cada asiento juega el mismo bot, así que cada uno debería ganar su parte justa.
report-by-seat = Victorias por asiento, { $players } jugadores
report-by-turn = Victorias por turno, contado desde el primer jugador inicial sorteado, { $players } jugadores
report-seat = asiento { $seat }
report-turn = { $turn }.º
report-wins = victorias
report-fair = parte justa
report-sure = seguro al 95 %
report-lengths = Puntos y duración
report-players = jugadores
report-games = partidas
report-rounds = rondas
report-decisions = decisiones
report-points = puntos
report-winning = el mejor
report-margin = ventaja
report-shared = victorias compartidas
report-score-chart = Puntos de un asiento al final
report-round-chart = Rondas de una partida
report-of-players = { $players } jugadores
report-sources = De dónde vienen los puntos
report-sources-about = Los puntos medios de un asiento de cada fuente, de todos los asientos y de los que ganaron.
report-sources-chart = Puntos por fuente, { $players } jugadores
report-all = todos
report-winners = ganadores
report-items-chart = { $what }: victorias sobre o bajo la parte justa
report-above = puntos porcentuales sobre la parte justa
report-all-numbers = Todos los números
report-thing = qué
report-games-with = en partidas
report-seats-with = por asientos
report-times = veces
report-times-winners = veces, ganadores
report-at-all = Quien lo tomó o usó siquiera: ¿cuántas veces ganó?

report-group-havana-card = Cartas ejecutadas
report-group-havana-tile = Losetas compradas
report-group-santiago-cuban = Cubanos visitados
report-group-santiago-building = Edificios usados
report-group-santiago-owned = Edificios adquiridos
report-group-santiago-good = Mercancías entregadas
report-group-cuba-character = Personajes jugados
report-group-cuba-delegate = Personajes enviados al parlamento
report-group-cuba-tile = Edificios construidos
report-group-cuba-use = Edificios usados
report-group-cuba-ship = Barcos cargados
report-group-cuba-passed = Leyes aprobadas
report-about-havana-card = Quien más veces ejecutó una carta en su mesa: ¿cuántas veces ganó?
report-about-havana-tile = Quien compró una loseta: ¿cuántas veces ganó? Las de los mismos puntos deberían parecerse.
report-about-santiago-cuban = Quien más veces visitó a un cubano en su mesa: ¿cuántas veces ganó?
report-about-santiago-building = Quien más veces usó un edificio en su mesa: ¿cuántas veces ganó?
report-about-santiago-owned = Quien adquirió un edificio: ¿cuántas veces ganó?
report-about-santiago-good = Quien más veces entregó una mercancía en su mesa: ¿cuántas veces ganó?
report-about-cuba-character = Quien más veces jugó un personaje en su mesa: ¿cuántas veces ganó?
report-about-cuba-delegate = Quien más veces envió un personaje al parlamento en su mesa: ¿cuántas veces ganó?
report-about-cuba-tile = Quien construyó un edificio: ¿cuántas veces ganó?
report-about-cuba-use = Quien más veces usó un edificio en su mesa: ¿cuántas veces ganó?
report-about-cuba-ship = Quien cargó más unidades en un barco: ¿cuántas veces ganó?
report-about-cuba-passed = Quien ganó la votación y aprobó una ley: ¿cuántas veces ganó la partida?

# --- malecon train ---

cli-train = Una red aprende un juego jugando contra sí misma. Tras Ctrl-C o un fallo, la misma orden sigue donde se quedó. Necesita PyTorch: pip install "malecon[learn]".
cli-train-folder = Dónde se guardan la red y todo lo necesario para seguir; si no se indica, la carpeta «training».
cli-train-minutes = Cuánto tiempo, como 30 o 0.5; si no se indica, 10 minutos.
cli-train-jobs = Cuántos procesos juegan; si no se indica, uno por núcleo.
cli-train-seed = Otro número da otra red; si no se indica, 1.
cli-train-width = Cuántas neuronas tiene la primera capa; si no se indica, 128.
cli-train-depth = Cuántas neuronas tiene la segunda capa; si no se indica, 32.
cli-train-rate = Con qué rapidez aprende al principio de una ejecución; si no se indica, 0.001. Para seguir con una red que ya es buena conviene un poco menos.
cli-train-fresh = Olvidar lo aprendido y empezar de nuevo.
cli-train-shipped = Seguir con la red que viene con el juego.
cli-train-chart = Dibujar la curva de aprendizaje en este archivo SVG.

train-no-torch = Para aprender hace falta PyTorch: pip install "malecon[learn]"
train-no-observer = { $game } no dice lo que sabe un puesto, así que ninguna red puede aprenderlo; docs/writing-a-game.md explica cómo lo hace un juego.
train-minutes = Los minutos son un número mayor que 0 y hasta { $most }, como 30 o 0.5; no { $found }.
train-no-folder = «{ $path }» es un archivo; indica una carpeta donde guardar la red.
train-rate = La tasa debe ser mayor que 0 y como mucho { $most }, no { $found }; 0.001 es buena para empezar.
train-other-net = «{ $path }» está dañado o es de otro juego o de otro tamaño; --fresh empieza de nuevo.
train-begins = { $game }: aprende desde cero durante { $minutes ->
    [one] un minuto
   *[other] { $minutes } minutos
}, con { $jobs ->
    [one] un proceso que juega
   *[other] { $jobs } procesos que juegan
}.
train-goes-on = Sigue tras { $games } partidas, desde { $path }.
train-goes-on-shipped = Se sigue tras { $games } partidas, con la red que viene con el juego.
train-nothing-shipped = { $game } no trae ninguna red; sin --shipped aprende desde cero.
train-shipped-size = --width y --depth son los de la red que trae { $game }, { $width } y { $depth }: con --shipped no pueden ser otros.
train-begun-already = «{ $path }» ya existe: sin --shipped se sigue con eso, y --fresh lo olvida.
train-line = { $minutes } min, { $games } partidas, error { $loss }; ganadas en solitario contra greedy: { $won }
train-won = { $share } de { $games } con { $players }
train-stopped = Detenido; la misma orden sigue desde aquí.
train-done = { $games } partidas jugadas. La red está en { $path }; pruébala: malecon arena { $game } { $path } greedy
train-chart = { $game }: partidas ganadas por la red, sola entre { $rival }
train-games = partidas de aprendizaje
train-players = { $players } jugadores

net-unreadable = Este no es el archivo de una red.
net-of-another-game = Esta red no se hizo para { $game } tal como es ahora.
net-too-large = Los pesos de esta red son demasiado grandes: lo que suma no cabría.

# --- many machines, parts of runs, and the page of a run ---
part-wrong = Una parte se escribe como 3/8, la tercera de ocho; «{ $found }» no lo es.
part-into-alone = --into dice dónde se guarda una parte; va con --part.
arena-part-seed = Juegan programas, y sin --seed cada máquina saca al azar otras cosas. Da a todas las partes el mismo --seed, de muchas cifras.
part-csv = O --csv o --into: lo uno imprime las partidas de una parte, lo otro las guarda.
part-no-folder = «{ $path }» es un archivo; las partes se guardan en una carpeta.
part-kept = La parte { $part } de { $of } está jugada (partidas: { $games }) y guardada en { $path }. Cuando estén todas las partes, «malecon join» las une.
join-nothing = No hay nada que unir: nombra los archivos que han guardado las ejecuciones con --part, o su carpeta.
join-no-part = «{ $path }» no es parte de una ejecución. Las partes son lo que guardan las ejecuciones con --part.
join-other-run = «{ $path }» es parte de otra ejecución que «{ $first }»: «{ $what }» es { $there } allí y { $here } aquí. Quita una de las dos.
join-twice = La parte { $part } está dos veces: «{ $other }» y «{ $path }». Quita una de las dos.
join-missing =
    { $count ->
        [one] Falta la parte { $parts } de { $of }.
       *[other] Faltan { $count } de { $of } partes: { $parts }.
    }
join-unfinished = «{ $path }» no está terminada: { $played } de { $games } partidas. El mismo comando con --part { $part } sigue con ella.
join-damaged = «{ $path }» está dañado. Elimínalo y juega esta parte otra vez.
join-not-for = { $option } no es para las partes de «malecon { $kind }».
analyse-one-page = --html nombra una página, pero hay varios registros. Sin ello, cada uno tiene su página al lado.
analyse-budget = --budget debe ser de 1 a { $most }, no { $found }.
analyse-no-records = No hay ningún registro en «{ $path }»: ningún archivo termina en .txt.
analyse-same-names = «{ $path }» y «{ $other }» irían a archivos con los mismos nombres. Repásalos uno tras otro, en carpetas distintas.
cluster-no-ray = Para trabajar en un clúster hace falta Ray: pip install "malecon[cluster]"
cluster-address = «{ $found }» no es la dirección de un clúster. Es ray, auto, ray://HOST:PUERTO o HOST:PUERTO.
cluster-nobody = Nadie responde en { $address }: { $error }. ¿Está en marcha el clúster, y es esta la dirección de su cabeza?
cluster-failed = No se pudo usar el clúster «{ $address }»: { $error }
cluster-lost = El trabajo dado al clúster se perdió una y otra vez: { $error }
cluster-differs = La máquina { $node } del clúster no juega como esta: Malecón es allí { $there } y aquí { $here }, o sus reglas o bots son otros. Instala lo mismo en todas las máquinas.
run-runs = Está en marcha; así iba a las { $time }. La página se escribe de nuevo cada pocos segundos: si la hora no avanza, la ejecución ha terminado.
run-finished = Terminado a las { $time }.
run-stopped = Detenido a las { $time }; el mismo comando sigue desde aquí.
run-played = partidas jugadas
run-total = partidas en total
run-rate = partidas por segundo
run-time = tiempo transcurrido
run-left = tiempo restante
run-seconds = segundos
run-a-second = { $rate } por segundo
