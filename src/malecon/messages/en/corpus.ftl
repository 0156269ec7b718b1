# What malecon corpus says: games in columns.

cli-corpus = Games in columns, as Parquet files that any tool of data science reads: records and a club's games into them and back, or games of bots.
cli-corpus-add = Put finished games into a corpus, from records: files, and folders with all that is in them. What is there already stays once.
cli-corpus-add-corpus = The folder of the corpus; it is made where it is not there.
cli-corpus-add-places = Records, and folders of records.
cli-corpus-add-anonymous = Leave out the names of people and of files, and whatever else a record may say of persons.
cli-corpus-club = Put the finished games of a club into a corpus. Games that are still played are never put in.
cli-corpus-club-corpus = The folder of the corpus; it is made where it is not there.
cli-corpus-club-names = Put in the names of the players, too.
cli-corpus-records = Write the whole games of a corpus as records again, byte for byte. Each is checked as a file from anywhere; nothing is overwritten.
cli-corpus-records-corpus = The folder of the corpus, or one of its files.
cli-corpus-records-folder = The folder for the records.
cli-corpus-records-game = Only the games of this name.
cli-corpus-play = Let bots play whole games into a corpus. The same command goes on where it was stopped, and gives the same games from the same seed.
cli-corpus-play-corpus = The folder of the corpus; it is made where it is not there.
cli-corpus-play-bots = Who plays, separated by commas; the last one has all seats that are left, and they change seats from game to game. Without it greedy. With random alone, the games are those of malecon simulate.
cli-corpus-play-games = How many games; without it 1000.
cli-corpus-play-jobs = How many processes; without it, one for each core. The games are the same.
cli-corpus-play-seed = Another number gives other games; without it 0.
cli-corpus-show = Say what is in a corpus.
cli-corpus-show-corpus = The folders, or single files.
cli-any-corpus = Put the games into this corpus, too: a folder of Parquet files. What is there already is not played again.
cli-report-from = Report the games of these corpora instead of playing: folders, or single files. Without --bots, --players and --option, all games of that name.
cli-report-more = More folders or files for --from, as a shell writes games/*.parquet.

corpus-no-data = This needs the packages for data, and { $package } is missing. Install them with: pip install "malecon[data]"
corpus-none = There is no corpus in “{ $path }”: no file in it ends in .parquet.
corpus-no-folder = “{ $path }” is a file; a corpus is a folder.
corpus-damaged = “{ $path }” is damaged, or no Parquet file: { $error }.
corpus-foreign = “{ $path }” is a Parquet file, but not one of a corpus of Malecón.
corpus-newer = “{ $path }” was written by a newer version of Malecón: its columns are those of version { $found }, and version { $known } is known here.
corpus-column = “{ $path }” is not as a corpus is: its column { $column } is missing, or is not { $expected }.
corpus-too-large-file = “{ $path }” has parts larger than any corpus has; it is not read.
corpus-too-large = This record is too large.
corpus-row = This game is not as a corpus keeps games.
corpus-rows = “{ $path }” is damaged: { $rows ->
    [one] { $rows } game cannot be as it says and is left out.
   *[other] { $rows } games cannot be as they say and are left out.
}
corpus-not-text = This is no text.
corpus-unfinished = This game is not over. A corpus holds finished games only: of others it would show what is still hidden.
corpus-results-only = Of this game only the result is kept.
corpus-differs = This game of { $game } goes differently here, or was changed: the record is not the one that was put in.
corpus-head = The corpus says of this game: { $column } { $found }. Its record says { $expected }.
corpus-scores = The corpus says that this game ended with { $column } { $found }; played again, it ends with { $expected }.
corpus-bots = There are { $found } bots for { $players } seats.
corpus-bot-failed = One of the bots { $bots } failed: { $error }
corpus-programs = Games of programs (cmd:…) go differently each time; they cannot go into a corpus.
corpus-no-csv = Either --csv or --corpus: the one prints every game, the other keeps it.
report-from-alone = { $option } does not go with --from, which reports games that are there and plays none.
corpus-seed = The seed must be from { $least } to { $most } to go into a corpus, not { $found }.
corpus-no-part = A part of a run cannot go into a corpus. The same command adds what is missing, on whichever machine it is given.
report-about-corpus = { $games } games from { $files } { $files ->
    [one] file
   *[other] files
} of corpora; where points came from, and what was taken, is known of { $followed }.
corpus-no-games = There is no game in this corpus that is asked for here.

corpus-added = Games put in: { $games }. There already: { $there }.
corpus-left-out = { $games } { $games ->
    [one] game was
   *[other] games were
} left out, since they are not over: a corpus would show what is still hidden.
corpus-written = Records written: { $games }. There already: { $there }.
corpus-no-answers = Of { $games } { $games ->
    [one] game
   *[other] games
} only the result is kept.
corpus-before = There already: { $played } of { $total } games. They are not played again.
corpus-played = Games played: { $games }. There already: { $there }. The run: { $run }
corpus-total = { $games } games in { $files } { $files ->
    [one] file
   *[other] files
}, { $bytes } bytes, { $each } for each.
corpus-head-game = game
corpus-head-players = players
corpus-head-origin = from
corpus-head-bots = bots
corpus-head-games = games
corpus-head-whole = with all answers
