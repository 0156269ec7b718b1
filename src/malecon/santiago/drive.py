"""The car: how far it goes, what that costs, whom it leaves behind, and what waits where it stops."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.kernel.state import EVERYBODY, OVER
from malecon.kernel.step import Step
from malecon.santiago import codes as c
from malecon.santiago.ship import marker_right
from malecon.santiago.state import Santiago


class Driving(Step[Santiago]):
    """S12: the car must drive at least one station; the first is free, each further one costs 1 peso.

    It may go as far as the player can pay. A drive of FARTHEST stations ends the game from anywhere, so
    longer ones, which would do the same for a higher fare, are not asked for.
    """

    def enter(self, s: Santiago, arg: i64) -> None:
        farthest = s.pesos[s.turn] + 1
        if farthest > c.FARTHEST:
            farthest = c.FARTHEST
        s.ask(s.turn)
        for further in range(farthest):
            s.offer(c.DRIVE + further)

    def apply(self, s: Santiago, arg: i64, action: i64) -> None:
        # One move: fare, goal, Cubans left behind, and only then the jumps.
        fare = action - c.DRIVE
        start = s.car
        s.pesos[s.turn] -= fare
        s.car = (start + fare + 1) % c.STATIONS
        s.tell(EVERYBODY, c.DROVE, s.turn, s.stations[s.car], fare)
        turn_back(s, start, fare + 1)
        jumps = (start + fare) // c.STATIONS
        while jumps > 0 and s.seat != OVER:  # S13: every jump counts, until one of them ends the game
            marker_right(s)
            jumps -= 1


def turn_back(s: Santiago, start: i64, distance: i64) -> None:
    """S14: deactivated Cubans are turned back as soon as the car has left them behind."""
    if s.face_down == 0:
        return
    for passed in range(c.STATIONS):
        if passed < distance:
            cuban = s.stations[(start + passed) % c.STATIONS]
            if cuban != c.HARBOUR and s.face_down & c.CUBAN[cuban]:
                s.face_down -= c.CUBAN[cuban]
                s.tell(EVERYBODY, c.TURNED_BACK, cuban, 0, 0)


class Station(Step[Santiago]):
    """S11: the car has stopped at the harbour (S30, S35) or at a Cuban (S14, S28)."""

    def enter(self, s: Santiago, arg: i64) -> None:
        cuban = s.stations[s.car]
        if cuban == c.HARBOUR:
            if s.awaited:  # S42: a ship that demands nothing holds no round
                s.tell(EVERYBODY, c.NO_ROUND, 0, 0, 0)
            else:
                s.passed = 0
                s.tell(EVERYBODY, c.ROUND_BEGINS, s.value, 0, 0)
                s.push(c.DELIVERY, s.turn)
        elif s.face_down & c.CUBAN[cuban]:  # S14, S31: neither the function nor a building
            s.tell(EVERYBODY, c.NOT_THERE, s.turn, cuban, 0)
        else:
            # Face up when the car stopped, so the figure moves, whatever happens until then (S14).
            s.push(c.FIGURE, s.box.flower[cuban])
            s.push(c.VISIT + cuban)
