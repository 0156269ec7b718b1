"""Workers: one that dies is replaced and its work done again, and none outlives whoever asked for it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest

from malecon.errors import MaleconError, Unreadable
from malecon.games import GAMES
from malecon.lab import processes
from malecon.lab.pool import Here, done, in_batches, in_order
from malecon.lab.processes import Processes
from malecon.lab.simulate import simulate
from tests.lab.labour import (
    complain,
    die,
    die_once,
    die_telling,
    fail,
    nested,
    pid,
    secret,
    some,
    square,
    unsendable,
)

HAVANA = GAMES["havana"]
posix = pytest.mark.skipif(os.name == "nt", reason="signals are sent as POSIX has them")


# --- the executor ---


def test_results_and_errors_come_back_as_they_are() -> None:
    with Processes(2) as workers:
        assert sorted(workers.map(pid, range(4))) != [os.getpid()] * 4
        with pytest.raises(Unreadable) as found:
            workers.submit(complain, "number-wrong").result(60)
        assert found.value.key == "number-wrong"
        with pytest.raises(RuntimeError, match="lambda"):
            workers.submit(unsendable).result(60)
        with pytest.raises((AttributeError, TypeError)):  # what cannot be sent there is told here
            workers.submit(lambda: None).result(60)
        assert workers.submit(square, 1, 2).result(60) == 5
    with pytest.raises(RuntimeError):
        workers.submit(square, 1, 2)


@pytest.mark.parametrize("error", [EOFError, ConnectionResetError, BrokenPipeError])
def test_an_error_of_the_work_is_no_death_of_the_worker(error: type[Exception]) -> None:
    with Processes(1) as workers:
        with pytest.raises(error, match="of the work"):
            workers.submit(fail, error("of the work")).result(60)
        assert workers.deaths == 0


def test_a_result_that_cannot_be_sent_is_told() -> None:
    with Processes(1) as workers:
        with pytest.raises(RuntimeError, match="it is a secret"):
            workers.submit(secret).result(60)
        with pytest.raises(RuntimeError, match="recursion"):
            workers.submit(nested, 100_000).result(60)
        assert workers.deaths == 0


@posix
def test_a_worker_that_dies_is_replaced_and_its_work_done_again(tmp_path: Path) -> None:
    found = sorted(done(die_once, tmp_path / "mark", range(12), 2))
    assert found == list(range(12))


@posix
def test_idle_workers_that_are_killed_are_replaced_too() -> None:
    with Processes(2) as workers:
        for _ in range(2):
            os.kill(workers.submit(pid, 0).result(60), signal.SIGKILL)
        assert workers.submit(square, 0, 3).result(60) == 9


@posix
def test_a_worker_that_dies_while_it_tells_is_replaced_and_its_work_done_again(tmp_path: Path) -> None:
    with Processes(1) as workers:
        assert workers.submit(die_telling, tmp_path / "mark").result(timeout=60) == "all of it"
        assert workers.deaths == 1


@posix
def test_work_that_kills_whoever_does_it_ends_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "MOST_DEATHS", 2)
    with Processes(1) as workers:
        with pytest.raises(MaleconError) as found:
            list(done(die, 0, range(3), 1, workers))
        assert found.value.key == "lab-process-ended"
        assert workers.deaths >= 2


# --- the pool, over any executor ---


@pytest.mark.parametrize("kind", ["here", "threads", "processes", "ours"])
def test_whoever_works_the_games_are_the_same(kind: str) -> None:
    made: dict[str, Any] = {
        "here": Here,
        "threads": lambda: ThreadPoolExecutor(2),
        "processes": lambda: ProcessPoolExecutor(2, get_context("spawn")),
        "ours": lambda: Processes(2),
    }
    executor: Executor
    with made[kind]() as executor:
        found = simulate(HAVANA, 2, 50, seed=4, jobs=2, executor=executor)
        assert found.counts == simulate(HAVANA, 2, 50, seed=4).counts
        assert executor.submit(square, 1, 1).result(60) == 2  # it stays open: it is not ours to close


def test_an_executor_that_breaks_is_told() -> None:
    with ProcessPoolExecutor(1, get_context("spawn")) as executor, pytest.raises(MaleconError) as found:
        list(done(die, 0, range(3), 1, executor))
    assert found.value.key == "lab-process-ended"


def test_nobody_gets_too_far_ahead_and_batches_can_be_put_in_order() -> None:
    gaps = [range(2), range(5, 40)]
    with ThreadPoolExecutor(2) as executor:
        batches = list(in_batches(some, 0, gaps, 2, executor, ahead=16))
        assert max(batch.stop - batch.start for batch in batches) <= 2
        first = next(at for at, batch in enumerate(batches) if batch.start == 0)
        assert all(batch.start < 16 for batch in batches[: first + 1])
        numbers = [number for batch in in_order(batches, gaps) for number in batch.result]
    assert numbers == [0, 1, *range(5, 40)]


# --- nobody is left behind ---

HERD = """
import sys, time
from malecon.lab.pool import done

def wait(_, number):
    print(number, flush=True)
    time.sleep(600)

if __name__ == "__main__":
    list(done(wait, 0, range(9), 2))
"""


def in_session(leader: int) -> set[int]:
    """The processes of a session, but those that are dead and not yet asked for."""
    found = set()
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                words = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(words[3]) == leader and words[0] != "Z":
                found.add(int(folder.name))
    return found


@posix
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="processes are looked up as Linux has them")
@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
@pytest.mark.parametrize("kind", ["simulate", "script"])
def test_nothing_outlives_its_master(kind: str, sign: signal.Signals, tmp_path: Path) -> None:
    script = tmp_path / "herd.py"
    script.write_text(HERD)
    play = ["-m", "malecon.cli", "simulate", "cuba", "--games", "1000000", "--jobs", "2"]
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONPATH": os.pathsep.join(sys.path)}
    master = subprocess.Popen(
        [sys.executable, *(play if kind == "simulate" else [str(script)])],
        cwd=tmp_path,
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        end = time.monotonic() + 60
        while len(in_session(master.pid)) < 4:  # itself, two workers, and who clears up behind them
            assert time.monotonic() < end
            assert master.poll() is None
            time.sleep(0.02)
        time.sleep(0.2)
        master.send_signal(sign)
        master.wait(30)
        end = time.monotonic() + 10
        while in_session(master.pid):
            assert time.monotonic() < end, "something was left behind"
            time.sleep(0.02)
    finally:
        for left in in_session(master.pid):
            os.kill(left, signal.SIGKILL)
        master.wait(60)
