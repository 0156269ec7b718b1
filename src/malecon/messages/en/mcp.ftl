# The tools of `malecon mcp`, as a language model reads them, and what they answer.

cli-mcp = Give a language model a seat: a Model Context Protocol server over stdin and stdout. It makes tables of its own with bots, or sits down at a table of a club by its link.
cli-mcp-club = The address of a club, as http://127.0.0.1:8047; may be repeated. The model may then sit down nowhere else.
cli-no-mcp = This needs the SDK of the Model Context Protocol. Install it with: pip install "malecon[mcp]"

mcp-instructions = Board games: Havana, Santiago de Cuba and Cuba, for two to five players. Make a table with new_table, or sit down at a table of a club with sit_down. Then read what you are told: the news, the table as your seat sees it, the question, and the possible answers. Answer with answer, again and again until the game is over. Nothing is shown that your seat may not know. An answer that is refused changes nothing: the reason names the rule, and you may try again. Ask for the rules with rule.
mcp-tool-games = Which games there are, for how many players, with which options, and which bots can be played against.
mcp-tool-new-table = Make a table of your own and sit down. game: havana, santiago or cuba. players: how many sit there, you included. seat: yours, from 0. bots: who plays the other seats, one name for all or a list of one for each, in the order of the seats. options: by name, as games lists them. seed: the same number gives the same game. club: the address of a club, as http://127.0.0.1:8047, to make the table there; then a seat in bots may be open, for a person, and name is how you are called.
mcp-tool-sit-down = Sit down at a table of a running club. link: the address of the table (…/table/…), at which you take a free seat, or the secret link of a seat (…/seat/…). name: how you are called there. seat: which one, from 0; without it any free one.
mcp-tool-look = Look at the table once more: what happened since your last answer, what your seat may see, and what you are asked. table: its name, such as table-1; without it the newest. wait: so many seconds at most until you are asked (up to 60).
mcp-tool-rule = Ask for rules. about: empty for the rules behind the question that you are asked; the id of a rule, such as C54; all for the whole rulebook; or the words of an answer, for the rules behind it and, if it is not allowed now, why not. game: ask without a table.
mcp-tool-answer = Answer the question that you are asked, with the number of a possible answer or its words. The others answer, and you are told how the table stands then. If it is refused nothing has happened: the reason names the rule. wait: how many seconds at most for the others (15; up to 60).
mcp-tool-begin = Let the game begin at a table of a club that you have made, when all have come.
mcp-tool-consent = Agree to what another player proposes, or decline it. proposal: its number, as look tells it.
mcp-tool-record = The whole game as a record, when it is over.
mcp-tool-leave = Get up from a table. From a running game with others you keep the seat, and a bot plays there.

mcp-for-programs = This speaks with a program, by lines of JSON: a client of the Model Context Protocol starts it. Ctrl-D ends it.
mcp-address-of = Whoever has this address can sit down there: { $address }
mcp-begun = The game has begun already.
mcp-address = “{ $found }” is no address of a club; one looks like http://127.0.0.1:8047
mcp-bots = Bots, the weakest first: { $bots }
mcp-tables = You sit at: { $tables }
mcp-seated = You sit at { $table }.
mcp-answered = You answered: { $answer }.
mcp-you-began = You have begun the game.
mcp-agreed = You agreed to proposal { $number }.
mcp-declined = You declined proposal { $number }.
mcp-left = You have left { $table }.
mcp-gathering = The game has not begun yet. There are: { $names }.
mcp-not-begun = The game has not begun yet.
mcp-closed = The table was closed; there is no result.
mcp-paused = The game is paused.
mcp-clock = { $seconds ->
    [one] You have one second left on your clock.
   *[other] You have { $seconds } seconds left on your clock.
}
mcp-proposal = { $name } proposes something, number { $number }: { $kind ->
    [undo] to take back an answer.
    [pause] to pause.
    [resume] to go on.
    [bot] to let a bot play at a seat.
    [open] to let somebody else sit at a seat.
   *[stop] to end the game without a winner.
} Agree or decline with consent.
mcp-club-says = { $message }

mcp-argument-unknown = The tool { $tool } has no argument “{ $found }”; nothing has happened. It has: { $known }.
mcp-argument-none = The tool { $tool } takes no arguments, and “{ $found }” was given; nothing has happened.
mcp-argument-missing = The tool { $tool } needs the argument “{ $found }”; nothing has happened.
mcp-argument-wrong = The argument “{ $found }” of the tool { $tool } is of the wrong kind: { $why }; nothing has happened.
mcp-no-table = You sit at no table yet: make one with new_table, or sit down at one with sit_down.
mcp-table-unknown = You do not sit at a table “{ $found }”; your tables: { $known }.
mcp-too-many = You sit at { $most } tables; leave one of them first.
mcp-bots-number = The other seats need { $wanted } bots, and { $found } are named. One name for all will do.
mcp-bot-unknown = There is no bot “{ $found }”; there are { $known }, and the last ones take a budget, as master:300.
mcp-bot-budget = “{ $found }”: here a budget is so many walks for each decision, as in { $level }:300; a whole number from 1 to { $most }.
mcp-seed = A seed is a whole number from 0 to 2^63 − 1, not “{ $found }”.
mcp-no-rule = There is no rule “{ $found }” in { $game }.
mcp-no-question = You are not asked anything now. Name the id of a rule, or all.
mcp-not-asked = You are not asked now. { $standing }
mcp-no-proposal = There is no proposal { $found } that waits for you.
mcp-link = “{ $found }” is no link of a club; one ends with /table/… or /seat/…
mcp-link-gone = This link leads to no seat any more.
mcp-no-own-seat = This link does not lead to that seat.
mcp-other-club = You may not sit down at { $found }; only at { $known }.
mcp-other-game = This club plays “{ $game }” by rules that are not those here.
mcp-strange-club = What answers there does not speak as a club of ours does.
mcp-perhaps = No clear reply came ({ $error }). It may have been done all the same: look before you try again.
mcp-club-away = { $address } does not answer: { $error }
