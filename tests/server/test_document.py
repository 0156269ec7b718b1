"""The document of the API, and that what is sent is what it says."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from malecon.kernel.rng import Rng
from malecon.server.http.openapi import document
from malecon.server.http.operations import ENDPOINTS
from malecon.server.wire import types as wire
from malecon.server.wire.errors import KINDS
from malecon.table import Status, views
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
    schemas = found["components"]["schemas"]
    for reference in references(found):
        assert reference.removeprefix("#/components/schemas/") in schemas
    operations = [each["operationId"] for path in found["paths"].values() for each in path.values()]
    assert len(operations) == len(set(operations)) == len(ENDPOINTS)
    for path in found["paths"].values():
        for each in path.values():
            assert each["summary"]
            assert {"400", "429", "500", "503"} <= each["responses"].keys()
    commands = schemas["DoThis"]["properties"]["command"]
    assert len(commands["anyOf"]) == 13
    assert commands["discriminator"]["propertyName"] == "do"


async def test_the_document_can_be_read_over_the_wire(small_club: Club) -> None:
    assert (await small_club.browser().get("/openapi.json")).ok == msgspec.to_builtins(document())


@pytest.mark.parametrize("game", every_game())
def test_what_is_shown_is_what_the_types_say_and_nothing_more(game: str) -> None:
    """The types forbid what they do not name: a field that is added to a view must be added to them."""
    scene = Scene(game, "Ana", "bot", "Cy")
    decoder = msgspec.json.Decoder(wire.TableView)

    def check() -> None:
        for seat in (None, 0, 2):
            decoder.decode(msgspec.json.encode(views.view(scene.table, seat, scene.now)))
        msgspec.json.decode(msgspec.json.encode(views.listing(scene.table)), type=wire.ListingView)

    check()
    scene.begin()
    scene.table.chat(None, "Eve", "hello", scene.now)
    scene.table.propose("pause", 0, scene.now)
    rng = Rng(5)
    while scene.table.status == Status.RUNNING:
        check()
        scene.step(rng)
    check()


async def test_the_rest_is_what_the_types_say_too(small_club: Club) -> None:
    ana = small_club.browser()
    id = await ana.make("havana", "Ana", "bot", begin=True, listed=True)
    for path, kind in (
        ("/api/games", wire.Games),
        ("/api/tables", wire.Lobby),
        ("/api/mine", wire.MyTables),
        (f"/api/tables/{id}", wire.Look),
        (f"/api/tables/{id}/log", wire.Log),
        (f"/api/tables/{id}/fairness", wire.FairnessChecked),
    ):
        msgspec.json.decode((await ana.get(path)).body, type=kind)
    for reply in (
        await ana.get("/api/nothing"),
        await ana.get(f"/api/tables/{id}/record"),
        await ana.do(id, "answer", seat=0, words="x", length=0),
    ):
        error = msgspec.json.decode(reply.body, type=wire.Refused).error
        assert error.kind in KINDS
    async with ana.watch(id) as watcher:
        await watcher.next()
        await watcher.say(type="do", re=1, command={"do": "chat", "seat": 0, "text": "hello"})
        await watcher.say(type="do", re=2, command={"do": "chat", "seat": 1, "text": "hello"})
        for _ in range(3):
            await watcher.next()
        kinds = {type(msgspec.json.decode(text, type=wire.Outgoing)).__name__ for text in watcher.raw}
        assert kinds == {"Whole", "News", "Reply", "Refusal"}
