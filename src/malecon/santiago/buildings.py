"""The buildings (S43–S48), one row for one building, and what each does.

Each kind of effect is a step, entered when somebody may use the building. It also says what it does: as a
formula of words and pictures, and by the name and the words of a sentence in the languages.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from malecon.kernel.state import EVERYBODY, total
from malecon.kernel.step import Step
from malecon.santiago import codes as c
from malecon.santiago.data import word
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
from malecon.santiago.use import BUYING, SELLING, Building, Use, asked, some


class Pays(Use):
    """S43: bank and church pay for nothing, the sawmill for 1 wood."""

    def __init__(self, good: i64 = c.NONE) -> None:
        self.good: i64 = good

    def useful(self, s: Santiago, building: i64) -> bool:
        return self.good == c.NONE or s.has(s.turn, self.good) > 0

    def offer_uses(self, s: Santiago) -> None:
        if self.useful(s, asked(s)):
            s.offer(c.USE + asked(s))

    def use(self, s: Santiago, action: i64) -> None:
        points, pesos = s.box.points[asked(s)], s.box.pesos[asked(s)]
        if self.good != c.NONE:
            give_goods(s, s.turn, self.good, 1)
        if points > 0:
            take_points(s, s.turn, points)
        if pesos > 0:
            take_pesos(s, s.turn, pesos)

    def formula(self, pesos: i64, points: i64) -> str:
        if self.good != c.NONE:
            return f"{word(self.good)} → {some(points, 'point')} {some(pesos, 'peso')}"
        return f"{pesos} peso" if pesos > 0 else f"{points} point"

    def sentence(self, pesos: i64, points: i64) -> str:
        if self.good != c.NONE:
            return "buys"
        return "pays-pesos" if pesos > 0 else "pays-points"

    def words(self) -> dict[str, str]:
        return {} if self.good == c.NONE else {"good": word(self.good)}


class Makes(Use):
    """S44: distillery and cigar factory turn any amount of one good into as much of another, if in stock."""

    def __init__(self, given: i64, made: i64, verb: i64) -> None:
        self.given: i64 = given
        self.made: i64 = made
        self.verb: i64 = verb

    def most(self, s: Santiago) -> i64:
        """S2, S44: as much as the player has of the one and the stock of the other."""
        n = s.has(s.turn, self.given)
        return n if n < s.stock[self.made] else s.stock[self.made]

    def useful(self, s: Santiago, building: i64) -> bool:
        return self.most(s) > 0

    def offer_uses(self, s: Santiago) -> None:
        for less_one in range(self.most(s)):
            s.offer(self.verb + less_one)

    def use(self, s: Santiago, action: i64) -> None:
        number = action - self.verb + 1
        give_goods(s, s.turn, self.given, number)
        take_goods(s, s.turn, self.made, number)

    def formula(self, pesos: i64, points: i64) -> str:
        return f"{word(self.given)} → {word(self.made)}"

    def sentence(self, pesos: i64, points: i64) -> str:
        return "makes"

    def words(self) -> dict[str, str]:
        return {"good": word(self.given), "sort": word(self.made)}


class Swaps(Use):
    """S45: the black market: 1 good for 1 other good, never wood on either side."""

    def useful(self, s: Santiago, building: i64) -> bool:
        for sort in range(c.SORTS):
            if s.has(s.turn, sort) > 0 and another_in_stock(s, sort):
                return True
        return False

    def offer_uses(self, s: Santiago) -> None:
        for sort in range(c.SORTS):
            if s.has(s.turn, sort) > 0 and another_in_stock(s, sort):
                s.offer(c.SWAP + sort)

    def use(self, s: Santiago, action: i64) -> None:
        s.push(c.TAKE_OTHER, action - c.SWAP)
        give_goods(s, s.turn, action - c.SWAP, 1)

    def formula(self, pesos: i64, points: i64) -> str:
        return "crate ⇄ crate"

    def sentence(self, pesos: i64, points: i64) -> str:
        return "swaps"


def another_in_stock(s: Santiago, given: i64) -> bool:
    """S2: nothing can be exchanged for a good that is not in stock."""
    for sort in range(c.SORTS):
        if sort != given and s.stock[sort] > 0:
            return True
    return False


class TakeOther(Step[Santiago]):
    """S45: what is taken on the black market for the sort that was given, which is the argument."""

    def enter(self, s: Santiago, arg: i64) -> None:
        s.ask(s.turn)
        for sort in range(c.SORTS):
            if sort != arg and s.stock[sort] > 0:
                s.offer(c.TAKE + sort)

    def apply(self, s: Santiago, arg: i64, action: i64) -> None:
        take_goods(s, s.turn, action - c.TAKE, 1)


class BuysTreats(Use):
    """S45: the café buys at most 1 rum and at most 1 cigars."""

    def useful(self, s: Santiago, building: i64) -> bool:
        return s.has(s.turn, c.RUM) > 0 or s.has(s.turn, c.CIGARS) > 0

    def offer_uses(self, s: Santiago) -> None:
        rum = s.has(s.turn, c.RUM) > 0
        cigars = s.has(s.turn, c.CIGARS) > 0
        if rum:
            s.offer(c.SELL_RUM)
        if cigars:
            s.offer(c.SELL_CIGARS)
        if rum and cigars:
            s.offer(c.SELL_BOTH)

    def use(self, s: Santiago, action: i64) -> None:
        sold: i64 = 1
        if action != c.SELL_CIGARS:
            give_goods(s, s.turn, c.RUM, 1)
        if action != c.SELL_RUM:
            give_goods(s, s.turn, c.CIGARS, 1)
        if action == c.SELL_BOTH:
            sold = 2
        take_points(s, s.turn, sold * s.box.points[asked(s)])

    def formula(self, pesos: i64, points: i64) -> str:
        return f"rum cigars → {some(points, 'point')}"

    def sentence(self, pesos: i64, points: i64) -> str:
        return "buys-treats"


class TurnsOver(Use):
    """S46: the newspaper pays; any Cuban who lies face up may also be turned over, and so deactivated."""

    def offer_uses(self, s: Santiago) -> None:
        for cuban in range(c.CUBANS):
            if not s.face_down & c.CUBAN[cuban]:
                s.offer(c.TURN_OVER + cuban)
        s.offer(c.USE + asked(s))  # the pay alone

    def use(self, s: Santiago, action: i64) -> None:
        take_pesos(s, s.turn, s.box.pesos[asked(s)])
        if action != c.USE + asked(s):
            cuban = action - c.TURN_OVER
            s.face_down += c.CUBAN[cuban]
            s.tell(EVERYBODY, c.TURNED_OVER, s.turn, cuban, 0)

    def formula(self, pesos: i64, points: i64) -> str:
        return f"{some(pesos, 'peso')} + turned"

    def sentence(self, pesos: i64, points: i64) -> str:
        return "turns-over"


class Cancels(Use):
    """S47: customs set any one die of the ship to 0. S42: no effect while the ship demands nothing."""

    def useful(self, s: Santiago, building: i64) -> bool:
        return total(s.demand) > 0

    def offer_uses(self, s: Santiago) -> None:
        for sort in range(c.SORTS):
            if s.demand[sort] > 0:
                s.offer(c.CANCEL + sort)

    def use(self, s: Santiago, action: i64) -> None:
        sort = action - c.CANCEL
        s.tell(EVERYBODY, c.CANCELLED, s.turn, sort, 0)
        turn_down(s, sort, s.demand[sort])

    def formula(self, pesos: i64, points: i64) -> str:
        return "die → nought"

    def sentence(self, pesos: i64, points: i64) -> str:
        return "cancels"


class MovesMarker(Use):
    """S47: the port authority moves the value marker one flag left, never below the first, or right.

    S42: also if nothing is demanded yet.
    """

    def offer_uses(self, s: Santiago) -> None:
        if s.value > c.FIRST_VALUE:
            s.offer(c.MARKER_LEFT)
        s.offer(c.MARKER_RIGHT)

    def use(self, s: Santiago, action: i64) -> None:
        if action == c.MARKER_LEFT:
            set_value(s, s.value - 1)
        else:
            marker_right(s)

    def formula(self, pesos: i64, points: i64) -> str:
        return "flag either"

    def sentence(self, pesos: i64, points: i64) -> str:
        return "moves-marker"


class TakesDelivery(Use):
    """S47: at the trading post 1 unit of a demanded sort, not wood, is delivered; S42: if any is demanded."""

    def useful(self, s: Santiago, building: i64) -> bool:
        for sort in range(c.SORTS):
            if s.demand[sort] > 0 and s.has(s.turn, sort) > 0:
                return True
        return False

    def offer_uses(self, s: Santiago) -> None:
        for sort in range(c.SORTS):
            if s.demand[sort] > 0 and s.has(s.turn, sort) > 0:
                s.offer(c.DELIVER + sort)

    def use(self, s: Santiago, action: i64) -> None:
        sort = action - c.DELIVER
        return_goods(s, s.turn, sort, 1)
        s.tell(EVERYBODY, c.DELIVERED, s.turn, sort, 1)
        take_points(s, s.turn, s.box.points[asked(s)])
        turn_down(s, sort, 1)

    def formula(self, pesos: i64, points: i64) -> str:
        return f"crate → {some(points, 'point')}"

    def sentence(self, pesos: i64, points: i64) -> str:
        return "takes-delivery"


class Exchanges(Use):
    """S48: in the casino any number of points is bought or sold for pesos; one direction per use.

    One answer exchanges up to MOST_EXCHANGED points. Only after that many is the player asked for more, so
    every number has but one way to be said.
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
        s.offer(c.DECLINE)

    def apply(self, s: Santiago, arg: i64, action: i64) -> None:
        if arg < BUYING:
            super().apply(s, arg, action)
        elif action != c.DECLINE:
            self.use(s, action)

    def useful(self, s: Santiago, building: i64) -> bool:
        return s.points[s.turn] > 0 or s.pesos[s.turn] >= s.box.pesos[building]

    def offer_uses(self, s: Santiago) -> None:
        self.offer_buying(s)
        self.offer_selling(s)

    def offer_buying(self, s: Santiago) -> None:
        self.offer_up_to(s, c.BUY_POINTS, s.pesos[s.turn] // s.box.pesos[asked(s)])

    def offer_selling(self, s: Santiago) -> None:
        self.offer_up_to(s, c.SELL_POINTS, s.points[s.turn])

    def offer_up_to(self, s: Santiago, verb: i64, most: i64) -> None:
        for less_one in range(most if most < c.MOST_EXCHANGED else c.MOST_EXCHANGED):
            s.offer(verb + less_one)

    def use(self, s: Santiago, action: i64) -> None:
        if action < c.SELL_POINTS:
            number = action - c.BUY_POINTS + 1
            give_pesos(s, s.turn, number * s.box.pesos[asked(s)])
            take_points(s, s.turn, number)
            more = BUYING
        else:
            number = action - c.SELL_POINTS + 1
            give_points(s, s.turn, number)
            take_pesos(s, s.turn, number * s.box.pesos[asked(s)])
            more = SELLING
        if number == c.MOST_EXCHANGED:
            s.push(s.step, more)

    def formula(self, pesos: i64, points: i64) -> str:
        return f"{some(pesos, 'peso')} ⇄ point"

    def sentence(self, pesos: i64, points: i64) -> str:
        return "exchanges"


THE_BUILDINGS: Final = (
    Building("bank", ("S43",), Pays(), pesos=2),
    Building("church", ("S43",), Pays(), points=1),
    Building("sawmill", ("S43",), Pays(c.WOOD), pesos=1, points=1),
    Building("distillery", ("S44",), Makes(c.SUGAR, c.RUM, c.MAKE_RUM)),
    Building("cigar factory", ("S44",), Makes(c.TOBACCO, c.CIGARS, c.MAKE_CIGARS)),
    Building("black market", ("S45",), Swaps()),
    Building("cafe", ("S45",), BuysTreats(), points=2),
    Building("newspaper", ("S46", "S14"), TurnsOver(), pesos=1),
    Building("customs", ("S47",), Cancels()),
    Building("port authority", ("S47",), MovesMarker()),
    Building("trading post", ("S47",), TakesDelivery(), points=2),
    Building("casino", ("S48",), Exchanges(), pesos=3),
)
assert len(THE_BUILDINGS) == c.BUILDINGS
