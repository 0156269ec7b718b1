"""Those whom somebody does not want to meet or to hear, what was reported to the club's host, and whom the
host lets not speak or not sit down.

All of it is asked of the database whenever it counts: so it holds at every process as soon as it is written.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Literal, NamedTuple

from sqlalchemy import (
    Column,
    Connection,
    Row,
    Table,
    and_,
    delete,
    exists,
    func,
    insert,
    select,
    union_all,
    update,
)

from malecon.store import queries
from malecon.store.club_schema import adoptions, bars, friends, invitations, notices, reports, seeks, shunned
from malecon.store.database import Database
from malecon.store.encoding import decoder, pack
from malecon.store.news import Listener
from malecon.store.notices import INVITED
from malecon.store.notices import add as add_notice
from malecon.store.people import lock
from malecon.store.queries import SHUNS

ShunKind = Literal["block", "mute"]
AVOIDING: tuple[ShunKind, ...] = ("block", "mute")
CLUB = "club"  # the way by which somebody is known by the name that all may know; others are ids of tables
BarKind = Literal["chat", "tables"]
#: Why somebody is reported.
Reason = Literal["insults", "threats", "advertising", "cheating", "name", "other"]

FOR_GOOD = 1e12  # the end of a bar that has none
MOST_SHUNNED = 500  # of each kind, by one person
A_DAY = 86_400.0
MOST_REPORTS = 10  # by one person in a day
MOST_SHOWN = 50  # reports at the desk at a time


class Shunned(NamedTuple):
    """Somebody whom a person does not want to meet, or to hear, as who they know them."""

    other: str
    kind: ShunKind
    way: str
    name: str
    made: float


class Bar(NamedTuple):
    """What the club's host lets somebody not do for a while. `note` is the reason, a word of the report."""

    person: str
    kind: BarKind
    name: str
    made: float
    until: float
    note: Reason


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


class TooOften(Exception):
    """One more report, or one more who is shunned, is too many."""


class Told(Exception):
    """That was reported already."""


class Settled(Exception):
    """That was settled already, perhaps in this very moment."""


