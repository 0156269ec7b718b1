### What the page says at a table, in English.

page-away = The server cannot be reached.
page-failed = Something went wrong on the server.

page-level-random = Random
page-level-casual = Casual
page-level-greedy = Greedy
page-level-strong = Strong
page-bot-name = { $level } { $number }
page-seat = Player { $number }
page-seat-open = Seat { $number }
page-havana-tile =
    { $points ->
        [one] the building of { $points } point
       *[other] the building of { $points } points
    }
