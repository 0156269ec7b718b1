"""Bots: they think elsewhere, they always answer, and nobody waits for one that fails."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from malecon.bots.cast import CAST
from malecon.bots.players import LEVELS
from malecon.cups.event import HOST
from malecon.server.ops.metrics import Metrics
from malecon.server.tables.devices import Rights
from malecon.server.tables.sessions import Sessions
from malecon.server.work.bots import AMONG_THEMSELVES, Thinkers
from malecon.server.work.shares import CLIENT
from malecon.server.work.workers import Workers
from malecon.store import Store
from malecon.table import Outcome, Settings, Table, Task, think
from tests.server.conftest import Club, open_club

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("bots", [("bot:casual", "bot:greedy"), ("bot:learned:2", "bot:master:3")])
async def test_bots_play_among_themselves_while_somebody_watches(
    bots: tuple[str, str], small_club: Club
) -> None:
    eve = small_club.browser()
    table_id = await eve.make("havana", *bots, begin=True)
    async with eve.watch(table_id) as watcher:
        await watcher.next()
        await watcher.until(watcher.table["number"] + 6)


async def test_a_table_has_bots_of_every_level_and_budget(small_club: Club) -> None:
    ana = small_club.browser()
    levels = (await ana.get("/api/games")).ok["levels"]
    assert levels == list(LEVELS)
    wanted = [*levels, "strong", "learned:5", "expert:300", "master:300", "strong:300"]
    for level in wanted:
        table_id = await ana.make("santiago", "Ana", f"bot:{level}")
        (_, seat) = (await ana.look(table_id))["seats"]
        assert seat["level"] == level
        assert seat["name"] in (CAST[level.partition(":")[0]] if not level.startswith("strong") else ("",))
    table_id = await ana.make("santiago", "Ana", "")
    for level in ("master:500ms", "master:20001", "greedy:5", "godlike"):
        refused = await ana.do(table_id, "bot", seat=1, level=level)
        assert refused.error["kind"] == "unreadable", level


async def test_a_bot_plays_for_who_left_when_the_others_agree(small_club: Club) -> None:
    ana, bo = small_club.browser(), small_club.browser()
    table_id = await ana.make("santiago", "Ana", "")
    await bo.post(f"/api/tables/{table_id}/sit", {"name": "Bo"})
    await ana.do(table_id, "begin")
    await bo.do(table_id, "leave", seat=1)
    await ana.do(table_id, "propose", seat=0, what="bot", about=1, level="random")
    table = await ana.look(table_id)
    assert (table["seats"][1]["away"], table["seats"][1]["stand_in"]) == (
        True,
        "greedy",
    )  # as was agreed upon when the table was made
    for turn in range(30):
        table = await ana.look(table_id)
        if 1 in table["asked"]:
            async with ana.watch(table_id) as watcher:
                await watcher.until(table["number"] + 1)
            break
        await ana.answer(table_id, 0, turn)
    assert (await bo.do(table_id, "back", seat=1)).ok
    assert (await ana.look(table_id))["seats"][1]["stand_in"] == ""


async def test_a_restart_takes_up_what_bots_were_asked(tmp_path: Path, pool: ProcessPoolExecutor) -> None:
    url = str(tmp_path / "club.db")
    store = await Store.open(url)
    table = Table.new("t", Settings("santiago", 2), "host", bytes(32), 1.0)
    for seat in range(2):
        table.seat_bot("host", seat, "random", 1.0)
    table.begin("host", 1.0)
    await store.add(table, claimed=9e9)  # by a process that is dead now
    await store.close()
    async with open_club(url, pool) as club, club.browser().watch("t") as watcher:
        await watcher.until(table.number + 3)


def fail(task: Task) -> str:
    if task.level != "random":
        raise RuntimeError("this bot cannot think")
    return REAL(task)


REAL = think


async def test_a_bot_that_fails_plays_at_random(tmp_path: Path, pool: ProcessPoolExecutor) -> None:
    store = await Store.open(str(tmp_path / "club.db"))
    sessions = Sessions(store, lambda: 1000.0, Metrics())
    table = Table.new("t", Settings("santiago", 2), "host", bytes(32), 1.0)
    for seat in range(2):
        table.seat_bot("host", seat, "greedy", 1.0)
    table.begin("host", 1.0)
    thinkers = Thinkers(sessions, Workers(1, pool), think=fail)
    task = table.tasks()[0]
    assert await thinkers.thought(task) == REAL(replace(task, level="random"))
    await thinkers.close()
    await store.close()


async def test_cups_take_turns_however_many_tables_they_have(
    tmp_path: Path, pool: ProcessPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Their rounds begin by themselves, for no address, and all their tables have one and the same host."""
    store = await Store.open(str(tmp_path / "club.db"))
    thinkers = Thinkers(Sessions(store, lambda: 1000.0, Metrics()), Workers(1, pool))
    hosts = []

    async def thought(task: Task, host: str) -> str:
        hosts.append((task.table, host))
        raise asyncio.CancelledError

    monkeypatch.setattr(thinkers, "thought", thought)
    for name, cup in (("one", "winter"), ("other", "winter"), ("third", "summer")):
        table = Table.new(name, Settings("santiago", 2, cup=cup), HOST, bytes(32), 1.0)
        for seat in range(2):
            table.seat_bot(HOST, seat, "greedy", 1.0)
        table.begin(HOST, 1.0)
        thinkers.ask(table)
    await asyncio.sleep(0.1)
    await thinkers.close()
    assert hosts == [("one", "winter"), ("other", "winter"), ("third", "summer")]
    await store.close()


