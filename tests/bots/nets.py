"""Nets for tests: small, and of weights that are drawn."""

from __future__ import annotations

from functools import cache

from malecon.bots.net import Net
from malecon.bots.weights import read, sizes_for, written
from malecon.games import GAMES
from malecon.kernel.rng import Rng


@cache
def drawn_file(name: str, seed: int = 1, width: int = 16, depth: int = 8) -> bytes:
    """A file of a net that has learned nothing."""
    game = GAMES[name]
    sizes = sizes_for(game, width, depth)
    rng = Rng(seed)
    parts = [[int(rng.below(401)) - 200 for _ in range(part)] for part in sizes.parts()]
    return written({"game": name}, sizes, parts)


def drawn_net(name: str, seed: int = 1) -> Net:
    return read(drawn_file(name, seed), GAMES[name])
