"""The ship in the harbour: its value marker, its departure, and what the next one asks for."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.kernel.state import EVERYBODY, total
from malecon.kernel.step import Step
from malecon.santiago import codes as c
from malecon.santiago.data import THE_DICE
from malecon.santiago.scoring import end_game
from malecon.santiago.state import Santiago


def marker_right(s: Santiago) -> None:
    """S13, S39, S47: the value marker moves one flag right; from 4 it reaches the chequered flag (S40)."""
    if s.value == c.LAST_VALUE:
        sail(s)
    else:
        set_value(s, s.value + 1)


def set_value(s: Santiago, value: i64) -> None:
    s.value = value
    s.tell(EVERYBODY, c.MARKER_MOVED, value, 0, 0)


def turn_down(s: Santiago, sort: i64, number: i64) -> None:
    """S36, S38: a die goes down by so many; when all show 0, the demand is met and the ship leaves."""
    s.demand[sort] -= number
    if total(s.demand) == 0:
        sail(s)


def sail(s: Santiago) -> None:
    """S40: the ship leaves; at once the next one is there, with the marker on 2.

    It demands nothing before the end of the turn (S42). When the seventh leaves, the game ends (S49).
    """
    s.tell(EVERYBODY, c.SHIP_LEFT, s.ship, 0, 0)
    if s.ship == c.SHIPS:
        s.tell(EVERYBODY, c.LAST_SHIP_GONE, 0, 0, 0)
        end_game(s)
        return
    s.ship += 1
    s.tell(EVERYBODY, c.SHIP_ARRIVED, s.ship, 0, 0)
    set_value(s, c.FIRST_VALUE)
    s.awaited = 1
    s.left_out = c.NONE
    for sort in range(c.SORTS):
        s.demand[sort] = 0


class NewDemand(Step[Santiago]):
    """S7, S41: at the end of a turn, once, all five dice are rolled for a ship that has no demand yet."""

    def enter(self, s: Santiago, arg: i64) -> None:
        if not s.awaited:
            return
        s.push(c.FIFTH_DIE)
        sort = c.SORTS - 1
        while sort >= 0:  # pushed from the last, so that they fall in the sorts' order
            s.push(c.ROLL_DIE, sort)
            sort -= 1


class RollDie(Step[Santiago]):
    """S8: one die falls."""

    def enter(self, s: Santiago, arg: i64) -> None:
        sides = THE_DICE[arg]
        s.ask_chance()
        for face in range(c.FACES):
            s.outcome(c.ROLL + arg * c.FACES + face, sides[face])

    def apply(self, s: Santiago, arg: i64, action: i64) -> None:
        s.demand[arg] = action - c.ROLL - arg * c.FACES
        s.tell(EVERYBODY, c.DIE_ROLLED, arg, s.demand[arg], 0)


class FifthDie(Step[Santiago]):
    """S7, S9: four dice go on the ship as rolled; the sort of the fifth is not wanted.

    Dice that show 0 are as good on the ship as beside it, so only the first of them is offered.
    """

    def enter(self, s: Santiago, arg: i64) -> None:
        wanted: i64 = 0
        for sort in range(c.SORTS):
            if s.demand[sort] > 0:
                wanted += 1
        if wanted == 0:  # S9: five zeros are rolled again
            s.tell(EVERYBODY, c.ALL_ZERO, 0, 0, 0)
            s.push(c.NEW_DEMAND)
            return
        zero_offered = False
        s.ask(s.turn)
        for sort in range(c.SORTS):
            if s.demand[sort] > 0:
                if wanted > 1:  # S9: not all four may show 0
                    s.offer(c.LEAVE_OUT + sort)
            elif not zero_offered:
                zero_offered = True
                s.offer(c.LEAVE_OUT + sort)

    def apply(self, s: Santiago, arg: i64, action: i64) -> None:
        sort = action - c.LEAVE_OUT
        s.demand[sort] = 0
        s.left_out = sort
        s.awaited = 0
        s.tell(EVERYBODY, c.LEFT_OUT, s.turn, sort, 0)
