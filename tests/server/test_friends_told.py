"""Friends: who is asked is told, once, and of nothing that is over."""

from __future__ import annotations

import pytest
from sqlalchemy import select

from malecon.kernel.game import Json
from malecon.store import club_schema as schema
from malecon.store.friends import QUIET
from tests.server.company import (
    friends,
    listens,
    noticed,
    play_together,
)
from tests.server.conftest import Club
from tests.server.push import PushService
from tests.server.test_notices import settled

pytestmark = pytest.mark.anyio


async def test_whoever_is_asked_is_told_once(small_told_club: Club, service: PushService) -> None:
    """By who asks and nothing else; and not again within a day, however often it is taken back."""
    ana, bo = small_told_club.browser(), small_told_club.browser()
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
    await settled(small_told_club)
    assert len(ear.heard) == 1
    small_told_club.wait(QUIET + 1)
    await ana.ask("DELETE", f"/api/friends/{asked['id']}")
    await ana.post("/api/friends", met)
    await ear.next(2)
    # A yes is told to nobody by a notice.
    await bo.post("/api/friends", {"id": asking["id"]})
    await settled(small_told_club)
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
    small_told_club: Club, service: PushService
) -> None:
    """In quiet hours: what was taken back, answered or let be meanwhile is not told; what still lies there
    is, whatever was done in between."""
    bo, ear = small_told_club.browser(), service.ear()
    names = ("Taken back", "Answered", "Let be", "Still there")
    others = {name: small_told_club.browser() for name in names}
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
    small_told_club.wait(24 * 3600)
    assert (await ear.next()).told["title"] == "Still there asks to be friends"
    await settled(small_told_club)
    assert len(ear.heard) == 1


async def test_who_wants_no_news_is_not_told_of_asks(small_told_club: Club, service: PushService) -> None:
    ana, bo = small_told_club.browser(), small_told_club.browser()
    ear = service.ear()
    table = await play_together(ana, bo)
    await ear.subscribe(bo)
    await bo.post("/api/notices", {"news": False})
    await ana.post("/api/friends", {"table": table, "seat": 1})
    await settled(small_told_club)
    assert ear.heard == []
