# Copas: lo que se rechaza, los formatos y cómo se explica la clasificación. Para el servidor y la página.

cup-rule = «{ $found }» no puede ser { $rule } de una copa. Puede ser: { $known }.
cup-points = Hay un número para cada uno de los { $players } puestos, de 0 a 100, ninguno mayor que el anterior, y el primero es al menos 1.
cup-unreadable = Lo enviado no describe ninguna copa.
cup-who = «{ $found }» no puede participar en una copa.
cup-twice = Ya participa.
cup-full = En una copa participan como mucho { $most }, contando los bots.
cup-many-bots = Una copa tiene como mucho { $most } bots.
cup-late = Ya es tarde para entrar en esta copa.
cup-over = Esta copa ha terminado.
cup-round-running = La ronda { $round } aún se está jugando.
cup-round-closed = La ronda { $round } está cerrada: la siguiente se emparejó según sus resultados.
cup-too-few = Esta copa necesita al menos { $least } participantes; los bots cuentan.
cup-nobody = No participa en esta copa.
cup-disqualified = Quien fue expulsado no vuelve.
cup-no-table = No hay mesa { $table } en la ronda { $round }.
cup-no-group = No hay grupo { $group }.
cup-result = Esto no es un resultado de la mesa { $table }.
cup-missing = Esta copa no existe, o ya no.
cup-no-round = Esta ronda no existe.
cup-not-host = Eso solo puede hacerlo quien organiza la copa.
cup-title = Una copa necesita un nombre.
cup-too-many = Tienes { $most } copas en marcha. Termina antes alguna.
cup-running = Esta copa se está jugando; termínala antes.
cup-round-secret = Algunas mesas de esta copa aún juegan con los mismos sorteos. Se puede borrar cuando hayan terminado.
cup-result-counts = En esta mesa se ha jugado: el resultado vale.
cup-players = Este juego es para { $least } a { $most } en una mesa. Con { $found } en una mesa puede haber una mesa con uno menos.

cup-format =
    { $format ->
        [round-robin] Todos contra todos
        [swiss] Sistema suizo
        [knock-out] Eliminatorias
        [groups] Grupos y después eliminatorias
       *[other] { $format }
    }
cup-format-about =
    { $format ->
        [round-robin] Todos se encuentran con todos, del modo más parejo posible.
        [swiss] En cada ronda se encuentran quienes están cerca en la clasificación; nadie queda fuera.
        [knock-out] Los mejores de cada mesa siguen, hasta que queda uno.
        [groups] Todos contra todos en grupos pequeños; los mejores de cada uno pasan a las eliminatorias.
       *[other] { $format }
    }
cup-stage =
    { $stage ->
        [final] Final
        [third] Partida por el tercer puesto
        [group] Grupo { $group }
       *[round] Ronda { $round }
    }
cup-status =
    { $status ->
        [here] participa
        [bot] sigue un bot
        [gone] se ha ido
        [disqualified] fue expulsado
       *[other] { $status }
    }

# Lo que decide entre quienes tienen los mismos puntos.
cup-tie =
    { $tie ->
        [opponents] Puntos de los rivales
        [beaten] Puntos de los vencidos
        [head] Partidas entre sí
        [wins] Mesas ganadas
        [share] Parte de los puntos del juego
        [seats] Asientos más tardíos
        [lot] Sorteo
       *[other] { $tie }
    }
cup-tie-about =
    { $tie ->
        [opponents] Los puntos de todos los rivales, sumados: quien tuvo el camino más duro está delante.
        [beaten] Los puntos de todos los que quedaron detrás, sumados, y la mitad de los de quienes empataron.
        [head] Solo las mesas en que se sentaron juntos los que están igualados: un punto por cada uno que quedó detrás, medio por cada empate.
        [wins] Cuántas mesas se ganaron; una victoria compartida cuenta como parte.
        [share] Qué parte se hizo de todos los puntos del juego en las propias mesas; 1 es una parte igual.
        [seats] Quien se sentó más veces al final del orden está delante.
        [lot] Se sacó al hacer la copa, porque todo lo demás es igual.
       *[other] { $tie }
    }

