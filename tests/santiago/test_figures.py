"""The figures: S28–S34."""

from __future__ import annotations

import pytest

from tests.santiago.scene import Table
from tests.support import rule


@rule("S28")
def test_a_figure_must_move_to_another_free_building_under_the_flower() -> None:
    table = Table(3).figure(0, "cafe").figure(1, "customs").visits("maria").does("decline")
    # Only the newspaper is left: nobody is asked.
    assert table.stands(0) == "newspaper"
    assert table.heard("figure-moved") != []
    table = Table(3).figure(0, "bank").figure(1, "customs").visits("maria").does("decline")
    assert table.options() == ["move to cafe", "move to newspaper"]


@rule("S28")
def test_using_the_building_is_voluntary() -> None:
    table = Table(2).visits("pedro").does("decline", "move to church")
    assert table.options() == ["use church", "decline"]
    assert table.does("decline").has(0) == ""
    assert table.stands(0) == "church"


@rule("S28", "S32")
def test_example_two_wood_from_miguel_and_the_bank_is_the_only_way_to_go() -> None:
    table = Table(3)
    spaces = [int(building) for building in table.state.spaces]
    # Blue are the cigar factory, the black market and the bank.
    spaces[0], spaces[3] = spaces[3], spaces[0]
    for space, building in enumerate(spaces):
        table.state.spaces[space] = building
    table.figure(2, "cigar factory").figure(0, "black market").owner(2, "bank").give(1, "1 peso")
    table.visits("miguel").does("call on miguel")
    assert table.stands(0) == "bank"
    table.does("use bank")
    assert table.has(0) == "2 wood, 2 pesos"
    assert table.has(2) == "1 point"


@rule("S29")
def test_with_all_three_occupied_it_stays_and_may_use_its_building() -> None:
    # The player's own figure is one of the three.
    table = (
        Table(3).figure(0, "bank").figure(1, "church").figure(2, "sawmill").visits("pedro").does("decline")
    )
    assert table.stands(0) == "bank"
    assert table.options() == ["use bank", "decline"]
    assert table.does("use bank").has(0) == "2 pesos"
    # It stands elsewhere, and stays there.
    table = Table(4).figure(0, "church").figure(1, "cafe").figure(2, "newspaper").figure(3, "customs")
    table.visits("maria").does("decline", "use church")
    assert table.has(0) == "1 point"
    assert table.stands(0) == "church"


@rule("S29")
def test_with_all_three_occupied_and_the_figure_off_the_board_there_is_no_building() -> None:
    table = Table(4).figure(1, "cafe").figure(2, "newspaper").figure(3, "customs").give(1, "1 peso")
    table.visits("maria").does("decline")
    assert table.stands(0) is None
    assert table.turn_of == 1


@rule("S30")
def test_after_the_harbour_the_figure_stays_and_uses_nothing() -> None:
    table = Table(2).figure(0, "bank").give(1, "1 peso").car("alonso").drives(1)
    assert table.question == "delivery"
    table.does("pass", "pass")
    assert table.turn_of == 1
    assert table.stands(0) == "bank"
    assert table.has(0) == ""


@rule("S31")
def test_after_a_deactivated_cuban_the_figure_stays_and_uses_nothing() -> None:
    table = Table(2).figure(0, "bank").give(1, "1 peso").face_down("pedro").visits("pedro")
    assert table.turn_of == 1
    assert table.stands(0) == "bank"
    assert table.has(0) == ""


@rule("S32")
def test_a_visit_brings_the_owner_a_point_and_costs_the_visitor_nothing() -> None:
    table = Table(3).owner(2, "church").give(0, "1 peso").give(1, "1 peso")
    table.turn().does("drive 1", "decline", "move to church", "decline")
    assert table.has(2) == "1 point"
    assert table.has(0) == "1 peso"
    assert table.heard("rent-paid") == [(2, 0, 1)]


@rule("S32")
def test_nothing_for_ones_own_building_and_nothing_where_nobody_owns() -> None:
    table = Table(2).owner(0, "church").give(1, "1 peso").visits("pedro")
    table.does("decline", "move to church", "decline")
    assert table.has(0) == ""
    table = Table(2).give(1, "1 peso").visits("pedro").does("decline", "move to church", "decline")
    assert table.heard("rent-paid") == []


@rule("S32")
def test_the_rent_is_counted_at_the_end_of_the_turn() -> None:
    # The visitor's own point is taken first; the owner's comes last.
    table = Table(2).owner(1, "church").give(1, "1 peso").visits("pedro")
    table.does("decline", "move to church")
    assert table.has(1) == "1 peso"
    table.does("use church")
    assert table.has(1) == "1 peso, 1 point"


@rule("S32")
@pytest.mark.parametrize(("rent_when_staying", "rent"), [(True, "1 peso, 1 point"), (False, "1 peso")])
@pytest.mark.parametrize("way", ["harbour", "deactivated", "zorro", "occupied"])
def test_the_option_tells_whether_a_figure_that_merely_stayed_brings_rent(
    way: str, rent_when_staying: bool, rent: str
) -> None:
    table = Table(3, rent_when_staying=rent_when_staying).figure(0, "church").owner(1, "church")
    table.give(1, "1 peso")
    match way:
        case "harbour":
            table.car("alonso").drives(1).does("pass", "pass", "pass")
        case "deactivated":
            table.face_down("jose").visits("jose")
        case "zorro":
            table.visits("el zorro").does("decline", "decline")
        case "occupied":
            table.figure(1, "bank").figure(2, "sawmill").visits("pedro").does("decline", "decline")
    assert table.turn_of == 1
    assert table.stands(0) == "church"
    assert table.has(1) == rent


@rule("S32")
def test_a_figure_that_moved_brings_rent_with_either_option() -> None:
    for option in (True, False):
        table = Table(2, rent_when_staying=option).owner(1, "church").give(1, "1 peso").visits("pedro")
        table.does("decline", "move to church", "decline")
        assert table.has(1) == "1 peso, 1 point"


@rule("S33")
def test_after_el_zorro_the_figure_stays_and_may_use_its_building_once_more() -> None:
    table = Table(2).figure(0, "bank").visits("el zorro").does("decline")
    assert table.options() == ["use bank", "decline"]
    assert table.does("use bank").has(0) == "2 pesos"
    assert table.stands(0) == "bank"


@rule("S33")
def test_after_el_zorro_with_the_figure_off_the_board_there_is_no_building() -> None:
    table = Table(2).give(1, "1 peso").visits("el zorro").does("decline")
    assert table.turn_of == 1
    assert table.stands(0) is None


@rule("S34")
def test_a_figure_stays_until_the_next_turn_and_keeps_the_building_occupied() -> None:
    table = Table(2).give(0, "9 pesos").give(1, "9 pesos").turn()
    table.does("drive 1", "decline", "move to bank", "decline")
    assert table.asked == 1
    table.does("drive 8", "decline")  # to Alonso, whose flower is white too
    assert table.options() == ["move to church", "move to sawmill"]
    table.does("move to church", "decline")
    assert table.stands(0) == "bank"
    assert table.asked == 0
