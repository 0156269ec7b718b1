"""Tables of more than two: people are spread so that what it costs to seat two together is least, in sum.

There is no quick way to the very best. One begins with a good guess and lets two people change tables as long
as that helps; every step is the same each time.
"""

from __future__ import annotations

from collections.abc import Sequence

MOST_SWEEPS = 12

Costs = list[list[int]]


def table_sizes(people: int, most: int, least: int) -> list[int]:
    """How many sit at each table: all of them at the fewest tables, evenly, if possible; else full ones."""
    if people < least:
        return []
    tables = -(-people // most)
    if tables * least > people:
        tables = people // most or 1
        people = min(people, tables * most)
    return [people // tables + (table < people % tables) for table in range(tables)]


class Spread:
    """People at tables, and what each would cost at any of them."""

    def __init__(self, groups: Sequence[Sequence[int]], costs: Costs) -> None:
        self.groups = [list(group) for group in groups]
        self.costs = costs
        self.at = {one: table for table, group in enumerate(self.groups) for one in group}
        self.sums = {
            one: [sum(costs[one][other] for other in group) for group in self.groups] for one in self.at
        }

    def cost(self) -> int:
        return sum(self.sums[one][table] for one, table in self.at.items()) // 2

    def gain(self, one: int, other: int) -> int:
        """What is saved if these two change tables."""
        here, there = self.at[one], self.at[other]
        mine, theirs = self.sums[one], self.sums[other]
        return mine[here] + theirs[there] - mine[there] - theirs[here] + 2 * self.costs[one][other]

    def change(self, one: int, other: int) -> None:
        here, there = self.at[one], self.at[other]
        mine, theirs = self.costs[one], self.costs[other]
        for each, sums in self.sums.items():
            difference = theirs[each] - mine[each]
            sums[here] += difference
            sums[there] -= difference
        self.groups[here][self.groups[here].index(one)] = other
        self.groups[there][self.groups[there].index(other)] = one
        self.at[one], self.at[other] = there, here

    def settle(self) -> None:
        """Let people change tables, each with whom it helps most, until it helps nobody."""
        people = sorted(self.at)
        for _ in range(MOST_SWEEPS):
            changed = False
            for one in people:
                here = self.at[one]
                if self.sums[one][here] == 0:
                    continue  # there is nothing to win for this one
                best = max(
                    (other for other in people if self.at[other] != here),
                    key=lambda other: (self.gain(one, other), -other),
                    default=one,
                )
                if best != one and self.gain(one, best) > 0:
                    self.change(one, best)
                    changed = True
            if not changed:
                return


def spread(groups: Sequence[Sequence[int]], costs: Costs) -> tuple[list[list[int]], int]:
    """The tables after all changes that help, and what they cost still."""
    found = Spread(groups, costs)
    found.settle()
    return found.groups, found.cost()


def cut(people: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """Neighbours in a row sit together."""
    found, start = [], 0
    for size in sizes:
        found.append(list(people[start : start + size]))
        start += size
    return found


def dealt(people: Sequence[int], sizes: Sequence[int]) -> list[list[int]]:
    """As cards are dealt: the first of a row sit at different tables, and so on; back and forth, so that no
    table is the strongest."""
    found: list[list[int]] = [[] for _ in sizes]
    left = list(people)
    forth = True
    while left:
        order = range(len(sizes)) if forth else range(len(sizes) - 1, -1, -1)
        for table in order:
            if len(found[table]) < sizes[table] and left:
                found[table].append(left.pop(0))
        forth = not forth
    return found
