"""The OpenAPI document, made from the types of what is sent and the operations in `operations.py`."""

from __future__ import annotations

import re
from functools import cache
from http import HTTPStatus
from types import NoneType
from typing import Any

import msgspec
from starlette.responses import PlainTextResponse

import malecon
from malecon.games import GAMES
from malecon.kernel.game import Json
from malecon.server.http.endpoints import PLACE, Endpoint
from malecon.server.http.operations import ENDPOINTS
from malecon.server.http.responses import JSON, MOST_BYTES, Csv, Png, Zip
from malecon.server.wire import messages, requests, results
from malecon.server.wire.errors import Refused
from malecon.server.wire.schema import REF, Schemas

ABOUT = """The club server of Malecón. A device is known by a cookie that `make_table` and `sit` set.
Every error has the same shape. Beside the operations below there is one WebSocket for each viewer,
`/api/tables/{id}/live`, with the query of `LiveQuery`: the server sends `Outgoing`, the client `Incoming`."""


@cache
def document() -> Json:
    """The whole document."""
    incoming = Incoming()
    outgoing = Schemas(named_words())
    paths: Json = {}
    for operation in ENDPOINTS:
        about = describe(operation, incoming, outgoing)
        paths.setdefault(operation.path, {})[operation.method.lower()] = about
    outgoing.name("Outgoing", outgoing.of(messages.Outgoing))
    add_games(outgoing)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Malecón", "version": malecon.__version__, "description": " ".join(ABOUT.split())},
        "paths": paths,
        "components": {
            "schemas": {**incoming.components, **outgoing.components},
            "securitySchemes": {"device": {"type": "apiKey", "in": "cookie", "name": "malecon"}},
        },
        "security": [{}, {"device": []}],
    }


class Incoming:
    """The schemas of everything that clients send."""

    def __init__(self) -> None:
        bodies = [operation.body for operation in ENDPOINTS if operation.body is not NoneType]
        types = [requests.LiveQuery, messages.Incoming, *bodies]
        schemas, self.components = msgspec.json.schema_components(types, ref_template=REF)
        self.known = dict(zip(map(repr, types), schemas, strict=True))
        self.components["Incoming"] = self.of(messages.Incoming)
        self.components["Command"] = self.of(requests.Command)
        wish = self.components["MakeTable"]["properties"]
        wish["players"]["minimum"] = min(game.seats[0] for game in GAMES.values())
        wish["players"]["maximum"] = max(game.seats[-1] for game in GAMES.values())

    def of(self, shape: Any) -> Any:
        return self.known[repr(shape)]


def named_words() -> dict[str, Any]:
    """The words of all games that have a name in the document."""
    words: dict[str, Any] = {}
    for game in GAMES.values():
        types = game.types
        if types is not None:
            words |= types.words
    return words


def add_games(schemas: Schemas) -> None:
    """What each game shows, by the types that it brings. One that brings none shows plain JSON."""
    boards: list[Json] = []
    pieces: list[Json] = []
    for game in GAMES.values():
        types = game.types
        boards.append(schemas.of(types.view) if types else {"type": "object"})
        pieces.append(schemas.of(types.pieces) if types else {"type": "object"})
    schemas.name("BoardView", {"anyOf": boards})
    schemas.name("Pieces", {"anyOf": pieces})


def describe(operation: Endpoint, incoming: Incoming, outgoing: Schemas) -> Json:
    """One operation."""
    summary, _, rest = operation.doc.partition(". ")
    about: Json = {"operationId": operation.name, "summary": summary.rstrip(".")}
    if rest:
        about["description"] = rest
    parameters = path_parameters(operation.path) + query_parameters(operation.query)
    if parameters:
        about["parameters"] = parameters
    if operation.body is not NoneType:
        content = {JSON: {"schema": incoming.of(operation.body)}}
        most = f"At most {MOST_BYTES // 1024} kB."
        about["requestBody"] = {"required": True, "description": most, "content": content}
    about["responses"] = responses(operation, outgoing)
    return about


def path_parameters(path: str) -> list[Json]:
    schema = {"type": "string", "pattern": f"^{PLACE.pattern}$"}
    return [
        {"name": name, "in": "path", "required": True, "schema": schema}
        for name in re.findall(r"{(\w+)}", path)
    ]


def query_parameters(query: Any) -> list[Json]:
    (_,), components = msgspec.json.schema_components([query], ref_template=REF)
    properties = components[query.__name__]["properties"]
    return [
        {"name": name, "in": "query", "required": False, "schema": without_null(schema)}
        for name, schema in properties.items()
    ]


def without_null(schema: Json) -> Json:
    """A query holds text: what is left out is left out, and there is no null."""
    kinds = [kind for kind in schema.get("anyOf", ()) if kind != {"type": "null"}]
    if len(kinds) == 1:
        return dict(kinds[0])
    return {name: value for name, value in schema.items() if name != "default"}


def responses(operation: Endpoint, outgoing: Schemas) -> Json:
    done: Json = {"description": "Done."}
    if operation.result is PlainTextResponse:
        done = {"description": "The text.", "content": {"text/plain": {"schema": {"type": "string"}}}}
    elif operation.result is Csv:
        done = {"description": "The lines.", "content": {"text/csv": {"schema": {"type": "string"}}}}
    elif operation.result is Png:
        # In 3.1 what is not text has no schema.
        done = {"description": "The picture.", "content": {"image/png": {}}}
    elif operation.result is Zip:
        done = {"description": "The parcel.", "content": {"application/zip": {}}}
    elif operation.result is not NoneType:
        done["content"] = {JSON: {"schema": outgoing.of(operation.result)}}
    if operation.sets_cookie:
        about = {"description": "Makes a device known that was not.", "schema": {"type": "string"}}
        done["headers"] = {"Set-Cookie": about}
    if operation.result is results.Made:
        done["links"] = links_to_tables()
    statuses = {400, 403, 421, 429, 500, 503, *operation.errors}
    if operation.body is not NoneType:
        statuses |= {408, 413, 415}
    if "{id}" in operation.path:
        statuses.add(404)
    refused = {JSON: {"schema": outgoing.of(Refused)}}
    errors = {str(status): {"description": phrase(status), "content": refused} for status in sorted(statuses)}
    known = {"304": {"description": phrase(304)}} if operation.result is Png else {}
    return {str(operation.status): done, **known, **errors}


def links_to_tables() -> Json:
    """Where one can go from a new table: everywhere its id is asked for."""
    return {
        operation.name: {"operationId": operation.name, "parameters": {"id": "$response.body#/id"}}
        for operation in ENDPOINTS
        if "{id}" in operation.path
    }


def phrase(status: int) -> str:
    return HTTPStatus(status).phrase + "."