class Peace:
    """What keeps the people of a store in peace with each other."""

    def __init__(self, database: Database, listener: Listener) -> None:
        self.database = database
        self.listener = listener

    # --- whom somebody does not want to meet or to hear ---

    async def shun(self, person: str, one: Shunned) -> None:
        """Keep it; whoever does it twice has done it once. As who they are known by another name they are
        shunned once more, or the list would tell that both are one."""

        this = is_shunned(person, one.other, one.kind, one.way, one.name)

        def work(connection: Connection) -> None:
            lock(connection, f"shun {person}")
            if connection.execute(select(shunned).where(this)).first():
                return
            own = and_(shunned.c.person == person, shunned.c.kind == one.kind)
            if connection.execute(select(func.count()).where(own)).scalar_one() >= MOST_SHUNNED:
                raise TooOften
            if one.kind == "block":
                part(connection, person, one)
            connection.execute(insert(shunned), {"person": person, **one._asdict()})
            connection.execute(delete(notices).where(is_invited_by(person, one.other)))
            queries.tell(connection, person, SHUNS)

        await self.database.write(work)
        self.listener.told(person, SHUNS)

    async def relent(self, person: str, one: Shunned, before: Collection[str] = ()) -> None:
        """Want to meet or to hear somebody again whom one knows so, or knew by one of those names before."""
        this = is_shunned(person, one.other, one.kind, one.way, one.name, *before)

        def work(connection: Connection) -> None:
            connection.execute(delete(shunned).where(this))
            queries.tell(connection, person, SHUNS)

        await self.database.write(work)
        self.listener.told(person, SHUNS)

    async def shunned_by(self, person: str) -> list[Shunned]:
        """Whom somebody does not want to meet or to hear, the last first."""
        columns = (shunned.c[name] for name in Shunned._fields)
        wanted = select(*columns).where(shunned.c.person == person, shunned.c.kind.in_(AVOIDING))
        wanted = wanted.order_by(shunned.c.made.desc(), shunned.c.name)
        return await self.database.read(lambda c: [Shunned(*row) for row in c.execute(wanted)])

    async def unheard(self, person: str) -> frozenset[str]:
        """Whom somebody does not want to hear."""
        if not person:
            return frozenset()
        muted = select(shunned.c.other).where(shunned.c.person == person, shunned.c.kind == "mute")
        # As long as a guest who became one of them is still named at tables.
        once = select(adoptions.c.guest).where(adoptions.c.person.in_(muted))
        return await self.database.read(lambda c: frozenset(c.execute(union_all(muted, once)).scalars()))

    async def shuns(self, person: str, other: str, way: str, names: Collection[str]) -> set[str]:
        """How a person shuns another as who they know them so."""
        own = and_(shunned.c.person == person, shunned.c.other == other, is_called(shunned, way, *names))
        return await self.database.read(lambda c: set(c.execute(select(shunned.c.kind).where(own)).scalars()))

    async def has_blocked(self, person: str, other: str) -> bool:
        """Whether a person does not want to meet another."""
        return (person, other) in await self.database.read(lambda c: blocks(c, (person, other)))

    async def blocked_among(self, person: str, others: Collection[str]) -> list[str]:
        """Whom of these a person does not want to meet, by the names by which they know them."""
        own = and_(shunned.c.person == person, shunned.c.kind == "block", shunned.c.other.in_(others))
        wanted = select(shunned.c.name).where(own).order_by(shunned.c.name).distinct()
        return await self.database.read(lambda c: list(c.execute(wanted).scalars()))

    # --- what the host lets somebody not do ---

    async def barred(self, people: Collection[str], kind: BarKind, now: float) -> Bar | None:
        """What keeps one of these from speaking, or from sitting down; what does so for longest."""
        return await self.database.read(lambda c: next(iter(bars_of(c, people, now, kind)), None))

    async def barred_among(self, people: Collection[str], now: float) -> set[str]:
        """Who of these may not sit down: guests too who became somebody and are still named at tables."""
        once = select(adoptions.c.guest, adoptions.c.person).where(adoptions.c.guest.in_(list(people)))

        def work(connection: Connection) -> set[str]:
            now_are = {row.guest: row.person for row in connection.execute(once)}
            found = bars_of(connection, [*people, *now_are.values()], now, "tables")
            barred = {bar.person for bar in found}
            return {who for who in people if who in barred or now_are.get(who) in barred}

        return await self.database.read(work)

    async def bars_of(self, person: str, now: float) -> list[Bar]:
        return await self.database.read(lambda c: bars_of(c, [person], now))

    async def bars(self, now: float) -> list[Bar]:
        """All that are in force, the last first."""
        wanted = select(bars).where(bars.c.until > now).order_by(bars.c.made.desc(), bars.c.person)
        return await self.database.read(lambda c: [Bar(*row) for row in c.execute(wanted)])

    async def lift(self, person: str, kind: BarKind) -> bool:
        """Let somebody do it again; false if nothing kept them from it."""
        this = delete(bars).where(bars.c.person == person, bars.c.kind == kind)
        return await self.database.write(lambda c: c.execute(this).rowcount > 0)

    # --- reports ---

    async def report(self, person: str, other: str, table: str | None, now: float, data: Any) -> int:
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

    async def has_reported(self, person: str, other: str, table: str | None, name: str) -> bool:
        return await self.database.read(lambda c: has_reported(c, person, other, table, name))

    async def reports_by(self, person: str) -> list[Report]:
        """What somebody has reported, the last first."""
        wanted = select(reports).where(reports.c.person == person).order_by(reports.c.number.desc())
        return await self.database.read(lambda c: [report_of(row) for row in c.execute(wanted.limit(50))])

    async def open_reports(self, after: int = 0) -> list[Report]:
        """What waits to be settled, the oldest first: some of it, after a report."""
        wanted = select(reports).where(reports.c.settled.is_(None), reports.c.number > after)
        wanted = wanted.order_by(reports.c.number).limit(MOST_SHOWN)
        return await self.database.read(lambda c: [report_of(row) for row in c.execute(wanted)])

    async def waiting(self, after: int = 0) -> int:
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


