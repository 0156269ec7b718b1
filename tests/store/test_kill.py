"""Killed at any moment: what was acknowledged is there, no table is broken, and the game goes on."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from pathlib import Path

from malecon.record import Record
from malecon.store import Store
from malecon.table import Status, verify
from tests.store.scene import begun, left_alone, step

ROOT = Path(__file__).parents[2]
KILLS = 4


def test_nothing_acknowledged_is_lost(url: str) -> None:
    async def lay() -> str:
        store = await Store.open(url)
        table = await begun(store, "havana", "bot", "bot", "bot")
        await store.close()
        return table.id

    table_id = asyncio.run(lay())
    rng = random.Random(KILLS)
    for _ in range(KILLS):
        acknowledged = play_and_kill(url, table_id, rng.randrange(5, 60))
        asyncio.run(look(url, table_id, acknowledged))
    asyncio.run(finish(url, table_id))


def play_and_kill(url: str, table_id: str, lines: int) -> dict[str, int]:
    """Let it play until it has said so many things, kill it, and give the last of each kind that it said."""
    said: dict[str, int] = {}
    command = [sys.executable, "-m", "tests.store.victim", url, table_id]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, encoding="utf-8") as process:
        assert process.stdout is not None
        for number, line in enumerate(process.stdout):
            what, _, value = line.partition(" ")
            if value.endswith("\n"):  # it may be killed in the middle of a word
                said[what] = int(value)
            if number == lines:
                process.kill()
    assert said, "it never said anything"
    return said


async def look(url: str, table_id: str, acknowledged: dict[str, int]) -> None:
    if url.startswith("postgresql"):
        await left_alone(url)
    store = await Store.open(url)
    table = await store.load(table_id)
    assert table.length >= acknowledged.get("moved", 0)
    assert table.number >= acknowledged.get("said", 0)
    log = await store.entries(table_id)
    assert [entry.number for entry in log] == list(range(1, table.number + 1))
    record = Record.read(await store.record(table_id))
    assert len(record) == table.answers
    assert table.game.difference(record.state, table.state) == {}
    await store.close()


async def finish(url: str, table_id: str) -> None:
    store = await Store.open(url)
    table = await store.load(table_id)
    while table.status == Status.RUNNING:
        step(table)
    await store.save(table)
    assert verify(Record.read(await store.record(table_id))).draws > 0
    await store.close()
