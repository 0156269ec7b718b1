# Lo que se avisa a quien no está mirando, y cómo se elige.

notice-turn-title = Te toca en { $game }
notice-ready-title = Ya están todos: empieza { $game }
notice-begins-title = Empieza { $game }: entra un momento
notice-remind-title = Todavía te toca en { $game }
notice-turns-title = Te toca en { $count } mesas
notice-several-title = { $count } cosas te esperan
notice-invited-title = { $by } te invita a { $game }
notice-asked-title = { $by } te pide amistad
notice-seated-title = Tu mesa está lista: { $game }
notice-round-title = Empieza la ronda { $round } de { $cup }
notice-cup-title = Nueva copa en { $season }: { $cup }
notice-settled-title = Quien lleva el club se ha ocupado de tu denuncia
notice-barred-title = Quien lleva el club ha decidido algo sobre ti
notice-test-title = Funciona
notice-test-body = Así sabrás que te toca.
notice-at = En «{ $title }».
notice-with = Con { $names }.
notice-more = Y { $count } más.
notice-left = Te { $hours ->
    [one] queda
   *[other] quedan
} { $hours } { $hours ->
    [one] hora
   *[other] horas
}.

## Mail

notice-mail-code-title = { $code } es tu código para { $club }
notice-mail-code = Tu código es { $code }. Escríbelo en la página de { $club } antes de media hora; desde entonces se te avisa por correo cuando te toca.
    Si no lo has pedido, no hagas nada: no llegará ningún otro correo.
notice-mail-why = Recibes este correo porque lo has pedido. Aquí se acaba, con un clic:
notice-desk-title = { $count ->
    [one] Una denuncia espera en tu escritorio de { $club }
   *[other] { $count } denuncias esperan en tu escritorio de { $club }
}
notice-desk-about = Ábrelo en un navegador de quien lleva el club. Este correo llega como mucho una vez por hora, a la dirección que figura como «contact» en el archivo del club.
notice-stop-question = ¿Ningún correo más cuando te toca?
notice-stop-button = Ningún correo más
notice-stop-done = Desde aquí no recibirás más correos.

## Lo que no puede ser

notice-endpoint = A esta dirección no se pueden enviar avisos.
notice-service = A este navegador no se le pueden enviar avisos: aquí no se conoce su servicio push.
notice-keys = Las claves de este navegador no lo son: con ellas no se podría sellar nada.
notice-browser = A este navegador no se le avisa de nada.
notice-time-zone = No hay ninguna zona horaria llamada «{ $found }».
notice-nobody = Todavía no se avisa a ninguno de tus navegadores.
notice-failed = El servicio push no lo ha aceptado. Apaga y enciende los avisos e inténtalo otra vez.
notice-no-mail = Este club no envía correo.
notice-mail-address = Esto no es una dirección de correo.
notice-mail-away = Ahora no se llega al servidor de correo. Inténtalo más tarde.
notice-mail-refused = El servidor de correo no acepta correo para esta dirección.
notice-code-wrong = Este no es el código que se envió.
notice-code-old = Este código ya no vale. Pide otro.

## On the page

notice-offer-title = Nadie tiene que esperar aquí
notice-offer-about = Puedes cerrar esta página: no se pierde nada, y se te puede avisar cuando te toque.
notice-offer = Avísame
notice-here = Avísame aquí cuando me toque
notice-here-about = También con esta página cerrada. El aviso va sellado: solo este navegador puede leerlo.
notice-cannot-install = En un iPhone o iPad hay que instalar antes la página: Compartir y luego «Añadir a pantalla de inicio». Ábrela desde allí y vuelve aquí.
notice-cannot-insecure = A los navegadores solo les avisan las páginas que llegan por https. A este club se llega sin él.
notice-cannot-unable = A este navegador no se le puede avisar con la página cerrada.
notice-cannot-denied = Has prohibido a esta página que te avise. Permítelo en los ajustes de tu navegador e inténtalo otra vez.
notice-cannot-service = Este navegador no tiene servicio push o no llega a él: solo se te avisa mientras la página está abierta y miras otra cosa. Apágalo y enciéndelo para volver a intentarlo.
notice-try = Probar
notice-tried = Enviado. Debería llegar enseguida.
notice-others = Tus otros navegadores
notice-unknown = Un navegador
notice-forget = Olvidar { $name }
notice-mail = Correo
notice-mail-address-label = Tu dirección de correo
notice-mail-about = Primero se envía allí un código. Nadie más ve la dirección.
notice-mail-send = Envíame un código
notice-mail-code-label = El código del correo
notice-mail-code-about = Vale media hora. Mira también en el correo no deseado.
notice-mail-confirm = Confirmar
notice-mail-on = Avísame también por correo
notice-mail-stopped = El correo a esta dirección fue devuelto, así que no se envía más. Olvídala y di otra.
notice-what = De qué se te avisa
notice-at-table = Me toca en esta mesa
notice-turns = Me toca, en cualquier mesa
notice-turns-else = Me toca, en cualquier otra mesa
notice-remind = Recuérdamelo una vez
notice-remind-about = Cuando queda un cuarto del tiempo, o al cabo de un día.
notice-news = Invitaciones, peticiones de amistad, mesas para mí, rondas de torneos
notice-quiet = Horas tranquilas
notice-quiet-on = Déjame en paz unas horas
notice-quiet-about = Lo que pase entretanto se avisa junto al terminar.
notice-quiet-begin = Desde
notice-quiet-end = Hasta
