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


class HavanaView(Shown, tag_field="game", tag="havana"):
    """Havana. `rows` are the upper and the lower row from left to right; `ends` are the tiles at upper left,
    upper right, lower left and lower right, counted from 0, or −1."""

    round: int
    goal: int
    round_limit: int
    question: str | None
    asked: int
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
