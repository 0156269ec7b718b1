"""What a player of Cuba leaves lying by taking no more: told before it is done."""

from __future__ import annotations

from collections.abc import Sequence

from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.cuba import harbour, worker
from malecon.cuba.state import Cuba, has_bit
from malecon.cuba.text import BERTH_NAMES
from malecon.kernel.game import Sentence


def losses(s: Cuba, action: int, rest: Sequence[int]) -> list[Sentence]:
    """What costs nothing and is not taken, with its numbers; nothing where it is a choice like any other."""
    if action != c.DONE:
        return []
    match s.step:
        case c.REAP:
            return fields_left(s, rest)
        case c.LOAD_MORE:
            return load_left(s, [int(harbour.dock_of(s.arg))])
    if s.step == c.CARRY_OUT + c.TRADESWOMAN:
        return piece_left(s, rest)
    if s.step == c.CARRY_OUT + c.ARCHITECT:
        return points_left(s, rest)
    if s.step == c.CARRY_OUT + c.FOREMAN:
        return buildings_left(s, rest)
    if s.step == c.CARRY_OUT + c.MAYOR:
        return [*pesos_left(s, rest), *load_left(s, range(1, c.DOCKS + 1))]
    return []


def fields_left(s: Cuba, rest: Sequence[int]) -> list[Sentence]:
    """C16: fields that would have given their product for nothing."""
    free = int(worker.free_fields(s)) - int(worker.fields_used(s.arg))
    number = min(free, sum(c.HARVEST <= action < c.SELL for action in rest))
    return [Sentence("free-fields", {"number": number}, {})] if number > 0 else []


def load_left(s: Cuba, docks: Sequence[int]) -> list[Sentence]:
    """C31: what the best of these ships would still take of the player's goods, and the points for it."""
    best = (0, 0, 0)
    for dock in docks:
        units = 0
        for kind in range(c.MERCHANDISE):
            units += min(int(s.has(s.acting, kind)), int(harbour.free_spaces(s, dock, kind)))
        best = max(best, (units * dock, units, dock))
    points, units, dock = best
    if units == 0:
        return []
    return [Sentence("load", {"number": units, "points": points}, {"berth": BERTH_NAMES[dock]})]


def piece_left(s: Cuba, rest: Sequence[int]) -> list[Sentence]:
    """C23: the piece of the stock that is there for whoever does not trade."""
    return [Sentence("piece", {}, {})] if any(c.TAKE <= action < c.SEND for action in rest) else []


def points_left(s: Cuba, rest: Sequence[int]) -> list[Sentence]:
    """C26: the points for building nothing."""
    if c.TAKE_POINTS not in rest:
        return []
    return [Sentence("points", {"number": int(d.IDLE_POINTS[s.architects_idle])}, {})]


def pesos_left(s: Cuba, rest: Sequence[int]) -> list[Sentence]:
    """C32: the pesos for loading nothing."""
    if c.TAKE_PESOS not in rest:
        return []
    return [Sentence("pesos", {"number": int(d.IDLE_PESOS[s.mayors_idle])}, {})]


def buildings_left(s: Cuba, rest: Sequence[int]) -> list[Sentence]:
    """C27: buildings that could still be used; those elsewhere count as the one that may be."""
    usable = {action - c.USE for action in rest if c.USE <= action < c.AMOUNT}
    cross = s.cross(s.acting)
    inside = {
        int(s.building_at(s.acting, field)) for field in range(c.FIELDS_IN_ALL) if has_bit(cross, field)
    }
    number = len(usable & inside) or min(1, len(usable))
    return [Sentence("buildings", {"number": number}, {})] if number else []
