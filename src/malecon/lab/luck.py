"""Luck in the draws of a game, as a net sees it, and results with it taken out.

The worth of what chance drew, less the mean of all that it might have drawn, is nothing on the average,
whatever the net thinks of a table. So it can be taken out of a result without favouring anybody; how much
surer that makes the result is seen from the games themselves.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from malecon.bots.eye import Eye
from malecon.kernel.game import Json
from malecon.kernel.state import CHANCE, State
from malecon.lab.numbers import NINETY_FIVE


class Luck:
    """Everybody's luck in one game."""

    def __init__(self, eye: Eye, players: int) -> None:
        self.eye = eye
        self.seats = [0.0] * players
        self.looking = 0  # who answered last: the table is seen from there

    def hear(self, state: State, seat: int, action: int) -> None:
        """An answer is about to be given at this table."""
        if seat != CHANCE:
            self.looking = seat
            return
        total = int(sum(state.weights))
        for outcome, weight in zip(state.options, state.weights, strict=True):
            after = state.copy()
            after.apply(outcome)
            share = int(outcome == action) - int(weight) / total
            for one, worth in enumerate(self.eye.shares(after, self.looking)):
                self.seats[one] += share * worth


class Adjusted(NamedTuple):
    """A share of wins with the luck taken out, and which part of the variance was left."""

    share: float
    error: float  # at 95 %
    variance: float

    def plain(self) -> Json:
        return {
            "share": self.share,
            "low": max(0.0, self.share - self.error),
            "high": min(1.0, self.share + self.error),
            "variance": self.variance,
        }


def adjusted(wins: Sequence[float], luck: Sequence[float]) -> Adjusted | None:
    """The mean of these wins with as much of the luck taken out as helps; None where that says nothing."""
    n = len(wins)
    if n < 3:
        return None
    mean_win, mean_luck = math.fsum(wins) / n, math.fsum(luck) / n
    of_wins = math.fsum((win - mean_win) ** 2 for win in wins)
    of_luck = math.fsum((one - mean_luck) ** 2 for one in luck)
    both = math.fsum((win - mean_win) * (one - mean_luck) for win, one in zip(wins, luck, strict=True))
    if not of_wins or not of_luck:
        return None
    slope = both / of_luck
    left = max(0.0, of_wins - slope * both)
    # Two numbers were fitted to the games, so that two of them say nothing of the doubt.
    return Adjusted(mean_win - slope * mean_luck, NINETY_FIVE * math.sqrt(left / (n - 2) / n), left / of_wins)
