"""Who wants to be told of what, by which ways, and what is to be told.

A row of `notices` is something that one person is to be told of. While `due` is a time, something is still to
leave; whoever sends it claims it first, for a while, so that one process alone does. If that dies, the claim
ends, and it is sent again: twice rather than never. Turns are written down with their tables; see `turns.py`.
"""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from sqlalchemy import (
    Connection,
    Row,
    case,
    delete,
    exists,
    func,
    insert,
    literal,
    null,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from malecon.store.club_schema import keys, mails, notices, subscriptions, wishes
from malecon.store.database import Database
from malecon.store.encoding import decoder, pack
from malecon.store.schema import tables

INVITED = "invited"  # the kind of those to whom somebody is asked to come to a table
ASKED = "asked"  # the kind of those of whom somebody asks to be friends
REPORTED = "reported"  # the kind of those that tell the club's host that something lies on the desk
HOST = "host"  # to whom these go, who is no person of the club
TOGETHER = 500  # tables that are asked about in one question
MOST_BROWSERS = 10  # of a person; then the oldest is forgotten


class Notice(NamedTuple):
    """Something to be told."""

    number: int
    person: str
    kind: str
    about: str
    turn: int
    made: float
    due: float
    told: float | None
    tries: int
    data: dict[str, Any]


class Subscription(NamedTuple):
    """A browser that takes Web Push."""

    hash: str
    person: str
    data: dict[str, Any]
    made: float
    failures: int


class Address(NamedTuple):
    """A mail address."""

    person: str
    address: str
    confirmed: float | None
    stop: str  # the hash of the word that ends it
    data: dict[str, Any]


class Reach(NamedTuple):
    """How somebody can be told of something, and how they want to be."""

    wishes: dict[str, Any] | None
    subscriptions: list[Subscription]
    mail: Address | None


class About(NamedTuple):
    """A table, as far as somebody is told of it."""

    settings: dict[str, Any]
    listing: dict[str, Any]


class Ears:
    """Those who want to be told, and what they are to be told."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # --- keys of the club ---

    async def key(self, name: str, fresh: str, now: float) -> str:
        """The club's key of this name; the one that is brought, if there is none yet."""
        wanted = select(keys.c.value).where(keys.c.name == name)
        found: str | None = await self.database.read(lambda c: c.execute(wanted).scalar())
        if found is None:
            row = {"name": name, "value": fresh, "made": now}
            try:
                await self.database.write(lambda c: c.execute(insert(keys), row))
                return fresh
            except IntegrityError:  # another process was faster
                return str(await self.database.read(lambda c: c.execute(wanted).scalar_one()))
        return found

    # --- who wants what ---

    async def reach(self, person: str) -> Reach:
        """Everything there is to know about how to tell somebody."""
        return await self.database.read(lambda c: reach(c, person))

    async def wish(self, person: str, change: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
        """Change somebody's wishes, from what they were."""

        def work(connection: Connection) -> None:
            wanted = select(wishes.c.data).where(wishes.c.person == person).with_for_update()
            found = connection.execute(wanted).scalar()
            data = pack(change({} if found is None else decoder.decode(found)))
            if found is None:
                connection.execute(insert(wishes), {"person": person, "data": data})
            else:
                connection.execute(update(wishes).where(wishes.c.person == person).values(data=data))

        try:
            await self.database.write(work)
        except IntegrityError:  # their first two wishes at once
            await self.database.write(work)

    async def subscribe(self, person: str, digest: str, data: dict[str, Any], now: float) -> None:
        """A browser takes Web Push for somebody, and for nobody else from now on."""
        row = {"hash": digest, "person": person, "data": pack(data), "made": now, "failures": 0}

        def work(connection: Connection) -> None:
            connection.execute(delete(subscriptions).where(subscriptions.c.hash == digest))
            connection.execute(insert(subscriptions), row)
            own = select(subscriptions.c.hash).where(subscriptions.c.person == person)
            old = own.order_by(subscriptions.c.made.desc(), subscriptions.c.hash).offset(MOST_BROWSERS)
            forgotten = list(connection.execute(old.limit(MOST_BROWSERS)).scalars())
            connection.execute(delete(subscriptions).where(subscriptions.c.hash.in_(forgotten)))

        try:
            await self.database.write(work)
        except IntegrityError:  # the same browser twice at once
            await self.database.write(work)

    async def unsubscribe(self, person: str, digest: str) -> bool:
        """A browser of somebody takes no more; false if it is none of theirs."""
        mine = delete(subscriptions).where(subscriptions.c.hash == digest, subscriptions.c.person == person)
        return await self.database.write(lambda c: c.execute(mine).rowcount > 0)

    async def failed(self, digest: str, most: int) -> None:
        """The service of a browser took nothing for it; after so many times it is forgotten."""

        def work(connection: Connection) -> None:
            one = subscriptions.c.hash == digest
            grown = subscriptions.c.failures + 1
            connection.execute(update(subscriptions).where(one).values(failures=grown))
            connection.execute(delete(subscriptions).where(one, subscriptions.c.failures >= most))

        await self.database.write(work)

    async def reached(self, digest: str) -> None:
        """The service of a browser takes something for it again."""
        again = update(subscriptions).where(subscriptions.c.hash == digest).values(failures=0)
        await self.database.write(lambda c: c.execute(again))

    # --- mail ---

    async def set_mail(self, mail: Address) -> None:
        """Keep an address, in place of the one before."""
        row = {**mail._asdict(), "data": pack(mail.data)}

        def work(connection: Connection) -> None:
            connection.execute(delete(mails).where(mails.c.person == mail.person))
            connection.execute(insert(mails), row)

        try:
            await self.database.write(work)
        except IntegrityError:
            await self.database.write(work)

    async def change_mail(self, person: str, change: Callable[[Address], Address | None]) -> Address | None:
        """Change what is known of somebody's address, if there is one; to None: forget it."""

        def work(connection: Connection) -> Address | None:
            wanted = select(mails).where(mails.c.person == person).with_for_update()
            row = connection.execute(wanted).one_or_none()
            changed = None if row is None else change(read_mail(row))
            own = mails.c.person == person
            if changed is None:
                connection.execute(delete(mails).where(own))
            else:
                values = {**changed._asdict(), "data": pack(changed.data)}
                connection.execute(update(mails).where(own).values(values))
            return changed

        return await self.database.write(work)

    async def find_mail(self, stop: str) -> Address | None:
        """The address that the word of this hash ends."""
        wanted = select(mails).where(mails.c.stop == stop)
        row = await self.database.read(lambda c: c.execute(wanted).first())
        return None if row is None else read_mail(row)

    # --- what is to be told ---

    async def tell_host(self, about: str, now: float, pause: float) -> None:
        """Have the club's host told that something waits there: what is still to leave tells of it too, and
        between two of them there is a pause."""
        mine = (notices.c.person == HOST, notices.c.kind == REPORTED, notices.c.about == about)

        def work(connection: Connection) -> None:
            if connection.execute(select(notices.c.number).where(*mine, notices.c.due.is_not(None))).first():
                return
            last = connection.execute(select(func.max(notices.c.told)).where(*mine)).scalar()
            due = now if last is None else max(now, last + pause)
            key = {"person": HOST, "kind": REPORTED, "about": about, "turn": int(now * 1000)}
            row = {**key, "made": due, "due": due, "claimed": 0.0, "tries": 0, "data": pack({})}
            connection.execute(insert(notices), row)

        with contextlib.suppress(IntegrityError):  # two reports at once are told as one
            await self.database.write(work)

    async def claim(self, now: float, until: float, limit: int) -> list[Notice]:
        """What is to leave now and nobody else is at; it is this process's to tell until then."""

        def work(connection: Connection) -> list[Notice]:
            due = (notices.c.due <= now, notices.c.claimed <= now)
            wanted = select(notices.c.number).where(*due).order_by(notices.c.due).limit(limit)
            numbers = list(connection.execute(wanted).scalars())
            if not numbers:
                return []
            mine = update(notices).where(notices.c.number.in_(numbers), *due).values(claimed=until)
            return [read_notice(row) for row in connection.execute(mine.returning(notices))]

        if not await self.next_due(now, before=now):
            return []  # most of the time, and then nobody need write
        return await self.database.write(work)

    async def prolong(self, numbers: Sequence[int], until: float, longer: float) -> set[int]:
        """Claim for longer what is claimed until then; nothing that is not any more, or by another."""
        ours = update(notices).where(notices.c.number.in_(numbers), notices.c.claimed == until)
        wanted = ours.values(claimed=longer).returning(notices.c.number)
        return await self.database.write(lambda c: set(c.execute(wanted).scalars()))

    async def next_due(self, after: float, before: float | None = None) -> float | None:
        """When something is to leave next; or, with `before`, whether anything should have."""
        wanted = select(func.min(notices.c.due))
        if before is None:
            wanted = wanted.where(notices.c.due > after)
        else:
            wanted = wanted.where(notices.c.due <= before, notices.c.claimed <= after)
        due: float | None = await self.database.read(lambda c: c.execute(wanted).scalar())
        return due

    async def waiting(self, kind: str, tables: Sequence[str], now: float, before: float) -> list[Notice]:
        """What of a kind is to leave by then of these tables, and nobody is at."""
        due = (notices.c.kind == kind, notices.c.due <= before, notices.c.claimed <= now)

        def work(connection: Connection) -> list[Notice]:
            found: list[Notice] = []
            for first in range(0, len(tables), TOGETHER):
                of_these = notices.c.about.in_(tables[first : first + TOGETHER])
                found += map(read_notice, connection.execute(select(notices).where(of_these, *due)))
            return found

        return await self.database.read(work) if tables else []

    async def put_off(self, notice: Notice, due: float | None, now: float) -> None:
        """Have something leave later, or not at all, unless anybody has done something about it meanwhile."""
        same = (notices.c.number == notice.number, notices.c.due == notice.due, notices.c.claimed <= now)
        later = update(notices).where(*same).values(due=due, data=pack(notice.data))
        await self.database.write(lambda c: c.execute(later))

    async def told_at(self, person: str, about: str) -> float | None:
        """When somebody was told last that it is their turn there, if they have not answered since."""
        wanted = select(func.max(notices.c.told)).where(
            notices.c.person == person, notices.c.kind == "turn", notices.c.about == about
        )
        told: float | None = await self.database.read(lambda c: c.execute(wanted).scalar())
        return told

    async def stands(self, number: int) -> bool:
        """Whether something is still to be told: they may have answered since it was claimed."""
        wanted = select(notices.c.number).where(notices.c.number == number, notices.c.due.is_not(None))
        return await self.database.read(lambda c: c.execute(wanted).scalar() is not None)

    async def settle(self, notice: Notice, due: float | None) -> None:
        """What has become of something: it was told, or is to be tried again. If they have answered
        meanwhile, nothing more is to leave."""
        later = null() if due is None else case((notices.c.due.is_(None), null()), else_=literal(due))
        told = null() if notice.told is None else case((notices.c.due.is_(None), null()), else_=notice.told)
        settled = (
            update(notices)
            .where(notices.c.number == notice.number)
            .values(due=later, told=told, claimed=0.0, tries=notice.tries, data=pack(notice.data))
        )
        await self.database.write(lambda c: c.execute(settled))

    async def end_claims(self) -> None:
        """Whoever has claimed anything is dead: for the one process of a SQLite file, when it starts."""
        freed = update(notices).where(notices.c.claimed > 0).values(claimed=0.0)
        await self.database.write(lambda c: c.execute(freed))

    async def sweep(self, before: float, unconfirmed_before: float) -> None:
        """Forget what has been told and answered long ago, and addresses that nobody has confirmed."""
        old = delete(notices).where(notices.c.due.is_(None), notices.c.made < before)
        unread = select(mails.c.person).where(mails.c.confirmed.is_(None))

        def work(connection: Connection) -> None:
            connection.execute(old)
            for person in list(connection.execute(unread).scalars()):
                row = connection.execute(select(mails).where(mails.c.person == person)).one_or_none()
                if row is not None and decoder.decode(row.data).get("until", 0) < unconfirmed_before:
                    connection.execute(delete(mails).where(mails.c.person == person))

        await self.database.write(work)

    async def about(self, table_ids: Sequence[str]) -> dict[str, About]:
        """The tables that somebody is told of."""
        wanted = select(tables.c.id, tables.c.settings, tables.c.listing).where(tables.c.id.in_(table_ids))

        def work(connection: Connection) -> dict[str, About]:
            return {
                row.id: About(decoder.decode(row.settings), decoder.decode(row.listing))
                for row in connection.execute(wanted)
            }

        return await self.database.read(work)


# --- plain functions of a connection, for whoever has a transaction of their own ---


def add(
    connection: Connection,
    person: str,
    kind: str,
    about: str,
    turn: int,
    now: float,
    data: dict[str, Any],
) -> bool:
    """Write down something to be told; false if it was before, or they never wished to hear of anything."""
    key = {"person": person, "kind": kind, "about": about, "turn": turn}
    row = {**key, "made": now, "due": now, "claimed": 0.0, "tries": 0, "data": pack(data)}
    known = exists().where(*(notices.c[name] == value for name, value in key.items()))
    wanted = select(*map(literal, row.values())).where(exists().where(wishes.c.person == person), ~known)
    return connection.execute(insert(notices).from_select(list(row), wanted)).rowcount > 0


def reach(connection: Connection, person: str) -> Reach:
    found = connection.execute(select(wishes.c.data).where(wishes.c.person == person)).scalar()
    own = select(subscriptions).where(subscriptions.c.person == person).order_by(subscriptions.c.made)
    browsers = [
        Subscription(row.hash, row.person, decoder.decode(row.data), row.made, row.failures)
        for row in connection.execute(own)
    ]
    mail = connection.execute(select(mails).where(mails.c.person == person)).one_or_none()
    wished = None if found is None else decoder.decode(found)
    return Reach(wished, browsers, None if mail is None else read_mail(mail))


def read_mail(row: Row[Any]) -> Address:
    return Address(row.person, row.address, row.confirmed, row.stop, decoder.decode(row.data))


def read_notice(row: Row[Any]) -> Notice:
    return Notice(
        row.number,
        row.person,
        row.kind,
        row.about,
        row.turn,
        row.made,
        row.due,
        row.told,
        row.tries,
        decoder.decode(row.data),
    )
