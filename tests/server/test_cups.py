"""Cups at a club: made, entered, paired once, played by people and bots, and won."""

from __future__ import annotations

import asyncio
import csv
import io
import re
from typing import Any

import pytest

from malecon.kernel.game import Json
from malecon.table.fairness import salt_commitment
from tests.server.browser import Browser
from tests.server.conftest import Club
from tests.server.test_playing import play_on

pytestmark = [pytest.mark.anyio, pytest.mark.usefixtures("hurried")]

SHORT = {"game": "havana", "options": {"round_limit": 1}}


async def make(ana: Browser, **more: Any) -> str:
    made = (await ana.post("/api/cups", {"title": "Winter", **SHORT, **more})).ok
    cup_id: str = made["id"]
    assert made["address"].endswith(f"/cup/{cup_id}")
    return cup_id


async def look(browser: Browser, cup_id: str, query: str = "") -> Json:
    return (await browser.get(f"/api/cups/{cup_id}{query}")).ok


async def do(browser: Browser, cup_id: str, what: str, **more: Any) -> Json:
    return (await browser.post(f"/api/cups/{cup_id}", {"do": what, **more})).ok


async def until(browser: Browser, cup_id: str, wanted: Any) -> Json:
    """The cup, as soon as it is as wanted."""
    for _ in range(1500):
        cup = await look(browser, cup_id)
        if wanted(cup):
            return cup
        await asyncio.sleep(0.02)
    raise AssertionError(cup)


def round_over(number: int) -> Any:
    return lambda cup: cup["rounds"] == number and cup["round"]["over"]


async def come(browser: Browser, cup: Json) -> tuple[str, int]:
    """Come to one's table of this round: a browser commits to a salt then. The table, and the seat."""
    people = [[seat["who"] for seat in one["seats"]] for one in cup["round"]["tables"]]
    place = next(place for place, who in enumerate(people) if cup["mine"] in who)
    table_id, seat = cup["round"]["tables"][place]["id"], people[place].index(cup["mine"])
    house = (await browser.look(table_id))["fairness"]["commitment"]
    hashed = salt_commitment(house, 1, seat, f"salt-{seat}")
    assert (await browser.do(table_id, "commit", seat=seat, commitment=hashed)).ok
    return table_id, seat


async def play(browser: Browser, table_id: str, seat: int) -> None:
    """Open the salt, and play to the end."""
    while (await browser.look(table_id))["status"] == "gathering":
        await asyncio.sleep(0.02)
    assert (await browser.do(table_id, "reveal", seat=seat, salt=f"salt-{seat}")).ok
    async with browser.watch(table_id, f"?seat={seat}") as watcher:
        await play_on(watcher)


async def test_a_cup_of_bots_is_played_to_its_winner(club: Club) -> None:
    ana = club.browser()
    cup_id = await make(ana, bots=["random"] * 5, rules={"format": "swiss", "rounds": 2})
    cup = await do(ana, cup_id, "next-round", round=1)
    assert (cup["status"], cup["rounds"], len(cup["round"]["tables"])) == ("running", 1, 2)
    assert len(cup["round"]["byes"]) == 1
    assert len({person["name"] for person in cup["people"]}) == 5
    await until(ana, cup_id, round_over(1))
    club.wait(130)  # the pause between two rounds
    cup = await until(ana, cup_id, lambda cup: cup["status"] == "over")
    first = cup["standings"][0]
    assert cup["champion"] == first["who"]
    assert [line["rank"] for line in cup["standings"]] == [1, 2, 3, 4, 5]
    assert first["behind"] is None
    assert all(line["behind"]["than"] for line in cup["standings"][1:])
    met = [
        frozenset(seat["who"] for seat in table["seats"])
        for number in (1, 2)
        for table in (await look(ana, cup_id, f"?round={number}"))["round"]["tables"]
    ]
    assert len(set(met)) == 4, "nobody meets anybody twice"


