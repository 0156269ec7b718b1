"""Tables of two: who plays whom, so that what it costs is least in sum. The matching itself is networkx's."""

from __future__ import annotations

from collections.abc import Callable, Sequence

NEIGHBOURS = 10  # so many of the cheapest opponents of each are looked at first; all where these are too few

#: What it costs that two play each other; None if they cannot.
Cost = Callable[[str, str], int | None]


def matching(people: Sequence[str], cost: Cost, dear: int | None = None) -> list[tuple[str, str]]:
    """As many pairs as can be, of these the cheapest.

    Each is matched with one of the cheapest, or of those next to them in the order of the people. If so
    somebody is left, or a pair costs as much as `dear`, more are looked at.
    """
    from networkx import Graph, max_weight_matching  # slow to load, and only some cups need it

    costs = [list[tuple[int, int]]() for _ in people]
    for place, who in enumerate(people):
        for later in range(place + 1, len(people)):
            found = cost(who, people[later])
            if found is not None:
                costs[place].append((found, later))
                costs[later].append((found, place))
    for own in costs:
        own.sort()
    top = max((own[-1][0] for own in costs if own), default=0) + 1
    neighbours = NEIGHBOURS
    while True:
        graph = Graph()
        graph.add_nodes_from(range(len(people)))
        for place, own in enumerate(costs):
            for number, (found, other) in enumerate(own):
                if number < neighbours or abs(other - place) <= neighbours // 2:
                    graph.add_edge(place, other, weight=top - found)
        pairs = sorted(sorted(pair) for pair in max_weight_matching(graph, maxcardinality=True))
        worst = max((top - graph.edges[one, other]["weight"] for one, other in pairs), default=0)
        is_good = len(pairs) == len(people) // 2 and (dear is None or worst < dear)
        if is_good or neighbours >= len(people):
            return [(people[one], people[other]) for one, other in pairs]
        neighbours *= 3
