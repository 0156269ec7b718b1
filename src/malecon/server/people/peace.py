"""What keeps people in peace: whom they do not want to meet or to hear, what they report, and what the club's
host decides. Who may sit down and speak then is looked at in `tables/welcome.py`."""

from __future__ import annotations

from collections.abc import Collection

from malecon.kernel.game import Json
from malecon.server.people.members import short
from malecon.server.people.whom import Somebody
from malecon.server.tables.welcome import Welcome
from malecon.server.wire import peace as wire
from malecon.server.wire.errors import Rejected
from malecon.server.work.sentences import BARRED, SETTLED
from malecon.store.peace import (
    CLUB,
    FOR_GOOD,
    MOST_SHUNNED,
    Bar,
    BarKind,
    ShunKind,
    Shunned,
    TooOften,
)
from malecon.store.reports import MOST_REPORTS, Settled, Settling, Told
from malecon.table import Entry, voices

DAY = 86_400.0
SPANS = {"day": DAY, "week": 7 * DAY, "good": FOR_GOOD}

LATELY = 400  # lines of the chat that are looked through for a report
CONTEXT = 40  # of them that the host is shown, whoever said them
OWN_CONTEXT = 20  # and of whom the report is about
AFTERWARDS = 10  # lines after the one that is reported


class Keeper(Welcome):
    """Sees that it is kept."""

    # --- whom somebody does not want to meet or to hear ---

    async def shun(self, person: str, other: Somebody, kind: ShunKind) -> None:
        if other.id == person:
            raise Rejected(403, "denied", "peace-self")
        try:
            await self.peace.shun(person, self.shunned(other, kind))
        except TooOften:
            raise Rejected(403, "denied", "peace-many", most=MOST_SHUNNED) from None

    async def relent(self, person: str, other: Somebody, kind: ShunKind) -> None:
        await self.peace.relent(person, self.shunned(other, kind), other.before)

    def shunned(self, other: Somebody, kind: ShunKind) -> Shunned:
        return Shunned(other.id, kind, other.table or CLUB, other.name, self.clock())

    async def look(self, person: str, other: Somebody) -> wire.WhomView:
        """How one stands to somebody as who they are there: elsewhere they may be somebody else to them."""
        kinds = await self.peace.shuns(person, other.id, other.table or CLUB, {other.name, *other.before})
        return {
            "name": other.name,
            "me": other.id == person,
            "muted": "mute" in kinds,
            "blocked": "block" in kinds,
            "reported": await self.store.reports.is_told(person, other.id, other.table, other.name),
        }

    # --- reports ---

    async def report(self, person: str, own: str, other: Somebody, wish: wire.MakeReport) -> None:
        """Tell the host of somebody, with what was said at the table."""
        if other.id == person:
            raise Rejected(403, "denied", "peace-self")
        data: Json = {
            "reason": wish.reason,
            "words": " ".join(wish.words.split()),
            "name": other.name,
            "own": own,
            "game": other.settings.game if other.settings else "",
            "title": other.settings.title if other.settings else "",
            "lines": await self.said(other, wish.line) if other.table else [],
        }
        try:
            await self.store.reports.add(person, other.id, other.table, self.clock(), data)
        except Told:
            raise Rejected(409, "raced", "peace-reported") from None
        except TooOften:
            raise Rejected(429, "too-many", "peace-reports-many", most=MOST_REPORTS) from None

    async def said(self, other: Somebody, meant: int | None) -> list[Json]:
        """What was said at the table of late, or about the line that is meant; and of theirs some more."""
        assert other.table is not None
        lines = await self.store.talk(other.table, meant, AFTERWARDS, LATELY)
        table = await self.store.load(other.table)
        own = {entry.number for entry in lines if voices.speaker(table, entry) == other.id}
        wanted = {entry.number for entry in lines[-CONTEXT:]}
        wanted |= set(sorted(own)[-OWN_CONTEXT:])
        return [
            line(entry, voices.speaker(table, entry), own, meant) for entry in lines if entry.number in wanted
        ]

    # --- the desk ---

    async def settle(self, number: int, wish: wire.SettleReport) -> None:
        now = self.clock()
        spans: dict[BarKind, wire.Span] = {"chat": wish.chat, "tables": wish.tables}
        bars = {kind: now + SPANS[span] for kind, span in spans.items() if span != "none"}
        try:
            await self.store.reports.settle(number, Settling(bars, (SETTLED, BARRED)), now)
        except Settled:
            raise Rejected(409, "raced", "desk-settled") from None

    async def lift(self, name: str) -> None:
        """End a bar, by the name that the desk has for it."""
        for bar in await self.peace.bars(self.clock()):
            if bar_name(bar) == name and await self.peace.lift(bar.person, bar.kind):
                return
        raise Rejected(404, "missing", "desk-no-bar")


def line(entry: Entry, by: str, own: Collection[int], meant: int | None) -> Json:
    """A line as a report keeps it. By whom it is, the house alone knows: it goes when they leave."""
    return {
        "by": by,
        "at": entry.at,
        "name": entry.data["name"],
        "text": entry.text,
        "theirs": entry.number in own,
        "meant": entry.number == meant,
    }


def end_of(bar: Bar) -> float | None:
    return None if bar.until >= FOR_GOOD else bar.until


def bar_name(bar: Bar) -> str:
    """By what the desk calls a bar."""
    return short(f"bar {bar.kind} {bar.person}")
