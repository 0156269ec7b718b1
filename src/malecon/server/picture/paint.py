"""SVG into PNG, with the page's fonts."""

from __future__ import annotations

from pathlib import Path

#: What those who show previews of links ask for.
WIDTH, HEIGHT = 1200, 630

#: Titles and numbers; names and everything else. Letters that neither has come from the system.
DISPLAY, BODY = "Lilita One", "Nunito Sans"


def png(svg: str, folder: str) -> bytes:
    """A picture of our size; the page that was built, with its fonts, lies in this folder."""
    import resvg_py  # only the processes that draw need it

    fonts = [str(path) for path in sorted(Path(folder, "fonts").glob("*.ttf"))]
    return bytes(
        resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH, height=HEIGHT, font_files=fonts, font_family=BODY)
    )
