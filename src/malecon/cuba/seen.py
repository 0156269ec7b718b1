"""What a seat of Cuba sees now, as bytes: what `view.py` shows. Nothing of it would have to be remembered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from malecon.cuba import codes as c
from malecon.cuba.parliament import without_hundreds
from malecon.cuba.state import Cuba, has_bit
from malecon.kernel.observer import Writer, turned
from malecon.kernel.state import STEP_BITS, STEP_MASK

ARG_BITS: Final[i64] = 24


def write_table(s: Cuba, seat: i64, w: Writer) -> None:
    """What is played, who is asked what, and the board."""
    write_question(s, seat, w)
    marks = s.resource_taken | s.product_taken << 1 | s.market_done << 2
    w.bits("resource taken, product taken, market act done", marks, 3)
    w.count("architects idle", s.architects_idle, 2)
    w.count("mayors idle", s.mayors_idle, 2)
    w.choice("vetoed", s.vetoed, c.GROUPS)
    w.choice("barred", s.barred, c.GROUPS)
    w.choice("town hall", turned(s, s.town_hall, seat), c.SEATS)
    w.bits("acts to come", s.act_pile, c.ACTS)
    w.choices("bill", s.bills, 0, c.GROUPS, c.ACTS)
    w.choices("in force", s.in_force, 0, c.GROUPS, c.LAWS)
    w.counts("stock", s.stock, 0, c.PIECES, 16)
    w.counts("market", s.market, 0, c.MERCHANDISE, 5)
    w.counts("supply", s.supply, 0, c.TILES, 1)
    for place in range(c.PLACES):
        w.choice("ship", s.harbour[place * c.BERTH], c.SHIPS)
        w.counts("load", s.harbour, place * c.BERTH + 1, c.MERCHANDISE, 4)
    w.bits("ships to come", s.ship_pile, c.SHIPS)
    w.count("ships under", len(s.under), 8)
    w.choice("ship under", s.under[0] if len(s.under) > 0 else c.NONE, c.SHIPS)
    bidding = s.step == c.BIDDING or s.step == c.BID_AGAIN
    w.choice("own delegate", c.NONE if bidding else s.secret[seat], c.CHARACTERS)
    w.count("own bid", s.secret[seat] if bidding else 0, 16)


def write_question(s: Cuba, seat: i64, w: Writer) -> None:
    """What is played, and who is asked what."""
    w.choice("seat", seat, c.SEATS)
    w.choice("players", s.players - 2, 4)
    options = s.edition | s.secret_delegate << 1 | s.market_once << 2 | s.warehouse_counts << 3
    w.bits(
        "edition of 2007, secret delegate, market act once, warehouse counts, individual plantations",
        options | individual(s) << 4,
        5,
    )
    w.choice("round", s.round, 7)
    w.choice("asked", turned(s, s.seat, seat), c.SEATS)
    w.choice("step", s.step, c.STEPS)
    arg = s.arg
    if (s.step == c.BIDDING or s.step == c.BID_AGAIN) and s.seat != seat:
        arg = without_hundreds(arg)  # the hundreds of another are hidden
    w.bits("argument", arg, ARG_BITS)
    waiting: i64 = 0  # what a character has done so far whose building is in use
    if len(s.pile) > 0:
        top = s.pile[len(s.pile) - 1]
        if top & STEP_MASK < c.CHARACTERS:
            waiting = top >> STEP_BITS
    w.bits("waiting", waiting, ARG_BITS)
    w.choice("start player", turned(s, s.start, seat), c.SEATS)
    w.choice("acting", turned(s, s.acting, seat), c.SEATS)


def write_player(s: Cuba, p: i64, w: Writer) -> None:
    """What lies before a player, as everybody sees it."""
    w.count("points", s.points[p], 64)
    w.count("pesos", s.pesos[p], 16)
    w.counts("held", s.held, p * c.HELD, c.HELD, 8)
    w.choice("figure", s.figure[p], c.FIELDS_IN_ALL)
    w.choices("building", s.built, p * c.FIELDS_IN_ALL, c.FIELDS_IN_ALL, c.TILES)
    w.bits("hand", s.hand[p], c.CHARACTERS)
    w.choice("last played", s.last[p], c.CHARACTERS)
    marks: i64 = 0 if s.secret[p] == c.NONE else 1
    if has_bit(s.taxed, p):
        marks += 2
    w.bits("secret laid, taxed", marks, 2)


def individual(s: Cuba) -> i64:
    """1 if everybody has a plantation of their own, since all print something else (C8)."""
    for field in range(c.FIELDS_IN_ALL):
        if s.board[field] != s.board[c.FIELDS_IN_ALL + field]:
            return 1
    return 0
