"""Finding somebody: those who wait are seated together, once, whatever process they ask and what dies."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from malecon.kernel.game import Json
from malecon.meeting.matching import BOTS, COURTESY
from malecon.server.tables.devices import device_of, new_token
from malecon.server.work import meeting
from malecon.server.work.meeting import DAYS, HERE, HIDDEN
from malecon.store import Store, meetings
from malecon.store.club_schema import notices
from malecon.store.meetings import Seek
from malecon.table import salt_commitment
from tests.server.browser import Browser
from tests.server.conftest import Club, open_club
from tests.server.process import LOST, Server

pytestmark = pytest.mark.anyio


async def look_for(browser: Browser, name: str, *games: str, **more: Any) -> Json:
    """Wait for a game."""
    wish = {"name": name, "games": games or ["havana"], "least": 2, "most": 2, **more}
    return (await browser.post("/api/meet", wish)).ok


async def meet(browser: Browser, hidden: bool = False) -> Json:
    return (await browser.get("/api/meet" + ("?hidden=true" if hidden else ""))).ok


async def table_of(browser: Browser) -> str:
    """Where this one was seated."""
    for _ in range(200):
        found = (await meet(browser))["table"]
        if found:
            return str(found)
        await asyncio.sleep(0.05)
    raise AssertionError("nobody was found")


async def seats(browser: Browser) -> list[tuple[str, list[int]]]:
    return [(one["table"]["id"], one["seats"]) for one in (await browser.get("/api/mine")).ok["tables"]]


async def noticed(club: Club, person: str) -> list[tuple[str, str]]:
    """What this one is to be told of."""
    wanted = select(notices.c.kind, notices.c.about).where(notices.c.person == person)
    return await club.store.database.read(lambda c: [(one.kind, one.about) for one in c.execute(wanted)])


async def test_two_find_each_other_and_play(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    alone = await look_for(ana, "Ana", "santiago", "havana")
    assert (alone["table"], alone["others"], alone["seek"]["games"]) == (None, 0, ["santiago", "havana"])
    assert (await meet(club.browser()))["waiting"] == [
        {"game": "havana", "pace": "live", "people": 1},
        {"game": "santiago", "pace": "live", "people": 1},
    ]
    found = await look_for(bo, "Bo", "havana")
    table_id = found["table"]
    assert table_id == await table_of(ana)
    for browser in (ana, bo):
        # Who wants to wait no longer in that very moment hears of it all the same, until they know.
        for path in ("/api/meet", "/api/meet?table=elsewhere"):
            assert (await browser.ask("DELETE", path)).ok["table"] == table_id
        known = (await browser.ask("DELETE", f"/api/meet?table={table_id}")).ok
        assert (known["table"], known["seek"]) == (None, None)
    # Their browsers add to chance what they want; then the game is there, and nobody had to begin it.
    table = await ana.look(table_id)
    assert (table["status"], table["settings"]["game"], table["clock"]["kind"]) == (
        "running",
        "havana",
        "live",
    )
    assert not table["settings"]["listed"]
    said = table["fairness"]
    assert (said["stage"], sorted(said["awaited"])) == ("committing", [0, 1])
    own = {}
    for browser in (ana, bo):
        [(_, [seat])] = await seats(browser)
        own[seat] = browser
        hashed = salt_commitment(said["commitment"], 1, seat, f"salt-{seat}")
        assert (await browser.do(table_id, "commit", seat=seat, commitment=hashed)).ok
    for seat, browser in own.items():
        assert (await browser.do(table_id, "reveal", seat=seat, salt=f"salt-{seat}")).ok
    table = await ana.look(table_id)
    assert sorted(table["fairness"]["salts"]) == ["salt-0", "salt-1"]
    asked = table["asked"][0]
    assert (await own[asked].answer(table_id, asked)).ok


async def test_who_does_not_come_is_not_waited_for_for_ever(small_club: Club) -> None:
    """A game over days begins although nobody is there, and goes on as its clocks say."""
    ana, bo = small_club.browser(), small_club.browser()
    await look_for(ana, "Ana", pace="days")
    assert (await ana.post("/api/notices", {})).ok  # wishes to be told
    small_club.wait(DAYS - 60)  # no page need be open for it
    table_id = (await look_for(bo, "Bo", pace="days"))["table"]
    assert table_id
    told = [await noticed(small_club, device_of(one.cookies["malecon"])) for one in (ana, bo)]
    assert told == [[("seated", table_id)], []]  # who does not wish to be told is not
    small_club.wait(86_401)
    async with bo.watch(table_id) as watcher:
        while not watcher.table or watcher.table["fairness"]["stage"] != "drawing":
            await watcher.next()
        assert watcher.table["fairness"]["salts"] == ["", ""]


async def test_who_has_gone_is_waited_with_no_longer(small_club: Club) -> None:
    ana, bo, cy = (small_club.browser() for _ in range(3))
    await look_for(ana, "Ana")
    small_club.wait(HERE - 1)
    assert (await meet(ana))["seek"]
    small_club.wait(HERE - 1)  # has asked, and so is here
    assert (await meet(ana, hidden=True))["seek"]
    small_club.wait(HIDDEN - 1)  # asks rarely in the background
    assert (await meet(bo))["waiting"]
    small_club.wait(2)
    assert (await meet(ana))["seek"] is None
    assert (await look_for(bo, "Bo"))["table"] is None
    assert (await bo.ask("DELETE", "/api/meet")).ok["seek"] is None
    assert (await look_for(cy, "Cy"))["table"] is None


async def test_bots_are_offered_for_the_rest(small_club: Club) -> None:
    ana, bo = small_club.browser(), small_club.browser()
    await look_for(ana, "Ana", "cuba", least=3, most=4)
    assert (await meet(ana))["offer"] is None
    for _ in range(2):
        small_club.wait(BOTS["live"] / 2)
        offered = await meet(ana)
    assert offered["offer"] == "casual"
    await look_for(bo, "Bo", "cuba", least=3, most=3)
    assert (await ana.post("/api/meet/bots", {"level": "random"})).ok["table"] is None  # Bo is asked first
    assert (await meet(bo))["eager"] is True
    table_id = (await bo.post("/api/meet/bots", {"level": "casual"})).ok["table"]
    assert table_id == await table_of(ana)
    kinds = sorted(seat["kind"] for seat in (await ana.look(table_id))["seats"])
    assert kinds == ["bot", "person", "person"]


async def test_who_takes_bots_waits_for_others_only_a_moment(small_club: Club) -> None:
    ana, bo = small_club.browser(), small_club.browser()
    await look_for(ana, "Ana", "cuba", least=3, most=3)
    await look_for(bo, "Bo", "cuba", least=3, most=3)
    assert (await ana.post("/api/meet/bots", {"level": "random"})).ok["table"] is None
    small_club.wait(COURTESY["live"])
    table_id = await table_of(ana)
    assert sorted(seat["kind"] for seat in (await ana.look(table_id))["seats"]) == ["bot", "bot", "person"]
    assert (await meet(bo))["table"] is None
    refused = await small_club.browser().post("/api/meet/bots", {"level": "random"})
    assert (refused.status, refused.error["key"]) == (404, "meeting-not-waiting")


async def test_a_bot_that_there_is_not_keeps_nobody_waiting(small_club: Club) -> None:
    """Neither when it is wished for, nor where such a wish is kept already."""
    eve, ana, bo = small_club.browser(), small_club.browser(), small_club.browser()
    await look_for(eve, "Eve", "havana", "cuba", least=3, most=3)
    for level, key in (("master:99999", "table-bot-too-slow"), ("greedy\n", "bot-unknown")):
        refused = await eve.post("/api/meet/bots", {"level": level})
        assert (refused.status, refused.error["key"]) == (400, key)
    assert (await meet(eve))["seek"]["bots"] is None
    seeks = small_club.store.meetings
    kept = await seeks.find(device_of(eve.cookies["malecon"]), small_club.time())
    assert kept is not None
    await seeks.change(kept, {**kept.data, "bots": 1.0, "level": "master:99999"})
    await look_for(ana, "Ana")
    await look_for(bo, "Bo")
    assert await table_of(ana) == await table_of(bo)


async def test_bad_wishes_are_refused_in_words(small_club: Club) -> None:
    ana = small_club.browser()
    for wish, key in (
        ({"games": ["chess"]}, "game-unknown"),
        ({"games": ["havana"], "least": 5, "most": 9}, "meeting-number"),
        ({"games": ["havana"], "least": 4, "most": 3}, "meeting-number"),
        ({"games": []}, "server-list-short"),
        ({"games": ["havana"], "pace": "soon"}, "server-wrong-word"),
        ({"games": ["havana"], "name": " \n "}, "table-name"),
    ):
        refused = await ana.post("/api/meet", {"name": "Ana", "least": 2, "most": 2, **wish})
        assert (refused.status, refused.error["key"]) == (400, key)
    assert (await meet(ana))["seek"] is None


async def test_wishes_are_limited(tmp_path: Path, pool: ProcessPoolExecutor) -> None:
    async with open_club(str(tmp_path / "club.db"), pool, rate=0.1) as club:
        ana = club.browser()
        wish = {"name": "Ana", "games": ["havana"], "least": 2, "most": 2}
        replies = [await ana.post("/api/meet", wish) for _ in range(5)]
        assert [reply.status for reply in replies] == [200, 200, 200, 429, 429]


async def test_however_many_wait_over_days_who_is_here_is_seated(
    small_club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Wishes that nobody can fulfil, as many as are looked at together, and as many as may wait."""
    monkeypatch.setattr(meetings, "MOST_WAITING", 6)
    monkeypatch.setattr(meeting, "MOST_WAITING", 6)
    now = small_club.time()
    for number in range(6):
        data = {"name": "Eve", "games": [], "least": 2, "most": 2, "pace": "days", "bots": None, "level": ""}
        await small_club.store.meetings.seek(Seek(f"eve{number}", now - 60, now - 60 + DAYS, None, data))
    ana, bo = small_club.browser(), small_club.browser()
    crowded = await ana.post(
        "/api/meet", {"name": "Ana", "games": ["havana"], "least": 2, "most": 2, "pace": "days"}
    )
    assert (crowded.status, crowded.error["key"]) == (429, "meeting-crowded")
    await look_for(ana, "Ana")
    await look_for(bo, "Bo")
    assert await table_of(ana) == await table_of(bo)


