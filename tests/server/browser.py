"""A browser as far as these tests need one: it keeps cookies and speaks HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from malecon.kernel.game import Json
from tests.server import schemas

PATIENCE = 20.0


class Reply:
    """What came back."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Json:
        found = json.loads(self.body)
        assert isinstance(found, dict)
        return found

    @property
    def error(self) -> Json:
        """The error, which must be one."""
        assert self.status >= 400, (self.status, self.body)
        error = self.json["error"]
        assert isinstance(error, dict)
        assert error["message"]
        return error

    @property
    def ok(self) -> Json:
        """What was asked for, which must have been given."""
        assert 200 <= self.status < 300, (self.status, self.body)
        return self.json if self.body else {}


class Browser:
    """One device at a club."""

    def __init__(self, port: int, **headers: str) -> None:
        self.port = port
        self.headers = headers
        self.cookies: dict[str, str] = {}

    async def ask(
        self, method: str, path: str, data: Any = None, raw: bytes | None = None, **headers: str
    ) -> Reply:
        """One request on a connection of its own."""
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
            try:
                body = raw if raw is not None else b"" if data is None else json.dumps(data).encode()
                sent = {"host": f"127.0.0.1:{self.port}", "connection": "close", **self.headers}
                if body or method == "POST":
                    sent |= {"content-type": "application/json", "content-length": str(len(body))}
                if self.cookies:
                    sent["cookie"] = self.cookie
                sent |= {name.replace("_", "-"): value for name, value in headers.items()}
                lines = [f"{method} {path} HTTP/1.1", *(f"{k}: {v}" for k, v in sent.items()), "", ""]
                writer.write("\r\n".join(lines).encode() + body)
                await writer.drain()
                found = await self.read(reader)
            finally:
                writer.close()
                with suppress(ConnectionError):
                    await writer.wait_closed()
            schemas.check_response(method, path, found.status, found.body)
            return found

    async def read(self, reader: asyncio.StreamReader) -> Reply:
        head, _, body = (await reader.read(-1)).partition(b"\r\n\r\n")
        first, *lines = head.decode("latin-1").split("\r\n")
        headers: dict[str, str] = {}
        for line in lines:
            name, _, value = line.partition(": ")
            headers[name.lower()] = value
        if "set-cookie" in headers:
            name, _, value = headers["set-cookie"].partition(";")[0].partition("=")
            self.cookies[name] = value
        return Reply(int(first.split()[1]), headers, body)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    async def get(self, path: str, **headers: str) -> Reply:
        return await self.ask("GET", path, None, None, **headers)

    async def post(self, path: str, data: Any, **headers: str) -> Reply:
        return await self.ask("POST", path, data, None, **headers)

    # --- what is done often ---

    async def make(self, game: str = "santiago", *seats: str, **more: Any) -> str:
        """A table: a name is this device's own seat, `bot` or `bot:level` a bot, an empty word is open."""
        wishes: list[Json] = []
        for seat in seats or ("Ana", ""):
            kind, _, level = seat.partition(":")
            if kind == "bot":
                wishes.append({"who": "bot", "level": level or "random"})
            elif seat:
                wishes.append({"who": "me", "name": seat})
            else:
                wishes.append({"who": "open"})
        wish = {"game": game, "players": len(wishes), "seats": wishes, **more}
        made = (await self.post("/api/tables", wish)).ok
        self.made = made
        return str(made["id"])

    async def do(self, table: str, what: str, /, **more: Any) -> Reply:
        return await self.post(f"/api/tables/{table}", {"do": what, **more})

    async def look(self, table_id: str, seat: int | None = None) -> Json:
        found = await self.get(f"/api/tables/{table_id}" + ("" if seat is None else f"?seat={seat}"))
        table = found.ok["table"]
        assert isinstance(table, dict)
        return table

    async def answer(self, table_id: str, /, seat: int | None = None, choice: int = 0, **more: Any) -> Reply:
        """Answer anything that may be answered."""
        table = await self.look(table_id, seat)
        actions = table["actions"]
        move = {
            "seat": table["you"],
            "words": actions[choice % len(actions)]["words"],
            "length": table["length"],
            "sealed": table["sealed"],
            **more,
        }
        return await self.do(table_id, "answer", **move)

    async def swap(self, table_id: str) -> Json:
        """Havana: in some deals the first seat swaps a tile before all choose their cards. The table then."""
        while (table := await self.look(table_id))["asked"] == [0]:
            await self.answer(table_id, 0)
        return table

    @asynccontextmanager
    async def watch(self, table_id: str, query: str = "", **headers: str) -> AsyncIterator[Watcher]:
        """Look at a table by a WebSocket."""
        sent = {**self.headers, **headers}
        if self.cookies:
            sent["cookie"] = self.cookie
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table_id}/live{query}"
        async with connect(
            address, additional_headers=sent, compression=None, proxy=None, max_size=None
        ) as socket:
            yield Watcher(socket)


class Watcher:
    """Somebody who looks at a table: what was sent, and what is known by it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table: Json = {}
        self.n = 0
        self.raw: list[str] = []

    async def next(self, patience: float = PATIENCE) -> Json:
        """The next message, whatever it is."""
        async with asyncio.timeout(patience):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message = json.loads(text)
        assert isinstance(message, dict)
        schemas.check("Outgoing", message)
        if message["type"] in ("table", "news"):
            self.learn(message)
        return message

    def learn(self, message: Json) -> None:
        self.n += 1
        assert message["n"] == self.n
        if message["type"] == "table":
            known = self.table.get("log", [])
            self.table = message["table"]
            first = self.table["log"][0]["number"] if self.table["log"] else self.table["number"] + 1
            self.table["log"] = [line for line in known if line["number"] < first] + self.table["log"]
        else:
            apply_changes(self.table, message["changes"])
            self.table["log"] += message["log"]

    async def until(self, number: int) -> Json:
        """Wait until this line of the log is known."""
        while not self.table or self.table["number"] < number:
            await self.next()
        return self.table

    async def nothing(self, seconds: float = 0.3) -> None:
        """Nothing comes."""
        try:
            message = await self.next(seconds)
        except TimeoutError:
            return
        raise AssertionError(f"something came: {message}")

    async def say(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def reply(self) -> Json:
        """The next message that is a reply."""
        while True:
            message = await self.next()
            if message["type"] not in ("table", "news"):
                return message


def apply_changes(table: Json, changes: list[tuple[list[Any], Any]]) -> None:
    """What a client does with the changes that it is sent."""
    for path, value in changes:
        place: Any = table
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value
