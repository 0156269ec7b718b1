### Cuba, told in English. Variables of actions are the names below; events count theirs $a, $b, $c.

cuba-name = Cuba
cuba-about = Plant, trade, build and ship; and in the evening parliament turns your votes into law.

## Options

cuba-option-edition = Edition
cuba-option-boards = Plantation boards
cuba-option-secret_delegate = The delegate is chosen secretly before the first card
cuba-option-market_act = When a market act works
cuba-option-warehouse_counts = The printed warehouse counts as a building

## Pieces

cuba-piece-citrus = citrus
cuba-piece-tobacco = tobacco
cuba-piece-sugar = sugar cane
cuba-piece-rum = rum
cuba-piece-cigars = cigars
cuba-piece-wood = wood
cuba-piece-stone = stone
cuba-piece-water = water

cuba-merchandise-citrus = { cuba-piece-citrus }
cuba-merchandise-tobacco = { cuba-piece-tobacco }
cuba-merchandise-sugar = { cuba-piece-sugar }
cuba-merchandise-rum = { cuba-piece-rum }
cuba-merchandise-cigars = { cuba-piece-cigars }

cuba-other-citrus = { cuba-piece-citrus }
cuba-other-tobacco = { cuba-piece-tobacco }
cuba-other-sugar = { cuba-piece-sugar }
cuba-other-rum = { cuba-piece-rum }
cuba-other-cigars = { cuba-piece-cigars }

cuba-product-citrus = { cuba-piece-citrus }
cuba-product-tobacco = { cuba-piece-tobacco }
cuba-product-sugar = { cuba-piece-sugar }

## Characters

cuba-character-worker = worker
cuba-character-tradeswoman = tradeswoman
cuba-character-architect = architect
cuba-character-foreman = foreman
cuba-character-mayor = mayor

## Fields

cuba-field-a1 = a1
cuba-field-b1 = b1
cuba-field-c1 = c1
cuba-field-d1 = d1
cuba-field-a2 = a2
cuba-field-b2 = b2
cuba-field-c2 = c2
cuba-field-d2 = d2
cuba-field-a3 = a3
cuba-field-b3 = b3
cuba-field-c3 = c3
cuba-field-d3 = d3

## Buildings

cuba-tile-cement-factory = Cement factory
cuba-tile-sawmill = Sawmill
cuba-tile-golf-course = Golf course
cuba-tile-monastery = Monastery
cuba-tile-rum-cafe = Rum café
cuba-tile-cigar-cafe = Cigar café
cuba-tile-small-branch-office = Small branch office
cuba-tile-large-branch-office = Large branch office
cuba-tile-hotel = Hotel
cuba-tile-inn = Inn
cuba-tile-general-store = General store
cuba-tile-product-house = Product house
cuba-tile-resource-house = Resource house
cuba-tile-small-bank = Small bank
cuba-tile-large-bank = Large bank
cuba-tile-black-market = Black market
cuba-tile-cigar-factory = Cigar factory
cuba-tile-distillery = Distillery
cuba-tile-church = Church
cuba-tile-town-hall = Town hall
cuba-tile-dam = Dam
cuba-tile-lighthouse = Lighthouse
cuba-tile-warehouse = Warehouse

## Acts

cuba-group-tax = tax
cuba-group-duty = duty
cuba-group-subsidy = subsidy
cuba-group-other = other act

cuba-act-tax-1 = Tax of 1 peso
cuba-act-tax-2 = Tax of 2 pesos
cuba-act-tax-3 = Tax of 3 pesos
cuba-act-tax-4 = Tax of 4 pesos
cuba-act-tax-5 = Tax of 5 pesos
cuba-act-tax-buildings = Tax of 1 peso per building
cuba-act-duty-citrus = Duty of 1 citrus
cuba-act-duty-sugar = Duty of 1 sugar cane
cuba-act-duty-tobacco = Duty of 1 tobacco
cuba-act-duty-water = Duty of 1 water
cuba-act-duty-resources = Duty of 2 resources
cuba-act-duty-products = Duty of 2 products
cuba-act-subsidy-buildings = Subsidy for buildings
cuba-act-subsidy-resource-fields = Subsidy for open resource fields
cuba-act-subsidy-product-fields = Subsidy for open product fields
cuba-act-subsidy-water = Subsidy for water
cuba-act-subsidy-votes = Subsidy for votes
cuba-act-subsidy-pesos = Subsidy for money
cuba-act-market-less = Market Act: 2 of each product less
cuba-act-market-more = Market Act: 2 of each product more
cuba-act-drought = Drought Act
cuba-act-building = Building Act
cuba-act-harbour = Harbour Act
cuba-act-corruption = Corruption Act

