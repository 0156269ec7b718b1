### The rulebook in the page, and the rules at the point of doubt.

page-rules-title = The rules of { $game }
page-rules-games = Games
page-rules-search = Search the rules
page-rules-found =
    { $n ->
        [one] { $n } rule
       *[other] { $n } rules
    }
page-rules-none = No rule says so. Try another word.
page-rules-chapters = Chapters
page-rules-rule = Rule { $id }
page-rules-link = Address of rule { $id }
page-rules-nothing = No rule tells of this alone.

page-rules-thing-workers = workers
page-rules-thing-pesos = pesos
page-rules-thing-architect = architect
page-rules-thing-street = the street
page-rules-thing-end = the ends of the rows
page-rules-thing-centre = the centre
page-rules-thing-bag = the bag
page-rules-thing-pile = the pile
page-rules-thing-queue = order of play
page-rules-thing-number = your number
page-rules-thing-goal = the goal
page-rules-thing-hand = your hand
page-rules-thing-discards = discard pile
page-rules-thing-car = the car
page-rules-thing-harbour = the harbour
page-rules-thing-ship = the ship
page-rules-thing-dice = the demand
page-rules-thing-value = the value of a unit
page-rules-thing-figure = the figure
page-rules-thing-owner = who owns a building
page-rules-thing-screen = the screen
page-rules-thing-points = points
page-rules-thing-stock = the stock
page-rules-thing-market = the market
page-rules-thing-ships = the ships to come
page-rules-thing-plantation = the plantation
page-rules-thing-lot = the lot
page-rules-thing-warehouse = the warehouse
page-rules-thing-supply = the buildings
page-rules-thing-votes = votes
page-rules-thing-bid = the bid
page-rules-thing-start = the start player
page-rules-thing-markers = once a round
