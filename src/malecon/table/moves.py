"""What a player sends, and what comes back for it."""

from __future__ import annotations

from dataclasses import dataclass

from malecon.errors import MaleconError, OutOfTurn


@dataclass(frozen=True, slots=True)
class Move:
    """An answer on its way to the table.

    `length` and `sealed` are those of the view that it was made for: if the game has gone on, it is stale.
    `id` is the sender's own name for it: it may be sent again when the sender does not know whether it
    arrived.
    """

    words: str
    length: int
    sealed: int = 0
    id: str = ""


@dataclass(frozen=True, slots=True)
class Moves:
    """Several answers to one question of free order, in any order: all are given, or none."""

    words: tuple[str, ...]
    length: int
    sealed: int = 0
    id: str = ""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of something that was done.

    `number` is the last line of the log now. Others may be told something only if it has grown: when it has
    not (`public` is false), what was done is a secret of its seat, and not even an empty message may go to
    others.
    """

    number: int
    public: bool
    repeated: bool = False  # this move had arrived before; nothing was done now


class Stale(OutOfTurn):
    """A move made for a table that has changed since. The sender needs what happened; see `views.delta`."""


class Denied(MaleconError):
    """Something that this person may not do at this table, or not now."""
