# Lo que dice la línea de órdenes.

cli-about = Havana, Santiago de Cuba y Cuba en este terminal.
cli-usage = Uso:
cli-commands = Órdenes
cli-arguments = Datos
cli-options = Opciones
cli-help = Mostrar esta página.
cli-epilogue = --lang { $languages }, en cualquier lugar, elige el idioma. --version dice qué se ejecuta aquí.

cli-games = Enumerar los juegos, para cuántas personas son y qué se puede elegir.
cli-play = Jugar en el navegador, con amigos y bots; con el nombre de un juego, en este terminal. Cada respuesta se guarda.
cli-replay = Recorrer una partida registrada.
cli-simulate = Jugar muchas partidas al azar y mostrar cómo han sido.
cli-serve = Abrir un club: aquí se juega con el navegador o con un programa, entre personas y contra bots.
cli-desk = Abrir el escritorio de quien lleva el club: dar un enlace que deja entrar a un navegador, una vez.
cli-verify = Comprobar que todos los sorteos de una partida fueron limpios.
cli-export = Escribir todas las partidas de un servidor de club en una carpeta, como registros.
cli-import = Incorporar los registros de una carpeta a un servidor de club.
cli-record = Revisar partidas registradas.
cli-record-check = Comprobar una partida registrada jugándola de nuevo.
cli-tiles = Jugar a Havana con tus propias losetas de edificio.
cli-tables = Jugar a Santiago con tus propios cubanos y edificios.
cli-ships = Jugar a Cuba con tus propios barcos.
cli-boards = Jugar a Cuba con tus propios tableros de plantación.
cli-components = Jugar a un juego con tus propios componentes.
cli-components-check = Encontrar todos los fallos de un archivo así.
cli-components-show = Escribir los nuestros como un archivo así, para cambiarlo.

cli-any-game = El nombre del juego; «malecon games» los enumera.
cli-any-players = Cuántas personas juegan. Si no se dice, tres, donde el juego lo permita.
cli-any-option = Una regla a elegir, como nombre=valor; se puede repetir.
cli-any-tiles = Para Havana: un archivo con tus propias losetas de edificio.
cli-any-tables = Para Santiago: un archivo con tus propios cubanos y edificios.
cli-any-ships = Para Cuba: un archivo con tus propios barcos.
cli-any-boards = Para Cuba: un archivo con tus propios tableros de plantación.
cli-any-components = Para algún juego: un archivo con tus propios componentes.
cli-any-json = Escribir JSON para programas.
cli-any-file = El archivo que se lee.
cli-any-folder = La carpeta de los archivos.
cli-any-database = Dónde están las partidas: un archivo o postgresql://… Si no se dice, un archivo entre tus propios datos.
cli-serve-config = El archivo en el que se describe el club; lo que se dice aquí vale más. docs/host.md da sus claves.
cli-serve-check = No abrir nada: decir si el archivo está en orden y qué vale.
cli-serve-host = La dirección en la que se espera. Sin ella solo entra esta máquina; 0.0.0.0 deja entrar a todos.
cli-serve-port = El puerto; si no, 8047. 0 toma uno libre.
cli-serve-public_url = La dirección que teclean los jugadores, como https://club.example; hace falta tras un proxy.
cli-serve-workers = Cuántos procesos piensan por los bots; si no, uno por núcleo menos uno.
cli-serve-proxy = La dirección de un proxy al que se cree sobre sus clientes; se puede dar varias veces.
cli-serve-rate = Cuánto puede pedir un cliente, como múltiplo de lo usual; 0 es sin límite.
cli-serve-keep_ended = A los cuántos días se olvida una mesa terminada; si no, nunca.
cli-serve-keep_idle = A los cuántos días se olvida una mesa que nadie toca; si no, nunca.
cli-serve-keep_unbegun = A los cuántos días se olvida una mesa que no ha empezado y que nadie toca.
cli-serve-log = Cómo se escribe el diario: text, o json con un objeto por línea.
cli-serve-open_metrics = Mostrar /metrics también a otras máquinas.
cli-desk-config = El archivo en que se describe el club, si lo hay.
cli-desk-port = El puerto del club, si no es 8047.
cli-desk-public_url = La dirección que escriben los jugadores, como https://club.example.
cli-desk-revoke = No dejar que ningún navegador abra ya el escritorio, ni ningún enlace de antes.
cli-verify-commitment = Lo que mostró la mesa antes del primer sorteo, si lo has guardado: la promesa, en partidas antiguas el compromiso.
cli-verify-first = Solo para partidas que vinieron de un registro: cuántas respuestas había ya, según sabes tú.
cli-import-own_backup = Estos archivos son una copia de seguridad de este club, escrita por su propia exportación: devolver asientos, enlaces y secretos tal como estaban. Solo para archivos que nadie más haya podido cambiar.
cli-play-people = Cuántas personas juegan aquí; tienen los primeros asientos. Si no se dice, una; con 0 solo se mira.
cli-play-bots = Quién juega los demás asientos, separados por comas; el último juega todos los que queden. Del más débil al más fuerte: random, casual, greedy, steady, learned, expert, master. Si no se dice, greedy.
cli-play-name = Un nombre para cada asiento; se da una vez por cada uno.
cli-play-seed = Un número del que sale todo lo que se saca al azar, para una partida que se pueda repetir.
cli-play-save = Dónde se guarda. Si no se dice, en un archivo nuevo entre tus datos.
cli-play-resume = Una partida guardada con la que seguir.
cli-play-config = En el navegador: el archivo en el que se describe el club, como en «malecon serve».
cli-play-lan = En el navegador: dejar entrar también a otros de tu red.
cli-play-port = En el navegador: el puerto; si no, 8047 o uno que esté libre.
cli-play-no_browser = En el navegador: no abrir ninguno, solo decir la dirección.
cli-replay-at = Después de cuántas respuestas se empieza.
cli-replay-seat = Ver lo que podía ver este asiento (0 es el primero); si no se dice, lo que podían ver todos.
cli-simulate-games = Cuántas partidas; si no se dice, 1000.
cli-simulate-jobs = Cuántos procesos; si no se dice, uno por núcleo. El resultado es el mismo.
cli-simulate-seed = Otro número da otras partidas; si no se dice, 0.

