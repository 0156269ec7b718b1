"""SVG into PNG, with the house's own fonts."""

from __future__ import annotations

from pathlib import Path

FONTS = [str(path) for path in sorted((Path(__file__).parent / "fonts").glob("*.ttf"))]

#: What those who show previews of links ask for.
WIDTH, HEIGHT = 1200, 630

#: Titles and numbers; names and everything else. Letters that neither has come from the system.
DISPLAY, BODY = "Lilita One", "Nunito Sans"


def png(svg: str) -> bytes:
    """A picture of our size."""
    import resvg_py  # only the processes that draw need it

    return bytes(
        resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH, height=HEIGHT, font_files=FONTS, font_family=BODY)
    )
