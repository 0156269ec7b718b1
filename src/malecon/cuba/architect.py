"""The architect (C24–C26): one building, or points for building none."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.cuba.codes import (
    ARCHITECT,
    BUILD,
    BUILDING_ACT,
    BUILT,
    DID_NOTHING,
    DONE,
    FIELDS_IN_ALL,
    NONE,
    PLACE,
    RESOURCES,
    SITE,
    TAKE_POINTS,
    TILES,
    WOOD,
)
from malecon.cuba.data import BUILDING_PESOS, IDLE_POINTS, IDLERS, TILE_COST
from malecon.cuba.state import Cuba
from malecon.kernel.state import EVERYBODY
from malecon.kernel.step import Step


def cost(tile: i64, resource: i64) -> i64:
    """C25: how much wood, stone or water a tile costs."""
    return TILE_COST[tile * RESOURCES + resource - WOOD]


def affordable(s: Cuba, seat: i64, tile: i64) -> bool:
    """C25: whether he has the resources that a tile costs."""
    for resource in range(WOOD, WOOD + RESOURCES):
        if s.has(seat, resource) < cost(tile, resource):
            return False
    return True


class Architect(Step[Cuba]):
    """C24, C26: he builds a tile of the supply, or takes the points for not building, or does neither."""

    def enter(self, s: Cuba, arg: i64) -> None:
        seat = s.acting
        s.ask(seat)
        if not s.rules(BUILDING_ACT) or s.pesos[seat] >= BUILDING_PESOS:
            for tile in range(TILES):
                if s.supply[tile] > 0 and affordable(s, seat, tile):
                    s.offer(BUILD + tile)
        if s.architects_idle < IDLERS:
            s.offer(TAKE_POINTS)
        s.offer(DONE)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        if action == DONE:
            s.tell(EVERYBODY, DID_NOTHING, s.acting, ARCHITECT, 0)
        elif action == TAKE_POINTS:  # C33: a marker covers them
            points = IDLE_POINTS[s.architects_idle]
            s.architects_idle += 1
            s.gain_points(s.acting, points)
        else:
            s.push(SITE, action - BUILD)


class Site(Step[Cuba]):
    """C24, C25, C74: on any own field without a building but the warehouse; it is paid to the stock."""

    def enter(self, s: Cuba, arg: i64) -> None:
        seat = s.acting
        s.ask(seat)
        for field in range(FIELDS_IN_ALL):
            if s.building_at(seat, field) == NONE:
                s.offer(PLACE + field)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        seat = s.acting
        field = action - PLACE
        for resource in range(WOOD, WOOD + RESOURCES):
            s.give(seat, resource, cost(arg, resource))
        if s.rules(BUILDING_ACT):
            s.pay_pesos(seat, BUILDING_PESOS)
        s.supply[arg] -= 1
        s.built[seat * FIELDS_IN_ALL + field] = arg
        s.tell(EVERYBODY, BUILT, seat, arg, field)
