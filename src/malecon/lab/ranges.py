"""Which numbers: the part of a run that one machine does, and what of it is done."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from typing import NamedTuple, Self

from malecon.errors import Unreadable
from malecon.files import shown

MOST_PARTS = 1_000_000


class Part(NamedTuple):
    """The number-th of so many parts of a run, counted from 1, as job arrays count."""

    number: int
    of: int

    @classmethod
    def read(cls, text: str) -> Self:
        """`3/8` is the third of eight."""
        found = re.fullmatch(r"\s*([0-9]{1,7})\s*/\s*([0-9]{1,7})\s*", text)
        part = cls(int(found[1]), int(found[2])) if found else cls(0, 0)
        if not 1 <= part.number <= part.of <= MOST_PARTS:
            raise Unreadable("part-wrong", found=shown(text))
        return part

    def numbers(self, total: int) -> range:
        """Its numbers: those of all parts follow each other and are as many as can be alike."""
        return range(total * (self.number - 1) // self.of, total * self.number // self.of)


class Ranges:
    """A set of numbers that is mostly without gaps, and small however many they are."""

    def __init__(self, ranges: Sequence[Sequence[int]] = ()) -> None:
        self.starts: list[int] = []
        self.stops: list[int] = []
        for start, stop in ranges:
            self.add(start, stop)

    def add(self, start: int, stop: int) -> bool:
        """Put in the numbers from `start` up to `stop`; false, and nothing is done, if some are in."""
        at = bisect_right(self.starts, start)
        if (at > 0 and self.stops[at - 1] > start) or (at < len(self.starts) and self.starts[at] < stop):
            return False
        joins_before = at > 0 and self.stops[at - 1] == start
        joins_after = at < len(self.starts) and self.starts[at] == stop
        if joins_before and joins_after:
            del self.starts[at]
            self.stops[at - 1 : at + 1] = [self.stops[at]]
        elif joins_before:
            self.stops[at - 1] = stop
        elif joins_after:
            self.starts[at] = start
        elif start < stop:
            self.starts.insert(at, start)
            self.stops.insert(at, stop)
        return True

    def __contains__(self, number: int) -> bool:
        at = bisect_right(self.starts, number)
        return at > 0 and number < self.stops[at - 1]

    def __iter__(self) -> Iterator[range]:
        return map(range, self.starts, self.stops)

    def within(self, wanted: range) -> int:
        """How many of the wanted numbers are in."""
        return sum(max(0, min(one.stop, wanted.stop) - max(one.start, wanted.start)) for one in self)

    def missing(self, wanted: range) -> Iterator[range]:
        """Those of the wanted numbers that are not in, in their order."""
        at = wanted.start
        for one in list(self):
            if one.stop <= at or one.start >= wanted.stop:
                continue
            if one.start > at:
                yield range(at, one.start)
            at = one.stop
        if at < wanted.stop:
            yield range(at, wanted.stop)
