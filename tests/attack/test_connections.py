"""Connections that are held, and WebSockets that flood: others come in, and nothing piles up."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

from tests.attack.house import House, bearable, open_house, pulse
from tests.server.browser import Browser

pytestmark = pytest.mark.anyio

MB = 1024 * 1024
ELSEWHERE = "127.0.0.2"  # another address than that of everybody else
HELD = 300  # more than the house below has room for
HANDLES = 256
PATIENCE = 10.0  # seconds that the house waits for the head of a request

HALVES = {
    "nothing": (b"", b""),
    "half a head": (b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx: ", b""),
    "a head that never ends": (b"GET / HTTP/1.1\r\nhost: 127.0.0.1\r\n", b"x: y\r\n"),
    "a body that nobody reads": (
        b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-length: 999\r\n\r\n",
        b"x",
    ),
}


async def hold(house: House, first: bytes, address: str = ELSEWHERE) -> socket.socket | None:
    """A connection over which something has been sent; None if it is refused."""
    held = socket.socket()
    held.setblocking(False)
    held.bind((address, 0))
    loop = asyncio.get_running_loop()
    try:
        async with asyncio.timeout(2):
            await loop.sock_connect(held, ("127.0.0.1", house.port))
            await loop.sock_sendall(held, first)
    except OSError:
        held.close()
        return None
    return held


def is_open(held: socket.socket, more: bytes) -> bool:
    """Whether the house still holds it, after a little more was sent."""
    try:
        if more:
            held.send(more)
        while held.recv(65536):
            pass
    except BlockingIOError:
        return True
    except OSError:
        pass
    return False


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A house with few places."""
    with open_house(tmp_path_factory.mktemp("small"), handles=HANDLES) as opened:
        yield opened


async def test_half_requests_keep_nobody_out_and_end(small: House) -> None:
    most_wait = await bearable(small)
    with contextlib.ExitStack() as ends:
        started, logged = time.monotonic(), len(small.log())
        async with pulse(small) as felt:
            kinds = list(HALVES.values())
            held: list[tuple[socket.socket, bytes]] = []
            for number in range(HELD):
                first, more = kinds[number % len(kinds)]
                found = await hold(small, first)
                if found is not None:
                    held.append((ends.enter_context(found), more))
            kept, refused_after = held, 0.0
            while kept and time.monotonic() - started < PATIENCE + 15:
                await asyncio.sleep(0.5)
                kept = [one for one in kept if is_open(*one)]
                if len(kept) <= HANDLES / 2 and not refused_after:
                    refused_after = time.monotonic() - started
        took = time.monotonic() - started
        written = [line for line in small.log()[logged:] if line["message"] != "request"]
        print(f"{took:.1f} s, worst wait {felt.worst * 1000:.0f} ms, {len(written)} lines of log")
        assert not kept
        assert refused_after < PATIENCE - 2  # those that were too many did not wait for the time-out
        assert felt.worst < most_wait
        assert len(written) < 20


async def test_one_address_holds_no_more_than_its_share(small: House) -> None:
    """Also when all its requests are whole, and no time-out helps."""
    most_wait = await bearable(small)
    table_id = await small.browser().make("havana", "Ana", "")
    with contextlib.ExitStack() as ends:
        for _ in range(HELD):
            if (found := await hold(small, upgrade(table_id))) is not None:
                ends.enter_context(found)
        async with pulse(small) as felt, small.browser().watch(table_id) as watcher:
            await watcher.next()
            await asyncio.sleep(0.5)
        assert felt.worst < most_wait


def upgrade(table_id: str) -> bytes:
    """The request that opens a WebSocket."""
    head = {
        "host": "127.0.0.1",
        "connection": "upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    lines = [f"GET /api/tables/{table_id}/live HTTP/1.1", *(f"{k}: {v}" for k, v in head.items()), "", ""]
    return "\r\n".join(lines).encode()


async def flood_of_pings(house: House, seconds: float) -> tuple[int, int]:
    """Pings over a socket that never reads: how many bytes were taken, by how much memory grew at most."""
    table_id = await house.browser().make("havana", "Ana", "")
    frames = b"".join(b"\x89\xfd" + bytes(4) + os.urandom(125) for _ in range(500))
    flood = await hold(house, upgrade(table_id))
    assert flood is not None
    before, most, taken = house.memory, 0, 0
    ends = time.monotonic() + seconds
    with flood, contextlib.suppress(ConnectionError):
        while time.monotonic() < ends:
            with contextlib.suppress(BlockingIOError):
                taken += flood.send(frames[taken % len(frames) :])
            await asyncio.sleep(0.001)
            most = max(most, house.memory - before)
    return taken, most


async def check_pings(house: House) -> None:
    most_wait = await bearable(house)
    async with pulse(house) as felt:
        taken, most = await flood_of_pings(house, 4.0)
    print(f"{taken / MB:.1f} MB taken, {most / MB:.1f} MB more, worst {felt.worst * 1000:.0f} ms")
    assert most < 12 * MB
    assert felt.worst < most_wait


async def test_pings_fill_no_memory(small: House) -> None:
    await check_pings(small)


async def test_pings_fill_no_memory_where_there_are_no_limits(tmp_path: Path) -> None:
    with open_house(tmp_path, "--rate", "0") as house:
        await check_pings(house)


async def test_whole_tables_are_not_asked_for_without_end(small: House) -> None:
    """By many sockets of one address, while others go about their business."""
    table_id = await small.browser().make("cuba", "Ana", "Bo", begin=True)
    most_wait = await bearable(small)
    words = b'{"type":"sync"}'
    frame = bytes([0x81, 0x80 | len(words)]) + bytes(4) + words
    with contextlib.ExitStack() as ends:
        found = [await hold(small, upgrade(table_id)) for _ in range(20)]
        floods = [ends.enter_context(one) for one in found if one is not None]
        async with pulse(small) as felt:
            until = time.monotonic() + 2
            while time.monotonic() < until:
                for flood in floods:
                    with contextlib.suppress(OSError):
                        flood.send(frame * 5)
                    is_open(flood, b"")
                await asyncio.sleep(0.05)
        print(f"worst {felt.worst * 1000:.0f} ms")
        assert felt.worst < most_wait


async def test_who_is_refused_does_not_fill_the_log(house: House) -> None:
    before = house.log_size
    eve = house.browser()
    for _ in range(60):
        with pytest.raises(InvalidStatus):
            async with eve.watch("nothing"):
                pass
        with pytest.raises(InvalidStatus):
            async with eve.watch("nothing", origin="https://evil.example"):
                pass
        assert (await Browser(house.port, host="evil.example").get("/api/games")).status == 421
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(b"\x16\x03\x01 no request at all\r\n\r\n")
        assert b" 400 " in await reader.read(100)
        writer.close()
    assert house.log_size - before < 6_000
    assert not [line for line in house.log() if line["level"] == "error"]
