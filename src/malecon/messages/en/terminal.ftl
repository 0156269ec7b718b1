### The table in the terminal, in English.

terminal-you = you
terminal-bot = bot: { $bot }
terminal-welcome = Type the number of an answer, or some of its words. h gives hints, help explains all keys, ? is for the rule behind a question, ? 2 for that behind an answer, u takes an answer back, q saves and quits.
terminal-prompt = number or words · ? rule · h hint · w why · u undo · l log · help · q quit
terminal-back = Enter: back to the table
terminal-leaf = p: earlier · n: later · Enter: back to the table
terminal-watch = Enter: next turn · e: to the end · q: quit
terminal-thinking = { $name } is thinking …
terminal-pass = Pass to { $name }. When nobody else looks, press Enter (u takes the last answer back).

terminal-rules = The rules behind it
terminal-log = What happened
terminal-hints = Hints
terminal-hints-about = The best answers, with the chance to win after each and what speaks for it. The search knows no more than you.
terminal-hint = { $chance } %  { $answer }
terminal-hint-thinking = Looking ahead …
terminal-whys = Why they did that
terminal-help-title = Help
terminal-help =
    Answer with the number of a choice, with its words, or with any part of them that no other choice has: “black”, “upper l”, “rob player 2”. Several answers in a row: separate them by commas.

    ?  the rules behind the question      ? 3  behind choice 3      ? H21  the rule of this id
    -  take back what you chose last, - tobacco what you name; done confirms. This is for questions whose answers may be chosen in any order.
    u  take back your last answer, as long as nobody has answered since and nothing was drawn or shown
    l  all that happened so far
    q  save and quit; the game can be continued later
    h  hints: the best answers as master, the best bot, sees them, knowing what you know
    w  who the bots are, and why they did what they did last
    help  this page

terminal-no-such-number = There is no choice { $found } here; the choices are 1 to { $last }.
terminal-ambiguous = “{ $found }” can mean several things: { $meanings }. A little more, please.
terminal-not-understood = I do not understand “{ $found }”. A number from 1 to { $last } will do, or some words of a choice; help explains more.
terminal-refused = { $found }: that is not possible now. { $why }
terminal-undone = Taken back.
terminal-chosen = Chosen: { $answers }
terminal-loses = { $losses } Type it once more to do it all the same.
terminal-confirm = Confirm
terminal-taken-back = Taken back: { $answer }
terminal-undo-answered = This cannot be taken back: { $name } has answered since.

terminal-won = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
terminal-shared = { $names } share the win with { $points ->
    [one] { $points } point
   *[other] { $points } points
}!
terminal-saved = The game is saved: { $path }
terminal-record = The record of the game: { $path }
terminal-no-more-input = The input has ended. The game is saved: { $path }

terminal-replay = n on · p back · 57 there · s 0 as seat 0 sees it · s as all do · q quit
terminal-replay-at = After answer { $at } of { $last }, as seen by: { $eyes }
terminal-replay-all = everybody
terminal-replay-over = The game is over. The winner: { $names }.

## Havana

havana-welcome = Havana is to shine again! Two cards each round give you what you need; buy buildings at the four ends of the street, and be the first to reach the goal. Low cards act early, high cards give more.
havana-table-round = Round { $round }
havana-table-bag = Bag
havana-table-stock = Workers in stock: { $workers }   Pile: { $pile }
havana-table-player = Hand { $hand }+{ $discards } · buildings { $buildings }
havana-table-legend = A lit building with a number or an arrow (◂ ▸) is an end of its row. ★ points. [open] (discarded) ▒face down▒. ▶ is asked, ✓ has done this phase. 11+2: cards in hand + discards.

## Santiago de Cuba

santiago-welcome = Drive through Santiago, let the Cubans help you, use the buildings under their flowers, and deliver to the ship what it asks for. The first station is free, each further one costs a peso. When the seventh ship leaves, the most points win.
santiago-table-ship = Ship { $ship } of { $ships }
santiago-table-stock = Stock
santiago-table-demand = The ship asks for
santiago-table-awaited = nothing yet
santiago-table-value = a unit pays
santiago-table-car = CAR
santiago-table-deliver = deliver goods
santiago-table-gift-el-zorro = all give you 1
santiago-table-gift-pablo = any good
santiago-table-gift-alonso = claim or use
santiago-table-screen = behind the screen
santiago-table-passed = passed
santiago-table-legend = ❀ the flower of a Cuban; whoever calls goes to a building under it. ⚑ owner, ● figure, ↷ turns a Cuban over, ⚀ a die. ⚑2 ⚑3 ⚑4: what a unit pays. (Name): away. ▶ is asked, ☞ has the turn.

## Cuba

cuba-welcome = Work your plantation, trade at the market, build, ship your goods, and have your say in parliament. Each round everybody plays four of the five characters; the fifth goes to parliament. After six rounds the most points win.
cuba-table-round = Round { $round } of { $rounds }
cuba-table-start = Start player
cuba-table-parliament = Parliament: in force ▷ bill
cuba-table-harbour = Harbour
cuba-table-market = Market: − buy, + sell
cuba-table-plantation = Plantation
cuba-table-supply = Buildings
cuba-table-warehouse = Warehouse
cuba-table-lot = Lot
cuba-table-votes = { $votes } votes
cuba-table-bid-laid = has bid
cuba-table-bid = bid { $bid }
cuba-table-delegate = delegate
cuba-table-legend = Capital letters on a ship are loaded, small ones are free spaces. 1–5: characters in hand, by their votes. ⌂ warehouse or buildings, ● figure; its row and column are lit. † vetoed or barred. ▶ is asked, ☞ acts.

## A game without a drawing of its own

terminal-plain-round = Round { $round }
terminal-plain-legend = This game brings no drawing of its own: its table is shown in words, with a row for each player. ▶ marks whoever is asked.
terminal-no-rules = This game brings no rulebook.
