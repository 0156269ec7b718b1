"""The same seed gives the same game through every face."""

from __future__ import annotations

import random
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import malecon.research.gymnasium
from malecon.games import GAMES
from malecon.kernel.match import RandomBot, play_match
from malecon.research import pettingzoo
from malecon.research.openspiel import Dealer
from malecon.research.vector import Tables
from tests.research.cases import every_case

Seen = list[tuple[int, bytes]]  # who was asked, and what they saw


def by_vector(game: str, players: int, seed: int) -> tuple[Seen, list[int]]:
    tables = Tables(game, players, seed=seed)
    rng = random.Random(seed)
    seen: Seen = []
    while not tables.dones[0]:
        seen.append((int(tables.seats[0]), tables.observations[0].tobytes()))
        tables.step([rng.choice(np.flatnonzero(tables.masks[0]))])
    return seen, [int(points) for points in tables.scores[0]]


def by_pettingzoo(game: str, players: int, seed: int) -> tuple[Seen, list[int]]:
    env = pettingzoo.env(game, players)
    env.reset(seed=seed)
    rng = random.Random(seed)
    seen: Seen = []
    for agent in env.agent_iter():
        observation, _, termination, _, info = env.last()
        if termination:
            return seen, info["scores"]
        seen.append((env.possible_agents.index(agent), observation["observation"].tobytes()))
        env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
    raise AssertionError("the game does not end")


def by_openspiel(game: str, players: int, seed: int) -> tuple[Seen, list[int]]:
    state = pyspiel.load_game(f"malecon_{game}", {"players": players}).new_initial_state()
    dealer, rng = Dealer(seed), random.Random(seed)
    seen: Seen = []
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(dealer.draw(state))
        else:
            row = state.holder.spec.row(state.holder.state, state.current_player())
            seen.append((state.current_player(), bytes(row)))
            state.apply_action(rng.choice(state.legal_actions()))
    return seen, state.holder.state.scores()


@every_case
def test_the_same_game_through_every_face(game: str, players: int) -> None:
    games = [by(game, players, 900 + players) for by in (by_vector, by_pettingzoo, by_openspiel)]
    assert games[0] == games[1] == games[2]
    assert len(games[0][0]) > 20


@every_case
def test_and_as_a_match_of_the_house(game: str, players: int) -> None:
    """One seat of Gymnasium answers as the random bot would; the others are random bots."""
    house, seed = GAMES[game], 40 + players
    state = house.new(players)
    played: list[tuple[int, int]] = []

    def note(seat: int, action: int) -> None:
        played.append((seat, action))

    play_match(house, state, [RandomBot()] * players, seed, note)
    env = gymnasium.make(f"malecon/{game.title()}-v0", players=players, bots="random").unwrapped
    assert isinstance(env, malecon.research.gymnasium.MaleconEnv)
    env.reset(seed=seed)
    info: dict[str, Any] = {}
    for seat, action in played:
        if seat == 0:
            *_, info = env.step(action - house.draws)
    assert info["scores"] == state.scores()


def test_who_resets_without_a_seed_plays_the_next() -> None:
    env = pettingzoo.env("havana", 2)
    env.reset(seed=5)
    env.reset()
    second = env.observe("player_0")["observation"]
    env.reset(seed=6)
    assert np.array_equal(second, env.observe("player_0")["observation"])
    assert env.play.seed == 6
    fresh = [pettingzoo.env("havana", 2) for _ in range(2)]
    for one in fresh:
        one.reset()
    assert fresh[0].play.seed != fresh[1].play.seed


def test_after_the_last_seed_comes_the_first() -> None:
    last = 2**63 - 1
    tables = Tables("havana", 2, 2, seed=last)
    assert tables.seeds == [last, 0]
    rng = np.random.default_rng(0)
    while not tables.dones[0]:
        tables.step(tables.sample(rng))
    assert tables.seeds[0] == 1
    assert (
        Tables("havana", 2, 2, seed=last - 2).reset()[0].tobytes()
        == Tables("havana", 2, 2, seed=last).observations.tobytes()
    )
    env = pettingzoo.env("havana", 2)
    env.reset(seed=last)
    env.reset()
    assert env.play.seed == 0
    with pytest.raises(ValueError, match="2\\*\\*63 - 1"):
        env.reset(seed=last + 1)
