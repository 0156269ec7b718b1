"""What the view of Havana shows."""

from __future__ import annotations

from typing import Literal

from msgspec import UNSET, UnsetType

from malecon.server.boards.base import Shown

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


class HavanaCubes(Shown):
    """How many of each colour."""

    red: int
    yellow: int
    brown: int
    blue: int
    grey: int


class HavanaPrice(Shown):
    """What a tile costs, without what it does not ask for; `architect` is 1 if one must be played."""

    red: int | UnsetType = UNSET
    yellow: int | UnsetType = UNSET
    brown: int | UnsetType = UNSET
    blue: int | UnsetType = UNSET
    grey: int | UnsetType = UNSET
    pesos: int | UnsetType = UNSET
    workers: int | UnsetType = UNSET
    architect: int | UnsetType = UNSET


class HavanaTile(Shown):
    """A building; `tile` is its number from 1."""

    tile: int
    points: int
    price: HavanaPrice


class HavanaCentre(Shown):
    cubes: HavanaCubes
    pesos: int


class HavanaPlayer(Shown):
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
    hand: list[HavanaCard] | UnsetType = UNSET
    discards: list[HavanaCard] | UnsetType = UNSET
    laid: tuple[HavanaCard | None, HavanaCard | None] | UnsetType = UNSET


class HavanaAbout(Shown):
    """What is asked about. `card` is carried out or, where a card is to be laid, covered by it; `end` and
    `tile` are what is being paid, or the tile that comes in; `colour` is to be paid and `left` how many
    of it (or of the workers), or how many cubes are still to be taken; `stolen` was stolen first."""

    card: HavanaCard | UnsetType = UNSET
    victim: int | UnsetType = UNSET
    stolen: HavanaColour | UnsetType = UNSET
    end: HavanaEnd | UnsetType = UNSET
    tile: int | UnsetType = UNSET
    colour: HavanaColour | UnsetType = UNSET
    left: int | UnsetType = UNSET


class HavanaView(Shown, tag_field="game", tag="havana"):
    """Havana. `rows` are the upper and the lower row from left to right; `ends` are the tiles at upper left,
    upper right, lower left and lower right, counted from 0, or −1."""

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


class HavanaCardPiece(Shown):
    """A card and its digit."""

    card: HavanaCard
    digit: int


class HavanaBox(Shown, tag_field="game", tag="havana"):
    """What is printed: all tiles in the order of their numbers, the cards, and how many pesos stand for a
    worker, or grey cubes for a coloured one (`exchange`)."""

    tiles: list[HavanaTile]
    cards: list[HavanaCardPiece]
    exchange: int
