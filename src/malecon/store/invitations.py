"""Invitations to tables that gather: to whom, by whom, and what was said to them.

One lasts as long as the table gathers and has a free seat, unless it is declined. It is kept together with
the notice of it, so that whoever is invited is told, once.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    and_,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    tuple_,
    update,
)

from malecon.store.club_schema import invitations, notices, persons, shunned
from malecon.store.database import Database
from malecon.store.encoding import decoder
from malecon.store.met import by_now
from malecon.store.notices import INVITED
from malecon.store.notices import add as add_notice
from malecon.store.peace import AVOIDING, avoided
from malecon.store.people import lock
from malecon.store.schema import links, tables
from malecon.table import Denied, ListingView, Status

MOST_AT_A_TABLE = 30
MOST_BY_ONE = 5  # of one person by another that are open
MOST_SHOWN = 20


class Guest(NamedTuple):
    """Somebody, as who they are known to whoever asks them to come: by which way, and what they are called.
    Of those who are known so as two it is not told that they are one."""

    person: str
    way: str
    called: str


class Invitation(NamedTuple):
    """Somebody is asked to come to a table. `name` is that of who asks."""

    table: str
    person: str
    by: str
    name: str
    made: float
    declined: float | None
    way: str
    called: str

    @property
    def guest(self) -> Guest:
        return Guest(self.person, self.way, self.called)


class Invited(NamedTuple):
    """An invitation, as whoever is invited finds it."""

    by: str
    name: str
    made: float
    table: ListingView


class Invitations:
    """The invitations of a store."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def invite(self, table_id: str, people: Sequence[Guest], by: str, name: str, now: float) -> None:
        """Ask people to come, each once, and have them told; not those who have blocked whoever asks."""

        def work(connection: Connection) -> None:
            lock(connection, table_id)
            status = select(tables.c.status).where(tables.c.id == table_id).with_for_update(read=True)
            if connection.execute(status).scalar() != Status.GATHERING:
                raise Denied("friends-begun")
            known = {one.guest for one in of_table(connection, table_id)}
            meant = (one._replace(person=by_now(connection, one.person) or "") for one in people)
            new = [one for one in dict.fromkeys(meant) if one.person and one not in known]
            if len(known) + len(new) > MOST_AT_A_TABLE:
                raise Denied("friends-many-invited", most=str(MOST_AT_A_TABLE))
            for person, way, called in new:
                if person != by:
                    ask(connection, Invitation(table_id, person, by, name, now, None, way, called))

        await self.database.write(work)

    async def at(self, table_id: str) -> list[Invitation]:
        """Who is invited to a table."""
        return await self.database.read(lambda c: of_table(c, table_id))

    async def of(self, person: str) -> list[Invited]:
        """Where somebody is asked to come, the last first: tables that still have a seat for them."""
        return await self.database.read(lambda c: open_to(c, person))

    async def decline(self, table_id: str, person: str, now: float) -> None:
        """Somebody does not come, and need not be told of it any more. Their no is an answer to whoever asked
        first: one to all would tell as who they are known besides."""
        this = and_(invitations.c.table_id == table_id, invitations.c.person == person)
        first = and_(this, invitations.c.declined.is_(None), ~is_answered())

        def work(connection: Connection) -> None:
            connection.execute(update(invitations).where(first).values(declined=now))
            forget_notice(connection, table_id, person)

        await self.database.write(work)

    async def clean(self) -> None:
        """Forget those to tables that do not gather any more, and what was told of them."""
        gathering = select(tables.c.id).where(tables.c.status == Status.GATHERING)
        over = delete(invitations).where(invitations.c.table_id.not_in(gathering))
        told = delete(notices).where(notices.c.kind == INVITED, notices.c.about.not_in(gathering))

        def work(connection: Connection) -> None:
            connection.execute(over)
            connection.execute(told)

        await self.database.write(work)


def of_table(connection: Connection, table_id: str) -> list[Invitation]:
    wanted = select(invitations).where(invitations.c.table_id == table_id).order_by(invitations.c.made)
    return [Invitation(*row) for row in connection.execute(wanted)]


def ask(connection: Connection, one: Invitation) -> None:
    """Keep an invitation, and what is to be told of it."""
    known = select(persons.c.id).where(persons.c.id == one.person)
    connection.execute(known.with_for_update(read=True))  # they do not leave meanwhile
    if by_now(connection, one.person) != one.person:
        return
    open_ones = select(func.count()).select_from(
        invitations.join(tables, tables.c.id == invitations.c.table_id)
    )
    mine = and_(invitations.c.person == one.person, invitations.c.by == one.by)
    mine = and_(mine, invitations.c.way == one.way, invitations.c.called == one.called)
    if (
        connection.execute(open_ones.where(mine, tables.c.status == Status.GATHERING)).scalar_one()
        >= MOST_BY_ONE
    ):
        raise Denied("friends-many-open-tables", most=str(MOST_BY_ONE))
    connection.execute(insert(invitations), {"table_id": one.table, **one._asdict()})
    sits = select(links.c.hash).where(links.c.table_id == one.table, links.c.person == one.person)
    is_seated = connection.execute(sits.where(links.c.seat.is_not(None))).first()
    is_free = not avoided(connection, one.person, [one.by])
    if is_free and not is_seated:
        add_notice(connection, one.person, INVITED, one.table, 0, one.made, {"values": {"by": one.name}})


def open_to(connection: Connection, person: str) -> list[Invited]:
    sits = exists().where(
        links.c.table_id == tables.c.id, links.c.person == person, links.c.seat.is_not(None)
    )
    wanted = (
        select(invitations.c.by, invitations.c.name, invitations.c.made, tables.c.listing)
        .join(tables, tables.c.id == invitations.c.table_id)
        .where(invitations.c.person == person, invitations.c.declined.is_(None), ~is_answered())
        .where(tables.c.status == Status.GATHERING, ~sits)
        .order_by(invitations.c.made.desc(), invitations.c.table_id)
    )
    rows = connection.execute(wanted.limit(MOST_SHOWN)).all()
    found = [Invited(row.by, row.name, row.made, decoder.decode(row.listing)) for row in rows]
    silent = avoided(connection, person, (one.by for one in found))
    return [one for one in found if one.table["open"] > 0 and one.by not in silent]


def is_answered() -> ColumnElement[bool]:
    """Whether somebody whom an invitation is for was asked to the same table before, or has said no to it.
    Those whom they do not want to meet or hear have not asked."""
    other, this = invitations.alias(), invitations.c
    keys = tuple_(other.c.made, other.c.way, other.c.called)
    unheard = and_(shunned.c.person == other.c.person, shunned.c.other == other.c.by)
    is_unheard = exists().where(unheard, shunned.c.kind.in_(AVOIDING))
    before = and_(keys < tuple_(this.made, this.way, this.called), ~is_unheard)
    same = and_(other.c.table_id == this.table_id, other.c.person == this.person)
    return exists().where(same, or_(other.c.declined.is_not(None), before))


def forget_notice(connection: Connection, table_id: str, person: str) -> None:
    mine = and_(notices.c.person == person, notices.c.about == table_id, notices.c.kind == INVITED)
    connection.execute(update(notices).where(mine).values(due=None))
