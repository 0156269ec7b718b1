"""Tables for tests of the store."""

from __future__ import annotations

import asyncio
import itertools
from typing import Any

import asyncpg

from malecon.errors import MaleconError
from malecon.store import Store
from malecon.table import Move, Settings, Table, think, views

HOST = "host"
SECRET = bytes(range(32))
numbers = itertools.count(1)


def new_table(game: str = "santiago", *seats: str, **settings: Any) -> Table:
    """A table that gathers: names are persons, `bot` is a bot, an empty word an open seat."""
    seats = seats or ("Ana", "Bo")
    chosen = Settings(game, len(seats), **settings)
    table = Table.new(f"table-{next(numbers)}", chosen, HOST, SECRET, 1000.0)
    for seat, name in enumerate(seats):
        if name == "bot":
            table.seat_bot(HOST, seat, "random", 1000.0)
        elif name:
            table.sit(HOST if seat == 0 else name, name, seat, 1000.0)
    return table


async def begun(store: Store, game: str = "santiago", *seats: str, **settings: Any) -> Table:
    table = new_table(game, *seats, **settings)
    table.begin(HOST, 1001.0)
    await store.add(table)
    return table


def any_move(table: Table, choice: int = 0, move_id: str = "") -> tuple[int, Move]:
    """Something that somebody may answer now."""
    seat = table.asked[choice % len(table.asked)]
    view = views.view(table, seat, 0.0)
    options = view["actions"]
    return seat, Move(options[choice % len(options)]["words"], view["length"], view["sealed"], move_id)


def step(table: Table, choice: int = 0, now: float = 1002.0) -> None:
    """One answer by whoever is asked."""
    for task in table.tasks():
        table.answer_for_bot(task, think(task), now)
        return
    seat, move = any_move(table, choice)
    table.answer(seat, move, now)


def same(one: Table, other: Table) -> bool:
    return one.to_json() == other.to_json() and list(one.tail) == list(other.tail)


def harmless(error: MaleconError) -> bool:
    """A refusal, not a failure of the store."""
    return error.key.startswith(("table-", "answer-", "undo-"))


async def left_alone(url: str, hang_up: bool = False) -> None:
    """Wait until nobody else is connected to a database of PostgreSQL, or see to it: a server goes on for a
    moment with what somebody had asked who is dead."""
    ends = "pg_terminate_backend(pid)" if hang_up else "pid"
    others = "from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()"
    connection = await asyncpg.connect(url)
    async with asyncio.timeout(30):
        while await connection.fetch(f"select {ends} {others}"):
            await asyncio.sleep(0.01)
    await connection.close()
