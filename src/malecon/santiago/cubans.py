"""The Cubans (S15–S27), one row for one of them, and what each does.

A step of theirs is entered when the car has stopped at one who lies face up. As that of a building it also
says what it does, in pictures and in words.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from malecon.kernel.state import EVERYBODY, changed
from malecon.kernel.step import Step
from malecon.santiago import codes as c
from malecon.santiago.data import word
from malecon.santiago.holdings import take_goods, take_pesos, take_points
from malecon.santiago.state import Santiago
from malecon.santiago.use import CHOSEN, useful


class Visit(Step[Santiago]):
    """S15–S23: using a Cuban's function is voluntary; one that would change nothing is not offered (S53)."""

    def enter(self, s: Santiago, arg: i64) -> None:
        s.ask(s.turn)
        self.offer_function(s)
        if s.offered > 0:
            s.offer(c.DECLINE)

    def apply(self, s: Santiago, arg: i64, action: i64) -> None:
        if action == c.DECLINE:
            s.tell(EVERYBODY, c.CUBAN_DECLINED, s.turn, visited(s), 0)
        else:
            s.tell(EVERYBODY, c.CALLED_ON, s.turn, visited(s), 0)
            self.help(s, action)

    def offer_function(self, s: Santiago) -> None:
        """Everything that this Cuban could do for this player now."""
        raise NotImplementedError

    def help(self, s: Santiago, action: i64) -> None:
        """What this Cuban does."""
        raise NotImplementedError

    # --- for those who show it ---

    def formula(self, amount: i64) -> str:
        """What this Cuban gives as a row of words; those that are names of pictures are drawn."""
        raise NotImplementedError

    def sentence(self) -> str:
        """What this Cuban does as the name of a message: `santiago-does-…`. Its number is the amount."""
        raise NotImplementedError

    def words(self) -> dict[str, str]:
        """The words of that message, by their domains."""
        return {}


@mypyc_attr(acyclic=True)
class Cuban:
    """A Cuban: the flower of the buildings that a figure may go to, and how much is given.

    `worth` is what a bot expects of a stop there.
    """

    def __init__(
        self, word: str, rules: tuple[str, ...], flower: i64, does: Visit, worth: float, amount: i64 = 0
    ) -> None:
        self.word: str = word
        self.rules: tuple[str, ...] = rules
        self.flower: i64 = flower
        self.does: Visit = does
        self.worth: float = worth
        self.amount: i64 = amount  # 0: there is no number to it


def visited(s: Santiago) -> i64:
    """The Cuban who is called on."""
    return s.step - c.VISIT


class GivesGoods(Visit):
    """S15, S17, S19, S21: Pedro, José, Conchita and Miguel give goods of one sort."""

    def __init__(self, good: i64) -> None:
        self.good: i64 = good

    def offer_function(self, s: Santiago) -> None:
        if s.stock[self.good] > 0:
            s.offer(c.CALL + visited(s))

    def help(self, s: Santiago, action: i64) -> None:
        take_goods(s, s.turn, self.good, s.box.amount[visited(s)])

    def formula(self, amount: i64) -> str:
        return f"{amount} {word(self.good)}"

    def sentence(self) -> str:
        return "gives-goods"

    def words(self) -> dict[str, str]:
        return {"good": word(self.good)}


class GivesPoints(Visit):
    """S16: María, the dancer, gives victory points."""

    def offer_function(self, s: Santiago) -> None:
        s.offer(c.CALL + visited(s))

    def help(self, s: Santiago, action: i64) -> None:
        take_points(s, s.turn, s.box.amount[visited(s)])

    def formula(self, amount: i64) -> str:
        return f"{amount} point"

    def sentence(self) -> str:
        return "gives-points"


class GivesPesos(Visit):
    """S18: Martínez, the musician, gives pesos."""

    def offer_function(self, s: Santiago) -> None:
        s.offer(c.CALL + visited(s))

    def help(self, s: Santiago, action: i64) -> None:
        take_pesos(s, s.turn, s.box.amount[visited(s)])

    def formula(self, amount: i64) -> str:
        return f"{amount} peso"

    def sentence(self) -> str:
        return "gives-pesos"


class OthersGive(Visit):
    """S20, S53: El Zorro, the pickpocket, lets every other player give something; that is always offered."""

    def offer_function(self, s: Santiago) -> None:
        s.offer(c.CALL + visited(s))

    def help(self, s: Santiago, action: i64) -> None:
        s.push(c.GIFT, 1)

    def formula(self, amount: i64) -> str:
        return "peso crate point"

    def sentence(self) -> str:
        return "others-give"


