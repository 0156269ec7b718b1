"""What is printed: numbers of pieces, prices, tiles, acts, ship cards and plantation boards.

The real ships and boards are lost; these are ours (see rules/cuba.md), and an owner of the box can play with
his own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from malecon.cuba.codes import (
    CITRUS,
    COLUMNS,
    FIELDS_IN_ALL,
    MERCHANDISE,
    PRINTED,
    SHIPS,
    STONE,
    SUGAR,
    TOBACCO,
    WATER,
    WOOD,
)

ROUNDS: Final[i64] = 6  # C1
START_PESOS: Final[i64] = 10  # C9
START_PIECES: Final[i64] = 4  # of each player's choice: two resources, then two products (C9)
START_RESOURCES: Final[i64] = 2

#: Pieces in all, by edition: three products, two goods, three resources (C2).
STOCK: Final = vec[i64]([15, 15, 15, 10, 10, 15, 15, 15, 18, 18, 18, 15, 15, 15, 15, 15])
#: What of it lies on the market at the start, and how many spaces there are (C4).
ON_MARKET: Final = vec[i64]([3, 3, 3, 2, 2])
SPACES: Final = vec[i64]([5, 5, 5, 3, 3])
DEAREST: Final[i64] = 6  # the price of the first space; each further one is a peso cheaper
STOCK_PRICE: Final[i64] = 7  # for a unit that the market lacks (C20)
FULL_PRICE: Final = vec[i64]([1, 1, 1, 3, 3])  # for a unit that the market has no space for (C21)

#: Of each field, the six fields of its row and its column as BITs (C14).
CROSS: Final = vec[i64](
    [
        sum(1 << f for f in range(12) if f // COLUMNS == field // COLUMNS or f % COLUMNS == field % COLUMNS)
        for field in range(12)
    ]
)

SHIP_SPACES: Final[i64] = 5
FREE_FIELDS: Final[i64] = 2  # product fields that the worker may use without water (C16)
DROUGHT_FIELDS: Final[i64] = 1  # under Drought (C73)
BUILDING_PESOS: Final[i64] = 2  # under the Building Act (C74)
LARGE_BRANCH_UNITS: Final[i64] = 2  # of one kind, in the edition of 2012 (C85)
DAM_WATER: Final[i64] = 2  # C101
TOWN_HALL_BONUS: Final[i64] = 2  # votes (C51)
MARKET_UNITS: Final[i64] = 2  # of each product, by a market act (C72)
COMPLIED: Final[i64] = 2  # points for a tax or a duty (C61)
BOTH_COMPLIED: Final[i64] = 1  # and one more for both
MOST_SUBSIDY: Final[i64] = 7  # for water and for pesos (C69, C71)
PESOS_PER_POINT: Final[i64] = 3  # C71
TILE_POINTS: Final[i64] = 2  # at the end of the game (C104)

#: What is left for a player who builds nothing (points, C26) or loads nothing (pesos, C32): first, second.
IDLE_POINTS: Final = vec[i64]([2, 1])
IDLE_PESOS: Final = vec[i64]([4, 2])
IDLERS: Final[i64] = 2

#: Wood, stone and water of each tile (C78–C102, C106), in the order of the codes.
TILE_COSTS: Final = (
    "120",  # cement factory
    "210",  # sawmill
    "002",  # golf course
    "210",  # monastery
    "111",  # rum café
    "111",  # cigar café
    "210",  # small branch office
    "220",  # large branch office
    "221",  # hotel
    "111",  # inn
    "120",  # general store
    "210",  # product house
    "111",  # resource house
    "110",  # small bank
    "230",  # large bank
    "320",  # black market
    "220",  # cigar factory
    "220",  # distillery
    "220",  # church
    "110",  # town hall
    "020",  # dam
    "110",  # lighthouse
    "200",  # warehouse
)
TILE_COST: Final = vec[i64]([int(digit) for cost in TILE_COSTS for digit in cost])
#: How many there are of each tile (C3).
TILE_COPIES: Final = vec[i64]([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1])

#: Pesos of each tax act and of the printed tax; 0 stands for as many as he has buildings (C62, C7).
TAX_PESOS: Final = vec[i64]([1, 2, 3, 4, 5, 0])
PRINTED_TAX_PESOS: Final[i64] = 2

#: Ships as citrus, tobacco, sugar, rum, cigars.
DEFAULT_SHIPS: Final = (
    *("12200", "20120", "00212", "02021", "21002", "10022", "02102", "22010"),
    *("20201", "01220", "30011", "01301", "11030", "10103", "03110"),
)
#: The side all boards share, then one for each colour in the order of the seats (C8); top row first.
BOARDS: Final = ("common", "blue", "red", "yellow", "green", "purple")
DEFAULT_BOARDS: Final = (
    *("WCFS/SLTM/FTMC", "WFTS/FMCT/SCLM", "WFCT/CSML/FMTS"),
    *("WSCF/FTSM/CLMT", "WTFC/FCMS/TMSL", "WTSF/TMLC/FSCM"),
)
SIGNS: Final = "CTSFMLW"
SIGN_FIELDS: Final = vec[i64]([CITRUS, TOBACCO, SUGAR, WOOD, STONE, WATER, PRINTED])


@mypyc_attr(acyclic=True)
class Box:
    """Ships and boards of one box. It never changes, so all states of a game share it."""

    def __init__(self, name: str, ships: list[str], boards: list[str]) -> None:
        """Lines as above; `box.py` checks an owner's before they come here."""
        self.name: str = name
        self.ship_lines: list[str] = ships
        self.board_lines: list[str] = boards
        self.spaces: vec[i64] = vec[i64]()  # five numbers for each ship
        self.fields: vec[i64] = vec[i64]()  # twelve fields for each board
        for line in ships:
            for digit in line:
                self.spaces = append(self.spaces, int(digit))
        for line in boards:
            for sign in line.replace("/", ""):
                self.fields = append(self.fields, SIGN_FIELDS[SIGNS.index(sign)])


DEFAULT_BOX: Final = Box("malecon", list(DEFAULT_SHIPS), list(DEFAULT_BOARDS))
assert len(DEFAULT_BOX.spaces) == SHIPS * MERCHANDISE
assert len(DEFAULT_BOX.fields) == len(BOARDS) * FIELDS_IN_ALL
