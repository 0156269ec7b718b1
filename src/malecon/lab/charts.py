"""Pictures of numbers, as SVG: lines, bars with intervals, histograms, stacked areas.

Every chart is text that can stand inside a page (`page.py`) or, by `as_file`, alone in a file. Colours follow
the reader's light or dark screen and never speak alone: lines have dashes of their own and all have names.
Words and the way numbers are written come from the caller, in the reader's language.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from html import escape
from typing import NamedTuple

#: How a number is written.
Writing = Callable[[float], str]

WIDTH = 720.0
MARGIN = 12.0  # around everything
RIGHT = 8.0
TOP = 44.0
BOTTOM = 46.0
LINE = 18.0  # from one line of text to the next
BAR = 26.0
FEW = 10  # places on the horizontal axis that are all named
LETTER = 6.9  # about as wide as a letter is; names are given room by it

#: Line styles, in the order of the colours; eight of them before they repeat.
DASHES = ("", "7 4", "2 3", "10 3 2 3", "4 2", "12 4", "1 2", "6 2 1 2 1 2")
COLOURS = len(DASHES)

LIGHT = ("#0E7C86", "#D2441C", "#A8690A", "#2F7D4F", "#7A4FA3", "#B84A66", "#3B5B92", "#66727C")
DARK = ("#3DB8C4", "#F27A55", "#F2A93B", "#5FBF85", "#B792E0", "#E58FA4", "#86A9E8", "#A3AFB9")


def _style(name: str, ground: str, ink: str, faint: str, colours: Sequence[str]) -> str:
    own = "".join(f"--c{number}:{colour};" for number, colour in enumerate(colours))
    return f"{name}{{--ground:{ground};--ink:{ink};--faint:{faint};{own}}}"


#: The style of all charts, once for a page or a file.
STYLE = (
    _style(".chart", "#FFFDF8", "#22303C", "#22303C40", LIGHT)
    + "@media (prefers-color-scheme:dark){"
    + _style(".chart", "#17212B", "#F3EBDC", "#F3EBDC40", DARK)
    + "}"
    + ".chart{max-width:100%;height:auto;font-family:system-ui,'Segoe UI',Roboto,sans-serif;font-size:13px}"
    + ".chart text{fill:var(--ink)}.chart .head{font-weight:600;font-size:15px}.chart .end{text-anchor:end}"
    + ".chart .mid{text-anchor:middle}.chart .back{fill:var(--ground)}"
    + ".chart .grid{stroke:var(--faint);stroke-width:1}.chart .axis{stroke:var(--ink);stroke-width:1}"
    + ".chart .mark{stroke:var(--ink);stroke-width:1.5;stroke-dasharray:3 3;opacity:.75}"
    + ".chart .whisker{stroke:var(--ink);stroke-width:1.6;fill:none}"
    + ".chart .halo{stroke:var(--ground);stroke-width:4;paint-order:stroke}"
    + ".chart .line{fill:none;stroke-width:2.2;stroke-linejoin:round}.chart .band{opacity:.16}"
    + "".join(
        f".chart .f{n}{{fill:var(--c{n})}}"
        f".chart .s{n}{{stroke:var(--c{n});stroke-dasharray:{dash or 'none'}}}"
        for n, dash in enumerate(DASHES)
    )
)


class Series(NamedTuple):
    """A line or an area: a name and a value for each place on the horizontal axis; None where there is none.

    With `low` and `high` a line gets a band around it.
    """

    name: str
    values: Sequence[float | None]
    low: Sequence[float | None] = ()
    high: Sequence[float | None] = ()


class Bar(NamedTuple):
    """A bar and, if it is known, how far its value may be off; `colour` is a number below COLOURS."""

    name: str
    value: float
    low: float | None = None
    high: float | None = None
    colour: int = 0


class Mark(NamedTuple):
    """A place on the horizontal axis that has something to say."""

    at: float
    name: str


def plain(value: float) -> str:
    """A number as programs write it."""
    return f"{value:g}"


# --- the four charts ---


def lines(
    title: str,
    series: Sequence[Series],
    at: Sequence[float],
    *,
    across: str = "",
    up: str = "",
    limits: tuple[float, float] | None = None,
    marks: Sequence[Mark] = (),
    write: Writing = plain,
    write_at: Writing = plain,
    height: float = 320.0,
) -> str:
    """Values over something, as over the answers of a game; `limits` are those of the vertical axis."""
    every = [v for one in series for v in (*one.values, *one.low, *one.high) if v is not None]
    frame = Frame(title, series, at, limits or around(every), across, up, write, write_at, height)
    for number, one in enumerate(series):
        colour = number % COLOURS
        if one.low:
            edge = list(zip(at, one.high, strict=True)) + list(zip(at, one.low, strict=True))[::-1]
            dots = " ".join(frame.point(x, y) for x, y in edge if y is not None)
            frame.add(f'<polygon class="band f{colour}" points="{dots}"/>')
        for piece in unbroken(at, one.values):
            dots = " ".join(frame.point(x, y) for x, y in piece)
            frame.add(f'<polyline class="line s{colour}" points="{dots}">{tip(one.name)}</polyline>')
        if len(at) <= 24:
            for x, y in zip(at, one.values, strict=True):
                if y is not None:
                    told = tip(f"{one.name}: {write(y)} ({write_at(x)})")
                    place = f'cx="{n(frame.x(x))}" cy="{n(frame.y(y))}" r="3.5"'
                    frame.add(f'<circle class="f{colour}" {place}>{told}</circle>')
    frame.add_marks(marks)
    return frame.drawn()


def areas(
    title: str,
    series: Sequence[Series],
    at: Sequence[float],
    *,
    across: str = "",
    up: str = "",
    limits: tuple[float, float] | None = None,
    marks: Sequence[Mark] = (),
    write: Writing = plain,
    write_at: Writing = plain,
    height: float = 320.0,
) -> str:
    """Values that add up, one upon the other, the first lowest; those below nothing hang below the line.
    None counts as nothing."""
    above = [0.0] * len(at)
    below = [0.0] * len(at)
    edges = []
    for one in series:
        values = [value or 0.0 for value in one.values]
        higher = [sum_ + max(value, 0.0) for sum_, value in zip(above, values, strict=True)]
        deeper = [sum_ + min(value, 0.0) for sum_, value in zip(below, values, strict=True)]
        falls = [value < 0 for value in values]
        lower_edge = [deep if fall else low for deep, low, fall in zip(deeper, above, falls, strict=True)]
        upper_edge = [low if fall else high for low, high, fall in zip(below, higher, falls, strict=True)]
        edges.append((lower_edge, upper_edge))
        above, below = higher, deeper
    limits = limits or (min([*below, 0.0]), max([*above, 0.0]))
    frame = Frame(title, series, at, limits, across, up, write, write_at, height)
    for number, one in enumerate(series):
        lower_edge, upper_edge = edges[number]
        upper = [frame.point(x, y) for x, y in zip(at, upper_edge, strict=True)]
        lower = [frame.point(x, y) for x, y in zip(at, lower_edge, strict=True)]
        dots = " ".join(upper + lower[::-1])
        frame.add(f'<polygon class="f{number % COLOURS}" points="{dots}">{tip(one.name)}</polygon>')
        line = f'<polyline fill="none" stroke="var(--ground)" points="{" ".join(upper)}"/>'
        frame.add(line)  # a gap between neighbours, whatever their colours
    for number, one in enumerate(series):
        name_area(frame, one.name, at, *edges[number])
    frame.add_marks(marks)
    return frame.drawn()


def name_area(
    frame: Frame, name: str, at: Sequence[float], lower: Sequence[float], upper: Sequence[float]
) -> None:
    """Write the name into an area where it is high enough, so that nobody must match colours."""
    half = wide(name) / 2 + 4
    best, place = LINE, -1
    for number, (x, low, high) in enumerate(zip(at, lower, upper, strict=True)):
        if frame.left + half <= frame.x(x) <= WIDTH - RIGHT - half and frame.y(low) - frame.y(high) > best:
            best, place = frame.y(low) - frame.y(high), number
    if place >= 0:
        middle = (frame.y(lower[place]) + frame.y(upper[place])) / 2 + 4
        frame.add(text(frame.x(at[place]), middle, name, "halo mid"))


def histogram(
    title: str,
    series: Sequence[Series],
    starts: Sequence[float],
    *,
    width: float = 1.0,
    across: str = "",
    up: str = "",
    write: Writing = plain,
    write_at: Writing = plain,
    height: float = 280.0,
) -> str:
    """How often values fall into classes that begin at `starts` and are `width` wide, drawn as steps."""
    most = max([v for one in series for v in one.values if v is not None], default=1.0)
    ends = [*starts, starts[-1] + width] if starts else [0.0, 1.0]
    frame = Frame(title, series, ends, (0.0, most), across, up, write, write_at, height)
    alone = len(series) == 1
    for number, one in enumerate(series):
        corners = [frame.point(ends[0], 0.0)]
        for start, value in zip(starts, one.values, strict=True):
            corners += [frame.point(start, value or 0.0), frame.point(start + width, value or 0.0)]
            if alone:
                left, base, top = frame.x(start), frame.y(0.0), frame.y(value or 0.0)
                told = tip(f"{write_at(start)}: {write(value or 0.0)}")
                size = f'width="{n(max(frame.x(start + width) - left - 1, 1))}" height="{n(base - top)}"'
                frame.add(f'<rect class="f0" x="{n(left + 0.5)}" y="{n(top)}" {size}>{told}</rect>')
        if not alone:
            corners.append(frame.point(ends[-1], 0.0))
            dots = " ".join(corners)
            frame.add(f'<polygon class="band f{number % COLOURS}" points="{dots}"/>')
            frame.add(
                f'<polyline class="line s{number % COLOURS}" points="{dots}">{tip(one.name)}</polyline>'
            )
    return frame.drawn()


def bars(
    title: str,
    entries: Sequence[Bar],
    *,
    across: str = "",
    limits: tuple[float, float] | None = None,
    mark: Mark | None = None,
    write: Writing = plain,
    write_tick: Writing | None = None,
) -> str:
    """Bars that lie, each with its name before and its value behind it; `mark` is a line to compare with."""
    every = [v for bar in entries for v in (bar.value, bar.low, bar.high) if v is not None]
    low, high = limits or around([0.0, *every, *([mark.at] if mark else [])])
    left = min(max([wide(bar.name) for bar in entries], default=0.0) + 16, WIDTH / 2)
    told = [write(bar.value) for bar in entries]
    right = WIDTH - RIGHT - max([wide(one) for one in told], default=0.0) - 8
    base = TOP + BAR * len(entries)
    if mark is not None:
        base += LINE

    def x(value: float) -> float:
        return left + (min(max(value, low), high) - low) / ((high - low) or 1.0) * (right - left)

    parts = []
    for tick in ticks(low, high, 6):
        parts.append(rule("grid", x(tick), TOP - 6, x(tick), base))
        parts.append(text(x(tick), base + LINE, (write_tick or write)(tick), "mid"))
    for number, (bar, value) in enumerate(zip(entries, told, strict=True)):
        y = TOP + BAR * number
        ends = sorted((x(max(low, 0.0)), x(bar.value)))
        name = bar.name if wide(bar.name) <= left else bar.name[: int(left / LETTER) - 2] + "…"
        parts.append(text(left - 8, y + BAR * 0.62, name, "end"))
        size = f'width="{n(max(ends[1] - ends[0], 1.0))}" height="{n(BAR - 9)}"'
        hint = tip(f"{bar.name}: {value}" + interval(bar, write))
        place = f'x="{n(ends[0])}" y="{n(y + 3)}"'
        parts.append(f'<rect class="f{bar.colour % COLOURS}" {place} {size} rx="2">{hint}</rect>')
        if bar.low is not None and bar.high is not None:
            middle, a, b = y + 3 + (BAR - 9) / 2, x(bar.low), x(bar.high)
            path = f"M{n(a)} {n(middle - 4)}v8M{n(a)} {n(middle)}H{n(b)}M{n(b)} {n(middle - 4)}v8"
            parts.append(f'<path class="whisker" d="{path}"/>')
        parts.append(text(WIDTH - RIGHT, y + BAR * 0.62, value, "end"))
    parts.append(rule("axis", x(max(low, 0.0)), TOP - 6, x(max(low, 0.0)), base))
    if mark is not None:
        parts.append(rule("mark", x(mark.at), TOP - 6, x(mark.at), base))
        parts.append(text(x(mark.at), base - 5, mark.name, "halo mid"))
    parts.append(text((left + right) / 2, base + LINE * 2, across, "mid"))
    return svg(title, parts, base + BOTTOM)


def interval(bar: Bar, write: Writing) -> str:
    return f" ({write(bar.low)} – {write(bar.high)})" if bar.low is not None and bar.high is not None else ""


# --- what they are drawn in ---


class Frame:
    """Two axes with their numbers, a legend, and room for what is drawn between them."""

    def __init__(
        self,
        title: str,
        series: Sequence[Series],
        at: Sequence[float],
        limits: tuple[float, float],
        across: str,
        up: str,
        write: Writing,
        write_at: Writing,
        height: float,
    ) -> None:
        self.title = title
        self.low, self.high = limits
        self.first, self.last = (min(at), max(at)) if at else (0.0, 1.0)
        self.parts: list[str] = []
        legend = self.legend([one.name for one in series] if len(series) > 1 else [])
        self.top = TOP + legend + (LINE if up else 0.0)
        self.base = self.top + height - TOP - BOTTOM
        heights = ticks(self.low, self.high, 5)
        self.left = max([wide(write(tick)) for tick in heights], default=LETTER) + 18
        for tick in heights:
            self.add(rule("grid", self.left, self.y(tick), WIDTH - RIGHT, self.y(tick)))
            self.add(text(self.left - 8, self.y(tick) + 4, write(tick), "end"))
        for tick in at if len(at) <= FEW else ticks(self.first, self.last, 8):
            self.add(rule("axis", self.x(tick), self.base, self.x(tick), self.base + 4))
            words = write_at(tick)
            self.add(text(min(self.x(tick), WIDTH - wide(words) / 2), self.base + LINE, words, "mid"))
        self.add(rule("axis", self.left, self.base, WIDTH - RIGHT, self.base))
        self.add(text((self.left + WIDTH - RIGHT) / 2, self.base + LINE * 2, across, "mid"))
        if up:
            self.add(text(0.0, self.top - 10, up))

    def legend(self, names: Sequence[str]) -> float:
        """Names with their colours and dashes, as many in a row as there is room for; how high it became."""
        x, y = 0.0, TOP - 6
        for number, name in enumerate(names):
            room = 40 + wide(name)
            if x > 0 and x + room > WIDTH:
                x, y = 0.0, y + LINE
            colour = number % COLOURS
            self.add(f'<rect class="f{colour}" x="{n(x)}" y="{n(y - 11)}" width="9" height="12" rx="2"/>')
            self.add(f'<path class="line s{colour}" d="M{n(x + 10)} {n(y - 5)}h14"/>')
            self.add(text(x + 28, y, name))
            x += room
        return y - TOP + 6 + LINE if names else 0.0

    def x(self, value: float) -> float:
        return self.left + (value - self.first) / ((self.last - self.first) or 1.0) * (
            WIDTH - RIGHT - self.left
        )

    def y(self, value: float) -> float:
        within = min(max(value, self.low), self.high)
        return self.base - (within - self.low) / ((self.high - self.low) or 1.0) * (self.base - self.top)

    def point(self, x: float, y: float) -> str:
        return f"{n(self.x(x))},{n(self.y(y))}"

    def add(self, part: str) -> None:
        self.parts.append(part)

    def add_marks(self, marks: Sequence[Mark]) -> None:
        """Upright lines; their names take turns in height, so that neighbours can both be read."""
        for number, mark in enumerate(marks):
            x = self.x(mark.at)
            self.add(rule("mark", x, self.top, x, self.base, mark.name))
            side, shift = ("halo end", -4) if x > WIDTH / 2 else ("halo", 4)
            self.add(text(x + shift, self.top + 12 + LINE * (number % 3), mark.name, side))

    def drawn(self) -> str:
        return svg(self.title, self.parts, self.base + BOTTOM)


# --- small parts ---


def svg(title: str, parts: Sequence[str], height: float) -> str:
    """A whole chart with its title, which is also what is read aloud."""
    across, high = n(WIDTH + 2 * MARGIN), n(height + MARGIN)
    size = f'viewBox="{n(-MARGIN)} {n(-MARGIN)} {across} {high}" width="{across}" height="{high}"'
    name = escape(title, quote=True)
    place = f'x="{n(-MARGIN)}" y="{n(-MARGIN)}" width="{across}" height="{high}"'
    ground = f'<rect class="back" {place} rx="8"/>'
    inside = ground + text(0.0, 18.0, title, "head") + "".join(parts)
    return f'<svg class="chart" role="img" aria-label="{name}" {size}>{inside}</svg>'


def as_file(chart: str) -> str:
    """A chart as a file of its own."""
    head = '<svg xmlns="http://www.w3.org/2000/svg" '
    body = chart.removeprefix("<svg ")
    opened, closed, rest = body.partition(">")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{head}{opened}{closed}<style>{STYLE}</style>{rest}\n'


def n(number: float) -> str:
    """A coordinate, short."""
    return f"{number:.1f}".removesuffix(".0")


def text(x: float, y: float, words: str, way: str = "") -> str:
    if not words:
        return ""
    kind = f' class="{way}"' if way else ""
    return f'<text x="{n(x)}" y="{n(y)}"{kind}>{escape(words)}</text>'


def rule(kind: str, x1: float, y1: float, x2: float, y2: float, words: str = "") -> str:
    place = f'x1="{n(x1)}" y1="{n(y1)}" x2="{n(x2)}" y2="{n(y2)}"'
    return f'<line class="{kind}" {place}>{tip(words)}</line>' if words else f'<line class="{kind}" {place}/>'


def wide(words: str) -> float:
    """About how wide some words are."""
    return sum(LETTER * (1.35 if letter.isupper() or letter in "mw%" else 1.0) for letter in words)


def tip(words: str) -> str:
    """What is shown when a pointer rests on a part."""
    return f"<title>{escape(words)}</title>"


def ticks(low: float, high: float, about: int) -> list[float]:
    """Round numbers between two others, about so many of them."""
    if not high > low:
        return [low]
    raw = (high - low) / about
    power = 10.0 ** math.floor(math.log10(raw))
    step = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= raw * 0.999)
    first = math.ceil(low / step - 1e-9)
    return [round(number * step, 10) for number in range(first, math.floor(high / step + 1e-9) + 1)]


def around(values: Sequence[float]) -> tuple[float, float]:
    """Limits of an axis that has all these values on it, and a little air where they do not end at nought."""
    if not values:
        return 0.0, 1.0
    low, high = min(values), max(values)
    if low == high:
        return min(low, 0.0), max(high, 1.0)
    air = (high - low) * 0.04
    return (low if low == 0 else low - air), (high if high == 0 else high + air)


def unbroken(at: Sequence[float], values: Sequence[float | None]) -> list[list[tuple[float, float]]]:
    """The stretches of a line between its gaps."""
    pieces: list[list[tuple[float, float]]] = [[]]
    for x, y in zip(at, values, strict=True):
        if y is None:
            pieces.append([])
        else:
            pieces[-1].append((x, y))
    return [piece for piece in pieces if piece]
