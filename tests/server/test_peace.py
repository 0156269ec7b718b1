"""Not to hear somebody, not to meet them, and that they are not told of it."""

from __future__ import annotations

import asyncio
import json
import zipfile
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from io import BytesIO
from typing import Any

import pytest

from malecon.kernel.game import Json
from tests.server.browser import Browser, Reply, Watcher
from tests.server.conftest import Club, open_club
from tests.server.test_known import chunked, enter, known
from tests.server.test_meeting import look_for, meet, table_of

pytestmark = pytest.mark.anyio


@pytest.fixture
async def clubs(postgres_url: str, pool: ProcessPoolExecutor) -> AsyncIterator[tuple[Club, Club]]:
    """Two processes of one club."""
    async with open_club(postgres_url, pool) as one, open_club(postgres_url, pool) as other:
        yield one, other


def at(club: Club, browser: Browser) -> Browser:
    """The same device, talking to another process."""
    again = club.browser()
    again.cookies = browser.cookies
    return again


async def shun(browser: Browser, kind: str, table: str, **whom: Any) -> Reply:
    """Not to want to hear (`mute`) or to meet (`block`) somebody any more."""
    return await browser.post("/api/peace", {"kind": kind, "table": table, **whom})


async def own(browser: Browser) -> Json:
    return (await browser.get("/api/peace")).ok


async def say(browser: Browser, table: str, text: str, seat: int | None = None, name: str = "Eve") -> int:
    said = {"text": text, **({"name": name} if seat is None else {"seat": seat})}
    return int((await browser.do(table, "chat", **said)).ok["number"])


def heard(table: Json) -> list[str]:
    """What was said, as it is told there; a line of which nothing is told is an empty word."""
    return [line.get("text", "") for line in table["log"] if line["kind"] == "chat"]


async def sat(club: Club, host: Browser, *others: Browser) -> str:
    """A table at which these sit, the host first."""
    table_id = await host.make("santiago", "Ana", *[""] * len(others))
    for number, other in enumerate(others):
        await other.post(f"/api/tables/{table_id}/sit", {"name": f"Bo{number}"})
    return table_id


async def test_what_somebody_says_is_told_to_all_but_those_who_do_not_hear_them(club: Club) -> None:
    ana, bo, cy = club.browser(), club.browser(), club.browser()
    table_id = await sat(club, ana, bo, cy)
    await say(bo, table_id, "before", 1)
    async with ana.watch(table_id) as ears, cy.watch(table_id) as others:
        await ears.next()
        await others.next()
        assert heard(ears.table) == ["before"]
        assert (await shun(ana, "mute", table_id, seat=1)).status == 204
        await whole(ears)
        assert heard(ears.table) == [""]  # of before, too
        await say(cy, table_id, "hello", 2)
        number = await say(bo, table_id, "louder", 1)
        await ears.until(number)
        await others.until(number)
        assert heard(ears.table) == ["", "hello", ""]
        assert heard(others.table) == ["before", "hello", "louder"]
        assert "louder" not in "".join(ears.raw)
    # Asked again, in any way, it is the same.
    found = await ana.get(f"/api/tables/{table_id}/log")
    assert heard(found.ok) == ["", "hello", ""]
    assert heard(await ana.look(table_id)) == ["", "hello", ""]
    hidden = next(line for line in found.ok["log"] if line["kind"] == "chat")
    assert set(hidden) == {"number", "at", "kind", "seat"}
    # And it is taken back as easily.
    async with ana.watch(table_id) as ears:
        await ears.next()
        assert (await shun(ana, "mute", table_id, seat=1, wanted=False)).status == 204
        await whole(ears)
        assert heard(ears.table) == ["before", "hello", "louder"]


async def test_who_comes_back_is_told_once_more_what_they_do_not_hear_any_more(club: Club) -> None:
    """A page that was away while another device decided it would show it still."""
    ana, bo = club.browser(), club.browser()
    table_id = await sat(club, ana, bo)
    await say(ana, table_id, "hello", 0)
    number = await say(bo, table_id, "before", 1)
    async with ana.watch(table_id, f"?since={number}") as ears:
        await ears.next()
        assert ears.table["log"] == []
    await shun(ana, "mute", table_id, seat=1)
    async with ana.watch(table_id, f"?since={number}") as ears:
        await ears.next()
        assert heard(ears.table) == ["hello", ""]


