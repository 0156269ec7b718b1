"""The action cards in hand, on the table and discarded: choosing, covering, revealing, order of play."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from malecon.havana import codes as c
from malecon.havana.cards import DIGIT
from malecon.havana.data import FEW_CARDS
from malecon.havana.state import Havana
from malecon.havana.unseen import forget_all_takes, forget_take
from malecon.kernel.state import EVERYBODY, changed, row
from malecon.kernel.step import Step

#: Of each sum of CARD bits.
HOW_MANY: Final = bytes([bin(cards).count("1") for cards in range(c.ALL_CARDS + 1)])


def seat_at(place: i64) -> i64:
    """Whose a place of `open` and `laid` is: each player has two, side by side."""
    return place >> 1


def is_second(place: i64) -> bool:
    """Whether a place is the second of its player."""
    return place & 1 == 1


class ChooseCard(Step[Havana]):
    """H8: everyone secretly chooses 2 of their 13 cards: one choice, so the lower is named first. `arg` is
    the place for which a card is wanted."""

    simultaneous = True

    def enter(self, s: Havana, arg: i64) -> None:
        seat = seat_at(arg)
        if seat == s.players:
            return
        if is_second(arg):
            s.ask_always(seat)  # not to be asked would tell that only the highest card is left
            for card in range(s.laid[2 * seat] + 1, c.CARDS):
                s.offer(c.CHOOSE + card)
        else:
            s.ask(seat)
            for card in range(c.CARDS - 1):
                s.offer(c.CHOOSE + card)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        seat = seat_at(arg)
        card = action - c.CHOOSE
        s.hand[seat] -= c.CARD[card]
        s.laid[arg] = card
        s.tell(c.SEAT[seat], c.CARD_CHOSEN, seat, card, 0)
        if is_second(arg):
            s.tell(EVERYBODY, c.CARDS_CHOSEN, seat, 0, 0)
        s.push(c.CHOOSE_CARD, arg + 1)


class Reveal(Step[Havana]):
    """H8, H39: what lies face down is shown, covered cards are discarded, numbers and order are made anew."""

    def enter(self, s: Havana, arg: i64) -> None:
        s.open = s.open[:]  # copies look at what lay there
        s.discards = s.discards[:]
        for seat in range(s.players):
            left = 2 * seat
            right = left + 1
            for place in range(left, right + 1):
                card = s.laid[place]
                if card != c.NO_CARD:
                    if s.open[place] != c.NO_CARD:
                        s.discards[seat] += c.CARD[s.open[place]]
                    s.open[place] = card
                    s.laid[place] = c.NO_CARD
                    forget_take(s, seat, card)
            low = s.open[left]
            high = s.open[right]
            if low > high:
                low, high = high, low
                s.open[left] = low
                s.open[right] = high
            s.tell(EVERYBODY, c.REVEALED, seat, low, high)
            if count_cards(s.hand[seat]) == FEW_CARDS:
                take_up_discards(s, seat)
        set_order(s)


def take_up_discards(s: Havana, seat: i64) -> None:
    """H40, H41: a player with exactly 2 cards in hand takes the whole discard pile back."""
    s.hand[seat] += s.discards[seat]
    s.discards = changed(s.discards, seat, 0)
    forget_all_takes(s, seat)
    s.tell(EVERYBODY, c.HAND_TAKEN_UP, seat, 0, 0)


def count_cards(cards: i64) -> i64:
    """How many cards a hand or a discard pile holds."""
    return HOW_MANY[cards]


# --- the order of play ---


def set_order(s: Havana) -> None:
    """H11: ascending by number; fixed here for the whole round (H12)."""
    order = row(s.players, 0)
    for seat in range(s.players):
        position = seat
        while position > 0 and before(s, seat, order[position - 1]):
            order[position] = order[position - 1]
            position -= 1
        order[position] = seat
    s.order = order


def number_of(s: Havana, seat: i64) -> i64:
    """H9: the number of a player's two open cards, smaller digit first."""
    left = 2 * seat
    right = left + 1
    a = DIGIT[s.open[left]]
    b = DIGIT[s.open[right]]
    return 10 * a + b if a < b else 10 * b + a


def before(s: Havana, a: i64, b: i64) -> bool:
    """H12: who of two comes first in the order of play."""
    difference = number_of(s, a) - number_of(s, b)
    if difference == 0:
        difference = s.points[a] - s.points[b]
    if difference == 0:
        difference = s.coloured(a) - s.coloured(b)
    if difference == 0:
        difference = s.pesos[a] - s.pesos[b]
    if difference == 0:
        difference = s.workers[a] - s.workers[b]
    if difference == 0:
        difference = s.grey(a) - s.grey(b)
    if difference == 0:
        difference = b - a  # seat 0 is the oldest (H5)
    return difference < 0


# --- new cards (phase 3) ---


class CoverCard(Step[Havana]):
    """H38, H42: in the order of play each covers one of two open cards; which one is seen at once."""

    def enter(self, s: Havana, arg: i64) -> None:
        if arg == s.players:
            return
        seat = s.order[arg]
        s.ask(seat)
        s.offer(c.COVER + s.open[2 * seat])
        s.offer(c.COVER + s.open[2 * seat + 1])

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        seat = s.order[arg]
        card = action - c.COVER
        s.tell(EVERYBODY, c.COVERED, seat, card, 0)
        place: i64 = 0 if s.open[2 * seat] == card else 1
        s.push(c.COVER_CARD, arg + 1)
        s.push(c.LAY_CARD, 2 * seat + place)


class LayCard(Step[Havana]):
    """H38, H42: what is laid face down on this place is not seen before all have laid theirs."""

    def enter(self, s: Havana, arg: i64) -> None:
        seat = seat_at(arg)
        s.ask(seat)
        s.offer_set(c.LAY, s.hand[seat])

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        seat = seat_at(arg)
        card = action - c.LAY
        s.hand[seat] -= c.CARD[card]
        s.laid[arg] = card
        s.tell(c.SEAT[seat], c.LAID, seat, card, 0)
