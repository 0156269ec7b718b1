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

from librt.vecs import vec
from mypy_extensions import i64
from tests.golden.demands import demands, met
from tests.golden.perft import FILE as PERFT
from tests.golden.perft import counted
from tests.golden.story import FOLDER, files, story
from tests.playthroughs.playthrough import FOLDER as PLAYTHROUGHS
from tests.playthroughs.playthrough import text

from malecon.games import GAMES
from malecon.kernel.game import Game, Json
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, OVER
from malecon.record import Record

LONGEST = 6_000


class Style(NamedTuple):
    """A way to play at random: how gladly each answer is given, by patterns of its words, else 1.

    Chance follows it too: a golden game need not be a likely one, only a legal one.
    """

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

SWAPPED_FLOWERS: Json = {
    "name": "Swapped flowers",
    "cubans": {"maria": {"flower": "yellow", "amount": 3}, "martinez": {"flower": "red"}},
    "buildings": {"bank": {"pesos": 3}},
}
WIDE_SHIPS: Json = {
    "name": "Wide ships",
    "ships": ["50000", "05000", "00500"] * 5,
    "boards": dict.fromkeys(("common", "blue", "red", "yellow", "green", "purple"), "WCFS/SLTM/FTMC"),
}

#: Different ways to play, for what plain random play would hardly ever show.
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
    "santiago": (
        Style({}),
        Style({"drive [1-6]$": 10, "decline|pass": 1, "": 5}),
        Style({"drive [1-6]$": 10, "pass": 1, "": 5}, {"open_holdings": True, "rent_when_staying": False}),
        Style({"roll .* 0": 500, "deliver|cancel": 20}, {}, SWAPPED_FLOWERS),
        Style({"drive 2.": 50}),
        # Somebody is left with nothing to give: what there is they deliver, sell and drive away.
        Style({"sell|buy|deliver|.*casino": 200, "call on el zorro": 50, "call|take": 0, "drive": 5}),
        # Nobody delivers, and the marker is moved left in every lap: the game does not end by itself.
        Style(
            {
                "marker left|drive [234]$|move to port authority": 10_000,
                "drive 1$": 1,
                "marker right|deliver|cancel|drive|call|take|claim": 0,
                "move to (distillery|cigar factory|cafe|sawmill|black market)": 100,
                "decline": 100,
            }
        ),
    ),
    "cuba": (
        Style({}),
        Style({"build|use|take (wood|stone|water)": 30, "done": 1, "": 3}),
        Style(
            {"build|use|load|amount": 30, "done": 1, "": 3},
            {"edition": "2007", "boards": "common", "secret_delegate": True, "market_act": "once"},
        ),
        Style(
            {"build|pass (tax|subsidy)|pay": 30, "done": 1, "": 3},
            {"warehouse_counts": True},
        ),
        Style({"bid 0": 200, "load|amount|sell": 30}, {}, WIDE_SHIPS),
        Style(
            {"build large branch office|use|take|amount [3-9]": 50, "build": 0},
            {"edition": "2007"},
            WIDE_SHIPS,
        ),
    ),
}


def play(game: Game, players: int, style: Style, gladly: dict[int, int], seed: int) -> Record | None:
    """One finished game, unless it is too long."""
    record = Record(game, players, style.options, style.box)
    rng = Rng(seed, players)
    while record.state.seat != OVER:
        state = record.state
        legal = state.legal()
        likes = [gladly[action] for action in legal]
        if state.seat == CHANCE:
            likes = [n * int(weight) for n, weight in zip(likes, state.weights, strict=True)]
        if sum(likes) == 0:
            likes = [1] * len(legal)
        record.add(int(state.seat), legal[int(rng.weighted(vec[i64](likes)))])
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
