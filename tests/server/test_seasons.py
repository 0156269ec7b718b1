"""Seasons at a club: several cups that add up, for people and bots who come to some of them."""

from __future__ import annotations

import asyncio
import csv
import io
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from malecon.kernel.game import Json
from tests.server.browser import Browser
from tests.server.conftest import LOOPBACK, Club, open_club
from tests.server.push import PushService
from tests.server.test_cups import do, make, until

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hurried")]

ONE_ROUND = {"format": "swiss", "rounds": 1}


async def found(ana: Browser, **more: Any) -> str:
    made = (await ana.post("/api/seasons", {"title": "League", **more})).ok
    assert made["address"].endswith(f"/season/{made['id']}")
    return str(made["id"])


async def see(browser: Browser, season_id: str) -> Json:
    return (await browser.get(f"/api/seasons/{season_id}")).ok


async def at(browser: Browser, season_id: str, what: str, **more: Any) -> Json:
    return (await browser.post(f"/api/seasons/{season_id}", {"do": what, **more})).ok


async def refused(browser: Browser, season_id: str, what: str, **more: Any) -> str:
    return str((await browser.post(f"/api/seasons/{season_id}", {"do": what, **more})).error["key"])


async def played(ana: Browser, *who: Browser, title: str = "Week", **more: Any) -> str:
    """A cup of one round that is over: whoever is named first has won at each table, without a game."""
    cup_id = await make(ana, rules=ONE_ROUND, title=title, **more)
    for number, browser in enumerate(who):
        await do(browser, cup_id, "enter", name=f"P{number}")
    cup = await do(ana, cup_id, "next-round", round=1)
    order = [person["id"] for person in cup["people"]]
    for table in cup["round"]["tables"]:
        lost = max((seat["who"] for seat in table["seats"]), key=order.index)
        await do(ana, cup_id, "forfeit", round=1, table=table["table"], who=[lost])
    return cup_id


async def test_cups_add_up(club: Club) -> None:
    ana, bea = club.browser(), club.browser()
    season_id = await found(ana, rules={"counting": 1, "places": [5, 2]})
    first = await played(ana, ana, bea, season=season_id)
    season = await see(ana, season_id)
    assert [line["points"] for line in season["standings"]] == [5, 2]
    assert season["standings"][1]["behind"]["by"] == "points"
    second = await played(ana, bea, ana)
    assert [cup["id"] for cup in (await see(ana, season_id))["addable"]] == [second]
    assert (await see(bea, season_id))["addable"] == []
    for _ in range(2):
        season = await at(ana, season_id, "add-cup", cup=second)
        assert [cup["id"] for cup in season["cups"]] == [first, second]
    assert [line["points"] for line in season["standings"]] == [5, 5]
    assert [line["behind"] and line["behind"]["by"] for line in season["standings"]] == [None, "lot"]
    assert [[each["counts"] for each in line["cups"]].count(True) for line in season["standings"]] == [1, 1]
    mine = next(person for person in season["people"] if person["mine"])
    assert (mine["level"], {cup["champion"] for cup in season["cups"]}) == (
        "",
        {person["id"] for person in season["people"]},
    )
    cup = (await ana.get(f"/api/cups/{first}")).ok
    assert cup["season"] == {"id": season_id, "title": "League"}
    season = await at(ana, season_id, "take-out", cup=first)
    assert [cup["id"] for cup in season["cups"]] == [second]
    assert (await ana.get(f"/api/cups/{first}")).ok["season"] is None
    season = await at(ana, season_id, "end")
    assert (season["status"], season["champion"]) == ("over", season["standings"][0]["who"])


async def test_bots_are_the_same_ones_in_each_cup_and_running_cups_are_told_live(club: Club) -> None:
    ana = club.browser()
    season_id = await found(ana, rules={"scheme": "points"})
    cups = [await make(ana, bots=["random"] * 3, rules=ONE_ROUND, season=season_id) for _ in range(2)]
    season = await see(ana, season_id)
    assert (season["standings"], [cup["people"] for cup in season["cups"]]) == ([], [3, 3])
    assert await refused(ana, season_id, "end") == "cup-season-playing"
    for cup_id in cups:
        await do(ana, cup_id, "next-round", round=1)
        await until(ana, cup_id, lambda cup: cup["status"] == "over")
    season = await see(ana, season_id)
    assert len(season["standings"]) == 3
    assert {person["level"] for person in season["people"]} == {"random"}
    assert sum(line["points"] for line in season["standings"]) == 4, "a win and a bye in each cup"
    rows = list(
        csv.reader(
            io.StringIO((await ana.get(f"/api/seasons/{season_id}/standings")).body.decode("utf-8-sig"))
        )
    )
    assert rows[0] == ["rank", "name", "points", "cups_won", "Winter", "Winter"]
    assert [float(row[2]) for row in rows[1:]] == [line["points"] for line in season["standings"]]


