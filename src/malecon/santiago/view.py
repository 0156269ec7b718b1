"""What a seat may see of Santiago de Cuba (S10). Only what is named here leaves the engine."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, cast

from librt.vecs import vec
from mypy_extensions import i64

from malecon.kernel.state import OVER
from malecon.santiago import codes as c
from malecon.santiago.about import SantiagoAbout, about
from malecon.santiago.state import Santiago
from malecon.santiago.text import (
    BUILDING_NAMES,
    CUBAN_NAMES,
    FLOWER_NAMES,
    GOOD_NAMES,
    QUESTIONS,
    SORT_NAMES,
    SantiagoBuilding,
    SantiagoCuban,
    SantiagoFlower,
    SantiagoSort,
)


class SantiagoDemand(TypedDict):
    """What a ship asks for of each sort."""

    sugar: int
    citrus: int
    tobacco: int
    rum: int
    cigars: int


class SantiagoGoods(TypedDict):
    """How many of each good."""

    sugar: int
    citrus: int
    tobacco: int
    rum: int
    cigars: int
    wood: int


assert tuple(SantiagoDemand.__annotations__) == SORT_NAMES
assert tuple(SantiagoGoods.__annotations__) == GOOD_NAMES


class SantiagoStation(TypedDict):
    """A Cuban at a station; whoever is not `face_up` cannot be called on."""

    cuban: SantiagoCuban
    flower: SantiagoFlower | None
    amount: int
    face_up: bool


class SantiagoSpace(TypedDict):
    """A building space. `owner` and `figure` are seats; `pesos` and `points` what its building gives, once
    one is laid."""

    flower: SantiagoFlower
    building: SantiagoBuilding | None
    owner: int | None
    figure: int | None
    pesos: NotRequired[int]
    points: NotRequired[int]


class SantiagoPlayer(TypedDict):
    """What lies before a player; what is behind the screen is null for others, until the end."""

    figure: SantiagoBuilding | None
    markers: int
    passed: bool
    points: int | None
    pesos: int | None
    goods: SantiagoGoods | None


class SantiagoView(TypedDict):
    """Santiago de Cuba. `car` is a station, 0 is the harbour; `stations` are 1 to 9, null until a Cuban is
    laid."""

    game: Literal["santiago"]
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


def view(s: Santiago, seat: int | None) -> SantiagoView:
    """The table as this seat sees it; a spectator (None) sees what all see."""
    return {
        "game": "santiago",
        "round": int(s.round),
        "turns": int(s.turns),
        "turn": int(s.turn),
        "start": int(s.start),
        "open_holdings": bool(s.open_holdings),
        "rent_when_staying": bool(s.rent_when_staying),
        "question": None if s.seat == OVER else QUESTIONS[s.step].key,
        "asked": int(s.seat),
        "about": about(s) if s.seat >= 0 else {},
        "car": int(s.car),
        "stations": [station(s, number) for number in range(1, c.STATIONS)],
        "ship": int(s.ship),
        "value": int(s.value),
        "awaited": bool(s.awaited),
        "demand": cast(SantiagoDemand, counts(s.demand, 0, SORT_NAMES)),
        "left_out": None if s.left_out == c.NONE else SORT_NAMES[s.left_out],
        "stock": goods(s.stock, 0),
        "spaces": [space(s, number) for number in range(c.SPACES)],
        "players": [player(s, p, seat) for p in range(s.players)],
        "winners": s.winners() if s.seat == OVER else [],
    }


def station(s: Santiago, number: int) -> SantiagoStation | None:
    """The Cuban at one station, or None before one is laid."""
    cuban = int(s.stations[number])
    if cuban == c.NONE:
        return None
    return {
        "cuban": CUBAN_NAMES[cuban],
        "flower": flower_of(s, cuban),
        "amount": int(s.box.amount[cuban]),
        "face_up": not s.face_down & c.CUBAN[cuban],
    }


def flower_of(s: Santiago, cuban: int) -> SantiagoFlower | None:
    """A Cuban's flower; El Zorro's has no colour."""
    flower = s.box.flower[cuban]
    return None if flower == c.NO_FLOWER else FLOWER_NAMES[flower]


def space(s: Santiago, number: int) -> SantiagoSpace:
    """One building space, with its building once that is laid, and who owns it and stands there."""
    flower = FLOWER_NAMES[number // c.UNDER]
    shown: SantiagoSpace = {"flower": flower, "building": None, "owner": None, "figure": None}
    building = int(s.spaces[number])
    if building != c.NONE:
        shown["building"] = BUILDING_NAMES[building]
        shown["pesos"] = int(s.box.pesos[building])
        shown["points"] = int(s.box.points[building])
        if s.owner[building] != c.NONE:
            shown["owner"] = int(s.owner[building])
        for seat in range(s.players):
            if s.figure[seat] == building:
                shown["figure"] = seat
    return shown


def player(s: Santiago, p: int, seat: int | None) -> SantiagoPlayer:
    """What lies before one player; what is behind the screen only for that seat, until the end."""
    figure = int(s.figure[p])
    shown: SantiagoPlayer = {
        "figure": None if figure == c.NONE else BUILDING_NAMES[figure],
        "markers": int(s.markers(p)),
        "passed": bool(s.passed & c.SEAT[p]),
        "points": None,
        "pesos": None,
        "goods": None,
    }
    if p == seat or s.open_holdings or s.seat == OVER:
        shown["points"] = int(s.points[p])
        shown["pesos"] = int(s.pesos[p])
        shown["goods"] = goods(s.goods, p * c.GOODS)
    return shown


def goods(numbers: vec[i64], start: int) -> SantiagoGoods:
    return cast(SantiagoGoods, counts(numbers, start, GOOD_NAMES))


def counts(numbers: vec[i64], start: int, names: tuple[str, ...]) -> dict[str, int]:
    return {name: int(numbers[start + index]) for index, name in enumerate(names)}