def alias(way: str, name: str) -> tuple[str, str]:
    """As who somebody is known. At a table a name is one person's; the one that all may know may change."""
    return (way, "" if way == CLUB else name)


def is_called(table: Table, way: str, *names: str) -> Any:
    """Whether a row is about somebody as who they are known so, by any of these names."""
    return table.c.way == way if way == CLUB else and_(table.c.way == way, table.c.name.in_(names))


def is_shunned(person: str, other: str, kind: str, way: str, *names: str) -> Any:
    same = and_(shunned.c.person == person, shunned.c.other == other, shunned.c.kind == kind)
    return and_(same, is_called(shunned, way, *names))


def part(connection: Connection, person: str, one: Shunned) -> None:
    """Whoever does not want to meet somebody takes back what they have asked of them: of a friend all of it,
    and else as who they know them. The other sees what they see whenever a friendship is ended."""
    asked = and_(friends.c.person == person, friends.c.other == one.other)
    answered = exists().where(friends.c.person == one.other, friends.c.other == person)
    is_friend = connection.execute(select(answered)).scalar() and not blocks(connection, (person, one.other))
    this = asked if is_friend else and_(asked, is_called(friends, one.way, one.name))
    connection.execute(delete(friends).where(this))


def is_invited_by(person: str, other: str) -> Any:
    """What somebody is still to be told of tables to which the other has invited them."""
    asked = and_(invitations.c.person == person, invitations.c.by == other)
    about = notices.c.about.in_(select(invitations.c.table_id).where(asked))
    return and_(notices.c.person == person, notices.c.kind == INVITED, about)


def blocks(connection: Connection, people: Iterable[str]) -> list[tuple[str, str]]:
    """Who of these does not want to meet whom of these."""
    some = list(people)
    wanted = select(shunned.c.person, shunned.c.other).where(
        shunned.c.person.in_(some), shunned.c.other.in_(some), shunned.c.kind == "block"
    )
    return [(row.person, row.other) for row in connection.execute(wanted)]


def avoided(connection: Connection, person: str, others: Iterable[str]) -> set[str]:
    """Whom of these somebody does not want to meet or to hear: what those ask is not told to them."""
    wanted = select(shunned.c.other).where(
        shunned.c.person == person, shunned.c.other.in_(list(others)), shunned.c.kind.in_(AVOIDING)
    )
    return set(connection.execute(wanted).scalars())


def bars_of(
    connection: Connection, people: Iterable[str], now: float, kind: BarKind | None = None
) -> list[Bar]:
    """What keeps these from something, the longest first."""
    wanted = select(bars).where(bars.c.person.in_(list(people)), bars.c.until > now)
    if kind is not None:
        wanted = wanted.where(bars.c.kind == kind)
    return [Bar(*row) for row in connection.execute(wanted.order_by(bars.c.until.desc(), bars.c.kind))]


def bar(connection: Connection, new: Bar) -> None:
    """Let somebody not do something; what keeps them from it for longer stays. Who may not sit down waits for
    no game any more."""
    this = and_(bars.c.person == new.person, bars.c.kind == new.kind)
    known = connection.execute(select(bars.c.until).where(this).with_for_update()).scalar()
    if known is None:
        connection.execute(insert(bars), new._asdict())
    elif known < new.until:
        connection.execute(update(bars).where(this).values(new._asdict()))
    if new.kind == "tables":
        connection.execute(delete(seeks).where(seeks.c.person == new.person, seeks.c.table_id.is_(None)))


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
