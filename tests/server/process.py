"""A server as a process of its own, which can be killed; and players who go on whatever happens to it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator, Sequence
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from malecon.kernel.game import Json
from tests.server.browser import Browser, Watcher

LOST = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError, IndexError, ValueError)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """`malecon serve`, on a port that stays the same when it is started again."""

    def __init__(self, folder: Path, database: str, *more: str) -> None:
        self.folder = folder
        self.port = free_port()
        choices = ["--port", str(self.port), "--database", database, "--rate", "0", "--log", "json", *more]
        self.command = [sys.executable, "-m", "malecon.cli", "serve", *choices]
        self.process: subprocess.Popen[str] | None = None

    async def start(self) -> None:
        """Start it and wait until it answers."""
        await asyncio.to_thread(self.launch)

    def launch(self) -> None:
        """The same for those who do nothing meanwhile."""
        with open(self.folder / "log", "a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                self.command, cwd=self.folder, stdout=subprocess.PIPE, stderr=log, encoding="utf-8"
            )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert str(self.port) in line, (self.folder / "log").read_text()

    def kill(self) -> None:
        """As if the power had failed."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        assert self.process is not None
        process, self.process = self.process, None
        process.send_signal(how)
        code = process.wait(30)
        if process.stdout is not None:
            process.stdout.close()
        return code

    def log(self) -> list[Json]:
        return [
            json.loads(line) for line in (self.folder / "log").read_text().splitlines() if line[:1] == "{"
        ]

    @contextlib.contextmanager
    def ending(self) -> Iterator[Server]:
        """Whatever happens, it does not stay."""
        try:
            yield self
        finally:
            if self.process is not None:
                self.kill()


class Balancer:
    """Sends each connection to the next server that takes it, as balancers do that know of no sessions."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.servers = list(servers)
        self.turn = 0
        self.port = 0

    @contextlib.asynccontextmanager
    async def serving(self) -> AsyncIterator[Balancer]:
        listening = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.port = listening.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            listening.close()

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for _ in self.servers:
            self.turn += 1
            with contextlib.suppress(OSError):
                far = await asyncio.open_connection(
                    "127.0.0.1", self.servers[self.turn % len(self.servers)].port
                )
                await asyncio.gather(pour(reader, far[1]), pour(far[0], writer))
                return
        writer.close()


async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Pass on whatever comes, to the end."""
    with contextlib.suppress(OSError):
        while data := await reader.read(1 << 16):
            writer.write(data)
            await writer.drain()
    with contextlib.suppress(OSError, RuntimeError):
        writer.close()


class Player:
    """Plays by a WebSocket, connects again whenever that is lost, and remembers what was confirmed."""

    def __init__(self, browser: Browser, table_id: str, seat: int) -> None:
        self.browser = browser
        self.id = table_id
        self.seat = seat
        self.confirmed: list[str] = []
        self.pending: Json | None = None  # sent, and not known whether it arrived
        self.again = 0  # connections made anew
        self.over = False

    async def play(self, until: asyncio.Event) -> None:
        while not until.is_set() and not self.over:
            try:
                async with self.browser.watch(self.id, f"?seat={self.seat}") as watcher:
                    await watcher.next()
                    await self.go_on(watcher, until)
            except LOST:
                self.again += 1
                await asyncio.sleep(0.05)

    async def go_on(self, watcher: Watcher, until: asyncio.Event) -> None:
        while not until.is_set():
            table = watcher.table
            if self.pending is None:
                if table["status"] != "running":
                    self.over = True
                    return
                if self.seat not in table["asked"]:
                    await watcher.next()
                    continue
                self.pending = self.choose(table)
            await watcher.say(type="do", re=1, command={"do": "answer", "seat": self.seat, **self.pending})
            reply = await watcher.reply()
            if reply["type"] == "done":
                self.confirmed.append(self.pending["words"])
                self.pending = None
                await watcher.until(reply["done"]["number"])
                while watcher.table["sealed"] < len(watcher.table["chosen"]):
                    await watcher.next()
                if self.seat in watcher.table["asked"] and watcher.table["question"]["together"]:
                    await watcher.say(type="sync")
                    await watcher.next()
            elif reply["error"]["kind"] == "stale":
                self.pending = None  # made for a table that had gone on without us
                await watcher.say(type="sync")
                await watcher.next()
            elif reply["error"]["kind"] not in ("away", "raced", "too-many"):
                raise AssertionError(reply)

    def choose(self, table: Json) -> Json:
        turn = len(self.confirmed)
        words = table["actions"][turn % len(table["actions"])]["words"]
        name = f"{turn}-{os.urandom(4).hex()}"
        return {"words": words, "length": table["length"], "sealed": table["sealed"], "id": name}

    async def check(self) -> None:
        """What was confirmed is in the log, in its order, once; at most one more arrived unconfirmed."""
        said: list[str] = []
        after = 0
        while True:
            path = f"/api/tables/{self.id}/log?seat={self.seat}&after={after}&limit=500"
            lines: list[dict[str, Any]] = (await self.browser.get(path)).ok["log"]
            if not lines:
                break
            assert [line["number"] for line in lines] == list(range(after + 1, after + 1 + len(lines)))
            said += [line["words"] for line in lines if "words" in line]
            after = lines[-1]["number"]
        table = await self.browser.look(self.id, self.seat)
        said += [action["words"] for action in table["chosen"]]
        assert said[: len(self.confirmed)] == self.confirmed
        more = said[len(self.confirmed) :]
        assert more in ([], [self.pending["words"]] if self.pending else [])
