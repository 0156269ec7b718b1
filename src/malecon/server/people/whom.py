"""Who somebody is that others speak of: by a seat, by a line of the chat, or by the name that all may
know."""

from __future__ import annotations

from typing import NamedTuple

from malecon.server.tables import commands
from malecon.server.tables.devices import Rights
from malecon.server.tables.sessions import Sessions
from malecon.server.wire.errors import Rejected
from malecon.server.wire.peace import Whom
from malecon.store import Missing, Store
from malecon.table import EntryKind, SeatKind, Settings, Table, voices
from malecon.table.persons import is_gone


class Somebody(NamedTuple):
    """A person by their id, which leaves the house for nobody, and what they are called there. `before`: what
    they were called at the same seat, as all know who read the log."""

    id: str
    name: str
    table: str | None = None
    settings: Settings | None = None
    before: frozenset[str] = frozenset()


class Nobody(Rejected):
    """There is nobody of whom one could speak."""

    def __init__(self) -> None:
        super().__init__(404, "missing", "peace-nobody")


async def find(store: Store, sessions: Sessions, asker: str, whom: Whom) -> Somebody:
    """Whoever is meant, as far as the asker may see them."""
    found = await at_table(store, sessions, asker, whom) if whom.table else await known(store, whom)
    if not found.id or is_gone(found.id):
        raise Nobody
    return found


async def known(store: Store, whom: Whom) -> Somebody:
    found = await store.people.find_public([whom.person]) if whom.person else []
    if not found:
        raise Missing("person-nobody")
    return Somebody(found[0].id, found[0].name)


async def at_table(store: Store, sessions: Sessions, asker: str, whom: Whom) -> Somebody:
    assert whom.table is not None
    if (whom.seat is None) == (whom.line is None):
        raise Nobody
    line = whom.line
    said = await store.entries(whom.table, line - 1, line + 1) if line else []
    before = await store.names_at(whom.table, whom.seat) if whom.seat is not None else set()

    def act(table: Table, rights: Rights) -> Somebody:
        commands.check_look(table, rights, None)
        if whom.seat is not None:
            seat = table.seat_at(whom.seat)
            if seat.kind != SeatKind.PERSON:
                raise Nobody
            return Somebody(seat.person, seat.name, table.id, table.settings, frozenset(before))
        if not said or said[0].kind != EntryKind.CHAT:
            raise Nobody
        return Somebody(voices.speaker(table, said[0]), said[0].data["name"], table.id, table.settings)

    return await sessions.look(whom.table, asker, act)
