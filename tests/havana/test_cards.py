"""The cards that nobody else suffers from, H14, H16, H17, H19, H20, H22, H23, H27–H29."""

from __future__ import annotations

import pytest

from malecon.havana import codes as c
from malecon.havana.text import CARD_NAMES
from malecon.kernel.play import settle
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE
from tests.havana.scene import GAME, LOWER, UPPER, Table, card_of
from tests.support import rule


def with_card(card: str, *others: str) -> Table:
    """Seat 0 with this card and a Siesta; the others with what is given, or out of everybody's way."""
    return Table(f"siesta, {card}", *(others or ("protection, pesos",)))


# --- 0 Siesta ---


@rule("H16")
def test_siesta_does_nothing() -> None:
    table = Table("siesta, protection", "protection, pesos")
    table.give(0, "1 red, 2 pesos").centre("2 blue, 1 grey").turns()
    assert [card for seat, card, _ in table.heard_of(1, "carries-out") if seat == 0] == [
        card_of("siesta"),
        c.PROTECTION,
    ]
    assert table.owns(0) == "1 red, 2 pesos"
    assert table.owns(1) == "nothing"
    assert table.in_centre() == "2 blue, 1 grey"


# --- 1 Refreshment ---


@rule("H17")
@pytest.mark.parametrize("card", ["worker", "tax collector", "mama"])
def test_refreshment_takes_one_chosen_card_back(card: str) -> None:
    table = with_card("refreshment").discarded(0, "worker, tax collector, mama").turns()
    assert table.options() == ["take back tax collector", "take back worker", "take back mama", "decline"]
    hand = table.hand(0)
    table.does(f"take back {card}")
    assert card not in hand
    assert card in table.hand(0)
    assert card not in table.discards(0)
    assert table.view(None)["players"][0]["discards_size"] == 2
    assert table.view(None)["players"][0]["hand_size"] == 9


@rule("H14", "H17")
def test_refreshment_may_be_declined() -> None:
    table = with_card("refreshment").discarded(0, "worker").turns()
    table.does("decline")
    assert table.discards(0) == "worker"
    assert table.heard_of(1, "declined") == [(0, c.REFRESHMENT, 0)]
    assert table.heard_of(1, "took-back") == []


@rule("H10", "H17")
def test_the_others_see_that_a_card_was_taken_back_but_not_which() -> None:
    table = with_card("refreshment", "protection, pesos", "worker, mama").discarded(0, "worker, mama").turns()
    table.does("take back mama")
    for other in (1, 2):
        assert table.heard_of(other, "took-back") == [(0, 0, 0)]
        assert table.heard_of(other, "took-card-back") == []
        assert table.view(other)["players"][0]["took_back"] == 1
    assert table.heard_of(0, "took-card-back") == [(0, card_of("mama"), 0)]


@rule("H17")
def test_refreshment_with_an_empty_discard_pile_does_nothing() -> None:
    table = with_card("refreshment", "siesta, protection").turns()
    assert table.over
    assert table.heard_of(0, "declined", "took-back") == []


@rule("H17")
def test_refreshment_takes_from_the_own_pile_only() -> None:
    table = with_card("refreshment").discarded(0, "worker").discarded(1, "mama").turns()
    assert table.options() == ["take back worker", "decline"]


# --- 2 Debris ---


@rule("H19")
def test_debris_takes_all_four_grey_cubes() -> None:
    table = with_card("debris").centre("2 red, 4 grey, 4 pesos").turns()
    assert table.owns(0) == "4 grey"
    assert table.heard_of(1, "took-cubes") == [(0, c.GREY, 4)]


@rule("H19")
def test_debris_takes_nothing_else() -> None:
    table = with_card("debris", "siesta, protection").centre("2 red, 4 grey, 4 pesos").turns()
    assert table.in_centre() == "2 red, 4 pesos"


# --- 3 Conservation ---

ROWS = (
    ("7: 2R 3w 2G A", "1: R", "1: Y", "7: 2Y 3w 2G A"),
    ("7: 2N 3w 2G A", "1: N", "1: B", "7: 2B 3w 2G A"),
)


@rule("H20")
@pytest.mark.parametrize(
    ("end", "left"),
    [
        ("upper left", (ROWS[0][1:], ROWS[1])),
        ("upper right", (ROWS[0][:-1], ROWS[1])),
        ("lower left", (ROWS[0], ROWS[1][1:])),
        ("lower right", (ROWS[0], ROWS[1][:-1])),
    ],
)
def test_conservation_removes_an_end_tile_from_the_game(end: str, left: tuple[tuple[str, ...], ...]) -> None:
    table = with_card("conservation", "siesta, protection").rows(*ROWS).turns(1)
    assert table.options() == [
        "remove upper left",
        "remove upper right",
        "remove lower left",
        "remove lower right",
        "decline",
    ]
    pile = table.view(None)["pile"]
    table.does(f"remove {end}")
    assert (tuple(table.row(0)), tuple(table.row(1))) == left
    assert table.view(None)["pile"] == pile
    assert [int(place) for place in table.state.where].count(c.REMOVED) == 1


