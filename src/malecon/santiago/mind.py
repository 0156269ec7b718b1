"""What a Santiago player knows: what goods will bring at this ship or a later one, and what rent will."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.kernel.mind import Mind
from malecon.kernel.rng import Rng
from malecon.kernel.state import State
from malecon.santiago import codes as c
from malecon.santiago.belief import sample
from malecon.santiago.cubans import THE_CUBANS
from malecon.santiago.state import Santiago

# Three pesos cost a point in the casino and must be worth less than one, or points are sold by the dozen; and
# the more of them there are, the less there is to be had for them.
FIRST_PESO: Final = 0.33  # one of the first three, which take the car where one wants it
NEXT_PESO: Final = 0.17  # one of the next four
SPARE_PESO: Final = 0.08  # any other
FIRST_PESOS: Final[i64] = 3
NEXT_PESOS: Final[i64] = 7
AT_LAST: Final = 0.15  # what is left of their worth when nothing can be bought any more
TIMBER: Final = 0.8  # a wood: a point when delivered, or a point and a peso in the sawmill
LEFT_OVER: Final = 0.33  # a good at the end
SOME_DAY: Final = 1.35  # a good that a later ship may ask for
AT_THE_CAFE: Final = 0.2  # what rum and cigars are worth more
NOT_WANTED: Final = 0.8  # what is left of that while this ship does not ask for it
RENT_A_SHIP: Final = 0.14  # what an own building brings from each rival while one ship is loaded
WANTED: Final = 0.6  # what a good that this ship asks for is worth of its price
CROWDED: Final = 0.28  # how much of that is lost where others hold the same
DELIVERING: Final = 0.6  # what delivering it now, before the others, is worth more
A_BUILDING: Final = 0.8  # what the building after a Cuban may bring

#: What each Cuban may bring.
CUBAN_WORTH: Final = vec[float]([cuban.worth for cuban in THE_CUBANS])


class SantiagoMind(Mind[Santiago]):
    """Counts points, and what is behind the screens at the price it may fetch."""

    def sample(self, s: Santiago, seat: i64, rng: Rng) -> State:
        return sample(s, seat, rng)

    def secret(self, s: Santiago) -> bool:
        return False

    def spread(self, s: Santiago) -> float:
        return 1.0 + 0.9 * ships_left(s)

    def appeal(self, s: Santiago, action: i64) -> float:
        """A drive shows its fare at once, and what it was for only later."""
        if s.step != c.DRIVING:
            return 0.0
        return promise(s, (s.car + action - c.DRIVE + 1) % c.STATIONS)

    def standing(self, s: Santiago, seat: i64) -> float:
        left = ships_left(s)
        worth = float(s.points[seat]) + money(s.pesos[seat], left)
        worth += RENT_A_SHIP * left * float(buildings_of(s, seat) * (s.players - 1))
        worth += TIMBER * soon(left) * float(s.has(seat, c.WOOD))
        for sort in range(c.SORTS):
            worth += price_of(s, seat, sort, left)
        return worth


def promise(s: Santiago, station: i64) -> float:
    """What a stop may bring: the harbour's deliveries, or a Cuban's help and then a building."""
    cuban = s.stations[station]
    if cuban == c.HARBOUR:
        return 0.0 if s.awaited else DELIVERING * float(deliverable(s, s.turn))
    if s.face_down & c.CUBAN[cuban]:
        return 0.0
    return CUBAN_WORTH[cuban] + A_BUILDING


def deliverable(s: Santiago, seat: i64) -> i64:
    """How many goods a seat has that the ship asks for, wood apart."""
    n: i64 = 0
    for sort in range(c.SORTS):
        n += s.demand[sort] if s.demand[sort] < s.has(seat, sort) else s.has(seat, sort)
    return n


def ships_left(s: Santiago) -> float:
    """How many ships will still be loaded, the one in the harbour by what it lacks."""
    return float(c.SHIPS - s.ship) + (1.0 if s.awaited else 0.25 * float(c.LAST_VALUE - s.value) + 0.25)


def soon(left: float) -> float:
    """How sure it is that something can still be used."""
    return 1.0 if left > 1.5 else left / 1.5


def money(pesos: i64, left: float) -> float:
    """What pesos are worth: the first ones most, and little when the last ship is nearly loaded."""
    first = pesos if pesos < FIRST_PESOS else FIRST_PESOS
    following = (pesos if pesos < NEXT_PESOS else NEXT_PESOS) - first
    spare = pesos - first - following
    worth = FIRST_PESO * float(first) + NEXT_PESO * float(following) + SPARE_PESO * float(spare)
    return worth * (AT_LAST + (1.0 - AT_LAST) * soon(left))


def wanted_of(s: Santiago, seat: i64, sort: i64) -> float:
    """How many of a player's goods of one sort this ship may take, if others hold some too."""
    held, demand = s.has(seat, sort), s.demand[sort]
    wanted = float(demand if demand < held else held)
    in_all: i64 = 0
    for other in range(s.players):
        in_all += s.has(other, sort)
    if wanted > 0.0 and in_all > demand:
        wanted *= 1.0 - CROWDED * (1.0 - float(demand) / float(in_all))
    return wanted


def price_of(s: Santiago, seat: i64, sort: i64, left: float) -> float:
    """What a player's goods of one sort may fetch: wanted ones now, the rest some day or at the end."""
    if s.has(seat, sort) == 0:
        return 0.0
    wanted = wanted_of(s, seat, sort)
    later = SOME_DAY * soon(left - 0.7) if left > 0.7 else 0.0
    if sort in (c.RUM, c.CIGARS):
        later += AT_THE_CAFE * soon(left)
    elif sort == c.CITRUS:
        later *= 0.9
    if later < LEFT_OVER:
        later = LEFT_OVER
    now = WANTED * float(s.value)
    if later > now:
        now = later
    rest = float(s.has(seat, sort)) - wanted
    spare = later * rest if rest <= 2.0 else later * (2.0 + 0.6 * (rest - 2.0))
    return now * wanted + NOT_WANTED * spare


def buildings_of(s: Santiago, seat: i64) -> i64:
    n: i64 = 0
    for building in range(c.BUILDINGS):
        if s.owner[building] == seat:
            n += 1
    return n
