### Havana, told in English. Variables of actions are the names below; events count theirs $a, $b, $c.

havana-name = Havana
havana-about = Rebuild the old town: two cards a round make your number, and whoever has the lower one goes first.

## Options

havana-option-round_limit = Last round (0: none)

## Cards

havana-card-siesta = Siesta
havana-card-refreshment = Refreshment
havana-card-protection = Protection
havana-card-debris = Debris
havana-card-conservation = Conservation
havana-card-tax-collector = Tax collector
havana-card-worker = Worker
havana-card-architect = Architect
havana-card-peso-thief = Peso thief
havana-card-material-thief = Material thief
havana-card-black-market = Black market
havana-card-pesos = Pesos
havana-card-mama = Mama

# What each card does; its numbers are those printed on it.
havana-does-siesta = Nothing happens; but you act early.
havana-does-refreshment = You may take one card back from your discard pile, unseen.
havana-does-protection = All round long no thief and no tax collector can touch you.
havana-does-debris = You take all grey cubes of the centre.
havana-does-conservation = You may remove a building at one of the ends from the game; one a round, by all players together.
havana-does-tax-collector =
    You take { $pesos ->
        [one] { $pesos } peso
       *[other] { $pesos } pesos
    }, and everyone still to act loses a worker or a cube that you choose.
havana-does-worker = You take { $first } workers if you are the first this round with this card, else { $later }.
havana-does-architect =
    You take { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }, and may buy buildings that need the architect.
havana-does-peso-thief = You steal half the pesos of a player still to act; if nobody follows, of anyone.
havana-does-material-thief = You steal a cube of a player still to act, and a second one if they had more than { $many } coloured; if nobody follows, of anyone.
havana-does-black-market = You draw { $first } cubes from the bag if you are the first this round with this card, else { $later }.
havana-does-pesos = You take half the pesos of the centre, rounded up.
havana-does-mama = You take half the coloured and half the grey cubes of the centre, each rounded up.

## Materials

havana-colour-red = red
havana-colour-yellow = yellow
havana-colour-brown = brown
havana-colour-blue = blue
havana-colour-grey = grey

havana-coloured-red = { havana-colour-red }
havana-coloured-yellow = { havana-colour-yellow }
havana-coloured-brown = { havana-colour-brown }
havana-coloured-blue = { havana-colour-blue }

havana-loss-red = red cube
havana-loss-yellow = yellow cube
havana-loss-brown = brown cube
havana-loss-blue = blue cube
havana-loss-grey = grey cube
havana-loss-worker = worker

havana-material-red = { havana-colour-red }
havana-material-yellow = { havana-colour-yellow }
havana-material-brown = { havana-colour-brown }
havana-material-blue = { havana-colour-blue }
havana-material-grey = { havana-colour-grey }
havana-material-pesos = peso
havana-material-workers = worker

## Places

havana-end-upper-left = upper left
havana-end-upper-right = upper right
havana-end-lower-left = lower left
havana-end-lower-right = lower right

havana-place-centre = the centre

# A building tile by what is printed on it: "3 points (R 1w 2$)"
havana-tile =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ({ $price })

## Actions

havana-do-draw = Draw { $colour }
havana-do-turn-tile = Turn up the building of { $tile }
havana-do-swap-in-tile = Bring in the building of { $tile }
havana-do-swap-out = Put it { $end }
havana-do-choose = Choose { $card }
havana-do-first = { $card } first
havana-do-take-back = Take back { $card }
havana-do-remove = Remove { $end }
havana-do-tax = Take away: { $loss }
havana-do-rob-player = Rob { $player }
havana-do-steal = Steal { $colour }
havana-do-take = Take { $coloured }
havana-do-buy = Buy { $end }
havana-do-pay-pesos-for-workers =
    { $number ->
        [0] Pay with workers only
        [one] 5 pesos in place of { $number } worker
       *[other] 5 pesos each in place of { $number } workers
    }
havana-do-pay-grey-for =
    { $number ->
        [0] Pay with { $coloured } only
        [one] 5 grey in place of { $number } × { $coloured }
       *[other] 5 grey each in place of { $number } × { $coloured }
    }
havana-do-cover = Cover { $card }
havana-do-lay = Lay { $card }
havana-do-decline = Do not
havana-do-end-turn = Buy nothing more

## Questions