# Por qué una línea de la clasificación está detrás de la anterior, $than. $own y $other: lo hallado de ambos.
cup-behind-points = Detrás de { $than } por puntos: { $own } a { $other }.
cup-behind-opponents = Tantos puntos como { $than }, pero rivales más fáciles: suman { $own }, los de { $than } { $other }.
cup-behind-beaten = Tantos puntos como { $than }, pero sus vencidos suman { $own }, los de { $than } { $other }.
cup-behind-head = Empate con { $than }; en las mesas que compartieron los igualados, { $own } a { $other }.
cup-behind-wins = Empate con { $than }, con más mesas ganadas: { $other } a { $own }.
cup-behind-share = Empate con { $than }, con mayor parte de los puntos del juego: { $other } a { $own } partes iguales.
cup-behind-seats = Empate con { $than }, en asientos más tardíos más veces.
cup-behind-lot = Empate con { $than } en todo: decidió el sorteo.
cup-behind-stage = { $than } llegó más lejos.
cup-behind-third = { $than } ganó la partida por el tercer puesto.
cup-behind-place = { $than } quedó mejor en la última mesa.
cup-behind-level = Empate con { $than } en la última mesa, con peor puesto de cabeza de serie.
cup-behind-group = { $than } quedó mejor en el grupo: { $other } a { $own }.
cup-behind-seed = Llegó tan lejos como { $than }, pero era cabeza de serie inferior.
cup-behind-out = Expulsado, y por eso detrás de todos.
cup-behind-best = Empate con { $than }, cuya mejor copa dio más: { $other } a { $own }.
cup-behind-cups = Empate con { $than }, con más copas jugadas.

## The page

cup-cups = Copas
cup-cups-about = Un torneo para cualquiera de los juegos: se crea en dos minutos y la casa empareja y cuenta.
cup-none = Ahora no hay ninguna copa a la vista. Crea una: la gente llega por el enlace y los bots completan.
cup-new = Nueva copa
cup-name = Nombre de la copa
cup-at-table = En una mesa
cup-form = Formato
cup-rounds = Rondas
cup-rounds-about = 0: tantas como hagan falta.
cup-advance = Pasan de cada mesa
cup-groups = Grupos
cup-from-group = Pasan de cada grupo
cup-absent = Quien no viene o se va
cup-absent-bot = Sigue un bot
cup-absent-forfeit = Pierde la mesa
cup-absent-about = Cuando se acaba su tiempo, un bot juega hasta el final; el resultado cuenta para ellos, o quedan últimos.
cup-stand-in = El bot que juega entonces
cup-least-people = Participantes como mínimo, con los bots
cup-by-itself = Las rondas se suceden solas
cup-by-itself-about = Dos minutos después de la última mesa; con días por respuesta, uno. Si no, tú empiezas cada ronda.
cup-duplicate = Los mismos sorteos en todas las mesas
cup-duplicate-about = En cada ronda todas las mesas reciben las mismas cartas, losetas y tiradas; así se comparte la suerte. Nadie puede mirar otra mesa antes de que termine la ronda.
cup-listed = A la vista de todos
cup-listed-about = Todos encuentran la copa y sus mesas. Si no, la encuentran quienes tengan el enlace.
cup-play-too = Yo participo
cup-bots = Bots que participan
cup-make = Crear la copa
cup-enter = Participar
cup-enter-again = Volver a jugar
cup-leave = Retirarse
cup-leave-about = Ya no participas. En una copa en marcha, las reglas dicen qué pasa con tus mesas.
cup-begin = Empezar la copa
cup-missing-people = { $missing ->
    [one] Hacen falta { $least } participantes, contando los bots: uno más.
   *[other] Hacen falta { $least } participantes, contando los bots: { $missing } más.
}
cup-next = Empezar la ronda { $round }
cup-next-in = La ronda { $round } empieza en { $time }.
cup-next-host = La siguiente ronda la empieza quien organiza.
cup-next-yours = La ronda { $round } puede empezar.
cup-round = Ronda { $round }
cup-round-of = Ronda { $round } de { $rounds }
cup-table = Mesa { $table }
cup-your-table = Tu mesa
cup-your-table-about = Los demás te esperan.
cup-go = A la mesa
cup-look-on = Ver
cup-drawing = Ronda { $round }: se preparan los sorteos
cup-drawing-about = Todas las mesas reciben los mismos sorteos. Cada navegador les añade algo, así nadie puede elegirlos. Las mesas empiezan en cuanto todos hayan llegado, a más tardar dentro de { $time }.
cup-drawing-opening = Todos se han comprometido; ahora se muestra lo que añadió cada uno. Las mesas empiezan en cuanto esté hecho.
cup-drawing-waits = Falta: { $names }.
cup-drawing-stay = Deja esta página abierta: te lleva a tu mesa.
cup-drawing-days = No hace falta que esperes: juegas igual si vuelves más tarde. Solo quien esté cuando todo se muestre aporta algo a los sorteos.
cup-secret-round = Todas las mesas de esta ronda reciben los mismos sorteos, así que nadie puede mirar otra hasta que termine.
cup-compare = Los mismos sorteos, lado a lado
cup-compare-about = En todas estas mesas salió lo mismo. Lo que cada cual hizo con ello, asiento por asiento; lo mejor de cada asiento está marcado.
cup-seat = Asiento { $seat }
cup-mean = Media
cup-best = Lo mejor en este asiento
cup-bye = Libra esta ronda
cup-standings = Clasificación
cup-group-over = Todo jugado
cup-group-ahead = { $over ->
    [yes] Quienes están marcados pasan a las eliminatorias.
   *[no] Tal como está, quienes están marcados pasarían a las eliminatorias.
}
cup-tree = El camino a la final
cup-tree-round = { $matches ->
    [1] Final
    [2] Semifinales
    [4] Cuartos de final
   *[other] Ronda { $round }
}
cup-ahead = pasa
cup-open = por decidir
cup-place = Puesto
cup-somebody = Alguien
cup-who-name = Nombre
cup-score = Puntos
cup-played = Mesas
cup-won = Ganadas
cup-why = ¿Por qué aquí?
cup-champion = { $name } ha ganado la copa.
cup-is-cancelled = Esta copa se terminó sin vencedor.
cup-is-gathering = Aún se puede entrar.
cup-way =
    { $way ->
        [on] { $level ->
            [yes] Pasas de ronda: hubo empate en tu mesa, y pasa quien tiene mejor puesto de cabeza de serie.
           *[no] Pasas de ronda.
        }
        [third] { $level ->
            [yes] Juegas por el tercer puesto: hubo empate en tu mesa, y pasa quien tiene mejor puesto de cabeza de serie.
           *[no] Juegas por el tercer puesto.
        }
       *[out] { $level ->
            [yes] Quedas fuera: hubo empate en tu mesa, y pasa quien tiene mejor puesto de cabeza de serie.
           *[no] Quedas fuera.
        }
    }
