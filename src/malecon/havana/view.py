"""What a seat may see of Havana (H10). Only what is named here leaves the engine."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, cast

from librt.vecs import vec
from mypy_extensions import i64

from malecon.havana import codes as c
from malecon.havana.about import HavanaAbout, about
from malecon.havana.hands import count_cards
from malecon.havana.rows import pile_size, tile_at_end
from malecon.havana.state import Havana
from malecon.havana.text import CARD_NAMES, COLOUR_NAMES, MATERIAL_NAMES, QUESTIONS, HavanaCard
from malecon.havana.unseen import taker
from malecon.kernel.state import OVER


class HavanaCubes(TypedDict):
    """How many of each colour."""

    red: int
    yellow: int
    brown: int
    blue: int
    grey: int


class HavanaPrice(TypedDict, total=False):
    """What a tile costs, without what it does not ask for; `architect` is 1 if one must be played."""

    red: int
    yellow: int
    brown: int
    blue: int
    grey: int
    pesos: int
    workers: int
    architect: int


assert tuple(HavanaCubes.__annotations__) == COLOUR_NAMES
assert tuple(HavanaPrice.__annotations__) == MATERIAL_NAMES


class HavanaTile(TypedDict):
    """A building; `tile` is its number from 1."""

    tile: int
    points: int
    price: HavanaPrice


class HavanaCentre(TypedDict):
    cubes: HavanaCubes
    pesos: int


class HavanaPlayer(TypedDict):
    """What lies before a player: two cards `open`, and whether others lie on them, or in their place, face
    down. `hand`, `discards` and `laid` are shown to that player alone."""

    points: int
    pesos: int
    workers: int
    cubes: HavanaCubes
    open: list[HavanaCard | None]
    face_down: list[bool]
    hand_size: int
    discards_size: int
    took_back: int
    buildings: list[HavanaTile]
    hand: NotRequired[list[HavanaCard]]
    discards: NotRequired[list[HavanaCard]]
    laid: NotRequired[list[HavanaCard | None]]


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
    rows: list[list[HavanaTile | None]]
    ends: list[int]
    players: list[HavanaPlayer]
    winners: list[int]


def view(s: Havana, seat: int | None) -> HavanaView:
    """The table as this seat sees it; a spectator (None) sees what all see."""
    return {
        "game": "havana",
        "round": int(s.round),
        "goal": int(s.goal),
        "round_limit": int(s.round_limit),
        "question": None if s.seat == OVER else QUESTIONS[s.step].key,
        "asked": int(s.seat),
        "about": about(s) if s.seat >= 0 else {},
        "order": [int(p) for p in s.order] if s.round else [],
        "turn": int(s.turn),
        "first_worker_taken": bool(s.worker_taken),
        "first_market_used": bool(s.market_used),
        "conserved": bool(s.conserved),
        "bag": cubes(s.bag, 0),
        "centre": {"cubes": cubes(s.centre, 0), "pesos": int(s.centre_pesos)},
        "boxed": cubes(s.boxed, 0),
        "workers": int(s.stock),
        "pile": int(pile_size(s)),
        "rows": [row(s, 0), row(s, 1)],
        "ends": [int(tile_at_end(s, end)) for end in range(c.ENDS)],
        "players": [player(s, p, seat) for p in range(s.players)],
        "winners": s.winners() if s.seat == OVER else [],
    }


def player(s: Havana, p: int, seat: int | None) -> HavanaPlayer:
    """What lies before one player; secrets only for the seat that has them."""
    shown: HavanaPlayer = {
        "points": int(s.points[p]),
        "pesos": int(s.pesos[p]),
        "workers": int(s.workers[p]),
        "cubes": cubes(s.cubes, p * c.COLOURS),
        "open": [card(s.open[place]) for place in (2 * p, 2 * p + 1)],
        "face_down": [bool(s.laid[place] != c.NO_CARD) for place in (2 * p, 2 * p + 1)],
        "hand_size": int(count_cards(s.hand[p])),
        "discards_size": int(count_cards(s.discards[p])),
        "took_back": sum(1 for entry in s.taken_back if taker(entry) == p),
        "buildings": [tile(s, t) for t in range(c.TILES) if s.where[t] == p],
    }
    if p == seat:
        shown["hand"] = names(s.hand[p])
        shown["discards"] = names(s.discards[p])
        shown["laid"] = [card(s.laid[place]) for place in (2 * p, 2 * p + 1)]
    return shown


def row(s: Havana, r: int) -> list[HavanaTile | None]:
    """One of the two rows, None for an empty place."""
    places = range(r * c.ROW, (r + 1) * c.ROW)
    return [None if s.rows[place] < 0 else tile(s, s.rows[place]) for place in places]


def tile(s: Havana, number: int) -> HavanaTile:
    """One tile with its points and price."""
    price = [int(n) for n in s.tiles.price[number * c.PRICES : (number + 1) * c.PRICES]]
    asked = {name: n for name, n in zip(MATERIAL_NAMES, price, strict=True) if n}
    return {
        "tile": int(number) + 1,
        "points": int(s.tiles.points[number]),
        "price": cast(HavanaPrice, asked),
    }


def cubes(counts: vec[i64], start: int) -> HavanaCubes:
    shown = {name: int(counts[start + colour]) for colour, name in enumerate(COLOUR_NAMES)}
    return cast(HavanaCubes, shown)


def card(number: int) -> str | None:
    return None if number == c.NO_CARD else CARD_NAMES[number]


def names(cards: int) -> list[str]:
    return [name for number, name in enumerate(CARD_NAMES) if cards & c.CARD[number]]
