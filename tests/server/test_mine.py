"""One's own games: what runs, what has ended, and records brought along."""

from __future__ import annotations

import pytest

from malecon.kernel.game import Json
from tests.server.browser import Browser
from tests.server.conftest import Club
from tests.server.test_statistics import finished

pytestmark = pytest.mark.anyio


async def running(browser: Browser) -> list[str]:
    return [one["table"]["id"] for one in (await browser.get("/api/mine/running")).ok["tables"]]


async def ended(browser: Browser, query: str = "") -> Json:
    found: Json = (await browser.get(f"/api/mine/ended{query}")).ok
    return found


def ids(found: Json) -> list[str]:
    return [one["table"]["id"] for one in found["tables"]]


async def test_where_somebody_is_asked_comes_first(club: Club) -> None:
    ana = club.browser()
    asked = await ana.make("havana", "Ana", "Ana too", begin=True)
    gathering = await ana.make("cuba", "Ana", "")
    bea = club.browser()
    theirs = await bea.make("santiago", "Bea", "")
    await ana.post(f"/api/tables/{theirs}/sit", {"name": "Ana"})
    assert (await running(ana))[0] == asked
    assert set(await running(ana)) == {asked, gathering, theirs}
    assert await running(bea) == [theirs]
    assert await running(club.browser()) == []


async def test_what_has_ended_is_told_in_parts_and_searched(club: Club) -> None:
    ana = club.browser()
    games = [await finished(ana, "Ana", "bot", title=f"Evening {n}") for n in range(3)]
    assert await running(ana) == []
    assert ids(await ended(ana)) == games[::-1]
    first = await ended(ana, "?limit=2")
    assert ids(first) == games[:0:-1]
    second = await ended(ana, f"?limit=2&after={first['more']}")
    assert (ids(second), second["more"]) == (games[:1], None)
    assert ids(await ended(ana, "?search=EVENING%201")) == [games[1]]
    assert ids(await ended(ana, "?search=nobody")) == []
    assert ids(await ended(ana, "?game=cuba")) == []
    assert ids(await ended(ana, "?game=havana")) == games[::-1]
    assert ids(await ended(club.browser())) == []
    refused = await ana.get("/api/mine/ended?after=yesterday")
    assert (refused.status, refused.error["key"]) == (400, "server-after")


async def test_a_record_is_taken_in_and_looked_at_and_deleted(small_club: Club) -> None:
    ana, bea = small_club.browser(), small_club.browser()
    game = await finished(ana, "Ana", "bot")
    text = (await ana.get(f"/api/tables/{game}/record")).body.decode()
    brought = (await bea.post("/api/records", {"text": text})).ok["id"]
    assert ids(await ended(bea)) == [brought]
    table = await bea.look(brought)
    assert table["status"] == "over"
    assert table["result"]["scores"] == (await ana.look(game))["result"]["scores"]
    assert (await bea.get(f"/api/tables/{brought}/analysis")).ok["scores"] == table["result"]["scores"]
    assert (await ana.ask("DELETE", f"/api/tables/{brought}")).status == 403
    assert (await bea.ask("DELETE", f"/api/tables/{brought}")).status == 204
    assert ids(await ended(bea)) == []


async def test_a_record_that_is_not_over_can_be_gone_on_with(small_club: Club) -> None:
    ana = small_club.browser()
    game = await finished(ana, "Ana", "bot")
    lines = (await ana.get(f"/api/tables/{game}/record")).body.decode().splitlines()
    half = "\n".join(line for line in lines[: len(lines) // 2]) + "\n"
    brought = (await ana.post("/api/records", {"text": half})).ok["id"]
    assert brought in await running(ana)
    table = await ana.look(brought)
    assert (table["status"], {seat["kind"] for seat in table["seats"]}) == ("running", {"open"})


@pytest.mark.parametrize("text", ["nonsense", "{}", '{"game": "chess"}\n', "\n" * 1000, "[" * 5000])
async def test_what_is_no_record_is_told_in_words(small_club: Club, text: str) -> None:
    ana = small_club.browser()
    refused = await ana.post("/api/records", {"text": text})
    assert (refused.status, refused.error["kind"]) == (400, "unreadable")
    assert refused.error["message"]
    assert await running(ana) == []
