"""The page in the colours of its club, under its name and with its greeting.

All of it stands in the page as it is sent, so that nothing is seen before that would change. Of a club that
chose nothing, nothing does.
"""

from __future__ import annotations

import html
import json
from typing import Any

from malecon.server.ops.colours import Shades
from malecon.server.ops.look import NAME, ClubLook

#: Where the name of a club stands in the page as it was built.
NAMED = ("<title>{}</title>", '<p class="boot">{}</p>')

#: The colour that a browser takes for its own edges by day, as in `web/index.html` and the manifest.
THEME = "#23486a"


class Dress:
    """What a club's look makes of the page."""

    def __init__(self, look: ClubLook) -> None:
        self.look = look
        self.shades = look.colours.shades()
        self.head = head_of(look, self.shades)

    def index(self, text: str) -> str:
        """The page as it was built, as this club shows it."""
        if self.look.name != NAME:
            for place in NAMED:
                text = text.replace(place.format(NAME), place.format(html.escape(self.look.name)), 1)
        if self.shades.day:
            text = text.replace(f'content="{THEME}"', f'content="{self.shades.day}"', 1)
        return text.replace("</head>", f"{self.head}</head>", 1)

    def manifest(self, text: str, language: str) -> str:
        """How the club is called, described and coloured where it is installed."""
        told: dict[str, Any] = json.loads(text)
        told |= {"name": self.look.name, "short_name": self.look.name}
        told["description"] = self.look.greeting_in(language) or told["description"]
        told["theme_color"] = self.shades.day or told["theme_color"]
        return json.dumps(told, ensure_ascii=False)


def head_of(look: ClubLook, shades: Shades) -> str:
    """What stands in the head of the page: the name and the greetings, which it reads there; the colours."""
    lines = [meta("application-name", look.name)] if look.name != NAME else []
    lines += [meta("greeting", text, language) for language, text in look.greeting.items()]
    style = style_of(shades)
    return "".join(lines) + (f"<style>{style}</style>\n" if style else "")


def meta(name: str, content: str, language: str = "") -> str:
    spoken = f' lang="{language}"' if language else ""
    return f'<meta name="{name}"{spoken} content="{html.escape(content)}" />\n'


def style_of(shades: Shades) -> str:
    """The variables of `web/src/look.css` that are others here. Who needs more contrast has it as ever."""
    day = {"accent": shades.day, "second": shades.second}
    written = "".join(f"--{name}:{colour};" for name, colour in day.items() if colour)
    night = f':root[data-mode="dark"]:not([data-contrast="more"]){{--accent:{shades.night}}}'
    return (f":root{{{written}}}" if written else "") + (night if shades.night else "")
