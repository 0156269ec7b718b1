"""A club on several processes and one PostgreSQL, and a city that looks on: `python -m bench.city`.

Everything runs on this one machine. What is counted above all is the time of a core that each part uses, for
that is the same however busy the machine is: the processes that serve, those that think for bots, PostgreSQL,
and the crowd itself (`bench/crowd.py`). A delay is the time from a move, as its line in the log says, to a
viewer who has read of it, wherever that viewer is: the saving is in it, and the crowd's own slowness too.

With `--spread` the viewers of a table are at as many processes as there are, as a balancer sends them that
knows nothing; without it a table's viewers are all at one, as by a balancer that goes by the address.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import sys
import tempfile
import time
from array import array
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import asyncpg

from bench import crowd
from bench.crowd import Place, Result
from bench.players import Table, make_table
from bench.server import PARTS, Club, database, machine, say

WARM = 3.0  # seconds of play before anything is counted
GAMES = ("havana", "santiago", "cuba")


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.city", description=__doc__)
    parser.add_argument("--servers", type=int, default=4)
    parser.add_argument("--workers", type=int, default=1, help="processes for bots, for each server")
    parser.add_argument("--crowds", type=int, default=2, help="processes that play the viewers")
    parser.add_argument("--tables", type=int, default=2500)
    parser.add_argument("--viewers", type=int, default=4, help="at each table, its player included")
    parser.add_argument(
        "--rates", default="25,50,100", help="moves a second, bots' included; one after the other"
    )
    parser.add_argument("--seconds", type=float, default=10.0, help="for each of them")
    parser.add_argument("--spread", action="store_true", help="viewers of a table at all processes")
    parser.add_argument(
        "--python", default=sys.executable, help="of the servers: one with the compiled engine"
    )
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="malecon-city-") as folder, database("postgresql") as url:
        assert url is not None
        club = Club(Path(folder), url, wish)
        try:
            result = measure(club, wish, url.rpartition("=")[2])
        finally:
            club.kill_all()
        if not result["sound"]:
            lines = (club.folder / "log").read_text().splitlines()
            say("\n".join(line for line in lines if '"level": "info"' not in line)[:6000])
    print(json.dumps({"machine": machine(), **result}, indent=2))
    return 0 if result["sound"] else 1


def measure(club: Club, wish: argparse.Namespace, folder: str) -> dict[str, Any]:
    asyncio.run(start(club))
    say(f"{wish.servers} servers; {wish.tables} tables are made")
    base = club.memory()
    used = Used(club, folder)
    tables = make_tables(club, wish.tables)
    made = used.since()
    say("the viewers come in")
    pipes = [open_crowd() for _ in range(wish.crowds)]
    wrong = enter(pipes, places(club, tables, wish))
    entered = used.since()
    kilobytes = club.memory() - base
    time.sleep(WARM)
    used.since()
    time.sleep(wish.seconds)
    idle = used.since()
    viewers = wish.tables * wish.viewers
    rounds: list[dict[str, Any]] = []
    confirmed: dict[str, list[str]] = {}
    for rate in [] if wrong else map(float, wish.rates.split(",")):
        say(f"{viewers} viewers; {rate} moves a second")
        written = ask(folder, WRITTEN)
        results, spent = play(pipes, rate, wish.seconds, used)
        for result in results:
            wrong += result.wrong[:3]
            confirmed |= result.players
        rounds.append(told(rate, wish.seconds, results, spent))
        # The log grows while they warm up and come to rest, too: by about so many moves more.
        moves = rounds[-1]["moves/s"] * (wish.seconds + WARM)
        rounds[-1]["kB written a move"] = round((ask(folder, WRITTEN) - written) / 1024 / moves, 1)
        say(json.dumps(rounds[-1]))
        if wrong:
            break
    lost = asyncio.run(check(tables, confirmed))
    for pipe in pipes:
        pipe.send(None)
    return {
        "what": f"{viewers} viewers at {wish.tables} tables, {wish.servers} servers, "
        + ("spread" if wish.spread else "each table's at one process"),
        "kB a viewer, with its part of a table": round(kilobytes / viewers, 1),
        "MB of a server": round(club.memory() / 1024 / wish.servers, 1),
        "viewers of a server": viewers // wish.servers,
        "connections to PostgreSQL": ask(folder, CONNECTIONS),
        "core ms a table made": each(made, wish.tables),
        "core ms a viewer let in": each(entered, viewers),
        "core ms a second for 1000 viewers at rest": each(idle, round(viewers * wish.seconds / 1000)),
        "rounds": rounds,
        "lost or doubled": lost,
        "errors": club.errors(),
        "wrong": wrong[:5],
        "sound": not lost and not wrong and not club.errors(),
    }


async def start(club: Club) -> None:
    for port in club.ports:
        await club.start(port)


def make_tables(club: Club, count: int) -> list[Table]:
    def one(number: int) -> Table:
        port = club.ports[number % len(club.ports)]
        return asyncio.run(make_table(port, GAMES[number % 3], 3))

    with ThreadPoolExecutor(8) as pool:
        return list(pool.map(one, range(count)))


def places(club: Club, tables: list[Table], wish: argparse.Namespace) -> list[list[Place]]:
    """Who goes where, by crowd; all of a table are in one."""
    found: list[list[Place]] = [[] for _ in range(wish.crowds)]
    for number, table in enumerate(tables):
        home = club.ports.index(table.port)
        for viewer in range(wish.viewers):
            port = club.ports[(home + viewer * wish.spread) % len(club.ports)]
            found[number % wish.crowds].append(Place(table.id, port, "" if viewer else table.cookie))
    return found


def open_crowd() -> Connection:
    here, there = multiprocessing.Pipe()
    multiprocessing.get_context("spawn").Process(target=crowd.work, args=(there,), daemon=True).start()
    return here


def enter(pipes: list[Connection], wanted: list[list[Place]]) -> list[str]:
    for pipe, some in zip(pipes, wanted, strict=True):
        pipe.send(("enter", some))
    return [line for pipe in pipes for line in pipe.recv()]


def play(
    pipes: list[Connection], rate: float, seconds: float, used: Used
) -> tuple[list[Result], dict[str, float]]:
    for pipe in pipes:
        pipe.send(("play", rate / len(pipes), WARM, seconds))
    time.sleep(WARM)
    used.since()
    time.sleep(seconds)
    spent = used.since()
    return [pipe.recv() for pipe in pipes], spent


class Used:
    """Seconds of a core that each part of the house has used since it was asked last."""

    def __init__(self, club: Club, folder: str) -> None:
        self.club = club
        self.folder = folder
        self.last = self.now()

    def since(self) -> dict[str, float]:
        before, self.last = self.last, self.now()
        return {part: seconds - before[part] for part, seconds in self.last.items()}

    def now(self) -> dict[str, float]:
        servers = [process.pid for process in self.club.processes.values()]
        parents = family()
        thinking = [pid for pid in parents if set(above(pid, parents)) & set(servers)]
        first = int(Path(self.folder, "postmaster.pid").read_text().split()[0])
        books = [first, *(pid for pid, parent in parents.items() if parent == first)]
        return {"servers": cpu(servers), "bots": cpu(thinking), "PostgreSQL": cpu(books)}


def family() -> dict[int, int]:
    """The parent of every process."""
    found: dict[int, int] = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                found[int(entry.name)] = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue  # it has just ended
    return found


def above(pid: int, parents: dict[int, int]) -> list[int]:
    line: list[int] = []
    while (pid := parents.get(pid, 0)) > 1:
        line.append(pid)
    return line


def cpu(pids: list[int]) -> float:
    ticks = 0
    for pid in pids:
        try:
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


CONNECTIONS = "select count(*) - 1 from pg_stat_activity where backend_type = 'client backend'"
WRITTEN = "select pg_current_wal_insert_lsn() - '0/0'"  # bytes of the write-ahead log, ever


def ask(folder: str, question: str) -> int:
    """What PostgreSQL says of itself."""

    async def answer() -> int:
        connection = await asyncpg.connect(f"postgresql://postgres@/postgres?host={folder}")
        try:
            return int(await connection.fetchval(question))
        finally:
            await connection.close()

    return asyncio.run(answer())


def each(spent: dict[str, float], count: int) -> dict[str, float]:
    return {part: round(1000 * seconds / max(1, count), 2) for part, seconds in spent.items()}


def told(rate: float, seconds: float, results: list[Result], spent: dict[str, float]) -> dict[str, Any]:
    delays = array("f")
    for result in results:
        delays.frombytes(result.delays)
    ordered = sorted(delays)
    moves = sum(result.moves for result in results)
    cores = {**spent, "crowd": sum(result.cpu for result in results)}
    return {
        "wanted moves/s": rate,
        "moves/s": round(moves / seconds, 1),
        "viewers told/s": round(len(ordered) / seconds, 1),
        "delay ms": {
            name: round(1000 * ordered[int(len(ordered) * part)], 1) for name, part in PARTS.items()
        },
        "cores": {part: round(used / seconds, 2) for part, used in cores.items()},
        "core ms a move": each(cores, moves),
    }


async def check(tables: list[Table], confirmed: dict[str, list[str]]) -> int:
    """How many confirmed answers of some players are not in the log as they were given."""
    wrong = 0
    played = [table for table in tables if confirmed.get(table.id)]
    chosen = random.Random(1).sample(played, k=min(50, len(played)))
    for table in chosen:
        said: list[str] = []
        after = 0
        while lines := table.ask(f"/log?seat=0&after={after}&limit=500")["log"]:
            said += [line["words"] for line in lines if "words" in line]
            after = lines[-1]["number"]
        said += [action["words"] for action in table.ask("?seat=0")["table"]["chosen"]]
        wrong += said[: len(confirmed[table.id])] != confirmed[table.id]
    return wrong


if __name__ == "__main__":
    sys.exit(main())
