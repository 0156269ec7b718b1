"""How simulations grow, with games and with workers, and what a cluster costs: ./dev bench --scale

Time is that of the processors that all processes of a run have used together, so that a busy machine spoils
little; only throughput is by the clock. Memory is what they hold together at most, shared pages counted more
than once. The figures are kept in bench/scale.json as they come, so that long ones need not be had at once.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import resource
import subprocess
import sys
import tempfile
import time
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from malecon.files import write_text
from malecon.lab.charts import Series, as_file, lines, plain
from malecon.lab.pool import BATCH_SECONDS, in_batches

FIGURES = Path(__file__).with_name("scale.json")
PICTURES = Path(__file__).parents[1] / "docs" / "pictures"
GAME = ("havana", 2)
SHORT = "round_limit=2"  # of the games by which growth is measured, so that ten million do not take hours
SIZES = (10_000, 100_000, 1_000_000, 10_000_000)
ROUNDS = 6  # of which the best counts
BATCHES = 60  # of waiting
SECONDS = 1.5  # of each throughput that is measured

Figures = dict[str, Any]


def main(wish: argparse.Namespace) -> int:
    sizes = [size for size in SIZES if size <= wish.games]
    for size in sizes:
        keep("growth", {str(size): grown(wish.compiled, size)})
    found = subprocess.run([wish.scaler, "-m", "bench.scale"], check=True, capture_output=True, text=True)
    keep("throughput", json.loads(found.stdout.splitlines()[-1]))
    draw()
    print(FIGURES.read_text(encoding="utf-8"))
    return 0


def keep(what: str, figures: Figures) -> None:
    """Put figures among those that are there."""
    every: Figures = json.loads(FIGURES.read_text(encoding="utf-8")) if FIGURES.exists() else {}
    every[what] = {**every.get(what, {}), **figures}
    write_text(FIGURES, json.dumps(every, indent=2) + "\n")


# --- growth ---


def grown(python: str, games: int) -> Figures:
    """A simulation by the command, with two processes."""
    game, players = GAME
    words = ["simulate", game, "--players", str(players), "--option", SHORT, "--games", str(games)]
    words += ["--jobs", "2", "--json"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        run = subprocess.Popen(
            [python, "-m", "malecon.cli", *words],
            stdout=subprocess.DEVNULL,
            env={**os.environ, "XDG_DATA_HOME": folder},
            start_new_session=True,
        )
        most = 0
        while run.poll() is None:
            most = max(most, held(run.pid))
            time.sleep(0.1)
    assert run.returncode == 0
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return {
        "processor seconds": round(used, 2),
        "seconds": round(time.monotonic() - begun, 2),
        "megabytes": round(most / 1e6, 1),
    }


def held(session: int) -> int:
    """The bytes that all processes of a session hold."""
    total = 0
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                words = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(words[3]) == session:
                total += int(words[21]) * resource.getpagesize()
    return total


# --- throughput: run by a Python that has Ray ---


def throughput() -> Figures:
    """Games a second by the clock: one process, one and two workers, and two workers of Ray."""
    from malecon.games import GAMES
    from malecon.lab.cluster import Cluster
    from malecon.lab.pool import Here
    from malecon.lab.processes import Processes
    from malecon.lab.simulate import simulate

    game = GAMES[GAME[0]]
    best: dict[str, float] = {}
    with Cluster("ray", 2) as machines, Processes(1) as one, Processes(2) as two:
        ways = {"here": (Here(), 1), "1 process": (one, 1), "2 processes": (two, 2), "ray, 2": (machines, 2)}
        for executor, jobs in ways.values():
            simulate(game, GAME[1], 2000, jobs=jobs, executor=executor)  # warmed up
        for _ in range(ROUNDS):
            for name, (executor, jobs) in ways.items():
                games = int(SECONDS * best.get(name, 4000.0 * jobs))
                found = simulate(game, GAME[1], games, jobs=jobs, executor=executor)
                best[name] = max(best.get(name, 0.0), found.played / found.seconds)
        for executor in (two, machines):
            idle(executor, 10)
        resting = [min(idle(executor, BATCHES) for _ in range(2)) for executor in (two, machines)]
    figures: Figures = {f"{name}, games a second": round(rate) for name, rate in best.items()}
    ideal = BATCHES * BATCH_SECONDS / 2
    figures["handing out costs"] = round(resting[0] / ideal - 1, 4)
    figures["handing out by ray costs"] = round(resting[1] / ideal - 1, 4)
    return figures


def idle(executor: Executor, batches: int) -> float:
    """How long two workers take over batches in which they only wait: what is above that time is handing out,
    however busy the machine is otherwise."""
    begun = time.monotonic()
    for _ in in_batches(rest, None, [range(batches)], 2, executor, largest=1):
        pass
    return time.monotonic() - begun


def rest(given: None, start: int, stop: int) -> None:
    time.sleep(BATCH_SECONDS)


# --- the picture ---


def draw() -> None:
    """Time by the number of games, both in powers of ten; and memory, as far as it may go."""
    growth = json.loads(FIGURES.read_text(encoding="utf-8"))["growth"]
    sizes = sorted(int(size) for size in growth)
    name = f"Two rounds of {GAME[0].capitalize()} at random"
    times: list[float | None] = [math.log10(growth[str(size)]["processor seconds"]) for size in sizes]
    room: list[float | None] = [growth[str(size)]["megabytes"] for size in sizes]
    for file, what, values, limits, write in (
        ("scale-time", "seconds of all processors", times, (0.0, 3.0), power),
        ("scale-memory", "megabytes of all processes", room, (0.0, 500.0), plain),
    ):
        picture = lines(
            f"{name}: {what}",
            [Series(what, values)],
            [math.log10(size) for size in sizes],
            across="games",
            limits=limits,
            write=write,
            write_at=power,
        )
        write_text(PICTURES / f"{file}.svg", as_file(picture))


def power(exponent: float) -> str:
    """A number by its logarithm."""
    return f"{10**exponent:,.0f}" if exponent == int(exponent) and exponent >= 0 else f"{10**exponent:.3g}"


if __name__ == "__main__":
    print(json.dumps(throughput()))
    sys.exit(0)
