"""The store: what the server asks of it. Whatever is asked is done when it returns, or raises an error."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from malecon.errors import MaleconError
from malecon.store import queries
from malecon.store.cups import Cups
from malecon.store.database import Database, Sqlite, Work, connect, read_url
from malecon.store.desk import Desk
from malecon.store.friends import Friends
from malecon.store.health import Health
from malecon.store.invitations import Invitations
from malecon.store.meetings import Meetings
from malecon.store.migrations import upgrade
from malecon.store.mine import Mine
from malecon.store.moving import Moving
from malecon.store.news import Listener
from malecon.store.notices import Ears
from malecon.store.peace import Peace
from malecon.store.people import People
from malecon.store.queries import GONE, LINKS, PEOPLE, RESULTS, SHUNS, Link, NewTable, Standing
from malecon.store.reports import Reports
from malecon.store.reviews import Reviews
from malecon.store.seasons import Seasons
from malecon.store.turns import pass_turns
from malecon.table import Entry, ListingView, Table, record_text

__all__ = ["GONE", "LINKS", "PEOPLE", "RESULTS", "SHUNS", "Claim", "Link", "Missing", "Raced", "Store"]

EVERYTHING = 10_000_000
SWEPT_TOGETHER = 100


class Missing(MaleconError):
    """There is no such table."""


class Raced(MaleconError):
    """Somebody else has changed the table since it was loaded. Load it again and try again."""


class Claim(NamedTuple):
    """A table whose bots this process thinks for, until a time."""

    table: str
    until: float


class Store:
    """All tables. Made by `open`; several may be open on one PostgreSQL, one on a SQLite file."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.listener: Listener = Listener(database)
        self.reviews = Reviews(database)
        self.mine = Mine(database)
        self.ears = Ears(database)
        self.cups = Cups(database)
        self.seasons = Seasons(database)
        self.peace = Peace(database, self.listener)
        self.reports = Reports(database)
        self.desk = Desk(database)
        self.people = People(database, self.listener)
        self.moving = Moving(database, self.listener)
        self.meetings = Meetings(database)
        self.friends = Friends(database)
        self.invitations = Invitations(database)
        self.health = Health(database)

    @classmethod
    async def open(cls, url: str | None = None) -> Store:
        """Open `postgresql://…`, a file, or without an address the file in the user's data folder.

        An older database is brought up to date first, a new one is filled with what belongs there.
        """
        database = connect(read_url(url))
        try:
            await database.take_time(upgrade)
        except BaseException:
            await database.close()
            raise
        return cls(database)

    async def close(self) -> None:
        """Finish what was accepted, and let go of the database."""
        await self.listener.close()
        await self.health.close()
        await self.database.close()

    @property
    def file(self) -> str | None:
        """The SQLite file, which one server has to itself; None for PostgreSQL, which many share."""
        return self.database.url.database if isinstance(self.database, Sqlite) else None

    async def ping(self) -> None:
        """Raise if the database does not do what it is for."""
        await self.health.check()

    # --- tables ---

    async def add(
        self,
        table: Table,
        links: Sequence[tuple[str, Link]] = (),
        claimed: float = 0.0,
        also: Work[None] = lambda connection: None,
    ) -> None:
        """Keep a new table, and links to it; `also` is done in the same transaction, before."""
        await self.add_prepared(queries.prepare_new(table, claimed), links, also)
        table.saved()

    async def add_prepared(
        self,
        ready: NewTable,
        links: Sequence[tuple[str, Link]] = (),
        also: Work[None] = lambda connection: None,
    ) -> None:
        """Keep a new table that was made ready elsewhere, and links to it."""

        def work(connection: Connection) -> None:
            also(connection)
            queries.add_table(connection, ready)
            for digest, link in links:
                queries.add_link(connection, digest, link)
            if ready.rest.turns is not None:
                pass_turns(connection, ready.rest.id, ready.rest.turns)

        try:
            await self.database.write(work)
        except IntegrityError:
            raise Raced("store-raced") from None
        await self.listener.tell(ready.rest.id, ready.rest.version + 1)

    async def load(self, table_id: str) -> Table:
        """A table as it was saved last; a fresh object, which the caller may change."""
        table = await self.database.read(lambda c: queries.load_table(c, table_id))
        if table is None:
            raise Missing("store-missing")
        return table

    async def reload(self, known: Table) -> Table:
        """A table as it was saved last, from one as it was saved before; faster than `load`."""
        table = await self.database.read(lambda c: queries.reload_table(c, known))
        if table is None:
            raise Missing("store-missing")
        return table

    async def load_with_links(self, table_id: str) -> tuple[Table, list[tuple[str, Link]]]:
        """A table and the links that lead to it, as they were at one moment."""

        def work(connection: Connection) -> tuple[Table, list[tuple[str, Link]]]:
            table = queries.load_table(connection, table_id)
            if table is None:
                raise Missing("store-missing")
            return table, queries.links_of(connection, table_id)

        return await self.database.read(work)

    async def standing(self, table_id: str, person: str) -> Standing | None:
        """How often a table has been saved, to see whether a copy is still good, and what a person holds
        there; None if it is gone."""
        return await self.database.read(lambda c: queries.standing(c, table_id, person))

    async def versions(self, ids: Sequence[str]) -> dict[str, int]:
        """How often each of these tables has been saved, without those that are gone."""
        return await self.database.read(lambda c: queries.versions(c, ids))

    async def save(
        self,
        table: Table,
        links: Sequence[tuple[str, Link]] = (),
        dropped: Sequence[int | None] = (),
        claimed: float = 0.0,
    ) -> None:
        """Write what has changed since the table was loaded or saved, and new links to it.

        Links to the seats in `dropped` (None: the host's) are worthless from now on, but for the new ones.
        `claimed` is the time until which this process thinks for the bots that are asked now; see `claim`.

        When this returns it is on the disk, and may be told. After `Raced` or `Away` the object is of no use
        any more: load the table again.
        """
        ready = queries.prepare(table, claimed)

        def work(connection: Connection) -> None:
            if not queries.save_table(connection, ready):
                raise Raced("store-raced")
            for seat in dropped:
                queries.drop_links(connection, table.id, seat)
            for digest, link in links:
                queries.add_link(connection, digest, link)
            if ready.turns is not None:
                pass_turns(connection, table.id, ready.turns)

        try:
            await self.database.write(work)
        except IntegrityError:
            raise Raced("store-raced") from None
        await self.written(table)

    async def written(self, table: Table) -> None:
        table.saved()
        await self.listener.tell(table.id, table.version)

    async def delete(self, table_id: str, version: int | None = None) -> None:
        """Forget a table, its log and its links; if a version is told, only if it is still that one."""

        def work(connection: Connection) -> bool:
            if version is not None and not queries.is_still(connection, table_id, version):
                raise Raced("store-raced")
            return queries.delete_table(connection, table_id)

        if not await self.database.write(work):
            raise Missing("store-missing")
        self.listener.told(table_id, GONE)

    async def entries(
        self, table_id: str, after: int = 0, before: int | None = None, limit: int = EVERYTHING
    ) -> list[Entry]:
        """The log of a table, or a part of it. Only what `entry_view` makes of it may leave the house."""
        return await self.database.read(lambda c: queries.load_entries(c, table_id, after, before, limit))

    async def talk(self, table_id: str, about: int | None, after: int, limit: int) -> list[Entry]:
        """What was said at a table of late; or up to a line of the log, with so many `after` it."""
        return await self.database.read(lambda c: queries.load_talk(c, table_id, about, after, limit))

    async def names_at(self, table_id: str, seat: int) -> set[str]:
        """How whoever sits there has been called since the seat was free last: all who read the log know."""
        return await self.database.read(lambda c: queries.names_at(c, table_id, seat))

    async def record(self, table_id: str) -> str:
        """The record as text, with what everybody hid: that of a running game is for the house alone."""
        table = await self.load(table_id)
        log = await self.entries(table_id, before=table.number + 1)
        return record_text(table, log)

    # --- lists ---

    async def lobby(self, limit: int = 100, game: str | None = None) -> list[ListingView]:
        """Listed tables that gather or play, the latest first, each as `views.listing` shows it."""
        return await self.database.read(lambda c: queries.lobby(c, limit, game))

    async def ids(self) -> list[str]:
        """All tables, the oldest first."""
        return await self.database.read(queries.all_ids)

    async def count(self) -> dict[str, int]:
        """How many tables there are of each status."""
        return await self.database.read(queries.count)

    async def due(self, now: float, limit: int = 100) -> list[str]:
        """Tables where somebody's time has run out: they want a `tick`."""
        return await self.database.read(lambda c: queries.tables_due(c, now, limit))

    async def next_due(self) -> float | None:
        """When time runs out next at any table."""
        return await self.database.read(queries.next_due)

    async def waiting_for_bots(self, now: float, limit: int = 100) -> list[str]:
        """Tables where a bot is asked and no process thinks for it, be it that the one that did has died."""
        return await self.database.read(lambda c: queries.tables_with_bots(c, now, limit))

    async def claim(self, table: Table, now: float, until: float) -> bool:
        """Let this process think for the bots of a table as it stands; false if another one does.

        Saving the table ends the claim. If the process dies, it ends by itself.
        """
        table_id, version = table.id, table.version
        return await self.database.write(lambda c: queries.claim(c, table_id, version, now, until))

    async def renew(self, claims: Sequence[tuple[str, int]], until: float) -> None:
        """Prolong claims of this process, for tables as they were at some version."""
        if claims:
            await self.database.write(lambda c: queries.renew(c, claims, until))

    async def end_claims(self) -> None:
        """Whoever has claimed anything is dead: for the one process of a SQLite file, when it starts."""
        await self.database.write(queries.end_claims)

    async def unfinished(self, ids: Sequence[str]) -> set[str]:
        """Those of these tables that are there and were not played to their end."""
        return await self.database.read(lambda c: queries.unfinished(c, ids))

    async def sweep(
        self, ended_before: float | None, idle_before: float | None, unbegun_before: float | None = None
    ) -> int:
        """Forget tables that ended, or that nobody has touched, before a time; those that have not begun may
        have one of their own. How many there were."""
        swept = 0
        while True:
            ids = await self.database.read(
                lambda c: queries.old_tables(c, ended_before, idle_before, unbegun_before, SWEPT_TOGETHER)
            )
            if not ids:
                return swept
            for table_id in ids:
                with contextlib.suppress(Missing):
                    await self.delete(table_id)
                    swept += 1

    async def tables_of(self, person: str, limit: int = 100) -> list[tuple[ListingView, list[int | None]]]:
        """The tables that a person has links to, as `views.listing` shows them, and the seats held there."""
        return await self.database.read(lambda c: queries.tables_of(c, person, limit))

    async def ids_of(self, person: str, limit: int) -> list[str]:
        """The tables that a person has links to, those touched last first."""
        return await self.database.read(lambda c: queries.ids_of(c, person, limit))

    # --- links ---

    async def add_link(self, digest: str, link: Link) -> None:
        """Keep the hash of a secret link."""
        try:
            await self.database.write(lambda c: queries.add_link(c, digest, link))
        except IntegrityError:
            raise Raced("store-raced") from None

    async def pass_on(self, through: str, digest: str, own: Link) -> bool:
        """Give whoever came by a link one of their own; false if that link is worthless by now."""
        try:
            return await self.database.write(lambda c: queries.pass_on(c, through, digest, own))
        except IntegrityError:
            return True  # the same person came twice at once

    async def find_link(self, digest: str) -> Link | None:
        """What a link leads to."""
        return await self.database.read(lambda c: queries.find_link(c, digest))

    async def links(self, table: str) -> list[tuple[str, Link]]:
        """All links to a table, by their hashes."""
        return await self.database.read(lambda c: queries.links_of(c, table))

    async def drop_links(self, table: str, seat: int | None) -> int:
        """Make all links to a seat (or the host's) worthless, as when a person is removed."""
        return await self.database.write(lambda c: queries.drop_links(c, table, seat))

    # --- news ---

    async def watch(self, callback: Callable[[str, int], None]) -> None:
        """Call back with a table's id and version whenever one is saved, by this process or another.

        `GONE` instead of a version says that it was deleted, `LINKS` that links to it were dropped; `PEOPLE`
        that the id is a person's, whose devices have changed, `SHUNS` that they want to hear others, and
        `RESULTS` that known results were written anew. An empty id says that word may have been missed:
        whoever keeps copies looks at all of them again.
        """
        await self.listener.watch(callback)
