# Why an answer may not be given, in one sentence. What is needed, and what is there, are told by the messages at the end.

refusal-by-rule = { $why } ({ $rule })
refusal-and = { $first } and { $last }

## In every game

refusal-over = The game is over.
refusal-not-now = That is not what is asked now.
refusal-not-this = This is asked now, but not with that one.
refusal-must = Here one of the other answers must be given.
refusal-not-drawn = That cannot be drawn: it is not there.
refusal-order = What is done together is named in a fixed order: begin with the first that you want.
refusal-enough = This does not go together with what you have chosen.
refusal-no-use = Using it would change nothing now.
refusal-need =
    You need { $need } and have { $have ->
        [0] none
       *[other] only { $have }
    }.
refusal-need-instead =
    You need { $need } and have { $have ->
        [0] none
       *[other] only { $have }
    }; { $instead } would do as well, but you have { $spare ->
        [0] none
       *[other] only { $spare }
    } to spare.
refusal-needs = You need { $need } and have only { $have }.
refusal-needs-none = You need { $need } and have none of it.
refusal-at-most = At most { $most } here.
refusal-in-stock = The stock has only { $have }.
refusal-none-left = The stock has { $have } left.

## Havana

refusal-havana-low =
    { $most ->
        [one] Only a building of the pile that is worth { $most } point can be brought in.
       *[other] Only a building of the pile that is worth at most { $most } points can be brought in.
    }
refusal-havana-chosen = You have chosen this card already: { $card }.
refusal-havana-not-open = This card does not lie open before you: { $card }.
refusal-havana-not-in-hand = You do not have this card in your hand: { $card }.
refusal-havana-not-discarded = This card is not in your discard pile: { $card }.
refusal-havana-conserved = One building has been removed this round already, and there is only one a round.
refusal-havana-no-end = No building lies { $end }.
refusal-havana-victim-none = { $player } has { $none }.
refusal-havana-protected = { $player } is protected this round.
refusal-havana-acted = { $player } has had their turn this round; a thief robs those who come later.
refusal-havana-self = You cannot rob yourself.
refusal-havana-nobody = There is no such player at this table.
refusal-havana-centre-none = The centre has { $none }.
refusal-havana-architect = This building needs the card { $card } open before you.
refusal-havana-no-price = This building costs { $none }.

## Santiago de Cuba

refusal-santiago-all-zero = Then all four dice of the ship would show 0.
refusal-santiago-alike = Dice that show 0 are all alike: leave out this one for them: { $sort }.
refusal-santiago-elsewhere = The car stands at another Cuban: { $cuban }.
refusal-santiago-same = This is the good that you have given: { $sort }. Take another one.
refusal-santiago-own = This building is yours already.
refusal-santiago-owned = This building belongs to { $player } already.
refusal-santiago-no-marker = You have no ownership marker left.
refusal-santiago-not-own = This building is not yours.
refusal-santiago-other-building = You are asked about another building: { $building }.
refusal-santiago-stands-there = Your figure stands there already; it must move to another building.
refusal-santiago-occupied = { $player }’s figure stands there.
refusal-santiago-flower = This building lies under another flower; your figure must go to one of this colour: { $flower }.
refusal-santiago-nothing-for-it = The stock has no other good that you could take for it: { $sort }.
refusal-santiago-face-down = { $cuban } lies face down already.
refusal-santiago-awaited = The new ship asks for nothing before the end of this turn.
refusal-santiago-not-wanted = The ship does not ask for this good now: { $sort }.
refusal-santiago-wants-only = The ship takes only { $most } more.
refusal-santiago-first-flag = The value marker stands on { $value } already, and that is the lowest flag.
refusal-santiago-one-way = You exchange the other way this time.
refusal-santiago-no-wood = The trading post takes no wood.

## Cuba

refusal-cuba-resources-now = You choose resources now; the products come after them.
refusal-cuba-products-now = You choose products now.
refusal-cuba-instead = That is possible only instead of buying and selling.
refusal-cuba-no-goods = Only a resource or a product can be taken, and this is neither: { $piece }.
refusal-cuba-product-taken = The product has been taken this round already.
refusal-cuba-resource-taken = The resource has been taken this round already.
refusal-cuba-not-cheapest = On the market this costs { $price }, and the cheapest product costs { $least }: { $piece }.
refusal-cuba-delegate = This card is your delegate: { $character }.
refusal-cuba-played = You have played this card already: { $character }.
refusal-cuba-no-field = No open field of your figure’s row or column gives this: { $product }.
refusal-cuba-fields-used =
    { $fields ->
        [one] The only active field is used already: { $product }.
       *[other] All { $fields } active fields are used already: { $product }.
    }
