"""Components and set-up: H1–H10."""

from __future__ import annotations

import pytest

from malecon.havana import codes as c
from malecon.havana.cards import DIGIT
from malecon.havana.data import DEFAULT_TILES
from malecon.havana.hands import ChooseCard, number_of
from malecon.havana.state import Havana
from malecon.havana.text import CARD_NAMES
from malecon.kernel.play import settle
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE
from tests.havana.scene import GAME, LOWER, UPPER, Table, told
from tests.support import act, ask, dealt, options, rule

#: The tiles worth 1 to 3 that are in the pile of a scene; no end of a scene is worth so little.
LOW_IN_PILE = [line for line in DEFAULT_TILES if line[0] in "123" and line not in (*UPPER, *LOWER)]


def fresh(players: int) -> Havana:
    state = GAME.new(players)
    assert isinstance(state, Havana)
    return state


def opened(players: int) -> Havana:
    """A game in which everything is drawn and the first player chooses cards."""
    state = dealt(GAME, players)
    assert isinstance(state, Havana)
    return state


@rule("H1")
@pytest.mark.parametrize(("players", "goal"), [(2, 25), (3, 20), (4, 15)])
def test_the_goal_depends_on_the_number_of_players(players: int, goal: int) -> None:
    assert fresh(players).goal == goal
    assert GAME.view(fresh(players), None)["goal"] == goal


@rule("H1")
def test_two_to_four_may_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]


@rule("H2")
def test_the_bag_holds_eighty_cubes_half_of_them_debris() -> None:
    assert told(fresh(2).bag, 0, 0) == "10 red, 10 yellow, 10 brown, 10 blue, 40 grey"


@rule("H3")
def test_there_are_fifteen_workers() -> None:
    assert fresh(3).stock == 15


@rule("H3")
def test_pesos_never_run_out() -> None:
    # The box has 36 ones and 24 threes: 108 pesos, all of them with the players here.
    table = Table("siesta, pesos", "siesta, protection").give(0, "60 pesos").give(1, "48 pesos")
    table.centre("0 pesos")
    ask(table.state, c.SUPPLY)
    assert table.in_centre() == "3 pesos"


@rule("H4")
def test_twelve_tiles_lie_open_in_two_rows_of_six_and_the_pile_has_the_other_24() -> None:
    state = fresh(4)
    assert options(GAME, state) == [f"turn tile {n}" for n in range(1, 37)]
    assert list(state.weights) == [1] * 36
    settle(state, Rng(1))
    lying = [int(tile) for tile in state.rows]
    assert len(set(lying)) == 12
    assert min(lying) >= 0
    assert [int(n) for n in (*state.first, *state.last)] == [0, 0, 5, 5]
    assert GAME.view(state, None)["pile"] == 24


@rule("H4")
def test_tiles_are_laid_row_by_row_from_left_to_right_and_no_tile_comes_twice() -> None:
    state = fresh(2)
    act(GAME, state, *(f"turn tile {n}" for n in (36, 1, 17, 2, 3, 4)))
    assert "turn tile 17" not in options(GAME, state)
    assert len(state.legal()) == 30
    assert [int(tile) + 1 for tile in state.rows[:6]] == [36, 1, 17, 2, 3, 4]


# --- The rare swap ---


def swap(table: Table) -> Table:
    ask(table.state, c.SWAP)
    return table


@rule("H5")
def test_without_a_low_end_the_oldest_picks_a_low_tile_and_the_end_it_replaces() -> None:
    table = swap(Table("siesta, mama", "worker, mama"))
    assert table.asked == 0
    assert table.options() == [f"swap in tile {DEFAULT_TILES.index(line) + 1}" for line in LOW_IN_PILE]
    wanted = "3: 5G 4$"
    table.does(f"swap in tile {DEFAULT_TILES.index(wanted) + 1}")
    assert table.asked == 0
    assert table.options() == [
        "swap out upper left",
        "swap out upper right",
        "swap out lower left",
        "swap out lower right",
    ]
    table.does("swap out lower right")
    assert table.row(0) == list(UPPER)
    assert table.row(1) == [*LOWER[:5], wanted]