async def test_a_process_that_dies_is_replaced() -> None:
    workers = Workers(1)
    try:
        assert await workers.run(str.upper, "first") == "FIRST"
        (process,) = workers.usual.processes
        pool = process.pool
        assert pool is not None
        for one in list(pool._processes.values()):
            os.kill(one.pid or 0, signal.SIGKILL)
        assert await workers.run(str.upper, "second") == "SECOND"
        assert process.pool is not pool
    finally:
        await asyncio.to_thread(workers.close)


def ponder(task: Task) -> str:
    time.sleep(60)
    return "never"


async def test_nobody_thinks_for_tables_that_are_closed_or_gone(tmp_path: Path) -> None:
    store = await Store.open(str(tmp_path / "club.db"))
    sessions = Sessions(store, lambda: 1000.0, Metrics())
    await sessions.open()
    workers = Workers(1)
    thinkers = Thinkers(sessions, workers, think=ponder)
    tables = [Table.new(name, Settings("santiago", 2), "host", bytes(32), 1.0) for name in ("t", "u")]
    try:
        for table in tables:
            for seat in range(2):
                table.seat_bot("host", seat, "greedy", 1.0)
            table.begin("host", 1.0)
            await store.add(table)
            thinkers.ask(table)
        assert len(thinkers.busy) == 2

        async def close(table: Table, _: Rights) -> Outcome:
            return table.close("host", 2.0)

        await sessions.change("t", "host", close)
        await store.delete("u")
        await asyncio.sleep(0)
        await asyncio.gather(*thinkers.busy.values(), return_exceptions=True)
        assert thinkers.busy == {}
        assert thinkers.versions == {}
        assert len(workers.quick.line) == 0
    finally:
        await thinkers.close()
        await sessions.close()
        await store.close()
        await asyncio.to_thread(workers.close)


async def test_tables_of_bots_by_the_hundred_make_no_more_moves_than_a_few(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many of them one address watches, they share what twenty bots do; others keep their pace."""
    store = await Store.open(str(tmp_path / "club.db"))
    workers = Workers(1)
    thinkers = Thinkers(Sessions(store, lambda: 1000.0, Metrics()), workers)
    monkeypatch.setattr(thinkers, "thought", nothing)
    monkeypatch.setattr(thinkers, "bring", nothing)
    monkeypatch.setattr(thinkers, "is_watched", lambda table_id: True)
    table = Table.new("t", Settings("santiago", 2), "host", bytes(32), 1.0)
    for seat in range(2):
        table.seat_bot("host", seat, "random", 1.0)
    table.begin("host", 1.0)
    (task,) = table.tasks()
    moves = {"ana": 0, "eve": 0}

    async def play(client: str) -> None:
        CLIENT.set(client)
        while True:
            await thinkers.answer(("t", 0, 0, 0), task, "host", alone=True)
            moves[client] += 1

    playing = [asyncio.create_task(play(client)) for client in ["ana"] + ["eve"] * 100]
    await asyncio.sleep(1.5)
    for one in playing:
        one.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    assert moves["eve"] <= 1.5 * 20 / AMONG_THEMSELVES
    assert moves["ana"] >= 2
    assert not thinkers.among_themselves

    await store.close()
    await asyncio.to_thread(workers.close)


async def nothing(*_: object) -> str:
    return ""
