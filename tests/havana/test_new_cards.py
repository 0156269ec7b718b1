"""Phases 2 and 3: supply and new cards, H37–H42."""

from __future__ import annotations

import pytest

from malecon.havana import codes as c
from malecon.havana.hands import number_of
from malecon.havana.text import CARD_NAMES
from malecon.kernel.play import random_action, settle
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE
from tests.havana.scene import GAME, Table, card_of
from tests.support import act, ask, dealt, options, rule

# --- phase 2 ---


@rule("H37")
def test_three_cubes_drawn_blind_and_three_pesos_are_added_to_the_centre() -> None:
    table = Table("siesta, protection", "siesta, debris").centre("2 red, 1 grey, 4 pesos")
    ask(table.state, c.SUPPLY)
    assert table.asked == CHANCE
    assert list(table.state.weights) == [8, 10, 10, 10, 39]
    table.does("draw blue", "draw grey", "draw blue")
    assert table.in_centre() == "2 red, 2 blue, 2 grey, 7 pesos"


@rule("H37")
@pytest.mark.parametrize("cubes", [0, 1, 2, 3])
def test_a_short_bag_gives_the_centre_what_it_has(cubes: int) -> None:
    table = Table("siesta, protection", "siesta, debris").bag(f"{cubes} grey")
    ask(table.state, c.SUPPLY)
    assert table.in_centre() == (f"{cubes} grey, 3 pesos" if cubes else "3 pesos")
    assert table.over


@rule("H37")
def test_the_supply_comes_after_all_turns_and_before_the_new_cards() -> None:
    table = Table("siesta, protection", "protection, pesos").centre("4 pesos").round()
    assert table.asked == CHANCE
    assert table.state.pesos[1] == 2  # taken before the supply came
    assert table.in_centre() == "5 pesos"
    table.chance()
    assert table.question == "cover-card"
    assert sum(int(n) for n in table.state.centre) == 3


# --- phase 3 ---


@rule("H38", "H39")
def test_covering_the_0_of_07_with_an_8_gives_78_and_the_0_is_discarded() -> None:
    table = Table("siesta, black market", "protection, debris").new_cards()
    table.does("cover siesta", "lay pesos", "cover debris", "lay worker")
    assert table.open(0) == "black market, pesos"
    assert number_of(table.state, 0) == 78
    assert table.discards(0) == "siesta"
    assert table.discards(1) == "debris"


@rule("H38")
def test_each_lays_one_card_of_the_hand_on_one_of_two_open_cards_in_the_order_of_phase_1() -> None:
    table = Table("worker, mama", "siesta, pesos", "debris, black market").discarded(1, "mama").new_cards()
    asked = []
    for _ in range(3):
        asked.append(table.asked)
        seat = table.asked
        assert table.options() == [f"cover {card}" for card in table.open(seat).split(", ")]
        table.does(table.options()[1])
        assert table.asked == seat
        assert table.options() == [f"lay {card}" for card in table.hand(seat).split(", ")]
        assert "lay mama" not in table.options() or seat == 2
        table.does(table.options()[0])
    assert asked == [1, 2, 0]


@rule("H38")
def test_every_hand_card_can_be_laid_on_either_open_card() -> None:
    hand = Table("siesta, mama", "protection, debris").hand(0).split(", ")
    assert len(hand) == 11
    for covered, kept in (("siesta", "mama"), ("mama", "siesta")):
        for laid in hand:
            table = Table("siesta, mama", "protection, debris").new_cards()
            table.does(f"cover {covered}", f"lay {laid}", "cover debris", "lay worker")
            assert set(table.open(0).split(", ")) == {kept, laid}
            assert table.discards(0) == covered


@rule("H39", "H42")
def test_new_cards_are_revealed_together_when_all_have_laid_theirs() -> None:
    table = Table("siesta, mama", "protection, debris", "worker, pesos").new_cards()
    table.does("cover siesta", "lay tax collector", "cover debris", "lay siesta")
    assert [p["open"] for p in table.view(None)["players"]] == [
        ["siesta", "mama"],
        ["protection", "debris"],
        ["worker", "pesos"],
    ]
    table.does("cover pesos", "lay mama")
    assert [p["open"] for p in table.view(None)["players"]] == [
        ["tax collector", "mama"],
        ["siesta", "protection"],
        ["worker", "mama"],
    ]
    assert all(p["face_down"] == [False, False] for p in table.view(None)["players"])
    assert table.order == [1, 0, 2]  # numbers and order are made anew


