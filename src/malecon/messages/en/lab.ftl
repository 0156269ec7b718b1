# What the laboratory says: arena and balance report.

cli-arena = Let bots play each other, and say who is better and how sure that is. Stopped by Ctrl-C or a crash, the same command goes on where it stopped. Two bots: each sits alone against a table of the other, in every seat. More bots than two, as many as seats: all at one table, in every order. Any other number: in pairs, as two. Every line-up plays the same deals.
cli-arena-bots = The bots, the weakest first: random, casual, greedy, steady, learned, expert, master; and strong, which searches without a net. The last four take a budget: master:300 walks its tree 300 times for a decision, master:500ms thinks half a second; FILE.net is learned with a net of your own, FILE.net:master:300 master with it; FILE.py:NAME is one of your own, called with the game; cmd:COMMAND is any program that speaks lines of JSON, as "cmd:python mine.py" (docs/programs.md).
cli-arena-players = How many sit at a table; without it two.
cli-arena-games = How many games; without it 200. Made up to a number that is fair to all line-ups.
cli-arena-jobs = How many processes; without it, one for each core. The games are the same, unless a bot thinks by the clock.
cli-arena-seed = Another number gives other games; without it 0, or, where programs play, one that they cannot guess.
cli-arena-patience = How many seconds a program (cmd:…) has for an answer; without it 30.
cli-arena-alone = Seat only the first bot alone among others, not the others among its like.
cli-arena-fresh = Forget the games played before and start anew.
cli-arena-csv = Print every seat of every game as a line of CSV.
cli-arena-chart = Draw the shares of wins into this SVG file.

arena-too-few = An arena needs at least two bots, not { $found }.
arena-twice = The bot “{ $found }” is named twice.
arena-no-such-bot = “{ $found }” is not there, or cannot be called.
arena-no-choose = “{ $found }” cannot be asked: it has no method “choose”.
arena-no-net-bot = “{ $found }”: with a net of your own there are { $known }.
arena-bot-broken = “{ $path }” cannot be used: { $error }
arena-same-module = “{ $path }”: the files of two bots, in different folders, both have a “{ $found }” beside them, and Python has only one of each name. One of them needs another name.
arena-no-command = “{ $found }” names no command; it is written as "cmd:python mine.py".
arena-no-program = There is no program “{ $found }” here.
arena-patience = An answer may take up to { $most } seconds, and more than none; not { $found }.
arena-program-silent = The program said nothing within { $seconds } seconds.
arena-program-ended = The program has ended. The last that it said on its stderr: { $error }
arena-program-hello = The program must first say hello, as {"{"}"type": "hello"{"}"}; it said: { $found }
arena-program-line = This is no answer to the question asked: { $found }
arena-program-forfeited = The program has failed too often and is not asked any more in this game.
arena-two-forms = Either --json or --csv, not both.
lab-process-ended = One of the processes that were playing has ended unexpectedly, perhaps for want of memory. What was played is kept; the same command goes on. Fewer --jobs may help.
lab-runs-already = The same command is running already; it is writing “{ $path }”.
lab-before = Played before: { $played } of { $total } games; --fresh begins anew.

arena-head = { $game }, { $players } players, { $games } games, seed { $seed }
arena-against = { $bot } – { $others }
arena-bot = bot
arena-opponents = against
arena-games = games
arena-wins = wins
arena-share = share
arena-interval = 95 % sure
arena-fair = fair
arena-share-wins = share of the games won, with 95 % intervals
arena-fair-share = fair share
arena-seat = seat { $seat }
arena-rating = rating
arena-points = points
arena-difference = ahead of the others
arena-decisions = decisions
arena-time = for each
arena-errors = failures
arena-program = program
arena-timeouts = time-outs
arena-illegal = illegal answers
arena-ended = crashes
arena-forfeits = games forfeited
arena-no-ratings = Ratings need OpenSkill: pip install "malecon[lab]"
arena-error = { $bot } failed after { $after } answers: { $error }. The record: { $record }
arena-kept = The games are kept in { $path }

## The balance report

cli-report = Play many games of one bot with itself and say how balanced the game is: wins by seat and turn, points and length, where points come from, what every card, tile, building or act goes with. A page with charts, or JSON. The same command goes on where it was stopped.
cli-report-bots = The bot that plays all seats; without it greedy.
cli-report-players = How many play; without it all numbers in turn.
cli-report-games = How many games; without it 1000.
cli-report-jobs = How many processes; without it, one for each core. The games are the same.
cli-report-seed = Another number gives other games; without it 0.
cli-report-fresh = Forget the games played before and start anew.
cli-report-html = Where the page is written; without it GAME-report.html in this folder.

