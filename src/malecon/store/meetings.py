"""Those who look for a game: what they wish for, and where they were seated."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from malecon.kernel.game import Json
from malecon.store.club_schema import seeks, waits
from malecon.store.database import Database
from malecon.store.encoding import decoder, pack
from malecon.store.notices import add as add_notice
from malecon.store.peace import bars_of, blocks

MOST_WAITING = 500  # that are looked at together
REMEMBERED = 30 * 86_400.0  # seconds that it is known how long people waited
SAMPLE = 40  # of them are asked how long it usually takes


class Seek(NamedTuple):
    """Somebody's wish for a game; with a table, when there is one."""

    person: str
    made: float
    until: float
    table: str | None
    data: Json


class Seated(NamedTuple):
    """Who is seated at a new table by the club: each wish by its person and the time when it was made."""

    table: str
    game: str
    pace: str
    seeks: tuple[tuple[str, float], ...]
    now: float
    until: float  # as long as they are told
    notice: str  # of which kind, for those who are not here


class Gone(Exception):
    """One of those who were to be seated is not there any more, or sits elsewhere."""


class Meetings:
    """The wishes of a store."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # --- wishing ---

    async def seek(self, wish: Seek) -> Seek:
        """Keep a wish, in place of an older one; if that one has led to a live table just now, it counts."""

        def work(connection: Connection) -> Seek:
            known = find(connection, wish.person, wish.made)
            if known is not None and known.table and known.data["pace"] == "live":
                return known
            connection.execute(delete(seeks).where(seeks.c.person == wish.person))
            connection.execute(
                insert(seeks),
                {
                    "person": wish.person,
                    "made": wish.made,
                    "until": wish.until,
                    "table_id": None,
                    "data": pack(wish.data),
                },
            )
            return wish

        try:
            return await self.database.write(work)
        except IntegrityError:  # the same person wished twice at once
            found = await self.find(wish.person, wish.made)
            return found or wish

    async def find(self, person: str, now: float) -> Seek | None:
        """What somebody wishes for, or where it has led."""
        return await self.database.read(lambda c: find(c, person, now))

    async def stay(self, person: str, until: float) -> None:
        """Whoever waits is still here."""
        still = update(seeks).where(seeks.c.person == person, seeks.c.table_id.is_(None))
        await self.database.write(lambda c: c.execute(still.values(until=until)))

    async def change(self, wish: Seek, data: Json) -> None:
        """Somebody who waits wishes for something more."""
        mine = and_(seeks.c.person == wish.person, seeks.c.made == wish.made, seeks.c.table_id.is_(None))
        await self.database.write(lambda c: c.execute(update(seeks).where(mine).values(data=pack(data))))

    async def stop(self, person: str) -> None:
        """Whoever waits does so no longer; who has been seated meanwhile still is to hear where."""
        mine = and_(seeks.c.person == person, seeks.c.table_id.is_(None))
        await self.database.write(lambda c: c.execute(delete(seeks).where(mine)))

    async def arrived(self, person: str, table: str) -> None:
        """Somebody has heard that they sit there."""
        mine = and_(seeks.c.person == person, seeks.c.table_id == table)
        await self.database.write(lambda c: c.execute(delete(seeks).where(mine)))

    # --- seating ---

    async def waiting(self, now: float) -> list[Seek]:
        """Who waits for a table, the longest waiting first. If they are too many, those are looked at whose
        wishes end first: however many wait over days, nobody who waits here and now is left out."""
        wanted = select(seeks).where(seeks.c.table_id.is_(None), seeks.c.until > now)
        wanted = wanted.order_by(seeks.c.until, seeks.c.made, seeks.c.person).limit(MOST_WAITING)
        found = await self.database.read(lambda c: [seek_of(row) for row in c.execute(wanted)])
        return sorted(found, key=lambda seek: (seek.made, seek.person))

    async def blocks(self, people: Sequence[str]) -> list[tuple[str, str]]:
        """Who of these does not want to meet whom of these."""
        if not people:
            return []
        return await self.database.read(lambda c: blocks(c, people))

    async def usual(self, pace: str, now: float) -> list[float]:
        """How long those waited who found somebody of late, in seconds."""
        wanted = select(waits.c.seconds).where(waits.c.pace == pace, waits.c.at > now - REMEMBERED)
        wanted = wanted.order_by(waits.c.number.desc()).limit(SAMPLE)
        return await self.database.read(lambda c: list(c.execute(wanted).scalars()))

    async def clean(self, now: float) -> None:
        """Forget wishes that nobody waits with any more, and how long others waited long ago."""

        def work(connection: Connection) -> None:
            connection.execute(delete(seeks).where(seeks.c.until <= now))
            connection.execute(delete(waits).where(waits.c.at < now - REMEMBERED))

        await self.database.write(work)

    async def count(self, after: float, before: float) -> int:
        """How many wait whose wishes end in this time."""
        ends = and_(seeks.c.until > after, seeks.c.until <= before)
        wanted = select(func.count()).where(seeks.c.table_id.is_(None), ends)
        return await self.database.read(lambda c: int(c.execute(wanted).scalar_one()))


def find(connection: Connection, person: str, now: float) -> Seek | None:
    row = connection.execute(select(seeks).where(seeks.c.person == person, seeks.c.until > now)).one_or_none()
    return None if row is None else seek_of(row)


def seek_of(row: Row[Any]) -> Seek:
    return Seek(row.person, row.made, row.until, row.table_id, decoder.decode(row.data))


def take_seats(connection: Connection, seated: Seated) -> None:
    """Have these wishes fulfilled by a table that is kept in the same transaction, or raise `Gone`.

    Whoever tries it at the same time waits here for the rows, which both take in the same order, and then
    finds them fulfilled. So nobody is seated twice, whatever process dies when.
    """
    for person, made in sorted(seated.seeks):
        mine = and_(seeks.c.person == person, seeks.c.made == made, seeks.c.table_id.is_(None))
        taken = update(seeks).where(mine, seeks.c.until > seated.now)
        if connection.execute(taken.values(table_id=seated.table, until=seated.until)).rowcount != 1:
            raise Gone
    people = [person for person, _ in seated.seeks]
    if blocks(connection, people) or bars_of(connection, people, seated.now, "tables"):
        raise Gone  # one has blocked another, or may not sit down, from this very moment on
    for person, _ in seated.seeks if seated.pace == "days" else ():
        values = {"values": {"game": seated.game}}
        add_notice(connection, person, seated.notice, seated.table, 0, seated.now, values)
    rows = [
        {"at": seated.now, "game": seated.game, "pace": seated.pace, "seconds": max(0.0, seated.now - made)}
        for _, made in seated.seeks
    ]
    connection.execute(insert(waits), rows)
