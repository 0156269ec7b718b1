"""What all games share in reading an owner's own components: a TOML file with a name, every error of it told
by its line.

The `box.py` of each game has the same functions: `load` makes a box of an owner's files, `check` finds every
error of one, `write` writes such a file, `box_of` gives a box as a record carries it and `read_box` reads it
from there; `errors` is what all of them stand on.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from malecon import toml
from malecon.errors import Unreadable
from malecon.files import said

LONGEST_NAME = 80

#: Errors, each with the way to the value that is wrong.
Found = list[tuple[toml.Path, Unreadable]]


def read(text: str, errors: Callable[[Any], Found]) -> dict[str, Any]:
    """The values of an owner's file; the first error is raised."""
    for error in check(text, errors):
        raise error
    return toml.read(text)[0]


def check(text: str, errors: Callable[[Any], Found]) -> list[Unreadable]:
    """Every error of an owner's file, each with its line, from top to bottom."""
    try:
        box, lines = toml.read(text)
    except Unreadable as error:
        return [error]
    found = [error.at(lines.get(path, 1)) for path, error in errors(box)]
    return sorted(found, key=lambda error: error.line or 0)


def head_errors(box: Any, parts: Sequence[str], longest: int = LONGEST_NAME) -> Found:
    """What is wrong before one looks into the parts of a box: it is none, has a key too many, or no name."""
    known = ", ".join(("name", *parts))
    if not isinstance(box, dict):
        return [((), Unreadable("box-none", known=known))]
    found: Found = []
    for key in box:
        if key not in ("name", *parts):
            found.append(((key,), Unreadable("box-key", found=said(key), known=known)))
    name = box.get("name")
    if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > longest:
        found.append((("name",), Unreadable("box-name", most=longest)))
    return found


def name_line(name: str) -> str:
    """The first line of an owner's file."""
    return f"name = {json.dumps(name, ensure_ascii=False)}\n"
