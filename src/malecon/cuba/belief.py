"""What a seat may believe of the others' secrets: delegates in the variant (C77), and bids (C54)."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.cuba import codes as c
from malecon.cuba.parliament import without_hundreds
from malecon.cuba.state import Cuba, has_bit
from malecon.kernel.rng import Rng
from malecon.kernel.state import changed


def sample(state: Cuba, seat: i64, rng: Rng) -> Cuba:
    """C10: a state equal in all that this seat knows, with the others' secrets drawn anew.

    Nothing else is hidden: of shuffled cards a state knows no order, and what lies under the ships is open.
    """
    s = state.copy()
    bidding = s.step == c.BIDDING or s.step == c.BID_AGAIN
    for other in range(s.players):
        if other != seat and s.secret[other] != c.NONE:
            if bidding:
                s.secret = changed(s.secret, other, rng.below(s.pesos[other] + 1))
            else:
                s.secret = changed(s.secret, other, any_card(s.hand[other], rng))
    if s.seat >= 0 and s.seat != seat and (bidding or s.step == c.ACTIONS_PHASE):
        # What others are asked may tell their secret: the cards they may play, the hundreds laid already.
        arg = without_hundreds(s.arg) if bidding else s.arg
        s.push(s.step, arg)
        s.advance()
    return s


def any_card(cards: i64, rng: Rng) -> i64:
    """One of these cards: a delegate is any card that has not been played."""
    count: i64 = 0
    for card in range(c.CHARACTERS):
        if has_bit(cards, card):
            count += 1
    skip = rng.below(count)
    for card in range(c.CHARACTERS):
        if has_bit(cards, card):
            if skip == 0:
                return card
            skip -= 1
    raise ValueError("no card to draw")
