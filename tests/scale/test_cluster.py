"""Work on a real Ray of two workers on this machine: the same games, whoever is killed meanwhile."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from malecon.errors import MaleconError, Unreadable
from malecon.games import GAMES
from malecon.lab import cluster as lab
from malecon.lab.arena import Arena, play
from malecon.lab.cluster import Cluster
from malecon.lab.simulate import simulate
from tests.lab.labour import complain, pid, square

HAVANA = GAMES["havana"]
pytestmark = pytest.mark.filterwarnings("default")  # what Ray warns of is not ours to mend
MARK = "MALECON_TEST_OF_CLUSTERS"


@pytest.fixture(scope="module")
def machines() -> Iterator[Cluster]:
    with Cluster("ray", 2) as made:
        yield made


def test_results_and_errors_come_back_as_they_are(machines: Cluster) -> None:
    assert machines.workers == 2
    assert machines.submit(square, 1, 3).result(60) == 10
    assert machines.submit(pid, 0).result(60) != os.getpid()
    with pytest.raises(Unreadable) as found:
        machines.submit(complain, "number-wrong").result(60)
    assert found.value.key == "number-wrong"


def test_the_games_are_the_same_though_a_worker_is_killed_in_the_midst(machines: Cluster) -> None:
    killed: list[int] = []

    def kill(played: int) -> None:
        if not killed and 0 < played < 1000:
            killed.append(machines.submit(pid, 0).result(60))
            os.kill(killed[0], signal.SIGKILL)

    told = simulate(HAVANA, 2, 1500, seed=8, jobs=2, executor=machines, progress=kill)
    assert killed
    assert told.played == 1500
    assert told.counts == simulate(HAVANA, 2, 1500, seed=8).counts


def test_arenas_are_played_there_too(machines: Cluster, tmp_path: Path) -> None:
    arena = Arena(HAVANA, ("random", "greedy"), 2, {"round_limit": 2})
    here = play(arena, 10, folder=tmp_path / "here").summary()
    there = play(arena, 10, 2, folder=tmp_path / "there", executor=machines).summary()
    assert here.pop("speed") != there.pop("speed")
    assert here == there


def test_a_machine_that_plays_otherwise_is_found(machines: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    machines.check(HAVANA)
    monkeypatch.setattr(lab, "code_digest", lambda game: "other rules")
    with pytest.raises(MaleconError) as found:
        machines.check(HAVANA)
    assert found.value.key == "cluster-differs"


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("nonsense", "cluster-address"),
        ("ray://", "cluster-address"),
        ("http://127.0.0.1:1", "cluster-address"),
        ("127.0.0.1:1", "cluster-nobody"),
        ("ray://127.0.0.1:1", "cluster-nobody"),
        ("ray://127.0.0.1:99999", "cluster-nobody"),
    ],
)
def test_where_nobody_listens_that_is_told_at_once(address: str, key: str) -> None:
    begun = time.monotonic()
    with pytest.raises(MaleconError) as found:
        Cluster(address)
    assert found.value.key == key
    assert time.monotonic() - begun < 30


def is_agent(process: int) -> bool:
    """Whether it is an agent of Ray's, which does no work of ours and may stay for minutes.

    It is called so when it has begun; before, its command is a Python that runs its file.
    """
    try:
        words = Path(f"/proc/{process}/cmdline").read_bytes().split(b"\0")
    except OSError:
        return False
    return b"Agent" in words[0] or any(word.endswith((b"agent.py", b"agent/main.py")) for word in words)


def marked(mark: str) -> set[int]:
    """The processes that descend from one with this mark among its variables."""
    found = set()
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                text = (folder / "environ").read_bytes()
            except OSError:
                continue
            if f"{MARK}={mark}\0".encode() in text:
                found.add(int(folder.name))
    return found


#: Its two workers are busy for minutes.
COMMAND = (
    "simulate",
    "cuba",
    "--games",
    "100000000",
    "--jobs",
    "2",
    "--cluster",
    "ray",
    "--page",
    "page.html",
)


@pytest.fixture
def master(tmp_path: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A run that works on a Ray of its own; whatever is left of it is ended."""
    variables = {**os.environ, MARK: str(tmp_path), "XDG_DATA_HOME": str(tmp_path)}
    variables["PYTHONPATH"] = os.pathsep.join(sys.path)
    with (tmp_path / "told").open("wb") as told:
        begun = subprocess.Popen(
            [sys.executable, "-m", "malecon.cli", *COMMAND],
            cwd=tmp_path,
            env=variables,
            stdout=told,
            stderr=told,
        )
    try:
        end = time.monotonic() + 120
        while not (tmp_path / "page.html").exists():
            assert time.monotonic() < end
            assert begun.poll() is None
            time.sleep(0.05)
        assert len(marked(str(tmp_path))) > 3
        yield begun
    finally:
        for left in marked(str(tmp_path)):
            os.kill(left, signal.SIGKILL)
        begun.kill()
        begun.wait(60)


def wait_for_the_end(mark: str) -> None:
    end = time.monotonic() + 60
    while {one for one in marked(mark) if not is_agent(one)}:
        assert time.monotonic() < end, "something was left behind"
        time.sleep(0.1)


linux = pytest.mark.skipif(
    not Path("/proc/self/environ").exists(), reason="processes are looked up as Linux has them"
)


@linux
def test_a_run_that_is_killed_leaves_no_ray_behind(tmp_path: Path, master: subprocess.Popen[bytes]) -> None:
    master.kill()
    master.wait(60)
    wait_for_the_end(str(tmp_path))


@linux
def test_a_run_that_is_told_to_end_does_so_in_good_order(
    tmp_path: Path, master: subprocess.Popen[bytes]
) -> None:
    """Job arrays end so. Ray itself would write a trace of the stack."""
    master.terminate()
    assert master.wait(60) == 128 + signal.SIGTERM
    assert (tmp_path / "told").read_text() == ""
    assert list(tmp_path.glob("malecon/lab/simulate-*.json")), "what was counted is not kept"
    wait_for_the_end(str(tmp_path))
