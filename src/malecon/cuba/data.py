"""What is printed: pieces, characters, acts, ship cards and plantation boards, one row for one thing.

A row has the word of the record, the ids of the rules that tell of it, and its printed numbers. Rows stand in
the order of the codes; what the engine reads often is laid out of them in vectors, once. The building tiles
have their rows in `buildings.py`, each with the step that it is.

The real ships and boards are lost; these are ours (see rules/cuba.md), and an owner of the box can play with
their own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from malecon.cuba import codes as c

ROUNDS: Final[i64] = 6  # C1
START_PESOS: Final[i64] = 10  # C9
START_PIECES: Final[i64] = 4  # of each player's choice: two resources, then two products (C9)
START_RESOURCES: Final[i64] = 2

DEAREST: Final[i64] = 6  # the price of the market's first space; each further one is a peso cheaper (C4)
STOCK_PRICE: Final[i64] = 7  # for a unit that the market lacks (C20)
FREE_FIELDS: Final[i64] = 2  # product fields that the worker may use without water (C16)
COMPLIED: Final[i64] = 2  # points for a tax or a duty (C61)
BOTH_COMPLIED: Final[i64] = 1  # and one more for both
TILE_POINTS: Final[i64] = 2  # at the end of the game (C104)

#: What is left for a player who builds nothing (points, C26) or loads nothing (pesos, C32): first, second.
IDLE_POINTS: Final = vec[i64]([2, 1])
IDLE_PESOS: Final = vec[i64]([4, 2])
IDLERS: Final[i64] = 2

#: Of each field, the six fields of its row and its column as BITs (C14).
CROSS: Final = vec[i64](
    [
        sum(1 << f for f in range(12) if f // c.COLUMNS == field // c.COLUMNS or (f - field) % c.COLUMNS == 0)
        for field in range(12)
    ]
)


# --- pieces ---


@mypyc_attr(acyclic=True)
class Piece:
    """A kind of wooden piece: how many there are by edition (C2), and what the market has of it (C4, C21)."""

    def __init__(
        self,
        word: str,
        rules: tuple[str, ...],
        stock: i64,
        stock_2007: i64,
        market: i64,
        spaces: i64,
        full: i64,
    ) -> None:
        self.word: str = word
        self.rules: tuple[str, ...] = rules
        self.stock: i64 = stock
        self.stock_2007: i64 = stock_2007
        self.market: i64 = market  # units there at the start
        self.spaces: i64 = spaces
        self.full: i64 = full  # the price of a unit that there is no space for


THE_PIECES: Final = (
    Piece("citrus", ("C2", "C16", "C90"), 15, 18, 3, 5, 1),
    Piece("tobacco", ("C2", "C16", "C90"), 15, 18, 3, 5, 1),
    Piece("sugar", ("C2", "C16", "C90"), 15, 18, 3, 5, 1),
    Piece("rum", ("C2", "C31"), 10, 15, 2, 3, 3),
    Piece("cigars", ("C2", "C31"), 10, 15, 2, 3, 3),
    Piece("wood", ("C2", "C25"), 15, 15, 0, 0, 0),
    Piece("stone", ("C2", "C25"), 15, 15, 0, 0, 0),
    Piece("water", ("C2", "C17"), 15, 15, 0, 0, 0),
)
assert len(THE_PIECES) == c.PIECES

STOCK: Final = vec[i64]([piece.stock for piece in THE_PIECES])
STOCK_2007: Final = vec[i64]([piece.stock_2007 for piece in THE_PIECES])
ON_MARKET: Final = vec[i64]([piece.market for piece in THE_PIECES[: c.MERCHANDISE]])
SPACES: Final = vec[i64]([piece.spaces for piece in THE_PIECES[: c.MERCHANDISE]])
FULL_PRICE: Final = vec[i64]([piece.full for piece in THE_PIECES[: c.MERCHANDISE]])


def word(kind: i64) -> str:
    """The word of the record for a kind of piece."""
    return THE_PIECES[kind].word


@mypyc_attr(acyclic=True)
class Kinds:
    """Several kinds that go by one word, from a first to a last."""

    def __init__(self, word: str, first: i64, last: i64) -> None:
        self.word: str = word
        self.first: i64 = first
        self.last: i64 = last


PRODUCTS: Final = Kinds("products", c.CITRUS, c.SUGAR)
GOODS: Final = Kinds("goods", c.RUM, c.CIGARS)
MERCHANDISE: Final = Kinds("merchandise", c.CITRUS, c.CIGARS)
RESOURCES: Final = Kinds("resources", c.WOOD, c.WATER)
THE_KINDS: Final = (PRODUCTS, GOODS, MERCHANDISE, RESOURCES)


# --- characters ---


@mypyc_attr(acyclic=True)
class Character:
    """One of the five cards, with its votes in parliament (C9); `later` are rules of what it asks next."""

    def __init__(self, word: str, votes: i64, rules: tuple[str, ...], later: tuple[str, ...] = ()) -> None:
        self.word: str = word
        self.votes: i64 = votes
        self.rules: tuple[str, ...] = rules
        self.later: tuple[str, ...] = later


THE_CHARACTERS: Final = (
    Character("worker", 1, ("C13", "C14", "C15"), ("C16", "C17")),
    Character("tradeswoman", 2, ("C19", "C20", "C21", "C22", "C23")),
    Character("architect", 3, ("C24", "C25", "C26")),
    Character("foreman", 4, ("C27", "C28")),
    Character("mayor", 5, ("C31", "C32")),
)
assert len(THE_CHARACTERS) == c.CHARACTERS


# --- ships and boards ---

SHIP_SPACES: Final[i64] = 5
#: Ships as citrus, tobacco, sugar, rum, cigars.
DEFAULT_SHIPS: Final = (
    *("12200", "20120", "00212", "02021", "21002", "10022", "02102", "22010"),
    *("20201", "01220", "30011", "01301", "11030", "10103", "03110"),
)
#: The side all boards share, then one for each colour in the order of the seats (C8); top row first.
BOARDS: Final = ("common", "blue", "red", "yellow", "green", "purple")
DEFAULT_BOARDS: Final = (
    *("WCFS/SLTM/FTMC", "WFTS/FMCT/SCLM", "WTFS/FCMT/SLCM"),
    *("WTSF/SLMC/FCTM", "WFST/SCML/FMTC", "WSTF/SMLC/FTCM"),
)
SIGNS: Final = "CTSFMLW"
SIGN_FIELDS: Final = vec[i64]([c.CITRUS, c.TOBACCO, c.SUGAR, c.WOOD, c.STONE, c.WATER, c.PRINTED])


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
assert len(DEFAULT_BOX.spaces) == c.SHIPS * c.MERCHANDISE
assert len(DEFAULT_BOX.fields) == len(BOARDS) * c.FIELDS_IN_ALL


# --- laws ---


@mypyc_attr(acyclic=True)
class Group:
    """One of the four groups of acts (C6)."""

    def __init__(self, word: str, rules: tuple[str, ...]) -> None:
        self.word: str = word
        self.rules: tuple[str, ...] = rules


THE_GROUPS: Final = (
    Group("tax", ("C61", "C62")),
    Group("duty", ("C61", "C63", "C64")),
    Group("subsidy", ("C65",)),
    Group("other", ("C60",)),
)
assert len(THE_GROUPS) == c.GROUPS


@mypyc_attr(acyclic=True)
class Law:
    """An act, or what is printed on the board (C7); which of its numbers it has depends on its group.

    The formula tells what it does as a row of words and pictures; its own numbers are filled in.
    """

    def __init__(
        self,
        word: str,
        group: i64,
        rules: tuple[str, ...],
        formula: str,
        pesos: i64 = 0,
        number: i64 = 0,
        kind: i64 = c.NONE,
        kinds: str = "",
        most: i64 = 0,
        sentence: str = "",
    ) -> None:
        self.word: str = word
        self.sentence: str = sentence  # where the name does not say it: `cuba-does-…`
        self.group: i64 = group
        self.rules: tuple[str, ...] = rules
        self.pesos: i64 = pesos
        self.number: i64 = number
        self.kind: i64 = kind
        self.kinds: str = kinds  # where it leaves the kind open
        self.most: i64 = most
        piece = kinds if kind == c.NONE else THE_PIECES[kind].word
        self.formula: str = formula.format(pesos=pesos, number=number, piece=piece, most=most)


TAX_RULES: Final = ("C61", "C62")
DUTY_RULES: Final = ("C61", "C63")

SUBSIDY_WATER: Final = Law("subsidy water", c.SUBSIDIES, ("C69",), "point / water ≤{most}", most=7)
SUBSIDY_PESOS: Final = Law(
    "subsidy pesos", c.SUBSIDIES, ("C71",), "point / {pesos} peso ≤{most}", pesos=3, most=7
)
MARKET_LESS: Final = Law("market less", c.OTHERS, ("C72",), "−{number} products", number=2)
MARKET_MORE: Final = Law("market more", c.OTHERS, ("C72",), "+{number} products", number=2)
DROUGHT: Final = Law("drought", c.OTHERS, ("C73",), "{number} [products]", number=1, sentence="drought")
BUILDING: Final = Law("building", c.OTHERS, ("C74",), "house +{pesos} peso", pesos=2, sentence="building-act")

#: A tax of 0 pesos is one of as many as there are buildings; a duty of no kind leaves the kinds open.
THE_LAWS: Final = (
    Law("tax 1", c.TAXES, TAX_RULES, "{pesos} peso", pesos=1),
    Law("tax 2", c.TAXES, TAX_RULES, "{pesos} peso", pesos=2),
    Law("tax 3", c.TAXES, TAX_RULES, "{pesos} peso", pesos=3),
    Law("tax 4", c.TAXES, TAX_RULES, "{pesos} peso", pesos=4),
    Law("tax 5", c.TAXES, TAX_RULES, "{pesos} peso", pesos=5),
    Law("tax buildings", c.TAXES, TAX_RULES, "peso / house"),
    Law("duty citrus", c.DUTIES, DUTY_RULES, "{number} {piece}", number=1, kind=c.CITRUS),
    Law("duty sugar", c.DUTIES, DUTY_RULES, "{number} {piece}", number=1, kind=c.SUGAR),
    Law("duty tobacco", c.DUTIES, DUTY_RULES, "{number} {piece}", number=1, kind=c.TOBACCO),
    Law("duty water", c.DUTIES, DUTY_RULES, "{number} {piece}", number=1, kind=c.WATER),
    Law("duty resources", c.DUTIES, DUTY_RULES, "{number} {piece}", number=2, kinds=RESOURCES.word),
    Law("duty products", c.DUTIES, DUTY_RULES, "{number} {piece}", number=2, kinds=PRODUCTS.word),
    Law("subsidy buildings", c.SUBSIDIES, ("C66",), "point / house"),
    Law("subsidy resource fields", c.SUBSIDIES, ("C67",), "point / [resources]"),
    Law("subsidy product fields", c.SUBSIDIES, ("C68",), "point / [products]"),
    SUBSIDY_WATER,
    Law("subsidy votes", c.SUBSIDIES, ("C70",), "point / vote"),
    SUBSIDY_PESOS,
    MARKET_LESS,
    MARKET_MORE,
    DROUGHT,
    BUILDING,
    Law(
        "harbour", c.OTHERS, ("C75",), "{number}/{number} ship →", number=SHIP_SPACES, sentence="harbour-act"
    ),
    Law("corruption", c.OTHERS, ("C76",), "0 peso → vote", sentence="corruption"),
    Law("printed tax", c.TAXES, ("C7", "C61"), "{pesos} peso", pesos=2),
    Law("printed duty", c.DUTIES, ("C7", "C61"), "{number} {piece}", number=1, kind=c.CITRUS),
)
assert len(THE_LAWS) == c.LAWS

LAW_PESOS: Final = vec[i64]([law.pesos for law in THE_LAWS])
LAW_KIND: Final = vec[i64]([law.kind for law in THE_LAWS])
