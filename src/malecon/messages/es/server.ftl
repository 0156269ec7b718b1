# Lo que dice el servidor del club.

server-query = «{ $found }» no se puede leer como final de una dirección: cada nombre está allí una vez, con un valor.
server-json = Eso no es JSON: desde el byte { $byte } no se puede leer.
server-json-end = No llegó nada, o termina en medio de su JSON.
server-json-deep = Eso está anidado más hondo que todo lo que se podría querer decir.
server-misread = Eso no se pudo entender. /openapi.json dice qué se puede enviar.
server-lacks = Falta «{ $field }».
server-unknown-field = «{ $field }» no se conoce aquí. Quizá está mal escrito.
server-wrong-kind = «{ $field }» debe ser { $wanted }, no { $found }.
server-wrong-kind-whole = Lo que se envía debe ser { $wanted }, no { $found }.
server-kind-int = un número entero
server-kind-float = un número con punto decimal
server-kind-str = un texto
server-kind-bool = true o false
server-kind-array = una lista
server-kind-object = un objeto entre llaves
server-kind-null = nada (null)
server-kind-or = o
server-wrong-word = «{ $field }» no puede ser «{ $found }». /openapi.json dice qué puede ser.
server-at-least = «{ $field }» debe ser { $least } como mínimo.
server-at-most = «{ $field }» puede ser { $most } como máximo.
server-beyond-measure = «{ $field }» es un número fuera de toda medida.
server-text-short = { $least ->
    [one] «{ $field }» está vacío.
   *[other] «{ $field }» es demasiado corto: tiene { $least } signos como mínimo.
}
server-text-long = «{ $field }» es demasiado largo: puede tener { $most } signos como máximo.
server-list-short = { $least ->
    [one] «{ $field }» está vacío.
   *[other] «{ $field }» debe nombrar { $least } como mínimo.
}
server-list-long = «{ $field }» puede nombrar { $most } como máximo.
server-form = «{ $field }» no está escrito como debe: tiene signos que no van allí, o muy pocos o demasiados.
server-form-level = No hay ningún bot con el nombre que está en «{ $field }». Su nivel es uno de { $known }; learned, expert y master pueden llevar un presupuesto, como master:300.
server-form-hash = «{ $field }» debe ser un SHA-256: 64 cifras de 0 a 9 y de a a f.
server-content-type = Envíe JSON: content-type application/json.
server-too-large = Es demasiado: como mucho { $most } kB.
server-too-slow = Tardó demasiado en llegar.
server-too-many = Demasiadas peticiones. Inténtelo de nuevo dentro de { $seconds } { $seconds ->
    [one] segundo
   *[other] segundos
}.
server-after = «{ $found }» no es ningún lugar de esta lista; pídela desde el principio.
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
server-many-links = Demasiados enlaces y dispositivos llevan a esta mesa. Quien tomó el asiento puede crear un enlace nuevo que anule los demás a ese asiento.
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
server-push-host = «{ $found }» no es el nombre de un servicio push, como push.example o *.push.example.
server-file-taken = Otro servidor tiene abierto «{ $path }». Varios servidores pueden compartir un PostgreSQL, no un archivo.
server-file-names = «{ $path }» tiene varios nombres (enlaces duros). Una base de datos tiene uno solo: quita los demás o copia el archivo.
server-not-started = El servidor no se pudo poner en marcha.
server-started = Malecón está abierto: { $address }
server-open-already = Malecón ya está abierto: { $address }
server-how-to-close = Ctrl-C lo cierra; sus mesas se conservan.
server-no-network = Este ordenador no está en ninguna red: nadie más podría entrar.
server-stopped = Malecón está cerrado.
server-picture-box = Una mesa en el Malecón

## How the club looks, and how it reaches people

server-club-name = El nombre del club es una línea de 1 a { $most } signos imprimibles, no «{ $found }».
server-greeting = El saludo es una línea de texto sencillo de 1 a { $most } signos, no «{ $found }».
server-greeting-language = «{ $found }» no es ningún idioma del club: { $known }.
server-colour = Un color se escribe como "#0b6a73", no como «{ $found }».
server-colour-day = «{ $found }» es demasiado claro como acento: sobre el fondo claro su contraste es de { $ratio } a 1 y hace falta { $enough }; tan oscurecido sería otro color. Elige uno más oscuro; el acento del aspecto oscuro se puede elegir aparte.
server-colour-night = «{ $found }» es demasiado oscuro para el aspecto oscuro: su contraste allí es de { $ratio } a 1 y hace falta { $enough }; tan aclarado sería otro color. Elige uno más claro para el aspecto oscuro.
server-colour-second = «{ $found }» es demasiado oscuro como segundo color: el contraste del texto sobre él es de { $ratio } a 1 y hace falta { $enough }; tan aclarado sería otro color.
server-mail-host = «{ $found }» no es el nombre de ningún servidor de correo.
server-mail-sender = El correo debe venir de una dirección, como "club@club.example" o "Nuestro club <club@club.example>", no de «{ $found }».
server-mail-security = La conexión con el servidor de correo se mantiene secreta con starttls, con tls o de ningún modo (none), no con «{ $found }».
server-mail-user = El servidor de correo quiere saber ambas cosas o ninguna: quién envía (user) y la contraseña.
server-mail-open = Una contraseña no debe enviarse al servidor de correo sin conexión secreta: elige starttls o tls.
server-contact = «{ $found }» no es una dirección de correo en la que se pueda localizar al anfitrión.
server-quiet = Las horas de silencio se escriben como "22:00-08:00", no como «{ $found }».
server-time-zone = «{ $found }» no es ninguna zona horaria; se escribe como "Europe/Amsterdam".

## En paz, y el escritorio de quien lleva el club

peace-nobody = Ahí no hay nadie de quien se pueda decir esto.
peace-many = Ya evitas a { $most } personas. Quita antes a alguna de tu lista.
peace-sits-there = Has bloqueado a { $name } y ocuparíais la misma mesa. ¿Sentarte de todos modos?
peace-reported = Ya lo has denunciado; quien lleva el club lo ve.
peace-reports-many = Hoy has denunciado a { $most } personas. Mañana podrás de nuevo.
peace-no-tables = Quien lleva el club no te deja sentarte hasta { $until }. Las partidas que juegas siguen.
peace-no-tables-for-good = Quien lleva el club ya no te deja sentarte. Las partidas que juegas siguen.
desk-not-host = Este escritorio es solo de quien lleva el club. En la máquina donde funciona, «malecon desk» da un enlace que lo abre.
desk-no-link = Este enlace no abre el escritorio, o ya no: sirve una vez, durante una hora. «malecon desk» da otro.
desk-settled = Esta denuncia ya está resuelta.
desk-no-bar = Eso ya ha terminado.