@rule("H12", "H39")
@pytest.mark.parametrize(("pesos", "order"), [((3, 9), [0, 1]), ((9, 3), [1, 0]), ((5, 5), [1, 0])])
def test_ties_of_the_new_order_are_broken_by_what_players_own_now(
    pesos: tuple[int, int], order: list[int]
) -> None:
    table = Table("siesta, worker", "siesta, architect")
    table.give(0, f"{pesos[0]} pesos").give(1, f"{pesos[1]} pesos").new_cards()
    for _ in range(2):
        table.does("cover siesta", "lay pesos")
    assert number_of(table.state, 0) == number_of(table.state, 1) == 48
    assert table.order == order


@rule("H42")
def test_which_card_is_covered_is_seen_at_once_and_what_is_laid_is_not() -> None:
    table = Table("siesta, mama", "protection, debris", "worker, pesos").new_cards()
    table.does("cover mama")
    for seat in range(3):
        assert table.heard_of(seat, "covered") == [(0, card_of("mama"), 0)]
    table.does("lay tax collector")
    assert table.heard_of(0, "laid") == [(0, card_of("tax collector"), 0)]
    assert table.heard_of(1, "laid") == table.heard_of(2, "laid") == []
    for viewer in (0, 1, 2, None):
        shown = table.view(viewer)["players"][0]
        assert shown["face_down"] == [False, True]
        assert shown["hand_size"] == 10
        assert shown.get("laid") == ([None, "tax collector"] if viewer == 0 else None)
        assert ("tax collector" in str(shown)) == (viewer == 0)


@rule("H40")
@pytest.mark.parametrize("in_hand", [4, 3])
def test_who_then_has_exactly_two_cards_in_hand_takes_the_discard_pile_back(in_hand: int) -> None:
    gone = [card for card in CARD_NAMES if card not in ("siesta", "mama")][: 11 - in_hand]
    table = Table("siesta, mama", "protection, debris").discarded(0, ", ".join(gone)).new_cards()
    assert table.view(None)["players"][0]["hand_size"] == in_hand
    laid = table.hand(0).split(", ")[0]
    table.does("cover siesta", f"lay {laid}", "cover debris", "lay worker")
    player = table.view(None)["players"][0]
    if in_hand == 3:
        assert (player["hand_size"], player["discards_size"]) == (11, 0)
        assert "siesta" in table.hand(0)  # the card just covered comes back with the others
        assert table.heard_of(1, "hand-taken-up") == [(0, 0, 0)]
    else:
        assert (player["hand_size"], player["discards_size"]) == (3, 8)
        assert table.heard_of(1, "hand-taken-up") == []


@rule("H40", "H41")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_hand_is_11_in_round_1_falls_by_one_a_round_and_is_back_to_11_before_round_10(
    players: int,
) -> None:
    state = dealt(GAME, players, round_limit=20)
    rng = Rng(7)
    sizes: dict[int, list[list[int]]] = {}
    while state.seat >= 0 or state.seat == CHANCE:
        question = GAME.questions[state.step].key
        words = options(GAME, state)
        if "end turn" in words:
            act(GAME, state, "end turn")  # nobody ever buys, so the game goes on
        elif question in ("refreshment", "conservation"):
            act(GAME, state, "decline")
        elif question == "cover-card":
            hands = [player["hand_size"] for player in GAME.view(state, None)["players"]]
            sizes.setdefault(int(state.round), []).append(hands)
            state.apply(random_action(state, rng))
        else:
            state.apply(random_action(state, rng))
    for number, hands in sizes.items():
        assert hands[0] == [11 - (number - 1) % 9] * players, number
    assert len(sizes) == 20
    assert sizes[9][0] == [3] * players
    assert sizes[10][0] == [11] * players


@rule("H17", "H41")
def test_a_card_taken_back_by_refreshment_delays_it_by_a_round() -> None:
    gone = "protection, debris, conservation, tax collector, worker, architect, peso thief, pesos"
    table = Table("refreshment, mama", "siesta, protection").discarded(0, gone).round()
    table.does("take back worker").chance()
    assert table.view(None)["players"][0]["hand_size"] == 4
    table.does("cover protection", "lay debris", "cover mama", "lay worker").chance()
    player = table.view(None)["players"][0]
    assert (player["hand_size"], player["discards_size"]) == (3, 8)


@rule("H38")
def test_in_a_whole_game_every_seat_lays_exactly_one_card_a_round() -> None:
    state = GAME.new(3, {"round_limit": 12})
    state.listening = True
    rng = Rng(3)
    settle(state, rng)
    while state.legal():
        words = options(GAME, state)
        if "end turn" in words:
            act(GAME, state, "end turn")
        else:
            state.apply(random_action(state, rng))
    laid = [event[2] for event in state.events if event[1] == c.LAID]
    assert sorted(laid) == [seat for seat in range(3) for _ in range(12)]
