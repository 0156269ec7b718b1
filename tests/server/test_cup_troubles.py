"""Cups in trouble: servers that die, two that do the same at once, and people who go."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest
from sqlalchemy import func, select

from malecon.cups.cup import Cup
from malecon.cups.event import Event
from malecon.cups.rows import Row
from malecon.kernel.game import Json
from malecon.server.http import cups
from malecon.server.http.limits import CUP_DEEDS, HINTS
from malecon.server.people.moves import Moves
from malecon.server.tables.devices import device_of, new_table_id
from malecon.server.work import cups as work_cups
from malecon.server.work.cup_tables import lay_round
from malecon.server.work.cup_views import Shown, listing
from malecon.store import Store
from malecon.store.club_schema import cup_tables
from malecon.store.club_schema import notices as told
from malecon.store.peace import FOR_GOOD, Bar, bar
from malecon.store.schema import tables
from tests.server.browser import Browser
from tests.server.conftest import LOOPBACK, Club, open_club
from tests.server.process import Server
from tests.server.push import PushService
from tests.server.test_cups import come, do, look, make, until
from tests.server.test_known import enter, known, sweep

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hurried")]


async def kept(store: Store, cup_id: str) -> tuple[int, int, int]:
    """The rounds of a cup, the tables that are written down for it, and those of them that exist."""
    found = await store.cups.load(cup_id)
    assert found is not None
    mine = select(func.count()).select_from(cup_tables)
    there = mine.join(tables, tables.c.id == cup_tables.c.table_id)
    of_cup = cup_tables.c.cup_id == cup_id
    numbers = await store.database.read(
        lambda c: (c.execute(mine.where(of_cup)).scalar_one(), c.execute(there.where(of_cup)).scalar_one())
    )
    return len(found.event.cup.rounds), *numbers


async def cup_of_two(club: Club, ana: Browser, bea: Browser, **more: Any) -> tuple[str, Json]:
    """Ana holds it, and both wait at the table of its first round."""
    cup_id = await make(ana, name="Ana", rules={"format": "swiss", "rounds": 2, **more})
    await do(bea, cup_id, "enter", name="Bea")
    return cup_id, await do(ana, cup_id, "next-round", round=1)


async def test_killed_while_it_pairs(tmp_path: Path) -> None:
    """Wherever it dies, a round is there with all its tables, or not at all; asked again it is paired once,
    and the cup goes on to its end."""
    url = str(tmp_path / "club.db")
    with Server(tmp_path, url, "--workers", "1").ending() as server:
        await server.start()
        ana = Browser(server.port)
        cup_id = await make(ana, bots=["random"] * 8, rules={"rounds": 1})
        for pause in (0.01, 0.06):
            asked = asyncio.create_task(ana.post(f"/api/cups/{cup_id}", {"do": "next-round", "round": 1}))
            await asyncio.sleep(pause)
            server.kill()
            await asyncio.gather(asked, return_exceptions=True)
            store = await Store.open(url)
            assert await kept(store, cup_id) in ((0, 0, 0), (1, 4, 4))
            await store.close()
            await server.start()
        await do(ana, cup_id, "next-round", round=1)
        await until(ana, cup_id, lambda cup: cup["status"] == "over")
        assert not [line for line in server.log() if line["level"] in ("error", "critical")]
    store = await Store.open(url)
    assert await kept(store, cup_id) == (1, 4, 4)
    await store.close()


async def test_two_processes_pair_once_and_read_once(postgres_url: str, pool: ProcessPoolExecutor) -> None:
    async with open_club(postgres_url, pool) as one, open_club(postgres_url, pool) as other:
        ana = one.browser()
        cup_id = await make(ana, bots=["random"] * 8, rules={"rounds": 2})
        there = other.browser()
        there.cookies = ana.cookies
        for number in (1, 2):
            asked = {"do": "next-round", "round": number}
            replies = await asyncio.gather(
                *(browser.post(f"/api/cups/{cup_id}", asked) for browser in (ana, there) * 3)
            )
            assert {reply.ok["rounds"] for reply in replies} == {number}
            assert len({tuple(table["id"] for table in r.ok["round"]["tables"]) for r in replies}) == 1
            assert await kept(one.store, cup_id) == (number, 4 * number, 4 * number)
            await until(ana, cup_id, lambda cup: cup["round"]["over"])
        cup = await look(there, cup_id)
        assert cup["status"] == "over"
        assert {line["played"] for line in cup["standings"]} == {2}
        assert sum(line["points"] for line in cup["standings"]) == 8


@pytest.mark.parametrize("is_duplicate", [False, True])
async def test_a_bot_plays_for_whoever_may_not_sit_down_any_more(
    small_club: Club, is_duplicate: bool
) -> None:
    ana, bea = small_club.browser(), small_club.browser()
    cup_id, _ = await cup_of_two(small_club, ana, bea, duplicate=is_duplicate)
    person = device_of(bea.cookies["malecon"])
    barred = Bar(person, "tables", "Bea", small_club.config.clock(), FOR_GOOD, "insults")
    await small_club.store.database.write(lambda connection: bar(connection, barred))
    small_club.wait(400)
    cup = await until(ana, cup_id, lambda cup: cup["round"]["tables"] and running(cup))
    table = await ana.look(cup["round"]["tables"][0]["id"])
    assert sorted(seat["kind"] for seat in table["seats"]) == ["bot", "person"]
    assert (await bea.look(table["id"]))["you"] is None


def running(cup: Json) -> bool:
    return bool(cup["round"]["tables"][0]["status"] == "running")


async def test_nobody_waits_at_the_tables_of_a_cancelled_cup(small_club: Club) -> None:
    ana, bea = small_club.browser(), small_club.browser()
    cup_id, cup = await cup_of_two(small_club, ana, bea)
    await do(ana, cup_id, "cancel")
    small_club.wait(400)
    await until(ana, cup_id, lambda cup: cup["round"]["tables"][0]["status"] == "closed")
    cup = await look(bea, cup_id)
    assert (cup["status"], cup["champion"]) == ("cancelled", None)
    for what in ({"do": "next-round", "round": 2}, {"do": "cancel"}):
        assert (await ana.post(f"/api/cups/{cup_id}", what)).error["key"] == "cup-over"
    assert (await ana.ask("DELETE", f"/api/cups/{cup_id}")).status == 204


async def test_nobody_waits_at_the_tables_of_a_cup_that_was_cancelled_and_deleted_at_once(
    small_club: Club,
) -> None:
    ana, bea = small_club.browser(), small_club.browser()
    cup_id, cup = await cup_of_two(small_club, ana, bea)
    table_id = cup["round"]["tables"][0]["id"]
    cancelled, deleted = await asyncio.gather(
        ana.post(f"/api/cups/{cup_id}", {"do": "cancel"}), delete_when_possible(ana, cup_id)
    )
    assert (cancelled.status, deleted) == (200, 204)
    assert (await bea.look(table_id))["status"] == "closed"


async def delete_when_possible(browser: Browser, cup_id: str) -> int:
    while (reply := await browser.ask("DELETE", f"/api/cups/{cup_id}")).status == 403:
        pass
    return reply.status


async def test_nobody_hinders_a_round_by_coming_and_going(
    small_club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bea, eve = (small_club.browser() for _ in range(3))
    cup_id = await make(ana, name="Ana", rules={"format": "swiss", "rounds": 2})
    for browser, name in ((bea, "Bea"), (eve, "Eve")):
        await do(browser, cup_id, "enter", name=name)

    def slowly(*given: Any) -> Any:
        time.sleep(0.2)  # as where many take part
        return lay_round(*given)

    monkeypatch.setattr(work_cups, "lay_round", slowly)

    async def come_and_go() -> None:
        while True:
            await eve.post(f"/api/cups/{cup_id}", {"do": "leave"})
            await eve.post(f"/api/cups/{cup_id}", {"do": "enter", "name": "Eve"})

    meddling = asyncio.create_task(come_and_go())
    paired = await ana.post(f"/api/cups/{cup_id}", {"do": "next-round", "round": 1})
    meddling.cancel()
    await asyncio.gather(meddling, return_exceptions=True)
    assert paired.ok["rounds"] == 1


async def test_a_table_that_was_decided_is_not_played_any_more(small_club: Club) -> None:
    ana, bea = small_club.browser(), small_club.browser()
    cup_id, cup = await cup_of_two(small_club, ana, bea)
    await do(ana, cup_id, "forfeit", round=1, table=1, who=[cup["mine"]])
    await until(ana, cup_id, lambda cup: cup["round"]["tables"][0]["status"] == "closed")


@pytest.mark.parametrize("how", ["leave", "send-off"])
async def test_who_is_out_has_lost_a_table_that_has_not_begun(small_club: Club, how: str) -> None:
    ana, bea = small_club.browser(), small_club.browser()
    cup_id = await make(ana, name="Ana", bots=["random"] * 2, rules={"rounds": 2, "absent": "forfeit"})
    await do(bea, cup_id, "enter", name="Bea")
    cup = await do(ana, cup_id, "next-round", round=1)
    of_bea = next(person["id"] for person in cup["people"] if person["name"] == "Bea")

    def table_of_bea(cup: Json) -> Json:
        found: Json = next(
            t for t in cup["round"]["tables"] if of_bea in [seat["who"] for seat in t["seats"]]
        )
        return found

    assert table_of_bea(cup)["status"] == "gathering"
    await (do(bea, cup_id, how) if how == "leave" else do(ana, cup_id, how, who=of_bea))
    cup = await until(ana, cup_id, lambda cup: table_of_bea(cup)["status"] == "closed")
    assert {seat["forfeit"] for seat in table_of_bea(cup)["seats"] if seat["who"] == of_bea} == {True}
    assert {seat["points"] for seat in table_of_bea(cup)["seats"] if seat["who"] != of_bea} == {1}
    back = await bea.post(f"/api/cups/{cup_id}", {"do": "enter", "name": "Bea"})
    assert (back.status, how) in ((200, "leave"), (403, "send-off"))


async def test_a_bot_plays_at_once_for_who_goes(small_club: Club) -> None:
    """Before the table begins, by getting up there; and while it is played, by leaving the cup."""
    ana, bea = small_club.browser(), small_club.browser()
    cup_id, cup = await cup_of_two(small_club, ana, bea)
    for browser in (bea, bea):
        again = await browser.post(f"/api/cups/{cup_id}", {"do": "enter", "name": "Bea"})
        assert len(again.ok["people"]) == 2, "who is in it is in it once"
    table_id, seat = await come(ana, await look(ana, cup_id))
    assert (await bea.do(table_id, "open", seat=1 - seat)).ok
    await until(ana, cup_id, lambda cup: cup["round"]["tables"][0]["status"] == "running")
    seats = (await ana.look(table_id))["seats"]
    assert (seats[seat]["kind"], seats[1 - seat]["kind"], seats[1 - seat]["name"]) == ("person", "bot", "Bea")
    await do(ana, cup_id, "leave")
    cup = await until(ana, cup_id, lambda cup: cup["round"]["over"])
    assert all(seat["score"] is not None for seat in cup["round"]["tables"][0]["seats"])


async def test_a_table_closed_by_all_brings_nothing(small_club: Club) -> None:
    ana, bea = small_club.browser(), small_club.browser()
    cup_id, cup = await cup_of_two(small_club, ana, bea)
    table_id, seat = await come(ana, await look(ana, cup_id))
    await come(bea, await look(bea, cup_id))
    await until(ana, cup_id, lambda cup: cup["round"]["tables"][0]["status"] == "running")
    asked = (await ana.do(table_id, "propose", seat=seat, what="stop")).ok["number"]
    await bea.do(table_id, "agree", seat=1 - seat, proposal=asked)
    cup = await until(ana, cup_id, lambda cup: cup["round"]["over"])
    assert [line["points"] for line in cup["standings"]] == [0, 0]


async def test_an_unlisted_cup_is_told_of_by_its_address_alone(small_club: Club) -> None:
    ana, eve = small_club.browser(), small_club.browser()
    cup_id, _ = await cup_of_two(small_club, ana, small_club.browser())
    for path in ("/api/cups", "/api/tables"):
        assert cup_id not in (await eve.get(path)).body.decode()
    assert (await look(eve, cup_id))["mine"] is None
    assert [cup["id"] for cup in (await ana.get("/api/cups")).ok["cups"]] == [cup_id]


async def test_a_cup_is_worked_out_once_and_beside_all_else(
    small_club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With 256 people it takes long enough for others to notice."""
    ana = small_club.browser()
    cup_id = await make(ana, name="Ana")
    made: list[int] = []

    def shown(event: Event) -> Shown:
        made.append(threading.get_ident())
        return Shown(event)

    monkeypatch.setattr(work_cups, "Shown", shown)
    await do(small_club.browser(), cup_id, "enter", name="Bea")
    await asyncio.gather(*(look(small_club.browser(), cup_id) for _ in range(5)))
    assert len(made) == 1
    assert made != [threading.get_ident()]