@rule("H5")
@pytest.mark.parametrize(
    ("end", "row", "place"),
    [("upper left", 0, 0), ("upper right", 0, 5), ("lower left", 1, 0), ("lower right", 1, 5)],
)
def test_any_end_can_be_swapped_and_its_tile_is_in_the_pile_again(end: str, row: int, place: int) -> None:
    table = swap(Table("siesta, mama", "worker, mama"))
    out = table.row(row)[place]
    table.does(f"swap in tile {DEFAULT_TILES.index('1: 3$') + 1}", f"swap out {end}")
    assert table.row(row)[place] == "1: 3$"
    assert table.state.where[DEFAULT_TILES.index(out)] == c.IN_PILE
    assert table.state.where[DEFAULT_TILES.index("1: 3$")] == c.IN_ROW
    ask(table.state, c.LAY_TILE, 0)
    assert f"turn tile {DEFAULT_TILES.index(out) + 1}" in table.options()
    assert f"turn tile {DEFAULT_TILES.index('1: 3$') + 1}" not in table.options()


@rule("H5")
@pytest.mark.parametrize("points", "123")
@pytest.mark.parametrize("place", range(4))
def test_one_low_end_is_enough(points: str, place: int) -> None:
    low = next(line for line in LOW_IN_PILE if line.startswith(points))
    ends = [UPPER[0], UPPER[5], LOWER[0], LOWER[5]]
    ends[place] = low
    table = Table("siesta, mama", "worker, mama")
    table.rows((ends[0], *UPPER[1:5], ends[1]), (ends[2], *LOWER[1:5], ends[3]))
    swap(table)
    assert table.over  # nobody was asked, and there was nothing else to do


@rule("H5")
def test_a_tile_worth_four_is_not_low() -> None:
    table = Table("siesta, mama", "worker, mama")
    swap(table.rows(("4: 7$ 1w", *UPPER[1:]), LOWER))
    assert table.question == "swap"


@rule("H5")
def test_a_single_low_tile_in_the_pile_leaves_only_the_end_to_choose() -> None:
    table = swap(Table("siesta, mama", "worker, mama").pile("1: 3$", "4: 7$ 1w", "5: R Y 1w 4$"))
    assert table.question == "swap-with"
    table.does("swap out upper left")
    assert table.row(0)[0] == "1: 3$"


@rule("H5")
def test_if_the_pile_holds_no_low_tile_either_nothing_is_swapped() -> None:
    table = swap(Table("siesta, mama", "worker, mama").pile("4: 7$ 1w", "5: R Y 1w 4$"))
    assert table.over
    assert table.row(0) == list(UPPER)
    assert table.row(1) == list(LOWER)


@rule("H5")
def test_in_a_real_game_the_swap_comes_after_the_tiles_and_before_the_cubes() -> None:
    state = fresh(2)
    high = [n + 1 for n, line in enumerate(DEFAULT_TILES) if line[0] in "4567"]
    act(GAME, state, *(f"turn tile {n}" for n in high[:12]))
    assert GAME.questions[state.step].key == "swap"
    act(GAME, state, "swap in tile 1", "swap out upper left")
    assert state.seat == CHANCE
    assert options(GAME, state)[0] == "draw red"


# --- What everyone begins with ---


@rule("H6", "H7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everyone_has_thirteen_cards_a_peso_and_a_cube_and_the_centre_three_cubes_and_four_pesos(
    players: int,
) -> None:
    state = opened(players)
    view = GAME.view(state, None)
    for player in view["players"]:
        assert player["hand_size"] == 13
        assert player["discards_size"] == 0
        assert player["pesos"] == 1
        assert player["workers"] == 0
        assert player["points"] == 0
        assert sum(player["cubes"].values()) == 1
    assert sum(view["centre"]["cubes"].values()) == 3
    assert view["centre"]["pesos"] == 4
    assert sum(view["bag"].values()) == 80 - 3 - players
    assert GAME.view(state, 0)["players"][0]["hand"] == list(CARD_NAMES)


@rule("H6", "H7")
def test_the_cubes_are_drawn_blind_first_for_the_players_then_for_the_centre() -> None:
    table = Table("siesta, mama", "worker, mama")
    ask(table.state, c.DEAL)
    assert table.asked == CHANCE
    assert list(table.state.weights) == [10, 10, 10, 10, 40]
    table.does("draw blue")
    assert list(table.state.weights) == [10, 10, 10, 9, 40]
    table.does("draw grey", "draw red", "draw red", "draw grey")
    assert (table.owns(0), table.owns(1)) == ("1 blue", "1 grey")
    assert table.in_centre() == "2 red, 1 grey"


