"""Who may speak and sit down at tables: not whom the club's host keeps from it, nor whom a table's host does
not want to meet. The latter is never told so: a seat is refused in words that name nobody.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

from malecon.server.wire.errors import Rejected
from malecon.store import Store
from malecon.store.peace import FOR_GOOD, Bar, BarKind
from malecon.table import Table


class Barred(Rejected):
    """The club's host lets somebody not do this."""

    def __init__(self, bar: Bar) -> None:
        is_for_good = bar.until >= FOR_GOOD
        key = f"peace-no-{bar.kind}" + ("-for-good" if is_for_good else "")
        ends: dict[str, str | int] = {} if is_for_good else {"until": moment(bar.until), "at": int(bar.until)}
        super().__init__(403, "denied", key, **ends)


def moment(at: float) -> str:
    """A time as it is told where it is not known on whose clock; the page says it on its reader's."""
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%d %H:%M} UTC"


class Welcome:
    """Asks the store, whenever it counts."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.store = store
        self.peace = store.peace
        self.clock = clock

    async def check_may(self, kind: BarKind, *people: str) -> None:
        """Raise if the club's host lets one of these not speak, or not sit down."""
        bar = await self.peace.barred([one for one in people if one], kind, self.clock())
        if bar is not None:
            raise Barred(bar)

    async def is_welcome(self, table: Table, device: str) -> bool:
        """Whether the host of a table would have somebody sit there."""
        return not await self.peace.has_blocked(table.host, device)

    async def unwelcome(self, table: Table) -> set[str]:
        """Who sits there and may not sit down: kept from it by the club's host, or blocked by the table's."""
        people = {seat.person for seat in table.seats if seat.person}
        blocks = await self.store.meetings.blocks([*people, table.host])
        blocked = {other for person, other in blocks if person == table.host} & people
        return blocked | await self.peace.barred_among(people, self.clock())

    async def check_sure(self, table: Table, device: str) -> None:
        """Ask once more before somebody sits down with whom they do not want to meet. Those are named as they
        stand in the own list: who of the table it is, is not told."""
        people = {seat.person for seat in table.seats if seat.person and seat.person != device}
        if names := await self.peace.blocked_among(device, people):
            raise Rejected(409, "raced", "peace-sits-there", name=", ".join(names))
