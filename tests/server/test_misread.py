"""Whatever is wrong with what was sent, whoever has sent it is told so in words of their own language."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import inspect

from malecon.kernel.game import Json
from malecon.messages import LANGUAGES
from malecon.server.http.operations import ENDPOINTS
from malecon.server.http.responses import read_json
from malecon.server.wire import messages, people
from malecon.server.wire.misread import Misread
from tests.server.conftest import Club

pytestmark = pytest.mark.anyio

#: What only programmers of Python would understand, and what no sentence is.
TECHNICAL = re.compile(r"regex|Expected|Object|Invalid|`|\^|\$[^ ]|\(\?|NoneType|[a-z]Error")

SHAPES = {one.name: one.body for one in ENDPOINTS if one.body not in (None, type(None))}
SHAPES["websocket"] = messages.Incoming


def wrong(kind: inspect.Type) -> Iterator[Any]:
    """Values that do not fit, one for each thing that is demanded here or below."""
    match kind:
        case inspect.Metadata():
            yield from wrong(kind.type)
        case inspect.UnionType():
            yield from of_several(kind)
        case inspect.StructType():
            yield 7.5
            yield from of_fields(kind)
        case inspect.ListType():
            yield 7.5
            yield from ([value] for value in wrong(kind.item_type))
            yield from [[]] if kind.min_length else []
        case inspect.DictType():
            yield 7.5
            yield from ({"any": value} for value in wrong(kind.value_type))
        case inspect.IntType():
            yield 7.5
            yield from [kind.ge - 1] if kind.ge is not None else []
            yield from [kind.le + 1] if kind.le is not None else []
        case inspect.StrType():
            yield 7.5
            yield from [""] if kind.min_length else []
            yield from ["x" * (kind.max_length + 1)] if kind.max_length is not None else []
            yield from ["ä" * (kind.min_length or 1)] if kind.pattern is not None else []
        case inspect.LiteralType() | inspect.BoolType() | inspect.FloatType():
            yield "no such"


def of_several(kind: inspect.UnionType) -> Iterator[Any]:
    structs = [one for one in kind.types if isinstance(one, inspect.StructType)]
    for one in structs or kind.types:
        yield from wrong(one)
    if structs and structs[0].tag_field:
        yield {structs[0].tag_field: "no such"}


def of_fields(kind: inspect.StructType) -> Iterator[Any]:
    tag = {kind.tag_field: kind.tag} if kind.tag_field else {}
    yield tag if any(field.required for field in kind.fields) else {**tag, "no such": 1}
    for field in kind.fields:
        yield from ({**tag, field.encode_name: value} for value in wrong(field.type))


@pytest.mark.parametrize("name", SHAPES)
def test_everything_that_is_demanded_is_told_in_words(name: str) -> None:
    values = list(wrong(inspect.type_info(SHAPES[name])))
    assert values
    for value in values:
        with pytest.raises(Misread) as refused:
            read_json(json.dumps(value), SHAPES[name])
        assert refused.value.key != "server-misread", value
        told = {refused.value.message(language) for language in LANGUAGES}
        assert len(told) == len(LANGUAGES)
        assert not [sentence for sentence in told if TECHNICAL.search(sentence)], told


def test_what_is_nested_beyond_measure_is_told_so() -> None:
    with pytest.raises(Misread) as refused:
        read_json('{"credential":{"a":' + "[" * 100_000, people.EnterByPasskey)
    assert refused.value.key == "server-json-deep"


@pytest.mark.parametrize(
    ("sent", "key"),
    [
        (b"", "server-json-end"),
        (b'{"name":', "server-json-end"),
        (b"{]", "server-json"),
        (b"\xff", "server-json"),
        (b'{"name":"\xff"}', "server-json"),
        (b'{"name": "Ana"} more', "server-json"),
        (b'{"name":"\\ud800"}', "server-json-end"),
        (b'{"name": "Ana", "seat": 1e400}', "server-beyond-measure"),
        (b"[" * 100_000, "server-wrong-kind-whole"),
        (b'{"name":' + b"[" * 100_000, "server-wrong-kind"),
    ],
)
async def test_what_is_no_json_is_told_so(small_club: Club, sent: bytes, key: str) -> None:
    ana = small_club.browser()
    table_id = await ana.make("santiago", "Ana", "")
    refused = await ana.ask("POST", f"/api/tables/{table_id}/sit", raw=sent)
    assert (refused.status, refused.error["kind"]) == (400, "unreadable")
    assert refused.error["key"] == key
    assert not TECHNICAL.search(refused.error["message"])


async def test_a_bot_that_does_not_exist_is_refused_in_words(small_club: Club) -> None:
    ana = small_club.browser()
    wish: Json = {"game": "havana", "players": 2}
    seats = [{"who": "me", "name": "Ana"}, {"who": "bot", "level": "grandmaster"}]
    refused = await ana.post("/api/tables", {**wish, "seats": seats})
    assert refused.status == 400
    assert refused.error["message"].startswith(
        "There is no bot of the name that stands at “seats[1].level”. Its level is one of random, casual,"
    )
    german = await ana.post("/api/tables", {**wish, "players": "zwei"}, accept_language="de")
    assert german.error["message"] == "„players“ muss eine ganze Zahl sein, nicht ein Text."
    many = await ana.post("/api/tables", {**wish, "seats": [{}] * 32})
    assert many.error["message"] == "“seats” may name 31 at most."
    query = await ana.get("/api/tables?limit=0&limit=1")
    assert query.error["message"].startswith("“limit=0&limit=1” cannot be read as the end of an address")
    assert (await ana.get("/api/tables?limit=0")).error["message"] == "“limit” must be 1 at least."