report-title = How balanced is { $game }?
report-about = { $games } games, all seats played by { $bot }, seed { $seed }.
report-care = What goes with winning need not be its cause, and another bot may find other ways. Intervals hold at 95 %: of twenty things that make no difference, one looks as if it did. Bars in grey are within their doubt.
report-errors = { $bot } failed { $errors ->
    [one] once
   *[other] { $errors } times
}; any legal answer was given for it then, so the figures say less of it.
report-written = The report: { $path }

report-seats = Seats
report-seats-about = Every seat is played by the same bot, so each should win its fair share.
report-by-seat = Wins by seat, { $players } players
report-by-turn = Wins by turn, counted from the start player drawn first, { $players } players
report-seat = seat { $seat }
report-turn = { $turn }.
report-wins = wins
report-fair = fair share
report-sure = 95 % sure
report-lengths = Points and length
report-players = players
report-games = games
report-rounds = rounds
report-decisions = decisions
report-points = points
report-winning = best
report-margin = lead
report-shared = shared wins
report-score-chart = Points of a seat at the end
report-round-chart = Rounds of a game
report-of-players = { $players } players
report-sources = Where points come from
report-sources-about = The mean points of a seat from each source, of all seats and of those that won.
report-sources-chart = Points by source, { $players } players
report-all = all
report-winners = winners
report-items-chart = { $what }: wins above or below the fair share
report-above = percentage points above the fair share
report-all-numbers = All numbers
report-thing = thing
report-games-with = in games
report-seats-with = by seats
report-times = times
report-times-winners = times, winners
report-at-all = Who took or used it at all: how often did they win?

report-group-havana-card = Cards carried out
report-group-havana-tile = Tiles bought
report-group-santiago-cuban = Cubans called on
report-group-santiago-building = Buildings used
report-group-santiago-owned = Buildings claimed
report-group-santiago-good = Goods delivered
report-group-cuba-character = Characters played
report-group-cuba-delegate = Characters sent to parliament
report-group-cuba-tile = Buildings built
report-group-cuba-use = Buildings used
report-group-cuba-ship = Ships loaded
report-group-cuba-passed = Acts passed
report-about-havana-card = Who carried out a card most often at the table: how often did they win?
report-about-havana-tile = Who bought a tile: how often did they win? Tiles of the same points should be alike.
report-about-santiago-cuban = Who called on a Cuban most often at the table: how often did they win?
report-about-santiago-building = Who used a building most often at the table: how often did they win?
report-about-santiago-owned = Who claimed a building: how often did they win?
report-about-santiago-good = Who delivered a good most often at the table: how often did they win?
report-about-cuba-character = Who played a character most often at the table: how often did they win?
report-about-cuba-delegate = Who sent a character to parliament most often at the table: how often did they win?
report-about-cuba-tile = Who built a building: how often did they win?
report-about-cuba-use = Who used a building most often at the table: how often did they win?
report-about-cuba-ship = Who loaded most units onto a ship: how often did they win?
report-about-cuba-passed = Who won the vote and passed an act: how often did they win the game?

# --- malecon train ---

cli-train = Let a net learn a game by playing against itself. Stopped by Ctrl-C or a crash, the same command goes on where it stopped. Needs PyTorch: pip install "malecon[learn]".
cli-train-folder = Where the net and all that is needed to go on are kept; without it the folder “training”.
cli-train-minutes = How long, as 30 or 0.5; without it 10 minutes.
cli-train-jobs = How many processes play; without it, one for each core.
cli-train-seed = Another number gives another net; without it 1.
cli-train-width = How many neurons the first layer has; without it 128.
cli-train-depth = How many neurons the second layer has; without it 32.
cli-train-rate = How fast it learns at the beginning of a run; without it 0.001. Going on with a net that is good already, a little less is better.
cli-train-fresh = Forget what was learned before and start anew.
cli-train-shipped = Go on from the net that comes with the game.
cli-train-chart = Draw the learning curve into this SVG file.

