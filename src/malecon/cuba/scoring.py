"""The end of the game (C103–C105)."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.cuba.state import Cuba
from malecon.kernel.state import EVERYBODY, changed
from malecon.kernel.step import Step


class EndOfGame(Step[Cuba]):
    """C103, C104: after the statutes of round 6 each building tile brings 2 points, and the game is over.

    Points are simply counted on past the 80 of the track. Who has won is said by the state (C105).
    """

    def enter(self, s: Cuba, arg: i64) -> None:
        for seat in range(s.players):
            points = d.TILE_POINTS * s.buildings(seat)
            s.points = changed(s.points, seat, s.points[seat] + points)
            s.tell(EVERYBODY, c.TILES_COUNTED, seat, points, 0)
        s.finish()