class Gift(Step[Santiago]):
    """S20, S27: the victims, in clockwise order, choose what to give: a peso, a good, a point."""

    def enter(self, s: Santiago, arg: i64) -> None:
        if arg == s.players:
            return
        victim = giver(s, arg)
        s.ask(victim)
        for sort in range(c.SORTS):
            if s.has(victim, sort) > 0:
                s.offer(c.GIVE + sort)
        if s.pesos[victim] > 0:
            s.offer(c.GIVE + c.PESO)
        if s.points[victim] > 0:
            s.offer(c.GIVE + c.POINT)
        if s.offered == 0:  # S27: nothing, or only wood
            s.tell(EVERYBODY, c.NOTHING_TO_GIVE, victim, 0, 0)
            s.push(c.GIFT, arg + 1)

    def apply(self, s: Santiago, arg: i64, action: i64) -> None:
        victim = giver(s, arg)
        gift = action - c.GIVE
        if gift == c.PESO:
            s.pesos[victim] -= 1
            s.pesos[s.turn] += 1
        elif gift == c.POINT:
            s.points[victim] -= 1
            s.points[s.turn] += 1
        else:
            s.goods[victim * c.GOODS + gift] -= 1
            s.goods[s.turn * c.GOODS + gift] += 1
        s.tell(EVERYBODY, c.GIFT_GIVEN, victim, s.turn, gift)
        s.push(c.GIFT, arg + 1)


def giver(s: Santiago, arg: i64) -> i64:
    """Who is asked for a gift: the step's argument counts seats clockwise from whoever called on El Zorro."""
    return (s.turn + arg) % s.players


class GivesAnySort(Visit):
    """S22: Pablo, the fence, gives 1 good of choice other than wood, if it is in stock (S2)."""

    def offer_function(self, s: Santiago) -> None:
        for sort in range(c.SORTS):
            if s.stock[sort] > 0:
                s.offer(c.TAKE + sort)

    def help(self, s: Santiago, action: i64) -> None:
        take_goods(s, s.turn, action - c.TAKE, 1)

    def formula(self, amount: i64) -> str:
        return "1 crate"

    def sentence(self) -> str:
        return "gives-any-sort"


class ClaimsOrUses(Visit):
    """S23, S24, S25: Alonso, the lawyer: a building is claimed, or one used that is one's own already.

    It is one or the other, once a turn: so whatever is used was owned before this turn.
    """

    def offer_function(self, s: Santiago) -> None:
        if s.markers(s.turn) > 0:
            for building in range(c.BUILDINGS):
                if s.owner[building] == c.NONE:
                    s.offer(c.CLAIM + building)
        for building in range(c.BUILDINGS):
            if s.owner[building] == s.turn and useful(s, building):
                s.offer(c.USE + building)

    def help(self, s: Santiago, action: i64) -> None:
        # S26: this comes first; the figure's own building waits below it on the pile.
        if action < c.USE:
            building = action - c.CLAIM
            s.owner = changed(s.owner, building, s.turn)
            s.tell(EVERYBODY, c.CLAIMED, s.turn, building, 0)
        else:
            s.push(c.USE_BUILDING + action - c.USE, CHOSEN)

    def formula(self, amount: i64) -> str:
        return "flag / house"

    def sentence(self) -> str:
        return "claims-or-uses"


THE_CUBANS: Final = (
    Cuban("pedro", ("S15",), c.WHITE, GivesGoods(c.TOBACCO), 2.8, amount=2),
    Cuban("maria", ("S16",), c.RED, GivesPoints(), 2.0, amount=2),
    Cuban("jose", ("S17",), c.YELLOW, GivesGoods(c.SUGAR), 2.8, amount=2),
    Cuban("martinez", ("S18",), c.YELLOW, GivesPesos(), 1.0, amount=3),
    Cuban("conchita", ("S19",), c.RED, GivesGoods(c.CITRUS), 2.8, amount=2),
    Cuban("el zorro", ("S20",), c.NO_FLOWER, OthersGive(), 0.8),
    Cuban("miguel", ("S21",), c.BLUE, GivesGoods(c.WOOD), 1.4, amount=2),
    Cuban("pablo", ("S22",), c.BLUE, GivesAnySort(), 1.8),
    Cuban("alonso", ("S23",), c.WHITE, ClaimsOrUses(), 1.5),
)
assert len(THE_CUBANS) == c.CUBANS
