"""Friends: asked at the table, found again, invited; and nobody learns more than they may."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select

from malecon.kernel.game import Json
from malecon.server.http.limits import EARS
from malecon.server.people.friends import LATELY, OFTEN
from malecon.server.people.moves import SETTLED
from malecon.server.tables.devices import device_of, new_token, public_id
from malecon.store import club_schema as schema
from malecon.store.friends import MOST_OPEN, QUIET
from malecon.store.invitations import MOST_BY_ONE
from tests.server.browser import Browser
from tests.server.conftest import Club, open_club
from tests.server.push import PushService
from tests.server.test_known import chunked, everything, known, sweep
from tests.server.test_notices import settled

pytestmark = pytest.mark.anyio

LOOPBACK = ("127.0.0.1",)


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with PushService().serving() as serving:
        yield serving


async def play_together(ana: Browser, bo: Browser, *names: str, **more: Any) -> str:
    """A table where both have sat down and the game has begun; by other names than Ana and Bo, if wanted."""
    one, other = names or ("Ana", "Bo")
    table = await ana.make("havana", one, "", **more)
    (await bo.post(f"/api/tables/{table}/sit", {"name": other})).ok  # noqa: B018
    (await ana.do(table, "begin")).ok  # noqa: B018
    return table


async def friends(browser: Browser) -> Json:
    return (await browser.get("/api/friends")).ok


async def befriend(ana: Browser, bo: Browser, table: str) -> None:
    """Ana, who sits first, asks, and Bo says yes."""
    (await ana.post("/api/friends", {"table": table, "seat": 1})).ok  # noqa: B018
    (asking,) = (await friends(bo))["asking"]
    (await bo.post("/api/friends", {"id": asking["id"]})).ok  # noqa: B018


async def block(club: Club, one: Browser, other: Browser) -> None:
    row = {"person": person(one), "other": person(other), "kind": "block", "name": "", "made": 1.0}
    await club.store.database.write(lambda c: c.execute(insert(schema.shunned), row))


def person(browser: Browser) -> str:
    return device_of(browser.cookies["malecon"])


async def noticed(club: Club, browser: Browser) -> list[tuple[str, str]]:
    """What somebody was to be told of."""
    wanted = select(schema.notices).where(schema.notices.c.person == person(browser))
    wanted = wanted.where(schema.notices.c.kind != "turn")
    rows = await club.store.database.read(lambda c: c.execute(wanted).all())
    return [(row.kind, row.about) for row in rows]


async def listens(browser: Browser) -> None:
    """Somebody wishes to be told of something."""
    await browser.post("/api/notices", {"news": True})


async def invite(browser: Browser, table: str, *whom: Json) -> Json:
    return (await browser.post(f"/api/tables/{table}/invitations", {"whom": list(whom)})).ok


async def inbox(browser: Browser) -> list[tuple[str, str]]:
    """From whom, and to which tables one is invited; both lists of the own games agree."""
    found = [(await browser.get(path)).ok["invitations"] for path in ("/api/mine", "/api/mine/running")]
    assert found[0] == found[1]
    return [(one["name"], one["table"]["id"]) for one in found[0]]


async def test_one_asks_and_the_other_says_yes(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    table = await play_together(ana, bo, title="Friday")
    assert (await ana.get(f"/api/tables/{table}/players/1")).ok == {"standing": "none"}
    (met,) = (await friends(ana))["met"]
    assert (met["name"], met["table"], met["seat"], met["standing"]) == ("Bo", table, 1, "none")
    for _ in range(2):  # twice is once
        asked = (await ana.post("/api/friends", {"table": table, "seat": 1})).ok
        assert ([one["name"] for one in asked["asked"]], asked["friends"]) == (["Bo"], [])
    assert (await ana.get(f"/api/tables/{table}/players/1")).ok == {"standing": "asked"}
    found = await friends(bo)
    assert ([one["name"] for one in found["asking"]], found["friends"]) == (["Ana"], [])
    assert (await bo.get("/api/mine")).ok["asking"] == 1
    assert (await bo.get(f"/api/tables/{table}/players/0")).ok == {"standing": "asking"}
    found = (await bo.post("/api/friends", {"id": found["asking"][0]["id"]})).ok
    assert ([one["name"] for one in found["friends"]], found["asking"], found["met"]) == (["Ana"], [], [])
    (friend,) = (await friends(ana))["friends"]
    assert (friend["name"], friend["face"], friend["person"], friend["presence"]) == ("Bo", "", None, None)
    assert (await bo.get("/api/mine")).ok["asking"] == 0


async def test_both_ask_at_once(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    table = await play_together(ana, bo)
    asks = [ana.post("/api/friends", {"table": table, "seat": 1}) for _ in range(3)]
    asks += [bo.post("/api/friends", {"table": table, "seat": 0}) for _ in range(3)]
    assert {reply.status for reply in await asyncio.gather(*asks)} == {200}
    for browser in (ana, bo):
        found = await friends(browser)
        assert (len(found["friends"]), found["asking"], found["asked"]) == (1, [], [])


async def test_a_no_looks_like_silence(club: Club) -> None:
    """Whoever asked sees the same, whether the other has not looked, does not want to, has ended it later, or
    has blocked them; and asking again brings nothing before the other's eyes."""
    ana = club.browser()
    seen: list[Any] = []
    for way in ("silence", "no", "ended", "blocked", "blocked later"):
        bo = club.browser()
        table = await play_together(ana, bo)
        if way == "blocked":
            await block(club, bo, ana)
        asked = await ana.post("/api/friends", {"table": table, "seat": 1})
        if way in ("ended", "blocked later"):
            (tie,) = (await friends(bo))["asking"]
            await bo.post("/api/friends", {"id": tie["id"]})
        if way == "blocked later":
            await block(club, bo, ana)
        if way in ("no", "ended"):
            (tie,) = (await friends(bo))["friends" if way == "ended" else "asking"]
            assert (await bo.ask("DELETE", f"/api/friends/{tie['id']}")).ok["asking"] == []
        again = await ana.post("/api/friends", {"table": table, "seat": 1})
        standing = (await ana.get(f"/api/tables/{table}/players/1")).ok
        now = await friends(ana)
        seen.append((asked.status, again.status, standing, len(now["friends"]), now["asked"][0]["name"]))
        if way != "silence":
            assert (await friends(bo))["asking"] == []
            assert (await bo.get("/api/mine")).ok["asking"] == 0
    assert seen == [(200, 200, {"standing": "asked"}, 0, "Bo")] * 5
    assert len((await friends(ana))["asked"]) == 5


