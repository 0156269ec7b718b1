"""What lies on each game's table: nothing is ever lost or made, and nothing is ever less than none.

A game tells two things. `kept` are the pieces there are so many of and no more: a row for each kind, with the
number in each place; the sum never changes. `loose` come and go (money from an endless stock, points): they
are only never negative.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from malecon.cuba import codes as u
from malecon.cuba.buildings import TILE_COPIES
from malecon.cuba.state import Cuba
from malecon.havana import codes as h
from malecon.havana.state import Havana
from malecon.santiago import codes as g
from malecon.santiago.state import Santiago


class Pieces(NamedTuple):
    kept: dict[str, list[int]]
    loose: dict[str, list[int]]


def ints(numbers: Iterable[int]) -> list[int]:
    return [int(n) for n in numbers]


def havana(s: Havana) -> Pieces:
    kept = {"workers": [int(s.stock), *ints(s.workers)]}
    for colour in range(h.COLOURS):
        common = [s.bag[colour], s.centre[colour], s.boxed[colour]]
        kept[f"cubes of colour {colour}"] = ints([*common, *list(s.cubes)[colour :: h.COLOURS]])
    rows = list(s.rows)
    for tile in range(h.TILES):
        where = int(s.where[tile])
        bought = [int(where == seat) for seat in range(s.players)]
        kept[f"tile {tile}"] = [int(where == h.IN_PILE), rows.count(tile), int(where == h.REMOVED), *bought]
    for seat in range(s.players):
        shown = [*list(s.open)[2 * seat : 2 * seat + 2], *list(s.laid)[2 * seat : 2 * seat + 2]]
        for card in range(h.CARDS):
            held = [int(s.hand[seat] >> card & 1), int(s.discards[seat] >> card & 1)]
            kept[f"card {card} of player {seat}"] = [*held, shown.count(card)]
    return Pieces(kept, {"pesos": [int(s.centre_pesos), *ints(s.pesos)], "points": ints(s.points)})


def santiago(s: Santiago) -> Pieces:
    kept = {}
    for good in range(g.GOODS):
        kept[f"good {good}"] = ints([s.stock[good], *list(s.goods)[good :: g.GOODS]])
    for cuban in range(g.CUBANS):
        laid = list(s.stations).count(cuban)
        kept[f"cuban {cuban}"] = [1 - laid, laid]
    for building in range(g.BUILDINGS):
        laid = list(s.spaces).count(building)
        kept[f"building {building}"] = [1 - laid, laid]
    for seat in range(s.players):
        kept[f"markers of player {seat}"] = [int(s.markers(seat)), list(s.owner).count(seat)]
    return Pieces(kept, {"pesos": ints(s.pesos), "points": ints(s.points), "demand": ints(s.demand)})


def cuba(s: Cuba) -> Pieces:
    kept = {}
    for kind in range(u.PIECES):
        places = [s.stock[kind], *list(s.held)[kind :: u.HELD]]
        if kind < u.PRODUCTS:
            places += list(s.held)[u.PIECES + kind :: u.HELD]
        if kind < u.MERCHANDISE:
            places += [s.market[kind], *list(s.harbour)[1 + kind :: u.BERTH]]
        kept[f"piece {kind}"] = ints(places)
    berths = list(s.harbour)[:: u.BERTH]
    for ship in range(u.SHIPS):
        kept[f"ship {ship}"] = [int(s.ship_pile >> ship & 1), list(s.under).count(ship), berths.count(ship)]
    for tile in range(u.TILES):
        built = [list(s.built)[seat * 12 : seat * 12 + 12].count(tile) for seat in range(s.players)]
        kept[f"tile {tile} of {TILE_COPIES[tile]}"] = [int(s.supply[tile]), *built]
    for act in range(u.ACTS):
        group = act // u.ACTS_IN_GROUP
        lying = [int(s.act_pile >> act & 1), int(s.bills[group] == act), int(s.in_force[group] == act)]
        kept[f"act {act}"] = [*lying, 1 - sum(lying)]  # or out of the game
    for seat in range(s.players):
        for card in range(u.CHARACTERS):
            held = int(s.hand[seat] >> card & 1)
            kept[f"card {card} of player {seat}"] = [held, 1 - held]
    return Pieces(kept, {"pesos": ints(s.pesos), "points": ints(s.points)})


#: By the name of the game.
PIECES: dict[str, Callable[[Any], Pieces]] = {"havana": havana, "santiago": santiago, "cuba": cuba}
