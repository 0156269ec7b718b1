# What the laboratory says: arena and balance report.

cli-arena = Let bots play each other, and say who is better and how sure that is. Stopped by Ctrl-C or a crash, the same command goes on where it stopped. Two bots: each sits alone against a table of the other, in every seat. More bots than two, as many as seats: all at one table, in every order. Any other number: in pairs, as two. Every line-up plays the same deals.
cli-arena-bots = The bots: random, casual, greedy, strong; strong:300 walks its tree 300 times for a decision, strong:500ms thinks half a second; FILE.py:NAME is one of your own, called with the game.
cli-arena-players = How many sit at a table; without it two.
cli-arena-games = How many games; without it 200. Made up to a number that is fair to all line-ups.
cli-arena-jobs = How many processes; without it, one for each core. The games are the same, unless a bot thinks by the clock.
cli-arena-seed = Another number gives other games; without it 0.
cli-arena-fresh = Forget the games played before and start anew.
cli-arena-csv = Print every seat of every game as a line of CSV.
cli-arena-chart = Draw the shares of wins into this SVG file.

arena-too-few = An arena needs at least two bots, not { $found }.
arena-twice = The bot “{ $found }” is named twice.
arena-no-such-bot = “{ $found }” is not there, or cannot be called.
arena-bot-broken = “{ $path }” cannot be used: { $fault }
arena-two-forms = Either --json or --csv, not both.
lab-process-ended = One of the processes that were playing has ended unexpectedly, perhaps for want of memory. What was played is kept; the same command goes on. Fewer --jobs may help.
lab-runs-already = The same command is running already; it is writing “{ $path }”.

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
arena-faults = failures
arena-no-ratings = Ratings need OpenSkill: pip install "malecon[lab]"
arena-fault = { $bot } failed after { $after } answers: { $fault } The record: { $record }
arena-kept = The games are kept in { $path }
