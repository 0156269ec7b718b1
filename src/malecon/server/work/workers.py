"""Processes for whatever takes long."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

log = logging.getLogger(__name__)

P = ParamSpec("P")
T = TypeVar("T")

AHEAD = 2  # tasks given to each process, so that none waits for the next
TRIES = 3  # with processes that die over a task


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
