"""What is printed: the stock, the dice, and the tables of Cubans and buildings.

Three flowers could not be found (see rules/santiago.md), so the tables are an object of their own: an owner
of the box can correct them (`tables.py`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from malecon.santiago.codes import BLUE, NO_FLOWER, RED, WHITE, YELLOW

OF_EACH_GOOD: Final[i64] = 8  # S2
FIRST_VALUE: Final[i64] = 2  # the flags are 2, 3, 4 and the chequered one (S5)
LAST_VALUE: Final[i64] = 4
SHIPS: Final[i64] = 7
FIRST_GOODS: Final = vec[i64]([1, 1, 1, 0, 0, 0])  # sugar, citrus, tobacco (S6)
FIRST_PESOS: Final[i64] = 3
FIRST_POINTS: Final[i64] = 2
MARKERS: Final[i64] = 3  # of ownership, for each player
WOOD_POINTS: Final[i64] = 1  # for each wood delivered (S37)
RENT_POINTS: Final[i64] = 1  # S32
GOODS_FOR_A_POINT: Final[i64] = 3  # at the end (S50)
LAST_TURN: Final[i64] = 1000  # S52

#: How many sides of a die show 0, 1, 2, 3 and 4 (S8).
DIE: Final = vec[i64]([1, 2, 2, 1, 0])
CITRUS_DIE: Final = vec[i64]([1, 1, 2, 1, 1])


@mypyc_attr(acyclic=True)
class Tables:
    """The Cubans and buildings of one box. They never change, so all states of a game share them."""

    def __init__(
        self, name: str, flower: vec[i64], amount: vec[i64], pesos: vec[i64], points: vec[i64]
    ) -> None:
        self.name: str = name
        self.flower: vec[i64] = flower  # of each Cuban
        self.amount: vec[i64] = amount  # goods, points or pesos that he gives
        self.pesos: vec[i64] = pesos  # that a building gives; the casino's are the price of a point
        self.points: vec[i64] = points  # that a building gives; the café's are for each good


#: The Cubans in the order of S15–S23; then bank, church, sawmill, distillery, cigar factory, black market,
#: café, newspaper, customs, port authority, trading post, casino (S43–S48).
DEFAULT_TABLES: Final = Tables(
    "malecon",
    vec[i64]([WHITE, RED, YELLOW, YELLOW, RED, NO_FLOWER, BLUE, BLUE, WHITE]),
    vec[i64]([2, 2, 2, 3, 2, 0, 2, 0, 0]),
    vec[i64]([2, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 3]),
    vec[i64]([0, 1, 1, 0, 0, 0, 2, 0, 0, 0, 2, 0]),
)
