"""Which files a screen of the page is made of, so that a browser can be told before it comes across them."""

from __future__ import annotations

import json
from pathlib import Path

#: The board of a game that the page has none for.
PLAIN = "plain"


class Preload:
    """parts.json of the page as it was built; see web/vite.config.ts."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "parts.json"
        self.known: tuple[int, dict[str, dict[str, list[str]]]] = (0, {})

    def links(self, path: str, language: str, game: str | None) -> str:
        """The header `Link` of an answer that shows this address; nothing if there is nothing to say."""
        parts = self.read()
        screen = path.strip("/").partition("/")[0]
        boards = parts.get("boards", {})
        files = [
            *parts.get("screens", {}).get(screen, []),
            *parts.get("languages", {}).get(language, []),
            *(boards.get(game, boards.get(PLAIN, [])) if game else []),
        ]
        return ", ".join(link(file) for file in dict.fromkeys(files))

    def read(self) -> dict[str, dict[str, list[str]]]:
        try:
            when = self.file.stat().st_mtime_ns
            if when != self.known[0]:
                self.known = when, json.loads(self.file.read_bytes())
        except (OSError, ValueError):
            pass  # not built, or just being built: then it is what it was
        return self.known[1]


def link(file: str) -> str:
    if file.endswith(".css"):
        return f"</{file}>; rel=preload; as=style; crossorigin"
    return f"</{file}>; rel=modulepreload"
