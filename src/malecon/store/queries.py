"""Rows read and written: plain functions of a connection, the same for both databases."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, and_, bindparam, delete, func, insert, or_, select, update

from malecon.errors import Unreadable
from malecon.files import shown
from malecon.games import GAMES
from malecon.store.encoding import decoder, pack
from malecon.store.schema import entries, links, tables
from malecon.store.turns import Turns, turns_of
from malecon.table import ENDED, LIVE, Entry, EntryKind, ListingView, Status, Table, rebuild, views
from malecon.table.match import TAIL
from malecon.table.persons import is_gone

CHANNEL = "malecon"  # on which PostgreSQL tells of changes
GONE = -1  # told instead of a version: the table was deleted
LINKS = -2  # links to it were dropped
PEOPLE = -3  # told of a person: who may come as them has changed
RESULTS = -4  # results that are known already were written anew
SHUNS = -5  # told of a person: whom they want to hear has changed
ASKED_TOGETHER = 1000  # ids in one question


class Link(NamedTuple):
    """What a secret link leads to: a seat of a table, or its host's rights."""

    table: str
    seat: int | None
    person: str


# --- tables ---


def row_of(table: Table, claimed: float) -> dict[str, Any]:
    """What of a table's row changes."""
    return {
        "status": table.status,
        "touched": table.touched,
        "due": table.due(),
        "bots": bool(table.asked_bots),
        "claimed": claimed,
        "waiting": " ".join(sorted(table.waited_for)),
        "number": table.number,
        "version": table.version + 1,
        "desk": pack(table.to_json()),
        "listing": pack(views.listing(table)),
    }


def entry_rows(table: str, new: Sequence[Entry]) -> list[dict[str, Any]]:
    return [
        {
            "table_id": table,
            "number": entry.number,
            "at": entry.at,
            "kind": entry.kind,
            "seat": entry.seat,
            "text": entry.text,
            "data": pack(entry.data),
        }
        for entry in new
    ]


class Prepared(NamedTuple):
    """A table made ready to be written, so that the writer need not wait for it."""

    id: str
    version: int
    row: dict[str, Any]
    entries: list[dict[str, Any]]
    turns: Turns | None  # if others are asked than before


def prepare(table: Table, claimed: float = 0.0) -> Prepared:
    turns = turns_of(table) if table.pass_turns() else None
    new = entry_rows(table.id, table.unsaved)
    return Prepared(table.id, table.version, row_of(table, claimed), new, turns)


class NewTable(NamedTuple):
    """A new table made ready: what never changes, and the rest."""

    fixed: dict[str, Any]
    rest: Prepared


def prepare_new(table: Table, claimed: float = 0.0) -> NewTable:
    fixed = {
        "id": table.id,
        "game": table.settings.game,
        "rules": table.rules,
        "listed": table.settings.listed,
        "made": table.made,
        "settings": pack(table.settings.to_json()),
    }
    return NewTable(fixed, prepare(table, claimed))


def add_table(connection: Connection, ready: NewTable) -> None:
    connection.execute(insert(tables), {**ready.fixed, **ready.rest.row})
    add_entries(connection, ready.rest)


SAVE = (
    update(tables)
    .where(tables.c.id == bindparam("this_id"), tables.c.version == bindparam("this_version"))
    .values({name: bindparam(name) for name in ("status", "touched", "due", "bots", "claimed", "waiting")})
    .values({name: bindparam(name) for name in ("number", "version", "desk", "listing")})
)


def save_table(connection: Connection, ready: Prepared) -> bool:
    """Whether it was written: not if somebody else has saved it since it was loaded."""
    saved = connection.execute(SAVE, {**ready.row, "this_id": ready.id, "this_version": ready.version})
    if saved.rowcount != 1:
        return False
    add_entries(connection, ready)
    return True


def add_entries(connection: Connection, ready: Prepared) -> None:
    if ready.entries:
        connection.execute(insert(entries), ready.entries)


def tell(connection: Connection, table: str, version: int) -> None:
    """Let the other processes know when this is committed. (SQLite has but one.) That is for what is rare:
    PostgreSQL commits whatever tells of something one after the other. Moves are told of by `news.py`."""
    if connection.dialect.name == "postgresql":
        connection.execute(TELL, {"channel": CHANNEL, "payload": f"{version} {table}"})


TELL = select(func.pg_notify(bindparam("channel"), bindparam("payload")))


