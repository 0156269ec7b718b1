"""Parliament: bills, delegates, votes and bids, and what becomes law."""

from __future__ import annotations

import pytest

from malecon.cuba import codes as c
from malecon.cuba.text import ACT_NAMES
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER
from tests.cuba.scene import GAME, Table
from tests.support import rule


def meet(*delegates: str, start: int = 0, money: tuple[int, ...] = (), players: int = 0) -> Table:
    """Parliament meets with these delegates and this money."""
    table = Table(players or len(delegates))
    table.keep(*delegates)
    table.state.start = start
    for seat, pesos in enumerate(money):
        table.state.pesos[seat] = pesos
    table.ask(c.PARLIAMENT)
    return table


@rule("C11", "C6")
def test_a_bill_of_each_group_is_turned_up_and_no_card_comes_twice() -> None:
    table = Table.new()
    turned: list[int] = []
    rng = Rng(3)
    while table.state.seat != OVER:
        before = int(table.state.act_pile)
        table.state.apply(random_action(table.state, rng))
        taken = before & ~int(table.state.act_pile)
        turned += [n for n in range(24) if taken >> n & 1]
    assert sorted(turned) == list(range(24)), "six rounds turn up all six cards of each group"
    assert [act // 6 for act in turned] == [0, 1, 2, 3] * 6


@rule("C11")
def test_phase_a_turns_the_top_card_of_each_pile() -> None:
    table = Table.new().ask(c.BILLS)
    assert table.options() == [f"turn bill {name}" for name in ACT_NAMES[:6]]
    table.does("turn bill tax 4")
    assert table.options() == [f"turn bill {name}" for name in ACT_NAMES[6:12]]
    table.does("turn bill duty products", "turn bill subsidy water", "turn bill corruption")
    assert table.over
    assert table.bills == ["tax 4", "duty products", "subsidy water", "corruption"]


@rule("C50")
@pytest.mark.parametrize(
    ("delegate", "votes"),
    [("worker", 1), ("tradeswoman", 2), ("architect", 3), ("foreman", 4), ("mayor", 5)],
)
def test_the_fifth_card_has_one_to_five_votes(delegate: str, votes: int) -> None:
    table = meet("worker", delegate, money=(10, 10))
    assert [player["votes"] for player in table.view(0)["players"]] == [1, votes]


@rule("C50", "C52")
def test_the_most_votes_win_card_and_bid_together() -> None:
    table = meet("mayor", "worker")
    table.does("bid 2", "bid 7")
    assert table.state.seat == 1, "8 votes against 7"


@rule("C51")
def test_the_town_hall_counts_two() -> None:
    table = Table().keep("foreman", "architect")
    table.state.town_hall = 1
    table.ask(c.PARLIAMENT)
    assert [player["votes"] for player in table.view(0)["players"]] == [4, 5]
    table.does("bid 1", "bid 1")
    assert table.state.seat == 1
    assert "pass tax" in table.options()


@rule("C52")
def test_one_bids_nothing_up_to_all_he_has() -> None:
    table = meet("mayor", "worker", money=(3, 1))
    assert table.options() == ["bid 0", "bid 1", "bid 2", "bid 3"]
    table.does("bid 3")
    assert table.options() == ["bid 0", "bid 1"]


@rule("C52")
def test_he_who_has_nothing_is_not_asked() -> None:
    table = meet("mayor", "worker", money=(0, 0))
    assert table.state.seat == 0
    assert table.options() == ["pass tax", "pass duty", "pass subsidy"]


@rule("C52")
def test_bids_are_asked_from_the_new_start_player_and_kept_until_all_have_bid() -> None:
    table = meet("mayor", "worker", "worker", start=1)
    assert table.state.seat == 1
    assert GAME.simultaneous(table.state)
    table.does("bid 4")
    assert table.pesos == [10, 10, 10]
    assert table.state.seat == 2
    table.does("bid 3")
    assert table.state.seat == 0
    table.does("bid 0")
    assert table.pesos == [10, 6, 7]


@rule("C52")
@pytest.mark.parametrize("amount", [0, 99, 100, 101, 199, 200, 257])
def test_any_amount_can_be_bid_in_one_way_only(amount: int) -> None:
    """No money is too much: above 99 pesos hundreds are laid first."""
    table = meet("worker", "worker", money=(257, 0))
    assert table.options() == [*(f"bid {n}" for n in range(100)), "bid hundred more"]
    for _ in range(amount // 100):
        table.does("bid hundred more")
    assert table.options()[0] == "bid 0"
    table.does(f"bid {amount % 100}")
    assert table.pesos == [257 - amount, 0]
    rest = meet("worker", "worker", money=(257, 0))
    rest.does("bid hundred more", "bid hundred more")
    assert rest.options() == [f"bid {n}" for n in range(58)]


@rule("C53")
def test_losers_pay_too() -> None:
    table = meet("mayor", "worker", "worker")
    table.does("bid 1", "bid 4", "bid 2")
    assert table.state.seat == 0
    assert table.pesos == [9, 6, 8]


@rule("C54")
def test_those_tied_bid_once_more_with_what_they_have_left() -> None:
    table = meet("mayor", "foreman", "worker", start=2)
    table.does("bid 0", "bid 2", "bid 3")  # seats 2, 0, 1: 1, 7 and 7 votes
    assert table.state.seat == 0
    assert table.options() == [f"bid {n}" for n in range(9)]
    table.does("bid 1")
    assert table.state.seat == 1
    assert table.options() == [f"bid {n}" for n in range(8)]
    table.does("bid 2")
    assert table.pesos == [10 - 2 - 1, 10 - 3 - 2, 10]
    assert table.state.seat == 1
    assert table.options()[0] == "pass tax"


@rule("C54")
@pytest.mark.parametrize(("start", "winner"), [(0, 0), (1, 1), (2, 0), (3, 0)])
def test_a_second_tie_goes_to_the_start_player_or_the_next_clockwise(start: int, winner: int) -> None:
    table = meet("mayor", "mayor", "worker", "worker", start=start)
    for _ in range(4):
        table.does("bid 0")
    table.does("bid 3", "bid 3")
    assert table.state.seat == winner
    assert table.options()[0] == "pass tax"


@rule("C54")
def test_tied_without_money_the_start_player_decides_at_once() -> None:
    table = meet("mayor", "mayor", start=1, money=(0, 0))
    assert table.state.seat == 1
    assert table.options()[0] == "pass tax"


@rule("C55", "C76")
def test_under_corruption_nothing_is_bid() -> None:
    table = Table(3).enact("corruption").keep("architect", "foreman", "worker").ask(c.PARLIAMENT)
    assert table.state.seat == 1
    assert table.options()[0] == "pass tax"
    assert table.pesos == [10, 10, 10]


@rule("C55", "C51")
@pytest.mark.parametrize(("start", "winner"), [(0, 0), (1, 2), (2, 2)])
def test_under_corruption_a_tie_goes_by_the_start_player(start: int, winner: int) -> None:
    table = Table(3).enact("corruption").keep("mayor", "worker", "architect")
    table.state.town_hall = 2
    table.state.start = start
    table.ask(c.PARLIAMENT)
    assert table.state.seat == winner


@rule("C56")
def test_the_winner_passes_exactly_two_of_four() -> None:
    table = meet("mayor", "worker", money=(0, 0))
    assert table.options() == ["pass tax", "pass duty", "pass subsidy"], "the lower group is named first"
    table.does("pass duty")
    assert table.options() == ["pass subsidy", "pass other"]
    table.does("pass other")
    assert table.over
    assert table.in_force == ["printed tax", "duty water", None, "drought"]
    assert table.bills == [None, None, None, None]
    assert not table.state.act_pile & c.BIT[ACT_NAMES.index("tax 3")], "the others have left the game"


@rule("C56", "C99")
@pytest.mark.parametrize(
    ("vetoed", "first", "second"),
    [
        ("tax", ["pass duty", "pass subsidy"], ["pass subsidy", "pass other"]),
        ("subsidy", ["pass tax", "pass duty"], ["pass duty", "pass other"]),
        ("other", ["pass tax", "pass duty"], ["pass duty", "pass subsidy"]),
    ],
)
def test_after_a_veto_two_of_three(vetoed: str, first: list[str], second: list[str]) -> None:
    table = Table().use(0, "church").does(f"veto {vetoed}")
    table.keep("mayor", "worker")
    table.state.pesos[0] = 0
    table.state.pesos[1] = 0
    table.ask(c.PARLIAMENT)
    assert table.options() == first
    table.does(first[0])
    assert table.options() == second
    table.does(second[-1])
    assert len([law for law in table.in_force if law and "printed" not in law]) == 2


@rule("C56")
def test_every_pair_of_bills_can_be_passed_in_one_way_only() -> None:
    pairs = []
    for first in meet("mayor", "worker", money=(0, 0)).options():
        table = meet("mayor", "worker", money=(0, 0))
        table.does(first)
        if table.over:  # the second was the last there is
            pairs.append((first, "pass other"))
        else:
            pairs += [(first, second) for second in table.options()]
    assert len(pairs) == len(set(pairs)) == 6


@rule("C56", "C60")
def test_a_new_act_replaces_the_old_one_of_its_group_at_once() -> None:
    table = Table().enact("tax 5").enact("harbour").keep("mayor", "worker")
    table.state.pesos[0] = 0
    table.state.pesos[1] = 0
    table.ask(c.PARLIAMENT).does("pass tax", "pass subsidy")
    assert table.in_force == ["tax 3", "printed duty", "subsidy votes", "harbour"]


@rule("C91", "C51")
def test_the_votes_of_the_town_hall_end_with_the_vote() -> None:
    table = Table()
    table.state.town_hall = 0
    table.keep("mayor", "worker")
    table.state.pesos[0] = 0
    table.state.pesos[1] = 0
    table.ask(c.PARLIAMENT).does("pass tax", "pass duty")
    assert table.state.town_hall == c.NONE


@rule("C99")
def test_the_group_vetoed_is_barred_in_the_very_next_round_only() -> None:
    table = Table().use(0, "church").does("veto duty")
    table.ask(c.END_OF_ROUND).does("turn ship 5")
    table.state.bills[c.DUTIES] = ACT_NAMES.index("duty sugar")
    table.use(0, "church")
    assert table.options() == ["veto tax", "veto subsidy", "veto other"]
    table.does("veto other")
    table.ask(c.END_OF_ROUND).does("turn ship 6")
    table.state.bills[c.OTHERS] = ACT_NAMES.index("harbour")
    table.use(0, "church")
    assert table.options() == ["veto tax", "veto duty", "veto subsidy"], "duty is free again"


@rule("C99")
def test_a_round_without_a_veto_bars_nothing() -> None:
    table = Table().use(0, "church").does("veto duty")
    for ship in (5, 6):
        table.ask(c.END_OF_ROUND).does(f"turn ship {ship}")
    table.state.bills[c.DUTIES] = ACT_NAMES.index("duty sugar")
    table.use(0, "church")
    assert table.options() == ["veto tax", "veto duty", "veto subsidy", "veto other"]


# --- the variant ---


@rule("C77")
def test_in_the_variant_all_choose_their_delegate_after_the_bills() -> None:
    table = Table.new(3, secret_delegate=True)
    table.does("start player 2", "turn ship 1", "turn ship 2", "turn ship 3")
    for _ in range(3):
        table.does("take wood", "take wood", "take citrus", "take citrus")
    table.does("turn bill tax 1", "turn bill duty sugar", "turn bill subsidy water", "turn bill drought")
    for seat in (2, 0, 1):
        assert table.state.seat == seat
        assert GAME.simultaneous(table.state)
        assert table.options() == [
            f"send {name}" for name in ("worker", "tradeswoman", "architect", "foreman", "mayor")
        ]
        table.does("send mayor" if seat == 2 else "send worker")
    assert table.state.seat == 2
    assert table.options() == ["play worker", "play tradeswoman", "play architect", "play foreman"]
    table.does("play foreman", "done")
    assert table.state.seat == 0
    assert table.options() == ["play tradeswoman", "play architect", "play foreman", "play mayor"]


@rule("C77", "C50")
def test_the_delegate_is_shown_at_the_start_of_parliament() -> None:
    table = Table(2, secret_delegate=True)
    table.state.hand[0] = c.BIT[c.MAYOR]
    table.state.secret[0] = c.MAYOR
    table.state.hand[1] = c.BIT[c.WORKER]
    table.state.secret[1] = c.WORKER
    table.state.listening = True
    table.ask(c.PARLIAMENT)
    shown = [event[2:4] for event in table.state.events if event[1] == c.DELEGATE_SHOWN]
    assert shown == [(0, c.MAYOR), (1, c.WORKER)]
    assert [int(n) for n in table.state.secret] == [c.NONE, c.NONE]
    table.does("bid 0", "bid 0")
    assert table.state.seat == 0


@rule("C77")
def test_without_the_variant_nobody_is_asked_for_a_delegate() -> None:
    table = Table().ask(c.DELEGATES)
    assert table.over
    assert not GAME.settings(None)["secret_delegate"]
