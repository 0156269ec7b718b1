"""What may be known of a hand (H10): cards that were taken back unseen.

Cards are covered and revealed in the open, so hands can be counted, but for Refreshment. Each unseen take
leaves one entry: the seat, and the cards that it may have been. A later take may have been any card of an
earlier entry too, so the entries of a seat grow from one to the next, each containing those before.
"""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from malecon.havana import codes as c
from malecon.havana.state import Havana, holds
from malecon.kernel.state import NOTHING


def unseen_take(seat: i64, cards: i64) -> i64:
    """An entry of `taken_back`."""
    return seat << 16 | cards


def taker(entry: i64) -> i64:
    """The seat that took a card back."""
    return entry >> 16


def candidates(entry: i64) -> i64:
    """The cards among which it was, a sum of CARD bits."""
    return entry & 0xFFFF


def doubtful(s: Havana, seat: i64) -> i64:
    """The cards of a player of which the others cannot know whether they are in hand or discarded."""
    cards: i64 = 0
    for entry in s.taken_back:
        if taker(entry) == seat:
            cards = candidates(entry)  # the last one contains all before it
    return cards


def remember_take(s: Havana, seat: i64) -> None:
    """A card is about to be taken back unseen: it is any discarded or doubtful one."""
    s.taken_back = append(s.taken_back[:], unseen_take(seat, s.discards[seat] | doubtful(s, seat)))


def forget_take(s: Havana, seat: i64, card: i64) -> None:
    """A card is shown. If it had been taken back, the first entry that could have been it is explained."""
    if not holds(doubtful(s, seat), card):
        return
    explained = False
    kept = NOTHING[:]
    for entry in s.taken_back:
        if taker(entry) != seat or not holds(candidates(entry), card):
            kept = append(kept, entry)
        elif explained:
            kept = append(kept, entry - c.CARD[card])
        else:
            explained = True
    s.taken_back = kept


def forget_all_takes(s: Havana, seat: i64) -> None:
    """The whole discard pile is back in hand: nothing is in doubt."""
    kept = NOTHING[:]
    for entry in s.taken_back:
        if taker(entry) != seat:
            kept = append(kept, entry)
    s.taken_back = kept
