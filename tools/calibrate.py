"""How well the judge of lab/judge.py foresees who wins, and the trust that makes its chances honest.

    ./dev run --version                     (so that the engine is compiled)
    .venv-compiled/bin/python tools/calibrate.py cuba --games 60

Strong bots play each other; after every few answers the chances found near and far are kept. Then the powers
are sought that make these chances tell best who won, and it is counted how often those win whom they favour.
"""

from __future__ import annotations

import argparse
import itertools
import math
from typing import NamedTuple

from malecon.bots.players import bot
from malecon.games import GAMES
from malecon.kernel.game import Game
from malecon.kernel.match import play_match
from malecon.kernel.state import State
from malecon.lab.judge import FAR, NEAR, WATCHER, Chances, Judge, progress, result, trusted

POWERS = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.2, 1.4, 1.6)
WALKS = {"near": 200, "far": 100}
CLASSES = 5


class Row(NamedTuple):
    """A position: how far the game had gone, what was found, how it ended."""

    gone: float
    found: Chances
    result: Chances


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=60, help="for each number of players")
    parser.add_argument("--bot", default="strong:60")
    parser.add_argument("--every", type=int, default=5, help="look after so many answers of each player")
    given = parser.parse_args()
    game = GAMES[given.game]
    rows: dict[str, list[Row]] = {"near": [], "far": []}
    for players in game.seats:
        for number in range(given.games):
            collect(game, players, number, given.bot, given.every, rows)
    for name, found in rows.items():
        show(name, found)


def collect(game: Game, players: int, number: int, name: str, every: int, rows: dict[str, list[Row]]) -> None:
    """Play a game and look at it now and then."""
    state = game.new(players)
    kept: list[State] = []
    count = itertools.count(1)

    def keep(seat: int, action: int) -> None:
        if next(count) % (every * players) == 0:
            kept.append(state.copy())

    play_match(game, state, [bot(name, game) for _ in range(players)], 1000 * players + number, keep)
    judge = Judge(game, players)
    far = {"near": NEAR[game.name].answers, "far": FAR[game.name].answers * players}
    for place, position in enumerate(kept):
        for sight, answers in far.items():
            key = judge.key(place, str(number))
            found = judge.raw(position, WATCHER, None, WALKS[sight], key, answers)
            rows[sight].append(Row(progress(position), found, result(state)))


def loss(rows: list[Row], first: float, last: float) -> float:
    """How surprised one would be by the winners, on the average: the logarithm of their chances."""
    total = 0.0
    for row in rows:
        chances = trusted(row.found, first + (last - first) * row.gone)
        total -= math.fsum(
            share * math.log(max(chance, 1e-4))
            for share, chance in zip(row.result, chances, strict=True)
            if share
        )
    return total / len(rows)


def show(name: str, rows: list[Row]) -> None:
    best = min(itertools.product(POWERS, POWERS), key=lambda powers: loss(rows, *powers))
    even = math.fsum(math.log(len(row.found)) for row in rows) / len(rows)
    print(f"{name}: {len(rows)} positions, powers {best[0]} to {best[1]}")
    print(
        f"  surprise: all alike {even:.3f}, as found {loss(rows, 1, 1):.3f}, trusted {loss(rows, *best):.3f}"
    )
    for low in (0.0, 0.25, 0.5, 0.75):
        part = [row for row in rows if low <= row.gone < low + 0.25 or (low == 0.75 and row.gone == 1)]
        if part:
            alike = math.fsum(math.log(len(row.found)) for row in part) / len(part)
            print(f"  from {low:.2f}: {len(part)} positions, {alike:.3f} → {loss(part, *best):.3f}")
    pairs = []
    for row in rows:
        chances = trusted(row.found, best[0] + (best[1] - best[0]) * row.gone)
        pairs += list(zip(chances, row.result, strict=True))
    pairs.sort()
    size = len(pairs) // CLASSES
    for start in range(0, size * CLASSES, size):
        part_of = pairs[start : start + size]
        chance = math.fsum(one for one, _ in part_of) / size
        wins = math.fsum(one for _, one in part_of) / size
        print(f"  chance {100 * chance:5.1f} %   won {100 * wins:5.1f} %")


if __name__ == "__main__":
    main()
