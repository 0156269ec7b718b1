"""Looking back over the wire: the board as it was, as each could see it then."""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

from malecon.server.http import review
from malecon.server.work import histories
from tests.server.browser import apply_changes
from tests.server.conftest import Club, open_club
from tests.server.test_playing import play_on

pytestmark = pytest.mark.anyio

PARTS = ("number", "view", "question", "asked")


async def test_one_steps_back_through_a_running_game(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    table_id = await ana.make("havana", "Ana", "")
    await bo.post(f"/api/tables/{table_id}/sit", {"name": "Bo"})
    await ana.do(table_id, "begin")
    seen = {}
    for turn in range(20):
        for seat, browser in ((0, ana), (1, bo)):
            table = await browser.look(table_id)
            seen[table["number"], seat] = {part: table[part] for part in PARTS}
        who = (ana, bo)[table["asked"][0]]
        await who.answer(table_id, choice=turn)
    for (number, seat), shown in seen.items():
        browser = (ana, bo)[seat]
        assert (await browser.get(f"/api/tables/{table_id}/at?number={number}")).ok == shown
    before = (await ana.get(f"/api/tables/{table_id}/at?number=0")).ok
    assert before == {"number": 0, "view": None, "question": None, "asked": []}
    latest = (await ana.get(f"/api/tables/{table_id}/at")).ok
    table = await ana.look(table_id)
    assert latest == {part: table[part] for part in PARTS}


async def test_what_happened_since_is_a_film(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    table_id = await ana.make("havana", "Ana", "")
    await bo.post(f"/api/tables/{table_id}/sit", {"name": "Bo"})
    await ana.do(table_id, "begin")
    first = await ana.look(table_id)
    for turn in range(40):
        table = await ana.look(table_id)
        await (ana, bo)[table["asked"][0]].answer(table_id, choice=turn)
    table = await ana.look(table_id)
    film = (await ana.get(f"/api/tables/{table_id}/film?after={first['number']}")).ok
    assert (film["number"], film["view"]) == (first["number"], first["view"])
    assert [line["number"] for line in film["lines"]] == list(range(first["number"] + 1, table["number"] + 1))
    board = {"view": film["view"]}
    told = {line["number"]: len(line.get("events", ())) for line in film["lines"]}
    for frame in film["frames"]:
        apply_changes(board, [(["view", *path], value) for path, value in frame["changes"]])
        if frame["told"] == told[frame["number"]]:
            at = (await ana.get(f"/api/tables/{table_id}/at?number={frame['number']}")).ok
            assert at["view"] == board["view"]
    assert any(frame["told"] < told[frame["number"]] for frame in film["frames"])
    assert (await ana.get(f"/api/tables/{table_id}/film?after={10**6}")).ok["frames"] == []


async def test_only_so_many_films_are_played_for_one_address(
    tmp_path: Path, pool: ProcessPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_club(str(tmp_path / "club.db"), pool, rate=0.1) as club:
        eve = club.browser()
        table_id = await eve.make("havana", "Ana", "Bo", begin=True)
        statuses = [(await eve.get(f"/api/tables/{table_id}/film")).status for _ in range(8)]
        assert statuses.count(200) in (6, 7)
    monkeypatch.setattr(review, "SHORT", 0)
    async with open_club(str(tmp_path / "other.db"), pool, rate=0.1) as club:
        eve = club.browser()
        table_id = await eve.make("havana", "Ana", "Bo", begin=True)
        statuses = [(await eve.get(f"/api/tables/{table_id}/film")).status for _ in range(4)]
        assert statuses == [200, 200, 429, 429]
        assert (await eve.get(f"/api/tables/{table_id}/film?after=999")).status == 200


async def test_nobody_sees_the_film_of_another_seat(small_club: Club) -> None:
    ana, eve = small_club.browser(), small_club.browser()
    table_id = await ana.make("havana", "Ana", "bot", begin=True)
    for browser, seat in ((ana, 1), (eve, 0), (eve, 1)):
        assert (await browser.get(f"/api/tables/{table_id}/film?seat={seat}")).status == 403
    seen = (await eve.get(f"/api/tables/{table_id}/film")).ok
    assert '"hand"' not in json.dumps(seen)
    closed = await ana.make("havana", "Ana", "bot", begin=True, spectators=False)
    assert (await eve.get(f"/api/tables/{closed}/film")).status == 403


async def test_nobody_looks_back_from_anothers_seat_while_it_is_played(small_club: Club) -> None:
    ana, eve = small_club.browser(), small_club.browser()
    table_id = await ana.make("havana", "Ana", "bot", begin=True)
    number = (await ana.look(table_id))["number"]
    for browser, seat in ((ana, 1), (eve, 0), (eve, 1), (ana, 7)):
        reply = await browser.get(f"/api/tables/{table_id}/at?number={number}&seat={seat}")
        assert (reply.status, reply.error["kind"]) == (403, "denied")
    seen = (await eve.get(f"/api/tables/{table_id}/at?number={number}")).ok
    assert not any("hand" in player for player in seen["view"]["players"])
    closed = await ana.make("havana", "Ana", "bot", begin=True, spectators=False)
    assert (await eve.get(f"/api/tables/{closed}/at")).status == 403
    assert (await eve.get("/api/tables/nosuchtable/at")).status == 404


async def test_afterwards_everybody_may_look_from_any_seat(small_club: Club) -> None:
    ana, eve = small_club.browser(), small_club.browser()
    table_id = await ana.make("havana", "Ana", "bot", begin=True, options={"round_limit": 1})
    async with ana.watch(table_id) as watcher:
        await play_on(watcher)
    last = (await ana.look(table_id))["number"]
    for seat in (0, 1):
        hands = []
        for number in range(last + 1):
            seen = (await eve.get(f"/api/tables/{table_id}/at?number={number}&seat={seat}")).ok
            if seen["view"]:
                players = seen["view"]["players"]
                assert "hand" in players[seat]
                assert "hand" not in players[1 - seat]
                hands.append(players[seat]["hand"])
        assert len(hands[0]) > len(hands[-1])


async def test_only_some_histories_are_remembered(small_club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(histories, "MOST", 1)
    ana = small_club.browser()
    ids = [await ana.make("santiago", "Ana", "bot", begin=True) for _ in range(2)]
    first = [(await ana.get(f"/api/tables/{table_id}/at")).ok for table_id in ids]
    again = [(await ana.get(f"/api/tables/{table_id}/at")).ok for table_id in ids]
    assert first == again
    assert all(moment["view"] for moment in first)
