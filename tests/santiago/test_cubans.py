"""The nine Cubans: S15–S27."""

from __future__ import annotations

import pytest

from malecon.santiago import codes as c
from malecon.santiago.text import BUILDING_NAMES
from tests.santiago.scene import Table
from tests.support import rule


@rule("S15", "S16", "S17", "S18", "S19", "S21")
@pytest.mark.parametrize(
    ("cuban", "gives"),
    [
        ("pedro", "2 tobacco"),
        ("maria", "2 points"),
        ("jose", "2 sugar"),
        ("martinez", "3 pesos"),
        ("conchita", "2 citrus"),
        ("miguel", "2 wood"),
    ],
)
def test_whoever_calls_on_them_takes_what_they_give(cuban: str, gives: str) -> None:
    table = Table(3).visits(cuban)
    assert table.options() == [f"call on {cuban}", "decline"]
    assert table.does(f"call on {cuban}").has(0) == gives
    # Using the function is voluntary; the figure moves all the same.
    table = Table(3).visits(cuban).does("decline")
    assert table.has(0) == ""
    assert table.question == "figure"


@rule("S15", "S16", "S17", "S18", "S19", "S20", "S21", "S22", "S23")
@pytest.mark.parametrize(
    ("cuban", "flower"),
    [
        ("pedro", "white"),
        ("maria", "red"),
        ("jose", "yellow"),
        ("martinez", "yellow"),
        ("conchita", "red"),
        ("el zorro", None),
        ("miguel", "blue"),
        ("pablo", "blue"),
        ("alonso", "white"),
    ],
)
def test_their_flowers(cuban: str, flower: str | None) -> None:
    table = Table(3)
    shown = {station["cuban"]: station["flower"] for station in table.view(None)["stations"]}
    assert shown[cuban] == flower
    spaces = [space["building"] for space in table.view(None)["spaces"] if space["flower"] == flower]
    table.give(1, "1 peso").visits(cuban).does("decline")
    if flower is None:
        assert table.turn_of == 1  # the figure is not on the board, and nothing leads there (S33)
    else:
        assert table.options() == [f"move to {building}" for building in spaces]


@rule("S2")
@pytest.mark.parametrize(
    ("cuban", "good"),
    [("pedro", "tobacco"), ("jose", "sugar"), ("conchita", "citrus"), ("miguel", "wood")],
)
def test_of_2_due_with_1_left_1_is_taken_and_of_none_nothing(cuban: str, good: str) -> None:
    table = Table(3).stock(f"1 {good}").visits(cuban).does(f"call on {cuban}")
    assert table.has(0) == f"1 {good}"
    assert table.in_stock(good) == 0
    # S53: there is nothing to give, so nobody is called on.
    table = Table(3).stock(f"0 {good}").visits(cuban)
    assert table.question == "figure"
    assert table.heard("called-on", "cuban-declined") == []


@rule("S20", "S27")
def test_el_zorro_lets_the_others_give_in_clockwise_order_what_each_chooses() -> None:
    table = Table(4)
    for seat in range(4):
        table.give(seat, "1 sugar, 1 citrus, 1 tobacco, 1 rum, 1 cigars, 1 wood, 1 peso, 1 point")
    table.visits("el zorro", seat=2).does("call on el zorro")
    gifts = ["sugar", "citrus", "tobacco", "rum", "cigars", "peso", "point"]  # no wood
    asked = []
    for gift in ("peso", "rum", "point"):
        asked.append(table.asked)
        assert table.options() == [f"give {each}" for each in gifts]
        table.does(f"give {gift}")
    assert asked == [3, 0, 1]
    assert table.has(3) == "1 sugar, 1 citrus, 1 tobacco, 1 rum, 1 cigars, 1 wood, 1 point"
    assert table.has(0) == "1 sugar, 1 citrus, 1 tobacco, 1 cigars, 1 wood, 1 peso, 1 point"
    assert table.has(1) == "1 sugar, 1 citrus, 1 tobacco, 1 rum, 1 cigars, 1 wood, 1 peso"
    assert table.has(2) == "1 sugar, 1 citrus, 1 tobacco, 2 rum, 1 cigars, 1 wood, 2 pesos, 2 points"


@rule("S20", "S10")
def test_what_el_zorro_is_given_is_open_to_all() -> None:
    table = Table(3).give(1, "1 sugar, 1 peso").give(2, "1 point").visits("el zorro")
    table.does("call on el zorro", "give sugar")
    assert table.heard("gift-given") == [(1, 0, c.SUGAR), (2, 0, c.POINT)]  # the second had no choice


