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

from malecon import toml
from malecon.errors import Unreadable
from malecon.files import shown
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

LONGEST_NAME = 80
MOST = 9  # of anything that a Cuban or a building gives
CUBANS_OF_A_FLOWER = 2

NO_COLOUR = "none"  # El Zorro's
FLOWERS = (*FLOWER_NAMES, NO_COLOUR)  # by code

#: What stands on each Cuban or each building, by field.
Tiles = dict[str, Json]

Found = list[tuple[toml.Path, Unreadable]]


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
    """An owner's file of this box, with everything in it."""
    whole = box_of(box)
    lines = [f"name = {json.dumps(whole['name'], ensure_ascii=False)}"]
    for part in ("cubans", "buildings"):
        lines += ["", f"[{part}]"]
        for tile, fields in whole[part].items():
            inside = ", ".join(f"{field} = {json.dumps(value)}" for field, value in fields.items())
            lines.append(f"{tile} = {{ {inside} }}")
    return "\n".join(lines) + "\n"


def box_of(box: Box) -> Json:
    """The box as a record carries it: everything, so that a change of ours changes no game played."""
    buildings = {tile: fields for tile, fields in buildings_of(box).items() if fields}
    return {"name": box.name, "cubans": cubans_of(box), "buildings": buildings}


def read_box(box: Any) -> Box:
    """The box that a record carries, checked in the same way as a file."""
    for _, error in errors(box):
        raise error
    cubans = list(corrected(box, "cubans", cubans_of(DEFAULT_BOX)).values())
    buildings = list(corrected(box, "buildings", buildings_of(DEFAULT_BOX)).values())
    return Box(
        box["name"],
        vec[i64]([FLOWERS.index(fields["flower"]) for fields in cubans]),
        vec[i64]([fields.get("amount", 0) for fields in cubans]),
        vec[i64]([fields.get("pesos", 0) for fields in buildings]),
        vec[i64]([fields.get("points", 0) for fields in buildings]),
    )


def cubans_of(box: Box) -> Tiles:
    """What stands on each Cuban."""
    return {
        slug(row.word): {"flower": FLOWERS[box.flower[n]], **printed(amount=box.amount[n])}
        for n, row in enumerate(THE_CUBANS)
    }


def buildings_of(box: Box) -> Tiles:
    """What stands on each building."""
    return {
        slug(row.word): printed(pesos=box.pesos[n], points=box.points[n])
        for n, row in enumerate(THE_BUILDINGS)
    }


def printed(**numbers: int) -> Json:
    """The numbers that a tile has; where there is none, there is nothing to correct."""
    return {field: int(number) for field, number in numbers.items() if number}


def corrected(box: Json, part: str, ours: Tiles) -> Tiles:
    """What stands on each tile of an owner: as the box has it, else as ours has it."""
    brought = box.get(part, {})
    return {tile: {**fields, **brought.get(tile, {})} for tile, fields in ours.items()}


# --- errors ---


def errors(box: Any) -> Found:
    """Every error of a box, each with the place of the value at error."""
    if not isinstance(box, dict):
        return [((), Unreadable("santiago-tables-no-box"))]
    found: Found = []
    for key in box:
        if key not in ("name", "cubans", "buildings"):
            found.append(((key,), Unreadable("santiago-tables-key", found=shown(str(key)))))
    name = box.get("name")
    if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > LONGEST_NAME:
        found.append((("name",), Unreadable("santiago-tables-name", most=LONGEST_NAME)))
    tiles = part_errors(box, "cubans", cubans_of(DEFAULT_BOX))
    tiles += part_errors(box, "buildings", buildings_of(DEFAULT_BOX))
    return found + (tiles or flower_errors(box))


def part_errors(box: Json, part: str, ours: Tiles) -> Found:
    """Every error of the Cubans or of the buildings, but for the number of the flowers."""
    tiles = box.get(part, {})
    if not isinstance(tiles, dict):
        return [((part,), Unreadable("santiago-tables-table", table=part))]
    found: Found = []
    for tile, fields in tiles.items():
        path = (part, tile)
        if tile not in ours:
            known = ", ".join(ours)
            found.append((path, Unreadable("santiago-tables-tile", found=shown(str(tile)), known=known)))
        elif not isinstance(fields, dict):
            found.append((path, Unreadable("santiago-tables-fields", tile=tile)))
        else:
            for field, value in fields.items():
                error = field_error(tile, ours[tile], str(field), value)
                if error is not None:
                    found.append(((*path, field), error))
    return found


def field_error(tile: str, ours: Json, field: str, value: Any) -> Unreadable | None:
    """What is wrong with one value, or None."""
    if not ours:
        return Unreadable("santiago-tables-nothing", tile=tile)
    if field not in ours:
        known = ", ".join(ours)
        return Unreadable("santiago-tables-field", tile=tile, found=shown(field), known=known)
    if field == "flower":
        return flower_error(tile, ours[field], value)
    if type(value) is not int or not 1 <= value <= MOST:
        values = {"tile": tile, "field": field, "found": shown(str(value))}
        return Unreadable("santiago-tables-number", most=MOST, **values)
    return None


def flower_error(tile: str, ours: str, value: Any) -> Unreadable | None:
    """A flower must be known, and have a colour if ours has one."""
    if value not in FLOWERS:
        known = ", ".join(FLOWER_NAMES)
        return Unreadable("santiago-tables-flower", tile=tile, found=shown(str(value)), known=known)
    if (value == NO_COLOUR) != (ours == NO_COLOUR):
        return Unreadable("santiago-tables-colour", tile=tile)
    return None


def flower_errors(box: Json) -> Found:
    """Each colour stands on two Cubans; the last one who was given it too often is at error."""
    tiles = corrected(box, "cubans", cubans_of(DEFAULT_BOX))
    found: Found = []
    for flower in FLOWER_NAMES:
        cubans = [tile for tile, fields in tiles.items() if fields["flower"] == flower]
        if len(cubans) != CUBANS_OF_A_FLOWER:
            given = [name for name in cubans if "flower" in box.get("cubans", {}).get(name, {})]
            path = ("cubans", given[-1], "flower") if given else ("cubans",)
            error = Unreadable(
                "santiago-tables-two", flower=flower, found=len(cubans), cubans=", ".join(cubans) or "–"
            )
            found.append((path, error))
    return found
