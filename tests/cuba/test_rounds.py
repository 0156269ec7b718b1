"""Rounds: the order of play, the new start player, the end of a round and of the game."""

from __future__ import annotations

import pytest

from malecon.cuba import codes as c
from malecon.cuba.state import Cuba
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, OVER
from tests.cuba import scene
from tests.cuba.scene import act, options
from tests.support import rule


@rule("C12")
def test_each_plays_four_of_his_five_cards_in_turn() -> None:
    s = scene.bare(3)
    s.start = 1
    scene.ask(s, c.ACTIONS_PHASE)
    played: list[tuple[int, str]] = []
    while not scene.over(s):
        if scene.GAME.view(s, None)["question"] == "actions-phase":
            played.append((int(s.seat), options(s)[0]))
        s.apply(s.legal()[0])
    assert [seat for seat, _ in played] == [1, 2, 0] * 4
    for seat in range(3):
        cards = [card for player, card in played if player == seat]
        assert cards == ["play worker", "play tradeswoman", "play architect", "play foreman"]
        assert s.hand[seat] == c.BIT[c.MAYOR], "the fifth is kept"


@rule("C12")
def test_a_card_is_carried_out_before_the_next_is_played() -> None:
    s = scene.bare()
    scene.ask(s, c.ACTIONS_PHASE)
    act(s, "play worker")
    assert options(s)[0] == "move to a1"
    act(s, "move to b2", "done")
    assert s.seat == 1
    assert options(s)[0] == "play worker"


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
    s = scene.bare(3)
    s.start = start
    for seat, name in enumerate(fourth):
        s.last[seat] = ("worker", "tradeswoman", "architect", "foreman", "mayor").index(name)
    scene.ask(s, c.NEW_START)
    assert s.start == new


@rule("C34")
def test_he_is_start_player_for_the_parliament_already() -> None:
    s = scene.bare(2)
    s.pile = type(s.pile)([c.PARLIAMENT, c.NEW_START])
    for seat in range(2):
        s.last[seat] = c.MAYOR
        s.hand[seat] = c.BIT[c.WORKER]
        s.pesos[seat] = 0
    s.seat = -3
    s.advance()
    assert s.start == 1
    assert s.seat == 1, "the tie of votes is for seat 1"


@rule("C90")
def test_products_in_the_lot_are_lost_and_the_rest_stays() -> None:
    s = scene.bare()
    scene.give(s, 0, citrus=2, sugar=1, rum=1, wood=2, water=1)
    scene.store(s, 0, citrus=1, tobacco=2)
    scene.ask(s, c.END_OF_ROUND)
    assert scene.has(s, 0) == {"citrus": 1, "tobacco": 2, "rum": 1, "wood": 2, "water": 1}
    assert scene.stored(s, 0) == {"citrus": 1, "tobacco": 2}
    assert scene.stock(s, "sugar") == 12


@rule("C91", "C33")
def test_markers_are_taken_off_and_cards_come_back() -> None:
    s = scene.bare()
    scene.keep(s, "mayor", "worker")
    s.resource_taken = 1
    s.product_taken = 1
    s.architects_idle = 2
    s.mayors_idle = 1
    s.taxed = 3
    scene.ask(s, c.END_OF_ROUND)
    view = scene.GAME.view(s, None)
    assert view["markers"] == {"resource": False, "product": False, "architects": 0, "mayors": 0}
    for player in view["players"]:
        assert player["unplayed"] == ["worker", "tradeswoman", "architect", "foreman", "mayor"]
        assert player["last_played"] is None
        assert not player["taxed"]


def played(players: int, seed: int, **settings: object) -> tuple[Cuba, list[str]]:
    """A random game to its end, and the names of its questions in order."""
    s = scene.new(players, **settings)
    rng = Rng(seed)
    asked = []
    while s.seat != OVER:
        asked.append(str(scene.GAME.view(s, None)["question"]))
        s.apply(random_action(s, rng))
    return s, asked


@rule("C1", "C103")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_game_has_six_rounds_and_ends_after_the_statutes_of_the_last(players: int) -> None:
    s, asked = played(players, 5)
    assert s.round == 6
    assert asked.count("bills") == 5 * 4, "in the sixth round a single card is left in each pile"
    assert scene.GAME.ending(s) == "last-round-over"
    assert any(s.hand[seat] != c.ALL_CARDS for seat in range(players)), "phase E is left out"
    assert "legislate" in asked[-2 * players - 4 :], "nothing but statutes after the last vote"


@rule("C103", "C104")
def test_each_tile_brings_2_points_at_the_end() -> None:
    s = scene.bare(3)
    scene.build(s, 0, b2="inn", c2="dam", d3="hotel")
    scene.build(s, 2, b2="warehouse")
    s.points[0] = 79
    scene.ask(s, c.END_OF_GAME)
    assert s.scores() == [85, 0, 2], "past the 80 of the track points are counted on"
    assert s.seat == OVER
    assert s.legal() == []


@rule("C105")
def test_most_points_win_then_most_money_then_they_share() -> None:
    s = scene.bare(4)
    for seat, (points, money) in enumerate([(40, 3), (41, 2), (41, 5), (41, 5)]):
        s.points[seat] = points
        s.pesos[seat] = money
    scene.ask(s, c.END_OF_GAME)
    assert s.winners() == [2, 3]
    s.pesos[1] = 6
    assert s.winners() == [1]
    s.points[0] = 42
    assert s.winners() == [0]


@rule("C104", "C105")
def test_before_the_end_the_tiles_count_for_who_would_win() -> None:
    s = scene.bare()
    scene.build(s, 1, b2="inn")
    s.points[0] = 1
    assert s.seat != OVER
    assert s.scores() == [1, 0]
    assert s.winners() == [1]


@rule("C11", "C12", "C60")
def test_the_phases_of_a_round_follow_each_other() -> None:
    s, asked = played(3, 2)
    order = ["bills", "actions-phase", "bidding", "legislate", "tax", "duty", "call-ship"]
    first = asked[asked.index("bills") : asked.index("bills", asked.index("call-ship"))]
    seen = [name for name in dict.fromkeys(first) if name in order]
    assert seen == [name for name in order if name in seen]
    assert {"bills", "actions-phase", "bidding", "legislate", "call-ship"} <= set(seen)
    assert s.seat != CHANCE
