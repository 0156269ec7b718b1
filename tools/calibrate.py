"""How far the judge of lab/judge.py can be trusted.

    ./dev run --version                     (so that the engine is compiled)
    .venv-compiled/bin/python tools/calibrate.py cuba --games 40

With `--what standing` equal bots play, and now and then it is asked how everybody stands; then it is counted
how often those win whom the judge favours.

With `--what rest` unequal bots play, and their games are analysed: how much of the way from everybody's first
chance to the result do luck and decisions leave unexplained?

With `--what draws` equal bots play, and each draw is looked at once: how much of the variance of the results
is left if that luck is taken out of them?

With `--what mistakes` some of their decisions are judged, and whatever is called a mistake is looked at very
much longer: is it still one, and is its cost within the doubt that was said?
"""

from __future__ import annotations

import argparse
import itertools
import math
import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from malecon.bots.players import bot, eye_of
from malecon.bots.weights import net_of
from malecon.games import GAMES
from malecon.kernel.match import play_match
from malecon.kernel.state import CHANCE, State
from malecon.lab.analysis import Split, analyse
from malecon.lab.judge import CLEARLY, MISTAKE, Chances, Judge, less, result
from malecon.lab.numbers import NINETY_FIVE
from malecon.record import Record

CLASSES = 5
POWERS = (0.8, 0.9, 1.1, 1.2, 1.3, 1.5)
UNEQUAL = ("strong:60", "greedy", "casual", "greedy", "casual")
LEARNERS = ("learned", "greedy", "casual", "learned", "greedy")
DECISIONS = 25  # of a game
LONG = 40_000  # walks for each answer

#: How everybody stood, and how it ended.
Row = tuple[Chances, Chances]

#: What a mistake costs, the doubt that is said, and what it costs by a very long look.
Look = tuple[float, float, float]


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--what", choices=("standing", "rest", "draws", "mistakes"), default="standing")
    parser.add_argument("--bots", default="learned", help="who play equal games")
    parser.add_argument("--nodes", type=int, default=1000, help="for a position or a decision")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        if given.what == "standing":
            one = partial(standing, given.game, given.bots, given.nodes)
            show_standing(list(pool.map(one, range(given.games))))
        elif given.what == "mistakes":
            called = partial(mistakes, given.game, given.nodes)
            show_mistakes([one for found in pool.map(called, range(given.games)) for one in found])
        elif given.what == "draws":
            luck = partial(lucks, given.game, given.bots)
            show_lucks([pair for pairs in pool.map(luck, range(given.games)) for pair in pairs])
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


def show_standing(games: list[list[Row]]) -> None:
    rows = [row for game in games for row in game]
    print(f"{len(rows)} positions; surprise: all alike {raised(rows, 0):.3f}, as found {raised(rows, 1):.3f}")
    print("raised to a further power: " + ", ".join(f"{one} → {raised(rows, one):.3f}" for one in POWERS))
    pairs = sorted(
        (chance, won, number)
        for number, game in enumerate(games)
        for chances, end in game
        for chance, won in zip(chances, end, strict=True)
    )
    size = len(pairs) // CLASSES
    for start in range(0, size * CLASSES, size):
        some = pairs[start : start + size]
        given, won = (math.fsum(one) / size for one in list(zip(*some, strict=True))[:2])
        print(f"chance {100 * given:5.1f} %   won {100 * won:5.1f} %   ± {100 * by_chance(some):.1f}")


def by_chance(pairs: list[tuple[float, float, int]]) -> float:
    """How far, at 95 %, what was won may lie from what was given though all chances are honest. The positions
    of one game have one end, so games are counted, not positions."""
    off: dict[int, float] = {}
    for chance, won, number in pairs:
        off[number] = off.get(number, 0.0) + won - chance
    return NINETY_FIVE * math.sqrt(math.fsum(one * one for one in off.values())) / len(pairs)


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
    for part in ("luck", "own", "others", "light", "rest"):
        print(f"{part}: {root_mean_square([getattr(one, part) for one in found]):.3f}")


def lucks(name: str, who: str, number: int) -> list[tuple[float, float]]:
    """Play a game: by how much each seat's result was above its fair share, and its luck, as one look of the
    net at all that might have been drawn sees it."""
    game = GAMES[name]
    players = game.seats[number % len(game.seats)]
    state = game.new(players)
    eye = eye_of(game, net_of(game))
    if eye is None:
        raise SystemExit(f"{name} comes without a net")
    luck = [0.0] * players
    looking = 0  # who answered last: the table is seen from there

    def hear(seat: int, action: int) -> None:
        nonlocal looking
        if seat != CHANCE:
            looking = seat
            return
        total = sum(int(weight) for weight in state.weights)
        for outcome, weight in zip(state.options, state.weights, strict=True):
            after = state.copy()
            after.apply(outcome)
            part = (outcome == action) - int(weight) / total
            for one, worth in enumerate(eye.shares(after, looking)):
                luck[one] += part * float(worth)

    play_match(game, state, [bot(who, game) for _ in range(players)], number, hear)
    return [(won - 1 / players, one) for won, one in zip(result(state), luck, strict=True)]


def show_lucks(pairs: list[tuple[float, float]]) -> None:
    results, luck = (math.fsum(one * one for one in column) for column in zip(*pairs, strict=True))
    both = math.fsum(won * one for won, one in pairs)
    print(f"{len(pairs)} results, {math.sqrt(results / len(pairs)):.3f} away from the fair share")
    print(f"luck {math.sqrt(luck / len(pairs)):.3f}; of one point of it {both / luck:.2f} came true")
    print(f"of the variance {100 * (1 - both * both / (luck * results)):.1f} % is left")


def mistakes(name: str, nodes: int, number: int) -> list[Look]:
    """Play a game of unequal bots, and look again at what is called a mistake."""
    game = GAMES[name]
    players = game.seats[number % len(game.seats)]
    record = Record(game, players)
    bots = [bot(LEARNERS[(seat + number) % len(LEARNERS)], game) for seat in range(players)]
    play_match(game, game.new(players), bots, number, record.add)
    states = [game.new(players), *(played.state for played in record.states())]
    decisions = [n for n, one in enumerate(record.answers) if one[0] >= 0 and len(states[n].options) > 1]
    judge = Judge(game, players, nodes, number)
    found = []
    for place in random.Random(number).sample(decisions, min(DECISIONS, len(decisions))):
        seat, action, _ = record.answers[place]
        verdict, believed, _ = judge.decision(states[place], action, place)
        cost, doubt = -verdict.effect[seat], verdict.error[seat]
        if cost >= MISTAKE and cost > CLEARLY * doubt:
            key = judge.key(place, "very long")
            pair = (verdict.preferred, action)
            best, given = (judge.measured(believed, seat, (one,), LONG, key).chances for one in pair)
            found.append((cost, doubt, less(best, given)[seat]))
    return found


def show_mistakes(found: list[Look]) -> None:
    held = sum(longer >= MISTAKE for _, _, longer in found)
    gone = sum(longer < MISTAKE / 2 for _, _, longer in found)
    within = [sum(abs(cost - longer) <= n * doubt for cost, doubt, longer in found) for n in (1, 2)]
    print(f"{len(found)} mistakes; with {LONG} walks {held} cost a hundredth, {gone} less than half of it")
    print(f"within the doubt {within[0]}, within two {within[1]}")


if __name__ == "__main__":
    main()
