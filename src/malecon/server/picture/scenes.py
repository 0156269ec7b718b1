"""The two pictures: how a game ended, and the box of a game."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from html import escape
from typing import NamedTuple

from malecon.server.picture.art import Art, load
from malecon.server.picture.houses import CREAM, FILLS, INK, LOSS, Storey, cellar, house
from malecon.server.picture.paint import BODY, DISPLAY, HEIGHT, WIDTH, png

STREET = 486.0  # where the houses stand
HIGHEST = 238.0  # of the house, and of the deepest cellar together with it
DEEPEST = 46.0


class Column(NamedTuple):
    """A player at the end: the name, the points, what each source has brought, and what was lost."""

    name: str
    points: int
    won: bool
    gained: tuple[tuple[str, int], ...]
    lost: int


class Shown(NamedTuple):
    """What a picture tells, in words that are ready to be read: the box of a game if it has no columns."""

    game: str
    name: str  # of the game, as people call it
    headline: str
    columns: tuple[Column, ...] = ()
    labels: tuple[tuple[str, str], ...] = ()  # of the sources, in their order
    lost: str = ""  # how what was lost is called


def draw(shown: Shown, folder: str) -> bytes:
    """The picture as PNG; the page that was built lies in this folder."""
    art = load(folder)
    return png(result(shown, art) if shown.columns else box(shown, art), folder)


# --- the two of them ---


def box(shown: Shown, art: Art) -> str:
    """The box: the scene of the game, and its name."""
    scene = art.scene(shown.game)
    picture = (
        f'<svg x="0" y="0" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 400 190" '
        f'preserveAspectRatio="xMidYMax slice">{scene}</svg>'
        if scene
        else dusk()
    )
    size = fitted(shown.name, 132, WIDTH - 160)
    return frame(
        f'{picture}<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#veil)"/>'
        + text(shown.name, 80, 190, size, CREAM, outline=14)
        + text(shown.headline, 84, 248, fitted(shown.headline, 36, WIDTH - 168), "#ffd98a", outline=8)
        + wordmark()
    )


def result(shown: Shown, art: Art) -> str:
    """The end: a street with a house for each player, as high as their points."""
    columns = shown.columns
    base, scale = laid_out(columns)
    room = (WIDTH - 100) / len(columns)
    width = min(168.0, room - 26)
    left = (WIDTH - room * len(columns)) / 2 + (room - width) / 2
    fills = {source: FILLS[number % len(FILLS)] for number, (source, _) in enumerate(shown.labels)}
    houses = []
    for seat, column in enumerate(columns):
        x = left + room * seat
        storeys = [Storey(points, fills[source]) for source, points in column.gained]
        top = base - scale * sum(storey.points for storey in storeys)
        houses.append(
            flag(art, seat, x + 10, top)
            + house(x, width, base, scale, storeys, seat)
            + cellar(x, width, base, scale * column.lost, column.lost)
            + roof_sign(column, x + width / 2, top - 24, art)
            + door_sign(column, seat, x + width / 2, room, art)
        )
    return frame(
        dusk()
        + text(shown.name, 60, 60, 32, "#ffd98a", outline=6)
        + text(shown.headline, 60, 120, fitted(shown.headline, 56, WIDTH - 120), CREAM, outline=8)
        + wordmark()
        + street(base)
        + "".join(houses)
        + legend(shown, fills)
    )


def laid_out(columns: Sequence[Column]) -> tuple[float, float]:
    """Where the street is, and how high a point: the highest house and the deepest cellar both have room."""
    highest = max(1, *(sum(points for _, points in column.gained) for column in columns))
    deepest = max(column.lost for column in columns)
    scale = min(HIGHEST / highest, 30.0)
    if deepest:
        scale = min(scale, (HIGHEST + DEEPEST) / (highest + deepest))
    return STREET + DEEPEST - max(scale * deepest, DEEPEST), scale


# --- parts ---


def frame(inside: str) -> str:
    """The whole picture, with what its parts are painted with."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}"><defs>'
        '<linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="#23486a"/>'
        '<stop offset=".62" stop-color="#7f7f97"/><stop offset="1" stop-color="#f6b77e"/></linearGradient>'
        '<linearGradient id="sea" x2="0" y2="1"><stop offset="0" stop-color="#d79a86"/>'
        '<stop offset="1" stop-color="#2b7481"/></linearGradient>'
        '<linearGradient id="veil" x2="0" y2="1"><stop offset="0" stop-color="#17212b" '
        'stop-opacity=".55"/><stop offset=".45" stop-color="#17212b" stop-opacity="0"/></linearGradient>'
        '<radialGradient id="sun"><stop offset="0" stop-color="#ffdf9a"/><stop offset=".3" '
        'stop-color="#ffdf9a" stop-opacity=".5"/><stop offset="1" stop-color="#ffdf9a" stop-opacity="0"/>'
        "</radialGradient>"
        '<pattern id="hatched" width="9" height="9" patternUnits="userSpaceOnUse" '
        f'patternTransform="rotate(45)"><path d="M0 0v9" stroke="{LOSS}" stroke-width="5" '
        'stroke-opacity=".55"/></pattern>'
        f"</defs>{inside}</svg>"
    )


