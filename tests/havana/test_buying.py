"""Buying buildings: which tiles, and what happens to the rows. H23, H30, H32, H34–H36."""

from __future__ import annotations

import pytest

from malecon.havana import codes as c
from malecon.havana.data import DEFAULT_TILES
from malecon.kernel.state import CHANCE
from tests.havana.scene import DEAR, UPPER, Table, tile
from tests.support import rule


def buyer(upper: tuple[str, ...], lower: tuple[str, ...], owned: str, cards: str = "worker, pesos") -> Table:
    """Seat 0 is about to buy; the stock is empty, so that its cards bring nothing."""
    table = Table(cards, "siesta, protection").rows(upper, lower).give(0, owned)
    return table.stock(0).turns(1)


def turn(line: str) -> str:
    return f"turn tile {tile(line) + 1}"


# --- the ends ---


@rule("H30")
def test_only_the_four_ends_can_be_bought_however_cheap_the_tiles_between_are() -> None:
    table = buyer(
        ("1: R", "1: Y", "2: R 2$", "1: N"), ("1: B", "2: Y 2$", "2: N 2$", "1: 3$"), "9 red, 1 blue"
    )
    assert table.options() == ["buy upper left", "buy lower left", "end turn"]


@rule("H30")
@pytest.mark.parametrize(
    ("end", "row", "bought"),
    [
        ("upper left", 0, "1: R"),
        ("upper right", 0, "1: Y"),
        ("lower left", 1, "1: N"),
        ("lower right", 1, "1: B"),
    ],
)
def test_each_end_can_be_bought(end: str, row: int, bought: str) -> None:
    upper = ("1: R", "2: R 2$", "2: Y 2$", "1: Y")
    lower = ("1: N", "2: N 2$", "2: B 2$", "1: B")
    table = buyer(upper, lower, "1 red, 1 yellow, 1 brown, 1 blue")
    table.does(f"buy {end}")
    assert table.buildings(0) == [bought]
    assert table.row(row) == [line for line in (upper, lower)[row] if line != bought]
    assert table.row(1 - row) == list((upper, lower)[1 - row])


@rule("H30")
def test_in_one_turn_upper_left_lower_right_and_lower_right_again() -> None:
    table = buyer(
        ("1: R", "2: R 2$", "2: Y 2$", "2: N 2$", "2: B 2$"),
        ("7: 2N 3w 2G A", "5: R Y 1w 4$", "5: Y N 1w 4$", "1: Y", "1: N"),
        "1 red, 1 yellow, 1 brown",
    )
    table.does("buy upper left", "buy lower right", "buy lower right")
    assert table.buildings(0) == ["1: R", "1: Y", "1: N"]
    assert table.row(0) == ["2: R 2$", "2: Y 2$", "2: N 2$", "2: B 2$"]
    assert table.row(1) == ["7: 2N 3w 2G A", "5: R Y 1w 4$", "5: Y N 1w 4$"]


@rule("H30", "H31")
def test_a_tile_of_two_points_for_one_red_and_two_pesos_at_the_right_end_of_the_upper_row() -> None:
    table = buyer((*UPPER[:5], "2: R 2$"), DEAR, "2 red, 3 pesos")
    table.does("buy upper right")
    assert table.buildings(0) == ["2: R 2$"]
    assert table.state.points[0] == 2
    assert table.owns(0) == "1 red, 1 peso"
    assert table.boxed() == "1 red"
    assert table.in_centre() == "nothing"


@rule("H30", "H35")
def test_a_row_of_one_tile_has_one_end_its_left_one() -> None:
    table = buyer(("1: R",), DEAR, "2 red").pile()
    assert table.options() == ["buy upper left", "end turn"]
    table.does("buy upper left")
    assert table.row(0) == []


# --- the architect ---


@rule("H23", "H32")
def test_a_tile_that_needs_the_architect_needs_that_card_open() -> None:
    owned = "1 red, 2 grey, 2 pesos, 1 worker"
    upper = ("4: R 2G 1w 2$ A", *UPPER[1:])
    assert buyer(upper, DEAR, owned, "worker, pesos").over  # it could buy nothing and was not asked
    table = buyer(upper, DEAR, owned, "architect, pesos")
    assert table.options() == ["buy upper left", "end turn"]
    table.does("buy upper left")
    assert table.buildings(0) == ["4: R 2G 1w 2$ A"]


