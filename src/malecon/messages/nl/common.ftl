# Wat alle spellen en het hele huis zeggen.

# Hoe de taal heet bij wie haar spreekt.
language-name = Nederlands

# Binnen andere zinnen: wie antwoordt en wie aan de beurt is.
seat-name = { $seat ->
    [chance] het toeval
   *[other] plaats { $seat }
}
asked-name = { $asked ->
    [chance] het toeval
   *[other] plaats { $asked }
}

# Zoveel stukken, in hints en weigeringen.
hint-some = { $number } × { $piece }
hint-some-points =
    { $number ->
        [one] { $number } punt
       *[other] { $number } punten
    }
hint-some-pesos =
    { $number ->
        [one] { $number } peso
       *[other] { $number } peso's
    }
hint-some-workers =
    { $number ->
        [one] { $number } arbeider
       *[other] { $number } arbeiders
    }

havana-ending-goal-reached = doel bereikt
havana-ending-tiles-gone = geen tegels meer
havana-ending-cubes-gone = geen blokjes meer
havana-ending-last-round-over = laatste ronde voorbij
santiago-ending-last-ship-gone = laatste schip weg
santiago-ending-turns-over = laatste beurt voorbij
cuba-ending-last-round-over = laatste ronde voorbij

plain-number = { $value }
