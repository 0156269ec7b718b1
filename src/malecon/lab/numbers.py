"""Numbers with their doubt: shares with Wilson's interval, means with their error, ratings."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from malecon.kernel.game import Json

NINETY_FIVE = 1.959964  # standard deviations around the mean that hold 95 % of a normal distribution


class Share(NamedTuple):
    """How many of so many games were won; a shared win counts as a fraction."""

    wins: float
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval at 95 %: between what and what the true share lies."""
        if not self.games:
            return 0.0, 1.0
        n, p, z = self.games, self.share, NINETY_FIVE
        middle = (p + z * z / (2 * n)) / (1 + z * z / n)
        wide = z / (1 + z * z / n) * math.sqrt(max(p * (1 - p), 0.0) / n + z * z / (4 * n * n))
        # Rounded, the ends might leave out the share itself, which at 0 and at 1 is one of them.
        return max(0.0, min(p, middle - wide)), min(1.0, max(p, middle + wide))

    def plain(self) -> Json:
        low, high = self.interval
        return {"games": self.games, "wins": self.wins, "share": self.share, "low": low, "high": high}


class Mean(NamedTuple):
    """A mean, its standard deviation, and how many numbers it is of."""

    mean: float
    deviation: float
    size: int

    @property
    def error(self) -> float:
        """How far at 95 % the true mean may be away."""
        return NINETY_FIVE * self.deviation / math.sqrt(self.size) if self.size else 0.0

    def plain(self) -> Json:
        return {"mean": self.mean, "deviation": self.deviation, "error": self.error}


class Sum:
    """Numbers added up, to tell their mean: exact in whatever order they come, and no larger for being many.

    They are whole numbers, or multiples of one over `scale`, which are given as whole numbers of those.
    """

    __slots__ = ("scale", "size", "squares", "total")

    def __init__(self, scale: int = 1) -> None:
        self.scale = scale
        self.size = self.total = self.squares = 0

    def add(self, number: int, times: int = 1) -> None:
        self.size += times
        self.total += number * times
        self.squares += number * number * times

    def mean(self) -> Mean:
        if not self.size:
            return Mean(0.0, 0.0, 0)
        n, scale = self.size, self.scale
        variance = (self.squares * n - self.total * self.total) / (n * n * scale * scale)
        return Mean(
            self.total / (n * scale), math.sqrt(max(variance, 0.0)), n
        )  # a corpus may count a seat twice


def sum_of(counts: Mapping[int, int]) -> Sum:
    """Numbers by how often each came."""
    found = Sum()
    for number, times in counts.items():
        found.add(number, times)
    return found


class Rating(NamedTuple):
    """A strength as OpenSkill sees it, and how unsure it is."""

    mean: float
    deviation: float


def places(scores: Sequence[int], winners: Sequence[int]) -> list[int]:
    """The place of each seat: winners first, whatever broke the tie, then by points; equals share one."""
    keys = [(seat not in winners, 0 if seat in winners else -score) for seat, score in enumerate(scores)]
    order = sorted(set(keys))
    return [order.index(key) for key in keys]


def steady(*_: object) -> float:
    """Tells OpenSkill to learn as fast as the games allow: unlike people, bots do not change meanwhile."""
    return 1.0


def rate(games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> dict[str, Rating] | None:
    """Ratings of the bots of these games, each a line-up and the places its seats took, in their order.

    A bot that has several seats is rated at each, and gets the mean. None where OpenSkill is not installed.
    """
    ratings: dict[str, Rating] = {}
    return ratings if rate_on(ratings, games) else None


def rate_on(ratings: dict[str, Rating], games: Iterable[tuple[Sequence[str], Sequence[int]]]) -> bool:
    """Go on rating with more games; false where OpenSkill is not installed."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return False
    model = PlackettLuce(tau=0.0, gamma=steady)
    first = model.rating()
    for line_up, taken in games:
        before = [ratings.get(name, Rating(first.mu, first.sigma)) for name in line_up]
        teams = [[model.rating(mu=one.mean, sigma=one.deviation)] for one in before]
        after = model.rate(teams, ranks=[float(place) for place in taken])
        for name in dict.fromkeys(line_up):
            own = [after[seat][0] for seat in range(len(line_up)) if line_up[seat] == name]
            mean = math.fsum(one.mu for one in own) / len(own)
            ratings[name] = Rating(mean, math.fsum(one.sigma for one in own) / len(own))
    return True
