"""The two databases, made alike: a piece of work is a plain function of a connection, run in one transaction.

SQLite has one thread that writes and a few that read. The writer takes all work that has gathered and commits
it together, so that many moves cost one trip to the disk. PostgreSQL is reached by asyncpg.
"""

from __future__ import annotations

import asyncio
import contextlib
import inspect
import os
import queue
import re
import sqlite3
import threading
import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from platformdirs import user_data_path
from sqlalchemy import URL, Connection, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, DisconnectionError, IntegrityError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from malecon.errors import MaleconError, Unreadable
from malecon.files import check_plain, reason, shown

T = TypeVar("T")
Work = Callable[[Connection], T]

MOST_TOGETHER = 64  # pieces of work in one commit
READERS = 4
CONNECTIONS = 8  # to PostgreSQL, for each process
PASSWORD = re.compile("//[^/]*@")
PORTS = range(1, 65536)
IN_MEMORY = ":memory:"  # SQLite's word for no file at all: nothing would be kept, and no two threads share it
PATIENCE = 10.0  # seconds until a database that does not answer is taken for away
HURRY = 1.0  # the same, while others wait already for one that has answered nothing for so long
SILENCE = 2.0  # seconds after which a connection to PostgreSQL may have been lost without a word
ENDED = ("08", "57P")  # how PostgreSQL's codes begin for a connection that has failed or is ended
LONGEST = 60.0  # seconds for one question to PostgreSQL, also if nobody waits for it any more


class Away(MaleconError):
    """The database cannot be reached or cannot write. Whether the last thing was done is not known."""


class Lost(Away):
    """It was lost in the midst of a question."""


def read_url(text: str | None) -> URL:
    """Where the data are: an address, a file, or the user's own data folder."""
    if text is None:
        return URL.create("sqlite", database=str(user_data_path("malecon") / "malecon.db"))
    wrong = Unreadable("store-url", found=shown(PASSWORD.sub("//***@", text)))
    try:
        url = make_url(text) if "://" in text else URL.create("sqlite", database=text)
    except (ArgumentError, ValueError):
        raise wrong from None
    kind = url.drivername.partition("+")[0]
    if kind in ("postgresql", "postgres") and (url.port is None or url.port in PORTS) and is_asked_for(url):
        return url.set(drivername="postgresql+asyncpg")
    if kind == "sqlite" and url.database and url.database != IN_MEMORY and not url.query:
        return url.set(drivername="sqlite")
    raise wrong


def is_asked_for(url: URL) -> bool:
    """Whether all that stands behind the question mark is known to those who connect."""
    if not url.query:
        return True
    import asyncpg

    return set(url.query) <= inspect.signature(asyncpg.connect).parameters.keys()


