"""What follows at tables when guests turn out to be somebody, and when somebody leaves.

It is noted in the database first, so that whoever dies on the way leaves nothing half done: any process goes
on with it. What happened at a table in the same moment is found by a second look, a while later.
"""

from __future__ import annotations

import asyncio
import logging
import secrets

from malecon.errors import Unreadable
from malecon.server.tables.sessions import Sessions
from malecon.store import Missing, Raced, Store
from malecon.store.moving import Move, Searched
from malecon.table import Table
from malecon.table.persons import SOMEBODY, is_named

log = logging.getLogger(__name__)

SETTLED = 600.0  # seconds after which nothing more can come that was under way
MARGIN = 60.0  # seconds by which the clocks of several processes may differ, and a change may take


class Moves:
    """Carries out what is noted."""

    def __init__(self, sessions: Sessions, store: Store) -> None:
        self.sessions = sessions
        self.moving = store.moving
        self.lock = asyncio.Lock()
        self.searched: dict[str, Searched] = {}
        self.next: asyncio.Task[None] | None = None  # what will look around when others have done so
        self.errands: set[asyncio.Task[None]] = set()

    async def soon(self, patience: float = 2.0) -> None:
        """Begin at once. Who waits for it sees most of it done; the rest is done all the same."""
        if self.next is None:
            self.next = asyncio.get_running_loop().create_task(self.look_around())
            self.errands.add(self.next)
            self.next.add_done_callback(self.heard)
        await asyncio.wait((self.next,), timeout=patience)

    def heard(self, task: asyncio.Task[None]) -> None:
        self.errands.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("a move waits for another try: %s", task.exception(), extra={"spare": True})

    async def look_around(self) -> None:
        """Do all that is noted; what nothing is left of for long enough is struck off. It is searched for by
        one at a time, however many come and go: the database is there for others too."""
        async with self.lock:
            if self.next is asyncio.current_task():
                self.next = None
            moves = await self.moving.left()
            known = {move.old for move in moves}
            self.searched = {old: far for old, far in self.searched.items() if old in known}
            for move in moves:
                if not await self.carry_out(move) and self.sessions.clock() - move.made >= SETTLED:
                    await self.moving.done(move)

    async def carry_out(self, move: Move) -> bool:
        """Let the new id take the old one's place wherever it stands; whether there was anything to do."""
        searched = self.searched.get(move.old, Searched())
        far = Searched(self.sessions.clock() - MARGIN, await self.moving.last_result())
        found = await self.moving.tables(move, searched)
        left = [table_id for table_id in found if not await self.renamed(move, table_id)]
        await self.moving.rows(move)  # links among them: not before nobody sits twice at a table
        numbers = await self.moving.results(move, searched)
        if numbers:
            await self.moving.rewrite_results(move, numbers)
        if not left:
            self.searched[move.old] = far
        return bool(found)

    async def renamed(self, move: Move, table_id: str) -> bool:
        """Whether a table names the old id no longer."""
        try:
            if move.leaves:
                await self.moving.silence(table_id, move.old)
            await self.sessions.replace(table_id, lambda table: self.act(move, table))
        except Missing:
            return True
        except (Unreadable, Raced):  # its game may not be installed any more
            return False
        return True

    def act(self, move: Move, table: Table) -> list[int] | None:
        """Change the table, if it names the old id: then the seats that nobody has a link to any more."""
        if not is_named(table, move.old):
            return None
        now = self.sessions.clock()
        if move.leaves:
            table.part_for_good(move.old, move.new, now)
            return []
        return table.be_another(move.old, move.new, SOMEBODY + secrets.token_hex(16), now)

    async def close(self) -> None:
        for task in list(self.errands):
            task.cancel()
        await asyncio.gather(*self.errands, return_exceptions=True)
