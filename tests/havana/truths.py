"""What must hold of Havana's table so that a refusal is true; read from the table, not from refusal.py."""

from __future__ import annotations

from malecon.havana import codes as c
from malecon.havana.state import Havana
from malecon.havana.text import CARD_NAMES, COLOUR_NAMES
from malecon.kernel.refusal import Refusal
from tests.truth import Truths, number, word


def give(s: Havana, seat: int, what: str, many: int) -> None:
    """Let a seat have so many of something."""
    if what == "pesos":
        s.pesos[seat] = many
    elif what == "workers":
        s.workers[seat] = many
    else:
        s.cubes[seat * c.COLOURS + COLOUR_NAMES.index(what)] = many


def card(refusal: Refusal) -> int:
    return CARD_NAMES.index(word(refusal, "card"))


def bits(refusal: Refusal) -> int:
    return int(c.CARD[card(refusal)])


def victim(refusal: Refusal) -> int:
    return int(word(refusal, "player"))


def has(s: Havana, seat: int, what: str) -> int:
    if what == "workers":
        return int(s.workers[seat])
    return int(s.cubes[seat * c.COLOURS + COLOUR_NAMES.index(what)])


def tiles_in_row(s: Havana, row: int) -> int:
    return sum(tile >= 0 for tile in s.rows[row * int(c.ROW) : (row + 1) * int(c.ROW)])


def could_be_named_elsewhere(s: Havana, action: int, _: Refusal) -> bool:
    """It is there to be had: only its place in the order is another."""
    if c.TAKE <= action < c.BUY:
        return s.centre[action - c.TAKE] > 0
    if c.CHOOSE <= action < c.FIRST:
        return s.laid[2 * s.seat] != action - c.CHOOSE
    if c.STEAL <= action < c.TAKE:
        return s.step == c.STEAL_AGAIN and s.cubes[(s.arg & 3) * c.COLOURS + action - c.STEAL] > 0
    return bool(s.step == c.PAY_CUBES and c.PAY_GREY <= action < c.COVER)


def acted_already(s: Havana, _: int, refusal: Refusal) -> bool:
    return victim(refusal) in list(s.order)[: s.turn]


TRUTHS: Truths = {
    "refusal-order": could_be_named_elsewhere,
    "refusal-at-most": lambda s, action, r: (
        s.step in (c.PAY_WORKERS, c.PAY_CUBES)
        and (action - (c.PAY_PESOS if s.step == c.PAY_WORKERS else c.PAY_GREY)) % c.NUMBERS
        > number(r, "most")
    ),
    "refusal-havana-low": lambda s, action, r: (
        s.where[action - c.SWAP_IN] != c.IN_PILE or s.tiles.points[action - c.SWAP_IN] > number(r, "most")
    ),
    "refusal-havana-chosen": lambda s, _, r: card(r) in (s.laid[2 * s.seat], s.laid[2 * s.seat + 1]),
    "refusal-havana-not-open": lambda s, _, r: card(r) not in (s.open[2 * s.seat], s.open[2 * s.seat + 1]),
    "refusal-havana-not-in-hand": lambda s, _, r: not s.hand[s.seat] & bits(r),
    "refusal-havana-not-discarded": lambda s, _, r: not s.discards[s.seat] & bits(r),
    "refusal-havana-conserved": lambda s, *_: bool(s.conserved),
    "refusal-havana-no-end": lambda s, _, r: (
        tiles_in_row(s, int("lower" in word(r, "end"))) <= int("right" in word(r, "end"))
    ),
    "refusal-havana-victim-none": lambda s, _, r: has(s, victim(r), word(r, "none")) == 0,
    "refusal-havana-protected": lambda s, _, r: s.has_open(victim(r), c.PROTECTION),
    "refusal-havana-acted": acted_already,
    "refusal-havana-self": lambda s, action, _: action - c.VICTIM == s.seat,
    "refusal-havana-nobody": lambda s, action, _: action - c.VICTIM >= s.players,
    "refusal-havana-centre-none": lambda s, _, r: s.centre[COLOUR_NAMES.index(word(r, "none"))] == 0,
    "refusal-havana-architect": lambda s, *_: not s.has_open(s.seat, c.ARCHITECT),
    "refusal-havana-no-price": lambda s, action, r: s.step == c.PAY_CUBES,
}

#: Scenes of test_refusal.py show these.
RARE = ("refusal-havana-low", "refusal-havana-no-end")
