"""Friends: who has asked whom, whom somebody has met at tables, and who is here.

A row says that `person` has asked `other`; two rows make it mutual. What somebody has asked lies there until
they take it back, whether the other has not looked, does not want to, is a friend no longer, or has blocked
them: they see no difference.

Whoever was asked at a table, at another by another name, and by the name that all may know, may be one: as
long as they are no friends these stay apart, or every ask would say who sat there.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

from sqlalchemy import Connection, Row, and_, delete, exists, insert, select, update
from sqlalchemy.exc import IntegrityError

from malecon.store.club_schema import (
    friends,
    notices,
    persons,
    presences,
    shunned,
)
from malecon.store.database import Database
from malecon.store.met import Met, at_tables, by_now, met_at, met_lately
from malecon.store.notices import ASKED
from malecon.store.notices import add as add_notice
from malecon.store.peace import AVOIDING, CLUB, alias, blocks, is_called, is_shunned
from malecon.store.people import lock
from malecon.store.schema import tables
from malecon.table import Denied

MOST_FRIENDS = 300
MOST_OPEN = 20  # asks that nobody has answered
MOST_SHOWN = 100  # asks of others
MOST_MET = 40
QUIET = 86_400.0  # seconds in which whoever takes back what they asked, and asks again, is not told of again
UNASKED = "ask"  # of `shunned`: whoever has let an ask be is not asked again that way
AT_TABLES = "table"  # any of them

Standing = Literal["none", "asked", "asking", "friend"]


class Tie(NamedTuple):
    """One has asked another. Where they met, whoever asks was called `own`, and the other `name`; `way` is
    the table, or `CLUB`."""

    person: str
    other: str
    way: str
    own: str
    name: str
    made: float


class Asking(NamedTuple):
    """Who asks whom to be friends, and what both are called where they met; `about` is what the other is told
    of it by."""

    person: str
    other: str
    way: str
    own: str
    name: str
    about: str


class Circle(NamedTuple):
    """How somebody stands with others, as far as they may know: their friends, whom they have asked, and who
    asks them."""

    mutual: list[Tie]
    asked: list[Tie]
    asking: list[Tie]

    def stands(self, other: str, way: str, name: str) -> Standing:
        """How it is between them, as somebody of this name that way."""
        meant = other, alias(way, name)
        if any(tie.other == other for tie in self.mutual):
            return "friend"
        if any((tie.other, alias(tie.way, tie.name)) == meant for tie in self.asked):
            return "asked"
        is_asking = any((tie.person, alias(tie.way, tie.own)) == meant for tie in self.asking)
        return "asking" if is_asking else "none"


class Presence(NamedTuple):
    seen: float
    played: float


class Friends:
    """The friends of a store."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # --- who has asked whom ---

    async def circle(self, person: str) -> Circle:
        return await self.database.read(lambda c: circle(c, person))

    async def ask(self, one: Asking, now: float) -> None:
        """Somebody asks to be friends, or says yes to whoever has asked. Once is enough."""
        person, other, way = one.person, one.other, one.way

        def work(connection: Connection) -> None:
            for each in sorted((person, other)):
                lock(connection, each)
            known = select(persons.c.id).where(persons.c.id == other)
            connection.execute(known.with_for_update(read=True))  # they do not leave meanwhile
            there = by_now(connection, other)
            if there is None or there == person:
                raise Denied("friends-gone")
            known_so = is_shunned(person, there, "block", way, one.name)
            if connection.execute(select(shunned).where(known_so)).first():
                raise Denied("friends-blocked")
            connection.execute(delete(shunned).where(is_unasked(person, there, way)))
            if connection.execute(select(friends).where(is_tie(person, there, way, one.name))).first():
                return
            check_room(circle(connection, person), one._replace(other=there))
            row = {
                "person": person,
                "other": there,
                "way": way,
                "own": one.own,
                "name": one.name,
                "made": now,
            }
            connection.execute(insert(friends), row)
            if circle(connection, there).stands(person, way, one.own) == "asking":
                have_told(connection, there, one.about, now)

        try:
            await self.database.write(work)
        except IntegrityError:
            return  # they asked twice at once

    async def let_be(self, person: str, other: str, which: tuple[str, str] | None, now: float) -> None:
        """Somebody takes back what they asked, or does not answer an ask, of one whom they know so (the way
        and the name); or ends a friendship (None). Whoever has asked them sees it lie there, and they are
        not asked by that one in this way again."""

        def work(connection: Connection) -> None:
            own = and_(friends.c.person == person, friends.c.other == other)
            theirs = ties(connection, and_(friends.c.person == other, friends.c.other == person))
            if which is None:
                connection.execute(delete(friends).where(own))
                unasked = [(tie.way, tie.own) for tie in theirs]
                unasked += [(way, theirs[0].own) for way in (AT_TABLES, CLUB) if theirs]
            else:
                connection.execute(delete(friends).where(own, is_called(friends, *which)))
                unasked = [(tie.way, tie.own) for tie in theirs if alias(tie.way, tie.own) == alias(*which)]
            for way, name in unasked:
                if (
                    connection.execute(
                        select(shunned).where(is_shunned(person, other, UNASKED, way, name))
                    ).first()
                    is None
                ):
                    row = {"person": person, "other": other, "kind": UNASKED, "way": way, "name": name}
                    connection.execute(insert(shunned), {**row, "made": now})

        try:
            await self.database.write(work)
        except IntegrityError:
            await self.database.write(work)  # said twice at once

    # --- whom somebody has met ---

    async def met(self, person: str) -> list[Met]:
        """The people of somebody's last tables who are no friends, the last first; not who is blocked as who
        they are there. Each name comes once: whether it was the same person again is not told."""

        def work(connection: Connection) -> list[Met]:
            own = {tie.other for tie in circle(connection, person).mutual}
            shuns = blocked_as(connection, person)
            found: dict[str, Met] = {}
            for met in met_lately(connection, person):
                if met.person not in own and (met.person, met.table, met.name) not in shuns:
                    found.setdefault(met.name, met)
            return list(found.values())[:MOST_MET]

        return await self.database.read(work)

    async def around(self, person: str, table_id: str) -> list[Met]:
        """The others at a table where somebody has a seat too."""
        wanted = at_tables(person).where(tables.c.id == table_id)
        return await self.database.read(lambda c: met_at(c, person, wanted))

    async def beside(self, person: str, table_id: str, seat: int) -> Met | None:
        """Who sits there, for somebody who has a seat at the table too; None, if it is nobody else."""
        return next((met for met in await self.around(person, table_id) if met.seat == seat), None)

    # --- who is here ---

    async def is_shown(self, person: str) -> bool:
        """Whether friends may see when somebody is here."""
        wanted = select(presences.c.shown).where(presences.c.person == person)
        return bool(await self.database.read(lambda c: c.execute(wanted).scalar()))

    async def show(self, person: str, shown: bool, now: float) -> None:
        """Let friends see when somebody is here, or forget it."""
        row = {"person": person, "shown": True, "seen": now, "played": 0.0}

        def work(connection: Connection) -> None:
            connection.execute(delete(presences).where(presences.c.person == person))
            if shown:
                connection.execute(insert(presences), row)

        try:
            await self.database.write(work)
        except IntegrityError:  # said twice at once
            await self.database.write(work)

    async def here(self, person: str, now: float, is_playing: bool) -> None:
        """Somebody is here just now, if they let it be seen: of others nothing is kept."""
        seen = {"seen": now, "played": now} if is_playing else {"seen": now}
        own = update(presences).where(presences.c.person == person, presences.c.shown)
        await self.database.write(lambda c: c.execute(own.values(**seen)))

    async def presences(self, people: Sequence[str]) -> dict[str, Presence]:
        """When those of these were here last who let it be seen."""
        wanted = select(presences).where(presences.c.person.in_(people), presences.c.shown)
        return await self.database.read(
            lambda c: {row.person: Presence(row.seen, row.played) for row in c.execute(wanted)}
        )


