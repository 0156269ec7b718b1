"""Playing over the wire: making tables, sitting down, answering, being told."""

from __future__ import annotations

import pytest

from tests.server.browser import Browser
from tests.server.conftest import Club

pytestmark = pytest.mark.anyio


async def test_two_people_sit_down_and_play(club: Club) -> None:
    ana, bo = club.browser(), club.browser()
    id = await ana.make("santiago", "Ana", "")
    held = (await bo.post(f"/api/tables/{id}/sit", {"name": "Bo"})).ok
    assert held["seat"] == 1
    begun = (await ana.do(id, "begin")).ok
    async with ana.watch(id) as first, bo.watch(id) as second:
        await first.until(begun["number"])
        await second.until(begun["number"])
        assert (first.table["you"], second.table["you"]) == (0, 1)
        for turn in range(12):
            who = (ana, bo)[first.table["asked"][0]]
            number = (await who.answer(id, choice=turn)).ok["number"]
            await first.until(number)
            await second.until(number)
            for browser, watcher in ((ana, first), (bo, second)):
                seen = await browser.look(id)
                assert {**seen, "log": []} == {**watcher.table, "log": []}
                assert watcher.table["log"][-len(seen["log"]) :] == seen["log"]
                numbers = [line["number"] for line in watcher.table["log"]]
                assert numbers == list(range(1, seen["number"] + 1))