async def test_people_enter_play_and_see_themselves(small_club: Club) -> None:
    ana, bea = small_club.browser(), small_club.browser()
    cup_id = await make(ana, name="Ana", listed=True, rules={"format": "knock-out"})
    (listed,) = (await bea.get("/api/cups")).ok["cups"]
    assert (listed["id"], listed["people"], listed["status"]) == (cup_id, 1, "gathering")
    cup = await do(bea, cup_id, "enter", name="Ana")
    assert [person["name"] for person in cup["people"]] == ["Ana", "Ana 2"]
    assert (cup["host"], cup["people"][1]["mine"]) == (False, True)
    refused = await bea.post(f"/api/cups/{cup_id}", {"do": "next-round", "round": 1})
    assert (refused.status, refused.error["key"]) == (403, "cup-not-host")
    await do(ana, cup_id, "next-round", round=1)
    cup = await do(ana, cup_id, "next-round", round=1)
    assert cup["rounds"] == 1, "a second click pairs nothing"
    (table,) = cup["round"]["tables"]
    assert table["status"] == "gathering", "people are waited for"
    seen = await ana.look(table["id"])
    assert [seat["kind"] for seat in seen["seats"]] == ["person", "person"]
    assert (seen["settings"]["cup"], seen["host"]) == (cup_id, [])
    places = [await come(browser, await look(browser, cup_id)) for browser in (ana, bea)]
    await asyncio.gather(play(ana, *places[0]), play(bea, *places[1]))
    cup = await until(ana, cup_id, lambda cup: cup["status"] == "over")
    scores = [seat["score"] for seat in cup["round"]["tables"][0]["seats"]]
    assert None not in scores
    assert cup["champion"] in {seat["who"] for seat in cup["round"]["tables"][0]["seats"] if seat["won"]}


async def test_who_does_not_come_is_played_for(small_club: Club) -> None:
    ana, bea = small_club.browser(), small_club.browser()
    clock = {"kind": "live", "minutes": 1, "increment": 0}
    cup_id = await make(ana, name="Ana", rules={"format": "knock-out"}, clock=clock)
    await do(bea, cup_id, "enter", name="Bea")
    cup = await do(ana, cup_id, "next-round", round=1)
    table_id = cup["round"]["tables"][0]["id"]
    small_club.wait(400)  # longer than a table waits for anybody
    await until(ana, cup_id, lambda cup: cup["round"]["tables"][0]["status"] != "gathering")
    for _ in range(20):
        small_club.wait(130)
        if (await ana.look(table_id))["status"] == "over":
            break
        await asyncio.sleep(0.5)
    await until(ana, cup_id, lambda cup: cup["status"] == "over")


async def test_what_was_played_counts(small_club: Club) -> None:
    """The host, who plays too, does not decide it otherwise afterwards."""
    ana, bea = small_club.browser(), small_club.browser()
    cup_id = await make(ana, name="Ana", rules={"format": "swiss", "rounds": 2}, by_itself=False)
    await do(bea, cup_id, "enter", name="Bea")
    await do(ana, cup_id, "next-round", round=1)
    places = [await come(browser, await look(browser, cup_id)) for browser in (ana, bea)]
    await asyncio.gather(play(ana, *places[0]), play(bea, *places[1]))
    cup = await until(ana, cup_id, round_over(1))
    of_bea = next(person["id"] for person in cup["people"] if person["name"] == "Bea")
    lost = {"do": "forfeit", "round": 1, "table": 1, "who": [of_bea]}
    refused = await ana.post(f"/api/cups/{cup_id}", lost)
    assert (refused.status, refused.error["key"]) == (403, "cup-result-counts")
    assert (await look(bea, cup_id))["standings"] == cup["standings"]


async def test_a_table_that_is_not_played_is_decided_by_the_host(small_club: Club) -> None:
    ana, bea = small_club.browser(), small_club.browser()
    cup_id = await make(ana, name="Ana", rules={"format": "swiss", "rounds": 1})
    await do(bea, cup_id, "enter", name="Bea")
    cup = await do(ana, cup_id, "next-round", round=1)
    of_bea = next(person["id"] for person in cup["people"] if person["name"] == "Bea")
    refused = await bea.post(
        f"/api/cups/{cup_id}", {"do": "forfeit", "round": 1, "table": 1, "who": [of_bea]}
    )
    assert refused.error["key"] == "cup-not-host"
    cup = await do(ana, cup_id, "forfeit", round=1, table=1, who=[of_bea])
    assert (cup["status"], cup["champion"]) == ("over", cup["mine"])
    assert (await bea.post(f"/api/cups/{cup_id}", {"do": "leave"})).error["key"] == "cup-over"


