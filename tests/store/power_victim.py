"""Keeps a table in a new database on a disk that is watched, and notes on that disk what was acknowledged."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from malecon.store import Away, Raced, Store
from tests.store.scene import begun

SAVES = 120
TALK = "bravo " * 80  # so that the journal is carried over into the file now and then


async def play(folder: Path) -> None:
    acks = os.open(folder / "acks", os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    store = await Store.open(str(folder / "club.db"))
    table = await begun(store, "cuba", "Ana", "Bo")
    refused = 0
    for _ in range(SAVES):
        table.chat(0, "", TALK, 1003.0)
        try:
            await store.save(table)
            os.write(acks, f"{table.number}\n".encode())
        except (Away, Raced):  # a sync that failed: it is not known, and nothing is said
            refused += 1
            table = await store.load(table.id)
    print(refused, flush=True)
    await store.close()


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1])))