def load_table(connection: Connection, table_id: str) -> Table | None:
    row = connection.execute(LOAD, {"id": table_id}).one_or_none()
    if row is None:
        return None
    settings, desk = decoder.decode(row.settings), decoder.decode(row.desk)
    if settings["game"] not in GAMES:  # its package is not installed any more
        raise Unreadable("game-unknown", found=shown(settings["game"]), known=", ".join(GAMES))
    # Somebody may have saved it between the two questions: of the log only what belongs to this row.
    tail = connection.execute(LOAD_TAIL, {"id": table_id, "last": desk["number"]})
    try:
        table = Table.from_json(table_id, settings, desk, [read_entry(entry) for entry in tail][::-1])
    except (KeyError, ValueError, TypeError, IndexError):
        # A later version remembers other things. The log is the truth.
        log = load_entries(connection, table_id, 0, desk["number"] + 1, desk["number"])
        table = rebuild(table_id, settings, desk, log)
    table.version = row.version
    return table


def reload_table(connection: Connection, known: Table) -> Table | None:
    """A table as it is now, given as it was: only what is new is read of its log, which never changes."""
    row = connection.execute(LOAD_DESK, {"id": known.id}).one_or_none()
    if row is None:
        return None
    desk = decoder.decode(row.desk)
    if any(is_gone(seat["person"]) and not seat["name"] for seat in desk["seats"]) and any(
        seat.name and is_gone(new["person"]) for seat, new in zip(known.seats, desk["seats"], strict=True)
    ):
        return load_table(connection, known.id)  # what they said is no more
    told = {"id": known.id, "after": known.number, "last": desk["number"]}
    new = [read_entry(entry) for entry in connection.execute(LOAD_NEW, told)]
    table = Table.from_json(known.id, known.settings.to_json(), desk, [*known.tail, *new])
    table.version = row.version
    return table


LOAD_NEW = (
    select(entries)
    .where(
        entries.c.table_id == bindparam("id"),
        entries.c.number > bindparam("after"),
        entries.c.number <= bindparam("last"),
    )
    .order_by(entries.c.number)
)
LOAD_DESK = select(tables.c.desk, tables.c.version).where(tables.c.id == bindparam("id"))
LOAD = select(tables.c.settings, tables.c.desk, tables.c.version).where(tables.c.id == bindparam("id"))
LOAD_TAIL = (
    select(entries)
    .where(entries.c.table_id == bindparam("id"), entries.c.number <= bindparam("last"))
    .order_by(entries.c.number.desc())
    .limit(TAIL)
)


class Standing(NamedTuple):
    """How often a table has been saved, and what somebody holds there: None is the host's link."""

    version: int
    held: set[int | None]


def standing(connection: Connection, table_id: str, person: str) -> Standing | None:
    """Whether a copy is still good, and for whom, by one question; None if there is no such table."""
    rows = connection.execute(STANDING, {"id": table_id, "person": person}).all()
    if not rows:
        return None
    return Standing(rows[0].version, {row.seat for row in rows if row.hash is not None})


STANDING = (
    select(tables.c.version, links.c.seat, links.c.hash)
    .select_from(
        tables.outerjoin(links, and_(links.c.table_id == tables.c.id, links.c.person == bindparam("person")))
    )
    .where(tables.c.id == bindparam("id"))
)


def versions(connection: Connection, ids: Sequence[str]) -> dict[str, int]:
    """How often each of these tables has been saved; those that are no more are left out."""
    found: dict[str, int] = {}
    for first in range(0, len(ids), ASKED_TOGETHER):
        wanted = select(tables.c.id, tables.c.version).where(
            tables.c.id.in_(ids[first : first + ASKED_TOGETHER])
        )
        found.update({row.id: row.version for row in connection.execute(wanted)})
    return found


def read_entry(row: Row[Any]) -> Entry:
    return Entry(row.number, row.at, EntryKind(row.kind), row.seat, row.text, decoder.decode(row.data))


def load_entries(
    connection: Connection, table_id: str, after: int, before: int | None, limit: int
) -> list[Entry]:
    """The log after one number and before another, the oldest first."""
    wanted = select(entries).where(entries.c.table_id == table_id, entries.c.number > after)
    if before is not None:
        wanted = wanted.where(entries.c.number < before)
    rows = connection.execute(wanted.order_by(entries.c.number).limit(limit))
    return [read_entry(row) for row in rows]


