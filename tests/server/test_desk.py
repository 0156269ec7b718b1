"""Telling the club's host of somebody, the desk where it arrives, and what the host lets somebody not do."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import select

from malecon.commands.desk import desk as run_command
from malecon.kernel.game import Json
from malecon.server.tables.devices import device_of, hash_of_desk_link, new_known_token
from malecon.store.club_schema import keys, notices, reports
from malecon.store.desk import LASTS
from malecon.store.reports import A_DAY, MOST_REPORTS, MOST_SHOWN
from tests.server.browser import Browser, Reply
from tests.server.conftest import Club
from tests.server.test_known import enter, known
from tests.server.test_meeting import look_for, meet
from tests.server.test_peace import at, clubs, parcel, sat, say

__all__ = ["clubs"]

pytestmark = pytest.mark.anyio

DAY = {"chat": "day"}


async def host(club: Club) -> Browser:
    """A browser of the club's host, beside whatever else it is."""
    browser = club.browser()
    token = new_known_token()
    await club.store.desk.add_link(hash_of_desk_link(token), club.config.clock())
    assert (await browser.post("/api/desk/enter", {"token": token})).status == 204
    return browser


async def tell(browser: Browser, table: str, reason: str = "insults", **whom: Any) -> Reply:
    return await browser.post("/api/reports", {"table": table, "reason": reason, **whom})


async def on_desk(browser: Browser) -> Json:
    return (await browser.get("/api/desk")).ok


async def settle(browser: Browser, number: int, **how: str) -> Reply:
    return await browser.post(f"/api/desk/reports/{number}", how)


async def bar(club: Club, desk: Browser, ana: Browser, bo: Browser, **how: str) -> Browser:
    """Have somebody reported, and barred from something."""
    table_id = await sat(club, ana, bo)
    await tell(ana, table_id, seat=1)
    (report,) = (await on_desk(desk))["reports"]
    assert (await settle(desk, report["number"], **how)).status == 204
    return bo


async def test_what_was_said_comes_along(club: Club) -> None:
    desk, ana, bo, eve = await host(club), club.browser(), club.browser(), club.browser()
    table_id = await sat(club, ana, bo)
    await say(bo, table_id, "you fool", 1)
    meant = await say(bo, table_id, "you total fool", 1)
    await say(eve, table_id, "calm down")
    assert (await tell(ana, table_id, line=meant, words="  Not for\nthe first time. ")).status == 204
    (report,) = (await on_desk(desk))["reports"]
    assert (report["reason"], report["words"], report["game"]) == (
        "insults",
        "Not for the first time.",
        "santiago",
    )
    assert [(one["text"], one["theirs"], one["meant"]) for one in report["lines"]] == [
        ("you fool", True, False),
        ("you total fool", True, True),
        ("calm down", False, False),
    ]
    about, by = report["about"], report["by"]
    assert (about["name"], about["known"], about["reported"], about["reporting"]) == ("Bo0", False, 1, 0)
    assert (by["name"], by["reported"], by["reporting"]) == ("Ana", 0, 1)
    # Neither secrets nor ids of the house lie on the desk.
    (row,) = await rows(club, reports)
    told = json.dumps(await on_desk(desk))
    assert [one for one in (row.person, row.other) if one in told] == []


async def test_who_leaves_takes_along_what_they_said_beside_others(club: Club) -> None:
    """In reports that are not about them, also as the guest that they were on a second device."""
    desk, ana, bo = await host(club), club.browser(), club.browser()
    eve, phone = club.browser(), club.browser()
    phrase = await known(eve, name="Eve")
    table_id = await sat(club, ana, bo)
    await say(bo, table_id, "you fool", 1)
    await say(eve, table_id, "calm down")
    await say(phone, table_id, "be quiet")
    await tell(ana, table_id, seat=1)
    ids = [device_of(phone.cookies["malecon"])]
    ids += [one.id for one in await club.store.people.find_public([(await eve.get("/api/me")).ok["id"]])]
    told = (await on_desk(desk))["reports"]
    assert [one["text"] for one in told[0]["lines"]] == ["you fool", "calm down", "be quiet"]
    assert [one for one in ids if one in json.dumps(told)] == []
    assert (await enter(phone, phrase)).status == 204
    assert (await phone.post("/api/me/leave", {"sure": True})).status == 204
    (report,) = (await on_desk(desk))["reports"]
    assert [one["text"] for one in report["lines"]] == ["you fool"]
    (row,) = await rows(club, reports)
    assert [one for one in (*ids, "calm down", "be quiet") if one in row.data] == []


