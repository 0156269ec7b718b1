"""Processes for whatever takes long, in three lanes, so that what is quick never waits for what is not.

In each lane it is the turn of those who have had least of late (`shares.py`). What nobody waits for any more,
as when its table was deleted, is taken out of the line, or its process ended.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, ParamSpec, TypeVar

from malecon.server.work.shares import CLIENT, Line, Shares

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

TRIES = 3  # with processes that die over a task
AHEAD = 4  # quick tasks given to a process at a time, so that it never waits for the next
SPARED = 1.0  # seconds that something may run on for nobody, before its process is ended

# By so much each lane stands back: where cores are shared, the quicker has the greater part of one.
NICE_QUICK, NICE_USUAL, NICE_LONG = 2, 5, 12


class Job:
    """Something to be done elsewhere, and for whom."""

    __slots__ = ("result", "seconds", "whose", "work")

    def __init__(self, work: Callable[[], Any], host: str, table: str) -> None:
        self.work = work
        self.whose = CLIENT.get(), host, table
        self.result: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.seconds = 0.0  # of a processor, that it took


class Process:
    """One process. If it dies it is replaced, and its work begun anew."""

    def __init__(self, nice: int, pool: ProcessPoolExecutor | None) -> None:
        self.nice = nice
        self.pool = pool
        self.borrowed = pool is not None
        self.jobs: set[Job] = set()

    async def carry_out(self, job: Job) -> None:
        for left in reversed(range(TRIES)):
            pool = self.start()
            try:
                found, job.seconds = await asyncio.get_running_loop().run_in_executor(
                    pool, measured, job.work
                )
                if not job.result.done():
                    job.result.set_result(found)
                return
            except BrokenExecutor as error:
                if job.result.done():
                    return  # nobody waits for it: this is how it was stopped
                if self.pool is pool:
                    log.warning("a process that thinks has died; a new one is started")
                    self.drop()
                if not left:
                    job.result.set_exception(error)
            except Exception as error:
                if not job.result.done():
                    job.result.set_exception(error)
                return

    def start(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool, self.borrowed = new_pool(1, self.nice), False
        return self.pool

    def drop(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None and not self.borrowed:
            pool.shutdown(wait=False, cancel_futures=True)

    def stop(self, job: Job) -> None:
        """End the process if it is still at something that nobody waits for."""
        if job in self.jobs and len(self.jobs) == 1 and self.pool is not None and not self.borrowed:
            kill(self.pool)
            self.drop()
            self.start().submit(bool)  # so that nobody waits for the next one to start

    def close(self) -> None:
        if self.pool is not None and not self.borrowed:
            kill(self.pool)  # what it thinks about nobody wants any more
            self.pool.shutdown(wait=True, cancel_futures=True)
            self.pool = None


class Lane:
    """Processes for what takes about as long as its like."""

    def __init__(self, processes: list[Process], shares: Shares, ahead: int = 1) -> None:
        self.processes = processes
        self.ahead = ahead
        self.line: Line[Job] = Line(shares)
        self.errands: set[asyncio.Task[None]] = set()
        self.closed = False

    async def run(self, table: str, work: Callable[P, T], *what: P.args, **named: P.kwargs) -> T:
        """Have a function of a module carried out elsewhere, for a table or, if that is empty, for none."""
        return (await self.timed("", table, work, *what, **named))[0]

    async def timed(
        self, host: str, table: str, work: Callable[P, T], *what: P.args, **named: P.kwargs
    ) -> tuple[T, float]:
        """The same for the table of a host, with the seconds of a processor that it took."""
        job = Job(functools.partial(work, *what, **named), host, table)
        self.line.add(job)
        self.go_on()
        try:
            return await job.result, job.seconds
        except asyncio.CancelledError:
            if not self.line.remove(job):
                self.give_up(job)
            raise

    def go_on(self) -> None:
        """Give out work as long as there are places."""
        for process in () if self.closed else self.processes:
            while len(process.jobs) < self.ahead:
                job = self.line.next()
                if job is None:
                    return
                process.jobs.add(job)
                self.line.begin(job)
                errand = asyncio.get_running_loop().create_task(self.carry_out(process, job))
                self.errands.add(errand)
                errand.add_done_callback(self.errands.discard)

    async def carry_out(self, process: Process, job: Job) -> None:
        started = time.monotonic()
        try:
            await process.carry_out(job)
        finally:
            process.jobs.discard(job)
            self.line.end(job, job.seconds or time.monotonic() - started)
            self.go_on()

    def give_up(self, job: Job) -> None:
        """Nobody waits for what is being done: soon its process is ended, if it has not come to its end."""
        for process in self.processes:
            if job in process.jobs:
                asyncio.get_running_loop().call_later(SPARED, process.stop, job)

    async def warm_up(self) -> None:
        with contextlib.suppress(BrokenExecutor):
            await asyncio.gather(
                *(self.run("", bool) for process in self.processes for _ in range(self.ahead))
            )

    def close(self) -> None:
        self.closed = True
        for errand in self.errands:
            errand.cancel()
        for process in self.processes:
            process.close()


class Workers:
    """All processes that work for this one."""

    def __init__(self, count: int, pool: ProcessPoolExecutor | None = None) -> None:
        """So many processes in a lane, started when they are needed; or those of a pool that somebody else
        closes."""
        self.count = count
        shares = Shares()

        def lane(number: int, nice: int, ahead: int = 1) -> Lane:
            return Lane([Process(nice, pool) for _ in range(number)], shares, ahead)

        self.quick = lane(max(1, count // 2), NICE_QUICK, AHEAD)  # some milliseconds
        self.usual = lane(count, NICE_USUAL)  # well below a second; somebody waits
        self.long = lane(count, NICE_LONG)
        self.lanes = (self.quick, self.usual, self.long)

    async def run(self, work: Callable[P, T], *what: P.args, **named: P.kwargs) -> T:
        """Have a function of a module carried out that takes about as long as most."""
        return await self.usual.run("", work, *what, **named)

    async def warm_up(self) -> None:
        """Start the processes before anybody waits for them; those for what takes long start when needed."""
        await asyncio.gather(self.quick.warm_up(), self.usual.warm_up())

    def close(self) -> None:
        for lane in self.lanes:
            lane.close()


def new_pool(count: int, nice: int = NICE_USUAL) -> ProcessPoolExecutor:
    """Processes that share nothing with this one, not even what happened to be open."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(count, context, initializer=prepare, initargs=(nice,))


def kill(pool: ProcessPoolExecutor) -> None:
    for process in list((pool._processes or {}).values()):
        process.kill()


def measured(work: Callable[[], T]) -> tuple[T, float]:
    """What is found, and the seconds of a processor that it took: those are the same however many work."""
    started = time.process_time()
    return work(), time.process_time() - started


def prepare(nice: int) -> None:
    """The beginning of a process. Ctrl-C is for the server to hear; when it dies, this ends too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        os.environ.setdefault(name, "1")
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(nice)


def end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