def is_tie(person: str, other: str, way: str, name: str) -> Any:
    return and_(friends.c.person == person, friends.c.other == other, is_called(friends, way, name))


def is_unasked(person: str, other: str, way: str) -> Any:
    """All of whom it is kept that they are not to ask: at tables, or by the name that all may know."""
    same = and_(shunned.c.person == person, shunned.c.other == other, shunned.c.kind == UNASKED)
    return and_(same, (shunned.c.way == CLUB) == (way == CLUB))


def ties(connection: Connection, which: Any) -> list[Tie]:
    order = (friends.c.made.desc(), friends.c.way, friends.c.name)
    rows = connection.execute(select(friends).where(which).order_by(*order))
    return [Tie(row.person, row.other, row.way, row.own, row.name, row.made) for row in rows]


def circle(connection: Connection, person: str) -> Circle:
    """How it looks to this person."""
    own = ties(connection, friends.c.person == person)
    theirs = ties(connection, friends.c.other == person)
    have_asked = {tie.person for tie in theirs}
    others = have_asked | {tie.other for tie in own}
    barred = {one for pair in blocks(connection, [person, *others]) if person in pair for one in pair}
    mutual = {tie.other: tie for tie in own if tie.other in have_asked - barred}
    shuns = connection.execute(select(shunned).where(shunned.c.person == person)).all()
    silent = barred | mutual.keys() | {row.other for row in shuns if row.kind in AVOIDING}
    unasked = [row for row in shuns if row.kind == UNASKED]
    asking: dict[tuple[str, ...], Tie] = {}  # by who asks: whoever is asked as two, is by one
    for tie in theirs:
        if tie.person not in silent and not is_let_be(tie, unasked):
            asking.setdefault((tie.person, *alias(tie.way, tie.own)), tie)
    asked = [tie for tie in own if tie.other not in mutual]
    return Circle(list(mutual.values()), asked, list(asking.values())[:MOST_SHOWN])


