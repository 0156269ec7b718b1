### What the page says at a table, in English.

page-away = The server cannot be reached.
page-failed = Something went wrong on the server.
page-loading = The table is being laid …
page-yes = yes
page-no = no
page-close = Close
page-cancel = Cancel
page-reload = Load the page anew
page-home = To the start page
page-cup = To the cup
page-lobby = Open tables

## Who plays

page-level-random = Random
page-level-casual = Casual
page-level-greedy = Greedy
page-level-steady = Steady
page-level-learned = Learned
page-level-expert = Expert
page-level-master = Master
page-level-strong = Strong
page-bot-name = { $level } { $number }
page-seat = Player { $number }
page-somebody = Somebody { $number }
page-seat-open = Seat { $number }

page-you = you
page-you-do = You
page-spectator = Spectator
page-seat-free = free
page-seat-bot = Bot: { $level }
page-seat-stood-in = a bot plays ({ $level })
page-seat-late = out of time
page-seat-away = away
page-seat-host = host
page-seat-shared = same screen as { $player }
page-seat-friend = friends with you
page-seat-asked = is asked
page-seat-ready = ready
page-company = Players
page-about-player = More about { $player }
page-why = Why did { $player } do that?
page-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
page-count-points = points
page-count-pesos = pesos
page-count-buildings = buildings
page-count-votes = votes
page-clock-left = Time left: { $time }
page-time-days = { $days } d { $hours } h

page-sit = Sit down here
page-sit-name = Your name
page-sit-hotseat = Several can play at one device: it is passed on, and hands stay hidden.
page-rename = Change the name
page-get-up = Get up
page-get-up-about = Your seat becomes free, and somebody else can take it. Your link to it ends.
page-get-up-counts = A bot plays on for you. The game counts, and you may come back.
page-back = I am back
page-leave = I am away for a while
page-look-from = Show this hand
page-give-to-bot = Give the seat to a bot
page-propose-bot = Propose that a bot plays
page-propose-bot-own = Let a bot play for me
page-propose-open = Propose to free the seat

## Before the game

page-invite = Invite others
page-invite-about = Whoever opens this address can take a free seat, or watch.
page-invite-address = Address of this table
page-invite-local = This address leads to the table on this machine only. To let others in, start Malecón with --lan, or as a server for all.
page-device = Play on another device
page-device-about = This secret link brings your seat to another device. Do not give it to anybody else: whoever has it plays for you.
page-device-alone-about = Has somebody got hold of your link? Make a new one; all others stop working.
page-device-alone = New link, all others end
page-qr = QR code: { $title }
page-copy = Copy
page-copied = Copied.
page-share = Share

## The table

page-menu = Menu of the table
page-notices = Notices
page-settings = Settings
page-help = How to play here
page-rules = Rules of the game
page-round = Round { $round }
page-watching = You are watching
page-board = Board
page-board-empty = The game had not begun then.
page-board-failed = The board could not be loaded.
page-pause = Propose a pause
page-resume = Go on playing
page-stop = Propose to stop the game
page-stop-about = If all agree, the game ends without a winner.
page-end = Close the table
page-end-about = The game ends for everybody, without a winner.
page-rule = Rule { $rule }
page-rule-missing = The text of this rule was not found.
page-rules-ask = What is this?
page-rules-asking = Click anything on the board to read its rules. Esc ends it.
page-your-turn = Your turn: { $game }

## The prompt

page-prompt = What is asked
page-prompt-over =
    { $count ->
        [0] The game is over.
        [one] The game is over: { $players } has won.
       *[other] The game is over: { $players } share the win.
    }
page-prompt-closed = The game was ended without a result.
page-prompt-paused = The game is paused.
page-prompt-stood-in = A bot plays for you.
page-prompt-moment = One moment …
page-prompt-together =
    { $you ->
        [yes] { $ready ->
            [0] You are ready. We wait for { $players }.
           *[other] You and { $others } are ready. We wait for { $players }.
        }
       *[no] { $ready ->
            [0] All choose at once. We wait for { $players }.
            [one] { $others } is ready. We wait for { $players }.
           *[other] { $others } are ready. We wait for { $players }.
        }
    }
page-prompt-empty = { $player } is free: somebody must sit down there, or a bot.
page-prompt-thinking = { $player } is thinking
page-prompt-acts = It is the turn of { $player }.
page-prompt-late = We wait for { $player }, whose time has run out.
page-prompt-away = We wait for { $player }, who is away.
page-prompt-waiting = We wait for { $player }: “{ $question }”
page-answers = Answers
page-actions = What you may do
page-actions-open = All answers (key /)
page-actions-search = Search by typing
page-actions-found =
    { $count ->
        [one] { $count } answer
       *[other] { $count } answers
    }
page-actions-none = No answer is called that.
page-undo = Undo
page-undo-ask = Ask to undo
page-confirm = Confirm
page-selection = Chosen
page-selection-about = Choose in any order, then confirm.
page-selection-remove = Take back: { $answer }
page-selection-wanted = Something is still to be chosen.
page-loses-anyway = Do it all the same
page-loses-back = Go back
page-refused = That is not possible now.

