"""Whether kept results can be: a file may be damaged, and one from another machine may say anything."""

from __future__ import annotations

import math
from typing import Any

from malecon.kernel.game import Game, Json
from malecon.lab.counts import Counts
from malecon.lab.standings import FAULTS

#: Beyond this no points, rounds or decisions come in any game; means and their squares can still be told.
LARGEST = 1 << 31

#: What a hand on a broken file meets; whoever reads one tells them as damage.
DAMAGE = (AssertionError, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)


def is_whole(found: Any, least: int = -LARGEST) -> bool:
    """Whether this is a whole number that can be."""
    return type(found) is int and least <= found <= LARGEST


def is_number(found: Any) -> bool:
    """Whether this is some amount: of seconds, of mistakes."""
    return type(found) in (int, float) and 0 <= found <= LARGEST


def check(sound: bool) -> None:
    if not sound:
        raise ValueError


def check_counts(game: Game, players: int, counts: Counts, games: int) -> None:
    """What a simulation has counted, of so many games."""
    check(len(counts.scores) == players)
    for one in counts.every():
        check(one.total() == games)
        check(all(times >= 0 and is_whole(number) for number, times in one.items()))
    check(all(0 < seats < 1 << players for seats in counts.winners))
    check(all(0 <= position < len(game.endings) for position in counts.endings))


def check_result(game: Game, kind: str, run: Json, result: Json) -> None:
    """One game of an arena or a report."""
    counts = run["players"] if kind == "report" else [run["players"]]
    players = counts[result["n"] % len(counts)]
    scores, winners = result["scores"], result["winners"]
    check(len(scores) == players and all(map(is_whole, scores)))
    check(0 < len(winners) == len(set(winners)))
    check(all(type(seat) is int and 0 <= seat < players for seat in winners))
    check(is_whole(result["rounds"], 0))
    if kind == "arena":
        check_seats(players, result)
    else:
        check_followed(game, players, result)


def check_seats(players: int, result: Json) -> None:
    """What an arena keeps of each seat, and of bots that failed."""
    for what in ("decisions", "seconds", *(name for name in ("failed", *FAULTS) if name in result)):
        check(len(result[what]) == players and all(map(is_number, result[what])))
    for seat, after, error in result.get("errors", ()):
        check(type(seat) is int and 0 <= seat < players)
        check(is_whole(after, 0) and isinstance(error, str))
    check(isinstance(result.get("record", ""), str))


def check_followed(game: Game, players: int, result: Json) -> None:
    """What a report keeps of a game."""
    check(is_whole(result["decisions"], 0) and is_whole(result["errors"], 0))
    check(isinstance(result["ending"], str))
    check(result["start"] is None or (type(result["start"]) is int and 0 <= result["start"] < players))
    check(len(result["points"]) == len(result["taken"]) == players)
    for points in result["points"]:
        check(all(is_whole(points[source]) for source in game.ledger.sources.names))
    for taken in result["taken"]:
        check(all(is_whole(times, 0) for times in taken.values()))


def check_seconds(found: Any) -> float:
    """How long a part took."""
    check(is_number(found) and math.isfinite(found))
    return float(found)
