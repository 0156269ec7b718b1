"""Names for Cuba's numbers: pieces, characters, tiles, acts, places, steps, actions and events.

An action is one number: a verb (the start of a range) plus a small argument. `text.py` gives each its words.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

RULES: Final[i64] = 1  # raised when a legal game could go differently, as with another tile

NONE: Final[i64] = -1  # no ship, tile, act, card, group or seat

# --- pieces: merchandise (products, then goods), then resources ---
CITRUS: Final[i64] = 0
TOBACCO: Final[i64] = 1
SUGAR: Final[i64] = 2
RUM: Final[i64] = 3
CIGARS: Final[i64] = 4
WOOD: Final[i64] = 5
STONE: Final[i64] = 6
WATER: Final[i64] = 7

PRODUCTS: Final[i64] = 3  # the first three
MERCHANDISE: Final[i64] = 5  # the first five
RESOURCES: Final[i64] = 3  # the last three
PIECES: Final[i64] = 8
HELD: Final[i64] = 11  # what a player holds: eight kinds in the lot, three products in the warehouse

# --- a plantation: twelve fields, row by row (C8); a field is what it gives, or the warehouse ---
FIELDS_IN_ALL: Final[i64] = 12
COLUMNS: Final[i64] = 4
PRINTED: Final[i64] = 8  # the printed warehouse, which gives nothing

# --- the five characters (C9); each has one vote more than its number ---
WORKER: Final[i64] = 0
TRADESWOMAN: Final[i64] = 1
ARCHITECT: Final[i64] = 2
FOREMAN: Final[i64] = 3
MAYOR: Final[i64] = 4
CHARACTERS: Final[i64] = 5
ALL_CARDS: Final[i64] = 31
CARDS_PLAYED: Final[i64] = 4  # by each player in a round (C12)

BIT: Final = vec[i64]([1 << n for n in range(25)])  # of cards, seats, fields, kinds, tiles, ships, acts

# --- the building tiles (C78–C102, C106) in the order of the rows; those that a rule names ---
TILES: Final[i64] = 23  # kinds; 25 tiles, for there are two cigar factories and two distilleries
BLACK_MARKET: Final[i64] = 15
WAREHOUSE: Final[i64] = 22

# --- acts: four groups of six (C6), and what is printed on the board (C7); those that a rule names ---
TAXES: Final[i64] = 0
DUTIES: Final[i64] = 1
SUBSIDIES: Final[i64] = 2
OTHERS: Final[i64] = 3
GROUPS: Final[i64] = 4
ACTS_IN_GROUP: Final[i64] = 6

DUTY_RESOURCES: Final[i64] = DUTIES * ACTS_IN_GROUP + 4
SUBSIDY_BUILDINGS: Final[i64] = SUBSIDIES * ACTS_IN_GROUP
SUBSIDY_RESOURCE_FIELDS: Final[i64] = SUBSIDY_BUILDINGS + 1
SUBSIDY_PRODUCT_FIELDS: Final[i64] = SUBSIDY_RESOURCE_FIELDS + 1
SUBSIDY_WATER: Final[i64] = SUBSIDY_PRODUCT_FIELDS + 1
SUBSIDY_VOTES: Final[i64] = SUBSIDY_WATER + 1
SUBSIDY_PESOS: Final[i64] = SUBSIDY_VOTES + 1
MARKET_LESS: Final[i64] = OTHERS * ACTS_IN_GROUP
MARKET_MORE: Final[i64] = MARKET_LESS + 1
DROUGHT_ACT: Final[i64] = MARKET_MORE + 1
BUILDING_ACT: Final[i64] = DROUGHT_ACT + 1
HARBOUR_ACT: Final[i64] = BUILDING_ACT + 1
CORRUPTION_ACT: Final[i64] = HARBOUR_ACT + 1
ACTS: Final[i64] = GROUPS * ACTS_IN_GROUP
ALL_ACTS: Final[i64] = 0xFFFFFF
PRINTED_TAX: Final[i64] = ACTS
PRINTED_DUTY: Final[i64] = PRINTED_TAX + 1
LAWS: Final[i64] = PRINTED_DUTY + 1

# --- the harbour: the sea and three docks, each with a ship card and its load (C5) ---
SEA: Final[i64] = 0  # the docks are 1, 2 and 3, and pay as many points
DOCKS: Final[i64] = 3
PLACES: Final[i64] = 4
BERTH: Final[i64] = 6  # numbers of a place: its ship, then what of each kind is loaded
SHIPS: Final[i64] = 15
ALL_SHIPS: Final[i64] = 0x7FFF

# --- editions ---
EDITION_2012: Final[i64] = 0
EDITION_2007: Final[i64] = 1

# --- actions: each verb begins where the one before it ends ---
SEATS: Final[i64] = 5
MOST_AT_ONCE: Final[i64] = 15  # there are no more goods than that to be made or loaded in one go
HUNDRED: Final[i64] = 100

START: Final[i64] = 0  # + seat: chance draws the first start player
TURN_SHIP: Final[i64] = START + SEATS  # + ship: chance turns up a card of the pile
TURN_BILL: Final[i64] = TURN_SHIP + SHIPS  # + act: chance turns up a bill
TAKE: Final[i64] = TURN_BILL + ACTS  # + piece: from the stock (C9, C23)
SEND: Final[i64] = TAKE + PIECES  # + character: the delegate of the variant (C77)
PLAY: Final[i64] = SEND + CHARACTERS  # + character (C12)
MOVE: Final[i64] = PLAY + CHARACTERS  # + field (C13)
HARVEST: Final[i64] = MOVE + FIELDS_IN_ALL  # + product (C16, C17)
SELL: Final[i64] = HARVEST + PRODUCTS  # + merchandise (C21)
BUY: Final[i64] = SELL + MERCHANDISE  # + merchandise (C20)
BUILD: Final[i64] = BUY + MERCHANDISE  # + tile (C24)
PLACE: Final[i64] = BUILD + TILES  # + field (C24)
TAKE_POINTS: Final[i64] = PLACE + FIELDS_IN_ALL  # C26
USE: Final[i64] = TAKE_POINTS + 1  # + tile (C27)
AMOUNT: Final[i64] = USE + TILES  # + number − 1
GIVE: Final[i64] = AMOUNT + MOST_AT_ONCE  # + piece: to a building or as duty
EXCHANGE: Final[i64] = GIVE + PIECES  # + merchandise × merchandise (C96)
LOAD: Final[i64] = EXCHANGE + MERCHANDISE * MERCHANDISE  # + dock × merchandise (C31, C84, C85)
VETO: Final[i64] = LOAD + DOCKS * MERCHANDISE  # + group (C99)
FETCH: Final[i64] = VETO + GROUPS  # + ship (C106)
TAKE_PESOS: Final[i64] = FETCH + SHIPS  # C32
BID: Final[i64] = TAKE_PESOS + 1  # + pesos, 0 to 99 (C52)
BID_HUNDRED: Final[i64] = BID + HUNDRED  # a hundred pesos, and then the rest
PASS: Final[i64] = BID_HUNDRED + 1  # + group (C56)
PAY: Final[i64] = PASS + GROUPS  # C61
REFUSE: Final[i64] = PAY + 1  # C61
DONE: Final[i64] = REFUSE + 1  # no more of it, or nothing at all
ACTIONS: Final[i64] = DONE + 1

# --- steps: what can lie on the pile of things to do; round.py binds each to its step ---
CARRY_OUT: Final[i64] = 0  # + character
USE_TILE: Final[i64] = CARRY_OUT + CHARACTERS  # + tile: what the tiles do
DRAW_START: Final[i64] = USE_TILE + TILES
LAY_SHIP: Final[i64] = DRAW_START + 1
CHOOSE_PIECES: Final[i64] = LAY_SHIP + 1
ROUND: Final[i64] = CHOOSE_PIECES + 1
BILLS: Final[i64] = ROUND + 1
DELEGATES: Final[i64] = BILLS + 1
ACTIONS_PHASE: Final[i64] = DELEGATES + 1
REAP: Final[i64] = ACTIONS_PHASE + 1
SITE: Final[i64] = REAP + 1
LOAD_MORE: Final[i64] = SITE + 1
LOAD_AMOUNT: Final[i64] = LOAD_MORE + 1
CALL_SHIP: Final[i64] = LOAD_AMOUNT + 1
NEW_START: Final[i64] = CALL_SHIP + 1
PARLIAMENT: Final[i64] = NEW_START + 1
BIDDING: Final[i64] = PARLIAMENT + 1
SHOW_BIDS: Final[i64] = BIDDING + 1
BID_AGAIN: Final[i64] = SHOW_BIDS + 1
SHOW_AGAIN: Final[i64] = BID_AGAIN + 1
LEGISLATE: Final[i64] = SHOW_AGAIN + 1
TAX: Final[i64] = LEGISLATE + 1
DUTY: Final[i64] = TAX + 1
DUTY_REST: Final[i64] = DUTY + 1
SUBSIDY: Final[i64] = DUTY_REST + 1
OTHER: Final[i64] = SUBSIDY + 1
END_OF_ROUND: Final[i64] = OTHER + 1
END_OF_GAME: Final[i64] = END_OF_ROUND + 1
STEPS: Final[i64] = END_OF_GAME + 1

# --- events, with what their three numbers mean ---
START_DRAWN: Final[i64] = 0  # seat
SHIP_TURNED: Final[i64] = START_DRAWN + 1  # ship, place
SHIP_SAILED: Final[i64] = SHIP_TURNED + 1  # ship, place
SHIP_LEFT: Final[i64] = SHIP_SAILED + 1  # ship, dock
SHIP_FETCHED: Final[i64] = SHIP_LEFT + 1  # seat, ship from the pile, ship put back
TOOK: Final[i64] = SHIP_FETCHED + 1  # seat, piece, number, from the stock
GAVE: Final[i64] = TOOK + 1  # seat, piece, number, to the stock
SCORED: Final[i64] = GAVE + 1  # seat, points
RECEIVED: Final[i64] = SCORED + 1  # seat, pesos
PAID: Final[i64] = RECEIVED + 1  # seat, pesos
ROUND_BEGINS: Final[i64] = PAID + 1  # round
BILL_TURNED: Final[i64] = ROUND_BEGINS + 1  # act
DELEGATE_LAID: Final[i64] = BILL_TURNED + 1  # seat
DELEGATE_CHOSEN: Final[i64] = DELEGATE_LAID + 1  # seat, character; secret
PLAYED: Final[i64] = DELEGATE_CHOSEN + 1  # seat, character
MOVED: Final[i64] = PLAYED + 1  # seat, field
STAYED: Final[i64] = MOVED + 1  # seat, field
SOLD: Final[i64] = STAYED + 1  # seat, merchandise, pesos
BOUGHT: Final[i64] = SOLD + 1  # seat, merchandise, pesos
BUILT: Final[i64] = BOUGHT + 1  # seat, tile, field
USED: Final[i64] = BUILT + 1  # seat, tile
STORED: Final[i64] = USED + 1  # seat, product, number
LOADED: Final[i64] = STORED + 1  # seat, merchandise, dock
VETOED: Final[i64] = LOADED + 1  # seat, act
TOWN_HALL_VOTES: Final[i64] = VETOED + 1  # seat
DID_NOTHING: Final[i64] = TOWN_HALL_VOTES + 1  # seat, character
START_CHANGED: Final[i64] = DID_NOTHING + 1  # seat
DELEGATE_SHOWN: Final[i64] = START_CHANGED + 1  # seat, character
NO_BIDS: Final[i64] = DELEGATE_SHOWN + 1
BID_LAID: Final[i64] = NO_BIDS + 1  # seat
BID_CHOSEN: Final[i64] = BID_LAID + 1  # seat, pesos; secret
BID_SHOWN: Final[i64] = BID_CHOSEN + 1  # seat, pesos, votes
VOTE_TIED: Final[i64] = BID_SHOWN + 1  # seat
VOTE_WON: Final[i64] = VOTE_TIED + 1  # seat
ACT_PASSED: Final[i64] = VOTE_WON + 1  # act
BILL_GONE: Final[i64] = ACT_PASSED + 1  # act
TAX_PAID: Final[i64] = BILL_GONE + 1  # seat, pesos
TAX_REFUSED: Final[i64] = TAX_PAID + 1  # seat
DUTY_PAID: Final[i64] = TAX_REFUSED + 1  # seat
DUTY_REFUSED: Final[i64] = DUTY_PAID + 1  # seat
SUBSIDISED: Final[i64] = DUTY_REFUSED + 1  # seat, points
LEFT_MARKET: Final[i64] = SUBSIDISED + 1  # product, number
CAME_TO_MARKET: Final[i64] = LEFT_MARKET + 1  # product, number
LOT_CLEARED: Final[i64] = CAME_TO_MARKET + 1  # seat, product, number
ROUND_ENDS: Final[i64] = LOT_CLEARED + 1  # round
TILES_COUNTED: Final[i64] = ROUND_ENDS + 1  # seat, points
EVENTS: Final[i64] = TILES_COUNTED + 1
