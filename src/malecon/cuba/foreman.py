"""The foreman (C27–C30): which buildings a player uses, and in which order."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.cuba import codes as c
from malecon.cuba.buildings import WHAT_TILES_DO
from malecon.cuba.state import Cuba, has_bit
from malecon.kernel.state import EVERYBODY
from malecon.kernel.step import Step

# --- the argument of the step: the fields used so far as BITs, above them the tile used last, plus one ---


def after_use(arg: i64, field: i64, tile: i64) -> i64:
    """This tile on this field has been used too."""
    return fields_used(arg) | c.BIT[field] | ((tile + 1) << 12)


def fields_used(arg: i64) -> i64:
    return arg & 0xFFF


def last_tile(arg: i64) -> i64:
    """The tile used last, or NONE."""
    return (arg >> 12) - 1


# --- the step ---


class Foreman(Step[Cuba]):
    """C27: all own buildings in the figure's row and column, or one building anywhere; or none.

    A building of the row or column is offered as the first of that way, since stopping after it is the other
    way; one from elsewhere is the only one. The order is free and is kept, for it matters: tobacco turned
    into cigars can be served or shipped afterwards, water of the dam can be sold, and what one building
    gives up another finds in the stock. It is kept also between two that do not touch each other, such as
    inn and bank: to close one when the other is used would take away what the rule gives.

    Two buildings of a kind do the same, so the kind is named; and the second is not offered right after
    the first, for both together do no more than the first alone could have done.
    """

    def enter(self, s: Cuba, arg: i64) -> None:
        seat = s.acting
        cross = s.cross(seat)
        used = fields_used(arg)
        offered: i64 = 0
        last = last_tile(arg)
        if last != c.NONE:
            offered = c.BIT[last]
        s.ask(seat)
        for field in range(c.FIELDS_IN_ALL):
            if has_bit(cross, field) and not has_bit(used, field):
                offered |= offer_use(s, seat, s.building_at(seat, field), offered)
        if arg == 0:
            for field in range(c.FIELDS_IN_ALL):
                if not has_bit(cross, field):
                    offered |= offer_use(s, seat, s.building_at(seat, field), offered)
        s.offer(c.DONE)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        seat = s.acting
        if action == c.DONE:
            if arg == 0:
                s.tell(EVERYBODY, c.DID_NOTHING, seat, c.FOREMAN, 0)
            return
        tile = action - c.USE
        s.tell(EVERYBODY, c.USED, seat, tile, 0)
        field = next_of_kind(s, seat, tile, fields_used(arg))
        if field != c.NONE:
            s.push(c.CARRY_OUT + c.FOREMAN, after_use(arg, field, tile))
        s.push(c.USE_TILE + tile)


def offer_use(s: Cuba, seat: i64, tile: i64, offered: i64) -> i64:
    """Offer a building if its use would change something, once of each kind; the kind's BIT if it was."""
    if tile == c.NONE or has_bit(offered, tile) or not WHAT_TILES_DO[tile].useful(s, seat):
        return 0
    s.offer(c.USE + tile)
    return c.BIT[tile]


def next_of_kind(s: Cuba, seat: i64, tile: i64, used: i64) -> i64:
    """The field in the figure's row and column with an unused building of this kind, or NONE."""
    cross = s.cross(seat)
    for field in range(c.FIELDS_IN_ALL):
        if has_bit(cross, field) and not has_bit(used, field):
            if s.building_at(seat, field) == tile:
                return field
    return c.NONE
