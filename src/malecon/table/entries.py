"""The log of a table: everything that has happened, numbered from 1 without gaps, never changed.

The lines of the record stand in it as entries of kind `answer`; an `undo` says how many answers are left.
What is a secret of one seat alone (an answer held back) has no number here, or the numbers would tell of it.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache

from malecon.kernel.game import Game, Json
from malecon.kernel.state import EVERYBODY

#: The kinds of entries, each with what its `data` holds that everybody may know.
KINDS: dict[str, tuple[str, ...]] = {
    "made": (),
    "sat": ("name",),  # a person took a seat, or goes by another name
    "bot": ("level",),  # a seat was given to a bot
    "opened": (),  # a seat became free
    "began": ("salts",),
    "answer": (),  # `text` is the line of the record, with what follows from it; `data` has the events
    "ready": (),  # a seat has answered all that everybody is asked at once
    "unready": (),  # and has taken it back
    "undo": ("answers",),  # so many answers are left
    "away": (),
    "back": (),  # a person plays himself again
    "stood-in": ("level",),  # a bot plays for a person
    "late": (),  # his time ran out, and the table waits
    "asked": ("what", "about", "level"),  # something is proposed that others must agree to
    "agreed": ("what", "to"),  # `to` is the number of the proposal
    "declined": ("what", "to"),
    "paused": (),
    "resumed": (),
    "chat": ("name",),  # `text` is what was said
    "closed": (),
}


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log, whole, with everybody's secrets: only what `told` makes of it leaves the house."""

    number: int
    at: float
    kind: str
    seat: int | None = None  # whom it is about; chance is −1
    text: str = ""
    data: Json = field(default_factory=dict)


def event_words(game: Game, event: tuple[int, int, int, int, int]) -> list[object]:
    """An event of the engine with names for its numbers, which a later version may count differently."""
    audience, code, *numbers = event
    kind = game.events[code]
    domains = game.vocabulary.domains
    words: list[str | int] = []
    for domain, number in zip(kind.domains, numbers, strict=False):
        words.append(domains[domain][number] if domain in domains else number)
    return [audience, kind.key, words]


def told(game: Game, entry: Entry, seat: int | None) -> Json:
    """An entry as this seat, or a spectator (None), may know it."""
    known: Json = {"number": entry.number, "at": entry.at, "kind": entry.kind, "seat": entry.seat}
    for name in KINDS[entry.kind]:
        if name in entry.data:
            known[name] = entry.data[name]
    if entry.kind == "chat":
        known["text"] = entry.text
    if entry.kind == "answer":
        known["events"] = list(events_for(game, entry, seat))
        if seat is not None and seat == entry.seat:
            known["words"] = entry.text.partition("\n")[0].partition(" ")[2]
    return known


def events_for(game: Game, entry: Entry, seat: int | None) -> Iterable[Json]:
    """What of an answer this seat is told: the key of a message, and what fills it.

    A number is itself; anything else is a word of the record with the domain that it belongs to.
    """
    domains = domains_of_events(game)
    for audience, key, words in entry.data.get("events", ()):
        if audience == EVERYBODY or (seat is not None and audience >> seat & 1):
            values: Json = {}
            for letter, domain, word in zip("abc", domains.get(key, ()), words, strict=False):
                values[letter] = word if isinstance(word, int) else {"domain": domain, "word": word}
            yield {"key": f"{game.name}-event-{key}", "values": values}


@cache
def domains_of_events(game: Game) -> dict[str, tuple[str, ...]]:
    return {kind.key: kind.domains for kind in game.events}


def record_lines(entries: Iterable[Entry]) -> list[str]:
    """The lines of the record, undone ones left out."""
    answers: list[str] = []
    for entry in entries:
        if entry.kind == "answer":
            answers.append(entry.text)
        elif entry.kind == "undo":
            del answers[entry.data["answers"] :]
    return [line for answer in answers for line in answer.split("\n")]