havana-ask-siesta = Siesta: nothing happens.
havana-ask-refreshment = Refreshment: which card do you take back from your discard pile?
havana-ask-protection = Protection: nobody may touch you.
havana-ask-debris = Debris: all grey cubes of the centre are yours.
havana-ask-conservation = Conservation: which building do you remove from the game?
havana-ask-tax-collector = Tax collector: a peso for you, and a loss for all who come after you.
havana-ask-worker = Worker: workers come to you.
havana-ask-architect = Architect: a worker comes to you.
havana-ask-peso-thief = Peso thief: whose pesos do you steal?
havana-ask-material-thief = Material thief: whose cubes do you steal?
havana-ask-black-market = Black market: cubes from the bag.
havana-ask-pesos = Pesos: half the pesos of the centre are yours.
havana-ask-mama = Mama: half the cubes of the centre are yours.
havana-ask-lay-tile = Chance turns up a building.
havana-ask-swap = No end is worth 1, 2 or 3. Which building do you bring in?
havana-ask-swap-with = At which end do you put it?
havana-ask-deal = The first cubes are drawn.
havana-ask-draw-cube = Chance draws a cube from the bag.
havana-ask-choose-card = Which two cards do you lay?
havana-ask-reveal = The cards are shown.
havana-ask-round = A new round.
havana-ask-play = The next player.
havana-ask-first-card = Which of your cards do you carry out first?
havana-ask-tax-next = What does the tax collector take away?
havana-ask-steal-from = Which cube do you steal? Of many coloured ones a second too.
havana-ask-steal-again = You may steal a second cube. Which?
havana-ask-take-cubes = Which cubes do you take from the centre?
havana-ask-buying = Which building do you buy?
havana-ask-pay-workers = How do you pay?
havana-ask-pay-cubes = How do you pay?
havana-ask-hand-over = The building is handed over.
havana-ask-supply = New supplies for the centre.
havana-ask-cover-card = Which card do you lay face down, and which of your open cards does it cover?
havana-ask-lay-card = Which card do you lay on it, face down?

## Events

havana-event-tile-turned = New in the street: { $a }.
havana-event-swapped = { $a } comes into the street, { $b } goes back to the pile.
havana-event-cube-drawn = From the bag to { $a }: { $b }.
    .you = From the bag to you: { $b }.
havana-event-cards-chosen = { $a } has chosen two cards.
    .you = { $a } have chosen two cards.
havana-event-card-chosen = { $a } chooses { $b }.
    .you = { $a } choose { $b }.
havana-event-revealed = { $a } shows { $b } and { $c }.
    .you = { $a } show { $b } and { $c }.
havana-event-round-begins = Round { $a } begins.
havana-event-turn-begins = { $a } has the turn with { NUMBER($b, minimumIntegerDigits: 2) }.
    .you = { $a } have the turn with { NUMBER($b, minimumIntegerDigits: 2) }.
havana-event-carries-out = { $a } carries out { $b }.
    .you = { $a } carry out { $b }.
havana-event-took-back = { $a } takes a card back in hand, unseen.
    .you = { $a } take a card back in hand, unseen.
havana-event-took-card-back = It is { $b }.
havana-event-declined = { $a } leaves it at that ({ $b }).
    .you = { $a } leave it at that ({ $b }).
havana-event-tile-removed = { $a } removes a building: { $b }.
    .you = { $a } remove a building: { $b }.
havana-event-took-cubes = { $a } takes { $c } × { $b } from the centre.
    .you = { $a } take { $c } × { $b } from the centre.
havana-event-took-pesos =
    { $b ->
        [one] { $a } takes { $b } peso.
       *[other] { $a } takes { $b } pesos.
    }
    .you =
        { $b ->
            [one] { $a } take { $b } peso.
           *[other] { $a } take { $b } pesos.
        }
havana-event-took-workers =
    { $b ->
        [one] { $a } takes { $b } worker.
       *[other] { $a } takes { $b } workers.
    }
    .you =
        { $b ->
            [one] { $a } take { $b } worker.
           *[other] { $a } take { $b } workers.
        }
havana-event-taxed = { $a } taxes { $b }: one { $c } less.
    .you = { $a } tax { $b }: one { $c } less.
    .to-you = { $a } taxes you: one { $c } less.
havana-event-protected = { $a } is protected.
    .you = { $a } are protected.
