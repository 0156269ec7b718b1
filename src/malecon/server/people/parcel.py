"""All that is kept of somebody, packed to be taken along: a file of data, and the records of their games."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import AsyncIterator
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any

from malecon.errors import MaleconError
from malecon.kernel.game import Json
from malecon.server.work.sums import Who
from malecon.store import Store
from malecon.store.friends import Circle
from malecon.store.people import Person
from malecon.store.store import EVERYTHING
from malecon.table import Status, Table, record_text
from malecon.table.voices import speaker

MOST_GAMES = 100_000
#: Columns that hold somebody else, who is told of by the name that all may know.
OTHERS = ("other", "by", "host")
#: Tables where somebody else is told of by the name they went by there, and by no other.
BY_NAME = ("friends", "invitations", "reports", "shunned")
#: What only the house needs: hashes of secrets, and who is at work.
OURS = ("hash", "key", "credential", "claimed")
#: What others have done in confidence: it is told to them, and not to those whom it is about.
IN_CONFIDENCE = ("shunned", "reports")
#: A whole cup names everybody in it as the house alone does, and like a season has the seed of its lots.
WHOLE = {"cups": ("data",), "seasons": ("data",)}


class Pipe(io.RawIOBase):
    """A file that is taken away while it is written."""

    def __init__(self) -> None:
        super().__init__()
        self.parts: list[bytes] = []

    def writable(self) -> bool:
        return True

    def write(self, data: Any) -> int:
        self.parts.append(bytes(data))
        return len(data)

    def take(self) -> bytes:
        taken = b"".join(self.parts)
        self.parts = []
        return taken


async def pack(store: Store, person: Person, now: float) -> AsyncIterator[bytes]:
    """The parcel, piece by piece: nobody keeps all of it in memory."""
    pipe = Pipe()
    with zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as parcel:

        def put(name: str, text: str) -> None:
            when = datetime.fromtimestamp(now, UTC).timetuple()[:6]
            parcel.writestr(zipfile.ZipInfo(name, when), text, zipfile.ZIP_DEFLATED)

        tables = await store.tables_of(person.id, MOST_GAMES)
        profile = await profile_of(store, person)
        profile["tables"] = [{"table": listing["id"], "seats": seats} for listing, seats in tables]
        put("profile.json", json.dumps(profile, ensure_ascii=False, indent=2) + "\n")
        yield pipe.take()
        said: list[Json] = []
        held = [listing["id"] for listing, _ in tables]
        for table_id in dict.fromkeys([*held, *await store.moving.naming(person.id)]):
            with suppress(MaleconError):  # what cannot be read any more is left out
                table = await store.load(table_id)
                said += await said_by(store, person.id, table)
                if table.status == Status.OVER and table_id in held:
                    log = await store.entries(table.id, before=table.number + 1)
                    put(f"games/{table.settings.game}-{table.id}.txt", record_text(table, log))
                    yield pipe.take()
        put("said.json", json.dumps(said, ensure_ascii=False, indent=2) + "\n")
    yield pipe.take()


async def said_by(store: Store, person: str, table: Table) -> list[Json]:
    """What somebody has said at a table of theirs."""
    talk = await store.talk(table.id, None, 0, EVERYTHING)
    own = [line for line in talk if speaker(table, line) == person]
    return [{"table": table.id, "at": line.at, "text": line.text} for line in own]


async def profile_of(store: Store, person: Person) -> Json:
    """What is kept of somebody but for their games."""
    kept: dict[str, list[Json]] = {}
    circle = await store.friends.circle(person.id)
    for table, row in await store.people.rows(person.id):
        if table == "links" or (table in IN_CONFIDENCE and row["person"] != person.id):
            continue
        if table == "friends" and row["person"] != person.id and not is_seen(row, circle):
            continue
        own = {name: value for name, value in row.items() if name not in WHOLE.get(table, ())}
        kept.setdefault(table, []).append(told(table, own, person.id))
    for rows in kept.values():
        rows.sort(key=lambda row: json.dumps(row, sort_keys=True))  # the order of ids would tell who is one
    return {
        "name": person.name,
        "face": person.face,
        "id": person.public,
        "since": person.made,
        "seen": person.seen,
        **({"data": person.data} if person.data else {}),
        **kept,
    }


def is_seen(row: Json, circle: Circle) -> bool:
    """Whether the page shows what another has asked: what it does not, as of those who block somebody, is no
    more to them."""
    if any(tie.other == row["person"] for tie in circle.mutual):
        return True
    return (row["person"], row["way"], row["name"]) in {
        (tie.person, tie.way, tie.name) for tie in circle.asking
    }


def told(table: str, row: Json, person: str) -> Json:
    """A row as its person may read it: without the secrets of the house, and without the ids of others."""
    found: Json = {}
    for name, value in row.items():
        if name in OURS or (name == "person" and value == person):
            continue
        if name in (*OTHERS, "person") and isinstance(value, str):
            if value != person and table in BY_NAME:
                continue
            value = "me" if value == person else Who(value, False).public_id
        found[name] = json.loads(value) if name in ("data", "listing") and value else value
        if isinstance(found[name], dict):
            found[name].pop("outcome", None)  # of a report: that is between the host and whom it is about
            found[name].pop("lines", None)  # which of them are theirs would tell by what names they speak
    return found
