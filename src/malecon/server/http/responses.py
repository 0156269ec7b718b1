"""Requests read and responses written: JSON both ways, every error in one shape."""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse

from malecon.errors import MaleconError
from malecon.files import shown
from malecon.server.wire.encoding import encode
from malecon.server.wire.errors import Refused, Rejected, TooMany, error_body, language_of, status_of
from malecon.server.wire.misread import Misread, misread

T = TypeVar("T")

JSON = "application/json"
MOST_BYTES = 256 * 1024  # of a body; an owner's own components are the largest
PATIENCE = 15.0  # seconds for a body to arrive


def language(request: Request) -> str:
    return language_of(request.headers.get("accept-language", ""))


def respond(data: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    return Response(encode(data), status, headers, JSON)


class Png(Response):
    """A picture."""

    media_type = "image/png"


class Csv(PlainTextResponse):
    """Comma-separated values."""

    media_type = "text/csv"


class Zip(StreamingResponse):
    """A parcel of files."""

    media_type = "application/zip"


def refused(request: Request, error: MaleconError) -> Response:
    """An error as a response."""
    headers: dict[str, str] = {}
    if isinstance(error, TooMany):
        headers["retry-after"] = str(error.wait)
    status, kind = status_of(error)
    if kind == "away":
        headers["retry-after"] = "2"
    body: Refused = {"error": error_body(error, language(request))}
    return respond(body, status, headers)


def failed(request: Request) -> Response:
    """What is said when it was our own error. What it was stands in the log."""
    return refused(request, Rejected(500, "failed", "server-failed"))


async def read_body(request: Request, shape: type[T]) -> T:
    """The body, read as JSON of this type."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != JSON:
        raise Rejected(415, "content-type", "server-content-type")
    body = bytearray()
    try:
        async with asyncio.timeout(PATIENCE):
            async for chunk in request.stream():
                body += chunk
                if len(body) > MOST_BYTES:
                    raise Rejected(413, "too-large", "server-too-large", most=MOST_BYTES // 1024)
    except (TimeoutError, ClientDisconnect):
        raise Rejected(408, "unreadable", "server-too-slow") from None
    return read_json(bytes(body), shape)


def read_json(data: bytes | str, shape: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=shape)
    except (msgspec.DecodeError, msgspec.ValidationError, UnicodeError, RecursionError) as error:
        raise misread(error) from None


def read_query(request: Request, shape: type[T]) -> T:
    """The query of the address, read as this type."""
    given = request.query_params.multi_items()
    values = dict(given)
    strange = not all(word.isprintable() for pair in given for word in pair)  # no database takes every sign
    # Twice the same, or a word for nothing, is no query either.
    if strange or len(values) != len(given) or "null" in values.values():
        raise Misread("server-query", found=shown(request.url.query, 200))
    try:
        return msgspec.convert(values, shape, strict=False)
    except msgspec.ValidationError as error:
        raise misread(error) from None
