# Cups: what is refused, the formats, and how the standings explain themselves. For the server and the page.

cup-rule = “{ $found }” cannot be { $rule } of a cup. It can be: { $known }.
cup-points = There is one number for each of { $players } places, from 0 to 100, none larger than the one before, and the first is at least 1.
cup-unreadable = What was sent does not describe a cup.
cup-who = “{ $found }” cannot take part in a cup.
cup-twice = They take part already.
cup-full = A cup has at most { $most } people, bots counted.
cup-many-bots = A cup has at most { $most } bots.
cup-late = It is too late to enter this cup.
cup-over = This cup is over.
cup-round-running = Round { $round } is still being played.
cup-round-closed = Round { $round } is closed: the next one has been paired after its results.
cup-too-few = This cup needs at least { $least } people; bots count.
cup-nobody = They do not take part in this cup.
cup-disqualified = Whoever was sent off does not come back.
cup-no-table = There is no table { $table } in round { $round }.
cup-no-group = There is no group { $group }.
cup-result = This is no result for table { $table }.
cup-missing = There is no such cup, or no longer.
cup-no-round = There is no such round.
cup-not-host = Only the host of the cup may do that.
cup-title = A cup needs a name.
cup-too-many = { $most } cups of yours are going on. End some of them first.
cup-running = This cup is being played; end it first.
cup-round-secret = Some tables of this cup are still playing by the same draws. It can be deleted when they have ended.
cup-result-counts = This table has been played: its result counts.
cup-players = This game is for { $least } to { $most } at a table. With { $found } at a table there may be one table with one fewer.

cup-format =
    { $format ->
        [round-robin] Round robin
        [swiss] Swiss
        [knock-out] Knock-out
        [groups] Groups, then knock-out
       *[other] { $format }
    }
cup-format-about =
    { $format ->
        [round-robin] Everybody meets everybody, as evenly as can be.
        [swiss] In each round those meet who stand near each other; nobody is out.
        [knock-out] The best of each table go on, until one is left.
        [groups] Round robins in small groups; the best of each go on into a knock-out.
       *[other] { $format }
    }
cup-stage =
    { $stage ->
        [final] Final
        [third] Match for third place
        [group] Group { $group }
       *[round] Round { $round }
    }
cup-status =
    { $status ->
        [here] takes part
        [bot] a bot plays on
        [gone] has left
        [disqualified] was sent off
       *[other] { $status }
    }

# What decides between those who have as many points.
cup-tie =
    { $tie ->
        [opponents] Points of the opponents
        [beaten] Points of those beaten
        [head] Games against each other
        [wins] Tables won
        [share] Share of the game points
        [seats] Later seats
        [lot] Lot
       *[other] { $tie }
    }
cup-tie-about =
    { $tie ->
        [opponents] The points of everybody one has met, added up: who had the harder way stands before.
        [beaten] The points of everybody one has left behind, added up, and half of those one was level with.
        [head] Only the tables at which those who are level sat together: a point for each of them left behind, half a one for each one was level with.
        [wins] How many tables were won; a shared win counts as a share.
        [share] What one made of all the points of the game at one’s tables; 1 is an even share.
        [seats] Who sat later in the order of the seats more often stands before.
        [lot] Drawn when the cup was made, because all else is equal.
       *[other] { $tie }
    }

# Why a line of the standings is behind the one before, $than. $own and $other are what was found of both.
cup-behind-points = Behind { $than } by points: { $own } to { $other }.
cup-behind-opponents = As many points as { $than }, but easier opponents: theirs add up to { $own }, those of { $than } to { $other }.
cup-behind-beaten = As many points as { $than }, but those left behind have { $own } in all, those behind { $than } { $other }.
cup-behind-head = Level with { $than }; at the tables they shared with those who are level, { $own } to { $other }.
cup-behind-wins = Level with { $than }, who has won more tables: { $other } to { $own }.
cup-behind-share = Level with { $than }, who made more of the game’s points: { $other } to { $own } even shares.
cup-behind-seats = Level with { $than }, who sat later more often.
cup-behind-lot = Level with { $than } in everything: the lot has decided.
cup-behind-stage = { $than } came further.
cup-behind-third = { $than } has won the match for third place.
cup-behind-place = { $than } was better placed at the last table.
cup-behind-level = Level with { $than } at the last table, and seeded behind.
cup-behind-group = { $than } was better placed in the group: { $other } to { $own }.
cup-behind-seed = Came as far as { $than }, who was seeded before.
cup-behind-out = Sent off, and so behind everybody.
cup-behind-best = Level with { $than }, whose best cup brought more: { $other } to { $own }.
cup-behind-cups = Level with { $than }, who has played more cups.

