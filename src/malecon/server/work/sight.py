"""Who has a table in sight is not told that it is their turn there, whatever process they look on by.

A connection may be dead for a while before anybody notices: then it looks as if somebody looked on. So what
is to be told to whoever seems to look is put off once, and dropped only if their page has said meanwhile that
it is there. No process knows who looks on by another. So each looks ahead for what is to be told to those who
look on by itself, and puts it off before any other tells it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection

from malecon.server.tables.sessions import Sessions
from malecon.server.work.wishes import Wishes
from malecon.store import Away, Store
from malecon.store.notices import Notice
from malecon.store.turns import TURN

log = logging.getLogger(__name__)

STILL = 30.0  # seconds in which a page that is in sight says so: it does every twenty
ROUND = 2.0  # seconds between two looks at all tables; at one of which there is word it is looked at once
AHEAD = 2 * ROUND  # how far it is looked
FEW = 4  # notices that are put off at a time: half of the connections are left to players


class Sight:
    """Those who look on by this process. `remind` says when somebody who was told is told once more."""

    def __init__(
        self,
        store: Store,
        sessions: Sessions,
        clock: Callable[[], float],
        remind: Callable[[Notice, Wishes, float], float | None],
    ) -> None:
        self.store = store
        self.ears = store.ears
        self.sessions = sessions
        self.clock = clock
        self.remind = remind
        self.few = asyncio.Semaphore(FEW)
        self.named: set[str] = set()  # tables of which there was word
        self.word = asyncio.Event()
        self.running: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Begin to look ahead, if there may be other processes."""
        if self.store.file is None:
            await self.store.watch(self.hear)
            self.running = asyncio.create_task(self.run())

    async def close(self) -> None:
        if self.running is not None:
            self.running.cancel()
            await asyncio.gather(self.running, return_exceptions=True)

    # --- whoever looks ---

    def heard(self, person: str, table_id: str) -> float | None:
        """When a page was heard last by which somebody has that table in sight, as far as this process knows;
        one that was not of late is taken to be gone."""
        session = self.sessions.by_id.get(table_id)
        viewers = () if session is None else session.viewers
        pages = (viewer.heard for viewer in viewers if viewer.device == person and viewer.seen)
        now = self.clock()
        return max((at for at in pages if now - STILL < at <= now), default=None)

    def put_off(self, notice: Notice, wishes: Wishes, now: float) -> float | None:
        """When somebody who seems to look is told that it is their turn; 0 is not at all, None is as if they
        did not: nothing was heard of them since it was put off."""
        heard = self.heard(notice.person, notice.about)
        if heard is None:
            return None
        if "watched" not in notice.data:
            notice.data["watched"] = now
            return now + STILL
        return (self.remind(notice, wishes, now) or 0.0) if heard > notice.data["watched"] else None

    # --- looking ahead ---

    def hear(self, table_id: str, version: int) -> None:
        """A table was saved, here or elsewhere: whoever looks on may be asked."""
        session = self.sessions.by_id.get(table_id)
        if session is not None and session.viewers:
            self.named.add(table_id)
            self.word.set()

    async def run(self) -> None:
        again = 0.0
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.word.wait(), max(0.0, again - time.monotonic()))
            self.word.clear()
            tables, self.named = self.named, set()
            if time.monotonic() >= again:
                again = time.monotonic() + ROUND
                tables = {table_id for table_id, each in self.sessions.by_id.items() if each.viewers}
            try:
                await self.look_ahead(tables)
            except Away as error:
                log.warning("%s", error, extra={"spare": True})
            except Exception:
                log.exception("it could not be looked who is to be told")
                await asyncio.sleep(ROUND)

    async def look_ahead(self, tables: Collection[str]) -> None:
        """Put off what is to be told before long to those who have these tables in sight here."""
        now = self.clock()
        found = await self.ears.waiting(TURN, list(tables), now, now + AHEAD)
        watched = [notice for notice in found if self.heard(notice.person, notice.about) is not None]
        await asyncio.gather(*(self.get_ahead(notice, now) for notice in watched))

    async def get_ahead(self, notice: Notice, now: float) -> None:
        async with self.few:
            wishes = Wishes.read((await self.ears.reach(notice.person)).wishes)
            later = self.put_off(notice, wishes, now)
            if later is not None:
                await self.ears.put_off(notice, later or None, now)
