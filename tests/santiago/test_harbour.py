"""The delivery round: S35–S39, and S53."""

from __future__ import annotations

from tests.santiago.scene import Table
from tests.support import rule


def in_harbour(players: int = 3, **options: bool) -> Table:
    """A table at which seat 0 will drive into the harbour."""
    return Table(players, **options).car("alonso")


@rule("S35", "S36", "S39")
def test_example_a_delivery_round_with_the_marker_on_3() -> None:
    table = in_harbour(4).ship(2, value=3).demand("4 citrus, 2 sugar, 1 rum")
    table.give(0, "2 citrus, 1 rum").give(1, "2 sugar").give(2, "2 sugar, 1 citrus").drives(1)
    assert table.does("deliver 2 citrus").has(0) == "1 rum, 6 points"
    assert table.does("deliver 2 sugar").has(1) == "6 points"
    # The third cannot deliver sugar any more.
    assert table.options() == ["deliver 1 citrus", "pass"]
    assert table.does("deliver 1 citrus").has(2) == "2 sugar, 3 points"
    assert table.options() == ["pass"]
    assert table.does("pass").asked == 0
    assert table.does("deliver 1 rum").has(0) == "9 points"
    # 1 citrus stays open; all pass, and the marker moves right.
    assert table.demanded() == "1 citrus"
    assert table.does("pass", "pass").asked == 0
    table.does("pass")
    assert table.heard("marker-moved") == [(4, 0, 0)]
    assert table.state.ship == 2


@rule("S35")
def test_from_the_driver_clockwise_again_and_again_until_all_have_passed() -> None:
    table = in_harbour(3).demand("3 rum, 3 sugar").give(1, "3 rum").give(0, "2 sugar").give(2, "1 sugar")
    table.car("alonso").give(1, "3 rum").drives(1, seat=1)
    asked = []
    for answer in ("deliver 1 rum", "pass", "deliver 1 sugar", "deliver 1 rum", "deliver 1 sugar", "pass"):
        asked.append(table.asked)
        table.does(answer)
    assert asked == [1, 2, 0, 1, 0, 1]  # who has passed is out of this round
    assert table.asked == 0


@rule("S35")
def test_one_up_to_the_open_demand_of_one_sort() -> None:
    table = in_harbour().demand("2 sugar, 3 rum").give(0, "3 sugar, 1 rum, 2 tobacco").drives(1)
    assert table.options() == ["deliver 1 sugar", "deliver 2 sugar", "deliver 1 rum", "pass"]


@rule("S35")
def test_less_than_one_has_and_the_same_sort_again_later() -> None:
    table = in_harbour(2).demand("3 rum").give(0, "3 rum").drives(1)
    table.does("deliver 1 rum", "pass", "deliver 1 rum")
    assert table.asked == 0
    assert table.options() == ["deliver 1 rum", "pass"]


@rule("S36")
def test_goods_go_to_the_stock_pay_the_marker_at_once_and_turn_the_die_down_at_once() -> None:
    for value in (2, 3, 4):
        table = in_harbour().ship(1, value).demand("3 rum").give(0, "2 rum").drives(1)
        table.does("deliver 2 rum")
        assert table.has(0) == f"{2 * value} points"
        assert table.in_stock("rum") == 8
        assert table.demanded() == "1 rum"


@rule("S37")
def test_example_wood_in_place_of_sugar_or_rum_but_never_mixed() -> None:
    table = in_harbour().ship(1, value=4).demand("2 sugar, 2 rum, 1 tobacco").give(0, "2 wood, 1 sugar")
    table.drives(1)
    assert table.options() == [
        "deliver 1 sugar",
        *("deliver 1 wood for sugar", "deliver 2 wood for sugar"),
        "deliver 1 wood for tobacco",  # its demand is 1: the second wood does not go elsewhere
        *("deliver 1 wood for rum", "deliver 2 wood for rum"),
        "pass",
    ]
    for sort, left in (("sugar", "1 tobacco, 2 rum"), ("rum", "2 sugar, 1 tobacco")):
        table = in_harbour().ship(1, value=4).demand("2 sugar, 2 rum, 1 tobacco").give(0, "2 wood").drives(1)
        table.does(f"deliver 2 wood for {sort}")
        assert table.has(0) == "2 points"  # 1 each, whatever the marker says
        assert table.demanded() == left
        assert table.in_stock("wood") == 8


@rule("S37")
def test_part_of_the_demand_is_enough() -> None:
    table = in_harbour().demand("3 rum").give(0, "3 wood").drives(1).does("deliver 1 wood for rum")
    assert table.demanded() == "2 rum"
    assert table.has(0) == "2 wood, 1 point"
    table = in_harbour().demand("4 citrus, 1 sugar").give(0, "1 wood").drives(1)
    table.does("deliver 1 wood for sugar")
    assert table.demanded() == "4 citrus"
    assert table.has(0) == "1 point"


@rule("S38", "S40")
def test_when_all_dice_show_0_the_round_ends_and_the_ship_leaves() -> None:
    table = in_harbour().ship(2, value=3).demand("1 rum").give(0, "1 rum").give(1, "2 rum").drives(1)
    table.does("deliver 1 rum")
    assert (table.state.ship, table.state.value) == (3, 2)
    assert table.has(0) == "3 points"
    assert table.question == "roll-die"  # nobody else is asked; the driver sets the new demand (S41)


@rule("S38", "S37")
def test_wood_may_meet_the_last_demand() -> None:
    table = in_harbour().demand("1 rum").give(1, "1 wood").drives(1).does("pass", "deliver 1 wood for rum")
    assert table.state.ship == 2
    # The driver rolls, not who delivered (S41).
    table.dice(1, 1, 1, 1, 1)
    assert table.asked == 0


@rule("S39")
def test_when_all_have_passed_the_marker_moves_and_from_4_the_ship_leaves() -> None:
    for value in (2, 3):
        table = in_harbour(2).ship(1, value).demand("2 rum").give(1, "1 peso").drives(1).does("pass", "pass")
        assert (table.state.ship, table.state.value) == (1, value + 1)
        assert table.demanded() == "2 rum"
        assert table.turn_of == 1
    table = in_harbour(2).ship(1, value=4).demand("2 rum").drives(1).does("pass", "pass")
    assert (table.state.ship, table.state.value) == (2, 2)
    assert table.demanded() == ""
    assert table.question == "roll-die"


@rule("S53")
def test_in_a_round_everybody_who_has_not_passed_is_asked_also_who_cannot_deliver() -> None:
    table = in_harbour(3).demand("2 rum").drives(1)
    asked = []
    for _ in range(3):
        assert table.options() == ["pass"]
        asked.append(table.asked)
        table.does("pass")
    assert asked == [0, 1, 2]


@rule("S35")
def test_passing_is_forgotten_in_the_next_round() -> None:
    table = in_harbour(2).demand("2 rum").give(1, "2 rum").drives(1).does("pass", "pass")
    table.give(1, "2 rum").car("alonso").drives(1, seat=1)
    assert table.asked == 1
    assert table.options() == ["deliver 1 rum", "deliver 2 rum", "pass"]
    assert table.view(None)["players"][0]["passed"] is False
    assert table.does("deliver 1 rum").asked == 0
    assert table.does("pass").view(None)["players"][0]["passed"] is True
