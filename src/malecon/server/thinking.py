"""Bots think in processes of their own, a few at a time; what they find is brought to their table.

Whoever saves a table where bots are asked claims them in the same breath, for a while, and prolongs the claim
as long as he is at it. If he dies, the claim ends by itself, and whoever looks next thinks anew. Thinking
twice does no harm: an answer is for one length of the record and is refused when it comes too late.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from dataclasses import replace
from functools import partial
from typing import ParamSpec, TypeVar

from malecon.errors import MaleconError
from malecon.server.house import LEASE, House
from malecon.server.people import Rights
from malecon.store import Away, Missing, Raced
from malecon.table import Outcome, Table, Task, think

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")
Key = tuple[str, int, int, int]  # table, seat, length, sealed

AHEAD = 2  # tasks given to each process, so that none waits for the next
TRIES = 3  # with processes that die over a task
AMONG_THEMSELVES = 0.4  # seconds between answers where only bots play: somebody may be watching
AGAIN = 1.0  # seconds until a database that was away is tried again


class Workers:
    """Processes for whatever takes long. One that dies is replaced, and its work begun anew."""

    def __init__(self, count: int, pool: ProcessPoolExecutor | None = None) -> None:
        """So many processes, started when they are needed; or those of a pool that somebody else closes."""
        self.count = count
        self.pool = pool
        self.borrowed = pool is not None
        self.places = asyncio.Semaphore(count * AHEAD)

    async def run(self, work: Callable[P, T], *what: P.args, **named: P.kwargs) -> T:
        """Have a function of a module carried out elsewhere."""
        async with self.places:
            for left in reversed(range(TRIES)):
                pool = self.pool or self.start()
                try:
                    return await asyncio.get_running_loop().run_in_executor(
                        pool, partial(work, *what, **named)
                    )
                except BrokenExecutor:
                    if self.pool is pool:
                        log.warning("a process that thinks has died; new ones are started")
                        pool.shutdown(wait=False, cancel_futures=True)
                        self.pool = None
                    if not left:
                        raise
        raise AssertionError("the last try has raised")

    async def warm_up(self) -> None:
        """Start the processes before anybody waits for them."""
        with contextlib.suppress(BrokenExecutor):
            await asyncio.gather(*(self.run(bool, 0) for _ in range(self.count)))

    def start(self) -> ProcessPoolExecutor:
        self.pool, self.borrowed = new_pool(self.count), False
        return self.pool

    def close(self) -> None:
        if self.pool is not None and not self.borrowed:
            for process in list((self.pool._processes or {}).values()):
                process.terminate()  # what it thinks about nobody wants any more
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None


def new_pool(count: int) -> ProcessPoolExecutor:
    """Processes that share nothing with this one, not even what happened to be open."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, context, initializer=prepare)


def prepare() -> None:
    """The beginning of a process. Ctrl-C is for the server to hear; when it dies, this ends too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        os.environ.setdefault(name, "1")
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(5)


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


class Thinkers:
    """Sees to it that every bot that is asked answers."""

    def __init__(self, house: House, workers: Workers, think: Callable[[Task], str] = think) -> None:
        self.house = house
        self.workers = workers
        self.think = think
        self.busy: dict[Key, asyncio.Task[None]] = {}
        self.versions: dict[str, int] = {}  # of the tables that are thought about
        house.on_bots = self.ask

    def ask(self, table: Table) -> None:
        """Let the bots think that are asked at this table, unless they do already."""
        self.versions[table.id] = table.version
        alone = not any(seat.active for seat in table.seats)
        for task in table.tasks():
            key = (task.table, task.seat, task.length, task.sealed)
            if key not in self.busy:
                errand = asyncio.get_running_loop().create_task(self.answer(key, task, alone))
                self.busy[key] = errand

    async def answer(self, key: Key, task: Task, alone: bool) -> None:
        """One answer of one bot, from the question to the table."""
        try:
            started = time.monotonic()
            words = await self.thought(task)
            self.house.metrics.thought_seconds.add(time.monotonic() - started)
            if alone:
                await asyncio.sleep(max(0.0, AMONG_THEMSELVES - (time.monotonic() - started)))
            await self.bring(task, words)
        except asyncio.CancelledError:
            raise
        except Exception:
            self.house.metrics.thoughts.add("failed")
            log.exception("a bot could not answer")
        finally:
            del self.busy[key]
            if not any(table == task.table for table, *_ in self.busy):
                self.versions.pop(task.table, None)

    async def thought(self, task: Task) -> str:
        """What the bot answers. If it fails at thinking it plays at random: nobody shall wait for ever."""
        try:
            return await self.workers.run(self.think, task)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("a bot of level %s failed; it plays at random", task.level)
            return await self.workers.run(self.think, replace(task, level="random"))

    async def bring(self, task: Task, words: str) -> None:
        """Give the answer. While the database is away it waits: the claim is prolonged as long."""

        async def act(table: Table, _: Rights) -> Outcome:
            return table.answer_for_bot(task, words, self.house.clock())

        while True:
            try:
                await self.house.change(task.table, "", act)
            except (Away, Raced):
                await asyncio.sleep(AGAIN)
            except Missing:
                self.house.metrics.thoughts.add("late")
                return
            except MaleconError:
                self.house.metrics.thoughts.add("late")  # the bot is no longer asked this
                return
            else:
                self.house.metrics.thoughts.add("answered")
                return

    async def look_around(self) -> None:
        """Take up tables where a bot is asked and nobody thinks, be it that the one who did has died."""
        house = self.house
        now = house.clock()
        for id in await house.store.waiting_for_bots(now):
            with contextlib.suppress(Missing):
                table = await house.store.load(id)
                if table.tasks() and await house.store.claim(table, now, now + LEASE):
                    self.ask(table)

    async def prolong(self) -> None:
        """Say that this process is still thinking."""
        until = self.house.clock() + LEASE
        await self.house.store.renew(list(self.versions.items()), until)

    async def close(self) -> None:
        """Stop thinking. Others, or the next start, will take it up."""
        errands = list(self.busy.values())
        for errand in errands:
            errand.cancel()
        await asyncio.gather(*errands, return_exceptions=True)
