"""Buying buildings (H15, H30–H36): which tile, and how it is paid."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.havana import codes as c
from malecon.havana.data import EXCHANGE
from malecon.havana.materials import box
from malecon.havana.rows import end_if_used_up, take_tile, tile_at_end
from malecon.havana.state import Havana
from malecon.kernel.state import EVERYBODY, changed
from malecon.kernel.step import Step


def price(s: Havana, end: i64, material: i64) -> i64:
    """How much of a material the tile at this end costs."""
    return price_of(s, tile_at_end(s, end), material)


def price_of(s: Havana, tile: i64, material: i64) -> i64:
    """How much of a material this tile costs."""
    place = tile * c.PRICES + material
    return s.tiles.price[place]


def missing(s: Havana, seat: i64, tile: i64, first: i64) -> i64:
    """How many coloured cubes of the price, from this colour on, the player does not have."""
    lacking: i64 = 0
    for colour in range(first, c.COLOURED):
        short = price_of(s, tile, colour) - s.has(seat, colour)
        if short > 0:
            lacking += short
    return lacking


def affordable(s: Havana, seat: i64, end: i64) -> bool:
    """H31–H33: whether a player can pay the tile exactly, exchanging where it must be."""
    tile = tile_at_end(s, end)
    if tile < 0:
        return False
    pesos = price_of(s, tile, c.PESOS)
    lacking = price_of(s, tile, c.WORKERS) - s.workers[seat]
    if lacking > 0:
        pesos += EXCHANGE * lacking
    if s.pesos[seat] < pesos:
        return False
    if price_of(s, tile, c.ARCHITECT_NEEDED) and not s.has_open(seat, c.ARCHITECT):
        return False
    return s.grey(seat) >= price_of(s, tile, c.GREY) + EXCHANGE * missing(s, seat, tile, c.RED)


# --- what is still to be paid in cubes: the argument of PayCubes ---


def owed(end: i64, colour: i64) -> i64:
    """The cubes of the tile at this end from this colour on."""
    return end + 4 * colour


def end_owed(arg: i64) -> i64:
    """The end whose tile is being paid."""
    return arg & 3


def colour_owed(arg: i64) -> i64:
    """The colour that is to be paid next."""
    return arg >> 2


class Buying(Step[Havana]):
    """H15, H30, H36: after both cards a player may buy end tiles, one after another, as they can be paid."""

    def enter(self, s: Havana, arg: i64) -> None:
        seat = s.acting()
        s.ask(seat)
        for end in range(c.ENDS):
            if affordable(s, seat, end):
                s.offer(c.BUY + end)
        s.offer(c.END_TURN)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        if action != c.END_TURN:
            end = action - c.BUY
            s.push(c.BUYING)
            s.push(c.HAND_OVER, end)
            s.push(c.PAY_CUBES, owed(end, c.RED))
            s.push(c.PAY_WORKERS, end)


class PayWorkers(Step[Havana]):
    """H31, H33: pesos and workers go to the stock; 5 pesos may be paid in place of each worker."""

    def enter(self, s: Havana, arg: i64) -> None:
        seat = s.acting()
        workers = price(s, arg, c.WORKERS)
        spare = (s.pesos[seat] - price(s, arg, c.PESOS)) // EXCHANGE
        s.ask(seat)
        for replaced in range(workers + 1):
            if workers - replaced <= s.workers[seat] and replaced <= spare:
                s.offer(c.PAY_PESOS + replaced)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        seat = s.acting()
        replaced = action - c.PAY_PESOS
        workers = price(s, arg, c.WORKERS) - replaced
        pesos = price(s, arg, c.PESOS) + EXCHANGE * replaced
        s.workers[seat] -= workers
        s.stock += workers
        s.pesos[seat] -= pesos
        tell_paid(s, c.WORKERS, workers)
        tell_paid(s, c.PESOS, pesos)


class PayCubes(Step[Havana]):
    """H31, H33: colour by colour, cubes leave the game; 5 grey ones may be paid in place of each."""

    def enter(self, s: Havana, arg: i64) -> None:
        end = end_owed(arg)
        colour = colour_owed(arg)
        while colour < c.COLOURED and price(s, end, colour) == 0:
            colour += 1
        if colour == c.COLOURED:
            return
        s.arg = owed(end, colour)  # the colour that is asked for
        seat = s.acting()
        cubes = price(s, end, colour)
        reserved = price(s, end, c.GREY) + EXCHANGE * missing(s, seat, tile_at_end(s, end), colour + 1)
        spare = (s.grey(seat) - reserved) // EXCHANGE
        s.ask(seat)
        for replaced in range(cubes + 1):
            if cubes - replaced <= s.has(seat, colour) and replaced <= spare:
                s.offer(c.PAY_GREY + c.NUMBERS * colour + replaced)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        end = end_owed(arg)
        colour = colour_owed(arg)
        seat = s.acting()
        replaced = action - c.PAY_GREY - c.NUMBERS * colour
        cubes = price(s, end, colour) - replaced
        box(s, seat, colour, cubes)
        box(s, seat, c.GREY, EXCHANGE * replaced)
        tell_paid(s, colour, cubes)
        tell_paid(s, c.GREY, EXCHANGE * replaced)
        s.push(c.PAY_CUBES, owed(end, colour + 1))


class HandOver(Step[Havana]):
    """H31, H34: the grey cubes of the price leave the game, and the tile lies before its buyer for good."""

    def enter(self, s: Havana, arg: i64) -> None:
        seat = s.acting()
        grey = price(s, arg, c.GREY)
        box(s, seat, c.GREY, grey)
        tell_paid(s, c.GREY, grey)
        tile = take_tile(s, arg, seat)
        s.points = changed(s.points, seat, s.points[seat] + s.tiles.points[tile])
        s.tell(EVERYBODY, c.BOUGHT, seat, tile, 0)
        if s.points[seat] >= s.goal:  # H43 comes before H44
            s.tell(EVERYBODY, c.GOAL_REACHED, seat, 0, 0)
            s.finish()
        else:
            end_if_used_up(s)


def tell_paid(s: Havana, material: i64, number: i64) -> None:
    if number > 0:
        s.tell(EVERYBODY, c.PAID, s.acting(), material, number)