refusal-cuba-bought = You have bought this in this turn, so you do not sell it: { $piece }.
refusal-cuba-sold = You have sold this in this turn, so you do not buy it: { $piece }.
refusal-cuba-no-tile = None is left to be built: { $tile }.
refusal-cuba-field-built = There is a building on this field: { $tile }.
refusal-cuba-points-gone =
    { $players ->
        [one] { $players } player has taken the points this round already.
       *[other] { $players } players have taken the points this round already.
    }
refusal-cuba-pesos-gone =
    { $players ->
        [one] { $players } player has taken the pesos this round already.
       *[other] { $players } players have taken the pesos this round already.
    }
refusal-cuba-loaded = You have loaded a ship; the pesos are for whoever loads nothing.
refusal-cuba-no-building = You have no such building: { $tile }.
refusal-cuba-used = You have used this building already: { $tile }.
refusal-cuba-elsewhere = Outside your figure’s row and column a building can only be used alone: { $tile }.
refusal-cuba-twin = Two of a kind one after the other do no more than one of them; use another building first: { $tile }.
refusal-cuba-duty = The duty asks for { $need }.
refusal-cuba-duty-resources = The duty asks for 2 resources.
refusal-cuba-duty-products = The duty asks for 2 products.
refusal-cuba-one-ship = You load the ship at dock { $dock }, and only that one.
refusal-cuba-corruption = Under the Corruption Act no votes can be bought.
refusal-cuba-passed = You have passed this one already: { $group }.
refusal-cuba-no-bill = There is no bill of this group any more: { $group }.
refusal-cuba-barred = This group was vetoed in the last round: { $group }.
refusal-cuba-not-in-pile = Ship { $ship } is not in the pile.
refusal-cuba-only-products = Only products are taken here.
refusal-cuba-only-goods = Only rum and cigars are taken here.
refusal-cuba-only-resources = Only resources are taken here.
refusal-cuba-same-kind = It must be turned into another kind: { $piece }.
refusal-cuba-black-market-2007 = In the edition of 2007 a product becomes rum or cigars, or rum or cigars become a product.
refusal-cuba-no-ship = No ship lies at dock { $dock }.
refusal-cuba-no-space = The ship at dock { $dock } has no free space for this: { $piece }.
refusal-cuba-spaces = The ship at dock { $dock } has space for only { $most }.

## So many pieces

havana-some-red =
    { $number ->
        [0] no red cube
        [one] { $number } red cube
       *[other] { $number } red cubes
    }
havana-some-yellow =
    { $number ->
        [0] no yellow cube
        [one] { $number } yellow cube
       *[other] { $number } yellow cubes
    }
havana-some-brown =
    { $number ->
        [0] no brown cube
        [one] { $number } brown cube
       *[other] { $number } brown cubes
    }
havana-some-blue =
    { $number ->
        [0] no blue cube
        [one] { $number } blue cube
       *[other] { $number } blue cubes
    }
havana-some-grey =
    { $number ->
        [0] no grey cube
        [one] { $number } grey cube
       *[other] { $number } grey cubes
    }
havana-some-pesos =
    { $number ->
        [0] no peso
        [one] { $number } peso
       *[other] { $number } pesos
    }
havana-some-workers =
    { $number ->
        [0] no worker
        [one] { $number } worker
       *[other] { $number } workers
    }

santiago-some-sugar =
    { $number ->
        [0] no sugar
       *[other] { $number } sugar
    }
santiago-some-citrus =
    { $number ->
        [0] no citrus
       *[other] { $number } citrus
    }
santiago-some-tobacco =
    { $number ->
        [0] no tobacco
       *[other] { $number } tobacco
    }
santiago-some-rum =
    { $number ->
        [0] no rum
       *[other] { $number } rum
    }
santiago-some-cigars =
    { $number ->
        [0] no cigars
        [one] { $number } box of cigars
       *[other] { $number } boxes of cigars
    }
santiago-some-wood =
    { $number ->
        [0] no wood
       *[other] { $number } wood
    }

cuba-some-citrus = { santiago-some-citrus }
cuba-some-tobacco = { santiago-some-tobacco }
cuba-some-sugar =
    { $number ->
        [0] no sugar cane
       *[other] { $number } sugar cane
    }
cuba-some-rum = { santiago-some-rum }
cuba-some-cigars = { santiago-some-cigars }
cuba-some-wood = { santiago-some-wood }
cuba-some-stone =
    { $number ->
        [0] no stone
       *[other] { $number } stone
    }
cuba-some-water =
    { $number ->
        [0] no water
       *[other] { $number } water
    }
