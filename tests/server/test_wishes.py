"""When somebody wants to be told: quiet hours by the clock on their wall."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from malecon.server.ops.quiet import Quiet
from malecon.server.wire.notices import ChangeWishes, QuietHours
from malecon.server.work.wishes import MOST_TABLES, Hours, Wishes, quiet_until

NIGHT = Hours(True, 22 * 60, 8 * 60)
TO_HALF_PAST = Hours(True, 22 * 60, 2 * 60 + 30)


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("now", "hours", "zone", "end"),
    [
        ("2026-11-18 12:00", NIGHT, "UTC", None),
        ("2026-11-18 22:00", NIGHT, "UTC", "2026-11-19 08:00"),
        ("2026-11-19 07:59", NIGHT, "UTC", "2026-11-19 08:00"),
        ("2026-11-19 08:00", NIGHT, "UTC", None),
        ("2026-11-18 21:30", NIGHT, "Europe/Amsterdam", "2026-11-19 07:00"),
        ("2026-11-19 01:00", NIGHT, "America/Havana", None),
        ("2026-11-19 05:00", NIGHT, "America/Havana", "2026-11-19 13:00"),
        # The night in which clocks go back an hour, and the one in which they go ahead.
        ("2026-10-24 21:00", NIGHT, "Europe/Amsterdam", "2026-10-25 07:00"),
        ("2026-03-28 22:00", NIGHT, "Europe/Amsterdam", "2026-03-29 06:00"),
        # Hours that end in the very hour that comes twice, or not at all.
        ("2026-10-24 23:00", TO_HALF_PAST, "Europe/Amsterdam", "2026-10-25 00:30"),
        ("2026-10-25 00:10", TO_HALF_PAST, "Europe/Amsterdam", "2026-10-25 00:30"),
        ("2026-10-25 00:40", TO_HALF_PAST, "Europe/Amsterdam", None),
        ("2026-10-25 01:10", TO_HALF_PAST, "Europe/Amsterdam", "2026-10-25 01:30"),
        ("2026-10-25 01:30", TO_HALF_PAST, "Europe/Amsterdam", None),
        ("2026-10-25 00:20", Hours(True, 2 * 60 + 15, 2 * 60 + 45), "Europe/Amsterdam", "2026-10-25 00:45"),
        ("2026-10-25 01:20", Hours(True, 2 * 60 + 15, 2 * 60 + 45), "Europe/Amsterdam", "2026-10-25 01:45"),
        ("2026-10-25 00:40", Hours(True, 2 * 60 + 30, 2 * 60), "Europe/Amsterdam", "2026-10-25 01:00"),
        ("2026-03-28 22:00", TO_HALF_PAST, "Europe/Amsterdam", "2026-03-29 01:00"),
        ("2026-03-29 00:59", TO_HALF_PAST, "Europe/Amsterdam", "2026-03-29 01:00"),
        ("2026-03-29 01:00", TO_HALF_PAST, "Europe/Amsterdam", None),
        ("2026-03-29 00:30", Hours(True, 60, 2 * 60), "Europe/Amsterdam", "2026-03-29 01:00"),
        ("2026-03-08 04:30", Hours(True, 23 * 60, 10), "America/Havana", "2026-03-08 05:00"),
        ("2026-11-01 04:05", Hours(True, 23 * 60, 10), "America/Havana", "2026-11-01 04:10"),
        ("2026-11-01 05:05", Hours(True, 23 * 60, 10), "America/Havana", "2026-11-01 05:10"),
        ("2026-11-18 13:30", Hours(True, 13 * 60, 15 * 60), "UTC", "2026-11-18 15:00"),
        ("2026-11-18 15:30", Hours(True, 13 * 60, 15 * 60), "UTC", None),
        ("2026-11-18 13:30", Hours(True, 13 * 60, 13 * 60), "UTC", None),
    ],
)
def test_quiet_hours_end_in_the_morning(now: str, hours: Hours, zone: str, end: str | None) -> None:
    assert quiet_until(at(now), hours, zone) == (None if end is None else at(end))


def test_the_hours_of_the_club_count_for_those_who_chose_none() -> None:
    club = Quiet("23:00-06:00", "Europe/Madrid")
    assert Wishes().quiet_until(at("2026-11-18 22:30"), club) == at("2026-11-19 05:00")
    assert Wishes().quiet_until(at("2026-11-18 22:30"), Quiet()) is None
    own = Wishes().changed(ChangeWishes(quiet=QuietHours(False), zone="UTC"))
    assert own.quiet_until(at("2026-11-18 22:30"), club) is None
    assert Wishes.read(own.pack()) == own


def test_a_table_may_be_told_of_unlike_all_others() -> None:
    wishes = Wishes()
    assert wishes.wants_turn("a", alone=False)
    assert not wishes.wants_turn("a", alone=True)
    assert wishes.at_table("a", True).wants_turn("a", alone=True)
    assert not wishes.at_table("a", False).wants_turn("a", alone=False)
    assert wishes.at_table("a", None).wants_turn("a", alone=False)
    for number in range(MOST_TABLES + 5):
        wishes.at_table(str(number), False)
    assert len(wishes.tables) == MOST_TABLES
