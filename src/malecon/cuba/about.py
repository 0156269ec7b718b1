"""What a question of Cuba is about, for whoever shows it: all of it has been seen by everybody."""

from __future__ import annotations

from malecon.cuba import codes as c
from malecon.cuba.buildings import WHAT_TILES_DO, TakesAny
from malecon.cuba.data import BUILDING, COMPLIED, START_PIECES, START_RESOURCES
from malecon.cuba.foreman import TILE_SHIFT, USED_MASK
from malecon.cuba.harbour import ship_at
from malecon.cuba.parliament import BIDDERS_SHIFT
from malecon.cuba.state import Cuba, has_bit
from malecon.cuba.statutes import duty_kind, tax_of
from malecon.cuba.text import (
    BERTH_NAMES,
    CHARACTER_NAMES,
    FIELD_NAMES,
    GROUP_NAMES,
    LAW_NAMES,
    MERCHANDISE_NAMES,
    PIECE_NAMES,
    TILE_NAMES,
)
from malecon.cuba.tradeswoman import BUYING, SOLD_SHIFT
from malecon.cuba.worker import free_fields
from malecon.kernel.game import Json


def about(s: Cuba) -> Json:
    """Names and numbers that the question means and the rest of the view does not tell."""
    if s.step < c.USE_TILE:
        return about_character(s)
    if s.step < c.USE_TILE + c.TILES:
        return about_tile(s)
    if s.step in (c.TAX, c.DUTY, c.DUTY_REST):
        return about_statute(s)
    arg = int(s.arg)
    match s.step:
        case c.CHOOSE_PIECES:
            resources = arg % START_PIECES < START_RESOURCES
            return {"pieces": "resources" if resources else "products", "left": 2 - arg % 2}
        case c.ACTIONS_PHASE:
            return {"card": arg // int(s.players) + 1}
        case c.REAP:
            return {"character": "worker", "free": max(0, int(free_fields(s)) - (arg & 7))}
        case c.SITE:
            pesos = {"pesos": int(BUILDING.pesos)} if s.rules(c.BUILDING_ACT) else {}
            return {"character": "architect", "building": TILE_NAMES[arg], **pesos}
        case c.LOAD_MORE:
            return {"character": "mayor", **dock(s, arg)}
        case c.LOAD_AMOUNT:
            return {
                "character": "foreman",
                "building": "large branch office",
                **dock(s, arg),
                "kind": MERCHANDISE_NAMES[arg % c.MERCHANDISE],
            }
        case c.BID_AGAIN:
            tied = arg >> BIDDERS_SHIFT
            return {"tied": [seat for seat in range(s.players) if has_bit(tied, seat)]}
        case c.LEGISLATE:
            passed = [name for group, name in enumerate(GROUP_NAMES) if has_bit(arg, group)]
            return {"passed": passed, "left": 2 - len(passed)}
    return {}


def about_character(s: Cuba) -> Json:
    """A character that is carried out, and what has been done with it so far."""
    arg = int(s.arg)
    shown: Json = {"character": CHARACTER_NAMES[s.step - c.CARRY_OUT]}
    if s.step == c.CARRY_OUT + c.TRADESWOMAN and arg:
        sold = arg >> SOLD_SHIFT
        shown["sold"] = [name for kind, name in enumerate(MERCHANDISE_NAMES) if has_bit(sold, kind)]
        shown["buying"] = bool(arg & BUYING)
    if s.step == c.CARRY_OUT + c.FOREMAN and arg:
        used = arg & USED_MASK
        shown["used"] = [name for field, name in enumerate(FIELD_NAMES) if has_bit(used, field)]
        shown["building"] = TILE_NAMES[(arg >> TILE_SHIFT) - 1]
    return shown


def about_tile(s: Cuba) -> Json:
    """A building that is used; where it takes pieces one by one, what it has and how many it still takes."""
    tile = int(s.step) - c.USE_TILE
    shown: Json = {"character": "foreman", "building": TILE_NAMES[tile]}
    step = WHAT_TILES_DO[tile]
    if isinstance(step, TakesAny):
        shown["left"] = int(step.most) - (1 if s.arg else 0)
        if s.arg:
            shown["given"] = PIECE_NAMES[s.arg - 1]
    return shown


def about_statute(s: Cuba) -> Json:
    """The law to be obeyed, what it asks of the one who is asked, and the points for it."""
    if s.step == c.TAX:
        law = LAW_NAMES[s.in_force[c.TAXES]]
        return {"law": law, "pesos": int(tax_of(s, s.seat)), "points": int(COMPLIED)}
    shown: Json = {"law": LAW_NAMES[s.in_force[c.DUTIES]], "points": int(COMPLIED)}
    kind = duty_kind(s)
    if s.step == c.DUTY_REST:
        return {**shown, "given": PIECE_NAMES[s.arg % c.PIECES], "left": 1}
    if kind == c.NONE:
        return {**shown, "left": 2}
    return {**shown, "kind": PIECE_NAMES[kind], "left": 1}


def dock(s: Cuba, load: int) -> Json:
    """The dock of an action of loading, and the ship that lies there."""
    place = load // c.MERCHANDISE + 1
    return {"dock": BERTH_NAMES[place], "ship": int(ship_at(s, place)) + 1}
