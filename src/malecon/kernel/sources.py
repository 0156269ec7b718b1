"""Where points came from, and what was taken and used, read from the events of a game.

A `Ledger` hears every event from the first to the last. Each game says in a small table which events bring
points and from which source, and which ones take something; whatever brings points without saying why comes
from the source named last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import ClassVar, NamedTuple

from malecon.kernel.state import State
from malecon.kernel.words import Said, Vocabulary


class Sources(NamedTuple):
    """How a game's events are read; all of them by key. The first number of each is a seat."""

    names: tuple[str, ...] = ()  # of all sources there are, the weightiest first
    because: Mapping[str, str] = {}  # from here on points come from this source
    scored: Mapping[str, int] = {}  # points from the source named last, with their sign
    brought: Mapping[str, tuple[str, int]] = {}  # points from a source of their own: which number they are
    taken: Mapping[str, str] = {}  # the second number is something of this group that the seat took or used
    #: What is taken, in the order in which it is told: each group with the domain that names its things.
    groups: Mapping[str, str] = {}


class Ledger:
    """What the events of one game say so far. A game that names no sources has an empty one."""

    sources: ClassVar[Sources] = Sources()

    def __init__(self, vocabulary: Vocabulary, state: State) -> None:
        """`state` is the table as it was laid; only what never changes is read from it."""
        self.vocabulary = vocabulary
        self.state = state
        seats = range(int(state.players))
        #: For each seat the points from each source; their sum is its score when the game is over.
        self.points = [dict.fromkeys(self.sources.names, 0) for _ in seats]
        #: What of it each seat has lost again, as positive numbers: what it has gained is the sum of both.
        self.lost = [dict.fromkeys(self.sources.names, 0) for _ in seats]
        #: For each seat how often it took or used what: group and word of the record, or number of a ship.
        self.taken: list[Counter[tuple[str, str]]] = [Counter() for _ in seats]
        #: Who was drawn as start player, where one is drawn.
        self.start: int | None = None
        self.source = ""

    def hear(self, said: Said) -> None:
        """Go on with these events, in the words of `Game.said`."""
        way = self.sources
        for key, a, b, c in said:
            self.source = way.because.get(key, self.source)
            if key in way.scored:
                self.score(a, self.source, way.scored[key] * b)
            if key in way.brought:
                source, number = way.brought[key]
                self.score(a, source, (a, b, c)[number])
            if key in way.taken:
                self.take(a, way.taken[key], b)
            if key == "start-drawn":
                self.start = a
            else:
                self.hear_more(key, a, b, c)

    def hear_more(self, key: str, a: int, b: int, c: int) -> None:
        """What the table of sources cannot say."""

    def score(self, seat: int, source: str, points: int) -> None:
        """A seat gets points from a source, or loses them to it."""
        self.points[seat][source] += points
        if points < 0:
            self.lost[seat][source] -= points

    def take(self, seat: int, group: str, number: int) -> None:
        """A seat takes or uses something of a group."""
        self.taken[seat][group, self.vocabulary.domains[self.sources.groups[group]][number]] += 1
