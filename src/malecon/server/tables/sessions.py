"""All tables that are being played or looked at in this process.

Each has a session. Whoever wants to change a table takes the lock of its session, changes it, has it saved,
and only then are the viewers told. Another process may have been faster: then the store refuses, the table is
loaded again and the change is tried on what there is now. So any process may serve any table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from typing import TypeVar

from malecon.errors import MaleconError, Unreadable
from malecon.server.ops.metrics import Metrics
from malecon.server.tables.devices import Rights
from malecon.server.tables.session import Links, Session, Viewer, holders_of, seating
from malecon.server.tables.word import Word
from malecon.store import Away, Missing, Raced, Store
from malecon.store.database import PATIENCE
from malecon.table import EntryKind, Status, Table

log = logging.getLogger(__name__)

T = TypeVar("T")

TRIES = 20  # until a change is given up that always comes second
LEASE = 6.0  # seconds that this process thinks for bots without saying so again
IDLE = 60.0  # seconds after which a table that nobody touches is put away


@contextlib.asynccontextmanager
async def queueing(lock: asyncio.Lock) -> AsyncIterator[None]:
    """Take one's turn; behind others who wait for a database that is away, no longer than one of them."""
    try:
        async with asyncio.timeout(PATIENCE):
            await lock.acquire()
    except TimeoutError:
        raise Away("store-slow") from None
    try:
        yield
    finally:
        lock.release()


