"""Asking a table costs no memory: a million games leave as little behind as one.

Plain code that hands a vector of a state to a compiled function would keep it for ever, so this is run on
both engines.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

import pytest

from malecon.kernel.game import Game
from malecon.kernel.play import playout, random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER, State
from tests.contract.setups import every_game

CALLS = 100


def left_behind(ask: Callable[[], object]) -> float:
    """Blocks of memory that one call leaves allocated."""
    for _ in range(20):
        ask()
    gc.collect()
    before = sys.getallocatedblocks()
    for _ in range(CALLS):
        ask()
    gc.collect()
    return (sys.getallocatedblocks() - before) / CALLS


def table(game: Game, answers: int | None) -> State:
    state, rng = game.new(game.seats[-1]), Rng(1)
    if answers is None:
        playout(state, rng)
    for _ in range(answers or 0):
        if state.seat != OVER:
            state.apply(random_action(state, rng))
    return state


@every_game
@pytest.mark.parametrize("answers", [60, None], ids=["midst", "end"])
def test_what_is_asked_of_a_table_leaves_nothing_behind(game: Game, answers: int | None) -> None:
    state = table(game, answers)
    questions: dict[str, Callable[[State], object]] = {
        "scores": lambda copy: copy.scores(),
        "winners": lambda copy: copy.winners(),
        "ending": game.ending,
        "legal": lambda copy: copy.legal(),
        "view": lambda copy: game.view(copy, 0),
        "box": game.box,
    }
    for name, ask in questions.items():
        assert left_behind(lambda ask=ask: ask(state.copy())) < 0.5, name  # type: ignore[misc]
