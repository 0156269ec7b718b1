"""Names for Cuba's numbers: pieces, characters, tiles, acts, places, steps, actions and events.

An action is one number: a verb (the start of a range) plus a small argument. `text.py` gives each its words.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

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

# --- the building tiles (C78–C102, C106) in the order of the rules ---
CEMENT_FACTORY: Final[i64] = 0
SAWMILL: Final[i64] = 1
GOLF_COURSE: Final[i64] = 2
MONASTERY: Final[i64] = 3
RUM_CAFE: Final[i64] = 4
CIGAR_CAFE: Final[i64] = 5
SMALL_BRANCH: Final[i64] = 6
LARGE_BRANCH: Final[i64] = 7
HOTEL: Final[i64] = 8
INN: Final[i64] = 9
GENERAL_STORE: Final[i64] = 10
PRODUCT_HOUSE: Final[i64] = 11
RESOURCE_HOUSE: Final[i64] = 12
SMALL_BANK: Final[i64] = 13
LARGE_BANK: Final[i64] = 14
BLACK_MARKET: Final[i64] = 15
CIGAR_FACTORY: Final[i64] = 16
DISTILLERY: Final[i64] = 17
CHURCH: Final[i64] = 18
TOWN_HALL: Final[i64] = 19
DAM: Final[i64] = 20
LIGHTHOUSE: Final[i64] = 21
WAREHOUSE: Final[i64] = 22
TILES: Final[i64] = 23  # kinds; 25 tiles, for there are two cigar factories and two distilleries

# --- acts: four groups of six (C6), and what is printed on the board (C7) ---
TAXES: Final[i64] = 0
DUTIES: Final[i64] = 1
SUBSIDIES: Final[i64] = 2
OTHERS: Final[i64] = 3
GROUPS: Final[i64] = 4
ACTS_IN_GROUP: Final[i64] = 6

TAX_1: Final[i64] = 0  # 1 to 5 pesos are the first five
TAX_BUILDINGS: Final[i64] = 5
DUTY_CITRUS: Final[i64] = 6
DUTY_SUGAR: Final[i64] = 7
DUTY_TOBACCO: Final[i64] = 8
DUTY_WATER: Final[i64] = 9
DUTY_RESOURCES: Final[i64] = 10
DUTY_PRODUCTS: Final[i64] = 11
SUBSIDY_BUILDINGS: Final[i64] = 12
SUBSIDY_RESOURCE_FIELDS: Final[i64] = 13
SUBSIDY_PRODUCT_FIELDS: Final[i64] = 14
SUBSIDY_WATER: Final[i64] = 15
SUBSIDY_VOTES: Final[i64] = 16
SUBSIDY_PESOS: Final[i64] = 17
MARKET_LESS: Final[i64] = 18
MARKET_MORE: Final[i64] = 19
DROUGHT_ACT: Final[i64] = 20
BUILDING_ACT: Final[i64] = 21
HARBOUR_ACT: Final[i64] = 22
CORRUPTION_ACT: Final[i64] = 23
ACTS: Final[i64] = 24
PRINTED_TAX: Final[i64] = 24
PRINTED_DUTY: Final[i64] = 25

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

# --- actions ---
START: Final[i64] = 0  # + seat: chance draws the first start player
TURN_SHIP: Final[i64] = 5  # + ship: chance turns up a card of the pile
TURN_BILL: Final[i64] = 20  # + act: chance turns up a bill
TAKE: Final[i64] = 44  # + piece: from the stock (C9, C23)
SEND: Final[i64] = 52  # + character: the delegate of the variant (C77)
PLAY: Final[i64] = 57  # + character (C12)
MOVE: Final[i64] = 62  # + field (C13)
HARVEST: Final[i64] = 74  # + product (C16, C17)
SELL: Final[i64] = 77  # + merchandise (C21)
BUY: Final[i64] = 82  # + merchandise (C20)
BUILD: Final[i64] = 87  # + tile (C24)
PLACE: Final[i64] = 110  # + field (C24)
TAKE_POINTS: Final[i64] = 122  # C26
USE: Final[i64] = 123  # + tile (C27)
AMOUNT: Final[i64] = 146  # + number − 1
GIVE: Final[i64] = 161  # + piece: to a building or as duty
EXCHANGE: Final[i64] = 169  # + 5 * merchandise + merchandise (C96)
LOAD: Final[i64] = 194  # + 5 * (dock − 1) + merchandise (C31, C84, C85)
VETO: Final[i64] = 209  # + group (C99)
FETCH: Final[i64] = 213  # + ship (C106)
TAKE_PESOS: Final[i64] = 228  # C32
BID: Final[i64] = 229  # + pesos, 0 to 99 (C52)
BID_HUNDRED: Final[i64] = 329  # a hundred pesos, and then the rest
PASS: Final[i64] = 330  # + group (C56)
PAY: Final[i64] = 334  # C61
REFUSE: Final[i64] = 335  # C61
DONE: Final[i64] = 336  # no more of it, or nothing at all
ACTIONS: Final[i64] = 337

MOST_AT_ONCE: Final[i64] = 15  # there are no more goods than that to be made or loaded in one go
HUNDRED: Final[i64] = 100

# --- steps: what can lie on the pile of things to do; round.py binds each to its step ---
CARRY_OUT: Final[i64] = 0  # + character, the first five steps are the characters
USE_TILE: Final[i64] = 5  # + tile, the next twenty-three what the tiles do
DRAW_START: Final[i64] = 28
LAY_SHIP: Final[i64] = 29
CHOOSE_PIECES: Final[i64] = 30
ROUND: Final[i64] = 31
BILLS: Final[i64] = 32
DELEGATES: Final[i64] = 33
ACTIONS_PHASE: Final[i64] = 34
REAP: Final[i64] = 35
SITE: Final[i64] = 36
LOAD_MORE: Final[i64] = 37
LOAD_AMOUNT: Final[i64] = 38
CALL_SHIP: Final[i64] = 39
NEW_START: Final[i64] = 40
PARLIAMENT: Final[i64] = 41
BIDDING: Final[i64] = 42
SHOW_BIDS: Final[i64] = 43
BID_AGAIN: Final[i64] = 44
SHOW_AGAIN: Final[i64] = 45
LEGISLATE: Final[i64] = 46
TAX: Final[i64] = 47
DUTY: Final[i64] = 48
DUTY_REST: Final[i64] = 49
SUBSIDY: Final[i64] = 50
OTHER: Final[i64] = 51
END_OF_ROUND: Final[i64] = 52
END_OF_GAME: Final[i64] = 53
STEPS: Final[i64] = 54

# --- events, with what their three numbers mean ---
START_DRAWN: Final[i64] = 0  # seat
SHIP_TURNED: Final[i64] = 1  # ship, place
SHIP_SAILED: Final[i64] = 2  # ship, place
SHIP_LEFT: Final[i64] = 3  # ship, dock
SHIP_FETCHED: Final[i64] = 4  # seat, ship from the pile, ship put back
TOOK: Final[i64] = 5  # seat, piece, number, from the stock
GAVE: Final[i64] = 6  # seat, piece, number, to the stock
SCORED: Final[i64] = 7  # seat, points
RECEIVED: Final[i64] = 8  # seat, pesos
PAID: Final[i64] = 9  # seat, pesos
ROUND_BEGINS: Final[i64] = 10  # round
BILL_TURNED: Final[i64] = 11  # act
DELEGATE_LAID: Final[i64] = 12  # seat
DELEGATE_CHOSEN: Final[i64] = 13  # seat, character; secret
PLAYED: Final[i64] = 14  # seat, character
MOVED: Final[i64] = 15  # seat, field
STAYED: Final[i64] = 16  # seat, field
SOLD: Final[i64] = 17  # seat, merchandise, pesos
BOUGHT: Final[i64] = 18  # seat, merchandise, pesos
BUILT: Final[i64] = 19  # seat, tile, field
USED: Final[i64] = 20  # seat, tile
STORED: Final[i64] = 21  # seat, product, number
LOADED: Final[i64] = 22  # seat, merchandise, dock
VETOED: Final[i64] = 23  # seat, act
TOWN_HALL_VOTES: Final[i64] = 24  # seat
DID_NOTHING: Final[i64] = 25  # seat, character
START_CHANGED: Final[i64] = 26  # seat
DELEGATE_SHOWN: Final[i64] = 27  # seat, character
NO_BIDS: Final[i64] = 28
BID_LAID: Final[i64] = 29  # seat
BID_CHOSEN: Final[i64] = 30  # seat, pesos; secret
BID_SHOWN: Final[i64] = 31  # seat, pesos, votes
VOTE_TIED: Final[i64] = 32  # seat
VOTE_WON: Final[i64] = 33  # seat
ACT_PASSED: Final[i64] = 34  # act
BILL_GONE: Final[i64] = 35  # act
TAX_PAID: Final[i64] = 36  # seat, pesos
TAX_REFUSED: Final[i64] = 37  # seat
DUTY_PAID: Final[i64] = 38  # seat
DUTY_REFUSED: Final[i64] = 39  # seat
SUBSIDISED: Final[i64] = 40  # seat, points
LEFT_MARKET: Final[i64] = 41  # product, number
CAME_TO_MARKET: Final[i64] = 42  # product, number
LOT_CLEARED: Final[i64] = 43  # seat, product, number
ROUND_ENDS: Final[i64] = 44  # round
TILES_COUNTED: Final[i64] = 45  # seat, points
EVENTS: Final[i64] = 46
