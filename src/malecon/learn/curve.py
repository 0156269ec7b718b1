"""The learning curve: how much was played, how wrong the net was, and how it did against a fixed rival."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

RIVAL = "greedy"
ENOUGH = 100  # duels behind each point of a drawn curve


class Line(NamedTuple):
    """A point of the curve; what is counted is counted since the one before."""

    seconds: float  # of training in all
    games: int  # in all
    steps: int  # of fitting in all
    shares: float  # how wrong it was about who wins ...
    points: float  # ... about the points ...
    likes: float  # ... and about which answers are better
    duels: dict[str, tuple[int, float]]  # by players: games against the rival, and the share won


def smoothed(curve: Sequence[Line], players: str) -> list[float | None]:
    """The share of wins over the newest duels at each point; None while there are too few of them."""
    found: list[float | None] = []
    for end in range(len(curve)):
        games, won = 0, 0.0
        for line in reversed(curve[: end + 1]):
            number, share = line.duels.get(players, (0, 0.0))
            games += number
            won += number * share
            if games >= ENOUGH:
                break
        found.append(won / games if games >= ENOUGH else None)
    return found
