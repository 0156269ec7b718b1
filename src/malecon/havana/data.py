"""What is printed: the goal and the building tiles.

A price is eight numbers: red, yellow, brown, blue, grey, pesos, workers, architect needed. The real list is
lost; these tiles are ours (see rules/havana.md), and an owner of the box can play with his own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from malecon.havana.codes import PRICES, TILES

GOAL: Final = vec[i64]([0, 0, 25, 20, 15])  # by the number of players (H1)
CUBES: Final = vec[i64]([10, 10, 10, 10, 40])  # in the bag (H2)
CUBES_IN_ALL: Final[i64] = 80
WORKERS_IN_ALL: Final[i64] = 15  # H3
CENTRE_PESOS: Final[i64] = 4  # at the start (H7)
CENTRE_CUBES: Final[i64] = 3
SUPPLY_PESOS: Final[i64] = 3  # each round (H37)
SUPPLY_CUBES: Final[i64] = 3
LOW_TILE: Final[i64] = 3  # an end worth no more than this must lie open at the start (H5)
FULL_ROUND: Final[i64] = 100  # the default of round_limit (H45)

#: Points and price of each tile: R red, Y yellow, N brown, B blue, G grey, $ pesos, w worker, A architect.
DEFAULT_TILES: Final = (
    *("1: R", "1: Y", "1: N", "1: B", "1: 3$"),
    *("2: R 2$", "2: Y 2$", "2: N 2$", "2: B 2$", "2: 5$", "2: 2w"),
    *("3: R 1w 2$", "3: Y 1w 2$", "3: N 1w 2$", "3: B 1w 2$", "3: 4G 1w 2$", "3: 5G 4$", "3: 3w"),
    *("4: R 2G 1w 2$ A", "4: Y 2G 1w 2$ A", "4: N 2G 1w 2$ A", "4: B 2G 1w 2$ A", "4: 7$ 1w", "4: 6G 2w 1$"),
    *("5: R Y 1w 4$", "5: Y N 1w 4$", "5: N B 1w 4$", "5: B R 1w 4$"),
    *("6: R N 2w 3$ A", "6: Y B 2w 3$ A", "6: R N 3w 2G A", "6: Y B 3w 2G A"),
    *("7: 2R 3w 2G A", "7: 2Y 3w 2G A", "7: 2N 3w 2G A", "7: 2B 3w 2G A"),
)

SIGNS: Final = "RYNBG$wA"


@mypyc_attr(acyclic=True)
class TileSet:
    """The 36 tiles of one box. It never changes, so all states of a game share it."""

    def __init__(self, name: str, lines: list[str]) -> None:
        """Lines as in DEFAULT_TILES; `tiles.py` checks an owner's before they come here."""
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
    price = [0] * PRICES
    for word in tail.split():
        number, sign = word[:-1], word[-1]
        if sign not in SIGNS or (number and not number.isdecimal()):
            raise ValueError(word)
        price[SIGNS.index(sign)] += int(number or "1")
    return int(head), price


DEFAULT_SET: Final = TileSet("malecon", list(DEFAULT_TILES))
assert len(DEFAULT_TILES) == TILES
