"""What is printed in a box of Santiago de Cuba, for those who show it."""

from __future__ import annotations

from malecon.kernel.game import Json
from malecon.santiago import codes as c
from malecon.santiago.data import (
    CITRUS_DIE,
    DIE,
    FIRST_VALUE,
    LAST_VALUE,
    MARKERS,
    RENT_POINTS,
    SHIPS,
    WOOD_POINTS,
)
from malecon.santiago.state import Santiago
from malecon.santiago.text import BUILDING_NAMES, CUBAN_NAMES, FLOWER_NAMES, SORT_NAMES


def pieces(s: Santiago) -> Json:
    """S2–S8, S32, S37: Cubans and buildings, an owner's own if he plays with them; ships, flags and dice."""
    return {
        "game": "santiago",
        "cubans": [cuban(s, number) for number in range(c.CUBANS)],
        "buildings": [
            {"building": name, "pesos": int(s.tables.pesos[number]), "points": int(s.tables.points[number])}
            for number, name in enumerate(BUILDING_NAMES)
        ],
        "ships": int(SHIPS),
        "values": list(range(FIRST_VALUE, LAST_VALUE + 1)),
        "dice": [{"sort": name, "sides": sides(sort)} for sort, name in enumerate(SORT_NAMES)],
        "markers": int(MARKERS),
        "wood": int(WOOD_POINTS),
        "rent": int(RENT_POINTS),
    }


def cuban(s: Santiago, number: int) -> Json:
    flower = s.tables.flower[number]
    return {
        "cuban": CUBAN_NAMES[number],
        "flower": None if flower == c.NO_FLOWER else FLOWER_NAMES[flower],
        "amount": int(s.tables.amount[number]),
    }


def sides(sort: int) -> list[int]:
    """What the six sides of a die show."""
    die = CITRUS_DIE if sort == c.CITRUS else DIE
    return [face for face in range(c.FACES) for _ in range(die[face])]
