"""How errors are told over the wire: a status, a kind for programs, a sentence for people."""

from __future__ import annotations

import logging
import re
from typing import Literal, NotRequired, TypedDict, get_args

from malecon.errors import Illegal, MaleconError, OutOfTurn, Unreadable
from malecon.messages import LANGUAGES
from malecon.server.wire.reasons import refusal_view
from malecon.server.wire.results import ReasonView
from malecon.store import Away, Missing, Raced
from malecon.table import Denied, Stale, TableDelta, TableView
from malecon.why import Why

log = logging.getLogger(__name__)

ErrorKind = Literal[
    "stale",
    "out-of-turn",
    "illegal",
    "unreadable",
    "denied",
    "missing",
    "raced",
    "away",
    "method",
    "foreign",
    "too-large",
    "too-many",
    "content-type",
    "failed",
]
KINDS: tuple[str, ...] = get_args(ErrorKind)


class Error(TypedDict):
    """What was wrong: `kind` for programs, `message` for people in their language, `rule` if a rule of the
    game forbids it, and then `why` says what is needed and what is there. A move that came too late brings
    what happened since in `table`: what may have changed, or the whole table if it was long ago."""

    kind: ErrorKind
    key: str
    values: dict[str, str | int]
    message: str
    rule: str | None
    why: NotRequired[ReasonView]
    table: NotRequired[TableView | TableDelta]


class Refused(TypedDict):
    """Every response that is an error."""

    error: Error


class Rejected(MaleconError):
    """Something that the server itself refuses, before any table is asked."""

    def __init__(self, status: int, kind: ErrorKind, key: str, /, **values: str | int) -> None:
        super().__init__(key, **values)
        self.status = status
        self.kind: ErrorKind = kind


class TooMany(Rejected):
    """Too much from one client."""

    def __init__(self, wait: float) -> None:
        self.wait = max(1, int(wait + 0.999))
        super().__init__(429, "too-many", "server-too-many", seconds=self.wait)


class Outdated(Stale):
    """A move that came too late, with what its sender has missed."""

    def __init__(self, error: Stale, table: TableView | TableDelta) -> None:
        super().__init__(error.key, **error.values)
        self.table = table


#: The first that fits counts.
STATUSES: tuple[tuple[type[MaleconError], int, ErrorKind], ...] = (
    (Stale, 409, "stale"),
    (OutOfTurn, 409, "out-of-turn"),
    (Illegal, 422, "illegal"),
    (Unreadable, 400, "unreadable"),
    (Denied, 403, "denied"),
    (Missing, 404, "missing"),
    (Raced, 409, "raced"),
    (Away, 503, "away"),
    (MaleconError, 400, "unreadable"),
)


def status_of(error: MaleconError) -> tuple[int, ErrorKind]:
    if isinstance(error, Rejected):
        return error.status, error.kind
    for kind, status, name in STATUSES:
        if isinstance(error, kind):
            return status, name
    raise AssertionError("the last one fits all")


def error_body(error: MaleconError, language: str) -> Error:
    """An error as it is sent. What ails the database is written into the log, not told."""
    if isinstance(error, Away):
        log.warning("%s", error, extra={"spare": True})
        error = Away("server-away")
    rule = error.values.get("rule")
    body: Error = {
        "kind": status_of(error)[1],
        "key": error.key,
        "values": error.values,
        "message": error.message(language),
        "rule": str(rule) if rule else None,
    }
    if isinstance(error, Illegal) and isinstance(error.why, Why):
        body["why"] = refusal_view(error.why.refusal)
    if isinstance(error, Outdated):
        body["table"] = error.table
    return body


WANTED = re.compile(r"\s*([a-zA-Z]{1,8})(?:-[a-zA-Z0-9-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*")


def language_of(header: str) -> str:
    """The first of our languages that a browser asks for; English if it asks for none of them."""
    best, most = "en", 0.0
    for part in header[:200].split(","):
        wanted = WANTED.fullmatch(part)
        if wanted is None or wanted[1].lower() not in LANGUAGES:
            continue
        weight = float(wanted[2] or 1)
        if weight > most:
            best, most = wanted[1].lower(), weight
    return best
