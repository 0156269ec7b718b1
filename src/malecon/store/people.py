"""Those who want to be known: who they are, on which devices, and by what they come in again.

A person keeps the id of the device on which they became known. A secret is kept as its hash alone. Guests who
turn out to be somebody, and persons who leave, are noted in the transaction that makes them so; what has to
be changed at tables comes after it, one by one, until nothing is left (see `moving.py`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, and_, delete, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from malecon.errors import MaleconError
from malecon.store import queries
from malecon.store.club_schema import (
    adoptions,
    challenges,
    devices,
    leavings,
    passkeys,
    persons,
    phrases,
    subscriptions,
)
from malecon.store.database import Database
from malecon.store.encoding import decoder, pack
from malecon.store.identities import Identities
from malecon.store.news import Listener
from malecon.store.personal import carry, erase, rows_of, share_a_cup, shunning
from malecon.store.queries import LINKS, PEOPLE, SHUNS
from malecon.store.schema import links, tables
from malecon.table import LIVE, Denied
from malecon.table.persons import second_hand

T = TypeVar("T")

MOST_DEVICES = 50  # of a person; those not seen for longest go first
MOST_PASSKEYS = 20
ASKED_TOGETHER = 500


class Person(NamedTuple):
    """Somebody who wants to be known."""

    id: str
    public: str  # by which others know them
    name: str
    face: str
    made: float
    seen: float
    data: dict[str, Any] = {}  # noqa: RUF012 - never changed


class Device(NamedTuple):
    """A browser that a person uses, by the hash of its secret."""

    hash: str
    person: str
    label: str
    made: float
    seen: float


@dataclass(frozen=True, slots=True)
class Passkey:
    """A public key of a person. `credential` is how its authenticator calls it."""

    credential: str
    person: str
    key: str
    count: int
    label: str
    made: float
    used: float


class Ways(NamedTuple):
    """By what a person comes in again."""

    passkeys: list[Passkey]
    phrase: float | None  # since when there is one


class Taken(MaleconError):
    """There is something already that must not be replaced unasked."""


class People:
    """The known persons of a store. Whoever changes who is who has all processes told."""

    def __init__(self, database: Database, listener: Listener) -> None:
        self.database = database
        self.listener = listener
        self.identities = Identities(database)

    async def change(self, person: str, work: Callable[[Connection], T]) -> T:
        """Change who somebody is, and tell of it."""

        def tell(connection: Connection) -> T:
            result = work(connection)
            queries.tell(connection, person, PEOPLE)
            return result

        self.identities.changed()
        try:
            result = await self.database.write(tell)
        finally:
            self.identities.changed()
        self.listener.told(person, PEOPLE)
        return result

    # --- who they are ---

    async def find(self, person: str) -> Person | None:
        found = await self.several(persons.c.id, [person])
        return found[0] if found else None

    async def find_all(self, people: Sequence[str]) -> list[Person]:
        """Those of these who are known."""
        return await self.several(persons.c.id, people)

    async def find_public(self, public: Sequence[str]) -> list[Person]:
        """Those of these whom others know by such an id."""
        return await self.several(persons.c.public, public)

    async def several(self, column: Any, values: Sequence[str]) -> list[Person]:
        def work(connection: Connection) -> list[Person]:
            found: list[Person] = []
            for first in range(0, len(values), ASKED_TOGETHER):
                wanted = select(persons).where(column.in_(values[first : first + ASKED_TOGETHER]))
                found += [read_person(row) for row in connection.execute(wanted).mappings()]
            return found

        return await self.database.read(work) if values else []

    async def named(self, name: str) -> list[Person]:
        """Those who are called so."""
        wanted = select(persons).where(
            or_(persons.c.name == name, func.lower(persons.c.name) == name.lower())
        )
        return await self.database.read(
            lambda c: [read_person(row) for row in c.execute(wanted.limit(100)).mappings()]
        )

    async def describe(self, person: str, name: str, face: str) -> None:
        """Change how somebody wants to be seen."""
        wanted = update(persons).where(persons.c.id == person).values(name=name, face=face)
        await self.database.write(lambda c: c.execute(wanted))

    async def saw(self, device: str, person: str, now: float) -> None:
        """A device was used just now."""

        def work(connection: Connection) -> None:
            connection.execute(update(devices).where(devices.c.hash == device).values(seen=now))
            connection.execute(update(persons).where(persons.c.id == person).values(seen=now))

        self.identities.saw(device, now)
        await self.database.write(work)

    # --- becoming known ---

    async def add(self, person: Person, device: Device, way: Passkey | str) -> None:
        """Somebody becomes known on a device, by a passkey or the hash of a phrase."""

        def work(connection: Connection) -> None:
            lock(connection, person.id)
            if connection.execute(select(leavings).where(leavings.c.person == person.id)).first():
                raise Denied("person-gone")
            if connection.execute(select(adoptions).where(adoptions.c.guest == person.id)).first():
                raise Denied("person-signed-out")  # that guest has turned out to be somebody else meanwhile
            connection.execute(insert(persons), {**person._asdict(), "data": pack(person.data)})
            connection.execute(insert(devices), device._asdict())
            move_ears(connection, person.id, device.hash)
            add_way(connection, person.id, way, person.made)

        try:
            await self.change(person.id, work)
        except IntegrityError:
            raise Taken("person-known-already") from None

    async def set_phrase(self, person: str, digest: str, now: float, replace: bool) -> None:
        """Another phrase; the one before is worthless from now on, and is not replaced unasked."""

        def work(connection: Connection) -> None:
            must_be(connection, person)
            own = phrases.c.person == person
            if not replace and connection.execute(select(phrases.c.hash).where(own)).first():
                raise Taken("person-phrase-there")
            connection.execute(delete(phrases).where(own))
            add_way(connection, person, digest, now)

        await self.database.write(work)

    async def add_passkey(self, passkey: Passkey) -> None:
        def work(connection: Connection) -> None:
            must_be(connection, passkey.person)
            count = select(func.count()).where(passkeys.c.person == passkey.person)
            if connection.execute(count).scalar_one() >= MOST_PASSKEYS:
                raise Denied("person-many-passkeys", most=str(MOST_PASSKEYS))
            add_way(connection, passkey.person, passkey, passkey.made)

        try:
            await self.database.write(work)
        except IntegrityError:
            raise Taken("person-passkey-there") from None

    async def ways(self, person: str) -> Ways:
        """By what somebody comes in."""
        return await self.database.read(lambda c: ways_of(c, person))

    async def drop_way(self, person: str, credential: str | None, sure: bool) -> None:
        """Give up a passkey, or the phrase (None); the last way in not unasked."""

        def work(connection: Connection) -> None:
            must_be(connection, person)
            ways = ways_of(connection, person)
            left = len(ways.passkeys) + (ways.phrase is not None)
            is_there = (
                ways.phrase is not None
                if credential is None
                else any(one.credential == credential for one in ways.passkeys)
            )
            if left - is_there < 1 and not sure:
                raise Taken("person-last-way")
            if credential is None:
                connection.execute(delete(phrases).where(phrases.c.person == person))
            else:
                own = and_(passkeys.c.person == person, passkeys.c.credential == credential)
                connection.execute(delete(passkeys).where(own))

        await self.database.write(work)

    # --- coming in ---

    async def find_phrase(self, digest: str) -> str | None:
        """Whose phrase this is, by its hash."""
        wanted = select(phrases.c.person).where(phrases.c.hash == digest)
        return await self.database.read(lambda c: c.execute(wanted).scalar())

    async def find_passkey(self, credential: str) -> Passkey | None:
        wanted = select(passkeys).where(passkeys.c.credential == credential)
        row = await self.database.read(lambda c: c.execute(wanted).one_or_none())
        return None if row is None else Passkey(*row)

    async def used(self, passkey: Passkey, count: int, now: float) -> bool:
        """A passkey has signed for the time of this number; false if it had done so before."""
        this = and_(passkeys.c.credential == passkey.credential, passkeys.c.person == passkey.person)
        if count:
            this = and_(this, passkeys.c.count < count)  # some never count
        else:
            this = and_(this, passkeys.c.count == 0)
        wanted = update(passkeys).where(this).values(count=count, used=now)
        return await self.database.write(lambda c: c.execute(wanted).rowcount == 1)

    async def enter(self, person: str, guest: str, device: Device, now: float) -> list[str]:
        """A device is a person's from now on, and what a guest held there is too. The tables whose links have
        changed hands."""

        others: list[str] = []  # who did not want to hear the guest

        def work(connection: Connection) -> list[str]:
            must_be(connection, person)
            connection.execute(insert(devices), device._asdict())
            drop_oldest(connection, person)
            drop_ears(connection, person)
            if not guest or guest == person:
                return []
            lock(connection, guest)
            for closed in (persons.c.id, adoptions.c.guest, leavings.c.person):
                if connection.execute(select(closed).where(closed == guest)).first():
                    return []  # that guest is somebody already
            check_hands(connection, guest, person)
            if share_a_cup(connection, guest, person):
                raise Denied("person-two-places")
            mine = tables_of(connection, guest)
            move_ears(connection, guest, device.hash)
            others[:] = shunning(connection, guest)
            for other in others:
                queries.tell(connection, other, SHUNS)
            connection.execute(insert(adoptions), {"guest": guest, "person": person, "made": now})
            carry(connection, guest, person)
            for table_id in mine:
                queries.tell(connection, table_id, LINKS)
            queries.tell(connection, guest, PEOPLE)
            return mine

        mine = await self.change(person, work)
        for table_id in mine:
            self.listener.told(table_id, LINKS)
        for other in others:
            self.listener.told(other, SHUNS)
        if guest:
            self.listener.told(guest, PEOPLE)
        return mine

    # --- devices ---

    async def devices(self, person: str) -> list[Device]:
        """A person's devices, the one seen last first."""
        wanted = select(devices).where(devices.c.person == person).order_by(devices.c.seen.desc())
        return await self.database.read(lambda c: [Device(*row) for row in c.execute(wanted)])

    async def sign_out(self, person: str, which: Sequence[str], sure: bool = True) -> None:
        """Some devices are nobody's any more. The last one of somebody without a way in not unasked."""

        def work(connection: Connection) -> None:
            must_be(connection, person)
            ways = ways_of(connection, person)
            left = select(devices.c.hash).where(devices.c.person == person, devices.c.hash.not_in(which))
            if (
                not sure
                and not ways.passkeys
                and ways.phrase is None
                and not connection.execute(left).first()
            ):
                raise Taken("person-no-way-back")
            own = and_(devices.c.person == person, devices.c.hash.in_(which))
            connection.execute(delete(devices).where(own))
            drop_ears(connection, person)

        await self.change(person, work)

    # --- challenges ---

    async def challenge(self, digest: str, kind: str, device: str, until: float, now: float) -> None:
        """Keep what somebody was asked to sign, and forget what is too late."""

        def work(connection: Connection) -> None:
            connection.execute(delete(challenges).where(challenges.c.until < now))
            row = {"hash": digest, "kind": kind, "device": device, "until": until}
            connection.execute(insert(challenges), row)

        await self.database.write(work)

    async def signed(self, digest: str, kind: str, device: str, now: float) -> bool:
        """Whether this was to be signed, by this device, and is signed for the first time."""
        this = and_(
            challenges.c.hash == digest,
            challenges.c.kind == kind,
            challenges.c.device == device,
            challenges.c.until >= now,
        )
        return await self.database.write(lambda c: c.execute(delete(challenges).where(this)).rowcount == 1)

    # --- leaving ---

    async def leave(self, person: str, alias: str, now: float) -> None:
        """A person is no more. What is left at tables is to be erased one by one; see `moving.py`."""

        def work(connection: Connection) -> None:
            must_be(connection, person)
            guests = select(adoptions.c.guest).where(adoptions.c.person == person)
            connection.execute(insert(leavings), {"person": person, "alias": alias, "made": now})
            for number, gone in enumerate(connection.execute(guests).scalars().all()):
                # In a cup they may stand beside whom they have become, and one is not the other there.
                row = {"person": gone, "alias": f"{alias}-{number}", "made": now}
                connection.execute(insert(leavings), row)
            connection.execute(delete(adoptions).where(adoptions.c.person == person))
            erase(connection, person, alias, now)
            connection.execute(delete(persons).where(persons.c.id == person))

        await self.change(person, work)

    async def rows(self, person: str) -> list[tuple[str, dict[str, Any]]]:
        """Everything that is kept of a person, but at tables."""
        return await self.database.read(lambda c: list(rows_of(c, person)))


