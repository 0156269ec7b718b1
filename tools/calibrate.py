"""How far the judge of lab/judge.py can be trusted.

    ./dev run --version                     (so that the engine is compiled)
    .venv-compiled/bin/python tools/calibrate.py cuba --games 40

With `--what standing` equal bots play, and now and then it is asked how everybody stands; then it is counted
how often those win whom the judge favours.

With `--what rest` unequal bots play, and their games are analysed: how much of the way from everybody's first
chance to the result do luck and decisions leave unexplained?
"""

from __future__ import annotations

import argparse
import itertools
import math
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from malecon.bots.players import bot
from malecon.games import GAMES
from malecon.kernel.match import play_match
from malecon.kernel.state import State
from malecon.lab.analysis import Split, analyse
from malecon.lab.judge import Chances, Judge, result
from malecon.record import Record

CLASSES = 5
POWERS = (0.8, 0.9, 1.1, 1.2, 1.3, 1.5)
UNEQUAL = ("strong:60", "greedy", "casual", "greedy", "casual")

#: How everybody stood, and how it ended.
Row = tuple[Chances, Chances]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--what", choices=("standing", "rest"), default="standing")
    parser.add_argument("--bots", default="learned", help="who play equal games")
    parser.add_argument("--nodes", type=int, default=1000, help="for a position or a decision")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        if given.what == "standing":
            one = partial(standing, given.game, given.bots, given.nodes)
            show_standing([row for rows in pool.map(one, range(given.games)) for row in rows])
        else:
            rest = partial(splits, given.game, given.nodes)
            show_rest([split for found in pool.map(rest, range(given.games)) for split in found])


def standing(name: str, who: str, nodes: int, number: int) -> list[Row]:
    """Play a game and look at it now and then."""
    game = GAMES[name]
    players = game.seats[number % len(game.seats)]
    state = game.new(players)
    kept: list[State] = []
    count = itertools.count(1)

    def keep(seat: int, action: int) -> None:
        if next(count) % (5 * players) == 0:
            kept.append(state.copy())

    play_match(game, state, [bot(who, game) for _ in range(players)], number, keep)
    judge = Judge(game, players, nodes, number)
    return [(judge.chances(position, place), result(state)) for place, position in enumerate(kept)]


def show_standing(rows: list[Row]) -> None:
    print(f"{len(rows)} positions; surprise: all alike {raised(rows, 0):.3f}, as found {raised(rows, 1):.3f}")
    print("raised to a further power: " + ", ".join(f"{one} → {raised(rows, one):.3f}" for one in POWERS))
    pairs = sorted(pair for chances, end in rows for pair in zip(chances, end, strict=True))
    size = len(pairs) // CLASSES
    for start in range(0, size * CLASSES, size):
        chance, won = (math.fsum(one) / size for one in zip(*pairs[start : start + size], strict=True))
        print(f"chance {100 * chance:5.1f} %   won {100 * won:5.1f} %")


def raised(rows: list[Row], power: float) -> float:
    """How surprising the results are if all chances are raised to a power."""
    surprise = 0.0
    for chances, end in rows:
        total = math.fsum(chance**power for chance in chances)
        for chance, share in zip(chances, end, strict=True):
            surprise -= share * math.log(max(chance**power / total, 1e-4)) / len(rows)
    return surprise


def splits(name: str, nodes: int, number: int) -> list[Split]:
    """Play a game of unequal bots, and tell luck and skill apart."""
    game = GAMES[name]
    players = game.seats[number % len(game.seats)]
    record = Record(game, players)
    state = game.new(players)
    bots = [bot(UNEQUAL[(seat + number) % players], game) for seat in range(players)]
    play_match(game, state, bots, number, record.add)
    analysis = analyse(record, nodes)
    return [analysis.split(seat) for seat in range(players)]


def show_rest(found: list[Split]) -> None:
    def root_mean_square(numbers: list[float]) -> float:
        return math.sqrt(math.fsum(one * one for one in numbers) / len(numbers))

    print(f"results from the first chance: {root_mean_square([one.result - one.start for one in found]):.3f}")
    for part in ("luck", "own", "others", "rest"):
        print(f"{part}: {root_mean_square([getattr(one, part) for one in found]):.3f}")


if __name__ == "__main__":
    main()
