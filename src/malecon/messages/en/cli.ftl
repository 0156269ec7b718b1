# What the command line says.

cli-about = Havana, Santiago de Cuba and Cuba, at this terminal.
cli-usage = Usage:
cli-commands = Commands
cli-arguments = Arguments
cli-options = Options
cli-help = Show this page.
cli-epilogue = --lang { $languages }, anywhere, chooses the language. --version says what runs here.

cli-games = List the games, for how many they are, and what can be chosen.
cli-play = Play in the browser, with friends and bots; with the name of a game, at this terminal. Every answer is saved.
cli-replay = Walk through a recorded game.
cli-simulate = Play many games at random and show what they were like.
cli-serve = Open a club: people play here by a browser or a program, together and against bots.
cli-desk = Open the desk of the club’s host: print a link that lets a browser in, once.
cli-verify = Check that every draw of a game was fair.
cli-export = Write all games of a club server into a folder, as records.
cli-import = Take the records of a folder into a club server.
cli-record = Look over recorded games.
cli-record-check = Check a recorded game by playing it again.
cli-tiles = Play Havana with your own building tiles.
cli-tables = Play Santiago with your own Cubans and buildings.
cli-ships = Play Cuba with your own ships.
cli-boards = Play Cuba with your own plantation boards.
cli-components = Play a game with your own components.
cli-components-check = Find every fault in such a file.
cli-components-show = Print ours as such a file, to be changed.

cli-any-game = The name of the game; “malecon games” lists them.
cli-any-players = How many play. Without it three, where the game allows it.
cli-any-option = A rule to choose, as name=value; can be given several times.
cli-any-tiles = For Havana: a file of your own building tiles.
cli-any-tables = For Santiago: a file of your own Cubans and buildings.
cli-any-ships = For Cuba: a file of your own ships.
cli-any-boards = For Cuba: a file of your own plantation boards.
cli-any-components = For some game: a file of your own components.
cli-any-json = Print JSON for programs.
cli-any-file = The file to read.
cli-any-folder = The folder of the files.
cli-any-database = Where the games are kept: a file, or postgresql://… Without it, a file among your own data.
cli-serve-config = The file in which the club is described; what is said here counts more. docs/host.md lists its keys.
cli-serve-check = Start nothing: say whether the file is in order, and what is in effect.
cli-serve-host = The address to listen at. Without it only this machine can come in; 0.0.0.0 lets everybody.
cli-serve-port = The port; without it 8047. 0 takes any that is free.
cli-serve-public_url = The address that players type, such as https://club.example; needed behind a proxy.
cli-serve-workers = How many processes think for bots; without it, one for each core but one.
cli-serve-proxy = The address of a proxy whose word about its clients is taken; can be given several times.
cli-serve-rate = How much one client may ask for, as a multiple of the usual; 0 is without limit.
cli-serve-keep_ended = After how many days a table that has ended is forgotten; without it never.
cli-serve-keep_idle = After how many days a table that nobody touches is forgotten; without it never.
cli-serve-keep_unbegun = After how many days a table is forgotten that has not begun and that nobody touches.
cli-serve-log = How the log is written: text, or json with one object a line.
cli-serve-open_metrics = Show /metrics also to other machines.
cli-desk-config = The file in which the club is described, if it has one.
cli-desk-port = The port of the club, if it is not 8047.
cli-desk-public_url = The address that players type, such as https://club.example.
cli-desk-revoke = Let no browser open the desk any more, and no link that was printed before.
cli-verify-commitment = What the table showed before the first draw, if you have kept it: the promise, in older games the commitment.
cli-verify-first = Only for games that came from a record: how many answers were there already, as you know it.
cli-import-own_backup = These files are a backup of this club, written by its own export: give seats, links and secrets back as they were. Only for files that nobody else could change.
cli-play-people = How many people play here; they have the first seats. Without it one; 0 only looks on.
cli-play-bots = Who plays the other seats, separated by commas; the last one plays all that are left. From the weakest on: random, casual, greedy, steady, learned, expert, master. Without it greedy.
cli-play-name = A name for each seat; given once for each.
cli-play-seed = A number from which all draws follow, for a game that can be had again.
cli-play-save = Where to save. Without it, a new file among your own data.
cli-play-resume = A saved game to go on with.
cli-play-config = In the browser: the file in which the club is described, as of “malecon serve”.
cli-play-lan = In the browser: let others in your network come in, too.
cli-play-port = In the browser: the port; without it 8047, or one that is free.
cli-play-no_browser = In the browser: open none, only say the address.
cli-replay-at = After how many answers to begin.
cli-replay-seat = See what this seat could see (0 is the first); without it, what everybody could see.
cli-simulate-games = How many games; without it 1000.
cli-simulate-jobs = How many processes; without it, one for each core. The result is the same.
cli-simulate-seed = Another number gives other games; without it 0.

