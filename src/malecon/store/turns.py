"""Whose turn it has become, and whose it is no longer: written with the table itself, in one transaction.

So whoever is to be told is told at least once, whatever dies when, and by one process alone. What becomes of
these rows is told in `notices.py`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sqlalchemy import Connection, Select, case, exists, insert, literal, null, or_, select, update

from malecon.kernel.game import Json
from malecon.store.club_schema import notices, wishes
from malecon.store.encoding import pack
from malecon.store.schema import links
from malecon.table import EntryKind, Status, Table

TURN = "turn"  # the kind of these notices
#: Of such, before the first turn: all have come to a host's table; chance waits for somebody's browser.
READY, BEGINS = "ready", "begins"
PAUSE = 0.5  # seconds before it is told: who loads the page anew has not gone away
DAY = 86_400.0
LEFT = 0.25  # of a clock of days, when it is told again


class Opened(NamedTuple):
    """Somebody is asked who was not."""

    seats: list[int]
    data: str


class Turns(NamedTuple):
    """What has changed about who is asked at a table."""

    number: int  # of the turns that have begun
    at: float
    asked: list[int]  # seats that people answer from
    answered: list[int]  # seats that have answered since
    opened: list[Opened]


def turns_of(table: Table) -> Turns:
    """What is to be written about a table whose turns have just passed on."""
    number = table.version + 1
    waited = table.waited_for
    answers = (EntryKind.ANSWER, EntryKind.READY)
    return Turns(
        number,
        table.touched,
        sorted(seat for seats in waited.values() for seat in seats),
        sorted({e.seat for e in table.unsaved if e.kind in answers and e.seat is not None}),
        [
            Opened(seats, pack(told_of(table, person, seats)))
            for person, seats in sorted(waited.items())
            if table.turns[person] == number
        ],
    )


def told_of(table: Table, person: str, seats: Iterable[int]) -> Json:
    """What must be known of a turn by whoever tells it: before the first draw it is not one of the game."""
    data: Json = {"remind": remind_at(table, seats), "alone": not table.others(person)}
    if table.status == Status.GATHERING:
        data["what"] = READY
    elif not table.asked:
        data["what"] = BEGINS
    return data


def remind_at(table: Table, seats: Iterable[int]) -> float | None:
    """When whoever has not answered is told once more; never while minutes run."""
    clock = table.settings.clock
    if clock.kind == "none":
        return table.touched + DAY
    ends = [end for end in map(table.clocks.end, seats) if end is not None]
    if clock.kind != "days" or not ends:
        return None
    return min(ends) - clock.full() * LEFT


def pass_turns(connection: Connection, table_id: str, turns: Turns) -> None:
    """Write down whose turn it has become, and that it is no longer the turn of the others. Whoever holds a
    seat by a link is asked too; who has never wished to be told of anything is left out."""
    answered = notices.c.person.in_(holders(table_id, turns.answered))
    connection.execute(
        update(notices)
        .where(
            notices.c.about == table_id,
            notices.c.kind == TURN,
            or_(notices.c.due.is_not(None), notices.c.told.is_not(None)),
            notices.c.person.not_in(holders(table_id, turns.asked)),
        )
        .values(due=null(), told=case((answered, null()), else_=notices.c.told))
    )
    for seats, data in turns.opened:
        wants = exists().where(wishes.c.person == links.c.person)
        key = (notices.c.kind == TURN, notices.c.about == table_id, notices.c.turn == turns.number)
        known = exists().where(notices.c.person == links.c.person, *key)  # by another seat
        row = {
            "kind": TURN,
            "about": table_id,
            "turn": turns.number,
            "made": turns.at,
            "due": turns.at + PAUSE,
            "claimed": 0.0,
            "tries": 0,
            "data": data,
        }
        found = (
            holders(table_id, seats).where(wants, ~known).add_columns(*map(literal, row.values())).distinct()
        )
        connection.execute(insert(notices).from_select(["person", *row], found))


def holders(table_id: str, seats: Iterable[int]) -> Select[tuple[str]]:
    """Those who hold any of these seats."""
    return select(links.c.person).where(links.c.table_id == table_id, links.c.seat.in_(tuple(seats)))
