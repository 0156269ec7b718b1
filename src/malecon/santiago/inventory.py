"""The pieces of Santiago: goods, Cubans, buildings and markers of ownership."""

from __future__ import annotations

from malecon.kernel.inventory import Inventory, Row, ints
from malecon.kernel.state import State
from malecon.kernel.words import Said
from malecon.santiago import codes as c
from malecon.santiago.data import MARKERS
from malecon.santiago.state import Santiago


class SantiagoInventory(Inventory):
    """A state knows what lies on the board; what is still in the box or before a player was told."""

    def __init__(self, state: State) -> None:
        self.cubans = [1] * int(c.CUBANS)  # in the box
        self.buildings = [1] * int(c.BUILDINGS)
        self.markers = [int(MARKERS)] * int(state.players)  # not laid yet

    def hear(self, said: Said) -> None:
        for key, a, _, _ in said:
            match key:
                case "cuban-laid":
                    self.cubans[a] -= 1
                case "building-laid":
                    self.buildings[a] -= 1
                case "claimed":
                    self.markers[a] -= 1

    def kept(self, state: State) -> dict[str, Row]:
        assert isinstance(state, Santiago)
        rows = {}
        for good in range(c.GOODS):
            places = ints([state.stock[good], *list(state.goods)[good :: c.GOODS]])
            rows[f"good {good}"] = Row(int(c.OF_EACH_GOOD), places)
        for cuban, boxed in enumerate(self.cubans):
            rows[f"cuban {cuban}"] = Row(1, [boxed, list(state.stations).count(cuban)])
        for building, boxed in enumerate(self.buildings):
            rows[f"building {building}"] = Row(1, [boxed, list(state.spaces).count(building)])
        for seat, left in enumerate(self.markers):
            rows[f"markers of player {seat}"] = Row(int(MARKERS), [left, list(state.owner).count(seat)])
        return rows

    def loose(self, state: State) -> dict[str, list[int]]:
        assert isinstance(state, Santiago)
        return {"pesos": ints(state.pesos), "points": ints(state.points), "demand": ints(state.demand)}
