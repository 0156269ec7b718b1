"""A page that shows how far a run is: a file that is replaced now and then, and asks to be read again."""

from __future__ import annotations

import time
from contextlib import suppress
from itertools import pairwise
from pathlib import Path

from malecon.errors import MaleconError
from malecon.files import write_text
from malecon.lab.charts import Series, lines
from malecon.lab.page import figure, page, paragraph, table
from malecon.messages import decimal, say

EVERY = 2.0  # seconds between two pages
MOST_POINTS = 240  # of the picture; when there are more, every other one is forgotten
CLOCK = "%Y-%m-%d %H:%M:%S"


class RunPage:
    """How far a run is, for whoever looks."""

    def __init__(self, path: Path, name: str, language: str) -> None:
        self.path = path
        self.name = name
        self.language = language
        self.begun = time.monotonic()
        self.before = 0  # games of an earlier run, which say nothing of the speed
        self.total = 0
        self.points: list[tuple[float, int]] = []
        self.next = 0.0

    def tell(self, played: int, total: int) -> None:
        """So many of so many."""
        now = time.monotonic() - self.begun
        if not self.points:
            self.before, self.total = played, total
        if now >= self.next or not self.points:
            self.points.append((now, played))
            if len(self.points) > MOST_POINTS:
                del self.points[1:-1:2]
            self.next = now + EVERY
            with suppress(MaleconError):  # a page that cannot be written stops no run
                self.write("runs")

    def end(self, played: int, whole: bool) -> None:
        """The last page, which stays as it is."""
        self.points.append((time.monotonic() - self.begun, played))
        with suppress(MaleconError):
            self.write("finished" if whole else "stopped")

    def write(self, state: str) -> None:
        seconds, played = self.points[-1]
        rate = (played - self.before) / seconds if seconds > 0 else 0.0
        left = (self.total - played) / rate if rate > 0 else None
        told = self.say(f"run-{state}", time=time.strftime(CLOCK))
        bar = f'<progress style="width:100%" value="{played}" max="{max(self.total, 1)}"></progress>'
        rows = [
            [self.say("run-played"), self.number(played)],
            [self.say("run-total"), self.number(self.total)],
            [self.say("run-rate"), self.number(rate, 1 if rate < 100 else 0)],
            [self.say("run-time"), span(seconds)],
        ]
        if state == "runs":
            rows.append([self.say("run-left"), "–" if left is None else span(left)])
        parts = [paragraph(told), bar, table(["", ""], rows)]
        if len(self.points) > 2:
            parts.append(figure(self.picture()))
        share = played / self.total if self.total else 0.0
        title = f"{self.name}: {self.number(100 * share, 1)} %"
        write_text(self.path, page(title, [], self.language, parts, EVERY if state == "runs" else None))

    def picture(self) -> str:
        """How many games a second there were, between one page and the next."""
        rates: list[float | None] = []
        for (before, first), (after, last) in pairwise(self.points):
            rates.append((last - first) / max(after - before, 1e-9))
        return lines(
            self.say("run-rate"),
            [Series(self.name, rates)],
            [seconds for seconds, _ in self.points[1:]],
            across=self.say("run-seconds"),
            limits=(0.0, 1.1 * max(rate or 0.0 for rate in rates) or 1.0),
            write=lambda rate: self.number(rate, 0),
            write_at=lambda seconds: self.number(seconds, 0),
        )

    def say(self, key: str, **values: str) -> str:
        return say(key, self.language, **values)

    def number(self, value: float, digits: int = 0) -> str:
        return say("plain-number", self.language, value=decimal(float(value), digits))


def span(seconds: float) -> str:
    """A time in hours, minutes and seconds."""
    whole = round(seconds)
    return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"
