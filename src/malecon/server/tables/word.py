"""Word from other processes: a table was saved, a link was dropped, something may have been missed.

Whoever asks for a table does not depend on it: the database is asked first (`Sessions.catch_up_with_others`).
Word is for those who look on and wait to be told."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from malecon.server.tables.session import Session, holders_of, seating
from malecon.store import GONE, LINKS, PEOPLE, RESULTS, SHUNS, Away, Missing, Store
from malecon.table import Table

log = logging.getLogger(__name__)

FEW = 4  # tables that are looked at again at a time: half of the connections are left to players
AGAIN = 1.0  # seconds until a database that was away is tried again


class Sessions(Protocol):
    """The tables of this process, as far as they are needed here."""

    store: Store
    clock: Callable[[], float]
    by_id: dict[str, Session]
    on_gone: list[Callable[[str], None]]

    def at(self, table_id: str) -> AbstractAsyncContextManager[Session]: ...

    async def fresh(self, session: Session) -> Table: ...

    def drop(self, session: Session) -> None: ...

    def drop_by_id(self, table_id: str) -> None: ...


class Word:
    """What this process hears of others, and what it does about it."""

    def __init__(self, sessions: Sessions) -> None:
        self.sessions = sessions
        self.store = sessions.store
        self.errands: set[asyncio.Task[None]] = set()  # kept here so that they are not lost half-way
        self.saved: dict[str, int] = {}  # tables that others have saved, until they are looked at again
        self.few = asyncio.Semaphore(FEW)
        self.closing = False

    def hear(self, table_id: str, version: int) -> None:
        """A table was saved, here or elsewhere. An empty id: anything may have happened."""
        if not table_id:
            self.send(self.look_at_all)
            return
        if version in (PEOPLE, RESULTS, SHUNS):
            return  # no table's
        if version == GONE:
            for hear in self.sessions.on_gone:
                hear(table_id)
        session = self.sessions.by_id.get(table_id)
        if session is None:
            return
        if version == GONE:
            self.sessions.drop(session)
        elif version == LINKS:
            self.send(lambda: self.look_at_links(table_id))
        elif session.version < version:
            is_under_way = table_id in self.saved
            self.saved[table_id] = max(version, self.saved.get(table_id, 0))
            if not is_under_way:
                self.send(lambda: self.refresh(table_id))

    def send(self, look: Callable[[], Coroutine[None, None, None]]) -> None:
        """Have something looked at, which nobody waits for."""
        task = asyncio.get_running_loop().create_task(self.insist(look))
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    async def insist(self, look: Callable[[], Awaitable[None]]) -> None:
        """Look until the database answers: viewers wait to be told."""
        while not self.closing:
            try:
                await look()
                return
            except Away as error:
                log.warning("word of a change waits for the database: %s", error, extra={"spare": True})
                await asyncio.sleep(AGAIN)

    async def refresh(self, table_id: str) -> None:
        """Another process has saved a table: look at it again. Word that comes meanwhile is served too."""
        sessions = self.sessions
        version = 0
        try:
            async with sessions.at(table_id) as session:
                version = self.saved.pop(table_id, 0)
                if session.version >= version:
                    return  # it was this process after all
                known, session.table = session.table, None
                if session.viewers:
                    async with self.few:
                        if known is None:
                            await sessions.fresh(session)
                        else:
                            table = await self.store.reload(known)
                            if seating(table) != session.persons:  # and so are the links, perhaps
                                session.holders = holders_of(await self.store.links(table_id))
                            session.lay(table, sessions.clock())
        except Missing:
            sessions.drop_by_id(table_id)
        except Away:
            self.saved[table_id] = max(version, self.saved.get(table_id, 0))  # it is still to be looked at
            raise

    async def look_at_links(self, table_id: str) -> None:
        """Links have become worthless: whoever came by them has lost the seat."""
        sessions = self.sessions
        try:
            async with sessions.at(table_id) as session:
                if not session.viewers:
                    session.table = None  # whoever comes next has both loaded
                    return
                async with self.few:
                    await sessions.fresh(session)
                    session.holders = holders_of(await self.store.links(table_id))
                session.show_out(sessions.clock())
        except Missing:
            sessions.drop_by_id(table_id)

    async def look_at_all(self) -> None:
        """Word may have been missed: compare every table that somebody looks at with what is kept."""
        seen = [table_id for table_id, session in self.sessions.by_id.items() if session.viewers]
        versions = await self.store.versions(seen)
        for table_id in seen:
            version = versions.get(table_id, GONE)
            session = self.sessions.by_id.get(table_id)
            if session is not None and (version == GONE or session.version < version):
                self.hear(table_id, version)
                if version != GONE:
                    self.hear(table_id, LINKS)  # of which word may have been missed with it

    async def close(self) -> None:
        """Finish what was begun, unless it waits for a database that is away."""
        self.closing = True
        while self.errands:
            await asyncio.wait(self.errands)
