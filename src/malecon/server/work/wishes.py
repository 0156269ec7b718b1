"""How somebody wants to be told of something, and when: nothing here looks at a clock or into a database."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from msgspec import Struct, convert, field, to_builtins

from malecon.server.ops.quiet import Quiet
from malecon.server.wire.notices import ChangeWishes, WishesView

MOST_TABLES = 300  # with a wish of their own; then the oldest is forgotten
FALLBACK_ZONE = "UTC"


class Hours(Struct):
    """Quiet hours, in minutes after midnight."""

    on: bool
    begin: int
    end: int


class Wishes(Struct):
    """What somebody has wished. Whoever never did so is told of nothing."""

    push: bool = True
    mail: bool = True
    turns: bool = True
    news: bool = True
    remind: bool = True
    quiet: Hours | None = None  # as the club
    zone: str = ""
    language: str = ""
    tables: dict[str, bool] = field(default_factory=dict)

    @classmethod
    def read(cls, data: dict[str, Any] | None) -> Wishes:
        return convert(data or {}, cls)

    def pack(self) -> dict[str, Any]:
        packed: dict[str, Any] = to_builtins(self)
        return packed

    def changed(self, change: ChangeWishes) -> Wishes:
        """As somebody wants it from now on."""
        for name in ("push", "mail", "turns", "news", "remind", "zone", "language"):
            value = getattr(change, name)
            if value is not None:
                setattr(self, name, value)
        if change.quiet is not None:
            self.quiet = Hours(change.quiet.on, change.quiet.begin, change.quiet.end)
        return self

    def at_table(self, table_id: str, tell: bool | None) -> Wishes:
        """As somebody wants it at one table."""
        others = {table: wish for table, wish in self.tables.items() if table != table_id}
        if tell is not None:
            others[table_id] = tell
        self.tables = dict(list(others.items())[-MOST_TABLES:])
        return self

    def wants_turn(self, table_id: str, alone: bool) -> bool:
        """Whether to be told of a turn. Where nobody else sits nobody waits: there only who says so."""
        return self.tables.get(table_id, self.turns and not alone)

    def hours(self, club: Quiet) -> tuple[Hours, str]:
        """The quiet hours that count, and where the clock stands that they are read from."""
        usual = club.minutes
        if self.quiet is not None:
            return self.quiet, self.zone or club.time_zone
        begin, end = usual or (22 * 60, 8 * 60)
        return Hours(usual is not None, begin, end), club.time_zone

    def quiet_until(self, now: float, club: Quiet) -> float | None:
        """When quiet hours are over, if these are such."""
        hours, zone = self.hours(club)
        return quiet_until(now, hours, zone) if hours.on else None

    def view(self, club: Quiet) -> WishesView:
        hours, zone = self.hours(club)
        return {
            "push": self.push,
            "mail": self.mail,
            "turns": self.turns,
            "news": self.news,
            "remind": self.remind,
            "quiet": {"on": hours.on, "begin": hours.begin, "end": hours.end},
            "zone": zone,
            "tables": self.tables,
        }


def quiet_until(now: float, hours: Hours, zone: str) -> float | None:
    """The end of the quiet hours in which this moment lies; by the clock on the wall, which may jump."""
    if hours.begin == hours.end:
        return None
    place = ZoneInfo(zone)
    here = datetime.fromtimestamp(now, place)
    minute = here.hour * 60 + here.minute
    if hours.begin < hours.end:
        quiet = hours.begin <= minute < hours.end
    else:
        quiet = minute >= hours.begin or minute < hours.end
    if not quiet:
        return None
    days = (here.date(), here.date() + timedelta(days=1))
    return min(end for day in days for end in moments(day, hours.end, place) if end > now)


def moments(day: date, minutes: int, place: ZoneInfo) -> Iterable[float]:
    """When the clock on that wall shows a time: twice, where it is put back over it; where it is put ahead
    over it, at the jump."""
    hour, minute = divmod(minutes, 60)
    shown = datetime(day.year, day.month, day.day, hour, minute, tzinfo=place)
    first, second = shown.timestamp(), shown.replace(fold=1).timestamp()
    if first <= second:
        return (first, second)
    before = datetime.fromtimestamp(second, place).utcoffset()
    around = range(int(second), int(first) + 1, 60)
    return [next(at for at in around if datetime.fromtimestamp(at, place).utcoffset() != before)]