@rule("H8")
def test_each_chooses_two_of_their_cards_the_lower_first_so_that_no_choice_has_two_ways() -> None:
    state = opened(2)
    assert state.seat == 0
    assert options(GAME, state) == [f"choose {name}" for name in CARD_NAMES[:12]]
    act(GAME, state, "choose black market")
    assert options(GAME, state) == ["choose pesos", "choose mama"]
    act(GAME, state, "choose mama")
    assert state.seat == 1
    assert options(GAME, state) == [f"choose {name}" for name in CARD_NAMES[:12]]


@rule("H8")
def test_choosing_is_secret_until_all_have_chosen() -> None:
    state = opened(3)
    state.listening = True
    assert ChooseCard.simultaneous
    assert GAME.simultaneous(state)
    act(GAME, state, "choose siesta", "choose mama", "choose debris", "choose worker", "choose refreshment")
    for player in GAME.view(state, 2)["players"]:
        assert player["open"] == [None, None]
    assert [p["face_down"] for p in GAME.view(state, None)["players"]] == [[True, True]] * 2 + [[True, False]]
    for seat in range(3):
        told_to_seat = [e for e in state.events if e[1] == c.CARD_CHOSEN and e[0] & c.SEAT[seat]]
        assert told_to_seat
        assert all(event[2] == seat for event in told_to_seat)
    act(GAME, state, "choose black market")
    shown = [player["open"] for player in GAME.view(state, None)["players"]]
    assert shown == [["siesta", "mama"], ["debris", "worker"], ["refreshment", "black market"]]
    assert [player["hand_size"] for player in GAME.view(state, None)["players"]] == [11, 11, 11]


@rule("H8", "H10")
def test_a_second_card_is_asked_for_even_if_only_one_is_left_for_silence_would_tell() -> None:
    state = opened(2)
    act(GAME, state, "choose pesos")
    assert state.seat == 0
    assert options(GAME, state) == ["choose mama"]


@rule("H9")
@pytest.mark.parametrize(
    ("two_cards", "number"),
    [
        ("black market, siesta", "07"),
        ("debris, worker", "24"),
        ("protection, material thief", "26"),
        ("protection, pesos", "28"),
        ("material thief, siesta", "06"),
        ("worker, architect", "44"),
        ("mama, refreshment", "19"),
    ],
)
def test_a_number_is_made_of_two_digits_the_smaller_first(two_cards: str, number: str) -> None:
    table = Table(two_cards, "siesta, refreshment")
    assert number_of(table.state, 0) == int(number)
    # The order in which the cards lie makes no difference.
    table.state.open[0], table.state.open[1] = table.state.open[1], table.state.open[0]
    assert number_of(table.state, 0) == int(number)


@rule("H9")
def test_the_digits_of_the_thirteen_cards() -> None:
    assert [int(digit) for digit in DIGIT] == [0, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7, 8, 9]


@rule("H10")
def test_hands_and_discard_piles_are_seen_by_their_owner_alone_but_all_see_how_many() -> None:
    table = Table("siesta, mama", "worker, pesos", "debris, architect")
    table.discarded(0, "tax collector, worker").discarded(1, "siesta")
    for seat in (0, 1, 2, None):
        players = table.view(seat)["players"]
        assert [p["hand_size"] for p in players] == [9, 10, 11]
        assert [p["discards_size"] for p in players] == [2, 1, 0]
        for owner, player in enumerate(players):
            assert ("hand" in player) == ("discards" in player) == ("laid" in player) == (owner == seat)
    assert table.view(0)["players"][0]["discards"] == ["tax collector", "worker"]
    assert "siesta" not in table.view(1)["players"][1]["hand"]


@rule("H10")
def test_cubes_pesos_workers_and_buildings_lie_open() -> None:
    table = Table("siesta, mama", "worker, pesos").give(1, "2 red, 3 grey, 4 pesos, 1 worker")
    table.state.where[4] = 1
    player = table.view(0)["players"][1]
    assert player["cubes"] == {"red": 2, "yellow": 0, "brown": 0, "blue": 0, "grey": 3}
    assert (player["pesos"], player["workers"]) == (4, 1)
    assert [building["tile"] for building in player["buildings"]] == [5]
