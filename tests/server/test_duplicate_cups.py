"""Duplicate rounds at a club: one draw for all tables, told to nobody else before the round is over."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from malecon.cups import Result
from malecon.kernel.game import Json
from malecon.record import Record
from malecon.server.http.operations import ENDPOINTS
from malecon.server.ops.metrics import Metrics
from malecon.server.tables import devices
from malecon.server.tables.sessions import Sessions
from malecon.server.work.cup_views import listing
from malecon.server.work.cups import Cups
from malecon.server.work.workers import Workers
from malecon.store import Store
from malecon.store.backup import export_all, import_all
from malecon.store.club_schema import cups
from malecon.store.cups import Kept
from malecon.table import Status, verify
from malecon.table.draws import Stage
from malecon.table.fairness import shared_salt_commitment
from tests.server.browser import Browser
from tests.server.conftest import Club, open_club
from tests.server.process import Server
from tests.server.test_cup_troubles import kept
from tests.server.test_cups import do, look, make, until
from tests.server.test_known import enter, known
from tests.server.test_playing import play_on

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hurried")]

NAMES = ("Ana", "Bea", "Cy", "Di")


async def cup_of(browsers: list[Browser], **more: Any) -> str:
    """A cup with duplicate rounds, held by the first, in which all take part."""
    rules = {"rounds": 1, "duplicate": True, **more.pop("rules", {})}
    cup_id = await make(browsers[0], name=NAMES[0], rules=rules, **more)
    for browser, name in zip(browsers[1:], NAMES[1:], strict=False):
        await do(browser, cup_id, "enter", name=name)
    return cup_id


def salt_of(draws: Json) -> str:
    return f"salt-{draws['fairness']['attempt']}-{draws['place']}"


async def commit(browser: Browser, cup_id: str) -> Json:
    """What the page of somebody does who comes to the cup."""
    cup = await look(browser, cup_id)
    draws, said = cup["draws"], cup["draws"]["fairness"]
    hashed = shared_salt_commitment(
        said["commitment"], said["label"], said["attempt"], draws["place"], salt_of(draws)
    )
    wish = {"round": cup["rounds"], "attempt": said["attempt"], "commitment": hashed}
    return await do(browser, cup_id, "commit", **wish)


async def reveal(browser: Browser, cup_id: str) -> str:
    """And what it does when all are bound: the promise that it keeps."""
    cup = await look(browser, cup_id)
    await do(browser, cup_id, "reveal", round=cup["rounds"], salt=salt_of(cup["draws"]))
    promise: str = cup["draws"]["fairness"]["promise"]
    return promise


def laid(cup: Json) -> bool:
    return cup["draws"] is None and all(table["id"] for table in cup["round"]["tables"])


def is_open(cup: Json) -> bool:
    return cup["round"]["over"] and not cup["round"]["secret"]


async def begun(browsers: list[Browser], cup_id: str, number: int = 1) -> tuple[Json, list[str]]:
    """The round when its tables have begun, and what each browser was promised."""
    await do(browsers[0], cup_id, "next-round", round=number)
    for browser in browsers:
        await commit(browser, cup_id)
    promises = [await reveal(browser, cup_id) for browser in browsers]
    return await until(browsers[0], cup_id, laid), promises


async def seats_of(cup: Json, browsers: list[Browser]) -> Seats:
    """Who sits where: by table the browsers, in the order of their seats."""
    mine = {(await look(browser, cup["id"]))["mine"]: browser for browser in browsers}
    return {
        table["id"]: [(mine[seat["who"]], number) for number, seat in enumerate(table["seats"])]
        for table in cup["round"]["tables"]
    }


async def stop(table_id: str, seats: list[tuple[Browser, int]]) -> None:
    """Both agree to end their game."""
    (one, first), (other, second) = seats
    number = (await one.do(table_id, "propose", seat=first, what="stop")).ok["number"]
    assert (await other.do(table_id, "agree", seat=second, proposal=number)).ok


def drawn(table: Json) -> list[str]:
    """What chance has drawn, as it stands in the log."""
    lines = [line for line in table["log"] if line["kind"] == "answer" and line["seat"] == -1]
    return [json.dumps(line["events"]) for line in lines]


async def test_a_round_goes_on_when_somebody_turns_out_to_be_another(small_club: Club) -> None:
    """What wakes it is kept, however the cup is written."""
    ana, bea, phone, *others = (small_club.browser() for _ in range(5))
    phrase = await known(ana)
    cup_id = await cup_of([bea, phone, *others])
    await do(bea, cup_id, "next-round", round=1)
    wakes = select(cups.c.due).where(cups.c.id == cup_id)

    async def due() -> float | None:
        found: float | None = await small_club.store.database.read(lambda c: c.execute(wakes).scalar())
        return found

    before = await due()
    assert before is not None
    assert (await enter(phone, phrase)).status == 204
    assert (await look(ana, cup_id))["mine"]
    assert await due() == before


async def test_all_tables_begin_with_the_same_draws_that_nobody_chose(club: Club) -> None:
    four = [club.browser() for _ in NAMES]
    cup_id = await cup_of(four)
    cup = await do(four[0], cup_id, "next-round", round=1)
    assert cup["rules"]["duplicate"]
    assert cup["round"]["secret"]
    assert [table["id"] for table in cup["round"]["tables"]] == [None, None], "they wait for their draws"
    assert len(cup["draws"]["fairness"]["awaited"]) == 4
    for browser in four[:3]:
        cup = await commit(browser, cup_id)
    assert cup["draws"]["fairness"]["stage"] == "committing"
    early = await four[0].post(f"/api/cups/{cup_id}", {"do": "reveal", "round": 1, "salt": "salt-1-0"})
    assert early.error["key"] == "fairness-late"
    cup = await commit(four[3], cup_id)
    assert cup["draws"]["fairness"]["stage"] == "opening"
    late = {"do": "commit", "round": 1, "attempt": 1, "commitment": "0" * 64}
    assert (await four[0].post(f"/api/cups/{cup_id}", late)).error["key"] == "fairness-late"
    promises = [await reveal(browser, cup_id) for browser in four]
    eve = club.browser()
    assert (await do(four[0], cup_id, "next-round", round=1))["rounds"] == 1
    cup = await until(four[0], cup_id, laid)
    assert "salt-1-" not in (await eve.get(f"/api/cups/{cup_id}")).body.decode()
    seen = [
        (await browser.look(table_id), promise)
        for table_id, seats in (await seats_of(cup, four)).items()
        for browser, _ in seats
        for promise in [promises[four.index(browser)]]
    ]
    for table, promise in seen:
        assert (table["status"], table["fairness"]["stage"]) == ("running", "drawing")
        assert table["fairness"]["promise"] == promise
        assert sorted(filter(None, table["fairness"]["salts"])) == [f"salt-1-{place}" for place in range(4)]
        assert table["fairness"]["secret"] == ""
    assert len({tuple(drawn(table)) for table, _ in seen}) == 1
    assert drawn(seen[0][0])


Seats = dict[str, list[tuple[Browser, int]]]
Round = tuple[Club, list[Browser], str, Seats]


@pytest.fixture
async def secret_round(small_club: Club) -> Round:
    """Two tables of a listed cup have begun."""
    four = [small_club.browser() for _ in NAMES]
    cup_id = await cup_of(four, listed=True)
    cup, _ = await begun(four, cup_id)
    return small_club, four, cup_id, await seats_of(cup, four)


#: What every operation at a table is sent, so that it is not refused for another reason.
BODIES: dict[str, Json] = {
    "do": {"do": "chat", "seat": None, "name": "Eve", "text": "Hello"},
    "sit": {"name": "Eve"},
    "new_link": {"seat": 0},
    "why_not": {"seat": 0, "words": "no"},
    "preview": {"seat": 0, "words": "no"},
    "select": {"seat": 0, "words": [], "length": 0, "sealed": 0},
    "hint": {"seat": 0, "length": 0, "sealed": 0},
    "why": {"number": 1},
}


async def refused(browser: Browser, table_id: str) -> None:
    """Nothing whatever is told of a table, on any route that is about one."""
    asked = set()
    for one in ENDPOINTS:
        of_people = one.handler.__module__.endswith(".friends")  # the cup tells who sits where
        if not one.path.startswith("/api/tables/{id}") or one.name == "picture" or of_people:
            continue
        body = BODIES.get(one.name, {})
        for query in ("", "?seat=0", "?seat=-1") if one.method == "GET" else ("",):
            path = one.path.replace("{id}", table_id) + (query if one.name in SEATED else "")
            reply = await browser.ask(one.method, path, body if one.method == "POST" else None)
            assert reply.status == 403, (one.name, reply.status, reply.body)
            assert reply.error["key"] in ("table-round-secret", "server-not-your-seat", "table-not-host")
        asked.add(one.name)
    assert set(BODIES) | SEATED <= asked


SEATED = {"look", "read_log", "look_back", "show_film"}


async def made_by(club: Club) -> str:
    """A table of the same game that nobody has played at."""
    return await club.browser().make("havana", "Zoe", "")


async def test_nobody_learns_anything_of_another_table_of_the_round(secret_round: Round) -> None:
    club, _, cup_id, seats = secret_round
    one, other = seats
    eve = club.browser()
    await eve.get("/api/mine")
    strangers = [eve, *(browser for browser, _ in seats[other])]
    for browser in strangers:
        await refused(browser, one)
        with pytest.raises(Exception, match="403"):
            async with browser.watch(one):
                pass
    # When their own game has ended they know what would come at the other table: still nothing is told.
    await stop(one, seats[one])
    await asyncio.sleep(0.3)
    for browser in (eve, *(browser for browser, _ in seats[other])):
        await refused(browser, one)
    for browser, _ in seats[one]:
        await refused(browser, other)
    own, seat = seats[one][0]
    assert (await own.look(one))["fairness"]["secret"] == "", "others still play by it"
    record = (await own.get(f"/api/tables/{one}/record")).body.decode()
    assert '"secret"' not in record.partition("\n")[0]
    own_box, box = [
        (await eve.get(f"/api/tables/{table_id}/picture?language=en")).body
        for table_id in (one, await made_by(club))
    ]
    assert own_box == box, "no result, and no names"
    for listed in (await eve.get("/api/tables")).ok["tables"]:
        assert not listed["settings"]["spectators"]
    # Whoever plays there sees their own table as ever.
    assert (await own.get(f"/api/tables/{one}/at?seat={seat}")).ok
    assert (await look(eve, cup_id))["round"]["secret"]


async def test_after_the_round_everything_is_open_and_can_be_checked(club: Club) -> None:
    four = [club.browser() for _ in NAMES]
    cup_id = await cup_of(four)
    cup, promises = await begun(four, cup_id)
    seats = await seats_of(cup, four)
    for table_id, people in seats.items():
        await stop(table_id, people)
    await until(four[0], cup_id, is_open)
    eve = club.browser()
    for table_id, people in seats.items():
        text = (await eve.get(f"/api/tables/{table_id}/record")).body.decode()
        for browser, _ in people:
            checked = verify(Record.read(text), promises[four.index(browser)])
            assert (checked.protocol, checked.salts, checked.bound) == (3, 4, True)
        found = (await eve.get(f"/api/tables/{table_id}/fairness")).ok
        assert found["fairness"]["secret"]
        assert {draw["kind"] for draw in found["draws"]}
        assert (await eve.look(table_id))["settings"]["spectators"]


async def test_equal_bots_play_equal_games(club: Club) -> None:
    """A round of bots alone waits for its draws too; the promise of the next one names its results."""
    ana = club.browser()
    cup_id = await make(ana, bots=["random"] * 4, rules={"rounds": 2, "duplicate": True})
    await do(ana, cup_id, "next-round", round=1)
    cup = await until(ana, cup_id, is_open)
    scores = [[seat["score"] for seat in table["seats"]] for table in cup["round"]["tables"]]
    assert scores[0] == scores[1]
    texts = [
        (await ana.get(f"/api/tables/{table['id']}/record")).body.decode() for table in cup["round"]["tables"]
    ]
    assert texts[0].partition("\n")[2] == texts[1].partition("\n")[2]
    assert verify(Record.read(texts[0])).draws > 0
    await do(ana, cup_id, "next-round", round=2)
    cup = await until(ana, cup_id, lambda cup: cup["status"] == "over" and is_open(cup))
    text = (await ana.get(f"/api/tables/{cup['round']['tables'][0]['id']}/record")).body.decode()
    assert Record.read(text).extra["fairness"]["before"]
    assert verify(Record.read(text)).draws > 0


async def test_a_round_begins_though_nobody_comes(small_club: Club) -> None:
    """Bots play for them until they come; with days for each answer nobody has to be there."""
    for clock, kinds in (({"kind": "live", "minutes": 5}, "stand_in"), ({"kind": "days", "days": 1}, "")):
        four = [small_club.browser() for _ in NAMES]
        cup_id = await cup_of(four, clock=clock)
        await do(four[0], cup_id, "next-round", round=1)
        small_club.wait(400 if kinds else 7 * 3600)
        cup = await until(four[0], cup_id, laid)
        for table_id, seats in (await seats_of(cup, four)).items():
            table = await seats[0][0].look(table_id)
            assert {bool(seat["stand_in"]) for seat in table["seats"]} == {bool(kinds)}
            assert not any(table["fairness"]["salts"])
    assert (await look(four[0], cup_id))["round"]["secret"]


async def test_who_opens_nothing_is_left_out_and_the_others_begin_anew(small_club: Club) -> None:
    four = [small_club.browser() for _ in NAMES]
    cup_id = await cup_of(four)
    await do(four[0], cup_id, "next-round", round=1)
    for browser in four:
        await commit(browser, cup_id)
    for browser in four[:3]:
        await reveal(browser, cup_id)
    small_club.wait(130)
    cup = await until(four[3], cup_id, lambda cup: cup["draws"]["fairness"]["attempt"] == 2)
    gone = cup["draws"]["place"]
    assert cup["draws"]["left_out"] == [gone]
    again = {"do": "commit", "round": 1, "attempt": 2, "commitment": "0" * 64}
    assert (await four[3].post(f"/api/cups/{cup_id}", again)).error["key"] == "fairness-late"
    for browser in four[:3]:
        await commit(browser, cup_id)
    for browser in four[:3]:
        await reveal(browser, cup_id)
    cup = await until(four[0], cup_id, laid)
    table_id, seats = next(iter((await seats_of(cup, four)).items()))
    salts = (await seats[0][0].look(table_id))["fairness"]["salts"]
    assert [place for place, salt in enumerate(salts) if not salt] == [gone]


async def test_who_withdraws_is_not_waited_for(small_club: Club) -> None:
    four = [small_club.browser() for _ in NAMES]
    cup_id = await cup_of(four)
    await do(four[0], cup_id, "next-round", round=1)
    for browser in four[:3]:
        await commit(browser, cup_id)
    await do(four[3], cup_id, "leave")
    for browser in four[:3]:
        await reveal(browser, cup_id)
    cup = await until(four[0], cup_id, laid)
    tables = await seats_of(cup, four)
    table_id, seats = next((one, who) for one, who in tables.items() if four[3] in [who[0][0], who[1][0]])
    there = next((browser, seat) for browser, seat in seats if browser is not four[3])
    table = await there[0].look(table_id)
    assert table["seats"][1 - there[1]]["stand_in"], "a bot plays on, as agreed upon"


async def test_a_round_of_one_table_is_played_as_any_other(small_club: Club) -> None:
    two = [small_club.browser() for _ in range(2)]
    cup_id = await cup_of(two)
    cup = await do(two[0], cup_id, "next-round", round=1)
    assert (cup["draws"], cup["round"]["secret"]) == (None, False)
    assert (await small_club.browser().look(cup["round"]["tables"][0]["id"]))["fairness"]["protocol"] == 2


@pytest.mark.parametrize("how", ["forfeit", "cancel", "delete"])
async def test_a_round_ends_and_is_opened_however_it_ends(secret_round: Round, how: str) -> None:
    """A table that is decided is closed, though it was played: all others wait for the draws."""
    club, four, cup_id, seats = secret_round
    eve = club.browser()
    one, other = seats
    cup = await look(four[0], cup_id)
    if how == "forfeit":
        lost = cup["round"]["tables"][1]["seats"][0]["who"]
        await do(four[0], cup_id, "forfeit", round=1, table=2, who=[lost])
        await stop(one, seats[one])
        await until(eve, cup_id, is_open)
    else:
        await do(four[0], cup_id, "cancel")
        await stop(one, seats[one])
        await asyncio.sleep(0.3)
        assert (await eve.get(f"/api/tables/{one}")).error["key"] == "table-round-secret"
        if how == "delete":
            # Or its host, who may play at the other table, would know all that is drawn there.
            found = await four[0].ask("DELETE", f"/api/cups/{cup_id}")
            assert (found.status, found.error["key"]) == (403, "cup-round-secret")
            assert (await eve.get(f"/api/tables/{one}")).error["key"] == "table-round-secret"
        await stop(other, seats[other])
        await until(eve, cup_id, lambda cup: not cup["round"]["secret"])
        if how == "delete":
            assert (await four[0].ask("DELETE", f"/api/cups/{cup_id}")).status == 204
    for table_id in seats:
        table = await eve.look(table_id)
        assert bool(table["fairness"]["secret"]) == (table["status"] == "closed")


async def cancelled(secret_round: Round) -> Cups:
    """Its cup is cancelled, and the first table stopped; the work at cups of a house where it happened."""
    club, four, cup_id, seats = secret_round
    await do(four[0], cup_id, "cancel")
    one = next(iter(seats))
    await stop(one, seats[one])
    return Cups(Sessions(club.store, club.time, Metrics()), Workers(1), lambda: bytes(32))


async def test_no_cup_is_forgotten_while_its_draws_are_played_by(secret_round: Round) -> None:
    """Nobody has touched the cup for long, but at one of its tables they are still at it."""
    club, four, cup_id, seats = secret_round
    one, other = seats
    house = await cancelled(secret_round)
    for is_played in (True, False):
        club.wait(1000)
        before = club.time() - 500
        await house.sweep(before, before, before)
        found = await four[0].get(f"/api/cups/{cup_id}")
        assert found.status == (200 if is_played else 404)
        if is_played:
            assert (await club.browser().get(f"/api/tables/{one}")).error["key"] == "table-round-secret"
            await stop(other, seats[other])
            await until(four[0], cup_id, lambda cup: not cup["round"]["secret"])


async def test_a_round_that_moves_to_another_database_stays_as_secret(
    secret_round: Round, tmp_path: Path, pool: ProcessPoolExecutor
) -> None:
    """Its cup does not come along. One table has ended, the other plays on by the same draws."""
    club, _, _, seats = secret_round
    one, other = seats
    await stop(one, seats[one])
    await export_all(club.store, tmp_path / "games")
    for name, is_played in (("moved", True), ("alone", False)):
        url = str(tmp_path / f"{name}.db")
        store = await Store.open(url)
        found = await import_all(
            store, tmp_path / "games", devices.new_table_id, lambda: bytes(32), 1.0, True
        )
        assert (found.taken, found.errors) == (1 + is_played, [])
        await store.close()
        async with open_club(url, pool) as moved:
            eve, (ana, _) = moved.browser(), seats[one][0]
            for browser, _ in (*seats[one], *seats[other]):
                browser.port = moved.port
            if is_played:
                await refused(eve, one)
                assert (await ana.look(one))["fairness"]["secret"] == ""
                await stop(other, seats[other])
                await opened_to(eve, other)
            await opened_to(eve, one)
        for file in (tmp_path / "games").glob(f"*{other}.txt"):
            file.unlink()  # what does not come along is played nowhere


async def test_a_table_that_did_not_come_along_may_still_be_played(
    secret_round: Round, tmp_path: Path
) -> None:
    """Its file is damaged: it is mended and taken in later, and plays on by the same draws."""
    club, _, _, (one, other) = secret_round
    await stop(one, secret_round[3][one])
    await export_all(club.store, tmp_path / "games")
    (file,) = (tmp_path / "games").glob(f"*{other}.txt")
    whole = file.read_text(encoding="utf-8")
    store = await Store.open(str(tmp_path / "moved.db"))
    for text in (whole[:1000], whole):
        file.write_text(text, encoding="utf-8")
        found = await import_all(
            store, tmp_path / "games", devices.new_table_id, lambda: bytes(32), 1.0, True
        )
        assert len(found.errors) == (text != whole)
        assert (await store.load(one)).is_secret
    assert not (await store.load(other)).is_ended
    await store.close()


async def opened_to(browser: Browser, table_id: str) -> None:
    """Wait until somebody may look at a table, and see by what it drew."""
    async with asyncio.timeout(10):
        while (await browser.get(f"/api/tables/{table_id}")).status != 200:
            await asyncio.sleep(0.02)
    assert (await browser.look(table_id))["fairness"]["secret"]


async def test_a_table_that_all_have_left_keeps_no_cancelled_cup_for_ever(secret_round: Round) -> None:
    """Nobody has stopped it, and no clock ends it."""
    club, four, cup_id, (_, other) = secret_round
    house = await cancelled(secret_round)
    for days, status in ((6, "running"), (2, "closed")):
        club.wait(days * 86_400)
        await house.look_around()
        assert (await club.store.load(other)).status == status
    await until(four[0], cup_id, lambda cup: not cup["round"]["secret"])
    assert (await four[0].ask("DELETE", f"/api/cups/{cup_id}")).status == 204


async def test_a_cancelled_round_that_waits_for_its_draws_is_not_played(small_club: Club) -> None:
    four = [small_club.browser() for _ in NAMES]
    cup_id = await cup_of(four)
    await do(four[0], cup_id, "next-round", round=1)
    cup = await do(four[0], cup_id, "cancel")
    assert (cup["draws"], cup["round"]["secret"]) == (None, False)
    small_club.wait(400)
    await asyncio.sleep(2.5)
    assert await kept(small_club.store, cup_id) == (1, 0, 0)
    cup_id = await cup_of(four)
    cup = await do(four[0], cup_id, "next-round", round=1)
    for table in cup["round"]["tables"]:
        lost = table["seats"][0]["who"]
        cup = await do(four[0], cup_id, "forfeit", round=1, table=table["table"], who=[lost])
    assert (cup["status"], cup["draws"], cup["round"]["secret"]) == ("over", None, False)


async def test_statistics_wait_until_the_round_is_over(small_club: Club) -> None:
    """What somebody took in one game would tell what was drawn there."""
    four = [small_club.browser() for _ in NAMES]
    cup_id = await cup_of(four, listed=True)
    cup, _ = await begun(four, cup_id)
    seats = await seats_of(cup, four)
    one, other = seats

    async def play(table_id: str) -> None:
        async def by(browser: Browser, seat: int) -> None:
            async with browser.watch(table_id, f"?seat={seat}") as watcher:
                await play_on(watcher)

        await asyncio.gather(*(by(*who) for who in seats[table_id]))

    eve = small_club.browser()
    await play(one)
    await until(eve, cup_id, lambda cup: cup["round"]["tables"][0]["decided"])
    await asyncio.sleep(0.5)
    assert (await eve.get("/api/statistics")).ok["players"] == []
    await play(other)
    await until(eve, cup_id, is_open)
    for _ in range(100):
        if len((await eve.get("/api/statistics")).ok["players"]) == 4:
            return
        await asyncio.sleep(0.1)
    raise AssertionError("the games are not told of")


# --- processes that die, and two of them ---


async def test_two_processes_lay_a_round_once(postgres_url: str, pool: ProcessPoolExecutor) -> None:
    """Its people come by both of them at the same time, and it is opened once."""
    async with open_club(postgres_url, pool) as one, open_club(postgres_url, pool) as other:
        four = [club.browser() for club in (one, other, one, other)]
        cup_id = await cup_of(four)
        await do(four[0], cup_id, "next-round", round=1)
        await asyncio.gather(*(commit(browser, cup_id) for browser in four))
        await asyncio.gather(*(reveal(browser, cup_id) for browser in four))
        cup = await until(four[1], cup_id, laid)
        await asyncio.sleep(2.5)  # both look around
        assert await kept(one.store, cup_id) == (1, 2, 2)
        seats = await seats_of(cup, four)
        for table_id, people in seats.items():
            await stop(table_id, people)
        await until(four[1], cup_id, is_open)
        for table_id in seats:
            log = (await four[0].look(table_id))["log"]
            assert sum(line["kind"] == "chance" and line["what"] == "shown" for line in log) == 1


async def test_whoever_dies_between_two_steps_leaves_nothing_undone(
    tmp_path: Path, pool: ProcessPoolExecutor
) -> None:
    """The draws were ready, and no table was laid; all tables had ended, and none was opened."""
    url = str(tmp_path / "club.db")
    async with open_club(url, pool) as club:
        four = [club.browser() for _ in NAMES]
        cup_id = await cup_of(four)
        await do(four[0], cup_id, "next-round", round=1)
    store = await Store.open(url)
    found = await store.cups.load(cup_id)
    assert found is not None
    assert found.event.drawing is not None
    ready = replace(found.event.drawing, draws=found.event.drawing.draws.past(range(4)), until=0.0)
    assert ready.draws.stage == Stage.DRAWING
    event = replace(found.event, drawing=ready)
    assert await store.cups.save(event, found.version, listing(event))
    await store.close()
    async with open_club(url, pool) as club:
        for browser in four:
            browser.port = club.port
        cup = await until(four[0], cup_id, laid)
        assert await kept(club.store, cup_id) == (1, 2, 2)
        assert cup["round"]["secret"]
    store = await Store.open(url)
    for one in cup["round"]["tables"]:
        table = await store.load(one["id"])
        table.end(Status.CLOSED, 0.0)
        await store.save(table)
    await store.close()
    async with open_club(url, pool) as club:
        for browser in four:
            browser.port = club.port
        await until(four[0], cup_id, is_open)
        assert (await four[0].look(one["id"]))["fairness"]["secret"]


async def test_whoever_knows_less_puts_off_no_opening(
    small_club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table has ended; while it is looked whether it was the last, the last one ends too."""
    four = [small_club.browser() for _ in NAMES]
    cup_id = await cup_of(four)
    await do(four[0], cup_id, "next-round", round=1)
    sessions = Sessions(small_club.store, small_club.time, Metrics())
    house = Cups(sessions, Workers(1), lambda: bytes(32))
    before = await house.look(cup_id)
    running = before.event.laid()
    assert await house.save(before, running)
    over, now = running, small_club.time()
    for table in running.cup.rounds[0].pairings:
        over = over.with_result(1, table.table, Result((1, 0), (0,)), now)
    after = Kept(replace(over, opening=now + 50), before.version + 1)

    async def looked(_: str, told: Callable[[str], Awaitable[Kept]] = house.look) -> Kept:
        monkeypatch.setattr(house, "look", told)
        known = await told(cup_id)
        assert await house.save(known, after.event)
        return known

    monkeypatch.setattr(house, "look", looked)
    await house.open_rounds(cup_id)
    assert (await house.look(cup_id)).event.opening == after.event.opening


async def test_killed_while_a_round_comes_about(tmp_path: Path) -> None:
    """Whenever it dies, the round is laid once, and goes on to its end."""
    url = str(tmp_path / "club.db")
    with Server(tmp_path, url, "--workers", "1").ending() as server:
        await server.start()
        ana = Browser(server.port)
        cup_id = await make(ana, bots=["random"] * 8, rules={"rounds": 1, "duplicate": True})
        for pause in (0.01, 0.05, 0.15):
            asked = asyncio.create_task(ana.post(f"/api/cups/{cup_id}", {"do": "next-round", "round": 1}))
            await asyncio.sleep(pause)
            server.kill()
            await asyncio.gather(asked, return_exceptions=True)
            store = await Store.open(url)
            assert await kept(store, cup_id) in ((0, 0, 0), (1, 0, 0), (1, 4, 4))
            await store.close()
            await server.start()
        await do(ana, cup_id, "next-round", round=1)
        await until(ana, cup_id, lambda cup: cup["status"] == "over" and is_open(cup))
        assert not [line for line in server.log() if line["level"] in ("error", "critical")]
    store = await Store.open(url)
    assert await kept(store, cup_id) == (1, 4, 4)
    await store.close()
