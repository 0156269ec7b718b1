"""The action cards in hand, on the table and discarded: choosing, covering, revealing, order of play."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from malecon.havana.codes import (
    ALL_CARDS,
    CARD,
    CARD_CHOSEN,
    CARDS,
    CARDS_CHOSEN,
    CHOOSE,
    CHOOSE_CARD,
    COVER,
    COVER_CARD,
    COVERED,
    HAND_TAKEN_UP,
    LAID,
    LAY,
    LAY_CARD,
    NO_CARD,
    REVEALED,
    SEAT,
)
from malecon.havana.state import Havana
from malecon.kernel.state import EVERYBODY, NOTHING
from malecon.kernel.step import Step

SEAT_SHIFT: Final[i64] = 16
FEW_CARDS: Final[i64] = 2  # H40
HOW_MANY: Final = bytes([bin(cards).count("1") for cards in range(ALL_CARDS + 1)])  # of each sum of CARD bits


class ChooseCard(Step[Havana]):
    """H8: everyone secretly chooses 2 of his 13 cards. They are one choice, so the lower is named first."""

    simultaneous = True

    def enter(self, s: Havana, arg: i64) -> None:
        seat = arg >> 1
        if seat == s.players:
            return
        if arg & 1:
            s.ask_always(seat)  # not to be asked would tell that only the highest card is left
            for card in range(s.laid[2 * seat] + 1, CARDS):
                s.offer(CHOOSE + card)
        else:
            s.ask(seat)
            for card in range(CARDS - 1):
                s.offer(CHOOSE + card)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        seat = arg >> 1
        card = action - CHOOSE
        s.hand[seat] -= CARD[card]
        s.laid[arg] = card
        s.tell(SEAT[seat], CARD_CHOSEN, seat, card, 0)
        if arg & 1:
            s.tell(EVERYBODY, CARDS_CHOSEN, seat, 0, 0)
        s.push(CHOOSE_CARD, arg + 1)


class Reveal(Step[Havana]):
    """H8, H39: what lies face down is shown, covered cards are discarded, numbers and order are made anew."""

    def enter(self, s: Havana, arg: i64) -> None:
        for seat in range(s.players):
            for place in range(2 * seat, 2 * seat + 2):
                card = s.laid[place]
                if card != NO_CARD:
                    if s.open[place] != NO_CARD:
                        s.discards[seat] += CARD[s.open[place]]
                    s.open[place] = card
                    s.laid[place] = NO_CARD
                    forget_take(s, seat, card)
            if s.open[2 * seat] > s.open[2 * seat + 1]:
                left = s.open[2 * seat]
                s.open[2 * seat] = s.open[2 * seat + 1]
                s.open[2 * seat + 1] = left
            s.tell(EVERYBODY, REVEALED, seat, s.open[2 * seat], s.open[2 * seat + 1])
            if count_cards(s.hand[seat]) == FEW_CARDS:
                take_up_discards(s, seat)
        set_order(s)


def take_up_discards(s: Havana, seat: i64) -> None:
    """H40, H41: a player with exactly 2 cards in hand takes his whole discard pile back."""
    s.hand[seat] += s.discards[seat]
    s.discards[seat] = 0
    forget_all_takes(s, seat)
    s.tell(EVERYBODY, HAND_TAKEN_UP, seat, 0, 0)


def count_cards(cards: i64) -> i64:
    """How many cards a hand or a discard pile holds."""
    return HOW_MANY[cards]


# --- the order of play ---


def set_order(s: Havana) -> None:
    """H11: ascending by number; fixed here for the whole round (H12)."""
    for seat in range(s.players):
        position = seat
        while position > 0 and before(s, seat, s.order[position - 1]):
            s.order[position] = s.order[position - 1]
            position -= 1
        s.order[position] = seat


def before(s: Havana, a: i64, b: i64) -> bool:
    """H12: who of two comes first in the order of play."""
    difference = s.number(a) - s.number(b)
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
    """H38, H42: in the order of play each covers one of his two open cards; which one is seen at once."""

    def enter(self, s: Havana, arg: i64) -> None:
        if arg == s.players:
            return
        seat = s.order[arg]
        s.ask(seat)
        s.offer(COVER + s.open[2 * seat])
        s.offer(COVER + s.open[2 * seat + 1])

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        seat = s.order[arg]
        card = action - COVER
        s.tell(EVERYBODY, COVERED, seat, card, 0)
        place: i64 = 0 if s.open[2 * seat] == card else 1
        s.push(COVER_CARD, arg + 1)
        s.push(LAY_CARD, 2 * seat + place)


class LayCard(Step[Havana]):
    """H38, H42: what he lays face down is not seen before all have laid theirs."""

    def enter(self, s: Havana, arg: i64) -> None:
        seat = arg >> 1
        s.ask(seat)
        for card in range(CARDS):
            if s.hand[seat] & CARD[card]:
                s.offer(LAY + card)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        seat = arg >> 1
        card = action - LAY
        s.hand[seat] -= CARD[card]
        s.laid[arg] = card
        s.tell(SEAT[seat], LAID, seat, card, 0)


# --- what may be known of a hand (H10) ---
#
# Cards are covered and revealed in the open, so hands can be counted, but for Refreshment. Each unseen take
# leaves one entry: the cards that it may have been. A later take may have been any card of an earlier
# entry too, so the entries of a seat grow from one to the next, each containing those before.


def doubtful(s: Havana, seat: i64) -> i64:
    """The cards of a player of which the others cannot know whether they are in his hand or discarded."""
    cards: i64 = 0
    for entry in s.taken_back:
        if entry >> SEAT_SHIFT == seat:
            cards = entry & 0xFFFF  # the last one contains all before it
    return cards


def remember_take(s: Havana, seat: i64) -> None:
    """A card is about to be taken back unseen: it is any discarded or doubtful one."""
    s.taken_back = append(s.taken_back, (seat << SEAT_SHIFT) | s.discards[seat] | doubtful(s, seat))


def forget_take(s: Havana, seat: i64, card: i64) -> None:
    """A card is shown. If it had been taken back, the first entry that could have been it is explained."""
    explained = False
    kept = NOTHING[:]
    for entry in s.taken_back:
        if entry >> SEAT_SHIFT != seat or not entry & CARD[card]:
            kept = append(kept, entry)
        elif explained:
            kept = append(kept, entry - CARD[card])
        else:
            explained = True
    s.taken_back = kept


def forget_all_takes(s: Havana, seat: i64) -> None:
    """The whole discard pile is back in hand: nothing is in doubt."""
    kept = NOTHING[:]
    for entry in s.taken_back:
        if entry >> SEAT_SHIFT != seat:
            kept = append(kept, entry)
    s.taken_back = kept
