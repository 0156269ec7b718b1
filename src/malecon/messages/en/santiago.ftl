### Santiago de Cuba, told in English. Variables of actions are the names below; events count theirs $a, $b, $c.

santiago-name = Santiago de Cuba
santiago-about = Drive round the harbour, ask the Cubans for favours, and bring the ship what it asks for.

## Options

santiago-option-open_holdings = Goods, pesos and points lie open
santiago-option-rent_when_staying = Rent also for a figure that stays where it is

## Goods

santiago-good-sugar = sugar
santiago-good-citrus = citrus
santiago-good-tobacco = tobacco
santiago-good-rum = rum
santiago-good-cigars = cigars
santiago-good-wood = wood

santiago-sort-sugar = { santiago-good-sugar }
santiago-sort-citrus = { santiago-good-citrus }
santiago-sort-tobacco = { santiago-good-tobacco }
santiago-sort-rum = { santiago-good-rum }
santiago-sort-cigars = { santiago-good-cigars }

santiago-gift-sugar = 1 sugar
santiago-gift-citrus = 1 citrus
santiago-gift-tobacco = 1 tobacco
santiago-gift-rum = 1 rum
santiago-gift-cigars = 1 cigars
santiago-gift-peso = 1 peso
santiago-gift-point = 1 point

santiago-treat-rum = 1 rum
santiago-treat-cigars = 1 cigars
santiago-treat-rum-and-cigars = 1 rum and 1 cigars

## Cubans

santiago-cuban-pedro = Pedro
santiago-cuban-maria = María
santiago-cuban-jose = José
santiago-cuban-martinez = Martínez
santiago-cuban-conchita = Conchita
santiago-cuban-el-zorro = El Zorro
santiago-cuban-miguel = Miguel
santiago-cuban-pablo = Pablo
santiago-cuban-alonso = Alonso

# With what they do, where there is room.
santiago-title-pedro = Pedro, tobacco trader
santiago-title-maria = María, dancer
santiago-title-jose = José, sugar farmer
santiago-title-martinez = Martínez, musician
santiago-title-conchita = Conchita, fruit seller
santiago-title-el-zorro = El Zorro, pickpocket
santiago-title-miguel = Miguel, woodcutter
santiago-title-pablo = Pablo, fence
santiago-title-alonso = Alonso, lawyer

santiago-helper-pedro = { santiago-cuban-pedro }
santiago-helper-maria = { santiago-cuban-maria }
santiago-helper-jose = { santiago-cuban-jose }
santiago-helper-martinez = { santiago-cuban-martinez }
santiago-helper-conchita = { santiago-cuban-conchita }
santiago-helper-el-zorro = { santiago-cuban-el-zorro }
santiago-helper-miguel = { santiago-cuban-miguel }

santiago-station-pedro = { santiago-cuban-pedro }
santiago-station-maria = { santiago-cuban-maria }
santiago-station-jose = { santiago-cuban-jose }
santiago-station-martinez = { santiago-cuban-martinez }
santiago-station-conchita = { santiago-cuban-conchita }
santiago-station-el-zorro = { santiago-cuban-el-zorro }
santiago-station-miguel = { santiago-cuban-miguel }
santiago-station-pablo = { santiago-cuban-pablo }
santiago-station-alonso = { santiago-cuban-alonso }
santiago-station-harbour = the harbour

## Buildings and flowers

santiago-building-bank = Bank
santiago-building-church = Church
santiago-building-sawmill = Sawmill
santiago-building-distillery = Distillery
santiago-building-cigar-factory = Cigar factory
santiago-building-black-market = Black market
santiago-building-cafe = Café
santiago-building-newspaper = Newspaper
santiago-building-customs = Customs
santiago-building-port-authority = Port authority
santiago-building-trading-post = Trading post
santiago-building-casino = Casino

santiago-flower-white = white
santiago-flower-blue = blue
santiago-flower-red = red
santiago-flower-yellow = yellow

# What Cubans and buildings do, one sentence for each kind of effect.
santiago-does-gives-goods = Gives { $amount } { $good }.
santiago-does-gives-points =
    { $amount ->
        [one] Gives { $amount } point.
       *[other] Gives { $amount } points.
    }
santiago-does-gives-pesos =
    { $amount ->
        [one] Gives { $amount } peso.
       *[other] Gives { $amount } pesos.
    }
santiago-does-others-give = Every other player gives you a peso, a good or a point.
santiago-does-gives-any-sort = Gives 1 good of your choice, but no wood.
santiago-does-claims-or-uses = Claim a building, or use one of yours.

