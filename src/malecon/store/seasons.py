"""Seasons kept: each in one row, and one for each cup that counts, which follows the cup.

Whatever changes a cup of a season is in one transaction with what the season keeps of it, and makes a new
version of the season.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, func, insert, or_, select, update

from malecon.cups.event import CupStatus, Event
from malecon.cups.league import Entry, Season, SeasonStatus
from malecon.cups.season import MOST_CUPS, SeasonRules
from malecon.store.club_schema import cups, season_cups, season_people, seasons, shunned
from malecon.store.database import Database
from malecon.store.encoding import decoder, pack
from malecon.table.moves import Denied


class KeptSeason(NamedTuple):
    """A season as it was saved last, with its cups in the order in which they were added."""

    season: Season
    entries: Sequence[Entry]
    there: frozenset[str]  # the cups that can still be looked at
    version: int


class Line(NamedTuple):
    """A season in a list."""

    season: Season
    cups: int


class Seasons:
    """All seasons of a store."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, season: Season) -> None:
        row = {"id": season.id, "version": 1, "host": season.host, "made": season.made, **row_of(season)}
        await self.database.write(lambda c: c.execute(insert(seasons), row))

    async def load(self, season_id: str) -> KeptSeason | None:
        def work(connection: Connection) -> KeptSeason | None:
            row = connection.execute(select(seasons).where(seasons.c.id == season_id)).one_or_none()
            if row is None:
                return None
            wanted = (
                select(season_cups.c.cup_id, season_cups.c.data, cups.c.id)
                .select_from(season_cups.outerjoin(cups, cups.c.id == season_cups.c.cup_id))
                .where(season_cups.c.season_id == season_id)
                .order_by(season_cups.c.added, season_cups.c.cup_id)
            )
            found = connection.execute(wanted).all()
            entries = [Entry.from_json(cup_id, decoder.decode(data)) for cup_id, data, _ in found]
            there = frozenset(cup_id for cup_id, _, known in found if known is not None)
            return KeptSeason(read_season(row), entries, there, row.version)

        return await self.database.read(work)

    async def version(self, season_id: str) -> int | None:
        """How often a season has changed, its cups included; None if it is gone."""
        wanted = select(seasons.c.version).where(seasons.c.id == season_id)
        return await self.database.read(lambda c: c.execute(wanted).scalar_one_or_none())

    async def title(self, season_id: str) -> str | None:
        """How a season is called; None if it is gone."""
        wanted = select(seasons.c.title).where(seasons.c.id == season_id)
        return await self.database.read(lambda c: c.execute(wanted).scalar_one_or_none())

    async def save(self, season: Season, version: int) -> bool:
        """Write a season as it is after `version`; false if it, or a cup of it, has changed since."""
        now_so = update(seasons).where(seasons.c.id == season.id, seasons.c.version == version)
        wanted = now_so.values(version=version + 1, **row_of(season))
        return await self.database.write(lambda c: c.execute(wanted).rowcount == 1)

    async def listed(self, person: str, limit: int) -> list[Line]:
        """Those that are listed and go on, and those that a person holds or has played in; the one that was
        touched last first."""
        mine = select(season_cups.c.season_id).join(
            season_people, season_people.c.cup_id == season_cups.c.cup_id
        )
        own = or_(seasons.c.host == person, seasons.c.id.in_(mine.where(season_people.c.person == person)))
        of_all = seasons.c.listed & (seasons.c.status == SeasonStatus.RUNNING)
        count = select(func.count()).where(season_cups.c.season_id == seasons.c.id).scalar_subquery()
        wanted = select(seasons, count.label("cups")).where(or_(of_all, own) if person else of_all)
        wanted = wanted.order_by(seasons.c.touched.desc()).limit(limit)
        return await self.database.read(
            lambda c: [Line(read_season(row), row.cups) for row in c.execute(wanted)]
        )

    async def count_live(self, host: str) -> int:
        """How many seasons of this host go on."""
        wanted = select(func.count()).select_from(seasons)
        wanted = wanted.where(seasons.c.host == host, seasons.c.status == SeasonStatus.RUNNING)
        return await self.database.read(lambda c: int(c.execute(wanted).scalar_one()))

    async def addable(self, host: str, limit: int) -> list[Any]:
        """The lines of this host's cups that count for no season; touched last first."""
        wanted = (
            select(cups.c.listing)
            .where(cups.c.host == host, cups.c.status != CupStatus.CANCELLED)
            .where(cups.c.id.not_in(select(season_cups.c.cup_id)))
            .order_by(cups.c.touched.desc())
            .limit(limit)
        )
        return await self.database.read(lambda c: [decoder.decode(x) for x in c.execute(wanted).scalars()])

    async def to_tell(self, season_id: str, host: str) -> list[str]:
        """The persons who have played in a season, but for its host and whoever has blocked them."""
        deaf = select(shunned.c.person).where(shunned.c.other == host, shunned.c.kind == "block")
        wanted = (
            select(season_people.c.person)
            .join(season_cups, season_cups.c.cup_id == season_people.c.cup_id)
            .where(season_cups.c.season_id == season_id)
            .where(season_people.c.person != host, season_people.c.person.not_in(deaf))
            .distinct()
        )
        return await self.database.read(lambda c: sorted(c.execute(wanted).scalars()))

    async def drop_cup(self, season_id: str, cup_id: str) -> None:
        """A cup that is no more counts no longer."""

        def work(connection: Connection) -> None:
            here = connection.execute(
                select(season_cups.c.cup_id).where(
                    season_cups.c.cup_id == cup_id, season_cups.c.season_id == season_id
                )
            )
            if here.first() is not None:
                drop_entry(connection, cup_id)

        await self.database.write(work)

    async def old(self, ended: float | None, idle: float | None, unbegun: float, limit: int) -> list[str]:
        """Seasons that were touched last before a time: one for those that are over, one for those that go
        on, and one for those without a cup."""
        empty = seasons.c.id.not_in(select(season_cups.c.season_id))
        of_each = [empty & (seasons.c.touched < unbegun)]
        for status, before in ((SeasonStatus.OVER, ended), (SeasonStatus.RUNNING, idle)):
            if before is not None:
                of_each.append((seasons.c.status == status) & (seasons.c.touched < before))
        wanted = select(seasons.c.id).where(or_(*of_each)).limit(limit)
        return await self.database.read(lambda c: list(c.execute(wanted).scalars()))

    async def delete(self, season_id: str) -> None:
        """Forget a season. Its cups stay."""
        wanted = delete(seasons).where(seasons.c.id == season_id)  # and with it what it keeps of its cups
        await self.database.write(lambda c: c.execute(wanted))


