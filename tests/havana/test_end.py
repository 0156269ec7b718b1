"""The end of the game: H43–H45."""

from __future__ import annotations

import pytest

from malecon.havana import codes as c
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER
from tests.havana.scene import DEAR, GAME, UPPER, Table
from tests.support import act, options, rule


def ended(table: Table) -> list[str]:
    """The events that say why the game is over."""
    reasons = ("goal-reached", "tiles-gone", "cubes-gone", "last-round-over")
    return [key for key, _ in table.heard(0) if key in reasons]


# --- the goal ---


@rule("H43")
@pytest.mark.parametrize(("players", "goal"), [(2, 25), (3, 20), (4, 15)])
@pytest.mark.parametrize(("missing", "over"), [(1, True), (2, False), (0, True)])
def test_the_game_ends_when_a_player_reaches_or_passes_the_goal(
    players: int, goal: int, missing: int, over: bool
) -> None:
    others = ["protection, debris", "protection, worker", "debris, worker"][: players - 1]
    table = Table("siesta, pesos", *others).rows(("1: R", *UPPER[2:]), DEAR)
    table.give(0, f"{goal - missing} points, 1 red").round().does("buy upper left")
    assert table.over == over
    assert ended(table) == ["goal-reached"][: int(over)]
    if over:
        assert table.state.winners() == [0]
        assert table.state.scores()[0] == goal - missing + 1
        assert table.view(None)["winners"] == [0]


@rule("H43")
def test_it_ends_in_the_middle_of_a_turn_and_of_a_round() -> None:
    # The winner could buy a second tile, and another player has not acted yet.
    table = Table("siesta, pesos", "protection, pesos").rows(("1: R", "1: Y", *UPPER[3:]), DEAR)
    table.centre("8 pesos").give(0, "24 points, 1 red, 1 yellow").round()
    table.does("buy upper left")
    assert table.over
    assert table.options() == []
    assert table.owns(0) == "1 yellow, 4 pesos"
    assert table.owns(1) == "nothing"


@rule("H43")
def test_it_ends_before_the_row_is_refilled() -> None:
    table = Table("siesta, pesos", "protection, pesos").rows(("1: R", "1: Y", "7: 2Y 3w 2G A"), DEAR)
    table.give(0, "24 points, 1 red").round().does("buy upper left")
    assert table.over


@rule("H43")
def test_who_reaches_the_goal_has_won_however_near_the_others_are() -> None:
    table = Table("siesta, pesos", "protection, pesos").rows(("1: R", *UPPER[2:]), DEAR)
    table.give(0, "24 points, 1 red").give(1, "24 points").round().does("buy upper left")
    assert table.state.winners() == [0]


# --- no tiles ---

LAST_TILE = (("1: R",), ())


def last_tile(cards: str, owned: str = "1 red") -> Table:
    return Table(cards, "protection, pesos").rows(*LAST_TILE).pile().give(0, owned).give(1, "3 points")


@rule("H44")
def test_it_ends_when_the_last_tile_is_bought_and_the_purchase_counts() -> None:
    table = last_tile("siesta, pesos", "3 points, 1 red").round().does("buy upper left")
    assert table.over
    assert ended(table) == ["tiles-gone"]
    assert table.state.scores() == [4, 3]
    assert table.state.winners() == [0]


@rule("H43", "H44")
def test_the_last_tile_that_reaches_the_goal_wins_by_the_goal() -> None:
    table = last_tile("siesta, pesos", "24 points, 1 red").round().does("buy upper left")
    assert ended(table) == ["goal-reached"]


@rule("H20", "H44")
def test_it_ends_when_conservation_removes_the_last_tile_and_the_rest_of_the_turn_is_lost() -> None:
    table = last_tile("conservation, black market", "2 points, 1 red")
    table.round()
    assert table.asked == 0
    table.does("first conservation", "remove upper left")
    assert table.over
    assert ended(table) == ["tiles-gone"]
    assert table.owns(0) == "1 red"  # no black market any more
    assert table.state.scores() == [2, 3]
    assert table.state.winners() == [1]


@rule("H44")
@pytest.mark.parametrize(
    ("upper", "lower", "pile"),
    [(("1: R",), ("1: Y",), ()), (("1: R", "1: Y"), (), ()), (("1: R", "1: N", "1: B"), (), ("1: Y",))],
)
def test_a_tile_in_the_other_row_or_in_the_pile_keeps_the_game_going(
    upper: tuple[str, ...], lower: tuple[str, ...], pile: tuple[str, ...]
) -> None:
    table = Table("siesta, pesos", "protection, pesos").rows(upper, lower).pile(*pile)
    table.give(0, "1 red").round().does("buy upper left")
    assert not table.over
    assert ended(table) == []


# --- no cubes ---


