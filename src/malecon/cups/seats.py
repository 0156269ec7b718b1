"""Fair seats: over a cup everybody sits everywhere as often as can be.

In Cuba each seat has a board of its own, and everywhere it decides who comes after whom; so the seats are all
that has to be dealt fairly.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from malecon.cups.lots import lot
from malecon.cups.sheet import Sheet


def seated(sheet: Sheet, group: Sequence[str]) -> tuple[str, ...]:
    """The people of a table in the order of their seats: each where they sat least often, as far as can be.

    A seat costs what somebody has had of it already, squared differences, so that two who both had it once
    too often are better than one who had it twice too often. What costs the same is left to the lot.
    """
    number = sheet.next_number
    seats = range(len(group))
    cost = {who: [2 * sheet.sat[who, seat] + 1 for seat in seats] for who in group}
    return min(
        permutations(group),
        key=lambda order: (
            sum(cost[who][seat] ** 2 for seat, who in enumerate(order)),
            lot(sheet.seed, "seats", number, *(sheet.entrants[who].slip for who in order)),
        ),
    )


def leaning(sheet: Sheet, who: str) -> int:
    """At tables of two: how much more often somebody sat first than second."""
    return sheet.sat[who, 0] - sheet.sat[who, 1]
