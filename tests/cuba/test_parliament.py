"""Parliament: bills, delegates, votes and bids, and what becomes law."""

from __future__ import annotations

import pytest

from malecon.cuba import codes as c
from malecon.cuba.state import Cuba
from malecon.cuba.text import ACT_NAMES
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER
from tests.cuba import scene
from tests.cuba.scene import act, options
from tests.support import rule


def meet(*delegates: str, start: int = 0, money: tuple[int, ...] = (), players: int = 0) -> Cuba:
    """Parliament meets with these delegates and this money."""
    s = scene.bare(players or len(delegates))
    scene.keep(s, *delegates)
    s.start = start
    for seat, pesos in enumerate(money):
        s.pesos[seat] = pesos
    scene.ask(s, c.PARLIAMENT)
    return s


@rule("C11", "C6")
def test_a_bill_of_each_group_is_turned_up_and_no_card_comes_twice() -> None:
    s = scene.new()
    turned: list[int] = []
    rng = Rng(3)
    while s.seat != OVER:
        before = int(s.act_pile)
        s.apply(random_action(s, rng))
        taken = before & ~int(s.act_pile)
        turned += [n for n in range(24) if taken >> n & 1]
    assert sorted(turned) == list(range(24)), "six rounds turn up all six cards of each group"
    assert [act // 6 for act in turned] == [0, 1, 2, 3] * 6


@rule("C11")
def test_phase_a_turns_the_top_card_of_each_pile() -> None:
    s = scene.new()
    scene.ask(s, c.BILLS)
    assert options(s) == [f"turn bill {name}" for name in ACT_NAMES[:6]]
    act(s, "turn bill tax 4")
    assert options(s) == [f"turn bill {name}" for name in ACT_NAMES[6:12]]
    act(s, "turn bill duty products", "turn bill subsidy water", "turn bill corruption")
    assert scene.over(s)
    assert scene.bills(s) == ["tax 4", "duty products", "subsidy water", "corruption"]


@rule("C50")
@pytest.mark.parametrize(
    ("delegate", "votes"),
    [("worker", 1), ("tradeswoman", 2), ("architect", 3), ("foreman", 4), ("mayor", 5)],
)
def test_the_fifth_card_has_one_to_five_votes(delegate: str, votes: int) -> None:
    s = meet("worker", delegate, money=(10, 10))
    assert [player["votes"] for player in scene.GAME.view(s, 0)["players"]] == [1, votes]


@rule("C50", "C52")
def test_the_most_votes_win_card_and_bid_together() -> None:
    s = meet("mayor", "worker")
    act(s, "bid 2", "bid 7")
    assert s.seat == 1, "8 votes against 7"


@rule("C51")
def test_the_town_hall_counts_two() -> None:
    s = scene.bare()
    scene.keep(s, "foreman", "architect")
    s.town_hall = 1
    scene.ask(s, c.PARLIAMENT)
    assert [player["votes"] for player in scene.GAME.view(s, 0)["players"]] == [4, 5]
    act(s, "bid 1", "bid 1")
    assert s.seat == 1
    assert "pass tax" in options(s)


@rule("C52")
def test_one_bids_nothing_up_to_all_he_has() -> None:
    s = meet("mayor", "worker", money=(3, 1))
    assert options(s) == ["bid 0", "bid 1", "bid 2", "bid 3"]
    act(s, "bid 3")
    assert options(s) == ["bid 0", "bid 1"]


@rule("C52")
def test_he_who_has_nothing_is_not_asked() -> None:
    s = meet("mayor", "worker", money=(0, 0))
    assert s.seat == 0
    assert options(s) == ["pass tax", "pass duty", "pass subsidy"]


@rule("C52")
def test_bids_are_asked_from_the_new_start_player_and_kept_until_all_have_bid() -> None:
    s = meet("mayor", "worker", "worker", start=1)
    assert s.seat == 1
    assert scene.GAME.simultaneous(s)
    act(s, "bid 4")
    assert scene.pesos(s) == [10, 10, 10]
    assert s.seat == 2
    act(s, "bid 3")
    assert s.seat == 0
    act(s, "bid 0")
    assert scene.pesos(s) == [10, 6, 7]


@rule("C52")
@pytest.mark.parametrize("amount", [0, 99, 100, 101, 199, 200, 257])
def test_any_amount_can_be_bid_in_one_way_only(amount: int) -> None:
    """No money is too much: above 99 pesos hundreds are laid first."""
    s = meet("worker", "worker", money=(257, 0))
    assert options(s) == [*(f"bid {n}" for n in range(100)), "bid hundred more"]
    for _ in range(amount // 100):
        act(s, "bid hundred more")
    assert options(s)[0] == "bid 0"
    act(s, f"bid {amount % 100}")
    assert scene.pesos(s) == [257 - amount, 0]
    rest = meet("worker", "worker", money=(257, 0))
    act(rest, "bid hundred more", "bid hundred more")
    assert options(rest) == [f"bid {n}" for n in range(58)]


@rule("C53")
def test_losers_pay_too() -> None:
    s = meet("mayor", "worker", "worker")
    act(s, "bid 1", "bid 4", "bid 2")
    assert s.seat == 0
    assert scene.pesos(s) == [9, 6, 8]


@rule("C54")
def test_those_tied_bid_once_more_with_what_they_have_left() -> None:
    s = meet("mayor", "foreman", "worker", start=2)
    act(s, "bid 0", "bid 2", "bid 3")  # seats 2, 0, 1: 1, 7 and 7 votes
    assert s.seat == 0
    assert options(s) == [f"bid {n}" for n in range(9)]
    act(s, "bid 1")
    assert s.seat == 1
    assert options(s) == [f"bid {n}" for n in range(8)]
    act(s, "bid 2")
    assert scene.pesos(s) == [10 - 2 - 1, 10 - 3 - 2, 10]
    assert s.seat == 1
    assert options(s)[0] == "pass tax"


@rule("C54")
@pytest.mark.parametrize(("start", "winner"), [(0, 0), (1, 1), (2, 0), (3, 0)])
def test_a_second_tie_goes_to_the_start_player_or_the_next_clockwise(start: int, winner: int) -> None:
    s = meet("mayor", "mayor", "worker", "worker", start=start)
    for _ in range(4):
        act(s, "bid 0")
    act(s, "bid 3", "bid 3")
    assert s.seat == winner
    assert options(s)[0] == "pass tax"


@rule("C54")
def test_tied_without_money_the_start_player_decides_at_once() -> None:
    s = meet("mayor", "mayor", start=1, money=(0, 0))
    assert s.seat == 1
    assert options(s)[0] == "pass tax"


@rule("C55", "C76")
def test_under_corruption_nothing_is_bid() -> None:
    s = scene.bare(3)
    scene.enact(s, "corruption")
    scene.keep(s, "architect", "foreman", "worker")
    scene.ask(s, c.PARLIAMENT)
    assert s.seat == 1
    assert options(s)[0] == "pass tax"
    assert scene.pesos(s) == [10, 10, 10]


@rule("C55", "C51")
@pytest.mark.parametrize(("start", "winner"), [(0, 0), (1, 2), (2, 2)])
def test_under_corruption_a_tie_goes_by_the_start_player(start: int, winner: int) -> None:
    s = scene.bare(3)
    scene.enact(s, "corruption")
    scene.keep(s, "mayor", "worker", "architect")
    s.town_hall = 2
    s.start = start
    scene.ask(s, c.PARLIAMENT)
    assert s.seat == winner


@rule("C56")
def test_the_winner_passes_exactly_two_of_four() -> None:
    s = meet("mayor", "worker", money=(0, 0))
    assert options(s) == ["pass tax", "pass duty", "pass subsidy"], "the lower group is named first"
    act(s, "pass duty")
    assert options(s) == ["pass subsidy", "pass other"]
    act(s, "pass other")
    assert scene.over(s)
    assert scene.in_force(s) == ["printed tax", "duty water", None, "drought"]
    assert scene.bills(s) == [None, None, None, None]
    assert not s.act_pile & c.BIT[ACT_NAMES.index("tax 3")], "the others have left the game"


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
    s = scene.bare()
    scene.use(s, 0, "church")
    act(s, f"veto {vetoed}")
    scene.keep(s, "mayor", "worker")
    s.pesos[0] = 0
    s.pesos[1] = 0
    scene.ask(s, c.PARLIAMENT)
    assert options(s) == first
    act(s, first[0])
    assert options(s) == second
    act(s, second[-1])
    assert len([law for law in scene.in_force(s) if law and "printed" not in law]) == 2


@rule("C56")
def test_every_pair_of_bills_can_be_passed_in_one_way_only() -> None:
    pairs = []
    for first in options(meet("mayor", "worker", money=(0, 0))):
        s = meet("mayor", "worker", money=(0, 0))
        act(s, first)
        if scene.over(s):  # the second was the last there is
            pairs.append((first, "pass other"))
        else:
            pairs += [(first, second) for second in options(s)]
    assert len(pairs) == len(set(pairs)) == 6


@rule("C56", "C60")
def test_a_new_act_replaces_the_old_one_of_its_group_at_once() -> None:
    s = scene.bare()
    scene.enact(s, "tax 5")
    scene.enact(s, "harbour")
    scene.keep(s, "mayor", "worker")
    s.pesos[0] = 0
    s.pesos[1] = 0
    scene.ask(s, c.PARLIAMENT)
    act(s, "pass tax", "pass subsidy")
    assert scene.in_force(s) == ["tax 3", "printed duty", "subsidy votes", "harbour"]


@rule("C91", "C51")
def test_the_votes_of_the_town_hall_end_with_the_vote() -> None:
    s = scene.bare()
    s.town_hall = 0
    scene.keep(s, "mayor", "worker")
    s.pesos[0] = 0
    s.pesos[1] = 0
    scene.ask(s, c.PARLIAMENT)
    act(s, "pass tax", "pass duty")
    assert s.town_hall == c.NONE


@rule("C99")
def test_the_group_vetoed_is_barred_in_the_very_next_round_only() -> None:
    s = scene.bare()
    scene.use(s, 0, "church")
    act(s, "veto duty")
    scene.ask(s, c.END_OF_ROUND)
    act(s, "turn ship 5")
    s.bills[c.DUTIES] = ACT_NAMES.index("duty sugar")
    scene.use(s, 0, "church")
    assert options(s) == ["veto tax", "veto subsidy", "veto other"]
    act(s, "veto other")
    scene.ask(s, c.END_OF_ROUND)
    act(s, "turn ship 6")
    s.bills[c.OTHERS] = ACT_NAMES.index("harbour")
    scene.use(s, 0, "church")
    assert options(s) == ["veto tax", "veto duty", "veto subsidy"], "duty is free again"


@rule("C99")
def test_a_round_without_a_veto_bars_nothing() -> None:
    s = scene.bare()
    scene.use(s, 0, "church")
    act(s, "veto duty")
    for ship in (5, 6):
        scene.ask(s, c.END_OF_ROUND)
        act(s, f"turn ship {ship}")
    s.bills[c.DUTIES] = ACT_NAMES.index("duty sugar")
    scene.use(s, 0, "church")
    assert options(s) == ["veto tax", "veto duty", "veto subsidy", "veto other"]


# --- the variant ---


@rule("C77")
def test_in_the_variant_all_choose_their_delegate_after_the_bills() -> None:
    s = scene.new(3, secret_delegate=True)
    act(s, "start player 2", "turn ship 1", "turn ship 2", "turn ship 3")
    for _ in range(3):
        act(s, "take wood", "take wood", "take citrus", "take citrus")
    act(s, "turn bill tax 1", "turn bill duty sugar", "turn bill subsidy water", "turn bill drought")
    for seat in (2, 0, 1):
        assert s.seat == seat
        assert scene.GAME.simultaneous(s)
        assert options(s) == [
            f"send {name}" for name in ("worker", "tradeswoman", "architect", "foreman", "mayor")
        ]
        act(s, "send mayor" if seat == 2 else "send worker")
    assert s.seat == 2
    assert options(s) == ["play worker", "play tradeswoman", "play architect", "play foreman"]
    act(s, "play foreman", "done")
    assert s.seat == 0
    assert options(s) == ["play tradeswoman", "play architect", "play foreman", "play mayor"]


@rule("C77", "C50")
def test_the_delegate_is_shown_at_the_start_of_parliament() -> None:
    s = scene.bare(2, secret_delegate=True)
    s.hand[0] = c.BIT[c.MAYOR]
    s.secret[0] = c.MAYOR
    s.hand[1] = c.BIT[c.WORKER]
    s.secret[1] = c.WORKER
    s.listening = True
    scene.ask(s, c.PARLIAMENT)
    shown = [event[2:4] for event in s.events if event[1] == c.DELEGATE_SHOWN]
    assert shown == [(0, c.MAYOR), (1, c.WORKER)]
    assert [int(n) for n in s.secret] == [c.NONE, c.NONE]
    act(s, "bid 0", "bid 0")
    assert s.seat == 0


@rule("C77")
def test_without_the_variant_nobody_is_asked_for_a_delegate() -> None:
    s = scene.bare()
    scene.ask(s, c.DELEGATES)
    assert scene.over(s)
    assert not scene.GAME.settings(None)["secret_delegate"]
