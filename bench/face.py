"""One of our faces for researchers, played at random: python -m bench.face vector cuba 4 1.0

The loop is the one that a user writes: by NumPy over 256 tables, by PettingZoo's agents, by pyspiel's states.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

from bench.loops import of_agents, of_states
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
    from malecon.research import pettingzoo

    return of_agents(pettingzoo.env(game, players))


def as_typed(game: str, players: int) -> Callable[[], int]:
    """The loop with which docs/research/pettingzoo.md begins, which draws by the action space."""
    from malecon.research import pettingzoo

    env = pettingzoo.env(game, players)

    def one_game() -> int:
        decisions = 0
        env.reset()
        for agent in env.agent_iter():
            observation, _, termination, _, _ = env.last()
            action = None if termination else env.action_space(agent).sample(observation["action_mask"])
            env.step(action)
            decisions += action is not None
        return decisions

    return one_game


def by_openspiel(game: str, players: int) -> Callable[[], int]:
    import pyspiel

    import malecon.research.openspiel

    assert malecon.research.openspiel.LONGEST
    return of_states(pyspiel.load_game(f"malecon_{game}", {"players": players}))


FACES = {
    "vector": by_vector,
    "information": by_information,
    "pettingzoo": by_pettingzoo,
    "typed": as_typed,
    "openspiel": by_openspiel,
}

if __name__ == "__main__":
    face, name, number, seconds = sys.argv[1:]
    random.seed(7)
    tell(play(FACES[face](name, int(number)), float(seconds)))
