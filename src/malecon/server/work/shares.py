"""Who waits for the processes that think, and whose turn it is: theirs who have had least of late.

A client is an address, as the door knows it; it is carried by the context of whatever is done for it, also of
what bots answer to each other afterwards. Tables of one client, or of a whole club behind one address, share
what that client has in the same way.
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


class Waiting(Protocol):
    """Something that waits for its turn."""

    client: str
    table: str


J = TypeVar("J", bound=Waiting)


class Shares:
    """How much each has had of late, in seconds of thinking, and how much is being done for them now."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.had: dict[str, tuple[float, float]] = {}  # so much, at this time
        self.running: dict[str, int] = {}

    def rank(self, who: str) -> tuple[int, float]:
        """The lower comes first."""
        return self.running.get(who, 0), self.of_late(who)

    def of_late(self, who: str) -> float:
        much, at = self.had.get(who, (0.0, 0.0))
        return much and float(much * 0.5 ** ((self.clock() - at) / HALF_LIFE))

    def begin(self, who: str) -> None:
        self.running[who] = self.running.get(who, 0) + 1

    def end(self, who: str, seconds: float) -> None:
        self.running[who] -= 1
        if not self.running[who]:
            del self.running[who]
        if len(self.had) >= FORGOTTEN:
            self.had = {one: kept for one, kept in self.had.items() if self.of_late(one) > ALMOST_NOTHING}
        self.had[who] = (self.of_late(who) + seconds, self.clock())


class Line(Generic[J]):
    """Those who wait, by client and table. Whoever is next is found without looking at all of them."""

    def __init__(self, shares: Shares) -> None:
        self.shares = shares
        self.waiting: dict[str, dict[str, deque[J]]] = {}

    def __len__(self) -> int:
        return sum(len(jobs) for tables in self.waiting.values() for jobs in tables.values())

    def add(self, job: J) -> None:
        self.waiting.setdefault(job.client, {}).setdefault(job.table, deque()).append(job)

    def remove(self, job: J) -> bool:
        """Let one go; false if it does not wait any more."""
        jobs = self.waiting.get(job.client, {}).get(job.table, deque())
        if job not in jobs:
            return False
        jobs.remove(job)
        self.tidy(job)
        return True

    def next(self) -> J | None:
        """The one whose turn it is, who waits no longer."""
        if not self.waiting:
            return None
        tables = self.waiting[min(self.waiting, key=lambda client: self.shares.rank(f"client {client}"))]
        job = tables[min(tables, key=lambda table: self.shares.rank(f"table {table}"))].popleft()
        self.tidy(job)
        return job

    def tidy(self, job: J) -> None:
        tables = self.waiting[job.client]
        if not tables[job.table]:
            del tables[job.table]
        if not tables:
            del self.waiting[job.client]

    def begin(self, job: J) -> None:
        self.shares.begin(f"client {job.client}")
        self.shares.begin(f"table {job.table}")

    def end(self, job: J, seconds: float) -> None:
        self.shares.end(f"client {job.client}", seconds)
        self.shares.end(f"table {job.table}", seconds)
