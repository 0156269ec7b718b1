"""A new ship: S40–S42."""

from __future__ import annotations

import pytest

from malecon.kernel.state import CHANCE
from malecon.santiago.text import SORT_NAMES
from tests.santiago.scene import Table
from tests.support import rule


@rule("S40")
def test_a_ship_leaves_when_the_marker_reaches_the_chequered_flag() -> None:
    table = Table(2).ship(3, value=4).car("alonso").drives(2)
    assert (table.state.ship, table.state.value) == (4, 2)
    assert table.heard("ship-left", "ship-arrived") == [(3, 0, 0), (4, 0, 0)]


@rule("S40")
def test_a_ship_leaves_when_its_demand_is_met() -> None:
    table = Table(2).ship(3, value=4).demand("1 rum").uses("customs").does("cancel rum")
    assert (table.state.ship, table.state.value) == (4, 2)


@rule("S41")
@pytest.mark.parametrize("way", ["jump", "harbour", "customs", "port authority", "trading post"])
def test_whose_turn_it_is_rolls_and_chooses_as_the_last_thing_of_the_turn(way: str) -> None:
    table = Table(2).ship(1, value=4).demand("1 rum").give(1, "1 rum, 1 peso")
    match way:
        case "jump":
            table.car("alonso").drives(2).does("decline", "move to bank", "decline")
        case "harbour":
            table.car("alonso").drives(1).does("pass", "deliver 1 rum")
        case "customs":
            table.uses("customs").does("cancel rum")
        case "port authority":
            table.uses("port authority").does("marker right")
        case "trading post":
            table.give(0, "1 rum").uses("trading post").does("deliver 1 rum")
    assert table.asked == CHANCE
    table.dice(1, 2, 2, 3, 3)
    assert table.asked == 0
    assert table.options() == [f"leave out {sort}" for sort in SORT_NAMES]
    table.does("leave out rum")
    assert table.demanded() == "1 sugar, 2 citrus, 2 tobacco, 3 cigars"
    assert table.turn_of == 1


@rule("S41")
def test_the_rent_comes_before_the_new_demand() -> None:
    table = Table(2).owner(1, "customs").demand("1 rum").uses("customs").does("cancel rum")
    assert table.asked == CHANCE
    assert table.has(1) == "1 point"


@rule("S42")
def test_until_then_customs_and_trading_post_have_no_effect() -> None:
    table = Table(2).ship(1, value=4).car("alonso").give(0, "1 rum").owner(0, "customs", "trading post")
    table.drives(2).does("decline", "move to bank", "decline")
    assert table.asked == CHANCE  # the ship left by the jump; the rest of the turn asked for no demand
    # Both are without effect on the new ship.
    table = (
        Table(2).ship(1, value=4).car("pablo").give(0, "1 rum").owner(0, "customs", "trading post", "bank")
    )
    table.drives(11)  # round to Alonso, over the harbour once
    assert (table.station(), table.state.ship) == ("alonso", 2)
    assert table.options() == ["use bank", "decline"]


@rule("S42")
def test_until_then_the_port_authority_may_move_the_marker_of_the_new_ship() -> None:
    table = Table(2).ship(1, value=4).car("pablo").owner(0, "port authority").drives(11)
    assert table.state.value == 2
    table.does("use port authority")
    assert table.state.value == 3  # to the left it cannot go from 2: it was the only way
    # By jumps it may even come to leave without ever having had a demand.
    table = Table(2).car("pablo").owner(0, "port authority").drives(51)  # five jumps: it stands on 4
    assert (table.state.ship, table.state.value) == (2, 4)
    table.does("use port authority", "marker right")
    assert (table.state.ship, table.state.value) == (3, 2)


@rule("S42")
def test_stopping_in_the_harbour_then_holds_no_round() -> None:
    table = Table(2).ship(1, value=4).demand("2 rum").car("pedro").give(1, "2 rum, 1 peso").drives(19)
    # Over the harbour once, the ship left; then into the harbour.
    assert table.station() == "harbour"
    assert (table.state.ship, table.state.value) == (2, 2)
    assert table.heard("no-round") == [(0, 0, 0)]
    assert table.asked == CHANCE  # straight to the new demand
    assert table.has(1) == "2 rum, 1 peso"


@rule("S42")
def test_the_old_ships_open_demand_leaves_with_it() -> None:
    table = Table(2).ship(1, value=4).demand("2 rum, 1 sugar").car("alonso").drives(2)
    assert table.demanded() == ""
    assert table.view(None)["left_out"] is None
    assert table.view(None)["awaited"] is True
