"""How errors are told over the wire: a status, a kind for programs, a sentence for people."""

from __future__ import annotations

import logging
import re

from malecon.errors import Illegal, MaleconError, OutOfTurn, Unreadable
from malecon.kernel.game import Json
from malecon.messages import FALLBACK, known
from malecon.store import Away, Missing, Raced
from malecon.table import Denied, Stale

log = logging.getLogger(__name__)


class Rejected(MaleconError):
    """Something that the server itself refuses, before any table is asked."""

    def __init__(self, status: int, kind: str, key: str, /, **values: str | int) -> None:
        super().__init__(key, **values)
        self.status = status
        self.kind = kind


class TooMany(Rejected):
    """Too much from one client."""

    def __init__(self, wait: float) -> None:
        self.wait = max(1, int(wait + 0.999))
        super().__init__(429, "too-many", "server-too-many", seconds=self.wait)


#: The first that fits counts.
STATUSES: tuple[tuple[type[MaleconError], int, str], ...] = (
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

#: Every kind of an error, for the OpenAPI document.
KINDS = (
    *dict.fromkeys(kind for _, _, kind in STATUSES),
    *("method", "foreign", "too-large", "too-many", "content-type", "failed"),
)


def status_of(error: MaleconError) -> tuple[int, str]:
    if isinstance(error, Rejected):
        return error.status, error.kind
    for kind, status, name in STATUSES:
        if isinstance(error, kind):
            return status, name
    raise AssertionError("the last one fits all")


def error_body(error: MaleconError, language: str, table: Json | None = None) -> Json:
    """An error as `wire.Error` describes it. What ails the database is written into the log, not told."""
    if isinstance(error, Away):
        log.warning("%s", error)
        error = Away("server-away")
    rule = error.values.get("rule")
    told: Json = {
        "kind": status_of(error)[1],
        "key": error.key,
        "values": error.values,
        "message": error.message(language),
        "rule": None if rule is None else str(rule),
    }
    if table is not None:
        told["table"] = table
    return told


WANTED = re.compile(r"\s*([a-zA-Z]{1,8}(?:-[a-zA-Z0-9-]*)?)\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*")


def language_of(header: str) -> str:
    """The first of our languages that a browser asks for; English if it asks for none of them."""
    best, most = FALLBACK, 0.0
    for part in header[:200].split(","):
        found = WANTED.fullmatch(part)
        language = known(found[1]) if found else None
        if found is None or language is None:
            continue
        weight = float(found[2] or 1)
        if weight > most:
            best, most = language, weight
    return best
