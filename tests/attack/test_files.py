"""Component files that are sent to the house: whoever reads them, nobody else waits."""

from __future__ import annotations

import asyncio

import pytest

from tests.attack.house import House, bearable, pulse

pytestmark = pytest.mark.anyio

FILES = {
    "a key of many dots": "a." * 15_000 + "b=1",
    "a table again and again": "[[a]]\n" * 35_000,
    "a list of many numbers": "a=[" + "1," * 110_000 + "]",
    "very many tiles": "tiles=[" + "{a=1}," * 36_000 + "]",
    "brackets in brackets": "a=" + "[" * 20_000,
}


@pytest.mark.parametrize("kind", FILES)
async def test_nobody_waits_for_a_file_that_somebody_sent(house: House, kind: str) -> None:
    wish = {"game": "havana", "players": 2, "files": {"tiles": FILES[kind]}}
    before, most_wait = house.memory, await bearable(house)
    async with pulse(house) as felt:
        sent = [asyncio.create_task(house.browser().post("/api/tables", wish)) for _ in range(2)]
        replies = await asyncio.gather(*sent)
    assert {reply.status for reply in replies} == {400}
    assert felt.worst < most_wait
    assert house.memory - before < 100 * 1024 * 1024
