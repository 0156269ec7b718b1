"""A reason why an answer is good: a message with its values, to be told in anybody's language.

A game finds the reasons that only it can know (`Game.reasons`); what everybody gained and lost is found for
every game alike.
"""

from __future__ import annotations

from typing import Any, NamedTuple


class Name(NamedTuple):
    """A word of the record, told in the reader's language."""

    domain: str
    word: str


class Answer(NamedTuple):
    """An answer, told as a sentence."""

    action: int


class Some(NamedTuple):
    """So many pieces of a kind."""

    number: int
    domain: str
    word: str


Value = int | str | Name | Answer | list[Answer] | list[Some]


class Reason(NamedTuple):
    """A message and what fills it."""

    key: str
    values: dict[str, Value]

    def plain(self) -> dict[str, Any]:
        """As JSON: names as pairs, answers as numbers, pieces as triples."""
        return {"key": self.key, **{name: as_json(value) for name, value in self.values.items()}}


def as_json(value: Value) -> object:
    """A value for programs: answers by their number, names and pieces by the words of the record."""
    if isinstance(value, list):
        return [as_json(one) if isinstance(one, Answer) else one._asdict() for one in value]
    return value if isinstance(value, int | str) else value._asdict()
