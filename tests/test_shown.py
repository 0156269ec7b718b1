"""Words from outside, as they are shown to people."""

from __future__ import annotations

from collections.abc import Iterator

from malecon.files import shown


class Long(str):
    """A text that nobody should go through from end to end."""

    __slots__ = ()

    def __iter__(self) -> Iterator[str]:
        raise AssertionError("all of it is looked at")


def test_what_is_shown_is_short_and_moves_no_cursor() -> None:
    assert shown("a" * 80) == "a" * 80
    assert shown("a" * 81) == "a" * 79 + "…"
    assert shown("\x1b[2J\u202e", 3) == "�[…"
    assert shown("", 3) == ""


def test_of_a_long_text_only_the_beginning_is_looked_at() -> None:
    """A program of the arena may say a million signs in a line, and does so again and again."""
    assert shown(Long("x" * 1_000_000)) == "x" * 79 + "…"
