"""What whoever watches over the house is told when its database is full, locked or torn."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.attack.house import House, open_house

pytestmark = pytest.mark.anyio


@pytest.fixture
async def patient(tmp_path: Path) -> AsyncIterator[House]:
    with open_house(tmp_path) as opened:
        ana = opened.browser()
        for _ in range(5):
            await ana.make("cuba", "Ana", "Bo", begin=True)
        assert (await ana.get("/healthz")).status == 200
        yield opened


async def until(house: House, status: int, seconds: float) -> float:
    """How long it takes until the house tells of it."""
    started = time.monotonic()
    while (await house.browser().get("/healthz")).status != status:
        assert time.monotonic() - started < seconds, "nothing is told of it"
        await asyncio.sleep(0.3)
    return time.monotonic() - started


@contextlib.contextmanager
def full_disk(house: House) -> Iterator[None]:
    """No file of the house can be written."""
    assert house.process is not None
    before = resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(house.process.pid, resource.RLIMIT_FSIZE, before)


@contextlib.contextmanager
def locked(house: House) -> Iterator[None]:
    """Somebody else holds the file."""
    with contextlib.closing(sqlite3.connect(house.folder / "club.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def test_health_tells_of_a_full_a_locked_and_a_torn_database(patient: House) -> None:
    ana = patient.browser()
    with full_disk(patient):
        await until(patient, 503, 5)
        assert (await ana.post("/api/tables", {"game": "havana", "players": 2})).status == 503
    await until(patient, 200, 5)
    with locked(patient):
        await until(patient, 503, 8)
        assert (await ana.get("/api/games")).status == 200  # only what needs the database waits for it
    await until(patient, 200, 15)
    assert (await ana.post("/api/tables", {"game": "havana", "players": 2})).status == 201
    path = patient.folder / "club.db"
    with contextlib.closing(sqlite3.connect(path)) as other:
        other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    size = path.stat().st_size
    with open(path, "r+b") as file:
        file.seek(size // 2)
        file.write(os.urandom(8192))
    await until(patient, 503, 12)
