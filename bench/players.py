"""Players and viewers for the load on the club server; small, to leave the machine to the server."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

Json = dict[str, Any]
Lost = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError)


class Pacing(Protocol):
    """When persons may move, and where it is noted what was seen."""

    connected: int

    async def turn(self) -> None: ...

    def told(self, at: float) -> None: ...

    def moved(self) -> None: ...


class Table:
    """A table and the cookie of the person who made it."""

    def __init__(self, table_id: str, port: int, game: str, cookie: str) -> None:
        self.id = table_id
        self.port = port
        self.game = game
        self.cookie = cookie

    def ask(self, path: str) -> Json:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        try:
            connection.request("GET", f"/api/tables/{self.id}{path}", headers={"cookie": self.cookie})
            found = connection.getresponse()
            text = found.read()
            assert found.status == 200, text
            answer = json.loads(text)
            assert isinstance(answer, dict)
            return answer
        finally:
            connection.close()


async def make_table(port: int, game: str, players: int) -> Table:
    """One person and bots that play at random, begun."""

    def work() -> Table:
        seats = [{"who": "me", "name": "Player"}, *[{"who": "bot"}] * (players - 1)]
        wish = {"game": game, "players": players, "seats": seats, "begin": True}
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
        try:
            connection.request("POST", "/api/tables", json.dumps(wish), {"content-type": "application/json"})
            found = connection.getresponse()
            text = found.read()
            assert found.status == 201, text
            cookie = (found.getheader("set-cookie") or "").partition(";")[0]
            return Table(json.loads(text)["id"], port, game, cookie)
        finally:
            connection.close()

    return await asyncio.to_thread(work)


def join(table: Table, port: int, seat: int) -> connect:
    headers = {"cookie": table.cookie} if seat >= 0 else {}
    return connect(
        f"ws://127.0.0.1:{port}/api/tables/{table.id}/live?seat={seat}",
        additional_headers=headers,
        compression=None,
        proxy=None,
        max_size=None,
        ping_interval=None,
    )


async def watch(table: Table, port: int, pace: Pacing, stop: asyncio.Event) -> None:
    """Somebody who looks on: every line of the log must come, once and in order."""
    async with join(table, port, -1) as socket:
        number = 0
        pace.connected += 1
        while not stop.is_set():
            message = json.loads(await socket.recv())
            lines = message["table"]["log"] if message["type"] == "table" else message["log"]
            for line in lines:
                if number and line["number"] != number + 1:
                    raise AssertionError(f"line {line['number']} came after {number}")
                number = line["number"]
            if message["type"] == "news" and lines:
                pace.told(lines[-1]["at"])


class Player:
    """A person at seat 0, who connects again whenever the connection is lost."""

    def __init__(self, table: Table, pace: Pacing) -> None:
        self.table = table
        self.pace = pace
        self.confirmed: list[str] = []
        self.pending: Json | None = None
        self.state: Json = {}
        self.replies: asyncio.Queue[Json] = asyncio.Queue()
        self.changed = asyncio.Event()
        self.over = False
        self.counted = False
        self.earlier = 0  # what earlier games of this player lost
        self.before = 0  # what was confirmed in them

    async def play(self, stop: asyncio.Event) -> None:
        while not stop.is_set() and not self.over:
            try:
                async with join(self.table, self.table.port, 0) as socket:
                    self.replies = asyncio.Queue()
                    self.hear(await socket.recv())
                    if not self.counted:
                        self.counted = True
                        self.pace.connected += 1
                    reader = asyncio.create_task(self.listen(socket))
                    try:
                        await self.go_on(socket, stop, reader)
                    finally:
                        reader.cancel()
                        await asyncio.gather(reader, return_exceptions=True)
            except Lost:
                await asyncio.sleep(0.1)

    async def listen(self, socket: ClientConnection) -> None:
        """Read whatever comes as soon as it comes."""
        try:
            while True:
                self.hear(await socket.recv())
        except Lost:
            self.replies.put_nowait({"type": "lost"})
            self.changed.set()

    def hear(self, text: str | bytes) -> None:
        message: Json = json.loads(text)
        if message["type"] == "table":
            self.state = message["table"]
        elif message["type"] == "news":
            for path, value in message["changes"]:
                place: Any = self.state
                for step in path[:-1]:
                    place = place[step]
                place[path[-1]] = value
            if message["log"]:
                self.pace.told(message["log"][-1]["at"])
            for line in message["log"]:
                if line["kind"] == "answer" and line["seat"] != -1:
                    self.pace.moved()
        else:
            self.replies.put_nowait(message)
        self.changed.set()

    async def change(self, reader: asyncio.Task[None]) -> None:
        """Wait until something has come."""
        self.changed.clear()
        if reader.done():
            raise ConnectionError
        await self.changed.wait()
        if reader.done():
            raise ConnectionError

    async def go_on(self, socket: ClientConnection, stop: asyncio.Event, reader: asyncio.Task[None]) -> None:
        while not stop.is_set():
            if self.pending is None:
                if self.state["status"] != "running":
                    self.over = True
                    return
                if 0 not in self.state["asked"]:
                    await self.change(reader)
                    continue
                await self.pace.turn()
                self.pending = self.choose()
            mark = self.mark()
            command = {"do": "answer", "seat": 0, **self.pending}
            await socket.send(json.dumps({"type": "do", "re": 1, "command": command}))
            reply = await self.replies.get()
            if reply["type"] == "lost":
                raise ConnectionError
            if reply["type"] == "done":
                self.confirmed.append(self.pending["words"])
                self.pending = None
                while self.mark() == mark and not reply["done"]["repeated"]:
                    await self.change(reader)  # what the answer itself has changed
            elif reply["error"]["kind"] == "stale":
                self.pending = None
                self.state = {}
                await socket.send('{"type":"sync"}')
                while not self.state:
                    await self.change(reader)
            elif reply["error"]["kind"] not in ("away", "raced"):
                raise AssertionError(reply)

    def mark(self) -> tuple[int, int]:
        return self.state["length"], self.state["sealed"]

    def choose(self) -> Json:
        turn = len(self.confirmed)
        words = self.state["actions"][turn % len(self.state["actions"])]["words"]
        length, sealed = self.mark()
        return {"words": words, "length": length, "sealed": sealed, "id": f"{turn}-{os.urandom(4).hex()}"}

    async def check(self) -> int:
        """How many confirmed moves are not in the log as they were made, or are there twice."""

        def work() -> int:
            said: list[str] = []
            after = 0
            while lines := self.table.ask(f"/log?seat=0&after={after}&limit=500")["log"]:
                said += [line["words"] for line in lines if "words" in line]
                after = lines[-1]["number"]
            said += [action["words"] for action in self.table.ask("?seat=0")["table"]["chosen"]]
            more = said[len(self.confirmed) :]
            wrong = sum(one != other for one, other in zip(self.confirmed, said, strict=False))
            wrong += max(0, len(self.confirmed) - len(said))
            return wrong + (more not in ([], [self.pending["words"]] if self.pending else []))

        return await asyncio.to_thread(work)
