"""Friends: asked by the name that all may know, which says nothing of who sat at which table."""

from __future__ import annotations

import pytest

from malecon.server.tables.devices import public_id
from tests.server.browser import Browser
from tests.server.company import (
    befriend,
    friends,
    person,
    play_together,
)
from tests.server.conftest import Club
from tests.server.test_known import known

pytestmark = pytest.mark.anyio


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
