"""What is printed in a box of Santiago de Cuba, for those who show it."""

from __future__ import annotations

from typing import Literal, TypedDict

from malecon.santiago import codes as c
from malecon.santiago import data
from malecon.santiago.buildings import THE_BUILDINGS
from malecon.santiago.cubans import THE_CUBANS
from malecon.santiago.state import Santiago
from malecon.santiago.text import SantiagoBuilding, SantiagoCuban, SantiagoFlower, SantiagoSort
from malecon.santiago.view import flower_of


class SantiagoDoes(TypedDict):
    """What a Cuban or a building does: the message that says it, its numbers, and its words by their
    domains."""

    key: str
    numbers: dict[str, int]
    words: dict[str, str]


class SantiagoCubanPiece(TypedDict):
    """A Cuban: the flower of the buildings that follow, and how much is given; `formula` is what is given as
    a row of words, of which the names of pictures are drawn."""

    cuban: SantiagoCuban
    flower: SantiagoFlower | None
    amount: int
    rules: list[str]
    formula: str
    does: SantiagoDoes


class SantiagoBuildingPiece(TypedDict):
    """What a building gives, or asks for; 0 where it deals in something else. `formula` and `does` as of a
    Cuban."""

    building: SantiagoBuilding
    pesos: int
    points: int
    rules: list[str]
    formula: str
    does: SantiagoDoes


class SantiagoDie(TypedDict):
    """The six sides of a die."""

    sort: SantiagoSort
    sides: list[int]


class SantiagoBox(TypedDict):
    """What is printed: `values` are the flags of a ship before the chequered one; `markers` is how many each
    player has; `wood` is what a wood delivered brings, `rent` what a visitor does."""

    game: Literal["santiago"]
    cubans: list[SantiagoCubanPiece]
    buildings: list[SantiagoBuildingPiece]
    ships: int
    values: list[int]
    dice: list[SantiagoDie]
    markers: int
    wood: int
    rent: int


def pieces(s: Santiago) -> SantiagoBox:
    """S2–S8, S32, S37: Cubans and buildings, an owner's own if played with; ships, flags and dice."""
    sorts = data.THE_GOODS[: c.SORTS]
    return {
        "game": "santiago",
        "cubans": [cuban(s, number) for number in range(c.CUBANS)],
        "buildings": [building(s, number) for number in range(c.BUILDINGS)],
        "ships": int(c.SHIPS),
        "values": list(range(c.FIRST_VALUE, c.LAST_VALUE + 1)),
        "dice": [{"sort": sort.word, "sides": [int(side) for side in sort.sides]} for sort in sorts],
        "markers": int(data.MARKERS),
        "wood": int(data.WOOD_POINTS),
        "rent": int(data.RENT_POINTS),
    }


def cuban(s: Santiago, number: int) -> SantiagoCubanPiece:
    row, amount = THE_CUBANS[number], int(s.box.amount[number])
    return {
        "cuban": row.word,
        "flower": flower_of(s, number),
        "amount": amount,
        "rules": list(row.rules),
        "formula": row.does.formula(amount),
        "does": {"key": row.does.sentence(), "numbers": {"amount": amount}, "words": row.does.words()},
    }


def building(s: Santiago, number: int) -> SantiagoBuildingPiece:
    row, pesos, points = THE_BUILDINGS[number], int(s.box.pesos[number]), int(s.box.points[number])
    numbers = {"pesos": pesos, "points": points}
    return {
        "building": row.word,
        "pesos": pesos,
        "points": points,
        "rules": list(row.rules),
        "formula": row.does.formula(pesos, points),
        "does": {"key": row.does.sentence(pesos, points), "numbers": numbers, "words": row.does.words()},
    }
