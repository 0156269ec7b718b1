"""A desk: one table in this process, and whoever looks at it. All that is done here, its lock is held for."""

from __future__ import annotations

import asyncio
from typing import Protocol

from malecon.errors import MaleconError
from malecon.server import deeds
from malecon.server.faces import Face, make_face, mark_of, patch
from malecon.server.people import Rights
from malecon.store import Link
from malecon.table import Denied, Table

Links = list[tuple[str, Link]]


class Viewer(Protocol):
    """Somebody who looks at a table, as the desk knows him."""

    device: str
    seat: int | None
    face: Face | None  # what he has seen last; None: nothing yet

    def show(self, table: Table, face: Face, rights: Rights) -> None:
        """Something new is to be seen."""

    def gone(self, why: MaleconError) -> None:
        """There is nothing more to be seen here."""


class Desk:
    """One table, or only its viewers while nobody needs the table. The table is as it was saved last."""

    __slots__ = ("faces", "holders", "id", "lock", "persons", "table", "used", "viewers", "waiting")

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.viewers: set[Viewer] = set()
        self.faces: dict[int | None, Face] = {}
        self.holders: dict[str, set[int | None]] = {}  # what devices hold here; None is the host's link
        self.persons: list[str] = []  # who sat where when the viewers were told last
        self.used = 0.0
        self.waiting = 0  # those who hold the lock or wait for it

    def rights(self, device: str) -> Rights:
        """What a device holds at this table, as far as is known here."""
        table = self.table
        held = self.holders.get(device, set()) if device else set()
        seats = tuple(sorted(seat for seat in held if seat is not None))
        if table is None:
            return Rights(device, seats)
        own = any(table.host and table.seats[seat].person == table.host for seat in seats)
        return Rights(device, seats, own or None in held)

    # --- telling ---

    def lay(self, table: Table, now: float) -> None:
        """The table comes from the store: others may have changed it since the viewers were told."""
        self.table = table
        self.tell(table, now)
        self.show_out(now)

    def tell(self, table: Table, now: float) -> None:
        """Show everybody what there is to be seen. What is seen from one seat is made once."""
        before, self.persons = self.persons, seating(table)
        lost = {s for s, (old, new) in enumerate(zip(before, self.persons, strict=False)) if old != new}
        for viewer in self.viewers:
            if viewer.seat in lost:
                viewer.seat = viewer.face = None
        for gone in lost:
            self.faces.pop(gone, None)
        for seat in {viewer.seat for viewer in self.viewers}:
            self.make_face(table, seat, now)
        for viewer in list(self.viewers):
            face = self.faces[viewer.seat]
            if viewer.face is None or viewer.face.mark != face.mark:
                self.show(viewer, table, face)

    def make_face(self, table: Table, seat: int | None, now: float) -> None:
        """The face of the table for a seat, and what leads to it from the one before."""
        old = self.faces.get(seat)
        if old is None:
            self.faces[seat] = make_face(table, seat, now)
        elif old.mark != mark_of(table, seat):
            new = self.faces[seat] = make_face(table, seat, now)
            new.before, new.patch = old, patch(old, new, table, seat)
            old.before = old.patch = None

    def tell_one(self, viewer: Viewer, now: float) -> None:
        """Show one viewer what there is to be seen. Where clocks run it is made for him: his are right."""
        table, seat = self.table, viewer.seat
        assert table is not None
        mark = mark_of(table, seat)
        if viewer.face is not None and viewer.face.mark == mark:
            return
        face = self.faces.get(seat)
        if face is None or face.mark != mark:
            face = self.faces[seat] = make_face(table, seat, now)
        elif table.settings.clock.kind != "none":
            face = make_face(table, seat, now)
        self.show(viewer, table, face)

    def show(self, viewer: Viewer, table: Table, face: Face) -> None:
        rights = self.rights(viewer.device)
        if viewer.seat is None and not deeds.may_look(table, rights):
            self.viewers.discard(viewer)
            viewer.gone(Denied("server-no-spectators"))
        else:
            viewer.show(table, face, rights)

    def show_out(self, now: float) -> None:
        """Those whose link has become worthless look on as spectators."""
        for viewer in list(self.viewers):
            if viewer.seat is not None and viewer.seat not in self.rights(viewer.device).seats:
                viewer.seat = viewer.face = None
                self.tell_one(viewer, now)


def holders_of(links: Links) -> dict[str, set[int | None]]:
    """What each device holds."""
    holders: dict[str, set[int | None]] = {}
    for _, link in links:
        holders.setdefault(link.person, set()).add(link.seat)
    return holders


def seating(table: Table) -> list[str]:
    """Who holds which seat."""
    return [seat.person for seat in table.seats]
