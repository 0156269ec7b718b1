"""Which rule is named when a move is refused."""

from __future__ import annotations

import pytest

from malecon.havana import codes as c
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER
from tests.havana.scene import DEAR, GAME, UPPER, Table
from tests.support import act, ask, dealt, rule


def buying(owned: str, cards: str = "worker, pesos") -> Table:
    """Seat 0 buys; a red cube is the price upper left, the others need the architect."""
    return Table(cards, "siesta, protection").rows(("1: R", *UPPER[2:]), DEAR).give(0, owned).turns(1)


@rule("H30", "H31", "H32")
def test_a_purchase_is_refused_by_its_own_rule() -> None:
    table = buying("1 red")
    assert table.refusal("buy upper right") == "H32"
    table = Table("worker, pesos", "siesta, protection").rows(("1: R",), ("1: Y", "2: Y 2$", "2: N 2$"))
    table.pile().give(0, "1 red").turns(1)
    assert table.refusal("buy upper right") == "H30"  # a row of one tile has one end
    assert table.refusal("buy lower left") == "H31"
    assert table.refusal("buy lower right") == "H31"
    table = Table("architect, pesos", "siesta, protection").rows(("1: R", *UPPER[2:]), DEAR)
    table.give(0, "1 red").turns(1)
    assert table.refusal("buy upper right") == "H31"  # the architect is there, the price is not


@rule("H15")
def test_nothing_is_bought_before_both_cards_nor_after_phase_1() -> None:
    table = Table("worker, tax collector", "siesta, protection").rows(("1: R", *UPPER[2:]), DEAR)
    table.give(0, "1 red").turns(1)
    assert table.question == "first-card"
    assert table.refusal("buy upper left") == "H15"
    assert table.new_cards().refusal("buy upper left") == "H15"


@rule("H31", "H33")
def test_a_payment_is_refused_for_what_is_missing() -> None:
    table = Table("architect, pesos", "siesta, protection").rows(UPPER, DEAR)
    table.give(0, "2 red, 7 grey, 9 pesos, 2 workers").turns(1).does("buy upper left")
    assert table.owns(0) == "2 red, 7 grey, 9 pesos, 3 workers"
    assert table.question == "pay-workers"
    assert table.refusal("pay pesos for 2 workers") == "H33"  # nine pesos are not enough for two
    assert table.refusal("pay pesos for 4 workers") == "H31"  # three are the price
    table.does("pay pesos for 1 workers")
    assert table.question == "pay-cubes"
    assert table.refusal("pay grey for red 2") == "H33"
    assert table.refusal("pay grey for red 3") == "H31"
    assert table.refusal("pay grey for blue 0") == "H31"
    assert table.refusal("pay pesos for 0 workers") == "H33"
    assert table.refusal("end turn") == "H31"


@rule("H31")
def test_who_has_too_few_must_replace_as_many_as_are_lacking() -> None:
    table = Table("worker, pesos", "siesta, protection").rows(("3: 3w", *UPPER[1:]), DEAR)
    table.give(0, "12 pesos").turns(1).does("buy upper left")
    assert table.refusal("pay pesos for 0 workers") == "H31"


@rule("H33")
def test_there_is_no_exchange_but_while_paying() -> None:
    table = buying("1 red, 10 grey, 9 pesos")
    assert table.refusal("pay grey for red 1") == "H33"
    assert table.refusal("pay pesos for 1 workers") == "H33"


@rule("H18", "H24", "H25")
@pytest.mark.parametrize("thief", ["peso thief", "material thief"])
def test_a_victim_is_refused_because_of_protection_or_because_they_have_acted(thief: str) -> None:
    table = Table("siesta, refreshment", f"siesta, {thief}", "worker, mama", "pesos, mama").turns(1)
    assert table.refusal("rob player 0") == "H24"
    assert table.refusal("rob player 1") == "H24"
    table = Table("worker, mama", f"siesta, {thief}", "protection, mama", "pesos, mama").turns()
    assert table.refusal("rob player 2") == "H18"
    assert table.refusal("rob player 1") == "H24"
    table = Table("siesta, protection", "siesta, worker", "siesta, debris", f"worker, {thief}").turns(3)
    assert table.asked == 3
    assert table.refusal("rob player 0") == "H18"  # nobody follows, but Protection still works
    table = Table("siesta, protection", f"siesta, {thief}", "worker, mama", "pesos, mama").turns(1)
    assert table.refusal("rob player 0") == "H24"  # that seat has acted, protected or not
    table = Table("siesta, worker", "debris, worker", f"worker, {thief}").turns(2)
    assert table.refusal("rob player 3") == "H24"  # there is no such player


@rule("H24")
def test_nobody_is_robbed_without_a_thief() -> None:
    assert buying("1 red").refusal("rob player 1") == "H24"
    assert Table("siesta, protection", "siesta, worker").new_cards().refusal("rob player 0") == "H24"