async def test_what_was_asked_can_be_taken_back(small_club: Club) -> None:
    ana, bo = small_club.browser(), small_club.browser()
    table = await play_together(ana, bo)
    await ana.post("/api/friends", {"table": table, "seat": 1})
    (tie,) = (await friends(ana))["asked"]
    found = (await ana.ask("DELETE", f"/api/friends/{tie['id']}")).ok
    assert (found["asked"], found["met"][0]["standing"]) == ([], "none")
    assert (await friends(bo))["asking"] == []
    # And whoever has said no may still ask themselves.
    await ana.post("/api/friends", {"table": table, "seat": 1})
    (tie,) = (await friends(bo))["asking"]
    await bo.ask("DELETE", f"/api/friends/{tie['id']}")
    assert len((await bo.post("/api/friends", {"table": table, "seat": 0})).ok["friends"]) == 1


async def test_nobody_is_asked_who_was_not_there(small_club: Club) -> None:
    ana, bo, eve = small_club.browser(), small_club.browser(), small_club.browser()
    table = await play_together(ana, bo)
    await ana.post("/api/friends", {"table": table, "seat": 1})
    ties = [(await friends(ana))["asked"][0]["id"], (await friends(bo))["asking"][0]["id"]]
    public = public_id(person(bo))
    wishes: list[Json] = [{"table": table, "seat": 1}, {"id": public}, {"id": person(bo)}, {}]
    for wish in [*wishes, *({"id": tie} for tie in ties)]:
        await eve.get("/api/mine")
        refused = await eve.post("/api/friends", wish)
        assert (refused.status, refused.error["key"]) == (404, "friends-nobody"), wish
    own: list[Json] = [{"table": table, "seat": 0}, {"table": table, "seat": 7}, {"table": "none", "seat": 1}]
    for wish in own:  # oneself, a seat that is none, a table that is none
        assert (await ana.post("/api/friends", wish)).error["key"] == "friends-nobody"
    assert (await eve.get(f"/api/tables/{table}/players/1")).ok == {"standing": None}
    assert (await ana.get(f"/api/tables/{table}/players/x")).status == 404
    assert (await ana.post("/api/friends", {"id": "a b"})).status == 400


async def test_bots_are_nobodys_friends(small_club: Club) -> None:
    ana = small_club.browser()
    table = await ana.make("havana", "Ana", "bot", begin=True)
    assert (await friends(ana))["met"] == []
    assert (await ana.post("/api/friends", {"table": table, "seat": 1})).status == 404


