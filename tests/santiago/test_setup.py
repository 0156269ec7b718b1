"""Components and set-up: S1–S10."""

from __future__ import annotations

from collections import Counter

import pytest

from malecon.kernel.play import settle
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE
from malecon.santiago import codes as c
from malecon.santiago.state import Santiago
from malecon.santiago.text import BUILDING_NAMES, CUBAN_NAMES, FLOWER_NAMES, GOOD_NAMES, SORT_NAMES
from tests.santiago.scene import GAME, Table
from tests.support import act, dealt, options, rule


def fresh(players: int) -> Santiago:
    state = GAME.new(players)
    assert isinstance(state, Santiago)
    return state


def opened(players: int, seed: int = 1) -> Santiago:
    """A game in which chance has drawn all that comes before the first answer of a player."""
    state = dealt(GAME, players, seed)
    assert isinstance(state, Santiago)
    return state


@rule("S1")
def test_two_to_four_may_play() -> None:
    assert list(GAME.seats) == [2, 3, 4]


@rule("S1", "S6")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_begins_with_the_same_whatever_the_number_of_players(players: int) -> None:
    state = fresh(players)
    for seat in range(players):
        shown = GAME.view(state, seat)["players"][seat]
        assert shown["goods"] == {"sugar": 1, "citrus": 1, "tobacco": 1, "rum": 0, "cigars": 0, "wood": 0}
        assert (shown["pesos"], shown["points"]) == (3, 2)
        assert shown["markers"] == 3
        assert shown["figure"] is None