@pytest.fixture
async def clubs(postgres_url: str, pool: ProcessPoolExecutor) -> AsyncIterator[tuple[Club, Club]]:
    async with open_club(postgres_url, pool) as one, open_club(postgres_url, pool) as other:
        yield one, other


async def seated_once(browsers: list[Browser], store: Store) -> None:
    """Whoever was seated sits at one table, the one they are told of, and at every table all are there."""
    told: dict[str, list[str]] = {}
    for number, browser in enumerate(browsers):
        [(table_id, own)] = await seats(browser)
        assert len(own) == 1
        assert (await meet(browser))["table"] == table_id
        told.setdefault(table_id, []).append(device_of(browser.cookies["malecon"]))
    assert set(told) == set(await store.ids())
    for table_id, people in told.items():
        table = await store.load(table_id)
        assert sorted(seat.person for seat in table.seats) == sorted(people)


async def test_two_processes_that_race_seat_nobody_twice(
    clubs: tuple[Club, Club], monkeypatch: pytest.MonkeyPatch
) -> None:
    """All come at once, by both processes, and both try to seat them all the time."""
    raced = []
    lost = meeting.Meeting.seat

    async def seat(self: meeting.Meeting, group: Any, waiting: Any, now: float) -> None:
        raced.append(sorted(wish.person for wish in group.people))
        await lost(self, group, waiting, now)

    monkeypatch.setattr(meeting.Meeting, "seat", seat)
    browsers = [clubs[turn % 2].browser() for turn in range(24)]
    await asyncio.gather(*(look_for(one, f"P{turn}") for turn, one in enumerate(browsers)))
    for browser in browsers:
        await table_of(browser)
    await seated_once(browsers, clubs[0].store)
    assert len(raced) > len(set(map(tuple, raced))) or len(raced) > 12, "they did not race"


