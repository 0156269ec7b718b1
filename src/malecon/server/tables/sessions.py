"""All tables that are being played or looked at in this process.

Each has a session. Whoever wants to change a table takes the lock of its session, changes it, has it saved,
and only then are the viewers told. Another process may have been faster: then the store refuses, the table is
loaded again and the change is tried on what there is now. So any process may serve any table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from typing import TypeVar

from malecon.errors import MaleconError, Unreadable
from malecon.server.ops.metrics import Metrics
from malecon.server.tables import commands
from malecon.server.tables.devices import Rights, hash_for, hash_of, new_token
from malecon.server.tables.session import Links, Session, Viewer, holders_of, seating
from malecon.server.wire import requests
from malecon.server.wire.errors import Outdated
from malecon.server.wire.results import Done
from malecon.store import GONE, LINKS, Away, Link, Missing, Raced, Store
from malecon.table import Denied, EntryKind, Outcome, Stale, Status, Table, TableDelta, TableView, views

log = logging.getLogger(__name__)

T = TypeVar("T")

TRIES = 20  # until a change is given up that always comes second
LEASE = 6.0  # seconds that this process thinks for bots without saying so again
IDLE = 60.0  # seconds after which a table that nobody touches is put away


class Sessions:
    """The tables of this process. `on_bots` is called whenever bots are asked something, `on_over` when a
    game has ended."""

    def __init__(self, store: Store, clock: Callable[[], float], metrics: Metrics) -> None:
        self.store = store
        self.clock = clock
        self.metrics = metrics
        self.by_id: dict[str, Session] = {}
        self.on_bots: Callable[[Table], None] = lambda table: None
        self.on_over: Callable[[Table], None] = lambda table: None
        self.errands: set[asyncio.Task[None]] = set()  # kept here so that they are not lost half-way

    async def open(self) -> None:
        """Listen to what other processes do."""
        await self.store.watch(self.hear)

    async def close(self) -> None:
        """Finish what was begun."""
        while self.errands:
            await asyncio.wait(self.errands)

    # --- changing tables ---

    async def make(self, table: Table, own_seats: Sequence[int], device: str) -> list[str]:
        """Keep a new table. The secrets of its links: the host's first, then one for each own seat."""
        tokens, links = new_links(table.id, [None, *own_seats], device)
        await self.store.add(table, links, claimed=self.claim_for(table))
        self.metrics.made.add(table.settings.game)
        if table.asked_bots:
            self.on_bots(table)
        return tokens

    async def do(self, table_id: str, device: str, command: requests.Command) -> Done:
        """Carry out a command. If it came too late, the error says what has happened since."""

        async def act(table: Table, rights: Rights) -> Outcome:
            if isinstance(command, commands.LONG):
                return await asyncio.to_thread(commands.perform, command, table, rights, self.clock())
            return commands.perform(command, table, rights, self.clock())

        try:
            outcome = await self.change(table_id, device, act, lambda outcome: not outcome.repeated)
        except Stale as error:
            missed = await self.missed(table_id, device, command)
            if missed is None:
                raise
            raise Outdated(error, missed) from None
        return {"number": outcome.number, "repeated": outcome.repeated}

    async def missed(
        self, table_id: str, device: str, command: requests.Command
    ) -> TableView | TableDelta | None:
        """What the sender of an answer that came too late has not seen yet."""
        if not isinstance(command, requests.Answer | requests.Undo):
            return None
        seat, number = command.seat, command.number

        def act(table: Table, rights: Rights) -> TableView | TableDelta:
            commands.check_seat(rights, seat)
            now = self.clock()
            new = None if number is None else views.delta(table, seat, number, now)
            return views.view(table, seat, now) if new is None else new

        try:
            return await self.look(table_id, device, act)
        except MaleconError:
            return None

    async def sit(self, table_id: str, device: str, wish: requests.Sit) -> tuple[int, str]:
        """Take a seat: its number, and the secret of its link."""
        tokens: list[str] = []

        async def act(table: Table, rights: Rights) -> tuple[int, Links]:
            seat = table.sit(device, wish.name, wish.seat, wish.salt, self.clock())
            tokens[:], links = new_links(table.id, [seat], device)
            return seat, links

        seat, _ = await self.change(table_id, device, act, links_of=lambda result: result[1])
        return seat, tokens[0]

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
        if table.asked_bots:
            self.on_bots(table)
        if is_over:
            self.on_over(table)
        return True

    def claim_for(self, table: Table) -> float:
        """Until when this process thinks for the bots that are asked now."""
        return self.clock() + LEASE if table.asked_bots else 0.0

    async def is_old(self, session: Session) -> bool:
        """Whether another process has changed the table since; then it is put away."""
        if session.table is not None and await self.store.version(session.id) == session.table.version:
            return False
        session.table = None
        return True

    async def may_be_mistaken(self, session: Session, error: MaleconError) -> bool:
        """Whether a refusal was made on a table, or on links, that another process has changed since."""
        if isinstance(error, Unreadable):
            return False
        if await self.is_old(session):
            return True
        before, session.holders = session.holders, holders_of(await self.store.links(session.id))
        return session.holders != before

    async def delete(self, table_id: str, device: str) -> None:
        """The host deletes a table."""
        async with self.at(table_id) as session:
            await self.fresh(session)
            if not (await self.rights(session, device)).host:
                raise Denied("table-not-host")
            await self.store.delete(table_id)
            self.drop(session)

    # --- links ---

    async def grant(self, link: Link, device: str) -> None:
        """A device has come by a link and holds from now on what it leads to."""
        async with self.at(link.table) as session:
            await self.fresh(session)
            if link.seat not in session.holders.get(device, ()):
                own = Link(link.table, link.seat, device)
                with contextlib.suppress(Raced):  # it was there already
                    await self.store.add_link(hash_for(device, link.table, link.seat), own)
                session.holders.setdefault(device, set()).add(link.seat)

    async def new_link(self, table_id: str, device: str, wish: requests.NewLink) -> str:
        """A new link to what a device holds; alone, it makes all other links and devices worthless."""
        tokens: list[str] = []
        dropped = [wish.seat] if wish.alone else []
        async with self.at(table_id) as session:
            for _ in range(TRIES):
                table = await self.fresh(session)
                rights = await self.rights(session, device)
                if wish.seat is not None:
                    commands.check_seat(rights, wish.seat)
                elif not rights.host:
                    raise Denied("table-not-host")
                tokens[:], links = new_links(table_id, [wish.seat], device)
                if await self.save(session, table, links, dropped):
                    session.show_out(self.clock())
                    return tokens[0]
            raise Raced("store-raced")

    # --- looking ---

    async def look(self, table_id: str, device: str, act: Callable[[Table, Rights], T]) -> T:
        """Look at a table as it was saved last."""
        async with self.at(table_id) as session:
            known_before = session.table is not None
            table = await self.fresh(session)
            try:
                return act(table, await self.rights(session, device))
            except MaleconError as error:
                if known_before and await self.may_be_mistaken(session, error):
                    return act(await self.fresh(session), await self.rights(session, device))
                raise

    async def join(self, table_id: str, viewer: Viewer) -> None:
        """Somebody begins to look at a table, and is shown it."""
        async with self.at(table_id) as session:
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

    # --- word from other processes ---

    def hear(self, table_id: str, version: int) -> None:
        """A table was saved, here or elsewhere. An empty id: anything may have happened."""
        if not table_id:
            for known in list(self.by_id):
                self.hear(known, version=1 << 62)
                self.hear(known, LINKS)
            return
        session = self.by_id.get(table_id)
        if session is None:
            return
        if version == GONE:
            self.drop(session)
        elif version == LINKS:
            self.send(self.look_at_links(table_id))
        elif session.table is None or session.table.version < version:
            self.send(self.refresh(table_id, version))

    def send(self, errand: Coroutine[None, None, None]) -> None:
        """Have something done that nobody waits for."""
        task = asyncio.get_running_loop().create_task(errand)
        self.errands.add(task)
        task.add_done_callback(self.errands.discard)

    async def refresh(self, table_id: str, version: int) -> None:
        """Another process has saved a table: look at it again."""
        try:
            async with self.at(table_id) as session:
                if session.table is not None and session.table.version >= version:
                    return  # it was this process after all
                known, session.table = session.table, None
                if session.viewers and known is not None:
                    session.lay(await self.store.reload(known), self.clock())
                elif session.viewers:
                    await self.fresh(session)
        except Missing:
            self.drop_by_id(table_id)
        except Away as error:
            log.warning("a table could not be looked at again: %s", error)

    async def look_at_links(self, table_id: str) -> None:
        """Links have become worthless: whoever came by them has lost the seat."""
        try:
            async with self.at(table_id) as session:
                if not session.viewers:
                    session.table = None  # whoever comes next has both loaded
                    return
                await self.fresh(session)
                session.holders = holders_of(await self.store.links(table_id))
                session.show_out(self.clock())
        except Missing:
            self.drop_by_id(table_id)
        except Away as error:
            log.warning("links could not be looked at again: %s", error)

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
            async with session.lock:
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


def new_links(table: str, seats: Sequence[int | None], device: str) -> tuple[list[str], Links]:
    """New secrets that lead to these seats, and what is kept of them."""
    tokens = [new_token() for _ in seats]
    links = [(hash_of(token), Link(table, seat, device)) for token, seat in zip(tokens, seats, strict=True)]
    return tokens, links
