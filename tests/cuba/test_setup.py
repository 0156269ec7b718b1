"""Setting up: the first start player, ships, stock and market, boards, and pieces of one's choice."""

from __future__ import annotations

import pytest

from malecon.cuba import codes as c
from malecon.cuba.buildings import THE_TILES
from malecon.cuba.data import DEFAULT_SHIPS
from malecon.cuba.text import FIELD_NAMES, PIECE_NAMES
from tests.cuba.scene import GAME, Table
from tests.support import rule


@rule("C1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_chance_draws_the_first_start_player(players: int) -> None:
    table = Table.new(players)
    assert table.drawing
    assert table.options() == [f"start player {seat}" for seat in range(players)]
    assert list(table.state.weights) == [1] * players
    table.does("start player 1")
    assert table.state.start == 1


@rule("C1")
def test_two_to_five_play_either_edition_and_the_new_one_is_the_default() -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    edition = GAME.options[0]
    assert (edition.name, edition.values) == ("edition", ("2012", "2007"))
    assert Table.new().view()["edition"] == "2012"
    assert Table.new(edition="2007").view()["edition"] == "2007"


@rule("C2", "C4")
def test_the_market_is_laid_out_of_the_pieces_of_2012() -> None:
    table = Table.new()
    assert table.market == {"citrus": 3, "tobacco": 3, "sugar": 3, "rum": 2, "cigars": 2}
    assert [table.stock(name) for name in PIECE_NAMES] == [12, 12, 12, 8, 8, 15, 15, 15]


@rule("C2", "C4")
def test_the_edition_of_2007_has_more_products_and_goods() -> None:
    table = Table.new(edition="2007")
    assert table.market == {"citrus": 3, "tobacco": 3, "sugar": 3, "rum": 2, "cigars": 2}
    assert [table.stock(name) for name in PIECE_NAMES] == [15, 15, 15, 13, 13, 15, 15, 15]


@rule("C3")
def test_all_tiles_are_open_to_all() -> None:
    """As many as are printed: test_rows.py compares them with the law."""
    supply = Table.new().view()["supply"]
    assert {tile.word: tile.copies for tile in THE_TILES} == {
        word: tile["left"] for word, tile in supply.items()
    }


@rule("C5")
def test_two_ships_dock_one_waits_at_sea_and_dock_3_is_empty() -> None:
    table = Table.new().does("start player 0")
    assert table.options() == [f"turn ship {n}" for n in range(1, 16)]
    table.does("turn ship 7", "turn ship 3")
    assert table.options() == [f"turn ship {n}" for n in range(1, 16) if n not in (3, 7)]
    table.does("turn ship 15")
    assert table.ships == [15, 7, 3, None]
    assert bin(int(table.state.ship_pile)).count("1") == 12


def test_our_ships_are_balanced() -> None:
    assert len(set(DEFAULT_SHIPS)) == 15
    for kind in range(c.MERCHANDISE):
        assert sum(int(ship[kind]) for ship in DEFAULT_SHIPS) == 15
    swapped = {ship[0] + ship[2] + ship[1] + ship[4] + ship[3] for ship in DEFAULT_SHIPS}
    assert swapped == set(DEFAULT_SHIPS), "sugar and rum for tobacco and cigars"


@rule("C6", "C7")
def test_all_acts_lie_face_down_and_only_what_is_printed_is_in_force() -> None:
    table = Table.new()
    laws = table.view()["laws"]
    assert [len(laws[group]["pile"]) for group in ("tax", "duty", "subsidy", "other")] == [6, 6, 6, 6]
    assert table.in_force == ["printed tax", "printed duty", None, None]


@rule("C8")
def test_every_board_has_the_same_fields_in_another_order() -> None:
    table = Table.new(5)
    boards = [[int(f) for f in table.state.board[12 * seat : 12 * seat + 12]] for seat in range(5)]
    for board in boards:
        counts = [board.count(kind) for kind in range(9)]
        assert counts == [
            2,
            2,
            2,
            0,
            0,
            2,
            2,
            1,
            1,
        ]  # citrus, tobacco, sugar, …, wood, stone, water, warehouse
    assert len({tuple(board) for board in boards}) == 5
    fields = table.view()["players"][0]["fields"]  # blue: WFTS/FMCT/SCLM
    assert [fields[name]["gives"] for name in FIELD_NAMES] == [
        *("warehouse", "wood", "tobacco", "sugar"),
        *("wood", "stone", "citrus", "tobacco"),
        *("sugar", "citrus", "water", "stone"),
    ]


@rule("C8")
def test_all_may_play_the_common_board() -> None:
    table = Table.new(3, boards="common")
    boards = {tuple(int(f) for f in table.state.board[12 * seat : 12 * seat + 12]) for seat in range(3)}
    assert len(boards) == 1
    fields = table.view()["players"][2]["fields"]
    assert [fields[name]["gives"] for name in ("a1", "b2", "d3")] == ["warehouse", "water", "citrus"]


@rule("C9")
def test_everyone_has_his_figure_money_cards_and_no_points() -> None:
    table = Table.new(4)
    for player in table.view()["players"]:
        assert player["figure"] == "a1"
        assert player["points"] == 0
        assert player["pesos"] == 10
        assert player["unplayed"] == ["worker", "tradeswoman", "architect", "foreman", "mayor"]


@rule("C9")
def test_each_takes_two_resources_and_then_two_products_before_the_next_one_does() -> None:
    table = Table.new(3).does("start player 1", "turn ship 1", "turn ship 2", "turn ship 3")
    assert table.state.seat == 1
    assert table.options() == ["take wood", "take stone", "take water"]
    table.does("take stone")
    assert table.options() == ["take stone", "take water"], "named in their order: two pieces are one choice"
    table.does("take stone")
    assert table.options() == ["take citrus", "take tobacco", "take sugar"]
    table.does("take citrus", "take sugar")
    assert table.has(1) == {"stone": 2, "citrus": 1, "sugar": 1}
    assert table.state.seat == 2
    table.does("take water")  # the second water follows by itself
    assert table.options() == ["take citrus", "take tobacco", "take sugar"]
    table.does("take sugar")
    assert table.has(2) == {"water": 2, "sugar": 2}
    assert table.state.seat == 0
    table.does("take wood", "take wood", "take tobacco", "take tobacco")
    assert table.stored(0) == {}
    assert table.drawing, "the bills come after"
    assert table.options()[0] == "turn bill tax 1"


@rule("C9")
def test_every_choice_of_pieces_can_be_had_in_one_way_only() -> None:
    found = []
    waiting = [Table.new().does("start player 0", "turn ship 1", "turn ship 2", "turn ship 3")]
    while waiting:
        table = waiting.pop()
        if table.state.seat == 1:  # the next one's turn
            found.append(table.has(0))
            continue
        for answer in table.options():
            waiting.append(table.copy().does(answer))
    assert len(found) == 6 * 6, "six pairs of resources, six of products"
    assert all(sum(taken.values()) == 4 for taken in found)
    assert all(one != other for n, one in enumerate(found) for other in found[:n])
