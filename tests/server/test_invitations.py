"""Invitations to tables: of friends and of those one has met, found, told, declined."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from malecon.store import club_schema as schema
from malecon.store.invitations import MOST_BY_ONE
from tests.server.company import (
    befriend,
    block,
    inbox,
    invite,
    listens,
    noticed,
    play_together,
)
from tests.server.conftest import Club
from tests.server.push import PushService

pytestmark = pytest.mark.anyio


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


async def test_whoever_is_not_heard_stands_in_nobodys_way(club: Club) -> None:
    ana, bo, eve = club.browser(), club.browser(), club.browser()
    await befriend(bo, ana, await play_together(bo, ana))
    with_eve = await play_together(ana, eve)
    assert (await ana.post("/api/peace", {"kind": "mute", "table": with_eve, "seat": 1})).status == 204
    gathering = await eve.make("santiago", "Eve", "", "")
    assert (await bo.post(f"/api/tables/{gathering}/sit", {"name": "Bo"})).ok
    await invite(eve, gathering, {"table": with_eve, "seat": 0})
    assert await inbox(ana) == []
    friend = (await bo.get(f"/api/tables/{gathering}/invitations")).ok["friends"][0]["id"]
    await invite(bo, gathering, {"id": friend})
    assert await inbox(ana) == [("Bo", gathering)]
    assert (await ana.post(f"/api/tables/{gathering}/invitations/decline", None)).status == 204
    company = (await bo.get(f"/api/tables/{gathering}/invitations")).ok
    assert company["friends"][0]["invited"] == "declined"


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
    tables = [await play_together(ana, bo), await play_together(ana, eve, "Ana", "Eve")]
    for browser in (bo, eve):
        await listens(browser)
    await block(bo, tables[0], 0)
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


async def test_whoever_is_invited_is_told(small_told_club: Club, service: PushService) -> None:
    ana, bo = small_told_club.browser(), small_told_club.browser()
    ear = service.ear()
    table = await play_together(ana, bo)
    await ear.subscribe(bo)
    gathering = await ana.make("santiago", "Ana", "", title="Sunday")
    await invite(ana, gathering, {"table": table, "seat": 1})
    told = (await ear.next()).told
    assert told["title"] == "Ana invites you to Santiago de Cuba"
    assert (told["url"], told["tag"]) == (f"/table/{gathering}", f"invited-{gathering}")
    assert "Sunday" in told["body"]


async def test_what_is_over_is_not_told_any_more(small_told_club: Club, service: PushService) -> None:
    """Whoever wants to be left alone at night reads in the morning of tables that still have a seat."""
    ana, bo = small_told_club.browser(), small_told_club.browser()
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
    small_told_club.wait(24 * 3600)
    told = (await ear.next()).told
    assert "Still there" in told["body"]
    assert "Over" not in told["body"]
