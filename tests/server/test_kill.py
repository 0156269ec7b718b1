"""Servers that die at the worst moment, or stop politely: nothing that was confirmed is lost."""

from __future__ import annotations

import asyncio
import contextlib
import random
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from malecon.record import Record
from malecon.store import Store
from malecon.table import EntryKind, Status, verify
from tests.server.browser import Browser
from tests.server.process import Player, Server

pytestmark = pytest.mark.anyio


async def sit_down(server: Server, tables: int) -> list[Player]:
    """At each table one person and two bots."""
    players: list[Player] = []
    for number in range(tables):
        browser = Browser(server.port)
        game = ("havana", "santiago", "cuba")[number % 3]
        table_id = await browser.make(game, "bot", f"Player {number}", "bot", begin=True)
        players.append(Player(browser, table_id, 1))
    return players


async def test_killed_again_and_again(url: str, tmp_path: Path) -> None:
    with Server(tmp_path, url, "--workers", "1").ending() as server:
        await server.start()
        players = await sit_down(server, 6)
        stop = asyncio.Event()
        playing = [asyncio.create_task(player.play(stop)) for player in players]
        moments = random.Random(1)
        for _ in range(2):
            before = sum(len(player.confirmed) for player in players)
            async with asyncio.timeout(60):
                while sum(len(player.confirmed) for player in players) < before + 20:
                    assert not any(task.done() and task.exception() for task in playing)
                    if all(player.over for player in players):
                        break
                    await asyncio.sleep(moments.uniform(0.001, 0.03))
            server.kill()
            await server.start()
        goals = [len(player.confirmed) + 3 for player in players]
        async with asyncio.timeout(60):  # they go on by themselves, bots too
            while any(
                len(player.confirmed) < goal and not player.over
                for player, goal in zip(players, goals, strict=True)
            ):
                assert not any(task.done() and task.exception() for task in playing)
                await asyncio.sleep(0.05)
        stop.set()
        await asyncio.gather(*playing)
        for player in players:
            await player.check()
            assert player.again >= 1
        assert not [line for line in server.log() if line["level"] in ("error", "critical")]
        assert server.stop() == 0
    store = await Store.open(url)
    for player in players:
        table = await store.load(player.id)
        if table.status == Status.OVER:
            assert verify(Record.read(await store.record(player.id))).draws > 0
    await store.close()


async def test_a_polite_stop_finishes_what_was_accepted(tmp_path: Path) -> None:
    url = str(tmp_path / "club.db")
    with Server(tmp_path, url, "--workers", "1").ending() as server:
        await server.start()
        ana = Browser(server.port)
        table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
        async with ana.watch(table_id) as watcher:
            await watcher.next()
            talk = [
                asyncio.create_task(ana.do(table_id, "chat", seat=0, text=f"line {n}")) for n in range(40)
            ]
            await asyncio.wait(talk, return_when=asyncio.FIRST_COMPLETED)
            code = await asyncio.to_thread(server.stop)
            assert code == 0
            confirmed = []
            for found in await asyncio.gather(*talk, return_exceptions=True):
                if not isinstance(found, BaseException) and found.status == 200:
                    confirmed.append(found.json["number"])
            with contextlib.suppress(ConnectionClosed):
                while True:
                    await watcher.next()
            assert watcher.socket.close_code == 1012  # the server comes back: connect again
    store = await Store.open(url)
    kept = {entry.number for entry in await store.entries(table_id) if entry.kind == EntryKind.CHAT}
    await store.close()
    assert confirmed
    assert set(confirmed) <= kept
