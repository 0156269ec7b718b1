# What all games and the whole house say.

# How the language is called by those who speak it.
language-name = English

# Inside other sentences: who answers, and who is asked.
seat-name = { $seat ->
    [chance] chance
   *[other] seat { $seat }
}
asked-name = { $asked ->
    [chance] chance
   *[other] seat { $asked }
}

# So many pieces, in hints and refusals.
hint-some = { $number } { $piece }
hint-some-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
hint-some-pesos =
    { $number ->
        [one] { $number } peso
       *[other] { $number } pesos
    }
hint-some-workers =
    { $number ->
        [one] { $number } worker
       *[other] { $number } workers
    }

havana-ending-goal-reached = goal reached
havana-ending-tiles-gone = no tiles left
havana-ending-cubes-gone = no cubes left
havana-ending-last-round-over = last round over
santiago-ending-last-ship-gone = last ship gone
santiago-ending-turns-over = last turn over
cuba-ending-last-round-over = last round over

plain-number = { $value }