async def test_what_is_done_at_cups_is_limited(tmp_path: Path, pool: ProcessPoolExecutor) -> None:
    """By address: cookies can be made up. Time stands still meanwhile, or a slow machine would be let in."""
    now = time.time()
    async with open_club(str(tmp_path / "club.db"), pool, rate=1.0, clock=lambda: now) as club:
        cup_id = await make(club.browser())

        async def enter_as_anybody() -> int:
            return (await club.browser().post(f"/api/cups/{cup_id}", {"do": "enter", "name": "Eve"})).status

        statuses = [await enter_as_anybody() for _ in range(round(CUP_DEEDS.burst))]
        assert set(statuses) == {200}
        late = [await enter_as_anybody() for _ in range(20)]
        assert set(late) == {429}


async def test_the_files_of_a_cup_hold_up_nobody(
    tmp_path: Path, pool: ProcessPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They are worked out beside all else, and one address has so many of them and no more."""
    threads: set[int] = set()

    def rows(cup: Cup, names: Mapping[str, str]) -> list[Row]:
        threads.add(threading.get_ident())
        return [["name"]]

    monkeypatch.setattr(cups, "standings_rows", rows)
    monkeypatch.setattr(cups, "results_rows", rows)
    now = time.time()
    async with open_club(str(tmp_path / "club.db"), pool, rate=1.0, clock=lambda: now) as club:
        ana = club.browser()
        cup_id = await make(ana, name="Ana")
        both = [f"/api/cups/{cup_id}/{name}" for name in ("standings", "results")]
        statuses = [(await ana.get(path)).status for path in both * round(HINTS.burst / 2)]
        assert statuses == [200] * round(HINTS.burst)
        assert [(await ana.get(path)).status for path in both] == [429, 429]
        assert threads
        assert threading.get_ident() not in threads


async def test_who_is_paired_is_told_once(url: str, pool: ProcessPoolExecutor, service: PushService) -> None:
    async with open_club(url, pool, push_hosts=LOOPBACK) as club:
        ana, bea = club.browser(), club.browser()
        ear = service.ear()
        cup_id = await make(ana, name="Ana")
        await do(bea, cup_id, "enter", name="Bea")
        await ear.subscribe(bea)
        for _ in range(2):
            await do(ana, cup_id, "next-round", round=1)
        heard = await ear.next()
        assert (heard.told["title"], heard.told["url"]) == ("Round 1 of Winter begins", f"/cup/{cup_id}")
        rows = await club.store.database.read(lambda c: c.execute(select(told.c.person, told.c.turn)).all())
        assert [row.turn for row in rows] == [1], "once, and only to who wants to be told of anything"


async def test_who_has_left_a_cup_is_told_of_no_round(
    url: str, pool: ProcessPoolExecutor, service: PushService
) -> None:
    """A bot plays for them; who is still there is told at once."""
    async with open_club(url, pool, push_hosts=LOOPBACK) as club:
        ana, bea = club.browser(), club.browser()
        cup_id, cup = await cup_of_two(club, ana, bea)
        stays, left = service.ear("ana"), service.ear("bea")
        await stays.subscribe(ana)
        await left.subscribe(bea)
        await do(ana, cup_id, "forfeit", round=1, table=1, who=[cup["mine"]])
        await do(bea, cup_id, "leave")
        cup = await do(ana, cup_id, "next-round", round=2)
        assert [len(table["seats"]) for table in cup["round"]["tables"]] == [2]
        assert (await stays.next()).told["title"] == "Round 2 of Winter begins"
    store = await Store.open(url)
    rows = await store.database.read(lambda c: c.execute(select(told.c.person, told.c.turn)).all())
    await store.close()
    assert [(row.person, row.turn) for row in rows] == [(device_of(ana.cookies["malecon"]), 2)]
    assert not left.heard


async def test_a_round_is_told_of_though_the_process_died(
    tmp_path: Path, pool: ProcessPoolExecutor, service: PushService
) -> None:
    """What is to be told is written with the round, so whoever comes next tells it."""
    url = str(tmp_path / "club.db")
    ear = service.ear()
    async with open_club(url, pool, push_hosts=LOOPBACK) as club:
        ana, bea = club.browser(), club.browser()
        cup_id = await make(ana, name="Ana")
        await do(bea, cup_id, "enter", name="Bea")
        await ear.subscribe(bea)
    dying = await Store.open(url)
    known = await dying.cups.load(cup_id)
    assert known is not None
    event = known.event.paired(known.event.cup.with_next_round(), 1000.0)
    new = lay_round(event, new_table_id, lambda: bytes(32), 1000.0)
    assert await dying.cups.save(event, known.version, listing(event), new=new)
    await dying.close()
    assert not ear.heard
    async with open_club(url, pool, push_hosts=LOOPBACK):
        assert (await ear.next()).told["url"] == f"/cup/{cup_id}"


async def test_who_enters_in_the_moment_of_coming_in_takes_part_as_who_they_are(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A request of the guest that they were just now is still under way."""
    ana, phone, host = (club.browser() for _ in range(3))
    phrase = await known(ana)
    cup_id = await make(host)
    tab = club.browser()
    await phone.make("santiago", "Ana", "")
    tab.cookies = dict(phone.cookies)
    guest = device_of(tab.cookies["malecon"])
    rated, here, go_on = cups.strength, asyncio.Event(), asyncio.Event()

    async def strength(*asked: Any) -> int:
        here.set()
        await go_on.wait()
        return await rated(*asked)

    monkeypatch.setattr(cups, "strength", strength)
    entering = asyncio.create_task(do(tab, cup_id, "enter", name="Ana"))
    await here.wait()
    assert (await enter(phone, phrase)).status == 204
    go_on.set()
    await entering
    await sweep(club)
    for browser in (ana, phone):
        assert (await look(browser, cup_id))["mine"]
    found = await club.store.cups.load(cup_id)
    assert found is not None
    assert guest not in str(found.event.to_json())


async def test_who_enters_twice_in_the_moment_of_coming_in_takes_part_once(club: Club) -> None:
    ana, phone, host = (club.browser() for _ in range(3))
    phrase = await known(ana)
    cup_id = await make(host)
    await phone.make("santiago", "Ana", "")
    guest = device_of(phone.cookies["malecon"])
    assert (await enter(phone, phrase)).status == 204
    await do(ana, cup_id, "enter", name="Ana")
    kept = await club.store.cups.load(cup_id)
    assert kept is not None
    twice = kept.event.enter(guest, "Ana too", 0, 1000.0)
    assert await club.store.cups.save(twice, kept.version, listing(twice))
    await sweep(club)
    cup = await look(host, cup_id)
    assert [person["name"] for person in cup["people"]] == ["Ana"]


@pytest.mark.parametrize("comes", [False, True])
async def test_who_comes_in_during_a_round_keeps_the_seat(
    club: Club, monkeypatch: pytest.MonkeyPatch, comes: bool
) -> None:
    """In the cup they have the id of a person at once, at the table a while later."""
    ana, phone, host = (club.browser() for _ in range(3))
    phrase = await known(ana)
    cup_id, cup = await cup_of_two(club, host, phone)
    table_id = cup["round"]["tables"][0]["id"]
    if comes:
        await come(phone, await look(phone, cup_id))
    with monkeypatch.context() as held:
        held.setattr(Moves, "carry_out", AsyncMock(return_value=True))
        assert (await enter(phone, phrase)).status == 204
        await come(host, cup)
        if not comes:
            await asyncio.sleep(0.3)
            assert (await host.look(table_id))["status"] == "gathering", "they are waited for"
            club.wait(400)
        await until(host, cup_id, lambda cup: cup["round"]["tables"][0]["status"] == "running")
    await sweep(club)
    seen = await ana.look(table_id)
    assert [seat["kind"] for seat in seen["seats"]] == ["person"] * 2
    assert seen["seats"][seen["you"]]["stand_in"] == ("" if comes else "greedy")


async def test_a_bar_holds_at_a_table_that_still_knows_the_guest(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bar is the person's at once, the seat a while later."""
    ana, phone, host = (club.browser() for _ in range(3))
    phrase = await known(ana)
    cup_id, cup = await cup_of_two(club, host, phone)
    guest = device_of(phone.cookies["malecon"])
    monkeypatch.setattr(Moves, "carry_out", AsyncMock(return_value=True))
    assert (await enter(phone, phrase)).status == 204
    person = (await club.store.moving.guests([guest]))[guest]
    barred = Bar(person, "tables", "Bea", club.config.clock(), FOR_GOOD, "insults")
    await club.store.database.write(lambda connection: bar(connection, barred))
    await come(host, cup)
    club.wait(400)
    cup = await until(host, cup_id, running)
    table = await host.look(cup["round"]["tables"][0]["id"])
    assert sorted(seat["kind"] for seat in table["seats"]) == ["bot", "person"]


async def test_a_cup_goes_on_without_a_host_who_leaves_the_club(club: Club) -> None:
    """Rounds follow by themselves, a bot plays, and their name stands nowhere any more."""
    ana, bea = club.browser(), club.browser()
    await known(ana, name="Zoraida")
    rules = {"format": "swiss", "rounds": 1}
    won = await make(ana, name="Zoraida", rules=rules)
    await do(bea, won, "enter", name="Bea")
    cup = await do(ana, won, "next-round", round=1)
    of_bea = next(person["id"] for person in cup["people"] if person["name"] == "Bea")
    cup = await do(ana, won, "forfeit", round=1, table=1, who=[of_bea])
    assert cup["champion"] == cup["mine"]
    unbegun = await make(ana, name="Zoraida")
    await do(bea, unbegun, "enter", name="Bea")
    going = await make(ana, name="Zoraida", bots=["random"], rules={**rules, "rounds": 2}, by_itself=False)
    await do(bea, going, "enter", name="Bea")
    await do(ana, going, "next-round", round=1)
    assert (await ana.post("/api/me/leave", {"sure": True})).status == 204
    told = [await look(bea, one) for one in (won, unbegun, going)]
    assert [cup["status"] for cup in told] == ["over", "cancelled", "running"]
    assert told[2]["by_itself"]
    assert {person["status"] for person in told[2]["people"] if not person["name"]} == {"bot"}
    lines = (await bea.get("/api/cups")).ok["cups"]
    assert {line["id"]: (line["status"], line["champion"]) for line in lines} == {
        won: ("over", ""),
        unbegun: ("cancelled", None),
        going: ("running", None),
    }
    assert "Zoraida" not in str(told) + str(lines)
    club.wait(400)
    await until(bea, going, lambda cup: cup["rounds"] == 2 or cup["due"] is not None)
