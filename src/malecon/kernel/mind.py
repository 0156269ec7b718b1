"""What a bot knows of a game: how to imagine what is hidden, and how well a seat stands.

A game may bring a Mind of its own, in its folder. Those of the house are compiled with the search that asks
them; for a game that brings none, `bots/playouts.py` has one.
"""

from __future__ import annotations

import math
from typing import Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind(Generic[S]):
    """Knowledge of one game, written down."""

    def sample(self, s: S, seat: i64, rng: Rng) -> State:
        """A world that this seat may believe in."""
        raise NotImplementedError

    def standing(self, s: S, seat: i64) -> float:
        """The points this seat may hope to end with, as far as one sees by looking at the table."""
        raise NotImplementedError

    def spread(self, s: S) -> float:
        """By how many points of standing one must lead to be a clear favourite; small near the end."""
        raise NotImplementedError

    def secret(self, s: S) -> bool:
        """Whether the answer now asked for stays hidden from the others for a while."""
        raise NotImplementedError

    def ask_again(self, s: S, seat: i64) -> bool:
        """Ask this seat anew what it has chosen and still lies hidden; whether there is such a thing."""
        return False

    def lay(self, s: S, seat: i64, action: i64) -> None:
        """Let this be what the seat has chosen and still lies hidden."""
        raise NotImplementedError

    def familiar(self, s: S, seat: i64) -> State:
        """The same table as this seat knows it best, where the rules do not care how something is laid."""
        return s

    def familiar_options(self, s: S) -> vec[i64]:
        """The answers that can be given, as they are called at the table familiar to the asked seat."""
        return s.options

    def appeal(self, s: S, action: i64) -> float:
        """The points an answer promises that the table does not show yet; more questions must bring them."""
        return 0.0

    def chances(self, s: S, rng: Rng) -> vec[float]:
        """Every seat's chance to win: exact when the game is over, else from how they stand."""
        if s.seat == OVER:
            return result(s)
        n = s.players
        odds = vec[float]([0.0] * n)
        best = -1.0e9
        for seat in range(n):
            odds[seat] = self.standing(s, seat)
            if odds[seat] > best:
                best = odds[seat]
        spread = self.spread(s)
        total = 0.0
        for seat in range(n):
            odds[seat] = math.exp((odds[seat] - best) / spread)
            total += odds[seat]
        for seat in range(n):
            odds[seat] /= total
        return odds


def result(s: State) -> vec[float]:
    """How a game has ended: 1 for the winner, shared where the win is."""
    odds = vec[float]([0.0] * s.players)
    winners = s.winners()
    for winner in winners:
        odds[winner] = 1.0 / float(len(winners))
    return odds


def returns(s: State) -> vec[float]:
    """What a finished game is worth to each seat: 1 for a win alone, and in all nothing."""
    players = float(s.players)
    worth = result(s)
    for seat in range(s.players):
        worth[seat] = (players * worth[seat] - 1.0) / (players - 1.0)
    return worth
