"""The buildings that reach beyond the plantation: to the ships, the laws, and what the black market has."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.cuba import codes as c
from malecon.cuba.harbour import dock_of, free_spaces, kind_of, leave_if_full, load, loadable, offer_loads
from malecon.cuba.state import Cuba
from malecon.cuba.tile import Building, offer_amounts
from malecon.kernel.state import EVERYBODY, NOTHING, changed
from malecon.kernel.step import Step


class SmallBranch(Building):
    """C84: the small branch office, one unit of merchandise onto a ship, with its points."""

    def useful(self, s: Cuba, seat: i64) -> bool:
        return loadable(s, seat)

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask(s.acting)
        offer_loads(s, s.acting)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        dock = dock_of(action - c.LOAD)
        load(s, s.acting, dock, kind_of(action - c.LOAD), 1)
        leave_if_full(s, dock)

    def formula(self, edition: i64) -> str:
        return "1 merchandise → ship"

    def sentence(self, edition: i64) -> str:
        return "loads-one"


class LargeBranch(Building):
    """C85: the large branch office, units of one kind onto one ship: so many, or of 2007 any number."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most

    def useful(self, s: Cuba, seat: i64) -> bool:
        return loadable(s, seat)

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask(s.acting)
        offer_loads(s, s.acting)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        s.push(c.LOAD_AMOUNT, action - c.LOAD)

    def formula(self, edition: i64) -> str:
        number = "n" if edition == c.EDITION_2007 else f"≤{self.most}"
        return f"{number} = merchandise → ship"

    def sentence(self, edition: i64) -> str:
        return "loads-any-number" if edition == c.EDITION_2007 else "loads-one-kind"

    def numbers(self) -> dict[str, int]:
        return {"most": self.most}


class LoadAmount(Step[Cuba]):
    """C85: how many units of the large branch office; C75: all are loaded before the ship may leave."""

    def __init__(self, most: i64) -> None:
        self.most: i64 = most

    def enter(self, s: Cuba, arg: i64) -> None:
        kind = kind_of(arg)
        most = free_spaces(s, dock_of(arg), kind)
        if s.edition != c.EDITION_2007 and most > self.most:
            most = self.most
        s.ask(s.acting)
        offer_amounts(s, s.has(s.acting, kind), most)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        dock = dock_of(arg)
        load(s, s.acting, dock, kind_of(arg), action - c.AMOUNT + 1)
        leave_if_full(s, dock)


# An exchange: a kind of merchandise given up, and the one received for it.


def exchange_of(kind: i64, other: i64) -> i64:
    return kind * c.MERCHANDISE + other


def given_up(exchange: i64) -> i64:
    return exchange // c.MERCHANDISE


def received(exchange: i64) -> i64:
    return exchange % c.MERCHANDISE


class BlackMarket(Building):
    """C96: 2012, 1 unit of merchandise into any other kind; 2007, 1 product into 1 good or back.

    Nothing is turned into what the stock lacks (C2).
    """

    def useful(self, s: Cuba, seat: i64) -> bool:
        for kind in range(c.MERCHANDISE):
            if s.has(seat, kind) > 0:
                for other in range(c.MERCHANDISE):
                    if exchangeable(s, kind, other):
                        return True
        return False

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask(s.acting)
        for kind in range(c.MERCHANDISE):
            if s.has(s.acting, kind) > 0:
                for other in range(c.MERCHANDISE):
                    if exchangeable(s, kind, other):
                        s.offer(c.EXCHANGE + exchange_of(kind, other))

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        s.give(s.acting, given_up(action - c.EXCHANGE), 1)
        s.take(s.acting, received(action - c.EXCHANGE), 1)

    def formula(self, edition: i64) -> str:
        return "1 products ⇄ goods" if edition == c.EDITION_2007 else "1 merchandise → merchandise"

    def sentence(self, edition: i64) -> str:
        return "exchanges-2007" if edition == c.EDITION_2007 else "exchanges"


def exchangeable(s: Cuba, kind: i64, other: i64) -> bool:
    """C96, C2: whether the black market turns one kind into another now."""
    if kind == other or s.stock[other] == 0:
        return False
    return s.edition != c.EDITION_2007 or (kind < c.PRODUCTS) != (other < c.PRODUCTS)


class Church(Building):
    """C99: a veto, one bill leaves the game at once; not of the group that was vetoed last round."""

    def useful(self, s: Cuba, seat: i64) -> bool:
        for group in range(c.GROUPS):
            if may_veto(s, group):
                return True
        return False

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask(s.acting)
        for group in range(c.GROUPS):
            if may_veto(s, group):
                s.offer(c.VETO + group)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        group = action - c.VETO
        s.tell(EVERYBODY, c.VETOED, s.acting, s.bills[group], 0)
        s.bills = changed(s.bills, group, c.NONE)
        s.vetoed = group

    def formula(self, edition: i64) -> str:
        return "− act"

    def sentence(self, edition: i64) -> str:
        return "vetoes"


def may_veto(s: Cuba, group: i64) -> bool:
    """C99: whether there is a bill of this group that the church may remove."""
    return s.bills[group] != c.NONE and s.barred != group


class TownHall(Building):
    """C100: more votes in this round's parliament (C51)."""

    def __init__(self, votes: i64) -> None:
        self.votes: i64 = votes

    def enter(self, s: Cuba, arg: i64) -> None:
        s.town_hall = s.acting
        s.tell(EVERYBODY, c.TOWN_HALL_VOTES, s.acting, 0, 0)

    def formula(self, edition: i64) -> str:
        return f"+{self.votes} vote"

    def sentence(self, edition: i64) -> str:
        return "brings-votes"

    def numbers(self) -> dict[str, int]:
        return {"votes": self.votes}


class Lighthouse(Building):
    """C106: the ship at sea is swapped for any card of the pile, which is then shuffled.

    All know which cards the pile holds. What was known of the order of those put under it is lost.
    """

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask(s.acting)
        s.offer_set(c.FETCH, whole_pile(s))

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        ship = action - c.FETCH
        old = s.harbour[c.SEA * c.BERTH]
        s.ship_pile = whole_pile(s) - c.BIT[ship] + c.BIT[old]
        s.under = NOTHING
        s.harbour[c.SEA * c.BERTH] = ship
        s.tell(EVERYBODY, c.SHIP_FETCHED, s.acting, ship, old)

    def formula(self, edition: i64) -> str:
        return "ship ⇄ ship"

    def sentence(self, edition: i64) -> str:
        return "fetches-ship"


def whole_pile(s: Cuba) -> i64:
    """The ships of the pile, those put under it included, as BITs."""
    pile = s.ship_pile
    for ship in s.under:
        pile |= c.BIT[ship]
    return pile
