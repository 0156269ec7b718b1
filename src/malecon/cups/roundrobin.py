"""Round robin: everybody meets everybody, as evenly as can be.

Two at a table go round in a circle, as clubs have done for ever. More at a table meet by lines of a plane
where the numbers are right (nine people at tables of three, 16 at tables of four, 25 at tables of five);
elsewhere each round seats those together who met least often. Who comes late, at tables of two, owes
everybody a game: from then on those play who owe most.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from malecon.cups.grouping import cut, spread, table_sizes
from malecon.cups.matching import matching
from malecon.cups.seats import seated
from malecon.cups.sheet import Sheet

STARTS = 24  # guesses to begin with, where few people make them cheap
FEW = 32


def is_over(sheet: Sheet) -> bool:
    """Whether everybody has met everybody, or as many rounds were played as were agreed upon."""
    if 0 < sheet.rules.rounds <= len(sheet.rounds):
        return True
    if sheet.rules.players == 2:
        return next(owed(sheet), None) is None
    return len(sheet.rounds) >= rounds_needed(sheet) or not table_sizes(
        len(present(sheet)), sheet.rules.players, sheet.rules.least
    )


def rounds_needed(sheet: Sheet) -> int:
    """How many rounds it takes until everybody may have met everybody."""
    people, players = len(sheet.people), sheet.rules.players
    if players == 2:
        return (people - 1 + people % 2) * sheet.rules.legs
    return -(-(people - 1) // (players - 1)) * sheet.rules.legs


def tables(sheet: Sheet) -> tuple[list[tuple[str, ...]], list[str]]:
    """Who sits where in the next round, and who has a bye."""
    if sheet.rules.players > 2:
        return larger(sheet)
    if all(entrant.since == 1 for entrant in sheet.people):
        return circle(sheet)
    return owing(sheet)


# --- two at a table ---


def circle(sheet: Sheet) -> tuple[list[tuple[str, ...]], list[str]]:
    """All stand in a circle, but for the last, and each meets the one opposite; then they go on by one place.

    Of two the first of the circle sits first if the sum of their places is odd: so each sits first as often
    as second, or once more. The next time round it is the other way.
    """
    labels = sheet.shuffled(sheet.entrants, "circle")
    if len(labels) % 2 == 1:
        labels.append("")  # whoever meets nobody has a bye
    last = len(labels) - 1
    leg, turn = divmod(len(sheet.rounds), last)
    found, byes = [], []
    for place in range(last):
        opposite = (turn - place) % last
        if opposite == place:
            opposite = last
        if place < opposite:
            pair = (labels[place], labels[opposite])
            if "" in pair:
                byes += [who for who in pair if who]
            else:
                found.append(pair if (place + opposite + leg) % 2 == 1 else (pair[1], pair[0]))
    return list(found), byes


def owed(sheet: Sheet) -> Iterator[tuple[frozenset[str], int]]:
    """Which meetings are still to come, and how many; those of one who is gone are lost to whoever is
    there."""
    people = [entrant.who for entrant in sheet.people]
    for place, who in enumerate(people):
        for other in people[place + 1 :]:
            pair = frozenset((who, other))
            left = sheet.rules.legs - sheet.met[pair]
            if left > 0 and (sheet.plays(who) or sheet.plays(other)):
                yield pair, left


def owing(sheet: Sheet) -> tuple[list[tuple[str, ...]], list[str]]:
    """Whoever owes most plays first, so that nobody is left with many at the end."""
    left = dict(owed(sheet))
    degree: dict[str, int] = {entrant.who: 0 for entrant in sheet.people}
    for pair, count in left.items():
        for who in pair:
            degree[who] += count
    most = 2 * max(degree.values())

    def cost(who: str, other: str) -> int | None:
        return most - degree[who] - degree[other] if frozenset((who, other)) in left else None

    people = sheet.shuffled(degree, "owing", sheet.next_number)
    pairs = matching(people, cost)
    paired = {who for pair in pairs for who in pair}
    byes = [who for who in people if who not in paired and degree[who] and sheet.plays(who)]
    return [seated(sheet, pair) for pair in pairs], byes


# --- more at a table ---


def present(sheet: Sheet) -> list[str]:
    return [entrant.who for entrant in sheet.people if entrant.plays]


def larger(sheet: Sheet) -> tuple[list[tuple[str, ...]], list[str]]:
    """Everybody sits with those they met least often."""
    people = sheet.shuffled(present(sheet), "order")
    sizes = table_sizes(len(people), sheet.rules.players, sheet.rules.least)
    lines = plane(sheet, people)
    if lines:
        return [seated(sheet, line) for line in lines], []
    people = sheet.shuffled(people, "byes", sheet.next_number)
    people.sort(key=lambda who: sheet.byes[who], reverse=True)
    playing, byes = people[: sum(sizes)], people[sum(sizes) :]
    return [seated(sheet, group) for group in fewest_again(sheet, playing, sizes)], byes


def fewest_again(sheet: Sheet, people: Sequence[str], sizes: Sequence[int]) -> list[list[str]]:
    """The groups in which meetings are spread most evenly: a third costs more than several second ones."""
    costs = again(sheet, people)
    starts = STARTS if len(people) <= FEW else 1
    best: tuple[int, list[list[int]]] | None = None
    places = {who: place for place, who in enumerate(people)}
    for start in range(starts):
        order = sheet.shuffled(people, "start", sheet.next_number, start)
        groups, cost = spread(cut([places[who] for who in order], sizes), costs)
        if best is None or cost < best[0]:
            best = cost, groups
        if cost == 0:
            break
    assert best is not None
    return [[people[one] for one in group] for group in best[1]]


def again(sheet: Sheet, people: Sequence[str], weight: int = 1) -> list[list[int]]:
    """What it costs to seat two together who met before."""
    places = {who: place for place, who in enumerate(people)}
    costs = [[0] * len(people) for _ in people]
    for pair, times in sheet.met.items():
        one, other = (places.get(who) for who in pair)
        if one is not None and other is not None:
            costs[one][other] = costs[other][one] = weight * times * times
    return costs


# --- lines of a plane ---


def plane(sheet: Sheet, people: Sequence[str]) -> list[list[str]]:
    """The lines of one direction: any two of the people lie on one line together, in exactly one direction.

    It needs a square of people, each table a side of it, and that nobody has come, gone or is missing.
    """
    side = sheet.rules.players
    if len(people) != side * side or any(entrant.since > 1 or not entrant.plays for entrant in sheet.people):
        return []
    slope = len(sheet.rounds) % (side + 1)
    lines: list[list[str]] = [[] for _ in range(side)]
    for place, who in enumerate(people):
        x, y = divmod(place, side)
        lines[x if slope == side else added(y, multiplied(slope, x, side), side)].append(who)
    return lines


FOUR = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))  # the products of the field of four


def added(one: int, other: int, field: int) -> int:
    return one ^ other if field == 4 else (one + other) % field


def multiplied(one: int, other: int, field: int) -> int:
    return FOUR[one][other] if field == 4 else one * other % field