def dusk() -> str:
    """Sky and sea."""
    glints = "".join(
        f"M{930 - (14 + n * 37 % 30 + n * 3) / 2 + n * 53 % 27:g} {424 + n * 4:g}h{14 + n * 37 % 30 + n * 3}"
        for n in range(18)
    )
    return (
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="url(#sky)"/>'
        '<circle cx="940" cy="412" r="330" fill="url(#sun)"/>'
        '<circle cx="940" cy="404" r="52" fill="#ffdf9a"/>'
        '<path fill="#ffe2be" fill-opacity=".26" d="M120 250h230c-8-20-38-28-58-16-14-24-60-26-74 0-30-12-84'
        '-8-98 16zM640 196h260c-10-20-42-28-64-16-16-26-70-28-88 0-36-8-92-6-108 16z"/>'
        f'<rect y="416" width="{WIDTH}" height="220" fill="url(#sea)"/>'
        f'<path d="{glints}" stroke="#ffdf9a" stroke-opacity=".55" stroke-width="2.5" '
        'stroke-linecap="round"/>'
    )


def street(base: float) -> str:
    """The sea wall that the houses stand on, and the road before it."""
    blocks = f'<path d="M0 {base + 34:g}h{WIDTH}" stroke="{INK}" stroke-opacity=".14" stroke-width="56" '
    return (
        f'<rect y="{base:g}" width="{WIDTH}" height="{HEIGHT - base:g}" fill="#d8c2a0"/>'
        f'{blocks}stroke-dasharray="2 118"/>'
        f'<rect y="{base:g}" width="{WIDTH}" height="9" fill="#efdfc3"/>'
        f'<rect y="{STREET + DEEPEST + 10:g}" width="{WIDTH}" height="120" fill="#4a5560"/>'
        f'<rect y="{STREET + DEEPEST + 10:g}" width="{WIDTH}" height="5" fill="{INK}" fill-opacity=".4"/>'
    )


def roof_sign(column: Column, x: float, y: float, art: Art) -> str:
    """The points above a house, and the crown of a winner."""
    crown = art.icon("crown", x - 24, y - 92, 48) if column.won else ""
    return crown + text(str(column.points), x, y, 48, CREAM, outline=8, anchor="middle")


def flag(art: Art, seat: int, x: float, y: float) -> str:
    """The colour of a seat, above its house."""
    colour = art.colours[seat % len(art.colours)] if art.colours else "#0e7c86"
    return (
        f'<path d="M{x:g} {y:g}v-52" stroke="{INK}" stroke-width="4" stroke-linecap="round"/>'
        f'<path d="M{x + 1:g} {y - 52:g}h28l-7 8 7 8h-28z" fill="{colour}" stroke="{INK}" stroke-width="2" '
        'stroke-linejoin="round"/>'
    )


def door_sign(column: Column, seat: int, x: float, room: float, art: Art) -> str:
    """The name below a house, with the mark of the seat."""
    y = STREET + DEEPEST + 46
    name, size = column.name, 26.0
    while width_of(name, size) > room - 52 and size > 19:
        size -= 1
    while width_of(name, size) > room - 52 and len(name) > 2:
        name = name[:-2].rstrip() + "…"
    whole = 34 + width_of(name, size)
    return art.mark(seat, x - whole / 2, y - 23, 28) + text(
        name, x - whole / 2 + 35, y, size, "#fffdf8", family=BODY
    )


def legend(shown: Shown, fills: Mapping[str, str]) -> str:
    """What the colours are, in one line."""
    used = {source for column in shown.columns for source, _ in column.gained}
    entries = [(fills[source], label) for source, label in shown.labels if source in used]
    if any(column.lost for column in shown.columns):
        entries.append((LOSS, shown.lost))
    size = 19.0
    while sum(width_of(label, size) + 42 for _, label in entries) > WIDTH - 60 and size > 11:
        size -= 0.5
    x = (WIDTH - sum(width_of(label, size) + 42 for _, label in entries)) / 2 + 9
    drawn = []
    for fill, label in entries:
        drawn.append(f'<rect x="{x:g}" y="{HEIGHT - 25}" width="15" height="15" rx="4" fill="{fill}"/>')
        drawn.append(text(label, x + 22, HEIGHT - 12, size, "#f4ecdc", family=BODY))
        x += width_of(label, size) + 42
    return "".join(drawn)


def wordmark() -> str:
    return text("Malecón", WIDTH - 60, 60, 32, CREAM, outline=6, anchor="end")


# --- text ---


def text(
    words: str,
    x: float,
    y: float,
    size: float,
    fill: str,
    *,
    outline: float = 0,
    anchor: str = "start",
    family: str = DISPLAY,
) -> str:
    """A line of text. Whatever somebody calls themselves, it is text and nothing else."""
    edge = f' stroke="{INK}" stroke-width="{outline:g}" stroke-linejoin="round" paint-order="stroke"'
    weight = ' font-weight="700"' if family == BODY else ""
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{family}"{weight} font-size="{size:g}" fill="{fill}" '
        f'text-anchor="{anchor}"{edge if outline else ""}>{escape(printable(words))}</text>'
    )


def printable(words: str) -> str:
    """Without what XML cannot hold."""
    return "".join(letter for letter in words if unicodedata.category(letter) not in ("Cc", "Cs", "Cn", "Co"))


#: What letters take beyond others; capitals take a little more too.
BROAD = {"W": 0.56, "M": 0.36, "m": 0.34, "w": 0.3, "@": 0.4, "%": 0.4}


def width_of(words: str, size: float) -> float:
    """About how wide a text is: letters of our fonts take a little more than half of their height."""
    wide = sum(1.0 if unicodedata.east_asian_width(letter) in "WF" else 0.56 for letter in words)
    narrow = sum(letter in "ilj.,:;'|!frt " for letter in words)
    broad = sum(BROAD.get(letter, 0.12 * letter.isupper()) for letter in words)
    return size * (wide - 0.24 * narrow + broad)


def fitted(words: str, size: float, room: float) -> float:
    """The size at which a text fits, at most the one wished for."""
    return min(size, size * room / max(1.0, width_of(words, size)))
