# What is said of files and records, and on the command line.

error-at-line = Line { $line }: { $error }
error-in-file = “{ $file }”, line { $line }: { $error }
error-of-file = “{ $file }”: { $error }

## Files

file-missing = There is no file “{ $path }”.
file-is-folder = “{ $path }” is a folder, not a file.
file-not-plain = “{ $path }” is no plain file, but something like a pipe.
file-no-such-folder = There is no folder “{ $path }”.
file-unreadable = “{ $path }” cannot be read: { $error }.
file-too-large = “{ $path }” is far too large to be one of ours.
file-not-text = “{ $path }” is not a text file in UTF-8.
file-no-folder = “{ $path }” cannot be written: there is no such folder.
file-unwritable = “{ $path }” cannot be written: { $error }.

## What a table is made of

game-unknown = There is no game “{ $found }” here. Known games: { $known }.
game-near = There is no game “{ $found }” here. Did you mean { $near }? Known games: { $known }.
foreign-game = The game “{ $game }” of the package { $package } cannot be played and is left out: { $why ->
    [none] { $found } is no game
    [name] its name must be small letters and digits, not “{ $found }”
    [taken] there is a game called { $found } already
    [seats] it must be for two to five players
    [file] another game has files called { $found } already
   *[error] { $found }
}.
players-wrong = The game { $game } is for { $least } to { $most } players, not for { $found }.
option-unknown = The game { $game } has no option “{ $found }”. It has: { $known }.
option-value = The option { $option } cannot be { $found }; it can be { $known } (rule { $rule }).
option-pair = An option is given as name=value, not as “{ $found }”.
option-twice = The option “{ $found }” is given twice.
box-file-foreign = The game { $game } knows no file of { $found }.
names-number = { $found } names for { $players } seats: there must be one for each seat, or none at all.
names-unprintable = “{ $found }” cannot be used as a name: at most 80 letters, and all of them printable.

## Records

record-empty = This record is empty.
record-torn = The record breaks off in the middle of this line: “{ $found }”. If the line is whole, end it with a line break; if not, remove it, and the rest can be used.
record-torn-head = The record breaks off in its first line: “{ $found }”. If that line is whole, end it with a line break; if not, there is nothing in this file that could be used.
record-header = This is not a Malecón record: the first line must be a JSON object that begins with "malecon". Found: { $found }
record-field = In the header, “{ $field }” cannot be { $found }.
record-newer-format = This record has format { $found }; this Malecón knows formats up to { $known }. A newer Malecón can read it.
record-newer-rules = This record was played by version { $found } of the rules of { $game }; this Malecón knows them up to version { $known }. A newer Malecón can read it.
record-no-seat = A line must begin with a seat (0 to { $last }), ~ for chance, ! for a digest or = for the scores. Found: { $found }
record-too-early = “{ $found }” does not belong here. { $seat ->
    [over] The game is over and its scores have been told.
    [chance] An answer by chance is expected.
   *[other] An answer by seat { $seat } is expected.
}
record-missing = Expected “{ $expected }”, found “{ $found }”.
record-digest = The table is not what it was when the game was played: expected “{ $expected }”, found “{ $found }”. A line before this one may have been changed.
record-scores = The scores are not those of this game: expected “{ $expected }”, found “{ $found }”.

## JSON in files

json-unreadable = This is not JSON from column { $column } on: { $found }
json-too-deep = This is nested more than { $most } deep; no file of ours is.
json-number = { $found } is not a number that can be used here.
json-twice = “{ $found }” is said twice.
json-half-character = There is half a character here, which cannot be written again.

## Files of an owner's own components

toml-unreadable = This is not TOML from column { $column } on: { $found }
toml-ends = This file ends where something must follow.
toml-line-ends = This line ends where something must follow.
toml-twice = This has been said before: no table and no key may be there twice.
toml-too-deep = This file is nested too deeply to be read.
toml-number = This number is beyond all measure; whole numbers have at most 19 digits here.

box-none = This is not a box of this game: it must have { $known }.
box-key = “{ $found }” is not known here; such a file has { $known }.
box-name = There must be a name, printable and of at most { $most } letters: name = "My box".

havana-box-no-tiles = The { $number } tiles are missing: tiles = [ "1: R", … ]
havana-box-tiles = There must be { $number } tiles; here are { $found }.
havana-box-low = At least { $number } tiles must be worth 1 to { $most } points (H5); here are only { $found }.
havana-box-not-words = Tile { $tile } must stand in quotation marks, as "2: R 2$"; found { $found }.
havana-box-colon = Tile { $tile } needs its points, a colon and its price, as "2: R 2$"; found “{ $found }”.
havana-box-points = Tile { $tile } must be worth 1 to { $most } points, not “{ $found }”.
havana-box-sign = Tile { $tile } asks for “{ $found }”; known are { $known }.
havana-box-amount = Tile { $tile } asks for “{ $found }”; the number must be at least 1, as in 2R.
havana-box-most = Tile { $tile } asks for { $found } times { $sign }; at most { $most } is possible.
havana-box-free = Tile { $tile } costs nothing; it needs a price.

