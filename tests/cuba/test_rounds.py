"""Rounds: the order of play, the new start player, the end of a round and of the game."""

from __future__ import annotations

import pytest

from malecon.cuba import codes as c
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, OVER
from tests.cuba.scene import GAME, Table
from tests.support import rule


@rule("C12")
def test_each_plays_four_of_his_five_cards_in_turn() -> None:
    table = Table(3)
    table.state.start = 1
    table.ask(c.ACTIONS_PHASE)
    played: list[tuple[int, str]] = []
    while not table.over:
        if table.view()["question"] == "actions-phase":
            played.append((int(table.state.seat), table.options()[0]))
        table.state.apply(table.state.legal()[0])
    assert [seat for seat, _ in played] == [1, 2, 0] * 4
    for seat in range(3):
        cards = [card for player, card in played if player == seat]
        assert cards == ["play worker", "play tradeswoman", "play architect", "play foreman"]
        assert table.state.hand[seat] == c.BIT[c.MAYOR], "the fifth is kept"


@rule("C12")
def test_a_card_is_carried_out_before_the_next_is_played() -> None:
    table = Table().ask(c.ACTIONS_PHASE).does("play worker")
    assert table.options()[0] == "move to a1"
    table.does("move to b2", "done")
    assert table.state.seat == 1
    assert table.options()[0] == "play worker"


@rule("C34")
@pytest.mark.parametrize(
    ("start", "fourth", "new"),
    [
        (0, ("mayor", "worker", "foreman"), 0),
        (0, ("worker", "foreman", "tradeswoman"), 1),
        (0, ("mayor", "worker", "mayor"), 2),  # a tie: who played it last
        (2, ("mayor", "worker", "mayor"), 0),
        (1, ("architect", "architect", "architect"), 0),
    ],
)
def test_the_new_start_player_has_the_most_votes_on_his_fourth_card(
    start: int, fourth: tuple[str, ...], new: int
) -> None:
    table = Table(3)
    table.state.start = start
    for seat, name in enumerate(fourth):
        table.state.last[seat] = ("worker", "tradeswoman", "architect", "foreman", "mayor").index(name)
    table.ask(c.NEW_START)
    assert table.state.start == new


@rule("C34")
def test_he_is_start_player_for_the_parliament_already() -> None:
    table = Table(2)
    table.state.pile = type(table.state.pile)([c.PARLIAMENT, c.NEW_START])
    for seat in range(2):
        table.state.last[seat] = c.MAYOR
        table.state.hand[seat] = c.BIT[c.WORKER]
        table.state.pesos[seat] = 0
    table.state.seat = -3
    table.state.advance()
    assert table.state.start == 1
    assert table.state.seat == 1, "the tie of votes is for seat 1"


@rule("C90")
def test_products_in_the_lot_are_lost_and_the_rest_stays() -> None:
    table = Table().give(0, citrus=2, sugar=1, rum=1, wood=2, water=1).store(0, citrus=1, tobacco=2)
    table.ask(c.END_OF_ROUND)
    assert table.has(0) == {"citrus": 1, "tobacco": 2, "rum": 1, "wood": 2, "water": 1}
    assert table.stored(0) == {"citrus": 1, "tobacco": 2}
    assert table.stock("sugar") == 12


@rule("C91", "C33")
def test_markers_are_taken_off_and_cards_come_back() -> None:
    table = Table().keep("mayor", "worker")
    table.state.resource_taken = 1
    table.state.product_taken = 1
    table.state.architects_idle = 2
    table.state.mayors_idle = 1
    table.state.taxed = 3
    table.ask(c.END_OF_ROUND)
    view = table.view()
    assert view["markers"] == {"resource": False, "product": False, "architects": 0, "mayors": 0}
    for player in view["players"]:
        assert player["unplayed"] == ["worker", "tradeswoman", "architect", "foreman", "mayor"]
        assert player["last_played"] is None
        assert not player["taxed"]


def played(players: int, seed: int, **settings: object) -> tuple[Table, list[str]]:
    """A random game to its end, and the names of its questions in order."""
    table = Table.new(players, **settings)
    rng = Rng(seed)
    asked = []
    while table.state.seat != OVER:
        asked.append(str(table.view()["question"]))
        table.state.apply(random_action(table.state, rng))
    return table, asked


@rule("C1", "C103")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_has_six_rounds_and_ends_after_the_statutes_of_the_last(players: int) -> None:
    table, asked = played(players, 5)
    assert table.state.round == 6
    assert asked.count("bills") == 5 * 4, "in the sixth round a single card is left in each pile"
    assert GAME.ending(table.state) == "last-round-over"
    assert any(table.state.hand[seat] != c.ALL_CARDS for seat in range(players)), "phase E is left out"
    assert "legislate" in asked[-2 * players - 4 :], "nothing but statutes after the last vote"


@rule("C103", "C104")
def test_each_tile_brings_2_points_at_the_end() -> None:
    table = Table(3).build(0, b2="inn", c2="dam", d3="hotel").build(2, b2="warehouse")
    table.state.points[0] = 79
    table.ask(c.END_OF_GAME)
    assert table.state.scores() == [85, 0, 2], "past the 80 of the track points are counted on"
    assert table.state.seat == OVER
    assert table.state.legal() == []


@rule("C105")
def test_most_points_win_then_most_money_then_they_share() -> None:
    table = Table(4)
    for seat, (points, money) in enumerate([(40, 3), (41, 2), (41, 5), (41, 5)]):
        table.state.points[seat] = points
        table.state.pesos[seat] = money
    table.ask(c.END_OF_GAME)
    assert table.state.winners() == [2, 3]
    table.state.pesos[1] = 6
    assert table.state.winners() == [1]
    table.state.points[0] = 42
    assert table.state.winners() == [0]


@rule("C104", "C105")
def test_before_the_end_the_tiles_count_for_who_would_win() -> None:
    table = Table().build(1, b2="inn")
    table.state.points[0] = 1
    assert table.state.seat != OVER
    assert table.state.scores() == [1, 0]
    assert table.state.winners() == [1]


@rule("C11", "C12", "C60")
def test_the_phases_of_a_round_follow_each_other() -> None:
    table, asked = played(3, 2)
    order = ["bills", "actions-phase", "bidding", "legislate", "tax", "duty", "call-ship"]
    first = asked[asked.index("bills") : asked.index("bills", asked.index("call-ship"))]
    seen = [name for name in dict.fromkeys(first) if name in order]
    assert seen == [name for name in order if name in seen]
    assert {"bills", "actions-phase", "bidding", "legislate", "call-ship"} <= set(seen)
    assert table.state.seat != CHANCE
