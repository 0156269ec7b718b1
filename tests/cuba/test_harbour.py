"""The mayor and the harbour: loading, leaving, closing up."""

from __future__ import annotations

import pytest

from malecon.cuba import codes as c
from tests.cuba.scene import Table
from tests.support import rule


@rule("C31", "C5")
@pytest.mark.parametrize(("dock", "ship"), [(1, 5), (2, 5), (3, 5)])
def test_each_dock_pays_its_number_for_each_unit(dock: int, ship: int) -> None:
    table = Table()
    table.moor(dock, ship)  # 21002
    table.give(0, citrus=2, cigars=1).play(0, "mayor")
    table.does(
        f"load dock {dock} with citrus", f"load dock {dock} with citrus", f"load dock {dock} with cigars"
    )
    assert table.over
    assert table.points == [3 * dock, 0]
    assert table.load(dock) == {"citrus": 2, "cigars": 1}
    assert table.has(0) == {}


@rule("C31")
def test_only_one_ship_and_each_unit_on_a_space_of_its_kind() -> None:
    table = Table()  # 12200, 20120, 00212
    table.give(0, citrus=2, sugar=2, rum=1, tobacco=1).play(0, "mayor")
    assert table.options() == [
        *("load dock 1 with citrus", "load dock 1 with tobacco", "load dock 1 with sugar"),
        *("load dock 2 with citrus", "load dock 2 with sugar", "load dock 2 with rum"),
        *("load dock 3 with sugar", "load dock 3 with rum"),
        *("take pesos", "done"),
    ]
    table.does("load dock 2 with citrus", "load dock 2 with citrus")
    assert table.options() == ["load dock 2 with sugar", "load dock 2 with rum", "done"]
    table.does("load dock 2 with sugar")
    assert table.options() == ["load dock 2 with rum", "done"], "one space for sugar"
    table.does("done")
    assert table.over
    assert table.points == [6, 0]
    assert table.has(0) == {"sugar": 1, "rum": 1, "tobacco": 1}


@rule("C31", "C29")
def test_one_loads_from_lot_and_warehouse() -> None:
    table = Table().give(0, tobacco=1).store(0, tobacco=1).play(0, "mayor")
    table.does("load dock 1 with tobacco", "load dock 1 with tobacco")
    assert table.over
    assert table.has(0) == {}
    assert table.points == [2, 0]


@rule("C31")
def test_every_load_of_one_ship_can_be_had_in_one_way_only() -> None:
    table = Table().give(0, citrus=2, tobacco=2, sugar=1, rum=2, cigars=3).play(0, "mayor")
    found = []
    waiting = [table]
    while waiting:
        state = waiting.pop()
        if state.over:
            found.append(tuple(tuple(sorted(state.load(dock).items())) for dock in (1, 2, 3)))
            continue
        for answer in state.options():
            if answer != "take pesos":
                after = state.copy()
                after.does(answer)
                waiting.append(after)
    assert len(found) == len(set(found))
    # 12200 takes up to 1, 2, 1; 20120 up to 2, 1, 2; 00212 up to 1, 1, 2; and nothing at all.
    assert len(found) == (2 * 3 * 2 - 1) + (3 * 2 * 3 - 1) + (2 * 2 * 3 - 1) + 1


@rule("C32", "C33")
def test_the_first_who_loads_nothing_gets_4_pesos_the_second_2() -> None:
    table = Table(3).play(2, "mayor").does("take pesos")
    table.play(0, "mayor").does("take pesos")
    assert table.pesos == [12, 10, 14]
    table.play(1, "mayor")
    assert table.over
    assert table.pesos == [12, 10, 14]


@rule("C32")
def test_he_need_take_neither() -> None:
    table = Table().give(0, citrus=1).play(0, "mayor").does("done")
    assert table.pesos == [10, 10]
    assert table.points == [0, 0]
    assert table.state.mayors_idle == 0


@rule("C31")
def test_at_an_empty_dock_nothing_is_loaded() -> None:
    table = Table.new().does("start player 0", "turn ship 1", "turn ship 2", "turn ship 3")
    table.give(0, cigars=1).play(0, "mayor")
    assert table.options() == ["take pesos", "done"], "dock 3 is empty in round 1, and the sea is no dock"


@rule("C75")
def test_without_the_harbour_act_a_full_ship_waits() -> None:
    table = Table().moor(2, 2, citrus=2, sugar=1, rum=1).give(0, rum=1, citrus=1).play(0, "mayor")
    table.does("load dock 2 with rum")
    assert table.over
    assert table.ships == [4, 1, 2, 3]
    table.play(0, "mayor")
    assert "load dock 2 with citrus" not in table.options()