def is_let_be(tie: Tie, unasked: Iterable[Row[Any]]) -> bool:
    """Whether an ask is one that was let be, or a later one of the same person in any such way: those that
    lay there before stay, or they would tell whose they are."""
    return any(
        row.other == tie.person
        and (row.way == CLUB) == (tie.way == CLUB)
        and (row.made < tie.made or alias(row.way, row.name) == alias(tie.way, tie.own))
        for row in unasked
    )


def have_told(connection: Connection, person: str, about: str, now: float) -> None:
    """Have somebody told that they are asked. Who asks and what they are called is looked at when it is sent,
    and whether they still do: nothing of it is written down here."""
    same = and_(notices.c.person == person, notices.c.kind == ASKED, notices.c.about == about)
    lately = select(exists().where(same, notices.c.made > now - QUIET))
    if not connection.execute(lately).scalar():
        add_notice(connection, person, ASKED, about, int(now), now, {})


def check_room(circle: Circle, one: Asking) -> None:
    """Raise if somebody has asked too many. Those who do not answer count, whatever their reason is."""
    if len(circle.mutual) + len(circle.asked) >= MOST_FRIENDS:
        raise Denied("friends-many", most=str(MOST_FRIENDS))
    is_open = circle.stands(one.other, one.way, one.name) != "asking"
    if is_open and len(circle.asked) >= MOST_OPEN:
        raise Denied("friends-many-open", most=str(MOST_OPEN))


def blocked_as(connection: Connection, person: str) -> set[tuple[str, str, str]]:
    """Whom somebody has blocked, at which table, by which name there."""
    wanted = select(shunned.c.other, shunned.c.way, shunned.c.name)
    own = wanted.where(shunned.c.person == person, shunned.c.kind == "block", shunned.c.way != CLUB)
    return {(row.other, row.way, row.name) for row in connection.execute(own)}
