"""A copy plays on as the first would, and neither touches the other; through every face."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import malecon.research.gymnasium  # noqa: F401  # registers the games
from malecon.games import GAMES
from malecon.research import pettingzoo
from malecon.research.vector import Tables
from tests.research.cases import every_game

Copy = Callable[[Any], Any]


def saved(one: Any) -> Any:
    """A copy by way of bytes."""
    return pickle.loads(pickle.dumps(one))


every_way = pytest.mark.parametrize("way", [copy.deepcopy, saved])


def walk_tables(tables: Tables, seed: int, steps: int) -> list[Any]:
    """All that is told on the way."""
    rng = np.random.default_rng(seed)
    told: list[Any] = []
    for _ in range(steps):
        tables.step(tables.sample(rng))
        told.append([tables.seeds, *(getattr(tables, name).tolist() for name in ARRAYS)])
    return told


ARRAYS = ("observations", "masks", "seats", "legal_counts", "dones", "rewards", "scores")


@every_way
@every_game
def test_tables(game: str, way: Copy) -> None:
    tables = Tables(game, 2, 3, seed=5, observe="information")
    rng = np.random.default_rng(5)
    while not tables.dones.any():
        tables.step(tables.sample(rng))
    other = way(tables)
    for name in ARRAYS:
        assert np.array_equal(getattr(tables, name), getattr(other, name))
        assert not getattr(other, name).flags.writeable
    first = walk_tables(tables, 1, 120)
    assert walk_tables(other, 1, 120) == first
    walk_tables(other, 2, 30)
    before = tables.observe(0, 0).tobytes()
    other.reset(seed=1)
    assert tables.observe(0, 0).tobytes() == before
    assert np.array_equal(other.expand(other.observations), Tables.expand(tables, other.observations))


def walk_agents(env: Any, seed: int, steps: int) -> list[Any]:
    rng = np.random.default_rng(seed)
    told: list[Any] = []
    for agent in env.agent_iter(steps):
        observation, reward, over, _, info = env.last()
        told.append((agent, observation["observation"].tobytes(), reward, over, info))
        env.step(None if over else int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return told


@every_way
@every_game
def test_pettingzoo(game: str, way: Copy) -> None:
    env = way(pettingzoo.env(game, 3, observe="information"))
    env.reset(seed=6)
    walk_agents(env, 6, 40)
    other = way(env)
    walk_agents(way(env), 7, 40)
    first = walk_agents(env, 1, 10_000)
    assert walk_agents(other, 1, 10_000) == first
    assert first[-1][3]
    env.reset()
    other.reset()
    assert env.play.seed == other.play.seed == 7


def walk_seat(env: Any, observation: Any, seed: int, steps: int) -> list[Any]:
    rng = np.random.default_rng(seed)
    told: list[Any] = []
    for _ in range(steps):
        action = int(rng.choice(np.flatnonzero(observation["action_mask"])))
        observation, *outcome = env.step(action)
        told.append((action, observation["observation"].tobytes(), outcome))
        if outcome[1]:
            break
    told.append(observation)
    return told


@every_way
@pytest.mark.parametrize("bots", ["casual", "strong:3"])
def test_gymnasium(bots: str, way: Copy) -> None:
    """Bots draw from generators of their own, and some keep what they have thought about."""
    env = way(gymnasium.make("malecon/Cuba-v0", players=3, bots=bots, seat=None))
    observation, _ = env.reset(seed=8)
    *_, observation = walk_seat(env, observation, 8, 10)
    other = way(env)
    walk_seat(way(env), observation, 9, 10)
    first = walk_seat(env, observation, 1, 25)
    again = walk_seat(other, observation, 1, 25)
    assert again[:-1] == first[:-1]
    assert len(first) > 20
    assert other.unwrapped.play.spec.game is GAMES["cuba"]
