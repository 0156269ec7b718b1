### The way in: landing, new table, lobby, settings, help. In English.

lobby-close = Close
lobby-home = To the start
lobby-again = Try again
lobby-reload = Load the page again
lobby-language-failed = This language could not be fetched.

lobby-renewed = The page has been renewed
lobby-renewed-about = The server has a newer version of this page. Load it again; nothing at any table is lost.
lobby-broken = Something in the page broke
lobby-broken-about = That should not have happened. Load the page again; everything at your tables is kept.

## Landing

lobby-claim = Three board games by the sea wall. Play with friends by a link, or against bots at once.
lobby-play-now = Play now
lobby-join = Open tables
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
lobby-summary = What will be played
lobby-seats = Who plays?
lobby-fill-open = Friends at the other seats
lobby-fill-bots = Bots at the other seats
lobby-sitter = Who sits at seat { $number }?
lobby-sitter-me = You
lobby-sitter-open = Free
lobby-sitter-bot = Bot
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
lobby-clock-live-short = { $minutes } min + { $increment } s
lobby-clock-days-short =
    { $days ->
        [one] { $days } day for each answer
       *[other] { $days } days for each answer
    }
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
lobby-name-none = none yet
lobby-name-about = Kept in this browser; the others at your tables see it.
lobby-mode = Colours
lobby-mode-auto = as the system
lobby-mode-light = light
lobby-mode-dark = dark
lobby-speed = Pace
lobby-speed-slow = slow
lobby-speed-normal = normal
lobby-speed-fast = fast
lobby-speed-off = at once
lobby-speed-about = How fast the turns of the others are told. A click or a key skips what is being told.
lobby-contrast = More contrast
lobby-contrast-about = Stronger edges and colours, no tints. Also on if your system asks for it.
lobby-sound = Sounds
lobby-volume = Volume
lobby-confirm = Confirm every answer
lobby-confirm-about = A first click chooses, a second one gives the answer. What is chosen in any order, and what would leave something lying, is confirmed in any case.
lobby-notify = Tell me when it is my turn
lobby-notify-about = By a notice of the browser, while you look at something else.
lobby-notify-refused = The browser does not allow notices from this page. You can change that in its own settings.
lobby-settings-shapes = Pieces are told apart by shape and sign, never by colour alone.

## Help

lobby-help = Help
lobby-help-title = How one plays here
lobby-help-begin = “Play now” sits you down against bots. “Invite friends” makes a table with a link for the others.
lobby-help-glow = What glows can be clicked. The bar below the board says what is asked, and of whom.
lobby-help-preview = Rest on something that glows, or hold it with your finger: you see what it would change.
lobby-help-why = Click what does not glow, and you are told why not, with its rule.
lobby-help-undo = An answer can be taken back as long as nobody has answered since and nothing was drawn.
lobby-help-invite = Seats are held by this browser. A seat’s secret link brings it to another device.
lobby-help-away = Close the page whenever you like: under “Continue” your tables wait for you.
lobby-help-fair = All draws can be checked after the game: the server commits to them before it begins.
lobby-help-rules = The rules of the games
lobby-bots = The bots
lobby-level-random = Plays anything that is allowed. Good for learning the moves.
lobby-level-casual = Looks one turn ahead and is a little careless. A friendly opponent for the first games.
lobby-level-greedy = Looks one turn ahead and takes what seems best. Punishes gifts.
lobby-level-learned = Taught itself the game by playing it more than a hundred thousand times; looks ahead for a moment. For those who beat Greedy.
lobby-level-expert = Taught itself the game by playing it more than a hundred thousand times; thinks about what the others may answer. Hard to beat.
lobby-level-master = Taught itself the game by playing it more than a hundred thousand times; takes its time and thinks far ahead. The best bot here.
lobby-level-strong = Searches many turns deep before it answers. It takes its time and is hard to beat.
lobby-keys = Keyboard
lobby-keys-about = Tab leads from one thing to the next, Enter or Space does it, Escape closes.
lobby-lesson = Learn it in ten minutes
lobby-statistics = Statistics
