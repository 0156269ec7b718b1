"""The house that is attacked, and what is measured of it from outside."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

from tests.server.browser import Browser
from tests.server.process import Server, free_port


class House(Server):
    """`malecon serve` with limits as its users have them, unless a test chooses others."""

    def __init__(self, folder: Path, *choices: str, database: str = "club.db", handles: int = 0) -> None:
        super().__init__(folder, database)
        self.port = free_port()
        named = ["--port", str(self.port), "--database", database, "--log", "json", "--workers", "1"]
        self.command = [sys.executable, "-m", "malecon.cli", "serve", *named, *choices]
        self.handles = handles  # open files that the process may have; 0: as many as this one

    def launch(self) -> None:
        def limit() -> None:
            if self.handles:
                import resource  # which not every system has

                resource.setrlimit(resource.RLIMIT_NOFILE, (self.handles, self.handles))

        with open(self.folder / "log", "a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                self.command,
                cwd=self.folder,
                stdout=subprocess.PIPE,
                stderr=log,
                encoding="utf-8",
                preexec_fn=limit,
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert str(self.port) in line, (self.folder / "log").read_text()

    def browser(self, **headers: str) -> Browser:
        return Browser(self.port, **headers)

    @property
    def memory(self) -> int:
        """Bytes of memory that the process uses now."""
        assert self.process is not None
        pages = Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")

    @property
    def log_size(self) -> int:
        return (self.folder / "log").stat().st_size


@contextlib.contextmanager
def open_house(folder: Path, *choices: str, database: str = "club.db", handles: int = 0) -> Iterator[House]:
    """A house of one's own, which is gone afterwards whatever happens."""
    folder.mkdir(parents=True, exist_ok=True)
    house = House(folder, *choices, database=database, handles=handles)
    with house.ending():
        house.launch()
        yield house


class Pulse:
    """How long somebody waits who asks for something small again and again."""

    def __init__(self) -> None:
        self.waits: list[float] = []

    @property
    def worst(self) -> float:
        return max(self.waits)


async def bearable(house: House) -> float:
    """Seconds that somebody may wait under attack: ten times what it takes in peace, and a second anyhow."""
    waits: list[float] = []
    for _ in range(10):
        started = time.monotonic()
        assert (await house.browser().get("/api/games")).status == 200
        waits.append(time.monotonic() - started)
    return max(1.0, 10 * max(waits))


@contextlib.asynccontextmanager
async def pulse(house: House, often: float = 0.05, path: str = "/api/games") -> AsyncIterator[Pulse]:
    """Ask as long as this lasts, and once more at its end."""
    found = Pulse()

    async def beat() -> None:
        while True:
            await ask()
            await asyncio.sleep(often)

    async def ask() -> None:
        started = time.monotonic()
        try:
            reply = await house.browser().get(path)
            assert reply.status == 200, reply.body
        finally:
            found.waits.append(time.monotonic() - started)

    beating = asyncio.create_task(beat())
    try:
        yield found
        if beating.done():
            await beating
        await ask()
    finally:
        beating.cancel()
        await asyncio.gather(beating, return_exceptions=True)
