"""What the server counts, in the text form that Prometheus reads."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable

Number = int | float

#: Seconds; the upper ends of the classes in which durations are counted.
CLASSES = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Counter:
    """Something that only grows, for each value of a label if it has one."""

    def __init__(self, name: str, about: str, *labels: str) -> None:
        self.name = name
        self.help = about
        self.labels = labels
        self.counts: dict[tuple[str, ...], int] = {} if labels else {(): 0}

    def add(self, *values: str, by: int = 1) -> None:
        self.counts[values] = self.counts.get(values, 0) + by

    def lines(self) -> Iterable[str]:
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} counter"
        for values, count in sorted(self.counts.items()):
            yield f"{self.name}{named(self.labels, values)} {count}"


class Gauge:
    """Something that goes up and down; it is looked at when it is asked for."""

    def __init__(self, name: str, about: str, read: Callable[[], dict[str, Number]], label: str = "") -> None:
        self.name = name
        self.help = about
        self.read = read
        self.label = label

    def lines(self) -> Iterable[str]:
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} gauge"
        for value, number in sorted(self.read().items()):
            yield f"{self.name}{named((self.label,), (value,)) if self.label else ''} {number}"


class Histogram:
    """How long something took."""

    def __init__(self, name: str, about: str) -> None:
        self.name = name
        self.help = about
        self.counts = [0] * (len(CLASSES) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(CLASSES, seconds)] += 1
        self.sum += seconds

    def lines(self) -> Iterable[str]:
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} histogram"
        below = 0
        for limit, count in zip((*map(str, CLASSES), "+Inf"), self.counts, strict=True):
            below += count
            yield f'{self.name}_bucket{{le="{limit}"}} {below}'
        yield f"{self.name}_sum {self.sum}"
        yield f"{self.name}_count {below}"


def named(labels: tuple[str, ...], values: tuple[str, ...]) -> str:
    """Labels with their values, which never come from outside and need no care."""
    if not labels:
        return ""
    return "{" + ",".join(f'{label}="{value}"' for label, value in zip(labels, values, strict=True)) + "}"


class Metrics:
    """Everything that this process counts."""

    def __init__(self) -> None:
        self.requests = Counter(
            "malecon_requests_total", "Answered HTTP requests.", "method", "route", "status"
        )
        self.request_seconds = Histogram("malecon_request_seconds", "How long HTTP requests took.")
        self.limited = Counter("malecon_limited_total", "Requests and messages refused as too many.")
        self.made = Counter("malecon_tables_made_total", "New tables.", "game")
        self.saved_seconds = Histogram("malecon_saved_seconds", "How long it took to save changes of tables.")
        self.races = Counter("malecon_races_total", "Changes tried again because another process was faster.")
        self.messages = Counter("malecon_messages_total", "Messages sent to viewers.")
        self.told_seconds = Histogram(
            "malecon_told_seconds", "From a saved change to its message handed over, for each viewer."
        )
        self.thoughts = Counter("malecon_thoughts_total", "What bots were asked, by how it ended.", "end")
        self.thought_seconds = Histogram("malecon_thought_seconds", "How long bots took, queueing included.")
        self.notices = Counter("malecon_notices_total", "Notices sent, by how it ended.", "way", "end")
        self.failures = Counter("malecon_failures_total", "Requests that failed by our own error.")
        self.gauges: list[Gauge] = []

    def text(self) -> str:
        parts: list[Counter | Gauge | Histogram] = [
            each for each in vars(self).values() if isinstance(each, Counter | Histogram)
        ]
        return "\n".join([line for part in [*parts, *self.gauges] for line in part.lines()]) + "\n"
