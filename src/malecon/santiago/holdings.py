"""Goods, pesos and points: how they come from the stock and go back to it, always in the open (S2, S10)."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.kernel.state import EVERYBODY
from malecon.santiago import codes as c
from malecon.santiago.state import Santiago


def take_goods(s: Santiago, seat: i64, good: i64, number: i64) -> None:
    """S2: goods are limited; who is due more than there is takes what there is."""
    if number > s.stock[good]:
        number = s.stock[good]
    s.stock[good] -= number
    s.goods[seat * c.GOODS + good] += number
    s.tell(EVERYBODY, c.TOOK_GOODS, seat, good, number)


def return_goods(s: Santiago, seat: i64, good: i64, number: i64) -> None:
    """Goods go back to the stock; whoever delivers them tells it in a way of their own."""
    s.goods[seat * c.GOODS + good] -= number
    s.stock[good] += number


def give_goods(s: Santiago, seat: i64, good: i64, number: i64) -> None:
    """Goods are paid into the stock."""
    return_goods(s, seat, good, number)
    s.tell(EVERYBODY, c.GAVE_GOODS, seat, good, number)


def take_pesos(s: Santiago, seat: i64, number: i64) -> None:
    """S2: pesos never run out."""
    s.pesos[seat] += number
    s.tell(EVERYBODY, c.TOOK_PESOS, seat, number, 0)


def give_pesos(s: Santiago, seat: i64, number: i64) -> None:
    s.pesos[seat] -= number
    s.tell(EVERYBODY, c.GAVE_PESOS, seat, number, 0)


def take_points(s: Santiago, seat: i64, number: i64) -> None:
    """S2: victory points never run out."""
    s.points[seat] += number
    s.tell(EVERYBODY, c.TOOK_POINTS, seat, number, 0)


def give_points(s: Santiago, seat: i64, number: i64) -> None:
    s.points[seat] -= number
    s.tell(EVERYBODY, c.GAVE_POINTS, seat, number, 0)