@rule("H44")
def test_it_ends_when_a_payment_puts_the_last_cube_into_the_box_and_the_purchase_counts() -> None:
    table = Table("siesta, pesos", "protection, pesos").rows(("1: R", *UPPER[2:]), DEAR)
    table.give(0, "2 points, 1 red").give(1, "3 points").bag("0 grey").round().does("buy upper left")
    assert table.over
    assert ended(table) == ["cubes-gone"]
    assert sum(table.state.boxed) == 80
    assert table.state.scores() == [3, 3]


@rule("H44")
def test_several_cubes_may_be_the_last_ones() -> None:
    table = Table("siesta, architect", "protection, pesos").rows(("7: 2R 3w 2G A", *UPPER[2:]), DEAR)
    table.give(0, "2 red, 2 grey, 3 workers").bag("0 grey").round().does("buy upper left")
    assert table.over
    assert table.buildings(0) == ["7: 2R 3w 2G A"]
    assert table.state.winners() == [0]


@rule("H21", "H44")
def test_the_tax_collector_can_end_the_game_inside_the_card_and_the_rest_of_the_turn_is_lost() -> None:
    table = Table("tax collector, pesos", "pesos, mama", "black market, pesos")
    table.give(1, "1 grey").give(2, "1 worker, 5 points").centre("8 pesos").bag("0 grey").round()
    assert table.order == [0, 2, 1]
    assert table.over
    assert ended(table) == ["cubes-gone"]
    assert table.owns(0) == "1 peso"  # the card of the pesos was not carried out any more
    assert table.state.winners() == [2]


@rule("H21", "H44")
def test_later_victims_of_that_collector_lose_nothing_more() -> None:
    table = Table("siesta, tax collector", "black market, pesos", "pesos, mama")
    table.give(1, "1 grey").give(2, "1 worker").bag("0 grey").round()
    assert table.over
    assert table.owns(2) == "1 worker"


@rule("H44")
@pytest.mark.parametrize("where", ["bag", "centre", "player"])
def test_a_cube_in_the_bag_in_the_centre_or_before_a_player_keeps_the_game_going(where: str) -> None:
    table = Table("siesta, pesos", "protection, pesos").rows(("1: R", *UPPER[2:]), DEAR).give(0, "1 red")
    if where == "centre":
        table.centre("1 grey")
    if where == "player":
        table.give(1, "1 grey")
    table.bag("1 grey" if where == "bag" else "0 grey").round().does("buy upper left")
    assert sum(table.state.boxed) == 79
    assert not table.over


@rule("H44")
def test_most_points_win_and_a_tie_is_a_shared_win() -> None:
    table = Table("siesta, pesos", "protection, pesos", "debris, worker", "protection, worker")
    table.rows(*LAST_TILE).pile().give(0, "6 points, 1 red").give(1, "7 points").give(2, "5 points")
    table.give(3, "7 points").round().does("buy upper left")
    assert table.over
    assert table.state.winners() == [0, 1, 3]
    assert table.view(None)["winners"] == [0, 1, 3]


# --- the round limit ---


def idle(players: int, seed: int, limit: int | None, stop: int) -> tuple[int, list[int], bool]:
    """Nobody buys or removes anything: how many rounds are played, who wins, and whether the end was told."""
    state = GAME.new(players, {} if limit is None else {"round_limit": limit})
    state.listening = True
    rng = Rng(seed)
    while state.seat != OVER and state.round <= stop:
        words = options(GAME, state)
        if "end turn" in words:
            act(GAME, state, "end turn")
        elif GAME.questions[state.step].key == "conservation":
            act(GAME, state, "decline")
        else:
            state.apply(random_action(state, rng))
    told = any(event[1] == c.LAST_ROUND_OVER for event in state.events)
    return int(state.round), state.winners(), told


@rule("H45")
@pytest.mark.parametrize("limit", [1, 2, 15])
def test_after_the_last_round_the_most_points_win(limit: int) -> None:
    assert idle(3, 1, limit, 200) == (limit, [0, 1, 2], True)


@rule("H45")
def test_the_limit_is_100_rounds_if_nothing_else_is_said() -> None:
    assert idle(2, 2, None, 200) == (100, [0, 1], True)


@rule("H45")
def test_there_may_be_no_limit() -> None:
    rounds, _, told = idle(2, 3, 0, 120)
    assert (rounds, told) == (121, False)


@rule("H45")
def test_the_last_round_is_played_to_its_end() -> None:
    table = Table("siesta, pesos", "protection, debris").give(0, "1 points").give(1, "2 points")
    table.state.round_limit = 1
    table.round().chance().does("cover siesta", "lay mama", "cover debris")
    assert table.question == "lay-card"
    table.does("lay mama")
    assert table.over
    assert table.state.round == 1
    assert table.state.winners() == [1]


@rule("H45")
@pytest.mark.parametrize(
    ("value", "allowed"), [(0, True), (1, True), (100, True), (-1, False), (True, False)]
)
def test_what_the_limit_may_be(value: object, allowed: bool) -> None:
    (option,) = GAME.options
    assert (option.name, option.default, option.rule) == ("round_limit", 100, "H45")
    assert option.allows(value) == allowed
