"""How far the judge of lab/judge.py can be trusted, and the powers that make its chances honest.

    ./dev run --version                     (so that the engine is compiled)
    .venv-compiled/bin/python tools/calibrate.py cuba --games 25

With `--what standing` equal bots play, and now and then it is asked how everybody stands. The powers are
sought with which these chances are least surprised by who wins, and it is counted how often those win whom
they favour.

With `--what differences` unequal bots play, and all their decisions and draws are judged. The power is
sought with which luck and decisions leave the least unexplained of the results.
"""

from __future__ import annotations

import argparse
import itertools
import math
from typing import NamedTuple

from malecon.bots.players import bot
from malecon.games import GAMES
from malecon.kernel.game import Game
from malecon.kernel.match import look, play_match
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, State
from malecon.lab.judge import CANDIDATES, WATCHER, Chances, Judge, less, result, trusted

POWERS = (0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0, 1.2, 1.4, 1.6)
WALKS = 100
CLASSES = 5
REPEATS = 3

UNEQUAL = ("strong:60", "greedy", "casual", "greedy", "casual")


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=25, help="for each number of players")
    parser.add_argument("--what", choices=("standing", "differences"), default="standing")
    parser.add_argument("--nodes", type=int, default=400, help="for each difference")
    given = parser.parse_args()
    game = GAMES[given.game]
    games = [(players, number) for players in game.seats for number in range(given.games)]
    if given.what == "standing":
        show_standing([row for players, number in games for row in standing(game, players, number)])
    else:
        show_differences([differences(game, players, number, given.nodes) for players, number in games])


# --- how everybody stands ---


class Row(NamedTuple):
    """A position: how far the game had gone, what was found, how it ended."""

    gone: float
    found: Chances
    result: Chances


def standing(game: Game, players: int, number: int) -> list[Row]:
    """Play a game and look at it now and then."""
    state = game.new(players)
    kept: list[State] = []
    count = itertools.count(1)

    def keep(seat: int, action: int) -> None:
        if next(count) % (5 * players) == 0:
            kept.append(state.copy())

    bots = [bot("strong:60", game) for _ in range(players)]
    play_match(game, state, bots, 1000 * players + number, keep)
    judge = Judge(game, players)
    answers = game.far.answers * players
    rows = []
    for place, position in enumerate(kept):
        found = judge.raw(position, WATCHER, None, WALKS, judge.key(place, str(number)), answers)
        rows.append(Row(game.progress(position), found, result(state)))
    return rows


def surprise(rows: list[Row], first: float, last: float) -> float:
    """The logarithm of the winner's chance, on the average."""
    total = 0.0
    for row in rows:
        chances = trusted(row.found, first + (last - first) * row.gone)
        for share, chance in zip(row.result, chances, strict=True):
            if share:
                total -= share * math.log(max(chance, 1e-4))
    return total / len(rows)


def even(rows: list[Row]) -> float:
    """The same if all had the same chance."""
    return math.fsum(math.log(len(row.found)) for row in rows) / len(rows)


def show_standing(rows: list[Row]) -> None:
    first, last = min(itertools.product(POWERS, POWERS), key=lambda powers: surprise(rows, *powers))
    print(f"{len(rows)} positions, powers {first} to {last}")
    found, best = surprise(rows, 1, 1), surprise(rows, first, last)
    print(f"surprise: all alike {even(rows):.3f}, as found {found:.3f}, trusted {best:.3f}")
    for low in (0.0, 0.25, 0.5, 0.75):
        part = [row for row in rows if low <= min(row.gone, 0.999) < low + 0.25]
        if part:
            print(
                f"from {low:.2f}: {len(part)} positions, {even(part):.3f} → {surprise(part, first, last):.3f}"
            )
    pairs = []
    for row in rows:
        chances = trusted(row.found, first + (last - first) * row.gone)
        pairs += list(zip(chances, row.result, strict=True))
    pairs.sort()
    size = len(pairs) // CLASSES
    for start in range(0, size * CLASSES, size):
        some = pairs[start : start + size]
        chance, wins = (math.fsum(one) / size for one in zip(*some, strict=True))
        print(f"chance {100 * chance:5.1f} %   won {100 * wins:5.1f} %")


