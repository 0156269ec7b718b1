"""The twelve buildings (S43–S48). A building's step is entered when somebody may use it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.kernel.state import EVERYBODY
from malecon.kernel.step import Step
from malecon.santiago.codes import (
    BANK,
    BUILDING_DECLINED,
    BUY_POINTS,
    CAFE,
    CANCEL,
    CANCELLED,
    CASINO,
    CHURCH,
    CIGARS,
    CUBAN,
    CUBANS,
    DECLINE,
    DELIVER,
    DELIVERED,
    MAKE_CIGARS,
    MAKE_RUM,
    MARKER_LEFT,
    MARKER_RIGHT,
    MOST_EXCHANGED,
    NEWSPAPER,
    RUM,
    SAWMILL,
    SELL_BOTH,
    SELL_CIGARS,
    SELL_POINTS,
    SELL_RUM,
    SORTS,
    SUGAR,
    SWAP,
    TAKE,
    TAKE_OTHER,
    TOBACCO,
    TRADING_POST,
    TURN_OVER,
    TURNED_OVER,
    USE,
    USE_BUILDING,
    USED,
    WOOD,
)
from malecon.santiago.data import FIRST_VALUE
from malecon.santiago.holdings import (
    give_goods,
    give_pesos,
    give_points,
    return_goods,
    take_goods,
    take_pesos,
    take_points,
)
from malecon.santiago.ship import marker_right, set_value, turn_down
from malecon.santiago.state import Santiago

# How a building is entered
VOLUNTARY: Final[i64] = 0  # by his figure: he may decline
CHOSEN: Final[i64] = 1  # by Alonso, where he has already said yes (S25)
BUYING: Final[i64] = 2  # the casino goes on in the direction it began
SELLING: Final[i64] = 3


class Building(Step[Santiago]):
    """S28: using a building is voluntary; a use that would change nothing is not offered (S53).

    Its number is the step's.
    """

    def enter(self, s: Santiago, arg: i64) -> None:
        s.ask(s.turn)
        self.offer_uses(s)
        if arg == VOLUNTARY and len(s.options) > 0:
            s.offer(DECLINE)

    def apply(self, s: Santiago, arg: i64, action: i64) -> None:
        building = s.step - USE_BUILDING
        if action == DECLINE:
            s.tell(EVERYBODY, BUILDING_DECLINED, s.turn, building, 0)
        else:
            s.tell(EVERYBODY, USED, s.turn, building, 0)
            self.use(s, action)

    def offer_uses(self, s: Santiago) -> None:
        """Every use that changes something now."""
        raise NotImplementedError

    def use(self, s: Santiago, action: i64) -> None:
        """What the building does."""
        raise NotImplementedError


def useful(s: Santiago, building: i64) -> bool:
    """S53: whether a use of this building by the player whose turn it is would change anything.

    The building itself is asked what it would offer, on a list of its own.
    """
    step = s.steps[USE_BUILDING + building]
    assert isinstance(step, Building)
    offered = s.options
    s.options = vec[i64]()
    step.offer_uses(s)
    found = len(s.options) > 0
    s.options = offered
    return found


class Bank(Building):
    """S43: 2 pesos."""

    def offer_uses(self, s: Santiago) -> None:
        s.offer(USE + BANK)

    def use(self, s: Santiago, action: i64) -> None:
        take_pesos(s, s.turn, s.tables.pesos[BANK])


class Church(Building):
    """S43: 1 point."""

    def offer_uses(self, s: Santiago) -> None:
        s.offer(USE + CHURCH)

    def use(self, s: Santiago, action: i64) -> None:
        take_points(s, s.turn, s.tables.points[CHURCH])


class Sawmill(Building):
    """S43: 1 wood for 1 point and 1 peso."""

    def offer_uses(self, s: Santiago) -> None:
        if s.has(s.turn, WOOD) > 0:
            s.offer(USE + SAWMILL)

    def use(self, s: Santiago, action: i64) -> None:
        give_goods(s, s.turn, WOOD, 1)
        take_points(s, s.turn, s.tables.points[SAWMILL])
        take_pesos(s, s.turn, s.tables.pesos[SAWMILL])


class Distillery(Building):
    """S44: any amount of sugar into as much rum, limited by the stock."""

    def offer_uses(self, s: Santiago) -> None:
        for less_one in range(most_made(s, SUGAR, RUM)):
            s.offer(MAKE_RUM + less_one)

    def use(self, s: Santiago, action: i64) -> None:
        give_goods(s, s.turn, SUGAR, action - MAKE_RUM + 1)
        take_goods(s, s.turn, RUM, action - MAKE_RUM + 1)


class CigarFactory(Building):
    """S44: any amount of tobacco into as many cigars, limited by the stock."""

    def offer_uses(self, s: Santiago) -> None:
        for less_one in range(most_made(s, TOBACCO, CIGARS)):
            s.offer(MAKE_CIGARS + less_one)

    def use(self, s: Santiago, action: i64) -> None:
        give_goods(s, s.turn, TOBACCO, action - MAKE_CIGARS + 1)
        take_goods(s, s.turn, CIGARS, action - MAKE_CIGARS + 1)


def most_made(s: Santiago, given: i64, taken: i64) -> i64:
    """S2, S44: as much as he has of the one and the stock of the other."""
    n = s.has(s.turn, given)
    return n if n < s.stock[taken] else s.stock[taken]


class BlackMarket(Building):
    """S45: 1 good for 1 other good, never wood on either side."""

    def offer_uses(self, s: Santiago) -> None:
        for sort in range(SORTS):
            if s.has(s.turn, sort) > 0 and another_in_stock(s, sort):
                s.offer(SWAP + sort)

    def use(self, s: Santiago, action: i64) -> None:
        s.push(TAKE_OTHER, action - SWAP)
        give_goods(s, s.turn, action - SWAP, 1)


def another_in_stock(s: Santiago, given: i64) -> bool:
    """S2: nothing can be exchanged for a good that is not in stock."""
    for sort in range(SORTS):
        if sort != given and s.stock[sort] > 0:
            return True
    return False


class TakeOther(Step[Santiago]):
    """S45: what he takes on the black market for what he gave."""

    def enter(self, s: Santiago, arg: i64) -> None:
        s.ask(s.turn)
        for sort in range(SORTS):
            if sort != arg and s.stock[sort] > 0:
                s.offer(TAKE + sort)

    def apply(self, s: Santiago, arg: i64, action: i64) -> None:
        take_goods(s, s.turn, action - TAKE, 1)


class Cafe(Building):
    """S45: at most 1 rum and at most 1 cigars, 2 points each."""

    def offer_uses(self, s: Santiago) -> None:
        rum = s.has(s.turn, RUM) > 0
        cigars = s.has(s.turn, CIGARS) > 0
        if rum:
            s.offer(SELL_RUM)
        if cigars:
            s.offer(SELL_CIGARS)
        if rum and cigars:
            s.offer(SELL_BOTH)

    def use(self, s: Santiago, action: i64) -> None:
        sold: i64 = 1
        if action != SELL_CIGARS:
            give_goods(s, s.turn, RUM, 1)
        if action != SELL_RUM:
            give_goods(s, s.turn, CIGARS, 1)
        if action == SELL_BOTH:
            sold = 2
        take_points(s, s.turn, sold * s.tables.points[CAFE])


class Newspaper(Building):
    """S46: 1 peso; he may also turn over any Cuban who lies face up, and so deactivate him."""

    def offer_uses(self, s: Santiago) -> None:
        for cuban in range(CUBANS):
            if not s.face_down & CUBAN[cuban]:
                s.offer(TURN_OVER + cuban)
        s.offer(USE + NEWSPAPER)  # the peso alone

    def use(self, s: Santiago, action: i64) -> None:
        take_pesos(s, s.turn, s.tables.pesos[NEWSPAPER])
        if action != USE + NEWSPAPER:
            cuban = action - TURN_OVER
            s.face_down += CUBAN[cuban]
            s.tell(EVERYBODY, TURNED_OVER, s.turn, cuban, 0)


class Customs(Building):
    """S47: any one die of the ship to 0. S42: no effect while the ship demands nothing."""

    def offer_uses(self, s: Santiago) -> None:
        for sort in range(SORTS):
            if s.demand[sort] > 0:
                s.offer(CANCEL + sort)

    def use(self, s: Santiago, action: i64) -> None:
        sort = action - CANCEL
        s.tell(EVERYBODY, CANCELLED, s.turn, sort, 0)
        turn_down(s, sort, s.demand[sort])


class PortAuthority(Building):
    """S47: the value marker one flag left, never below 2, or right; S42: also if nothing is demanded yet."""

    def offer_uses(self, s: Santiago) -> None:
        if s.value > FIRST_VALUE:
            s.offer(MARKER_LEFT)
        s.offer(MARKER_RIGHT)

    def use(self, s: Santiago, action: i64) -> None:
        if action == MARKER_LEFT:
            set_value(s, s.value - 1)
        else:
            marker_right(s)


class TradingPost(Building):
    """S47: he delivers 1 unit of a demanded sort, not wood, for 2 points; S42: if anything is demanded."""

    def offer_uses(self, s: Santiago) -> None:
        for sort in range(SORTS):
            if s.demand[sort] > 0 and s.has(s.turn, sort) > 0:
                s.offer(DELIVER + sort)

    def use(self, s: Santiago, action: i64) -> None:
        sort = action - DELIVER
        return_goods(s, s.turn, sort, 1)
        s.tell(EVERYBODY, DELIVERED, s.turn, sort, 1)
        take_points(s, s.turn, s.tables.points[TRADING_POST])
        turn_down(s, sort, 1)


class Casino(Building):
    """S48: any number of times 3 pesos into 1 point, or 1 point into 3 pesos; one direction per use.

    One answer exchanges up to MOST_EXCHANGED points. Only after that many is he asked for more, so every
    number has but one way to be said.
    """

    def enter(self, s: Santiago, arg: i64) -> None:
        if arg < BUYING:
            super().enter(s, arg)
            return
        s.ask(s.turn)
        if arg == BUYING:
            self.offer_buying(s)
        else:
            self.offer_selling(s)
        s.offer(DECLINE)

    def apply(self, s: Santiago, arg: i64, action: i64) -> None:
        if arg < BUYING:
            super().apply(s, arg, action)
        elif action != DECLINE:
            self.use(s, action)

    def offer_uses(self, s: Santiago) -> None:
        self.offer_buying(s)
        self.offer_selling(s)

    def offer_buying(self, s: Santiago) -> None:
        self.offer_up_to(s, BUY_POINTS, s.pesos[s.turn] // s.tables.pesos[CASINO])

    def offer_selling(self, s: Santiago) -> None:
        self.offer_up_to(s, SELL_POINTS, s.points[s.turn])

    def offer_up_to(self, s: Santiago, verb: i64, most: i64) -> None:
        for less_one in range(most if most < MOST_EXCHANGED else MOST_EXCHANGED):
            s.offer(verb + less_one)

    def use(self, s: Santiago, action: i64) -> None:
        if action < SELL_POINTS:
            number = action - BUY_POINTS + 1
            give_pesos(s, s.turn, number * s.tables.pesos[CASINO])
            take_points(s, s.turn, number)
            more = BUYING
        else:
            number = action - SELL_POINTS + 1
            give_points(s, s.turn, number)
            take_pesos(s, s.turn, number * s.tables.pesos[CASINO])
            more = SELLING
        if number == MOST_EXCHANGED:
            s.push(USE_BUILDING + CASINO, more)