def read_person(row: Any) -> Person:
    return Person(**{**row, "data": decoder.decode(row["data"])})


def lock(connection: Connection, person: str) -> None:
    """Nobody else changes who this is before the end of the transaction. (SQLite has but one writer.)"""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(person, 0))))


def must_be(connection: Connection, person: str) -> None:
    """Raise if somebody is known no longer; they stay so until the end of the transaction."""
    wanted = select(persons.c.id).where(persons.c.id == person).with_for_update()
    if connection.execute(wanted).first() is None:
        raise Denied("person-unknown")


def add_way(connection: Connection, person: str, way: Passkey | str, now: float) -> None:
    if isinstance(way, Passkey):
        connection.execute(insert(passkeys), asdict(way))
    else:
        connection.execute(insert(phrases), {"hash": way, "person": person, "made": now})


def ways_of(connection: Connection, person: str) -> Ways:
    own = select(passkeys).where(passkeys.c.person == person).order_by(passkeys.c.made)
    since = select(phrases.c.made).where(phrases.c.person == person)
    return Ways([Passkey(*row) for row in connection.execute(own)], connection.execute(since).scalar())


def drop_oldest(connection: Connection, person: str) -> None:
    """So many devices nobody has; those not seen for longest are signed out."""
    wanted = select(devices.c.hash).where(devices.c.person == person).order_by(devices.c.seen.desc())
    old = list(connection.execute(wanted.offset(MOST_DEVICES)).scalars())
    if old:
        connection.execute(delete(devices).where(devices.c.hash.in_(old)))


