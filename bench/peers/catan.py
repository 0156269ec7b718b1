"""catanatron, four random players: python -m bench.peers.catan 1.0"""

from __future__ import annotations

import random
import sys

from catanatron import Color, Game, RandomPlayer

from bench.measure import per_second, play, tell

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def new_game() -> Game:
    return Game([RandomPlayer(colour) for colour in COLOURS])


def one_game() -> int:
    game = new_game()
    game.play()
    return len(game.state.actions)


random.seed(7)
seconds = float(sys.argv[1])
figures = play(one_game, seconds)
midgame = new_game()
for _ in range(150):
    midgame.play_tick()
figures["copies/s"] = per_second(midgame.copy, seconds / 4)
tell(figures)
