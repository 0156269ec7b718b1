### The way in: landing, open tables. In English.

lobby-close = Close
lobby-home = To the start
lobby-again = Try again
lobby-reload = Load the page again
lobby-language-failed = This language could not be fetched.

lobby-renewed = The page has been renewed
lobby-renewed-about = The server has a newer version of this page. Load it again; nothing at any table is lost.
lobby-broken = Something in the page broke
lobby-broken-about = That should not have happened. Load the page again; everything at your tables is kept.
lobby-offline = No connection. Your tables as you saw them last, { $ago }. It goes on by itself.
lobby-away = This needs a connection
lobby-away-about = It was never opened on this device. It comes by itself as soon as the server can be reached.

## Landing

lobby-claim = Three board games by the sea wall. Play with friends by a link, or against bots at once.
lobby-play-now = Play now
lobby-join = Open tables
lobby-meet = Find somebody
lobby-invite = Invite friends
lobby-start-here = Good for a start
lobby-more = More
lobby-making = One moment …
lobby-games = Choose a game
lobby-players = Players
lobby-players-range = { $least } to { $most } players
lobby-minutes = { $least } to { $most } minutes
lobby-weight-1 = light
lobby-weight-2 = medium
lobby-weight-3 = demanding
lobby-rules = Rules
lobby-rule = Rule { $id }
lobby-opponents = The bots play
lobby-name = Your name
lobby-guest = Guest

lobby-credits = Havana is a game by Reinhard Staupe, Santiago de Cuba by Michael Rieneck, Cuba by Michael Rieneck and Stefan Stadler. Words and drawings here are our own.

lobby-gone = That is no longer there
lobby-gone-link = This link does not lead to a seat any more. Whoever sent it can make a new one at the table.
lobby-gone-table = This table is no more. Its host has cleared it away, or nobody had sat there for a long time.
lobby-gone-private = This table does not want spectators. Ask its host for a link to a seat.
lobby-gone-removed = Your seat at that table has been given to somebody else.

lobby-continue = Continue
lobby-show-all = Show all { $number }
lobby-round = Round { $round }
lobby-stands-turn = Your turn
lobby-stands-waiting = Waiting for { $names }
lobby-stands-running = The game is on
lobby-stands-gathering =
    { $open ->
        [0] Ready to begin
        [one] { $open } seat is free
       *[other] { $open } seats are free
    }
lobby-stands-paused = Paused
lobby-stands-won =
    { $count ->
        [one] { $names } has won
       *[other] { $names } have won together
    }
lobby-stands-over = The game is over
lobby-stands-closed = Ended without a result
lobby-delete = Clear away
lobby-delete-title = Clear this table away?
lobby-delete-about = The table, its log and its links are deleted for everybody. This cannot be undone.
lobby-keep = Keep it

## New table

lobby-new = New table
lobby-game = Game
lobby-sitter-bot = Bot
lobby-clock-live-short = { $minutes } min + { $increment } s
lobby-clock-days-short =
    { $days ->
        [one] { $days } day for each answer
       *[other] { $days } days for each answer
    }

## Lobby

lobby-tables = Open tables
lobby-all-games = All
lobby-gathering = before the start
lobby-free = free
lobby-sit = Sit down
lobby-watch = Look on
lobby-go-on = Go on playing
lobby-empty = No table is open at the moment. Make one and list it in the lobby, or play against bots meanwhile.
lobby-against-bots = Play against bots

## An address that leads nowhere

lobby-nowhere = Out at sea
lobby-nowhere-about = There is nothing at this address. It may have been mistyped, or what was here has gone.

## Settings

lobby-settings = Settings
lobby-language = Language
lobby-speed-slow = slow
lobby-speed-normal = normal
lobby-speed-fast = fast
lobby-speed-off = at once

## Help

lobby-help = Help
lobby-me = You
lobby-me-asked = { $count ->
    [one] You: one waits for your answer
   *[other] You: { $count } wait for your answer
}
lobby-level-random = Plays anything that is allowed. Good for learning the moves.
lobby-level-casual = Looks one turn ahead and is a little careless. A friendly opponent for the first games.
lobby-level-greedy = Looks one turn ahead and takes what seems best. Punishes gifts.
lobby-level-steady = Taught itself in more than a hundred thousand games, and takes what looks best. For those who beat Greedy.
lobby-level-learned = Taught itself the game by playing it more than a hundred thousand times; looks ahead for a moment. For those who beat Steady.
lobby-level-expert = Taught itself the game by playing it more than a hundred thousand times; thinks about what the others may answer. Hard to beat.
lobby-level-master = Taught itself the game by playing it more than a hundred thousand times; takes its time and thinks far ahead. The best bot here.
lobby-level-strong = Searches many turns deep before it answers. It takes its time and is hard to beat.
lobby-lesson = Learn it in ten minutes
lobby-my-games = My games
lobby-friends = Friends
lobby-friends-asking = { $count ->
    [one] Friends: one waits for your answer
   *[other] Friends: { $count } wait for your answer
}
lobby-cups = Cups
lobby-statistics = Statistics
