"""The log of a table: everything that has happened, numbered from 1 without gaps, never changed.

The lines of the record stand in it as entries of kind `answer`; an `undo` says how many answers are left. What
is a secret of one seat alone (an answer held back) has no number here, or the numbers would tell of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from malecon.kernel.game import Game, Json

#: The kinds of entries, each with what `data` holds. Faces of them for a viewer are made by `told`.
KINDS = {
    "made": (),
    "sat": ("name",),  # a person at a seat
    "bot": ("level",),  # a bot at a seat
    "opened": (),  # a seat became free
    "began": (),
    "answer": ("events",),  # `text` is the line of the record, and what follows from it: digest, scores
    "ready": (),  # a seat has answered all that everybody is asked at once
    "unready": (),  # and has taken it back
    "undo": ("answers",),  # so many answers are left
    "away": (),
    "back": (),
    "stood-in": ("level",),
    "late": (),
    "asked": ("kind", "level"),  # `seat` proposes something that others must agree to
    "agreed": ("kind",),
    "declined": ("kind",),
    "paused": (),
    "resumed": (),
    "chat": ("name",),  # `text` is what was said
    "closed": (),
}


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log, whole, with everybody's secrets: only `told` may leave the house."""

    number: int
    at: float
    kind: str
    seat: int | None = None
    text: str = ""
    data: Json = field(default_factory=dict)


def told(game: Game, entry: Entry, seat: int | None) -> Json:
    """An entry as this seat, or a spectator (None), may know it."""
    raise NotImplementedError
