"""What the buildings do when the foreman uses them (C78–C102, C106).

Each kind of tile is a step of its own; the foreman asks it first whether its use would change anything (C27).
What a building uses up goes to the stock, what it gives comes from there and goes to the lot (C30).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from malecon.cuba.codes import (
    AMOUNT,
    BERTH,
    BIT,
    CIGARS,
    CITRUS,
    DONE,
    EDITION_2007,
    EXCHANGE,
    FETCH,
    GIVE,
    GROUPS,
    HELD,
    LOAD,
    LOAD_AMOUNT,
    MERCHANDISE,
    NONE,
    PIECES,
    PRODUCTS,
    RUM,
    SEA,
    SHIP_FETCHED,
    SHIPS,
    STONE,
    STORED,
    SUGAR,
    TOBACCO,
    TOWN_HALL_VOTES,
    VETO,
    VETOED,
    WATER,
    WOOD,
)
from malecon.cuba.data import DAM_WATER, LARGE_BRANCH_UNITS
from malecon.cuba.harbour import free_spaces, leave_if_full, load, loadable, offer_loads
from malecon.cuba.state import Cuba, has_bit
from malecon.kernel.state import EVERYBODY, NOTHING
from malecon.kernel.step import Step


class Building(Step[Cuba]):
    """C27: what a building does; a use that would change nothing is not offered."""

    def useful(self, s: Cuba, seat: i64) -> bool:
        """Whether its use would change anything now."""
        return True


class TurnsIntoPoints(Building):
    """C78, C79, C80, C82, C83: cement factory, sawmill, golf course, the two cafés.

    Up to so many pieces of one kind, for one or two points each.
    """

    def __init__(self, kind: i64, most: i64, points: i64) -> None:
        self.kind: i64 = kind
        self.most: i64 = most
        self.points: i64 = points

    def useful(self, s: Cuba, seat: i64) -> bool:
        return s.has(seat, self.kind) > 0

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask(s.acting)
        offer_amounts(s, s.has(s.acting, self.kind), self.most)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        number = action - AMOUNT + 1
        s.give(s.acting, self.kind, number)
        s.gain_points(s.acting, number * self.points)


def offer_amounts(s: Cuba, number: i64, most: i64) -> None:
    """One up to the smaller of two numbers."""
    if number > most:
        number = most
    for n in range(number):
        s.offer(AMOUNT + n)


class TakesAny(Building):
    """C81, C88, C89, C93: monastery, general store, product house, resource house.

    Up to so many pieces, of any kinds from a first to a last one, for points or pesos each. Two pieces go
    together, so their kinds are named in their order.
    """

    def __init__(self, first: i64, last: i64, most: i64, points: i64, pesos: i64) -> None:
        self.first: i64 = first
        self.last: i64 = last
        self.most: i64 = most
        self.points: i64 = points
        self.pesos: i64 = pesos

    def useful(self, s: Cuba, seat: i64) -> bool:
        for kind in range(self.first, self.last + 1):
            if s.has(seat, kind) > 0:
                return True
        return False

    def enter(self, s: Cuba, arg: i64) -> None:
        """The argument is 0, or after the first piece its kind plus one."""
        s.ask(s.acting)
        for kind in range(self.first if arg == 0 else arg - 1, self.last + 1):
            if s.has(s.acting, kind) > 0:
                s.offer(GIVE + kind)
        if arg > 0:
            s.offer(DONE)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        if action == DONE:
            return
        kind = action - GIVE
        s.give(s.acting, kind, 1)
        if self.points > 0:
            s.gain_points(s.acting, self.points)
        else:
            s.gain_pesos(s.acting, self.pesos)
        if arg == 0 and self.most > 1:
            s.push(s.step, kind + 1)


class Brings(Building):
    """C86, C87, C94, C95: hotel, inn and the two banks, points or pesos for nothing."""

    def __init__(self, points: i64, pesos: i64) -> None:
        self.points: i64 = points
        self.pesos: i64 = pesos

    def enter(self, s: Cuba, arg: i64) -> None:
        if self.points > 0:
            s.gain_points(s.acting, self.points)
        else:
            s.gain_pesos(s.acting, self.pesos)


class SmallBranch(Building):
    """C84: the small branch office, one unit of merchandise onto a ship, with its points."""

    def useful(self, s: Cuba, seat: i64) -> bool:
        return loadable(s, seat)

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask(s.acting)
        offer_loads(s, s.acting)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        dock = (action - LOAD) // MERCHANDISE + 1
        load(s, s.acting, dock, (action - LOAD) % MERCHANDISE, 1)
        leave_if_full(s, dock)


class LargeBranch(Building):
    """C85: the large branch office, units of one kind onto one ship."""

    def useful(self, s: Cuba, seat: i64) -> bool:
        return loadable(s, seat)

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask(s.acting)
        offer_loads(s, s.acting)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        s.push(LOAD_AMOUNT, action - LOAD)


class LoadAmount(Step[Cuba]):
    """C85: up to 2 units of 2012, any number of 2007; C75: all are loaded before the ship may leave."""

    def enter(self, s: Cuba, arg: i64) -> None:
        kind = arg % MERCHANDISE
        most = free_spaces(s, arg // MERCHANDISE + 1, kind)
        if s.edition != EDITION_2007 and most > LARGE_BRANCH_UNITS:
            most = LARGE_BRANCH_UNITS
        s.ask(s.acting)
        offer_amounts(s, s.has(s.acting, kind), most)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        dock = arg // MERCHANDISE + 1
        load(s, s.acting, dock, arg % MERCHANDISE, action - AMOUNT + 1)
        leave_if_full(s, dock)


class BlackMarket(Building):
    """C96: 2012, 1 unit of merchandise into any other kind; 2007, 1 product into 1 good or back.

    Nothing is turned into what the stock lacks (C2).
    """

    def useful(self, s: Cuba, seat: i64) -> bool:
        for kind in range(MERCHANDISE):
            if s.has(seat, kind) > 0:
                for other in range(MERCHANDISE):
                    if exchangeable(s, kind, other):
                        return True
        return False

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask(s.acting)
        for kind in range(MERCHANDISE):
            if s.has(s.acting, kind) > 0:
                for other in range(MERCHANDISE):
                    if exchangeable(s, kind, other):
                        s.offer(EXCHANGE + MERCHANDISE * kind + other)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        s.give(s.acting, (action - EXCHANGE) // MERCHANDISE, 1)
        s.take(s.acting, (action - EXCHANGE) % MERCHANDISE, 1)


def exchangeable(s: Cuba, kind: i64, other: i64) -> bool:
    """C96, C2: whether the black market turns one kind into another now."""
    if kind == other or s.stock[other] == 0:
        return False
    return s.edition != EDITION_2007 or (kind < PRODUCTS) != (other < PRODUCTS)


class Factory(Building):
    """C97, C98: cigar factory and distillery, any amount of a product into as many goods of the stock."""

    def __init__(self, product: i64, good: i64) -> None:
        self.product: i64 = product
        self.good: i64 = good

    def useful(self, s: Cuba, seat: i64) -> bool:
        return s.has(seat, self.product) > 0 and s.stock[self.good] > 0

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask(s.acting)
        offer_amounts(s, s.has(s.acting, self.product), s.stock[self.good])

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        number = action - AMOUNT + 1
        s.give(s.acting, self.product, number)
        s.take(s.acting, self.good, number)


class Church(Building):
    """C99: a veto, one bill leaves the game at once; not of the group that was vetoed last round."""

    def useful(self, s: Cuba, seat: i64) -> bool:
        for group in range(GROUPS):
            if may_veto(s, group):
                return True
        return False

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask(s.acting)
        for group in range(GROUPS):
            if may_veto(s, group):
                s.offer(VETO + group)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        group = action - VETO
        s.tell(EVERYBODY, VETOED, s.acting, s.bills[group], 0)
        s.bills[group] = NONE
        s.vetoed = group


def may_veto(s: Cuba, group: i64) -> bool:
    """C99: whether there is a bill of this group that the church may remove."""
    return s.bills[group] != NONE and s.barred != group


class TownHall(Building):
    """C100: two more votes in this round's parliament (C51)."""

    def enter(self, s: Cuba, arg: i64) -> None:
        s.town_hall = s.acting
        s.tell(EVERYBODY, TOWN_HALL_VOTES, s.acting, 0, 0)


