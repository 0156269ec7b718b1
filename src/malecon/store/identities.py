"""Whose secret a request brings, asked with every request.

A SQLite file has one process, which remembers all of it; on PostgreSQL others may have changed it a moment
ago, so it is asked each time.
"""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, literal, select, union_all

from malecon.store.club_schema import adoptions, devices, leavings, persons
from malecon.store.database import Database, Sqlite


class Held(NamedTuple):
    """A device of a known person."""

    person: str
    seen: float


#: Ids that no guest comes by: of those who are known, who turned out to be somebody else, or who have left.
CLOSED = (persons.c.id, adoptions.c.guest, leavings.c.person)


class Identities:
    """Known devices, and ids that were guests' and are no more."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.held: dict[str, Held] | None = None  # all of them; None: to be read again
        self.closed: set[str] = set()
        self.changes = 0

    async def find(self, digest: str) -> Held | None:
        """Whose device this is, by the hash of its secret; None if it is nobody's any more."""
        if isinstance(self.database, Sqlite):
            return (await self.all()).get(digest)
        wanted = select(devices.c.person, devices.c.seen).where(devices.c.hash == digest)
        row = await self.database.read(lambda c: c.execute(wanted).one_or_none())
        return None if row is None else Held(*row)

    async def is_closed(self, guest: str) -> bool:
        """Whether a guest's secret opens nothing, because that guest has become somebody."""
        if isinstance(self.database, Sqlite):
            await self.all()
            return guest in self.closed
        wanted = union_all(*(select(literal(1)).where(column == guest) for column in CLOSED)).limit(1)
        return await self.database.read(lambda c: c.execute(wanted).first() is not None)

    async def all(self) -> dict[str, Held]:
        """What is remembered, read again if something has changed; also while it was read."""
        held = self.held
        while held is None:
            changes = self.changes
            held, closed = await self.database.read(read_all)
            if changes == self.changes:
                self.held, self.closed = held, closed
            else:
                held = None
        return held

    def changed(self) -> None:
        """To be called when something was changed, before anybody is told."""
        self.changes += 1
        self.held = None

    def saw(self, digest: str, now: float) -> None:
        """A device was seen, which changes nothing else."""
        if self.held is not None and digest in self.held:
            self.held[digest] = self.held[digest]._replace(seen=now)


def read_all(connection: Connection) -> tuple[dict[str, Held], set[str]]:
    rows = connection.execute(select(devices.c.hash, devices.c.person, devices.c.seen))
    held = {digest: Held(person, seen) for digest, person, seen in rows}
    closed = union_all(*(select(column) for column in CLOSED))
    return held, set(connection.execute(closed).scalars())
