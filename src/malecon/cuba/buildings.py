"""The building tiles (C78–C102, C106), one row for one tile, and what each does when the foreman uses it.

Each kind of effect is a step with its printed numbers; the foreman asks it first whether its use would change
anything (C27). It also says what it does: as a formula of words and pictures, and by the name and the numbers
of a sentence in the languages. What a building uses up goes to the stock, what it gives comes from there and
goes to the lot (C30).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.cuba.powers import BlackMarket, Church, LargeBranch, Lighthouse, SmallBranch, TownHall
from malecon.cuba.state import Cuba
from malecon.cuba.tile import Building, Tile, offer_amounts
from malecon.kernel.state import EVERYBODY


class TurnsInto(Building):
    """C78, C79, C80, C82, C83: up to so many pieces of one kind, for one or two points each."""

    def __init__(self, kind: i64, most: i64, points: i64) -> None:
        self.kind: i64 = kind
        self.most: i64 = most
        self.points: i64 = points

    def useful(self, s: Cuba, seat: i64) -> bool:
        return s.has(seat, self.kind) > 0

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask(s.acting)
        offer_amounts(s, s.has(s.acting, self.kind), self.most)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        number = action - c.AMOUNT + 1
        s.give(s.acting, self.kind, number)
        s.gain_points(s.acting, number * self.points)

    def formula(self, edition: i64) -> str:
        return f"≤{self.most}× {d.word(self.kind)} → {gain(self.points, 0)}"

    def sentence(self, edition: i64) -> str:
        return "turns-into"

    def numbers(self) -> dict[str, int]:
        return {"most": self.most, "points": self.points}

    def words(self) -> dict[str, str]:
        return {"piece": d.word(self.kind)}


def gain(points: i64, pesos: i64) -> str:
    """Points or pesos in a formula; a single one is drawn without its number."""
    number = points if points > 0 else pesos
    picture = "point" if points > 0 else "peso"
    return picture if number == 1 else f"{number} {picture}"


class TakesAny(Building):
    """C81, C88, C89, C93: up to two pieces, of any of these kinds, for points or pesos each.

    Two pieces go together, so their kinds are named in their order.
    """

    def __init__(self, kinds: d.Kinds, most: i64, points: i64 = 0, pesos: i64 = 0) -> None:
        self.kinds: d.Kinds = kinds
        self.first: i64 = kinds.first
        self.last: i64 = kinds.last
        self.most: i64 = most
        self.points: i64 = points
        self.pesos: i64 = pesos

    def useful(self, s: Cuba, seat: i64) -> bool:
        for kind in range(self.first, self.last + 1):
            if s.has(seat, kind) > 0:
                return True
        return False

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask(s.acting)
        for kind in range(self.first if arg == 0 else given_first(arg), self.last + 1):
            if s.has(s.acting, kind) > 0:
                s.offer(c.GIVE + kind)
        if arg > 0:
            s.offer(c.DONE)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        if action == c.DONE:
            return
        kind = action - c.GIVE
        s.give(s.acting, kind, 1)
        if self.points > 0:
            s.gain_points(s.acting, self.points)
        else:
            s.gain_pesos(s.acting, self.pesos)
        if arg == 0 and self.most > 1:
            s.push(s.step, kind + 1)

    def formula(self, edition: i64) -> str:
        number = "1" if self.most == 1 else f"≤{self.most}×"
        return f"{number} {self.kinds.word} → {gain(self.points, self.pesos)}"

    def sentence(self, edition: i64) -> str:
        if self.points > 0:
            return "takes-any"
        return "sells-one" if self.most == 1 else "sells"

    def numbers(self) -> dict[str, int]:
        return {"most": self.most, "points": self.points, "pesos": self.pesos}

    def words(self) -> dict[str, str]:
        return {"kind" if self.most == 1 else "kinds": self.kinds.word}


def given_first(arg: i64) -> i64:
    """The kind that a building which takes any has been given first, if its argument is not 0."""
    return arg - 1


class Brings(Building):
    """C86, C87, C94, C95: points or pesos for nothing."""

    def __init__(self, points: i64 = 0, pesos: i64 = 0) -> None:
        self.points: i64 = points
        self.pesos: i64 = pesos

    def enter(self, s: Cuba, arg: i64) -> None:
        if self.points > 0:
            s.gain_points(s.acting, self.points)
        else:
            s.gain_pesos(s.acting, self.pesos)

    def formula(self, edition: i64) -> str:
        return f"{self.points} point" if self.points > 0 else f"{self.pesos} peso"

    def sentence(self, edition: i64) -> str:
        return "brings-points" if self.points > 0 else "brings-pesos"

    def numbers(self) -> dict[str, int]:
        return {"points": self.points, "pesos": self.pesos}


class Makes(Building):
    """C97, C98: any amount of a product into as many goods of the stock."""

    def __init__(self, product: i64, good: i64) -> None:
        self.product: i64 = product
        self.good: i64 = good

    def useful(self, s: Cuba, seat: i64) -> bool:
        return s.has(seat, self.product) > 0 and s.stock[self.good] > 0

    def enter(self, s: Cuba, arg: i64) -> None:
        s.ask(s.acting)
        offer_amounts(s, s.has(s.acting, self.product), s.stock[self.good])

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        number = action - c.AMOUNT + 1
        s.give(s.acting, self.product, number)
        s.take(s.acting, self.good, number)

    def formula(self, edition: i64) -> str:
        return f"n× {d.word(self.product)} → {d.word(self.good)}"

    def sentence(self, edition: i64) -> str:
        return "makes"

    def words(self) -> dict[str, str]:
        return {"product": d.word(self.product), "piece": d.word(self.good)}


class BringsPieces(Building):
    """C101: so many pieces of a kind, or what the stock has."""

    def __init__(self, kind: i64, number: i64) -> None:
        self.kind: i64 = kind
        self.number: i64 = number

    def useful(self, s: Cuba, seat: i64) -> bool:
        return s.stock[self.kind] > 0

    def enter(self, s: Cuba, arg: i64) -> None:
        s.take(s.acting, self.kind, self.number)

    def formula(self, edition: i64) -> str:
        return f"{self.number} {d.word(self.kind)}"

    def sentence(self, edition: i64) -> str:
        return "brings-pieces"

    def numbers(self) -> dict[str, int]:
        return {"number": self.number}

    def words(self) -> dict[str, str]:
        return {"piece": d.word(self.kind)}


class Warehouse(Building):
    """C28, C102: the printed warehouse or a built one stores all products that there are then."""

    def useful(self, s: Cuba, seat: i64) -> bool:
        for product in range(c.PRODUCTS):
            if s.held[seat * c.HELD + product] > 0:
                return True
        return False

    def enter(self, s: Cuba, arg: i64) -> None:
        for product in range(c.PRODUCTS):
            place = s.acting * c.HELD + product
            number = s.held[place]
            if number > 0:
                s.held[place] = 0
                s.held[place + c.PIECES] += number
                s.tell(EVERYBODY, c.STORED, s.acting, product, number)

    def formula(self, edition: i64) -> str:
        return "products → barn"

    def sentence(self, edition: i64) -> str:
        return "stores"


# --- the tiles ---


#: Other rules know these two as well.
LARGE_BRANCH: Final = LargeBranch(most=2)
TOWN_HALL: Final = TownHall(votes=2)

THE_TILES: Final = (
    Tile("cement factory", ("C78",), "120", TurnsInto(c.STONE, most=4, points=1), 1.6),
    Tile("sawmill", ("C79",), "210", TurnsInto(c.WOOD, most=4, points=1), 1.6),
    Tile("golf course", ("C80",), "002", TurnsInto(c.WATER, most=4, points=1), 1.7),
    Tile("monastery", ("C81",), "210", TakesAny(d.PRODUCTS, most=2, points=1), 1.3),
    Tile("rum cafe", ("C82",), "111", TurnsInto(c.RUM, most=3, points=2), 2.4),
    Tile("cigar cafe", ("C83",), "111", TurnsInto(c.CIGARS, most=3, points=2), 2.4),
    Tile("small branch office", ("C84",), "210", SmallBranch(), 1.6),
    Tile("large branch office", ("C85",), "220", LARGE_BRANCH, 2.2),
    Tile("hotel", ("C86",), "221", Brings(points=2), 2.0),
    Tile("inn", ("C87",), "111", Brings(points=1), 1.0),
    Tile("general store", ("C88",), "120", TakesAny(d.GOODS, most=1, pesos=6), 1.4),
    Tile("product house", ("C89",), "210", TakesAny(d.PRODUCTS, most=1, pesos=4), 1.1),
    Tile("resource house", ("C93",), "111", TakesAny(d.RESOURCES, most=2, pesos=2), 1.1),
    Tile("small bank", ("C94",), "110", Brings(pesos=2), 0.6),
    Tile("large bank", ("C95",), "230", Brings(pesos=4), 1.1),
    Tile("black market", ("C96",), "320", BlackMarket(), 0.9),
    Tile("cigar factory", ("C97",), "220", Makes(c.TOBACCO, c.CIGARS), 2.3, copies=2),
    Tile("distillery", ("C98",), "220", Makes(c.SUGAR, c.RUM), 2.3, copies=2),
    Tile("church", ("C99",), "220", Church(), 0.5),
    Tile("town hall", ("C100",), "110", TOWN_HALL, 0.6),
    Tile("dam", ("C101",), "020", BringsPieces(c.WATER, 2), 1.1),
    Tile("lighthouse", ("C106",), "110", Lighthouse(), 0.2),
    Tile("warehouse", ("C102", "C28"), "200", Warehouse(), 0.9),
)
assert len(THE_TILES) == c.TILES, f"{len(THE_TILES)} rows of tiles: codes.py counts {c.TILES}"
assert THE_TILES[c.BLACK_MARKET].word == "black market"
assert THE_TILES[c.WAREHOUSE].word == "warehouse"

TILE_COST: Final = vec[i64]([int(digit) for tile in THE_TILES for digit in tile.cost])
TILE_COPIES: Final = vec[i64]([tile.copies for tile in THE_TILES])
TILE_WORTH: Final = vec[float]([tile.worth for tile in THE_TILES])
WHAT_TILES_DO: Final[list[Building]] = [tile.does for tile in THE_TILES]
