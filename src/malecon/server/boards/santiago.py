"""What the view of Santiago de Cuba shows."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from malecon.server.boards.base import Shown

SantiagoSort = Literal["sugar", "citrus", "tobacco", "rum", "cigars"]
SantiagoFlower = Literal["white", "blue", "red", "yellow"]
SantiagoCuban = Literal[
    "pedro", "maria", "jose", "martinez", "conchita", "el zorro", "miguel", "pablo", "alonso"
]
SantiagoBuilding = Literal[
    "bank",
    "church",
    "sawmill",
    "distillery",
    "cigar factory",
    "black market",
    "cafe",
    "newspaper",
    "customs",
    "port authority",
    "trading post",
    "casino",
]


class SantiagoDemand(Shown):
    """What a ship asks for of each sort."""

    sugar: int
    citrus: int
    tobacco: int
    rum: int
    cigars: int


class SantiagoGoods(Shown):
    """How many of each good."""

    sugar: int
    citrus: int
    tobacco: int
    rum: int
    cigars: int
    wood: int


class SantiagoStation(Shown):
    """A Cuban at a station; whoever is not `face_up` cannot be called on."""

    cuban: SantiagoCuban
    flower: SantiagoFlower | None
    amount: int
    face_up: bool


class SantiagoSpace(Shown):
    """A building space. `owner` and `figure` are seats; `pesos` and `points` what its building gives, once
    one is laid."""

    flower: SantiagoFlower
    building: SantiagoBuilding | None
    owner: int | None
    figure: int | None
    pesos: int | UnsetType = UNSET
    points: int | UnsetType = UNSET


class SantiagoPlayer(Shown):
    """What lies before a player; what is behind the screen is null for others, until the end."""

    figure: SantiagoBuilding | None
    markers: int
    passed: bool
    points: int | None
    pesos: int | None
    goods: SantiagoGoods | None


class SantiagoStop(Shown):
    """Where a drive leads, and what it costs; 0 is the harbour."""

    station: int
    fare: int


class SantiagoAbout(Shown):
    """What is asked about. `cuban` is called on, or has let the `building` be used; `going_on`: the
    casino has exchanged as much as fits into one answer and asks for more; `to` is the seat that is given
    to; `flower` is that under which the figure moves; `given` was given for what is to be taken; `stops`
    are the goals of `drive 1`, `drive 2` and so on for one lap, and each further `lap` costs so much."""

    cuban: SantiagoCuban | UnsetType = UNSET
    building: SantiagoBuilding | UnsetType = UNSET
    going_on: Literal["buying", "selling"] | UnsetType = UNSET
    to: int | UnsetType = UNSET
    flower: SantiagoFlower | UnsetType = UNSET
    given: SantiagoSort | UnsetType = UNSET
    stops: list[SantiagoStop] | UnsetType = UNSET
    lap: int | UnsetType = UNSET


class SantiagoView(Shown, tag_field="game", tag="santiago"):
    """Santiago de Cuba. `car` is a station, 0 is the harbour; `stations` are 1 to 9, null until a Cuban is
    laid."""

    round: int
    turns: int
    turn: int
    start: int
    open_holdings: bool
    rent_when_staying: bool
    question: str | None
    asked: int
    about: SantiagoAbout
    car: int
    stations: list[SantiagoStation | None]
    ship: int
    value: int
    awaited: bool
    demand: SantiagoDemand
    left_out: SantiagoSort | None
    stock: SantiagoGoods
    spaces: list[SantiagoSpace]
    players: list[SantiagoPlayer]
    winners: list[int]


class SantiagoDoes(Shown):
    """What a Cuban or a building does: the message that says it, its numbers, and its words by their
    domains."""

    key: str
    numbers: dict[str, int]
    words: dict[str, str]


class SantiagoCubanPiece(Shown):
    """A Cuban: the flower of the buildings that follow, and how much is given; `formula` is what is given as
    a row of words, of which the names of pictures are drawn."""

    cuban: SantiagoCuban
    flower: SantiagoFlower | None
    amount: int
    rules: list[str]
    formula: str
    does: SantiagoDoes


class SantiagoBuildingPiece(Shown):
    """What a building gives, or asks for; 0 where it deals in something else. `formula` and `does` as of a
    Cuban."""

    building: SantiagoBuilding
    pesos: int
    points: int
    rules: list[str]
    formula: str
    does: SantiagoDoes


class SantiagoDie(Shown):
    """The six sides of a die."""

    sort: SantiagoSort
    sides: list[int]


class SantiagoBox(Shown, tag_field="game", tag="santiago"):
    """What is printed: `values` are the flags of a ship before the chequered one; `markers` is how many each
    player has; `wood` is what a wood delivered brings, `rent` what a visitor does."""

    cubans: list[SantiagoCubanPiece]
    buildings: list[SantiagoBuildingPiece]
    ships: int
    values: list[int]
    dice: list[SantiagoDie]
    markers: int
    wood: int
    rent: int
