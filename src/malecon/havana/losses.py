"""What a player of Havana leaves lying by refusing: told before it is done."""

from __future__ import annotations

from collections.abc import Sequence

from malecon.havana import codes as c
from malecon.havana.state import Havana
from malecon.kernel.game import Sentence


def losses(s: Havana, action: int, rest: Sequence[int]) -> list[Sentence]:
    """What costs nothing and is not taken. Buying nothing is a choice like any other."""
    if action != c.DECLINE:
        return []
    if s.step == c.STEAL_AGAIN:
        return [Sentence("cube", {}, {})]  # H26
    if s.step == c.CARRY_OUT + c.REFRESHMENT:
        return [Sentence("card", {}, {})]  # H17
    return []
