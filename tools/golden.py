"""Makes the files that tests replay: golden games, playthroughs and perft counts.

    python -m tools.golden games havana       search for games that show all that is demanded, and write them
    python -m tools.golden sign               write the golden games anew with the digests of today
    python -m tools.golden playthroughs       write what every seat sees of a short game anew
    python -m tools.golden perft              count anew

A change that was meant to change the rules is followed by these; any other is refused by the tests.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from tests.golden.demands import demands, met
from tests.golden.perft import FILE as PERFT
from tests.golden.perft import counted
from tests.golden.story import FOLDER, files, story
from tests.playthroughs.playthrough import FOLDER as PLAYTHROUGHS
from tests.playthroughs.playthrough import text

from malecon.games import GAMES
from malecon.kernel.game import Game, Json
from malecon.kernel.play import draw
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, OVER
from malecon.record import Record

LONGEST = 4_000


class Style(NamedTuple):
    """A way to play at random: how gladly each answer is given, by patterns of its words (else 1)."""

    likes: dict[str, int]
    options: Mapping[str, Any] = MappingProxyType({})
    box: Json | None = None


def weights(game: Game, style: Style) -> dict[int, int]:
    """How gladly each action is chosen; the first pattern that fits decides."""
    found = {}
    for action in game.vocabulary.universe:
        words = game.vocabulary.words(action)
        fits = (weight for pattern, weight in style.likes.items() if re.match(pattern, words))
        found[action] = next(fits, 1)
    return found


#: Tiles that eat cubes, so that a game can end for want of them.
EATERS = (*(f"1: {n}{sign}" for n in (1, 1, 1, 1, 3, 5) for sign in "RYNB"), *["1: 1G"] * 4, *["1: 9G"] * 8)
CUBE_EATERS: Json = {"name": "Cube eaters", "tiles": list(EATERS)}

#: What random play alone would hardly ever show.
STYLES: dict[str, tuple[Style, ...]] = {
    "havana": (
        Style({}),
        Style({"buy": 30, "end turn": 1}),
        Style({"buy": 30, "pay .* 0": 1, "pay": 5}, {"round_limit": 0}),
        Style({}, {"round_limit": 1}),
        Style({}, {"round_limit": 3}),
        Style({"remove|.*conservation": 60, "buy": 3}, {"round_limit": 0}),
        Style({"buy|tax|.*(mama|debris|black market|tax collector)": 60}, {"round_limit": 0}, CUBE_EATERS),
    ),
}


def play(game: Game, players: int, style: Style, gladly: dict[int, int], seed: int) -> Record | None:
    """One finished game, unless it is too long."""
    record = Record(game, players, style.options, style.box)
    rng = Rng(seed, players)
    while record.state.seat != OVER:
        state = record.state
        if state.seat == CHANCE:
            action = int(draw(state, rng))
        else:
            legal = state.legal()
            rest = int(rng.below(sum(gladly[answer] for answer in legal)))
            for action in legal:
                rest -= gladly[action]
                if rest < 0:
                    break
        record.add(int(state.seat), action)
        if len(record) > LONGEST:
            return None
    record.extra["end"] = game.digest(record.state)
    return record


def search(game: Game, seeds: int) -> list[Record]:
    """A few games that together show all that can be shown, found among many."""
    wanted = set(demands(game))
    pool: list[tuple[Record, set[str]]] = []
    seen: dict[str, int] = {}  # the shortest game so far that shows this
    for seed in range(seeds):
        for style in STYLES[game.name]:
            gladly = weights(game, style)
            for players in game.seats:
                record = play(game, players, style, gladly, seed)
                if record is None:
                    continue
                shows = met(game, story(record)) & wanted
                if any(len(record) < seen.get(name, LONGEST) for name in shows):
                    pool.append((record, shows))
                    for name in shows:
                        seen[name] = min(len(record), seen.get(name, LONGEST))
        print(f"seed {seed}: {len(wanted) - len(seen)} still missing", end="\r", file=sys.stderr)
    for name in sorted(wanted - set(seen)):
        print(f"never seen: {name}", file=sys.stderr)
    return cover(pool)


def cover(pool: list[tuple[Record, set[str]]]) -> list[Record]:
    """Few and short games out of many that show all that the many show: greedily, then thinned out."""
    missing = set().union(*(shows for _, shows in pool))
    chosen: list[tuple[Record, set[str]]] = []
    while missing:
        best = max(pool, key=lambda entry: len(entry[1] & missing) / (40 + len(entry[0])))
        chosen.append(best)
        missing -= best[1]
    for entry in sorted(chosen, key=lambda entry: -len(entry[0])):
        others = [other for other in chosen if other is not entry]
        if entry[1] <= set().union(*(shows for _, shows in others)):
            chosen = others
    return [record for record, _ in chosen]


def write_games(names: list[str], seeds: int) -> None:
    for name in names:
        found = search(GAMES[name], seeds)
        for path in files(GAMES[name]):
            path.unlink()
        (FOLDER / name).mkdir(exist_ok=True)
        for number, record in enumerate(sorted(found, key=len), 1):
            record.save(FOLDER / name / f"{number:02}.txt")
        print(f"{name}: {len(found)} games, {sum(len(record) for record in found)} answers")


def sign(names: list[str]) -> None:
    """Play the answers of each file anew and write what they lead to now; illegal ones are not mended."""
    for name in names:
        for path in files(GAMES[name]):
            head, *lines = path.read_text(encoding="utf-8").splitlines()
            header = json.loads(head)
            record = Record(GAMES[name], header["players"], header["options"], header["box"], header["names"])
            for line in lines:
                who, _, words = line.partition(" ")
                if who not in "!=":
                    action = record.game.vocabulary.action(words)
                    assert action is not None, f"{path}: {line}"
                    record.add(int(CHANCE) if who == "~" else int(who), action)
            record.extra["end"] = record.game.digest(record.state)
            record.save(path)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("games", "sign", "playthroughs", "perft"))
    parser.add_argument("game", nargs="*", choices=[*GAMES, []], help="all if none is named")
    parser.add_argument("--seeds", type=int, default=100, help="how many games of each kind are tried")
    asked = parser.parse_args()
    names = asked.game or list(GAMES)
    if asked.what == "games":
        write_games(names, asked.seeds)
    elif asked.what == "sign":
        sign(names)
    elif asked.what == "playthroughs":
        for name in names:
            (PLAYTHROUGHS / f"{name}.txt").write_text(text(GAMES[name]), encoding="utf-8")
    else:
        lines = [line for game in GAMES.values() for line in counted(game)]
        PERFT.write_text("\n".join([*lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    main()
