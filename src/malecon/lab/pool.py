"""One way of working in parallel: numbers are given out in batches, and what is made of them comes back.

The work is done by any `concurrent.futures.Executor`: here, one after another; by processes of our own; on
a cluster; or by one that the caller brings. Batches are as large as goes into a fraction of a second, so that
handing them out costs little, and what comes of a number never depends on its batch or on who worked on it.
"""

from __future__ import annotations

import pickle
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, Future, wait
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Generic, NamedTuple, NoReturn, ParamSpec, TypeVar

from malecon.errors import MaleconError, Stopped, Unreadable
from malecon.lab.processes import Processes

Given = TypeVar("Given")
Result = TypeVar("Result")
P = ParamSpec("P")
T = TypeVar("T")

MOST_GAMES = 1_000_000_000
MOST_JOBS = 256
MOST_PIECES = 100_000  # at once
FIRST_BATCH = 8  # numbers; later ones are as many as go into BATCH_SECONDS
LARGEST_BATCH = 16_384
BATCH_SECONDS = 0.2
IN_HAND = 2  # batches given out for each worker, so that none waits
AHEAD = 32_768  # numbers that may be worked on before the slowest is done, where their order counts


def check_number(name: str, number: int, most: int) -> int:
    """A number from 1 on, but no absurd one."""
    if not 1 <= number <= most:
        raise Unreadable("number-wrong", name=name, found=number, most=most)
    return number


def check_games(games: int, jobs: int, executor: Executor | None = None) -> None:
    """No absurd numbers; whoever brings an executor may have a cluster of many machines."""
    check_number("games", games, MOST_GAMES)
    check_number("jobs", jobs, MOST_JOBS if executor is None else MOST_PIECES)


# --- who works ---


class Here(Executor):
    """Does everything at once, in this process."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        future: Future[T] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


@contextmanager
def hands(jobs: int, executor: Executor | None = None) -> Iterator[Executor]:
    """Who works: an executor that is brought, which stays open; or our own, which ends with the work."""
    if executor is not None:
        yield executor
        return
    if jobs == 1:
        yield Here()
        return
    own = Processes(jobs)
    try:
        yield own
    except BaseException:
        own.kill()
        raise
    own.shutdown()


@contextmanager
def in_good_order() -> Iterator[None]:
    """Whatever asks work to end does so as Ctrl-C does: job arrays by SIGTERM, a terminal that is closed by
    SIGHUP. What has been played is kept. Whoever has other wishes about them is left alone."""
    own: list[signal.Signals] = []
    if threading.current_thread() is threading.main_thread():
        asked = [getattr(signal, name) for name in ("SIGTERM", "SIGHUP") if hasattr(signal, name)]
        own = [number for number in asked if signal.getsignal(number) == signal.SIG_DFL]
    for number in own:
        signal.signal(number, leave)
    try:
        yield
    finally:
        for number in own:
            signal.signal(number, signal.SIG_DFL)


def leave(number: int, frame: object) -> NoReturn:
    """End as by Ctrl-C; the exit code says by which signal."""
    raise Stopped(128 + number)


# --- the work ---


class Batch(NamedTuple, Generic[Result]):
    """What was made of the numbers from `start` up to `stop`."""

    start: int
    stop: int
    result: Result
    seconds: float


def timed(
    work: Callable[[Given, int, int], Result], given: Given, start: int, stop: int
) -> tuple[Result, float]:
    """A batch in this process."""
    begun = time.perf_counter()
    return work(given, start, stop), time.perf_counter() - begun


def timed_elsewhere(work: Callable[[Any, int, int], Any], given: bytes, start: int, stop: int) -> Any:
    """A batch, wherever it is worked on."""
    return timed(work, unpacked(given), start, stop)


@lru_cache(maxsize=4)
def unpacked(given: bytes) -> Any:
    """What work is about, made once in each process: a game laid out for each batch costs time and room."""
    return pickle.loads(given)


def next_size(size: int, seconds: float, largest: int = LARGEST_BATCH) -> int:
    """As many numbers as may take BATCH_SECONDS, judged by a batch of this size that took so long."""
    fitting = int(size * BATCH_SECONDS / max(seconds, 1e-6))
    return max(1, min(fitting, 4 * size, largest))


def in_batches(
    work: Callable[[Given, int, int], Result],
    given: Given,
    gaps: Iterable[range],
    jobs: int,
    executor: Executor | None = None,
    largest: int = LARGEST_BATCH,
    ahead: int | None = None,
) -> Generator[Batch[Result], None, None]:
    """`work(given, start, stop)` for all numbers of these ranges, in whatever order it is done.

    With `ahead`, nobody is further before the slowest than that. Left early, it stops what is worked on.
    """
    with hands(jobs, executor) as workers:
        here = isinstance(workers, Here)
        most = 1 if here else IN_HAND * jobs
        packed = b"" if here else pickle.dumps(given)
        if ahead is not None:
            largest = max(1, min(largest, ahead // (2 * most)))
        size = min(FIRST_BATCH, largest)
        waiting: dict[Future[tuple[Result, float]], tuple[int, int]] = {}
        left = iter(gaps)
        gap = next(left, None)
        try:
            while gap is not None or waiting:
                while gap is not None and len(waiting) < most:
                    if ahead is not None and waiting:
                        if gap.start - min(start for start, _ in waiting.values()) >= ahead:
                            break
                    stop = min(gap.start + size, gap.stop)
                    if here:
                        future = workers.submit(timed, work, given, gap.start, stop)
                    else:
                        future = workers.submit(timed_elsewhere, work, packed, gap.start, stop)
                    waiting[future] = (gap.start, stop)
                    gap = range(stop, gap.stop) if stop < gap.stop else next(left, None)
                for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                    start, stop = waiting.pop(future)
                    result, seconds = future.result()
                    size = next_size(stop - start, seconds, largest)
                    yield Batch(start, stop, result, seconds)
        except BrokenExecutor:
            raise MaleconError("lab-process-ended") from None
        finally:
            for future in waiting:
                future.cancel()


def done(
    work: Callable[[Given, int], Result],
    given: Given,
    numbers: range,
    jobs: int,
    executor: Executor | None = None,
) -> Generator[Result, None, None]:
    """`work(given, number)` for all numbers, each a piece of its own: for work that takes a while."""
    for batch in in_batches(one, (work, given), [numbers] if numbers else [], jobs, executor, largest=1):
        yield batch.result


def one(given: tuple[Callable[[Any, int], Any], Any], start: int, stop: int) -> Any:
    work, rest = given
    return work(rest, start)


def in_order(batches: Iterable[Batch[Result]], starts: Iterable[range]) -> Iterator[Batch[Result]]:
    """The same batches by their numbers, each as soon as those before it are there."""
    early: dict[int, Batch[Result]] = {}
    coming = iter(batches)
    for gap in starts:
        following = gap.start
        while following < gap.stop:
            while following not in early:
                batch = next(coming)
                early[batch.start] = batch
            batch = early.pop(following)
            yield batch
            following = batch.stop
