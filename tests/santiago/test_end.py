"""The end: S49–S52."""

from __future__ import annotations

import pytest

from malecon.santiago.data import LAST_TURN
from tests.santiago.scene import GAME, Table
from tests.support import rule


@rule("S49")
def test_a_jump_may_end_the_game_in_mid_turn() -> None:
    table = Table(2).ship(7, value=4).car("alonso").owner(1, "bank").figure(0, "bank").give(0, "4 pesos")
    table.drives(2)
    assert table.over
    # No Cuban, no building, no rent, no new demand.
    assert table.has(0) == "4 pesos"
    assert table.has(1) == ""
    assert table.state.legal() == []
    assert [GAME.events[event].key for _, event, *_ in table.state.events][-1] == "last-ship-gone"
    assert GAME.ending(table.state) == "last-ship-gone"


@rule("S49")
def test_the_delivery_that_made_the_last_ship_leave_has_paid() -> None:
    table = Table(3).ship(7, value=4).demand("2 rum").car("alonso").give(1, "2 rum").drives(1)
    table.does("pass", "deliver 2 rum")
    assert table.over
    assert table.has(1) == "8 points"


@rule("S49")
def test_the_trading_post_that_made_the_last_ship_leave_has_paid_and_no_rent_follows() -> None:
    table = Table(3).ship(7).demand("1 rum").owner(2, "trading post").give(0, "1 rum").uses("trading post")
    table.does("deliver 1 rum")
    assert table.over
    assert table.has(0) == "2 points"
    assert table.has(2) == ""


@rule("S49")
@pytest.mark.parametrize(
    ("building", "answer"),
    [("customs", "cancel rum"), ("port authority", "marker right")],
)
def test_customs_and_port_authority_may_end_the_game(building: str, answer: str) -> None:
    table = Table(2).ship(7, value=4).demand("1 rum").owner(1, building).uses(building).does(answer)
    assert table.over
    assert table.has(1) == ""


@rule("S49", "S26")
def test_used_at_alonsos_they_end_the_game_before_the_figure_moves() -> None:
    table = Table(2).ship(7, value=4).demand("1 rum").owner(0, "customs").visits("alonso")
    table.does("use customs")
    assert table.over
    assert table.stands(0) is None


@rule("S49")
def test_all_passing_with_the_marker_on_4_may_end_the_game() -> None:
    table = Table(2).ship(7, value=4).demand("1 rum").car("alonso").drives(1).does("pass", "pass")
    assert table.over


@rule("S49")
def test_the_sixth_ship_does_not_end_it() -> None:
    assert not Table(2).ship(6, value=4).car("alonso").drives(2).over


def ended(*players: str) -> Table:
    """A game that ends with these players having this, before the exchange."""
    table = Table(len(players)).ship(7, value=4).car("alonso")
    for seat, has in enumerate(players):
        table.give(seat, has)
    return table.drives(2)


@rule("S50")
def test_each_3_goods_left_over_give_a_point_and_money_none() -> None:
    table = ended("1 sugar, 1 rum, 1 wood, 5 points", "7 wood, 1 cigars, 9 pesos", "2 citrus")
    assert table.state.scores() == [6, 2, 0]
    assert table.heard("goods-exchanged") == [(0, 3, 1), (1, 6, 2)]
    assert [int(table.state.goods_of(seat)) for seat in range(3)] == [0, 2, 2]


@rule("S51")
@pytest.mark.parametrize(
    ("players", "winners"),
    [
        (("5 points", "4 points, 9 pesos"), [0]),
        (("5 points", "4 points, 3 wood"), [0, 1]),
        (("5 points", "4 points, 4 wood"), [1]),  # tie of points: more goods left
        (("5 points, 2 rum", "5 points, 1 rum, 9 pesos"), [0]),
        (("5 points, 1 rum, 1 peso", "5 points, 1 wood, 2 pesos"), [1]),  # then more pesos
        (("5 points, 2 pesos", "5 points, 2 pesos", "4 points"), [0, 1]),  # then a shared win
    ],
)
def test_most_points_win_then_goods_left_then_pesos(players: tuple[str, ...], winners: list[int]) -> None:
    table = ended(*players)
    assert table.state.winners() == winners
    assert table.view(None)["winners"] == winners


@rule("S51", "S50")
def test_who_would_win_now_is_told_with_the_exchange_in_mind() -> None:
    table = Table(2).give(0, "2 points").give(1, "1 point, 6 rum").turn()
    assert table.state.winners() == [1]
    assert table.state.scores() == [2, 1]  # the points as they stand
    assert table.view(None)["winners"] == []  # nobody is shown it before the end (S10)
    assert Table(2).give(0, "4 points").give(1, "1 point, 8 rum").turn().state.winners() == [0]
    assert Table(2).give(0, "2 points, 1 peso").give(1, "1 point, 3 rum").turn().state.winners() == [0]


@rule("S52", "S50")
def test_after_a_thousand_turns_it_ends_as_if_the_last_ship_had_left() -> None:
    table = Table(2).give(0, "3 sugar").give(1, "1 peso")
    table.state.turns = LAST_TURN - 1
    table.face_down("jose").visits("jose")  # the thousandth turn: nothing happens in it
    assert table.over
    assert table.state.scores() == [1, 0]
    assert table.heard("turns-over") == [(LAST_TURN, 0, 0)]
    assert GAME.ending(table.state) == "turns-over"


@rule("S52")
def test_before_that_it_goes_on() -> None:
    table = Table(2).give(1, "1 peso")
    table.state.turns = LAST_TURN - 2
    table.face_down("jose").visits("jose")
    assert table.asked == 1
