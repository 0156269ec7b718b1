"""PettingZoo's classic games, random legal actions: python -m bench.peers.pettingzoo connect_four_v3 1.0"""

from __future__ import annotations

import importlib
import sys

from bench.loops import of_agents
from bench.measure import play, tell

env = importlib.import_module(f"pettingzoo.classic.{sys.argv[1]}").env()
env.reset(seed=7)
tell(play(of_agents(env), float(sys.argv[2])))
