"""Names and what they tell: nobody speaks as somebody else, and no question tells of a private table."""

from __future__ import annotations

import pytest

from tests.attack.house import House

pytestmark = pytest.mark.anyio


async def test_a_spectator_cannot_speak_as_a_player(house: House) -> None:
    ana, eve = house.browser(), house.browser()
    table_id = await ana.make("havana", "Ana", "bot", begin=True)
    for name in ("Ana", "ANA", "Аna", "a.n.a"):  # the third begins with a Cyrillic letter
        said = await eve.do(table_id, "chat", name=name, text="I resign")
        assert said.error["key"] == "table-name-taken"
    assert (await eve.do(table_id, "chat", name="Eve", text="hello")).ok
    talk = [line for line in (await ana.look(table_id))["log"] if line["kind"] == "chat"]
    assert [(line["seat"], line["name"]) for line in talk] == [(None, "Eve")]


async def test_no_question_tells_a_stranger_of_a_private_table(house: House) -> None:
    ana, eve = house.browser(), house.browser()
    name = "Ana of the private table"
    table_id = await ana.make("havana", name, "", title="Only for friends")
    for path in (
        *("/api/tables", "/api/mine", "/api/statistics", "/api/tables?game=havana"),
        *("/api/statistics?name=Ana%20of%20the%20private%20table", "/metrics", "/healthz"),
    ):
        body = (await eve.get(path)).body.decode()
        assert table_id not in body
        assert name not in body
        assert "Only for friends" not in body
