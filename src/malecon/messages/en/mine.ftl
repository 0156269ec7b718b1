# One's own games: what runs, what has ended, and records brought along.

mine-title = My games
mine-running = Running
mine-turns = { $count ->
    [0] Nobody waits for you.
    [one] One table waits for you.
   *[other] { $count } tables wait for you.
}
mine-none-running = No game of yours is running.
mine-ended = Finished
mine-none-ended = No game has been played to its end here yet.
mine-none-found = No finished game fits this search.
mine-search = Search by player or title
mine-more = Show more
mine-review = Look it over
mine-record = Record
mine-won = Won
mine-shared = Shared
mine-place = Place { $place } of { $players }
mine-closed = Ended without a result
mine-bring = Take a record in
mine-bring-about = A file that was downloaded here or elsewhere: look at the game again, look it over, or go on with it.
mine-bringing = Reading …
mine-bring-not = That is no record: records are text files of at most { $most } kB.
