"""Those who wait for a game, seated together as soon as there are enough of them.

Whoever has waited longest is served first, with those who are nearest in strength. How far apart they may be
widens the longer that one has waited. Nobody meets anybody whom one of the two does not want to meet.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

Kind = tuple[str, int]  # a game and a number of players

#: What OpenSkill thinks of somebody of whom it knows nothing.
UNKNOWN = (25.0, 25.0 / 3)

DAY = 86_400.0

#: Steps of strength that are near, seconds until everybody is, and seconds until bots are offered; by pace.
NEAR = 3.0
WIDE = 25.0
ANYBODY = {"live": 60.0, "days": DAY}
BOTS = {"live": 30.0, "days": DAY}
COURTESY = {"live": 12.0, "days": 3600.0}  # for others who wait to come along when somebody takes bots

MOST_TRIES = 2000  # of ways to fill one table, should many not want to meet each other


class Wish(NamedTuple):
    """What somebody waits for: any of these games, with so many players, live or over days."""

    person: str
    since: float
    games: tuple[str, ...]  # the dearest first
    least: int
    most: int
    pace: str
    strengths: Mapping[Kind, tuple[float, float]]  # and the doubt of each; what is missing is not known
    shuns: frozenset[str] = frozenset()
    bots: float | None = None  # since when bots are welcome in the other seats

    def strength(self, kind: Kind) -> tuple[float, float]:
        return self.strengths.get(kind, UNKNOWN)


class Group(NamedTuple):
    """Who sits down together, the longest waiting first. Fewer than `players`: bots take the rest."""

    game: str
    players: int
    pace: str
    people: tuple[Wish, ...]


def band(wish: Wish, now: float) -> float:
    """How far from this one in strength, beyond doubt, others may be."""
    waited, patience = now - wish.since, ANYBODY[wish.pace]
    if waited >= patience:
        return float("inf")
    return NEAR + (WIDE - NEAR) * max(0.0, waited) / patience


def gap(one: Wish, other: Wish, kind: Kind) -> float:
    """How far apart in strength two are for sure: who is hardly known is near to everybody."""
    (mean, doubt), (others_mean, others_doubt) = one.strength(kind), other.strength(kind)
    return max(0.0, abs(mean - others_mean) - doubt - others_doubt)


def may_meet(one: Wish, other: Wish) -> bool:
    return other.person not in one.shuns and one.person not in other.shuns


def kinds(wish: Wish, numbers: Mapping[str, Collection[int]]) -> list[Kind]:
    """What would do, the fullest tables first: so nobody is left who might have come along."""
    counts = range(wish.most, wish.least - 1, -1)
    return [(game, count) for count in counts for game in wish.games if count in numbers.get(game, ())]


def wants(wish: Wish, kind: Kind) -> bool:
    return kind[0] in wish.games and wish.least <= kind[1] <= wish.most


def seat(wishes: Iterable[Wish], numbers: Mapping[str, Collection[int]], now: float) -> list[Group]:
    """All who can be seated now; `numbers` says for how many players each game is."""
    waiting = sorted(wishes, key=lambda wish: (wish.since, wish.person))
    found: list[Group] = []
    for fill in (full_table, table_with_bots):
        seated: set[str] = set()
        for place, first in enumerate(waiting):
            if first.person in seated:
                continue
            # Whoever waited longer than this one could not be served, nor can they be now, with fewer left.
            others = [w for w in waiting[place + 1 :] if w.person not in seated and w.pace == first.pace]
            group = fill(first, others, numbers, now)
            if group is not None:
                found.append(group)
                seated.update(wish.person for wish in group.people)
        waiting = [wish for wish in waiting if wish.person not in seated]
    return found


def full_table(
    first: Wish, others: Sequence[Wish], numbers: Mapping[str, Collection[int]], now: float
) -> Group | None:
    """A table of people alone."""
    for kind in kinds(first, numbers):
        company = next(companies(first, others, kind, kind[1] - 1, now), None)
        if company is not None:
            return group_of(kind, first, company)
    return None


def companies(
    first: Wish, others: Sequence[Wish], kind: Kind, size: int, now: float
) -> Iterator[tuple[Wish, ...]]:
    """Others who could play with one who waits, so many at a time; the nearest in strength first."""
    near = band(first, now)
    mean = first.strength(kind)[0]
    able = [w for w in others if wants(w, kind) and may_meet(first, w) and gap(first, w, kind) <= near]
    able.sort(key=lambda w: (gap(first, w, kind), abs(w.strength(kind)[0] - mean), w.since, w.person))
    tries = MOST_TRIES

    def choose(chosen: tuple[Wish, ...], rest: Sequence[Wish]) -> Iterator[tuple[Wish, ...]]:
        nonlocal tries
        if len(chosen) == size:
            yield chosen
            return
        for place, one in enumerate(rest):
            tries -= 1
            if tries < 0 or len(rest) - place < size - len(chosen):
                return
            if all(may_meet(one, other) and gap(one, other, kind) <= near for other in chosen):
                yield from choose((*chosen, one), rest[place + 1 :])

    return choose((), able)


def table_with_bots(
    first: Wish, others: Sequence[Wish], numbers: Mapping[str, Collection[int]], now: float
) -> Group | None:
    """A table at which bots take the seats that are left. Others who wait for the same are asked first
    whether they come along, and are waited for a little."""
    if first.bots is None:
        return None
    wanted = kinds(first, numbers)
    company = [other for other in others if may_come_along(first, other, wanted, now)]
    if any(other.bots is None for other in company) and now - first.bots < COURTESY[first.pace]:
        return None
    ready = [other for other in company if other.bots is not None]
    # Rather together than apart; then the smallest table that will do: people wish to meet people.
    for size in range(min(len(ready), first.most - 1), -1, -1):
        for kind in sorted(wanted, key=lambda kind: kind[1]):
            if size < kind[1]:
                chosen = next(companies(first, ready, kind, size, now), None)
                if chosen is not None:
                    return group_of(kind, first, chosen)
    return None


def may_come_along(first: Wish, other: Wish, wanted: Sequence[Kind], now: float) -> bool:
    near = band(first, now)
    fits = (kind for kind in wanted if wants(other, kind))
    return may_meet(first, other) and any(gap(first, other, kind) <= near for kind in fits)


def group_of(kind: Kind, first: Wish, company: Sequence[Wish]) -> Group:
    people = sorted((first, *company), key=lambda wish: (wish.since, wish.person))
    return Group(kind[0], kind[1], first.pace, tuple(people))


def would_come_along(wish: Wish, others: Iterable[Wish], numbers: Mapping[str, Collection[int]]) -> int:
    """How many others wait for something that this one would play too."""
    own = kinds(wish, numbers)
    return sum(
        other.person != wish.person
        and other.pace == wish.pace
        and may_meet(wish, other)
        and any(wants(other, kind) for kind in own)
        for other in others
    )


def is_offered_bots(wish: Wish, now: float) -> bool:
    """Whether it is time to say that bots would play."""
    return now - wish.since >= BOTS[wish.pace]


def nearest_level(
    strength: tuple[float, float], ratings: Mapping[str, tuple[float, float]], usual: str
) -> str:
    """The level of bots nearest to somebody: by what the club's games say of both; else the usual one."""
    if strength == UNKNOWN or not ratings:
        return usual
    return min(ratings, key=lambda level: (abs(ratings[level][0] - strength[0]), level))
