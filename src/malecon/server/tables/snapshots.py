"""What a viewer was sent last, and what has changed since.

A snapshot is the table as one seat sees it, without the log. A change is a pair of a path and the value to be
set there, such as `[["view", "players", 0, "pesos"], 7]`: lists of equal length and objects with equal keys
are entered, everything else is replaced as a whole.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any

import msgspec

from malecon.server.wire.encoding import encode
from malecon.server.wire.results import Change, Path
from malecon.table import ChangingView, Table, views

decode: Callable[[bytes], ChangingView] = msgspec.json.Decoder().decode


class Snapshot:
    """A table as one seat saw it at a moment, kept as JSON: objects would take four times the memory."""

    __slots__ = ("before", "data", "mark", "patch")

    def __init__(self, mark: tuple[int, int], data: bytes) -> None:
        self.mark = mark
        self.data = data
        self.before: Snapshot | None = None  # the one that `patch` leads from
        self.patch: bytes | None = None  # None: too much has happened since, the whole table must be sent

    @property
    def number(self) -> int:
        """The last line of the log that was known."""
        return self.mark[0]

    def view(self) -> ChangingView:
        return decode(self.data)


def mark_of(table: Table, seat: int | None) -> tuple[int, int]:
    """What changes whenever this seat has something to be told, and at no other time.

    Another's sealed answer changes the table and yet must not be told, not even by an empty message.
    """
    return table.number, 0 if seat is None else len(table.sealed[seat])


def make_snapshot(table: Table, seat: int | None, now: float, before: Snapshot | None = None) -> Snapshot:
    """The table as this seat sees it now, and what leads to it from the one before, if there is one."""
    view: ChangingView = msgspec.to_builtins(views.changing(table, seat, now))
    new = Snapshot(mark_of(table, seat), encode(view))
    if before is not None:
        new.before, new.patch = before, patch(before, view, table, seat)
    return new


def patch(
    old: Snapshot, view: ChangingView, table: Table, seat: int | None, unheard: Collection[str] = ()
) -> bytes | None:
    """What leads from one to what is seen now, as the end of a `NewsMessage`; None if the log does not reach
    back."""
    log = views.log_since(table, seat, old.number, unheard)
    if log is None:
        return None
    changes: list[Change] = []
    compare([], old.view(), view, changes)
    return encode({"changes": changes, "log": log})[1:]


def compare(path: Path, old: Any, new: Any, changes: list[Change]) -> None:
    """Write down where two pieces of JSON differ."""
    if type(old) is dict and type(new) is dict and old.keys() == new.keys():
        for key, value in new.items():
            if old[key] != value:
                compare([*path, key], old[key], value, changes)
    elif type(old) is list and type(new) is list and len(old) == len(new):
        for index, value in enumerate(new):
            if old[index] != value:
                compare([*path, index], old[index], value, changes)
    elif old != new or type(old) is not type(new):
        changes.append((path, new))
