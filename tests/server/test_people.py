"""Who you are: a cookie, a secret link, and what the host of a table may do."""

from __future__ import annotations

import re

import pytest

from malecon.server.tables import devices
from malecon.store.backup import import_text
from tests.cli.test_cli import played
from tests.server.browser import Browser
from tests.server.conftest import Club

pytestmark = pytest.mark.anyio


def token_in(link: str) -> str:
    return link.rpartition("/")[2]


async def follow(browser: Browser, link: str) -> str:
    """Visit a secret link; the clean address that it leads to."""
    found = await browser.get("/seat/" + token_in(link))
    assert found.status == 303, found.body
    assert token_in(link) not in found.headers["location"]
    return found.headers["location"]


async def test_a_device_is_known_by_a_cookie_that_no_script_can_read(small_club: Club) -> None:
    ana = small_club.browser()
    made = await ana.post(
        "/api/tables", {"game": "havana", "players": 2, "seats": [{"who": "me", "name": "A"}]}
    )
    cookie = made.headers["set-cookie"]
    assert re.fullmatch(r"malecon=[\w-]{22}; Path=/; Max-Age=\d+; HttpOnly; SameSite=Lax", cookie)
    again = await ana.post("/api/tables", {"game": "havana", "players": 2})
    assert "set-cookie" not in again.headers
    secret = ana.cookies["malecon"]
    assert secret.encode() not in made.body + again.body
    assert len(token_in(made.ok["link"])) == 22  # 128 bits
    for digest, link in await small_club.store.links(made.ok["id"]):
        assert secret not in digest + link.person
        assert token_in(made.ok["link"]) not in digest
        assert link.person == devices.device_of(secret)


def test_over_https_the_cookie_is_guarded_by_the_browser_too() -> None:
    header = devices.cookie("x" * 22, https=True)
    assert header.startswith("__Host-malecon=")
    assert header.endswith("; Secure")
    assert devices.token_in({"malecon": "x" * 22}, https=True) is None
    assert devices.token_in({"__Host-malecon": "x" * 22}, https=True) == "x" * 22
    assert devices.token_in({"malecon": "x" * 21 + "\n"}, https=False) is None


async def test_a_link_brings_a_seat_to_another_device(club: Club) -> None:
    laptop, phone = club.browser(), club.browser()
    table_id = await laptop.make("santiago", "Ana", "Bo", begin=True)
    assert (await phone.look(table_id))["you"] is None
    denied = await phone.do(table_id, "chat", seat=0, text="hello")
    assert denied.error["key"] == "server-not-your-seat"
    link = laptop.made["seats"][0]["link"]
    assert link.startswith(club.config.address + "/seat/")
    assert await follow(phone, link) == f"/table/{table_id}"
    assert (await phone.look(table_id))["you"] == 0
    await phone.do(table_id, "chat", seat=0, text="hello")
    assert await follow(phone, link) == f"/table/{table_id}"  # again: harmless
    mine = (await phone.get("/api/mine")).ok["tables"]
    assert [(found["table"]["id"], found["seats"], found["host"]) for found in mine] == [
        (table_id, [0], False)
    ]
    assert (await laptop.look(table_id, 0))["you"] == 0  # the laptop still holds it too


async def test_who_holds_a_seat_by_a_link_takes_no_second_one_of_a_running_game(club: Club) -> None:
    ana, bo, phone = club.browser(), club.browser(), club.browser()
    table_id = await ana.make("santiago", "Ana", "", "bot")
    link = (await bo.post(f"/api/tables/{table_id}/sit", {"name": "Bo", "seat": 1})).ok["link"]
    await ana.do(table_id, "begin")
    proposed = (await ana.do(table_id, "propose", seat=0, what="open", about=2)).ok["number"]
    await bo.do(table_id, "agree", seat=1, proposal=proposed)
    await follow(phone, link)
    wish = {"name": "Cy", "seat": 2}
    assert (await phone.post(f"/api/tables/{table_id}/sit", wish)).error["key"] == "table-second-seat"
    assert (await club.browser().post(f"/api/tables/{table_id}/sit", wish)).ok["seat"] == 2


