"""Those whom somebody does not want to meet or to hear, and whom the club's host lets not speak or not sit
down.

All of it is asked of the database whenever it counts: so it holds at every process as soon as it is written.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Literal, NamedTuple

from sqlalchemy import (
    Connection,
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
from malecon.store.club_schema import adoptions, bars, friends, invitations, notices, seeks, shunned
from malecon.store.database import Database
from malecon.store.news import Listener
from malecon.store.notices import INVITED
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


class TooOften(Exception):
    """One more report, or one more who is shunned, is too many."""


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
