"""The document of the API, and that what is sent is what it says."""

from __future__ import annotations

import json
from typing import Any, Literal, NotRequired, TypedDict

import jsonschema_rs
import msgspec
import pytest

from malecon.kernel.rng import Rng
from malecon.server.http.openapi import document
from malecon.server.http.operations import ENDPOINTS
from malecon.server.wire.errors import KINDS
from malecon.server.wire.schema import Schemas
from malecon.table import Status, views
from tests.server import schemas
from tests.server.conftest import Club
from tests.table.scene import Scene, every_game

pytestmark = pytest.mark.anyio


def references(node: Any) -> set[str]:
    """Everything that a piece of the document points to."""
    if isinstance(node, dict):
        found = {node["$ref"]} if isinstance(node.get("$ref"), str) else set()
        return found.union(*(references(value) for value in node.values()))
    if isinstance(node, list):
        return set().union(*(references(value) for value in node))
    return set()


def test_the_document_is_whole() -> None:
    found = document()
    assert found["openapi"] == "3.1.0"
    components = found["components"]["schemas"]
    for reference in references(found):
        assert reference.removeprefix("#/components/schemas/") in components
    operations = [each["operationId"] for path in found["paths"].values() for each in path.values()]
    assert len(operations) == len(set(operations)) == len(ENDPOINTS)
    for path in found["paths"].values():
        for each in path.values():
            assert each["summary"]
            assert {"400", "429", "500", "503"} <= each["responses"].keys()
    commands = components["DoCommand"]["properties"]["command"]
    assert len(commands["anyOf"]) == 17
    assert commands["discriminator"]["propertyName"] == "do"


async def test_the_document_can_be_read_over_the_wire(small_club: Club) -> None:
    assert (await small_club.browser().get("/openapi.json")).ok == msgspec.to_builtins(document())


@pytest.mark.parametrize("game", every_game())
def test_what_is_shown_is_what_the_types_say_and_nothing_more(game: str) -> None:
    """The document forbids what it does not name, so a new field must be in the type too."""
    scene = Scene(game, "Ana", "bot", "Cy")

    def check() -> None:
        for seat in (None, 0, 2):
            schemas.check("TableView", views.view(scene.table, seat, scene.now))
            schemas.check("TableDelta", views.delta(scene.table, seat, scene.table.number, scene.now))
        schemas.check("ListingView", views.listing(scene.table))

    check()
    scene.begin()
    scene.table.chat(None, "Eve", "hello", scene.now)
    scene.table.propose("pause", 0, scene.now)
    rng = Rng(5)
    while scene.table.status == Status.RUNNING:
        check()
        scene.step(rng)
    check()


async def test_every_response_is_what_the_document_says(small_club: Club) -> None:
    """The browser of these tests compares whatever it gets with the document."""
    ana = small_club.browser()
    table_id = await ana.make("havana", "Ana", "bot", begin=True, listed=True)
    for path in (
        "/api/games",
        "/api/tables",
        "/api/mine",
        f"/api/tables/{table_id}",
        f"/api/tables/{table_id}/log",
    ):
        assert (await ana.get(path)).ok
    assert (await ana.get(f"/api/tables/{table_id}/fairness")).ok["draws"] is None
    for reply in (
        await ana.get("/api/nothing"),
        await ana.get(f"/api/tables/{table_id}/record"),
        await ana.do(table_id, "answer", seat=0, words="x", length=0),
        await ana.do(table_id, "answer", seat=0, words="x", length=0, number=1),
    ):
        schemas.check("Refused", reply.json)
        assert reply.error["kind"] in KINDS


async def test_every_message_is_what_the_document_says(small_club: Club) -> None:
    ana = small_club.browser()
    table_id = await ana.make("havana", "Ana", "bot", begin=True)
    async with ana.watch(table_id) as watcher:
        await watcher.next()
        await watcher.say(type="do", re=1, command={"do": "chat", "seat": 0, "text": "hello"})
        await watcher.say(type="do", re=2, command={"do": "chat", "seat": 1, "text": "hello"})
        await watcher.say(type="do", re=3, command={"do": "answer", "seat": 0, "words": "x", "length": 0})
        await watcher.say(type="ping", re=4)
        while (message := await watcher.next())["type"] != "pong":
            pass
        assert message == {"type": "pong", "re": 4}
        await ana.ask("DELETE", f"/api/tables/{table_id}")
        while (await watcher.next())["type"] != "gone":
            pass
        kinds = {json.loads(text)["type"] for text in watcher.raw}
        assert kinds == {"table", "news", "done", "refused", "pong", "gone"}
        outgoing = document()["components"]["schemas"]["Outgoing"]
        assert len(outgoing["anyOf"]) == len(kinds)


def test_what_nobody_described_is_noticed() -> None:
    with pytest.raises(jsonschema_rs.ValidationError, match="more"):
        schemas.check("Pong", {"type": "pong", "re": 0, "more": 1})
    with pytest.raises(jsonschema_rs.ValidationError):
        schemas.check("Outgoing", {"type": "peng", "re": 0})


class Node(TypedDict):
    """A tree."""

    name: NotRequired[str]
    inner: list[Node]
    pair: tuple[int, str | None]
    by: dict[str, Literal["a", "b"]]


def test_a_type_that_holds_itself_has_a_schema() -> None:
    found = Schemas({})
    assert found.of(Node | None) == {"anyOf": [{"$ref": "#/components/schemas/Node"}, {"type": "null"}]}
    node = found.components["Node"]
    assert node["required"] == ["inner", "pair", "by"]
    assert node["properties"]["inner"]["items"] == {"$ref": "#/components/schemas/Node"}
    assert node["properties"]["by"]["additionalProperties"] == {"enum": ["a", "b"]}
    with pytest.raises(TypeError, match="no schema"):
        found.of(bytes)