@rule("S27")
def test_who_has_nothing_or_only_wood_gives_nothing() -> None:
    table = Table(4).give(1, "3 wood").give(3, "1 rum").visits("el zorro").does("call on el zorro")
    assert table.heard("nothing-to-give") == [(1, 0, 0), (2, 0, 0)]
    assert table.has(1) == "3 wood"
    assert table.has(0) == "1 rum"


@rule("S20", "S53")
def test_el_zorro_may_always_be_used_or_declined() -> None:
    table = Table(2).visits("el zorro")
    assert table.options() == ["call on el zorro", "decline"]
    table = Table(2).give(1, "1 peso").visits("el zorro").does("decline")
    assert table.has(1) == "1 peso"


@rule("S22")
def test_pablo_gives_one_good_of_choice_other_than_wood() -> None:
    table = Table(3).visits("pablo")
    assert table.options() == [
        *("take sugar", "take citrus", "take tobacco", "take rum", "take cigars"),
        "decline",
    ]
    assert table.does("take cigars").has(0) == "1 cigars"


@rule("S22", "S2")
def test_pablo_has_only_what_is_in_stock() -> None:
    table = Table(3).stock("0 sugar, 0 citrus, 0 rum, 0 cigars").visits("pablo")
    assert table.options() == ["take tobacco", "decline"]
    table = Table(3).stock("0 sugar, 0 citrus, 0 tobacco, 0 rum, 0 cigars").visits("pablo")
    assert table.question == "figure"


@rule("S23", "S24")
def test_alonso_lets_any_building_be_claimed_that_nobody_owns() -> None:
    table = Table(3).owner(1, "bank").figure(2, "casino").visits("alonso")
    free = [building for building in BUILDING_NAMES if building != "bank"]
    assert table.options() == [f"claim {building}" for building in free] + ["decline"]
    table.does("claim casino")  # occupied, and under another flower
    assert table.owner_of("casino") == 0
    assert table.view(None)["players"][0]["markers"] == 2
    assert table.has(0) == ""  # it is free
    assert table.question == "figure"  # claim or use: not both


@rule("S24")
def test_nobody_claims_more_than_three() -> None:
    table = Table(2).owner(0, "bank", "church", "cafe").visits("alonso")
    assert table.options() == ["use bank", "use church", "decline"]  # the café would change nothing (S53)


@rule("S23", "S24")
def test_alonso_may_be_declined() -> None:
    table = Table(2).visits("alonso").does("decline")
    assert table.question == "figure"
    assert set(table.state.owner) == {c.NONE}


@rule("S25")
def test_alonso_lets_an_own_building_be_used_occupied_or_not() -> None:
    for occupied in (False, True):
        table = Table(2).owner(0, "church").owner(1, "bank")
        if occupied:
            table.figure(1, "church")
        table.visits("alonso")
        assert "use church" in table.options()
        assert "use bank" not in table.options()
        assert table.does("use church").has(0) == "1 point"
        assert table.question == "figure"  # yes has been said: there is no second question


@rule("S25")
def test_what_was_chosen_at_alonsos_cannot_be_declined_any_more() -> None:
    table = Table(2).owner(0, "casino").give(0, "3 pesos, 1 point").visits("alonso").does("use casino")
    assert table.options() == ["buy 1 points", "sell 1 points"]
    assert table.does("sell 1 points").has(0) == "6 pesos"


@rule("S25", "S24")
def test_a_building_claimed_now_is_not_used_in_the_same_turn() -> None:
    table = Table(2).visits("alonso").does("claim bank")
    assert table.question == "figure"
    assert table.has(0) == ""


@rule("S25", "S26")
def test_example_at_the_lawyer_she_uses_her_own_bank_and_then_a_white_building() -> None:
    table = Table(2).owner(0, "bank").visits("alonso")
    assert table.does("use bank").has(0) == "2 pesos"
    assert table.options() == ["move to bank", "move to church", "move to sawmill"]
    table.does("move to church", "use church")
    assert table.has(0) == "2 pesos, 1 point"


@rule("S26")
def test_the_same_building_may_be_used_twice_in_a_turn() -> None:
    table = Table(2).owner(0, "bank").visits("alonso").does("use bank", "move to bank", "use bank")
    assert table.has(0) == "4 pesos"


@rule("S53", "S25")
def test_alonso_offers_no_building_that_would_change_nothing() -> None:
    idle = ("distillery", "sawmill", "trading post")
    table = Table(2).owner(0, *idle).visits("alonso")
    assert table.question == "figure"  # no marker left, no use: nothing to ask
    table = Table(2).owner(0, *idle).give(0, "1 wood").visits("alonso")
    assert table.options() == ["use sawmill", "decline"]
