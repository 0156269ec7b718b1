"""What the club's games say of those who played them."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import Connection, text

from malecon.kernel.game import Json
from malecon.lab.numbers import rate
from malecon.server.work import statistics
from malecon.server.work.statistics import Statistics
from malecon.server.work.sums import SeatResult, Sums, Who
from malecon.store import Store
from malecon.store.backup import import_text
from malecon.store.migrations import configuration
from tests.server.browser import Browser
from tests.server.conftest import Club, open_club
from tests.server.test_playing import play_on

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hurried")]


async def finished(ana: Browser, *seats: str, **more: Any) -> str:
    table_id = await ana.make(
        "havana", *(seats or ("Ana", "bot")), begin=True, options={"round_limit": 1}, **more
    )
    async with ana.watch(table_id) as watcher:
        await play_on(watcher)
    return table_id


async def asked(browser: Browser, games: int, query: str = "") -> list[Json]:
    """What is said when so many games have been summed up."""
    for _ in range(500):
        reply = await browser.get(f"/api/statistics{query}")
        players: list[Json] = reply.ok["players"]
        if max((player["games"] for player in players), default=0) >= games:
            return players
        await asyncio.sleep(0.02)
    raise AssertionError(f"{games} games are never told")


async def test_games_are_counted(club: Club) -> None:
    ana = club.browser()
    ids = [await finished(ana, title="of Ana") for _ in range(3)]
    (player,) = await asked(ana, 3, "?name=Ana")
    assert (player["name"], player["bot"], player["games"]) == ("Ana", False, 3)
    (at,) = player["at"]
    assert (at["game"], at["players"], at["games"], sum(at["places"])) == ("havana", 2, 3, 3)
    tables = [await ana.look(table_id) for table_id in ids]
    scores = [table["result"]["scores"][0] for table in tables]
    assert at["points"] == pytest.approx(sum(scores) / 3)
    assert at["best"] == max(scores)
    winners = [table["result"]["winners"] for table in tables]
    assert at["places"][0] == sum(0 in seats for seats in winners)
    assert player["won"] == pytest.approx(sum(1 / len(seats) for seats in winners if 0 in seats))
    assert sum(at["sources"].values()) == pytest.approx(at["points"])
    assert at["last"] == pytest.approx(max(table["log"][-1]["at"] for table in tables))
    assert {one["group"] for one in at["favourites"]} <= {"card", "tile"}
    assert all(one["count"] >= 1 for one in at["favourites"])
    (bot,) = await asked(ana, 3, "?name=random")
    assert (bot["bot"], bot["games"]) == (True, 3)
    places = [[0 if seat in table["result"]["winners"] else 1 for seat in (0, 1)] for table in tables]
    ratings = rate((("Ana", "random"), taken) for taken in places)
    assert ratings is not None
    assert at["rating"] is not None
    assert (at["rating"]["mean"], at["rating"]["deviation"]) == pytest.approx(ratings["Ana"])


async def test_one_may_ask_for_a_game(small_club: Club) -> None:
    ana = small_club.browser()
    await finished(ana)
    assert await asked(ana, 1, "?name=Ana&game=havana")
    assert not await asked(ana, 0, "?name=Ana&game=cuba")
    assert not await asked(ana, 0, "?name=Nobody")


async def test_private_company_is_not_told_to_strangers(small_club: Club) -> None:
    ana, bea, eve = small_club.browser(), small_club.browser(), small_club.browser()
    for _ in range(2):
        await finished(ana, "Ana", "bot")
    await finished(bea, "Bea", "bot", listed=True)
    assert (await asked(ana, 2, "?name=Ana"))[0]["mine"]
    (known,) = await asked(ana, 1, "?name=bea")
    assert not known["mine"]
    assert [player["name"] for player in await asked(eve, 1) if not player["bot"]] == ["Bea"]
    assert await asked(eve, 0, "?name=Ana") == []
    assert [player["name"] for player in await asked(ana, 1) if not player["bot"]] == ["Ana", "Bea"]
    few = (await ana.get("/api/statistics?limit=1")).ok["players"]
    assert [player["name"] for player in few] == ["random"]  # who has played most
    # What is known of a bot grows by one's own games alone, and so does its rating.
    (of_ana,), (of_eve,) = await asked(ana, 3, "?name=random"), await asked(eve, 1, "?name=random")
    assert (of_ana["games"], of_eve["games"]) == (3, 1)
    assert of_ana["at"][0]["rating"]["deviation"] < of_eve["at"][0]["rating"]["deviation"]


async def test_private_games_do_not_show_among_the_games_of_somebody_known(small_club: Club) -> None:
    ana, eve = small_club.browser(), small_club.browser()
    await finished(ana, "Ana", "bot", listed=True)
    (before,) = await asked(eve, 1, "?name=Ana")
    await finished(ana, "A name for friends", "bot")
    await asked(ana, 2)
    assert await asked(eve, 1, "?name=Ana") == [before]
    assert await asked(eve, 0, "?name=A%20name%20for%20friends") == []


async def test_a_name_is_nobodys_own(small_club: Club) -> None:
    """Whoever sits down as somebody else neither wins nor loses for them."""
    ana, eve = small_club.browser(), small_club.browser()
    await finished(ana, "Ana", "bot", listed=True)
    (true,) = await asked(ana, 1, "?name=Ana")
    await finished(eve, "Ana", "bot", listed=True)
    while len(both := await asked(ana, 1, "?name=Ana")) < 2:
        await asyncio.sleep(0.02)
    assert len({player["id"] for player in both}) == 2
    (still,) = [player for player in both if player["mine"]]
    assert {**still, "at": [{**at, "rating": None} for at in still["at"]]} == {
        **true,
        "at": [{**at, "rating": None} for at in true["at"]],
    }
    assert still["at"][0]["rating"] == true["at"][0]["rating"]


async def test_who_holds_two_seats_wins_against_nobody(small_club: Club) -> None:
    ana = small_club.browser()
    seats, short = ("Ana", "Also Ana", "bot"), {"round_limit": 1}
    table_id = await ana.make("havana", *seats, begin=True, listed=True, options=short)
    async with ana.watch(table_id, "?seat=0") as one, ana.watch(table_id, "?seat=1") as other:
        await asyncio.gather(play_on(one), play_on(other))
    await finished(ana, "Ana", "bot", listed=True)
    (player,) = await asked(ana, 1, "?name=Ana")
    assert (player["games"], [at["players"] for at in player["at"]]) == (1, [2])
    (bot,) = await asked(ana, 2, "?name=random")
    assert [(at["players"], at["rating"] is None) for at in bot["at"]] == [(2, False), (3, True)]
    assert (await ana.look(table_id))["status"] == "over"


async def test_a_game_that_was_brought_from_elsewhere_is_nobodys(
    tmp_path: Path, pool: ProcessPoolExecutor
) -> None:
    url = str(tmp_path / "club.db")
    async with open_club(url, pool) as club:
        table_id = await finished(club.browser(), "Ana", "bot", listed=True)
        record = await club.store.record(table_id)
        await import_text(club.store, record, lambda: "brought", lambda: bytes(32), 1.0)
    async with open_club(url, pool) as club:
        while await club.store.reviews.without_result():
            await asyncio.sleep(0.02)
        (player,) = await asked(club.browser(), 1, "?name=Ana")
        assert player["games"] == 1


async def test_an_older_house_knew_names_alone_and_its_games_are_summed_up_anew(
    tmp_path: Path, pool: ProcessPoolExecutor
) -> None:
    url = str(tmp_path / "club.db")
    async with open_club(url, pool) as club:
        await finished(club.browser(), "Ana", "bot", listed=True)
        await asked(club.browser(), 1, "?name=Ana")
    store = await Store.open(url)

    def go_back(connection: Connection) -> None:
        command.downgrade(configuration(connection), "0004")  # which knows persons, and no club
        connection.execute(text("update alembic_version set version_num = '0003'"))
        (known,) = connection.execute(text("select data from results")).scalars()
        older = {**json.loads(known)}
        for seat in older["seats"]:
            del seat["person"]
        connection.execute(text("update results set data = :data"), {"data": json.dumps(older)})

    await store.database.write(go_back)
    await store.close()
    async with open_club(url, pool) as club:
        (player,) = await asked(club.browser(), 1, "?name=Ana")
        assert player["games"] == 1


async def test_games_of_bots_alone_are_not_counted(small_club: Club) -> None:
    ana = small_club.browser()
    table_id = await ana.make("havana", "bot", "bot", begin=True, options={"round_limit": 1})
    while (await ana.look(table_id))["status"] == "running":
        await asyncio.sleep(0.05)
    await finished(ana)
    (bot,) = await asked(ana, 1, "?name=random")
    assert bot["games"] == 1


async def test_what_is_deleted_is_not_told_any_more(small_club: Club) -> None:
    ana = small_club.browser()
    ids = [await finished(ana) for _ in range(2)]
    await asked(ana, 2, "?name=Ana")
    assert (await ana.ask("DELETE", f"/api/tables/{ids[0]}")).status == 204
    (player,) = await asked(ana, 0, "?name=Ana")
    assert player["games"] == 1


async def played_but_not_summed_up(
    url: str, pool: ProcessPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> str:
    """A game that ended just before its server died."""
    with monkeypatch.context() as patched:
        patched.setattr(Statistics, "ended", lambda self, table: None)
        async with open_club(url, pool) as club:
            return await finished(club.browser(), listed=True)


async def test_what_was_missed_is_summed_up_at_the_next_start(
    tmp_path: Path, pool: ProcessPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = str(tmp_path / "club.db")
    monkeypatch.setattr(statistics, "TOGETHER", 1)
    for _ in range(2):
        await played_but_not_summed_up(url, pool, monkeypatch)
    async with open_club(url, pool) as club:
        while len(players := await asked(club.browser(), 1, "?name=Ana")) < 2:  # of two devices
            await asyncio.sleep(0.02)
        assert all(player["at"][0]["sources"] for player in players)


async def test_a_game_of_other_rules_counts_with_its_result_alone(
    tmp_path: Path, pool: ProcessPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = str(tmp_path / "club.db")
    await played_but_not_summed_up(url, pool, monkeypatch)
    store = await Store.open(url)
    strange = text("update entries set text = 'x unheard of' where kind = 'answer'")
    await store.database.write(lambda connection: connection.execute(strange))
    await store.close()
    async with open_club(url, pool) as club:
        (player,) = await asked(club.browser(), 1, "?name=Ana")
        (at,) = player["at"]
        assert (at["games"], at["sources"], at["favourites"]) == (1, {}, [])


async def test_a_shared_win_is_a_share_of_one() -> None:
    def seat(person: str, place: int) -> SeatResult:
        return {
            "name": person,
            "person": person,
            "bot": False,
            "score": 9,
            "place": place,
            "sources": {},
            "taken": {},
        }

    sums = Sums()
    for places in ((0, 0, 2), (0, 1, 2)):
        seats = [seat(person, place) for person, place in zip("abc", places, strict=True)]
        sums.add([{"game": "havana", "players": 3, "listed": True, "at": 1.0, "seats": seats}])
    won = [sums.view(Who(person, False), None)["won"] for person in "abc"]
    assert won == [1.5, 0.5, 0]
