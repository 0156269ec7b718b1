"""Spectators who talk without end: players play on, others are heard, and the host can have quiet."""

from __future__ import annotations

import asyncio
import contextlib
import json
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tests.attack.house import open_house
from tests.server.browser import Browser

pytestmark = pytest.mark.anyio

ELSEWHERE = "127.0.0.2"
SPECTATORS = 30
SECONDS = 3.0


async def shout(port: int, table_id: str, ends: float) -> None:
    """One spectator, who talks as fast as a socket takes it and connects again when sent away."""
    address = f"ws://127.0.0.1:{port}/api/tables/{table_id}/live"
    command = {"do": "chat", "name": "Eve", "text": "x" * 400}
    while time.monotonic() < ends:
        with contextlib.suppress(OSError, WebSocketException):
            async with connect(address, proxy=None, local_addr=(ELSEWHERE, 0), close_timeout=1) as socket:
                while time.monotonic() < ends:
                    await socket.send(json.dumps({"type": "do", "re": 1, "command": command}))
                    await asyncio.sleep(0.02)
        await asyncio.sleep(0.2)


async def moves(ana: Browser, table_id: str, ends: float) -> list[float]:
    """How long each move of a player takes, as long as it lasts."""
    waits: list[float] = []
    while time.monotonic() < ends:
        table = await ana.look(table_id)
        move = {"seat": table["you"], "words": table["actions"][0]["words"], "length": table["length"]}
        started = time.monotonic()
        assert (await ana.do(table_id, "answer", **move, sealed=table["sealed"])).status == 200
        waits.append(time.monotonic() - started)
        await asyncio.sleep(0.1)
    return waits


async def test_talk_delays_no_move_and_ends_with_those_who_talk(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ana, eve = house.browser(), house.browser()
        table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
        quiet = max(await moves(ana, table_id, time.monotonic() + 0.5))
        ends = time.monotonic() + SECONDS
        shouting = [asyncio.create_task(shout(house.port, table_id, ends)) for _ in range(SPECTATORS)]
        waits = await moves(ana, table_id, ends)
        # Others who look on are heard meanwhile, and so are the players.
        assert (await ana.do(table_id, "chat", seat=0, text="quiet, please")).status == 200
        await asyncio.gather(*shouting)
        left = (await ana.look(table_id))["number"]
        await asyncio.sleep(1)
        after = (await ana.look(table_id))["number"]
        log = (await ana.get(f"/api/tables/{table_id}/log?limit=500")).ok["log"]
        said = sum(line["kind"] == "chat" and line["seat"] is None for line in log)
        print(f"{len(waits)} moves, worst {max(waits) * 1000:.0f} ms; {said} said, {after - left} afterwards")
        assert max(waits) < max(1.0, 10 * quiet)
        assert said <= 20 + 2 * (SECONDS + 3)
        assert after == left
        # Whoever looks on from another address has a share of their own.
        assert (await eve.do(table_id, "chat", name="Cy", text="hello")).status == 200

        assert (await eve.do(table_id, "mute")).error["kind"] == "denied"
        assert (await ana.do(table_id, "mute")).ok
        assert (await ana.look(table_id))["muted"] == [None]
        muted = await eve.do(table_id, "chat", name="Cy", text="hello")
        assert muted.error["key"] == "table-muted"
        assert (await ana.do(table_id, "chat", seat=0, text="better")).status == 200