santiago-does-pays-pesos =
    { $pesos ->
        [one] take { $pesos } peso.
       *[other] take { $pesos } pesos.
    }
santiago-does-pays-points =
    { $points ->
        [one] take { $points } point.
       *[other] take { $points } points.
    }
santiago-does-buys = give 1 { $good }; take points ({ $points }) and pesos ({ $pesos }).
santiago-does-makes = turn any amount of { $good } into the same amount of { $sort }.
santiago-does-swaps = swap 1 good for another, but never wood.
santiago-does-buys-treats = sell 1 rum and 1 cigars at most; points for each: { $points }.
santiago-does-turns-over = take pesos ({ $pesos }), and turn over a Cuban if you like.
santiago-does-cancels = set one die of the ship to 0.
santiago-does-moves-marker = move the value marker one flag left or right.
santiago-does-takes-delivery = deliver 1 wanted good, but no wood; points: { $points }.
santiago-does-exchanges = exchange pesos ({ $pesos } at a time) for points, or points for pesos.

## Actions

santiago-do-lay-cuban = Lay { $cuban }
santiago-do-lay-building = Lay the { $building }
santiago-do-start-player = { $player } starts
santiago-do-roll = Roll: { $face } { $sort }
santiago-do-leave-out = Leave out { $sort }
santiago-do-call-on = Call on { $helper }
santiago-do-take = Take { $sort }
santiago-do-give = Give { $gift }
santiago-do-claim = Claim the { $building }
santiago-do-use = Use the { $building }
santiago-do-move-to = Move to the { $building }
santiago-do-make-rum = Make { $made } rum from sugar
santiago-do-make-cigars = Make { $made } cigars from tobacco
santiago-do-swap = Swap { $sort }
santiago-do-sell = Sell { $treat }
santiago-do-turn-over = Turn over { $cuban }
santiago-do-cancel = Set { $sort } to 0
santiago-do-marker-left = Move the marker left: goods pay less
santiago-do-marker-right = Move the marker right: goods pay more, or the ship leaves
santiago-do-buy-points =
    { $number ->
        [one] Buy { $number } point
       *[other] Buy { $number } points
    }
santiago-do-sell-points =
    { $number ->
        [one] Sell { $number } point
       *[other] Sell { $number } points
    }
santiago-do-deliver = Deliver { $units } { $sort }
santiago-do-deliver-wood-for = Deliver { $units } wood in place of { $sort }
santiago-do-pass = Pass
santiago-do-decline = Do not
santiago-do-drive =
    { $distance ->
        [one] Drive { $distance } station
       *[other] Drive { $distance } stations
    }

## Questions

santiago-ask-pedro = Pedro has tobacco for you. Do you take it?
santiago-ask-maria = María dances for you. Do you take the points?
santiago-ask-jose = José has sugar for you. Do you take it?
santiago-ask-martinez = Martínez has pesos for you. Do you take them?
santiago-ask-conchita = Conchita has citrus for you. Do you take it?
santiago-ask-el-zorro = El Zorro would have everybody give you something. Do you want that?
santiago-ask-miguel = Miguel has wood for you. Do you take it?
santiago-ask-pablo = Pablo can get you any good. Which?
santiago-ask-alonso = Alonso helps you claim a building, or use one of yours. Which?
santiago-ask-bank = Bank: do you take the pesos?
santiago-ask-church = Church: do you use it?
santiago-ask-sawmill = Sawmill: do you give 1 wood?
santiago-ask-distillery = Distillery: how much sugar do you turn into rum?
santiago-ask-cigar-factory = Cigar factory: how much tobacco do you turn into cigars?
santiago-ask-black-market = Black market: which good do you give, and which do you take for it?
santiago-ask-cafe = Café: what do you sell?
santiago-ask-newspaper = Newspaper: do you also turn over a Cuban?
santiago-ask-customs = Customs: which die do you set to 0?
santiago-ask-port-authority = Port authority: which way do you move the value marker?
santiago-ask-trading-post = Trading post: which good do you deliver?
santiago-ask-casino = Casino: do you buy points with pesos, or sell them?
santiago-ask-place-cuban = Chance lays a Cuban.
santiago-ask-place-building = Chance lays a building.
santiago-ask-draw-start = Chance draws the start player.
santiago-ask-turn = The next turn.
santiago-ask-driving = How far do you drive? The first station is free, each further one costs 1 peso.
santiago-ask-station = The car has stopped.
santiago-ask-gift = What do you give?
santiago-ask-figure = To which building does your figure move?
santiago-ask-take-other = Which good do you take for it?
santiago-ask-delivery = What do you deliver?
santiago-ask-rent = The end of the turn.
santiago-ask-new-demand = A new demand is rolled.
santiago-ask-roll-die = Chance rolls a die.
santiago-ask-fifth-die = Which die do you leave out? The others are the ship’s demand.