async def lose_all(ana: Browser, cup_id: str, losers: set[str]) -> Json:
    """The host decides all tables of a round: of each one of these has lost."""
    cup = await look(ana, cup_id)
    for table in cup["round"]["tables"]:
        lost = [seat["who"] for seat in table["seats"] if seat["who"] in losers]
        cup = await do(ana, cup_id, "forfeit", round=cup["rounds"], table=table["table"], who=lost)
    return cup


async def test_each_group_has_standings_that_say_who_goes_on(small_club: Club) -> None:
    ana = small_club.browser()
    people = [ana, *(small_club.browser() for _ in range(3))]
    rules = {"format": "groups", "groups": 2, "from_group": 1}
    cup_id = await make(ana, name="Ana", rules=rules, by_itself=False)
    for one in people[1:]:
        cup = await do(one, cup_id, "enter", name="Bea")
    assert (cup["groups"], cup["knock_out"]) == ([], []), "nobody is dealt into a group yet"
    cup = await do(ana, cup_id, "next-round", round=1)
    group = {person["id"]: person["group"] - 1 for person in cup["people"]}
    for number, found in enumerate(cup["groups"]):
        assert [group[line["who"]] for line in found["standings"]] == [number] * 2
        assert (found["over"], found["going"]) == (False, [found["standings"][0]["who"]])
    behind = {found["standings"][0]["who"] for found in cup["groups"]}
    cup = await lose_all(ana, cup_id, behind)
    assert [found["over"] for found in cup["groups"]] == [True, True]
    going = [found["going"][0] for found in cup["groups"]]
    assert not behind & set(going), "whoever was first before anything was played has lost"
    assert cup["knock_out"] == []
    cup = await do(ana, cup_id, "next-round", round=2)
    stood = cup["groups"]
    ((final,),) = (found["matches"] for found in cup["knock_out"] if found["number"] == 2)
    assert (final["stage"], set(final["who"]), final["ahead"]) == ("final", set(going), [])
    cup = await lose_all(ana, cup_id, {going[0]})
    assert cup["knock_out"][0]["matches"][0]["ahead"] == [going[1]] == [cup["champion"]]
    assert cup["groups"] == stood, "the knock-out is another matter"


async def test_a_knock_out_is_told_as_a_whole(club: Club) -> None:
    """In one answer: what was played, who is free, and what is open."""
    ana = club.browser()
    cup_id = await make(ana, bots=["random"] * 3, rules={"format": "knock-out"}, by_itself=False)
    await do(ana, cup_id, "next-round", round=1)
    cup = await until(ana, cup_id, round_over(1))
    first, last = (found["matches"] for found in cup["knock_out"])
    (free,), (played,) = ([one for one in first if one["bye"] is bye] for bye in (True, False))
    assert (free["who"], free["ahead"], free["table"]) == (cup["round"]["byes"],) * 2 + (None,)
    seats = {seat["who"]: seat["score"] for seat in cup["round"]["tables"][0]["seats"]}
    assert dict(zip(played["who"], played["scores"], strict=True)) == seats
    assert [one["who"] for one in last] == [[*free["ahead"], *played["ahead"]]]
    assert (last[0]["stage"], last[0]["table"], last[0]["scores"]) == ("final", None, [])
    await do(ana, cup_id, "next-round", round=2)
    of_first = cup["round"]["tables"][0]["id"]
    queries = ("", f"?table={of_first}", "?table=another")
    assert [(await look(ana, cup_id, query))["round"]["number"] for query in queries] == [2, 1, 2]


