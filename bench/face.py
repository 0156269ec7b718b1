"""One of our faces for researchers, played at random: python -m bench.face vector cuba 4 1.0

The loop is the one that a user writes: by NumPy over 256 tables, by PettingZoo's agents, by pyspiel's states.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

from bench.measure import play, tell

TABLES = 256
STEPS = 50


def by_vector(game: str, players: int, observe: str = "observation") -> Callable[[], int]:
    import numpy as np

    from malecon.research.vector import Tables

    tables = Tables(game, players, TABLES, seed=7, observe=observe)  # type: ignore[arg-type]
    rng = np.random.default_rng(7)

    def some_steps() -> int:
        for _ in range(STEPS):
            tables.step(tables.sample(rng))
        return STEPS * len(tables.observations)

    return some_steps


def by_information(game: str, players: int) -> Callable[[], int]:
    return by_vector(game, players, "information")


def by_pettingzoo(game: str, players: int) -> Callable[[], int]:
    """As bench/peers/pettingzoo.py."""
    from malecon.research import pettingzoo

    env = pettingzoo.env(game, players)

    def one_game() -> int:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, _, _ = env.last()
            if terminated:
                env.step(None)
            else:
                env.step(random.choice(observation["action_mask"].nonzero()[0]))
                decisions += 1
        return decisions

    return one_game


def by_openspiel(game: str, players: int) -> Callable[[], int]:
    """As bench/peers/open_spiel.py."""
    import pyspiel

    import malecon.research.openspiel

    assert malecon.research.openspiel.LONGEST
    loaded = pyspiel.load_game(f"malecon_{game}", {"players": players})

    def one_game() -> int:
        decisions = 0
        state = loaded.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return one_game


FACES = {
    "vector": by_vector,
    "information": by_information,
    "pettingzoo": by_pettingzoo,
    "openspiel": by_openspiel,
}

if __name__ == "__main__":
    face, name, number, seconds = sys.argv[1:]
    random.seed(7)
    tell(play(FACES[face](name, int(number)), float(seconds)))
