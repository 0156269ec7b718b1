"""The nine Cubans (S15–S27). A step of theirs is entered when the car has stopped at one who lies face up."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.kernel.state import EVERYBODY
from malecon.kernel.step import Step
from malecon.santiago.buildings import CHOSEN, useful
from malecon.santiago.codes import (
    BUILDINGS,
    CALL,
    CALLED_ON,
    CITRUS,
    CLAIM,
    CLAIMED,
    CUBAN_DECLINED,
    DECLINE,
    EL_ZORRO,
    GIFT,
    GIFT_GIVEN,
    GIVE,
    GOODS,
    MARIA,
    MARTINEZ,
    NONE,
    NOTHING_TO_GIVE,
    PESO,
    POINT,
    SORTS,
    SUGAR,
    TAKE,
    TOBACCO,
    USE,
    USE_BUILDING,
    VISIT,
    WOOD,
)
from malecon.santiago.holdings import take_goods, take_pesos, take_points
from malecon.santiago.state import Santiago


class Visit(Step[Santiago]):
    """S15–S23: using a Cuban's function is voluntary; one that would change nothing is not offered (S53).

    His number is the step's.
    """

    def enter(self, s: Santiago, arg: i64) -> None:
        s.ask(s.turn)
        self.offer_function(s)
        if len(s.options) > 0:
            s.offer(DECLINE)

    def apply(self, s: Santiago, arg: i64, action: i64) -> None:
        cuban = s.step - VISIT
        if action == DECLINE:
            s.tell(EVERYBODY, CUBAN_DECLINED, s.turn, cuban, 0)
        else:
            s.tell(EVERYBODY, CALLED_ON, s.turn, cuban, 0)
            self.help(s, action)

    def offer_function(self, s: Santiago) -> None:
        """Everything he could do for this player now."""
        raise NotImplementedError

    def help(self, s: Santiago, action: i64) -> None:
        """What he does."""
        raise NotImplementedError


class Seller(Visit):
    """Who gives goods of one sort."""

    def offer_function(self, s: Santiago) -> None:
        if s.stock[self.good()] > 0:
            s.offer(CALL + s.step - VISIT)

    def help(self, s: Santiago, action: i64) -> None:
        take_goods(s, s.turn, self.good(), s.tables.amount[s.step - VISIT])

    def good(self) -> i64:
        """What he gives."""
        raise NotImplementedError


class Pedro(Seller):
    """S15: the tobacco trader gives 2 tobacco."""

    def good(self) -> i64:
        return TOBACCO


class Jose(Seller):
    """S17: the sugar farmer gives 2 sugar."""

    def good(self) -> i64:
        return SUGAR


class Conchita(Seller):
    """S19: the fruit seller gives 2 citrus."""

    def good(self) -> i64:
        return CITRUS


class Miguel(Seller):
    """S21: the woodcutter gives 2 wood."""

    def good(self) -> i64:
        return WOOD


class Maria(Visit):
    """S16: the dancer gives 2 victory points."""

    def offer_function(self, s: Santiago) -> None:
        s.offer(CALL + MARIA)

    def help(self, s: Santiago, action: i64) -> None:
        take_points(s, s.turn, s.tables.amount[MARIA])


class Martinez(Visit):
    """S18: the musician gives 3 pesos."""

    def offer_function(self, s: Santiago) -> None:
        s.offer(CALL + MARTINEZ)

    def help(self, s: Santiago, action: i64) -> None:
        take_pesos(s, s.turn, s.tables.amount[MARTINEZ])


class ElZorro(Visit):
    """S20, S53: the pickpocket lets every other player give something; he may always be used."""

    def offer_function(self, s: Santiago) -> None:
        s.offer(CALL + EL_ZORRO)

    def help(self, s: Santiago, action: i64) -> None:
        s.push(GIFT, 1)


class Gift(Step[Santiago]):
    """S20, S27: the victims, in clockwise order, choose what to give: a peso, a good, a point."""

    def enter(self, s: Santiago, arg: i64) -> None:
        if arg == s.players:
            return
        victim = (s.turn + arg) % s.players
        s.ask(victim)
        for sort in range(SORTS):
            if s.has(victim, sort) > 0:
                s.offer(GIVE + sort)
        if s.pesos[victim] > 0:
            s.offer(GIVE + PESO)
        if s.points[victim] > 0:
            s.offer(GIVE + POINT)
        if len(s.options) == 0:  # S27: nothing, or only wood
            s.tell(EVERYBODY, NOTHING_TO_GIVE, victim, 0, 0)
            s.push(GIFT, arg + 1)

    def apply(self, s: Santiago, arg: i64, action: i64) -> None:
        victim = (s.turn + arg) % s.players
        gift = action - GIVE
        if gift == PESO:
            s.pesos[victim] -= 1
            s.pesos[s.turn] += 1
        elif gift == POINT:
            s.points[victim] -= 1
            s.points[s.turn] += 1
        else:
            s.goods[victim * GOODS + gift] -= 1
            s.goods[s.turn * GOODS + gift] += 1
        s.tell(EVERYBODY, GIFT_GIVEN, victim, s.turn, gift)
        s.push(GIFT, arg + 1)


class Pablo(Visit):
    """S22: the fence gives 1 good of choice other than wood, if it is in stock (S2)."""

    def offer_function(self, s: Santiago) -> None:
        for sort in range(SORTS):
            if s.stock[sort] > 0:
                s.offer(TAKE + sort)

    def help(self, s: Santiago, action: i64) -> None:
        take_goods(s, s.turn, action - TAKE, 1)


class Alonso(Visit):
    """S23, S24, S25: the lawyer lets him claim a building or use one that is his already.

    It is one or the other, once a turn: so whatever he uses was his before this turn.
    """

    def offer_function(self, s: Santiago) -> None:
        if s.markers(s.turn) > 0:
            for building in range(BUILDINGS):
                if s.owner[building] == NONE:
                    s.offer(CLAIM + building)
        for building in range(BUILDINGS):
            if s.owner[building] == s.turn and useful(s, building):
                s.offer(USE + building)

    def help(self, s: Santiago, action: i64) -> None:
        # S26: this comes first; the figure's own building waits below it on the pile.
        if action < USE:
            building = action - CLAIM
            s.owner[building] = s.turn
            s.tell(EVERYBODY, CLAIMED, s.turn, building, 0)
        else:
            s.push(USE_BUILDING + action - USE, CHOSEN)