santiago-box-table = “{ $table }” must be a table: [{ $table }]
santiago-box-tile = “{ $found }” is not known here; known are { $known }.
santiago-box-fields = “{ $tile }” must be a table, as { "{" } flower = "red" { "}" } or { "{" } pesos = 2 { "}" }.
santiago-box-field = “{ $tile }” has no “{ $found }”; it has { $known }.
santiago-box-nothing = “{ $tile }” has no number that could be changed.
santiago-box-flower = The flower of “{ $tile }” must be one of { $known }, not “{ $found }”.
santiago-box-colour = { $tile ->
    [el-zorro] The flower of El Zorro has no colour: flower = "none".
   *[other] The flower of “{ $tile }” must have a colour.
}
santiago-box-number = “{ $field }” of “{ $tile }” must be a whole number from 1 to { $most }, not “{ $found }”.
santiago-box-two = Each flower stands on two Cubans; { $flower } stands on { $found }: { $cubans }.

cuba-box-no-ships = There must be a list of { $number } ships: ships = ["12200", …].
cuba-box-ships = There must be { $number } ships; here are { $found }.
cuba-box-ship = Ship { $ship } must be five digits, the spaces for citrus, tobacco, sugar, rum and cigars, such as "12200"; found: { $found }
cuba-box-spaces = Ship { $ship } has { $found } spaces; every ship has { $number }.
cuba-box-no-boards = There must be a table [boards] with these: { $known }.
cuba-box-board-missing = The board { $board } is missing.
cuba-box-board-unknown = There is no board “{ $found }”. The boards are: { $known }.
cuba-box-rows = The board { $board } must be three rows of four fields, such as "WCFS/SLTM/FTMC", of the letters { $known }; found: { $found }
cuba-box-fields = The board { $board } has the field { $sign } { $found } times; every board has it { $number } times.

## Simulation

policy-unknown = There is no way of playing called “{ $found }”. Known: { $known }.
number-wrong = The number of { $name } must be from 1 to { $most }, not { $found }.

## Commands

language-unknown = Malecón does not speak “{ $found }”. It speaks: { $known }.
play-what = Which game? For instance: malecon play havana. “malecon games” lists them.
play-with = Without a game Malecón is played in the browser, with one at this terminal; --{ $given } is for the browser.
people-wrong = { $found } people cannot play here: the table has { $players } seats.
bot-unknown = There is no bot “{ $found }”. Known bots: { $known }.
bot-budget = “{ $found }”: a budget is so many walks for each decision, as in { $level }:300, or milliseconds, as in { $level }:500ms; a whole number from 1 to { $most }.
bot-no-budget = “{ $found }”: how long { $level } thinks cannot be chosen, only for these: { $known }.
bots-too-many = { $found } bots for { $free } free seats: that is too many. Fewer --people leave more seats free.
save-exists = “{ $path }” is there already, and nothing is written over. Choose another name, or go on with that game: --resume.
resume-with = A saved game goes on as it was begun, so --resume does not go together with { $given }.
resume-torn = The last line was cut short and is left out: “{ $found }”. The game goes on from the line before.
replay-at = This game has { $most } answers; it cannot begin after { $found }.
replay-seat = This game has the seats 0 to { $last }; there is no seat { $found }.

games-line = { $game }: { $least } to { $most } players
games-file = your own { $name }; “malecon { $name } show” prints ours
version-compiled = compiled engine
version-interpreted = interpreted engine

record-sound = The record is sound: { $game }, { $players } players, { $answers } answers, round { $round }.
record-unfinished = The game is not over; { seat-name } is asked.
components-sound = “{ $path }” is sound. Play with it: malecon play { $game } --{ $name } { $path }

simulate-head = { $game }, { $players } players, { $games } games at random, seed { $seed }
simulate-left = left
simulate-seat = seat
simulate-mean = mean
simulate-deviation = ±
simulate-least = least
simulate-most = most
simulate-wins = wins
simulate-share = share
simulate-rounds = Rounds: { $mean } ± { $deviation }, from { $least } to { $most }
simulate-decisions = Decisions a game: { $mean } ± { $deviation }, from { $least } to { $most }
simulate-ending = Ended by: { $ending }, { $games } ({ $share } %)
simulate-speed = { $seconds } s: { $games } games/s, { $decisions } decisions/s