async def test_nobody_is_unmasked(club: Club) -> None:
    """Who plays under another name stays that one until they say yes themselves."""
    ana, bo = club.browser(), club.browser()
    await known(bo, name="Bo", face="crab")
    public = (await bo.get("/api/me")).ok["id"]
    table = await play_together(ana, bo, "Ana", "The masked one")
    await ana.post("/api/friends", {"table": table, "seat": 1})
    invited = await ana.make("havana", "Ana", "")
    await invite(ana, invited, {"table": table, "seat": 1})
    for path in ("/api/friends", f"/api/tables/{invited}/invitations", f"/api/tables/{table}/players/1"):
        told = (await ana.get(path)).body.decode()
        assert not any(secret in told for secret in (public, '"Bo"', "crab")), path
    (tie,) = (await friends(bo))["asking"]
    await bo.post("/api/friends", {"id": tie["id"]})
    (friend,) = (await friends(ana))["friends"]
    assert (friend["name"], friend["face"], friend["person"]) == ("Bo", "crab", public)


async def introduce(club: Club, *names: str) -> list[tuple[Browser, str]]:
    """People who are known, and by what others know them."""
    found = []
    for name in names:
        browser = club.browser()
        await known(browser, name=name, face="crab")
        found.append((browser, (await browser.get("/api/me")).ok["id"]))
    return found


async def standing(browser: Browser, public: str) -> str | None:
    found: str | None = (await browser.get(f"/api/people/{public}")).ok["standing"]
    return found


async def test_whoever_is_known_is_asked_by_their_name(club: Club) -> None:
    (ana, about_ana), (bo, about_bo) = await introduce(club, "Ana", "Bo")
    assert [await standing(ana, one) for one in (about_ana, about_bo)] == [None, "none"]
    for _ in range(2):  # twice is once
        (asked,) = (await ana.post("/api/friends", {"person": about_bo})).ok["asked"]
    assert (asked["name"], asked["face"], asked["person"]) == ("Bo", "crab", about_bo)
    assert [await standing(ana, about_bo), await standing(bo, about_ana)] == ["asked", "asking"]
    (asking,) = (await friends(bo))["asking"]
    assert (asking["name"], asking["face"], asking["person"]) == ("Ana", "crab", about_ana)
    assert asking["id"] != asked["id"]
    # Bo lets it be, thinks better of it, and Ana hears of a yes alone.
    assert (await bo.ask("DELETE", f"/api/friends/{asking['id']}")).ok["asking"] == []
    assert [await standing(ana, about_bo), await standing(bo, about_ana)] == ["asked", "none"]
    assert len((await bo.post("/api/friends", {"person": about_ana})).ok["friends"]) == 1
    assert [await standing(ana, about_bo), await standing(bo, about_ana)] == ["friend", "friend"]
    # It is ended, and neither way leads to another ask.
    (friend,) = (await friends(bo))["friends"]
    await bo.ask("DELETE", f"/api/friends/{friend['id']}")
    table = await play_together(ana, bo)
    await ana.post("/api/friends", {"table": table, "seat": 1})
    assert ((await friends(bo))["asking"], await standing(ana, about_bo)) == ([], "asked")


async def test_guests_ask_nobody_by_name_and_nobody_asks_them(small_club: Club) -> None:
    ((bo, about_bo),) = await introduce(small_club, "Bo")
    guest = small_club.browser()
    table = await play_together(guest, bo)
    found = (await guest.get(f"/api/people/{about_bo}")).ok
    assert (found["guest"], found["standing"]) == (True, "none")
    refused = await guest.post("/api/friends", {"person": about_bo})
    assert (refused.status, refused.error["key"]) == (403, "friends-be-known-first")
    for nobody in (public_id(person(guest)), about_bo, "0" * 16):  # a guest, oneself, and nobody at all
        refused = await bo.post("/api/friends", {"person": nobody})
        assert (refused.status, refused.error["key"]) == (404, "friends-nobody")
    await befriend(guest, bo, table)
    found = (await guest.get(f"/api/people/{about_bo}")).ok
    assert (found["guest"], found["standing"]) == (True, "friend")


async def test_who_is_blocked_is_not_found_by_name_and_sees_no_difference(small_club: Club) -> None:
    (ana, about_ana), (bo, about_bo) = await introduce(small_club, "Ana", "Bo")
    assert (await ana.post("/api/peace", {"person": about_bo, "kind": "block"})).status == 204
    assert [await standing(ana, about_bo), await standing(bo, about_ana)] == [None, "none"]
    refused = await ana.post("/api/friends", {"person": about_bo})
    assert (refused.status, refused.error["key"]) == (403, "friends-blocked")
    await bo.post("/api/friends", {"person": about_ana})
    assert (await standing(bo, about_ana), (await friends(ana))["asking"]) == ("asked", [])


