"""Whom somebody has met at tables, and who they are by now."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Connection, select

from malecon.store.club_schema import adoptions, leavings
from malecon.store.encoding import decoder
from malecon.store.schema import links, tables
from malecon.table import SeatKind, Status
from malecon.table.persons import is_gone

LATELY = 30  # tables that are looked through for whom somebody has met


class Met(NamedTuple):
    """Somebody at a table of one's own, and how one is called there oneself."""

    person: str
    name: str
    own: str
    table: str
    seat: int
    game: str
    at: float


def by_now(connection: Connection, person: str) -> str | None:
    """Who somebody is by now that a table calls so; None: they have left the club."""
    return all_by_now(connection, [person]).get(person)


def all_by_now(connection: Connection, people: Collection[str]) -> dict[str, str]:
    """The same of many, without those who have left."""
    left = select(leavings.c.person).where(leavings.c.person.in_(list(people)))
    gone = set(connection.execute(left).scalars())
    came = select(adoptions.c.guest, adoptions.c.person).where(adoptions.c.guest.in_(list(people)))
    adopted = {row.guest: row.person for row in connection.execute(came)}
    return {one: adopted.get(one, one) for one in people if one not in gone and not is_gone(one)}


def met_lately(connection: Connection, person: str) -> list[Met]:
    """Everybody at the last tables where somebody played."""
    wanted = at_tables(person).where(tables.c.status != Status.GATHERING)
    return met_at(connection, person, wanted.order_by(tables.c.touched.desc(), tables.c.id).limit(LATELY))


def at_tables(person: str) -> Any:
    """The tables where somebody has a seat."""
    mine = select(links.c.table_id).where(links.c.person == person, links.c.seat.is_not(None)).distinct()
    wanted = select(tables.c.id, tables.c.game, tables.c.touched, tables.c.desk)
    return wanted.where(tables.c.id.in_(mine))


def met_at(connection: Connection, person: str, wanted: Any) -> list[Met]:
    """The others at these tables, as they are called there: not those whose seat somebody has too."""
    rows = connection.execute(wanted).all()
    seats = {row.id: decoder.decode(row.desk)["seats"] for row in rows}
    mine = select(links.c.table_id, links.c.seat).where(links.c.person == person)
    held = {tuple(row) for row in connection.execute(mine.where(links.c.table_id.in_(list(seats))))}
    people = {seat["person"] for each in seats.values() for seat in each if seat["kind"] == SeatKind.PERSON}
    who = all_by_now(connection, people)
    found: list[Met] = []
    for row in rows:
        own = next((seat["name"] for n, seat in enumerate(seats[row.id]) if (row.id, n) in held), "")
        for number, seat in enumerate(seats[row.id]):
            other = who.get(seat["person"])
            if other is not None and other != person and (row.id, number) not in held:
                found.append(Met(other, seat["name"], own, row.id, number, row.game, row.touched))
    return found
