"""What is left to be done at tables for guests who turned out to be somebody, and for those who have left.

Each is in a row until nothing names it any more. Whatever is done here may be done again.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from sqlalchemy import Connection, Select, delete, func, select, update

from malecon.store import queries
from malecon.store.club_schema import adoptions, leavings
from malecon.store.database import Database
from malecon.store.encoding import decoder, pack
from malecon.store.news import Listener
from malecon.store.personal import carry, erase, is_beside, rows_of
from malecon.store.queries import PEOPLE, RESULTS
from malecon.store.schema import entries, results, tables
from malecon.table import Status
from malecon.table.persons import silenced

LOOKED_AT = 500  # tables that are searched at a time


class Move(NamedTuple):
    """One id takes another's place: a person's a guest's, or nobody's that of somebody who has left."""

    old: str
    new: str
    made: float
    leaves: bool


class Searched(NamedTuple):
    """How far it has been searched for an id: all tables touched before this time, all results up to this
    one. What is written later may name it still."""

    until: float = 0.0
    result: int = 0


class Moving:
    """Adoptions and leavings that are not done yet."""

    def __init__(self, database: Database, listener: Listener) -> None:
        self.database = database
        self.listener = listener

    async def left(self) -> list[Move]:
        """What is to be done, the oldest first."""

        def work(connection: Connection) -> list[Move]:
            going = connection.execute(select(leavings.c.person, leavings.c.alias, leavings.c.made))
            coming = connection.execute(select(adoptions.c.guest, adoptions.c.person, adoptions.c.made))
            found = [Move(*row, True) for row in going] + [Move(*row, False) for row in coming]
            return sorted(found, key=lambda move: move.made)

        return await self.database.read(work)

    async def guests(self, people: Collection[str]) -> dict[str, str]:
        """Which of these were guests and have turned out to be somebody, and who they are."""
        wanted = select(adoptions.c.guest, adoptions.c.person).where(adoptions.c.guest.in_(people))
        return await self.database.read(lambda c: {row.guest: row.person for row in c.execute(wanted)})

    async def tables(self, move: Move, searched: Searched) -> list[str]:
        """Tables that still name the old id: anywhere, for whoever only spoke there holds no link."""
        lately = tables.c.status.in_(tuple(Status)) & (tables.c.touched >= searched.until)
        wanted = select(tables.c.id).where(lately) if searched.until else select(tables.c.id)
        return await self.search(wanted, move.old)

    async def naming(self, person: str) -> list[str]:
        """All tables that name somebody."""
        return await self.search(select(tables.c.id), person)

    async def search(self, wanted: Select[tuple[str]], old: str) -> list[str]:
        """Those of these tables that name an id, a part of them at a time: others want to read too."""
        found: list[str] = []
        last = ""
        while True:
            part = wanted.where(tables.c.id > last).order_by(tables.c.id).limit(LOOKED_AT).subquery()

            def work(connection: Connection, part=part) -> tuple[str | None, list[str]]:  # type: ignore[no-untyped-def]
                end = connection.execute(select(func.max(part.c.id))).scalar()
                naming = select(tables.c.id).where(
                    tables.c.id.in_(select(part.c.id)), tables.c.desk.contains(old, autoescape=True)
                )
                return end, list(connection.execute(naming).scalars())

            end, naming = await self.database.read(work)
            if end is None:
                return found
            found += naming
            last = end

    async def rows(self, move: Move) -> None:
        """What was under way in the moment of the move still wrote rows of the old id: a wish, a cup that was
        entered."""

        def work(connection: Connection) -> None:
            if move.leaves:
                erase(connection, move.old, move.new, move.made)
            else:
                carry(connection, move.old, move.new)

        if await self.database.read(lambda c: is_left(c, move)):
            await self.database.take_time(work)

    async def silence(self, table_id: str, person: str) -> None:
        """Take names and words of a person out of a table's log. What was played stays."""

        def work(connection: Connection) -> None:
            table = queries.load_table(connection, table_id)
            if table is None:
                return
            log = queries.load_entries(connection, table_id, 0, None, table.number)
            for entry in silenced(table, person, log):
                this = update(entries).where(entries.c.table_id == table_id, entries.c.number == entry.number)
                connection.execute(this.values(text=entry.text, data=pack(entry.data)))

        await self.database.take_time(work)

    async def last_result(self) -> int:
        """The number of the last result that was written down."""
        last = select(func.max(results.c.number))
        return await self.database.read(lambda c: c.execute(last).scalar() or 0)

    async def results(self, move: Move, searched: Searched) -> list[int]:
        """Results that still name the old id, by their numbers."""
        named = results.c.data.contains(move.old, autoescape=True) & (results.c.number > searched.result)
        wanted = select(results.c.number).where(named)
        return await self.database.read(lambda c: list(c.execute(wanted).scalars()))

    async def rewrite_results(self, move: Move, numbers: Sequence[int]) -> None:
        """How games ended is told of another from now on."""

        def work(connection: Connection) -> None:
            for number in numbers:
                this = results.c.number == number
                data = connection.execute(select(results.c.data).where(this).with_for_update()).scalar()
                if data is None:
                    continue
                result = decoder.decode(data)
                for seat in result["seats"]:
                    if seat["person"] == move.old:
                        seat["person"] = move.new
                        seat["name"] = "" if move.leaves else seat["name"]
                connection.execute(update(results).where(this).values(data=pack(result)))
            queries.tell(connection, "results", RESULTS)

        await self.database.take_time(work)
        self.listener.told("results", RESULTS)

    async def done(self, move: Move) -> None:
        """Nothing is left to do: the old id is nobody's any more. As long as a cup has both the guest and who
        they are, the row stays: by it the guest is found when they leave."""
        if await self.database.read(lambda c: next(rows_of(c, move.old), None)) is not None:
            return

        def work(connection: Connection) -> None:
            connection.execute(delete(adoptions).where(adoptions.c.guest == move.old))
            connection.execute(delete(leavings).where(leavings.c.person == move.old))
            queries.tell(connection, move.old, PEOPLE)

        await self.database.write(work)
        self.listener.told(move.old, PEOPLE)


def is_left(connection: Connection, move: Move) -> bool:
    """Whether a row names the old id that is not to stay so."""
    rows = rows_of(connection, move.old)
    return any(move.leaves or not is_beside(connection, table, row, move.new) for table, row in rows)
