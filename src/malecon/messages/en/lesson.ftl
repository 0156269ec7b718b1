### The first lessons: said beside the board when something is met for the first time.

lesson-title = First lesson
lesson-step = { $n } of { $all }
lesson-next = Got it
lesson-show = Show it to me
lesson-back = Say that again
lesson-close = Go on without lesson
lesson-resume = Go on with the lesson
lesson-rule = Rule { $id }
lesson-done = That was all you need. Play this game to its end, or begin a new one: the rules are always one click away.

## Havana

lesson-havana-welcome = Welcome to Havana! These houses are to shine again. Buy them one by one; the big number on a house is its points. Whoever reaches the goal first has won.
lesson-havana-ends = Only the houses at the four ends of the two rows are for sale. The icons under the door are the price: cubes, pesos and workers.
lesson-havana-cards = Everybody has the same thirteen cards and chooses two. Together they make a number, the smaller digit first. A low number acts early; high cards give more. For a start try the Worker (4) and the Pesos (8): that is 48.
lesson-havana-order = The cards lie open. The lowest number acts first: see the queue. Whoever comes later can be robbed by a thief or caught by the tax collector.
lesson-havana-first = Your turn. You carry out both your cards, in the order you like. Click the one that you want first.
lesson-havana-choice = Here a card leaves you a choice. Whatever glows may be chosen; hold the pointer or your finger on it to see what would happen.
lesson-havana-buying = Now you may buy. A house that glows is one that you can pay. Buying nothing is fine too: what you have you keep for the next round.
lesson-havana-paying = You can pay with what is printed, or let 5 pesos stand for a worker and 5 grey cubes for a coloured one.
lesson-havana-watching = The others act. What just happened stands in the strip and in the log; click a line of the log to see the board at that moment.
lesson-havana-supply = Three cubes and three pesos have come to the centre. The Pesos card takes half the pesos there, Mama half the cubes, Debris all the grey ones.
lesson-havana-cover = A new card comes, an old one goes. Choose which of your two open cards you cover. The other stays and acts again next round.
lesson-havana-lay = And now the new card, face down. Think of your number: who should act before you, and who after?
lesson-havana-hand = Covered cards wait in your discard pile. You take them all back when you have only two cards left in hand.
lesson-havana-thieves = One more thing: the Protection card keeps thieves and the tax collector from you for a whole round.
lesson-havana-win = Your first house! Its points are yours, and nobody can take them away. That is all there is to it: good cards at the right time, and the right house before somebody else buys it.

## Santiago de Cuba

lesson-santiago-welcome = Welcome to Santiago! One car for all drives clockwise round the town. Where you stop, somebody helps you. Points come from goods that you deliver to the ship.
lesson-santiago-ship = The ship in the harbour wants four kinds of goods: see its dice. The flag says what each unit pays at the moment: 2, 3 or 4 points.
lesson-santiago-driving = Your turn: drive. The first station is free, each further one costs a peso. Every Cuban shows what they give and which flower they wear.
lesson-santiago-screen = What you own lies behind your screen. The others do not see it, but they may remember what you took.
lesson-santiago-cuban = A Cuban offers help. Take it, unless you have a good reason not to.
lesson-santiago-building = Now your figure goes to a free building under the same flower. Choose one that makes something of your goods, or pays.
lesson-santiago-use = You may use the building where you stand. Hold the pointer or your finger on an answer to see what it would bring.
lesson-santiago-delivery = A delivery! From the driver round and round, everybody delivers one kind or passes. Sell while the flag is high; what the ship no longer wants, nobody can deliver.
lesson-santiago-gift = El Zorro is at work. Give what you need least.
lesson-santiago-demand = A ship has left. You set what the next one wants: leave out the kind that would help the others most.
lesson-santiago-harbour = Whenever the car passes over the harbour, the flag moves one step to the right. After 4 the ship leaves, full or not.
lesson-santiago-alonso = Alonso the lawyer lets you claim a building. Whenever another's figure ends a turn there, you get a point.
lesson-santiago-end = When the seventh ship leaves, the game is over. Three goods left over are worth one point; money is worth nothing, so spend it.
lesson-santiago-win = Your first delivery! Those points are safe behind your screen. That is how this game is won: bring the right goods to the right ship, while the flag is high.

## Cuba

lesson-cuba-welcome = Welcome to Cuba! Six rounds: harvest, trade, build, ship, and vote. Points come from ships, from buildings, and from the laws.
lesson-cuba-pieces = Choose what you begin with. Wood and stone let you build early; a product can be sold or shipped.
lesson-cuba-bills = Four bills lie on the table of parliament. At the end of the round the winner of the vote makes two of them law. Look at them now: they say what will bring points.
lesson-cuba-characters = You have five characters. Four of them you play, one a turn; the fifth votes for you in parliament. The worker has 1 vote, the mayor 5.
lesson-cuba-worker = The worker: put your figure on a field. Its row and its column are woken up. Forests, mountains and the lake give at once, two of the product fields too.
lesson-cuba-reap = Choose what to harvest. Each further field costs a water.
lesson-cuba-architect = The architect: build one of the houses in the street. What you can pay glows. A building covers its field, so choose one whose yield you need least.
lesson-cuba-site = Where shall it stand? The foreman uses all buildings in the row and the column of your figure, so keep them together.
lesson-cuba-foreman = The foreman: your buildings work. The printed warehouse counts too: it saves your products over the end of the round.
lesson-cuba-tradeswoman = The tradeswoman: sell what is dear and buy what is cheap. The more lies on the market, the lower the price.
lesson-cuba-mayor = The mayor: load a ship. Dock 3 pays 3 points for each unit, dock 1 only 1. A space must have the sign of the kind.
lesson-cuba-lot = Mind your lot: products that lie there when the round ends are lost, unless the warehouse took them in.
lesson-cuba-bidding = Parliament. Your fifth character brings its votes; you may buy more, a peso for each. What you bid you pay, whether you win or not.
lesson-cuba-legislate = You have the majority! Choose two bills. They hold until others replace them.
lesson-cuba-tax = Taxes and duties are paid freely, and bring 2 points each; both together 5. That is a good bargain most of the time.
lesson-cuba-round = A new round. Full ships have left, the others moved up, and your characters are back in your hand.
lesson-cuba-win = Your first success on this island! Every round brings the same chances again: harvest, turn it into points, and have a vote in parliament.
