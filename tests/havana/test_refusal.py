"""A refused answer is told why: what is needed and what is there, with the rule that tells most."""

from __future__ import annotations

import pytest

from malecon.havana import codes as c
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER
from tests.havana.scene import DEAR, GAME, UPPER, Table
from tests.support import act, ask, dealt, rule
from tests.truth import ORDER


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
    assert table.refused("pay grey for blue 0") == "This building costs no blue cube. (H31)"
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
        ("choose siesta", ""),  # the lower card is named first, which is not a rule
        ("end turn", "H8"),
        ("lay mama", "H38"),
        ("buy upper left", "H15"),
        ("swap out upper left", "H5"),
        ("rob player 1", "H24"),
    ):
        action = GAME.vocabulary.action(words)
        assert action is not None
        assert GAME.refusal(state, action).rule == expected
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
    assert GAME.refusal(state, action).rule == "H4"


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
    assert GAME.refusal(state, int(c.END_TURN)).rule == "H45"


def test_every_refusal_names_a_rule_that_is_told() -> None:
    told = {"", *(f"H{number}" for number in range(1, 46))}  # or it is the order in which answers are named
    named = set()
    for players in (2, 3, 4):
        state = GAME.new(players, {"round_limit": 3})
        rng = Rng(players)
        while True:
            legal = set(state.legal())
            named |= {GAME.refusal(state, action).rule for action in range(c.ACTIONS) if action not in legal}
            if state.seat == OVER:
                break
            state.apply(random_action(state, rng))
    assert named <= told
    assert len(named) > 15


# --- in one sentence, with numbers ---


NEED_CUBES = (
    "You need 2 blue cubes and have {}; {} grey cubes would do as well, but you have {} to spare. (H31)"
)
NEED_WORKERS = (
    "You need 3 workers and have only 2; 5 pesos would do as well, but you have only 4 to spare. (H31)"
)
SEVERAL = "You need 6 grey cubes, 1 peso and 2 workers and have only 2 grey cubes and 1 worker. (H31)"


@rule("H31", "H33")
@pytest.mark.parametrize(
    ("price", "owned", "sentence"),
    [
        ("7: 2B 3w 2G A", "2 grey, 2 workers", NEED_CUBES.format("none", 10, "none")),
        ("7: 2B 3w 2G A", "1 blue, 6 grey, 2 workers", NEED_CUBES.format("only 1", 5, "only 4")),
        ("3: 3w", "4 pesos, 1 worker", NEED_WORKERS),
        ("2: 5$", "3 pesos", "You need 5 pesos and have only 3. (H31)"),
        ("3: 4G 1w 2$", "2 pesos", "You need 4 grey cubes and have none. (H31)"),
        ("4: 6G 2w 1$", "2 grey", SEVERAL),
        ("5: N B 1w 4$", "4 pesos", "You need 1 brown cube and 1 blue cube and have none of it. (H31)"),
    ],
)
def test_what_a_building_lacks_is_counted(price: str, owned: str, sentence: str) -> None:
    """The architect brings the first worker; a yellow cube buys the building below, so there is a choice."""
    table = Table("siesta, architect", "worker, pesos").rows(
        (price, "1: R", "1: B"), ("1: Y", "1: N", "1: 3$")
    )
    table.give(0, f"1 yellow, {owned}").turns()
    assert table.refused("buy upper left") == sentence


@rule("H32")
def test_without_the_architect_nothing_is_counted() -> None:
    assert (
        buying("1 red").refused("buy upper right")
        == "This building needs the card Architect open before you. (H32)"
    )


@rule("H29")
def test_mama_refuses_no_cube_that_she_gives() -> None:
    """Red 1, yellow 1, brown 1: two of them are taken, whichever; only the order of naming is fixed."""
    table = Table("siesta, mama", "worker, pesos").centre("1 red, 1 yellow, 1 brown").turns()
    assert table.options() == ["take red", "take yellow"]
    assert table.refused("take brown") == ORDER
    assert table.refused("take blue") == "The centre has no blue cube. (H29)"
    table.does("take yellow")
    assert table.owns(0) == "1 yellow, 1 brown"  # the other half was brown: nothing else was left


@rule("H5", "H18", "H20", "H24", "H26", "H30")
def test_persons_and_pieces_are_called_by_their_names() -> None:
    table = Table("worker, mama", "siesta, material thief", "protection, mama", "pesos, mama")
    table.give(3, "1 red, 1 grey").turns()
    assert table.refused("rob player 2") == "Carmen is protected this round. (H18)"
    assert table.refused("rob player 1") == "You cannot rob yourself. (H24)"
    table.does("rob player 3")
    assert table.refused("steal blue") == "Diego has no blue cube. (H26)"
    table = Table("siesta, conservation", "worker, pesos").rows(("1: R",), DEAR).pile().turns()
    assert table.refused("remove upper right") == "No building lies upper right. (H30)"
    table = Table("siesta, mama", "worker, pesos")
    ask(table.state, c.SWAP)
    low = "Only a building of the pile that is worth at most 3 points can be brought in. (H5)"
    assert table.refused("swap in tile 36") == low
