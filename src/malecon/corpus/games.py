"""One game: from a record to a row of a corpus, and from a row to a record that passes what a file passes."""

from __future__ import annotations

import hashlib
import json
from array import array
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from malecon.corpus import nameless as naming
from malecon.errors import MaleconError, Unreadable
from malecon.files import MOST_BYTES, literal
from malecon.kernel.game import Game, Json
from malecon.kernel.sources import Ledger
from malecon.kernel.state import OVER, State
from malecon.record import FORMAT, Record, read_answer, read_header, sign

#: What only a backup of a club has: its seats, links, talk and secrets.
BACKUP = "table"
#: Events are heard, and let go, whenever so many answers have been given.
HEARD_TOGETHER = 32


class Row(NamedTuple):
    """A game, with the columns of `schema.py` by name."""

    game: str
    rules: int
    players: int
    options: str
    box: str
    origin: str
    scores: Sequence[int]
    winners: Sequence[int]
    rounds: int
    decisions: int
    ending: str
    run: str | None = None
    seed: int | None = None
    number: int | None = None
    bots: Sequence[str] | None = None
    names: Sequence[str] | None = None
    start: int | None = None
    points: Sequence[tuple[int, str, int]] | None = None
    taken: Sequence[tuple[int, str, str, int]] | None = None
    answers: tuple[Sequence[int], Sequence[str]] | None = None  # who, and what
    extra: str | None = None
    file: str | None = None
    hash: int | None = None
    text: bytes | None = None


class Facts(NamedTuple):
    """What a game was like, seen from its end."""

    scores: list[int]
    winners: list[int]
    rounds: int
    decisions: int
    ending: str
    start: int | None
    points: list[tuple[int, str, int]]
    taken: list[tuple[int, str, str, int]]


class Unfit(Unreadable):
    """A sound record that is no game for a corpus."""


# --- from a record ---


def row_of_record(
    content: bytes, origin: str = "record", file: str | None = None, nameless: bool = False
) -> Row:
    """The row of a record, checked by playing it. Of an unfinished game there is none: it would show what is
    still hidden."""
    record = Record.read(decoded(content))
    if record.state.seat != OVER:
        raise Unfit("corpus-unfinished")
    rules = int(record.said["rules"])
    if BACKUP in record.extra or nameless:
        content = b""  # what is left out is left out of its bytes too
        record.extra = {name: value for name, value in record.extra.items() if name != BACKUP}
    if nameless:
        record.extra = naming.nameless(record.extra, record.players)
        record.names = naming.bots_alone(record.names, bots_of(record))
        file = None
    bots = bots_of(record)
    plain = text_of({**record.header(), "rules": rules}, record.lines).encode()
    whole = content or plain
    return Row(
        record.game.name,
        rules,
        record.players,
        packed(record.options),
        packed(record.box),
        origin,
        bots=bots,
        names=record.names or None,
        answers=answers_of(record.game, [(seat, action) for seat, action, _ in record.answers]),
        extra=packed(record.extra) if record.extra else None,
        file=file,
        hash=hash_of(whole),
        text=None if whole == plain else whole,
        **facts_of(record)._asdict(),
    )


def decoded(content: bytes) -> str:
    """The text of a file as `files.read_text` reads it."""
    try:
        return content.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise Unreadable("corpus-not-text").at(content.count(b"\n", 0, error.start) + 1) from None


def text_of(header: Json, lines: Sequence[str]) -> str:
    """The file of a record with this header."""
    return "\n".join([json.dumps(header, ensure_ascii=False), *lines, ""])


def bots_of(record: Record) -> list[str] | None:
    """Who played each seat, if the head says so."""
    bots = record.extra.get("bots")
    if isinstance(bots, list) and len(bots) == record.players and all(isinstance(b, str) for b in bots):
        return list(bots)
    return None


def answers_of(game: Game, answers: Sequence[tuple[int, int]]) -> tuple[Sequence[int], Sequence[str]]:
    """Answers as a row has them: who gave them, and in words."""
    seats = array("b", [seat for seat, _ in answers])
    return seats, [game.vocabulary.words(action) for _, action in answers]


def hash_of(content: bytes) -> int:
    """What tells records apart, and whether one is as it was."""
    return int.from_bytes(hashlib.sha256(content).digest()[:8], "big", signed=True)


