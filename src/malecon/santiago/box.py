"""An owner's own Cubans and buildings: reading a file of them, and saying what is wrong with it and where.

A file is TOML. It names what differs from ours; whatever it leaves out is ours (`write` shows all of it).

    name = "My box"

    [cubans]
    maria = { flower = "yellow" }
    martinez = { flower = "red", amount = 3 }

    [buildings]
    bank = { pesos = 2 }
"""

from __future__ import annotations

import json
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from malecon.errors import Unreadable
from malecon.files import said, shown
from malecon.kernel import box
from malecon.kernel.box import Found, head_errors
from malecon.kernel.game import Json
from malecon.kernel.words import slug
from malecon.santiago.buildings import THE_BUILDINGS
from malecon.santiago.cubans import THE_CUBANS
from malecon.santiago.data import Box
from malecon.santiago.text import FLOWER_NAMES

DEFAULT_BOX = Box(
    "malecon",
    vec[i64]([row.flower for row in THE_CUBANS]),
    vec[i64]([row.amount for row in THE_CUBANS]),
    vec[i64]([row.pesos for row in THE_BUILDINGS]),
    vec[i64]([row.points for row in THE_BUILDINGS]),
)

PARTS = ("cubans", "buildings")
MOST = 9  # of anything that a Cuban or a building gives
CUBANS_OF_A_FLOWER = 2

NO_COLOUR = "none"  # El Zorro's
FLOWERS = (*FLOWER_NAMES, NO_COLOUR)  # by code

#: What stands on each Cuban or each building, by field.
Tiles = dict[str, Json]


def load(text: str) -> Box:
    """The box of an owner's file; the first error is raised."""
    return read_box(box.read(text, errors))


def check(text: str) -> list[Unreadable]:
    """Every error of an owner's file, each with its line, from top to bottom."""
    return box.check(text, errors)


def write(whole: Box) -> str:
    """An owner's file of this box, with everything in it."""
    carried = box_of(whole)
    lines = [box.name_line(whole.name)]
    for part in PARTS:
        lines.append(f"\n[{part}]\n")
        for tile, fields in carried[part].items():
            inside = ", ".join(f"{field} = {json.dumps(value)}" for field, value in fields.items())
            lines.append(f"{tile} = {{ {inside} }}\n")
    return "".join(lines)


def box_of(whole: Box) -> Json:
    """The box as a record carries it: everything, so that a change of ours changes no game played."""
    buildings = {tile: fields for tile, fields in buildings_of(whole).items() if fields}
    return {"name": whole.name, "cubans": cubans_of(whole), "buildings": buildings}


def read_box(carried: Any) -> Box:
    """The box that a record carries, checked in the same way as a file."""
    for _, error in errors(carried):
        raise error
    cubans = list(corrected(carried, "cubans", cubans_of(DEFAULT_BOX)).values())
    buildings = list(corrected(carried, "buildings", buildings_of(DEFAULT_BOX)).values())
    return Box(
        carried["name"],
        vec[i64]([FLOWERS.index(fields["flower"]) for fields in cubans]),
        vec[i64]([fields.get("amount", 0) for fields in cubans]),
        vec[i64]([fields.get("pesos", 0) for fields in buildings]),
        vec[i64]([fields.get("points", 0) for fields in buildings]),
    )


def cubans_of(whole: Box) -> Tiles:
    """What stands on each Cuban."""
    return {
        slug(row.word): {"flower": FLOWERS[whole.flower[n]], **printed(amount=whole.amount[n])}
        for n, row in enumerate(THE_CUBANS)
    }


def buildings_of(whole: Box) -> Tiles:
    """What stands on each building."""
    return {
        slug(row.word): printed(pesos=whole.pesos[n], points=whole.points[n])
        for n, row in enumerate(THE_BUILDINGS)
    }


def printed(**numbers: int) -> Json:
    """The numbers that a tile has; where there is none, there is nothing to correct."""
    return {field: int(number) for field, number in numbers.items() if number}


def corrected(carried: Json, part: str, ours: Tiles) -> Tiles:
    """What stands on each tile of an owner: as the box has it, else as ours has it."""
    brought = carried.get(part, {})
    return {tile: {**fields, **brought.get(tile, {})} for tile, fields in ours.items()}


# --- errors ---


def errors(carried: Any) -> Found:
    """Every error of a box, each with the place of the value at error."""
    found = head_errors(carried, PARTS)
    if not isinstance(carried, dict):
        return found
    tiles = part_errors(carried, "cubans", cubans_of(DEFAULT_BOX))
    tiles += part_errors(carried, "buildings", buildings_of(DEFAULT_BOX))
    return found + (tiles or flower_errors(carried))


def part_errors(carried: Json, part: str, ours: Tiles) -> Found:
    """Every error of the Cubans or of the buildings, but for the number of the flowers."""
    tiles = carried.get(part, {})
    if not isinstance(tiles, dict):
        return [((part,), Unreadable("santiago-box-table", table=part))]
    found: Found = []
    for tile, fields in tiles.items():
        path = (part, tile)
        if tile not in ours:
            known = ", ".join(ours)
            found.append((path, Unreadable("santiago-box-tile", found=said(tile), known=known)))
        elif not isinstance(fields, dict):
            found.append((path, Unreadable("santiago-box-fields", tile=tile)))
        else:
            for field, value in fields.items():
                error = field_error(tile, ours[tile], str(field), value)
                if error is not None:
                    found.append(((*path, field), error))
    return found


def field_error(tile: str, ours: Json, field: str, value: Any) -> Unreadable | None:
    """What is wrong with one value, or None."""
    if not ours:
        return Unreadable("santiago-box-nothing", tile=tile)
    if field not in ours:
        known = ", ".join(ours)
        return Unreadable("santiago-box-field", tile=tile, found=shown(field), known=known)
    if field == "flower":
        return flower_error(tile, ours[field], value)
    if type(value) is not int or not 1 <= value <= MOST:
        values = {"tile": tile, "field": field, "found": said(value)}
        return Unreadable("santiago-box-number", most=MOST, **values)
    return None


def flower_error(tile: str, ours: str, value: Any) -> Unreadable | None:
    """A flower must be known, and have a colour if ours has one."""
    if value not in FLOWERS:
        known = ", ".join(FLOWER_NAMES)
        return Unreadable("santiago-box-flower", tile=tile, found=said(value), known=known)
    if (value == NO_COLOUR) != (ours == NO_COLOUR):
        return Unreadable("santiago-box-colour", tile=tile)
    return None


def flower_errors(carried: Json) -> Found:
    """Each colour stands on two Cubans; the last one who was given it too often is at error."""
    tiles = corrected(carried, "cubans", cubans_of(DEFAULT_BOX))
    found: Found = []
    for flower in FLOWER_NAMES:
        cubans = [tile for tile, fields in tiles.items() if fields["flower"] == flower]
        if len(cubans) != CUBANS_OF_A_FLOWER:
            given = [name for name in cubans if "flower" in carried.get("cubans", {}).get(name, {})]
            path = ("cubans", given[-1], "flower") if given else ("cubans",)
            error = Unreadable(
                "santiago-box-two", flower=flower, found=len(cubans), cubans=", ".join(cubans) or "–"
            )
            found.append((path, error))
    return found
