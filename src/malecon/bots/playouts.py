"""The mind of a game that brings none: a table is worth what comes of it when everybody plays at random."""

from __future__ import annotations

from collections.abc import Callable

from librt.vecs import vec
from mypy_extensions import i64

from malecon.kernel.mind import Mind, result
from malecon.kernel.play import playout
from malecon.kernel.rng import Rng
from malecon.kernel.state import State


class PlayoutMind(Mind[State]):
    """Knows nothing but the rules. One playout says little: whoever asks must ask often and take the mean."""

    def __init__(
        self, believe: Callable[[State, int, Rng], State], simultaneous: Callable[[State], bool]
    ) -> None:
        self.believe = believe
        self.simultaneous = simultaneous

    def sample(self, s: State, seat: i64, rng: Rng) -> State:
        return self.believe(s, seat, rng)

    def secret(self, s: State) -> bool:
        return self.simultaneous(s)

    def spread(self, s: State) -> float:
        return 1.0

    def chances(self, s: State, rng: Rng) -> vec[float]:
        """Who won one game from here."""
        end = s.copy()
        playout(end, rng)
        return result(end)
