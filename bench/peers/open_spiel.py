"""OpenSpiel through its Python binding: python -m bench.peers.open_spiel hearts 1.0"""

from __future__ import annotations

import importlib
import random
import sys

import pyspiel

from bench.loops import of_states
from bench.measure import per_second, play, tell

if sys.argv[1].startswith("python_"):
    importlib.import_module("open_spiel.python.games")  # which registers those written in Python
game = pyspiel.load_game(sys.argv[1])
seconds = float(sys.argv[2])


def midgame() -> pyspiel.State:
    """Where a search would copy: not the empty table."""
    state = game.new_initial_state()
    for _ in range(70):
        if state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        else:
            state.apply_action(random.choice(state.legal_actions()))
        if state.is_terminal():
            state = game.new_initial_state()
    return state


random.seed(7)
figures = play(of_states(game), seconds)
figures["copies/s"] = per_second(midgame().clone, seconds / 4)
tell(figures)
