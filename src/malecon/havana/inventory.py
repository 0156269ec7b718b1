"""The pieces of Havana: workers, cubes, tiles and cards."""

from __future__ import annotations

from malecon.havana import codes as c
from malecon.havana.data import CUBES, WORKERS_IN_ALL
from malecon.havana.state import Havana
from malecon.kernel.inventory import Inventory, Row, ints
from malecon.kernel.state import State


class HavanaInventory(Inventory):
    """All of it can be seen in a state: nothing leaves the game but to a place of its own."""

    def kept(self, state: State) -> dict[str, Row]:
        assert isinstance(state, Havana)
        return {"workers": workers(state), **cubes(state), **tiles(state), **cards(state)}

    def loose(self, state: State) -> dict[str, list[int]]:
        assert isinstance(state, Havana)
        return {"pesos": [int(state.centre_pesos), *ints(state.pesos)], "points": ints(state.points)}


def workers(s: Havana) -> Row:
    return Row(int(WORKERS_IN_ALL), [int(s.stock), *ints(s.workers)])


def cubes(s: Havana) -> dict[str, Row]:
    rows = {}
    for colour in range(c.COLOURS):
        common = [s.bag[colour], s.centre[colour], s.boxed[colour]]
        places = ints([*common, *list(s.cubes)[colour :: c.COLOURS]])
        rows[f"cubes of colour {colour}"] = Row(int(CUBES[colour]), places)
    return rows


def tiles(s: Havana) -> dict[str, Row]:
    """A tile in a row must lie there; elsewhere it is where `where` says."""
    rows = {}
    for tile in range(c.TILES):
        where = int(s.where[tile])
        elsewhere = [int(where == place) for place in (c.IN_PILE, c.REMOVED, *range(s.players))]
        rows[f"tile {tile}"] = Row(1, [list(s.rows).count(tile), *elsewhere])
    return rows


def cards(s: Havana) -> dict[str, Row]:
    rows = {}
    for seat in range(s.players):
        shown = [*list(s.open)[2 * seat : 2 * seat + 2], *list(s.laid)[2 * seat : 2 * seat + 2]]
        for card in range(c.CARDS):
            places = [int(s.hand[seat] >> card & 1), int(s.discards[seat] >> card & 1), shown.count(card)]
            rows[f"card {card} of player {seat}"] = Row(1, places)
    return rows
