"""How fast a person finds their games, and a cup its standings, in a full club: python -m bench.club --help

It fills a store of its own with people, finished games and a large cup, lets `malecon serve` run on it, asks
over HTTP on one connection, one question after the other, and throws everything away afterwards.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import http.client
import json
import random
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from sqlalchemy import Connection, insert

from bench.server import Club
from bench.store import copies, play
from malecon.cups.cup import Cup
from malecon.cups.event import Event, Terms
from malecon.cups.rounds import Result
from malecon.cups.rules import Rules
from malecon.server.tables.devices import device_of, new_token
from malecon.server.work.cup_views import listing
from malecon.store import Store
from malecon.store.schema import links

TOGETHER = 1000  # games in one transaction
HELD = 2  # seats of each game that people hold
ROUNDS = 6  # of the cup that are over
RUNNING = 4  # games of each person asked that go on
WARMING = 10


def held(tables: list[str], people: list[str], rng: random.Random) -> Callable[[Connection], None]:
    """Work that gives two seats of each of these tables to somebody."""
    rows = [
        {
            "hash": hashlib.sha256(f"{t} {seat}".encode()).hexdigest(),
            "table_id": t,
            "seat": seat,
            "person": who,
        }
        for t in tables
        for seat, who in enumerate(rng.sample(people, HELD))
    ]

    def work(connection: Connection) -> None:
        connection.execute(insert(links), rows)

    return work


async def fill(url: str, people: list[str], games: int, in_cup: int, asked: int) -> str:
    """Fill the store; the cup's id."""
    rng = random.Random(1)
    store = await Store.open(url)
    finished = [play(number, listed=False) for number in range(5)]
    for table in finished:
        del table.unsaved[1:]  # nobody opens them here: their lines alone are looked at
    for first in range(0, games, TOGETHER):
        count = min(TOGETHER, games - first)
        await store.database.write(copies(finished, first, count))
        ids = [f"finished-{number}" for number in range(first, first + count)]
        await store.database.write(held(ids, people, rng))
    for number in range(asked * RUNNING):
        table = play(1_000_000 + number, listed=False, answers=20)
        await store.add(table)
        await store.database.write(held([table.id], people[number // RUNNING :][:HELD], rng))
    event = cup_of(people[:in_cup], rng)
    await store.cups.add(event, listing(event))
    await store.close()
    return event.id


def cup_of(people: list[str], rng: random.Random) -> Event:
    """A Swiss cup with its rounds played."""
    event = Event.new("bench-cup", people[0], Terms("Winter", "cuba"), Cup.new(Rules(), seed="bench"), 1.0)
    for number, person in enumerate(people):
        event = event.enter(person, f"Player {number}", rng.randrange(2000), 1.0)
    for number in range(1, ROUNDS + 1):
        event = event.paired(event.cup.with_next_round(), float(number))
        assert event.last_round is not None
        for pairing in event.last_round.pairings:
            scores = (rng.randrange(100), rng.randrange(100))
            winners = tuple(seat for seat in (0, 1) if scores[seat] == max(scores))
            event = event.with_result(number, pairing.table, Result(scores, winners), float(number))
    return event


def ask(port: int, path: str, tokens: list[str], times: int) -> dict[str, float]:
    """Milliseconds from the question to the end of the answer."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    taken, size = [], 0
    for number in range(WARMING + times):
        begun = time.perf_counter()
        connection.request("GET", path, headers={"cookie": f"malecon={tokens[number % len(tokens)]}"})
        response = connection.getresponse()
        body = response.read()
        taken.append((time.perf_counter() - begun) * 1000)
        if response.status != 200:
            raise SystemExit(f"{path}: {response.status}")
        size = max(size, len(body))
    connection.close()
    first, taken = taken[0], sorted(taken[WARMING:])
    return {
        "first ms": round(first, 1),
        "median ms": round(statistics.median(taken), 1),
        "p99 ms": round(taken[int(len(taken) * 0.99)], 1),
        "kB": round(size / 1000, 1),
    }


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="python -m bench.club", description=(__doc__ or "").partition("\n")[0]
    )
    parser.add_argument("--people", type=int, default=10_000)
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--cup", type=int, default=256, help="people in the cup")
    parser.add_argument("--times", type=int, default=300, help="that each is asked")
    wish = parser.parse_args()
    tokens = [new_token() for _ in range(50)]
    people = [device_of(token) for token in tokens]
    people += [hashlib.sha256(str(n).encode()).hexdigest()[: len(people[0])] for n in range(wish.people - 50)]
    with tempfile.TemporaryDirectory() as folder:
        url = str(Path(folder) / "club.db")
        begun = time.perf_counter()
        cup = asyncio.run(fill(url, people, wish.games, wish.cup, len(tokens)))
        print(f"filled the store in {time.perf_counter() - begun:.0f} s", file=sys.stderr)
        club = Club(Path(folder), url, argparse.Namespace(servers=1, workers=1, python=sys.executable))
        asyncio.run(club.start(club.ports[0]))
        try:
            for path in ("/api/mine/running", "/api/mine/ended", f"/api/cups/{cup}"):
                print(path, json.dumps(ask(club.ports[0], path, tokens, wish.times)), flush=True)
        finally:
            club.kill_all()
    return 0


if __name__ == "__main__":
    sys.exit(main())
