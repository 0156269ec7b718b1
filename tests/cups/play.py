"""How these tests play a cup: people named by letters, and results by whoever is told to win."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from malecon.cups import Cup, Entrant, Pairing, Result, Rules

#: The scores of a table, by seat.
Scores = Callable[[Pairing], Sequence[int]]


def people(count: int, seeded: bool = True) -> list[Entrant]:
    """The first is the strongest."""
    return [Entrant(f"p{number}", strength=1000 - number if seeded else 0) for number in range(count)]


def new(form: str, count: int, players: int = 2, seed: str = "seed", **rules: object) -> Cup:
    given = Rules.from_json({"format": form, "players": players, **rules})
    return Cup.new(given, people(count), seed)


def by_strength(pairing: Pairing) -> list[int]:
    """Nobody is ever surprised."""
    return [1000 - int(who[1:]) if who[1:].isdigit() else 0 for who in pairing.seats]


def by_chance(seed: int) -> Scores:
    generator = random.Random(seed)
    return lambda pairing: [generator.randrange(10, 14) for _ in pairing.seats]


def result(scores: Sequence[int]) -> Result:
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return Result(tuple(scores), winners)


def play_round(cup: Cup, scores: Scores = by_strength) -> Cup:
    cup = cup.with_next_round()
    number = len(cup.rounds)
    for pairing in cup.rounds[-1].pairings:
        if pairing.result is None:
            cup = cup.with_result(number, pairing.table, result(scores(pairing)))
    return cup


def play(cup: Cup, scores: Scores = by_strength, most: int = 300) -> Cup:
    """To the end."""
    for _ in range(most):
        if cup.is_over:
            return cup
        cup = play_round(cup, scores)
    raise AssertionError("it never ends")


def leaning(cup: Cup, who: str, seats: int) -> int:
    """How much more often somebody sat on one seat than on another."""
    sat = [cup.sat[who, seat] for seat in range(seats)]
    return max(sat) - min(sat)
