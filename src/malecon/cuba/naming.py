"""What a refusal names: pieces, tiles and persons by the words of the record."""

from __future__ import annotations

from malecon.cuba.text import CHARACTER_NAMES, GROUP_NAMES, PIECE_NAMES, TILE_NAMES
from malecon.kernel.reasons import Name, Some, Value


def some(number: int, kind: int) -> Some:
    """So many pieces of a kind."""
    return Some(int(number), "piece", PIECE_NAMES[kind])


def pesos(number: int) -> Some:
    return Some(int(number), "hint", "pesos")


def piece_name(kind: int) -> Value:
    return Name("piece", PIECE_NAMES[kind])


def tile_name(tile: int) -> Value:
    return Name("tile", TILE_NAMES[tile])


def character_name(character: int) -> Value:
    return Name("character", CHARACTER_NAMES[character])


def group_name(group: int) -> Value:
    return Name("group", GROUP_NAMES[group])
