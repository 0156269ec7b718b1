"""Why an action is refused: the rule that tells a player most about what cannot be done now."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.havana import codes as c
from malecon.havana.cards import THE_CARDS
from malecon.havana.purchase import colour_owed, end_owed, price
from malecon.havana.robbery import Thief, follows, touchable
from malecon.havana.rows import place_of_end
from malecon.havana.state import Havana
from malecon.havana.text import VOCABULARY
from malecon.kernel.state import OVER


def forbidding(s: Havana, action: i64) -> str:
    """The id of the rule that forbids this action now."""
    if s.seat == OVER:
        return ended_by(s)
    if action in (c.DECLINE, c.END_TURN):
        return must_be_done(s)
    if c.REMOVE <= action < c.TAX and s.step == c.CARRY_OUT + c.CONSERVATION:
        return "H30"  # a tile is asked for, so none lies at this end
    if c.VICTIM <= action < c.STEAL and protected(s, action - c.VICTIM):
        return "H18"
    if c.BUY <= action < c.PAY_PESOS and s.step == c.BUYING:
        return not_for_sale(s, action - c.BUY)
    if c.PAY_PESOS <= action < c.PAY_GREY and s.step == c.PAY_WORKERS:
        owed = price(s, s.arg, c.WORKERS)
        return not_payable(action - c.PAY_PESOS, owed, s.workers[s.acting()])
    if c.PAY_GREY <= action < c.COVER and s.step == c.PAY_CUBES:
        colour = (action - c.PAY_GREY) // c.NUMBERS
        if colour != colour_owed(s.arg):
            return "H31"  # another colour is being paid
        owed = price(s, end_owed(s.arg), colour)
        return not_payable((action - c.PAY_GREY) % c.NUMBERS, owed, s.cubes[s.acting() * c.COLOURS + colour])
    return VOCABULARY.rule(action)


def ended_by(s: Havana) -> str:
    """Why nobody is asked any more."""
    for seat in range(s.players):
        if s.points[seat] >= s.goal:
            return "H43"
    return "H45" if s.step == c.ROUND else "H44"


def must_be_done(s: Havana) -> str:
    """Why a player cannot pass: what must be done first."""
    if s.step in (c.SWAP, c.SWAP_WITH):
        return "H5"
    if s.step == c.CHOOSE_CARD:
        return "H8"
    if s.step == c.FIRST_CARD:
        return "H13"
    if s.step == c.BUYING:
        return "H15"
    if s.step in (c.PAY_WORKERS, c.PAY_CUBES):
        return "H31"
    if s.step in (c.COVER_CARD, c.LAY_CARD):
        return "H38"
    return "H14"


def protected(s: Havana, victim: i64) -> bool:
    """Whether it is Protection alone that keeps a thief from this player."""
    if s.turn >= s.players or victim >= s.players or victim == s.acting() or touchable(s, victim):
        return False
    mine = (s.open[2 * s.acting()], s.open[2 * s.acting() + 1])
    if not any(isinstance(THE_CARDS[card].does, Thief) for card in mine):
        return False
    return follows(s, victim) or s.turn == s.players - 1


def not_for_sale(s: Havana, end: i64) -> str:
    """Why the tile at this end cannot be bought."""
    if place_of_end(s, end) < 0:
        return "H30"
    if price(s, end, c.ARCHITECT_NEEDED) and not s.has_open(s.acting(), c.ARCHITECT):
        return "H32"
    return "H31"


def not_payable(replaced: i64, owed: i64, owned: i64) -> str:
    """Why so many cannot be replaced: more than is owed, too few for the rest, or not enough for each."""
    if replaced > owed or owed - replaced > owned:
        return "H31"
    return "H33"