async def test_asking_by_name_says_nothing_of_who_sat_there(club: Club) -> None:
    """Nor the other way round: of one who was met as two, two asks are made, answered and taken back."""
    (ana, about_ana), (bo, about_bo) = await introduce(club, "Ana", "Bo")
    table = await play_together(ana, bo, "Nick", "The masked one")
    at_table = f"/api/tables/{table}/players/1"
    await ana.post("/api/friends", {"table": table, "seat": 1})
    assert await standing(ana, about_bo) == "none"
    asked = (await ana.post("/api/friends", {"person": about_bo})).ok["asked"]
    assert {one["name"]: one["person"] for one in asked} == {"Bo": about_bo, "The masked one": None}
    assert len({one["id"] for one in asked}) == 2
    asking = {one["name"]: one for one in (await friends(bo))["asking"]}
    assert {name: one["person"] for name, one in asking.items()} == {"Ana": about_ana, "Nick": None}
    # One no is one.
    left = (await bo.ask("DELETE", f"/api/friends/{asking['Nick']['id']}")).ok["asking"]
    assert [one["name"] for one in left] == ["Ana"]
    # What was asked one way is taken back that way.
    (by_name,) = [one["id"] for one in asked if one["name"] == "Bo"]
    left = (await ana.ask("DELETE", f"/api/friends/{by_name}")).ok["asked"]
    assert [one["name"] for one in left] == ["The masked one"]
    assert (await standing(ana, about_bo), (await ana.get(at_table)).ok) == ("none", {"standing": "asked"})
    await ana.post("/api/friends", {"person": about_bo})
    (friend,) = (await bo.post("/api/friends", {"person": about_ana})).ok["friends"]
    assert ((await ana.get(at_table)).ok, len((await friends(ana))["friends"])) == ({"standing": "friend"}, 1)
    await ana.ask("DELETE", f"/api/friends/{(await friends(ana))['friends'][0]['id']}")
    assert ((await friends(ana))["friends"], (await friends(ana))["asked"]) == ([], [])
    assert [one["name"] for one in (await friends(bo))["asked"]] == [friend["name"]] == ["Ana"]


async def test_a_stranger_is_not_invited_for_having_been_asked(small_club: Club) -> None:
    (ana, _), (_, about_bo) = await introduce(small_club, "Ana", "Bo")
    (asked,) = (await ana.post("/api/friends", {"person": about_bo})).ok["asked"]
    table = await ana.make("havana", "Ana", "")
    refused = await ana.post(f"/api/tables/{table}/invitations", {"whom": [{"id": asked["id"]}]})
    assert (refused.status, refused.error["key"]) == (404, "friends-nobody")


async def test_ids_of_persons_stay_secret(small_club: Club) -> None:
    ana, bo = small_club.browser(), small_club.browser()
    table = await play_together(ana, bo)
    await befriend(ana, bo, table)
    gathering = await ana.make("havana", "Ana", "")
    await invite(ana, gathering, {"table": table, "seat": 1})
    told = ""
    for browser in (ana, bo):
        for path in ("/api/friends", "/api/mine", "/api/mine/running"):
            told += (await browser.get(path)).body.decode()
    told += (await ana.get(f"/api/tables/{gathering}/invitations")).body.decode()
    assert "Bo" in told
    for browser in (ana, bo):
        assert person(browser) not in told
        assert public_id(person(browser)) not in told


async def test_not_too_many_are_asked(small_club: Club) -> None:
    ana = small_club.browser()
    for number in range(MOST_OPEN + 1):
        bo = small_club.browser()
        table = await play_together(ana, bo)
        reply = await ana.post("/api/friends", {"table": table, "seat": 1})
        assert reply.status == (200 if number < MOST_OPEN else 403)
    assert reply.error["key"] == "friends-many-open"
    # Whoever asks them may be told yes all the same.
    await bo.post("/api/friends", {"table": table, "seat": 0})
    assert len((await ana.post("/api/friends", {"table": table, "seat": 1})).ok["friends"]) == 1


async def test_whoever_is_blocked_is_not_met(small_club: Club) -> None:
    ana, bo = small_club.browser(), small_club.browser()
    table = await play_together(ana, bo)
    await block(small_club, ana, bo)
    assert (await friends(ana))["met"] == []
    assert (await ana.post("/api/friends", {"table": table, "seat": 1})).error["key"] == "friends-blocked"
    assert len((await friends(bo))["met"]) == 1  # who was blocked sees no difference


# --- who is asked is told ---


