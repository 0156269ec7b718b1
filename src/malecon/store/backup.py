"""All games as records, one file each: to keep, to move to another database, to read with one's own eyes.

A file written here is a record like any other. Its header holds in `table` what a record does not need but a
table does: seats, clocks, links, talk, what is sealed, and the secret of a running game. So a club that moves
to another database goes on where it was. It is for the house alone.

Whoever wrote such a file decides who holds its seats and what chance will draw. So `table` is heard only when
the operator says that the files are the house's own; else each is a record from anywhere.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from malecon import jsontext
from malecon.errors import MaleconError, Unreadable
from malecon.files import check_plain, read_text, reason, shown, write_text
from malecon.kernel.state import OVER
from malecon.record import Record, check_names
from malecon.store.restore import TABLE_ID, lay_out_again
from malecon.store.store import Missing, Raced, Store
from malecon.table import (
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
from malecon.table.fairness import Fairness
from malecon.table.settings import our_box

#: What a record's header says of a table's settings anyway.
IN_HEADER = ("game", "players", "options", "box")
#: What Python says of a file whose damage we did not foresee: no reason to leave out the files after it.
DAMAGE = (ArithmeticError, AssertionError, AttributeError, LookupError, RecursionError, TypeError, ValueError)


class Brought(NamedTuple):
    """What became of the files of a folder."""

    taken: int
    there_already: int
    errors: list[MaleconError]
    backups: int = 0  # files of a house, taken in as records from anywhere


# --- writing ---


async def export_all(store: Store, folder: str | os.PathLike[str]) -> int:
    """Write every table into a folder; how many there were."""
    try:
        os.makedirs(folder, mode=0o700, exist_ok=True)
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
        write_text(Path(folder) / name, text, private=True)
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
    talk = [entry for entry in log if entry.kind == EntryKind.CHAT]
    header["table"] = {
        "id": table_id,
        "settings": {name: value for name, value in settings.items() if name not in IN_HEADER},
        "desk": table.to_json(),
        "links": [[digest, link.seat, link.person] for digest, link in await store.links(table_id)],
        "talk": [[e.at, e.seat, e.data["name"], e.text] for e in talk],
        "voices": [e.data.get("voice", 0) for e in talk],
    }
    # An older house took in whatever id a file said, and a name must not lead out of its folder.
    name = table_id if TABLE_ID.fullmatch(table_id) else hashlib.sha256(table_id.encode()).hexdigest()
    return f"{table.settings.game}-{header['date']}-{name}.txt", record_text(table, log, header)


# --- reading ---


def record_files(folder: str | os.PathLike[str]) -> list[Path]:
    """The files of a folder that are taken for records; Unreadable if there is no such folder."""
    name = shown(os.fspath(folder), 200)
    try:
        if not Path(folder).is_dir():
            raise Unreadable("file-no-such-folder", path=name)
        return sorted(Path(folder).glob("*.txt"))
    except (OSError, ValueError) as error:
        raise Unreadable("file-unreadable", path=name, error=reason(error)) from None


async def import_all(
    store: Store,
    folder: str | os.PathLike[str],
    new_id: Callable[[], str],
    new_secret: Callable[[], bytes],
    now: float,
    own: bool = False,
) -> Brought:
    """Take in every record of a folder. What is there already stays as it is; a file at error is left out.

    With `own` they are a backup of this house, and its tables are as they were.
    """
    taken = there = backups = 0
    errors: list[MaleconError] = []
    secret: list[Table] = []
    for path in record_files(folder):
        try:
            check_plain(path)  # reading a pipe would wait for ever
            text = read_text(path)
            table = await import_text(store, text, new_id, new_secret, now, own)
            taken += 1
            if table.is_ended and table.is_secret:
                secret.append(table)
            backups += not own and is_backup(text)
        except Raced:
            there += 1
        except OSError as error:
            errors.append(Unreadable("file-unreadable", path=shown(path.name, 200), error=reason(error)))
        except MaleconError as error:
            errors.append(error.within(shown(path.name, 200)))
    if not errors:  # what is missing may be a table that still plays by the same draws
        for table in secret:
            await open_draws(store, table)
    return Brought(taken, there, errors, backups)


async def open_draws(store: Store, table: Table) -> None:
    """Let everybody look at the tables of a duplicate round, if none of those that are there is played any
    more: its cup, which would see to that, has not come along. They are as old as they were."""
    of_round = await store.round_of(table)
    if all(one.is_ended for one in of_round):
        for one in of_round:
            if one.is_secret:
                one.open_draws(one.touched)
                await store.save(one)


async def import_text(
    store: Store,
    text: str,
    new_id: Callable[[], str],
    new_secret: Callable[[], bytes],
    now: float,
    own: bool = False,
) -> Table:
    """Take in one record: with `own` as the table that it was, else as a new one. Raises `Raced` if it is
    there."""
    try:
        if own and is_backup(text):
            table, links = lay_out_again(jsontext.read(text.partition("\n")[0]), text)
        else:
            table, links = lay_out(Record.read(text), new_id(), new_secret(), now), []
    except MaleconError as error:
        raise (error if error.line else error.at(1)) from None
    except DAMAGE:
        raise Unreadable("store-backup").at(1) from None
    await store.add(table, links)
    return table


def is_backup(text: str) -> bool:
    """Whether a house wrote this file for itself."""
    try:
        header = jsontext.read(text.partition("\n")[0])
    except Unreadable:
        return False
    return isinstance(header, dict) and "table" in header


def lay_out(record: Record, table_id: str, secret: bytes, now: float) -> Table:
    """A record from anywhere: one that is over can be looked at, another waits for people to sit down."""
    box = None if record.box == our_box(record.game.name) else record.box
    settings = Settings(record.game.name, record.players, record.options, box)
    known = record.extra.get("fairness")
    if known is not None:
        said = Fairness.from_json(known, record.players)
        # Only for a game that is over: else whoever wrote the file would know all draws to come.
        is_over = record.state.seat == OVER
        if is_over and said.secret and commitment(bytes.fromhex(said.secret)) == said.commitment:
            secret = bytes.fromhex(said.secret)
    table = Table.new(table_id, settings, "", secret, now)
    play_record(table, record, now)
    table.draws.opened = True  # whoever has the record has seen it
    if record.state.seat == OVER:
        for number, (name, level) in enumerate(zip(record.names, levels_of(record), strict=False)):
            table.seats[number] = Seat(SeatKind.BOT if level else SeatKind.PERSON, name, level=level)
    return table


def levels_of(record: Record) -> list[str]:
    """Which bots played, as a record from anywhere says: no longer than names, where they may stand."""
    bots = record.extra.get("bots")
    if isinstance(bots, list):
        with contextlib.suppress(Unreadable):
            return check_names(record.players, bots) or [""] * record.players
    return [""] * record.players
