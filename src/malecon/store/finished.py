"""Games of a club that are over, as their records: what was hidden in them is no secret any more."""

from __future__ import annotations

import os
from collections.abc import Iterable

from malecon.errors import Unreadable
from malecon.files import shown
from malecon.store.database import read_url
from malecon.store.store import Missing, Store
from malecon.table import Entry, EntryKind, SeatKind, Status, record_header, record_text


def check_there(url: str | None) -> None:
    """Who only wants the games of a club is told that there is no such club; opening it would found one."""
    place = read_url(url)
    if place.drivername == "sqlite" and not os.path.exists(place.database or ""):
        raise Unreadable("file-missing", path=shown(place.database or "", 200))


async def finished_ids(store: Store) -> list[str]:
    """All tables that were played to their end, the oldest first."""
    ids = await store.ids()
    left = await store.unfinished(ids)
    return [table_id for table_id in ids if table_id not in left]


async def finished_record(store: Store, table_id: str) -> str | None:
    """The record of such a table; None where the game is not over, or is there no more.

    As bots it names those alone that had their seat from the beginning: where one stood in at the end, or
    took over from somebody, a person has played.
    """
    try:
        table = await store.load(table_id)
    except Missing:
        return None
    if table.status != Status.OVER:
        return None
    entries = await store.entries(table_id, before=table.number + 1)
    people = seats_of_people(entries)
    bots = [
        seat.level if seat.kind == SeatKind.BOT and number not in people else ""
        for number, seat in enumerate(table.seats)
    ]
    return record_text(table, entries, {**record_header(table), "bots": bots})


def seats_of_people(entries: Iterable[Entry]) -> set[int]:
    """The seats that a person held in the game, for however long."""
    people: set[int] = set()
    begun = False
    for entry in entries:
        begun = begun or entry.kind in (EntryKind.BEGAN, EntryKind.ANSWER)
        if entry.seat is None:
            continue
        if entry.kind == EntryKind.SAT:
            people.add(entry.seat)
        elif not begun and entry.kind in (EntryKind.BOT, EntryKind.OPENED):
            people.discard(entry.seat)
    return people
