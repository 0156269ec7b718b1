"""What a question of Santiago de Cuba is about, for whoever shows it: all of it has been seen by all."""

from __future__ import annotations

from malecon.kernel.game import Json
from malecon.santiago import codes as c
from malecon.santiago.buildings import BUYING, CHOSEN, SELLING
from malecon.santiago.state import Santiago
from malecon.santiago.text import BUILDING_NAMES, CUBAN_NAMES, FLOWER_NAMES, SORT_NAMES


def about(s: Santiago) -> Json:
    """Names and numbers that the question means and the rest of the view does not tell."""
    arg = int(s.arg)
    if s.step < c.USE_BUILDING:
        return {"cuban": CUBAN_NAMES[s.step - c.VISIT]}
    if s.step < c.USE_BUILDING + c.BUILDINGS:
        shown: Json = {"building": BUILDING_NAMES[s.step - c.USE_BUILDING]}
        if arg == CHOSEN:
            shown["cuban"] = "alonso"
        elif arg in (BUYING, SELLING):
            shown["going_on"] = "buying" if arg == BUYING else "selling"
        return shown
    match s.step:
        case c.DRIVING:
            return {"stops": [stop(s, fare) for fare in range(c.STATIONS)], "lap": int(c.STATIONS)}
        case c.GIFT:
            return {"cuban": "el zorro", "to": int(s.turn)}
        case c.FIGURE:
            return {"flower": FLOWER_NAMES[arg]}
        case c.TAKE_OTHER:
            return {"building": "black market", "given": SORT_NAMES[arg]}
    return {}


def stop(s: Santiago, fare: int) -> Json:
    """S12: where a drive of one lap or less leads for this fare, whether or not he can pay it."""
    return {"station": int((s.car + fare + 1) % c.STATIONS), "fare": fare}
