# A table in words alone: for language models and other programs that read and write, and whoever looks on.

spoken-seat = Seat { $seat }
spoken-you = You are { $name } of { $players } players in a game of { $game }. Seats are counted from 0.
spoken-rules-of = The rules of { $game }:
spoken-news = What happened since your last answer:
spoken-table = The table as you see it:
spoken-question = Question: { $question }
spoken-rules = Rules behind it: { $rules }
spoken-answers = Possible answers:
spoken-how = Answer with one of these, by its number or in its words. If you write more than that, put the answer into square brackets at the end, as [{ $example }].
spoken-wait = You are not asked now; { $names } must answer first.
spoken-refused = Your last answer was refused. { $why }
spoken-not-understood = “{ $found }” is none of the answers. A number from 1 to { $last } will do, or the words of an answer.
spoken-order = { $error } (rules of the question: { $rules })
spoken-over = The game is over. Points: { $scores }. Won by: { $winners }.
spoken-no-seat = There is no seat { $found }; the seats are 0 to { $last }.
spoken-not-begun = No game has begun here: reset the environment first.
spoken-not-text = An answer is a text, not “{ $found }”.
spoken-players = The number of players is a whole number, not “{ $found }”.
spoken-after-end = The game is over: close tells how it ended, and reset begins the next one.
spoken-options = Options are given as a dict from their names to values, not as { $found }.
spoken-box = An owner’s own components are given as a dict, as a record has them, not as { $found }.
spoken-bots = Bots are given as one name for all seats but the first, as a list with a name for each of those, or as a dict from seats (whole numbers from 0) to names; not as { $found }.
spoken-bots-number = A list of bots has one name for each seat but the first; this one has { $found }, and there are { $players } players.
spoken-tries = The tries are a whole number from 1 on, or None for as many as it takes; not { $found }.
