"""Swiss: in each round those meet who stand near each other and have not met; nobody is out."""

from __future__ import annotations

from math import ceil, log

from malecon.cups.grouping import cut, dealt, spread, table_sizes
from malecon.cups.matching import matching
from malecon.cups.roundrobin import FEW, STARTS, again
from malecon.cups.rules import PARTS
from malecon.cups.seats import leaning, seated
from malecon.cups.sheet import Sheet

BYE = ""  # plays against whoever has a bye

#: What is to be avoided, the worst first: a second bye, meeting again, somebody who has sat thrice more often
#: on one side, points apart, then two who have both sat too often on the same side; in the end, of those with
#: as many points the upper half meets the lower.
SECOND_BYE, AGAIN, THRICE, APART, SIDES = 10**16, 10**13, 10**11, 10**7, 10**5
MOST_OFF = 300  # places from the wished-for opponent


def rounds_wanted(people: int, players: int) -> int:
    """As many as it takes that one alone can have won everything; where more sit at a table, one more."""
    if people <= players:
        return 1
    return ceil(log(people, players) - 1e-9) + (players > 2)


def rounds_of(sheet: Sheet) -> int:
    return sheet.rules.rounds or rounds_wanted(len(sheet.people), sheet.rules.players)


def is_over(sheet: Sheet) -> bool:
    present = sum(entrant.plays for entrant in sheet.people)
    return len(sheet.rounds) >= rounds_of(sheet) or present < sheet.rules.least


def tables(
    sheet: Sheet, standing: list[str], points: dict[str, int]
) -> tuple[list[tuple[str, ...]], list[str]]:
    """Who sits where in the next round, and who has a bye. `standing` are all people, the first first."""
    present = [who for who in standing if sheet.plays(who)]
    if not sheet.rounds:  # nobody has done anything yet
        present = [who for who in sheet.seeding if sheet.plays(who)]
    return pairs(sheet, present, points) if sheet.rules.players == 2 else groups(sheet, present, points)


def pairs(
    sheet: Sheet, standing: list[str], points: dict[str, int]
) -> tuple[list[tuple[str, ...]], list[str]]:
    """The matching that costs least; with an odd number somebody is matched with nobody."""
    if not sheet.rounds:
        half = len(standing) // 2
        found = zip(standing[:half], standing[half:], strict=False)
        return [seated(sheet, pair) for pair in found], standing[2 * half :]
    places = {who: place for place, who in enumerate(standing)}
    halves = half_of_equals(standing, points)
    leans = {who: leaning(sheet, who) for who in standing}
    last = len(standing) - 1

    def cost(who: str, other: str) -> int:
        if BYE in (who, other):
            free = who or other
            return SECOND_BYE * sheet.byes[free] + APART * 4 * (last - places[free])
        apart = abs(points[who] - points[other]) * 2 // PARTS
        off = abs(abs(places[who] - places[other]) - halves[who]) if apart == 0 else 0
        side = min(abs(leans[who]), abs(leans[other])) if leans[who] * leans[other] > 0 else 0
        met = sheet.met[frozenset((who, other))]
        worst = AGAIN * met * met + THRICE * (side > 1)
        return worst + APART * apart * apart + SIDES * side + min(off, MOST_OFF) ** 2

    people = standing if len(standing) % 2 == 0 else [*standing, BYE]
    matched = matching(people, cost, AGAIN)
    byes = [who for pair in matched if BYE in pair for who in pair if who]
    return [seated(sheet, pair) for pair in matched if BYE not in pair], byes


def half_of_equals(standing: list[str], points: dict[str, int]) -> dict[str, int]:
    """For each, half the number of those with as many points."""
    size: dict[int, int] = {}
    for who in standing:
        size[points[who]] = size.get(points[who], 0) + 1
    return {who: max(1, size[points[who]] // 2) for who in standing}


def groups(
    sheet: Sheet, standing: list[str], points: dict[str, int]
) -> tuple[list[tuple[str, ...]], list[str]]:
    """Neighbours in the standings sit together, and change tables so that nobody meets again, if possible."""
    sizes = table_sizes(len(standing), sheet.rules.players, sheet.rules.least)
    free = len(standing) - sum(sizes)
    last = list(reversed(standing))
    last.sort(key=lambda who: sheet.byes[who])  # who had none before, and of these the last first
    byes = last[:free]
    playing = [who for who in standing if who not in byes]
    costs = again(sheet, playing, AGAIN)
    for place, who in enumerate(playing):
        for later in range(place + 1, len(playing)):
            apart = abs(points[who] - points[playing[later]]) * 2 // PARTS
            costs[place][later] += APART * apart * apart
            costs[later][place] = costs[place][later]
    order = range(len(playing))
    begun = cut(order, sizes) if sheet.rounds else dealt(order, sizes)
    found, cost = spread(begun, costs)
    for start in range(STARTS if len(playing) <= FEW and cost >= AGAIN else 0):
        other = sheet.shuffled(playing, "start", sheet.next_number, start)
        again_cut, less = spread(cut([playing.index(who) for who in other], sizes), costs)
        if less < cost:
            found, cost = again_cut, less
    found.sort(key=min)
    return [seated(sheet, [playing[one] for one in group]) for group in found], byes
