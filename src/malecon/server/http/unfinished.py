"""How many tables of a day one address may leave lying about: each of them takes room on the disk."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from malecon.server.wire.errors import Rejected, TooMany
from malecon.store import Store

MOST_UNFINISHED = (
    1000  # a club night has some dozens; what is played to its end here, or deleted, does not count
)
DAY = 86_400.0


class TooManyTables(TooMany):
    """So many that they must be played or deleted first, or a day goes by."""

    def __init__(self, most: int, wait: float) -> None:
        Rejected.__init__(self, 429, "too-many", "server-unfinished", most=most)
        self.wait = max(1, int(wait + 0.999))


class Unfinished:
    """The tables that each address has made within a day and that may not have been played to their end, and
    the records that it has brought: nobody has to play those. A factor of 0 means no limit. Who made a table
    is remembered here alone, and not for longer."""

    def __init__(self, store: Store, factor: float, clock: Callable[[], float]) -> None:
        self.store = store
        self.most = max(1, round(MOST_UNFINISHED * factor)) if factor else 0
        self.clock = clock
        self.made: dict[str, set[str]] = {}
        self.brought: set[str] = set()
        self.since: deque[tuple[float, str, str]] = deque()  # when, by whom, which; the oldest first

    async def check(self, client: str) -> None:
        """Raise if this address has too many."""
        self.forget()
        known = self.made.get(client, set())
        if not self.most or len(known) < self.most:
            return
        asked = list(known)
        there = await self.store.unfinished(asked)
        there.update(await self.store.versions([one for one in asked if one in self.brought]))
        known.difference_update(set(asked) - there)
        if len(known) >= self.most:
            oldest = min(at for at, _, table_id in self.since if table_id in known)
            raise TooManyTables(self.most, oldest + DAY - self.clock())

    def add(self, client: str, table_id: str, is_brought: bool = False) -> None:
        if self.most:
            if is_brought:
                self.brought.add(table_id)
            self.made.setdefault(client, set()).add(table_id)
            self.since.append((self.clock(), client, table_id))

    def forget(self) -> None:
        """What is older than a day counts no longer."""
        while self.since and self.since[0][0] <= self.clock() - DAY:
            _, client, table_id = self.since.popleft()
            known = self.made.get(client, set())
            known.discard(table_id)
            self.brought.discard(table_id)
            if not known:
                self.made.pop(client, None)