cli-exported = Partidas escritas: { $games }.
cli-imported = Partidas incorporadas: { $games }. Ya estaban: { $there }.
cli-imported-backups = { $games } de ellas las escribió la exportación de un club. Se han incorporado como registros de cualquier parte, con asientos libres y sorteos nuevos: con --own-backup serían las mesas que eran.
cli-no-server = Para esto hacen falta los paquetes del servidor, y falta { $package }. Se instalan con: pip install "malecon[server]"

cli-unknown-command = No existe la orden «{ $found }». «malecon --help» las enumera todas.
cli-unknown-option = Aquí no existe la opción «{ $found }». Con --help detrás, cada orden enumera las suyas.
cli-missing = Falta algo: { $name }. Con --help detrás, cada orden dice qué necesita.
cli-repeated = «{ $name }» se ha dado dos veces.
cli-value = { $name } no puede ser «{ $found }».
cli-too-many = Esto sobra: «{ $found }». Con --help detrás, cada orden dice qué necesita.
cli-misread = No se ha entendido: { $error }
cli-system = El sistema se ha negado: { $error }.
cli-memory = No hay memoria suficiente para esto.
cli-interrupted = Interrumpido.

## Las primeras líneas de esos archivos

cli-components-head =
    En el juego { $game }: { $name }.
    Cámbialos como estén en tu caja, y después: malecon { $name } check FILE
cli-tiles-head =
    Las 36 losetas de edificio de Havana, cada una con sus puntos y su precio:
    cubos R rojos, Y amarillos, N marrones, B azules y G grises, $ pesos, w obreros, A hace falta el arquitecto.
    Cámbialas como son en tu caja, y después: malecon tiles check ARCHIVO
cli-tables-head =
    Los cubanos de Santiago con sus flores y lo que dan, y lo que dan los edificios.
    Cámbialos como son en tu caja, y después: malecon tables check ARCHIVO
cli-ships-head =
    Los 15 barcos de Cuba, cada uno con sus espacios para cítricos, tabaco, azúcar, ron y puros.
    Cámbialos como son en tu caja, y después: malecon ships check ARCHIVO
cli-boards-head =
    Los tableros de plantación de Cuba, cada uno con sus tres filas desde arriba:
    W almacén, C cítricos, T tabaco, S azúcar, F bosque, M montaña, L lago.
    Cámbialos como son en tu caja, y después: malecon boards check ARCHIVO

# Many machines, and parts of runs.
cli-any-cluster = Trabajar en muchas máquinas, con Ray: «ray» inicia uno en esta máquina, «auto» encuentra el que ya corre aquí, ray://HOST:PUERTO o HOST:PUERTO es uno en otro lugar. Necesita malecon[cluster].
cli-any-part = Jugar solo la tercera de ocho partes, como 3/8; «malecon join» une las partes.
cli-any-into = La carpeta donde se guarda una parte; sin ella, esta.
cli-any-page = Llevar aquí una página que muestra cuánto va; se puede mirar mientras tanto.
cli-any-fresh = Olvidar lo que dejó una ejecución anterior y empezar de nuevo.
cli-any-csv = Imprimir cada asiento de cada partida como una línea de CSV.
cli-join = Unir las partes de una ejecución y decir lo que dice, como lo habría hecho una sola máquina.
cli-join-parts = Las partes, o la carpeta en la que están.
cli-join-html = De un informe: dónde se escribe la página; sin ello, JUEGO-report.html en esta carpeta.
cli-join-chart = De una arena: dibujar las cuotas de victorias en este archivo SVG.
cli-join-csv = De una arena: imprimir cada asiento de cada partida como una línea de CSV.
cli-analyse-part = Mirar solo la tercera de ocho partes de los registros, como 3/8.

## El escritorio de quien lleva el club

desk-address = Abre esto una vez, antes de una hora, en el navegador desde el que cuidas del club:
desk-revoked = { $browsers ->
    [0] Ningún navegador podía abrir el escritorio.
    [one] El navegador que podía abrir el escritorio ya no puede.
   *[other] Los { $browsers } navegadores que podían abrir el escritorio ya no pueden.
}
desk-no-club = En «{ $path }» no hay ningún club. Con --database o --config dices dónde está.
