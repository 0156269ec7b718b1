"""The games of one person: what runs, and what has ended, a part at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, and_, or_, select

from malecon.store.database import Database
from malecon.store.encoding import decoder
from malecon.store.schema import links, tables
from malecon.table import ENDED, LIVE, ListingView, Status

MOST_RUNNING = 500
MOST_LOOKED_THROUGH = 2000  # games in which one question searches; the next goes on behind them
TOGETHER = 200


class Place(NamedTuple):
    """A place in a list of games, those touched last first."""

    touched: float
    id: str


class Own(NamedTuple):
    """A table, and what the person holds there: None is the host's link."""

    table: ListingView
    seats: list[int | None]


class Ended(NamedTuple):
    """Some games that have ended, and where to go on; None: there are no more."""

    games: list[Own]
    more: Place | None


class Mine:
    """What a person finds of their own games."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def running(self, person: str) -> list[Own]:
        """What has not ended, touched last first."""
        return await self.database.read(lambda c: look(c, person, LIVE, None, MOST_RUNNING))

    async def ended(
        self, person: str, wanted: Callable[[ListingView], bool], before: Place | None, limit: int
    ) -> Ended:
        """What has ended, from a place on, as far as it is wanted."""

        def work(connection: Connection) -> Ended:
            found: list[Own] = []
            place = before
            for _ in range(0, MOST_LOOKED_THROUGH, TOGETHER):
                some = look(connection, person, ENDED, place, TOGETHER)
                for own in some:
                    place = Place(own.table["touched"], own.table["id"])
                    if wanted(own.table):
                        found.append(own)
                        if len(found) == limit:
                            return Ended(found, place)
                if len(some) < TOGETHER:
                    return Ended(found, None)
            return Ended(found, place)

        return await self.database.read(work)


def look(
    connection: Connection, person: str, statuses: Sequence[Status], before: Place | None, limit: int
) -> list[Own]:
    """The next tables of a person behind a place."""
    mine = select(links.c.table_id).where(links.c.person == person).distinct().subquery()
    asked = (
        select(tables.c.id, tables.c.touched, tables.c.listing)
        .join(mine, mine.c.table_id == tables.c.id)
        .where(tables.c.status.in_(statuses))
    )
    if before is not None:
        at, last = before
        asked = asked.where(or_(tables.c.touched < at, and_(tables.c.touched == at, tables.c.id < last)))
    rows = connection.execute(asked.order_by(tables.c.touched.desc(), tables.c.id.desc()).limit(limit)).all()
    held: dict[str, list[int | None]] = {row.id: [] for row in rows}
    if rows:
        asked_links = select(links.c.table_id, links.c.seat).where(links.c.person == person).distinct()
        for link in connection.execute(asked_links.where(links.c.table_id.in_(held))):
            held[link.table_id].append(link.seat)
    return [Own(decoder.decode(row.listing), held[row.id]) for row in rows]