class Dam(Building):
    """C101: two water, or what the stock has."""

    def useful(self, s: Cuba, seat: i64) -> bool:
        return s.stock[WATER] > 0

    def enter(self, s: Cuba, arg: i64) -> None:
        s.take(s.acting, WATER, DAM_WATER)


class Lighthouse(Building):
    """C106: the ship at sea is swapped for any card of the pile, which is then shuffled.

    All know which cards the pile holds. What was known of the order of those put under it is lost.
    """

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask(s.acting)
        pile = whole_pile(s)
        for ship in range(SHIPS):
            if has_bit(pile, ship):
                s.offer(FETCH + ship)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        ship = action - FETCH
        old = s.harbour[SEA * BERTH]
        s.ship_pile = whole_pile(s) - BIT[ship] + BIT[old]
        s.under = NOTHING
        s.harbour[SEA * BERTH] = ship
        s.tell(EVERYBODY, SHIP_FETCHED, s.acting, ship, old)


def whole_pile(s: Cuba) -> i64:
    """The ships of the pile, those put under it included, as BITs."""
    pile = s.ship_pile
    for ship in s.under:
        pile |= BIT[ship]
    return pile


class Warehouse(Building):
    """C28, C102: the printed warehouse or a built one stores all products he then has."""

    def useful(self, s: Cuba, seat: i64) -> bool:
        for product in range(PRODUCTS):
            if s.held[seat * HELD + product] > 0:
                return True
        return False

    def enter(self, s: Cuba, arg: i64) -> None:
        for product in range(PRODUCTS):
            place = s.acting * HELD + product
            number = s.held[place]
            if number > 0:
                s.held[place] = 0
                s.held[place + PIECES] += number
                s.tell(EVERYBODY, STORED, s.acting, product, number)


