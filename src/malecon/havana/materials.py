"""The bag, the centre and the box: how cubes are drawn, and how they leave the game."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.havana import codes as c
from malecon.havana.data import CENTRE_CUBES, FIRST_CUBES, SUPPLY_CUBES, SUPPLY_PESOS
from malecon.havana.state import Havana
from malecon.kernel.state import EVERYBODY
from malecon.kernel.step import Step


def draw_cubes(s: Havana, number: i64, to: i64) -> None:
    """Draw cubes blind from the bag for a seat or the centre; a short bag gives what it has."""
    while number > 0:
        s.push(c.DRAW_CUBE, to)
        number -= 1


def box(s: Havana, seat: i64, colour: i64, number: i64) -> None:
    """Cubes of a player leave the game."""
    s.cubes[seat * c.COLOURS + colour] -= number
    s.boxed[colour] += number


class DrawCube(Step[Havana]):
    """H6, H7, H27, H37: one cube drawn blind from the bag."""

    def enter(self, s: Havana, arg: i64) -> None:
        s.ask_chance()
        s.outcomes(c.DRAW, s.bag)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        colour = action - c.DRAW
        s.bag[colour] -= 1
        if arg == c.CENTRE:
            s.centre[colour] += 1
        else:
            s.cubes[arg * c.COLOURS + colour] += 1
        s.tell(EVERYBODY, c.CUBE_DRAWN, arg, colour, 0)


class Deal(Step[Havana]):
    """H6, H7: the first cubes of the players and of the centre."""

    def enter(self, s: Havana, arg: i64) -> None:
        draw_cubes(s, CENTRE_CUBES, c.CENTRE)
        seat = s.players - 1
        while seat >= 0:
            draw_cubes(s, FIRST_CUBES, seat)
            seat -= 1


class Supply(Step[Havana]):
    """H37, phase 2: cubes and pesos come to the centre; what lay there stays."""

    def enter(self, s: Havana, arg: i64) -> None:
        s.centre_pesos += SUPPLY_PESOS
        s.tell(EVERYBODY, c.SUPPLIED, SUPPLY_PESOS, 0, 0)
        draw_cubes(s, SUPPLY_CUBES, c.CENTRE)