def load_talk(
    connection: Connection, table_id: str, about: int | None, after: int, limit: int
) -> list[Entry]:
    """What was said last, or up to a line and a little after it, the oldest first."""
    said = select(entries).where(entries.c.table_id == table_id, entries.c.kind == EntryKind.CHAT)
    late = said if about is None else said.where(entries.c.number <= about)
    rows = list(connection.execute(late.order_by(entries.c.number.desc()).limit(limit)))[::-1]
    if about is not None:
        then = said.where(entries.c.number > about).order_by(entries.c.number).limit(after)
        rows += connection.execute(then)
    return [read_entry(row) for row in rows]


def names_at(connection: Connection, table_id: str, seat: int) -> set[str]:
    """How whoever sits there has been called since the seat was free last."""
    there = (entries.c.table_id == table_id) & (entries.c.seat == seat)
    freed = select(func.max(entries.c.number)).where(
        there, entries.c.kind.in_((EntryKind.OPENED, EntryKind.BOT))
    )
    since = connection.execute(freed).scalar() or 0
    sat = select(entries.c.data).where(there, entries.c.kind == EntryKind.SAT, entries.c.number > since)
    return {decoder.decode(data)["name"] for data in connection.execute(sat).scalars()}


def delete_table(connection: Connection, table_id: str) -> bool:
    return delete_tables(connection, [table_id]) > 0


def is_still(connection: Connection, table_id: str, version: int) -> bool:
    """Whether a table is as it was at this version. It stays so until the end of the transaction."""
    wanted = select(tables.c.version).where(tables.c.id == table_id).with_for_update()
    return connection.execute(wanted).scalar() in (version, None)


def delete_tables(connection: Connection, ids: Sequence[str]) -> int:
    """Rows of the log and links go with their table."""
    if not ids:
        return 0
    connection.execute(delete(entries).where(entries.c.table_id.in_(ids)))
    connection.execute(delete(links).where(links.c.table_id.in_(ids)))
    deleted = connection.execute(delete(tables).where(tables.c.id.in_(ids)))
    for table_id in ids:
        tell(connection, table_id, GONE)
    return int(deleted.rowcount)


# --- lists ---


def lobby(connection: Connection, limit: int, game: str | None) -> list[ListingView]:
    """Listed tables where one can sit down or look on: those with life in them first."""
    listed: list[ListingView] = []
    for status in LIVE:
        wanted = select(tables.c.listing).where(tables.c.listed, tables.c.status == status)
        if game is not None:
            wanted = wanted.where(tables.c.game == game)
        rows = connection.execute(wanted.order_by(tables.c.touched.desc()).limit(limit - len(listed)))
        listed += [decoder.decode(row.listing) for row in rows]
    return listed


def tables_due(connection: Connection, now: float, limit: int) -> list[str]:
    wanted = select(tables.c.id).where(tables.c.due <= now).order_by(tables.c.due).limit(limit)
    return list(connection.execute(wanted).scalars())


def next_due(connection: Connection) -> float | None:
    due = connection.execute(select(func.min(tables.c.due))).scalar()
    return None if due is None else float(due)


def tables_with_bots(connection: Connection, now: float, limit: int) -> list[str]:
    """Tables where a bot is asked and nobody thinks for it."""
    wanted = select(tables.c.id).where(tables.c.bots, tables.c.claimed <= now).order_by(tables.c.touched)
    return list(connection.execute(wanted.limit(limit)).scalars())


def claim(connection: Connection, table_id: str, version: int, now: float, until: float) -> bool:
    """Think for the bots of this table as it is now; whether nobody else does."""
    wanted = update(tables).where(
        tables.c.id == table_id, tables.c.version == version, tables.c.claimed <= now
    )
    return connection.execute(wanted.values(claimed=until)).rowcount == 1


def renew(connection: Connection, claims: Sequence[tuple[str, int]], until: float) -> None:
    """Go on thinking for tables, unless somebody has saved them since."""
    rows = [{"this_id": table_id, "this_version": version, "until": until} for table_id, version in claims]
    connection.execute(RENEW, rows)


RENEW = (
    update(tables)
    .where(tables.c.id == bindparam("this_id"), tables.c.version == bindparam("this_version"))
    .values(claimed=bindparam("until"))
)


def end_claims(connection: Connection) -> None:
    connection.execute(update(tables).where(tables.c.claimed > 0).values(claimed=0.0))


def all_ids(connection: Connection) -> list[str]:
    return list(connection.execute(select(tables.c.id).order_by(tables.c.made, tables.c.id)).scalars())


