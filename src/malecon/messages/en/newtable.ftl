### Making a table: what can be chosen, and until its game begins. In English.

lobby-summary = What will be played
lobby-seats = Who plays?
lobby-fill-open = Friends at the other seats
lobby-fill-bots = Bots at the other seats
lobby-sitter = Who sits at seat { $number }?
lobby-sitter-me = You
lobby-sitter-open = Free
lobby-sitter-here = Someone else here
lobby-sitter-open-about = For whoever comes by the link.
lobby-name-of = Name at seat { $number }
lobby-level-of = How well the bot at seat { $number } plays
lobby-hot-seat = Several play on this device: the hands are covered between turns.
lobby-nobody-here = You take no seat yourself and look on.
lobby-options = Rules to choose
lobby-option-havana-round_limit = A real game takes some 15 rounds; the limit only ends one that nobody wants to end.
lobby-option-santiago-open_holdings = Otherwise they stand behind screens until the end.
lobby-option-santiago-rent_when_staying = Otherwise only a figure that moved in this turn brings rent.
lobby-option-cuba-edition = They differ in the stock of merchandise and in two buildings.
lobby-option-cuba-boards = Individual boards have their fields in other places; a common one is fairer for beginners.
lobby-option-cuba-market_act = Acts that fill or empty the market.
lobby-option-cuba-warehouse_counts = The rulebooks call it one; then it also counts for the tax, the subsidy and the end.
lobby-value-cuba-edition-2012 = 2012
lobby-value-cuba-edition-2007 = 2007
lobby-value-cuba-boards-individual = each a different one
lobby-value-cuba-boards-common = the same for all
lobby-value-cuba-market_act-each_round = every round
lobby-value-cuba-market_act-once = only once
lobby-clock = Clock
lobby-clock-none = None
lobby-clock-live = Live
lobby-clock-days = Days
lobby-clock-none-about = Everybody thinks as long as they like.
lobby-clock-live-about = Everybody has so much time for the whole game, and some more with each answer.
lobby-clock-days-about = A game beside everyday life: answer whenever you find the time.
lobby-clock-minutes = Minutes for each player
lobby-clock-increment = Seconds more for each answer
lobby-clock-each = Days for each answer
lobby-timeout = When time runs out
lobby-timeout-wait = the table waits
lobby-timeout-bot = a bot takes over
lobby-stand-in = Which bot
lobby-house = House rules
lobby-listed = Show in the lobby
lobby-listed-about = Anybody may sit down at a free seat. Otherwise only those come who have the link.
lobby-spectators = Spectators are welcome
lobby-spectators-about = They see what lies open, never anybody’s hand.
lobby-hints = Hints
lobby-hints-about = Whoever is asked may have a bot say what it would do.
lobby-title = Title
lobby-title-about = How the table is called in the lobby, if you like.
lobby-files = Your own components
lobby-files-about = If your box differs from ours, bring its pieces as a file. The command “malecon” prints ours as a pattern.
lobby-file-tiles = Building tiles
lobby-file-tables = Cubans and buildings
lobby-file-ships = Ships
lobby-file-boards = Plantation boards
lobby-make = Make the table
lobby-make-about =
    { $open ->
        [one] One seat stays free: next you get the link to invite with.
       *[other] { $open } seats stay free: next you get the link to invite with.
    }
lobby-begin = Begin
lobby-begin-about = All seats are taken: the game begins at once.

## Before the game

page-gather = Who plays?
page-gather-free =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
page-gather-ready = All seats are taken. The game can begin.
page-gather-host = All seats are taken. The host begins the game.
page-gather-cup = This table belongs to a cup. It begins by itself as soon as everybody has come, at the latest after { $days ->
    [yes] six hours; then a bot plays for whoever is missing once their time has run out.
   *[no] five minutes; then a bot plays for whoever is missing, until they come.
}
page-gather-full = All seats are taken. You can watch the game here.
page-gather-chance = The game begins: every browser adds its share to chance …
page-gather-awaited =
    The game begins as soon as { $names } { $count ->
        [one] looks
       *[other] look
    } in here. After { $days ->
        [yes] a day
       *[no] two minutes
    } it begins all the same.
page-begin = Begin the game
page-begin-about = It begins when no seat is free. Bots take any seat you give them.

page-seat-who = Who plays at seat { $number }
page-sit-also = One more at this device
page-remove = Remove { $player }
page-facts = What is played
page-facts-game = Game
page-facts-players = Players
page-facts-clock = Clock
page-facts-live =
    { $minutes ->
        [one] { $minutes } minute each, { $seconds } s more for each answer
       *[other] { $minutes } minutes each, { $seconds } s more for each answer
    }
page-facts-days =
    { $days ->
        [one] { $days } day for each answer
       *[other] { $days } days for each answer
    }
page-facts-no-clock = none
page-facts-spectators = Spectators
