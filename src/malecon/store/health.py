"""Whether the database does what it is for: whether it can be written, and read to its last page.

That it answers says little: one that is full, locked or torn does that too. However many ask, it is tried now
and then.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import time
from pathlib import Path

from sqlalchemy import Connection, text

from malecon.errors import MaleconError
from malecon.store.database import Away, Database, Sqlite, away

FRESH = 1.0  # seconds for which it is well if it was
PATIENCE = 3.0  # seconds for a write; players wait longer, but whoever watches over the house shall know
READ_AGAIN = 5.0  # seconds at least between readings of a whole file
SELDOM = 100  # times as long as a reading took nothing is read: it shall be no work to speak of


class Health:
    """How the database is."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.lock = asyncio.Lock()
        self.at = float("-inf")
        self.found: MaleconError | None = None
        self.writing: asyncio.Task[None] | None = None
        self.reading: asyncio.Task[None] | None = None
        self.read_next = float("-inf")
        self.torn: Away | None = None

    async def check(self) -> None:
        """Raise what ails it."""
        async with self.lock:
            if self.found is not None or time.monotonic() - self.at >= FRESH:
                try:
                    async with asyncio.timeout(PATIENCE):
                        await self.try_to_write()
                        await self.read_through()
                    self.found = self.torn
                except TimeoutError:
                    self.found = Away("store-slow")
                except MaleconError as error:
                    self.found = error
                self.at = time.monotonic()
        if self.found is not None:
            raise self.found

    async def try_to_write(self) -> None:
        """Write something that changes nothing. One that still waits for its turn is waited for."""
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self.database.write(touch))
            self.writing.add_done_callback(heard)
        await asyncio.shield(self.writing)

    async def read_through(self) -> None:
        """Look at every page of a file, now and then."""
        if isinstance(self.database, Sqlite) and time.monotonic() >= self.read_next:
            if self.reading is None or self.reading.done():
                self.reading = asyncio.create_task(self.read_file(self.database.url.database or ""))
            await asyncio.shield(self.reading)

    async def read_file(self, path: str) -> None:
        started = time.monotonic()
        try:
            await asyncio.to_thread(read_pages, path)
            self.torn = None
        except Away as error:
            self.torn = error
        ended = time.monotonic()
        self.read_next = ended + max(READ_AGAIN, SELDOM * (ended - started))

    async def close(self) -> None:
        for task in (self.writing, self.reading):
            if task is not None:
                await asyncio.gather(task, return_exceptions=True)


def heard(task: asyncio.Task[None]) -> None:
    """What nobody waited for any more is no error to be told of a second time."""
    if not task.cancelled():
        task.exception()


def touch(connection: Connection) -> None:
    connection.execute(text("update alembic_version set version_num = version_num"))


def read_pages(path: str) -> None:
    """By a connection of its own: those that serve remember pages as they were."""
    try:
        address = f"{Path(path).resolve().as_uri()}?mode=ro"
        with contextlib.closing(sqlite3.connect(address, uri=True, timeout=PATIENCE)) as file:
            told = file.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        raise away(error) from error
    if told is None or told[0] != "ok":
        raise Away("store-away", error=str(told and told[0])[:200])
