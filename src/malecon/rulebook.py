"""The rules of the games as people read them: `rules/*.md`, rule by rule.

In a checkout they lie beside `src`; in an installed package, inside it.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from pathlib import Path

#: A rule begins with its id in bold letters and ends with its line, or where the next one begins.
RULE = re.compile(r"\*\*(?P<id>[A-Z]\d+)\*\*(?P<text>(?:(?!\*\*[A-Z]\d+\*\*).)*)")
#: Where a rule was found, such as `[R,D]`: of interest to its keepers only.
SOURCE = re.compile(r"\s*`\[[^\]`]*\]`(?: \(\w+ rules\))?")


@cache
def text(game: str) -> str:
    """The whole rules file of a game."""
    shipped = files("malecon") / "rules" / f"{game}.md"
    if shipped.is_file():
        return shipped.read_text(encoding="utf-8")
    return (Path(__file__).parents[2] / "rules" / f"{game}.md").read_text(encoding="utf-8")


@cache
def rules(game: str) -> dict[str, str]:
    """Every rule of a game by its id, in Markdown, without the notes on where it was found."""
    found = {}
    for match in RULE.finditer(text(game)):
        cells = [" ".join(cell.split()) for cell in SOURCE.sub("", match["text"]).split("|")]
        found[match["id"]] = " · ".join(cell for cell in cells if cell).rstrip("; ")
    return found


def rule(game: str, number: str) -> str:
    """What one rule says; KeyError if there is none of this id."""
    return rules(game)[number]