## The page

cup-cups = Cups
cup-cups-about = A tournament for any of the games: made in two minutes, paired and counted by the house.
cup-none = No cup is listed at the moment. Make one: people come by its link, bots fill up.
cup-new = New cup
cup-name = Name of the cup
cup-at-table = At a table
cup-form = Format
cup-rounds = Rounds
cup-rounds-about = 0: as many as it takes.
cup-advance = Go on from each table
cup-groups = Groups
cup-from-group = Go on from each group
cup-absent = Who does not come or goes
cup-absent-bot = A bot plays on
cup-absent-forfeit = Loses the table
cup-absent-about = When their time has run out, a bot plays to the end; the result counts for them, or they are last.
cup-stand-in = The bot that plays for them
cup-least-people = Fewest people, bots counted
cup-by-itself = Rounds follow by themselves
cup-by-itself-about = Two minutes after the last table; with days for each answer one minute. Else you begin each round.
cup-duplicate = Same draws at all tables
cup-duplicate-about = In each round all tables get the same cards, tiles and dice, so that luck is shared. Nobody may look at another table before the round is over.
cup-listed = Listed
cup-listed-about = Everybody finds the cup and its tables. Else those find it who have the link.
cup-play-too = I take part
cup-bots = Bots that take part
cup-make = Make the cup
cup-enter = Take part
cup-enter-again = Play again
cup-leave = Withdraw
cup-leave-about = You take part no longer. In a running cup the rules say what comes of your tables.
cup-begin = Begin the cup
cup-missing-people = { $missing ->
    [one] It takes { $least } people, bots counted: one more.
   *[other] It takes { $least } people, bots counted: { $missing } more.
}
cup-next = Begin round { $round }
cup-next-in = Round { $round } begins in { $time }.
cup-next-host = The host begins the next round.
cup-next-yours = Round { $round } can begin.
cup-round = Round { $round }
cup-round-of = Round { $round } of { $rounds }
cup-table = Table { $table }
cup-your-table = Your table
cup-your-table-about = The others wait for you.
cup-go = To the table
cup-look-on = Look at it
cup-drawing = Round { $round }: the draws are being made
cup-drawing-about = All tables get the same draws. Each browser adds something to them, so nobody can choose them. The tables begin as soon as everybody has come, at the latest after { $time }.
cup-drawing-opening = All are bound; now everybody’s part is opened. The tables begin as soon as that is done.
cup-drawing-waits = Waiting for { $names }.
cup-drawing-stay = Leave this page open: it takes you to your table.
cup-drawing-days = You need not wait: you play all the same if you come back later. Only who is here when everything is opened has a share in the draws.
cup-secret-round = All tables of this round get the same draws, so nobody may look at another one until it is over.
cup-compare = Same draws, side by side
cup-compare-about = All these tables drew the same. What each made of it, seat by seat; the best of each seat is marked.
cup-seat = Seat { $seat }
cup-mean = Mean
cup-best = Best at this seat
cup-bye = Free this round
cup-standings = Standings
cup-group-over = All played
cup-group-ahead = { $over ->
    [yes] The marked ones go on to the knock-out.
   *[no] As it stands, the marked ones go on to the knock-out.
}
cup-tree = The way to the final
cup-tree-round = { $matches ->
    [1] Final
    [2] Semifinals
    [4] Quarterfinals
   *[other] Round { $round }
}
cup-ahead = goes on
cup-open = open
cup-place = Place
cup-somebody = Somebody
cup-who-name = Name
cup-score = Points
cup-played = Tables
cup-won = Won
cup-why = Why here?
cup-champion = { $name } has won the cup.
cup-is-cancelled = This cup was ended without a winner.
cup-is-gathering = People can still enter.
cup-way =
    { $way ->
        [on] { $level ->
            [yes] You have gone on: you were level at your table, and the better seeded goes on.
           *[no] You have gone on.
        }
        [third] { $level ->
            [yes] You play for third place: you were level at your table, and the better seeded goes on.
           *[no] You play for third place.
        }
       *[out] { $level ->
            [yes] You are out: you were level at your table, and the better seeded goes on.
           *[no] You are out.
        }
    }
