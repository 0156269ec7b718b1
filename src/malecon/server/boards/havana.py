"""What the view of Havana shows."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from malecon.kernel.game import Types

HavanaCard = Literal[
    "siesta",
    "refreshment",
    "protection",
    "debris",
    "conservation",
    "tax collector",
    "worker",
    "architect",
    "peso thief",
    "material thief",
    "black market",
    "pesos",
    "mama",
]
HavanaColour = Literal["red", "yellow", "brown", "blue", "grey"]
HavanaEnd = Literal["upper left", "upper right", "lower left", "lower right"]


class HavanaCubes(TypedDict):
    """How many of each colour."""

    red: int
    yellow: int
    brown: int
    blue: int
    grey: int


class HavanaPrice(TypedDict):
    """What a tile costs, without what it does not ask for; `architect` is 1 if one must be played."""

    red: NotRequired[int]
    yellow: NotRequired[int]
    brown: NotRequired[int]
    blue: NotRequired[int]
    grey: NotRequired[int]
    pesos: NotRequired[int]
    workers: NotRequired[int]
    architect: NotRequired[int]


class HavanaTile(TypedDict):
    """A building; `tile` is its number from 1."""

    tile: int
    points: int
    price: HavanaPrice


class HavanaCentre(TypedDict):
    cubes: HavanaCubes
    pesos: int


class HavanaPlayer(TypedDict):
    """What lies before a player. `hand`, `discards` and `laid` are shown to himself alone."""

    points: int
    pesos: int
    workers: int
    cubes: HavanaCubes
    open: tuple[HavanaCard | None, HavanaCard | None]
    face_down: tuple[bool, bool]
    hand_size: int
    discards_size: int
    took_back: int
    buildings: list[HavanaTile]
    hand: NotRequired[list[HavanaCard]]
    discards: NotRequired[list[HavanaCard]]
    laid: NotRequired[tuple[HavanaCard | None, HavanaCard | None]]


class HavanaAbout(TypedDict):
    """What is asked about. `card` is carried out or, where a card is to be laid, covered by it; `end` and
    `tile` are what is being paid, or the tile that comes in; `colour` is to be paid and `left` how many
    of it (or of the workers), or how many cubes are still to be taken; `stolen` was stolen first."""

    card: NotRequired[HavanaCard]
    victim: NotRequired[int]
    stolen: NotRequired[HavanaColour]
    end: NotRequired[HavanaEnd]
    tile: NotRequired[int]
    colour: NotRequired[HavanaColour]
    left: NotRequired[int]


class HavanaView(TypedDict):
    """Havana. `rows` are the upper and the lower row from left to right; `ends` are the tiles at upper left,
    upper right, lower left and lower right, counted from 0, or −1."""

    game: Literal["havana"]
    round: int
    goal: int
    round_limit: int
    question: str | None
    asked: int
    about: HavanaAbout
    order: list[int]
    turn: int
    first_worker_taken: bool
    first_market_used: bool
    conserved: bool
    bag: HavanaCubes
    centre: HavanaCentre
    boxed: HavanaCubes
    workers: int
    pile: int
    rows: tuple[list[HavanaTile | None], list[HavanaTile | None]]
    ends: list[int]
    players: list[HavanaPlayer]
    winners: list[int]


class HavanaCardPiece(TypedDict):
    """A card and its digit."""

    card: HavanaCard
    digit: int


class HavanaBox(TypedDict):
    """What is printed: all tiles in the order of their numbers, the cards, and how many pesos stand for a
    worker, or grey cubes for a coloured one (`exchange`)."""

    game: Literal["havana"]
    tiles: list[HavanaTile]
    cards: list[HavanaCardPiece]
    exchange: int


TYPES = Types(
    HavanaView,
    HavanaBox,
    {"HavanaCard": HavanaCard, "HavanaColour": HavanaColour, "HavanaEnd": HavanaEnd},
)