async def test_whoever_is_asked_is_told_once(
    tmp_path: Path, pool: ProcessPoolExecutor, service: PushService
) -> None:
    """By who asks and nothing else; and not again within a day, however often it is taken back."""
    async with open_club(str(tmp_path / "club.db"), pool, push_hosts=LOOPBACK) as club:
        ana, bo = club.browser(), club.browser()
        ear = service.ear()
        table = await play_together(ana, bo, "The masked one", "Bo")
        await ear.subscribe(bo)
        met: Json = {"table": table, "seat": 1}
        for _ in range(3):
            (asked,) = (await ana.post("/api/friends", met)).ok["asked"]
            told = (await ear.next()).told
            await ana.ask("DELETE", f"/api/friends/{asked['id']}")
        await ana.post("/api/friends", met)
        (asking,) = (await friends(bo))["asking"]
        title = "The masked one asks to be friends"
        assert told == {"title": title, "body": "", "url": f"/friends?ask={asking['id']}", "tag": told["tag"]}
        assert told["tag"] == f"asked-{asking['id']}"
        await settled(club)
        assert len(ear.heard) == 1
        club.wait(QUIET + 1)
        await ana.ask("DELETE", f"/api/friends/{asked['id']}")
        await ana.post("/api/friends", met)
        await ear.next(2)
        # A yes is told to nobody by a notice.
        await bo.post("/api/friends", {"id": asking["id"]})
        await settled(club)
        assert len(ear.heard) == 2


async def test_who_is_asked_by_somebody_they_avoid_is_not_told(small_club: Club) -> None:
    ana, bo = small_club.browser(), small_club.browser()
    await listens(bo)
    for kind in ("mute", "block"):
        table = await play_together(ana, bo)
        shun = {"kind": kind, "table": table, "seat": 0}
        assert (await bo.post("/api/peace", shun)).status == 204
        await ana.post("/api/friends", {"table": table, "seat": 1})
        assert await noticed(small_club, bo) == []
        await bo.post("/api/peace", {**shun, "wanted": False})
        await ana.ask("DELETE", f"/api/friends/{(await friends(ana))['asked'][0]['id']}")
    await ana.post("/api/friends", {"table": table, "seat": 1})
    (asking,) = (await friends(bo))["asking"]
    assert await noticed(small_club, bo) == [("asked", asking["id"])]
    kept = select(schema.notices.c.data).where(schema.notices.c.kind == "asked")
    assert await small_club.store.database.read(lambda c: c.execute(kept).scalars().all()) == ["{}"]


async def test_an_ask_that_waits_is_told_as_it_is_by_then(
    tmp_path: Path, pool: ProcessPoolExecutor, service: PushService
) -> None:
    """In quiet hours: what was taken back, answered or let be meanwhile is not told; what still lies there
    is, whatever was done in between."""
    async with open_club(str(tmp_path / "club.db"), pool, push_hosts=LOOPBACK) as club:
        bo, ear = club.browser(), service.ear()
        names = ("Taken back", "Answered", "Let be", "Still there")
        others = {name: club.browser() for name in names}
        tables = {name: await play_together(one, bo, name, "Bo") for name, one in others.items()}
        await ear.subscribe(bo)
        quiet = {"on": True, "begin": 0, "end": 24 * 60 - 1}
        await bo.post("/api/notices", {"quiet": quiet, "turns": False, "zone": "UTC"})
        for name, one in others.items():
            (asked,) = (await one.post("/api/friends", {"table": tables[name], "seat": 1})).ok["asked"]
            if name in ("Taken back", "Still there"):
                await one.ask("DELETE", f"/api/friends/{asked['id']}")
            if name == "Still there":
                await one.post("/api/friends", {"table": tables[name], "seat": 1})
        asking = {one["name"]: one["id"] for one in (await friends(bo))["asking"]}
        await bo.post("/api/friends", {"id": asking["Answered"]})
        await bo.ask("DELETE", f"/api/friends/{asking['Let be']}")
        await bo.post("/api/notices", {"quiet": {"on": False}})
        club.wait(24 * 3600)
        assert (await ear.next()).told["title"] == "Still there asks to be friends"
        await settled(club)
        assert len(ear.heard) == 1


async def test_who_wants_no_news_is_not_told_of_asks(
    tmp_path: Path, pool: ProcessPoolExecutor, service: PushService
) -> None:
    async with open_club(str(tmp_path / "club.db"), pool, push_hosts=LOOPBACK) as club:
        ana, bo = club.browser(), club.browser()
        ear = service.ear()
        table = await play_together(ana, bo)
        await ear.subscribe(bo)
        await bo.post("/api/notices", {"news": False})
        await ana.post("/api/friends", {"table": table, "seat": 1})
        await settled(club)
        assert ear.heard == []


# --- who is here ---


