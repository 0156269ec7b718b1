# Las herramientas de `malecon mcp`, como las lee un modelo de lenguaje, y lo que responden.

cli-mcp = Dar un asiento a un modelo de lenguaje: un servidor del Model Context Protocol por stdin y stdout. Abre mesas propias con bots, o se sienta a una mesa de un club con su enlace.
cli-mcp-club = La dirección de un club, como http://127.0.0.1:8047; se puede repetir. Entonces el modelo no puede sentarse en ningún otro sitio.
cli-no-mcp = Para esto hace falta el SDK del Model Context Protocol. Se instala con: pip install "malecon[mcp]"

mcp-instructions = Juegos de mesa: Havana, Santiago de Cuba y Cuba, de dos a cinco jugadores. Abre una mesa con new_table, o siéntate a una mesa de un club con sit_down. Luego lee lo que se te dice: las novedades, la mesa como la ve tu asiento, la pregunta y las respuestas posibles. Responde con answer, una y otra vez, hasta que la partida termine. No se muestra nada que tu asiento no pueda saber. Una respuesta rechazada no cambia nada: el motivo nombra la regla, y puedes intentarlo de nuevo. Pide las reglas con rule.
mcp-tool-games = Qué juegos hay, para cuántos jugadores, con qué opciones, y contra qué bots se puede jugar.
mcp-tool-new-table = Abrir una mesa propia y sentarse. game: havana, santiago o cuba. players: cuántos se sientan, tú incluido. seat: tu asiento, desde 0. bots: quién juega en los otros asientos, un nombre para todos o una lista con uno para cada uno, en el orden de los asientos. options: por su nombre, como las enumera games. seed: el mismo número da la misma partida. club: la dirección de un club, como http://127.0.0.1:8047, para abrir la mesa allí; entonces un asiento en bots puede ser open, para una persona, y name es cómo te llamas.
mcp-tool-sit-down = Sentarse a una mesa de un club. link: la dirección de la mesa (…/table/…), donde tomas un asiento libre, o el enlace secreto de un asiento (…/seat/…). name: cómo te llamas allí. seat: cuál, desde 0; si no se dice, uno libre.
mcp-tool-look = Mirar la mesa otra vez: lo que pasó desde tu última respuesta, lo que tu asiento puede ver y lo que se te pregunta. table: su nombre, como table-1; si no se dice, la más nueva. wait: esperar como mucho tantos segundos hasta que se te pregunte (hasta 60).
mcp-tool-rule = Preguntar por las reglas. about: vacío para las reglas detrás de la pregunta que se te hace; el número de una regla, como C54; all para todo el reglamento; o las palabras de una respuesta, para las reglas detrás de ella y, si ahora no se permite, por qué no. game: preguntar sin mesa.
mcp-tool-answer = Responder a la pregunta que se te hace, con el número de una respuesta posible o sus palabras. Los demás responden, y se te dice cómo queda la mesa. Si se rechaza, no ha pasado nada: el motivo nombra la regla. wait: cuántos segundos como mucho se espera a los demás (15; hasta 60).
mcp-tool-begin = En una mesa de un club que has abierto tú, hacer que empiece la partida cuando hayan venido todos.
mcp-tool-consent = Aceptar lo que propone otro jugador, o rechazarlo. proposal: su número, como lo dice look.
mcp-tool-record = Toda la partida como registro, cuando ha terminado.
mcp-tool-leave = Levantarse de una mesa. En una partida en marcha con otros conservas el asiento, y allí juega un bot.

mcp-for-programs = Esto habla con un programa, por líneas de JSON: lo inicia un cliente del Model Context Protocol. Ctrl-D lo termina.
mcp-address-of = Quien tenga esta dirección puede sentarse allí: { $address }
mcp-begun = La partida ya ha empezado.
mcp-address = «{ $found }» no es la dirección de un club; es como http://127.0.0.1:8047
mcp-bots = Bots, del más débil al más fuerte: { $bots }
mcp-tables = Estás sentado en: { $tables }
mcp-seated = Estás sentado en { $table }.
mcp-answered = Has respondido: { $answer }.
mcp-you-began = Has empezado la partida.
mcp-agreed = Has aceptado la propuesta { $number }.
mcp-declined = Has rechazado la propuesta { $number }.
mcp-left = Te has levantado de { $table }.
mcp-gathering = La partida aún no ha empezado. Están: { $names }.
mcp-not-begun = La partida aún no ha empezado.
mcp-closed = La mesa se cerró; no hay resultado.
mcp-paused = La partida está en pausa.
mcp-clock = { $seconds ->
    [one] Te queda un segundo en el reloj.
   *[other] Te quedan { $seconds } segundos en el reloj.
}
mcp-proposal = { $name } propone algo, número { $number }: { $kind ->
    [undo] deshacer una respuesta.
    [pause] hacer una pausa.
    [resume] seguir.
    [bot] que un bot juegue en un asiento.
    [open] que otra persona ocupe un asiento.
   *[stop] terminar la partida sin ganador.
} Con consent aceptas o rechazas.
mcp-club-says = { $message }

mcp-argument-unknown = La herramienta { $tool } no tiene un argumento «{ $found }»; no ha pasado nada. Tiene: { $known }.
mcp-argument-none = La herramienta { $tool } no toma argumentos, y se dio «{ $found }»; no ha pasado nada.
mcp-argument-missing = La herramienta { $tool } necesita el argumento «{ $found }»; no ha pasado nada.
mcp-argument-wrong = El argumento «{ $found }» de la herramienta { $tool } no es de la clase debida: { $why }; no ha pasado nada.
mcp-no-table = Aún no estás en ninguna mesa: abre una con new_table, o siéntate con sit_down.
mcp-table-unknown = No estás en una mesa «{ $found }»; tus mesas: { $known }.
mcp-too-many = Estás en { $most } mesas; levántate antes de una.
mcp-bots-number = Los otros asientos necesitan { $wanted } bots, y se nombran { $found }. Basta un nombre para todos.
mcp-bot-unknown = No hay ningún bot «{ $found }»; hay { $known }, y a los últimos se les puede dar un número, como master:300.
mcp-bot-budget = «{ $found }»: aquí se puede decir cuántos recorridos lleva cada decisión, como { $level }:300; un número entero de 1 a { $most }.
mcp-seed = Una semilla es un número entero de 0 a 2^63 − 1, no «{ $found }».
mcp-no-rule = No hay ninguna regla «{ $found }» en { $game }.
mcp-no-question = Ahora no se te pregunta nada. Di el número de una regla, o all.
mcp-not-asked = Ahora no se te pregunta. { $standing }
mcp-no-proposal = No hay ninguna propuesta { $found } que te espere.
mcp-link = «{ $found }» no es un enlace de un club; termina en /table/… o /seat/…
mcp-link-gone = Este enlace ya no lleva a ningún asiento.
mcp-no-own-seat = Este enlace no lleva a ese asiento.
mcp-other-club = No puedes sentarte en { $found }; solo en { $known }.
mcp-other-game = Este club juega a «{ $game }» con reglas que no son las de aquí.
mcp-strange-club = Lo que responde allí no habla como un club nuestro.
mcp-perhaps = No llegó una respuesta clara ({ $error }). Puede haberse hecho de todos modos: mira antes de intentarlo otra vez.
mcp-club-away = { $address } no responde: { $error }
