"""The standings of a whole cup, by its format."""

from __future__ import annotations

from collections.abc import Sequence

from malecon.cups import groups, knockout
from malecon.cups.rules import GROUPS, KNOCK_OUT
from malecon.cups.sheet import Sheet
from malecon.cups.standings import Find, Standing, criteria, ranked, tallied


def standings(sheet: Sheet) -> list[Standing]:
    """Everybody from the first to the last."""
    tallies = tallied(sheet)
    finds = criteria(sheet, tallies)
    people = list(sheet.entrants)
    if sheet.rules.format not in (KNOCK_OUT, GROUPS):
        return ranked(people, ("out", "points", *sheet.rules.ties), finds, tallies)
    finds |= reached(sheet)
    if sheet.rules.format == KNOCK_OUT:
        return ranked(people, ("out", "stage", "third", "place", "level", "seed"), finds, tallies)
    finds["group"] = group_places(sheet)
    order = ("out", "stage", "third", "place", "level", "group", "points", *sheet.rules.ties)
    return ranked(people, order, finds, tallies)


def reached(sheet: Sheet) -> dict[str, Find]:
    """How far each came in a knock-out: the rounds, the match for third place, the place at the last one, and
    how many of those who were level there have the better seed."""
    stage: dict[str, int] = {}
    third: dict[str, int] = {}
    place: dict[str, int] = {}
    level: dict[str, int] = {}
    for number, found in enumerate(knockout.rounds_of(sheet), 1):
        for who in found.alive:
            stage[who], place[who], level[who] = number, 0, 0
        for pairing in found.pairings:
            if pairing.result is None:
                continue
            shared = dict(zip(pairing.seats, pairing.result.places(len(pairing.seats)), strict=True))
            for position, who in enumerate(knockout.in_order(sheet, pairing)):
                ahead, _ = shared[who]
                (third if pairing.stage == knockout.THIRD else place)[who] = -ahead
                level[who] = ahead - position

    def of(known: dict[str, int]) -> Find:
        def find(who: str, equals: Sequence[str]) -> int:
            return known.get(who, 0)

        return find

    return {"stage": of(stage), "third": of(third), "place": of(place), "level": of(level)}


def group_places(sheet: Sheet) -> Find:
    """The place in the group, the first best."""
    known: dict[str, int] = {}
    for table in groups.group_standings(sheet):
        known |= {line.who: -line.rank for line in table}

    def find(who: str, equals: Sequence[str]) -> int:
        return known[who]

    return find