async def test_standings_and_results_are_files(small_club: Club) -> None:
    ana = small_club.browser()
    cup_id = await make(ana, bots=["random", "random"], rules={"format": "swiss", "rounds": 1})
    await do(ana, cup_id, "next-round", round=1)
    await until(ana, cup_id, lambda cup: cup["status"] == "over")
    for name, lines in (("standings", 3), ("results", 3)):
        reply = await ana.get(f"/api/cups/{cup_id}/{name}")
        assert reply.headers["content-type"].startswith("text/csv")
        rows = list(csv.reader(io.StringIO(reply.body.decode("utf-8-sig"))))
        assert (len(rows), len({len(row) for row in rows})) == (lines, 1)


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess"}, "game-unknown"),
        ({"title": "  "}, "cup-title"),
        ({"rules": {"players": 5}}, "players-wrong"),
        ({"rules": {"players": 3, "least": 4}}, "cup-rule"),
        ({"rules": {"colour": 2}}, "server-unknown-field"),
        ({"rules": {"points": [1, 3]}}, "cup-points"),
        ({"bots": ["master:9999ms"]}, "server-form-level"),
        ({"options": {"no": 1}}, None),
    ],
)
async def test_what_cannot_be_is_refused_in_words(small_club: Club, wish: Json, key: str | None) -> None:
    ana = small_club.browser()
    refused = await ana.post("/api/cups", {"title": "Winter", **SHORT, **wish})
    assert refused.status in (400, 403, 422)
    assert key in (None, refused.error["key"])
    assert (await ana.get("/api/cups")).ok["cups"] == []


async def test_nobody_learns_the_ids_of_the_house(small_club: Club) -> None:
    ana, bea = small_club.browser(), small_club.browser()
    cup_id = await make(ana, name="Ana", listed=True)
    await do(bea, cup_id, "enter", name="Bea")
    await do(ana, cup_id, "next-round", round=1)
    event = (await small_club.store.cups.load(cup_id)).event  # type: ignore[union-attr]
    eve = small_club.browser()
    for path in (f"/api/cups/{cup_id}", "/api/cups", f"/api/cups/{cup_id}/results"):
        told = (await eve.get(path)).body.decode()
        assert not [person for person in (*event.persons(), event.host) if person in told]


async def test_who_thinks_better_of_it_and_comes_again_keeps_the_name(small_club: Club) -> None:
    """Before the first round whoever leaves has not entered: nothing is kept of them."""
    ana, bea = small_club.browser(), small_club.browser()
    cup_id = await make(ana, bots=["random"])
    first = (await look(ana, cup_id))["people"][0]
    for _ in range(2):
        cup = await do(bea, cup_id, "enter", name="Bea")
        assert cup["people"][-1]["name"] == "Bea"
        await do(bea, cup_id, "leave")
    await do(ana, cup_id, "send-off", who=first["id"])
    found = await small_club.store.cups.load(cup_id)
    assert found is not None
    assert found.event.names == {}
    assert (await do(ana, cup_id, "add-bot", level="random"))["people"][0]["name"] == first["name"]


async def test_whoever_looks_is_told_whether_there_is_a_place(small_club: Club) -> None:
    ana, bea = small_club.browser(), small_club.browser()
    for form, late in (("swiss", True), ("knock-out", False)):
        cup_id = await make(ana, bots=["random"] * 4, rules={"format": form})
        assert (await look(bea, cup_id))["has_place"]
        await do(ana, cup_id, "next-round", round=1)
        assert (await look(bea, cup_id))["has_place"] is late
        entered = await bea.post(f"/api/cups/{cup_id}", {"do": "enter", "name": "Bea"})
        assert entered.status == (200 if late else 403)
        await do(ana, cup_id, "cancel")
        assert not (await look(bea, cup_id))["has_place"]


async def test_no_name_is_a_formula_in_a_spreadsheet(small_club: Club) -> None:
    """Neither where cells are parted by commas nor where they are by semicolons."""
    ana = small_club.browser()
    names = ["=1+1", "x;=1+1", "x; @SUM(A1)", "＝1+1", "+1", "-1|+2"]
    cup_id = await make(ana)
    for name in names:
        await do(small_club.browser(), cup_id, "enter", name=name)
    await do(ana, cup_id, "next-round", round=1)
    for path in ("standings", "results"):
        body = (await ana.get(f"/api/cups/{cup_id}/{path}")).body
        assert body.startswith(b"\xef\xbb\xbf"), "spreadsheets know by it that this is UTF-8"
        told = body.decode("utf-8-sig")
        cells = [cell.strip('" ') for line in told.splitlines() for cell in re.split("[,;|]", line)]
        assert not [cell for cell in cells if cell[:1] in tuple("=+-@＝")]