async def test_only_the_host_and_only_with_cups_of_theirs(small_club: Club) -> None:
    ana, bea = small_club.browser(), small_club.browser()
    season_id, other = await found(ana), await found(ana)
    cup_id, of_bea = await played(ana, ana, bea), await played(bea, ana, bea)
    assert await refused(bea, season_id, "add-cup", cup=of_bea) == "cup-season-not-host"
    assert await refused(ana, season_id, "add-cup", cup=of_bea) == "cup-not-host"
    assert await refused(ana, season_id, "add-cup", cup="nowhere") == "cup-missing"
    assert await refused(ana, season_id, "take-out", cup=cup_id) == "cup-season-not-in"
    wish = {"title": "Mine", "game": "havana", "season": season_id}
    assert (await bea.post("/api/cups", wish)).error["key"] == "cup-season-not-host"
    await at(ana, season_id, "add-cup", cup=cup_id)
    assert await refused(ana, other, "add-cup", cup=cup_id) == "cup-season-other"
    assert (await bea.ask("DELETE", f"/api/seasons/{season_id}")).error["key"] == "cup-season-not-host"
    await at(ana, season_id, "end")
    for what in ({"what": "add-cup", "cup": cup_id}, {"what": "take-out", "cup": cup_id}, {"what": "end"}):
        assert await refused(ana, season_id, **what) == "cup-season-over"
    assert (await ana.post("/api/cups", wish)).error["key"] == "cup-season-over"
    assert (await ana.ask("DELETE", f"/api/seasons/{season_id}")).status == 204
    assert (await ana.get(f"/api/seasons/{season_id}")).status == 404
    assert (await ana.get(f"/api/cups/{cup_id}")).ok["season"] is None
    await at(ana, other, "add-cup", cup=cup_id)


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"title": "  "}, "cup-season-title"),
        ({"title": "Winter\0"}, "table-title"),
        ({"rules": {"places": [1, 2]}}, "cup-points"),
        ({"rules": {"scheme": "luck"}}, "server-wrong-word"),
        ({"rules": {"counting": 101}}, "server-at-most"),
    ],
)
async def test_what_cannot_be_is_refused_in_words(small_club: Club, wish: Json, key: str) -> None:
    ana = small_club.browser()
    assert (await ana.post("/api/seasons", {"title": "League", **wish})).error["key"] == key
    assert (await ana.get("/api/cups")).ok["seasons"] == []


async def test_what_a_cup_brought_stays_when_it_is_forgotten_but_not_when_it_is_deleted(club: Club) -> None:
    ana, bea = club.browser(), club.browser()
    season_id = await found(ana)
    kept, gone = [await played(ana, ana, bea, season=season_id) for _ in range(2)]
    unbegun = await make(ana, season=season_id)
    assert (await ana.ask("DELETE", f"/api/cups/{gone}")).status == 204
    assert [cup["id"] for cup in (await see(ana, season_id))["cups"]] == [kept, unbegun]
    for cup_id in (kept, unbegun):
        await club.store.cups.delete(cup_id, keep_result=True)
    season = await see(ana, season_id)
    assert [(cup["id"], cup["there"]) for cup in season["cups"]] == [(kept, False)]
    assert [line["points"] for line in season["standings"]] == [10, 8]
    assert (await at(ana, season_id, "take-out", cup=kept))["cups"] == []


async def test_who_sees_which_season(small_club: Club) -> None:
    ana, bea, eve = (small_club.browser() for _ in range(3))
    hidden, shown = await found(ana), await found(ana, listed=True)
    await played(ana, ana, bea, season=hidden)
    for browser, expected in ((ana, {hidden, shown}), (bea, {hidden, shown}), (eve, {shown})):
        assert {one["id"] for one in (await browser.get("/api/cups")).ok["seasons"]} == expected
    assert (await see(eve, hidden))["host"] is False, "who has the link sees it"
    persons = [entry.persons() for entry in (await small_club.store.seasons.load(hidden)).entries]  # type: ignore[union-attr]
    told = (await eve.get(f"/api/seasons/{hidden}")).body.decode()
    assert len(persons[0]) == 2
    assert not [person for person in persons[0] if person in told]


async def test_two_namesakes_stay_two(small_club: Club) -> None:
    ana, bea, cleo = (small_club.browser() for _ in range(3))
    season_id = await found(ana)
    await played(ana, ana, bea, season=season_id)
    await played(ana, ana, cleo, season=season_id)
    season = await see(ana, season_id)
    assert sorted(person["name"] for person in season["people"]) == ["P0", "P1", "P1 2"]


async def test_two_processes_add_and_decide_at_the_same_time(
    postgres_url: str, pool: ProcessPoolExecutor
) -> None:
    async with open_club(postgres_url, pool) as one, open_club(postgres_url, pool) as other:
        ana = one.browser()
        season_id = await found(ana)
        there = other.browser()
        there.cookies = ana.cookies
        bea = other.browser()
        cups = await asyncio.gather(*(played(browser, ana, bea) for browser in (ana, there) * 2))
        asked = [at(browser, season_id, "add-cup", cup=cup_id) for cup_id in cups for browser in (ana, there)]
        await asyncio.gather(*asked)
        for browser in (ana, there):
            assert {cup["id"] for cup in (await see(browser, season_id))["cups"]} == set(cups)
        gone = [
            browser.ask("DELETE", f"/api/cups/{cup}")
            for cup, browser in zip(cups, (ana, there) * 2, strict=True)
        ]
        ended = there.post(f"/api/seasons/{season_id}", {"do": "end"})
        replies = await asyncio.gather(*gone, ended)
        assert {reply.status for reply in replies} == {200, 204}
        season = await see(ana, season_id)
        assert (season["cups"], season["status"]) == ([], "over")


async def test_who_has_played_hears_of_the_next_cup(
    url: str, pool: ProcessPoolExecutor, service: PushService
) -> None:
    async with open_club(url, pool, push_hosts=LOOPBACK) as club:
        ana, bea = club.browser(), club.browser()
        season_id = await found(ana)
        await played(ana, ana, bea, season=season_id)
        ear = service.ear()
        await ear.subscribe(bea)
        cup_id = await make(ana, season=season_id)
        heard = await ear.next()
        assert (heard.told["title"], heard.told["url"]) == ("New cup in League: Winter", f"/cup/{cup_id}")
