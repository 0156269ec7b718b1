"""Games that are not kept one by one: how often each number came, which is small however many they are."""

from __future__ import annotations

import math
from array import array
from collections import Counter
from collections.abc import Mapping
from typing import NamedTuple

from malecon.kernel.game import Json


class Batch(NamedTuple):
    """The results of games that follow each other, in arrays with one entry for each game."""

    start: int  # the number of the first
    scores: array[int]  # one for each seat of each game
    winners: array[int]  # one bit for each seat that won
    rounds: array[int]
    decisions: array[int]
    endings: array[int]  # positions in the game's `endings`


class Spread(NamedTuple):
    """What many numbers are like together."""

    mean: float
    deviation: float
    least: int
    most: int


class Counts(NamedTuple):
    """How often each number came, in games that are not kept one by one."""

    scores: list[Counter[int]]  # by seat
    winners: Counter[int]  # one bit for each seat that won
    rounds: Counter[int]
    decisions: Counter[int]
    endings: Counter[int]  # positions in the game's `endings`

    @classmethod
    def none(cls, players: int) -> Counts:
        return cls([Counter() for _ in range(players)], Counter(), Counter(), Counter(), Counter())

    @classmethod
    def of(cls, batch: Batch, players: int) -> Counts:
        seats = [Counter(batch.scores[seat::players]) for seat in range(players)]
        rest = (batch.winners, batch.rounds, batch.decisions, batch.endings)
        return cls(seats, *(Counter(numbers) for numbers in rest))

    def add(self, other: Counts) -> None:
        for own, more in zip(self.every(), other.every(), strict=True):
            own.update(more)

    def every(self) -> list[Counter[int]]:
        return [*self.scores, self.winners, self.rounds, self.decisions, self.endings]

    def plain(self) -> Json:
        """As JSON; the same counts give the same text."""
        seats = [plain(seat) for seat in self.scores]
        return {"scores": seats, **{name: plain(getattr(self, name)) for name in self._fields[1:]}}

    @classmethod
    def read(cls, found: Json) -> Counts:
        rest = (unplain(found[name]) for name in cls._fields[1:])
        return cls([unplain(seat) for seat in found["scores"]], *rest)


def plain(counts: Counter[int]) -> dict[str, int]:
    return {str(number): times for number, times in sorted(counts.items())}


def unplain(found: Mapping[str, int]) -> Counter[int]:
    return Counter({int(number): int(times) for number, times in found.items()})


def spread(counts: Counter[int]) -> Spread:
    """Mean, standard deviation and limits, exact whatever the order; nothing of no numbers."""
    n = counts.total()
    if n == 0:
        return Spread(0.0, 0.0, 0, 0)
    total = sum(number * times for number, times in counts.items())
    squares = sum(number * number * times for number, times in counts.items())
    variance = (squares * n - total * total) / (n * n)
    return Spread(total / n, math.sqrt(variance), min(counts), max(counts))
