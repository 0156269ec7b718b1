"""PettingZoo's classic games, random legal actions: python -m bench.peers.pettingzoo connect_four_v3 1.0"""

from __future__ import annotations

import importlib
import random
import sys

from bench.measure import play, tell

env = importlib.import_module(f"pettingzoo.classic.{sys.argv[1]}").env()
env.reset(seed=7)


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


tell(play(one_game, float(sys.argv[2])))
