"""A club for every test: a real server on a free port of this machine, on either database."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from malecon.server.app import make_app
from malecon.server.http.pages import Pages
from malecon.server.ops.config import Config
from malecon.server.run import listen, settings
from malecon.server.work import bots
from malecon.server.work.workers import Workers, new_pool
from malecon.store import Store
from tests.server.browser import Browser
from tests.server.push import PushService
from tests.store.conftest import anyio_backend, postgres, postgres_url, url

__all__ = ["anyio_backend", "postgres", "postgres_url", "url"]

#: Where a push service of the tests may be.
LOOPBACK = ("127.0.0.1",)


class InProcess(uvicorn.Server):
    """A server that leaves signals to whoever runs the tests."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Time:
    """A clock that can be set ahead."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.time() + self.ahead


class Club:
    """A running server."""

    def __init__(self, server: InProcess, store: Store, config: Config, time: Time) -> None:
        self.server = server
        self.store = store
        self.config = config
        self.port = config.port
        self.time = time

    def wait(self, seconds: float) -> None:
        """Let the club's clock go ahead."""
        self.time.ahead += seconds

    def browser(self, **headers: str) -> Browser:
        return Browser(self.port, **headers)


@pytest.fixture(scope="session")
def pool() -> Iterator[ProcessPoolExecutor]:
    """Processes in which bots think, shared by all tests: to start them takes longer than to use them."""
    found = new_pool(1)
    yield found
    found.shutdown()


@contextlib.asynccontextmanager
async def open_club(
    url: str, pool: ProcessPoolExecutor, page: Path = Path("no page"), **choices: Any
) -> AsyncIterator[Club]:
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    clock = Time()
    usual = {"port": port, "database": url, "rate": 0.0, "clock": clock}
    config = Config(**{**usual, **choices}).checked()
    store = await Store.open(url)
    server = InProcess(settings(config, make_app(config, store, Workers(1, pool), Pages(page, config.club))))
    running = asyncio.create_task(server.serve([listening]))
    try:
        while not server.started:
            assert not running.done(), running
            await asyncio.sleep(0.01)
        yield Club(server, store, config, clock)
    finally:
        server.should_exit = True
        await running
        await store.close()
        listening.close()


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots among themselves take no time, although nobody watches."""
    monkeypatch.setattr(bots, "AMONG_THEMSELVES", 0.01)
    monkeypatch.setattr(bots, "UNWATCHED", 0.01)


@pytest.fixture
async def club(url: str, pool: ProcessPoolExecutor) -> AsyncIterator[Club]:
    """A club on either database."""
    async with open_club(url, pool) as opened:
        yield opened


@pytest.fixture
async def small_club(tmp_path: Any, pool: ProcessPoolExecutor) -> AsyncIterator[Club]:
    """A club on a file, for what has nothing to do with the database."""
    async with open_club(str(tmp_path / "club.db"), pool) as opened:
        yield opened


# --- clubs that tell browsers what happens while nobody looks ---


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with PushService().serving() as serving:
        yield serving


@pytest.fixture
async def told_club(url: str, pool: ProcessPoolExecutor) -> AsyncIterator[Club]:
    async with open_club(url, pool, push_hosts=LOOPBACK) as opened:
        yield opened


@pytest.fixture
async def small_told_club(tmp_path: Path, pool: ProcessPoolExecutor) -> AsyncIterator[Club]:
    async with open_club(str(tmp_path / "club.db"), pool, push_hosts=LOOPBACK) as opened:
        yield opened