## What buildings and acts do

cuba-kinds-products = products
cuba-kinds-goods = rum or cigars
cuba-kinds-merchandise = merchandise
cuba-kinds-resources = resources
cuba-kind-products = product
cuba-kind-goods = rum or cigars
cuba-kind-merchandise = unit of merchandise
cuba-kind-resources = resource

cuba-does-turns-into =
    { $points ->
        [one] Up to { $most } { $piece } for { $points } point each.
       *[other] Up to { $most } { $piece } for { $points } points each.
    }
cuba-does-takes-any =
    { $points ->
        [one] Up to { $most } { $kinds } for { $points } point each.
       *[other] Up to { $most } { $kinds } for { $points } points each.
    }
cuba-does-sells-one = Sell 1 { $kind } for { $pesos } pesos.
cuba-does-sells = Sell up to { $most } { $kinds } for { $pesos } pesos each.
cuba-does-brings-points =
    { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
cuba-does-brings-pesos =
    { $pesos ->
        [one] { $pesos } peso.
       *[other] { $pesos } pesos.
    }
cuba-does-brings-pieces = { $number } { $piece }.
cuba-does-makes = Turn any amount of { $product } into the same amount of { $piece }.
cuba-does-loads-one = 1 unit of merchandise onto a ship, with its points.
cuba-does-loads-one-kind = Up to { $most } units of one kind onto one ship, with its points.
cuba-does-loads-any-number = Any number of units of one kind onto one ship, with its points.
cuba-does-exchanges = Turn 1 unit of merchandise into any other kind.
cuba-does-exchanges-2007 = Turn 1 product into rum or cigars, or the other way round.
cuba-does-vetoes = Veto: one bill leaves the game at once.
cuba-does-brings-votes = { $votes } more votes in this round's parliament.
cuba-does-fetches-ship = Swap the ship at sea for any ship of the pile.
cuba-does-stores = Store all your products: they outlast the end of the round.
cuba-does-drought =
    { $number ->
        [one] Drought Act: the worker harvests only { $number } field without water.
       *[other] Drought Act: the worker harvests only { $number } fields without water.
    }
cuba-does-building-act =
    { $pesos ->
        [one] Building Act: every building costs { $pesos } peso more.
       *[other] Building Act: every building costs { $pesos } pesos more.
    }
cuba-does-harbour-act = Harbour Act: a full ship leaves at once.
cuba-does-corruption = Corruption Act: no votes can be bought.

# A building in the rulebook: name, cost, how many there are, what it does; then what else is to be said of it.
cuba-rule-cost = { $n } { $piece }
cuba-rule-tile = **{ $tile }** ({ $cost }): { $does }
cuba-rule-tiles = **{ $tile }** ({ $cost }; there are { $copies }): { $does }
cuba-rule-2007 = { $does } In the edition of 2007: { $other }
cuba-rule-more-vetoes = The same group cannot be vetoed in the next round.
cuba-rule-more-fetches-ship = Then the pile is shuffled.
cuba-rule-more-stores = It is used like the printed one.

## Harbour

cuba-berth-sea = the open sea
cuba-berth-dock-1 = dock 1
cuba-berth-dock-2 = dock 2
cuba-berth-dock-3 = dock 3

## Actions

cuba-do-start-player = { $player } begins
cuba-do-turn-ship = Turn up ship { $ship }
cuba-do-turn-bill = Turn up the bill “{ $act }”
cuba-do-take = Take from the stock: { $piece }
cuba-do-send = Send to parliament: { $character }
cuba-do-play = Play { $character }
cuba-do-move-to = Figure to { $field }
cuba-do-harvest = Harvest { $product }
cuba-do-sell = Sell { $merchandise }
cuba-do-buy = Buy { $merchandise }
cuba-do-build = Build: { $tile }
cuba-do-place-on = On field { $field }
cuba-do-take-points = Build nothing and take the points
cuba-do-use = Use: { $tile }
cuba-do-amount = { $number }
cuba-do-give = Give up { $piece }
cuba-do-exchange-for = Turn { $merchandise } into { $other }
cuba-do-load-dock-with = Load { $merchandise } at dock { $dock }
cuba-do-veto = Veto against: { $group }
cuba-do-fetch-ship = Bring in ship { $ship }
cuba-do-take-pesos = Load nothing and take the pesos
cuba-do-bid = Bid { $pesos }
cuba-do-bid-hundred-more = A hundred, and more
cuba-do-pass = Pass: { $group }
cuba-do-pay = Pay
cuba-do-refuse = Do not pay
cuba-do-done = Done

## Questions

cuba-ask-worker = Worker: where does your figure go? It may stay.
cuba-ask-tradeswoman = Tradeswoman: what do you sell and buy? In any order.
cuba-ask-architect = Architect: what do you build?
cuba-ask-foreman = Foreman: which building do you use? All in your figure's row and column, or one anywhere.
cuba-ask-mayor = Mayor: which ship do you load, and with what?
cuba-ask-use-turns-into =
    { $points ->
        [one] { $tile }: how many, up to { $most } { $piece }, for { $points } point each?
       *[other] { $tile }: how many, up to { $most } { $piece }, for { $points } points each?
    }
cuba-ask-use-takes-any =
    { $points ->
        [one] { $tile }: which { $kinds }, up to { $most }, for { $points } point each?
       *[other] { $tile }: which { $kinds }, up to { $most }, for { $points } points each?
    }
cuba-ask-use-sells-one = { $tile }: what do you sell for { $pesos } pesos? 1 { $kind }.
cuba-ask-use-sells = { $tile }: which { $kinds }, up to { $most }, for { $pesos } pesos each?
cuba-ask-use-loads-one = { $tile }: which unit goes onto which ship?
cuba-ask-use-loads-one-kind = { $tile }: which kind goes onto which ship?
cuba-ask-use-brings-points =
    { $points ->
        [one] { $tile }: { $points } point.
       *[other] { $tile }: { $points } points.
    }
cuba-ask-use-brings-pesos =
    { $pesos ->
        [one] { $tile }: { $pesos } peso.
       *[other] { $tile }: { $pesos } pesos.
    }
cuba-ask-use-brings-pieces = { $tile }: { $number } { $piece }.
cuba-ask-use-exchanges = { $tile }: what do you turn into what?
cuba-ask-use-makes = { $tile }: how much { $product } becomes { $piece }?
cuba-ask-use-vetoes = { $tile }: which bill leaves the game?
cuba-ask-use-brings-votes = { $tile }: { $votes } more votes.
cuba-ask-use-fetches-ship = { $tile }: which ship of the pile comes to the open sea?
cuba-ask-use-stores = { $tile }: all your products are stored.
cuba-ask-draw-start = Chance draws the start player.
cuba-ask-lay-ship = Chance turns up a ship.
cuba-ask-choose-pieces = Which pieces do you begin with? Two resources and two products.
cuba-ask-round = A new round.
cuba-ask-bills = Chance turns up a bill.
cuba-ask-delegates = Whom do you send to parliament? The card stays face down until then.
cuba-ask-actions-phase = Which character do you play?
cuba-ask-reap =
    What do you harvest? { $free ->
        [0] Each field costs a water.
        [one] { $free } field is free, each further one costs a water.
       *[other] { $free } fields are free, each further one costs a water.
    }
cuba-ask-site = On which field do you build it?
cuba-ask-load-more = What else do you load on this ship?
cuba-ask-load-amount = Large branch office: how many units?
cuba-ask-call-ship = Chance turns up the next ship.
cuba-ask-new-start = The new start player.
cuba-ask-parliament = Parliament meets.
cuba-ask-bidding = How many pesos do you bid for votes? What is bid is paid.
cuba-ask-show-bids = The bids are shown.
cuba-ask-bid-again = A tie: how many pesos do you bid on top?
cuba-ask-show-again = The second bids are shown.
cuba-ask-legislate = Which two bills do you pass?
cuba-ask-tax = Do you pay the tax, for 2 points?
cuba-ask-duty = Do you give the duty, for 2 points?
cuba-ask-duty-rest = What is the second piece of the duty?
cuba-ask-subsidy = Subsidies are given.
cuba-ask-other = The other act takes effect.
cuba-ask-end-of-round = The round ends.
cuba-ask-end-of-game = The game ends.

## Events

cuba-event-start-drawn = { $a } is the start player.
    .you = { $a } are the start player.
cuba-event-ship-turned = Ship { $a } comes to { $b }.
cuba-event-ship-sailed = Ship { $a } sails on to { $b }.
cuba-event-ship-left = Ship { $a } leaves { $b }.
cuba-event-ship-fetched = { $a } brings in ship { $b }; ship { $c } goes back to the pile.
    .you = { $a } bring in ship { $b }; ship { $c } goes back to the pile.
cuba-event-took = { $a } takes { $c } { $b }.
    .you = { $a } take { $c } { $b }.
cuba-event-gave = { $a } gives up { $c } { $b }.
    .you = { $a } give up { $c } { $b }.
cuba-event-scored =
    { $b ->
        [one] { $a } scores { $b } point.
       *[other] { $a } scores { $b } points.
    }
    .you =
        { $b ->
            [one] { $a } score { $b } point.
           *[other] { $a } score { $b } points.
        }
cuba-event-received =
    { $b ->
        [one] { $a } receives { $b } peso.
       *[other] { $a } receives { $b } pesos.
    }
    .you =
        { $b ->
            [one] { $a } receive { $b } peso.
           *[other] { $a } receive { $b } pesos.
        }
cuba-event-paid =
    { $b ->
        [one] { $a } pays { $b } peso.
       *[other] { $a } pays { $b } pesos.
    }
    .you =
        { $b ->
            [one] { $a } pay { $b } peso.
           *[other] { $a } pay { $b } pesos.
        }
cuba-event-round-begins = Round { $a } begins.
cuba-event-bill-turned = A bill: { $a }.
cuba-event-delegate-laid = { $a } has chosen a delegate.
    .you = { $a } have chosen a delegate.
cuba-event-delegate-chosen = { $a } will send: { $b }.
    .you = { $a } will send: { $b }.
cuba-event-played = { $a } plays: { $b }.
    .you = { $a } play: { $b }.
cuba-event-moved = { $a } goes to { $b }.
    .you = { $a } go to { $b }.
cuba-event-stayed = { $a } stays on { $b }.
    .you = { $a } stay on { $b }.
cuba-event-sold =
    { $c ->
        [one] { $a } sells { $b } for { $c } peso.
       *[other] { $a } sells { $b } for { $c } pesos.
    }
    .you =
        { $c ->
            [one] { $a } sell { $b } for { $c } peso.
           *[other] { $a } sell { $b } for { $c } pesos.
        }
cuba-event-bought =
    { $c ->
        [one] { $a } buys { $b } for { $c } peso.
       *[other] { $a } buys { $b } for { $c } pesos.
    }
    .you =
        { $c ->
            [one] { $a } buy { $b } for { $c } peso.
           *[other] { $a } buy { $b } for { $c } pesos.
        }
cuba-event-built = { $a } builds on { $c }: { $b }.
    .you = { $a } build on { $c }: { $b }.
cuba-event-used = { $a } uses: { $b }.
    .you = { $a } use: { $b }.
cuba-event-stored = { $a } stores { $c } { $b }.
    .you = { $a } store { $c } { $b }.
cuba-event-loaded = { $a } loads { $b } at { $c }.
    .you = { $a } load { $b } at { $c }.
cuba-event-vetoed = { $a } vetoes “{ $b }”: it leaves the game.
    .you = { $a } veto “{ $b }”: it leaves the game.
cuba-event-town-hall-votes = { $a } has 2 more votes in parliament.
    .you = { $a } have 2 more votes in parliament.
cuba-event-did-nothing = { $a } does nothing ({ $b }).
    .you = { $a } do nothing ({ $b }).
cuba-event-start-changed = { $a } is the new start player.
    .you = { $a } are the new start player.
cuba-event-delegate-shown = { $a } sends to parliament: { $b }.
    .you = { $a } send to parliament: { $b }.
cuba-event-no-bids = Under the Corruption Act no votes can be bought.
cuba-event-bid-laid = { $a } has bid.
    .you = { $a } have bid.
cuba-event-bid-chosen =
    { $b ->
        [one] { $a } bids { $b } peso, face down.
       *[other] { $a } bids { $b } pesos, face down.
    }
    .you =
        { $b ->
            [one] { $a } bid { $b } peso, face down.
           *[other] { $a } bid { $b } pesos, face down.
        }
cuba-event-bid-shown =
    { $b ->
        [one] { $a } has bid { $b } peso, besides { $c } votes of their own.
       *[other] { $a } has bid { $b } pesos, besides { $c } votes of their own.
    }
    .you =
        { $b ->
            [one] { $a } have bid { $b } peso, besides { $c } votes of your own.
           *[other] { $a } have bid { $b } pesos, besides { $c } votes of your own.
        }
cuba-event-vote-tied = { $a } is tied for the most votes.
    .you = { $a } are tied for the most votes.
cuba-event-vote-won = { $a } wins the vote.
    .you = { $a } win the vote.
cuba-event-act-passed = In force from now on: { $a }.
cuba-event-bill-gone = Out of the game: { $a }.
cuba-event-tax-paid =
    { $b ->
        [0] { $a } owes no tax and has complied.
        [one] { $a } pays the tax of { $b } peso.
       *[other] { $a } pays the tax of { $b } pesos.
    }
    .you =
        { $b ->
            [0] { $a } owe no tax and have complied.
            [one] { $a } pay the tax of { $b } peso.
           *[other] { $a } pay the tax of { $b } pesos.
        }
cuba-event-tax-refused = { $a } does not pay the tax.
    .you = { $a } do not pay the tax.
cuba-event-duty-paid = { $a } has given the duty.
    .you = { $a } have given the duty.
cuba-event-duty-refused = { $a } does not give the duty.
    .you = { $a } do not give the duty.
cuba-event-subsidised =
    { $b ->
        [one] Subsidy: { $a } scores { $b } point.
       *[other] Subsidy: { $a } scores { $b } points.
    }
    .you =
        { $b ->
            [one] Subsidy: { $a } score { $b } point.
           *[other] Subsidy: { $a } score { $b } points.
        }
cuba-event-left-market = { $b } { $a } leave the market.
cuba-event-came-to-market = { $b } { $a } come onto the market.
cuba-event-lot-cleared = { $a } loses { $c } { $b } from the lot.
    .you = { $a } lose { $c } { $b } from the lot.
cuba-event-round-ends = Round { $a } ends.
cuba-event-tiles-counted =
    { $b ->
        [one] Buildings of { $a }: { $b } point.
       *[other] Buildings of { $a }: { $b } points.
    }
    .you =
        { $b ->
            [one] Your buildings: { $b } point.
           *[other] Your buildings: { $b } points.
        }

## On the page

cuba-law-printed-tax = Tax of 2 pesos (printed)
cuba-law-printed-duty = Duty of 1 citrus (printed)
cuba-page-parts = Parts of the board
cuba-page-parliament = Parliament
cuba-page-harbour = Harbour
cuba-page-market = Market
cuba-page-buildings = Buildings
cuba-page-supply = Buildings: { $n }
cuba-page-plantation = Plantation
cuba-page-plantation-of = Plantation of { $player }
cuba-page-round = Round { $round } of { $rounds }
cuba-page-start = Start player: { $player }
cuba-page-card = Card { $card } of 4
cuba-page-in-force = In force
cuba-page-bill = Bill
cuba-page-no-law = None
cuba-page-acts-to-come =
    { $n ->
        [0] No act to come
        [one] { $n } act to come
       *[other] { $n } acts to come
    }
cuba-page-vetoed = Vetoed
cuba-page-barred = Safe from a veto this round
cuba-page-passed = Passed
cuba-page-votes =
    { $n ->
        [one] { $n } vote
       *[other] { $n } votes
    }
cuba-page-bids = chooses a bid
cuba-page-has-bid = has bid
cuba-page-your-bid = Your bid
cuba-page-less = Less
cuba-page-more = More
cuba-page-ship = Ship { $ship }
cuba-page-space-free = Free space: { $merchandise }
cuba-page-space-loaded = Loaded: { $merchandise }
cuba-page-full = full
cuba-page-ships-to-come =
    { $n ->
        [one] { $n } ship to come
       *[other] { $n } ships to come
    }
cuba-page-ships-shuffled = First these, in no known order:
cuba-page-ships-under = Last, in this order:
cuba-page-per-unit =
    { $n ->
        [one] { $n } point for each unit
       *[other] { $n } points for each unit
    }
cuba-page-does-worker = Your figure may move; the fields of its row and column give resources, and two of them products.
cuba-page-does-tradeswoman = Buy and sell as much merchandise as you like, in any order.
cuba-page-does-architect = Build one building on any field of yours.
cuba-page-does-foreman = Use your buildings in the row and column of your figure; or one building anywhere.
cuba-page-does-mayor = Load merchandise on one ship; its dock pays points for each unit.
cuba-page-does-sea = It cannot be loaded before it comes to dock 1.
cuba-page-idle-mayor = For mayors who load nothing: the first, the second of the round
cuba-page-idle-architect = For architects who build nothing: the first, the second of the round
cuba-page-idle-tradeswoman = For tradeswomen who do not trade: a resource, a product of the cheapest kind, each once a round
cuba-page-buy = Buy
cuba-page-sell = Sell
cuba-page-units = { $units } of { $spaces } spaces taken
cuba-page-stock = Stock
cuba-page-lot = Lot
cuba-page-warehouse = Warehouse
cuba-page-of = { $piece }: { $n }
cuba-page-field = Field { $field }: { $what }
cuba-page-figure = The figure, on { $field }
cuba-page-used = used
cuba-page-free-fields =
    { $n ->
        [0] Each further field costs 1 water.
        [one] { $n } more field is free, then each costs 1 water.
       *[other] { $n } more fields are free, then each costs 1 water.
    }
cuba-page-in-hand =
    { $votes ->
        [one] { $character }: { $votes } vote
       *[other] { $character }: { $votes } votes
    }
cuba-page-played = { $character }: played
cuba-page-delegate = Delegate, face down until parliament
cuba-page-points = points
cuba-page-pesos = pesos
cuba-page-built = buildings
cuba-page-won = has won
cuba-page-taxed = has paid the tax
cuba-page-town-hall = 2 more votes by the town hall
cuba-page-hand = Characters in hand
cuba-page-visit = Show the plantation of { $player }
cuba-page-act-market-done = The market act has had its effect.

## What is left lying by "done", told before

cuba-loses-free-fields =
    { $number ->
        [one] You leave { $number } product that costs nothing.
       *[other] You leave { $number } products that cost nothing.
    }
cuba-loses-load =
    { $number ->
        [one] { $number } unit of yours could still go onto the ship at { $berth }, for { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.
       *[other] { $number } units of yours could still go onto the ship at { $berth }, for { $points } points.
    }
cuba-loses-piece = You leave 1 piece of the stock that costs nothing.
cuba-loses-points =
    { $number ->
        [one] You leave { $number } point for building nothing.
       *[other] You leave { $number } points for building nothing.
    }
cuba-loses-pesos =
    { $number ->
        [one] You leave { $number } peso for loading nothing.
       *[other] You leave { $number } pesos for loading nothing.
    }
cuba-loses-buildings =
    { $number ->
        [one] { $number } building could still be used.
       *[other] { $number } buildings could still be used.
    }