cup-invite = Invite by this link
cup-host-tools = You are the host
cup-add-bot = Add a bot
cup-send-off = Take { $name } out
cup-send-off-about = { $name } takes part no longer. In a running cup their unplayed tables are lost and they come last.
cup-decide = Decide without playing
cup-decide-about = Who has lost this table? It cannot be played any more then.
cup-decided = Not played
cup-cancel = End the cup
cup-cancel-about = It ends for everybody, without a winner. Tables that are being played can be played to their end.
cup-delete = Delete the cup
cup-delete-about = Its standings are gone for everybody; the games stay with those who played them.
cup-file-standings = Standings (CSV)
cup-file-results = Results (CSV)
cup-yes = Yes
cup-no = No
cup-back = All cups
cup-count = { $count ->
    [one] One takes part
   *[other] { $count } take part
}
cup-left = { $count ->
    [0] All tables have ended.
    [one] One table is still played.
   *[other] { $count } tables are still played.
}
cup-of = { $status ->
    [gathering] Open for entries
    [running] Being played
    [over] Over
   *[cancelled] Ended without a winner
}

## Rules of a new cup that most leave as they are

cup-more = More rules
cup-legs = So often everybody meets everybody
cup-third = A match for third place
cup-least = Fewest at a table
cup-least-about = Where they cannot be spread evenly. Whoever cannot be seated then has a bye.
cup-places = Points for each place at a table
cup-places-about = { $count } numbers as “{ $example }”; empty: one for each seat left behind.
cup-places-wrong = { $count } whole numbers from 0 to 100, none larger than the one before, with commas between them.
cup-bye-brings = A bye brings
cup-bye-worth =
    { $bye ->
        [usual] as usual in this format
        [win] as much as a first place
        [half] half of a first place
        [average] the mean of one’s own tables
       *[none] nothing
    }
cup-late-brings = Who comes late begins, for each round missed, with
cup-late-worth =
    { $late ->
        [half] half the points of a first place
        [least] in all as many as whoever is last
       *[none] nothing
    }
cup-own-ties = An order of my own between those who are level
cup-own-ties-about = Else what is usual in this format is looked at.
cup-tie-up = { $name }: look at it earlier
cup-tie-down = { $name }: look at it later
cup-tie-out = { $name }: do not look at it

## Seasons

cup-season = Season
cup-seasons = Seasons
cup-season-about = Several cups that add up, in an evening or over a winter.
cup-season-missing = There is no such season, or no longer.
cup-season-title = A season needs a name.
cup-season-not-host = Only the host of the season may do that.
cup-season-over = This season is over.
cup-season-playing = “{ $title }” is still going on. A season ends when all of its cups have.
cup-season-full = A season has at most { $most } cups.
cup-season-many = { $most } seasons of yours are going on. End some of them first.
cup-season-other = This cup counts for another season.
cup-season-not-in = This cup does not count for this season.
cup-season-leader = { $name } leads
cup-season-champion = { $name } has won the season.
cup-season-status =
    { $status ->
        [running] Going on
       *[over] Over
    }
cup-season-count = { $count ->
    [0] No cup yet
    [one] One cup
   *[other] { $count } cups
}
cup-season-counts = { $count ->
    [0] All cups count.
    [one] The best cup of each counts.
   *[other] The best { $count } cups of each count.
}
cup-season-behind-wins = Level with { $than }, who has won more cups: { $other } to { $own }.
cup-season-new = New season
cup-season-name = Name of the season
cup-season-scheme = What a cup brings
cup-season-by =
    { $scheme ->
        [places] Points by place
       *[points] The points made in it
    }
cup-season-by-about =
    { $scheme ->
        [places] As soon as a cup is over, its first gets the most, whoever was there and however many rounds it had.
       *[points] Whatever somebody makes at the tables of a cup counts at once; longer cups bring more.
    }
cup-season-places = Points for each place, from the first
cup-season-places-about = As “10, 8, 6”; whoever is behind gets none.
cup-season-places-wrong = These are whole numbers from 0 to 100, none larger than the one before, with commas between them.
cup-season-counting = So many cups of each count
cup-season-counting-about = Their best ones; 0: all. Where not all count, a missed cup can be made up for.
cup-season-listed-about = Everybody finds the season. Else those find it who have the link.
cup-season-make = Make the season
cup-season-empty = The standings begin with the first cup.
cup-season-first = First cup
cup-season-next = Next cup
cup-season-next-about = Game, rules and bots are those of the last cup. Whoever has played in the season is told of it.
cup-season-add = Have a cup of yours count
cup-season-take-out = Take “{ $title }” out of the season
cup-season-take-out-about = It counts no longer. The cup itself stays.
cup-season-end = End the season
cup-season-end-about = Whoever stands first has won it, and no cup can be added any more.
cup-season-delete = Delete the season
cup-season-delete-about = Its standings are gone for everybody; its cups stay.
cup-season-of = Counts for { $title }
cup-season-forgotten = no longer kept
cup-season-dropped = not one of the best
cup-season-absent = not there
cup-season-won = Cups won
