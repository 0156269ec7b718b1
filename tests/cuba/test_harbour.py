"""The mayor and the harbour: loading, leaving, closing up."""

from __future__ import annotations

import pytest

from malecon.cuba import codes as c
from tests.cuba import scene
from tests.cuba.scene import act, options
from tests.support import rule


@rule("C31", "C5")
@pytest.mark.parametrize(("dock", "ship"), [(1, 5), (2, 5), (3, 5)])
def test_each_dock_pays_its_number_for_each_unit(dock: int, ship: int) -> None:
    s = scene.bare()
    scene.moor(s, dock, ship)  # 21002
    scene.give(s, 0, citrus=2, cigars=1)
    scene.play(s, 0, "mayor")
    act(s, f"load dock {dock} with citrus", f"load dock {dock} with citrus", f"load dock {dock} with cigars")
    assert scene.over(s)
    assert scene.points(s) == [3 * dock, 0]
    assert scene.load(s, dock) == {"citrus": 2, "cigars": 1}
    assert scene.has(s, 0) == {}


@rule("C31")
def test_only_one_ship_and_each_unit_on_a_space_of_its_kind() -> None:
    s = scene.bare()  # 12200, 20120, 00212
    scene.give(s, 0, citrus=2, sugar=2, rum=1, tobacco=1)
    scene.play(s, 0, "mayor")
    assert options(s) == [
        *("load dock 1 with citrus", "load dock 1 with tobacco", "load dock 1 with sugar"),
        *("load dock 2 with citrus", "load dock 2 with sugar", "load dock 2 with rum"),
        *("load dock 3 with sugar", "load dock 3 with rum"),
        *("take pesos", "done"),
    ]
    act(s, "load dock 2 with citrus", "load dock 2 with citrus")
    assert options(s) == ["load dock 2 with sugar", "load dock 2 with rum", "done"]
    act(s, "load dock 2 with sugar")
    assert options(s) == ["load dock 2 with rum", "done"], "one space for sugar"
    act(s, "done")
    assert scene.over(s)
    assert scene.points(s) == [6, 0]
    assert scene.has(s, 0) == {"sugar": 1, "rum": 1, "tobacco": 1}


@rule("C31", "C29")
def test_one_loads_from_lot_and_warehouse() -> None:
    s = scene.bare()
    scene.give(s, 0, tobacco=1)
    scene.store(s, 0, tobacco=1)
    scene.play(s, 0, "mayor")
    act(s, "load dock 1 with tobacco", "load dock 1 with tobacco")
    assert scene.over(s)
    assert scene.has(s, 0) == {}
    assert scene.points(s) == [2, 0]


@rule("C31")
def test_every_load_of_one_ship_can_be_had_in_one_way_only() -> None:
    s = scene.bare()
    scene.give(s, 0, citrus=2, tobacco=2, sugar=1, rum=2, cigars=3)
    scene.play(s, 0, "mayor")
    found = []
    waiting = [s]
    while waiting:
        state = waiting.pop()
        if scene.over(state):
            found.append(tuple(tuple(sorted(scene.load(state, dock).items())) for dock in (1, 2, 3)))
            continue
        for answer in options(state):
            if answer != "take pesos":
                after = state.copy()
                act(after, answer)
                waiting.append(after)
    assert len(found) == len(set(found))
    # 12200 takes up to 1, 2, 1; 20120 up to 2, 1, 2; 00212 up to 1, 1, 2; and nothing at all.
    assert len(found) == (2 * 3 * 2 - 1) + (3 * 2 * 3 - 1) + (2 * 2 * 3 - 1) + 1


@rule("C32", "C33")
def test_the_first_who_loads_nothing_gets_4_pesos_the_second_2() -> None:
    s = scene.bare(3)
    scene.play(s, 2, "mayor")
    act(s, "take pesos")
    scene.play(s, 0, "mayor")
    act(s, "take pesos")
    assert scene.pesos(s) == [12, 10, 14]
    scene.play(s, 1, "mayor")
    assert scene.over(s)
    assert scene.pesos(s) == [12, 10, 14]


@rule("C32")
def test_he_need_take_neither() -> None:
    s = scene.bare()
    scene.give(s, 0, citrus=1)
    scene.play(s, 0, "mayor")
    act(s, "done")
    assert scene.pesos(s) == [10, 10]
    assert scene.points(s) == [0, 0]
    assert s.mayors_idle == 0


@rule("C31")
def test_at_an_empty_dock_nothing_is_loaded() -> None:
    s = scene.new()
    act(s, "start player 0", "turn ship 1", "turn ship 2", "turn ship 3")
    scene.give(s, 0, cigars=1)
    scene.play(s, 0, "mayor")
    assert options(s) == ["take pesos", "done"], "dock 3 is empty in round 1, and the sea is no dock"


@rule("C75")
def test_without_the_harbour_act_a_full_ship_waits() -> None:
    s = scene.bare()
    scene.moor(s, 2, 2, citrus=2, sugar=1, rum=1)
    scene.give(s, 0, rum=1, citrus=1)
    scene.play(s, 0, "mayor")
    act(s, "load dock 2 with rum")
    assert scene.over(s)
    assert scene.ships(s) == [4, 1, 2, 3]
    scene.play(s, 0, "mayor")
    assert "load dock 2 with citrus" not in options(s)


