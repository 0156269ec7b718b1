"""H13: the order of two cards is asked where it can matter, and only there.

Both orders of every pair are played from many positions, through the same choices and the same draws. Where
the order is not asked, they must lead to the same table; where it is asked, there is a reason for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from malecon.havana import codes as c
from malecon.havana.cards import ORDER_MATTERS, THE_CARDS
from malecon.havana.state import Havana
from malecon.havana.text import CARD_NAMES, END_NAMES
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE
from tests.havana.scene import GAME, Table, card_of
from tests.support import rule

PAIRS = list(combinations(range(c.CARDS), 2))
POSITIONS = range(24)

#: The answers and draws of each of the two cards.
Ways = tuple[tuple[int, ...], tuple[int, ...]]


def order_matters(low: int, high: int) -> bool:
    return ORDER_MATTERS[c.CARDS * low + high] == 1


def learns(pair: tuple[int, int]) -> bool:
    """Whether one card turns up what may change the choice of the other."""
    one, other = (THE_CARDS[card] for card in pair)
    return (one.draws and other.chooses) or (other.draws and one.chooses)


def named(pair: tuple[int, int]) -> str:
    return f"{CARD_NAMES[pair[0]]}, {CARD_NAMES[pair[1]]}"


def position(seed: int, *cards: int) -> Havana:
    """The middle of a random game, sometimes with little left; these cards lie before the acting player."""
    rng = Rng(seed)
    state = GAME.new(2 + seed % 3)
    assert isinstance(state, Havana)
    for _ in range(60 + int(rng.below(60))):
        state.apply(random_action(state, rng))
    if rng.below(2):
        short = rng.below(2)
        state.workers[0] += state.stock - short  # the stock of workers runs short
        state.stock = short
    if rng.below(2):
        state.last[0] = state.first[0] + 2  # the upper row is about to be refilled
    state.turn = rng.below(state.players)
    seat = state.acting()
    state.discards[seat] = c.CARD[card_of("mama")] + c.CARD[card_of("siesta")]
    for place, card in enumerate(cards):
        state.open[2 * seat + place] = card
        state.discards[seat] &= ~c.CARD[card]
    return state


def carry_out(state: Havana, *cards: int) -> Havana:
    """These cards and nothing after them."""
    s = state.copy()
    s.finish()
    for card in reversed(cards):
        s.push(c.CARRY_OUT + card)
    s.seat = -3
    s.advance()
    return s


def ends(
    s: Havana, second: int, by_first: tuple[int, ...], by_second: tuple[int, ...]
) -> Iterator[tuple[Ways, str]]:
    """Go through the answers of both cards, some standing for all, to the tables after."""
    if not s.legal():
        s.step = s.arg = 0  # which card came last is no part of the table
        yield (by_first, by_second), GAME.digest(s)
        return
    # As long as the first card is carried out, the second waits at the bottom of the pile.
    waits = len(s.pile) > 0 and s.pile[0] == c.CARRY_OUT + second
    for answer in sorted({*s.legal()[:2], s.legal()[-1]}):
        after = s.copy()
        after.apply(answer)
        if waits:
            yield from ends(after, second, (*by_first, answer), by_second)
        else:
            yield from ends(after, second, by_first, (*by_second, answer))


def outcomes(state: Havana, first: int, second: int) -> dict[Ways, str]:
    """All that can come of the two cards in this order; the lower card's answers are named first."""
    found = {}
    for (by_first, by_second), table in ends(carry_out(state, first, second), second, (), ()):
        found[(by_first, by_second) if first < second else (by_second, by_first)] = table
    return found


def differs(pair: tuple[int, int]) -> bool:
    """Whether the same choices and draws lead to different tables from any of our positions."""
    low, high = pair
    for seed in POSITIONS:
        state = position(seed, low, high)
        if outcomes(state, low, high) != outcomes(state, high, low):
            return True
    return False


@rule("H13")
@pytest.mark.parametrize("pair", [pair for pair in PAIRS if not order_matters(*pair)], ids=named)
def test_where_the_order_is_not_asked_it_makes_no_difference(pair: tuple[int, int]) -> None:
    assert not differs(pair)
    # Nor could anything have been learned from one card that helps with the other.
    assert not learns(pair)


@rule("H13")
@pytest.mark.parametrize("pair", [pair for pair in PAIRS if order_matters(*pair)], ids=named)
def test_where_the_order_is_asked_it_can_matter(pair: tuple[int, int]) -> None:
    assert learns(pair) or differs(pair)


@rule("H13")
@pytest.mark.parametrize("card", range(c.CARDS), ids=CARD_NAMES)
def test_which_cards_draw_and_which_leave_a_choice(card: int) -> None:
    asked = set()
    for seed in POSITIONS:
        s = carry_out(position(seed, card), card)
        while s.legal():
            asked.add("chance" if s.seat == CHANCE else "player")
            s.apply(s.legal()[0])
    assert ("chance" in asked) == THE_CARDS[card].draws
    assert ("player" in asked) == THE_CARDS[card].chooses


@rule("H13")
@pytest.mark.parametrize("pair", PAIRS, ids=named)
def test_both_orders_are_offered_just_where_it_matters(pair: tuple[int, int]) -> None:
    low, high = (CARD_NAMES[card] for card in pair)
    other = "worker, mama" if pair[0] == card_of("siesta") else "siesta, protection"
    table = Table(f"{low}, {high}", other).turns(int(other == "siesta, protection"))
    offered = [f"first {low}", f"first {high}"]
    assert (table.options() == offered) == order_matters(*pair)


@rule("H13", "H44")
def test_a_game_that_ends_inside_the_first_card_has_the_same_scores_in_either_order() -> None:
    # The last tile is removed; whether the workers came before does not change who has won.
    table = Table("conservation, worker", "siesta, protection").rows(("1: R",), ()).pile()
    table.give(0, "3 points").give(1, "4 points").turns(1)
    state = table.state.copy()
    for order in ((c.CONSERVATION, card_of("worker")), (card_of("worker"), c.CONSERVATION)):
        s = carry_out(state, *order)
        s.apply(c.REMOVE + END_NAMES.index("upper left"))
        assert (s.scores(), s.winners()) == ([3, 4], [1])