def move_ears(connection: Connection, person: str, device: str) -> None:
    """The browser that tells a guest of something is this device of somebody from now on."""
    for digest, data in ears_of(connection, person):
        this = update(subscriptions).where(subscriptions.c.hash == digest)
        connection.execute(this.values(data=pack({**data, "device": device})))


def drop_ears(connection: Connection, person: str) -> None:
    """A browser in which somebody is signed in no longer, and whoever has it now, is told nothing more."""
    mine = set(connection.execute(select(devices.c.hash).where(devices.c.person == person)).scalars())
    for digest, data in ears_of(connection, person):
        if data.get("device", "") not in mine:
            connection.execute(delete(subscriptions).where(subscriptions.c.hash == digest))


def ears_of(connection: Connection, person: str) -> list[tuple[str, dict[str, Any]]]:
    """The browsers that tell somebody of something, and what is known of each."""
    wanted = select(subscriptions.c.hash, subscriptions.c.data).where(subscriptions.c.person == person)
    return [(row.hash, decoder.decode(row.data)) for row in connection.execute(wanted)]


def check_hands(connection: Connection, guest: str, person: str) -> None:
    """Raise if both sit at a table where others do: nobody sees two hands there."""
    theirs = {who: held_by(connection, who) for who in (guest, person)}
    for table_id in sorted(theirs[guest].keys() & theirs[person].keys()):
        table = queries.load_table(connection, table_id)
        if table is not None and second_hand(table, theirs[guest][table_id], theirs[person][table_id]):
            raise Denied("person-two-hands", title=table.settings.title)


def tables_of(connection: Connection, person: str) -> list[str]:
    """Where somebody holds anything."""
    wanted = select(links.c.table_id).where(links.c.person == person).distinct()
    return list(connection.execute(wanted).scalars())


def held_by(connection: Connection, person: str) -> dict[str, set[int]]:
    """The seats that somebody holds at tables that go on."""
    wanted = select(links.c.table_id, links.c.seat).join(tables, tables.c.id == links.c.table_id)
    wanted = wanted.where(links.c.person == person, links.c.seat.is_not(None), tables.c.status.in_(LIVE))
    held: dict[str, set[int]] = {}
    for table_id, seat in connection.execute(wanted):
        held.setdefault(table_id, set()).add(seat)
    return held