async def test_a_new_link_alone_shuts_all_others_out(club: Club) -> None:
    ana, thief = club.browser(), club.browser()
    table_id = await ana.make("santiago", "Ana", "Bo", begin=True)
    old = ana.made["seats"][0]["link"]
    await follow(thief, old)
    async with thief.watch(table_id, "?seat=0") as watcher:
        await watcher.next()
        assert watcher.table["you"] == 0
        new = (await ana.post(f"/api/tables/{table_id}/link", {"seat": 0, "alone": True})).ok["link"]
        await watcher.next()
        assert watcher.table["you"] is None
        assert watcher.table["actions"] == []
    assert (await thief.do(table_id, "chat", seat=0, text="ha")).error["key"] == "server-not-your-seat"
    assert (await thief.get("/seat/" + token_in(old))).status == 404
    assert (await ana.do(table_id, "chat", seat=0, text="mine")).ok
    await follow(thief, new)
    assert (await thief.do(table_id, "chat", seat=0, text="thanks")).ok


async def test_a_link_that_leads_nowhere(small_club: Club) -> None:
    ana = small_club.browser()
    for token in ("x" * 22, "short", "a" * 500, "%00", "..%2f..%2fetc"):
        found = await ana.get("/seat/" + token)
        assert found.status == 404
        assert b"link" in found.body or b"not found" in found.body or b"nothing" in found.body
    assert ana.cookies == {}


async def agreed(host: Browser, other: Browser, table_id: str, about: int) -> int:
    """Seat 0 proposes to free a seat, and whoever sits at seat 1 agrees; the line of the log then."""
    number = (await host.do(table_id, "propose", seat=0, what="open", about=about)).ok["number"]
    return int((await other.do(table_id, "agree", seat=1, proposal=number)).ok["number"])


