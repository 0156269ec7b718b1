"""Word of changes: within this process at once, between processes by PostgreSQL's LISTEN and NOTIFY."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import asyncpg

from malecon.store.database import Database, Postgres
from malecon.store.queries import CHANNEL

log = logging.getLogger(__name__)

Callback = Callable[[str, int], None]

PAUSE = 1.0  # seconds before a lost connection is tried again


class Listener:
    """Calls back for every table that is saved anywhere."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.callbacks: list[Callback] = []
        self.task: asyncio.Task[None] | None = None
        self.ready = asyncio.Event()

    def tell(self, table: str, version: int) -> None:
        """What this process did itself; with PostgreSQL it hears of it like all others."""
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
            try:
                connection = await asyncpg.connect(dsn)
            except (OSError, asyncpg.PostgresError) as error:
                log.warning("cannot listen to the database: %s", error)
                await asyncio.sleep(PAUSE)
                continue
            try:
                await self.hold(connection)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("cannot listen to the database: %s", error)
            finally:
                with contextlib.suppress(Exception):
                    await connection.close(timeout=PAUSE)
            await asyncio.sleep(PAUSE)

    async def hold(self, connection: asyncpg.Connection) -> None:
        """Listen until the connection is lost."""
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        await connection.add_listener(CHANNEL, self.notified)
        if self.ready.is_set():
            self.hear("", 0)  # something may have happened in between
        self.ready.set()
        await lost.wait()

    def notified(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        version, _, table = str(payload).partition(" ")
        self.hear(table, int(version))

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
            self.task = None