@rule("H14", "H20")
def test_conservation_may_be_declined_and_then_another_may_still_use_it() -> None:
    table = Table("siesta, conservation", "conservation, worker", "protection, pesos").turns()
    table.does("decline")
    assert table.row(0) == list(UPPER)
    table.chance()
    assert table.asked == 1
    table.does("remove lower left")
    assert table.row(1) == list(LOWER[1:])


@rule("H20")
def test_three_have_conservation_the_first_uses_it_and_the_others_cannot() -> None:
    table = Table("siesta, conservation", "conservation, worker", "protection, conservation").turns()
    assert table.asked == 0
    table.does("remove upper left")
    assert table.over  # nobody else was asked anything
    assert table.row(0) == list(UPPER[1:])
    assert table.view(None)["conserved"] is True


@rule("H20")
def test_conservation_can_be_used_again_in_the_next_round() -> None:
    table = Table("siesta, conservation", "protection, worker").round()
    table.does("remove upper left").chance()
    table.does("cover siesta", "lay mama", "cover worker", "lay pesos").chance()
    assert table.state.round == 2
    assert table.view(None)["conserved"] is False
    assert (table.asked, table.question) == (0, "first-card")
    table.does("first conservation", "remove upper left")
    assert table.row(0) == list(UPPER[2:])


# --- 4 Worker and Architect ---


@rule("H22")
def test_the_first_worker_of_the_round_brings_two_and_the_next_one() -> None:
    table = Table("siesta, worker", "refreshment, worker", "protection, worker").turns()
    assert [table.owns(seat) for seat in range(3)] == ["2 workers", "1 worker", "1 worker"]
    assert table.state.stock == 11


@rule("H22")
def test_to_be_first_is_to_be_the_first_with_this_card_not_the_first_of_the_round() -> None:
    table = Table("siesta, refreshment", "siesta, protection", "worker, pesos").turns()
    assert table.owns(2) == "2 workers"


@rule("H22")
@pytest.mark.parametrize(("stock", "first", "second"), [(2, 2, 0), (1, 1, 0), (0, 0, 0), (3, 2, 1)])
def test_a_short_stock_gives_what_it_has_and_the_first_has_been_first_all_the_same(
    stock: int, first: int, second: int
) -> None:
    table = Table("siesta, worker", "refreshment, worker", "protection, pesos").stock(stock).turns()
    assert (table.state.workers[0], table.state.workers[1]) == (first, second)


@rule("H22")
def test_who_was_first_and_got_nothing_was_first() -> None:
    table = Table(
        "siesta, worker", "tax collector, worker", "protection, pesos", "peso thief, material thief"
    )
    table.stock(0).turns()
    assert table.view(None)["first_worker_taken"] is True
    table.does("first tax collector")  # a worker of the last player comes back to the stock
    assert table.state.workers[1] == 1


@rule("H22", "H23")
def test_the_architects_worker_is_not_the_first_worker_of_the_round() -> None:
    table = Table("siesta, architect", "refreshment, worker").turns()
    assert (table.owns(0), table.owns(1)) == ("1 worker", "2 workers")
    table = Table("worker, architect", "siesta, protection").turns()
    assert table.owns(0) == "3 workers"


@rule("H22")
def test_there_is_a_first_worker_in_every_round() -> None:
    table = Table("siesta, worker", "protection, debris").round().chance()
    assert table.owns(0) == "2 workers"
    table.does("cover siesta", "lay mama", "cover debris", "lay pesos").chance()
    while table.asked != CHANCE and table.question == "take-cubes":
        table.does(table.options()[0])
    assert table.state.workers[0] == 4


@rule("H23")
def test_the_architect_brings_one_worker_and_none_from_an_empty_stock() -> None:
    assert with_card("architect").turns().owns(0) == "1 worker"
    assert with_card("architect").stock(0).turns().owns(0) == "nothing"


# --- 7 Black market ---


@rule("H27")
def test_the_first_black_market_draws_two_cubes_blind_and_the_next_one() -> None:
    table = Table("siesta, black market", "protection, black market", "debris, black market").turns()
    assert table.asked == CHANCE
    assert list(table.state.weights) == [10, 10, 10, 10, 40]
    table.does("draw red", "draw red")
    assert table.owns(0) == "2 red"
    assert list(table.state.weights) == [8, 10, 10, 10, 40]
    table.does("draw grey")
    table.does("draw blue")
    assert [table.owns(seat) for seat in range(3)] == ["2 red", "1 blue", "1 grey"]
    assert table.over


@rule("H27")
@pytest.mark.parametrize(
    ("bag", "first", "second"),
    [("1 red", "1 red", "nothing"), ("0 red", "nothing", "nothing"), ("2 red", "2 red", "nothing")],
)
def test_a_short_bag_gives_what_it_has(bag: str, first: str, second: str) -> None:
    table = Table("siesta, black market", "refreshment, black market").bag(bag).turns()
    assert (table.owns(0), table.owns(1)) == (first, second)


@rule("H27")
def test_who_was_first_at_an_empty_bag_was_first() -> None:
    table = Table("siesta, black market", "refreshment, black market").bag("0 red").turns()
    assert table.view(None)["first_market_used"] is True