## Hints

page-hints = Hints

## What happened

page-talk = Log and chat
page-log = Log
page-log-earlier = Earlier
page-log-newest = Newest
page-log-setup = How the table was laid
page-happened = What just happened
page-happened-again = See it again
page-film-skip = Skip
page-film-since = While you were away
page-film-again = What just happened, once more
page-film-speed = Pace: { $speed }. Click to change it.
page-past = An earlier moment
page-past-now = Back to now
page-past-end = To the result
page-past-all = Everybody’s view
page-past-eyes = Seen by
page-past-first = To the beginning
page-past-back = One step back
page-past-forward = One step forward
page-past-run = Play by itself
page-past-stop = Hold
page-past-speed = Speed
page-past-slider = Moment of the game
page-past-place = { $place } of { $of }

page-log-made = The table is made.
page-log-sat = { $name } takes seat { $number }.
page-log-bot = Seat { $number } is given to a bot ({ $level }).
page-log-bot-named = { $name } ({ $level }) takes seat { $number }.
page-log-opened = Seat { $number } is free.
page-log-began = The game begins.
page-log-ready = { $player } is ready.
    .you = { $player } are ready.
page-log-unready = { $player } thinks again.
    .you = { $player } think again.
page-log-undo = { $player } takes an answer back.
    .you = { $player } take an answer back.
page-log-away = { $player } is away.
    .you = { $player } are away.
page-log-back = { $player } is back.
    .you = { $player } are back.
page-log-stood-in = A bot ({ $level }) plays for { $player }.
page-log-late = The time of { $player } has run out.
page-log-asked =
    { $what ->
        [undo] { $player } would like to take an answer back.
        [pause] { $player } proposes a pause.
        [resume] { $player } proposes to go on.
        [bot] { $player } proposes that a bot plays for { $about }.
        [open] { $player } proposes to free the seat of { $about }.
       *[stop] { $player } proposes to stop the game.
    }
page-log-agreed = { $player } agrees.
    .you = { $player } agree.
page-log-declined = { $player } does not agree.
    .you = { $player } do not agree.
page-log-paused = The game is paused.
page-log-resumed = The game goes on.
page-log-closed = The table is closed.
page-log-muted =
    { $what ->
        [audience] Those who look on are not heard in the chat.
       *[player] { $player } is not heard in the chat.
    }
    .you = { $player } are not heard in the chat.
page-log-heard =
    { $what ->
        [audience] Those who look on are heard in the chat again.
       *[player] { $player } is heard in the chat again.
    }
    .you = { $player } are heard in the chat again.
page-log-chance = Salts are added to chance anew: { $players } did not open in time.

page-chat = Chat
page-chat-empty = Nothing has been said yet.
page-chat-say = Say something
page-chat-send = Send
page-chat-mute = Mute { $name }
page-chat-mute-audience = Mute all who look on
page-chat-unmute = Let { $name } speak
page-chat-unmute-audience = Let all who look on speak
page-chat-unread =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }

page-proposal-title = Proposal
page-proposal =
    { $what ->
        [undo] { $player } would like to take the last answer back.
        [pause] { $player } proposes a pause.
        [resume] { $player } proposes to go on playing.
        [bot] { $player } proposes that a bot ({ $level }) plays for { $about }.
        [open] { $player } proposes to free the seat of { $about }.
       *[stop] { $player } proposes to stop the game without a winner.
    }
page-proposal-waits = We wait for { $players }.
page-agree = Agree
page-decline = Do not agree
page-withdraw = Withdraw

## Several at one device

page-curtain = Pass the device to { $player }
page-curtain-about = Nothing is shown until you have it and nobody else looks.
page-curtain-lift = I am { $player }
page-curtain-undo = { $player } takes the last answer back

## The end

page-won =
    { $count ->
        [one] { $players } wins!
       *[other] { $players } share the win!
    }
page-again = Again
page-again-said = Another game? Here: { $address }
page-result = Result
page-replay = Replay
page-record = Download the record
page-fairness = Fair draws
page-fairness-without = Nothing of this browser is in these draws: it came later, did not open its salt in time, or its place was taken, by another device of yours or by the server.

## Nothing to be seen

page-gone = There is no such table
page-gone-about = It was closed or put away, or the address is not complete. Ask whoever invited you for the address, or choose another table.
page-gone-secret = This round is still being played
page-gone-private = This table is among friends
page-gone-private-about = Its host does not want spectators, and all seats are taken. If one of them is yours, open your own link to it.

## The connection

page-connection-lost = The connection is lost. Trying again …
page-connection-kept = Your answer is kept and goes out then.
page-connection-again = Try now
page-connection-restored = The connection is back. Nothing was lost.
page-seen = No connection. The table as you saw it last, { $ago }.
page-unsent-late = An answer given without a connection came too late: the game had gone on, and it was not done.
page-outdated = { $club } was renewed on the server.
page-analyse = Analyse
