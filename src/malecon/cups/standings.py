"""Who stands where, and why: points, and for each two neighbours what has decided between them, as data."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from malecon.cups.rounds import Pairing, shares
from malecon.cups.rules import PARTS
from malecon.cups.sheet import DISQUALIFIED, Sheet
from malecon.kernel.game import Json

MILLION = 1_000_000


@dataclass(frozen=True, slots=True)
class Reason:
    """Why somebody stands behind the one before: what was looked at, and what was found of both."""

    by: str  # `points`, a tie-break, or in a knock-out `stage`, `third`, `place`, `group`, `seed`; `out`
    than: str
    own: int
    other: int

    def to_json(self) -> Json:
        return {"by": self.by, "than": self.than, "own": self.own, "other": self.other}


@dataclass(frozen=True, slots=True)
class Standing:
    """One line of the standings. Points and what they are made of are told in parts, 120 for one."""

    rank: int  # counted from 1; nobody shares
    who: str
    points: int
    played: int  # tables that were decided
    wins: int  # in parts: who shares a first place has a part of it
    values: dict[str, int] = field(default_factory=dict)  # by what was looked at; `head` only among equals
    behind: Reason | None = None  # the one before, by what; None for the first

    def to_json(self) -> Json:
        return {
            **{name: getattr(self, name) for name in ("rank", "who", "points", "played", "wins")},
            "values": dict(self.values),
            "behind": None if self.behind is None else self.behind.to_json(),
        }


@dataclass(slots=True)
class Tally:
    """What somebody has done so far."""

    points: int = 0
    earned: int = 0  # of these, at tables
    played: int = 0
    wins: int = 0
    share: int = 0  # of the game's points at each table, a millionth of an even share each
    counted: int = 0  # tables with game points
    seats: int = 0  # the later one sat, the more
    beaten: list[tuple[str, int]] = field(default_factory=list)  # whom, in halves: 2 beaten, 1 as good
    faced: list[str] = field(default_factory=list)


def tallied(sheet: Sheet) -> dict[str, Tally]:
    """Everybody's doings, table by table, then byes."""
    found = {entrant.who: Tally(entrant.head_start) for entrant in sheet.people}
    for pairing in sheet.pairings():
        if pairing.result is not None:
            count(sheet, pairing, found)
    for who, tally in found.items():
        tally.points += tally.earned + sheet.byes[who] * bye_worth(sheet, tally)
    return found


def bye_worth(sheet: Sheet, tally: Tally) -> int:
    top = sheet.rules.places(sheet.rules.players)[0]
    match sheet.rules.bye:
        case "win":
            return top
        case "half":
            return top // 2
        case "average":
            return tally.earned // tally.played if tally.played else top // 2
    return 0


def count(sheet: Sheet, pairing: Pairing, found: dict[str, Tally]) -> None:
    """What a table has brought to each."""
    result, seats = pairing.result, pairing.seats
    assert result is not None
    places = result.places(len(seats))
    points = list(shares(sheet.rules.places(len(seats)), places))
    total = sum(max(0, score) for score in result.scores)
    for seat, who in enumerate(seats):
        tally = found[who]
        tally.played += 1
        place, sharing = places[seat]
        if seat not in result.forfeits:
            tally.earned += points[seat]
            tally.wins += PARTS // sharing if place == 0 else 0
        if result.scores:
            tally.counted += 1
            tally.seats += seat
            own = 0 if seat in result.forfeits else max(0, result.scores[seat])
            tally.share += MILLION * own * len(seats) // total if total else MILLION
        for other, opponent in enumerate(seats):
            if other != seat:
                tally.faced.append(opponent)
                tally.beaten.append((opponent, beats(places[seat][0], places[other][0])))


def beats(place: int, other: int) -> int:
    return 2 if place < other else 1 if place == other else 0


#: What a criterion finds of somebody among those who are equal so far; more is better.
Find = Callable[[str, Sequence[str]], int]


def criteria(sheet: Sheet, tallies: dict[str, Tally]) -> dict[str, Find]:
    """Points and every tie-break. `seats` is for who sat later more often, `lot` for nobody in particular."""

    def head(who: str, equals: Sequence[str]) -> int:
        among = set(equals)
        return sum(halves for other, halves in tallies[who].beaten if other in among)

    return {
        "out": lambda who, _: -int(sheet.entrants[who].status == DISQUALIFIED),
        "points": lambda who, _: tallies[who].points,
        "opponents": lambda who, _: sum(tallies[other].points for other in tallies[who].faced),
        "beaten": lambda who, _: sum(tallies[o].points * halves for o, halves in tallies[who].beaten) // 2,
        "head": head,
        "wins": lambda who, _: tallies[who].wins,
        "share": lambda who, _: tallies[who].share // max(1, tallies[who].counted),
        "seats": lambda who, _: tallies[who].seats,
        "lot": lambda who, _: -sheet.lots[who],
        "seed": lambda who, _: -sheet.seeds[who],
    }


def ranked(
    people: Sequence[str], order: Sequence[str], finds: dict[str, Find], tallies: dict[str, Tally]
) -> list[Standing]:
    """The people in the order of these criteria, one after another."""
    values: dict[str, dict[str, int]] = {who: {} for who in people}
    rows: list[list[str]] = [list(people)]
    for name in order:
        rows = [part for equals in rows for part in parted(equals, name, finds[name], values)]
    line = [row[0] for row in rows]
    found: list[Standing] = []
    for place, who in enumerate(line):
        tally, reason = tallies[who], None
        if place:
            before = line[place - 1]
            mine, other = values[who], values[before]
            by = next(name for name in order if name in mine and mine[name] != other.get(name))
            reason = Reason(by, before, mine[by], other[by])
        found.append(Standing(place + 1, who, tally.points, tally.played, tally.wins, values[who], reason))
    return found


def parted(equals: list[str], name: str, find: Find, values: dict[str, dict[str, int]]) -> list[list[str]]:
    """Those who were equal so far, the better first. What they did against each other is of those alone."""
    if len(equals) == 1 and name == "head":
        return [equals]
    for who in equals:
        values[who][name] = find(who, equals)
    levels = sorted({values[who][name] for who in equals}, reverse=True)
    return [[who for who in equals if values[who][name] == level] for level in levels]
