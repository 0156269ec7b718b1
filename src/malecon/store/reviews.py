"""What is kept of finished games beside their logs: analyses, as far as they have come, and results.

What they say is kept as JSON and given back as it was: whoever makes them knows what it is.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, delete, exists, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from malecon.store.database import Database
from malecon.store.encoding import decoder, pack
from malecon.store.schema import analyses, analysis_parts, results, tables
from malecon.table import Status


class Kept(NamedTuple):
    """An analysis, as far as it has come."""

    nodes: int
    total: int
    done: int
    claimed: float  # until when some process is at it
    head: Any
    tail: Any  # None: it is not finished

    @property
    def is_finished(self) -> bool:
        return self.tail is not None


class Reviews:
    """Analyses and results of the tables of a store. They go when their table goes."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # --- analyses ---

    async def begin(self, table_id: str, nodes: int, total: int, head: object, until: float) -> bool:
        """Keep a new analysis, claimed by this process; false if there is one already, or no such table."""
        row = {
            "table_id": table_id,
            "nodes": nodes,
            "total": total,
            "done": 0,
            "claimed": until,
            "head": pack(head),
        }
        try:
            await self.database.write(lambda c: c.execute(insert(analyses), row))
        except IntegrityError:
            return False
        return True

    async def find(self, table_id: str) -> Kept | None:
        """The analysis of a table, without its answers."""

        def work(connection: Connection) -> Kept | None:
            row = connection.execute(select(analyses).where(analyses.c.table_id == table_id)).one_or_none()
            if row is None:
                return None
            tail = None if row.tail is None else decoder.decode(row.tail)
            return Kept(row.nodes, row.total, row.done, row.claimed, decoder.decode(row.head), tail)

        return await self.database.read(work)

    async def claim(self, table_id: str, now: float, until: float) -> bool:
        """Let this process go on with an analysis that nobody is at; false if somebody is, or it is done."""
        mine = (
            update(analyses)
            .where(analyses.c.table_id == table_id, analyses.c.claimed <= now, analyses.c.tail.is_(None))
            .values(claimed=until)
        )
        return await self.database.write(lambda c: c.execute(mine).rowcount == 1)

    async def add(self, table_id: str, first: int, answers: Sequence[object], until: float) -> bool:
        """Keep the next answers of an analysis; false if they are there already, or it is no more."""

        def work(connection: Connection) -> bool:
            grown = (
                update(analyses)
                .where(analyses.c.table_id == table_id, analyses.c.done == first)
                .values(done=first + len(answers), claimed=until)
            )
            if connection.execute(grown).rowcount != 1:
                return False
            row = {"table_id": table_id, "first": first, "data": pack(answers)}
            connection.execute(insert(analysis_parts), row)
            return True

        return await self.database.write(work)

    async def finish(self, table_id: str, tail: object) -> None:
        """The last of an analysis."""
        last = update(analyses).where(analyses.c.table_id == table_id).values(tail=pack(tail), claimed=0.0)
        await self.database.write(lambda c: c.execute(last))

    async def answers(self, table_id: str, after: int = 0) -> list[Any]:
        """The answers judged so far, from this one on."""

        def work(connection: Connection) -> list[Any]:
            parts = select(analysis_parts.c.first, analysis_parts.c.data).where(
                analysis_parts.c.table_id == table_id
            )
            judged: list[Any] = []
            for first, data in connection.execute(parts.order_by(analysis_parts.c.first)):
                answers = decoder.decode(data)
                judged += answers[max(0, after - first) :]
            return judged

        return await self.database.read(work)

    async def forget(self, table_id: str) -> None:
        """Throw an analysis away."""
        await self.database.write(
            lambda c: c.execute(delete(analyses).where(analyses.c.table_id == table_id))
        )

    # --- results ---

    async def add_result(self, table_id: str, result: object) -> bool:
        """Write down how a game ended, once; false if that has been done, or the table is no more."""
        row = {"table_id": table_id, "data": pack(result)}
        try:
            await self.database.write(lambda c: c.execute(insert(results), row))
        except IntegrityError:
            return False
        return True

    async def results(self, after: int = 0) -> list[tuple[int, str, Any]]:
        """The results written down after one: its number, its table, and what it says."""
        wanted = select(results.c.number, results.c.table_id, results.c.data)
        wanted = wanted.where(results.c.number > after).order_by(results.c.number)

        def work(connection: Connection) -> list[tuple[int, str, Any]]:
            return [
                (number, table_id, decoder.decode(data))
                for number, table_id, data in connection.execute(wanted)
            ]

        return await self.database.take_time(work)  # all of them, the first time

    async def results_of(self, table_ids: Sequence[str]) -> list[Any]:
        """What was written down of these tables, in its order."""
        wanted = select(results.c.data).where(results.c.table_id.in_(table_ids)).order_by(results.c.number)

        def work(connection: Connection) -> list[Any]:
            return [decoder.decode(data) for data in connection.execute(wanted).scalars()]

        return await self.database.read(work) if table_ids else []

    async def count_results(self) -> int:
        """How many there are."""
        return await self.database.read(
            lambda c: int(c.execute(select(func.count(results.c.number))).scalar_one())
        )

    async def without_result(self, limit: int = 1000) -> list[str]:
        """Games that are over and not written down yet, the oldest first."""
        written = exists().where(results.c.table_id == tables.c.id)
        wanted = select(tables.c.id).where(and_(tables.c.status == Status.OVER, ~written))
        wanted = wanted.order_by(tables.c.touched).limit(limit)
        return await self.database.read(lambda c: list(c.execute(wanted).scalars()))
