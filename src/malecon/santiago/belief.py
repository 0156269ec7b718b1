"""What a seat may believe (S10)."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.kernel.rng import Rng
from malecon.santiago.state import Santiago


def sample(state: Santiago, seat: i64, rng: Rng) -> Santiago:
    """A state equal in all that this seat knows: the state itself, since it knows everything.

    Screens hide holdings from the eye, not from the memory. All begin with the same, and every good, peso and
    point is gained, given and spent in the open; tiles lie face up, dice are seen when they fall, nothing is
    chosen in secret. So one world alone agrees with what a seat has seen, and there is nothing to draw anew.
    """
    return state.copy()
