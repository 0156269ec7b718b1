# Lo que dice el servidor del club.

server-unreadable = Esto no se pudo leer: { $error }.
server-content-type = Envíe JSON: content-type application/json.
server-too-large = Es demasiado: como mucho { $most } kB.
server-too-slow = Tardó demasiado en llegar.
server-too-many = Demasiadas peticiones. Inténtelo de nuevo dentro de { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
}.
server-foreign-host = A este servidor no se le conoce por ese nombre. Quien lo lleva puede indicarlo con --public-url.
server-foreign-origin = Esta petición venía de la página de otro sitio y se rechazó.
server-method = Esto no se puede hacer aquí de esta manera.
server-nothing-here = No hay nada en esta dirección.
server-failed = Algo falló en el propio servidor. Está anotado; nada de lo confirmado se ha perdido.
server-away = La casa no alcanza sus libros en este momento. Nada de lo confirmado se ha perdido; inténtelo enseguida de nuevo.

server-not-your-seat = El asiento { $seat } no es suyo.
server-not-owner = Solo puede hacerlo el dispositivo que se sentó aquí, no uno que llegó por un enlace.
server-no-spectators = Esta mesa no quiere espectadores.
server-not-ended = El registro se muestra cuando la partida ha terminado: cuenta lo que todos ocultan.
server-no-hints = En esta mesa nadie pide consejo a los bots.
server-no-link = Este enlace no lleva a ningún asiento, o ya no.
server-metrics = Las medidas se muestran solo en la máquina del servidor.
server-no-page = El servidor del club funciona, pero su página no está construida. En la carpeta de las fuentes la construye «./dev play». Los programas ya pueden usar el servidor; /openapi.json dice cómo.

## Al empezar

server-port = Un puerto es un número de 0 a 65535, no { $found }.
server-port-taken = El puerto { $port } de { $host } no se puede usar: { $error }. Con --port se elige otro.
server-host = «{ $host }» no es una dirección de esta máquina: { $error }.
server-workers = Pueden pensar de 0 a { $most } procesos, no { $found }.
server-log = El diario se escribe como text o como json, no como «{ $found }».
server-rate = La tasa debe ser un número a partir de 0, no { $found }.
server-days = Las mesas se guardan un número de días a partir de 0, no { $found }.
server-unfinished = { $most } mesas hechas desde aquí en un día no se han jugado hasta el final. Solo cuando algunas se jueguen hasta el final o se borren habrá nuevas.
server-box-large = Estos componentes ocupan { $found } bytes; en una mesa pueden ser { $most } como máximo.
server-public-url = «{ $found }» no es una dirección que los jugadores puedan teclear; debe ser como https://club.example.
server-proxy = «{ $found }» no es una dirección de un proxy.
server-file-taken = Otro servidor tiene abierto «{ $path }». Varios servidores pueden compartir un PostgreSQL, no un archivo.
server-file-names = «{ $path }» tiene varios nombres (enlaces duros). Una base de datos tiene uno solo: quita los demás o copia el archivo.
server-not-started = El servidor no se pudo poner en marcha.
server-started = Malecón está abierto: { $address }
server-open-already = Malecón ya está abierto: { $address }
server-how-to-close = Ctrl-C lo cierra; sus mesas se conservan.
server-no-network = Este ordenador no está en ninguna red: nadie más podría entrar.
server-stopped = Malecón está cerrado.
server-picture-box = Una mesa en el Malecón
