"""An owner's own tables of Cubans and buildings: reading a file of them, and saying what is wrong and where.

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
from typing import Any, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from malecon import toml
from malecon.errors import Unreadable
from malecon.files import shown
from malecon.kernel.game import Json
from malecon.santiago.codes import EL_ZORRO
from malecon.santiago.data import DEFAULT_TABLES, Tables
from malecon.santiago.text import BUILDING_NAMES, CUBAN_NAMES, FLOWER_NAMES, slug

LONGEST_NAME = 80
MOST = 9  # of anything that a Cuban or a building gives
CUBANS_OF_A_FLOWER = 2
NO_COLOUR = "none"  # El Zorro's

CUBANS = tuple(slug(name) for name in CUBAN_NAMES)
BUILDINGS = tuple(slug(name) for name in BUILDING_NAMES)
FLOWERS = (*FLOWER_NAMES, NO_COLOUR)

Found = list[tuple[toml.Path, Unreadable]]


class Place(NamedTuple):
    """Where a number stands in the tables: `cubans`, `pedro`, `amount`."""

    table: str
    tile: str
    field: str


def load(text: str) -> Tables:
    """The tables of an owner's file; the first error is raised."""
    for error in check(text):
        raise error
    return tables_of(toml.read(text)[0])


def check(text: str) -> list[Unreadable]:
    """Every error of an owner's file, each with its line, from top to bottom."""
    try:
        box, lines = toml.read(text)
    except Unreadable as error:
        return [error]
    found = [error.at(lines.get(path, 1)) for path, error in errors(box)]
    return sorted(found, key=lambda error: error.line or 0)


def write(tables: Tables) -> str:
    """An owner's file of these tables, with everything in it."""
    box = box_of(tables)
    lines = [f"name = {json.dumps(box['name'], ensure_ascii=False)}"]
    for table in ("cubans", "buildings"):
        lines += ["", f"[{table}]"]
        for tile, fields in box[table].items():
            inside = ", ".join(f"{field} = {json.dumps(value)}" for field, value in fields.items())
            lines.append(f"{tile} = {{ {inside} }}")
    return "\n".join(lines) + "\n"


def box_of(tables: Tables) -> Json:
    """The tables as a record carries them: everything, so that a change of ours changes no game played."""
    cubans: Json = {name: {"flower": FLOWERS[tables.flower[n]]} for n, name in enumerate(CUBANS)}
    buildings: Json = {}
    for place, number in numbers_of(tables).items():
        table = cubans if place.table == "cubans" else buildings
        table.setdefault(place.tile, {})[place.field] = number
    return {"name": tables.name, "cubans": cubans, "buildings": buildings}


def tables_of(box: Any) -> Tables:
    """The tables of a box as a record carries it, checked in the same way as a file."""
    for _, error in errors(box):
        raise error
    numbers = numbers_of(DEFAULT_TABLES)
    for place in numbers:
        fields = box.get(place.table, {}).get(place.tile, {})
        numbers[place] = fields.get(place.field, numbers[place])
    return Tables(
        box["name"],
        vec[i64]([FLOWERS.index(flower) for flower in flowers_of(box).values()]),
        vec[i64]([numbers.get(Place("cubans", name, "amount"), 0) for name in CUBANS]),
        vec[i64]([numbers.get(Place("buildings", name, "pesos"), 0) for name in BUILDINGS]),
        vec[i64]([numbers.get(Place("buildings", name, "points"), 0) for name in BUILDINGS]),
    )


def numbers_of(tables: Tables) -> dict[Place, int]:
    """Every number of the tables, by its place. Where ours have none, there is nothing to correct."""
    found = {}
    for n, name in enumerate(CUBANS):
        if DEFAULT_TABLES.amount[n]:
            found[Place("cubans", name, "amount")] = int(tables.amount[n])
    for n, name in enumerate(BUILDINGS):
        if DEFAULT_TABLES.pesos[n]:
            found[Place("buildings", name, "pesos")] = int(tables.pesos[n])
        if DEFAULT_TABLES.points[n]:
            found[Place("buildings", name, "points")] = int(tables.points[n])
    return found


def flowers_of(box: Any) -> dict[str, str]:
    """The flower of each Cuban as the box has it, else ours; the box has no other error."""
    ours = {name: FLOWERS[DEFAULT_TABLES.flower[n]] for n, name in enumerate(CUBANS)}
    return {name: box.get("cubans", {}).get(name, {}).get("flower", ours[name]) for name in CUBANS}


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
    tiles = table_errors(box, "cubans", CUBANS) + table_errors(box, "buildings", BUILDINGS)
    return found + (tiles or flower_errors(box))


def table_errors(box: Json, table: str, known: tuple[str, ...]) -> Found:
    """Every error of one table but for the number of its flowers."""
    tiles = box.get(table, {})
    if not isinstance(tiles, dict):
        return [((table,), Unreadable("santiago-tables-table", table=table))]
    found: Found = []
    for tile, fields in tiles.items():
        path = (table, tile)
        if tile not in known:
            names = ", ".join(known)
            found.append((path, Unreadable("santiago-tables-tile", found=shown(str(tile)), known=names)))
        elif not isinstance(fields, dict):
            found.append((path, Unreadable("santiago-tables-fields", tile=tile)))
        else:
            for field, value in fields.items():
                error = field_error(Place(table, tile, str(field)), value)
                if error is not None:
                    found.append(((*path, field), error))
    return found


def field_error(place: Place, value: Any) -> Unreadable | None:
    """What is wrong with one value, or None."""
    tile = place.tile
    if place.table == "cubans" and place.field == "flower":
        if (value == NO_COLOUR) != (tile == CUBANS[EL_ZORRO]) and value in FLOWERS:
            return Unreadable("santiago-tables-colour", tile=tile)
        if value not in FLOWERS:
            known = ", ".join(FLOWER_NAMES)
            return Unreadable("santiago-tables-flower", tile=tile, found=shown(str(value)), known=known)
        return None
    ours = numbers_of(DEFAULT_TABLES)
    if place not in ours:
        fields = [known.field for known in ours if known.tile == tile]
        if place.table == "cubans":
            fields.insert(0, "flower")
        if not fields:
            return Unreadable("santiago-tables-nothing", tile=tile)
        known = ", ".join(fields)
        return Unreadable("santiago-tables-field", tile=tile, found=shown(place.field), known=known)
    if type(value) is not int or not 1 <= value <= MOST:
        values = {"tile": tile, "field": place.field, "found": shown(str(value))}
        return Unreadable("santiago-tables-number", most=MOST, **values)
    return None


def flower_errors(box: Json) -> Found:
    """Each colour stands on two Cubans; the last one who was given it too often is at error."""
    flowers = flowers_of(box)
    found: Found = []
    for flower in FLOWER_NAMES:
        cubans = [name for name in CUBANS if flowers[name] == flower]
        if len(cubans) != CUBANS_OF_A_FLOWER:
            given = [name for name in cubans if "flower" in box.get("cubans", {}).get(name, {})]
            path = ("cubans", given[-1], "flower") if given else ("cubans",)
            error = Unreadable(
                "santiago-tables-two", flower=flower, found=len(cubans), cubans=", ".join(cubans) or "–"
            )
            found.append((path, error))
    return found
