"""A cup as rows of words and numbers, for whoever writes them into a file. Names of columns are no text for
people: they are the same in every language, as programs like it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from malecon.cups.cup import Cup
from malecon.cups.rules import PARTS
from malecon.cups.season import SeasonLine
from malecon.cups.sheet import GONE, HERE

Row = list[str | int | float]


def number(parts: int) -> float | int:
    """Points as people count them; at most as exact as two decimals."""
    return parts // PARTS if parts % PARTS == 0 else round(parts / PARTS, 2)


#: Where a spreadsheet may take the rest of a word for a formula: at its beginning, and after what parts the
#: cells elsewhere: in half of Europe that is a semicolon. Some read wide letters as the usual ones.
FORMULA = re.compile(r"(^|[;|\t])(\s*)(?=[=+\-@\r＝＋－＠])")


def plain(text: str) -> str:
    """A word that no spreadsheet takes for a formula."""
    return FORMULA.sub(r"\1\2'", text)


def standings_rows(cup: Cup, names: Mapping[str, str]) -> Iterator[Row]:
    """One line for each who takes part, the names of the columns first. Who has no name there is not told,
    and whose name is empty has left the club."""
    lines = cup.standings()
    looked_at = list(dict.fromkeys(name for line in lines for name in line.values if name not in HIDDEN))
    columns = ["rank", "name", "bot", "status", "since", "points", "tables", "wins", "byes"]
    yield [*columns, *looked_at, "behind_by"]
    for line in lines:
        entrant = cup.entrants[line.who]
        told: Row = [number_of(name, line.values.get(name)) for name in looked_at]
        name = names.get(line.who)
        status = GONE if name == "" and entrant.status == HERE else entrant.status
        known: Row = [line.rank, plain(name or ""), entrant.level, status, entrant.since]
        counts: Row = [number(line.points), line.played, number(line.wins), cup.byes[line.who]]
        yield [*known, *counts, *told, line.behind.by if line.behind else ""]


#: What says nothing in a row: it is there already, or means something only beside others.
HIDDEN = ("out", "points", "wins", "level", "lot", "seed")

IN_PARTS = ("opponents", "beaten")


def number_of(name: str, value: int | None) -> str | int | float:
    """What was looked at, as people count it."""
    if value is None:
        return ""
    if name in IN_PARTS:
        return number(value)
    if name == "share":
        return round(value / 1_000_000, 4)
    if name == "head":
        return value // 2 if value % 2 == 0 else value / 2
    return abs(value)


def results_rows(cup: Cup, names: Mapping[str, str]) -> Iterator[Row]:
    """One line for each seat of each table, and one for each bye."""
    yield ["round", "table", "stage", "seat", "name", "score", "place", "forfeit"]
    for found in cup.rounds:
        for pairing in found.pairings:
            result = pairing.result
            places = result.places(len(pairing.seats)) if result else []
            for seat, who in enumerate(pairing.seats):
                score = result.scores[seat] if result and result.scores else ""
                place = places[seat][0] + 1 if result else ""
                gone = int(result is not None and seat in result.forfeits)
                where: Row = [found.number, pairing.table, pairing.stage, seat + 1]
                yield [*where, plain(names.get(who, "")), score, place, gone]
        for who in found.byes:
            yield [found.number, "", "bye", "", plain(names.get(who, "")), "", "", 0]


def season_rows(lines: list[SeasonLine], cups: list[str], names: Mapping[str, str]) -> Iterator[Row]:
    """One line for each, with what every cup brought."""
    yield ["rank", "name", "points", "cups_won", *(plain(cup) for cup in cups)]
    for line in lines:
        brought: Row = ["" if points is None else number(points) for points in line.cups]
        yield [line.rank, plain(names.get(line.who, "")), number(line.points), line.wins, *brought]
