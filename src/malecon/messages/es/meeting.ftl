### Encontrar con quién jugar.

meeting-title = Encuentra con quién jugar
meeting-about = Di a qué jugarías. En cuanto haya bastante gente esperando lo mismo, de fuerza parecida, el club sienta juntas a esas personas y la partida empieza.
meeting-games = ¿A qué jugarías?
meeting-players = ¿Cuántos en la mesa?
meeting-players-least = Como mínimo
meeting-players-most = Como máximo
meeting-players-chosen = de { $least } a { $most } jugadores
meeting-players-exact = { $count } jugadores
meeting-pace = ¿A qué ritmo?
meeting-pace-live = Ahora
meeting-pace-days = En varios días
meeting-pace-live-about = De una sentada: 20 minutos para cada jugador y 15 segundos más por turno.
meeting-pace-days-about = Hasta dos días para cada respuesta. No hace falta esperar aquí: la partida aparece entre tus mesas.
meeting-look = Buscar jugadores
meeting-missing-game = Elige al menos un juego.
meeting-missing-players = Elige cuántos pueden sentarse a la mesa.
meeting-looking = Un momento …
meeting-who = Quién espera
meeting-nobody = Nadie espera en este momento. Empieza tú: quien llegue después te encuentra.
meeting-waits = { $people ->
    [one] una persona
   *[other] { $people } personas
}
meeting-usual-live = Para una partida ahora se esperó últimamente { $time }.
meeting-usual-days = Para una partida en varios días se esperó últimamente { $time }.
meeting-usual-none = Aún no se sabe cuánto se tarda: pocas personas se han encontrado aquí hasta ahora.
meeting-seconds = { $count ->
    [one] un segundo
   *[other] { $count } segundos
}
meeting-minutes = { $count ->
    [one] un minuto
   *[other] { $count } minutos
}
meeting-hours = { $count ->
    [one] una hora
   *[other] { $count } horas
}
meeting-days = { $count ->
    [one] un día
   *[other] { $count } días
}
meeting-waiting = Esperas
meeting-waiting-since = Desde hace { $time }
meeting-wish = { $games }, { $players }
meeting-others = { $people ->
    [0] Nadie más espera esto todavía.
    [one] Otra persona espera algo que te iría bien.
   *[other] Otras { $people } personas esperan algo que te iría bien.
}
meeting-stay-live = Deja esta página abierta; mientras tanto puedes mirar otras. Cuando aparezca alguien, se pasa a la mesa sin más.
meeting-stay-days = Puedes cerrar esta página. Esperas dos semanas; cuando aparezca alguien, la partida estará entre tus mesas.
meeting-stop = Dejar de esperar
meeting-offer = ¿Mejor empezar con bots?
meeting-offer-about = Tomarían los asientos para los que no ha venido nadie. También puedes seguir esperando.
meeting-offer-eager = Otra persona que espera empezaría con bots. Únete y la partida es de los dos.
meeting-offer-taken = Enseguida empiezas con bots; a quienes esperan se les pregunta si se unen.
meeting-take-bots = Empezar con bots
meeting-found = Ha aparecido alguien
meeting-found-about = La mesa está puesta. Los demás te esperan allí.
meeting-go = A la mesa

## Lo que se rechaza

meeting-number = Ninguno de estos juegos es para { $least } a { $most } jugadores.
meeting-crowded = Ya espera tanta gente que una persona más solo esperaría. Vuelve dentro de un rato.
meeting-not-waiting = Ya no esperas ninguna partida.