cli-exported = Games written: { $games }.
cli-imported = Games taken in: { $games }. There already: { $there }.
cli-imported-backups = { $games } of them were written by the export of a club. They were taken in as records from anywhere, with open seats and new draws: with --own-backup they would be the tables that they were.
cli-no-server = This needs the packages of the server, and { $package } is missing. Install them with: pip install "malecon[server]"

cli-unknown-command = There is no command “{ $found }”. “malecon --help” lists all of them.
cli-unknown-option = There is no option “{ $found }” here. With --help behind it, a command lists its own.
cli-missing = Something is missing: { $name }. With --help behind it, a command says what it needs.
cli-repeated = “{ $name }” is given twice.
cli-value = { $name } cannot be “{ $found }”.
cli-too-many = This was too much: “{ $found }”. With --help behind it, a command says what it needs.
cli-misread = That was not understood: { $error }
cli-system = The system refused: { $error }.
cli-memory = There is not enough memory for this.
cli-interrupted = Interrupted.

## The first lines of such files

cli-components-head =
    The { $name } of the game { $game }.
    Change them as they are in your box, then: malecon { $name } check FILE
cli-tiles-head =
    The 36 building tiles of Havana, each with its points and its price:
    R red, Y yellow, N brown, B blue and G grey cubes, $ pesos, w workers, A the architect is needed.
    Change them as they are in your box, then: malecon tiles check FILE
cli-tables-head =
    The Cubans of Santiago with their flowers and what they give, and what its buildings give.
    Change them as they are in your box, then: malecon tables check FILE
cli-ships-head =
    The 15 ships of Cuba, each with its spaces for citrus, tobacco, sugar, rum and cigars.
    Change them as they are in your box, then: malecon ships check FILE
cli-boards-head =
    The plantation boards of Cuba, each with its three rows from the top:
    W warehouse, C citrus, T tobacco, S sugar, F forest, M mountain, L lake.
    Change them as they are in your box, then: malecon boards check FILE

# Many machines, and parts of runs.
cli-any-cluster = Work on many machines, by Ray: “ray” starts one on this machine, “auto” finds the one that runs here, ray://HOST:PORT or HOST:PORT is one elsewhere. Needs malecon[cluster].
cli-any-part = Play only the third of eight parts, as 3/8; “malecon join” puts the parts together.
cli-any-into = The folder where a part is kept; without it this one.
cli-any-page = Keep a page here that shows how far it is; it can be looked at meanwhile.
cli-any-fresh = Forget what an earlier run has left and start anew.
cli-any-csv = Print every seat of every game as a line of CSV.
cli-join = Put the parts of a run together and say what it says, as one machine would have.
cli-join-parts = The parts, or the folder in which they are.
cli-join-html = Of a report: where the page is written; without it GAME-report.html in this folder.
cli-join-chart = Of an arena: draw the shares of wins into this SVG file.
cli-join-csv = Of an arena: print every seat of every game as a line of CSV.
cli-analyse-part = Look over only the third of eight parts of the records, as 3/8.

## The host’s desk

desk-address = Open this once, within an hour, in the browser from which you look after the club:
desk-revoked = { $browsers ->
    [0] No browser could open the desk.
    [one] The browser that could open the desk can do so no longer.
   *[other] The { $browsers } browsers that could open the desk can do so no longer.
}
desk-no-club = There is no club in “{ $path }”. With --database or --config you say where it is.
