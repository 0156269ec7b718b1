"""The architect (C24–C26): one building, or points for building none."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.cuba.buildings import TILE_COST
from malecon.cuba.state import Cuba
from malecon.kernel.state import EVERYBODY, changed
from malecon.kernel.step import Step


def cost(tile: i64, resource: i64) -> i64:
    """C25: how much wood, stone or water a tile costs."""
    return TILE_COST[tile * c.RESOURCES + resource - c.WOOD]


def affordable(s: Cuba, seat: i64, tile: i64) -> bool:
    """C25: whether a player has the resources that a tile costs."""
    for resource in range(c.WOOD, c.WOOD + c.RESOURCES):
        if s.has(seat, resource) < cost(tile, resource):
            return False
    return True


class Architect(Step[Cuba]):
    """C24, C26: a tile of the supply is built, or one takes the points for not building, or does neither."""

    def enter(self, s: Cuba, arg: i64) -> None:
        seat = s.acting
        s.ask(seat)
        if not s.rules(c.BUILDING_ACT) or s.pesos[seat] >= d.BUILDING.pesos:
            for tile in range(c.TILES):
                if s.supply[tile] > 0 and affordable(s, seat, tile):
                    s.offer(c.BUILD + tile)
        if s.architects_idle < d.IDLERS:
            s.offer(c.TAKE_POINTS)
        s.offer(c.DONE)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        if action == c.DONE:
            s.tell(EVERYBODY, c.DID_NOTHING, s.acting, c.ARCHITECT, 0)
        elif action == c.TAKE_POINTS:  # C33: a marker covers them
            points = d.IDLE_POINTS[s.architects_idle]
            s.architects_idle += 1
            s.gain_points(s.acting, points)
        else:
            s.push(c.SITE, action - c.BUILD)


class Site(Step[Cuba]):
    """C24, C25, C74: on any own field without a building but the warehouse; it is paid to the stock."""

    def enter(self, s: Cuba, arg: i64) -> None:
        seat = s.acting
        s.ask(seat)
        for field in range(c.FIELDS_IN_ALL):
            if s.building_at(seat, field) == c.NONE:
                s.offer(c.PLACE + field)

    def apply(self, s: Cuba, arg: i64, action: i64) -> None:
        seat = s.acting
        field = action - c.PLACE
        for resource in range(c.WOOD, c.WOOD + c.RESOURCES):
            s.give(seat, resource, cost(arg, resource))
        if s.rules(c.BUILDING_ACT):
            s.pay_pesos(seat, d.BUILDING.pesos)
        s.supply = changed(s.supply, arg, s.supply[arg] - 1)
        s.built = changed(s.built, seat * c.FIELDS_IN_ALL + field, arg)
        s.tell(EVERYBODY, c.BUILT, seat, arg, field)
