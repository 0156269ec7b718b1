"""An owner's own 36 tiles: reading a file of them, and saying what is wrong with it and where.

A file is TOML: a name, and the tiles as in `data.py`, one in a line.

    name = "My box"
    tiles = [
        "1: R",
        "2: R 2$",
    ]
"""

from __future__ import annotations

import re
from typing import Any

from malecon.errors import Unreadable
from malecon.files import said, shown
from malecon.havana import codes as c
from malecon.havana.data import CUBES, LOW_TILE, SIGNS, WORKERS_IN_ALL, Box
from malecon.kernel import box
from malecon.kernel.box import Found, head_errors
from malecon.kernel.game import Json

LOW_TILES = 9  # a set needs at least so many worth 1 to 3, so that H5 can be met
MOST_POINTS = 9

# A tile that asks for at most so much of each thing can be paid out of the full box, whatever else it costs;
# so the exchanges of H33 need not be counted here.
assert min(*CUBES, WORKERS_IN_ALL) >= c.MOST_OF_ONE


def load(text: str) -> Box:
    """The box of an owner's file; the first error is raised."""
    read = box.read(text, errors)
    # Blanks mean nothing, and a box is kept with every table that is played with it.
    return read_box({**read, "tiles": [" ".join(tile.split()) for tile in read["tiles"]]})


def check(text: str) -> list[Unreadable]:
    """Every error of an owner's file, each with its line, from top to bottom."""
    return box.check(text, errors)


def write(whole: Box) -> str:
    """An owner's file of this box."""
    lines = "".join(f'    "{line}",\n' for line in whole.lines)
    return f"{box.name_line(whole.name)}tiles = [\n{lines}]\n"


def box_of(whole: Box) -> Json:
    """The box as a record carries it: everything, so that a change of ours changes no game played."""
    return {"name": whole.name, "tiles": list(whole.lines)}


def read_box(carried: Any) -> Box:
    """The box that a record carries, checked in the same way as a file."""
    for _, error in errors(carried):
        raise error
    return Box(carried["name"], list(carried["tiles"]))


def errors(carried: Any) -> Found:
    """Every error of a box, each with the place of the value at error."""
    found = head_errors(carried, ("tiles",))
    return found + tiles_errors(carried.get("tiles")) if isinstance(carried, dict) else found


def tiles_errors(tiles: Any) -> Found:
    """36 tiles, some of them low."""
    if not isinstance(tiles, list):
        return [(("tiles",), Unreadable("havana-box-no-tiles", number=int(c.TILES)))]
    found: Found = []
    if len(tiles) != c.TILES:
        error = Unreadable("havana-box-tiles", found=len(tiles), number=int(c.TILES))
        found.append((("tiles",), error))
    bad = [(number, error) for number, tile in enumerate(tiles) for error in tile_errors(number + 1, tile)]
    found.extend((("tiles", number), error) for number, error in bad)
    if not bad:
        low = sum(1 for tile in tiles if int(tile.partition(":")[0]) <= LOW_TILE)
        if low < LOW_TILES:
            error = Unreadable("havana-box-low", found=low, number=LOW_TILES, most=int(LOW_TILE))
            found.append((("tiles",), error))
    return found


def tile_errors(number: int, tile: Any) -> list[Unreadable]:
    """Every error of one tile such as `4: R 2G 1w 2$ A`."""
    if not isinstance(tile, str):
        return [Unreadable("havana-box-not-words", tile=number, found=said(tile))]
    head, colon, tail = tile.partition(":")
    if not colon:
        return [Unreadable("havana-box-colon", tile=number, found=shown(tile))]
    found = []
    if not re.fullmatch(r"\s*[1-9]\s*", head, re.ASCII):
        points = shown(head.strip())
        found.append(Unreadable("havana-box-points", tile=number, found=points, most=MOST_POINTS))
    asked = dict.fromkeys(SIGNS, 0)
    for word in tail.split():
        amount, sign = word[:-1], word[-1]
        if sign not in asked:
            signs = ", ".join(SIGNS)
            found.append(Unreadable("havana-box-sign", tile=number, found=shown(word), known=signs))
        elif amount and not re.fullmatch(r"[1-9][0-9]{0,8}", amount):
            found.append(Unreadable("havana-box-amount", tile=number, found=shown(word)))
        else:
            asked[sign] += int(amount or "1")
    for sign, total in asked.items():
        most = 1 if sign == "A" else int(c.MOST_OF_ONE)
        if total > most:
            found.append(Unreadable("havana-box-most", tile=number, found=total, sign=sign, most=most))
    if not tail.split():
        found.append(Unreadable("havana-box-free", tile=number))
    return found
