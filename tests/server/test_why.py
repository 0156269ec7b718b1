"""Bots are asked over the wire why they did something: only where hints are allowed, and only bots."""

from __future__ import annotations

import asyncio

import pytest

from malecon.kernel.game import Json
from malecon.messages import has
from tests.server.browser import Browser
from tests.server.conftest import Club

pytestmark = pytest.mark.anyio


def first_answer(table: Json, seat: int) -> int:
    """The number of a seat's first answer in the log; 0 if there is none."""
    lines = (line for line in table["log"] if line["kind"] == "answer" and line["seat"] == seat)
    return int(next((line["number"] for line in lines), 0))


async def both_have_played(ana: Browser, table_id: str) -> Json:
    while True:
        table = await ana.look(table_id)
        if table["actions"] and first_answer(table, 0) and first_answer(table, 1):
            return table
        if table["actions"]:
            await ana.answer(table_id)
        else:
            await asyncio.sleep(0.02)


async def test_a_bot_says_why_where_the_table_allows_it(small_club: Club) -> None:
    ana, passer = small_club.browser(), small_club.browser()
    for allowed in (False, True):
        table_id = await ana.make("santiago", "Ana", "bot", begin=True, hints=allowed)
        table = await both_have_played(ana, table_id)
        mine, its = (first_answer(table, seat) for seat in (0, 1))
        where = f"/api/tables/{table_id}/why"
        found = await ana.post(where, {"number": its, "seat": 0})
        if not allowed:
            assert found.error["key"] == "server-no-hints"
            continue
        why = found.ok
        assert (why["seat"], why["level"]) == (1, table["seats"][1]["level"])
        assert why["answers"]
        assert 0 <= why["chance"] <= 1
        for reason in why["reasons"]:
            assert has(reason["key"])
        assert (await ana.post(where, {"number": its})).ok == why  # the same question, the same answer
        assert (await passer.post(where, {"number": its, "seat": -1})).ok["answers"]
        assert (await ana.post(where, {"number": mine})).error["key"] == "table-no-bot-answer"
        assert (await ana.post(where, {"number": 1})).error["key"] == "table-no-answer"
        assert (await ana.post(where, {"number": 99999})).error["key"] == "table-no-answer"
        assert (await passer.post(where, {"number": its, "seat": 0})).error["kind"] == "denied"