def row_of(season: Season) -> dict[str, Any]:
    return {
        "status": season.status,
        "listed": season.listed,
        "touched": season.touched,
        "title": season.title,
        "data": pack(season.to_json()),
    }


def read_season(row: Any) -> Season:
    data = decoder.decode(row.data)
    rules = SeasonRules.from_json(data["rules"])
    told = (row.title, rules, row.listed, data["seed"], SeasonStatus(row.status))
    return Season(row.id, row.host, *told, row.made, row.touched)


# --- in the transactions of cups ---
# The row of the season is always changed first: so nobody waits for somebody who waits for them.


def keep_entry(connection: Connection, event: Event, entry: str, now: float | None = None) -> None:
    """What a cup has brought its season so far, packed; if it was not there, it is from now on."""
    if not touch(connection, event.season, now):
        return  # the season is no more
    this = season_cups.c.cup_id == event.id
    told = {"status": event.status, "data": entry}
    if connection.execute(update(season_cups).where(this).values(**told)).rowcount == 0:
        check_place(connection, event.season)
        row = {"cup_id": event.id, "season_id": event.season, "added": now or event.touched, **told}
        connection.execute(insert(season_cups), row)
    known = select(season_people.c.person).where(season_people.c.cup_id == event.id)
    before, here = set(connection.execute(known).scalars()), set(event.persons())
    if gone := before - here:
        of_cup = season_people.c.cup_id == event.id
        connection.execute(delete(season_people).where(of_cup, season_people.c.person.in_(gone)))
    if new := sorted(here - before):
        connection.execute(insert(season_people), [{"cup_id": event.id, "person": who} for who in new])


def check_place(connection: Connection, season_id: str) -> None:
    """Raise if no cup can be added."""
    status = select(seasons.c.status).where(seasons.c.id == season_id)
    if connection.execute(status).scalar_one() == SeasonStatus.OVER:
        raise Denied("cup-season-over")
    count = select(func.count()).where(season_cups.c.season_id == season_id)
    if connection.execute(count).scalar_one() >= MOST_CUPS:
        raise Denied("cup-season-full", most=MOST_CUPS)


def drop_entry(connection: Connection, cup_id: str, unless: CupStatus | None = None) -> None:
    """A cup counts no longer, unless its result is to stay."""
    this = season_cups.c.cup_id == cup_id
    season = connection.execute(select(season_cups.c.season_id).where(this)).scalar_one_or_none()
    if season is not None:
        touch(connection, season)
        connection.execute(delete(season_cups).where(this, season_cups.c.status != (unless or "")))


def touch(connection: Connection, season_id: str, now: float | None = None) -> bool:
    """It has changed, so who remembers it looks again; false if it is gone."""
    more = {} if now is None else {"touched": now}
    this = update(seasons).where(seasons.c.id == season_id)
    return connection.execute(this.values(version=seasons.c.version + 1, **more)).rowcount == 1