class Database(ABC):
    """Runs work, and makes every failure of the database one error."""

    def __init__(self, url: URL) -> None:
        self.url = url
        self.closed = False

    def check_open(self) -> None:
        if self.closed:
            raise Away("store-closed")

    @abstractmethod
    async def read(self, work: Work[T]) -> T:
        """Look something up."""

    @abstractmethod
    async def write(self, work: Work[T]) -> T:
        """Change something: when this returns, it is on the disk. Nothing of it is, if `work` raises."""

    async def take_time(self, work: Work[T]) -> T:
        """Do what may take longer than anybody would wait for a move."""
        return await self.write(work)

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun, and let go."""


def away(error: Exception, kind: type[Away] = Away) -> Away:
    cause = error.orig if isinstance(error, DBAPIError) and error.orig else error
    why = reason(cause) if isinstance(cause, Exception) else str(cause)
    return kind("store-away", error=shown(why.splitlines()[0] if why else type(cause).__name__, 200))


# --- SQLite ---


class Sqlite(Database):
    """A file. One process writes to it at a time; others wait for their turn."""

    def __init__(self, url: URL) -> None:
        super().__init__(url)
        path = Path(url.database or "")
        check_file(path)
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            keep_private(path)
        except OSError as error:
            raise Away("file-unwritable", path=shown(str(path), 200), error=reason(error)) from None
        self.engine = create_engine(
            url, pool_size=READERS + 1, max_overflow=0, connect_args={"check_same_thread": False}
        )
        event.listen(self.engine, "connect", prepare_sqlite)
        event.listen(self.engine, "begin", begin_sqlite)
        self.readers = ThreadPoolExecutor(READERS, "malecon-reader")
        self.waiting: queue.SimpleQueue[tuple[Work[Any], Future[Any]] | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.write_on, name="malecon-writer", daemon=True)
        self.writer.start()

    async def read(self, work: Work[T]) -> T:
        self.check_open()
        return await asyncio.get_running_loop().run_in_executor(self.readers, self.read_now, work)

    def read_now(self, work: Work[T]) -> T:
        try:
            with self.engine.connect() as connection:
                return work(connection)
        except (DBAPIError, NoConnection, OSError) as error:
            raise away(error) from error

    async def write(self, work: Work[T]) -> T:
        self.check_open()
        future: Future[T] = Future()
        self.waiting.put((work, future))
        # Once accepted it is done, even if nobody waits for it any more.
        return await asyncio.shield(asyncio.wrap_future(future))

    def write_on(self) -> None:
        """The writer's life: take what is there, do it, commit it, tell those who wait."""
        while True:
            first = self.waiting.get()
            if first is None:
                return
            batch = [first]
            with contextlib.suppress(queue.Empty):
                while len(batch) < MOST_TOGETHER:
                    next_one = self.waiting.get_nowait()
                    if next_one is None:
                        self.waiting.put(None)
                        break
                    batch.append(next_one)
            self.write_together(batch)

    def write_together(self, batch: list[tuple[Work[Any], Future[Any]]]) -> None:
        """Do all of it in one transaction. Work that refuses is undone alone; if the disk fails, all is."""
        done: list[tuple[Future[Any], Any]] = []
        refused: list[tuple[Future[Any], Exception]] = []
        connection: Connection | None = None
        try:
            connection = self.engine.connect().execution_options(malecon_writes=True)
            connection.begin()
            for work, future in batch:
                point = connection.begin_nested()
                try:
                    done.append((future, work(connection)))
                    point.commit()
                except Exception as error:
                    if isinstance(error, DBAPIError) and not isinstance(error, IntegrityError):
                        raise
                    point.rollback()
                    refused.append((future, error))
            connection.commit()
        except (DBAPIError, NoConnection, OSError) as error:
            if connection is not None:
                connection.invalidate()  # SQLite may have rolled back by itself already
            failure = away(error)
            for _, future in batch:
                future.set_exception(failure)
            return
        finally:
            if connection is not None:
                connection.close()
        for future, result in done:
            future.set_result(result)
        for future, refusal in refused:
            future.set_exception(refusal)

    async def close(self) -> None:
        if not self.closed:
            self.closed = True
            self.waiting.put(None)
            await asyncio.to_thread(self.writer.join)
            await asyncio.to_thread(self.readers.shutdown)
            self.engine.dispose()


def check_file(path: Path) -> None:
    """Refuse what is there and is no file: kept private, a folder or a device would be closed to all who need
    it."""
    try:
        if path.is_dir():
            raise Unreadable("file-is-folder", path=shown(str(path), 200))
        if path.exists():
            check_plain(path)
    except (OSError, ValueError) as error:
        raise Unreadable("file-unreadable", path=shown(str(path), 200), error=reason(error)) from None


