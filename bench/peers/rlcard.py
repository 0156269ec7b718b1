"""RLCard with its own random agents: python -m bench.peers.rlcard uno 1.0"""

from __future__ import annotations

import sys

import rlcard
from rlcard.agents import RandomAgent

from bench.measure import play, tell

env = rlcard.make(sys.argv[1], config={"seed": 7})
env.set_agents([RandomAgent(env.num_actions) for _ in range(env.num_players)])


def one_game() -> int:
    before = env.timestep
    env.run(is_training=False)
    return int(env.timestep - before)


tell(play(one_game, float(sys.argv[2])))
