"""What a seat may believe of the others' hands (H10)."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.havana import codes as c
from malecon.havana.hands import count_cards, seat_at
from malecon.havana.state import Havana, holds
from malecon.havana.unseen import candidates, doubtful, taker
from malecon.kernel.rng import Rng
from malecon.kernel.state import changed


def sample(state: Havana, seat: i64, rng: Rng) -> Havana:
    """A state equal in all that this seat knows, with the others' secrets drawn anew."""
    s = state.copy()
    for other in range(s.players):
        if other != seat:
            left = pick_up(s, 2 * other)
            right = pick_up(s, 2 * other + 1)
            redraw_takes(s, other, rng)
            redraw_laid(s, other, left, right, rng)
    if s.seat != seat and s.seat >= 0 and tells_secrets(s.step):
        s.push(s.step, s.arg)
        s.advance()
    return s


def tells_secrets(step: i64) -> bool:
    """Whether a question's answers are the cards in a hand or a discard pile: then it is asked anew."""
    return step in (c.CARRY_OUT + c.REFRESHMENT, c.CHOOSE_CARD, c.LAY_CARD)


def pick_up(s: Havana, place: i64) -> bool:
    """Take a card that lies face down back into the hand, and say whether there was one."""
    card = s.laid[place]
    if card == c.NO_CARD:
        return False
    s.laid[place] = c.NO_CARD
    s.hand[seat_at(place)] += c.CARD[card]
    return True


def redraw_takes(s: Havana, seat: i64, rng: Rng) -> None:
    """Draw anew which cards were taken back unseen: of all hands that may be, one is as likely as another."""
    doubt = doubtful(s, seat)
    held: i64 = 0
    while not may_be_taken(s, seat, held):
        held = 0
        for entry in s.taken_back:
            if taker(entry) == seat:
                held += c.CARD[draw_card(doubt & ~held, rng)]
    s.hand[seat] = (s.hand[seat] & ~doubt) | held
    s.discards = changed(s.discards, seat, (s.discards[seat] & ~doubt) | (doubt & ~held))


def may_be_taken(s: Havana, seat: i64, cards: i64) -> bool:
    """Whether these can be all that a player took back: each entry contains those before it, so one card is
    among the first, two are among the second, and so on."""
    takes: i64 = 0
    for entry in s.taken_back:
        if taker(entry) == seat:
            takes += 1
            if count_cards(cards & candidates(entry)) < takes:
                return False
    return True


def redraw_laid(s: Havana, seat: i64, left: bool, right: bool, rng: Rng) -> None:
    """Draw anew what lies face down before a player."""
    if left and right:  # two chosen at the start, the lower one named first (H8)
        one = draw_card(s.hand[seat], rng)
        other = draw_card(s.hand[seat] - c.CARD[one], rng)
        lay(s, 2 * seat, one if one < other else other)
        lay(s, 2 * seat + 1, other if one < other else one)
    elif left and s.open[2 * seat] == c.NO_CARD:  # the first of two: a higher one is still to come
        lay(s, 2 * seat, draw_card(s.hand[seat] & ~c.CARD[c.CARDS - 1], rng))
    elif left:
        lay(s, 2 * seat, draw_card(s.hand[seat], rng))
    elif right:
        lay(s, 2 * seat + 1, draw_card(s.hand[seat], rng))


def lay(s: Havana, place: i64, card: i64) -> None:
    s.laid[place] = card
    s.hand[seat_at(place)] -= c.CARD[card]


def draw_card(cards: i64, rng: Rng) -> i64:
    """Any one of these cards."""
    skip = rng.below(count_cards(cards))
    for card in range(c.CARDS):
        if holds(cards, card):
            if skip == 0:
                return card
            skip -= 1
    raise ValueError("no card to draw")