#: By the codes of the tiles.
WHAT_TILES_DO: Final[list[Building]] = [
    TurnsIntoPoints(STONE, 4, 1),  # C78 cement factory
    TurnsIntoPoints(WOOD, 4, 1),  # C79 sawmill
    TurnsIntoPoints(WATER, 4, 1),  # C80 golf course
    TakesAny(CITRUS, SUGAR, 2, 1, 0),  # C81 monastery
    TurnsIntoPoints(RUM, 3, 2),  # C82 rum café
    TurnsIntoPoints(CIGARS, 3, 2),  # C83 cigar café
    SmallBranch(),  # C84
    LargeBranch(),  # C85
    Brings(2, 0),  # C86 hotel
    Brings(1, 0),  # C87 inn
    TakesAny(RUM, CIGARS, 1, 0, 6),  # C88 general store
    TakesAny(CITRUS, SUGAR, 1, 0, 4),  # C89 product house
    TakesAny(WOOD, WATER, 2, 0, 2),  # C93 resource house
    Brings(0, 2),  # C94 small bank
    Brings(0, 4),  # C95 large bank
    BlackMarket(),  # C96
    Factory(TOBACCO, CIGARS),  # C97
    Factory(SUGAR, RUM),  # C98
    Church(),  # C99
    TownHall(),  # C100
    Dam(),  # C101
    Lighthouse(),  # C106
    Warehouse(),  # C102
]
