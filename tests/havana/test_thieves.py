"""Those who take from others, and who is safe from them: H18, H21, H24–H26."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from malecon.havana import codes as c
from tests.havana.scene import Table, colour_of
from tests.support import rule

THIEVES = ("peso thief", "material thief")

#: Four players, who act in the order of their seats; the second is a thief or a collector.
FIRST = "siesta, refreshment"
THIRD = "pesos, mama"
FOURTH = "pesos, mama"


def second_of_four(card: str, first: str = FIRST, third: str = THIRD, fourth: str = FOURTH) -> Table:
    """The player of this card acts second; seats 2 and 3 follow, in this order."""
    table = Table(first, f"siesta, {card}", third, fourth)
    table.give(0, "2 red, 4 pesos, 1 worker").give(2, "2 blue, 4 pesos, 1 worker")
    table.give(3, "3 blue, 6 pesos, 1 worker")
    return table


def last_of_three(card: str, first: str = FIRST, second: str = "siesta, worker") -> Table:
    table = Table(first, second, f"worker, {card}")
    return table.give(0, "2 red, 4 pesos").give(1, "2 blue, 6 pesos")


# --- whom a thief may rob ---


@rule("H24", "H26")
@pytest.mark.parametrize("thief", THIEVES)
def test_a_thief_second_of_four_may_rob_the_third_or_fourth_not_the_first(thief: str) -> None:
    table = second_of_four(thief).turns(1)
    assert table.order == [0, 1, 2, 3]
    assert table.asked == 1
    assert table.options() == ["rob player 2", "rob player 3"]


@rule("H24", "H26")
@pytest.mark.parametrize("thief", THIEVES)
def test_the_first_of_four_may_rob_everyone_else(thief: str) -> None:
    table = Table("worker, mama", "pesos, mama", "black market, mama", f"siesta, {thief}").turns()
    assert table.asked == 3
    assert table.options() == ["rob player 0", "rob player 1", "rob player 2"]


@rule("H24")
def test_if_one_follows_they_are_robbed_without_a_question() -> None:
    table = Table(FIRST, "siesta, peso thief", "pesos, mama").give(0, "8 pesos").give(2, "5 pesos").turns(1)
    assert table.heard_of(0, "stole-pesos") == [(1, 2, 2)]
    assert table.owns(0) == "8 pesos"


@rule("H24", "H26")
@pytest.mark.parametrize("thief", THIEVES)
def test_if_nobody_follows_any_other_may_be_robbed(thief: str) -> None:
    table = last_of_three(thief).turns(2)
    assert table.asked == 2
    assert table.options() == ["rob player 0", "rob player 1"]


@rule("H18", "H25")
@pytest.mark.parametrize("thief", THIEVES)
def test_a_protected_player_cannot_be_chosen(thief: str) -> None:
    table = Table("pesos, mama", f"siesta, {thief}", "protection, mama", "worker, mama").turns()
    assert table.asked == 1
    assert table.options() == ["rob player 0", "rob player 3"]


@rule("H25")
@pytest.mark.parametrize("thief", THIEVES)
def test_if_all_who_follow_are_protected_the_thief_gets_nothing(thief: str) -> None:
    table = second_of_four(thief, third="protection, mama", fourth="protection, pesos").turns(1)
    assert table.heard_of(0, "nobody-to-rob") == [(1, 0, 0)]
    assert table.owns(1) == "nothing"
    assert table.owns(0) == "2 red, 4 pesos, 1 worker"  # who has acted is no way out


@rule("H18", "H25")
@pytest.mark.parametrize(
    ("thief", "left"), [("peso thief", "2 blue, 3 pesos"), ("material thief", "1 blue, 6 pesos")]
)
def test_protection_works_after_its_owners_turn_too(thief: str, left: str) -> None:
    table = last_of_three(thief, first="siesta, protection", second="siesta, debris").turns(2)
    assert (table.owns(0), table.owns(1)) == ("2 red, 4 pesos", left)  # there was only one to choose


@rule("H25")
@pytest.mark.parametrize("thief", THIEVES)
def test_the_last_gets_nothing_if_all_others_are_protected(thief: str) -> None:
    table = last_of_three(thief, first="siesta, protection", second="protection, worker").turns(2)
    assert table.heard_of(0, "nobody-to-rob") == [(2, 0, 0)]


@rule("H25")
@pytest.mark.parametrize("thief", THIEVES)
def test_one_who_has_nothing_may_be_chosen_although_another_has_something(thief: str) -> None:
    table = second_of_four(thief).give(2, "0 pesos").turns(1)
    assert table.options() == ["rob player 2", "rob player 3"]
    table.does("rob player 2")
    assert table.owns(1) == "nothing"
    assert table.owns(3).startswith("3 blue, 6 pesos")


@rule("H18")
def test_protection_of_the_thief_is_no_hindrance() -> None:
    table = Table(FIRST, "protection, peso thief", THIRD).give(2, "4 pesos").turns(1)
    assert table.owns(1) == "2 pesos"


# --- 5 Peso thief ---


@rule("H24")
def test_of_seven_pesos_three_are_stolen() -> None:
    table = second_of_four("peso thief").give(3, "7 pesos").turns(1).does("rob player 3")
    assert table.owns(1) == "3 pesos"
    assert table.state.pesos[3] == 4
    assert table.heard_of(0, "stole-pesos") == [(1, 3, 3)]


@rule("H24")
@pytest.mark.parametrize(("pesos", "stolen"), [(0, 0), (1, 0), (2, 1), (3, 1), (10, 5), (11, 5)])
def test_half_the_pesos_is_rounded_down(pesos: int, stolen: int) -> None:
    table = Table(FIRST, "siesta, peso thief", THIRD).give(2, f"{pesos} pesos").turns(1)
    assert (table.state.pesos[1], table.state.pesos[2]) == (stolen, pesos - stolen)


@rule("H24")
def test_several_thieves_may_hit_one_victim() -> None:
    table = Table("siesta, peso thief", "refreshment, peso thief", "protection, worker", "pesos, mama")
    table.give(3, "9 pesos").turns().does("rob player 3")
    # The second thief has nobody else: the third player is protected.
    assert [table.state.pesos[seat] for seat in range(4)] == [4, 2, 0, 3]


# --- 6 Material thief ---


def material_thief(victim: str) -> Table:
    """A material thief whose only victim is seat 2."""
    return Table(FIRST, "siesta, material thief", THIRD).give(2, victim).turns(1)


@rule("H26")
def test_the_material_thief_steals_any_cube_grey_allowed() -> None:
    for colour in ("red", "blue", "grey"):
        table = material_thief("1 red, 2 blue, 4 grey")
        assert table.options() == ["steal red", "steal blue", "steal grey"]
        table.does(f"steal {colour}")
        assert table.owns(1) == f"1 {colour}"
        assert table.over  # three coloured cubes are not more than three: no second one


@rule("H26")
def test_of_four_coloured_and_three_grey_any_two_for_example_one_brown_and_one_grey() -> None:
    table = material_thief("2 red, 1 yellow, 1 brown, 3 grey")
    table.does("steal brown")
    assert table.options() == ["steal grey", "decline"]
    table.does("steal grey")
    assert table.owns(1) == "1 brown, 1 grey"
    assert table.heard_of(0, "stole-cube") == [(1, 2, colour_of("brown")), (1, 2, c.GREY)]


@rule("H26")
def test_every_pair_can_be_stolen_and_every_single_cube_each_in_one_way() -> None:
    colours = {"red": 2, "yellow": 1, "brown": 1, "grey": 3}
    expected: set[tuple[str, ...]] = {(one,) for one in colours}
    for pair in combinations_with_replacement(colours, 2):
        if pair[0] != pair[1] or colours[pair[0]] > 1:
            expected.add(pair)
    found = []
    victim = ", ".join(f"{number} {colour}" for colour, number in colours.items())
    for first in material_thief(victim).options():
        for second in material_thief(victim).does(first).options():
            table = material_thief(victim).does(first, second)
            stolen = tuple(word.removeprefix("steal ") for word in (first, second) if word != "decline")
            assert table.owns(1) == (f"2 {stolen[0]}" if first == second else f"1 {', 1 '.join(stolen)}")
            found.append(stolen)
    assert len(found) == len(set(found))
    assert set(found) == expected


@rule("H26")
def test_what_counts_is_what_the_victim_had_before_the_first_was_taken() -> None:
    table = material_thief("4 red").does("steal red")  # the first is taken without a question
    assert table.owns(1) == "2 red"
    table = material_thief("4 red, 1 grey").does("steal red")
    assert table.options() == ["steal red", "steal grey", "decline"]


@rule("H26")
def test_grey_cubes_do_not_count_among_the_coloured() -> None:
    table = material_thief("3 red, 9 grey").does("steal grey")
    assert table.owns(1) == "1 grey"
    assert table.over


@rule("H14", "H26")
def test_the_second_cube_is_a_may() -> None:
    table = material_thief("4 red, 1 grey").does("steal red", "decline")
    assert table.owns(1) == "1 red"
    assert table.heard_of(0, "declined") == [(1, c.MATERIAL_THIEF, 0)]


@rule("H25", "H26")
def test_a_victim_without_cubes_loses_nothing() -> None:
    table = material_thief("5 pesos, 2 workers")
    assert table.owns(1) == "nothing"
    assert table.owns(2) == "5 pesos, 2 workers"


@rule("H26")
def test_the_second_cube_is_from_the_same_victim() -> None:
    table = second_of_four("material thief").give(2, "4 red").give(3, "5 blue").turns(1)
    table.does("rob player 2")
    assert table.options() == ["steal red", "decline"]
    table.does("steal red")
    assert table.owns(1) == "2 red"
    assert table.owns(3).startswith("5 blue")


# --- 3 Tax collector ---


@rule("H21")
def test_the_collector_second_of_four_takes_a_peso_and_only_the_third_and_fourth_lose_something() -> None:
    table = second_of_four("tax collector").turns(1)
    assert table.owns(1) == "1 peso"
    assert table.asked == 1
    assert table.options() == ["tax blue", "tax worker"]
    table.does("tax worker", "tax blue")
    assert table.heard_of(0, "taxed") == [(1, 2, 5), (1, 3, colour_of("blue"))]
    assert table.owns(0) == "2 red, 4 pesos, 1 worker"
    assert (table.owns(2), table.owns(3)) == ("2 blue, 4 pesos", "2 blue, 6 pesos, 1 worker")


@rule("H21")
def test_workers_go_to_the_stock_and_cubes_out_of_the_game() -> None:
    table = second_of_four("tax collector")
    stock, bag = table.state.stock, list(table.state.bag)
    table.turns(1).does("tax worker", "tax blue")
    assert table.state.stock == stock + 1
    assert table.boxed() == "1 blue"
    assert list(table.state.bag) == bag
    assert table.owns(1) == "1 peso"


@rule("H21")
@pytest.mark.parametrize(
    ("loss", "left"),
    [
        ("red", "1 yellow, 1 brown, 1 blue, 1 grey, 1 worker"),
        ("yellow", "1 red, 1 brown, 1 blue, 1 grey, 1 worker"),
        ("brown", "1 red, 1 yellow, 1 blue, 1 grey, 1 worker"),
        ("blue", "1 red, 1 yellow, 1 brown, 1 grey, 1 worker"),
        ("grey", "1 red, 1 yellow, 1 brown, 1 blue, 1 worker"),
        ("worker", "1 red, 1 yellow, 1 brown, 1 blue, 1 grey"),
    ],
)
def test_the_collector_chooses_what_is_lost(loss: str, left: str) -> None:
    table = Table(FIRST, "siesta, tax collector", THIRD)
    table.give(2, "1 red, 1 yellow, 1 brown, 1 blue, 1 grey, 1 worker").turns(1)
    assert table.options() == [f"tax {n}" for n in ("red", "yellow", "brown", "blue", "grey", "worker")]
    table.does(f"tax {loss}")
    assert table.owns(2) == left


@rule("H21")
def test_victims_come_in_the_order_of_play() -> None:
    table = Table("pesos, mama", "siesta, tax collector", "worker, mama", FIRST)
    table.give(0, "1 red, 1 grey").give(2, "1 blue, 1 brown").give(3, "1 yellow")
    table.turns(1)
    assert table.order == [3, 1, 2, 0]
    assert table.options() == ["tax brown", "tax blue"]
    table.does("tax blue")
    assert table.options() == ["tax red", "tax grey"]


@rule("H18", "H21")
def test_a_protected_player_or_one_with_nothing_loses_nothing() -> None:
    table = Table("siesta, tax collector", "protection, worker", "worker, pesos", "pesos, mama")
    table.give(1, "1 red, 1 worker").give(2, "7 pesos").give(3, "1 blue").turns()
    assert table.order == [0, 1, 2, 3]
    assert table.heard_of(1, "taxed") == [(0, 3, colour_of("blue"))]
    assert table.heard_of(1, "protected") == [(1, 0, 0)]
    assert table.boxed() == "1 blue"
    assert table.owns(1).startswith("1 red")


@rule("H21")
def test_several_collectors_each_work() -> None:
    table = Table("siesta, tax collector", "refreshment, tax collector", "pesos, mama")
    table.give(1, "1 red").give(2, "4 grey").turns()
    assert (table.owns(0), table.owns(1)) == ("1 peso", "1 peso")
    assert table.boxed() == "1 red, 2 grey"
    assert table.heard_of(2, "taxed") == [(0, 1, c.RED), (0, 2, c.GREY), (1, 2, c.GREY)]


@rule("H21")
def test_the_last_player_collects_a_peso_and_nothing_else() -> None:
    table = Table(FIRST, "pesos, tax collector").give(0, "3 red, 2 workers").turns(1)
    assert table.owns(1) == "1 peso"
    assert table.owns(0) == "3 red, 2 workers"
