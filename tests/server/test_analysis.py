"""Games looked over by the club: in parts, once, kept, and taken up again by whoever asks."""

from __future__ import annotations

import asyncio
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest
from sqlalchemy import text

from malecon.kernel.game import Json
from malecon.lab.analysis import analyse
from malecon.messages import has
from malecon.record import Record
from malecon.server.work import analyses, jobs
from malecon.table import EntryKind
from tests.server.browser import Browser
from tests.server.conftest import Club, open_club
from tests.server.test_playing import play_on

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "ANALYSIS_NODES", 12)
    monkeypatch.setattr(analyses, "OFTEN", 0.0)


async def finished(ana: Browser, game: str = "havana", **options: object) -> str:
    """A game that is over."""
    options = options or {"round_limit": 1}
    table_id = await ana.make(game, "Ana", "bot", begin=True, options=options if game == "havana" else {})
    async with ana.watch(table_id) as watcher:
        await play_on(watcher)
    return table_id


async def until_done(ana: Browser, table_id: str) -> tuple[Json, list[float]]:
    """Ask until all of it is there; the whole, and what was said of its progress."""
    said = []
    for _ in range(2000):
        found = (await ana.get(f"/api/tables/{table_id}/analysis")).ok
        said.append(found["progress"])
        if found["state"] == "done":
            return found, said
        await asyncio.sleep(0.02)
    raise AssertionError("it does not end")


async def test_a_game_is_looked_over_in_parts(club: Club) -> None:
    ana = club.browser()
    table_id = await finished(ana)
    nothing = (await ana.get(f"/api/tables/{table_id}/analysis")).ok
    assert (nothing["state"], nothing["progress"], nothing["answers"]) == ("none", 0.0, [])
    begun = (await ana.post(f"/api/tables/{table_id}/analysis", None)).ok
    assert begun["total"] == len(begun["answers"]) or begun["state"] == "running"
    assert begun["points"][0]["after"] == 0
    found, said = await until_done(ana, table_id)
    assert said == sorted(said)
    assert said[-1] == 1.0
    record = Record.read((await ana.get(f"/api/tables/{table_id}/record")).body.decode())
    whole = analyse(record, 12)
    assert [one["action"]["words"] for one in found["answers"]] == [
        record.game.vocabulary.words(action) for _, action, _ in record.answers
    ]
    assert [one["chances"] for one in found["answers"]] == [ply.chances for ply in whole.plies]
    assert [one["cost"] for one in found["answers"]] == [ply.cost for ply in whole.plies]
    for seat, split in enumerate(found["split"]):
        assert split == pytest.approx(whole.split(seat)._asdict())
    assert found["mistakes"] == [ply.number for ply in whole.mistakes]
    assert found["final"] == whole.final
    assert found["points"] == [one._asdict() for one in whole.points]
    assert found["total"] == len(record)
    for one in found["answers"]:
        assert has(one["question"])
        assert all(has(reason["key"]) for reason in one["reasons"])


async def test_answers_are_found_in_the_log(small_club: Club) -> None:
    ana = small_club.browser()
    table_id = await finished(ana)
    await ana.post(f"/api/tables/{table_id}/analysis", None)
    found, _ = await until_done(ana, table_id)
    lines = {entry.number: entry for entry in await small_club.store.entries(table_id)}
    for one in found["answers"]:
        entry = lines[one["log"]]
        assert entry.kind == EntryKind.ANSWER
        assert entry.text.partition("\n")[0].partition(" ")[2] == one["action"]["words"]


async def test_what_is_known_need_not_be_sent_again(small_club: Club) -> None:
    ana = small_club.browser()
    table_id = await finished(ana)
    await ana.post(f"/api/tables/{table_id}/analysis", None)
    found, _ = await until_done(ana, table_id)
    rest = (await ana.get(f"/api/tables/{table_id}/analysis?after=5")).ok
    assert rest["answers"] == found["answers"][5:]
    assert rest["progress"] == 1.0


async def test_however_many_ask_it_is_made_once(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    begun = []
    really_start = analyses.Analyses.start

    def start(self: analyses.Analyses, table_id: str) -> None:
        begun.append(table_id)
        really_start(self, table_id)

    monkeypatch.setattr(analyses.Analyses, "start", start)
    ana, eve = club.browser(), club.browser()
    table_id = await finished(ana)
    asked = [who.post(f"/api/tables/{table_id}/analysis", None) for who in (ana, eve) * 4]
    assert all(reply.status == 200 for reply in await asyncio.gather(*asked))
    await until_done(eve, table_id)
    await ana.post(f"/api/tables/{table_id}/analysis", None)
    assert begun == [table_id]


async def test_who_comes_after_a_death_goes_on(tmp_path: Path, pool: ProcessPoolExecutor) -> None:
    url = str(tmp_path / "club.db")
    async with open_club(url, pool) as club:
        ana = club.browser()
        table_id = await finished(ana)
        await ana.post(f"/api/tables/{table_id}/analysis", None)
        for _ in range(1000):
            before = (await ana.get(f"/api/tables/{table_id}/analysis")).ok
            if len(before["answers"]) > 3:
                break
            await asyncio.sleep(0.01)
        assert before["state"] == "running"
    async with open_club(url, pool) as club:
        club.wait(analyses.LEASE + 1)
        found, _ = await until_done(club.browser(), table_id)
        assert found["answers"][: len(before["answers"])] == before["answers"]
        assert [one["number"] for one in found["answers"]] == list(range(found["total"]))


async def test_only_what_has_ended_is_looked_over(small_club: Club) -> None:
    ana, eve = small_club.browser(), small_club.browser()
    table_id = await ana.make("havana", "Ana", "bot", begin=True)
    for refused in (
        await ana.post(f"/api/tables/{table_id}/analysis", None),
        await ana.get(f"/api/tables/{table_id}/analysis"),
    ):
        assert (refused.status, refused.error["key"]) == (403, "server-not-ended")
    assert (await eve.post("/api/tables/nosuch/analysis", None)).status == 404
    closed = await ana.make("havana", "Ana", "bot", begin=True, spectators=False)
    await ana.do(closed, "close")
    assert (await eve.get(f"/api/tables/{closed}/analysis")).status == 403
    assert (await ana.post(f"/api/tables/{closed}/analysis", None)).status == 200


async def test_a_game_of_other_rules_is_not_looked_over(small_club: Club) -> None:
    ana = small_club.browser()
    table_id = await finished(ana)
    strange = text("update entries set text = 'x unheard of' where kind = 'answer'")
    await small_club.store.database.write(lambda connection: connection.execute(strange))
    refused = await ana.post(f"/api/tables/{table_id}/analysis", None)
    assert (refused.status, refused.error["key"]) == (403, "table-older-rules")
    assert (await ana.get("/api/games")).status == 200
