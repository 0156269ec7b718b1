"""The number of ways to go on from fixed positions: the engine's fingerprint.

A line of perft.txt has the numbers of ways to give the next answer, the next two answers, and so on:

    havana, 2 players, after 30 answers: 2 18 36 324
"""

from __future__ import annotations

from collections.abc import Iterator

from malecon.kernel.game import Game
from malecon.kernel.play import perft, random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER
from tests.golden.story import FOLDER
from tests.support import dealt

FILE = FOLDER / "perft.txt"
POSITIONS = range(0, 151, 30)  # of a random game, by the answers given since the deal
ENOUGH = 1_000  # ways, and it is counted no deeper
DEEPEST = 8


def counted(game: Game) -> Iterator[str]:
    """The lines of a game."""
    for players in game.seats:
        state = dealt(game, players)
        rng = Rng(1)
        for given in range(POSITIONS[-1] + 1):
            if state.seat == OVER:
                break
            if given in POSITIONS:
                ways: list[int] = []
                while len(ways) < DEEPEST and (not ways or ways[-1] < ENOUGH):
                    ways.append(int(perft(state, len(ways) + 1)))
                yield f"{game.name}, {players} players, after {given} answers: {' '.join(map(str, ways))}"
            state.apply(random_action(state, rng))
