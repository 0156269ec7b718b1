"""A session: one table in this process, and whoever looks at it. Its lock is held for all that is done
here."""

from __future__ import annotations

import asyncio
from typing import Protocol

from malecon.errors import MaleconError
from malecon.server.tables import commands
from malecon.server.tables.devices import Rights
from malecon.server.tables.snapshots import Snapshot, make_snapshot, mark_of
from malecon.store import Link
from malecon.table import Table

Links = list[tuple[str, Link]]


class Viewer(Protocol):
    """Somebody who looks at a table, as the session knows them."""

    device: str
    seat: int | None
    seen: bool  # whether the table is in sight, and not in another tab
    heard: float  # when they said anything last
    snapshot: Snapshot | None  # what was shown last; None: nothing yet

    def show(self, table: Table, snapshot: Snapshot, rights: Rights) -> None:
        """Something new is to be seen."""

    def gone(self, why: MaleconError) -> None:
        """There is nothing more to be seen here."""


class Session:
    """One table, or only its viewers while nobody needs the table. The table is as it was saved last."""

    __slots__ = (
        "holders",
        "id",
        "lock",
        "persons",
        "snapshots",
        "table",
        "used",
        "version",
        "viewers",
        "waiting",
    )

    def __init__(self, table_id: str) -> None:
        self.id = table_id
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        self.viewers: set[Viewer] = set()
        self.snapshots: dict[int | None, Snapshot] = {}
        self.holders: dict[str, set[int | None]] = {}  # what devices hold here; None is the host's link
        self.persons: list[str] = []  # who sat where when the viewers were told last
        self.version = 0  # that the viewers were told of last
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
        self.version = table.version
        before, self.persons = self.persons, seating(table)
        lost = {s for s, (old, new) in enumerate(zip(before, self.persons, strict=False)) if old != new}
        for viewer in self.viewers:
            if viewer.seat in lost and viewer.seat not in self.rights(viewer.device).seats:
                viewer.seat = viewer.snapshot = None
        for gone in lost:
            self.snapshots.pop(gone, None)
        for seat in {viewer.seat for viewer in self.viewers}:
            self.make_snapshot(table, seat, now)
        for viewer in list(self.viewers):
            snapshot = self.snapshots[viewer.seat]
            if viewer.snapshot is None or viewer.snapshot.mark != snapshot.mark:
                self.show(viewer, table, snapshot)

    def make_snapshot(self, table: Table, seat: int | None, now: float) -> None:
        """The snapshot of the table for a seat, and what leads to it from the one before."""
        old = self.snapshots.get(seat)
        if old is None:
            self.snapshots[seat] = make_snapshot(table, seat, now)
        elif old.mark != mark_of(table, seat):
            self.snapshots[seat] = make_snapshot(table, seat, now, old)
            old.before = old.patch = None

    def tell_one(self, viewer: Viewer, now: float) -> None:
        """Show one viewer what there is to be seen; made anew where clocks run, for they must be right."""
        table, seat = self.table, viewer.seat
        assert table is not None
        mark = mark_of(table, seat)
        if viewer.snapshot is not None and viewer.snapshot.mark == mark:
            return
        snapshot = self.snapshots.get(seat)
        if snapshot is None or snapshot.mark != mark:
            snapshot = self.snapshots[seat] = make_snapshot(table, seat, now)
        elif table.settings.clock.kind != "none":
            snapshot = make_snapshot(table, seat, now)
        self.show(viewer, table, snapshot)

    def show(self, viewer: Viewer, table: Table, snapshot: Snapshot) -> None:
        rights = self.rights(viewer.device)
        if viewer.seat is None and not commands.may_look(table, rights):
            self.viewers.discard(viewer)
            viewer.gone(commands.why_not_look(table))
        else:
            viewer.show(table, snapshot, rights)

    def show_out(self, now: float) -> None:
        """Those whose link has become worthless look on as spectators."""
        for viewer in list(self.viewers):
            if viewer.seat is not None and viewer.seat not in self.rights(viewer.device).seats:
                viewer.seat = viewer.snapshot = None
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