cup-invite = Invitar con este enlace
cup-host-tools = Tú organizas
cup-add-bot = Añadir un bot
cup-send-off = Sacar a { $name }
cup-send-off-about = { $name } ya no participa. En una copa en marcha pierde las mesas no jugadas y queda en último lugar.
cup-decide = Decidir sin jugar
cup-decide-about = ¿Quién ha perdido esta mesa? Después ya no se puede jugar.
cup-decided = No jugada
cup-cancel = Terminar la copa
cup-cancel-about = Termina para todos, sin vencedor. Las mesas en juego se pueden jugar hasta el final.
cup-delete = Borrar la copa
cup-delete-about = La clasificación desaparece para todos; las partidas quedan para quienes las jugaron.
cup-file-standings = Clasificación (CSV)
cup-file-results = Resultados (CSV)
cup-yes = Sí
cup-no = No
cup-back = Todas las copas
cup-count = { $count ->
    [one] Participa uno
   *[other] Participan { $count }
}
cup-left = { $count ->
    [0] Todas las mesas han terminado.
    [one] Queda una mesa en juego.
   *[other] Quedan { $count } mesas en juego.
}
cup-of = { $status ->
    [gathering] Abierta
    [running] En juego
    [over] Terminada
   *[cancelled] Terminada sin vencedor
}

## Reglas de una copa nueva que casi siempre se dejan como están

cup-more = Más reglas
cup-legs = Veces que se enfrentan todos
cup-third = Partida por el tercer puesto
cup-least = Mínimo en una mesa
cup-least-about = Si el reparto no es exacto. Quien entonces no tenga sitio libra esa ronda.
cup-places = Puntos de cada puesto en una mesa
cup-places-about = { $count } números, como «{ $example }»; vacío: uno por cada asiento superado.
cup-places-wrong = { $count } números enteros de 0 a 100, ninguno mayor que el anterior, separados por comas.
cup-bye-brings = Librar una ronda da
cup-bye-worth =
    { $bye ->
        [usual] lo habitual en este formato
        [win] tanto como un primer puesto
        [half] la mitad de un primer puesto
        [average] la media de las mesas propias
       *[none] nada
    }
