"""Who waits for the processes that think, and whose turn it is: theirs who have had least of late.

First addresses take turns, then the hosts behind one address, then the tables of one host: nobody has more by
making more tables, and a club that sits behind one address is no single person. An address is carried by the
context of whatever is done for it, also of what bots answer to each other afterwards.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from contextvars import ContextVar
from typing import Generic, Protocol, TypeVar

#: For whom something is done; empty for what this process takes up by itself.
CLIENT: ContextVar[str] = ContextVar("client", default="")

HALF_LIFE = 20.0  # seconds after which half of what somebody has had is forgotten
FORGOTTEN = 5_000  # of those who have had something; then those who have had almost nothing go
ALMOST_NOTHING = 0.001  # seconds


#: The beginning of such a row: an address, or one with a host there, or with a table of that host.
Who = tuple[str, ...]

#: For whom something is to be done: an address, a host, a table. What is empty is everybody's.
Whose = tuple[str, str, str]


class Waiting(Protocol):
    """Something that waits for its turn."""

    whose: Whose


J = TypeVar("J", bound=Waiting)


class Shares:
    """How much each has had of late, in seconds of thinking, and how much is being done for them now."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.had: dict[Who, tuple[float, float]] = {}  # so much, at this time
        self.running: dict[Who, int] = {}

    def rank(self, who: Who) -> tuple[int, float]:
        """The lower comes first."""
        return self.running.get(who, 0), self.of_late(who)

    def of_late(self, who: Who) -> float:
        much, at = self.had.get(who, (0.0, 0.0))
        return much and float(much * 0.5 ** ((self.clock() - at) / HALF_LIFE))

    def begin(self, who: Who) -> None:
        self.running[who] = self.running.get(who, 0) + 1

    def end(self, who: Who, seconds: float) -> None:
        self.running[who] -= 1
        if not self.running[who]:
            del self.running[who]
        if len(self.had) >= FORGOTTEN:
            self.had = {one: kept for one, kept in self.had.items() if self.of_late(one) > ALMOST_NOTHING}
        self.had[who] = (self.of_late(who) + seconds, self.clock())


class Line(Generic[J]):
    """Those who wait."""

    def __init__(self, shares: Shares) -> None:
        self.shares = shares
        self.waiting: dict[Whose, deque[J]] = {}

    def __len__(self) -> int:
        return sum(map(len, self.waiting.values()))

    def add(self, job: J) -> None:
        self.waiting.setdefault(job.whose, deque()).append(job)

    def remove(self, job: J) -> bool:
        """Let one go; false if it does not wait any more."""
        jobs = self.waiting.get(job.whose, deque())
        if job not in jobs:
            return False
        jobs.remove(job)
        self.tidy(job)
        return True

    def next(self) -> J | None:
        """The one whose turn it is, who waits no longer. Of equals it is the one who came first."""
        if not self.waiting:
            return None
        left = list(self.waiting)
        for level in range(1, len(left[0]) + 1):
            best = min(dict.fromkeys(whose[:level] for whose in left), key=self.shares.rank)
            left = [whose for whose in left if whose[:level] == best]
        job = self.waiting[left[0]].popleft()
        self.tidy(job)
        return job

    def tidy(self, job: J) -> None:
        if not self.waiting[job.whose]:
            del self.waiting[job.whose]

    def begin(self, job: J) -> None:
        for level in range(1, len(job.whose) + 1):
            self.shares.begin(job.whose[:level])

    def end(self, job: J, seconds: float) -> None:
        for level in range(1, len(job.whose) + 1):
            self.shares.end(job.whose[:level], seconds)
