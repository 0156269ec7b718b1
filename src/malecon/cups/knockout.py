"""Knock-out: the best of each table go on, all others are out, until one table is left.

At tables of two there is a tree that is seen from the first round on: the strongest two can meet in the final
at the earliest, and where a place is empty, the stronger has a bye. Larger tables are dealt anew in each
round, so that each has strong and weak, and those who met before sit apart if that can be.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from malecon.cups.grouping import dealt, spread, table_sizes
from malecon.cups.roundrobin import again
from malecon.cups.rounds import Pairing, Round
from malecon.cups.rules import Rules
from malecon.cups.seats import seated
from malecon.cups.sheet import Sheet

EMPTY = ""  # a place of the tree that nobody has
FINAL, THIRD, ROUND = "final", "third", "round"


def rounds_of(sheet: Sheet) -> list[Round]:
    return [found for found in sheet.rounds if found.knock_out]


def is_over(sheet: Sheet) -> bool:
    found = rounds_of(sheet)
    return bool(found) and found[-1].is_over and any(pairing.stage == FINAL for pairing in found[-1].pairings)


def first(sheet: Sheet, seeds: Sequence[str]) -> Round:
    """The first round, with people in the order of their strength, or of what they have done in groups."""
    if sheet.rules.players == 2:
        return tree_round(
            sheet, [seeds[place] if place < len(seeds) else EMPTY for place in tree(len(seeds))]
        )
    return dealt_round(sheet, seeds)


def following(sheet: Sheet) -> Round:
    """The round after the last one, which is over."""
    last = rounds_of(sheet)[-1]
    if sheet.rules.players > 2:
        return dealt_round(sheet, survivors(sheet, last))
    winners: list[str] = []
    losers: list[str] = []
    tables = {frozenset(pairing.seats): pairing for pairing in last.pairings}
    for place in range(0, len(last.alive), 2):
        pair = last.alive[place : place + 2]
        if EMPTY in pair:
            winners.append(pair[0] or pair[1])
        else:
            order = in_order(sheet, tables[frozenset(pair)])
            winners.append(order[0])
            losers.append(order[1])
    if len(winners) == 2 and len(losers) == 2 and sheet.rules.third_place:
        return tree_round(sheet, winners, losers)
    return tree_round(sheet, winners)


# --- two at a table ---


def tree(people: int) -> list[int]:
    """The places of a tree, by seed: with each step more, the first meets the last, the second the last but
    one, and so on."""
    places = [0]
    while len(places) < people:
        top = 2 * len(places) - 1
        places = [one for place in places for one in (place, top - place)]
    return places


def tree_round(sheet: Sheet, places: Sequence[str], losers: Sequence[str] = ()) -> Round:
    pairings: list[Pairing] = []
    byes: list[str] = []
    for place in range(0, len(places), 2):
        pair = places[place : place + 2]
        if EMPTY in pair:
            byes += [who for who in pair if who]
        else:
            stage = FINAL if len(places) == 2 else ROUND
            pairings.append(Pairing(len(pairings) + 1, seated(sheet, pair), stage))
    if losers:
        pairings.append(Pairing(len(pairings) + 1, seated(sheet, losers), THIRD))
    return Round(sheet.next_number, tuple(pairings), tuple(byes), True, tuple(places))


# --- more at a table ---


def dealt_round(sheet: Sheet, alive: Sequence[str]) -> Round:
    """Everybody who is still in it and plays; who is first in the order has a bye if somebody must."""
    there = [who for who in alive if sheet.plays(who)]
    if len(there) < 2:  # nobody is left to play against: whoever has gone loses
        there = list(alive)
    sizes = table_sizes(len(there), sheet.rules.players, sheet.rules.least) or [len(there)]
    number = len(there) - sum(sizes)
    byes = sorted(there, key=lambda who: sheet.byes[who])[:number]
    playing = [who for who in there if who not in byes]
    groups, _ = spread(dealt(range(len(playing)), sizes), again(sheet, playing))
    groups.sort(key=min)
    stage = FINAL if len(sizes) == 1 and not byes else ROUND
    pairings = tuple(
        Pairing(table, seated(sheet, [playing[one] for one in group]), stage)
        for table, group in enumerate(groups, 1)
    )
    return Round(sheet.next_number, pairings, tuple(byes), True, tuple(there))


def survivors(sheet: Sheet, last: Round) -> list[str]:
    """Who goes on, in the order of the last round. If they are too few for a table, the best others fill
    it."""
    going, others = set(last.byes), []
    for pairing in last.pairings:
        order = in_order(sheet, pairing)
        going |= set(order[: sheet.rules.advance])
        others += [(place, who) for place, who in enumerate(order) if place >= sheet.rules.advance]
    if len(going) < sheet.rules.least:
        others.sort(key=lambda one: (not sheet.plays(one[1]), one[0], sheet.seeds[one[1]]))
        going |= {who for _, who in others[: min(sheet.rules.players, len(last.alive) - 1) - len(going)]}
    return [who for who in last.alive if who in going]


def in_order(sheet: Sheet, pairing: Pairing) -> list[str]:
    """Who is before whom at a table; those who share a place in the order of their seeds."""
    assert pairing.result is not None
    places = pairing.result.places(len(pairing.seats))
    order = sorted(zip(places, pairing.seats, strict=True), key=lambda one: (one[0][0], sheet.seeds[one[1]]))
    return [who for _, who in order]


def rounds_expected(rules: Rules, people: int) -> int:
    """How many rounds it takes until one is left of so many."""
    if rules.players == 2:
        return max(1, (people - 1).bit_length())
    return len(list(tables_expected(rules, people)))


def tables_expected(rules: Rules, people: int) -> Iterator[list[int]]:
    """How many sit at each of the larger tables, round after round, until one is left of so many people."""
    while people > rules.players:
        sizes = table_sizes(people, rules.players, rules.least)
        yield sizes
        going = len(sizes) * rules.advance + people - sum(sizes)
        people = going if going >= rules.least else min(rules.players, people - 1)
    yield [people]
