"""Names for Santiago's numbers: goods, Cubans, buildings, steps, actions and events.

An action is one number: a verb (the start of a range) plus a small argument. `text.py` gives each its words.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# --- goods (S2): five sorts that a ship may ask for, each with a die, and wood ---
SUGAR: Final[i64] = 0
CITRUS: Final[i64] = 1
TOBACCO: Final[i64] = 2
RUM: Final[i64] = 3
CIGARS: Final[i64] = 4
WOOD: Final[i64] = 5

SORTS: Final[i64] = 5  # the first five; whatever is said "other than wood"
GOODS: Final[i64] = 6
FACES: Final[i64] = 5  # a die shows 0 to 4 (S8)

PESO: Final[i64] = 5  # what El Zorro may be given besides a sort (S20)
POINT: Final[i64] = 6
GIFTS: Final[i64] = 7

# --- flowers (S4): building spaces 3 * flower to 3 * flower + 2 lie under it ---
WHITE: Final[i64] = 0
BLUE: Final[i64] = 1
RED: Final[i64] = 2
YELLOW: Final[i64] = 3
FLOWERS: Final[i64] = 4
NO_FLOWER: Final[i64] = 4  # El Zorro's
UNDER: Final[i64] = 3  # spaces under a flower

# --- the nine Cubans (S15–S23) ---
PEDRO: Final[i64] = 0
MARIA: Final[i64] = 1
JOSE: Final[i64] = 2
MARTINEZ: Final[i64] = 3
CONCHITA: Final[i64] = 4
EL_ZORRO: Final[i64] = 5
MIGUEL: Final[i64] = 6
PABLO: Final[i64] = 7
ALONSO: Final[i64] = 8
CUBANS: Final[i64] = 9
CALLED: Final[i64] = 7  # the first seven are called on by a plain yes; the last two by naming a choice

HARBOUR: Final[i64] = 9  # what stands at station 0, where the others have a Cuban
STATIONS: Final[i64] = 10

CUBAN: Final = vec[i64]([1 << n for n in range(9)])  # a set of Cubans is a sum of these
SEAT: Final = vec[i64]([1, 2, 4, 8])  # a set of seats is a sum of these

# --- the twelve buildings (S43–S48) ---
BANK: Final[i64] = 0
CHURCH: Final[i64] = 1
SAWMILL: Final[i64] = 2
DISTILLERY: Final[i64] = 3
CIGAR_FACTORY: Final[i64] = 4
BLACK_MARKET: Final[i64] = 5
CAFE: Final[i64] = 6
NEWSPAPER: Final[i64] = 7
CUSTOMS: Final[i64] = 8
PORT_AUTHORITY: Final[i64] = 9
TRADING_POST: Final[i64] = 10
CASINO: Final[i64] = 11
BUILDINGS: Final[i64] = 12

NONE: Final[i64] = -1  # no tile, no owner, no building, no die

# --- actions ---
LAY_CUBAN: Final[i64] = 0  # + Cuban: chance lays him at the next station (S3)
LAY_BUILDING: Final[i64] = 9  # + building: chance lays it on the next space (S4)
START: Final[i64] = 21  # + seat: chance draws the start player (S7)
ROLL: Final[i64] = 25  # + 5 * sort + what its die shows (S8)
LEAVE_OUT: Final[i64] = 50  # + sort: the fifth die (S7)
CALL: Final[i64] = 55  # + Cuban, one of the first seven (S15–S21)
TAKE: Final[i64] = 62  # + sort (S22, S45)
GIVE: Final[i64] = 67  # + gift (S20)
CLAIM: Final[i64] = 74  # + building (S24)
USE: Final[i64] = 86  # + building (S25, S43, S46)
MOVE: Final[i64] = 98  # + building (S28)
MAKE_RUM: Final[i64] = 110  # + number - 1 (S44)
MAKE_CIGARS: Final[i64] = 118  # + number - 1 (S44)
SWAP: Final[i64] = 126  # + sort (S45)
SELL: Final[i64] = 131  # + what is sold in the café (S45)
TURN_OVER: Final[i64] = 134  # + Cuban (S46)
CANCEL: Final[i64] = 143  # + sort (S47)
MARKER_LEFT: Final[i64] = 148  # S47
MARKER_RIGHT: Final[i64] = 149
BUY_POINTS: Final[i64] = 150  # + number - 1 (S48)
SELL_POINTS: Final[i64] = 200  # + number - 1
DELIVER: Final[i64] = 250  # + 5 * (number - 1) + sort (S35, S47)
DELIVER_WOOD: Final[i64] = 270  # + 5 * (number - 1) + the sort it is taken for (S37)
PASS: Final[i64] = 290  # S35
DECLINE: Final[i64] = 291
DRIVE: Final[i64] = 292  # + number of stations - 1 (S12)
ACTIONS: Final[i64] = 503

SELL_RUM: Final[i64] = 131
SELL_CIGARS: Final[i64] = 132
SELL_BOTH: Final[i64] = 133

MOST_EXCHANGED: Final[i64] = 50  # points bought or sold by one answer; whoever can do more is asked again
MOST_DELIVERED: Final[i64] = 4
MOST_MADE: Final[i64] = 8
#: Whoever drives so far jumps over the harbour 21 times, wherever he comes from: seven ships leave (S49).
FARTHEST: Final[i64] = 211

# --- steps: what can lie on the pile of things to do; round.py binds each to its step ---
VISIT: Final[i64] = 0  # + Cuban, the first nine steps
USE_BUILDING: Final[i64] = 9  # + building, the next twelve
PLACE_CUBAN: Final[i64] = 21
PLACE_BUILDING: Final[i64] = 22
DRAW_START: Final[i64] = 23
TURN: Final[i64] = 24
DRIVING: Final[i64] = 25
STATION: Final[i64] = 26
GIFT: Final[i64] = 27
FIGURE: Final[i64] = 28
TAKE_OTHER: Final[i64] = 29
DELIVERY: Final[i64] = 30
RENT: Final[i64] = 31
NEW_DEMAND: Final[i64] = 32
ROLL_DIE: Final[i64] = 33
FIFTH_DIE: Final[i64] = 34
STEPS: Final[i64] = 35

# --- events, with what their three numbers mean ---
CUBAN_LAID: Final[i64] = 0  # Cuban, station
BUILDING_LAID: Final[i64] = 1  # building, flower
START_DRAWN: Final[i64] = 2  # seat
DIE_ROLLED: Final[i64] = 3  # sort, number
ALL_ZERO: Final[i64] = 4
LEFT_OUT: Final[i64] = 5  # seat, sort
TURN_BEGINS: Final[i64] = 6  # seat, number of the turn
DROVE: Final[i64] = 7  # seat, Cuban or HARBOUR, fare
TURNED_BACK: Final[i64] = 8  # Cuban
MARKER_MOVED: Final[i64] = 9  # value
SHIP_LEFT: Final[i64] = 10  # number of the ship
SHIP_ARRIVED: Final[i64] = 11  # number of the ship
NOT_THERE: Final[i64] = 12  # seat, deactivated Cuban
NO_ROUND: Final[i64] = 13
ROUND_BEGINS: Final[i64] = 14  # value
CALLED_ON: Final[i64] = 15  # seat, Cuban
CUBAN_DECLINED: Final[i64] = 16  # seat, Cuban
TOOK_GOODS: Final[i64] = 17  # seat, good, number, from the stock
TOOK_PESOS: Final[i64] = 18  # seat, number
TOOK_POINTS: Final[i64] = 19  # seat, number
GAVE_GOODS: Final[i64] = 20  # seat, good, number, to the stock
GAVE_PESOS: Final[i64] = 21  # seat, number
GAVE_POINTS: Final[i64] = 22  # seat, number
GIFT_GIVEN: Final[i64] = 23  # victim, who called on El Zorro, gift
NOTHING_TO_GIVE: Final[i64] = 24  # victim
CLAIMED: Final[i64] = 25  # seat, building
FIGURE_MOVED: Final[i64] = 26  # seat, building
FIGURE_STAYS: Final[i64] = 27  # seat, building
USED: Final[i64] = 28  # seat, building
BUILDING_DECLINED: Final[i64] = 29  # seat, building
TURNED_OVER: Final[i64] = 30  # seat, Cuban
CANCELLED: Final[i64] = 31  # seat, sort
DELIVERED: Final[i64] = 32  # seat, good, number
WOOD_DELIVERED: Final[i64] = 33  # seat, sort it is taken for, number
PASSED: Final[i64] = 34  # seat
RENT_PAID: Final[i64] = 35  # owner, visitor, building
LAST_SHIP_GONE: Final[i64] = 36
TURNS_OVER: Final[i64] = 37  # number of turns
GOODS_EXCHANGED: Final[i64] = 38  # seat, goods, points
EVENTS: Final[i64] = 39
