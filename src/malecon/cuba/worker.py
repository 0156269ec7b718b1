"""The worker (C13–C18): the figure moves, and the fields of its row and column give what they bear."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.cuba.state import Cuba, has_bit
from malecon.kernel.state import EVERYBODY, changed
from malecon.kernel.step import Step

# --- the argument of a harvest: fields used so far, the product named last, how many fields of it ---


def harvest(used: i64, product: i64, of_it: i64) -> i64:
    """So many fields used, the last of this product, so many of that one."""
    return used | (product << 3) | (of_it << 5)


def fields_used(arg: i64) -> i64:
    return arg & 7


def last_product(arg: i64) -> i64:
    return (arg >> 3) & 3


def fields_of_last(arg: i64) -> i64:
    return arg >> 5


# --- the steps ---


class Worker(Step[Cuba]):
    """C13: the figure may move to any of the 12 fields or stay where it is."""

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask(s.acting)
        for field in range(c.FIELDS_IN_ALL):
            s.offer(c.MOVE + field)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        seat = s.acting
        field = action - c.MOVE
        s.tell(EVERYBODY, c.STAYED if s.figure[seat] == field else c.MOVED, seat, field, 0)
        s.figure = changed(s.figure, seat, field)
        # C2: resource fields pay before product fields, so that their water can be used at once (C17).
        for kind in range(c.WOOD, c.PIECES):
            s.take(seat, kind, active_fields(s, seat, kind))
        s.push(c.REAP)


def active_fields(s: Cuba, seat: i64, kind: i64) -> i64:
    """C14, C15, C18: fields of a kind in the figure's row and column that bear no building."""
    n: i64 = 0
    cross = s.cross(seat)
    for field in range(c.FIELDS_IN_ALL):
        place = seat * c.FIELDS_IN_ALL + field
        if s.board[place] == kind and s.built[place] == c.NONE and has_bit(cross, field):
            n += 1
    return n


def free_fields(s: Cuba) -> i64:
    """C16, C73: how many product fields cost no water."""
    return d.DROUGHT.number if s.rules(c.DROUGHT_ACT) else d.FREE_FIELDS


class Reap(Step[Cuba]):
    """C16, C17: one activated product field more, two for nothing and each further one for a water.

    Fields of one product give the same, so the product is named, not the field; and since the fields are used
    together, products are named in their order: every harvest can be had, and in one way only.
    """

    def enter(self, s: Cuba, arg: i64) -> None:
        seat = s.acting
        used = fields_used(arg)
        if used >= free_fields(s) and s.has(seat, c.WATER) == 0:
            return
        last = last_product(arg)
        s.ask(seat)
        for product in range(last, c.PRODUCTS):
            fields = active_fields(s, seat, product)
            if product == last:
                fields -= fields_of_last(arg)  # no field twice (C17)
            if fields > 0 and s.stock[product] > 0:  # no water for nothing (C2)
                s.offer(c.HARVEST + product)
        s.offer(c.DONE)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        if action == c.DONE:
            return
        seat = s.acting
        product = action - c.HARVEST
        used = fields_used(arg)
        if used >= free_fields(s):
            s.give(seat, c.WATER, 1)
        s.take(seat, product, 1)
        of_it: i64 = 1
        if product == last_product(arg):
            of_it += fields_of_last(arg)
        s.push(c.REAP, harvest(used + 1, product, of_it))
