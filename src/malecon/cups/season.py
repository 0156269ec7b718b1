"""A season: several cups, over weeks, whose points add up. Who joins later begins with nothing and can catch
up where only the best cups of each are counted.

Of a cup a season needs to know no more than its `Outcome`, which it keeps when the cup is forgotten.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import NamedTuple

from malecon.cups.cup import Cup
from malecon.cups.lots import lot
from malecon.cups.rules import MOST_PEOPLE, MOST_POINTS, PARTS, check_number, check_word
from malecon.cups.sheet import DISQUALIFIED
from malecon.cups.standings import Reason
from malecon.errors import Unreadable
from malecon.kernel.game import Json

MOST_CUPS = 100

#: What a cup brings: the points that were made in it, or points by the place in it.
POINTS, PLACES = SCHEMES = ("points", "places")


@dataclass(frozen=True, slots=True)
class SeasonRules:
    """How cups are added up."""

    scheme: str = PLACES
    places: tuple[int, ...] = (10, 8, 6, 5, 4, 3, 2, 1)  # for the first, the second, and so on
    counting: int = 0  # the best so many cups of each; 0 is all

    def checked(self) -> SeasonRules:
        check_word("scheme", self.scheme, SCHEMES)
        check_number("counting", self.counting, 0, MOST_CUPS)
        for points in self.places:
            check_number("places", points, 0, MOST_POINTS)
        if not 1 <= len(self.places) <= MOST_PEOPLE or list(self.places) != sorted(self.places, reverse=True):
            raise Unreadable("cup-points", players=len(self.places))
        return self

    def to_json(self) -> Json:
        return {**asdict(self), "places": list(self.places)}

    @classmethod
    def from_json(cls, data: Json) -> SeasonRules:
        return cls(data["scheme"], tuple(data["places"]), data["counting"]).checked()


@dataclass(frozen=True, slots=True)
class SeasonLine:
    """One line of the standings of a season; points in parts, 120 for one."""

    rank: int  # counted from 1; nobody shares
    who: str
    points: int
    cups: tuple[int | None, ...]  # what each cup brought; None for who was not there
    counted: tuple[bool, ...]  # whether it is one of the best, which count
    wins: int  # cups won
    behind: Reason | None = None  # `points`, `wins`, `best` (the best cup), `cups` (how many), `lot`

    def to_json(self) -> Json:
        behind = None if self.behind is None else self.behind.to_json()
        return {**asdict(self), "cups": list(self.cups), "counted": list(self.counted), "behind": behind}


class Finish(NamedTuple):
    """Somebody in a cup: the points they made in it, whether they were sent off, and their slip there."""

    who: str
    points: int
    out: bool
    slip: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a cup has gone so far: everybody in it, the first before the second."""

    finishes: tuple[Finish, ...]
    over: bool

    @classmethod
    def of(cls, cup: Cup) -> Outcome:
        out = {entrant.who for entrant in cup.people if entrant.status == DISQUALIFIED}
        finishes = (
            Finish(line.who, line.points, line.who in out, cup.entrants[line.who].slip)
            for line in cup.standings()
        )
        return cls(tuple(finishes), cup.is_over)

    @property
    def winner(self) -> str | None:
        return self.finishes[0].who if self.over and self.finishes else None


def earned(rules: SeasonRules, outcome: Outcome) -> dict[str, int]:
    """What a cup brings to each who took part: by places only when it is over, and no points to those who
    were sent off."""
    if rules.scheme == PLACES and not outcome.over:
        return {}
    found = {}
    for place, (who, points, out, _) in enumerate(outcome.finishes):
        if rules.scheme == PLACES:
            points = rules.places[place] * PARTS if place < len(rules.places) else 0
        found[who] = 0 if out else points
    return found


def season_standings(rules: SeasonRules, cups: Sequence[Outcome], seed: str = "") -> list[SeasonLine]:
    """Who stands where after these cups, in the order in which they were played."""
    brought = [earned(rules, outcome) for outcome in cups]
    winners = [outcome.winner for outcome in cups]
    people = list(dict.fromkeys(who for found in brought for who in found))
    slips = slips_of(cups)
    lines: dict[str, SeasonLine] = {}
    keys: dict[str, dict[str, int]] = {}
    for who in people:
        row = tuple(found.get(who) for found in brought)
        counted = best(row, rules.counting)
        points = sum(each or 0 for each, counts in zip(row, counted, strict=True) if counts)
        wins = winners.count(who)
        lines[who] = SeasonLine(0, who, points, row, counted, wins)
        keys[who] = {
            "points": points,
            "wins": wins,
            "best": max((each for each in row if each is not None), default=0),
            "cups": sum(each is not None for each in row),
            "lot": lot(seed, "season", slips[who]),
        }
    order = sorted(people, key=lambda who: tuple(keys[who].values()), reverse=True)
    return list(numbered(order, lines, keys))


def slips_of(cups: Iterable[Outcome]) -> dict[str, str]:
    """What stands for each in the lot of a season: their slip in the first cup of theirs."""
    found: dict[str, str] = {}
    for outcome in cups:
        for finish in outcome.finishes:
            found.setdefault(finish.who, finish.slip)
    return found


def numbered(
    order: Sequence[str], lines: dict[str, SeasonLine], keys: dict[str, dict[str, int]]
) -> Iterable[SeasonLine]:
    """The lines with their ranks, and what decided between neighbours."""
    for place, who in enumerate(order):
        reason = None
        if place:
            before = order[place - 1]
            by = next((name for name in keys[who] if keys[who][name] != keys[before][name]), "lot")
            reason = Reason(by, before, keys[who][by], keys[before][by])
        line = lines[who]
        yield SeasonLine(place + 1, who, line.points, line.cups, line.counted, line.wins, reason)


def best(row: Sequence[int | None], counting: int) -> tuple[bool, ...]:
    """Which cups of somebody count: the best, of equal ones the earlier."""
    order = sorted(
        (place for place, each in enumerate(row) if each is not None), key=lambda p: -(row[p] or 0)
    )
    chosen = set(order[: counting or len(order)])
    return tuple(place in chosen for place in range(len(row)))
