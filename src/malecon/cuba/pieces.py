"""What is printed in a box of Cuba, for those who show it."""

from __future__ import annotations

from malecon.cuba import codes as c
from malecon.cuba.buildings import TILE_COPIES, TILE_COST
from malecon.cuba.data import (
    BOTH_COMPLIED,
    COMPLIED,
    DEAREST,
    FULL_PRICE,
    IDLE_PESOS,
    IDLE_POINTS,
    LAW_PESOS,
    ROUNDS,
    SPACES,
    STOCK_PRICE,
    SUBSIDY_PESOS,
    TILE_POINTS,
)
from malecon.cuba.state import Cuba, votes
from malecon.cuba.statutes import duty_kind
from malecon.cuba.text import CHARACTER_NAMES, LAW_NAMES, MERCHANDISE_NAMES, PIECE_NAMES, TILE_NAMES
from malecon.cuba.view import RESOURCE_NAMES, counts, ship
from malecon.kernel.game import Json


def pieces(s: Cuba) -> Json:
    """C3–C9, C20–C34, C61–C71: ships, tiles, prices, laws; an owner's own ships if he plays with them."""
    return {
        "game": "cuba",
        "rounds": int(ROUNDS),
        "ships": [ship(s, number) for number in range(c.SHIPS)],
        "tiles": [tile(number) for number in range(c.TILES)],
        "tile_points": int(TILE_POINTS),
        "market": {name: prices(kind) for kind, name in enumerate(MERCHANDISE_NAMES)},
        "characters": [
            {"character": name, "votes": int(votes(c.BIT[card]))} for card, name in enumerate(CHARACTER_NAMES)
        ],
        "idle": {"points": [int(n) for n in IDLE_POINTS], "pesos": [int(n) for n in IDLE_PESOS]},
        "taxes": [tax(act) for act in (c.PRINTED_TAX, *range(c.ACTS_IN_GROUP))],
        "duties": [duty(s, act) for act in (c.PRINTED_DUTY, *range(c.ACTS_IN_GROUP, c.SUBSIDY_BUILDINGS))],
        "complied": {"each": int(COMPLIED), "both": int(BOTH_COMPLIED)},
        "subsidy": {"most": int(SUBSIDY_PESOS.most), "pesos": int(SUBSIDY_PESOS.pesos)},
    }


def tile(number: int) -> Json:
    """What a tile costs, and how many there are of it."""
    cost = TILE_COST[number * c.RESOURCES : (number + 1) * c.RESOURCES]
    return {
        "tile": TILE_NAMES[number],
        "cost": counts(RESOURCE_NAMES, cost),
        "copies": int(TILE_COPIES[number]),
    }


def prices(kind: int) -> Json:
    """C4, C20, C21: space by space, the first one filled first; and what the stock asks and pays."""
    return {
        "prices": [int(DEAREST) - space for space in range(SPACES[kind])],
        "stock": int(STOCK_PRICE),
        "full": int(FULL_PRICE[kind]),
    }


def tax(act: int) -> Json:
    """C62, C7: what it asks for; None stands for as many pesos as he has buildings."""
    pesos = int(LAW_PESOS[act])
    return {"law": LAW_NAMES[act], "pesos": pesos or None}


def duty(s: Cuba, act: int) -> Json:
    """C63, C7: one piece of a kind, or two resources or products of his choice."""
    ruled = s.copy()
    ruled.in_force[c.DUTIES] = act
    kind = duty_kind(ruled)
    free = "resources" if act == c.DUTY_RESOURCES else "products"
    return {
        "law": LAW_NAMES[act],
        "of": free if kind == c.NONE else PIECE_NAMES[kind],
        "pieces": 2 if kind == c.NONE else 1,
    }
