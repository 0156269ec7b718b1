"""Friends: asked at the table, found again; and nobody learns more than they may."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from malecon.kernel.game import Json
from malecon.server.http.limits import EARS
from malecon.server.people.friends import LATELY, OFTEN
from malecon.server.people.moves import SETTLED
from malecon.server.tables.devices import new_token, public_id
from malecon.store import club_schema as schema
from malecon.store.friends import MOST_OPEN
from tests.server.browser import Browser
from tests.server.company import (
    befriend,
    block,
    friends,
    inbox,
    invite,
    listens,
    noticed,
    person,
    play_together,
)
from tests.server.conftest import Club, open_club
from tests.server.test_known import chunked, everything, known, sweep

pytestmark = pytest.mark.anyio


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


async def test_at_a_table_friends_know_each_other_and_nobody_else_sees_it(club: Club) -> None:
    ana, bo, cleo = club.browser(), club.browser(), club.browser()
    await befriend(ana, bo, await play_together(ana, bo))

    async def told(browser: Browser, table: str) -> list[int]:
        found: list[int] = (await browser.get(f"/api/tables/{table}/players")).ok["friends"]
        return found

    # Cleo goes by the name of Ana's friend, and Bo by another.
    table = await ana.make("havana", "Ana", "", "", listed=True)
    assert (await told(ana, table), await told(bo, table)) == ([], [])
    assert (await cleo.post(f"/api/tables/{table}/sit", {"name": "Bo", "seat": 1})).ok
    assert await told(ana, table) == []
    assert (await bo.post(f"/api/tables/{table}/sit", {"name": "Beto", "seat": 2})).ok
    assert [await told(one, table) for one in (ana, bo, cleo, club.browser())] == [[2], [0], [], []]
    # It is in what they ask for themselves alone, not in what is told of the table.
    looks = [(await one.get(f"/api/tables/{table}")).ok["table"]["seats"] for one in (ana, cleo)]
    assert looks[0] == looks[1]

    # Neither a friendship that has ended nor somebody who got up is shown any more.
    assert (await bo.do(table, "open", seat=2)).ok
    assert (await told(ana, table), await told(bo, table)) == ([], [])
    assert (await bo.post(f"/api/tables/{table}/sit", {"name": "Beto", "seat": 2})).ok
    await block(ana, await play_together(ana, bo), 1)
    assert (await told(ana, table), await told(bo, table)) == ([], [])


async def test_both_ask_at_once(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    table = await play_together(ana, bo)
    asks = [ana.post("/api/friends", {"table": table, "seat": 1}) for _ in range(3)]
    asks += [bo.post("/api/friends", {"table": table, "seat": 0}) for _ in range(3)]
    assert {reply.status for reply in await asyncio.gather(*asks)} == {200}
    for browser in (ana, bo):
        found = await friends(browser)
        assert (len(found["friends"]), found["asking"], found["asked"]) == (1, [], [])


async def test_whoever_is_asked_at_two_seats_is_asked_by_one(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    table = await bo.make("havana", "Bo", "Bob", "")
    assert (await ana.post(f"/api/tables/{table}/sit", {"name": "Ana"})).ok
    assert (await bo.do(table, "begin")).ok
    for seat in (0, 1):
        assert (await ana.post("/api/friends", {"table": table, "seat": seat})).ok
    (tie,) = (await friends(bo))["asking"]
    assert (await bo.post("/api/friends", {"id": tie["id"]})).ok
    assert [(await friends(bo))[kind] for kind in ("asking", "asked")] == [[], []]


async def test_a_no_looks_like_silence(club: Club) -> None:
    """Whoever asked sees the same, whether the other has not looked, does not want to, has ended it later, or
    has blocked them; and asking again brings nothing before the other's eyes."""
    ana = club.browser()
    seen: list[Any] = []
    for way in ("silence", "no", "ended", "blocked", "blocked later"):
        bo = club.browser()
        table = await play_together(ana, bo)
        if way == "blocked":
            await block(bo, table, 0)
        asked = await ana.post("/api/friends", {"table": table, "seat": 1})
        if way in ("ended", "blocked later"):
            (tie,) = (await friends(bo))["asking"]
            await bo.post("/api/friends", {"id": tie["id"]})
        if way == "blocked later":
            await block(bo, table, 0)
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
    await block(ana, table, 1)
    assert (await friends(ana))["met"] == []
    assert (await ana.post("/api/friends", {"table": table, "seat": 1})).error["key"] == "friends-blocked"
    assert len((await friends(bo))["met"]) == 1  # who was blocked sees no difference


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
