### Una partida repasada en la página, y lo que las partidas de un club dicen de quienes las jugaron.

review-title = Repaso
review-about = Cómo estaba cada cual a lo largo de la partida, dónde dio la vuelta, qué fue suerte y qué decisiones costaron más. Tarda uno o dos minutos; quien venga después la encontrará hecha.
review-begin = Repasar esta partida
review-progress = { $percent } % repasado
review-still =
    Aún en ello: hasta ahora el { $percent } % de la partida, { $number ->
        [0] ningún error todavía
        [one] un error
       *[other] { $number } errores
    }.
review-so-far =
    Hasta ahora, { $round ->
        [0] antes de la ronda 1
       *[other] hasta la ronda { $round }
    }; el resto aún se repasa:
review-chances = Probabilidad de ganar a lo largo de la partida
review-slider = Recorrer la partida
review-turns = Dónde cambiaron las probabilidades
review-turn-none = Ningún turno movió mucho la probabilidad de ganar de nadie.
review-turn-draw = Suerte: esto fue lo que salió.
review-turn-decision = Lo hizo una decisión, frente a lo que habría sido mejor.
review-turn-light = Aquí salió a la luz lo que estaba oculto.
review-turn-unsure = La estimación anterior era incierta: solo por suerte y decisiones, la probabilidad de { $player } se habría movido { $explained } puntos porcentuales, y se movió { $moved }. La diferencia es que la búsqueda lo vio mejor.
review-turn-end = Aquí terminó la partida. Hasta entonces estaba abierta: lo que decía la estimación era una probabilidad, no una promesa.
review-split = Suerte y destreza
review-split-about = De la probabilidad de ganar al principio al resultado, en puntos porcentuales: 100 son una victoria segura. Suerte es lo que salió, menos lo que cabía esperar; las decisiones cuentan lo que costaron frente a las mejores.
review-player = Jugador
review-start = inicio
review-luck = suerte
review-own = decisiones propias
review-others = decisiones ajenas
review-light = salió a la luz
review-light-about = A la luz salió lo que se había puesto o elegido en secreto, más allá de lo que esas decisiones costaron según lo que su jugador sabía.
review-rest = mal estimado
review-rest-about = Mal estimado: lo que ni la suerte ni las decisiones explican. Tanto se equivocó la búsqueda sobre la posición hasta que la vio mejor; una parte puede ser suerte o acierto que no reconoció.
review-rest-large =
    { $player }: la búsqueda se equivocó en esta partida en { $points } puntos porcentuales, más que la suerte, las decisiones o cualquier otra cosa por sí sola, sobre todo { $round ->
        [0] antes de la ronda 1
       *[other] en la ronda { $round }
    }. Lo que dice aquí de suerte y decisiones, con cautela.
review-result = resultado
review-error-about = La duda de suerte y decisiones juntas: la de la medición, y lo que la búsqueda puede equivocarse
review-mistakes = Errores
review-own-mistakes = Tus errores
review-no-mistakes = Ninguna decisión fue claramente un error.
review-own-no-mistakes = Ninguna de tus decisiones fue claramente un error.
review-others-mistakes = Errores de los demás
review-round =
    { $n ->
        [0] antes de la ronda 1
       *[other] ronda { $n }
    }
review-cost = costó { $points } puntos porcentuales de probabilidad de ganar
review-played = Jugado:
review-better = Mejor:
review-show = Mostrar en el tablero
review-draws = Lo que hizo el azar
review-effects-about = Lo que cada sorteo hizo con la probabilidad de ganar de cada cual, en puntos porcentuales, frente a todo lo que podría haber salido.
review-likely = probable al { $percent } %
review-points = De dónde vinieron los puntos
review-lost = perdido
review-other = puntos
review-total = en total
review-care = Todas las probabilidades son estimaciones de la búsqueda de la casa ({ $nodes } recorridos por decisión). Las decisiones se juzgan por lo que su jugador podía saber, no por lo que estaba oculto.
review-statistics-title = Estadísticas
review-statistics-about = Lo que las partidas de este club dicen de quienes las jugaron: partidas en mesas abiertas y, para ti, las de tus propias mesas. Quién es quién lo dicen la llave o el dispositivo, no el nombre. Todo queda en este servidor.
review-statistics-none = Todavía no hay nadie que mostrar: aquí está quien ha terminado una partida en una mesa abierta, y quien estuvo en tus mesas.
review-statistics-nobody = Nadie con ese nombre ha terminado una partida en una mesa abierta ni en una de las tuyas.
review-statistics-games = Partidas
review-statistics-won = { $won } de { $games } ganadas
review-statistics-at = { $game }, { $players } jugadores
review-statistics-places = Puestos
review-statistics-points = Puntos
review-statistics-mean = de media { $points }, como mucho { $best }
review-statistics-rating = Puntuación
review-statistics-favourites = Preferencias
review-statistics-sources = Puntos por origen, de media
review-statistics-all = Todos los juegos
review-statistics-search = Buscar un nombre
review-statistics-bot = bot

## The scene at the end

end-counting = Se cuentan los puntos …
end-skip = Mostrar el resultado
end-tie = Igualdad de puntos: las reglas la deshicieron.
end-level =
    { $stage ->
        [final] { $players } ha ganado la copa: hubo empate, y gana quien tiene mejor puesto de cabeza de serie.
        [third] { $players } ocupa el tercer puesto: hubo empate, y gana quien tiene mejor puesto de cabeza de serie.
       *[other] { $count ->
            [one] { $players } pasa de ronda en la copa: hubo empate, y pasa quien tiene mejor puesto de cabeza de serie.
           *[other] { $players } pasan de ronda en la copa: hubo empate, y pasa quien tiene mejor puesto de cabeza de serie.
        }
    }
end-points = Puntos según su origen
end-source = Origen
end-gained-lost = { $gained } ganados, { $lost } perdidos
end-turns = Dónde dio la vuelta la partida
end-turn-lead = Ronda { $round }: { $player } se pone en cabeza y ahí se queda.
end-turn-gain =
    Ronda { $round }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    } para { $player } ({ $source }).
end-turn-loss = Ronda { $round }: { $player } pierde { $points } puntos ({ $source }).
end-look-over = Repasarla
end-share = Compartir
end-saved = La imagen está entre tus descargas.
end-no-picture = La imagen no llegó. Vuelve a intentarlo.
end-board = Al tablero
end-score =
    { $player }: { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }

## Where points come from

lab-source-havana-large-tiles = losetas de 5 puntos o más
lab-source-havana-middle-tiles = losetas de 3 y 4 puntos
lab-source-havana-small-tiles = losetas de 1 y 2 puntos
lab-source-santiago-ship = entregas
lab-source-santiago-buildings = edificios usados
lab-source-santiago-cubans = cubanos
lab-source-santiago-rent = edificios propios
lab-source-santiago-gifts = El Zorro
lab-source-santiago-leftovers = mercancías sobrantes
lab-source-santiago-start = al comienzo
lab-source-cuba-ships = barcos
lab-source-cuba-buildings = edificios usados
lab-source-cuba-statutes = impuesto y tributo
lab-source-cuba-subsidies = subvenciones
lab-source-cuba-tiles = edificios al final
lab-source-cuba-architect = arquitecto
