"""What is printed in a box of Cuba, for those who show it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict

from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.cuba.about import named
from malecon.cuba.buildings import THE_TILES
from malecon.cuba.state import Cuba
from malecon.cuba.text import (
    FIELD_NAMES,
    GROUP_NAMES,
    KINDS_NAMES,
    MERCHANDISE_NAMES,
    PIECE_NAMES,
    RESOURCE_NAMES,
    CubaBuilding,
    CubaCharacter,
    CubaField,
    CubaGroup,
    CubaLaw,
    CubaPiece,
    CubaResources,
    keyed,
)
from malecon.cuba.tile import Tile
from malecon.cuba.view import CubaShip, counts, ship


class CubaDoes(TypedDict):
    """What a building or an act does: the message that says it, its numbers, and its words by their
    domains."""

    key: str
    numbers: dict[str, int]
    words: dict[str, str]


class CubaTilePiece(TypedDict):
    """A building tile, and how many there are of it; `formula` is what it does as a row of words, of which
    the names of pictures and of several kinds are drawn."""

    tile: CubaBuilding
    cost: CubaResources
    copies: int
    formula: str
    does: CubaDoes


class CubaLawPiece(TypedDict):
    """An act, or what is printed on the board; `formula` and `does` as of a tile, but null where its name
    says it."""

    law: CubaLaw
    group: CubaGroup
    formula: str
    does: CubaDoes | None


class CubaPrices(TypedDict):
    """What the spaces of a kind show, in the order in which they are filled; a unit that the market lacks
    costs `stock`, one that it has no space for brings `full`."""

    prices: list[int]
    stock: int
    full: int


class CubaCharacterPiece(TypedDict):
    """A character and its votes in parliament."""

    character: CubaCharacter
    votes: int


class CubaIdle(TypedDict):
    """What the first and the second get who build nothing (points) or load nothing (pesos)."""

    points: list[int]
    pesos: list[int]


class CubaTax(TypedDict):
    """What a tax asks for; null: as many pesos as one has buildings."""

    law: CubaLaw
    pesos: int | None


class CubaDuty(TypedDict):
    """So many pieces, of a kind or of a choice."""

    law: CubaLaw
    of: CubaPiece | Literal["resources", "products"]
    pieces: int


class CubaComplied(TypedDict):
    """The points for a tax or a duty, and those more for both."""

    each: int
    both: int


class CubaSubsidyLimits(TypedDict):
    """The most points that water or pesos bring, and how many pesos bring one."""

    most: int
    pesos: int


if TYPE_CHECKING:
    CubaPriceList = dict[str, CubaPrices]
    CubaCrosses = dict[str, list[CubaField]]
    CubaKindsList = dict[str, list[CubaPiece]]
else:  # for the document of what is sent
    CubaPriceList = keyed("CubaPriceList", MERCHANDISE_NAMES, CubaPrices, "The prices, kind by kind.")
    CubaCrosses = keyed(
        "CubaCrosses", FIELD_NAMES, list[CubaField], "The six fields of the row and the column of each field."
    )
    CubaKindsList = keyed("CubaKindsList", KINDS_NAMES, list[CubaPiece], "What goes by a word of its own.")


class CubaBox(TypedDict):
    """What is printed: ships, tiles and their points at the end, prices, cards, and what laws ask for; and
    from where what is given is taken, the first place first."""

    game: Literal["cuba"]
    rounds: int
    kinds: CubaKindsList
    crosses: CubaCrosses
    taken_from: list[Literal["lot", "warehouse"]]
    ships: list[CubaShip]
    tiles: list[CubaTilePiece]
    tile_points: int
    market: CubaPriceList
    characters: list[CubaCharacterPiece]
    idle: CubaIdle
    laws: list[CubaLawPiece]
    taxes: list[CubaTax]
    duties: list[CubaDuty]
    complied: CubaComplied
    subsidy: CubaSubsidyLimits


def pieces(s: Cuba) -> CubaBox:
    """C3–C9, C14, C20–C34, C61–C76: ships, tiles, prices, laws; an owner's own ships if played with."""
    printed_first = (*d.THE_LAWS[c.ACTS :], *d.THE_LAWS[: c.ACTS])
    taxes = [row for row in printed_first if row.group == c.TAXES]
    duties = [row for row in printed_first if row.group == c.DUTIES]
    return {
        "game": "cuba",
        "rounds": int(d.ROUNDS),
        "kinds": {row.word: list(PIECE_NAMES[row.first : row.last + 1]) for row in d.THE_KINDS},
        "crosses": {name: cross(field) for field, name in enumerate(FIELD_NAMES)},
        "taken_from": ["lot", "warehouse"],  # C29
        "ships": [ship(s, number) for number in range(c.SHIPS)],
        "tiles": [tile(row, int(s.edition)) for row in THE_TILES],
        "tile_points": int(d.TILE_POINTS),
        "market": {row.word: prices(row) for row in d.THE_PIECES[: c.MERCHANDISE]},
        "characters": [{"character": row.word, "votes": int(row.votes)} for row in d.THE_CHARACTERS],
        "idle": {"points": [int(n) for n in d.IDLE_POINTS], "pesos": [int(n) for n in d.IDLE_PESOS]},
        "laws": [law(row) for row in d.THE_LAWS],
        "taxes": [{"law": row.word, "pesos": int(row.pesos) or None} for row in taxes],
        "duties": [duty(row) for row in duties],
        "complied": {"each": int(d.COMPLIED), "both": int(d.BOTH_COMPLIED)},
        "subsidy": {"most": int(d.SUBSIDY_PESOS.most), "pesos": int(d.SUBSIDY_PESOS.pesos)},
    }


def cross(figure: int) -> list[CubaField]:
    """C14: the fields that a figure here makes active."""
    return named(FIELD_NAMES, d.CROSS[figure])


def tile(row: Tile, edition: int) -> CubaTilePiece:
    """What a tile costs, how many there are of it, and what it does in this edition."""
    does = row.does
    return {
        "tile": row.word,
        "cost": counts(RESOURCE_NAMES, (int(digit) for digit in row.cost)),
        "copies": int(row.copies),
        "formula": does.formula(edition),
        "does": {"key": does.sentence(edition), "numbers": does.numbers(), "words": does.words()},
    }


def law(row: d.Law) -> CubaLawPiece:
    numbers = {"pesos": int(row.pesos), "number": int(row.number)}
    return {
        "law": row.word,
        "group": GROUP_NAMES[row.group],
        "formula": row.formula,
        "does": {"key": row.sentence, "numbers": numbers, "words": {}} if row.sentence else None,
    }


def prices(row: d.Piece) -> CubaPrices:
    """C4, C20, C21: space by space, the first one filled first; and what the stock asks and pays."""
    return {
        "prices": [int(d.DEAREST) - space for space in range(row.spaces)],
        "stock": int(d.STOCK_PRICE),
        "full": int(row.full),
    }


def duty(row: d.Law) -> CubaDuty:
    """C63, C7: one piece of a kind, or two resources or products of a choice."""
    of = row.kinds if row.kind == c.NONE else PIECE_NAMES[row.kind]
    return {"law": row.word, "of": of, "pieces": int(row.number)}
