"""When nobody wants to be told of anything: the hours that count for those who chose none themselves."""

from __future__ import annotations

import re
from dataclasses import dataclass
from zoneinfo import ZoneInfo

from malecon.errors import Unreadable
from malecon.files import shown

HOURS = re.compile(r"([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d)")


@dataclass(frozen=True, slots=True)
class Quiet:
    """Quiet hours of the club, on the clock of its place."""

    hours: str = ""  # such as 22:00-08:00; empty: none
    time_zone: str = "UTC"  # such as Europe/Amsterdam

    def checked(self) -> Quiet:
        """The same, or the error that is in it."""
        check_hours(self.hours)
        check_time_zone(self.time_zone)
        return self

    @property
    def minutes(self) -> tuple[int, int] | None:
        """From when until when, in minutes after midnight; the end may lie on the next day."""
        found = HOURS.fullmatch(self.hours)
        if found is None:
            return None
        first, second, third, fourth = map(int, found.groups())
        return 60 * first + second, 60 * third + fourth


def check_hours(hours: str) -> None:
    found = HOURS.fullmatch(hours)
    if hours and (found is None or found.group(1, 2) == found.group(3, 4)):
        raise Unreadable("server-quiet", found=shown(hours))


def check_time_zone(name: str) -> None:
    try:
        ZoneInfo(name)
    except (KeyError, ValueError, OSError):  # it is none, leads out of their folder, or is a folder
        raise Unreadable("server-time-zone", found=shown(name)) from None
