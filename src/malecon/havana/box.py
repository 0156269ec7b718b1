"""An owner's own 36 tiles: reading a file of them, and saying what is wrong with it and where.

A file is TOML: a name, and the tiles as in `data.py`, one in a line.

    name = "My box"
    tiles = [
        "1: R",
        "2: R 2$",
    ]
"""

from __future__ import annotations

import json
import re
from typing import Any

from malecon import toml
from malecon.errors import Unreadable
from malecon.files import shown
from malecon.havana import codes as c
from malecon.havana.data import CUBES, LOW_TILE, SIGNS, WORKERS_IN_ALL, Box
from malecon.kernel.game import Json

LOW_TILES = 9  # a set needs at least so many worth 1 to 3, so that H5 can be met
MOST_POINTS = 9
LONGEST_NAME = 80

Found = list[tuple[toml.Path, Unreadable]]

# A tile that asks for at most so much of each thing can be paid out of the full box, whatever else it costs;
# so the exchanges of H33 need not be counted here.
assert min(*CUBES, WORKERS_IN_ALL) >= c.MOST_OF_ONE


def load(text: str) -> Box:
    """The box of an owner's file; the first error is raised."""
    for error in check(text):
        raise error
    return read_box(toml.read(text)[0])


def check(text: str) -> list[Unreadable]:
    """Every error of an owner's file, each with its line, from top to bottom."""
    try:
        box, lines = toml.read(text)
    except Unreadable as error:
        return [error]
    found = [error.at(lines.get(path, 1)) for path, error in errors(box)]
    return sorted(found, key=lambda error: error.line or 0)


def write(box: Box) -> str:
    """An owner's file of this box."""
    lines = "".join(f'    "{line}",\n' for line in box.lines)
    return f"name = {json.dumps(box.name, ensure_ascii=False)}\ntiles = [\n{lines}]\n"


def box_of(box: Box) -> Json:
    """The box as a record carries it: everything, so that a change of ours changes no game played."""
    return {"name": box.name, "tiles": list(box.lines)}


def read_box(box: Any) -> Box:
    """The box that a record carries, checked in the same way as a file."""
    for _, error in errors(box):
        raise error
    return Box(box["name"], list(box["tiles"]))


def errors(box: Any) -> Found:
    """Every error of a box, each with the place of the value at error."""
    if not isinstance(box, dict):
        return [((), Unreadable("tiles-no-box"))]
    found: Found = []
    for key in box:
        if key not in ("name", "tiles"):
            found.append(((key,), Unreadable("tiles-key", found=shown(str(key)))))
    name = box.get("name")
    if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
        found.append((("name",), Unreadable("tiles-name", most=LONGEST_NAME)))
    tiles = box.get("tiles")
    if not isinstance(tiles, list):
        found.append((("tiles",), Unreadable("tiles-missing", number=int(c.TILES))))
        return found
    if len(tiles) != c.TILES:
        found.append((("tiles",), Unreadable("tiles-number", found=len(tiles), number=int(c.TILES))))
    bad = [(number, error) for number, tile in enumerate(tiles) for error in tile_errors(number + 1, tile)]
    found.extend((("tiles", number), error) for number, error in bad)
    if not bad:
        low = sum(1 for tile in tiles if int(tile.partition(":")[0]) <= LOW_TILE)
        if low < LOW_TILES:
            found.append(
                (("tiles",), Unreadable("tiles-low", found=low, number=LOW_TILES, most=int(LOW_TILE)))
            )
    return found


def tile_errors(number: int, tile: Any) -> list[Unreadable]:
    """Every error of one tile such as `4: R 2G 1w 2$ A`."""
    if not isinstance(tile, str):
        return [Unreadable("tiles-not-words", tile=number, found=shown(str(tile)))]
    head, colon, tail = tile.partition(":")
    if not colon:
        return [Unreadable("tiles-colon", tile=number, found=shown(tile))]
    found = []
    if not re.fullmatch(r"\s*[1-9]\s*", head, re.ASCII):
        found.append(Unreadable("tiles-points", tile=number, found=shown(head.strip()), most=MOST_POINTS))
    asked = dict.fromkeys(SIGNS, 0)
    for word in tail.split():
        amount, sign = word[:-1], word[-1]
        if sign not in asked:
            signs = ", ".join(SIGNS)
            found.append(Unreadable("tiles-sign", tile=number, found=shown(word), known=signs))
        elif amount and not re.fullmatch(r"[1-9][0-9]{0,8}", amount):
            found.append(Unreadable("tiles-amount", tile=number, found=shown(word)))
        else:
            asked[sign] += int(amount or "1")
    for sign, total in asked.items():
        most = 1 if sign == "A" else int(c.MOST_OF_ONE)
        if total > most:
            found.append(Unreadable("tiles-most", tile=number, found=total, sign=sign, most=most))
    if not tail.split():
        found.append(Unreadable("tiles-free", tile=number))
    return found