async def whole(watcher: Watcher) -> None:
    """Until the whole table is sent again."""
    while (await watcher.next())["type"] != "table":
        pass


async def test_a_film_is_silent_too(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    table_id = await sat(club, ana, bo)
    await say(bo, table_id, "hello", 1)
    await shun(ana, "mute", table_id, seat=1)
    lines = (await ana.get(f"/api/tables/{table_id}/film")).ok["lines"]
    assert heard({"log": lines}) == [""]


async def test_who_comes_too_late_is_not_told_of_it_either(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    table_id = await sat(club, ana, bo)
    await ana.do(table_id, "begin")
    table = await ana.look(table_id)
    asked = (ana, bo)[table["asked"][0]]
    deaf, other = (ana, bo) if asked is ana else (bo, ana)
    await shun(deaf, "mute", table_id, seat=1 - table["asked"][0])
    await say(other, table_id, "hello", 1 - table["asked"][0])
    table = await deaf.look(table_id)
    stale = {"seat": table["you"], "words": table["actions"][0]["words"], "length": 0, "number": 1}
    await deaf.answer(table_id)
    refused = (await deaf.do(table_id, "answer", **stale)).error
    assert refused["kind"] == "stale"
    assert heard(refused["table"]) == [""]


async def test_it_holds_at_every_table_and_on_every_device(club: Club) -> None:
    ana, bo, phone = club.browser(), club.browser(), club.browser()
    phrase = await known(ana)
    first = await sat(club, ana, bo)
    await enter(phone, phrase)
    await shun(ana, "mute", first, seat=1)
    second = await bo.make("santiago", "Bo", "")
    await say(bo, second, "here too", 0)
    assert heard(await phone.look(second)) == [""]
    listed = (await own(phone))["shunned"]
    assert [(one["kind"], one["name"]) for one in listed] == [("mute", "Bo0")]
    # Also looking on by another name: whose voice it is, only the house knows.
    await say(bo, first, "guess who", name="Stranger")
    assert heard(await ana.look(first)) == [""]
    assert (await phone.ask("DELETE", f"/api/peace/{listed[0]['id']}")).status == 204
    assert heard(await ana.look(first)) == ["guess who"]


async def test_who_only_looks_on_is_found_by_a_line(club: Club) -> None:
    ana, eve = club.browser(), club.browser()
    table_id = await ana.make("santiago", "Ana", "")
    number = await say(eve, table_id, "boo")
    assert (await shun(ana, "mute", table_id, line=number)).status == 204
    assert heard(await ana.look(table_id)) == [""]
    told = json.dumps(await own(ana))
    await known(eve, name="Evelyn")
    assert (await eve.get("/api/me")).ok["id"] not in told  # who that is otherwise stays unknown
    for wrong in ({"line": number - 1}, {"line": 99}, {"seat": 1}, {"seat": 0, "line": number}, {}):
        assert (await shun(ana, "mute", table_id, **wrong)).error["key"] == "peace-nobody"
    assert (await shun(ana, "mute", table_id, seat=0)).error["key"] == "peace-self"
    assert (await shun(ana, "mute", "nowhere", seat=0)).status == 404


async def test_a_guest_who_becomes_somebody_is_heard_no_more_than_before(club: Club) -> None:
    ana, bo, phone = club.browser(), club.browser(), club.browser()
    phrase = await known(bo, name="Bo")
    table_id = await sat(club, ana, phone)
    await say(phone, table_id, "hello", 1)
    await shun(ana, "mute", table_id, seat=1)
    async with ana.watch(table_id) as watcher:
        await watcher.next()
        await enter(phone, phrase)
        number = await say(phone, table_id, "it is me", 1)
        await watcher.until(number)
        assert set(heard(watcher.table)) == {""}
        assert [word for word in ("it is me", "hello") if word in "".join(watcher.raw)] == []
    elsewhere = await bo.make("santiago", "Bo", "")
    await say(bo, elsewhere, "and here", 0)
    assert heard(await ana.look(elsewhere)) == [""]


async def test_whom_the_host_blocks_cannot_sit_down_and_is_told_nothing(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    first = await sat(club, ana, bo)
    await ana.do(first, "begin")
    assert (await shun(ana, "block", first, seat=1)).status == 204
    assert (await bo.look(first))["you"] == 1  # where they sit already, they stay
    second = await ana.make("santiago", "Ana", "")
    refused = await bo.post(f"/api/tables/{second}/sit", {"name": "Bo"})
    assert (refused.status, refused.error["key"], refused.error["values"]) == (403, "table-kept", {})
    full = await ana.make("santiago", "Ana", "bot")
    assert (await bo.post(f"/api/tables/{full}/sit", {"name": "Bo"})).error["key"] == "table-full"
    assert (await club.browser().post(f"/api/tables/{second}/sit", {"name": "Cy"})).status == 200
    (line,) = (await own(ana))["shunned"]
    await ana.ask("DELETE", f"/api/peace/{line['id']}")
    third = await ana.make("santiago", "Ana", "")
    assert (await bo.post(f"/api/tables/{third}/sit", {"name": "Bo"})).status == 200


async def test_whom_the_host_blocks_loses_a_seat_where_nothing_has_begun(club: Club) -> None:
    """At that table at once, as by the host's *remove*; elsewhere before they come into the game."""
    ana, bo = club.browser(), club.browser()
    here, elsewhere = await sat(club, ana, bo), await sat(club, ana, bo)
    theirs = await sat(club, bo, ana)
    removed = await sat(club, ana, bo)
    await ana.do(removed, "open", seat=1)
    await shun(ana, "block", here, seat=1)
    assert (await bo.look(here))["you"] is None
    told = [shape((await bo.get(f"/api/tables/{table}")).json) for table in (here, removed)]
    assert told[0] == told[1]
    for other in (bo, club.browser()):  # who may not begin it ends nothing by trying
        assert (await other.do(elsewhere, "begin")).error
    assert (await bo.look(elsewhere))["you"] == 1
    assert (await ana.do(elsewhere, "begin")).error["key"] == "table-seats-open"
    assert (await bo.look(elsewhere))["you"] is None
    assert (await bo.do(theirs, "begin")).ok  # it is Bo's, and Ana may stay


async def test_who_has_blocked_somebody_is_asked_before_sitting_down_with_them(club: Club) -> None:
    ana, bo, cy = club.browser(), club.browser(), club.browser()
    first = await sat(club, ana, bo)
    await shun(ana, "block", first, seat=1)
    second = await cy.make("santiago", "Cy", "", "")
    await bo.post(f"/api/tables/{second}/sit", {"name": "Bo"})
    asked = await ana.post(f"/api/tables/{second}/sit", {"name": "Ana"})
    assert (asked.status, asked.error["key"]) == (409, "peace-sits-there")
    assert asked.error["values"] == {"name": "Bo0"}  # as Ana knows them, not who of the table it is
    assert (await ana.look(second))["you"] is None
    assert (await ana.post(f"/api/tables/{second}/sit", {"name": "Ana", "sure": True})).status == 200


async def test_who_goes_by_another_name_at_their_seat_is_met_and_heard_again_there(club: Club) -> None:
    """Everybody reads the log, so they know who has renamed; but not who spoke there before sitting down."""
    ana, bo = club.browser(), club.browser()
    table = await ana.make("santiago", "Ana", "")
    line = await say(bo, table, "hello")
    await bo.post(f"/api/tables/{table}/sit", {"name": "Bo"})
    await ana.do(table, "begin")
    await shun(ana, "mute", table, line=line)
    await shun(ana, "block", table, seat=1)
    await bo.do(table, "rename", seat=1, name="Bob")
    stands = (await ana.get(f"/api/whom?table={table}&seat=1")).ok
    assert (stands["name"], stands["blocked"], stands["muted"]) == ("Bob", True, False)
    assert (await shun(ana, "block", table, seat=1, wanted=False)).status == 204
    assert not (await ana.get(f"/api/whom?table={table}&seat=1")).ok["blocked"]
    assert [(one["kind"], one["name"]) for one in (await own(ana))["shunned"]] == [("mute", "Eve")]


async def test_whoever_sat_there_before_is_another(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    table = await sat(club, ana, bo)
    await shun(ana, "mute", table, seat=1)
    await bo.do(table, "open", seat=1)
    await bo.post(f"/api/tables/{table}/sit", {"name": "Cy"})
    assert not (await ana.get(f"/api/whom?table={table}&seat=1")).ok["muted"]


async def test_the_club_does_not_seat_them_together(club: Club) -> None:
    ana, bo, cy = club.browser(), club.browser(), club.browser()
    first = await sat(club, ana, bo)
    await shun(ana, "block", first, seat=1)
    await look_for(ana, "Ana")
    await look_for(bo, "Bo")
    club.wait(2)
    assert (await meet(ana))["table"] is None
    await look_for(cy, "Cy")
    assert await table_of(cy) in [(await meet(one))["table"] for one in (ana, bo)]


async def test_nothing_on_the_wire_tells_who_is_blocked(club: Club) -> None:
    """Two worlds: in one Ana has blocked and muted Bo, in the other not. But for the seat that Bo is
    not given, in words that name nobody, whatever Bo asks is told in the same words."""
    worlds = []
    for shunned in (False, True):
        ana, bo, cy = club.browser(), club.browser(), club.browser()
        await known(ana)
        await known(bo, name="Bo")
        table_id = await sat(club, cy, bo, ana)  # at a table of Ana's own Bo would lose the seat
        async with bo.watch(table_id) as watcher:
            await watcher.next()
            if shunned:
                await shun(ana, "block", table_id, seat=1)
                await shun(ana, "mute", table_id, seat=1)
            number = await say(bo, table_id, "hello", 1)
            await watcher.until(number)
            await watcher.nothing(0.2)
            shapes = [shape(json.loads(raw)) for raw in watcher.raw]
        anas = (await ana.get("/api/me")).ok["id"]
        asked = [
            f"/api/people/{anas}",
            f"/api/whom?person={anas}",
            f"/api/whom?table={table_id}&seat=2",
            f"/api/tables/{table_id}",
            f"/api/tables/{table_id}/log",
            "/api/peace",
            "/api/me",
            "/api/mine",
        ]
        replies = [shape((await bo.get(path)).json) for path in asked]
        profile = await parcel(bo)
        empty = await ana.make("santiago", "Ana", "")
        refused = (await bo.post(f"/api/tables/{empty}/sit", {"name": "Bo"})).json
        worlds.append((shapes, replies, shape(profile)))
        assert ("error" in refused) == shunned
        assert "Ana" not in json.dumps(refused.get("error", {}))
    assert worlds[0] == worlds[1]


def shape(told: Any) -> Any:
    """What was told, without what differs between any two tables: ids, hashes and times."""
    if isinstance(told, dict):
        return {name: shape(value) for name, value in told.items() if name not in ("id", "at", "hash")}
    if isinstance(told, list):
        return [shape(one) for one in told]
    if isinstance(told, float) or (isinstance(told, str) and len(told) > 15):
        return type(told).__name__
    return told


async def parcel(browser: Browser) -> Json:
    packed = await browser.get("/api/me/parcel")
    with zipfile.ZipFile(BytesIO(chunked(packed.body))) as found:
        return dict(json.loads(found.read("profile.json")))


async def test_leaving_and_the_parcel(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    await known(ana)
    table_id = await sat(club, ana, bo)
    await shun(ana, "mute", table_id, seat=1)
    profile = await parcel(ana)
    assert [(one["kind"], one["name"], "other" in one) for one in profile["shunned"]] == [
        ("mute", "Bo0", False)
    ]
    await say(ana, table_id, "looking on", name="Nobody")
    assert (await ana.post("/api/me/leave", {"sure": True})).status == 204
    said = (await bo.get(f"/api/tables/{table_id}/log?seat=-1")).ok
    assert "looking on" not in heard(said)  # also what was said beside one's seat


async def test_it_holds_at_every_process_at_once(clubs: tuple[Club, Club]) -> None:
    one, other = clubs
    ana, bo = one.browser(), other.browser()
    table_id = await sat(one, ana, bo)
    await say(bo, table_id, "before", 1)
    async with at(other, ana).watch(table_id) as watcher:
        await watcher.next()
        await shun(ana, "mute", table_id, seat=1)
        await whole(watcher)
        number = await say(at(one, bo), table_id, "after", 1)
        await watcher.until(number)
        assert heard(watcher.table) == ["", ""]
        assert "after" not in "".join(watcher.raw)
    await shun(ana, "block", table_id, seat=1)
    second = await ana.make("santiago", "Ana", "")
    refused = await asyncio.gather(
        *(at(club, bo).post(f"/api/tables/{second}/sit", {"name": "Bo"}) for club in clubs)
    )
    assert [reply.error["key"] for reply in refused] == ["table-kept"] * 2