class Sessions:
    """The tables of this process. `on_saved` are called whenever a table was saved, for somebody may be asked
    there or be asked no longer; `on_gone` when one was deleted, `on_over` when a game has ended."""

    def __init__(self, store: Store, clock: Callable[[], float], metrics: Metrics) -> None:
        self.store = store
        self.clock = clock
        self.metrics = metrics
        self.by_id: dict[str, Session] = {}
        self.on_saved: list[Callable[[Table], None]] = []
        self.on_gone: list[Callable[[str], None]] = []
        self.on_over: list[Callable[[Table], None]] = []
        self.word = Word(self)

    async def open(self) -> None:
        """Listen to what other processes do."""
        await self.store.watch(self.word.hear)

    async def close(self) -> None:
        """Finish what was begun."""
        await self.word.close()

    # --- changing tables ---

    async def change(
        self,
        table_id: str,
        device: str,
        act: Callable[[Table, Rights], Awaitable[T]],
        is_new: Callable[[T], bool] = lambda result: True,
        links_of: Callable[[T], Links] = lambda result: [],
    ) -> T:
        """Change a table, save it and tell its viewers; or raise an error, and nothing has happened."""
        async with self.at(table_id) as session:
            for _ in range(TRIES):
                known_before = session.table is not None
                table = await self.fresh(session)
                seated, host = seating(table), table.host
                try:
                    rights = await self.rights(session, device)
                    result = await act(table, rights)
                except MaleconError as error:
                    if known_before and await self.may_be_mistaken(session, error):
                        continue
                    raise
                except BaseException:
                    session.table = None
                    raise
                if not is_new(result):
                    return result
                dropped: list[int | None] = []
                for seat, (before, now) in enumerate(zip(seated, seating(table), strict=True)):
                    if before and before != now:
                        dropped.append(seat)
                if table.host != host and host:
                    dropped.append(None)
                if await self.save(session, table, links_of(result), dropped):
                    return result
            raise Raced("store-raced")

    async def replace(self, table_id: str, act: Callable[[Table], Sequence[int] | None]) -> None:
        """Change who somebody is at a table, if `act` says that anybody is. Links stay what they are, but for
        those to the seats that it names."""
        async with self.at(table_id) as session:
            for _ in range(TRIES):
                table = await self.fresh(session)
                try:
                    given_up = act(table)
                except BaseException:
                    session.table = None
                    raise
                if given_up is None:
                    return
                session.holders = holders_of(await self.store.links(table_id))
                if await self.save(session, table, [], [*given_up]):
                    return
            raise Raced("store-raced")

    async def save(self, session: Session, table: Table, links: Links, dropped: list[int | None]) -> bool:
        """Write a table and tell of it; false if somebody else was faster."""
        started = time.monotonic()
        answered = any(entry.kind == EntryKind.ANSWER for entry in table.unsaved)
        is_over = table.status == Status.OVER and answered
        try:
            await self.store.save(table, links, dropped, self.claim_for(table))
        except Raced:
            session.table = None
            self.metrics.races.add()
            return False
        except BaseException:
            session.table = None  # it may be written or not
            raise
        for seat in dropped:
            for held in session.holders.values():
                held.discard(seat)
        for _, link in links:
            session.holders.setdefault(link.person, set()).add(link.seat)
        self.metrics.saved_seconds.add(time.monotonic() - started)
        session.tell(table, self.clock())
        self.saved(table)
        if is_over:
            self.over(table)
        return True

    def saved(self, table: Table) -> None:
        """Whoever wants to hear of tables that were saved here does."""
        for hear in self.on_saved:
            hear(table)

    def over(self, table: Table) -> None:
        """A game has ended, or may be told of from now on."""
        for hear in self.on_over:
            hear(table)

    def claim_for(self, table: Table) -> float:
        """Until when this process thinks for the bots that are asked now."""
        return self.clock() + LEASE if table.asked_bots else 0.0

    async def is_old(self, session: Session) -> bool:
        """Whether another process has changed the table since; then it is put away."""
        known = session.table
        if known is not None and (await self.store.versions([session.id])).get(session.id) == known.version:
            return False
        session.table = None
        return True

    async def catch_up_with_others(self, session: Session, device: str) -> None:
        """Whatever any process has confirmed is seen by all of them: word of it may come later, so the
        database is asked before anything is shown. What the device holds is asked with it, for a seat that
        has come to it by a link changes nothing else at the table."""
        if self.store.file is not None or session.table is None:
            return
        standing = await self.store.standing(session.id, device)
        if standing is None or standing.version != session.table.version:
            session.table = None
        elif device:
            session.holders[device] = standing.held

    async def may_be_mistaken(self, session: Session, error: MaleconError) -> bool:
        """Whether a refusal was made on a table, or on links, that another process has changed since."""
        if isinstance(error, Unreadable):
            return False
        if await self.is_old(session):
            return True
        before, session.holders = session.holders, holders_of(await self.store.links(session.id))
        return session.holders != before

    # --- looking ---

    async def look(self, table_id: str, device: str, act: Callable[[Table, Rights], T]) -> T:
        """Look at a table as it was saved last."""

        async def at_once(table: Table, rights: Rights) -> T:
            return act(table, rights)

        return await self.ponder(table_id, device, at_once)

    async def ponder(self, table_id: str, device: str, act: Callable[[Table, Rights], Awaitable[T]]) -> T:
        """Look at a table for longer; nobody changes it here meanwhile."""
        async with self.at(table_id) as session:
            await self.catch_up_with_others(session, device)
            known_before = session.table is not None
            table = await self.fresh(session)
            try:
                return await act(table, await self.rights(session, device))
            except MaleconError as error:
                if known_before and await self.may_be_mistaken(session, error):
                    return await act(await self.fresh(session), await self.rights(session, device))
                raise

    async def join(self, table_id: str, viewer: Viewer) -> None:
        """Somebody begins to look at a table, and is shown it."""
        async with self.at(table_id) as session:
            await self.catch_up_with_others(session, viewer.device)
            await self.fresh(session)
            if viewer.seat not in (None, *(await self.rights(session, viewer.device)).seats):
                viewer.seat = None  # lost on the way here
            session.viewers.add(viewer)
            session.tell_one(viewer, self.clock())

    async def catch_up(self, table_id: str, viewer: Viewer) -> None:
        """Show a viewer what has changed while something else was being sent."""
        async with self.at(table_id) as session:
            if viewer in session.viewers:
                await self.fresh(session)
                await self.rights(session, viewer.device)
                session.tell_one(viewer, self.clock())

    def part(self, table_id: str, viewer: Viewer) -> None:
        """Somebody looks no longer."""
        session = self.by_id.get(table_id)
        if session is not None:
            session.viewers.discard(viewer)

    # --- the end ---

    def drop_by_id(self, table_id: str) -> None:
        session = self.by_id.get(table_id)
        if session is not None:
            self.drop(session)

    def drop(self, session: Session) -> None:
        """The table is no more."""
        session.table = None
        session.holders, session.snapshots = {}, {}
        viewers, session.viewers = session.viewers, set()
        for viewer in viewers:
            viewer.gone(Missing("store-missing"))
        if not session.waiting:
            self.by_id.pop(session.id, None)

    # --- sessions ---

    @contextlib.asynccontextmanager
    async def at(self, table_id: str) -> AsyncIterator[Session]:
        """The session of a table, with its lock: what is done there is done by one at a time."""
        session = self.by_id.get(table_id)
        if session is None:
            session = self.by_id[table_id] = Session(table_id)
        session.waiting += 1
        try:
            async with queueing(session.lock):
                session.used = self.clock()
                yield session
        finally:
            session.waiting -= 1
            if session.table is None and not session.viewers and not session.waiting:
                self.by_id.pop(table_id, None)

    async def fresh(self, session: Session) -> Table:
        """The table of a session, from the store if it is not there."""
        if session.table is None:
            table, links = await self.store.load_with_links(session.id)
            session.holders = holders_of(links)
            session.lay(table, self.clock())
        assert session.table is not None
        return session.table

    async def rights(self, session: Session, device: str) -> Rights:
        """What a device holds. One that is not known here may have come by a link to another process."""
        if device and device not in session.holders:
            for _, link in await self.store.links(session.id):
                if link.person == device:
                    session.holders.setdefault(device, set()).add(link.seat)
        return session.rights(device)

    def put_away(self) -> None:
        """Forget tables that nobody has touched for a while. Their viewers stay."""
        limit = self.clock() - IDLE
        for table_id, session in list(self.by_id.items()):
            if session.waiting == 0 and session.used < limit:
                session.table = None
                if not session.viewers:
                    del self.by_id[table_id]
