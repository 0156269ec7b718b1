"""The page's own drawings, as it was built: the scene of each game, and the marks of the players."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple


class Art(NamedTuple):
    """Drawings as text of SVG; `scenes` in a frame of 400 × 190, `icons` in one of 24 × 24."""

    scenes: Mapping[str, str] = MappingProxyType({})
    icons: Mapping[str, str] = MappingProxyType({})
    players: tuple[str, ...] = ()  # the icon of each seat
    colours: tuple[str, ...] = ()

    def scene(self, game: str) -> str:
        """The scene of a game; the plain one where it has none of its own."""
        return self.scenes.get(game, self.scenes.get("plain", ""))

    def icon(self, name: str, x: float, y: float, size: float) -> str:
        """An icon with its upper left corner there."""
        drawing = self.icons.get(name, "")
        return f'<g transform="translate({x:g} {y:g}) scale({size / 24:g})" color="#22303c">{drawing}</g>'

    def mark(self, seat: int, x: float, y: float, size: float) -> str:
        """Whose something is. Without the page's drawings, by the number of the seat."""
        if self.players:
            return self.icon(self.players[seat % len(self.players)], x, y, size)
        half = size / 2
        return (
            f'<circle cx="{x + half:g}" cy="{y + half:g}" r="{half:g}" fill="#0e7c86"/>'
            f'<text x="{x + half:g}" y="{y + 0.72 * size:g}" font-size="{0.6 * size:g}" fill="#fffdf8" '
            f'text-anchor="middle">{seat + 1}</text>'
        )


def load(folder: str) -> Art:
    """`art.json` of the page as it was built (see web/vite.config.ts); nothing if it was not."""
    file = Path(folder) / "art.json"
    try:
        return read(file, file.stat().st_mtime_ns)
    except (OSError, ValueError, KeyError, TypeError):
        return Art()


@lru_cache(maxsize=2)
def read(file: Path, when: int) -> Art:
    found = json.loads(file.read_bytes())
    return Art(found["scenes"], found["icons"], tuple(found["players"]), tuple(found["colours"]))