@rule("S2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_there_are_eight_of_each_good(players: int) -> None:
    stock = GAME.view(fresh(players), None)["stock"]
    assert stock == {
        **dict.fromkeys(("sugar", "citrus", "tobacco"), 8 - players),
        **dict.fromkeys(("rum", "cigars", "wood"), 8),
    }


@rule("S2")
def test_pesos_and_points_never_run_out() -> None:
    # The box has 24 ones and 12 threes, 60 pesos; and 250 points.
    table = Table(2).give(0, "60 pesos, 250 points")
    assert table.uses("bank").does("use bank").has(0) == "62 pesos, 250 points"
    assert table.uses("church").does("use church").has(0) == "62 pesos, 251 points"


@rule("S3")
def test_the_nine_cubans_are_shuffled_onto_nine_stations_after_the_harbour() -> None:
    state = fresh(2)
    for station in range(1, 9):
        left = [name for name in CUBAN_NAMES if name not in laid(state)]
        assert state.seat == CHANCE
        assert options(GAME, state) == [f"lay cuban {name}" for name in left]
        assert set(state.weights) == {1}
        act(GAME, state, f"lay cuban {left[-1]}")
        assert laid(state)[station - 1] == left[-1]
    assert laid(state) == [*CUBAN_NAMES[::-1]]  # the ninth is laid without a draw


def laid(state: Santiago) -> list[str]:
    """The Cubans on the road, from left to right."""
    return [station["cuban"] for station in GAME.view(state, None)["stations"] if station]


@rule("S3")
def test_after_the_ninth_cuban_comes_the_harbour_again() -> None:
    table = Table(2).car("alonso").give(0, "1 peso").turn()
    assert table.does("drive 1").station() == "harbour"
    table = Table(2).car("alonso").give(0, "1 peso").turn()
    assert table.does("drive 2").station() == "pedro"


@rule("S4")
def test_the_twelve_buildings_are_shuffled_onto_spaces_under_four_flowers() -> None:
    state = opened(3)
    spaces = GAME.view(state, None)["spaces"]
    assert [space["flower"] for space in spaces] == [name for name in FLOWER_NAMES for _ in range(3)]
    assert sorted(space["building"] for space in spaces) == sorted(BUILDING_NAMES)
    other = GAME.view(opened(3, seed=2), None)["spaces"]
    assert [space["building"] for space in spaces] != [space["building"] for space in other]


@rule("S4")
def test_everybody_is_told_under_which_flower_a_building_lies() -> None:
    state = fresh(2)
    state.listening = True
    settle(state, Rng(1))
    spaces = [space["building"] for space in GAME.view(state, None)["spaces"]]
    laid_under = [(b, f) for _, event, b, f, _ in state.events if GAME.events[event].key == "building-laid"]
    assert laid_under == [(BUILDING_NAMES.index(name), space // 3) for space, name in enumerate(spaces)]


@rule("S5")
def test_the_car_the_ship_and_the_marker_begin_where_they_should() -> None:
    seen = GAME.view(fresh(4), None)
    assert (seen["car"], seen["ship"], seen["value"]) == (0, 1, 2)


@rule("S7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_any_player_may_be_drawn_to_start_and_the_right_neighbour_rolls(players: int) -> None:
    for start in range(players):
        state = fresh(players)
        rng = Rng(3)
        while state.steps[state.step] is not state.steps[c.DRAW_START]:
            state.apply(state.options[rng.weighted(state.weights)])
        assert options(GAME, state) == [f"start player {seat}" for seat in range(players)]
        assert set(state.weights) == {1}
        act(GAME, state, f"start player {start}", *(f"roll {sort} 1" for sort in SORT_NAMES))
        assert state.seat == (start - 1) % players
        act(GAME, state, "leave out rum")
        assert state.seat == start
        assert GAME.view(state, None)["question"] == "driving"


@rule("S7")
def test_four_dice_go_on_the_ship_as_rolled_and_the_fifth_good_is_not_wanted() -> None:
    table = Table(3).rolls(2).dice(3, 4, 2, 1, 1)
    assert table.asked == 2
    assert table.options() == [f"leave out {sort}" for sort in SORT_NAMES]
    table.does("leave out citrus")
    assert table.demanded() == "3 sugar, 2 tobacco, 1 rum, 1 cigars"
    assert table.view(None)["left_out"] == "citrus"


@rule("S8")
def test_the_dice_have_these_sides() -> None:
    sides = {}
    table = Table(2).rolls()
    for sort in SORT_NAMES:
        shown = [words.removeprefix(f"roll {sort} ") for words in table.options()]
        sides[sort] = " ".join(
            face for face, weight in zip(shown, table.state.weights, strict=True) for _ in range(weight)
        )
        table.does(f"roll {sort} 1")
    assert sides.pop("citrus") == "0 1 2 2 3 4"
    assert set(sides.values()) == {"0 1 1 2 2 3"}


@rule("S9")
def test_four_dice_that_all_show_0_may_not_be_chosen() -> None:
    table = Table(2).rolls().dice(0, 0, 2, 0, 1)
    # Tobacco or cigars may be left out, or one of the zeros: which one makes no difference.
    assert table.options() == ["leave out sugar", "leave out tobacco", "leave out cigars"]
    # With a single die above 0, only a zero can be left out: nothing is asked.
    table = Table(2).rolls().dice(0, 0, 2, 0, 0)
    assert table.view(None)["awaited"] is False
    assert table.view(None)["left_out"] == "sugar"
    assert table.demanded() == "2 tobacco"


@rule("S9")
def test_five_zeros_are_rolled_again() -> None:
    table = Table(2).rolls().dice(0, 0, 0, 0, 0)
    assert table.heard("all-zero") == [(0, 0, 0)]
    assert table.asked == CHANCE
    assert table.dice(1, 0, 0, 0, 2).does("leave out cigars").demanded() == "1 sugar"


@rule("S10")
def test_screens_hide_what_the_others_have() -> None:
    table = Table(3).give(0, "2 sugar, 3 pesos, 4 points").turn(1)
    own = {"pesos": 3, "points": 4, "goods": {**dict.fromkeys(GOOD_NAMES, 0), "sugar": 2}}
    hidden = dict.fromkeys(own)
    for seat, shown in ((0, own), (1, hidden), (2, hidden), (None, hidden)):
        seen = table.view(seat)["players"][0]
        assert {name: seen[name] for name in own} == shown


@rule("S10")
def test_board_stock_dice_figures_and_markers_are_open_to_all() -> None:
    table = Table(3).demand("2 rum").figure(1, "cafe").owner(2, "cafe").face_down("pablo").turn()
    seen = table.view(None)
    assert seen["demand"]["rum"] == 2
    assert seen["stock"]["rum"] == 8
    assert seen["players"][1]["figure"] == "cafe"
    assert seen["players"][2]["markers"] == 2
    assert [space["owner"] for space in seen["spaces"] if space["building"] == "cafe"] == [2]
    assert [space["figure"] for space in seen["spaces"] if space["building"] == "cafe"] == [1]
    assert [station["cuban"] for station in seen["stations"] if not station["face_up"]] == ["pablo"]
    for seat in range(3):
        assert {**table.view(seat), "players": None} == {**seen, "players": None}


@rule("S10")
def test_with_open_holdings_all_can_see_all() -> None:
    table = Table(3, open_holdings=True).give(0, "2 sugar, 3 pesos, 4 points").turn(1)
    for seat in (None, 1, 2):
        assert table.view(seat)["players"] == table.view(0)["players"]
    assert table.view(None)["players"][0]["pesos"] == 3


@rule("S10")
def test_at_the_end_all_can_see_all() -> None:
    table = Table(2).ship(7, value=4).car("alonso").drives(2)
    assert table.over
    assert table.view(None)["players"][0]["pesos"] == 0


def count(state: Santiago) -> list[Counter[str]]:
    """What each player has, counted from what everybody was told since the set-up, and from nothing else."""
    has = [Counter(sugar=1, citrus=1, tobacco=1, pesos=3, points=2) for _ in range(state.players)]
    gifts = (*SORT_NAMES, "pesos", "points")
    for _, event, x, y, z in state.events:
        match GAME.events[event].key:
            case "drove":
                has[x]["pesos"] -= z
            case "took-goods":
                has[x][GOOD_NAMES[y]] += z
            case "gave-goods" | "delivered":
                has[x][GOOD_NAMES[y]] -= z
            case "wood-delivered":
                has[x]["wood"] -= z
            case "took-pesos":
                has[x]["pesos"] += y
            case "gave-pesos":
                has[x]["pesos"] -= y
            case "took-points":
                has[x]["points"] += y
            case "gave-points":
                has[x]["points"] -= y
            case "rent-paid":
                has[x]["points"] += 1
            case "gift-given":
                has[x][gifts[z]] -= 1
                has[y][gifts[z]] += 1
    return has


@rule("S10")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_is_gained_in_the_open_so_it_can_be_counted(players: int) -> None:
    """This is why a seat's belief is the truth: whoever remembers what all were told knows what all have."""
    for seed in range(10):
        state = fresh(players)
        state.listening = True
        rng = Rng(seed)
        while True:
            chosen = rng.weighted(state.weights) if state.seat == CHANCE else rng.below(len(state.options))
            after = state.copy()
            after.apply(state.options[chosen])
            if len(after.options) == 0:
                break  # at the end goods are exchanged and everything is shown
            state.apply(state.options[chosen])
        assert all(audience == 255 for audience, *_ in state.events)
        for seat, counted in enumerate(count(state)):
            goods = {name: int(state.has(seat, good)) for good, name in enumerate(GOOD_NAMES)}
            true = {**goods, "pesos": int(state.pesos[seat]), "points": int(state.points[seat])}
            assert {name: counted[name] for name in true} == true
        for seat in range(players):
            assert GAME.difference(GAME.sample(state, seat, rng), state) == {}
