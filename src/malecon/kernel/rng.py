"""The generator: small, fast, the same on every machine and in every build.

Chris Doty-Humphrey's sfc32: four 32-bit words, one of them a counter, so no seed has a short cycle.
Nothing in a State draws from it; whoever plays chance (a playout, a match, the table) brings one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MASK: Final[i64] = 0xFFFFFFFF


@mypyc_attr(acyclic=True)
class Rng:
    """Draws 32-bit numbers; two generators with the same seed and stream draw the same."""

    __slots__ = ("a", "b", "c", "counter")

    def __init__(self, seed: int, stream: int = 0) -> None:
        self.a: i64 = seed & 0xFFFFFFFF
        self.b: i64 = (seed >> 32) & 0xFFFFFFFF
        self.c: i64 = stream & 0xFFFFFFFF
        self.counter: i64 = 1
        i: i64 = 0
        while i < 15:  # what its author asks for, so that near seeds part ways
            self.word()
            i += 1

    def word(self) -> i64:
        """The next 32 bits."""
        b = self.b
        c = self.c
        out: i64 = (self.a + b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + out) & MASK
        return out

    def below(self, n: i64) -> i64:
        """A fair number from 0 to n − 1, for n up to 2³¹."""
        product: i64 = self.word() * n
        low: i64 = product & MASK
        if low < n:  # Lemire: reject the few words that would favour some results
            floor: i64 = (MASK + 1 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & MASK
        return product >> 32

    def weighted(self, weights: vec[i64]) -> i64:
        """The index of one weight, drawn in proportion to it."""
        return self.weighted_among(weights, len(weights))

    def weighted_among(self, weights: vec[i64], count: i64) -> i64:
        """The same, but only the first `count` of the weights are looked at."""
        total: i64 = 0
        for index in range(count):
            total += weights[index]
        rest: i64 = self.below(total)
        for index in range(count):
            rest -= weights[index]
            if rest < 0:
                return index
        raise ValueError("weights must be positive")
