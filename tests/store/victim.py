"""Plays one table from the store and says what was saved, until somebody kills it."""

from __future__ import annotations

import asyncio
import sys

from malecon.store import Raced, Store
from malecon.table import Status
from tests.store.scene import step


async def play(url: str, table_id: str) -> None:
    store = await Store.open(url)

    async def talk() -> None:
        while True:
            table = await store.load(table_id)
            table.chat(None, "guest", "bravo", 1003.0)
            try:
                await store.save(table)
                print("said", table.number, flush=True)
            except Raced:
                await asyncio.sleep(0)

    talking = asyncio.create_task(talk())
    while True:
        table = await store.load(table_id)
        if table.status != Status.RUNNING:
            break
        step(table)
        try:
            await store.save(table)
            print("moved", table.length, flush=True)
        except Raced:
            await asyncio.sleep(0)
    talking.cancel()


if __name__ == "__main__":
    asyncio.run(play(sys.argv[1], sys.argv[2]))
