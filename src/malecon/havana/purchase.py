"""Buying buildings (H15, H30–H36): which tile, and how it is paid."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from malecon.havana.codes import (
    ARCHITECT,
    ARCHITECT_NEEDED,
    BOUGHT,
    BUY,
    BUYING,
    COLOURED,
    COLOURS,
    END_TURN,
    ENDS,
    GOAL_REACHED,
    GREY,
    HAND_OVER,
    PAID,
    PAY_CUBES,
    PAY_GREY,
    PAY_PESOS,
    PAY_WORKERS,
    PESOS,
    PRICES,
    WORKERS,
)
from malecon.havana.materials import box
from malecon.havana.rows import end_if_used_up, take_tile, tile_at_end
from malecon.havana.state import Havana
from malecon.kernel.state import EVERYBODY
from malecon.kernel.step import Step

EXCHANGE: Final[i64] = 5  # pesos for a worker, grey cubes for a coloured one (H33)


def price(s: Havana, end: i64, material: i64) -> i64:
    """How much of a material the tile at this end costs."""
    return price_of(s, tile_at_end(s, end), material)


def price_of(s: Havana, tile: i64, material: i64) -> i64:
    """How much of a material this tile costs."""
    return s.tiles.price[tile * PRICES + material]


def missing(s: Havana, seat: i64, tile: i64, first: i64) -> i64:
    """How many coloured cubes of the price, from this colour on, the player does not have."""
    lacking: i64 = 0
    for colour in range(first, COLOURED):
        short = price_of(s, tile, colour) - s.cubes[seat * COLOURS + colour]
        if short > 0:
            lacking += short
    return lacking


def affordable(s: Havana, seat: i64, end: i64) -> bool:
    """H31–H33: whether he can pay the tile exactly, exchanging where he must."""
    tile = tile_at_end(s, end)
    if tile < 0:
        return False
    price = s.tiles.price
    at = tile * PRICES
    if price[at + ARCHITECT_NEEDED] and not s.has_open(seat, ARCHITECT):
        return False
    pesos = price[at + PESOS]
    lacking = price[at + WORKERS] - s.workers[seat]
    if lacking > 0:
        pesos += EXCHANGE * lacking
    if s.pesos[seat] < pesos:
        return False
    return s.grey(seat) >= price[at + GREY] + EXCHANGE * missing(s, seat, tile, 0)


class Buying(Step[Havana]):
    """H15, H30, H36: after both cards he may buy end tiles, one after another, as many as he can pay."""

    def enter(self, s: Havana, arg: i64) -> None:
        seat = s.acting()
        s.ask(seat)
        for end in range(ENDS):
            if affordable(s, seat, end):
                s.offer(BUY + end)
        s.offer(END_TURN)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        if action != END_TURN:
            end = action - BUY
            s.push(BUYING)
            s.push(HAND_OVER, end)
            s.push(PAY_CUBES, end)
            s.push(PAY_WORKERS, end)


class PayWorkers(Step[Havana]):
    """H31, H33: pesos and workers go to the stock; he may pay 5 pesos in place of each worker."""

    def enter(self, s: Havana, arg: i64) -> None:
        seat = s.acting()
        workers = price(s, arg, WORKERS)
        spare = (s.pesos[seat] - price(s, arg, PESOS)) // EXCHANGE
        s.ask(seat)
        for replaced in range(workers + 1):
            if workers - replaced <= s.workers[seat] and replaced <= spare:
                s.offer(PAY_PESOS + replaced)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        seat = s.acting()
        replaced = action - PAY_PESOS
        workers = price(s, arg, WORKERS) - replaced
        pesos = price(s, arg, PESOS) + EXCHANGE * replaced
        s.workers[seat] -= workers
        s.stock += workers
        s.pesos[seat] -= pesos
        tell_paid(s, WORKERS, workers)
        tell_paid(s, PESOS, pesos)


class PayCubes(Step[Havana]):
    """H31, H33: colour by colour, cubes leave the game; he may pay 5 grey ones in place of each."""

    def enter(self, s: Havana, arg: i64) -> None:
        end = arg & 3
        colour = arg >> 2
        while colour < COLOURED and price(s, end, colour) == 0:
            colour += 1
        if colour == COLOURED:
            return
        s.arg = end + 4 * colour  # the colour that is asked for
        seat = s.acting()
        cubes = price(s, end, colour)
        reserved = price(s, end, GREY) + EXCHANGE * missing(s, seat, tile_at_end(s, end), colour + 1)
        spare = (s.grey(seat) - reserved) // EXCHANGE
        s.ask(seat)
        for replaced in range(cubes + 1):
            if cubes - replaced <= s.cubes[seat * COLOURS + colour] and replaced <= spare:
                s.offer(PAY_GREY + 10 * colour + replaced)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        end = arg & 3
        colour = arg >> 2
        seat = s.acting()
        replaced = action - PAY_GREY - 10 * colour
        cubes = price(s, end, colour) - replaced
        box(s, seat, colour, cubes)
        box(s, seat, GREY, EXCHANGE * replaced)
        tell_paid(s, colour, cubes)
        tell_paid(s, GREY, EXCHANGE * replaced)
        s.push(PAY_CUBES, end + 4 * (colour + 1))


class HandOver(Step[Havana]):
    """H31, H34: the grey cubes of the price leave the game, and the tile lies before its buyer for good."""

    def enter(self, s: Havana, arg: i64) -> None:
        seat = s.acting()
        grey = price(s, arg, GREY)
        box(s, seat, GREY, grey)
        tell_paid(s, GREY, grey)
        tile = take_tile(s, arg, seat)
        s.points[seat] += s.tiles.points[tile]
        s.tell(EVERYBODY, BOUGHT, seat, tile, 0)
        if s.points[seat] >= s.goal:  # H43 comes before H44
            s.tell(EVERYBODY, GOAL_REACHED, seat, 0, 0)
            s.finish()
        else:
            end_if_used_up(s)


def tell_paid(s: Havana, material: i64, number: i64) -> None:
    if number > 0:
        s.tell(EVERYBODY, PAID, s.acting(), material, number)
