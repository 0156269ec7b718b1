"""Ourselves, with whatever engine this Python has: python -m bench.engine havana 4 1.0

Whole games are asked for in one call, as whoever needs many would do it; and then decision by decision, as a
program in Python would that decides for itself.
"""

from __future__ import annotations

import sys
import tracemalloc

from bench.measure import per_second, play, tell
from malecon.games import GAMES
from malecon.kernel import state as engine
from malecon.kernel.game import Game
from malecon.kernel.play import playouts, random_action, settle
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER, State

COMPILED = not engine.__file__.endswith(".py")
BATCH = 50 if COMPILED else 2  # games in one call: some hundredths of a second
COPIES = 2000  # made to weigh one


def midgame(game: Game, players: int) -> State:
    """A table where a search would copy it: half-way through a game."""
    plies = [0, 0]
    for halves in (1, 2):
        state, rng = game.new(players), Rng(3)
        while state.seat != OVER and (halves == 1 or plies[1] < plies[0] // 2):
            state.apply(random_action(state, rng))
            plies[halves - 1] += 1
    return state


def one_by_one(start: State, rng: Rng) -> int:
    """A game in which every decision is taken here, as docs/library.md writes it."""
    decisions = 0
    state = start.copy()
    settle(state, rng)
    while state.seat != OVER:
        actions = state.legal()
        state.apply(actions[rng.below(len(actions))])
        settle(state, rng)
        decisions += 1
    return decisions


def bytes_of(state: State) -> float:
    """The memory of one state: what many copies of it take, shared."""
    tracemalloc.start()
    copies: list[State | None] = [None] * COPIES
    before = tracemalloc.get_traced_memory()[0]
    for i in range(COPIES):
        copies[i] = state.copy()
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / COPIES


def measure(name: str, players: int, seconds: float) -> dict[str, float]:
    game = GAMES[name]
    start, rng = game.new(players), Rng(7)
    figures = play(lambda: int(playouts(start, BATCH, rng)), seconds)
    asked = play(lambda: one_by_one(start, rng), seconds / 2)
    table = midgame(game, players)
    return {
        "compiled": COMPILED,
        "decisions/s": figures["decisions/s"],
        "decisions/s one by one": asked["decisions/s"],
        "games/s": figures["calls/s"] * BATCH,
        "decisions": figures["decisions"] / BATCH,
        "copies/s": per_second(table.copy, seconds / 4),
        "bytes": bytes_of(table),
    }


if __name__ == "__main__":
    tell(measure(sys.argv[1], int(sys.argv[2]), float(sys.argv[3])))
