"""How faults are told over the wire: a status, a kind for programs, a sentence for people."""

from __future__ import annotations

import logging
import re

from malecon.faults import Fault, Illegal, OutOfTurn, Unreadable
from malecon.kernel.game import Json
from malecon.messages import LANGUAGES
from malecon.store import Away, Missing, Raced
from malecon.table import Denied, Stale

log = logging.getLogger(__name__)


class Rejected(Fault):
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
STATUSES: tuple[tuple[type[Fault], int, str], ...] = (
    (Stale, 409, "stale"),
    (OutOfTurn, 409, "out-of-turn"),
    (Illegal, 422, "illegal"),
    (Unreadable, 400, "unreadable"),
    (Denied, 403, "denied"),
    (Missing, 404, "missing"),
    (Raced, 409, "raced"),
    (Away, 503, "away"),
    (Fault, 400, "unreadable"),
)

#: Every kind of an error, for the OpenAPI document.
KINDS = (
    *dict.fromkeys(kind for _, _, kind in STATUSES),
    *("method", "foreign", "too-large", "too-many", "content-type", "failed"),
)


def status_of(fault: Fault) -> tuple[int, str]:
    if isinstance(fault, Rejected):
        return fault.status, fault.kind
    for kind, status, name in STATUSES:
        if isinstance(fault, kind):
            return status, name
    raise AssertionError("the last one fits all")


def error(fault: Fault, language: str, table: Json | None = None) -> Json:
    """A fault as `wire.Error` describes it. What ails the database is written into the log, not told."""
    if isinstance(fault, Away):
        log.warning("%s", fault)
        fault = Away("server-away")
    rule = fault.values.get("rule")
    told: Json = {
        "kind": status_of(fault)[1],
        "key": fault.key,
        "values": fault.values,
        "message": fault.told(language),
        "rule": None if rule is None else str(rule),
    }
    if table is not None:
        told["table"] = table
    return told


WANTED = re.compile(r"\s*([a-zA-Z]{1,8})(?:-[a-zA-Z0-9-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*")


def language_of(header: str) -> str:
    """The first of our languages that a browser asks for; English if it asks for none of them."""
    best, most = "en", 0.0
    for part in header[:200].split(","):
        found = WANTED.fullmatch(part)
        if found is None or found[1].lower() not in LANGUAGES:
            continue
        weight = float(found[2] or 1)
        if weight > most:
            best, most = found[1].lower(), weight
    return best
