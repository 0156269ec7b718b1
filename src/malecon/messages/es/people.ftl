# La gente que juega como bot: cómo es jugar contra ella. Los nombres no se traducen.

people-yusimi = Cierra los dos ojos y señala cualquier cosa.
people-fermin = Deja que decida la brisa del mar.
people-zoila = Lo echa todo a cara o cruz.
people-yunior = Ha venido por la música, no por los puntos.
people-belkis = Echa mano de todo lo que brilla.
people-caridad = Charla mientras juega y se le escapa alguna cosa.
people-yoel = Juega bien hasta que llega el café.
people-marisol = Prefiere una jugada bonita a una buena.
people-osvaldo = Cuenta con los dedos, y no siempre hasta el final.
people-niurka = Tiene prisa: con lo segundo mejor le basta.
people-odalys = No deja ni un peso en la mesa.
people-lazaro = Toma lo que ahora parece mejor; mañana será otro día.
people-mayelin = Sabe lo que cuesta cada cosa.
people-reinier = Ve una ganga al instante y se la lleva.
people-rolando = Prefiere pájaro en mano.
people-arsenio = Hace cada mañana el mismo camino y mira a ambos lados.
people-yamila = Cose puntada a puntada, y ninguna se suelta.
people-wilfredo = Maneja un carro de 1953: despacio, pero siempre llega.
people-mirta = Sala los frijoles una sola vez, y en su punto.
people-iraida = Lleva el compás desde el primer baile.
people-yanet = Juega en todas las sillas a la vez cuando no hay nadie.
people-dayron = Aprendió en la guagua, y la guagua va despacio.
people-milagros = Apunta cada derrota en una libretita.
people-orestes = Arregla radios y oye enseguida lo que desafina.
people-leidy = Comete cada error una sola vez.
people-xiomara = Piensa muy por delante y no dice nada.
people-ernesto = Lleva cincuenta años jugando al dominó en este muro.
people-idalmis = Recuerda lo que hiciste hace tres rondas.
people-aramis = Sonríe mucho antes de que veas por qué.
people-tomasa = Ha enseñado a jugar a media calle.
people-eulalia = Sabía lo que harías antes de que te sentaras.
people-baltasar = No ha perdido desde el último ciclón.
people-candelaria = Enciende una vela y gana antes de que se consuma.
people-evaristo = Entraba barcos de noche y ve cada arrecife.
people-hortensia = Es muy amable. Nunca descubres dónde se torció todo.

## Why a bot did that

people-why-thinking = { $player } lo está pensando …
people-why-hidden = Lo que { $player } eligió ahí está oculto para ti.
people-why-brings = Por lo que puedes saber:
people-why-nothing = Por lo que puedes saber, no cambió nada que se pueda contar.
people-why-chance = La probabilidad de que gane { $player } quedó en un { $chance } %.
people-why-better = Bien mirado, esto habría sido mejor: { $answer } ({ $chance } %)
people-why-none = { $player } aún no ha hecho nada.
people-why-manner-random = { $player } da cualquier respuesta con el mismo gusto. Lo que traiga es suerte.
people-why-manner-casual = { $player } mira un turno por delante, con algún descuido.
people-why-manner-greedy = { $player } mira un turno por delante y toma lo que parece mejor.
people-why-manner-steady = { $player } conoce muchas partidas como esta y toma lo que parece mejor, sin pensar más allá.
people-why-manner-learned = { $player } conoce muchas partidas como esta y piensa un momento.
people-why-manner-expert = { $player } conoce muchas partidas como esta y piensa hasta lo que los demás pueden responder.
people-why-manner-master = { $player } conoce muchas partidas como esta y piensa muy por delante, por todos en la mesa.
people-why-manner-strong = { $player } piensa por delante hasta lo que los demás pueden responder.