def packed(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)


# --- what a game was like ---


def facts_of(record: Record) -> Facts:
    """What a finished record was like, and where its points came from."""
    state = record.game.new(record.players, record.options, record.box)
    return follow(record.game, state, [action for _, action, _ in record.answers])


def follow(game: Game, state: State, actions: Iterable[int]) -> Facts:
    """Give these answers from a table just laid on, to the end."""
    ledger = game.ledger(game.vocabulary, state.copy())
    state.listening = True
    decisions = 0
    for action in actions:
        decisions += state.seat >= 0
        state.apply(action)
        if len(state.events) >= HEARD_TOGETHER:
            ledger.hear(game.said(state.events))
            state.events = []
    ledger.hear(game.said(state.events))
    return facts(game, state, decisions, ledger)


def facts(game: Game, end: State, decisions: int, ledger: Ledger) -> Facts:
    """What a table says at its end, and its ledger."""
    points = [
        (seat, source, n) for seat, own in enumerate(ledger.points) for source, n in own.items() if n != 0
    ]
    taken = [
        (seat, kind, item, n)
        for seat, own in enumerate(ledger.taken)
        for (kind, item), n in sorted(own.items())
    ]
    return Facts(
        [int(score) for score in end.scores()],
        [int(seat) for seat in end.winners()],
        int(end.round),
        decisions,
        game.ending(end),
        ledger.start,
        points,
        taken,
    )


# --- back to a record ---

#: What Python says of a row whose damage we did not foresee.
DAMAGE = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


def record_of(row: Mapping[str, Any]) -> bytes:
    """The file of a row, read and played as a file from anywhere; Unreadable where it is not what it says."""
    try:
        return checked(row)
    except MaleconError:
        raise
    except DAMAGE:
        raise Unreadable("corpus-row") from None


def checked(row: Mapping[str, Any]) -> bytes:
    if row["answers"] is None and row["text"] is None:
        raise Unfit("corpus-results-only")
    if row["text"] is not None:
        content = bytes(row["text"])
        if len(content) > MOST_BYTES:
            raise Unreadable("corpus-too-large")
        record = Record.read(decoded(content))
    else:
        record = replayed(row)
        # Its header as it was, without the options that have come since.
        content = text_of(record.said, record.lines).encode()
    if record.state.seat != OVER:
        raise Unfit("corpus-unfinished")
    compare_heads(row, record)
    if row["hash"] is not None and hash_of(content) != row["hash"]:
        raise Unreadable("corpus-differs", game=record.game.name)
    for column, end in (("scores", record.state.scores()), ("winners", record.state.winners())):
        expected = [int(number) for number in end]
        if list(row[column]) != expected:
            values = {"found": literal(row[column]), "expected": literal(expected)}
            raise Unreadable("corpus-scores", column=column, **values)
    return content


def compare_heads(row: Mapping[str, Any], record: Record) -> None:
    """A row is counted by its columns and written by its record: they must be of one game."""
    said = {name: row[name] for name in ("game", "rules", "players")}
    found = {"game": record.game.name, "rules": record.said["rules"], "players": record.players}
    if said == found:
        # With defaults, for an option may have come later than the row.
        said["options"] = record.game.settings(json.loads(row["options"]))
        found["options"] = record.game.settings(record.options)
    for name, value in found.items():
        if said[name] != value:
            raise Unreadable("corpus-head", column=name, found=literal(said[name]), expected=literal(value))


def replayed(row: Mapping[str, Any]) -> Record:
    """The record that the answers of a row make."""
    extra = "" if row["extra"] is None else row["extra"].strip()[1:-1]
    names = json.dumps(row["names"] or [], ensure_ascii=False)
    head = (
        f'{{"malecon": {FORMAT}, "game": {json.dumps(row["game"])}, "rules": {row["rules"]}, '
        f'"players": {row["players"]}, "options": {row["options"]}, "names": {names}, '
        f'{extra}{", " if extra else ""}"box": {row["box"]}}}'
    )
    record = read_header(head)
    for said in (record.said, record.extra):
        said.pop(BACKUP, None)
    for number, answer in enumerate(row["answers"], 1):
        try:
            read_answer(record, f"{sign(answer['seat'])} {answer['words']}", number)
        except MaleconError as error:
            raise error.at(number) from None
    return record
