"""Connections: how many there may be, how long they may take, and how much may come over them at a time.

What is bounded here cannot be bounded by the application, which hears of a request only when its head has
arrived, and of a WebSocket's pings never.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import time
from collections.abc import Collection
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from malecon.server.http.limits import FRAMES, MOST_CONNECTIONS, Limiter, client_of
from malecon.server.ops.config import Config
from malecon.server.wire.errors import TooMany

log = logging.getLogger(__name__)

HEAD_PATIENCE = 10.0  # seconds for the head of a request to arrive, or for a body that nobody reads
READ_PATIENCE = 30.0  # seconds until a client who is sent something must have read some of it
CHUNK = 16 * 1024  # bytes of a WebSocket that are read at a time: what comes after them waits its turn


class Places:
    """How many connections are open: of each address, and all together."""

    def __init__(self, each: int, together: int, proxies: Collection[str] = ()) -> None:
        self.each = each
        self.together = together
        self.proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]
        self.clients: dict[asyncio.BaseTransport, str] = {}
        self.counts: dict[str, int] = {}

    def enter(self, transport: asyncio.BaseTransport) -> bool:
        """Whether one more may stay. A proxy is many people: it may have as many as there are places."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else "unknown"
        client = client_of(address)
        open_now = self.counts.get(client, 0)
        full = len(self.clients) >= self.together
        if full or (open_now >= self.each and not self.is_proxy(address)):
            log.warning("too many connections", extra={"client": client, "open": open_now, "spare": True})
            return False
        self.clients[transport] = client
        self.counts[client] = open_now + 1
        return True

    def leave(self, transport: asyncio.BaseTransport) -> None:
        client = self.clients.pop(transport, None)
        if client is not None:
            self.counts[client] -= 1
            if not self.counts[client]:
                del self.counts[client]

    def is_proxy(self, address: str) -> bool:
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self.proxies)


class Http(H11Protocol):
    """A connection over which requests come."""

    places: Places
    timer: asyncio.TimerHandle | None = None  # runs while the client is to do something

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.places.enter(transport):
            self.wait(HEAD_PATIENCE)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.wait(None)
        self.places.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self or (self.cycle and not self.cycle.response_complete):
            self.wait(None)  # it is ours to do something now
        elif self.timer is None and not self.timeout_keep_alive_task:
            self.wait(HEAD_PATIENCE)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.wait(READ_PATIENCE)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.wait(None)

    def wait(self, seconds: float | None) -> None:
        """Give the client so long from now on; None: it has done what it was waited for."""
        if self.timer is not None:
            self.timer.cancel()
        self.timer = None if seconds is None else self.loop.call_later(seconds, self.transport.abort)


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket. Whoever does not read what is sent is not heard either."""

    places: Places
    rate: float

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.limiter = Limiter(FRAMES, self.rate, time.monotonic)
        if hasattr(transport, "max_size"):
            transport.max_size = CHUNK

    def connection_lost(self, exc: Exception | None) -> None:
        self.places.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.conn.receive_data(data)
        if self.conn.parser_exc is not None:
            self.handle_parser_exception()
            return
        try:
            # Pings, pongs and parts of messages too: the application hears of none of these.
            self.limiter.take("", len(self.conn.events))
        except TooMany:
            log.warning("too many frames", extra={"client": self.client and self.client[0], "spare": True})
            self.transport.abort()
            return
        self.handle_events()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    async def receive(self) -> Any:
        message = await super().receive()
        if not self.writable.is_set():
            self.transport.pause_reading()
        return message

    async def send(self, message: Any) -> None:
        await super().send(message)
        if self.initial_response is not None and self.close_sent:
            self.handshake_complete = True  # refused in words, which is an end of it like another


def protocols(config: Config, handles: int) -> tuple[type[Http], type[Socket]]:
    """Both kinds of connections, for one server, whose process may have so many open files."""
    together = places_of(handles)
    each = round(min(MOST_CONNECTIONS * config.rate, together / 2)) if config.rate else together
    shared = {"places": Places(each, together, config.proxies)}
    return type("Http", (Http,), shared), type("Socket", (Socket,), {**shared, "rate": config.rate})


def at_a_time(handles: int) -> int:
    """How many connections are accepted before those of them that are too many have been closed again."""
    return max(4, min(128, handles // 32))


def places_of(handles: int) -> int:
    """How many connections there is room for, beside the files of the house and what is being accepted."""
    return max(16, handles - 64 - 4 * at_a_time(handles))
