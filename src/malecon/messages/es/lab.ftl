# Lo que dice el laboratorio: la arena y el informe de equilibrio.

cli-arena = Hace jugar a los bots entre sí y dice quién es mejor y con qué seguridad. Tras Ctrl-C o un fallo, la misma orden sigue donde se quedó. Dos bots: cada uno se sienta solo en una mesa llena del otro, en cada asiento. Más de dos y tantos como asientos: todos en una mesa, en cada orden. Cualquier otro número: por parejas, como dos. Todas las alineaciones juegan los mismos sorteos.
cli-arena-bots = Los bots: random, casual, greedy, strong; strong:300 recorre su árbol 300 veces en cada decisión, strong:500ms piensa medio segundo; ARCHIVO.py:NOMBRE es uno propio, al que se llama con el juego.
cli-arena-players = Cuántos se sientan a la mesa; si no se dice, dos.
cli-arena-games = Cuántas partidas; si no se dice, 200. Se redondea hacia arriba para que sea justo con todas las alineaciones.
cli-arena-jobs = Cuántos procesos; si no se dice, uno por núcleo. Las partidas son las mismas, salvo si un bot piensa por reloj.
cli-arena-seed = Otro número da otras partidas; si no se dice, 0.
cli-arena-fresh = Olvidar las partidas anteriores y empezar de nuevo.
cli-arena-csv = Imprimir cada asiento de cada partida como una línea de CSV.
cli-arena-chart = Dibujar las partes de victorias en este archivo SVG.

arena-too-few = Una arena necesita al menos dos bots, no { $found }.
arena-twice = El bot «{ $found }» está nombrado dos veces.
arena-no-such-bot = «{ $found }» no existe, o no se puede llamar.
arena-bot-broken = «{ $path }» no se puede usar: { $fault }
arena-two-forms = O --json o --csv, no los dos.
lab-process-ended = Uno de los procesos que jugaban terminó de forma inesperada, quizá por falta de memoria. Lo jugado se conserva; la misma orden sigue. Menos --jobs puede ayudar.
lab-runs-already = La misma orden ya está en marcha; escribe «{ $path }».

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
arena-faults = fallos
arena-no-ratings = Para las fuerzas hace falta OpenSkill: pip install "malecon[lab]"
arena-fault = { $bot } falló tras { $after } respuestas: { $fault } El registro: { $record }
arena-kept = Las partidas están en { $path }