## Events

santiago-event-cuban-laid = Station { $b }: { $a }.
santiago-event-building-laid = Under the { $b } flower: { $a }.
santiago-event-start-drawn = { $a } is the start player.
    .you = { $a } are the start player.
santiago-event-die-rolled = Rolled: { $b } { $a }.
santiago-event-all-zero = All dice show 0: they are rolled again.
santiago-event-left-out = { $a } leaves out { $b }.
    .you = { $a } leave out { $b }.
santiago-event-turn-begins = { $a } has the turn.
    .you = { $a } have the turn.
santiago-event-drove =
    { $c ->
        [0] { $a } drives to { $b } for nothing.
        [one] { $a } drives to { $b } for { $c } peso.
       *[other] { $a } drives to { $b } for { $c } pesos.
    }
    .you =
        { $c ->
            [0] { $a } drive to { $b } for nothing.
            [one] { $a } drive to { $b } for { $c } peso.
           *[other] { $a } drive to { $b } for { $c } pesos.
        }
santiago-event-turned-back = { $a } is there again.
santiago-event-marker-moved = The value marker moves to { $a }.
santiago-event-ship-left = Ship { $a } leaves.
santiago-event-ship-arrived = Ship { $a } comes into the harbour.
santiago-event-not-there = { $a } does not find { $b }.
    .you = { $a } do not find { $b }.
santiago-event-no-round = The ship demands nothing yet: nobody delivers.
santiago-event-round-begins = Everybody may deliver; a unit pays { $a } points.
santiago-event-called-on = { $a } calls on { $b }.
    .you = { $a } call on { $b }.
santiago-event-cuban-declined = { $a } wants nothing from { $b }.
    .you = { $a } want nothing from { $b }.
santiago-event-took-goods = { $a } takes { $c } { $b }.
    .you = { $a } take { $c } { $b }.
santiago-event-took-pesos =
    { $b ->
        [one] { $a } takes { $b } peso.
       *[other] { $a } takes { $b } pesos.
    }
    .you =
        { $b ->
            [one] { $a } take { $b } peso.
           *[other] { $a } take { $b } pesos.
        }
santiago-event-took-points =
    { $b ->
        [one] { $a } takes { $b } point.
       *[other] { $a } takes { $b } points.
    }
    .you =
        { $b ->
            [one] { $a } take { $b } point.
           *[other] { $a } take { $b } points.
        }
santiago-event-gave-goods = { $a } gives { $c } { $b }.
    .you = { $a } give { $c } { $b }.
santiago-event-gave-pesos =
    { $b ->
        [one] { $a } gives { $b } peso.
       *[other] { $a } gives { $b } pesos.
    }
    .you =
        { $b ->
            [one] { $a } give { $b } peso.
           *[other] { $a } give { $b } pesos.
        }
santiago-event-gave-points =
    { $b ->
        [one] { $a } gives { $b } point.
       *[other] { $a } gives { $b } points.
    }
    .you =
        { $b ->
            [one] { $a } give { $b } point.
           *[other] { $a } give { $b } points.
        }
santiago-event-gift-given = { $a } gives { $b } { $c }.
    .you = { $a } give { $b } { $c }.
    .to-you = { $a } gives you { $c }.
santiago-event-nothing-to-give = { $a } has nothing to give.
    .you = { $a } have nothing to give.
santiago-event-claimed = { $a } now owns the { $b }.
    .you = { $a } now own the { $b }.
santiago-event-figure-moved = { $a } moves to the { $b }.
    .you = { $a } move to the { $b }.
santiago-event-figure-stays = { $a } stays in the { $b }.
    .you = { $a } stay in the { $b }.
santiago-event-used = { $a } uses the { $b }.
    .you = { $a } use the { $b }.
santiago-event-building-declined = { $a } does not use the { $b }.
    .you = { $a } do not use the { $b }.
santiago-event-turned-over = { $a } sends { $b } away.
    .you = { $a } send { $b } away.
santiago-event-cancelled = { $a } sets the demand for { $b } to 0.
    .you = { $a } set the demand for { $b } to 0.
