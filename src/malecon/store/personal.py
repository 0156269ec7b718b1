"""Where persons stand in the tables of the club: one list, by which all of it can be carried over, told and
erased.

Their seats are no rows of these: see `table/persons.py`. What belongs to a person alone, as passkeys do, goes
with the person.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Literal, NamedTuple

from sqlalchemy import (
    Column,
    ColumnElement,
    Connection,
    Select,
    Table,
    and_,
    delete,
    exists,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from malecon.cups.event import NAMELESS, Event
from malecon.cups.league import Entry
from malecon.store import club_schema as club
from malecon.store.encoding import decoder, pack
from malecon.store.notices import INVITED
from malecon.store.schema import links
from malecon.store.seasons import keep_entry

#: What becomes of a row when somebody leaves: it goes, or stays with somebody who is nobody.
Fate = Literal["goes", "stays"]


class Place(NamedTuple):
    """A column that holds a person."""

    column: Column[Any]
    fate: Fate

    @property
    def table(self) -> Table:
        table = self.column.table
        assert isinstance(table, Table)
        return table


#: All of them, but for those of `persons`, `adoptions` and `leavings` themselves. A test finds what is
#: missing.
PLACES = (
    Place(club.wishes.c.person, "goes"),
    Place(club.subscriptions.c.person, "goes"),
    Place(club.mails.c.person, "goes"),
    Place(club.notices.c.person, "goes"),
    Place(club.friends.c.person, "goes"),
    Place(club.friends.c.other, "goes"),
    Place(club.shunned.c.person, "goes"),
    Place(club.shunned.c.other, "goes"),
    Place(club.reports.c.person, "goes"),
    Place(club.reports.c.other, "goes"),
    Place(club.bars.c.person, "goes"),
    Place(club.seeks.c.person, "goes"),
    Place(club.presences.c.person, "goes"),
    Place(club.invitations.c.person, "goes"),
    Place(club.invitations.c.by, "goes"),
    Place(club.cups.c.host, "stays"),
    Place(club.cup_people.c.person, "stays"),
    Place(club.seasons.c.host, "stays"),
    Place(club.season_people.c.person, "stays"),
    Place(links.c.person, "goes"),
)

#: What a known person alone has. The first is the person.
OWN = (
    Place(club.devices.c.person, "goes"),
    Place(club.passkeys.c.person, "goes"),
    Place(club.phrases.c.person, "goes"),
)

#: Two columns of one row that must not hold the same person.
PAIRS = (
    (club.friends.c.person, club.friends.c.other),
    (club.shunned.c.person, club.shunned.c.other),
    (club.reports.c.person, club.reports.c.other),
)


#: Where one who was two stays two.
TWO_PLACES = (club.cup_people, club.season_people)


def carry(connection: Connection, old: str, new: str) -> None:
    """Whatever is one person's is another's from now on. Where the other has the like, that stays."""
    theirs: set[Any] = set(connection.execute(cups_of(new)).scalars())

    def renamed(event: Event) -> Event:
        """Where both took part in one that is over, they stay two. In one that goes on both can only be when
        they entered in this very moment: then the one goes again."""
        if event.id not in theirs:
            return event.with_person(old, new)
        if not event.is_awaiting(old):
            return event
        alone = event.leave(old, event.touched)
        if old not in alone.cup.entrants:  # where they have played already, they stay two
            mine = (club.cup_people.c.cup_id == event.id, club.cup_people.c.person == old)
            connection.execute(delete(club.cup_people).where(*mine))
        return alone

    rewrite_cups(connection, old, renamed)
    rewrite_seasons(connection, old, new)
    lengthen_bars(connection, old, new)
    rewrite_reports(connection, old, new)
    for place in PLACES:
        replace(connection, place, old, new)
    for one, other in PAIRS:
        connection.execute(delete(one.table).where(one == new, other == new))


def rewrite_reports(connection: Connection, old: str, new: str | None) -> None:
    """What others have reported keeps what this one said beside them: as another's from now on, or not at all
    (None)."""
    reports = club.reports
    named = select(reports.c.number, reports.c.data).where(reports.c.data.contains(old, autoescape=True))
    for number, data in connection.execute(named.with_for_update()).all():
        report = decoder.decode(data)
        lines = report.get("lines", [])
        others = [line for line in lines if line["by"] != old]
        named_anew = [{**line, "by": new} if line["by"] == old else line for line in lines]
        report["lines"] = others if new is None else named_anew
        connection.execute(update(reports).where(reports.c.number == number).values(data=pack(report)))


def shunning(connection: Connection, person: str) -> list[str]:
    """Who does not want to meet somebody, or to hear them."""
    wanted = select(club.shunned.c.person).where(club.shunned.c.other == person).distinct()
    return list(connection.execute(wanted).scalars())


def lengthen_bars(connection: Connection, old: str, new: str) -> None:
    """Where both are barred from the same, the longer time counts."""
    for bar in connection.execute(select(club.bars).where(club.bars.c.person == old)).all():
        same = (club.bars.c.person == new) & (club.bars.c.kind == bar.kind) & (club.bars.c.until < bar.until)
        connection.execute(update(club.bars).where(same).values(until=bar.until, note=bar.note))


def replace(connection: Connection, place: Place, old: str, new: str) -> None:
    keys = list(place.table.primary_key.columns)
    for row in connection.execute(select(*keys).where(place.column == old)).all():
        this = and_(*(key == value for key, value in zip(keys, row, strict=True)))
        try:
            with connection.begin_nested():
                connection.execute(update(place.table).where(this).values({place.column.name: new}))
        except IntegrityError:
            if place.table not in TWO_PLACES:
                connection.execute(delete(place.table).where(this))


def is_beside(connection: Connection, table: str, row: dict[str, Any], person: str) -> bool:
    """Whether a row of a guest stands beside one of whom they have become: as two who were in one cup, which
    is over."""
    place = next((one for one in TWO_PLACES if one.name == table), None)
    if place is None or connection.execute(select(club.cups.c.id).where(is_going(row["cup_id"]))).first():
        return False
    both = select(place).where(place.c.cup_id == row["cup_id"], place.c.person == person)
    return connection.execute(both).first() is not None


def is_going(cup_id: Any) -> ColumnElement[bool]:
    """A cup that is not over."""
    return and_(club.cups.c.id == cup_id, club.cups.c.status.in_(("gathering", "running")))


def cups_of(person: str) -> Select[tuple[str]]:
    return select(club.cup_people.c.cup_id).where(club.cup_people.c.person == person)


def rewrite_cups(connection: Connection, old: str, change: Callable[[Event], Event]) -> None:
    """What a cup says of its people stands in one piece, which names them by their ids. Nobody else saves the
    cup meanwhile: they look at it again."""
    cups = club.cups
    here = or_(cups.c.host == old, cups.c.id.in_(cups_of(old)))
    wanted = select(cups.c.id, cups.c.data, cups.c.listing).where(here).order_by(cups.c.id)
    for cup_id, data, listing in connection.execute(wanted.with_for_update()).all():
        before = Event.from_json(cup_id, decoder.decode(data))
        event = change(before)
        if event is before:
            continue
        winner = event.cup.winner
        champion = None if winner is None else event.names[winner]
        now_so = {"status": event.status, "people": len(event.cup.people), "champion": champion}
        told = {**decoder.decode(listing), **now_so}
        changed = {"status": event.status, "due": event.wakes, "listing": pack(told)}
        this = update(cups).where(cups.c.id == cup_id)
        connection.execute(this.values(version=cups.c.version + 1, data=pack(event.to_json()), **changed))
        if event.season:
            keep_entry(connection, event, pack(Entry.of(event).to_json()))


def rewrite_seasons(connection: Connection, old: str, new: str, name: str | None = None) -> None:
    """The same for what seasons keep of cups that are no more: who played in one as this and in another as
    that is one person then. Whoever holds a season is told anew too."""
    kept, people, seasons = club.season_cups, club.season_people, club.seasons
    mine, theirs = (select(people.c.cup_id).where(people.c.person == one) for one in (old, new))
    here = select(kept.c.season_id).where(kept.c.cup_id.in_(mine))
    changed = update(seasons).where(or_(seasons.c.host == old, seasons.c.id.in_(here)))
    connection.execute(changed.values(version=seasons.c.version + 1))
    rows = select(kept.c.cup_id, kept.c.data).where(kept.c.cup_id.in_(mine), kept.c.cup_id.not_in(theirs))
    for cup_id, data in connection.execute(rows).all():
        entry = Entry.from_json(cup_id, decoder.decode(data)).with_person(old, new, name)
        told = update(kept).where(kept.c.cup_id == cup_id)
        connection.execute(told.values(data=pack(entry.to_json())))


def share_a_cup(connection: Connection, one: str, other: str) -> bool:
    """Whether both take part in a cup that is not over."""
    both = cups_of(one).where(club.cup_people.c.cup_id.in_(cups_of(other))).subquery()
    return connection.execute(select(club.cups.c.id).join(both, is_going(both.c.cup_id))).first() is not None


def erase(connection: Connection, person: str, alias: str, now: float) -> None:
    """Nothing of a person is left in these tables; what others need stays with nobody."""
    rewrite_cups(connection, person, lambda event: event.without_person(person, alias, now))
    rewrite_seasons(connection, person, alias, NAMELESS)
    rewrite_reports(connection, person, None)
    invited, told = club.invitations, club.notices
    by_them = exists().where(invited.c.by == person, invited.c.table_id == told.c.about)
    connection.execute(delete(told).where(told.c.kind == INVITED, by_them))  # with their name in it
    for place in PLACES:
        if place.fate == "stays":
            replace(connection, place, person, alias)
        else:
            connection.execute(delete(place.table).where(place.column == person))
    for place in OWN:
        connection.execute(delete(place.table).where(place.column == person))


def rows_of(connection: Connection, person: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """Every row that names a person, with the name of its table."""
    told: set[tuple[str, tuple[Any, ...]]] = set()
    for place in (*OWN, *PLACES):
        keys = [key.name for key in place.table.primary_key.columns]
        for row in connection.execute(select(place.table).where(place.column == person)).mappings():
            mark = (place.table.name, tuple(row[key] for key in keys))
            if mark not in told:
                told.add(mark)
                yield place.table.name, dict(row)