# --- differences ---


class Change(NamedTuple):
    """What an answer did: the chances with it, and those to compare with and their weights."""

    given: Chances
    others: list[Chances]
    weights: list[float]


class Played(NamedTuple):
    """A game: its result, and all that changed the chances."""

    result: Chances
    changes: list[Change]


def differences(game: Game, players: int, number: int, nodes: int) -> Played:
    """Play a game and judge all of it, without any trust."""
    state = game.new(players)
    asked: list[tuple[State, int]] = []
    names = [UNEQUAL[(seat + number) % players] for seat in range(players)]
    bots = [bot(name, game) for name in names]
    play_match(game, state, bots, number, lambda seat, action: asked.append((state.copy(), action)))
    judge = Judge(game, players, nodes, number)
    changes = []
    for place, (position, action) in enumerate(asked):
        if position.seat == CHANCE:
            changes += drawn(judge, position, action, place)
        elif len(position.options) > 1:
            changes += decided(judge, position, action, place)
    return Played(result(state), changes)


def drawn(judge: Judge, state: State, action: int, place: int) -> list[Change]:
    total = sum(state.weights)
    weights = [int(weight) / total for weight in state.weights]
    answers, few = judge.game.near.answers, max(1, judge.nodes // (REPEATS * len(weights)))
    found = []
    for repeat in range(REPEATS):
        key = judge.key(place, f"draw {repeat}")
        others = [judge.raw(state, WATCHER, one, few, key, answers) for one in state.legal()]
        given = judge.raw(state, WATCHER, action, max(few, judge.nodes // REPEATS), key, answers)
        found.append(Change(given, others, weights))
    return found


def decided(judge: Judge, state: State, action: int, place: int) -> list[Change]:
    seat = int(state.seat)
    rng = Rng(judge.key(place, "look"))
    seen = look(judge.game, state, seat, rng)
    believed = seen.believe()
    tree = judge.search(seen, believed, rng)
    preferred = judge.rank(believed, seat, tree, place, CANDIDATES, action)[0].action
    if preferred == action:
        return []
    answers, walks = judge.game.near.answers, max(1, judge.nodes // (3 * REPEATS))
    found = []
    for repeat in range(REPEATS):
        key = judge.key(place, f"duel {repeat}")
        given, other = (judge.raw(believed, seat, one, walks, key, answers) for one in (action, preferred))
        found.append(Change(given, [other], [1.0]))
    return found


def rests(games: list[Played], power: float) -> list[float]:
    """What every seat's luck and decisions leave unexplained."""
    found = []
    for game in games:
        seats = range(len(game.result))
        explained = [0.0 for _ in seats]
        for change in game.changes:
            others = [trusted(one, power) for one in change.others]
            expected = [
                math.fsum(weight * one[seat] for weight, one in zip(change.weights, others, strict=True))
                for seat in seats
            ]
            for seat, one in enumerate(less(trusted(change.given, power), expected)):
                explained[seat] += one / REPEATS
        found += [game.result[seat] - 1 / len(seats) - explained[seat] for seat in seats]
    return found


def show_differences(games: list[Played]) -> None:
    def mean_square(numbers: list[float]) -> float:
        return math.sqrt(math.fsum(one * one for one in numbers) / len(numbers))

    results = [one - 1 / len(game.result) for game in games for one in game.result]
    print(f"{len(games)} games; results from an even chance: {mean_square(results):.3f} (root mean square)")
    for power in POWERS:
        print(f"power {power}: {mean_square(rests(games, power)):.3f} unexplained")


if __name__ == "__main__":
    main()
