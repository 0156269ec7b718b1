"""Two worlds that whoever looks must not tell apart: in one two names are one person's, in the other two
people's; in one somebody has ended what was between two, in the other they have blocked."""

from __future__ import annotations

import json
from typing import Any

import pytest

from malecon.kernel.game import Json
from tests.server.browser import Browser
from tests.server.company import befriend, friends, inbox, invite, listens, noticed, play_together
from tests.server.conftest import Club
from tests.server.test_friends_by_name import introduce
from tests.server.test_peace import own, parcel, say, shape, shun

pytestmark = pytest.mark.anyio


async def public(browser: Browser) -> str:
    found: str = (await browser.get("/api/me")).ok["id"]
    return found


# --- ended, or blocked ---


async def end(ana: Browser, table: str, about_bo: str, how: str) -> None:
    """Ana ends what is between them, or takes back what was asked; or blocks Bo, at the table or by the
    name that all may know."""
    if how == "ended":
        found = await friends(ana)
        for tie in (*found["friends"], *found["asked"]):
            await ana.ask("DELETE", f"/api/friends/{tie['id']}")
    elif how == "blocked":
        assert (await shun(ana, "block", table, seat=1)).status == 204
    else:
        assert (await ana.post("/api/peace", {"person": about_bo, "kind": "block"})).status == 204


#: What was between two; guests ask nobody by name.
TIES = [(kind, is_guest) for kind in ("friends", "asked", "answered") for is_guest in (False, True)]
TIES += [("friends by name", False), ("asked by name", False)]


@pytest.mark.parametrize("how", ["blocked", "blocked by name"])
@pytest.mark.parametrize(("between", "is_guest"), TIES)
async def test_who_is_blocked_finds_what_they_find_when_it_is_ended(
    small_club: Club, between: str, how: str, is_guest: bool
) -> None:
    worlds = []
    for way in ("ended", how):
        ((bo, about_bo),) = await introduce(small_club, "Bo")
        ana = small_club.browser() if is_guest else (await introduce(small_club, "Ana"))[0][0]
        table = await play_together(ana, bo, "Nick", "Bo")
        wish = {"person": about_bo} if "name" in between else {"table": table, "seat": 1}
        (await ana.post("/api/friends", wish)).ok  # noqa: B018
        if between.startswith("friends"):
            (tie,) = (await friends(bo))["asking"]
            await bo.post("/api/friends", {"id": tie["id"]})
        await end(ana, table, about_bo, way)
        if between == "answered":  # by whoever has seen it a moment ago
            await bo.post("/api/friends", {"table": table, "seat": 0})
        seat = f"/api/tables/{table}/players/0"
        paths = ["/api/friends", "/api/peace", "/api/notices", "/api/me", seat, seat.rpartition("/")[0]]
        if not is_guest:
            paths.append(f"/api/people/{await public(ana)}")
        told = [shape((await bo.get(path)).json) for path in paths]
        mine = (await bo.get("/api/mine")).ok  # with the game, where one or the other begins
        profile = await parcel(bo)
        profile["notices"] = [one for one in profile.get("notices", []) if one["kind"] != "turn"]
        worlds.append((told, mine["asking"], mine["invitations"], shape(profile)))
        assert (await friends(ana))["friends"] == []
    assert worlds[0] == worlds[1]


async def test_whom_one_has_blocked_as_a_friend_asks_again_when_it_is_undone(small_club: Club) -> None:
    ana, bo = small_club.browser(), small_club.browser()
    table = await play_together(ana, bo)
    await befriend(ana, bo, table)
    await shun(ana, "block", table, seat=1)
    assert [(await friends(ana))[kind] for kind in ("friends", "asked", "asking", "met")] == [[]] * 4
    (line,) = (await own(ana))["shunned"]
    await ana.ask("DELETE", f"/api/peace/{line['id']}")
    (tie,) = (await friends(ana))["asking"]
    assert len((await ana.post("/api/friends", {"id": tie["id"]})).ok["friends"]) == 1


# --- one person, or two ---


async def aliases(club: Club, is_one: bool) -> tuple[Browser, str, str, str, int]:
    """Ana, who has played with Nick at one table and with Mask at another, where also somebody spoke who
    looked on; the profile of Bo, who is known; the line. In one world all of them are Bo."""
    ana = club.browser()
    await introduce_as(ana, "Ana")
    bo = club.browser()
    about = await introduce_as(bo, "Bo")
    nick, mask, voice = (bo if is_one else club.browser() for _ in range(3))
    first = await play_together(ana, nick, "Ana", "Nick")
    second = await play_together(ana, mask, "Ana", "Mask")
    line = await say(voice, second, "boo", name="Stranger")
    return ana, about, first, second, line


