"""What was reported to the club's host, and how it was settled."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from sqlalchemy import Column, Connection, Row, and_, func, insert, select, update

from malecon.store.club_schema import reports
from malecon.store.database import Database
from malecon.store.encoding import decoder, pack
from malecon.store.notices import add as add_notice
from malecon.store.peace import FOR_GOOD, Bar, BarKind, TooOften, bar
from malecon.store.people import lock

A_DAY = 86_400.0
MOST_REPORTS = 10  # by one person in a day
MOST_SHOWN = 50  # reports at the desk at a time


class Report(NamedTuple):
    """What somebody has reported of another."""

    number: int
    person: str
    other: str
    table: str | None
    made: float
    settled: float | None
    data: dict[str, Any]


class Settling(NamedTuple):
    """How a report is settled: by which bars, if by any. Who is told of it is told by notices of these
    kinds."""

    bars: dict[BarKind, float]  # until when
    notes: tuple[str, str]  # of what the reporter is told, and of what the other is


class Told(Exception):
    """That was reported already."""


class Settled(Exception):
    """That was settled already, perhaps in this very moment."""


class Reports:
    """The reports of a store."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, person: str, other: str, table: str | None, now: float, data: Any) -> int:
        """Keep a report: one for each table, and without a table one at a time, of whoever goes by one
        name."""

        def work(connection: Connection) -> int:
            lock(connection, f"report {person}")
            if has_reported(connection, person, other, table, data["name"]):
                raise Told
            own = reports.c.person == person
            late = select(func.count()).where(own, reports.c.made > now - A_DAY)
            if connection.execute(late).scalar_one() >= MOST_REPORTS:
                raise TooOften
            row = {"person": person, "other": other, "table_id": table, "made": now, "data": pack(data)}
            return int(connection.execute(insert(reports).returning(reports.c.number), row).scalar_one())

        return await self.database.write(work)

    async def is_told(self, person: str, other: str, table: str | None, name: str) -> bool:
        return await self.database.read(lambda c: has_reported(c, person, other, table, name))

    async def by(self, person: str) -> list[Report]:
        """What somebody has reported, the last first."""
        wanted = select(reports).where(reports.c.person == person).order_by(reports.c.number.desc())
        return await self.database.read(lambda c: [report_of(row) for row in c.execute(wanted.limit(50))])

    async def waiting(self, after: int = 0) -> list[Report]:
        """What waits to be settled, the oldest first: some of it, after a report."""
        wanted = select(reports).where(reports.c.settled.is_(None), reports.c.number > after)
        wanted = wanted.order_by(reports.c.number).limit(MOST_SHOWN)
        return await self.database.read(lambda c: [report_of(row) for row in c.execute(wanted)])

    async def count(self, after: int = 0) -> int:
        """How many reports wait to be settled, after one."""
        open_ = and_(reports.c.settled.is_(None), reports.c.number > after)
        wanted = select(func.count()).select_from(reports).where(open_)
        return await self.database.read(lambda c: int(c.execute(wanted).scalar_one()))

    async def counts(self, people: Collection[str]) -> dict[str, tuple[int, int]]:
        """How often each of these was reported, and how often they have reported others."""

        def work(connection: Connection) -> dict[str, tuple[int, int]]:
            of = how_often(connection, reports.c.other, people)
            by = how_often(connection, reports.c.person, people)
            return {one: (of.get(one, 0), by.get(one, 0)) for one in people}

        return await self.database.read(work)

    async def settle(self, number: int, settling: Settling, now: float) -> Report:
        """Settle a report, once, whoever else tries: the bars and the word of it come with it or not at
        all."""

        def work(connection: Connection) -> Report:
            open_ = and_(reports.c.number == number, reports.c.settled.is_(None))
            row = connection.execute(select(reports).where(open_).with_for_update()).one_or_none()
            if row is None:
                raise Settled
            found = report_of(row)
            outcome = {kind: None if until >= FOR_GOOD else until for kind, until in settling.bars.items()}
            data = {**found.data, "outcome": outcome}
            connection.execute(update(reports).where(open_).values(settled=now, data=pack(data)))
            to_reporter, to_other = settling.notes
            about = str(number)
            add_notice(connection, found.person, to_reporter, about, 0, now, {"values": {}})
            for kind, until in settling.bars.items():
                bar(connection, Bar(found.other, kind, found.data["name"], now, until, found.data["reason"]))
            if settling.bars:
                add_notice(connection, found.other, to_other, about, 0, now, {"values": {}})
            return found._replace(settled=now, data=data)

        return await self.database.write(work)


def has_reported(connection: Connection, person: str, other: str, table: str | None, name: str) -> bool:
    same = and_(reports.c.person == person, reports.c.other == other)
    if table is None:
        same = and_(same, reports.c.table_id.is_(None), reports.c.settled.is_(None))
    else:
        same = and_(same, reports.c.table_id == table)
    known = connection.execute(select(reports.c.data).where(same)).scalars()
    return any(table is None or decoder.decode(data)["name"] == name for data in known)


def how_often(connection: Connection, column: Column[Any], people: Collection[str]) -> dict[str, int]:
    """How many reports hold each of these persons there."""
    wanted = select(column, func.count()).where(column.in_(people)).group_by(column)
    return {person: count for person, count in connection.execute(wanted)}  # noqa: C416 - rows are no pairs to mypy


def report_of(row: Row[Any]) -> Report:
    data = decoder.decode(row.data)
    return Report(row.number, row.person, row.other, row.table_id, row.made, row.settled, data)