@rule("H32")
def test_an_architect_in_hand_or_before_another_player_does_not_help() -> None:
    upper = ("4: R 2G 1w 2$ A", *UPPER[1:])
    table = Table("worker, pesos", "siesta, architect").rows(upper, DEAR)
    table.give(0, "1 red, 2 grey, 2 pesos, 1 worker").turns(1)
    assert "architect" in table.hand(0)
    assert table.over


@rule("H23")
def test_the_architect_is_not_spent() -> None:
    upper = ("4: R 2G 1w 2$ A", "4: Y 2G 1w 2$ A", "4: N 2G 1w 2$ A", *UPPER[1:4])
    table = buyer(upper, DEAR, "1 red, 1 yellow, 1 brown, 6 grey, 6 pesos, 3 workers", "architect, pesos")
    table.does("buy upper left", "buy upper left", "buy upper left")
    assert len(table.buildings(0)) == 3
    assert table.open(0) == "architect, pesos"


@rule("H32")
def test_every_tile_of_our_set_that_needs_the_architect_needs_that_card_and_no_other() -> None:
    rich = "9 red, 9 yellow, 9 brown, 9 blue, 9 grey, 9 pesos, 9 workers"
    for line in DEFAULT_TILES:
        others = tuple(other for other in UPPER if other != line)
        table = buyer((line, *others[:4]), (others[4],), rich)
        assert ("buy upper left" in table.options()) == ("A" not in line), line


# --- what is bought ---


@rule("H34")
def test_bought_tiles_lie_open_before_their_buyer() -> None:
    table = buyer(("1: R", *UPPER[2:]), DEAR, "1 red").does("buy upper left")
    for seat in (0, 1, None):
        shown = table.view(seat)["players"][0]
        assert shown["buildings"] == [{"tile": tile("1: R") + 1, "points": 1, "price": {"red": 1}}]
        assert shown["points"] == 1


@rule("H34")
def test_points_are_never_lost_whatever_thieves_and_collectors_do() -> None:
    table = Table("worker, pesos", "siesta, material thief", "siesta, peso thief", "siesta, tax collector")
    table.give(0, "9 points, 1 red, 5 pesos").turns()
    while not table.over:
        table.does(table.options()[0])
    assert table.state.points[0] == 9


# --- the refill ---


@rule("H35")
def test_when_two_are_left_they_go_to_the_ends_and_four_new_tiles_are_laid_between_from_the_left() -> None:
    table = buyer(("1: R", "2: R 2$", "7: 2Y 3w 2G A"), DEAR, "1 red").does("buy upper left")
    assert table.asked == CHANCE
    assert len(table.options()) == 36 - 3 - 6
    assert table.state.rows[0] == tile("2: R 2$")
    assert table.state.rows[5] == tile("7: 2Y 3w 2G A")
    table.does(turn("3: 3w"), turn("1: Y"), turn("4: 7$ 1w"), turn("1: 3$"))
    assert table.row(0) == ["2: R 2$", "3: 3w", "1: Y", "4: 7$ 1w", "1: 3$", "7: 2Y 3w 2G A"]


@rule("H35")
@pytest.mark.parametrize("end", ["left", "right"])
@pytest.mark.parametrize(("row", "name"), [(0, "upper"), (1, "lower")])
def test_the_refill_comes_after_a_purchase_at_any_end(end: str, row: int, name: str) -> None:
    short = ("1: R", "2: R 2$", "7: 2Y 3w 2G A") if end == "left" else ("7: 2Y 3w 2G A", "2: R 2$", "1: R")
    upper, lower = (short, DEAR) if row == 0 else (DEAR, short)
    table = buyer(upper, lower, "1 red").does(f"buy {name} {end}")
    assert table.question == "lay-tile"
    table.chance()
    kept = [line for line in short if line != "1: R"]
    assert [table.row(row)[0], table.row(row)[5]] == kept


