"""The OpenAPI document, made from the types in `wire.py` and the operations in `operations.py`."""

from __future__ import annotations

import re
from functools import cache
from http import HTTPStatus
from typing import Any, get_args

import msgspec

import malecon
from malecon.games import GAMES
from malecon.kernel.game import Json
from malecon.server.boards import NAMES
from malecon.server.http.endpoints import Endpoint
from malecon.server.http.operations import ENDPOINTS
from malecon.server.http.responses import JSON, MOST_BYTES
from malecon.server.wire import types as wire
from malecon.server.wire.errors import KINDS

REF = "#/components/schemas/{name}"

ABOUT = """The club server of Malecón. A device is known by a cookie that `make_table` and `sit` set.
Every error has the same shape. Beside the operations below there is one WebSocket for each viewer,
`/api/tables/{id}/live`, with the query of `LiveQuery`: the server sends `Outgoing`, the client `Incoming`."""


@cache
def document() -> Json:
    """The whole document."""
    types: list[Any] = [wire.Refused, wire.Incoming, wire.Outgoing, wire.LiveQuery]
    for found in ENDPOINTS:
        types += [kind for kind in (found.body, found.result) if kind not in (None, str)]
    schemas, components = msgspec.json.schema_components(types, ref_template=REF)
    known = dict(zip(map(repr, types), schemas, strict=True))
    components["Incoming"] = known[repr(wire.Incoming)]
    components["Outgoing"] = known[repr(wire.Outgoing)]
    components |= {name: {"enum": words_of(type)} for name, type in NAMES.items()}
    name_what_is_known(components)
    paths: Json = {}
    for found in ENDPOINTS:
        paths.setdefault(found.path, {})[found.method.lower()] = operation(found, known)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Malecón", "version": malecon.__version__, "description": " ".join(ABOUT.split())},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"device": {"type": "apiKey", "in": "cookie", "name": "malecon"}},
        },
        "security": [{}, {"device": []}],
    }


def words_of(type: Any) -> list[str]:
    """The words that a type allows: a Literal, or several of them."""
    words = get_args(type)
    return [word for part in words for word in ([part] if isinstance(part, str) else words_of(part))]


def name_what_is_known(components: Json) -> None:
    """Kinds of errors by name and the numbers of players, where the types say less than is known."""
    components["Error"]["properties"]["kind"]["enum"] = list(KINDS)
    wish = components["MakeTable"]["properties"]
    wish["players"]["minimum"] = min(game.seats[0] for game in GAMES.values())
    wish["players"]["maximum"] = max(game.seats[-1] for game in GAMES.values())


def operation(found: Endpoint, known: dict[str, Any]) -> Json:
    summary, _, rest = found.doc.partition(". ")
    told: Json = {"operationId": found.name, "summary": summary.rstrip(".")}
    if rest:
        told["description"] = rest
    parameters = path_parameters(found.path) + query_parameters(found.query)
    if parameters:
        told["parameters"] = parameters
    if found.body is not None:
        about = f"At most {MOST_BYTES // 1024} kB."
        content = {JSON: {"schema": known[repr(found.body)]}}
        told["requestBody"] = {"required": True, "description": about, "content": content}
    told["responses"] = responses(found, known)
    return told


def path_parameters(path: str) -> list[Json]:
    schema = {"type": "string", "pattern": "^[0-9A-Za-z_-]{1,64}$"}
    return [
        {"name": name, "in": "path", "required": True, "schema": schema}
        for name in re.findall(r"{(\w+)}", path)
    ]


def query_parameters(query: Any) -> list[Json]:
    if query is None:
        return []
    (_,), components = msgspec.json.schema_components([query], ref_template=REF)
    properties = components[query.__name__]["properties"]
    return [
        {"name": name, "in": "query", "required": False, "schema": without_null(schema)}
        for name, schema in properties.items()
    ]


def without_null(schema: Json) -> Json:
    """A query holds text: what is left out is left out, and there is no null."""
    kinds = [kind for kind in schema.get("anyOf", ()) if kind != {"type": "null"}]
    return (
        kinds[0] if len(kinds) == 1 else {name: value for name, value in schema.items() if name != "default"}
    )


def responses(found: Endpoint, known: dict[str, Any]) -> Json:
    told: Json = {}
    if found.result is None:
        told[str(found.status)] = {"description": "Done."}
    elif found.result is str:
        told[str(found.status)] = {
            "description": "The text.",
            "content": {"text/plain": {"schema": {"type": "string"}}},
        }
    else:
        told[str(found.status)] = {
            "description": "Done.",
            "content": {JSON: {"schema": known[repr(found.result)]}},
        }
    if found.sets_cookie:
        about = {"description": "Makes a device known that was not.", "schema": {"type": "string"}}
        told[str(found.status)]["headers"] = {"Set-Cookie": about}
    if found.result is wire.Made:
        told[str(found.status)]["links"] = links_to_tables()
    statuses = {400, 403, 421, 429, 500, 503, *found.errors}
    if found.body is not None:
        statuses |= {408, 413, 415}
    if "{id}" in found.path:
        statuses.add(404)
    refused = {JSON: {"schema": {"$ref": REF.format(name="Refused")}}}
    for status in sorted(statuses):
        told[str(status)] = {"description": phrase(status), "content": refused}
    return told


def links_to_tables() -> Json:
    """Where one can go from a new table: everywhere its id is asked for."""
    return {
        found.name: {"operationId": found.name, "parameters": {"id": "$response.body#/id"}}
        for found in ENDPOINTS
        if "{id}" in found.path
    }


def phrase(status: int) -> str:
    return HTTPStatus(status).phrase + "."