async def test_one_who_gave_the_seat_away_only_looks_on(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    table_id = await ana.make("havana", "Ana", "")
    held = (await bo.post(f"/api/tables/{table_id}/sit", {"name": "Bo"})).ok
    await ana.do(table_id, "begin")
    assert (await bo.do(table_id, "open", seat=0)).error["key"] == "table-not-host"
    async with bo.watch(table_id) as watcher:
        await watcher.next()
        assert watcher.table["view"]["players"][1]["hand"]
        assert (await ana.do(table_id, "open", seat=1)).error["key"] == "table-not-alone"
        await watcher.until(await agreed(ana, bo, table_id, about=1))
        assert watcher.table["you"] is None
        assert not watcher.table["view"]["players"][1].get("hand")
    assert (await bo.do(table_id, "leave", seat=1)).error["key"] == "server-not-your-seat"
    assert (await bo.get("/seat/" + token_in(held["link"]))).status == 404
    cy = club.browser()
    assert (await cy.post(f"/api/tables/{table_id}/sit", {"name": "Cy", "seat": 1})).ok["seat"] == 1
    assert (await cy.look(table_id))["seats"][1]["name"] == "Cy"


async def test_who_gets_up_gives_his_seat_away_and_the_host_his_rights(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    table_id = await ana.make("havana", "Ana", "")
    await bo.post(f"/api/tables/{table_id}/sit", {"name": "Bo"})
    host = ana.made["link"]
    await ana.do(table_id, "open", seat=0)
    assert (await bo.get(f"/api/tables/{table_id}")).ok["mine"] == {"seats": [1], "host": True}
    assert (await ana.get(f"/api/tables/{table_id}")).ok["mine"] == {"seats": [], "host": False}
    assert (await ana.get("/seat/" + token_in(host))).status == 404
    assert (await ana.do(table_id, "close")).error["key"] == "table-not-host"
    assert (await bo.do(table_id, "bot", seat=0, level="greedy")).ok
    assert (await bo.do(table_id, "close")).ok


async def test_a_host_without_a_seat_moves_to_another_device_too(small_club: Club) -> None:
    ana, phone = small_club.browser(), small_club.browser()
    table_id = await ana.make("havana", "", "")
    await follow(phone, ana.made["link"])
    assert (await phone.get(f"/api/tables/{table_id}")).ok["mine"] == {"seats": [], "host": True}
    assert (await phone.do(table_id, "bot", seat=0)).ok
    new = (await phone.post(f"/api/tables/{table_id}/link", {})).ok["link"]
    await follow(small_club.browser(), new)
    assert (await small_club.browser().post(f"/api/tables/{table_id}/link", {})).status == 403


async def test_only_the_host_deletes_and_then_nothing_is_left(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    table_id = await ana.make("havana", "Ana", "", listed=True)
    assert (await bo.ask("DELETE", f"/api/tables/{table_id}")).error["key"] == "table-not-host"
    async with bo.watch(table_id) as watcher:
        await watcher.next()
        assert (await ana.ask("DELETE", f"/api/tables/{table_id}")).status == 204
        gone = await watcher.next()
        assert (gone["type"], gone["error"]["kind"]) == ("gone", "missing")
        await watcher.socket.wait_closed()
        assert watcher.socket.close_code == 4404
    assert (await ana.get(f"/api/tables/{table_id}")).status == 404
    assert (await ana.get("/api/mine")).ok["tables"] == []
    assert (await ana.get("/api/tables")).ok == {"tables": []}


async def test_the_lobby_shows_what_is_listed_and_nothing_else(small_club: Club) -> None:
    ana, bo = small_club.browser(), small_club.browser()
    listed = await ana.make("cuba", "Ana", "", listed=True, title="Tonight")
    private = await ana.make("havana", "Ana", "")
    found = (await bo.get("/api/tables")).ok["tables"]
    assert [(table["id"], table["settings"]["title"], table["open"]) for table in found] == [
        (listed, "Tonight", 1)
    ]
    assert (await bo.get("/api/tables?game=havana")).ok == {"tables": []}
    mine = (await ana.get("/api/mine")).ok["tables"]
    assert {found["table"]["id"] for found in mine} == {listed, private}
    assert all(found["host"] and found["seats"] == [0] for found in mine)


async def test_a_table_without_spectators_is_seen_by_those_who_sit_there(small_club: Club) -> None:
    ana, eve = small_club.browser(), small_club.browser()
    table_id = await ana.make("havana", "Ana", "", spectators=False)
    async with eve.watch(table_id) as watcher:  # who might still sit down
        await watcher.next()
        await ana.do(table_id, "bot", seat=1)
        await ana.do(table_id, "begin")
        while (message := await watcher.next())["type"] != "gone":
            assert message["type"] == "news"
        assert message["error"]["key"] == "server-no-spectators"
    assert (await eve.get(f"/api/tables/{table_id}")).error["key"] == "server-no-spectators"
    assert (await eve.get(f"/api/tables/{table_id}/log")).status == 403
    assert (await eve.do(table_id, "chat", name="Eve", text="hello")).status == 403
    assert (await ana.look(table_id))["you"] == 0


async def test_a_table_that_has_no_host_is_nobodys(small_club: Club) -> None:
    """A record that was brought from elsewhere: whoever has no cookie must not pass for its host."""
    text = played(answers=40).text()
    table = await import_text(
        small_club.store, text, lambda: "brought", lambda: bytes(32), small_club.config.clock()
    )
    visitor = small_club.browser()
    for what in ("close", "begin"):
        assert (await visitor.do(table.id, what)).error["key"] == "table-not-host"
    assert (await visitor.ask("DELETE", f"/api/tables/{table.id}")).error["key"] == "table-not-host"
    assert (await visitor.post(f"/api/tables/{table.id}/sit", {"name": "Ana", "seat": 0})).ok["seat"] == 0
    assert (await visitor.get(f"/api/tables/{table.id}")).ok["mine"]["host"]
