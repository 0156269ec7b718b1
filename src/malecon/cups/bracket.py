"""A knock-out as a picture: the tables of every round, those that are not paired yet as well.

At tables of two all places are known from the first round on, and whoever wins is in the next place at once.
Larger tables are dealt anew in each round: of those to come no more is known than how many sit there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass

from malecon.cups.knockout import EMPTY, FINAL, ROUND, THIRD, in_order, rounds_of, survivors, tables_expected
from malecon.cups.rounds import Pairing, Round
from malecon.cups.sheet import Sheet


@dataclass(frozen=True, slots=True)
class Match:
    """A table of a knock-out, paired or not, or a bye."""

    stage: str
    who: tuple[str, ...]  # at two in the order of the tree, else the best first; `EMPTY` while nobody knows
    ahead: tuple[str, ...] = ()  # of these: who goes on, or has won the final or the match for third place
    pairing: Pairing | None = None
    is_bye: bool = False


def bracket(sheet: Sheet) -> list[list[Match]]:
    """The matches of each round from the first to the final; nothing before the first is paired."""
    if not rounds_of(sheet):
        return []
    return list(tree_of_two(sheet) if sheet.rules.players == 2 else larger_tables(sheet))


def ahead_of(sheet: Sheet, found: Round, after: Round | None) -> set[str]:
    """Who of a round goes on, as far as that is certain; of the last round, who has won a table."""
    if after is not None:
        return set(after.alive)
    last = any(pairing.stage == FINAL for pairing in found.pairings)
    if found.is_over and not last:
        return set(survivors(sheet, found))
    going = set(found.byes)
    for pairing in found.pairings:
        if pairing.result is not None:
            going |= set(in_order(sheet, pairing)[: 1 if last else sheet.rules.advance])
    return going


def with_next(rounds: Sequence[Round]) -> Iterator[tuple[Round, Round | None]]:
    """Each round, and the one after it if it is paired."""
    yield from zip(rounds, (*rounds[1:], None), strict=True)


def those(who: Sequence[str], ahead: Collection[str]) -> tuple[str, ...]:
    return tuple(one for one in who if one in ahead)


# --- two at a table ---


def tree_of_two(sheet: Sheet) -> Iterator[list[Match]]:
    """Two places make a match, and whoever wins it has one of the next round."""
    rounds = rounds_of(sheet)
    places: Sequence[str] = rounds[0].alive
    losers: list[str] = []
    known = [*with_next(rounds)]
    while True:
        found, after = known.pop(0) if known else (None, None)
        pairs = [(tuple(places[place : place + 2]), ROUND) for place in range(0, len(places), 2)]
        is_last = len(pairs) == 1
        if is_last:
            pairs = [(tuple(places), FINAL)]
            if len(losers) == 2 and sheet.rules.third_place:
                pairs.append((tuple(losers), THIRD))
        if found is None:
            matches = [Match(stage, pair) for pair, stage in pairs]
        else:
            ahead = ahead_of(sheet, found, after)
            tables = {frozenset(pairing.seats): pairing for pairing in found.pairings}
            matches = [paired(pair, tables, ahead) for pair, _ in pairs]
        yield matches
        if is_last:
            return
        places = [match.ahead[0] if match.ahead else EMPTY for match in matches]
        losers = [beaten(match) for match in matches if not match.is_bye]


def paired(pair: tuple[str, ...], tables: Mapping[frozenset[str], Pairing], ahead: Collection[str]) -> Match:
    """Two places of a round that is paired: where one is empty, the other has a bye."""
    if EMPTY in pair:
        there = tuple(who for who in pair if who != EMPTY)
        return Match(ROUND, there, there, is_bye=True)
    pairing = tables[frozenset(pair)]
    return Match(pairing.stage, pair, those(pair, ahead), pairing)


def beaten(match: Match) -> str:
    """Who plays for third place, if it was a semifinal."""
    return next((who for who in match.who if match.ahead and who not in match.ahead), EMPTY)


# --- more at a table ---


def larger_tables(sheet: Sheet) -> Iterator[list[Match]]:
    """The tables of each round; of the rounds to come as many as there will be if nobody goes."""
    rounds = rounds_of(sheet)
    for found, after in with_next(rounds):
        ahead = ahead_of(sheet, found, after)
        matches = []
        for pairing in found.pairings:
            who = pairing.seats if pairing.result is None else tuple(in_order(sheet, pairing))
            matches.append(Match(pairing.stage, who, those(who, ahead), pairing))
        yield matches + [Match(ROUND, (who,), (who,), is_bye=True) for who in found.byes]
    expected = list(tables_expected(sheet.rules, len(rounds[-1].alive)))
    for number, sizes in enumerate(expected[1:], 2):
        stage = FINAL if number == len(expected) else ROUND
        yield [Match(stage, (EMPTY,) * size) for size in sizes]
