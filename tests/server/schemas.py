"""Whether what is sent is what the document of the server says."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import jsonschema_rs

from malecon.server.http.openapi import document
from malecon.server.wire.encoding import encode


@cache
def validator(schema: str) -> Any:
    components = document()["components"]
    return jsonschema_rs.validator_for({**json.loads(schema), "components": components})


def check(name: str, data: object) -> None:
    """Raise if this, as it is sent, is not what the document says of this name; nothing more may be in it."""
    validator(json.dumps({"$ref": f"#/components/schemas/{name}"})).validate(json.loads(encode(data)))


def check_response(method: str, path: str, status: int, body: bytes) -> None:
    """Raise if an operation of the document never gives this response; what is none is not checked."""
    place = path.partition("?")[0]
    for known, methods in document()["paths"].items():
        if re.fullmatch(re.sub(r"{\w+}", "[^/]+", known), place) and method.lower() in methods:
            content = methods[method.lower()]["responses"][str(status)].get("content", {})
            if "application/json" in content:
                validator(json.dumps(content["application/json"]["schema"])).validate(json.loads(body))
            return
