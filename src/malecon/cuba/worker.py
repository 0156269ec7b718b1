"""The worker (C13–C18): his figure moves, and the fields of its row and column give what they bear."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from malecon.cuba.codes import (
    DONE,
    DROUGHT_ACT,
    FIELDS_IN_ALL,
    HARVEST,
    MOVE,
    MOVED,
    NONE,
    PIECES,
    PRODUCTS,
    REAP,
    STAYED,
    WATER,
    WOOD,
)
from malecon.cuba.data import DROUGHT_FIELDS, FREE_FIELDS
from malecon.cuba.state import Cuba, in_cross
from malecon.kernel.state import EVERYBODY
from malecon.kernel.step import Step

# The argument of a harvest: fields used so far, the product named last, how many fields of it were used.
LAST_SHIFT: Final[i64] = 3
TWICE_SHIFT: Final[i64] = 5


class Worker(Step[Cuba]):
    """C13: he may move his figure to any of the 12 fields or leave it where it is."""

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask(s.acting)
        for field in range(FIELDS_IN_ALL):
            s.offer(MOVE + field)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        seat = s.acting
        field = action - MOVE
        s.tell(EVERYBODY, STAYED if s.figure[seat] == field else MOVED, seat, field, 0)
        s.figure[seat] = field
        # C2: resource fields pay before product fields, so that their water can be used at once (C17).
        for kind in range(WOOD, PIECES):
            s.take(seat, kind, active_fields(s, seat, kind))
        s.push(REAP)


def active_fields(s: Cuba, seat: i64, kind: i64) -> i64:
    """C14, C15, C18: fields of a kind in the figure's row and column that bear no building."""
    n: i64 = 0
    for field in range(FIELDS_IN_ALL):
        place = seat * FIELDS_IN_ALL + field
        if s.board[place] == kind and s.built[place] == NONE and in_cross(field, s.figure[seat]):
            n += 1
    return n


def free_fields(s: Cuba) -> i64:
    """C16, C73: how many product fields cost no water."""
    return DROUGHT_FIELDS if s.rules(DROUGHT_ACT) else FREE_FIELDS


class Reap(Step[Cuba]):
    """C16, C17: one activated product field more, two for nothing and each further one for a water.

    Fields of one product give the same, so the product is named, not the field; and since the fields are used
    together, products are named in their order: every harvest can be had, and in one way only.
    """

    def enter(self, s: Cuba, arg: i64) -> None:
        seat = s.acting
        used = arg & 7
        if used >= free_fields(s) and s.has(seat, WATER) == 0:
            return
        last = (arg >> LAST_SHIFT) & 3
        s.ask(seat)
        for product in range(last, PRODUCTS):
            fields = active_fields(s, seat, product)
            if product == last:
                fields -= arg >> TWICE_SHIFT  # no field twice (C17)
            if fields > 0 and s.stock[product] > 0:  # no water for nothing (C2)
                s.offer(HARVEST + product)
        s.offer(DONE)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        if action == DONE:
            return
        seat = s.acting
        product = action - HARVEST
        used = arg & 7
        if used >= free_fields(s):
            s.give(seat, WATER, 1)
        s.take(seat, product, 1)
        of_it: i64 = 1
        if product == (arg >> LAST_SHIFT) & 3:
            of_it += arg >> TWICE_SHIFT
        s.push(REAP, (used + 1) | (product << LAST_SHIFT) | (of_it << TWICE_SHIFT))
