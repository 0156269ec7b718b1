"""A crowd at the tables, as light as can be: one process holds thousands of WebSockets.

It speaks so much of the protocol as it needs: frames that a server sends are not masked and, without
compression, whole; what is sent is masked with zeros. Viewers find the numbers they want in the text of a
message; only players, of whom there is one at each table, read it whole.
"""

from __future__ import annotations

import asyncio
import base64
import gc
import json
import os
import random
import time
from array import array
from collections import deque
from multiprocessing.connection import Connection
from typing import Any, NamedTuple

AT = b'"at":'
NEWS = b'{"type":"news","n":'
TEXT, PING, PONG = 1, 9, 10  # kinds of frames
AT_A_TIME = 100  # connections being opened


class Place(NamedTuple):
    """A WebSocket to be opened: at which table, through which process, and as whom."""

    table: str
    port: int
    cookie: str  # of the player at seat 0; empty for somebody who looks on


class Result(NamedTuple):
    """What a crowd has seen while it was measured."""

    delays: bytes  # seconds from a move to a viewer who has read of it, as an array of floats
    moves: int  # by persons and bots
    cpu: float  # seconds that the crowd itself has used
    wrong: list[str]
    players: dict[str, list[str]]  # the words that each table's player has had confirmed


class Socket(asyncio.Protocol):
    """One WebSocket, from its handshake on."""

    __slots__ = ("buffer", "crowd", "n", "open", "place", "transport")

    def __init__(self, crowd: Crowd, place: Place) -> None:
        self.crowd = crowd
        self.place = place
        self.buffer = b""
        self.open = False
        self.n = 0
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        place = self.place
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET /api/tables/{place.table}/live?seat={0 if place.cookie else -1} HTTP/1.1",
            f"Host: 127.0.0.1:{place.port}",
            "Upgrade: websocket",
            "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}",
            "Sec-WebSocket-Version: 13",
            *([f"Cookie: {place.cookie}"] if place.cookie else []),
        ]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        self.buffer = self.buffer + data if self.buffer else data
        if not self.open:
            head, found, rest = self.buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head[:20]:
                self.crowd.wrong.append(head[:80].decode())
                assert self.transport is not None
                self.transport.abort()
                return
            self.open, self.buffer = True, rest
        while (payload := self.frame()) is not None:
            self.text(payload)

    def frame(self) -> bytes | None:
        """The next message, if it is there as a whole."""
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1], 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4]), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10]), 10
        if len(buffer) < start + length:
            return None
        kind, payload = buffer[0] & 15, buffer[start : start + length]
        self.buffer = buffer[start + length :]
        if kind == PING:
            self.write(PONG, payload)
        return payload if kind == TEXT else b""

    def send(self, text: str) -> None:
        self.write(TEXT, text.encode())

    def write(self, kind: int, data: bytes) -> None:
        size = bytes([0x80 | len(data)]) if len(data) < 126 else bytes([0xFE]) + len(data).to_bytes(2)
        assert self.transport is not None
        self.transport.write(bytes([0x80 | kind]) + size + b"\0\0\0\0" + data)

    def text(self, payload: bytes) -> None:
        """A message has come: every one of those that tell of the table must be the next."""
        if payload.startswith(NEWS):
            n = int(payload[len(NEWS) : payload.index(b",", len(NEWS))])
            if n != self.n + 1:
                self.crowd.wrong.append(f"message {n} came after {self.n}")
            self.n = n
            found = payload.rfind(AT)
            if found >= 0:
                self.crowd.told(float(payload[found + len(AT) : payload.index(b",", found)]))
        elif payload.startswith(b'{"type":"table"'):
            self.crowd.entered += self.n == 0
            self.n = 1 if self.n == 0 else self.n + 1

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.crowd.over:
            self.crowd.wrong.append(f"a connection was lost: {exc}")


