"""All games as records, one file each: to keep, to move to another database, to read with one's own eyes.

A file written here is a record like any other. Its header holds in `table` what a record does not need but a
table does: seats, clocks, links, talk, what is sealed, and the secret of a running game. So a club that moves
to another database goes on where it was. It is for the house alone.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from malecon.errors import MaleconError, Unreadable
from malecon.files import read_text, reason, shown, write_text
from malecon.kernel.game import Json
from malecon.kernel.state import OVER
from malecon.record import Record
from malecon.store.queries import Link
from malecon.store.store import Missing, Raced, Store
from malecon.table import (
    Entry,
    EntryKind,
    Seat,
    SeatKind,
    Settings,
    Table,
    commitment,
    play_record,
    record_header,
    record_text,
)
from malecon.table.entries import event_words
from malecon.table.fairness import Fairness
from malecon.table.settings import our_box

AGREED = ("title", "listed", "spectators", "clock", "timeout", "stand_in", "hints")


class Brought(NamedTuple):
    """What became of the files of a folder."""

    taken: int
    there_already: int
    errors: list[MaleconError]


# --- writing ---


async def export_all(store: Store, folder: str | os.PathLike[str]) -> int:
    """Write every table into a folder; how many there were."""
    try:
        os.makedirs(folder, exist_ok=True)
    except OSError as error:
        raise MaleconError(
            "file-unwritable", path=shown(os.fspath(folder), 200), error=reason(error)
        ) from None
    written = 0
    unknown: list[Unreadable] = []
    for table_id in await store.ids():
        try:
            name, text = await export_table(store, table_id)
        except Missing:
            continue  # deleted while we were writing
        except Unreadable as error:
            unknown.append(error)  # a game that is not installed here; the others are written all the same
            continue
        write_text(Path(folder) / name, text)
        written += 1
    if unknown:
        raise unknown[0]
    return written


async def export_table(store: Store, table_id: str) -> tuple[str, str]:
    """One table: a name for its file, and the file."""
    table = await store.load(table_id)
    log = await store.entries(table_id, before=table.number + 1)
    header = record_header(table, with_secret=True)
    settings = table.settings.to_json()
    header["table"] = {
        "id": table_id,
        "settings": {name: settings[name] for name in AGREED},
        "desk": table.to_json(),
        "links": [[digest, link.seat, link.person] for digest, link in await store.links(table_id)],
        "talk": [[e.at, e.seat, e.data["name"], e.text] for e in log if e.kind == EntryKind.CHAT],
    }
    return f"{table.settings.game}-{header['date']}-{table_id}.txt", record_text(table, log, header)


# --- reading ---


async def import_all(
    store: Store,
    folder: str | os.PathLike[str],
    new_id: Callable[[], str],
    new_secret: Callable[[], bytes],
    now: float,
) -> Brought:
    """Take in every record of a folder. What is there already stays as it is; a file at error is left out."""
    taken = there = 0
    errors: list[MaleconError] = []
    try:
        paths = sorted(Path(folder).glob("*.txt"))
    except OSError as error:
        raise Unreadable("file-unreadable", path=shown(os.fspath(folder), 200), error=reason(error)) from None
    for path in paths:
        try:
            await import_text(store, read_text(path), new_id, new_secret, now)
            taken += 1
        except Raced:
            there += 1
        except MaleconError as error:
            errors.append(error.within(shown(path.name, 200)))
    return Brought(taken, there, errors)


async def import_text(
    store: Store, text: str, new_id: Callable[[], str], new_secret: Callable[[], bytes], now: float
) -> Table:
    """Take in one record, as the table that it was, or else as a new one. Raises `Raced` if it is there."""
    try:
        header = json.loads(text.partition("\n")[0])
    except (ValueError, RecursionError):
        header = None
    if isinstance(header, dict) and "table" in header:
        try:
            table, links = lay_out_again(header, text)
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
            raise Unreadable("store-backup", error=shown(repr(error))) from None
    else:
        table, links = lay_out(Record.read(text), new_id(), new_secret(), now), []
    await store.add(table, links)
    return table


def lay_out_again(header: Json, text: str) -> tuple[Table, list[tuple[str, Link]]]:
    """A table of this house: its snapshot is how it stands, its record is its log."""
    kept = header["table"]
    own = {"game": header["game"], "players": header["players"], "options": header["options"]}
    settings = Settings.from_json({**kept["settings"], **own, "box": header["box"]})
    table = Table.from_json(kept["id"], settings.to_json(), kept["desk"], [])
    table.number = 0
    table.proposals = []
    table.log(EntryKind.MADE, table.made)
    for at, seat, name, said in kept["talk"]:
        table.log(EntryKind.CHAT, at, seat, said, name=name)
    answers = list(answers_of(header, text, table))
    if answers:
        table.log(EntryKind.BEGAN, table.made, salts=list(table.salts))
    for entry in answers:
        table.log(EntryKind.ANSWER, kept["desk"]["touched"], entry.seat, entry.text, **entry.data)
    table.answers = len(answers)
    table.touched = kept["desk"]["touched"]
    return table, [(digest, Link(table.id, seat, person)) for digest, seat, person in kept["links"]]


def answers_of(header: Json, text: str, table: Table) -> Iterator[Entry]:
    """The answers of a record. It is checked by playing it, unless it was played by older rules."""
    if header["rules"] == table.game.rules:
        record = Record.read(text)
        if table.game.difference(record.state, table.state):
            raise Unreadable("store-backup-differs")
        lines = grouped(record.lines)
        for played, answer in zip(record.states(), lines, strict=True):
            events = [event_words(table.game, event) for event in played.events]
            yield Entry(0, 0.0, EntryKind.ANSWER, played.seat, answer, {"events": events})
    else:
        for answer in grouped(line for line in text.split("\n")[1:] if line.strip()):
            head = answer.partition(" ")[0]
            yield Entry(0, 0.0, EntryKind.ANSWER, -1 if head == "~" else int(head), answer, {"events": []})


def grouped(lines: Iterator[str] | Sequence[str]) -> Iterator[str]:
    """Each answer with the lines that follow from it."""
    answer: list[str] = []
    for line in lines:
        if answer and line[0] not in "!=":
            yield "\n".join(answer)
            answer = []
        answer.append(line)
    if answer:
        yield "\n".join(answer)


def lay_out(record: Record, table_id: str, secret: bytes, now: float) -> Table:
    """A record from anywhere: one that is over can be looked at, another waits for people to sit down."""
    box = None if record.box == our_box(record.game.name) else record.box
    settings = Settings(record.game.name, record.players, record.options, box)
    known = record.extra.get("fairness")
    if known is not None:
        said = Fairness.from_json(known, record.players)
        if said.secret and commitment(bytes.fromhex(said.secret)) == said.commitment:
            secret = bytes.fromhex(said.secret)
    table = Table.new(table_id, settings, "", secret, now)
    play_record(table, record, now)
    if record.state.seat == OVER:
        bots = record.extra.get("bots")
        for number, name in enumerate(record.names):
            level = bots[number] if isinstance(bots, list) and len(bots) == record.players else ""
            kind = SeatKind.BOT if level else SeatKind.PERSON
            table.seats[number] = Seat(kind, name, level=level if isinstance(level, str) else "")
    return table
