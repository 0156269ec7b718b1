"""What a question of Santiago de Cuba is about, for whoever shows it: all of it has been seen by all."""

from __future__ import annotations

from typing import Literal, TypedDict

from malecon.santiago import codes as c
from malecon.santiago import text
from malecon.santiago.cubans import visited
from malecon.santiago.state import Santiago
from malecon.santiago.text import SantiagoBuilding, SantiagoCuban, SantiagoFlower, SantiagoSort
from malecon.santiago.use import BUYING, CHOSEN, SELLING, asked


class SantiagoStop(TypedDict):
    """Where a drive leads, and what it costs; 0 is the harbour."""

    station: int
    fare: int


class SantiagoAbout(TypedDict, total=False):
    """What is asked about. `cuban` is called on, or has let the `building` be used; `going_on`: the
    casino has exchanged as much as fits into one answer and asks for more; `to` is the seat that is given
    to; `flower` is that under which the figure moves; `given` was given for what is to be taken; `stops`
    are the goals of `drive 1`, `drive 2` and so on for one lap, and each further `lap` costs so much."""

    cuban: SantiagoCuban
    building: SantiagoBuilding
    going_on: Literal["buying", "selling"]
    to: int
    flower: SantiagoFlower
    given: SantiagoSort
    stops: list[SantiagoStop]
    lap: int


def about(s: Santiago) -> SantiagoAbout:
    """Names and numbers that the question means and the rest of the view does not tell."""
    if s.step < c.USE_BUILDING:
        return {"cuban": text.CUBAN_NAMES[visited(s)]}
    if s.step < c.USE_BUILDING + c.BUILDINGS:
        return about_building(s)
    match s.step:
        case c.DRIVING:
            return {"stops": [stop(s, fare) for fare in range(c.STATIONS)], "lap": int(c.STATIONS)}
        case c.GIFT:
            return {"cuban": "el zorro", "to": int(s.turn)}
        case c.FIGURE:
            return {"flower": text.FLOWER_NAMES[s.arg]}
        case c.TAKE_OTHER:
            return {"building": "black market", "given": text.SORT_NAMES[s.arg]}
    return {}


def about_building(s: Santiago) -> SantiagoAbout:
    """Which building, who has let it be used, and whether the casino goes on."""
    shown: SantiagoAbout = {"building": text.BUILDING_NAMES[asked(s)]}
    if s.arg == CHOSEN:
        shown["cuban"] = "alonso"
    elif s.arg == BUYING:
        shown["going_on"] = "buying"
    elif s.arg == SELLING:
        shown["going_on"] = "selling"
    return shown


def stop(s: Santiago, fare: int) -> SantiagoStop:
    """S12: where a drive of one lap or less leads for this fare, whether or not it can be paid."""
    return {"station": int((s.car + fare + 1) % c.STATIONS), "fare": fare}
