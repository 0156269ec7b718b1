"""The log of a table: everything that has happened, numbered from 1 without gaps, never changed.

The lines of the record stand in it as entries of kind `answer`; an `undo` says how many answers are left.
What is a secret of one seat alone (an answer held back) has no number here, or the numbers would tell of it.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass, field
from enum import StrEnum
from functools import cache
from typing import Literal, NotRequired, TypedDict

from malecon.kernel.game import Game, Json
from malecon.kernel.state import Event, may_know


class EntryKind(StrEnum):
    """What a line of the log tells of."""

    MADE = "made"
    SAT = "sat"  # a person took a seat, or goes by another name; `voice` as with a chat
    BOT = "bot"  # a seat was given to a bot
    OPENED = "opened"  # a seat became free
    BEGAN = "began"
    ANSWER = "answer"  # `text` is the line of the record, with what follows from it; `data` has the events
    READY = "ready"  # a seat has answered all that everybody is asked at once
    UNREADY = "unready"  # and has taken it back
    UNDO = "undo"  # so many answers are left
    AWAY = "away"
    BACK = "back"  # a person plays again
    STOOD_IN = "stood-in"  # a bot plays for a person
    LATE = "late"  # a person's time ran out, and the table waits
    ASKED = "asked"  # something is proposed that others must agree to
    AGREED = "agreed"  # `to` is the number of the proposal
    DECLINED = "declined"
    PAUSED = "paused"
    RESUMED = "resumed"
    CHANCE = "chance"  # a step on the way to fair draws, `what` it is; see `chance.py`
    CHAT = "chat"  # `text` is what was said; `voice` says by whom, and is told to nobody
    MUTED = "muted"  # the host lets a player, or all who look on, say nothing
    HEARD = "heard"  # and lets them speak again
    CLOSED = "closed"


#: What an entry's `data` holds that everybody may know.
PublicName = Literal[
    "name", "level", "salts", "answers", "taken", "what", "about", "to", "commitments", "seats"
]
PUBLIC_DATA: dict[EntryKind, tuple[PublicName, ...]] = {
    EntryKind.SAT: ("name",),
    EntryKind.BOT: ("level", "name"),
    EntryKind.BEGAN: ("salts",),
    EntryKind.CHANCE: ("what", "commitments", "salts", "seats"),
    EntryKind.UNDO: ("answers", "taken"),
    EntryKind.STOOD_IN: ("level",),
    EntryKind.ASKED: ("what", "about", "level"),
    EntryKind.AGREED: ("what", "to"),
    EntryKind.DECLINED: ("what", "to"),
    EntryKind.CHAT: ("name",),
    EntryKind.MUTED: ("what",),
    EntryKind.HEARD: ("what",),
}


class WordView(TypedDict):
    """A word of the record and the domain that it belongs to."""

    domain: str
    word: str


class EventView(TypedDict):
    """The key of a message and what fills it: a number, or a word of the record and its domain."""

    key: str
    values: dict[str, int | WordView]


class LogLine(TypedDict):
    """A line of the table's log, as this viewer may know it. What there is beside the first four, its kind
    says."""

    number: int
    at: float
    kind: EntryKind
    seat: int | None
    name: NotRequired[str]
    level: NotRequired[str]
    salts: NotRequired[list[str]]
    commitments: NotRequired[list[str]]
    seats: NotRequired[list[int]]
    answers: NotRequired[int]
    taken: NotRequired[int]
    what: NotRequired[str]
    about: NotRequired[int | None]
    to: NotRequired[int]
    text: NotRequired[str]
    events: NotRequired[list[EventView]]
    words: NotRequired[str]


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the log with everybody's secrets: only what `entry_view` makes of it leaves the house."""

    number: int
    at: float
    kind: EntryKind
    seat: int | None = None  # whom it is about; chance is −1
    text: str = ""
    data: Json = field(default_factory=dict)


def event_words(game: Game, event: Event) -> list[object]:
    """An event of the engine with names for its numbers, which a later version may count differently."""
    audience, code, *numbers = event
    kind = game.events[code]
    domains = game.vocabulary.domains
    words: list[str | int] = []
    for domain, number in zip(kind.domains, numbers, strict=False):
        words.append(domains[domain][number] if domain in domains else number)
    return [audience, kind.key, words]


def entry_view(game: Game, entry: Entry, seat: int | None, silent: Container[int] = ()) -> LogLine:
    """An entry as this seat, or a spectator (None), may know it. Of what a silent voice has said, no more is
    told than that there is a line."""
    if entry.kind == EntryKind.CHAT and entry.data.get("voice") in silent:
        return {"number": entry.number, "at": entry.at, "kind": entry.kind, "seat": entry.seat}
    known: LogLine = {"number": entry.number, "at": entry.at, "kind": entry.kind, "seat": entry.seat}
    for name in PUBLIC_DATA.get(entry.kind, ()):
        if name in entry.data:
            known[name] = entry.data[name]
    if entry.kind == EntryKind.CHAT:
        known["text"] = entry.text
    if entry.kind == EntryKind.ANSWER:
        known["events"] = list(events_for(game, entry, seat))
        if seat is not None and seat == entry.seat:
            known["words"] = entry.text.partition("\n")[0].partition(" ")[2]
    return known


def events_for(game: Game, entry: Entry, seat: int | None) -> Iterable[EventView]:
    """What of an answer this seat is told: the key of a message, and what fills it.

    A number is itself; anything else is a word of the record with the domain that it belongs to.
    """
    domains = domains_of_events(game)
    for audience, key, words in entry.data.get("events", ()):
        if may_know(audience, seat):
            values: dict[str, int | WordView] = {}
            for letter, domain, word in zip("abc", domains.get(key, ()), words, strict=False):
                values[letter] = word if isinstance(word, int) else {"domain": domain, "word": word}
            yield {"key": f"{game.name}-event-{key}", "values": values}


@cache
def domains_of_events(game: Game) -> dict[str, tuple[str, ...]]:
    return {kind.key: kind.domains for kind in game.events}


def standing_answers(entries: Iterable[Entry]) -> list[Entry]:
    """The answers of the log, undone ones left out."""
    answers: list[Entry] = []
    for entry in entries:
        if entry.kind == EntryKind.ANSWER:
            answers.append(entry)
        elif entry.kind == EntryKind.UNDO:
            del answers[entry.data["answers"] :]
    return answers


def record_lines(entries: Iterable[Entry]) -> list[str]:
    """The lines of the record."""
    return [line for answer in standing_answers(entries) for line in answer.text.split("\n")]