@rule("C75", "C92")
def test_under_the_harbour_act_it_leaves_at_once_and_the_others_close_up() -> None:
    s = scene.bare()
    scene.enact(s, "harbour")
    scene.moor(s, 1, 1, tobacco=1)
    scene.moor(s, 2, 2, citrus=2, sugar=1, rum=1)
    scene.moor(s, 3, 3, sugar=1)
    scene.give(s, 0, rum=2, sugar=1)
    rum, citrus = scene.stock(s, "rum"), scene.stock(s, "citrus")
    scene.play(s, 0, "mayor")
    act(s, "load dock 2 with rum")
    assert scene.points(s) == [2, 0]
    assert scene.ships(s) == [None, 4, 1, 3], "the ship ahead of the gap does not move"
    act(s, "turn ship 12")
    assert scene.over(s), "no other ship is loaded"
    assert scene.ships(s) == [12, 4, 1, 3]
    assert scene.load(s, 1) == {}
    assert scene.load(s, 2) == {"tobacco": 1}, "part loads stay on their ships"
    assert scene.load(s, 3) == {"sugar": 1}
    assert scene.stock(s, "rum") == rum + 2
    assert scene.stock(s, "citrus") == citrus + 2
    assert [int(n) for n in s.under] == [1]


@rule("C75")
def test_a_small_branch_office_too_makes_a_ship_leave() -> None:
    s = scene.bare()
    scene.enact(s, "harbour")
    scene.moor(s, 3, 3, sugar=2, rum=1, cigars=1)
    scene.give(s, 1, cigars=1)
    scene.use(s, 1, "small branch office")
    assert scene.points(s) == [0, 3]
    assert scene.ships(s) == [None, 4, 1, 2]


@rule("C92")
def test_at_the_end_of_round_1_all_move_up_by_one() -> None:
    s = scene.new()
    act(s, "start player 0", "turn ship 1", "turn ship 2", "turn ship 4")
    s.round = 1
    scene.moor(s, 2, 2, rum=1)
    scene.ask(s, c.END_OF_ROUND)
    assert scene.ships(s) == [None, 4, 1, 2]
    act(s, "turn ship 9")
    assert scene.ships(s) == [9, 4, 1, 2]
    assert scene.load(s, 3) == {"rum": 1}
    assert list(s.under) == []


@rule("C92")
def test_from_round_2_dock_3_leaves_whatever_its_load() -> None:
    s = scene.bare()
    scene.moor(s, 3, 3, sugar=1)
    sugar = scene.stock(s, "sugar")
    scene.ask(s, c.END_OF_ROUND)
    act(s, "turn ship 9")
    assert scene.ships(s) == [9, 4, 1, 2]
    assert scene.stock(s, "sugar") == sugar + 1
    assert [int(n) + 1 for n in s.under] == [3]


@rule("C92")
def test_several_leave_in_the_order_3_2_1_and_new_ones_sail_on_to_the_foremost_gap() -> None:
    s = scene.bare()
    scene.moor(s, 1, 1, citrus=1, tobacco=2, sugar=2)
    scene.moor(s, 2, 2, citrus=2, sugar=1, rum=2)
    scene.ask(s, c.END_OF_ROUND)
    assert [int(n) + 1 for n in s.under] == [3, 2, 1]
    assert scene.ships(s) == [None, None, None, 4]
    act(s, "turn ship 9")
    assert scene.ships(s) == [None, None, 9, 4]
    act(s, "turn ship 8", "turn ship 5")
    assert scene.over(s)
    assert scene.ships(s) == [5, 8, 9, 4]


@rule("C92", "C10")
def test_below_the_shuffled_part_the_ships_come_in_their_known_order() -> None:
    s = scene.bare()
    for ship in (5, 6, 7, 8, 9, 10, 11, 12, 13, 14):
        s.ship_pile -= c.BIT[ship - 1]
    for ship in (6, 5, 7, 8, 9, 10, 11, 12, 13, 14):
        s.harbour[c.DOCKS * c.BERTH] = ship - 1
        s.under = type(s.under)([*s.under, ship - 1])
    s.harbour[c.DOCKS * c.BERTH] = 3 - 1
    scene.ask(s, c.END_OF_ROUND)
    assert scene.ships(s) == [15, 4, 1, 2], "the last of the shuffled part needs no draw"
    assert s.ship_pile == 0
    scene.ask(s, c.END_OF_ROUND)
    assert scene.over(s), "nor do those under it"
    assert scene.ships(s) == [6, 15, 4, 1]
    assert [int(n) + 1 for n in s.under] == [5, 7, 8, 9, 10, 11, 12, 13, 14, 3, 2]


@rule("C92", "C5")
def test_chance_draws_each_ship_of_the_shuffled_part_alike() -> None:
    s = scene.bare()
    scene.ask(s, c.END_OF_ROUND)
    assert options(s) == [f"turn ship {n}" for n in range(5, 16)]
    assert set(s.weights) == {1}
