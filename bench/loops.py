"""The loops that a user of these libraries writes. Our games and our peers' are played by the same ones."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any


def of_agents(env: Any) -> Callable[[], int]:
    """A game by PettingZoo's agents, and how many decisions were in it."""

    def one_game() -> int:
        decisions = 0
        env.reset()
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                # Not by action_space(agent).sample(mask), which takes longer than many a step.
                env.step(random.choice(observation["action_mask"].nonzero()[0]))
                decisions += 1
        return decisions

    return one_game


def of_states(game: Any) -> Callable[[], int]:
    """A game by OpenSpiel's states, chance drawn by the driver."""

    def one_game() -> int:
        decisions = 0
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(random.choices(actions, chances)[0])
            else:
                state.apply_action(random.choice(state.legal_actions()))
                decisions += 1
        return decisions

    return one_game
