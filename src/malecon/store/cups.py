"""Cups kept: each in one row, with the tables at which its rounds are played."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from malecon.cups.event import CupStatus, Event
from malecon.cups.league import Entry
from malecon.store import queries
from malecon.store.club_schema import cup_people, cup_tables, cups, notices
from malecon.store.database import Database
from malecon.store.encoding import decoder, pack
from malecon.store.notices import add as add_notice
from malecon.store.queries import Link, NewTable
from malecon.store.schema import tables
from malecon.store.seasons import drop_entry, keep_entry
from malecon.store.turns import pass_turns
from malecon.table import ENDED, Status

LIVE = (CupStatus.GATHERING, CupStatus.RUNNING)


class Kept(NamedTuple):
    """A cup as it was saved last, and how often that was."""

    event: Event
    version: int


class Played(NamedTuple):
    """A table of a cup: which pairing it is."""

    cup: str
    round: int
    place: int
    table: str


class News(NamedTuple):
    """What somebody is told of a round."""

    person: str
    kind: str
    turn: int
    data: dict[str, Any]


class NewRound(NamedTuple):
    """The tables of a round that has just been paired."""

    played: Sequence[Played]
    due: float  # when those begin that still wait for somebody
    tables: Sequence[NewTable]
    links: Sequence[tuple[str, Link]]
    news: Sequence[News]


NO_ROUND = NewRound((), 0.0, (), (), ())


class Cups:
    """All cups of a store."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, event: Event, listing: object, news: Sequence[News] = ()) -> None:
        """Keep a new cup, and what is to be told of it."""
        entry = await entry_of(event)

        def work(connection: Connection) -> None:
            connection.execute(insert(cups), {"id": event.id, "version": 1, **row_of(event, listing)})
            write_people(connection, event)
            if entry:
                keep_entry(connection, event, entry, event.made)
            tell(connection, event, news)

        await self.database.write(work)

    async def load(self, cup_id: str) -> Kept | None:
        wanted = select(cups.c.data, cups.c.version).where(cups.c.id == cup_id)

        def work(connection: Connection) -> Kept | None:
            row = connection.execute(wanted).one_or_none()
            if row is None:
                return None
            return Kept(Event.from_json(cup_id, decoder.decode(row.data)), row.version)

        return await self.database.read(work)

    async def version(self, cup_id: str) -> int | None:
        """How often a cup has been saved, to see whether a copy is still good; None if it is gone."""
        wanted = select(cups.c.version).where(cups.c.id == cup_id)
        return await self.database.read(lambda c: c.execute(wanted).scalar_one_or_none())

    async def save(
        self,
        event: Event,
        version: int,
        listing: object,
        done: Sequence[str] = (),
        new: NewRound = NO_ROUND,
        now: float | None = None,
    ) -> bool:
        """Write a cup as it is after `version`, all at once with the tables of a new round, with what is to
        be told of it and with what its season keeps, so that a round is paired once and told once whatever
        dies; false if somebody else has saved it since. The results of the tables in `done` are in it."""
        entry = await entry_of(event)

        def work(connection: Connection) -> bool:
            now_so = update(cups).where(cups.c.id == event.id, cups.c.version == version)
            if connection.execute(now_so.values(version=version + 1, **row_of(event, listing))).rowcount != 1:
                return False
            write_people(connection, event)
            if entry:
                keep_entry(connection, event, entry, event.touched if now is None else now)
            if done:
                connection.execute(
                    update(cup_tables).where(cup_tables.c.table_id.in_(done)).values(done=True)
                )
            for ready in new.tables:
                queries.add_table(connection, ready)
            for digest, link in new.links:
                queries.add_link(connection, digest, link)
            for ready in new.tables:
                if ready.rest.turns is not None:
                    pass_turns(connection, ready.rest.id, ready.rest.turns)
            for one in new.played:
                row = {"cup_id": one.cup, "round": one.round, "place": one.place, "table_id": one.table}
                connection.execute(insert(cup_tables), {**row, "done": False, "due": new.due})
            tell(connection, event, new.news)
            return True

        try:
            return await self.database.write(work)
        except IntegrityError:
            return False

    # --- its tables ---

    async def tables_of(self, cup_id: str, number: int) -> dict[int, tuple[str, str | None]]:
        """The tables of a round by their places: the id, and the status unless it is no more."""
        wanted = (
            select(cup_tables.c.place, cup_tables.c.table_id, tables.c.status)
            .select_from(cup_tables.outerjoin(tables, tables.c.id == cup_tables.c.table_id))
            .where(cup_tables.c.cup_id == cup_id, cup_tables.c.round == number)
        )
        return await self.database.read(
            lambda c: {row.place: (row.table_id, row.status) for row in c.execute(wanted)}
        )

    async def round_of(self, cup_id: str, table_id: str) -> int | None:
        """The round of a cup that is played at a table, or was."""
        wanted = select(cup_tables.c.round).where(cup_tables.c.table_id == table_id)
        wanted = wanted.where(cup_tables.c.cup_id == cup_id)
        return await self.database.read(lambda c: c.execute(wanted).scalar_one_or_none())

    async def played(self, table_id: str) -> Played | None:
        """Which pairing is played at a table, if any and if its result is not known."""
        wanted = select(cup_tables).where(cup_tables.c.table_id == table_id, ~cup_tables.c.done)

        def work(connection: Connection) -> Played | None:
            row = connection.execute(wanted).one_or_none()
            return None if row is None else Played(row.cup_id, row.round, row.place, row.table_id)

        return await self.database.read(work)

    async def ended(self, limit: int) -> list[str]:
        """Tables that have ended, or are no more, and whose results no cup knows."""
        found = cup_tables.outerjoin(tables, tables.c.id == cup_tables.c.table_id)
        wanted = (
            select(cup_tables.c.table_id)
            .select_from(found)
            .where(~cup_tables.c.done, or_(tables.c.status.in_(ENDED), tables.c.id.is_(None)))
            .limit(limit)
        )
        return await self.database.read(lambda c: list(c.execute(wanted).scalars()))

    async def waiting(self, now: float, limit: int) -> list[str]:
        """Tables that have waited long enough for those who have not come."""
        wanted = (
            select(cup_tables.c.table_id)
            .join(tables, tables.c.id == cup_tables.c.table_id)
            .where(~cup_tables.c.done, cup_tables.c.due <= now, tables.c.status == Status.GATHERING)
            .limit(limit)
        )
        return await self.database.read(lambda c: list(c.execute(wanted).scalars()))

    async def due(self, now: float, limit: int) -> list[str]:
        """Cups at which something is to be done by itself, such as to begin the next round."""
        wanted = select(cups.c.id).where(cups.c.due <= now).order_by(cups.c.due).limit(limit)
        return await self.database.read(lambda c: list(c.execute(wanted).scalars()))

    # --- lists ---

    async def listed(self, person: str, limit: int) -> list[Any]:
        """The lines of all cups that are listed and go on, and of those that a person holds or takes part in;
        touched last first."""
        mine = select(cup_people.c.cup_id).where(cup_people.c.person == person)
        of_all = cups.c.listed & cups.c.status.in_(LIVE)
        own = or_(cups.c.host == person, cups.c.id.in_(mine))
        wanted = select(cups.c.listing).where(or_(of_all, own) if person else of_all)
        wanted = wanted.order_by(cups.c.touched.desc()).limit(limit)
        return await self.database.read(lambda c: [decoder.decode(x) for x in c.execute(wanted).scalars()])

    async def count_live(self, host: str) -> int:
        """How many cups of this host go on."""
        wanted = select(func.count()).select_from(cups).where(cups.c.host == host, cups.c.status.in_(LIVE))
        return await self.database.read(lambda c: int(c.execute(wanted).scalar_one()))

    async def of_person(self, person: str) -> list[str]:
        """The cups that know a person."""
        mine = select(cup_people.c.cup_id).where(cup_people.c.person == person)
        wanted = select(cups.c.id).where(or_(cups.c.host == person, cups.c.id.in_(mine)))
        return await self.database.read(lambda c: list(c.execute(wanted).scalars()))

    async def old(self, ended: float | None, idle: float | None, unbegun: float, limit: int) -> list[str]:
        """Cups that were touched last before a time: that is one for those that are over, one for those that
        are played, and one for those that have not begun."""
        times = {
            (CupStatus.OVER, CupStatus.CANCELLED): ended,
            (CupStatus.RUNNING,): idle,
            (CupStatus.GATHERING,): unbegun,
        }
        of_each = [
            cups.c.status.in_(statuses) & (cups.c.touched < before)
            for statuses, before in times.items()
            if before is not None
        ]
        wanted = select(cups.c.id).where(or_(*of_each)).limit(limit)
        return await self.database.read(lambda c: list(c.execute(wanted).scalars()))

    async def leave_season(self, event: Event, version: int, listing: object) -> bool:
        """Write a cup that counts for no season any more; false if somebody else has saved it since."""

        def work(connection: Connection) -> bool:
            now_so = update(cups).where(cups.c.id == event.id, cups.c.version == version)
            if connection.execute(now_so.values(version=version + 1, **row_of(event, listing))).rowcount != 1:
                return False
            drop_entry(connection, event.id)
            return True

        return await self.database.write(work)

    async def delete(self, cup_id: str, keep_result: bool = False) -> None:
        """Forget a cup. Its tables stay, and if wished so what it has brought its season."""

        def work(connection: Connection) -> None:
            drop_entry(connection, cup_id, unless=CupStatus.OVER if keep_result else None)
            connection.execute(delete(notices).where(notices.c.about == cup_id))
            connection.execute(delete(cup_tables).where(cup_tables.c.cup_id == cup_id))
            connection.execute(delete(cup_people).where(cup_people.c.cup_id == cup_id))
            connection.execute(delete(cups).where(cups.c.id == cup_id))

        await self.database.write(work)


async def entry_of(event: Event) -> str:
    """What the season of a cup keeps of it; nothing if it counts for none."""
    if not event.season:
        return ""
    return await asyncio.to_thread(lambda: pack(Entry.of(event).to_json()))


def tell(connection: Connection, event: Event, news: Sequence[News]) -> None:
    for who, kind, turn, data in news:
        add_notice(connection, who, kind, event.id, turn, event.touched, data)


def row_of(event: Event, listing: object) -> dict[str, Any]:
    return {
        "host": event.host,
        "status": event.status,
        "listed": event.terms.listed,
        "made": event.made,
        "touched": event.touched,
        "due": event.wakes,
        "data": pack(event.to_json()),
        "listing": pack(listing),
    }


def write_people(connection: Connection, event: Event) -> None:
    """Who takes part, to be found by."""
    known = select(cup_people.c.person).where(cup_people.c.cup_id == event.id)
    before, now = set(connection.execute(known).scalars()), set(event.persons())
    if gone := before - now:
        connection.execute(
            delete(cup_people).where(cup_people.c.cup_id == event.id, cup_people.c.person.in_(gone))
        )
    if new := sorted(now - before):
        connection.execute(insert(cup_people), [{"cup_id": event.id, "person": who} for who in new])