@rule("H35")
def test_the_refill_comes_at_once_before_the_next_purchase() -> None:
    table = buyer(("1: R", "1: Y", "7: 2Y 3w 2G A"), DEAR, "1 red, 1 yellow").does("buy upper left")
    assert table.question == "lay-tile"
    table.does(turn("1: N"), turn("1: B"), turn("3: 3w"), turn("1: 3$"))
    assert (table.asked, table.question) == (0, "buying")
    assert table.options() == ["buy upper left", "end turn"]


@rule("H20", "H35")
def test_the_refill_comes_after_conservation_too() -> None:
    table = Table("siesta, conservation", "worker, pesos")
    table.rows(UPPER, ("3: 3w", "2: R 2$", "7: 2N 3w 2G A")).turns().does("remove lower left")
    assert table.question == "lay-tile"
    table.chance()
    assert len(table.row(1)) == 6
    assert [table.row(1)[0], table.row(1)[5]] == ["2: R 2$", "7: 2N 3w 2G A"]


@rule("H35")
@pytest.mark.parametrize(
    ("pile", "after"),
    [
        (("1: Y",), ["2: R 2$", "1: Y", "7: 2Y 3w 2G A"]),
        (("1: Y", "1: N", "1: B"), ["2: R 2$", "1: N", "1: Y", "1: B", "7: 2Y 3w 2G A"]),
        ((), ["2: R 2$", "7: 2Y 3w 2G A"]),
    ],
)
def test_a_short_pile_gives_what_it_has_and_an_empty_one_nothing(
    pile: tuple[str, ...], after: list[str]
) -> None:
    table = Table("worker, pesos", "siesta, protection").rows(("1: R", "2: R 2$", "7: 2Y 3w 2G A"), DEAR[:1])
    table.pile(*pile).give(0, "1 red").turns(1).does("buy upper left")
    for line in after[1:-1]:
        if table.asked == CHANCE:  # the last one of the pile comes without a draw
            table.does(turn(line))
    assert table.row(0) == after
    assert table.view(None)["pile"] == 0


@rule("H30", "H35")
def test_with_an_empty_pile_a_row_shrinks_to_one_tile_and_to_none() -> None:
    table = Table("worker, pesos", "siesta, protection").rows(("1: R", "1: Y", "1: N"), DEAR).pile()
    table.give(0, "1 red, 1 yellow, 1 brown").turns(1)
    table.does("buy upper right")
    assert table.row(0) == ["1: R", "1: Y"]
    table.does("buy upper left")
    assert table.row(0) == ["1: Y"]
    assert table.options() == ["buy upper left", "end turn"]
    table.does("buy upper left")
    assert table.row(0) == []
    assert table.buildings(0) == ["1: R", "1: Y", "1: N"]


@rule("H35")
def test_each_row_is_refilled_by_itself() -> None:
    table = buyer(
        ("1: R", "2: R 2$", "7: 2Y 3w 2G A"), ("1: Y", "2: Y 2$", "7: 2N 3w 2G A"), "1 red, 1 yellow"
    )
    table.does("buy upper left").chance()
    assert (len(table.row(0)), len(table.row(1))) == (6, 3)
    table.does("buy lower left").chance()
    assert len(table.row(1)) == 6


@rule("H30", "H36")
def test_tiles_uncovered_by_a_purchase_can_be_bought_in_the_same_turn_also_new_ones() -> None:
    table = buyer(("1: R", "1: Y", "7: 2Y 3w 2G A"), DEAR, "1 red, 1 yellow, 1 brown").does("buy upper left")
    table.does(turn("1: N"), turn("2: B 2$"), turn("3: 3w"), turn("1: 3$"))
    table.does("buy upper left")
    assert table.options() == ["buy upper left", "end turn"]
    table.does("buy upper left")
    assert table.buildings(0) == ["1: R", "1: Y", "1: N"]


@rule("H35")
def test_the_tiles_of_a_refill_are_drawn_evenly_from_what_is_in_the_pile() -> None:
    table = buyer(("1: R", "2: R 2$", "7: 2Y 3w 2G A"), DEAR, "1 red").does("buy upper left")
    in_pile = [number for number in range(c.TILES) if table.state.where[number] == c.IN_PILE]
    assert table.options() == [f"turn tile {number + 1}" for number in in_pile]
    assert set(table.state.weights) == {1}