async def test_a_server_that_dies_in_the_midst_of_seating_seats_all_once(tmp_path: Path) -> None:
    """Killed while people are being seated: nobody holds a seat without being told, nor two."""
    file = tmp_path / "club.db"
    with Server(tmp_path, str(file), "--workers", "1").ending() as server:
        browsers: list[Browser] = []
        for pause in (0.03, 0.1):
            await server.start()
            new = [Browser(server.port) for _ in range(10)]
            for browser in new:  # it knows who it is, whatever comes
                browser.cookies["malecon"] = new_token()
            browsers += new

            async def come(browser: Browser) -> None:
                with contextlib.suppress(*LOST):
                    await look_for(browser, "Ana", pace="days")

            coming = asyncio.gather(*(come(browser) for browser in new))
            await asyncio.sleep(pause)
            server.kill()
            await coming
            check_database(file)
        await server.start()
        for browser in browsers:
            if not (await meet(browser))["seek"]:
                await look_for(browser, "Ana", pace="days")
        for browser in browsers:
            await table_of(browser)
        server.stop()
    assert check_database(file) == 10


def check_database(file: Path) -> int:
    """Every table has just those people whose wishes led there; how many tables there are."""
    with sqlite3.connect(file) as connection:
        led = connection.execute("select table_id, person from seeks where table_id is not null").fetchall()
        held = connection.execute("select table_id, person from links where seat is not null").fetchall()
        tables = connection.execute("select id from tables").fetchall()
    assert sorted(led) == sorted(held)
    assert len({person for _, person in held}) == len(held)
    assert {table for table, _ in held} == {table for (table,) in tables}
    return len(tables)
