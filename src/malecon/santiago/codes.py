"""Names for Santiago's numbers: goods, Cubans, buildings, steps, actions and events.

An action is one number: a verb (the start of a range) plus a small argument. `text.py` gives each its words.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

SEATS: Final[i64] = 4

# --- goods (S2): five sorts that a ship may ask for, each with a die, and wood ---
SUGAR: Final[i64] = 0
CITRUS: Final[i64] = SUGAR + 1
TOBACCO: Final[i64] = CITRUS + 1
RUM: Final[i64] = TOBACCO + 1
CIGARS: Final[i64] = RUM + 1
WOOD: Final[i64] = CIGARS + 1

SORTS: Final[i64] = WOOD  # the first five; whatever is said "other than wood"
GOODS: Final[i64] = WOOD + 1
OF_EACH_GOOD: Final[i64] = 8
FACES: Final[i64] = 5  # a die shows 0 to 4 (S8)

PESO: Final[i64] = SORTS  # what El Zorro may be given besides a sort (S20)
POINT: Final[i64] = PESO + 1
GIFTS: Final[i64] = POINT + 1

# --- ships and flags (S5): the flags are 2, 3, 4 and the chequered one ---
SHIPS: Final[i64] = 7
FIRST_VALUE: Final[i64] = 2
LAST_VALUE: Final[i64] = 4

# --- flowers (S4): building spaces 3 * flower to 3 * flower + 2 lie under it ---
WHITE: Final[i64] = 0
BLUE: Final[i64] = WHITE + 1
RED: Final[i64] = BLUE + 1
YELLOW: Final[i64] = RED + 1
FLOWERS: Final[i64] = YELLOW + 1
NO_FLOWER: Final[i64] = FLOWERS  # El Zorro's
UNDER: Final[i64] = 3  # spaces under a flower
SPACES: Final[i64] = FLOWERS * UNDER

# --- Cubans (S15–S23) and buildings (S43–S48): their numbers are their places among the rows of data.py ---
CUBANS: Final[i64] = 9
CALLED: Final[i64] = 7  # the first seven are called on by a plain yes; the last two by naming a choice
BUILDINGS: Final[i64] = 12

HARBOUR: Final[i64] = CUBANS  # what stands at station 0, where the others have a Cuban
STATIONS: Final[i64] = HARBOUR + 1

CUBAN: Final = vec[i64]([1 << n for n in range(CUBANS)])  # a set of Cubans is a sum of these
SEAT: Final = vec[i64]([1 << n for n in range(SEATS)])  # a set of seats is a sum of these

NONE: Final[i64] = -1  # no tile, no owner, no building, no die

# --- how much one answer can say ---
MOST_MADE: Final[i64] = OF_EACH_GOOD  # rum or cigars (S44)
MOST_DELIVERED: Final[i64] = FACES - 1  # of a sort (S35)
MOST_EXCHANGED: Final[i64] = 50  # points bought or sold (S48); whoever can do more is asked again
#: Each jump over the harbour moves the marker on (S13), and with so many all ships leave, wherever the car
#: comes from (S49).
JUMPS_TO_THE_END: Final[i64] = SHIPS * (LAST_VALUE - FIRST_VALUE + 1)
FARTHEST: Final[i64] = STATIONS * JUMPS_TO_THE_END + 1

TREATS: Final[i64] = 3  # what can be sold in the café: rum, cigars, or both (S45)

# --- actions ---
LAY_CUBAN: Final[i64] = 0  # + Cuban: chance lays one at the next station (S3)
LAY_BUILDING: Final[i64] = LAY_CUBAN + CUBANS  # + building: chance lays it on the next space (S4)
START: Final[i64] = LAY_BUILDING + BUILDINGS  # + seat: chance draws the start player (S7)
ROLL: Final[i64] = START + SEATS  # + FACES * sort + what its die shows (S8)
LEAVE_OUT: Final[i64] = ROLL + SORTS * FACES  # + sort: the fifth die (S7)
CALL: Final[i64] = LEAVE_OUT + SORTS  # + Cuban, one of the CALLED (S15–S21)
TAKE: Final[i64] = CALL + CALLED  # + sort (S22, S45)
GIVE: Final[i64] = TAKE + SORTS  # + gift (S20)
CLAIM: Final[i64] = GIVE + GIFTS  # + building (S24)
USE: Final[i64] = CLAIM + BUILDINGS  # + building (S25, S43, S46)
MOVE: Final[i64] = USE + BUILDINGS  # + building (S28)
MAKE_RUM: Final[i64] = MOVE + BUILDINGS  # + number - 1 (S44)
MAKE_CIGARS: Final[i64] = MAKE_RUM + MOST_MADE  # + number - 1 (S44)
SWAP: Final[i64] = MAKE_CIGARS + MOST_MADE  # + sort (S45)
SELL: Final[i64] = SWAP + SORTS  # + what is sold in the café (S45)
TURN_OVER: Final[i64] = SELL + TREATS  # + Cuban (S46)
CANCEL: Final[i64] = TURN_OVER + CUBANS  # + sort (S47)
MARKER_LEFT: Final[i64] = CANCEL + SORTS  # S47
MARKER_RIGHT: Final[i64] = MARKER_LEFT + 1
BUY_POINTS: Final[i64] = MARKER_RIGHT + 1  # + number - 1 (S48)
SELL_POINTS: Final[i64] = BUY_POINTS + MOST_EXCHANGED  # + number - 1
DELIVER: Final[i64] = SELL_POINTS + MOST_EXCHANGED  # + SORTS * (number - 1) + sort (S35, S47)
DELIVER_WOOD: Final[i64] = DELIVER + SORTS * MOST_DELIVERED  # the same with the sort it is taken for (S37)
PASS: Final[i64] = DELIVER_WOOD + SORTS * MOST_DELIVERED  # S35
DECLINE: Final[i64] = PASS + 1
DRIVE: Final[i64] = DECLINE + 1  # + number of stations - 1 (S12)
ACTIONS: Final[i64] = DRIVE + FARTHEST

SELL_RUM: Final[i64] = SELL
SELL_CIGARS: Final[i64] = SELL_RUM + 1
SELL_BOTH: Final[i64] = SELL_CIGARS + 1

# --- steps: what can lie on the pile of things to do; round.py binds each to its step ---
VISIT: Final[i64] = 0  # + Cuban
USE_BUILDING: Final[i64] = VISIT + CUBANS  # + building
PLACE_CUBAN: Final[i64] = USE_BUILDING + BUILDINGS
PLACE_BUILDING: Final[i64] = PLACE_CUBAN + 1
DRAW_START: Final[i64] = PLACE_BUILDING + 1
TURN: Final[i64] = DRAW_START + 1
DRIVING: Final[i64] = TURN + 1
STATION: Final[i64] = DRIVING + 1
GIFT: Final[i64] = STATION + 1
FIGURE: Final[i64] = GIFT + 1
TAKE_OTHER: Final[i64] = FIGURE + 1
DELIVERY: Final[i64] = TAKE_OTHER + 1
RENT: Final[i64] = DELIVERY + 1
NEW_DEMAND: Final[i64] = RENT + 1
ROLL_DIE: Final[i64] = NEW_DEMAND + 1
FIFTH_DIE: Final[i64] = ROLL_DIE + 1
STEPS: Final[i64] = FIFTH_DIE + 1


# --- events, with what their three numbers mean ---
CUBAN_LAID: Final[i64] = 0  # Cuban, station
BUILDING_LAID: Final[i64] = CUBAN_LAID + 1  # building, flower
START_DRAWN: Final[i64] = BUILDING_LAID + 1  # seat
DIE_ROLLED: Final[i64] = START_DRAWN + 1  # sort, number
ALL_ZERO: Final[i64] = DIE_ROLLED + 1
LEFT_OUT: Final[i64] = ALL_ZERO + 1  # seat, sort
TURN_BEGINS: Final[i64] = LEFT_OUT + 1  # seat, number of the turn
DROVE: Final[i64] = TURN_BEGINS + 1  # seat, Cuban or HARBOUR, fare
TURNED_BACK: Final[i64] = DROVE + 1  # Cuban
MARKER_MOVED: Final[i64] = TURNED_BACK + 1  # value
SHIP_LEFT: Final[i64] = MARKER_MOVED + 1  # number of the ship
SHIP_ARRIVED: Final[i64] = SHIP_LEFT + 1  # number of the ship
NOT_THERE: Final[i64] = SHIP_ARRIVED + 1  # seat, deactivated Cuban
NO_ROUND: Final[i64] = NOT_THERE + 1
ROUND_BEGINS: Final[i64] = NO_ROUND + 1  # value
CALLED_ON: Final[i64] = ROUND_BEGINS + 1  # seat, Cuban
CUBAN_DECLINED: Final[i64] = CALLED_ON + 1  # seat, Cuban
TOOK_GOODS: Final[i64] = CUBAN_DECLINED + 1  # seat, good, number, from the stock
TOOK_PESOS: Final[i64] = TOOK_GOODS + 1  # seat, number
TOOK_POINTS: Final[i64] = TOOK_PESOS + 1  # seat, number
GAVE_GOODS: Final[i64] = TOOK_POINTS + 1  # seat, good, number, to the stock
GAVE_PESOS: Final[i64] = GAVE_GOODS + 1  # seat, number
GAVE_POINTS: Final[i64] = GAVE_PESOS + 1  # seat, number
GIFT_GIVEN: Final[i64] = GAVE_POINTS + 1  # victim, who called on El Zorro, gift
NOTHING_TO_GIVE: Final[i64] = GIFT_GIVEN + 1  # victim
CLAIMED: Final[i64] = NOTHING_TO_GIVE + 1  # seat, building
FIGURE_MOVED: Final[i64] = CLAIMED + 1  # seat, building
FIGURE_STAYS: Final[i64] = FIGURE_MOVED + 1  # seat, building
USED: Final[i64] = FIGURE_STAYS + 1  # seat, building
BUILDING_DECLINED: Final[i64] = USED + 1  # seat, building
TURNED_OVER: Final[i64] = BUILDING_DECLINED + 1  # seat, Cuban
CANCELLED: Final[i64] = TURNED_OVER + 1  # seat, sort
DELIVERED: Final[i64] = CANCELLED + 1  # seat, good, number
WOOD_DELIVERED: Final[i64] = DELIVERED + 1  # seat, sort it is taken for, number
PASSED: Final[i64] = WOOD_DELIVERED + 1  # seat
RENT_PAID: Final[i64] = PASSED + 1  # owner, visitor, building
LAST_SHIP_GONE: Final[i64] = RENT_PAID + 1
TURNS_OVER: Final[i64] = LAST_SHIP_GONE + 1  # number of turns
GOODS_EXCHANGED: Final[i64] = TURNS_OVER + 1  # seat, goods, points
EVENTS: Final[i64] = GOODS_EXCHANGED + 1
