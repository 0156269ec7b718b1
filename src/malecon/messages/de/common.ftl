# Was alle Spiele und das ganze Haus sagen.

# Wie die Sprache bei denen heißt, die sie sprechen.
language-name = Deutsch

# Innerhalb anderer Sätze: wer antwortet und wer gefragt ist.
seat-name = { $seat ->
    [chance] der Zufall
   *[other] Platz { $seat }
}
asked-name = { $asked ->
    [chance] der Zufall
   *[other] Platz { $asked }
}

# So viele Stücke, in Hinweisen und Absagen.
hint-some = { $number } × { $piece }
hint-some-points =
    { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
hint-some-pesos =
    { $number ->
        [one] { $number } Peso
       *[other] { $number } Pesos
    }
hint-some-workers =
    { $number ->
        [one] { $number } Arbeiter
       *[other] { $number } Arbeiter
    }

havana-ending-goal-reached = Ziel erreicht
havana-ending-tiles-gone = keine Plättchen mehr
havana-ending-cubes-gone = keine Steine mehr
havana-ending-last-round-over = letzte Runde vorbei
santiago-ending-last-ship-gone = letztes Schiff fort
santiago-ending-turns-over = letzter Zug vorbei
cuba-ending-last-round-over = letzte Runde vorbei

plain-number = { $value }