async def test_friends_see_who_is_here_if_they_may(club: Club) -> None:
    ana, bo, eve = club.browser(), club.browser(), club.browser()
    table = await play_together(ana, bo)
    await befriend(ana, bo, table)
    await play_together(ana, eve)  # met, and no friend

    async def seen() -> str | None:
        (friend,) = (await friends(ana))["friends"]
        found: str | None = friend["presence"]
        return found

    assert await seen() is None
    assert not (await friends(bo))["shown"]
    await bo.post("/api/friends/presence", {"shown": True})
    assert await seen() == "here"
    assert "presence" not in (await friends(eve))["met"][0]
    club.wait(LATELY + 1)
    assert await seen() is None
    async with bo.watch(table) as watcher:
        await watcher.next()
        await watcher.say(type="ping", re=1, seen=False)  # the page lies in the background
        await watcher.reply()
        assert await seen() is None
        await watcher.say(type="ping", re=2, seen=True)
        await watcher.reply()
        assert await seen() == "playing"
    club.wait(LATELY + 1)
    await friends(bo)
    assert await seen() == "here"
    await bo.post("/api/friends/presence", {"shown": False})
    club.wait(OFTEN + 1)
    await friends(bo)
    assert await seen() is None
    kept = select(schema.presences.c.seen, schema.presences.c.played)
    rows = await club.store.database.read(lambda c: c.execute(kept).all())
    assert rows == []  # what nobody sees is not kept either


async def test_presences_of_made_up_browsers_are_counted(tmp_path: Path, pool: ProcessPoolExecutor) -> None:
    """Each is kept as long as it is wished for."""
    async with open_club(str(tmp_path / "club.db"), pool, rate=1.0) as club:
        browsers = [club.browser() for _ in range(round(EARS.burst) + 2)]
        for browser in browsers:
            browser.cookies["malecon"] = new_token()
        told = [await browser.post("/api/friends/presence", {"shown": True}) for browser in browsers]
        assert [reply.status for reply in told] == [204] * round(EARS.burst) + [429] * 2
        for browser in browsers:
            assert (await browser.post("/api/friends/presence", {"shown": False})).status == 204
        kept = select(schema.presences)
        assert await club.store.database.read(lambda c: c.execute(kept).all()) == []


# --- invitations ---