def keep_private(path: Path) -> None:
    """Links to seats and chance's secrets lie there: it is for its owner alone, also if an older house made
    it. What SQLite lays beside it is as private as the file itself."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
        return
    except FileExistsError:
        pass
    for file in (path, Path(f"{path}-wal"), Path(f"{path}-shm")):
        # A file that is somebody else's, or on a disk that cannot be written, is as its owner wants it.
        with contextlib.suppress(OSError):
            mode = file.stat().st_mode & 0o777
            if mode & 0o077:
                file.chmod(mode & 0o700)


def prepare_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # we say ourselves when a transaction begins
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-16000"):
        connection.execute(f"PRAGMA {pragma}").close()
    connection.execute(f"PRAGMA busy_timeout={int(PATIENCE * 1000)}").close()


def begin_sqlite(connection: Connection) -> None:
    writes = connection.get_execution_options().get("malecon_writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


# --- PostgreSQL ---


class Postgres(Database):
    """A server, which several processes share.

    One that is frozen, or behind a network that swallows everything, does not even refuse. Whoever waits is
    told so after a while; what was begun goes on, for it cannot be known whether it is done.
    """

    def __init__(self, url: URL) -> None:
        from asyncpg import InternalClientError

        super().__init__(url)
        # Said of a connection whose server has taken leave and not yet hung up.
        self.taken_leave = InternalClientError
        self.engine = create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=0,
            pool_timeout=PATIENCE,
            connect_args={"timeout": PATIENCE, "command_timeout": LONGEST},
        )
        event.listen(self.engine.sync_engine, "checkout", check_connection)
        # Whoever only looks needs no transaction: each question sees what is committed, in one as without.
        self.looking = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.working: set[asyncio.Future[Any]] = set()
        self.given_up: set[asyncio.Future[Any]] = set()  # of these, what nobody waits for any more
        self.answered = 0.0  # when it last did anything

    async def read(self, work: Work[T]) -> T:
        """Whoever only looks may look again."""
        try:
            return await self.wait_for(work, PATIENCE, self.looking)
        except Lost:
            # Who lies idle is lost as well, though nobody may have noticed yet.
            closing = asyncio.ensure_future(self.engine.dispose())
            self.working.add(closing)
            closing.add_done_callback(self.forget)
            await asyncio.wait((closing,), timeout=HURRY)
            return await self.wait_for(work, PATIENCE, self.looking)

    async def write(self, work: Work[T]) -> T:
        return await self.wait_for(work, PATIENCE, self.engine)

    async def take_time(self, work: Work[T]) -> T:
        return await self.wait_for(work, None, self.engine)

    async def wait_for(self, work: Work[T], patience: float | None, engine: AsyncEngine) -> T:
        """Once accepted it is done, even if nobody waits for it any more."""
        self.check_open()
        working = asyncio.ensure_future(self.run(work, engine))
        self.working.add(working)
        working.add_done_callback(self.forget)
        if patience is not None and self.given_up and time.monotonic() - self.answered > PATIENCE:
            patience = HURRY
        await asyncio.wait((working,), timeout=patience)
        if not working.done():
            self.given_up.add(working)
            raise Away("store-slow")
        return working.result()

    def forget(self, working: asyncio.Future[Any]) -> None:
        """What comes of something when nobody waits for it any more is no error to be told of."""
        self.working.discard(working)
        self.given_up.discard(working)
        self.answered = time.monotonic()
        if not working.cancelled():
            working.exception()

    async def run(self, work: Work[T], engine: AsyncEngine) -> T:
        try:
            async with engine.begin() as connection:
                return await connection.run_sync(work)
        except IntegrityError:
            raise
        except (DBAPIError, NoConnection) as error:
            raise away(error, Lost if is_lost(error) else Away) from error
        except (OSError, self.taken_leave) as error:
            raise away(error, Lost) from error

    async def close(self) -> None:
        self.closed = True
        await asyncio.gather(*self.working, return_exceptions=True)
        await self.engine.dispose()


def is_lost(error: DBAPIError | NoConnection) -> bool:
    """Whether a question has no answer because its connection has ended, or is just being ended."""
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or str(getattr(error.orig, "sqlstate", "")).startswith(ENDED)


def check_connection(connection: Any, record: Any, _: object) -> None:
    """A connection that was lost meanwhile is replaced by a new one. That a question is asked only to see
    whether there is an answer would cost as much as most questions, so it is asked after a silence."""
    now = time.monotonic()
    if connection.driver_connection.is_closed():
        raise DisconnectionError
    if now - record.info.get("used", now) > SILENCE:
        try:
            connection.ping()
        except Exception as error:
            raise DisconnectionError from error
    record.info["used"] = now


def connect(url: URL) -> Database:
    """The database at this address."""
    return Sqlite(url) if url.drivername == "sqlite" else Postgres(url)


SQLITE_NEEDED = (3, 35)  # UPDATE … RETURNING and friends
assert sqlite3.sqlite_version_info >= SQLITE_NEEDED
