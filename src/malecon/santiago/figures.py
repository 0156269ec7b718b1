"""The figures (S28–S34): where they must go, and what it brings the owner of the place."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.kernel.state import EVERYBODY
from malecon.kernel.step import Step
from malecon.santiago import codes as c
from malecon.santiago.data import RENT_POINTS
from malecon.santiago.state import Santiago
from malecon.santiago.use import VOLUNTARY


class Figure(Step[Santiago]):
    """S28, S34: after a Cuban the figure must move to a free building under that flower, and may use it.

    S29, S33: with all three occupied, or after El Zorro, it stays and may use the building under it.
    S30, S31: after the harbour or a deactivated Cuban this step does not come.
    """

    def enter(self, s: Santiago, arg: i64) -> None:
        s.ask(s.turn)
        if arg != c.NO_FLOWER:
            for space in range(c.UNDER):
                building = s.spaces[arg * c.UNDER + space]
                if not occupied(s, building):
                    s.offer(c.MOVE + building)
        if s.offered == 0:
            building = s.figure[s.turn]
            if building != c.NONE:
                s.tell(EVERYBODY, c.FIGURE_STAYS, s.turn, building, 0)
                s.push(c.USE_BUILDING + building, VOLUNTARY)

    def apply(self, s: Santiago, arg: i64, action: i64) -> None:
        building = action - c.MOVE
        s.figure[s.turn] = building
        s.moved = 1
        s.tell(EVERYBODY, c.FIGURE_MOVED, s.turn, building, 0)
        s.push(c.USE_BUILDING + building, VOLUNTARY)


def occupied(s: Santiago, building: i64) -> bool:
    """S29: whether any figure stands there, the player's own too."""
    for seat in range(s.players):
        if s.figure[seat] == building:
            return True
    return False


class Rent(Step[Santiago]):
    """S32: who ends a turn on another player's building brings its owner 1 point from the stock."""

    def enter(self, s: Santiago, arg: i64) -> None:
        building = s.figure[s.turn]
        if building == c.NONE or not (s.moved or s.rent_when_staying):
            return
        owner = s.owner[building]
        if owner != c.NONE and owner != s.turn:
            s.points[owner] += RENT_POINTS
            s.tell(EVERYBODY, c.RENT_PAID, owner, s.turn, building)
