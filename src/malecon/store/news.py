"""Word of changes: within this process at once, between processes by PostgreSQL's LISTEN and NOTIFY.

A change is told of after it was committed, with all others that have gathered meanwhile: told of in the
same transaction, PostgreSQL would commit one change after the other, each with a trip to the disk of its own.
Whoever dies in between leaves others untold; so they look for themselves now and then (`Word.look_at_all`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import asyncpg
from sqlalchemy import Connection

from malecon.store import queries
from malecon.store.database import PATIENCE, Away, Database, Postgres
from malecon.store.queries import CHANNEL

log = logging.getLogger(__name__)

Callback = Callable[[str, int], None]

PAUSE = 1.0  # seconds before a lost connection is tried again
BEAT = 5.0  # seconds of silence after which it is asked whether anybody is there
NAME = "malecon news"  # by which whoever looks after PostgreSQL knows these connections
TELL = "select pg_notify($1, payload) from unnest($2::text[]) payload"


class Listener:
    """Calls back for every table that is saved anywhere, and tells others of those that are saved here."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.callbacks: list[Callback] = []
        self.task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()
        self.untold: dict[str, int] = {}  # tables saved here, by their versions
        self.wake = asyncio.Event()

    async def tell(self, table: str, version: int) -> None:
        """A table was saved here. With PostgreSQL this process hears of it like all others."""
        if not isinstance(self.database, Postgres):
            self.hear(table, version)
        elif self.task is not None:
            self.untold[table] = max(version, self.untold.get(table, 0))
            self.wake.set()
        else:

            def work(connection: Connection) -> None:
                queries.tell(connection, table, version)

            with contextlib.suppress(Away):  # it is saved all the same
                await self.database.write(work)

    def told(self, table: str, version: int) -> None:
        """What PostgreSQL has told of already, in the same transaction."""
        if not isinstance(self.database, Postgres):
            self.hear(table, version)

    def hear(self, table: str, version: int) -> None:
        for callback in self.callbacks:
            callback(table, version)

    async def watch(self, callback: Callback) -> None:
        self.callbacks.append(callback)
        if isinstance(self.database, Postgres) and self.task is None:
            self.task = asyncio.create_task(self.listen())
            await self.ready.wait()

    async def listen(self) -> None:
        """Hold a connection to listen by, and make a new one whenever it is lost."""
        dsn = self.database.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            connection: asyncpg.Connection | None = None
            try:
                connection = await asyncpg.connect(
                    dsn, timeout=PATIENCE, server_settings={"application_name": NAME}
                )
                await self.hold(connection)
            except Exception as error:  # whatever it is: who does not listen leaves all viewers in the dark
                log.warning("cannot listen to the database: %s", error or type(error).__name__)
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(PAUSE)

    async def hold(self, connection: asyncpg.Connection) -> None:
        """Listen and tell until the connection is lost. Some are lost without a word: so, when there is
        nothing to be told for a while, nothing is told, to see whether that arrives."""
        connection.add_termination_listener(lambda _: self.wake.set())
        async with asyncio.timeout(PATIENCE):
            await connection.add_listener(CHANNEL, self.notified)
        if self.ready.is_set():
            self.hear("", 0)  # something may have happened in between
        self.ready.set()
        while not connection.is_closed():
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.wake.wait(), BEAT)
            self.wake.clear()
            untold = dict(self.untold)
            payloads = [f"{version} {table}" for table, version in untold.items()]
            await connection.execute(TELL, CHANNEL, payloads, timeout=PATIENCE)
            for table, version in untold.items():
                if self.untold.get(table) == version:  # and not saved again meanwhile
                    del self.untold[table]

    def notified(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        version, _, table = str(payload).partition(" ")
        self.hear(table, int(version))

    async def close(self) -> None:
        """Tell what is left to be told, if anybody listens, and listen no longer."""
        if self.task is not None:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(PAUSE):
                    while self.untold:
                        await asyncio.sleep(0.01)
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
            self.task = None