async def test_a_friend_is_invited_and_sits_down(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    table = await play_together(ana, bo)
    await befriend(ana, bo, table)
    await listens(bo)
    gathering = await ana.make("santiago", "Ana", "", "", title="Sunday")
    company = (await ana.get(f"/api/tables/{gathering}/invitations")).ok
    assert ([one["invited"] for one in company["friends"]], company["met"]) == ([None], [])
    friend = company["friends"][0]["id"]
    for _ in range(2):  # twice is once
        company = await invite(ana, gathering, {"id": friend})
        assert company["friends"][0]["invited"] == "open"
    assert await noticed(club, bo) == [("invited", gathering)]
    assert await inbox(bo) == [("Ana", gathering)]
    assert (await bo.post(f"/api/tables/{gathering}/sit", {"name": "Bo"})).status == 200
    assert await inbox(bo) == []


async def test_an_invitation_is_declined_once(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    table = await play_together(ana, bo)
    await listens(bo)
    gathering = await ana.make("santiago", "Ana", "")
    met = {"table": table, "seat": 1}
    assert (await invite(ana, gathering, met))["met"][0]["invited"] == "open"
    assert (await bo.post(f"/api/tables/{gathering}/invitations/decline", None)).status == 204
    assert await inbox(bo) == []
    assert (await invite(ana, gathering, met))["met"][0]["invited"] == "declined"
    assert (await inbox(bo), await noticed(club, bo)) == ([], [("invited", gathering)])


async def test_an_invitation_ends_with_the_last_seat_and_with_the_table(club: Club) -> None:
    ana, bo, eve = club.browser(), club.browser(), club.browser()
    table = await play_together(ana, bo)
    met = {"table": table, "seat": 1}
    full = await ana.make("havana", "Ana", "")
    await invite(ana, full, met)
    await eve.post(f"/api/tables/{full}/sit", {"name": "Eve"})
    assert await inbox(bo) == []
    await ana.do(full, "open", seat=1)
    assert await inbox(bo) == [("Ana", full)]  # a seat is free again
    await ana.do(full, "close")
    assert await inbox(bo) == []
    begun = await ana.make("havana", "Ana", "")
    await invite(ana, begun, met)
    await ana.do(begun, "bot", seat=1, level="random")
    await ana.do(begun, "begin")
    assert await inbox(bo) == []
    refused = await ana.post(f"/api/tables/{begun}/invitations", {"whom": [met]})
    assert (refused.status, refused.error["key"]) == (403, "friends-begun")
    deleted = await ana.make("havana", "Ana", "")
    await invite(ana, deleted, met)
    await ana.ask("DELETE", f"/api/tables/{deleted}")
    assert await inbox(bo) == []
    await club.store.invitations.clean()
    left = select(schema.invitations.c.table_id)
    assert (await club.store.database.read(lambda c: c.execute(left).all())) == []


async def test_who_has_blocked_somebody_hears_of_no_invitation(club: Club) -> None:
    ana, bo, eve = club.browser(), club.browser(), club.browser()
    tables = [await play_together(ana, bo), await play_together(ana, eve)]
    for browser in (bo, eve):
        await listens(browser)
    await block(club, bo, ana)
    gathering = await ana.make("santiago", "Ana", "", "")
    company = await invite(ana, gathering, *({"table": table, "seat": 1} for table in tables))
    assert [one["invited"] for one in company["met"]] == ["open", "open"]  # there is no difference to be seen
    assert (await inbox(bo), await noticed(club, bo)) == ([], [])
    assert (await inbox(eve), await noticed(club, eve)) == ([("Ana", gathering)], [("invited", gathering)])


async def test_an_invitation_that_waits_is_not_told_once_its_sender_is_avoided(club: Club) -> None:
    """As in quiet hours; of others' invitations one is told."""
    ana, bo, eve = club.browser(), club.browser(), club.browser()
    tables = [await play_together(ana, bo), await play_together(eve, bo)]
    await listens(bo)
    quiet = {"on": True, "begin": 0, "end": 24 * 60 - 1}
    await bo.post("/api/notices", {"quiet": quiet, "turns": False, "zone": "UTC"})
    asked = [await host.make("santiago", "Host", "", "") for host in (ana, eve)]
    for host, met, table in zip((ana, eve), tables, asked, strict=True):
        await invite(host, table, {"table": met, "seat": 1})
    assert {about for _, about in await noticed(club, bo)} == set(asked)
    shun = {"kind": "mute", "table": tables[0], "seat": 0}
    assert (await bo.post("/api/peace", shun)).status == 204
    assert await noticed(club, bo) == [("invited", asked[1])]


async def test_only_who_sits_there_invites_and_only_whom_they_know(small_club: Club) -> None:
    ana, bo, eve = small_club.browser(), small_club.browser(), small_club.browser()
    table = await play_together(ana, bo)
    gathering = await eve.make("havana", "Eve", "")
    path = f"/api/tables/{gathering}/invitations"
    met = {"table": table, "seat": 1}
    assert (await ana.post(path, {"whom": [met]})).error["key"] == "friends-not-there"
    assert (await ana.get(path)).status == 403
    assert (await eve.post(path, {"whom": [met]})).error["key"] == "friends-nobody"
    assert (await eve.post(path, {"whom": []})).status == 400
    assert await inbox(bo) == []


async def test_nobody_is_showered_with_invitations(small_club: Club) -> None:
    ana, bo = small_club.browser(), small_club.browser()
    met = {"table": await play_together(ana, bo), "seat": 1}
    for number in range(MOST_BY_ONE + 1):
        gathering = await ana.make("havana", "Ana", "")
        reply = await ana.post(f"/api/tables/{gathering}/invitations", {"whom": [met]})
        assert reply.status == (200 if number < MOST_BY_ONE else 403)
    assert reply.error["key"] == "friends-many-open-tables"
    assert len(await inbox(bo)) == MOST_BY_ONE


async def test_whoever_is_invited_is_told(
    tmp_path: Path, pool: ProcessPoolExecutor, service: PushService
) -> None:
    async with open_club(str(tmp_path / "club.db"), pool, push_hosts=LOOPBACK) as club:
        ana, bo = club.browser(), club.browser()
        ear = service.ear()
        table = await play_together(ana, bo)
        await ear.subscribe(bo)
        gathering = await ana.make("santiago", "Ana", "", title="Sunday")
        await invite(ana, gathering, {"table": table, "seat": 1})
        told = (await ear.next()).told
        assert told["title"] == "Ana invites you to Santiago de Cuba"
        assert (told["url"], told["tag"]) == (f"/table/{gathering}", f"invited-{gathering}")
        assert "Sunday" in told["body"]


async def test_what_is_over_is_not_told_any_more(
    tmp_path: Path, pool: ProcessPoolExecutor, service: PushService
) -> None:
    """Whoever wants to be left alone at night reads in the morning of tables that still have a seat."""
    async with open_club(str(tmp_path / "club.db"), pool, push_hosts=LOOPBACK) as club:
        ana, bo = club.browser(), club.browser()
        ear = service.ear()
        met = {"table": await play_together(ana, bo), "seat": 1}
        await ear.subscribe(bo)
        quiet = {"on": True, "begin": 0, "end": 24 * 60 - 1}
        await bo.post("/api/notices", {"quiet": quiet, "turns": False, "zone": "UTC"})
        for is_over in (True, False):
            gathering = await ana.make("havana", "Ana", "", title="Over" if is_over else "Still there")
            await invite(ana, gathering, met)
            if is_over:
                await ana.do(gathering, "bot", seat=1, level="random")
                await ana.do(gathering, "begin")
        await asyncio.sleep(1)
        assert ear.heard == []
        await bo.post("/api/notices", {"quiet": {"on": False}})
        club.wait(24 * 3600)
        told = (await ear.next()).told
        assert "Still there" in told["body"]
        assert "Over" not in told["body"]


async def test_two_servers_ask_once(postgres_url: str, pool: ProcessPoolExecutor) -> None:
    async with open_club(postgres_url, pool) as one, open_club(postgres_url, pool) as other:
        ana, bo = one.browser(), other.browser()
        table = await play_together(ana, bo)
        elsewhere = Browser(other.port)
        elsewhere.cookies = ana.cookies
        asks = [browser.post("/api/friends", {"table": table, "seat": 1}) for browser in (ana, elsewhere)]
        asks.append(bo.post("/api/friends", {"table": table, "seat": 0}))
        assert {reply.status for reply in await asyncio.gather(*asks)} == {200}
        assert len((await friends(elsewhere))["friends"]) == 1
        await listens(bo)
        gathering = await ana.make("havana", "Ana", "")
        whom = {"whom": [{"table": table, "seat": 1}]}
        path = f"/api/tables/{gathering}/invitations"
        both = await asyncio.gather(*(browser.post(path, whom) for browser in (ana, elsewhere)))
        assert [reply.status for reply in both] == [200, 200]
        assert await inbox(bo) == [("Ana", gathering)]
        assert await noticed(one, bo) == [("invited", gathering)]


# --- who becomes known, and who leaves ---


async def test_a_guest_who_becomes_known_takes_friends_along(club: Club) -> None:
    ana, phone, bo = club.browser(), club.browser(), club.browser()
    table = await play_together(phone, bo)
    await befriend(phone, bo, table)
    await phone.post("/api/friends/presence", {"shown": True})
    gathering = await bo.make("havana", "Bo", "")
    await invite(bo, gathering, {"table": table, "seat": 0})
    phrase = await known(ana, name="Ana at home", face="sun")
    assert (await phone.post("/api/enter/phrase", {"phrase": phrase})).status == 204
    for browser in (ana, phone):
        found = await friends(browser)
        assert ([one["name"] for one in found["friends"]], found["shown"]) == (["Bo"], True)
        assert (await browser.get("/api/mine")).ok["invitations"][0]["table"]["id"] == gathering
    (friend,) = (await friends(bo))["friends"]
    assert (friend["name"], friend["face"]) == ("Ana at home", "sun")
    # Also an older page's table, where the guest sat, leads to them.
    assert (await bo.get(f"/api/tables/{table}/players/0")).ok == {"standing": "friend"}


async def test_whoever_leaves_takes_friends_along_and_leaves_none(club: Club) -> None:
    ana, bo, eve = club.browser(), club.browser(), club.browser()
    await known(ana)
    table = await play_together(bo, ana, "Bo", "Ana")
    await befriend(bo, ana, table)
    other = await play_together(ana, eve, "Ana", "The masked one")
    await ana.post("/api/friends", {"table": other, "seat": 1})
    gathering = await ana.make("havana", "Ana", "")
    await listens(bo)
    await invite(ana, gathering, {"table": table, "seat": 0})
    packed = await ana.get("/api/me/parcel")
    with zipfile.ZipFile(io.BytesIO(chunked(packed.body))) as parcel:
        profile = json.loads(parcel.read("profile.json"))
    assert {(row.get("other", ""), row["name"]) for row in profile["friends"]} == {
        ("", "Bo"),
        ("", "The masked one"),
        ("me", "Ana"),
    }
    assert [row["name"] for row in profile["invitations"]] == ["Ana"]
    for browser in (bo, eve):
        told = json.dumps(profile)
        assert person(browser) not in told
        assert public_id(person(browser)) not in told
    (ana_id,) = [one.id for one in await club.store.people.named("Ana")]
    assert (await ana.post("/api/me/leave", {"sure": True})).status == 204
    await sweep(club)
    found = await friends(bo)
    assert (found["friends"], found["met"]) == ([], [])
    assert await inbox(bo) == []
    assert (await bo.post("/api/friends", {"table": table, "seat": 1})).status == 404
    club.wait(SETTLED + 1)
    await sweep(club)
    left = await club.store.database.read(everything)
    assert ana_id not in left
    assert "Ana" not in left, "nor what others were to be told of them"
