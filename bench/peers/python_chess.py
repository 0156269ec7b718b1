"""python-chess, random legal moves: python -m bench.peers.python_chess 1.0"""

from __future__ import annotations

import random
import sys

import chess

from bench.measure import per_second, play, tell


def one_game() -> int:
    board = chess.Board()
    while not board.is_game_over():
        board.push(random.choice(list(board.legal_moves)))
    return len(board.move_stack)


random.seed(7)
seconds = float(sys.argv[1])
figures = play(one_game, seconds)
midgame = chess.Board()
for _ in range(30):
    midgame.push(next(iter(midgame.legal_moves)))
figures["copies/s"] = per_second(lambda: midgame.copy(stack=False), seconds / 4)
tell(figures)
