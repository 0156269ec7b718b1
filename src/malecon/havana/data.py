"""What is printed: the goal, the supply, one row for each material, the building tiles.

A row has the word of the record, the ids of the rules that tell of it, and its printed numbers; rows stand in
the order of the codes. The cards have theirs in `cards.py`, each with the step that it is. The real list of
tiles is lost; these are ours (see rules/havana.md), and an owner of the box can play with those in it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from malecon.havana import codes as c

GOAL: Final = vec[i64]([0, 0, 25, 20, 15])  # by the number of players (H1)
WORKERS_IN_ALL: Final[i64] = 15  # H3
FIRST_PESOS: Final[i64] = 1  # of each player, at the start (H6)
FIRST_CUBES: Final[i64] = 1
CENTRE_PESOS: Final[i64] = 4  # at the start (H7)
CENTRE_CUBES: Final[i64] = 3
EXCHANGE: Final[i64] = 5  # pesos for a worker, grey cubes for a coloured one (H33)
SUPPLY_PESOS: Final[i64] = 3  # each round (H37)
SUPPLY_CUBES: Final[i64] = 3
FEW_CARDS: Final[i64] = 2  # who holds so many takes up the discard pile (H40)
LOW_TILE: Final[i64] = 3  # an end worth no more than this must lie open at the start (H5)
FULL_ROUND: Final[i64] = 100  # the default of round_limit (H45)

# --- the materials (H2, H3), in the order of their codes ---


@mypyc_attr(acyclic=True)
class Material:
    """What a tile may cost."""

    def __init__(self, word: str, rules: tuple[str, ...], sign: str, cubes: i64) -> None:
        self.word: str = word
        self.rules: tuple[str, ...] = rules
        self.sign: str = sign  # in the list of tiles
        self.cubes: i64 = cubes  # in the bag


THE_MATERIALS: Final = (
    Material("red", ("H2", "H31"), "R", 10),
    Material("yellow", ("H2", "H31"), "Y", 10),
    Material("brown", ("H2", "H31"), "N", 10),
    Material("blue", ("H2", "H31"), "B", 10),
    Material("grey", ("H2", "H33"), "G", 40),
    Material("pesos", ("H3", "H33"), "$", 0),
    Material("workers", ("H3", "H33"), "w", 0),
    Material("architect", ("H32", "H23"), "A", 0),
)
assert len(THE_MATERIALS) == c.PRICES

CUBES: Final = vec[i64]([material.cubes for material in THE_MATERIALS[: c.COLOURS]])  # in the bag
CUBES_IN_ALL: Final[i64] = 80
assert sum([material.cubes for material in THE_MATERIALS]) == CUBES_IN_ALL

# --- the building tiles (H4) ---

#: Points and price of each tile, by the signs of the materials.
DEFAULT_TILES: Final = (
    *("1: R", "1: Y", "1: N", "1: B", "1: 3$"),
    *("2: R 2$", "2: Y 2$", "2: N 2$", "2: B 2$", "2: 5$", "2: 2w"),
    *("3: R 1w 2$", "3: Y 1w 2$", "3: N 1w 2$", "3: B 1w 2$", "3: 4G 1w 2$", "3: 5G 4$", "3: 3w"),
    *("4: R 2G 1w 2$ A", "4: Y 2G 1w 2$ A", "4: N 2G 1w 2$ A", "4: B 2G 1w 2$ A", "4: 7$ 1w", "4: 6G 2w 1$"),
    *("5: R Y 1w 4$", "5: Y N 1w 4$", "5: N B 1w 4$", "5: B R 1w 4$"),
    *("6: R N 2w 3$ A", "6: Y B 2w 3$ A", "6: R N 3w 2G A", "6: Y B 3w 2G A"),
    *("7: 2R 3w 2G A", "7: 2Y 3w 2G A", "7: 2N 3w 2G A", "7: 2B 3w 2G A"),
)

SIGNS: Final = "".join([material.sign for material in THE_MATERIALS])


@mypyc_attr(acyclic=True)
class Box:
    """The 36 tiles of one box. It never changes, so all states of a game share it."""

    def __init__(self, name: str, lines: list[str]) -> None:
        """Lines as in DEFAULT_TILES; `box.py` checks an owner's before they come here."""
        self.name: str = name
        self.lines: list[str] = lines
        self.points: vec[i64] = vec[i64]()
        self.price: vec[i64] = vec[i64]()  # eight numbers for each tile
        for line in lines:
            points, cost = read_tile(line)
            self.points = append(self.points, points)
            for n in cost:
                self.price = append(self.price, n)


def read_tile(line: str) -> tuple[int, list[int]]:
    """Points and price of one line such as `4: R 2G 1w 2$ A`; ValueError if it cannot be read."""
    head, colon, tail = line.partition(":")
    if not colon or not head.strip().isdecimal():
        raise ValueError(line)
    price = [0] * c.PRICES
    for word in tail.split():
        number, sign = word[:-1], word[-1]
        if sign not in SIGNS or (number and not number.isdecimal()):
            raise ValueError(word)
        price[SIGNS.index(sign)] += int(number or "1")
    return int(head), price


DEFAULT_BOX: Final = Box("malecon", list(DEFAULT_TILES))
assert len(DEFAULT_TILES) == c.TILES