async def rows(club: Club, table: Any) -> list[Any]:
    return await club.store.database.read(lambda c: list(c.execute(select(table))))


async def test_once_for_each_table_and_not_without_end(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    table_id = await sat(club, ana, bo)
    said = await asyncio.gather(*(tell(ana, table_id, seat=1) for _ in range(5)))
    assert sorted(reply.status for reply in said) == [204, 409, 409, 409, 409]
    assert (await tell(bo, table_id, seat=1)).error["key"] == "peace-self"
    assert (await bo.post("/api/reports", {"reason": "other", "words": "x" * 501})).status == 400
    await known(bo, name="Bo")
    bos = (await bo.get("/api/me")).ok["id"]
    by_name = {"person": bos, "reason": "name"}
    assert (await ana.post("/api/reports", by_name)).status == 204  # without a table: one at a time
    assert (await ana.post("/api/reports", by_name)).error["key"] == "peace-reported"
    for _ in range(MOST_REPORTS - 2):
        assert (await tell(ana, await sat(club, ana, bo), seat=1)).status == 204
    last = await sat(club, ana, bo)
    assert (await tell(ana, last, seat=1)).error["key"] == "peace-reports-many"
    club.wait(A_DAY + 1)
    assert (await tell(ana, last, seat=1)).status == 204


async def test_nobody_else_comes_to_the_desk(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    table_id = await sat(club, ana, bo)
    await tell(ana, table_id, seat=1)
    await known(ana)
    for browser in (ana, bo, club.browser()):
        for reply in (
            await browser.get("/api/desk"),
            await settle(browser, 1),
            await browser.ask("DELETE", "/api/desk/bars/0123456789abcdef"),
            await browser.ask("DELETE", "/api/desk/browsers/0123456789abcdef"),
        ):
            assert (reply.status, reply.error["key"]) == (403, "desk-not-host")
        assert (await browser.get("/api/peace")).ok["desk"] is None
    thief = club.browser()
    thief.cookies = {"malecon-desk": "x" * 43}
    assert (await thief.get("/api/desk")).status == 403


async def test_a_link_leads_to_the_desk_once_and_for_a_while(club: Club) -> None:
    desk = await host(club)
    cookie = desk.cookies["malecon-desk"]
    tokens = [new_known_token() for _ in range(2)]
    for token in tokens:
        await club.store.desk.add_link(hash_of_desk_link(token), club.config.clock())
    # Of several who come by it at once, one comes in.
    many = [club.browser() for _ in range(6)]
    said = await asyncio.gather(*(one.post("/api/desk/enter", {"token": tokens[0]}) for one in many))
    assert sorted(reply.status for reply in said) == [204, *[403] * 5]
    header = next(reply.headers["set-cookie"] for reply in said if reply.status == 204)
    assert header.endswith("; HttpOnly; SameSite=Strict")
    club.wait(LASTS + 1)
    assert (await club.browser().post("/api/desk/enter", {"token": tokens[1]})).error["key"] == "desk-no-link"
    # Secrets are kept as hashes alone.
    kept = json.dumps([list(row) for row in await rows(club, keys)])
    assert not any(secret in kept for secret in (cookie, *tokens))
    # The host closes it elsewhere, or here.
    browsers = (await on_desk(desk))["browsers"]
    assert len(browsers) == 2
    (other,) = [one["id"] for one in browsers if not one["here"]]
    assert (await desk.ask("DELETE", f"/api/desk/browsers/{other}")).status == 204
    assert [(await one.get("/api/desk")).status for one in many] == [403] * 6
    (here,) = (await on_desk(desk))["browsers"]
    gone = await desk.ask("DELETE", f"/api/desk/browsers/{here['id']}")
    assert "Max-Age=0" in gone.headers["set-cookie"]
    desk.cookies["malecon-desk"] = cookie
    assert (await desk.get("/api/desk")).status == 403


async def test_who_may_not_speak_says_nothing_anywhere(club: Club) -> None:
    desk, ana, bo = await host(club), club.browser(), club.browser()
    table_id = await sat(club, ana, bo)
    async with bo.watch(table_id) as watcher:
        await watcher.next()
        await tell(ana, table_id, seat=1)
        (report,) = (await on_desk(desk))["reports"]
        await settle(desk, report["number"], chat="week")
        said = {"type": "do", "re": 1, "command": {"do": "chat", "seat": 1, "text": "so there"}}
        await watcher.say(**said)
        refused = await watcher.reply()
        assert (refused["type"], refused["error"]["key"]) == ("refused", "peace-no-chat")
    for where in ({"seat": 1}, {"name": "Looking on"}):
        refused = (await bo.do(table_id, "chat", text="so there", **where)).error
        assert refused["key"] == "peace-no-chat"
        assert str(refused["values"]["until"]).endswith(" UTC")
    # Nor by another device at the seat.
    link = (await bo.post(f"/api/tables/{table_id}/link", {"seat": 1})).ok["link"]
    phone = club.browser()
    await phone.get("/seat/" + link.rpartition("/")[2])
    assert (await phone.do(table_id, "chat", seat=1, text="so there")).error["key"] == "peace-no-chat"
    await say(ana, table_id, "but I may", 0)
    assert (await bo.post(f"/api/tables/{await ana.make('santiago', 'Ana', '')}/sit", {"name": "Bo"})).ok
    (told,) = (await bo.get("/api/peace")).ok["bars"]
    assert (told["kind"], told["reason"], told["until"] > club.config.clock()) == ("chat", "insults", True)
    club.wait(7 * A_DAY + 1)
    await say(bo, table_id, "sorry", 1)
    assert (await bo.get("/api/peace")).ok["bars"] == []


async def test_who_may_not_sit_down_plays_on_where_they_sit(club: Club) -> None:
    desk, ana, bo = await host(club), club.browser(), club.browser()
    table_id = await sat(club, ana, bo)
    await ana.do(table_id, "begin")
    await look_for(bo, "Bo")
    await tell(ana, table_id, seat=1)
    (report,) = (await on_desk(desk))["reports"]
    await settle(desk, report["number"], tables="good")
    assert (await meet(bo))["seek"] is None
    empty = await ana.make("santiago", "Ana", "")
    cup = {"title": "A cup", "game": "santiago", "rules": {"players": 2}}
    made = (await ana.post("/api/cups", cup)).ok["id"]
    seats = [{"who": "me", "name": "Bo"}, {"who": "bot"}]
    tries = [
        await bo.post(f"/api/tables/{empty}/sit", {"name": "Bo"}),
        await bo.post("/api/tables", {"game": "santiago", "players": 2, "seats": seats}),
        await bo.post("/api/meet", {"name": "Bo", "games": ["santiago"], "least": 2, "most": 2}),
        await bo.post("/api/meet/bots", {"level": "random"}),
        await bo.post("/api/cups", cup),
        await bo.post(f"/api/cups/{made}", {"do": "enter", "name": "Bo"}),
        await bo.post("/api/records", {"text": "{}"}),
    ]
    assert [(reply.status, reply.error["key"]) for reply in tries] == [(403, "peace-no-tables-for-good")] * 7
    # Nor by a link to somebody else's seat.
    link = (await ana.post(f"/api/tables/{empty}/link", {"seat": 0})).ok["link"]
    assert (await bo.get("/seat/" + link.rpartition("/")[2])).status == 403
    assert (await bo.look(empty))["you"] is None
    # The running game is not touched.
    for _ in range(6):
        for browser in (ana, bo):
            if (await browser.look(table_id))["actions"]:
                assert (await browser.answer(table_id)).ok
    await bo.do(table_id, "leave", seat=1)
    assert (await bo.do(table_id, "back", seat=1)).status == 200
    assert (await bo.get("/api/peace")).ok["bars"][0]["until"] is None


async def test_who_may_not_sit_down_any_more_does_not_come_into_a_game(club: Club) -> None:
    desk, ana, bo = await host(club), club.browser(), club.browser()
    table_id = await sat(club, ana, bo)
    await tell(ana, table_id, seat=1)
    (report,) = (await on_desk(desk))["reports"]
    await settle(desk, report["number"], tables="good")
    assert (await ana.do(table_id, "begin")).error["key"] == "table-seats-open"
    assert (await ana.look(table_id))["seats"][1]["kind"] == "open"
    assert (await bo.look(table_id))["you"] is None
    assert (await club.browser().post(f"/api/tables/{table_id}/sit", {"name": "Cy"})).ok
    assert (await ana.do(table_id, "begin")).ok


async def test_every_report_that_waits_can_be_reached(club: Club) -> None:
    """However many they are: the oldest first, and the later ones on request."""
    desk = await host(club)
    data = {"reason": "other", "words": "", "name": "Bo", "own": "", "game": "", "title": "", "lines": []}
    made = [await club.store.reports.add(f"p{one}", "bo", None, 1.0, data) for one in range(250)]
    seen: list[int] = []
    while len(seen) < len(made):
        told = (await desk.get(f"/api/desk?after={seen[-1] if seen else 0}")).ok
        seen += [one["number"] for one in told["reports"]]
        assert (told["waiting"], told["later"]) == (250, 250 - len(seen))
    assert seen == made
    assert (await desk.get(f"/api/desk?after={2**31 - 1}")).ok["reports"] == []
    assert (await desk.get("/api/peace")).ok["desk"] == 250
    assert [one["number"] for one in (await on_desk(desk))["reports"]] == made[:MOST_SHOWN]


async def test_two_desks_settle_a_report_once(club: Club) -> None:
    desks = [await host(club) for _ in range(4)]
    ana, bo = club.browser(), club.browser()
    for browser in (ana, bo):
        await browser.post("/api/notices", {"push": True})
    table_id = await sat(club, ana, bo)
    await tell(ana, table_id, seat=1)
    (report,) = (await on_desk(desks[0]))["reports"]
    number = report["number"]
    ways: list[dict[str, str]] = [{"chat": "day"}, {"tables": "week"}, {}, {"chat": "good"}]
    said = await asyncio.gather(*(settle(one, number, **how) for one, how in zip(desks, ways, strict=True)))
    assert sorted(reply.status for reply in said) == [204, 409, 409, 409]
    won = next(how for how, reply in zip(ways, said, strict=True) if reply.status == 204)
    found = await on_desk(desks[1])
    assert found["reports"] == []
    assert [one["kind"] for one in found["bars"]] == list(won)
    # Whoever told of it hears that it was seen to, and no more.
    (own,) = (await ana.get("/api/peace")).ok["reports"]
    assert (own["name"], own["settled"] is not None, set(own)) == (
        "Bo0",
        True,
        {"number", "name", "made", "settled"},
    )
    assert (await settle(desks[0], number)).error["key"] == "desk-settled"
    assert (await settle(desks[0], 999)).error["key"] == "desk-settled"


async def test_both_are_told_by_notices(club: Club) -> None:
    desk, ana, bo = await host(club), club.browser(), club.browser()
    await known(ana)
    await known(bo, name="Bo")
    for browser in (ana, bo):
        await club.store.ears.wish(await person(club, browser), lambda wishes: wishes)
    await bar(club, desk, ana, bo, **DAY)
    told = {(row.person, row.kind) for row in await rows(club, notices) if row.kind != "turn"}
    assert told == {(await person(club, ana), "settled"), (await person(club, bo), "barred")}


async def person(club: Club, browser: Browser) -> str:
    (found,) = await club.store.people.find_public([(await browser.get("/api/me")).ok["id"]])
    return found.id


async def test_a_bar_is_lifted_and_a_shorter_one_changes_nothing(club: Club) -> None:
    desk, ana, bo = await host(club), club.browser(), club.browser()
    await bar(club, desk, ana, bo, chat="week", tables="day")
    listed = {one["kind"]: one for one in (await on_desk(desk))["bars"]}
    assert {one["name"] for one in listed.values()} == {"Bo0"}
    await desk.ask("DELETE", f"/api/desk/bars/{listed['tables']['id']}")
    gone = await desk.ask("DELETE", f"/api/desk/bars/{listed['tables']['id']}")
    assert (gone.status, gone.error["key"]) == (404, "desk-no-bar")
    await tell(ana, await sat(club, ana, bo), seat=1)
    (report,) = (await on_desk(desk))["reports"]
    assert [one["kind"] for one in report["bars"]] == ["chat"]
    await settle(desk, report["number"], chat="day")
    (kept,) = (await on_desk(desk))["bars"]
    assert kept["until"] == listed["chat"]["until"]


async def test_it_comes_along_with_whoever_becomes_known(club: Club) -> None:
    desk, ana, bo, phone = await host(club), club.browser(), club.browser(), club.browser()
    phrase = await known(bo, name="Bo")
    table_id = await sat(club, ana, phone)
    await tell(ana, table_id, seat=1)
    (report,) = (await on_desk(desk))["reports"]
    await settle(desk, report["number"], chat="week")
    await enter(phone, phrase)
    elsewhere = await bo.make("santiago", "Bo", "")
    assert (await bo.do(elsewhere, "chat", seat=0, text="hi")).error["key"] == "peace-no-chat"
    (line,) = (await on_desk(desk))["bars"]
    assert line["known"]
    # What is kept of it they are told, and not who has told of them; whoever did takes along what they said.
    profile = await parcel(bo)
    assert [one["kind"] for one in profile["bars"]] == ["chat"]
    assert "reports" not in profile
    await known(ana)
    own = await parcel(ana)
    (told,) = own["reports"]
    assert (told["data"]["reason"], "outcome" in told["data"], "other" in told) == ("insults", False, False)
    # Whoever leaves leaves nothing on the desk.
    assert (await ana.post("/api/me/leave", {"sure": True})).status == 204
    assert await rows(club, reports) == []


async def test_what_is_decided_holds_at_every_process(clubs: tuple[Club, Club]) -> None:
    one, other = clubs
    desk, ana, bo = await host(one), one.browser(), other.browser()
    table_id = await sat(one, ana, bo)
    await tell(ana, table_id, seat=1)
    (report,) = (await on_desk(at(other, desk)))["reports"]
    async with bo.watch(table_id) as watcher:
        await watcher.next()
        said = await asyncio.gather(
            *(settle(at(club, desk), report["number"], chat="day", tables="day") for club in clubs)
        )
        assert sorted(reply.status for reply in said) == [204, 409]
        await watcher.say(type="do", re=1, command={"do": "chat", "seat": 1, "text": "so there"})
        assert (await watcher.reply())["error"]["key"] == "peace-no-chat"
    empty = await ana.make("santiago", "Ana", "")
    for club in clubs:
        refused = await at(club, bo).post(f"/api/tables/{empty}/sit", {"name": "Bo"})
        assert refused.error["key"] == "peace-no-tables"
        assert len((await on_desk(at(club, desk)))["bars"]) == 2


async def test_the_command_prints_a_link_and_takes_all_back(
    small_club: Club, capsys: pytest.CaptureFixture[str]
) -> None:
    """While the club runs."""
    database, port = small_club.config.database, small_club.port

    async def command(**more: Any) -> str:
        code = await asyncio.to_thread(run_command, database=database, port=port, **more)
        assert code == 0
        return capsys.readouterr().out

    address = (await command()).split()[-1]
    assert address.startswith(f"http://127.0.0.1:{port}/desk#")
    desk = small_club.browser()
    assert (await desk.post("/api/desk/enter", {"token": address.partition("#")[2]})).status == 204
    assert (await desk.get("/api/desk")).status == 200
    unused = (await command()).rpartition("#")[2].strip()
    assert "no longer" in await command(revoke=True)
    assert (await desk.get("/api/desk")).status == 403
    assert (await desk.post("/api/desk/enter", {"token": unused})).status == 403
