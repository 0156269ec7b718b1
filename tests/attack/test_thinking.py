"""Bots that think for very long: they delay nobody else's, and stop when nobody wants their answers."""

from __future__ import annotations

import asyncio
import re
import time
from pathlib import Path
from statistics import median

import pytest

from tests.attack.house import House, open_house
from tests.server.browser import Browser

pytestmark = pytest.mark.anyio

TABLES = 20
HEAVIEST = "bot:strong:20000"


async def replies(ana: Browser, level: str, count: int) -> float:
    """How long a bot of this level takes to reply, by the middle one of some replies."""
    table_id = await ana.make("santiago", "Ana", f"bot:{level}", begin=True)
    waits: list[float] = []
    async with ana.watch(table_id) as watcher:
        await watcher.next()
        while len(waits) < count:
            if watcher.table["asked"] != [0]:
                await watcher.next()
                continue
            number = (await ana.answer(table_id, 0)).ok["number"]
            started = time.monotonic()
            await watcher.until(number)
            if watcher.table["asked"] == [1]:
                await watcher.until(watcher.table["number"] + 1)
                waits.append(time.monotonic() - started)
    await ana.ask("DELETE", f"/api/tables/{table_id}")
    return median(waits)


async def thinking(house: House) -> int:
    found = re.search(
        r"^malecon_thinking (\d+)$", (await house.browser().get("/metrics")).body.decode(), re.M
    )
    assert found is not None
    return int(found[1])


def processor_time(house: House) -> float:
    """Seconds that the processes of the house have worked."""
    assert house.process is not None
    total = 0
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            fields = (folder / "stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if int(fields[1]) == house.process.pid:
            total += int(fields[11]) + int(fields[12])
    return total / 100


async def test_twenty_tables_of_the_heaviest_bots_delay_nobody_elses(tmp_path: Path) -> None:
    with open_house(tmp_path) as house:
        ana, eve = house.browser(), house.browser()
        quiet = {level: await replies(ana, level, 7) for level in ("casual", "strong:20")}
        made = [
            await eve.make("cuba", HEAVIEST, HEAVIEST, HEAVIEST, HEAVIEST, begin=True) for _ in range(TABLES)
        ]
        assert await thinking(house) == TABLES
        for level, before in quiet.items():
            after = await replies(ana, level, 7)
            print(f"{level}: {before * 1000:.0f} ms, under attack {after * 1000:.0f} ms")
            assert after < max(4 * before, 1.0)  # twice, and as much again for a machine with other work
        for table_id in made:
            await eve.ask("DELETE", f"/api/tables/{table_id}")
        assert await thinking(house) == 0
        await asyncio.sleep(2)
        worked = processor_time(house)
        await asyncio.sleep(1.5)
        assert processor_time(house) - worked < 0.5  # the one that was being thought about has ended too
        assert await replies(ana, "casual", 3) < 1.0
