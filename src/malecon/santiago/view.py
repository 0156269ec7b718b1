"""What a seat may see of Santiago de Cuba (S10). Only what is named here leaves the engine."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from malecon.kernel.game import Json
from malecon.kernel.state import OVER
from malecon.santiago import codes as c
from malecon.santiago.about import about
from malecon.santiago.state import Santiago
from malecon.santiago.text import (
    BUILDING_NAMES,
    CUBAN_NAMES,
    FLOWER_NAMES,
    GOOD_NAMES,
    QUESTIONS,
    SORT_NAMES,
)


def view(s: Santiago, seat: int | None) -> Json:
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
        "demand": counts(s.demand, 0, SORT_NAMES),
        "left_out": None if s.left_out == c.NONE else SORT_NAMES[s.left_out],
        "stock": counts(s.stock, 0, GOOD_NAMES),
        "spaces": [space(s, number) for number in range(c.BUILDINGS)],
        "players": [player(s, p, seat) for p in range(s.players)],
        "winners": s.winners() if s.seat == OVER else [],
    }


def station(s: Santiago, number: int) -> Json | None:
    """The Cuban at one station, or None before he is laid."""
    cuban = int(s.stations[number])
    if cuban == c.NONE:
        return None
    flower = s.tables.flower[cuban]
    return {
        "cuban": CUBAN_NAMES[cuban],
        "flower": None if flower == c.NO_FLOWER else FLOWER_NAMES[flower],
        "amount": int(s.tables.amount[cuban]),
        "face_up": not s.face_down & c.CUBAN[cuban],
    }


def space(s: Santiago, number: int) -> Json:
    """One building space, with its building once that is laid, and who owns it and stands there."""
    shown: Json = {"flower": FLOWER_NAMES[number // c.UNDER], "building": None, "owner": None, "figure": None}
    building = int(s.spaces[number])
    if building != c.NONE:
        shown["building"] = BUILDING_NAMES[building]
        shown["pesos"] = int(s.tables.pesos[building])
        shown["points"] = int(s.tables.points[building])
        if s.owner[building] != c.NONE:
            shown["owner"] = int(s.owner[building])
        for seat in range(s.players):
            if s.figure[seat] == building:
                shown["figure"] = seat
    return shown


def player(s: Santiago, p: int, seat: int | None) -> Json:
    """What lies before one player; what is behind his screen only for himself, until the end."""
    figure = int(s.figure[p])
    shown: Json = {
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
        shown["goods"] = counts(s.goods, p * c.GOODS, GOOD_NAMES)
    return shown


def counts(numbers: vec[i64], start: int, names: tuple[str, ...]) -> dict[str, int]:
    return {name: int(numbers[start + index]) for index, name in enumerate(names)}
