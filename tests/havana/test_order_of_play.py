"""Phase 1: who acts when, H11–H13 and H15."""

from __future__ import annotations

import pytest

from malecon.havana.text import CARD_NAMES
from tests.havana.scene import Table
from tests.support import rule


def turns_begun(table: Table) -> list[tuple[int, int]]:
    """Seats and numbers in the order in which their turns began."""
    return [(seat, number) for seat, number, _ in table.heard_of(0, "turn-begins")]


@rule("H9", "H11")
def test_07_acts_before_24_before_26() -> None:
    table = Table("protection, material thief", "black market, siesta", "debris, worker")
    table.turns()
    assert table.order == [1, 2, 0]
    table.chance()
    assert turns_begun(table) == [(1, 7), (2, 24), (0, 26)]


@rule("H9", "H11")
def test_28_is_never_82_and_06_never_60() -> None:
    table = Table("debris, pesos", "worker, architect", "siesta, material thief")
    table.turns()
    assert table.order == [2, 0, 1]


@rule("H12")
@pytest.mark.parametrize(
    ("what", "fewer", "more"),
    [
        # Each level decides although every later one speaks for the other player.
        ("points", "3 points, 4 red, 9 pesos, 4 workers, 9 grey", "4 points"),
        ("coloured cubes", "1 red, 9 pesos, 4 workers, 9 grey", "1 blue, 1 brown"),
        ("pesos", "1 red, 2 pesos, 4 workers, 9 grey", "1 yellow, 3 pesos"),
        ("workers", "1 red, 2 pesos, 1 worker, 9 grey", "1 yellow, 2 pesos, 2 workers"),
        ("grey cubes", "1 red, 2 pesos, 1 worker, 3 grey", "1 yellow, 2 pesos, 1 worker, 4 grey"),
    ],
)
@pytest.mark.parametrize("first", [0, 1])
def test_a_tie_is_broken_by_who_has_the_fewest(what: str, fewer: str, more: str, first: int) -> None:
    table = Table("siesta, worker", "siesta, architect")
    table.give(first, fewer).give(1 - first, more)
    table.turns()
    assert table.order == [first, 1 - first], what


@rule("H12")
def test_coloured_cubes_are_counted_in_all_not_by_colour() -> None:
    table = Table("siesta, worker", "siesta, architect").give(0, "3 red").give(1, "2 blue, 2 brown")
    table.turns()
    assert table.order == [0, 1]


@rule("H5", "H12")
def test_if_all_is_equal_the_youngest_comes_first() -> None:
    table = Table("siesta, worker", "siesta, architect", "siesta, worker", "siesta, architect")
    table.turns()
    assert table.order == [3, 2, 1, 0]


@rule("H12")
def test_only_equal_numbers_are_compared_by_what_players_own() -> None:
    table = Table("siesta, mama", "debris, worker", "protection, architect", "siesta, pesos")
    table.give(3, "10 points").give(2, "1 point, 1 peso").give(1, "2 pesos")
    table.turns()
    assert table.order == [3, 0, 2, 1]


@rule("H12")
def test_the_order_is_fixed_at_the_reveal_and_does_not_change_during_the_round() -> None:
    # Both have 35; the thief takes so much from seat 0 that the tie would now fall the other way.
    table = Table("conservation, peso thief", "tax collector, peso thief", "siesta, refreshment")
    table.give(0, "20 pesos").give(1, "1 peso").turns()
    assert table.order == [2, 1, 0]
    assert (table.owns(0), table.owns(1)) == ("10 pesos", "12 pesos")  # nobody else could be robbed
    assert table.order == [2, 1, 0]
    assert table.asked == 0
    table.does("first peso thief", "rob player 1")  # ... who is the last and still so
    assert (table.owns(0), table.owns(1)) == ("16 pesos", "6 pesos")


@rule("H13")
def test_both_cards_are_carried_out_in_any_order() -> None:
    for first, second in (("tax collector", "worker"), ("worker", "tax collector")):
        table = Table("tax collector, worker", "siesta, protection").turns(1)
        assert table.asked == 0
        assert table.options() == ["first tax collector", "first worker"]
        table.does(f"first {first}")
        carried_out = [CARD_NAMES[card] for _, card, _ in table.heard_of(0, "carries-out")]
        assert carried_out == [first, second]


@rule("H13", "H35")
def test_the_first_card_is_finished_with_its_refill_before_the_second_is_begun() -> None:
    table = Table("conservation, tax collector", "worker, protection", "pesos, mama")
    table.rows(("7: 2R 3w 2G A", "1: R", "7: 2Y 3w 2G A"), ("7: 2N 3w 2G A", "1: N", "1: B", "7: 2B 3w 2G A"))
    table.give(2, "2 red").turns(1)
    table.does("first conservation", "remove upper left")
    assert table.question == "lay-tile"
    assert table.owns(0) == "nothing"  # the tax collector has not come yet
    table.chance()
    assert len(table.row(0)) == 6
    assert table.owns(0) == "1 peso"


@rule("H15")
def test_tiles_are_bought_after_both_cards_and_as_many_as_one_likes() -> None:
    table = Table("worker, pesos", "siesta, protection")
    table.rows(
        ("1: R", "2: R 2$", "3: 3w", "7: 2Y 3w 2G A"), ("7: 2N 3w 2G A", "1: B", "1: N", "7: 2B 3w 2G A")
    )
    table.give(0, "2 red").centre("4 pesos").turns(1)
    # Two workers and two pesos have come by the cards before the question what to buy.
    assert table.owns(0) == "2 red, 2 pesos, 2 workers"
    assert table.question == "buying"
    table.does("buy upper left", "buy upper left")
    table.chance()
    assert table.buildings(0) == ["1: R", "2: R 2$"]


@rule("H15")
def test_buying_is_never_a_duty() -> None:
    table = Table("worker, pesos", "siesta, protection").give(0, "1 red")
    table.rows(("1: R", "2: R 2$", "3: 3w"), ("7: 2N 3w 2G A", "1: B", "1: N")).turns(1)
    assert table.options() == ["buy upper left", "end turn"]
    table.does("end turn")
    assert table.buildings(0) == []
    assert table.owns(0) == "1 red, 2 workers"


@rule("H15")
def test_only_the_acting_player_buys() -> None:
    table = Table("worker, pesos", "siesta, protection").give(0, "1 red").give(1, "1 red")
    table.rows(("1: R", "2: R 2$", "3: 3w"), ("7: 2N 3w 2G A", "1: B", "1: N")).turns()
    assert (table.asked, table.question) == (1, "buying")
    table.does("end turn")
    assert (table.asked, table.question) == (0, "buying")
    table.does("end turn")
    assert table.over
