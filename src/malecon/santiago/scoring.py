"""The end: when the seventh ship has left, what is left over is exchanged and the game is over."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.kernel.state import EVERYBODY
from malecon.santiago import codes as c
from malecon.santiago.data import GOODS_FOR_A_POINT
from malecon.santiago.holdings import return_goods
from malecon.santiago.state import Santiago


def end_game(s: Santiago) -> None:
    """S49, S50: the game ends at once; leftover goods are exchanged, nothing else happens any more."""
    for seat in range(s.players):
        exchange_leftovers(s, seat)
    s.finish()


def exchange_leftovers(s: Santiago, seat: i64) -> None:
    """S50: each 3 goods, in any mix, give 1 point. Which ones go back makes no difference: the first do."""
    points = s.goods_of(seat) // GOODS_FOR_A_POINT
    if points == 0:
        return
    due = points * GOODS_FOR_A_POINT
    s.tell(EVERYBODY, c.GOODS_EXCHANGED, seat, due, points)
    s.points[seat] += points
    for good in range(c.GOODS):
        number = s.has(seat, good)
        if number > due:
            number = due
        return_goods(s, seat, good, number)
        due -= number
