"""Whose turn it is where many wait for few processes, and what becomes of what nobody waits for any more."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import AsyncIterator

import pytest

from malecon.server.work import workers as workers_module
from malecon.server.work.bots import GUESS_LONG, QUICK, USUAL, Costs, guess
from malecon.server.work.shares import CLIENT, HALF_LIFE, Line, Shares
from malecon.server.work.workers import Workers
from malecon.table import Task

pytestmark = pytest.mark.anyio


class Wish:
    """Somebody's, for a table."""

    def __init__(self, client: str, table: str, host: str = "") -> None:
        self.whose = client, host, table


def served(line: Line[Wish], count: int, seconds: float = 1.0) -> list[str]:
    """Who comes, one after the other, if everything takes as long."""
    order = []
    for _ in range(count):
        wish = line.next()
        assert wish is not None
        line.begin(wish)
        line.end(wish, seconds)
        order.append("".join(wish.whose))
    return order


def test_clients_take_turns_and_so_do_their_tables() -> None:
    line: Line[Wish] = Line(Shares(lambda: 0.0))
    for table in "1112":
        line.add(Wish("a", table))
    line.add(Wish("b", "3"))
    assert served(line, 5) == ["a1", "b3", "a2", "a1", "a1"]
    assert len(line) == 0
    assert line.next() is None


def test_behind_one_address_hosts_take_turns_however_many_tables_they_make() -> None:
    line: Line[Wish] = Line(Shares(lambda: 0.0))
    for table in "123456":
        line.add(Wish("a", table, "eve"))
    for _ in range(3):
        line.add(Wish("a", "7", "ana"))
    assert served(line, 6) == ["aeve1", "aana7", "aeve2", "aana7", "aeve3", "aana7"]


def test_what_somebody_had_is_forgotten_with_time() -> None:
    now = 0.0
    shares = Shares(lambda: now)
    a, b = ("a",), ("b",)
    shares.begin(a)
    assert shares.rank(b) < shares.rank(a)  # one is at work for a
    shares.end(a, 8.0)
    assert shares.of_late(a) == 8.0
    now = HALF_LIFE
    assert shares.of_late(a) == pytest.approx(4.0)
    assert shares.of_late(b) == 0.0


def test_who_goes_does_not_wait() -> None:
    line: Line[Wish] = Line(Shares(lambda: 0.0))
    wishes = [Wish("a", "1"), Wish("a", "1")]
    for wish in wishes:
        line.add(wish)
    assert line.remove(wishes[0])
    assert not line.remove(wishes[0])
    assert line.next() is wishes[1]
    assert not line.remove(wishes[1])


def spin(seconds: float) -> int:
    """Work a processor, and tell which process does."""
    ends = time.process_time() + seconds
    while time.process_time() < ends:
        pass
    return os.getpid()


@pytest.fixture
async def workers() -> AsyncIterator[Workers]:
    opened = Workers(1)
    await opened.long.warm_up()
    yield opened
    await asyncio.to_thread(opened.close)


async def test_twenty_heavy_tables_let_somebody_else_in_next(workers: Workers) -> None:
    """Not after the twenty: after the one that is being thought about. So nobody waits for twice as long."""
    done: list[str] = []

    async def ask(client: str, table: str) -> None:
        CLIENT.set(client)
        await workers.long.run(table, spin, 0.05)
        done.append(client)

    heavy = [asyncio.create_task(ask("eve", f"table {number}")) for number in range(20)]
    await asyncio.sleep(0)
    await asyncio.create_task(ask("ana", "own"))
    assert done == ["eve", "ana"]
    await asyncio.gather(*heavy)


async def test_behind_one_address_tables_take_turns(workers: Workers) -> None:
    done: list[str] = []

    async def ask(table: str) -> None:
        await workers.long.run(table, spin, 0.05)
        done.append(table)

    heavy = [asyncio.create_task(ask("heavy")) for _ in range(8)]
    await asyncio.sleep(0)
    await asyncio.create_task(ask("light"))
    assert done == ["heavy", "light"]
    await asyncio.gather(*heavy)


async def test_what_nobody_waits_for_is_stopped(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "SPARED", 0.1)
    first = await workers.long.run("t", spin, 0.0)
    running = asyncio.create_task(workers.long.run("t", spin, 60.0))
    waiting = asyncio.create_task(workers.long.run("t", spin, 60.0))
    await asyncio.sleep(0.1)
    for task in (waiting, running):
        task.cancel()
    await asyncio.gather(running, waiting, return_exceptions=True)
    async with asyncio.timeout(20):
        assert await workers.long.run("t", spin, 0.0) != first
    assert len(workers.long.line) == 0


async def test_what_is_almost_done_may_end(workers: Workers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers_module, "SPARED", 20.0)
    first = await workers.long.run("t", spin, 0.0)
    running = asyncio.create_task(workers.long.run("t", spin, 0.2))
    await asyncio.sleep(0.05)
    running.cancel()
    assert await workers.long.run("t", spin, 0.0) == first


def test_bots_think_among_their_like_by_what_was_seen() -> None:
    assert guess("greedy") <= QUICK < guess("strong") <= USUAL < guess("strong:20000") == GUESS_LONG
    assert guess("strong:500ms") == GUESS_LONG
    assert guess("learned") <= QUICK < guess("expert") == guess("master:300") == guess("master") <= USUAL
    assert guess("master:20000") == guess("learned:5000") == GUESS_LONG
    costs = Costs()
    task = Task("t", 0, 0, 0, "strong", 1, "cuba", 4, {}, None, {})
    for _ in range(60):
        costs.learn(task, 4.0)  # an engine that is not compiled
    assert costs.of(task) > USUAL
