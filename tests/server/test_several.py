"""Several servers on one PostgreSQL: any of them serves any table, and none knows more than the others."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor

import asyncpg
import pytest

from malecon.kernel.game import Json
from malecon.server.tables.sessions import LEASE
from malecon.server.work import janitor
from malecon.store import Store
from malecon.table import salt_commitment
from tests.server.browser import Browser
from tests.server.conftest import Club, open_club
from tests.store.scene import new_table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def clubs(postgres_url: str, pool: ProcessPoolExecutor) -> AsyncIterator[tuple[Club, Club]]:
    async with open_club(postgres_url, pool) as one, open_club(postgres_url, pool) as other:
        yield one, other


def at(club: Club, browser: Browser) -> Browser:
    """The same device, talking to another server."""
    again = club.browser()
    again.cookies = browser.cookies
    return again


async def test_a_game_is_played_through_both(clubs: tuple[Club, Club]) -> None:
    one, other = clubs
    ana, bo = one.browser(), other.browser()
    table_id = await ana.make("santiago", "Ana", "", "bot")
    await bo.post(f"/api/tables/{table_id}/sit", {"name": "Bo"})
    await at(other, ana).do(table_id, "begin")
    async with (
        ana.watch(table_id) as first,
        at(one, bo).watch(table_id) as second,
        bo.watch(table_id) as third,
    ):
        watchers = (first, second, third)
        for watcher in watchers:
            await watcher.next()
        answers = 0
        while answers < 12:
            asked = first.table["asked"]
            if asked == [2] or first.table["status"] != "running":
                await first.next()
                continue
            answers += 1
            who = (ana, bo)[asked[0]]
            club = clubs[answers % 2]
            number = (await at(club, who).answer(table_id, choice=answers)).ok["number"]
            for watcher in watchers:
                await watcher.until(number)
        number = (await ana.look(table_id))["number"]
        for watcher in watchers:
            await watcher.until(number)
            numbers = [line["number"] for line in watcher.table["log"]]
            assert numbers == list(range(1, watcher.table["number"] + 1))


async def test_of_moves_that_race_one_is_done(clubs: tuple[Club, Club]) -> None:
    ana = clubs[0].browser()
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
    devices = [at(club, ana) for club in clubs]
    for _ in range(6):
        table = await ana.look(table_id)
        move = {"seat": table["you"], "words": table["actions"][0]["words"], "length": table["length"]}
        replies = await asyncio.gather(
            *(
                devices[turn % 2].do(table_id, "answer", **move, id=f"{table['length']}-{turn}")
                for turn in range(8)
            )
        )
        assert sorted(reply.status for reply in replies) == [200] + [409] * 7
        assert all(reply.error["kind"] == "stale" for reply in replies if reply.status == 409)


async def test_talk_from_both_at_once_is_all_there(clubs: tuple[Club, Club]) -> None:
    ana = clubs[0].browser()
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
    devices = [at(club, ana) for club in clubs]
    async with devices[1].watch(table_id) as watcher:
        await watcher.next()
        replies = await asyncio.gather(
            *(devices[turn % 2].do(table_id, "chat", seat=0, text=f"line {turn}") for turn in range(30))
        )
        await watcher.until(max(reply.ok["number"] for reply in replies))
        said = [line["text"] for line in watcher.table["log"] if line["kind"] == "chat"]
        assert sorted(said) == sorted(f"line {turn}" for turn in range(30))


async def test_what_one_has_confirmed_the_other_shows(clubs: tuple[Club, Club]) -> None:
    """Also while word of it is still on its way: here it never comes."""
    one, other = clubs
    ana = one.browser()
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
    elsewhere = at(other, ana)
    await elsewhere.look(table_id)
    other.store.listener.callbacks.clear()
    for turn in range(20):
        number = (await ana.answer(table_id, choice=turn)).ok["number"]
        assert (await elsewhere.look(table_id))["number"] == number
    async with elsewhere.watch(table_id) as watcher:
        await watcher.next()
        assert watcher.table["number"] == number
    new = (await ana.post(f"/api/tables/{table_id}/link", {"seat": 0, "alone": True})).ok
    phone = other.browser()
    await phone.get("/seat/" + new["link"].rpartition("/")[2])
    assert (await phone.look(table_id))["you"] == 0


async def test_whatever_is_asked_is_asked_of_the_table_as_it_is(clubs: tuple[Club, Club]) -> None:
    """What one process has confirmed, another goes by, even if no word of it ever comes."""
    one, other = clubs
    ana, bo = one.browser(), one.browser()
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
    elsewhere = at(other, ana)
    await elsewhere.look(table_id)
    other.store.listener.callbacks.clear()
    for turn in range(6):
        await ana.answer(table_id, choice=turn)
        now = await ana.look(table_id)
        seat, words = now["you"], now["actions"][0]["words"]
        asked = {"seat": seat, "words": words}
        shown = (await ana.post(f"/api/tables/{table_id}/preview", asked)).ok
        assert (await elsewhere.post(f"/api/tables/{table_id}/preview", asked)).ok == shown
    # A second seat that comes by a link is held everywhere.
    second = await ana.make("santiago", "Ana", "")
    link = (await bo.post(f"/api/tables/{second}/sit", {"name": "Bo"})).ok["link"]
    assert (await elsewhere.get(f"/api/tables/{second}")).ok["mine"]["seats"] == [0]
    await ana.get("/seat/" + link.rpartition("/")[2])
    assert (await elsewhere.get(f"/api/tables/{second}")).ok["mine"]["seats"] == [0, 1]


IN_PLAY = ("", "/at", "/log", "/film", "/fairness", "/why-not", "/preview", "/select", "/hint", "/picture")
AT_THE_END = ("", "/at?seat=1", "/log", "/film", "/fairness", "/record", "/ending", "/analysis", "/picture")
LISTS = ("/api/tables", "/api/mine", "/api/mine/running", "/api/mine/ended")


class TwoPlaces:
    """A device that acts at one process and reads at another, to which no word of anything ever comes."""

    def __init__(self, clubs: tuple[Club, Club]) -> None:
        self.here = clubs[0].browser()
        self.there = at(clubs[1], self.here)
        clubs[1].store.listener.callbacks.clear()
        self.id = ""

    async def begin(self, game: str, **options: int) -> None:
        more = {"listed": True, "hints": True, "options": options}
        self.id = await self.here.make(game, "Ana", "Bo", begin=True, **more)
        await self.there.look(self.id)

    async def both_read(self, path: str, table: Json) -> None:
        """There first: who is asked second may have learned of it from the first."""
        move = {"seat": table["you"], "length": table["length"], "sealed": table["sealed"]}
        words = [one["words"] for one in table["actions"]]
        asked: dict[str, Json] = {
            "/why-not": {"seat": table["you"], "words": "drive 1"},
            "/preview": {"seat": table["you"], "words": "".join(words[:1])},
            "/select": {**move, "words": words[:1]},
            "/hint": move,
        }
        place = path if path in LISTS else f"/api/tables/{self.id}{path}"
        found = [
            await (device.post(place, asked[path]) if path in asked else device.get(place))
            for device in (self.there, self.here)
        ]
        assert found[0].status == found[1].status, path
        assert found[0].body == found[1].body or path == "/analysis", path


async def test_every_way_to_read_tells_of_a_move_made_elsewhere(clubs: tuple[Club, Club]) -> None:
    ana = TwoPlaces(clubs)
    await ana.begin("santiago")
    for turn, way in enumerate((*IN_PLAY, *LISTS)):
        await ana.here.answer(ana.id, choice=turn)
        await ana.both_read(way, await ana.here.look(ana.id))


async def test_every_way_to_read_tells_of_an_end_elsewhere(clubs: tuple[Club, Club]) -> None:
    ana = TwoPlaces(clubs)
    for way in (*AT_THE_END, *LISTS):
        await ana.begin("havana", round_limit=1)
        while (table := await ana.here.look(ana.id))["status"] == "running":
            await ana.here.answer(ana.id)
        await ana.both_read(way, table)


async def test_a_host_is_no_faster_than_the_word_of_a_beginning(clubs: tuple[Club, Club]) -> None:
    """A game that others play counts: it is not deleted by a process that has not heard of it."""
    one, other = clubs
    ana, bo = one.browser(), one.browser()
    table_id = await ana.make("santiago", "Ana", "")
    await at(other, ana).look(table_id)
    other.store.listener.callbacks.clear()
    await bo.post(f"/api/tables/{table_id}/sit", {"name": "Bo"})
    taken = await at(other, bo).post(f"/api/tables/{table_id}/link", {"seat": 1, "alone": True})
    assert taken.ok["link"]  # who sat down there owns the seat here
    await ana.do(table_id, "begin")
    refused = await at(other, ana).ask("DELETE", f"/api/tables/{table_id}")
    assert (refused.status, refused.error["key"]) == (403, "table-counts")
    assert (await ana.look(table_id))["status"] == "running"


async def test_a_seat_that_changes_hands_does_so_everywhere(clubs: tuple[Club, Club]) -> None:
    one, other = clubs
    ana, bo, phone = one.browser(), one.browser(), other.browser()
    table_id = await ana.make("havana", "Ana", "", "Cy")
    link = (await bo.post(f"/api/tables/{table_id}/sit", {"name": "Bo"})).ok["link"]
    await ana.do(table_id, "begin")
    assert (await phone.look(table_id))["you"] is None
    await at(one, phone).get("/seat/" + link.rpartition("/")[2])
    phone.cookies = {}
    found = at(one, phone)
    await found.get("/seat/" + link.rpartition("/")[2])
    phone.cookies = found.cookies
    async with phone.watch(table_id) as watcher:
        await watcher.next()
        assert watcher.table["you"] == 1
        asked = (await ana.do(table_id, "propose", seat=0, what="open", about=1)).ok["number"]
        number = (await bo.do(table_id, "agree", seat=1, proposal=asked)).ok["number"]
        await watcher.until(number)
        assert watcher.table["you"] is None
        assert (await phone.do(table_id, "leave", seat=1)).error["key"] == "server-not-your-seat"
        new = (await ana.post(f"/api/tables/{table_id}/link", {"seat": 0, "alone": True})).ok
        assert new["link"]
        await ana.ask("DELETE", f"/api/tables/{table_id}")
        while (await watcher.next())["type"] != "gone":
            pass


async def test_salts_are_committed_to_and_opened_at_any_process(clubs: tuple[Club, Club]) -> None:
    one, other = clubs
    ana, bo = one.browser(), other.browser()
    table_id = await ana.make("santiago", "Ana", "")
    await bo.post(f"/api/tables/{table_id}/sit", {"name": "Bo", "seat": 1})
    said = (await bo.look(table_id))["fairness"]
    for seat, browser in enumerate((ana, bo)):
        hashed = salt_commitment(said["commitment"], 1, seat, f"salt-{seat}")
        assert (await browser.do(table_id, "commit", seat=seat, commitment=hashed)).ok
    assert (await ana.do(table_id, "begin")).ok
    assert (await bo.do(table_id, "reveal", seat=1, salt="salt-1")).ok
    assert (await ana.do(table_id, "reveal", seat=0, salt="salt-0")).ok
    fair = (await ana.look(table_id))["fairness"]
    assert (fair["stage"], fair["salts"]) == ("drawing", ["salt-0", "salt-1"])


async def test_what_a_dead_process_thought_about_is_thought_about_anew(
    clubs: tuple[Club, Club], postgres_url: str
) -> None:
    """A process claims a bot's turn and dies: it is taken up when the claim has run out."""
    one, _ = clubs
    dead = await Store.open(postgres_url)
    table = new_table("santiago", "bot", "Ana", "bot")
    table.begin("host", 1001.0)
    asks_bot = table.asked != [1]
    if not asks_bot:
        table.seats[1] = table.seats[0]
        table.changed()
    await dead.add(table, claimed=one.config.clock() + LEASE)
    await dead.close()
    eve = one.browser()
    before = (await eve.look(table.id))["number"]
    assert await one.store.waiting_for_bots(one.config.clock()) == []  # as long as the claim lasts
    assert (await eve.look(table.id))["number"] == before
    for club in clubs:
        club.wait(LEASE + 1)
    async with eve.watch(table.id) as watcher:
        await watcher.until(before + 1)


