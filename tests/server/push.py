"""A push service of the tests' own: it takes what a club sends to browsers, opens it with the browser's keys,
and looks whether the club has signed it."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import time
from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02  # type: ignore[import-untyped]

from malecon.kernel.game import Json
from tests.server.browser import Browser

PATIENCE = 20.0


class Arrived(NamedTuple):
    """A message, as the browser reads it."""

    at: float
    told: Json
    headers: dict[str, str]
    claims: Json
    path: str


class Ear:
    """The keys of one browser at the service."""

    def __init__(self, service: PushService, path: str) -> None:
        self.service = service
        self.path = path
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"sixteen bytes ok"
        self.status: int | Callable[[], int] = 201
        self.heard: list[Arrived] = []
        self.slow = 0.0  # seconds until the service says that it took something for it
        self.asked = 0  # requests that came for it, whatever became of them

    @property
    def subscription(self) -> Json:
        point = self.key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        keys = {"p256dh": in_letters(point), "auth": in_letters(self.auth)}
        return {"endpoint": f"http://127.0.0.1:{self.service.port}{self.path}", "keys": keys}

    async def subscribe(self, browser: Browser, **more: Any) -> Json:
        """Have this browser told here."""
        wish = {**self.subscription, "label": "Firefox", "language": "en", **more}
        return (await browser.post("/api/notices/push", wish)).ok

    async def next(self, number: int = 1, patience: float = PATIENCE) -> Arrived:
        """Wait until so many have arrived; the last of them."""
        async with asyncio.timeout(patience):
            while len(self.heard) < number:
                await self.service.news.wait()
                self.service.news.clear()
        assert len(self.heard) == number, self.heard
        return self.heard[-1]


class PushService:
    """Listens on this machine."""

    def __init__(self) -> None:
        self.port = 0
        self.ears: dict[str, Ear] = {}
        self.news = asyncio.Event()
        self.silent = False  # takes requests and responds to none
        self.open: set[asyncio.StreamWriter] = set()
        self.keys: set[str] = set()  # with which clubs have signed

    def ear(self, name: str = "ana") -> Ear:
        found = self.ears[f"/push/{name}"] = Ear(self, f"/push/{name}")
        return found

    @contextlib.asynccontextmanager
    async def serving(self) -> AsyncIterator[PushService]:
        server = await asyncio.start_server(self.serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()
            for writer in self.open:
                writer.transport.abort()
            while self.open:
                await asyncio.sleep(0.01)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.open.add(writer)
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            while True:
                head = (await reader.readuntil(b"\r\n\r\n")).decode()
                first, *lines = head.strip().split("\r\n")
                headers = dict(line.split(": ", 1) for line in lines)
                headers = {name.lower(): value for name, value in headers.items()}
                body = await reader.readexactly(int(headers["content-length"]))
                status = self.take(first.split()[1], headers, body)
                self.news.set()
                await asyncio.sleep(self.ears[first.split()[1]].slow)
                if self.silent:
                    await reader.read()  # until whoever asked is gone
                    break
                writer.write(f"HTTP/1.1 {status} Said\r\ncontent-length: 0\r\nlocation: /x\r\n\r\n".encode())
                await writer.drain()
        writer.close()
        self.open.discard(writer)

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        ear = self.ears[path]
        ear.asked += 1
        status = ear.status if isinstance(ear.status, int) else ear.status()
        if status == 201:
            assert headers["content-encoding"] == "aes128gcm"
            told = json.loads(http_ece.decrypt(body, private_key=ear.key, auth_secret=ear.auth))
            claims = self.verified(headers["authorization"])
            ear.heard.append(Arrived(time.monotonic(), told, headers, claims, path))
        return status

    def verified(self, authorization: str) -> Json:
        """What the club says of itself, which it must have signed."""
        assert Vapid02.verify(authorization)
        parts = dict(part.split("=", 1) for part in authorization.removeprefix("vapid ").split(","))
        self.keys.add(parts["k"])
        claims: Json = json.loads(from_letters(parts["t"].split(".")[1]))
        assert claims["aud"] == f"http://127.0.0.1:{self.port}"
        assert time.time() < claims["exp"]
        return claims


def in_letters(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def from_letters(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
