"""One look ahead: try every answer, follow one's own chain of questions to its end, and look at the table."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from malecon.kernel.mind import Mind
from malecon.kernel.play import settle
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, State


class Lookahead:
    """Judges answers by the best that one's own following answers can make of them."""

    def __init__(self, mind: Mind[State], depth: i64, limit: i64) -> None:
        self.mind = mind
        self.depth: i64 = depth  # how many of one's own questions are followed
        self.limit: i64 = limit  # how many tables may be looked at for one answer
        self.seen: i64 = 0

    def judge(self, believed: State, seat: i64, worlds: i64, rng: Rng) -> vec[float]:
        """For each answer the chance to win after it, averaged over some worlds that may be."""
        values = vec[float]([0.0] * believed.offered)
        world: i64 = 0
        while world < worlds:
            s = self.mind.sample(believed, seat, rng)
            i: i64 = 0
            for action in s.options:
                values[i] += self.after(s, action, rng) / float(worlds)
                i += 1
            world += 1
        return values

    def after(self, s: State, action: i64, rng: Rng) -> float:
        """The chance to win of whoever gives this answer."""
        self.seen = 0
        seat = s.seat
        after = s.copy()
        after.apply(action)
        return self.follow(after, seat, self.depth, rng)

    def follow(self, s: State, seat: i64, depth: i64, rng: Rng) -> float:
        """The best this seat can reach by its own answers. One draw is no plan, so chance ends the chain."""
        self.seen += 1
        if s.seat == CHANCE:
            settle(s, rng)
            depth = 0
        if s.seat != seat or depth == 0 or self.seen > self.limit:
            return self.mind.chances(s, rng)[seat]
        best = -1.0
        for action in s.options:
            after = s.copy()
            after.apply(action)
            value = self.follow(after, seat, depth - 1, rng)
            if value > best:
                best = value
        return best
