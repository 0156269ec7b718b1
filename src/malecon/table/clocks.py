"""Clocks: none, minutes for each player with an increment, or days for each move. Time comes from outside."""

from __future__ import annotations

from dataclasses import dataclass

from malecon.faults import Unreadable

KINDS = ("none", "live", "days")


@dataclass(frozen=True, slots=True)
class ClockRule:
    """How time is measured at a table."""

    kind: str = "none"
    minutes: int = 0  # live: for the whole game, for each player
    increment: int = 0  # live: seconds added when a player's turn to answer is over
    days: int = 0  # days: for each answer

    def check(self) -> None:
        """Raise what is wrong with it."""
        if self.kind not in KINDS:
            raise Unreadable("table-clock", known=", ".join(KINDS))
