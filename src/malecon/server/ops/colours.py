"""The colours of a club: made legible by day and at night, or refused with what is wrong with them.

What counts as legible is what WCAG 2 says for text (AA), against every ground of the page; `web/src/look.css`
has the grounds, and a test compares.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from malecon.errors import Unreadable
from malecon.files import shown

ENOUGH = 4.5  # to 1
MOST_MIXED = 50  # percent of black or white; with more it would be another colour

WRITTEN = re.compile(r"#(?:[0-9a-f]{3}|[0-9a-f]{6})", re.IGNORECASE)

#: On which grounds the accent is read: paper, cream and what is sunken, by day and at night.
BY_DAY = ("#fffdf8", "#fbf3e4", "#f3e8d3")
AT_NIGHT = ("#202d39", "#17212b", "#121a22")
#: What is written on the second colour.
INK = "#22303c"

Rgb = tuple[int, int, int]
BLACK: Rgb = (0, 0, 0)
WHITE: Rgb = (255, 255, 255)


class Shades(NamedTuple):
    """The colours as the page uses them; empty where it keeps its own."""

    day: str = ""
    night: str = ""
    second: str = ""


@dataclass(frozen=True, slots=True)
class Colours:
    """What a host chose, each like #0b6a73; empty: the page's own."""

    accent: str = ""  # of buttons, links and what is chosen
    accent_dark: str = ""  # the same in the dark, where it is not to be made from the first
    second: str = ""  # behind what is recommended

    def checked(self) -> Colours:
        """The same, or the error that is in it."""
        self.shades()
        return self

    def shades(self) -> Shades:
        """Each colour changed as little as it must be to be legible."""
        return Shades(by_day(self.accent), at_night(self.accent_dark or self.accent), behind(self.second))


def by_day(accent: str) -> str:
    """An accent dark enough for the light look."""
    return fitted(accent, BY_DAY, BLACK, "server-colour-day")


def at_night(accent: str) -> str:
    """An accent light enough for the dark look."""
    return fitted(accent, AT_NIGHT, WHITE, "server-colour-night")


def behind(second: str) -> str:
    """A second colour light enough for what is written on it."""
    return fitted(second, (INK,), WHITE, "server-colour-second")


def fitted(colour: str, others: tuple[str, ...], towards: Rgb, key: str) -> str:
    """The colour with as little black or white in it as makes it legible against all the others."""
    if not colour:
        return ""
    own = parsed(colour)
    for percent in range(MOST_MIXED + 1):
        mixed = mix(own, towards, percent)
        if least(mixed, others) >= ENOUGH:
            return written(mixed)
    ratio = f"{least(own, others):.1f}"
    raise Unreadable(key, found=shown(colour), ratio=ratio, enough=str(ENOUGH))


def parsed(colour: str) -> Rgb:
    """The three parts of a colour like #0b6a73 or #0af."""
    if not WRITTEN.fullmatch(colour):
        raise Unreadable("server-colour", found=shown(colour))
    digits = colour[1:] if len(colour) == 7 else "".join(2 * digit for digit in colour[1:])
    red, green, blue = bytes.fromhex(digits)
    return red, green, blue


def written(colour: Rgb) -> str:
    return f"#{bytes(colour).hex()}"


def mix(colour: Rgb, other: Rgb, percent: int) -> Rgb:
    red, green, blue = (
        round(own + (its - own) * percent / 100) for own, its in zip(colour, other, strict=True)
    )
    return red, green, blue


def least(colour: Rgb, others: tuple[str, ...]) -> float:
    """The worst of the contrasts to the others."""
    return min(contrast(colour, parsed(other)) for other in others)


def contrast(one: Rgb, other: Rgb) -> float:
    """How well one is read on the other: from 1 for the same up to 21 for black on white."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: Rgb) -> float:
    """How bright a colour is, as WCAG counts it."""
    red, green, blue = (linear(part / 255) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)
