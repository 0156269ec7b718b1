"""What a question of Cuba is about, for whoever shows it: all of it has been seen by everybody."""

from __future__ import annotations

from typing import Literal, TypedDict

from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.cuba import foreman, harbour, parliament, statutes, tradeswoman, worker
from malecon.cuba.buildings import WHAT_TILES_DO, TakesAny, given_first
from malecon.cuba.state import Cuba, has_bit
from malecon.cuba.text import (
    BERTH_NAMES,
    CHARACTER_NAMES,
    FIELD_NAMES,
    GROUP_NAMES,
    LAW_NAMES,
    MERCHANDISE_NAMES,
    PIECE_NAMES,
    TILE_NAMES,
    CubaBerthName,
    CubaBuilding,
    CubaCharacter,
    CubaField,
    CubaGroup,
    CubaLaw,
    CubaPiece,
)


class CubaAbout(TypedDict, total=False):
    """What is asked about. `character` is carried out; `building` is used, was used last, or is to be
    placed for so many more `pesos`; `used` are the fields that the foreman has used; `sold` is what the
    tradeswoman may not buy any more, `buying`: she sells no more; `free` is how many fields the worker
    may still harvest without water; `card` is which of the four cards is to be played; `law` asks for
    `pesos`, or for so many (`left`) of a `kind` or of a choice, for `points`; `given` was given first;
    `pieces` says of which two are chosen, `passed` which bills are; `tied` are the seats that bid
    again."""

    character: CubaCharacter
    building: CubaBuilding
    used: list[CubaField]
    sold: list[CubaPiece]
    buying: bool
    free: int
    card: int
    dock: CubaBerthName
    ship: int
    kind: CubaPiece
    given: CubaPiece
    pieces: Literal["resources", "products"]
    left: int
    law: CubaLaw
    pesos: int
    points: int
    passed: list[CubaGroup]
    tied: list[int]


def about(s: Cuba) -> CubaAbout:
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
            resources = arg % d.START_PIECES < d.START_RESOURCES
            return {"pieces": "resources" if resources else "products", "left": 2 - arg % 2}
        case c.ACTIONS_PHASE:
            return {"card": arg // int(s.players) + 1}
        case c.REAP:
            free = int(worker.free_fields(s)) - int(worker.fields_used(arg))
            return {"character": "worker", "free": max(0, free)}
        case c.SITE:
            shown: CubaAbout = {"character": "architect", "building": TILE_NAMES[arg]}
            return {**shown, "pesos": int(d.BUILDING.pesos)} if s.rules(c.BUILDING_ACT) else shown
        case c.LOAD_MORE:
            return {"character": "mayor", **dock(s, arg)}
        case c.LOAD_AMOUNT:
            return {
                "character": "foreman",
                "building": "large branch office",
                **dock(s, arg),
                "kind": MERCHANDISE_NAMES[harbour.kind_of(arg)],
            }
        case c.BID_AGAIN:
            tied = parliament.bidders_of(arg)
            return {"tied": [seat for seat in range(s.players) if has_bit(tied, seat)]}
        case c.LEGISLATE:
            passed = named(GROUP_NAMES, parliament.passed_of(arg))
            return {"passed": passed, "left": 2 - len(passed)}
    return {}


def about_character(s: Cuba) -> CubaAbout:
    """A character that is carried out, and what has been done with it so far."""
    arg = int(s.arg)
    shown: CubaAbout = {"character": CHARACTER_NAMES[s.step - c.CARRY_OUT]}
    if s.step == c.CARRY_OUT + c.TRADESWOMAN and arg:
        shown["sold"] = named(MERCHANDISE_NAMES, tradeswoman.kinds_sold(arg))
        shown["buying"] = bool(tradeswoman.is_buying(arg))
    if s.step == c.CARRY_OUT + c.FOREMAN and arg:
        shown["used"] = named(FIELD_NAMES, foreman.fields_used(arg))
        shown["building"] = TILE_NAMES[foreman.last_tile(arg)]
    return shown


def about_tile(s: Cuba) -> CubaAbout:
    """A building that is used; where it takes pieces one by one, what it has and how many it still takes."""
    tile = int(s.step) - c.USE_TILE
    shown: CubaAbout = {"character": "foreman", "building": TILE_NAMES[tile]}
    step = WHAT_TILES_DO[tile]
    if isinstance(step, TakesAny):
        shown["left"] = int(step.most) - (1 if s.arg else 0)
        if s.arg:
            shown["given"] = PIECE_NAMES[given_first(s.arg)]
    return shown


def about_statute(s: Cuba) -> CubaAbout:
    """The law to be obeyed, what it asks of the one who is asked, and the points for it."""
    if s.step == c.TAX:
        law = LAW_NAMES[s.in_force[c.TAXES]]
        return {"law": law, "pesos": int(statutes.tax_of(s, s.seat)), "points": int(d.COMPLIED)}
    row = d.THE_LAWS[s.in_force[c.DUTIES]]
    shown: CubaAbout = {"law": row.word, "points": int(d.COMPLIED)}
    if s.step == c.DUTY_REST:
        return {**shown, "given": PIECE_NAMES[statutes.kind_of_rest(s.arg)], "left": int(row.number) - 1}
    if row.kind == c.NONE:
        return {**shown, "left": int(row.number)}
    return {**shown, "kind": PIECE_NAMES[row.kind], "left": int(row.number)}


def dock(s: Cuba, load: int) -> CubaAbout:
    """The dock of an action of loading, and the ship that lies there."""
    place = harbour.dock_of(load)
    return {"dock": BERTH_NAMES[place], "ship": int(harbour.ship_at(s, place)) + 1}


def named(names: tuple[str, ...], bits: int) -> list[str]:
    """The names of a set of BITs."""
    return [name for n, name in enumerate(names) if has_bit(bits, n)]