@rule("H27")
def test_there_is_a_first_black_market_in_every_round() -> None:
    table = Table("siesta, black market", "protection, debris").round().chance()
    table.does("cover siesta", "lay worker", "cover debris", "lay pesos").chance()
    assert table.state.round == 2
    assert sum(table.view(None)["players"][0]["cubes"].values()) == 4


# --- 8 Pesos ---


@rule("H28")
def test_of_ten_pesos_the_first_takes_five_and_the_second_three() -> None:
    table = Table("siesta, pesos", "refreshment, pesos").centre("10 pesos").turns()
    assert (table.owns(0), table.owns(1)) == ("5 pesos", "3 pesos")
    assert table.in_centre() == "2 pesos"


@rule("H28")
@pytest.mark.parametrize(("there", "taken"), [(0, "nothing"), (1, "1 peso"), (2, "1 peso"), (7, "4 pesos")])
def test_half_the_pesos_is_rounded_up(there: int, taken: str) -> None:
    assert with_card("pesos", "siesta, protection").centre(f"{there} pesos").turns().owns(0) == taken


# --- 9 Mama ---


@rule("H29")
def test_mama_takes_two_yellow_and_one_brown_of_six_coloured_and_three_of_five_grey() -> None:
    table = (
        with_card("mama", "siesta, protection").centre("3 red, 2 yellow, 1 brown, 5 grey, 4 pesos").turns()
    )
    table.does("take yellow")  # no red: the other two can then only be the second yellow and the brown one
    assert table.owns(0) == "2 yellow, 1 brown, 3 grey"
    assert table.in_centre() == "3 red, 2 grey, 4 pesos"


def ways(table: Table) -> set[str]:
    """What the acting player can end up with, and that no two ways lead to the same."""
    found: list[str] = []

    def go_on(after: Table) -> None:
        if after.question != "take-cubes":
            found.append(after.owns(0))
            return
        for answer in after.options():
            further = Table(after.open(0), after.open(1))
            further.state = after.state.copy()
            go_on(further.does(answer))

    go_on(table)
    assert len(found) == len(set(found))
    return set(found)


@rule("H29")
def test_mama_may_take_any_half_of_the_coloured_cubes_and_each_half_in_one_way() -> None:
    table = with_card("mama", "siesta, protection").centre("3 red, 2 yellow, 1 brown, 5 grey").turns()
    expected = set()
    for red in range(4):
        for yellow in range(3):
            for brown in range(2):
                if red + yellow + brown == 3:
                    parts = ((red, "red"), (yellow, "yellow"), (brown, "brown"), (3, "grey"))
                    expected.add(", ".join(f"{number} {name}" for number, name in parts if number))
    assert ways(table) == expected
    assert len(expected) == 6


@rule("H29")
@pytest.mark.parametrize(
    ("centre", "taken"),
    [
        ("0 red", "nothing"),
        ("1 blue", "1 blue"),
        ("1 grey", "1 grey"),
        ("3 yellow, 3 grey", "2 yellow, 2 grey"),
        ("1 blue, 7 grey", "1 blue, 4 grey"),
        ("4 red", "2 red"),
    ],
)
def test_each_half_is_rounded_up_on_its_own(centre: str, taken: str) -> None:
    table = with_card("mama", "siesta, protection").centre(centre).turns()
    assert table.owns(0) == taken


@rule("H29")
def test_the_second_mama_finds_what_the_first_has_left() -> None:
    table = Table("siesta, mama", "refreshment, mama").centre("3 blue, 4 grey").turns()
    assert (table.owns(0), table.owns(1)) == ("2 blue, 2 grey", "1 blue, 1 grey")


# --- H14 ---


@rule("H14")
@pytest.mark.parametrize("card", [card for card in CARD_NAMES if card not in ("refreshment", "conservation")])
def test_a_card_that_does_not_say_may_cannot_be_declined(card: str) -> None:
    other = "refreshment" if card == "siesta" else "siesta"
    table = Table(f"{other}, {card}", "mama, material thief", "pesos, material thief")
    table.give(1, "1 red, 1 grey, 4 pesos, 1 worker").give(2, "1 red, 1 grey, 4 pesos")
    table.centre("3 red, 3 blue, 4 grey, 6 pesos").turns()
    assert table.order[0] == 0
    asked = 0
    while table.state.turn == 0 and not table.over:
        assert "decline" not in table.options()
        asked += table.asked == 0
        table.state.apply(table.state.legal()[0])
    assert asked == {"peso thief": 1, "material thief": 2, "mama": 3, "tax collector": 2}.get(card, 0)


def test_every_card_can_be_drawn_out_of_a_random_game() -> None:
    # All thirteen are carried out in a handful of games: no card is left out of the steps.
    carried_out = set()
    for seed in range(4):
        state = GAME.new(4)
        state.listening = True
        rng = Rng(seed)
        for _ in range(400):
            settle(state, rng)
            if state.legal():
                state.apply(state.legal()[rng.below(len(state.legal()))])
        carried_out |= {event[3] for event in state.events if event[1] == c.CARRIES_OUT}
    assert carried_out == set(range(13))
