# El archivo en el que un anfitrión describe un club.

config-sound = Todo está en orden. Esto es lo que vale:
config-by-default = de por sí
config-exposed = Todos en esta máquina pueden leer { $path }, y contiene un secreto: chmod 600 lo cierra.
config-faults = El archivo tiene errores.
config-wrong = «{ $key }» debe ser { $wanted }, no { $found }.
config-wrong-secret = «{ $key }» debe ser { $wanted }.
config-wanted-text = un texto entre comillas
config-wanted-texts = una lista de textos, como ["127.0.0.1"]
config-wanted-told = un texto entre comillas, o uno por idioma, como { "{" } en = "Hello", es = "Hola" { "}" }
config-wanted-flag = true o false
config-wanted-whole = un número entero de { $least } a { $most }
config-wanted-number = un número de { $least } a { $most }
config-wanted-one-of = uno de { $known }
config-no-section = No hay ninguna sección [{ $found }]; hay: { $known }.
config-no-section-near = No hay ninguna sección [{ $found }]. ¿Querías decir [{ $near }]?
config-no-table = { $section } es una sección con claves bajo [{ $section }], no { $found }.
config-no-key = No hay ninguna clave «{ $found }» en [{ $section }]; hay: { $known }.
config-no-key-near = No hay ninguna clave «{ $found }» en [{ $section }]. ¿Querías decir «{ $near }»?
config-key-elsewhere = La clave «{ $key }» va en la sección [{ $section }].
config-missing = En [{ $section }] falta la clave «{ $key }».
config-two-passwords = Da la contraseña o el archivo con ella, no ambos.
config-no-password = { $path } debe contener una contraseña, en una línea y nada más.

config-head =
    Un club: malecon serve --config club.toml
    Cada clave con lo que es de por sí; las que van tras # no están elegidas de por sí.
    malecon serve --config club.toml --check dice qué vale y qué está mal.

# Las secciones y qué hace cada clave.
config-section-club = Cómo se ve el club.
config-section-server = Dónde se encuentra y cuánto aguanta.
config-section-database = Dónde se guardan las mesas y cuánto tiempo.
config-section-mail = Correo para quien lo quiera.
config-section-notices = Lo que avisa a la gente de que es su turno.
config-key-club-name = Cómo se llama el club: en el título, arriba en la página, donde está instalado y en lo que envía.
config-key-club-greeting = Una línea de texto sencillo para quien entra; la misma para todos, o una para cada idioma.
config-key-club-accent = El color de los botones, los enlaces y lo elegido. Se cambia lo mínimo para que se lea bien.
config-key-club-accent-dark = El mismo en el aspecto oscuro; sin él, se hace a partir del acento.
config-key-club-second = El color de fondo de lo recomendado, como el primer botón de la primera página.
config-key-server-host = La dirección en la que escucha. 127.0.0.1 es solo esta máquina; 0.0.0.0 deja entrar a todos.
config-key-server-port = El puerto; 0 toma cualquiera que esté libre.
config-key-server-public-url = La dirección que se escribe para entrar; con ella se hacen los enlaces secretos. Necesaria detrás de un proxy.
config-key-server-proxies = Direcciones de proxies cuya palabra sobre sus visitantes se cree.
config-key-server-workers = Cuántos procesos piensan por los bots; 0 es uno por cada núcleo menos uno.
config-key-server-rate = Cuánto puede pedir un visitante, como múltiplo de lo usual; 0 es sin límite.
config-key-server-log = Cómo se escribe el registro: text, o json con un objeto por línea.
config-key-server-open-metrics = Mostrar /metrics también a otras máquinas.
config-key-database-url = Un archivo, o una dirección de PostgreSQL; sin ella, un archivo entre tus propios datos.
config-key-database-keep-ended = Tras cuántos días se olvida una mesa terminada; sin esto, nunca.
config-key-database-keep-idle = Tras cuántos días se olvida una mesa que nadie toca; sin esto, nunca.
config-key-database-keep-unbegun = Tras cuántos días se olvida una mesa que no ha empezado y que nadie toca.
config-key-mail-server = El servidor que envía el correo del club. Sin él nadie recibe correo, y no falta nada más.
config-key-mail-from = De quién viene el correo: una dirección, o un nombre y una dirección. Necesario con el servidor.
config-key-mail-security = Cómo se mantiene secreta la conexión: starttls, tls o de ningún modo (none).
config-key-mail-port = El puerto del servidor de correo; sin él, 587 con starttls, 465 con tls, si no 25.
config-key-mail-user = Quién envía, si el servidor de correo quiere saberlo.
config-key-mail-password = La contraseña para ello. Quien puede leer el archivo puede leerla.
config-key-mail-password-file = En lugar de la contraseña: un archivo que no contiene nada más, buscado desde la carpeta de este.
config-key-notices-contact = Una dirección tuya: si el club envía correo, ahí se te avisa de que esperan denuncias; y la conocen quienes llevan los servicios push de los navegadores, por si tu club les causa problemas.
config-key-notices-push-hosts = Máquinas que pueden llevar avisos a los navegadores, además de las de sus fabricantes; *. ante un nombre son todas las que cuelgan de él.
config-key-notices-quiet-hours = Cuándo no se avisa de nada a quienes no han elegido horas propias.
config-key-notices-time-zone = Según el reloj de dónde son estas horas.