train-no-torch = Training needs PyTorch: pip install "malecon[learn]"
train-no-observer = { $game } does not say what a seat knows, so no net can learn it; docs/writing-a-game.md tells how a game does.
train-minutes = The minutes are a number above 0 and up to { $most }, such as 30 or 0.5; not { $found }.
train-no-folder = “{ $path }” is a file; name a folder to keep the net in.
train-rate = The rate must be more than 0 and at most { $most }, not { $found }; 0.001 is a good one to begin with.
train-other-net = “{ $path }” is broken, or of another game or another size; --fresh starts anew.
train-begins = { $game }: learning from nothing for { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}, with { $jobs ->
    [one] one process
   *[other] { $jobs } processes
} that { $jobs ->
    [one] plays
   *[other] play
}.
train-goes-on = Going on after { $games } games, from { $path }.
train-goes-on-shipped = Going on after { $games } games, from the net that comes with the game.
train-nothing-shipped = No net comes with { $game }; without --shipped it learns from nothing.
train-shipped-size = --width and --depth are those of the net that comes with { $game }, { $width } and { $depth }: with --shipped they cannot be other ones.
train-begun-already = “{ $path }” is there already: without --shipped it is gone on with, and --fresh forgets it.
train-line = { $minutes } min, { $games } games, loss { $loss }; won alone against greedy: { $won }
train-won = { $share } of { $games } for { $players }
train-stopped = Stopped; the same command goes on from here.
train-done = { $games } games played. The net is in { $path }; try it: malecon arena { $game } { $path } greedy
train-chart = { $game }: games won by the net alone among { $rival }
train-games = games of learning
train-players = { $players } players

net-unreadable = This is not the file of a net.
net-of-another-game = This net was not made for { $game } as it is now.
net-too-large = The weights of this net are too large: what it adds up would not fit.

# --- many machines, parts of runs, and the page of a run ---
part-wrong = A part is written as 3/8, the third of eight; “{ $found }” is none.
part-into-alone = --into says where a part is kept; it goes with --part.
arena-part-seed = Programs play, and without --seed each machine has draws of its own. Give all parts the same --seed, of many digits.
part-csv = Either --csv or --into: the one prints the games of a part, the other keeps them.
part-no-folder = “{ $path }” is a file; parts are kept in a folder.
part-kept = Part { $part } of { $of } is played (games: { $games }) and kept in { $path }. When all parts are there, “malecon join” puts them together.
join-nothing = There is nothing to join: name the files that runs with --part have kept, or their folder.
join-no-part = “{ $path }” is no part of a run. Parts are what runs with --part keep.
join-other-run = “{ $path }” is a part of another run than “{ $first }”: “{ $what }” is { $there } there and { $here } here. Leave one of them out.
join-twice = Part { $part } is there twice: “{ $other }” and “{ $path }”. Leave one of them out.
join-missing =
    { $count ->
        [one] Part { $parts } of { $of } is missing.
       *[other] { $count } of { $of } parts are missing: { $parts }.
    }
join-unfinished = “{ $path }” is not finished: { $played } of { $games } games. The same command with --part { $part } goes on with it.
join-damaged = “{ $path }” is damaged. Remove it and play this part again.
join-not-for = { $option } is not for the parts of “malecon { $kind }”.
analyse-one-page = --html names one page, but several records are given. Without it each has its page beside it.
analyse-budget = --budget must be from 1 to { $most }, not { $found }.
analyse-no-records = There is no record in “{ $path }”: no file in it ends in .txt.
analyse-same-names = “{ $path }” and “{ $other }” would be written to files of the same names. Look them over one after the other, into different folders.
cluster-no-ray = Working on a cluster needs Ray: pip install "malecon[cluster]"
cluster-address = “{ $found }” is no address of a cluster. It is ray, auto, ray://HOST:PORT or HOST:PORT.
cluster-nobody = Nobody answers at { $address }: { $error }. Is the cluster running, and is this the address of its head?
cluster-failed = The cluster “{ $address }” could not be used: { $error }
cluster-lost = Work that was given to the cluster was lost again and again: { $error }
cluster-differs = The machine { $node } of the cluster does not play as this one does: Malecón there is { $there }, here { $here }, or its rules or bots are others. Install the same on all machines.
run-runs = It runs; this is how far it was at { $time }. The page is written anew every few seconds: if the time stands still, the run has ended.
run-finished = Finished at { $time }.
run-stopped = Stopped at { $time }; the same command goes on from here.
run-played = games played
run-total = games in all
run-rate = games a second
run-time = time passed
run-left = time left
run-seconds = seconds
run-a-second = { $rate } a second