async def introduce_as(browser: Browser, name: str) -> str:
    await browser.post("/api/me/phrase", {"name": name, "face": "crab"})
    return await public(browser)


#: What is done to whom, and then looked at everywhere else; who looks on is not asked to be friends.
DEEDS: list[tuple[str, str, Json]] = [
    (target, path, wish)
    for target in ("person", "first", "line")
    for path, wish in (
        ("/api/peace", {"kind": "mute"}),
        ("/api/peace", {"kind": "block"}),
        ("/api/friends", {}),
        ("/api/reports", {"reason": "insults"}),
    )
    if (target, path) != ("line", "/api/friends")
]


@pytest.mark.parametrize(("target", "path", "wish"), DEEDS)
async def test_what_is_done_to_one_name_says_nothing_of_another(
    small_club: Club, target: str, path: str, wish: Json
) -> None:
    worlds = []
    for is_one in (False, True):
        ana, about, first, second, line = await aliases(small_club, is_one)
        whom: dict[str, Json] = {
            "person": {"person": about},
            "first": {"table": first, "seat": 1},
            "line": {"table": second, "line": line},
        }
        done = await ana.post(path, {**wish, **whom[target]})
        assert done.status in (200, 204)
        told: list[Any] = [await stand(ana, about, first, second, line)]
        # And the same once more to everybody else, which is refused to nobody.
        for other in whom.values():
            if not (path == "/api/friends" and "line" in other) and other is not whom[target]:
                reply = await ana.post(path, {**wish, **other})
                told.append((reply.status, shape(reply.json) if reply.body else None))
        told.append(await stand(ana, about, first, second, line))
        profile = await parcel(ana)
        for one in profile.get("reports", []):
            one.pop("number")
        told.append(shape(profile))
        # It is taken back of one, and stays of the others.
        if path == "/api/peace":
            await ana.post(path, {**wish, **whom[target], "wanted": False})
            told.append(await stand(ana, about, first, second, line))
        if path == "/api/friends":
            asked = next(one for one in (await friends(ana))["asked"] if one["name"] in ("Nick", "Bo"))
            await ana.ask("DELETE", f"/api/friends/{asked['id']}")
            told.append(await stand(ana, about, first, second, line))
        worlds.append(told)
    assert worlds[0] == worlds[1]


async def stand(ana: Browser, about: str, first: str, second: str, line: int) -> list[Any]:
    """How Ana stands to all of them, as Ana is told."""
    paths = [
        f"/api/whom?person={about}",
        f"/api/whom?table={first}&seat=1",
        f"/api/whom?table={second}&seat=1",
        f"/api/whom?table={second}&line={line}",
        f"/api/tables/{first}/players/1",
        f"/api/tables/{second}/players/1",
        "/api/friends",
        "/api/peace",
    ]
    found = [shape((await ana.get(path)).json) for path in paths]
    for one in found[-1]["reports"]:
        one.pop("number")
    standing = (await ana.get(f"/api/people/{about}")).ok["standing"]
    return [*found, standing]


async def test_where_one_asked_or_shunned_it_is_shown(small_club: Club) -> None:
    ana, about, first, second, line = await aliases(small_club, True)
    places: list[Json] = [{"person": about}, {"table": first, "seat": 1}, {"table": second, "line": line}]
    for kind, told in (("mute", "muted"), ("block", "blocked")):
        for number, whom in enumerate(places):
            await ana.post("/api/peace", {"kind": kind, **whom})
            found = [(await look(ana, **one))[told] for one in places]
            assert found == [place <= number for place in range(3)]
    refused = await ana.post("/api/friends", {"table": first, "seat": 1})
    assert refused.error["key"] == "friends-blocked"
    assert (await ana.post("/api/friends", {"table": second, "seat": 1})).status == 200
    assert (await ana.get(f"/api/tables/{second}/players/1")).ok == {"standing": "asked"}


async def look(ana: Browser, **whom: Any) -> Json:
    asked = "&".join(f"{name}={value}" for name, value in whom.items())
    return (await ana.get(f"/api/whom?{asked}")).ok


