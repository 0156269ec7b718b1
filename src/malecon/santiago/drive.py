"""The car: how far it goes, what that costs, whom it leaves behind, and what waits where it stops."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.kernel.state import EVERYBODY, OVER
from malecon.kernel.step import Step
from malecon.santiago.codes import (
    CUBAN,
    DELIVERY,
    DRIVE,
    DROVE,
    FARTHEST,
    FIGURE,
    HARBOUR,
    NO_ROUND,
    NOT_THERE,
    ROUND_BEGINS,
    STATIONS,
    TURNED_BACK,
    VISIT,
)
from malecon.santiago.ship import marker_right
from malecon.santiago.state import Santiago


class Driving(Step[Santiago]):
    """S12: he must drive at least one station; the first is free, each further one costs 1 peso.

    He may go as far as he can pay. A drive of FARTHEST stations ends the game from anywhere, so longer ones,
    which would do the same for a higher fare, are not asked for.
    """

    def enter(self, s: Santiago, arg: i64) -> None:
        farthest = s.pesos[s.turn] + 1
        if farthest > FARTHEST:
            farthest = FARTHEST
        s.ask(s.turn)
        for further in range(farthest):
            s.offer(DRIVE + further)

    def apply(self, s: Santiago, arg: i64, action: i64) -> None:
        # One move: fare, goal, Cubans left behind, and only then the jumps.
        fare = action - DRIVE
        start = s.car
        s.pesos[s.turn] -= fare
        s.car = (start + fare + 1) % STATIONS
        s.tell(EVERYBODY, DROVE, s.turn, s.stations[s.car], fare)
        turn_back(s, start, fare + 1)
        jumps = (start + fare) // STATIONS
        while jumps > 0 and s.seat != OVER:  # S13: every jump counts, until one of them ends the game
            marker_right(s)
            jumps -= 1


def turn_back(s: Santiago, start: i64, distance: i64) -> None:
    """S14: deactivated Cubans are turned back as soon as the car has left them behind."""
    if s.face_down == 0:
        return
    for passed in range(STATIONS):
        if passed < distance:
            cuban = s.stations[(start + passed) % STATIONS]
            if cuban != HARBOUR and s.face_down & CUBAN[cuban]:
                s.face_down -= CUBAN[cuban]
                s.tell(EVERYBODY, TURNED_BACK, cuban, 0, 0)


class Station(Step[Santiago]):
    """S11: the car has stopped at the harbour (S30, S35) or at a Cuban (S14, S28)."""

    def enter(self, s: Santiago, arg: i64) -> None:
        cuban = s.stations[s.car]
        if cuban == HARBOUR:
            if s.awaited:  # S42: a ship that demands nothing holds no round
                s.tell(EVERYBODY, NO_ROUND, 0, 0, 0)
            else:
                s.passed = 0
                s.tell(EVERYBODY, ROUND_BEGINS, s.value, 0, 0)
                s.push(DELIVERY, s.turn)
        elif s.face_down & CUBAN[cuban]:  # S14, S31: neither his function nor a building
            s.tell(EVERYBODY, NOT_THERE, s.turn, cuban, 0)
        else:
            # He lay face up when the car stopped, so the figure moves, whatever happens until then (S14).
            s.push(FIGURE, s.tables.flower[cuban])
            s.push(VISIT + cuban)
