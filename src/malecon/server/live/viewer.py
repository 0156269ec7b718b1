"""What is to be sent to a viewer: the whole table first, then what changes, numbered.

A viewer who is slow to read is not sent every change: as soon as what was sent is read, there is one message
that leads from what the viewer knows to what there is. So nothing piles up here."""

from __future__ import annotations

import asyncio
import time

from malecon.errors import MaleconError
from malecon.server.people.members import Asker
from malecon.server.tables.devices import Rights
from malecon.server.tables.snapshots import Snapshot, patch
from malecon.server.wire.encoding import encode
from malecon.server.wire.messages import TableMessage
from malecon.table import Table, views, voices


class LiveViewer:
    """Somebody at the other end of a WebSocket."""

    __slots__ = (
        *("asker", "behind", "build", "changed_at", "device", "finished", "heard", "is_out", "n"),
        *("outbox", "seat", "seen", "since", "snapshot", "unheard", "wake"),
    )

    def __init__(self, asker: Asker, seat: int | None, since: int | None, build: str = "") -> None:
        self.asker = asker
        self.device = asker.device
        self.is_out = False  # signed out: whoever comes again is somebody else
        self.seat = seat
        self.seen = True
        self.heard = 0.0
        self.since = since
        self.unheard: frozenset[str] = frozenset()  # whom they do not want to hear
        self.build = build
        self.snapshot: Snapshot | None = None
        self.n = 0
        self.outbox: bytes | None = None  # what is to be sent, or is being sent
        self.behind = False  # something has changed in the meantime
        self.finished: MaleconError | None = None  # why nothing more will come
        self.changed_at = 0.0
        self.wake = asyncio.Event()

    def show(self, table: Table, snapshot: Snapshot, rights: Rights) -> None:
        """Something new is to be seen."""
        if self.outbox is not None:
            self.behind = True
            return
        known, self.snapshot = self.snapshot, snapshot
        end = None
        if known is not None:
            # What was made for all who look from this seat tells what all have said.
            is_common = snapshot.before is known and not voices.silent(table, self.unheard)
            end = (
                snapshot.patch if is_common else patch(known, snapshot.view(), table, self.seat, self.unheard)
            )
        self.n += 1
        if end is not None:
            self.outbox = b'{"type":"news","n":%d,' % self.n + end
        else:
            self.outbox = self.whole(table, snapshot, rights)
        self.changed_at = time.monotonic()
        self.wake.set()

    def whole(self, table: Table, snapshot: Snapshot, rights: Rights) -> bytes:
        """The whole table. Its log begins where the viewer's ends, if it reaches back so far. Not where
        somebody has spoken who is not heard: what they said may have been shown while they still were."""
        log = None
        if self.since is not None and not voices.silent(table, self.unheard):
            log = views.log_since(table, self.seat, self.since, self.unheard)
        self.since = None
        if log is None:
            log = views.log_known(table, self.seat, self.unheard)
        message: TableMessage = {
            "type": "table",
            "n": self.n,
            "build": self.build,
            # What a snapshot holds is what later changes start from, so it is sent as it is.
            "table": {**views.fixed(table, self.seat), **snapshot.view(), "log": log},
            "mine": rights.view(),
        }
        return encode(message)

    def was_sent(self) -> None:
        """What was to be sent has gone out."""
        self.outbox = None

    def hear_others(self, unheard: frozenset[str]) -> None:
        """They want to hear others than before: what was shown already is shown as a whole again."""
        before, self.unheard = self.unheard, unheard
        if unheard != before and self.snapshot is not None:
            self.snapshot = None
            self.behind = True
            self.wake.set()

    def sign_out(self) -> None:
        self.is_out = True
        self.wake.set()

    def gone(self, why: MaleconError) -> None:
        self.finished = why
        self.wake.set()