async def test_who_asks_as_two_is_two_to_whom_they_ask(small_club: Club) -> None:
    """One is let be, and the other still asks; later ones of the same person are not heard any more."""
    worlds = []
    for is_one in (False, True):
        ana = small_club.browser()
        nick, mask = (small_club.browser() for _ in range(2))
        if is_one:
            mask = nick
        tables = [
            await play_together(one, ana, name, "Ana") for one, name in ((nick, "Nick"), (mask, "Mask"))
        ]
        for one, table in zip((nick, mask), tables, strict=True):
            (await one.post("/api/friends", {"table": table, "seat": 1})).ok  # noqa: B018
        found = await friends(ana)
        assert sorted(one["name"] for one in found["asking"]) == ["Mask", "Nick"]
        (tie,) = [one for one in found["asking"] if one["name"] == "Nick"]
        left = (await ana.ask("DELETE", f"/api/friends/{tie['id']}")).ok
        standing = [(await ana.get(f"/api/tables/{table}/players/0")).ok["standing"] for table in tables]
        worlds.append((shape(found), shape(left), standing))
        small_club.wait(1)
        third = await play_together(nick, ana, "Zorro", "Ana")
        await nick.post("/api/friends", {"table": third, "seat": 1})
        assert [one["name"] for one in (await friends(ana))["asking"]] == ["Mask"]
    assert worlds[0] == worlds[1]
    assert worlds[0][2] == ["none", "asking"]


async def test_who_is_asked_before_sitting_down_is_not_told_which_seat_it_is(small_club: Club) -> None:
    ((bo, about_bo), (cy, _)) = await introduce(small_club, "Bo", "Cy")
    ana = small_club.browser()
    await ana.post("/api/peace", {"person": about_bo, "kind": "block"})
    table = await cy.make("santiago", "Cy", "", "")
    await bo.post(f"/api/tables/{table}/sit", {"name": "The masked one"})
    asked = await ana.post(f"/api/tables/{table}/sit", {"name": "Ana"})
    assert asked.error["key"] == "peace-sits-there"
    assert "masked" not in json.dumps(asked.json)


async def test_who_is_invited_as_one_is_not_seen_to_be_invited_as_another(small_club: Club) -> None:
    """They find it once, and their no is said to the name that was asked first."""
    worlds = []
    for is_one in (False, True):
        ana, _, first, second, _ = await aliases(small_club, is_one)
        gathering = await ana.make("santiago", "Ana", "", "")
        told = []
        for met in (first, second):
            company = await invite(ana, gathering, {"table": met, "seat": 1})
            told.append([(one["name"], one["invited"]) for one in company["met"]])
        worlds.append(told)
    assert (
        worlds[0] == worlds[1] == [[("Mask", None), ("Nick", "open")], [("Mask", "open"), ("Nick", "open")]]
    )


async def test_who_is_invited_as_two_finds_it_once_and_says_one_no(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    await listens(bo)
    tables = [await play_together(ana, bo, "Ana", name) for name in ("Nick", "Mask")]
    gathering = await ana.make("santiago", "Ana", "", "")
    for table in tables:
        await invite(ana, gathering, {"table": table, "seat": 1})
        club.wait(1)
    assert await inbox(bo) == [("Ana", gathering)]
    assert await noticed(club, bo) == [("invited", gathering)]
    await bo.post(f"/api/tables/{gathering}/invitations/decline", None)
    assert await inbox(bo) == []
    company = (await ana.get(f"/api/tables/{gathering}/invitations")).ok
    assert {one["name"]: one["invited"] for one in company["met"]} == {"Nick": "declined", "Mask": "open"}


async def test_whoever_invites_whom_they_have_blocked_by_another_name_is_told_of_alike(club: Club) -> None:
    """Both ways: whoever is invited sees no difference either."""
    worlds = []
    for is_blocked in (False, True):
        ((bo, about_bo),) = await introduce(club, "Bo")
        ana = club.browser()
        await listens(bo)
        table = await play_together(ana, bo, "Ana", "Nick")
        if is_blocked:
            await ana.post("/api/peace", {"person": about_bo, "kind": "block"})
        gathering = await ana.make("santiago", "Ana", "", "")
        company = await invite(ana, gathering, {"table": table, "seat": 1})
        profile = await parcel(bo)
        told = [one["about"] == gathering for one in profile["notices"] if one["kind"] == "invited"]
        worlds.append((shape(company), shape(profile["invitations"]), told))
        assert await inbox(bo) == [("Ana", gathering)]
    assert worlds[0] == worlds[1]
