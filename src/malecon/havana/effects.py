"""What the action cards do that rob nobody (H14–H29). `cards.py` says which card does what."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.havana import codes as c
from malecon.havana.materials import draw_cubes
from malecon.havana.rows import end_if_used_up, place_of_end, take_tile
from malecon.havana.state import Havana
from malecon.havana.unseen import remember_take
from malecon.kernel.state import EVERYBODY, changed, total
from malecon.kernel.step import Step


class CarryOut(Step[Havana]):
    """H14, H16, H18: a card is carried out as far as possible, unless it says "may"; some do nothing.

    It is entered when its owner carries it out; the card's number is the step's.
    """

    def enter(self, s: Havana, arg: i64) -> None:
        s.tell(EVERYBODY, c.CARRIES_OUT, s.acting(), s.step - c.CARRY_OUT, 0)
        self.carry_out(s)

    def carry_out(self, s: Havana) -> None:
        """What the card does or asks first."""

    def numbers(self) -> dict[str, int]:
        """What is printed on the card, by name, for whoever tells of it in words."""
        return {}


class Refreshment(CarryOut):
    """H17: one card of the own discard pile may be taken into the hand, unseen by the others."""

    def carry_out(self, s: Havana) -> None:
        seat = s.acting()
        discards = s.discards[seat]
        if discards == 0:
            return
        s.ask(seat)
        s.offer_set(c.TAKE_BACK, discards)
        s.offer(c.DECLINE)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        seat = s.acting()
        if action == c.DECLINE:
            s.tell(EVERYBODY, c.DECLINED, seat, s.step - c.CARRY_OUT, 0)
            return
        card = action - c.TAKE_BACK
        remember_take(s, seat)
        s.discards = changed(s.discards, seat, s.discards[seat] - c.CARD[card])
        s.hand[seat] += c.CARD[card]
        s.tell(EVERYBODY, c.TOOK_BACK, seat, 0, 0)
        s.tell(c.SEAT[seat], c.TOOK_CARD_BACK, seat, card, 0)


class Debris(CarryOut):
    """H19: all grey cubes of the centre must be taken."""

    def carry_out(self, s: Havana) -> None:
        take_from_centre(s, c.GREY, s.centre[c.GREY])


def take_from_centre(s: Havana, colour: i64, number: i64) -> None:
    """The acting player takes cubes of the centre."""
    if number > 0:
        seat = s.acting()
        s.centre[colour] -= number
        s.cubes[seat * c.COLOURS + colour] += number
        s.tell(EVERYBODY, c.TOOK_CUBES, seat, colour, number)


class Conservation(CarryOut):
    """H20: an end tile may be removed; one tile a round, by all players together."""

    def carry_out(self, s: Havana) -> None:
        if s.conserved:
            return
        s.ask(s.acting())
        for end in range(c.ENDS):
            if place_of_end(s, end) >= 0:
                s.offer(c.REMOVE + end)
        s.offer(c.DECLINE)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        seat = s.acting()
        if action == c.DECLINE:
            s.tell(EVERYBODY, c.DECLINED, seat, s.step - c.CARRY_OUT, 0)
            return
        s.conserved = 1
        tile = take_tile(s, action - c.REMOVE, c.REMOVED)
        s.tell(EVERYBODY, c.TILE_REMOVED, seat, tile, 0)
        end_if_used_up(s)


class Worker(CarryOut):
    """H22: the first this round to carry it out must take more workers than those after."""

    def __init__(self, first: i64, later: i64) -> None:
        self.first: i64 = first
        self.later: i64 = later

    def numbers(self) -> dict[str, int]:
        return {"first": self.first, "later": self.later}

    def carry_out(self, s: Havana) -> None:
        take_workers(s, self.later if s.worker_taken else self.first)
        s.worker_taken = 1


class Architect(CarryOut):
    """H23: a worker must be taken; while the card lies open its owner may buy what needs it."""

    def __init__(self, workers: i64) -> None:
        self.workers: i64 = workers

    def numbers(self) -> dict[str, int]:
        return {"workers": self.workers}

    def carry_out(self, s: Havana) -> None:
        take_workers(s, self.workers)


def take_workers(s: Havana, number: i64) -> None:
    """Workers from the stock, as far as they go (H22, H23)."""
    if number > s.stock:
        number = s.stock
    if number > 0:
        seat = s.acting()
        s.stock -= number
        s.workers[seat] += number
        s.tell(EVERYBODY, c.TOOK_WORKERS, seat, number, 0)


class BlackMarket(CarryOut):
    """H27: the first this round to carry it out must draw more cubes, blind, than those after."""

    def __init__(self, first: i64, later: i64) -> None:
        self.first: i64 = first
        self.later: i64 = later

    def numbers(self) -> dict[str, int]:
        return {"first": self.first, "later": self.later}

    def carry_out(self, s: Havana) -> None:
        draw_cubes(s, self.later if s.market_used else self.first, s.acting())
        s.market_used = 1


def half(number: i64) -> i64:
    """Rounded up (H28, H29)."""
    return (number + 1) // 2


def coloured_in_centre(s: Havana) -> i64:
    return total(s.centre) - s.centre[c.GREY]


class Pesos(CarryOut):
    """H28: half the pesos of the centre must be taken, rounded up."""

    def carry_out(self, s: Havana) -> None:
        seat = s.acting()
        taken = half(s.centre_pesos)
        s.centre_pesos -= taken
        s.pesos[seat] += taken
        s.tell(EVERYBODY, c.TOOK_PESOS, seat, taken, 0)


class Mama(CarryOut):
    """H29: half the coloured and half the grey cubes must be taken, each half rounded up."""

    def carry_out(self, s: Havana) -> None:
        take_from_centre(s, c.GREY, half(s.centre[c.GREY]))
        s.push(c.TAKE_CUBES, still_to_take(half(coloured_in_centre(s)), c.RED))


def still_to_take(number: i64, first: i64) -> i64:
    """The argument of TakeCubes: so many, from this colour on."""
    return number + (first << 6)


def number_to_take(arg: i64) -> i64:
    """How many cubes are still to be taken."""
    return arg & 63


def colour_to_take(arg: i64) -> i64:
    """The first colour that may be taken."""
    return arg >> 6


class TakeCubes(Step[Havana]):
    """H29: which coloured cubes are taken, named in the colours' order since they come together."""

    def enter(self, s: Havana, arg: i64) -> None:
        left = number_to_take(arg)
        first = colour_to_take(arg)
        if left == 0:
            return
        behind = coloured_in_centre(s)  # what there is from this colour on
        for colour in range(first):
            behind -= s.centre[colour]
        s.ask(s.acting())
        for colour in range(first, c.COLOURED):
            if s.centre[colour] > 0 and behind >= left:
                s.offer(c.TAKE + colour)
            behind -= s.centre[colour]

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        colour = action - c.TAKE
        take_from_centre(s, colour, 1)
        s.push(c.TAKE_CUBES, still_to_take(number_to_take(arg) - 1, colour))