havana-event-stole-pesos =
    { $c ->
        [0] { $a } finds nothing in the pockets of { $b }.
        [one] { $a } steals { $c } peso from { $b }.
       *[other] { $a } steals { $c } pesos from { $b }.
    }
    .you =
        { $c ->
            [0] { $a } find nothing in the pockets of { $b }.
            [one] { $a } steal { $c } peso from { $b }.
           *[other] { $a } steal { $c } pesos from { $b }.
        }
    .to-you =
        { $c ->
            [0] { $a } finds nothing in your pockets.
            [one] { $a } steals { $c } peso from you.
           *[other] { $a } steals { $c } pesos from you.
        }
havana-event-stole-cube = { $a } steals a cube from { $b }: { $c }.
    .you = { $a } steal a cube from { $b }: { $c }.
    .to-you = { $a } steals a cube from you: { $c }.
havana-event-nobody-to-rob = { $a } finds nobody to rob.
    .you = { $a } find nobody to rob.
havana-event-paid = { $a } pays { $c } × { $b }.
    .you = { $a } pay { $c } × { $b }.
havana-event-bought = { $a } builds: { $b }!
    .you = { $a } build: { $b }!
havana-event-supplied =
    { $a ->
        [one] { $a } peso comes to the centre.
       *[other] { $a } pesos come to the centre.
    }
havana-event-covered = { $a } covers { $b }.
    .you = { $a } cover { $b }.
havana-event-laid = { $a } lays { $b } face down.
    .you = { $a } lay { $b } face down.
havana-event-hand-taken-up = { $a } takes all discarded cards back in hand.
    .you = { $a } take all discarded cards back in hand.
havana-event-goal-reached = { $a } reaches the goal!
    .you = { $a } reach the goal!
havana-event-tiles-gone = The last building is gone: the game ends.
havana-event-cubes-gone = The last cube is gone: the game ends.
havana-event-last-round-over = The last round is over.

## The table in words

havana-table-goal = Goal: { $goal } points
havana-table-worker-taken = Worker gives { $later }
havana-table-market-used = Black market gives { $later }
havana-table-conserved = Conservation is used up
havana-table-centre = Centre
havana-table-hand = Your cards

havana-piece-red = red, brick
havana-piece-yellow = yellow, sandstone
havana-piece-brown = brown, loam
havana-piece-blue = blue, glass
havana-piece-grey = grey, debris
havana-piece-pesos = pesos
havana-piece-workers = workers
havana-piece-architect = architect needed

## The table on the page

havana-page-times = { $n } × { $what }
havana-page-street = The street
havana-page-upper-row = Upper row
havana-page-lower-row = Lower row
havana-page-stores = Bag and stock
havana-page-bag =
    { $n ->
        [one] Bag: { $n } cube
       *[other] Bag: { $n } cubes
    }
havana-page-boxed =
    { $n ->
        [one] Out of the game: { $n } cube
       *[other] Out of the game: { $n } cubes
    }
havana-page-stock = Workers in stock
havana-page-pile = Pile of buildings
havana-page-firsts = Only once a round
havana-page-worker-first = First Worker gets { $first }
havana-page-market-first = First Black market gets { $first }
havana-page-conservation-free = Conservation still possible
havana-page-last-round = Ends after round { $round }
havana-page-queue = Order of play
havana-page-number = Number { $number }
havana-page-is-acting = has the turn
havana-page-is-done = is done
havana-page-is-waiting = still to come
havana-page-is-winner = has won
havana-page-points = { $points } of { $goal } points
havana-page-hand-size = cards in hand
havana-page-discards-size = discarded cards
havana-page-took-back = cards taken back unseen
havana-page-face-down = a new card, face down
havana-page-buildings = Buildings
havana-page-card = { $digit } { $name }, { $state }
havana-page-card-hand = in hand
havana-page-card-open = open
havana-page-card-covered = covered
havana-page-card-laid = face down
havana-page-card-discarded = discarded
havana-page-card-chosen = chosen
havana-page-card-target = to cover
havana-page-cards-do = What the cards do
havana-page-tile-does =
    Whoever pays this takes the building and scores { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $exchange } pesos stand for a worker, { $exchange } grey cubes for a coloured one.
havana-page-tile =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

## What is left lying by "do not", told before

havana-loses-cube = You leave a second cube that costs nothing.
havana-loses-card = You leave a card of your discard pile that costs nothing.