@rule("C75", "C92")
def test_under_the_harbour_act_it_leaves_at_once_and_the_others_close_up() -> None:
    table = Table().enact("harbour").moor(1, 1, tobacco=1).moor(2, 2, citrus=2, sugar=1, rum=1)
    table.moor(3, 3, sugar=1).give(0, rum=2, sugar=1)
    rum, citrus = table.stock("rum"), table.stock("citrus")
    table.play(0, "mayor").does("load dock 2 with rum")
    assert table.points == [2, 0]
    assert table.ships == [None, 4, 1, 3], "the ship ahead of the gap does not move"
    table.does("turn ship 12")
    assert table.over, "no other ship is loaded"
    assert table.ships == [12, 4, 1, 3]
    assert table.load(1) == {}
    assert table.load(2) == {"tobacco": 1}, "part loads stay on their ships"
    assert table.load(3) == {"sugar": 1}
    assert table.stock("rum") == rum + 2
    assert table.stock("citrus") == citrus + 2
    assert [int(n) for n in table.state.under] == [1]


@rule("C75")
def test_a_small_branch_office_too_makes_a_ship_leave() -> None:
    table = Table().enact("harbour").moor(3, 3, sugar=2, rum=1, cigars=1).give(1, cigars=1)
    table.use(1, "small branch office")
    assert table.points == [0, 3]
    assert table.ships == [None, 4, 1, 2]


@rule("C92")
def test_at_the_end_of_round_1_all_move_up_by_one() -> None:
    table = Table.new().does("start player 0", "turn ship 1", "turn ship 2", "turn ship 4")
    table.state.round = 1
    table.moor(2, 2, rum=1).ask(c.END_OF_ROUND)
    assert table.ships == [None, 4, 1, 2]
    table.does("turn ship 9")
    assert table.ships == [9, 4, 1, 2]
    assert table.load(3) == {"rum": 1}
    assert list(table.state.under) == []


@rule("C92")
def test_from_round_2_dock_3_leaves_whatever_its_load() -> None:
    table = Table().moor(3, 3, sugar=1)
    sugar = table.stock("sugar")
    table.ask(c.END_OF_ROUND).does("turn ship 9")
    assert table.ships == [9, 4, 1, 2]
    assert table.stock("sugar") == sugar + 1
    assert [int(n) + 1 for n in table.state.under] == [3]


@rule("C92")
def test_several_leave_in_the_order_3_2_1_and_new_ones_sail_on_to_the_foremost_gap() -> None:
    table = Table().moor(1, 1, citrus=1, tobacco=2, sugar=2).moor(2, 2, citrus=2, sugar=1, rum=2)
    table.ask(c.END_OF_ROUND)
    assert [int(n) + 1 for n in table.state.under] == [3, 2, 1]
    assert table.ships == [None, None, None, 4]
    table.does("turn ship 9")
    assert table.ships == [None, None, 9, 4]
    table.does("turn ship 8", "turn ship 5")
    assert table.over
    assert table.ships == [5, 8, 9, 4]


@rule("C92", "C10")
def test_below_the_shuffled_part_the_ships_come_in_their_known_order() -> None:
    table = Table()
    for ship in (5, 6, 7, 8, 9, 10, 11, 12, 13, 14):
        table.state.ship_pile -= c.BIT[ship - 1]
    for ship in (6, 5, 7, 8, 9, 10, 11, 12, 13, 14):
        table.state.harbour[c.DOCKS * c.BERTH] = ship - 1
        table.state.under = type(table.state.under)([*table.state.under, ship - 1])
    table.state.harbour[c.DOCKS * c.BERTH] = 3 - 1
    table.ask(c.END_OF_ROUND)
    assert table.ships == [15, 4, 1, 2], "the last of the shuffled part needs no draw"
    assert table.state.ship_pile == 0
    table.ask(c.END_OF_ROUND)
    assert table.over, "nor do those under it"
    assert table.ships == [6, 15, 4, 1]
    assert [int(n) + 1 for n in table.state.under] == [5, 7, 8, 9, 10, 11, 12, 13, 14, 3, 2]


@rule("C92", "C5")
def test_chance_draws_each_ship_of_the_shuffled_part_alike() -> None:
    table = Table().ask(c.END_OF_ROUND)
    assert table.options() == [f"turn ship {n}" for n in range(5, 16)]
    assert set(table.state.weights) == {1}
