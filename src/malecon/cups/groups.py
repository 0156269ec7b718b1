"""Groups: each a round robin of its own, of which the best go on into a knock-out."""

from __future__ import annotations

from malecon.cups import knockout, roundrobin
from malecon.cups.grouping import dealt
from malecon.cups.rounds import Pairing, Round
from malecon.cups.sheet import Sheet
from malecon.cups.standings import Standing, criteria, ranked, tallied


def groups_of(sheet: Sheet) -> list[list[str]]:
    """Who is in which group: dealt by strength, back and forth."""
    count = sheet.rules.groups
    people = len(sheet.seeding)
    sizes = [people // count + (number < people % count) for number in range(count)]
    return [[sheet.seeding[one] for one in group] for group in dealt(range(people), sizes)]


def group_sheets(sheet: Sheet) -> list[Sheet]:
    """Each group as a cup of its own."""
    return sheet.parts(groups_of(sheet))


def are_over(sheet: Sheet) -> bool:
    return all(roundrobin.is_over(part) for part in group_sheets(sheet))


def are_played(sheet: Sheet) -> list[bool]:
    """Of each group whether nothing is left to be played in it."""
    return [
        roundrobin.is_over(part) and all(found.is_over for found in part.rounds)
        for part in group_sheets(sheet)
    ]


def group_round(sheet: Sheet) -> Round:
    """The next round of every group that is not over yet."""
    pairings: list[Pairing] = []
    byes: list[str] = []
    for number, part in enumerate(group_sheets(sheet), 1):
        if roundrobin.is_over(part):
            continue
        tables, free = roundrobin.tables(part)
        byes += free
        for seats in tables:
            pairings.append(Pairing(len(pairings) + 1, seats, f"group {number}"))
    return Round(sheet.next_number, tuple(pairings), tuple(byes))


def group_standings(sheet: Sheet) -> list[list[Standing]]:
    """The standings of each group; what is played in the knock-out does not touch them."""
    found = []
    for part in group_sheets(sheet):
        tallies = tallied(part)
        order = ("out", "points", *sheet.rules.ties)
        found.append(ranked(list(part.entrants), order, criteria(part, tallies), tallies))
    return found


def going_on(sheet: Sheet, table: list[Standing]) -> list[Standing]:
    """Those of a group who go on, or would if it ended now."""
    return table[: sheet.rules.from_group]


def qualified(sheet: Sheet) -> list[str]:
    """Who goes on, in the order of the tree: all first ones, then all second ones, and so on. Within these,
    who has more points is before; but so that nobody meets somebody of the own group soon."""
    tables = [going_on(sheet, table) for table in group_standings(sheet)]
    group = {line.who: number for number, table in enumerate(tables) for line in table}
    found: list[str] = []
    for place in range(sheet.rules.from_group):
        tier = [table[place] for table in tables if place < len(table)]
        if not tier:
            break  # everybody goes on
        tier.sort(key=lambda line: (-line.points, sheet.seeds[line.who]))
        names = [line.who for line in tier]
        turns = [names[turn:] + names[:turn] for turn in range(len(names))]
        found = min((found + turn for turn in turns), key=lambda order: clashes(order, group))
    return found


def clashes(seeds: list[str], group: dict[str, int]) -> tuple[int, ...]:
    """How many of a group are in the same part of the tree, beginning with its smallest parts."""
    places = [group[seeds[place]] if place < len(seeds) else None for place in knockout.tree(len(seeds))]
    found = []
    size = 2
    while size < len(places):
        parts = [places[start : start + size] for start in range(0, len(places), size)]
        known = [[one for one in part if one is not None] for part in parts]
        found.append(sum(len(part) - len(set(part)) for part in known))
        size *= 2
    return tuple(found)


def rounds_expected(sheet: Sheet) -> int:
    """The rounds of the largest group, and those of the knock-out."""
    rules = sheet.rules
    if not sheet.people:
        return 0
    most = max(rules.rounds or roundrobin.rounds_needed(part) for part in group_sheets(sheet))
    going = min(len(sheet.people), rules.groups * rules.from_group)
    return most + knockout.rounds_expected(rules, going)
