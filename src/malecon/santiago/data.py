"""What is printed: goods with their dice, flowers, and what all have at the start; one row for one thing.

A row has the word of the record, the ids of the rules that tell of it, and its printed numbers. Rows stand in
the order of the codes; what the engine reads often is laid out of them in vectors, once. Cubans and buildings
have their rows in `cubans.py` and `buildings.py`, each with the step that it is.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from malecon.santiago import codes as c

FIRST_PESOS: Final[i64] = 3  # S6
FIRST_POINTS: Final[i64] = 2
MARKERS: Final[i64] = 3  # of ownership, for each player
WOOD_POINTS: Final[i64] = 1  # for each wood delivered (S37)
RENT_POINTS: Final[i64] = 1  # S32
GOODS_FOR_A_POINT: Final[i64] = 3  # at the end (S50)
LAST_TURN: Final[i64] = 1000  # S52


# --- goods and flowers ---


@mypyc_attr(acyclic=True)
class Good:
    """A good: how many each player begins with (S6), and what the six sides of its die show (S8)."""

    def __init__(self, word: str, rules: tuple[str, ...], first: i64, sides: str) -> None:
        self.word: str = word
        self.rules: tuple[str, ...] = rules
        self.first: i64 = first
        self.sides: str = sides


THE_GOODS: Final = (
    Good("sugar", ("S2", "S36"), 1, "011223"),
    Good("citrus", ("S2", "S36"), 1, "012234"),
    Good("tobacco", ("S2", "S36"), 1, "011223"),
    Good("rum", ("S2", "S36"), 0, "011223"),
    Good("cigars", ("S2", "S36"), 0, "011223"),
    Good("wood", ("S2", "S37"), 0, ""),  # no ship asks for it: it has no die
)
assert len(THE_GOODS) == c.GOODS

FIRST_GOODS: Final = vec[i64]([good.first for good in THE_GOODS])
#: How many sides of each sort's die show 0, 1, 2, 3 and 4.
THE_DICE: Final = vec[vec[i64]](
    [vec[i64]([sort.sides.count(str(face)) for face in range(c.FACES)]) for sort in THE_GOODS[: c.SORTS]]
)


def word(good: i64) -> str:
    """The word of the record for a good."""
    return THE_GOODS[good].word


@mypyc_attr(acyclic=True)
class Flower:
    """A flower of a Cuban, with its building spaces (S4)."""

    def __init__(self, word: str) -> None:
        self.word: str = word
        self.rules: tuple[str, ...] = ("S28", "S29")


THE_FLOWERS: Final = (Flower("white"), Flower("blue"), Flower("red"), Flower("yellow"))
assert len(THE_FLOWERS) == c.FLOWERS


@mypyc_attr(acyclic=True)
class Box:
    """What is printed on the Cubans and buildings of one box. All states of a game share it.

    Three flowers could not be found (see rules/santiago.md), so an owner can correct ours (`box.py`).
    """

    def __init__(
        self, name: str, flower: vec[i64], amount: vec[i64], pesos: vec[i64], points: vec[i64]
    ) -> None:
        self.name: str = name
        self.flower: vec[i64] = flower  # of each Cuban
        self.amount: vec[i64] = amount
        self.pesos: vec[i64] = pesos  # of each building
        self.points: vec[i64] = points
