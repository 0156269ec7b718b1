"""A house for each player: a storey for each source of points, a cellar for what was lost."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from malecon.server.picture.paint import BODY, DISPLAY

INK, CREAM, STUCCO = "#22303c", "#fbf3e4", "#fff6e3"
#: One for each source, light enough for dark numbers; the page has the same (see web/src/table/finale).
FILLS = ("#7fc4c9", "#f0a58c", "#f2c14e", "#8fc9a3", "#e3a1b1", "#c3a6dd", "#9cc0ee", "#d9c7a8")
LOSS = "#e4572e"

LEGIBLE = 13.0  # a storey lower than this bears no number
ROOM = 40.0  # and one lower than this has no windows
BAY = 34.0


class Storey(NamedTuple):
    """What a source has brought."""

    points: int
    fill: str


def house(x: float, width: float, base: float, scale: float, storeys: Sequence[Storey], seed: int) -> str:
    """A house on the street at `base`; each point is so many pixels high."""
    parts = []
    top = base
    for number, storey in enumerate(storeys):
        height = storey.points * scale
        top -= height
        parts.append(front(x, top, width, height, storey, 7 * seed + number))
    if storeys:
        parts.append(roof(x, top, width))
    else:
        parts.append(f'<rect x="{x:g}" y="{base - 5:g}" width="{width:g}" height="5" fill="#b59a7d"/>')
    return "".join(parts)


def front(x: float, y: float, width: float, height: float, storey: Storey, seed: int) -> str:
    """One storey: wall, windows, a plate with its points, and a cornice below."""
    wall = f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height + 0.5:g}" fill="{storey.fill}"/>'
    shade = (
        f'<rect x="{x + width - 8:g}" y="{y:g}" width="8" height="{height + 0.5:g}" fill="{INK}" '
        'fill-opacity=".14"/>'
    )
    cornice = (
        f'<rect x="{x - 3:g}" y="{y + height - 4:g}" width="{width + 6:g}" height="4" fill="{STUCCO}"/>'
        if height > 9
        else ""
    )
    return wall + shade + windows(x, y, width, height, seed) + cornice + plate(x, y, width, height, storey)


def windows(x: float, y: float, width: float, height: float, seed: int) -> str:
    """Rows of them, some lit. In the middle is the plate."""
    if height < ROOM:
        return ""
    bays = max(2, int(width // BAY))
    rows = max(1, int(height // 58))
    around = (x + width / 2, y + height / 2)
    pane, tall = 15.0, min(30.0, height / rows - 18)
    bay, floor = width / bays, height / rows
    drawn = []
    for row in range(rows):
        for at in range(bays):
            left = x + bay * (at + 0.5) - pane / 2
            sill = y + floor * (row + 0.5) + tall / 2 - 2
            if abs(left + pane / 2 - around[0]) < 38 and abs(sill - tall / 2 - around[1]) < 32:
                continue
            fill = "#53697a" if (seed + 5 * row + 3 * at) % 4 == 0 else "#ffe2a0"
            drawn.append(
                f'<path d="M{left:g} {sill:g}v{-tall + 6:g}a{pane / 2:g} {pane / 2:g} 0 0 1 {pane:g} 0'
                f'v{tall - 6:g}z" fill="{fill}" stroke="{STUCCO}" stroke-width="2"/>'
                f'<path d="M{left - 4:g} {sill + 1:g}h{pane + 8:g}" stroke="{INK}" stroke-opacity=".55" '
                'stroke-width="2.5"/>'
            )
    return "".join(drawn)


def plate(x: float, y: float, width: float, height: float, storey: Storey) -> str:
    """The points of a storey."""
    if height < LEGIBLE:
        return ""
    middle, centre = x + width / 2, y + height / 2 - 1
    size = min(21.0, height + 2)
    number = (
        f'<text x="{middle:g}" y="{centre + 0.36 * size:g}" font-family="{BODY}" font-weight="700" '
        f'font-size="{size:g}" fill="{INK}" text-anchor="middle">{storey.points}</text>'
    )
    if height < 30:
        return number
    half = 13 + 6 * len(str(storey.points))
    return (
        f'<rect x="{middle - half:g}" y="{centre - 14:g}" width="{2 * half:g}" height="28" rx="8" '
        f'fill="{storey.fill}"/><rect x="{middle - half + 3:g}" y="{centre - 12:g}" '
        f'width="{2 * half - 6:g}" height="24" rx="7" fill="{CREAM}" fill-opacity=".85"/>{number}'
    )


def roof(x: float, y: float, width: float) -> str:
    """A cornice, and balusters above it."""
    return (
        f'<path d="M{x + 4:g} {y - 9:g}h{width - 8:g}" stroke="{STUCCO}" stroke-width="9" '
        f'stroke-dasharray="4 5"/><path d="M{x + 1:g} {y - 15:g}h{width - 2:g}" stroke="{STUCCO}" '
        f'stroke-width="4"/><rect x="{x - 4:g}" y="{y - 5:g}" width="{width + 8:g}" height="7" '
        f'fill="{STUCCO}"/>'
    )


def cellar(x: float, width: float, base: float, depth: float, lost: int) -> str:
    """What was lost, dug out below the street."""
    if depth <= 0:
        return ""
    size = min(20.0, max(13.0, depth))
    pit = f'<rect x="{x:g}" y="{base:g}" width="{width:g}" height="{depth:g}"'
    return (
        f'{pit} fill="#2b2226"/>{pit} fill="url(#hatched)" stroke="{LOSS}" stroke-width="2"/>'
        f'<text x="{x + width / 2:g}" y="{base + depth / 2 + 0.36 * size:g}" font-family="{DISPLAY}" '
        f'font-size="{size:g}" fill="#ffb59c" stroke="#2b2226" stroke-width="4" paint-order="stroke" '
        f'text-anchor="middle">−{lost}</text>'
    )
