"""PettingZoo's own suites, unchanged; and what its users expect of a wrong step."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils import TerminateIllegalWrapper

from malecon.research import pettingzoo
from malecon.research.spaces import Actions
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
    over = pytest.raises(ValueError, match=r"the game is over; reset\(\) begins")
    with over:
        env.step(0)
    with over:
        env.last()


def test_before_the_first_reset_everything_says_what_is_missing() -> None:
    env = pettingzoo.env("cuba", players=3, render_mode="ansi")
    calls: dict[str, Any] = {
        "step": lambda: env.step(0),
        "observe": lambda: env.observe("player_0"),
        "render": env.render,
        "agent_iter": env.agent_iter,
        "agent_selection": env.last,  # it asks for whoever is selected
        "rewards": lambda: env.rewards,
        "infos": lambda: env.infos,
    }
    for what, call in calls.items():
        for expected in (ResetNeeded, AssertionError, AttributeError):
            with pytest.raises(expected, match=rf"^reset\(\) needs to be called before {what}\.$"):
                call()
    assert not hasattr(env, "rewards")
    assert copy.deepcopy(env).agents == pickle.loads(pickle.dumps(env)).agents == []
    with pytest.raises(AttributeError, match="no attribute 'reward'"):
        env.reward  # noqa: B018
    env.reset(seed=1)
    play_on(env, np.random.default_rng(1), 20)


def test_a_mask_is_drawn_from_as_gymnasium_draws() -> None:
    ours, theirs = Actions(40, seed=3), Discrete(40, seed=3)
    assert ours == theirs
    rng = np.random.default_rng(3)
    for _ in range(300):
        mask = (rng.random(40) < 0.2).astype(np.int8)
        mask[rng.integers(40)] = 1
        drawn = ours.sample(mask)
        assert drawn == theirs.sample(mask)
        assert type(drawn) is np.int64
        assert ours.contains(drawn)
    assert ours.sample() == theirs.sample()
    assert ours.sample(np.zeros(40, np.int8)) == 0
    assert ours.sample(probability=np.eye(40)[7]) == 7
    wrong = [np.full(40, 2, np.int8), np.ones(41, np.int8), np.ones(40, np.float32), [1] * 40]
    for mask in wrong:
        with pytest.raises(AssertionError):
            ours.sample(mask)


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


def test_an_agent_that_there_is_not_is_told() -> None:
    env = pettingzoo.env("cuba", players=2)
    env.reset(seed=2)
    calls: list[Any] = [env.observe, env.observation_space, env.action_space]
    for call in calls:
        for wrong in ("player_2", 0):
            with pytest.raises(KeyError, match="there are: player_0, player_1"):
                call(wrong)


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