cup-late-brings = Quien llega tarde empieza, por cada ronda perdida, con
cup-late-worth =
    { $late ->
        [half] la mitad de los puntos de un primer puesto
        [least] en total tantos como el último puesto
       *[none] nada
    }
cup-own-ties = Un orden propio para los empates
cup-own-ties-about = Si no, se mira lo habitual en este formato.
cup-tie-up = { $name }: mirarlo antes
cup-tie-down = { $name }: mirarlo después
cup-tie-out = { $name }: no mirarlo

## Temporadas

cup-season = Temporada
cup-seasons = Temporadas
cup-season-about = Varias copas que se suman, en una tarde o a lo largo de un invierno.
cup-season-missing = Esa temporada no existe, o ya no.
cup-season-title = Una temporada necesita un nombre.
cup-season-not-host = Eso solo puede hacerlo quien organiza la temporada.
cup-season-over = Esta temporada ha terminado.
cup-season-playing = «{ $title }» sigue en marcha. Una temporada termina cuando han terminado todas sus copas.
cup-season-full = Una temporada tiene como mucho { $most } copas.
cup-season-many = Tienes { $most } temporadas en marcha. Termina antes alguna.
cup-season-other = Esta copa cuenta para otra temporada.
cup-season-not-in = Esta copa no cuenta para esta temporada.
cup-season-leader = { $name } va en cabeza
cup-season-champion = { $name } ha ganado la temporada.
cup-season-status =
    { $status ->
        [running] En marcha
       *[over] Terminada
    }
cup-season-count = { $count ->
    [0] Aún sin copas
    [one] Una copa
   *[other] { $count } copas
}
cup-season-counts = { $count ->
    [0] Cuentan todas las copas.
    [one] De cada cual cuenta la mejor copa.
   *[other] De cada cual cuentan las { $count } mejores copas.
}
cup-season-behind-wins = Empate con { $than }, con más copas ganadas: { $other } a { $own }.
cup-season-new = Nueva temporada
cup-season-name = Nombre de la temporada
cup-season-scheme = Lo que da una copa
cup-season-by =
    { $scheme ->
        [places] Puntos por puesto
       *[points] Los puntos hechos en ella
    }
cup-season-by-about =
    { $scheme ->
        [places] En cuanto termina una copa, el primer puesto da más que ninguno, sean quienes sean y haya las rondas que haya.
       *[points] Lo que se hace en las mesas de una copa cuenta enseguida; las copas más largas dan más.
    }
cup-season-places = Puntos de cada puesto, desde el primero
cup-season-places-about = Como «10, 8, 6»; quien quede detrás no recibe ninguno.
cup-season-places-wrong = Son números enteros de 0 a 100, ninguno mayor que el anterior, separados por comas.
cup-season-counting = Cuántas copas cuentan
cup-season-counting-about = Las mejores de cada cual; 0: todas. Si no cuentan todas, se puede recuperar una perdida.
cup-season-listed-about = Todos encuentran la temporada. Si no, la encuentran quienes tengan el enlace.
cup-season-make = Crear la temporada
cup-season-empty = La clasificación empieza con la primera copa.
cup-season-first = Primera copa
cup-season-next = Siguiente copa
cup-season-next-about = El juego, las reglas y los bots son los de la última copa. Se avisa a quien ha jugado en la temporada.
cup-season-add = Hacer contar una copa tuya
cup-season-take-out = Sacar «{ $title }» de la temporada
cup-season-take-out-about = Deja de contar. La copa misma se queda.
cup-season-end = Terminar la temporada
cup-season-end-about = Quien va en cabeza la ha ganado, y ya no se añaden copas.
cup-season-delete = Borrar la temporada
cup-season-delete-about = La clasificación desaparece para todos; las copas se quedan.
cup-season-of = Cuenta para { $title }
cup-season-forgotten = ya no se guarda
cup-season-dropped = no es de las mejores
cup-season-absent = no estuvo
cup-season-won = Copas ganadas