@rule("H20", "H30")
def test_a_second_conservation_and_an_end_where_nothing_lies() -> None:
    table = Table("siesta, conservation", "conservation, worker").rows(("1: R", *UPPER[2:]), DEAR)
    table.give(1, "1 red").turns().does("remove upper right")
    assert (table.asked, table.question) == (1, "buying")
    assert table.refusal("remove upper left") == "H20"
    table = Table("siesta, conservation", "worker, pesos").rows(("1: R",), DEAR).pile().turns()
    assert table.refusal("remove upper right") == "H30"


@rule("H38")
def test_new_cards_are_refused_by_the_rule_of_new_cards() -> None:
    table = Table("siesta, mama", "worker, pesos").discarded(0, "debris").new_cards()
    assert table.refusal("cover worker") == "H38"  # not open before this seat
    assert table.refusal("lay worker") == "H38"  # one is covered first
    assert table.refusal("end turn") == "H38"
    assert table.refusal("decline") == "H38"
    table.does("cover siesta")
    assert table.refusal("lay debris") == "H38"  # not in this hand
    assert table.refusal("lay siesta") == "H38"
    assert table.refusal("cover mama") == "H38"  # exactly one card


@rule("H5", "H8")
def test_the_opening_is_refused_by_its_own_rules() -> None:
    state = dealt(GAME, 2)
    act(GAME, state, "choose debris")
    for words, expected in (
        ("choose debris", "H8"),
        ("choose siesta", "H8"),
        ("end turn", "H8"),
        ("lay mama", "H38"),
        ("buy upper left", "H15"),
        ("swap out upper left", "H5"),
        ("rob player 1", "H24"),
    ):
        action = GAME.vocabulary.action(words)
        assert action is not None
        assert GAME.forbidding(state, action) == expected
    table = Table("siesta, mama", "worker, pesos")
    ask(table.state, c.SWAP)
    assert table.refusal("swap in tile 36") == "H5"
    assert table.refusal("decline") == "H5"


@rule("H2", "H4")
def test_chance_is_refused_what_is_not_there() -> None:
    table = Table("siesta, black market", "worker, pesos").bag("1 red, 1 grey").turns()
    assert table.refusal("draw blue") == "H2"
    state = GAME.new(2)
    act(GAME, state, "turn tile 7")
    action = GAME.vocabulary.action("turn tile 7")
    assert action is not None
    assert GAME.forbidding(state, action) == "H4"


@rule("H13", "H14", "H15", "H17", "H21", "H26", "H29")
def test_cards_are_refused_by_their_own_rules() -> None:
    table = (
        Table("tax collector, worker", "siesta, protection", "pesos, mama").give(2, "1 red, 1 grey").turns(1)
    )
    assert table.refusal("first mama") == "H13"
    assert table.refusal("end turn") == "H13"
    table.does("first tax collector")
    assert table.refusal("tax blue") == "H21"
    assert table.refusal("decline") == "H14"
    table = Table("siesta, refreshment", "worker, pesos").discarded(0, "mama").turns()
    assert table.refusal("take back worker") == "H17"
    assert table.refusal("end turn") == "H14"
    table = Table("siesta, material thief", "worker, pesos").give(1, "1 red, 1 grey").turns()
    assert table.refusal("steal blue") == "H26"
    assert table.refusal("decline") == "H14"
    table = Table("siesta, mama", "worker, pesos").centre("2 red, 1 blue").turns()
    assert table.refusal("take yellow") == "H29"
    assert table.refusal("decline") == "H14"
    assert buying("1 red").refusal("decline") == "H15"


@rule("H43", "H44", "H45")
def test_after_the_end_the_rule_that_ended_the_game_is_named() -> None:
    table = buying("24 points, 1 red").does("buy upper left")
    assert table.refusal("end turn") == "H43"
    table = Table("siesta, pesos", "worker, pesos").rows(("1: R",), ()).pile().give(0, "1 red").turns()
    assert table.does("buy upper left").refusal("end turn") == "H44"
    state = GAME.new(2, {"round_limit": 1})
    rng = Rng(1)
    while state.seat != OVER:
        state.apply(random_action(state, rng))
    assert GAME.forbidding(state, int(c.END_TURN)) == "H45"


def test_every_refusal_names_a_rule_that_is_told() -> None:
    told = {f"H{number}" for number in range(1, 46)}
    named = set()
    for players in (2, 3, 4):
        state = GAME.new(players, {"round_limit": 3})
        rng = Rng(players)
        while True:
            legal = set(state.legal())
            named |= {GAME.forbidding(state, action) for action in range(c.ACTIONS) if action not in legal}
            if state.seat == OVER:
                break
            state.apply(random_action(state, rng))
    assert named <= told
    assert len(named) > 15
