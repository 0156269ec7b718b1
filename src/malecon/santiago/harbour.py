"""The harbour: a delivery round (S35–S39)."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.kernel.state import EVERYBODY, OVER
from malecon.kernel.step import Step
from malecon.santiago import codes as c
from malecon.santiago.data import WOOD_POINTS
from malecon.santiago.holdings import return_goods, take_points
from malecon.santiago.ship import marker_right, turn_down
from malecon.santiago.state import Santiago


class Delivery(Step[Santiago]):
    """S35, S37: from the driver clockwise, again and again, each delivers a sort or wood, or passes for good.

    S53: everybody who has not passed is asked, also one who cannot deliver.
    """

    def enter(self, s: Santiago, arg: i64) -> None:
        s.ask_always(arg)
        for sort in range(c.SORTS):
            for number in range(1, most(s.has(arg, sort), s.demand[sort]) + 1):
                s.offer(c.DELIVER + packed(sort, number))
        for sort in range(c.SORTS):
            for number in range(1, most(s.has(arg, c.WOOD), s.demand[sort]) + 1):
                s.offer(c.DELIVER_WOOD + packed(sort, number))
        s.offer(c.PASS)

    def apply(self, s: Santiago, arg: i64, action: i64) -> None:
        if action == c.PASS:
            s.passed += c.SEAT[arg]
            s.tell(EVERYBODY, c.PASSED, arg, 0, 0)
        elif action < c.DELIVER_WOOD:
            deliver(s, arg, sort_of(action - c.DELIVER), number_of(action - c.DELIVER))
        else:
            deliver_wood(s, arg, sort_of(action - c.DELIVER_WOOD), number_of(action - c.DELIVER_WOOD))
        if s.awaited or s.seat == OVER:  # S38: the ship has left
            return
        seat = arg
        for clockwise in range(s.players):
            seat = (seat + 1) % s.players
            if not s.passed & c.SEAT[seat]:
                s.push(c.DELIVERY, seat)
                return
        marker_right(s)  # S39: all have passed with demand left


def packed(sort: i64, number: i64) -> i64:
    """What a delivery adds to its verb."""
    return (number - 1) * c.SORTS + sort


def sort_of(delivery: i64) -> i64:
    return delivery % c.SORTS


def number_of(delivery: i64) -> i64:
    return delivery // c.SORTS + 1


def most(has: i64, demand: i64) -> i64:
    """S35: 1 up to the open demand, as far as the player has it."""
    return has if has < demand else demand


def deliver(s: Santiago, seat: i64, sort: i64, number: i64) -> None:
    """S36: the goods go to the stock, each pays the value marker at once, the die is turned down at once."""
    return_goods(s, seat, sort, number)
    s.tell(EVERYBODY, c.DELIVERED, seat, sort, number)
    take_points(s, seat, number * s.value)
    turn_down(s, sort, number)


def deliver_wood(s: Santiago, seat: i64, sort: i64, number: i64) -> None:
    """S37: only wood, for one die of choice, 1 point each whatever the marker says."""
    return_goods(s, seat, c.WOOD, number)
    s.tell(EVERYBODY, c.WOOD_DELIVERED, seat, sort, number)
    take_points(s, seat, number * WOOD_POINTS)
    turn_down(s, sort, number)