async def test_who_listens_again_has_missed_nothing(clubs: tuple[Club, Club], postgres_url: str) -> None:
    one, other = clubs
    ana = one.browser()
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
    async with at(other, ana).watch(table_id) as watcher:
        await watcher.next()
        connection = await asyncpg.connect(postgres_url)
        ended = await connection.fetch(
            "select pg_terminate_backend(pid) from pg_stat_activity"
            " where datname = current_database() and application_name = 'malecon news'"
        )
        assert len(ended) == 2
        number = (await ana.answer(table_id)).ok["number"]
        await connection.close()
        await watcher.until(number)
        number = (await ana.answer(table_id)).ok["number"]
        await watcher.until(number)


async def test_who_dies_before_telling_leaves_nobody_in_the_dark(
    postgres_url: str, pool: ProcessPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A change is saved first and told of afterwards: a process that dies in between tells nobody. The others
    look for themselves, so whoever looks on sees it."""
    monkeypatch.setattr(janitor, "MISSED", 0.2)
    dying = await Store.open(postgres_url)

    async def never(table: str, version: int) -> None:
        pass

    monkeypatch.setattr(dying.listener, "tell", never)
    async with open_club(postgres_url, pool) as club:
        ana = club.browser()
        table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
        async with ana.watch(table_id) as watcher:
            await watcher.next()
            table = await dying.load(table_id)
            number = table.chat(0, "", "the last that I say", club.config.clock()).number
            await dying.save(table)
            await watcher.until(number)
        deleted = await ana.make("santiago", "Ana", "Bo", begin=True)
        async with ana.watch(deleted) as watcher:
            await watcher.next()
            await dying.delete(deleted)
            while (await watcher.next())["type"] != "gone":
                pass
    await dying.close()


async def test_a_database_that_goes_away_and_comes_back(
    postgres_url: str, postgres: str, pool: ProcessPoolExecutor
) -> None:
    """What was confirmed is there; what was not can be sent again and is done once."""
    name = postgres_url.partition("@/")[2].partition("?")[0]
    async with open_club(postgres_url, pool) as club:
        ana = club.browser()
        table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
        table = await ana.look(table_id)
        move = {"seat": table["you"], "words": table["actions"][0]["words"], "length": table["length"]}
        async with ana.watch(table_id) as watcher:
            await watcher.next()
            master = await asyncpg.connect(f"postgresql://postgres@/template1?host={postgres}")
            await master.execute(f"alter database {name} allow_connections false")
            await master.execute(
                f"select pg_terminate_backend(pid) from pg_stat_activity where datname = '{name}'"
            )
            away = await ana.do(table_id, "answer", **move, id="again")
            assert (away.status, away.error["kind"]) == (503, "away")
            assert away.error["values"] == {}  # what exactly ails it is not for players
            assert away.headers["retry-after"]
            assert (await ana.get("/healthz")).status == 503
            await master.execute(f"alter database {name} allow_connections true")
            await master.close()
            done = await ana.do(table_id, "answer", **move, id="again")
            assert done.ok["repeated"] is False
            await watcher.until(done.ok["number"])
            assert (await ana.get("/healthz")).status == 200
