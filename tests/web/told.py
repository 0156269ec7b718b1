"""A club that tells people: its push service and its mail server, and a clock that a test can turn."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sqlite3
import sys
import threading
import time
from contextlib import AsyncExitStack
from pathlib import Path

from tests.server.post import PostOffice
from tests.server.push import PushService
from tests.web.club import PATIENCE, Club

DUE = "SELECT count(*) FROM notices WHERE due <= ?"
PROGRAM = """
import time
from pathlib import Path
from malecon.server.ops.config import Config
from malecon.server.ops.mail import Mail
from malecon.server.run import run
def clock(ahead=Path({ahead!r})):
    return time.time() + float(ahead.read_text())
if __name__ == "__main__":
    more = dict(push_hosts=("127.0.0.1",), mail=Mail{mail}, clock=clock)
    config = Config(port={port}, database={database!r}, rate=0.0, log="json", workers=1, **more)
    run(config, lambda config: print(config.address, flush=True))
"""


class Services:
    """A push service and a mail server, in a thread of their own."""

    def __init__(self, folder: Path) -> None:
        self.push = PushService()
        self.post = PostOffice(folder)
        self.ready = threading.Event()
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_until_complete, args=(self.serve(),))

    async def serve(self) -> None:
        self.over = asyncio.Event()
        async with AsyncExitStack() as stack:
            await stack.enter_async_context(self.push.serving())
            await stack.enter_async_context(self.post.serving())
            self.ready.set()
            await self.over.wait()

    def __enter__(self) -> Services:
        self.thread.start()
        assert self.ready.wait(20)
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.over.set)
        self.thread.join(20)
        self.loop.close()


class ToldClub(Club):
    """It tells its people by these services, and it is as late there as a test says."""

    def __init__(self, folder: Path, services: Services) -> None:
        super().__init__(folder)
        self.file = folder / "ahead"
        self.ahead = 0.0
        self.turn(0.0)
        mail = services.post.mail
        how = (mail.host, mail.sender, mail.port, mail.security, mail.user, mail.password)
        values = {"ahead": str(self.file), "port": self.port, "database": str(folder / "club.db")}
        (folder / "club.py").write_text(PROGRAM.format(mail=how, **values))
        self.command = [sys.executable, str(folder / "club.py")]

    def settled(self) -> None:
        """Nothing is to be told by now, and nobody is at it."""
        end = time.monotonic() + PATIENCE
        place = f"file:{self.folder / 'club.db'}?mode=ro"
        with contextlib.closing(sqlite3.connect(place, uri=True)) as database:
            while database.execute(DUE, (time.time() + self.ahead + 1,)).fetchone()[0]:
                assert time.monotonic() < end, "something is never told"
                time.sleep(0.02)

    def wait(self, seconds: float) -> None:
        """So much time goes by."""
        self.settled()
        self.turn(seconds)

    def turn(self, seconds: float) -> None:
        self.ahead += seconds
        new = self.file.with_suffix(".new")
        new.write_text(str(self.ahead))
        os.replace(new, self.file)

    def wait_until(self, hour: float) -> None:
        """Until it is so late again, by UTC."""
        self.wait((hour * 3600 - time.time() - self.ahead) % 86_400)
