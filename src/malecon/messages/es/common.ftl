# Lo que dicen todos los juegos y toda la casa.

# Cómo llaman a la lengua quienes la hablan.
language-name = Español

# Dentro de otras frases: quién responde y a quién le toca.
seat-name = { $seat ->
    [chance] el azar
   *[other] el asiento { $seat }
}
asked-name = { $asked ->
    [chance] al azar
   *[other] al asiento { $asked }
}

# Tantas piezas, en consejos y negativas.
hint-some = { $number } { $piece }
hint-some-points =
    { $number ->
        [one] { $number } punto
       *[other] { $number } puntos
    }
hint-some-pesos =
    { $number ->
        [one] { $number } peso
       *[other] { $number } pesos
    }
hint-some-workers =
    { $number ->
        [one] { $number } obrero
       *[other] { $number } obreros
    }

havana-ending-goal-reached = meta alcanzada
havana-ending-tiles-gone = sin losetas
havana-ending-cubes-gone = sin cubos
havana-ending-last-round-over = última ronda terminada
santiago-ending-last-ship-gone = último barco fuera
santiago-ending-turns-over = último turno terminado
cuba-ending-last-round-over = última ronda terminada

plain-number = { $value }