class Player(Socket):
    """Somebody at seat 0, who answers when the pace allows."""

    __slots__ = ("confirmed", "pending", "state", "waits")

    def __init__(self, crowd: Crowd, place: Place) -> None:
        super().__init__(crowd, place)
        self.state: dict[str, Any] = {}
        self.pending = ""
        self.waits = False
        self.confirmed: list[str] = []

    def text(self, payload: bytes) -> None:
        super().text(payload)
        message: dict[str, Any] = json.loads(payload or b'{"type":"none"}')
        match message["type"]:
            case "table":
                self.state = message["table"]
            case "news" if self.state:
                for path, value in message["changes"]:
                    place: Any = self.state
                    for step in path[:-1]:
                        place = place[step]
                    place[path[-1]] = value
                seats = [line["seat"] for line in message["log"] if line["kind"] == "answer"]
                self.crowd.moves += len(seats) - seats.count(-1)
            case "done":
                self.confirmed.append(self.pending)
                self.pending = ""
            case "refused":
                if message["error"]["kind"] not in (
                    "stale",
                    "raced",
                ):
                    self.crowd.wrong.append(str(message["error"]["message"]))
                self.pending, self.state = "", {}
                self.send('{"type":"sync"}')
        if not self.waits and not self.pending and self.is_asked:
            self.waits = True
            self.crowd.waiting.append(self)

    @property
    def is_asked(self) -> bool:
        return bool(self.state) and self.state["status"] == "running" and 0 in self.state["asked"]

    def move(self) -> bool:
        """Answer; false if there is nothing to be answered any more."""
        self.waits = False
        if self.pending or not self.is_asked or not self.state["actions"]:
            return False
        actions = self.state["actions"]
        self.pending = actions[len(self.confirmed) % len(actions)]["words"]
        command = {"do": "answer", "seat": 0, "words": self.pending, "id": os.urandom(6).hex()}
        command |= {"length": self.state["length"], "sealed": self.state["sealed"]}
        self.send(json.dumps({"type": "do", "re": 1, "command": command}))
        return True


class Crowd:
    """Everybody whom one process plays."""

    def __init__(self) -> None:
        self.sockets: list[Socket] = []
        self.waiting: deque[Player] = deque()  # who may answer
        self.delays = array("f")
        self.entered = self.moves = 0
        self.wrong: list[str] = []
        self.over = False

    def told(self, at: float) -> None:
        self.delays.append(time.time() - at)

    async def enter(self, places: list[Place]) -> None:
        """Open all connections, some at a time, and wait until each has seen its table."""
        loop = asyncio.get_running_loop()
        goal = self.entered
        for first in range(0, len(places), AT_A_TIME):
            some = places[first : first + AT_A_TIME]
            for place in some:
                socket = Player(self, place) if place.cookie else Socket(self, place)
                await loop.create_connection(lambda made=socket: made, "127.0.0.1", place.port)  # type: ignore[misc]
                self.sockets.append(socket)
            goal += len(some)
            end = time.monotonic() + 60
            while self.entered < goal and not self.wrong:
                if time.monotonic() > end:
                    raise SystemExit(f"{goal - self.entered} viewers were shown nothing")
                await asyncio.sleep(0.01)

    async def play(self, rate: float, seconds: float) -> None:
        """Let persons move, so that with the bots' replies there are so many moves a second."""
        begun = due = time.monotonic()
        before, released = self.moves, 0
        while (now := time.monotonic()) < begun + seconds:
            followed = (self.moves - before + 3) / (released + 1)
            due = max(due + followed / rate, now - 0.1)
            await asyncio.sleep(max(0.0, due - now))
            if self.moves - before > rate * (time.monotonic() - begun):
                continue
            for _ in range(len(self.waiting)):
                self.waiting.rotate(random.randrange(3))
                if self.waiting.popleft().move():
                    released += 1
                    break

    async def measure(self, rate: float, warm: float, seconds: float) -> Result:
        """Play at a pace, and count after a while."""
        await self.play(rate, warm)
        self.delays, moves, cpu = array("f"), self.moves, time.process_time()
        await self.play(rate, seconds)
        delays, moves, cpu = self.delays.tobytes(), self.moves - moves, time.process_time() - cpu
        await asyncio.sleep(1.0)  # what was sent last is answered
        confirmed = {one.place.table: one.confirmed for one in self.sockets if isinstance(one, Player)}
        return Result(delays, moves, cpu, self.wrong, confirmed)


def work(pipe: Connection) -> None:
    """The life of a process with a crowd: places to enter, a pace to play at, what was seen."""
    gc.disable()  # so that our own pauses are not taken for the server's
    asyncio.run(live(pipe))


async def live(pipe: Connection) -> None:
    crowd = Crowd()
    while True:
        asked = await asyncio.to_thread(pipe.recv)
        if asked is None:
            break
        what, *more = asked
        if what == "enter":
            await crowd.enter(*more)
            pipe.send(crowd.wrong)
        else:
            pipe.send(await crowd.measure(*more))
    crowd.over = True
    for socket in crowd.sockets:
        if socket.transport is not None:
            socket.transport.abort()
