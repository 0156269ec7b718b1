"""Numbered pieces of work, done in this process or in several; the results come in whatever order.

Processes are started afresh, so a script that asks for several must begin its work below
`if __name__ == "__main__":`, as for any use of `multiprocessing`.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from malecon.errors import MaleconError, Unreadable
from malecon.lab.simulate import IN_HAND, MOST_GAMES, MOST_JOBS, deaf

Given = TypeVar("Given")
Result = TypeVar("Result")


def check_number(name: str, number: int, most: int) -> int:
    """A number from 1 on, but no absurd one."""
    if not 1 <= number <= most:
        raise Unreadable("number-wrong", name=name, found=number, most=most)
    return number


def check_games(games: int, jobs: int) -> None:
    check_number("games", games, MOST_GAMES)
    check_number("jobs", jobs, MOST_JOBS)


def begin() -> None:
    """In a new process: Ctrl-C is for its parent to hear, and without the parent there is no more to do."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=follow_parent, daemon=True).start()


def follow_parent() -> None:
    """End with the parent, however it ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def done(
    work: Callable[[Given, int], Result], given: Given, numbers: Iterable[int], jobs: int
) -> Generator[Result, None, None]:
    """`work(given, number)` for all numbers. Left early, it stops whatever is still being worked on."""
    if jobs == 1:
        for number in numbers:
            yield work(given, number)
        return
    # A copy of a process with threads may hang, so none is copied.
    ways = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in ways else "spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, context, begin)
    waiting: set[Future[Result]] = set()
    left = iter(numbers)
    whole = False
    try:
        while True:
            for number in left:
                with deaf():
                    waiting.add(pool.submit(work, given, number))
                if len(waiting) >= IN_HAND * jobs:
                    break
            if not waiting:
                break
            finished, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()
        whole = True
    except BrokenProcessPool:
        raise MaleconError("lab-process-ended") from None
    finally:
        if not whole:
            for child in set(multiprocessing.active_children()) - others:
                child.kill()
        pool.shutdown(cancel_futures=True)
