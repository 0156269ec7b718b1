"""Gymnasium's own checker, unchanged; the bots play as in every match; wrong actions are told."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env

import malecon.research.gymnasium
from malecon.bots.players import bot
from malecon.games import GAMES
from malecon.kernel.match import Bot, Seen, play_match
from tests.research.cases import every_case, every_game


def make(game: str, **settings: Any) -> Any:
    return gymnasium.make(f"malecon/{game.title()}-v0", **settings)


@every_case
def test_the_checker(game: str, players: int) -> None:
    for settings in ({}, {"flat": True, "seat": None}):
        env = make(game, players=players, bots="random", **settings).unwrapped
        check_env(env)


def play_on(env: Any, observation: Any, rng: np.random.Generator) -> tuple[float, dict[str, Any], list[int]]:
    """Play at random to the end: the reward, what is told of it, and the actions."""
    actions = []
    while True:
        actions.append(int(rng.choice(np.flatnonzero(observation["action_mask"]))))
        observation, reward, terminated, truncated, info = env.step(actions[-1])
        assert observation in env.observation_space
        assert not truncated
        if terminated:
            return reward, info, actions
        assert reward == 0


class Reader:
    """A player who gives answers that are written down."""

    def __init__(self, answers: list[int]) -> None:
        self.answers = iter(answers)

    def choose(self, seen: Seen) -> int:
        return next(self.answers)


@every_game
def test_bots_play_as_in_a_match_of_the_house(game: str) -> None:
    """The same seed and the same answers in `play_match` are the same game."""
    env = make(game, players=3, bots=["greedy", "casual"], seat=1)
    observation, _ = env.reset(seed=11)
    reward, info, actions = play_on(env, observation, np.random.default_rng(11))
    house = GAMES[game]
    state = house.new(3)
    bots: list[Bot] = [
        bot("casual", house),
        Reader([action + house.draws for action in actions]),
        bot("greedy", house),
    ]
    play_match(house, state, bots, 11)
    assert info["scores"] == state.scores()
    assert (reward > 0) == (1 in state.winners())


@every_game
def test_a_forbidden_action_changes_nothing_and_is_told(game: str) -> None:
    env = make(game, players=2, bots="random").unwrapped
    for call in (lambda: env.step(0), env.action_masks, env.render):
        with pytest.raises(ResetNeeded, match=r"reset\(\) begins one"):
            call()
    observation, _ = env.reset(seed=5)
    forbidden = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    again, reward, terminated, truncated, info = env.step(forbidden)
    assert (reward, terminated, truncated) == (0, False, False)
    assert "may not be done now" in info["refused"]
    assert np.array_equal(again["observation"], observation["observation"])
    assert np.array_equal(env.action_masks(), observation["action_mask"].astype(bool))
    for wrong in (-1, 10**6, 0.5, "build", None, True):
        with pytest.raises(InvalidAction, match=rf"whole number from 0 to \d+, not {wrong!r}$"):
            env.step(wrong)
    play_on(env, again, np.random.default_rng(5))
    with pytest.raises(ResetNeeded):
        env.step(0)
    env.reset()


@pytest.mark.parametrize("wrong", [-1, 2**63, "one", 1.5])
def test_an_environment_goes_on_though_its_first_reset_was_refused(wrong: Any) -> None:
    """As Gymnasium makes it: what it puts around would remember the failure for good."""
    env = make("havana", players=2, bots="random")
    with pytest.raises((gymnasium.error.Error, TypeError, ValueError), match=r"[Ss]eed"):
        env.reset(seed=wrong)
    observation, _ = env.reset(seed=1)
    play_on(env, observation, np.random.default_rng(1))


def test_whole_numbers_may_be_those_of_numpy() -> None:
    env = make("cuba", players=np.int64(3), seat=np.int8(1), bots="random").unwrapped
    env.reset(seed=np.int64(6))
    assert (env.seat, env.play.seed) == (1, 6)


def test_the_seat_may_change() -> None:
    env = make("cuba", players=4, bots="random", seat=None).unwrapped
    seats = set()
    env.reset(seed=6)
    assert env.seat == 2
    for _ in range(40):
        env.reset()
        assert env.seat == env.play.seed % 4
        seats.add(env.seat)
    assert seats == {0, 1, 2, 3}


def test_environments_side_by_side_play_games_of_their_own() -> None:
    """They are seeded by s, s + 1 and so on, and none may play what another has played."""
    played = []
    for seed in range(4):
        env = make("havana", players=2, bots="random").unwrapped
        env.reset(seed=seed)
        for _ in range(4):
            played.append(env.play.seed)
            env.reset()
    assert len(set(played)) == 16
    assert played[:16:4] == [0, 1, 2, 3]


def test_a_flat_observation_ends_with_the_mask() -> None:
    flat = make("havana", players=2, bots="random", flat=True).reset(seed=7)[0]
    usual = make("havana", players=2, bots="random").reset(seed=7)[0]
    assert np.array_equal(flat, np.concatenate([usual["observation"], usual["action_mask"]]))


def test_what_there_is_not_is_told() -> None:
    with pytest.raises(ValueError, match="no bot “clever”"):
        make("cuba", players=2, bots="clever")
    with pytest.raises(ValueError, match="bots is one name, or 2 of them"):
        make("cuba", players=3, bots=["greedy"])
    for bots in (3, None, [3], [None, "greedy"], {"greedy": 1, "random": 2}):
        with pytest.raises(ValueError, match="bots is one name, or 2 of them"):
            make("cuba", players=3, bots=bots)
    for seat in (3, -1, 1.0, True, "0"):
        with pytest.raises(ValueError, match="seat is None or from 0 to 2"):
            make("cuba", players=3, seat=seat)
    with pytest.raises(ValueError, match="2 to 5"):
        make("cuba", players=2.0)
    with pytest.raises(ValueError, match="2 to 5"):
        make("cuba", players=9)


def test_the_table_is_told_in_words() -> None:
    env = make("cuba", players=2, bots="random", render_mode="ansi")
    env.reset(seed=8)
    assert "1." in env.render()
    silent = malecon.research.gymnasium.MaleconEnv("cuba")
    silent.reset(seed=8)
    assert silent.render() is None
