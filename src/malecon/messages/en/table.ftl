# What the table says.

table-title = The title of a table has at most { $most } letters, all of them printable.
table-name = “{ $found }” cannot be used as a name: 1 to { $most } letters, all of them printable.
table-name-taken = Somebody else at this table is called “{ $found }”. Take another name.
table-timeout = When time runs out, one of these can happen: { $known }; not “{ $found }”.
table-clock = A clock is one of these: { $known }.
table-clock-number = For a clock, “{ $name }” must be a whole number from { $least } to { $most }.
table-bot-too-slow = “{ $found }” would keep the others waiting: at a table of a club a bot goes through its tree at most { $most } times for an answer, and does not think by the clock.
table-salt = “{ $found }” cannot be added to chance: at most 64 letters, digits, - or _.
table-id = The name of a move has at most { $most } letters.
table-chat = This cannot be said here: 1 to { $most } letters, all of them printable.

table-no-seat = This table has no seat { $seat }.
table-no-person = There is no person at seat { $seat }.
table-seat-taken = This seat is taken.
table-full = All seats are taken.
table-not-host = Only the host of this table may do that.
table-muted = The host has muted you in this chat.
table-mute-host = A host is always heard.
peace-no-chat = The host of the club lets you say nothing in chats until { $until }.
peace-no-chat-for-good = The host of the club lets you say nothing in chats any more.
table-not-alone = In a running game this must be proposed to everybody.
table-second-seat = In a running game with others nobody sees two hands: you have sat at another seat of it.
table-round-secret = All tables of this round get the same draws. Until it is over, nobody may look at another one or sit down there.
table-one-seat = Only the host may hold several seats, for those who play at the same screen.
table-kept = This table is kept for others.
table-no-time = Your time is over; the bot plays on for you.
table-counts = A game that others play or have played counts: the host cannot delete it.
table-begun = The game has begun already.
table-seats-open = The game cannot begin while seats are open.
table-not-running = There is no game running at this table.
table-ended = The game at this table has ended.
table-paused = The game is paused.
table-not-paused = The game is not paused.

table-stale = The table has changed since; here is what happened.
table-illegal = “{ $found }” is not allowed now. { $why }
table-no-preview = The result of this cannot be shown beforehand: it is hidden until it is done.
table-not-gathered = This question is answered by one answer at a time.
table-not-enough = That is not enough yet: more is to be chosen.
table-older-rules = This game was begun by older rules and cannot be stepped through.
table-no-answer = Nothing was answered there.
table-no-bot-answer = Only bots are asked why.

table-proposal = “{ $found }” cannot be proposed.
table-proposed = The same has been proposed already and waits for an answer.
table-no-proposal = This proposal is no longer on the table.
table-not-asked = You were not asked about this.

## The store

store-missing = There is no such table.
store-raced = Somebody else has changed the table in the meantime.
store-away = The database does not answer: { $error }.
store-closed = The database has been closed.
store-slow = The database is too slow, or somebody else has locked it.
store-url = “{ $found }” is no address of a database: a file, sqlite:///file or postgresql://…
store-newer = This database was made by a newer Malecón ({ $error }).
store-backup = This is not a table that this Malecón can lay out again: the file is damaged.
store-backup-field = This backup is damaged: its header cannot say this of “{ $field }”.
store-backup-differs = The table and its record do not agree: one of them has been changed.
table-lesson = A first lesson is for one person alone.

## Answers

answer-unknown = “{ $found }” is nothing that can be done in the game { $game }.
answer-illegal = “{ $found }” is not allowed here. { $why } { $seat ->
    [chance] Chance may draw
   *[other] Seat { $seat } may answer
}: { $expected }
answer-out-of-turn = This answer is by { seat-name }, but { asked-name } is asked.
answer-after-end = The game is over; { seat-name } cannot answer any more.

undo-nothing = There is nothing to undo yet.
undo-drawn = This cannot be undone: something has been drawn since.
undo-answered = This cannot be undone: { seat-name } has answered since.
undo-seen = This cannot be undone: it has shown what was hidden.
undo-nobody = This cannot be undone: none of the others is here who would have to agree.
undo-no-time = This cannot be taken back: you have thought on for longer than you had time left.
