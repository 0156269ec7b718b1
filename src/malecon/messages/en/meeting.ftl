### Finding somebody to play with.

meeting-title = Find somebody to play with
meeting-about = Say what you would play. As soon as enough people wait for the same, near in strength, the club seats you together and the game begins.
meeting-games = What would you play?
meeting-players = How many at the table?
meeting-players-least = At least
meeting-players-most = At most
meeting-players-chosen = { $least } to { $most } players
meeting-players-exact = { $count } players
meeting-pace = How fast?
meeting-pace-live = Now
meeting-pace-days = Over days
meeting-pace-live-about = In one go: 20 minutes for each player, and 15 seconds more for each turn.
meeting-pace-days-about = Up to two days for each answer. You need not wait here: the game appears among your tables.
meeting-look = Look for players
meeting-missing-game = Choose at least one game.
meeting-missing-players = Choose how many may sit at the table.
meeting-looking = One moment …
meeting-who = Who is waiting
meeting-nobody = Nobody waits at the moment. Be the first: whoever comes next meets you.
meeting-waits = { $people ->
    [one] one person
   *[other] { $people } people
}
meeting-usual-live = For a live game people waited { $time } of late.
meeting-usual-days = For a game over days people waited { $time } of late.
meeting-usual-none = How long it takes is not known yet: too few have met here so far.
meeting-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
}
meeting-minutes = { $count ->
    [one] one minute
   *[other] { $count } minutes
}
meeting-hours = { $count ->
    [one] one hour
   *[other] { $count } hours
}
meeting-days = { $count ->
    [one] one day
   *[other] { $count } days
}
meeting-waiting = You are waiting
meeting-waiting-since = For { $time }
meeting-wish = { $games }, { $players }
meeting-others = { $people ->
    [0] Nobody else waits for this yet.
    [one] One other person waits for something that would suit you.
   *[other] { $people } others wait for something that would suit you.
}
meeting-stay-live = Leave this page open; you may look at other pages meanwhile. When somebody is found it goes on to the table by itself.
meeting-stay-days = You may close this page. For two weeks you wait; when somebody is found the game is among your tables.
meeting-stop = Wait no longer
meeting-offer = Rather begin with bots?
meeting-offer-about = They would take the seats for which nobody has come. You can go on waiting as well.
meeting-offer-eager = Somebody else who waits would begin with bots. Come along, and you two play together.
meeting-offer-taken = You begin with bots in a moment; others who wait are asked whether they come along.
meeting-take-bots = Begin with bots
meeting-found = Somebody was found
meeting-found-about = The table is laid. The others wait there for you.
meeting-go = To the table

## What is refused

meeting-number = None of these games is for { $least } to { $most } players.
meeting-crowded = So many are waiting already that one more would only wait. Look in again in a while.
meeting-not-waiting = You are not waiting for a game any more.