santiago-event-delivered = { $a } delivers { $c } { $b }.
    .you = { $a } deliver { $c } { $b }.
santiago-event-wood-delivered = { $a } delivers { $c } wood in place of { $b }.
    .you = { $a } deliver { $c } wood in place of { $b }.
santiago-event-passed = { $a } passes.
    .you = { $a } pass.
santiago-event-rent-paid = { $a } gets 1 point: { $b } visits the { $c }.
    .you = { $a } get 1 point: { $b } visits the { $c }.
    .to-you = { $a } gets 1 point: you visit the { $c }.
santiago-event-last-ship-gone = The last ship has left: the game ends.
santiago-event-turns-over = After { $a } turns the game ends.
santiago-event-goods-exchanged =
    { $c ->
        [one] { $a } exchanges { $b } goods for { $c } point.
       *[other] { $a } exchanges { $b } goods for { $c } points.
    }
    .you =
        { $c ->
            [one] { $a } exchange { $b } goods for { $c } point.
           *[other] { $a } exchange { $b } goods for { $c } points.
        }

## On the page

santiago-page-loop = The road around the harbour
santiago-page-harbour = Harbour
santiago-page-harbour-about = The harbour: whoever stops here lets everybody deliver goods to the ship.
santiago-page-station-empty = Station { $number }, still empty
santiago-page-station =
    Station { $number }: { $title }, { $flower ->
        [white] white flower
        [blue] blue flower
        [red] red flower
        [yellow] yellow flower
       *[none] no flower
    }. { $gives }
santiago-page-turned = Turned over: not there until the car has passed.
santiago-page-free = free
santiago-page-car = The car
santiago-page-laps = Whole laps first

santiago-page-ship = Ship { $ship } of { $ships }
santiago-page-demand = What the ship asks for
santiago-page-awaited = Nothing asked for yet
santiago-page-wanted = Wanted: { $n } { $good }
santiago-page-left-out = Not wanted by this ship: { $good }
santiago-page-flags = What a unit pays
santiago-page-pays =
    { $points ->
        [one] Each unit pays { $points } point
       *[other] Each unit pays { $points } points
    }
santiago-page-chequered = The chequered flag: the ship leaves
santiago-page-marker-here = – the marker is here

santiago-page-garden =
    { $flower ->
        [white] White garden
        [blue] Blue garden
        [red] Red garden
       *[yellow] Yellow garden
    }
santiago-page-space-empty = No building yet
santiago-page-owner = Owner: { $player }
santiago-page-figure = Figure of { $player }

santiago-page-stock = Stock
santiago-page-screen = Behind your screen
santiago-page-pesos = pesos
santiago-page-points = points
santiago-page-some = { $n } { $what }
santiago-page-counter = How much?
santiago-page-fewer = One less
santiago-page-more = One more

santiago-page-round = Round { $round }, turn { $turn }
santiago-page-start = Start player: { $player }
santiago-page-rent-moved = Rent only for a figure that has moved

santiago-page-closed = Behind the screen
santiago-page-standing = Figure
santiago-page-figure-nowhere = off the board
santiago-page-markers =
    { $n ->
        [one] { $n } marker left
       *[other] { $n } markers left
    }
santiago-page-drives = drives
santiago-page-starts = start player
santiago-page-passed = has passed
santiago-page-at-ship = Ship { $ship }

## What is left lying by "do not" and "pass", told before

santiago-loses-goods = You leave { $number } × { $good } for nothing.
santiago-loses-points =
    { $number ->
        [one] You leave { $number } point for nothing.
       *[other] You leave { $number } points for nothing.
    }
santiago-loses-pesos =
    { $number ->
        [one] You leave { $number } peso for nothing.
       *[other] You leave { $number } pesos for nothing.
    }
santiago-loses-gifts =
    { $number ->
        [one] You leave 1 gift, of the other player.
       *[other] You leave { $number } gifts, one of each other player.
    }
santiago-loses-good = You leave 1 good of your choice for nothing.
santiago-loses-claim = You leave a building that you could claim for nothing.
santiago-loses-use = You leave the use of a building of yours.
santiago-loses-deliveries =
    { $number ->
        [one] { $number } good of yours could still be delivered, for { $points ->
            [one] { $points } point
           *[other] { $points } points
        }. Who passes delivers no more in this round.
       *[other] { $number } goods of yours could still be delivered, for up to { $points } points. Who passes delivers no more in this round.
    }