def old_tables(
    connection: Connection,
    ended_before: float | None,
    idle_before: float | None,
    unbegun_before: float | None,
    limit: int,
) -> list[str]:
    """Tables that ended, or that nobody has touched, or gathered for last, before a time."""
    ended = tables.c.status.in_(ENDED)
    ways = []
    if ended_before is not None:
        ways.append(and_(ended, tables.c.touched < ended_before))
    if idle_before is not None:
        ways.append(and_(tables.c.status.in_(LIVE), tables.c.touched < idle_before))
    if unbegun_before is not None:
        ways.append(and_(tables.c.status == Status.GATHERING, tables.c.touched < unbegun_before))
    if not ways:
        return []
    return list(connection.execute(select(tables.c.id).where(or_(*ways)).limit(limit)).scalars())


def unfinished(connection: Connection, ids: Sequence[str]) -> set[str]:
    """Those of these tables that are there and were not played to their end."""
    found: set[str] = set()
    for first in range(0, len(ids), ASKED_TOGETHER):
        some = ids[first : first + ASKED_TOGETHER]
        wanted = select(tables.c.id).where(tables.c.id.in_(some), tables.c.status != Status.OVER)
        found.update(connection.execute(wanted).scalars())
    return found


def count(connection: Connection) -> dict[str, int]:
    """How many tables there are of each status."""
    rows = connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
    return {status: int(number) for status, number in rows}


# --- links ---


def add_link(connection: Connection, digest: str, link: Link) -> None:
    connection.execute(insert(links), {"hash": digest, **row_of_link(link)})


def pass_on(connection: Connection, through: str, digest: str, own: Link) -> bool:
    """Whoever came by a link gets one of their own; false if the one they came by is worthless by now.

    Links are dropped by whoever saves the table. So the table's row is held first: whoever drops the links
    does it before, and it is seen here, or after, and drops the new one too.
    """
    connection.execute(select(tables.c.id).where(tables.c.id == own.table).with_for_update(read=True))
    if find_link(connection, through) is None:
        return False
    if find_link(connection, digest) is None:
        add_link(connection, digest, own)
    return True


def row_of_link(link: Link) -> dict[str, Any]:
    return {"table_id": link.table, "seat": link.seat, "person": link.person}


def find_link(connection: Connection, digest: str) -> Link | None:
    row = connection.execute(FIND_LINK, {"hash": digest}).one_or_none()
    if row is None or not hmac.compare_digest(row.hash, digest):
        return None
    return Link(row.table_id, row.seat, row.person)


FIND_LINK = select(links).where(links.c.hash == bindparam("hash"))


def links_of(connection: Connection, table: str) -> list[tuple[str, Link]]:
    rows = connection.execute(select(links).where(links.c.table_id == table).order_by(links.c.hash))
    return [(row.hash, Link(row.table_id, row.seat, row.person)) for row in rows]


def tables_of(connection: Connection, person: str, limit: int) -> list[tuple[ListingView, list[int | None]]]:
    """The tables that a person has links to, those touched last first, each with the seats held there."""
    mine = select(links.c.table_id).where(links.c.person == person).distinct().subquery()
    wanted = select(tables.c.id, tables.c.listing).join(mine, mine.c.table_id == tables.c.id)
    rows = list(connection.execute(wanted.order_by(tables.c.touched.desc()).limit(limit)))
    seats: dict[str, list[int | None]] = {row.id: [] for row in rows}
    for link in connection.execute(select(links).where(links.c.person == person)):
        if link.table_id in seats and link.seat not in seats[link.table_id]:
            seats[link.table_id].append(link.seat)
    return [(decoder.decode(row.listing), seats[row.id]) for row in rows]


def ids_of(connection: Connection, person: str, limit: int) -> list[str]:
    """The same without what lies there."""
    mine = select(links.c.table_id).where(links.c.person == person)
    wanted = select(tables.c.id).where(tables.c.id.in_(mine)).order_by(tables.c.touched.desc()).limit(limit)
    return list(connection.execute(wanted).scalars())


def drop_links(connection: Connection, table: str, seat: int | None) -> int:
    wanted = delete(links).where(links.c.table_id == table)
    wanted = wanted.where(links.c.seat.is_(None) if seat is None else links.c.seat == seat)
    dropped = int(connection.execute(wanted).rowcount)
    tell(connection, table, LINKS)
    return dropped
