"""PettingZoo's own suites, unchanged; and what its users expect of a wrong step."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils import TerminateIllegalWrapper

from malecon.research import pettingzoo
from malecon.research.spec import Refused
from tests.research.cases import every_case, every_game

#: Two standing warnings: that observations are dicts, as with every game of PettingZoo that has masks.
as_usual = pytest.mark.filterwarnings("ignore:Observation:UserWarning")


@as_usual
@every_case
def test_the_api(game: str, players: int) -> None:
    api_test(pettingzoo.env(game, players=players), num_cycles=60)


@as_usual
@every_case
def test_seeds(game: str, players: int) -> None:
    seed_test(lambda: pettingzoo.env(game, players=players), num_cycles=60)


def play_on(env: Any, rng: np.random.Generator, steps: int = 10_000) -> dict[str, float]:
    """Play at random, and say what each agent has got in all."""
    got = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter(steps):
        observation, reward, termination, truncation, info = env.last()
        got[agent] += reward
        assert not truncation
        if termination:
            assert len(info["scores"]) == len(got)
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
    return got


@every_case
def test_a_whole_game(game: str, players: int) -> None:
    env = pettingzoo.env(game, players=players, observe="information")
    env.reset(seed=players)
    got = play_on(env, np.random.default_rng(players))
    assert env.agents == []
    assert sum(got.values()) == pytest.approx(0)
    assert max(got.values()) > 0
    with pytest.raises(ValueError, match="over"):
        env.step(0)


@every_game
def test_a_wrong_step_changes_nothing(game: str) -> None:
    env = pettingzoo.env(game, players=2)
    with pytest.raises(AttributeError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(30):
        before = env.observe(env.agent_selection)
        forbidden = int(np.flatnonzero(before["action_mask"] == 0)[0])
        for wrong in (-1, 10**6, None, True, 0.5, "build", np.zeros(2, int)):
            with pytest.raises(Refused, match="an action is a whole number from 0 to"):
                env.step(wrong)
        with pytest.raises(AssertionError, match="may not be done now"):
            env.step(np.int64(forbidden))
        after = env.observe(env.agent_selection)
        assert np.array_equal(before["observation"], after["observation"])
        play_on(env, rng, 1)


def test_an_action_may_be_whatever_its_space_contains() -> None:
    env = pettingzoo.env("cuba", players=2)
    env.reset(seed=1)
    action = np.array(env.last()[0]["action_mask"].nonzero()[0][0])
    assert env.action_space(env.agent_selection).contains(action)
    env.step(action)


def test_others_are_not_asked() -> None:
    env = pettingzoo.env("cuba", players=3)
    env.reset(seed=2)
    for agent in env.agents:
        assert env.observe(agent)["action_mask"].any() == (agent == env.agent_selection)


def test_who_wants_a_game_to_end_by_a_wrong_step_can_have_it() -> None:
    env = TerminateIllegalWrapper(pettingzoo.env("havana", players=2), illegal_reward=-1)
    env.reset(seed=3)
    mask = env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(mask == 0)[0]))
    assert all(env.terminations.values())


def test_the_table_is_told_in_words() -> None:
    env = pettingzoo.env("santiago", players=2, render_mode="ansi")
    env.reset(seed=4)
    assert "1." in str(env.render())
    with pytest.raises(ValueError, match="render_mode"):
        pettingzoo.env("santiago", players=2, render_mode="human")


def test_players_are_a_whole_number() -> None:
    assert len(pettingzoo.env("cuba", np.int64(3)).possible_agents) == 3
    for wrong in (2.0, "2", True, None):
        with pytest.raises(ValueError, match="2 to 5 players"):
            pettingzoo.env("cuba", wrong)  # type: ignore[arg-type]
