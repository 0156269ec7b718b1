"""What a seat of Havana sees now, as bytes: what `view.py` shows, and nothing that must be remembered."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from malecon.havana import codes as c
from malecon.havana.hands import count_cards
from malecon.havana.state import Havana
from malecon.havana.unseen import taker
from malecon.kernel.observer import Writer, turned

ARG_BITS: Final[i64] = 24
#: Where a tile may be, once it has left the pile: in a row, out of the game, or before somebody.
PLACES: Final[i64] = 2 + c.SEATS
NOWHERE: Final[i64] = -c.REMOVED  # so many places that are no seats
LINE: Final[i64] = NOWHERE + c.SEATS

#: For each number of players and each looking seat a line: what is written of a tile that is there.
PLACE: Final = bytes(
    [
        0 if where == c.IN_PILE else -1 - where if where < 0 else 3 + (where - seat) % players
        for players in range(1, c.SEATS + 1)
        for seat in range(c.SEATS)
        for where in range(c.REMOVED, c.SEATS)
    ]
)


def write_table(s: Havana, seat: i64, w: Writer) -> None:
    """What is played, who is asked what, and what lies in the middle of the table."""
    w.choice("seat", seat, c.SEATS)
    w.choice("players", s.players - 2, 3)
    w.count("goal", s.goal, 32)
    w.count("round", s.round, 32)
    w.count("round limit", s.round_limit, 64)
    w.choice("asked", turned(s, s.seat, seat), c.SEATS)
    w.choice("step", s.step, c.STEPS)
    w.bits("argument", s.arg, ARG_BITS)
    w.choice("turn", s.turn, c.SEATS + 1)
    w.bits("worker taken, market used, conserved", s.worker_taken | s.market_used << 1 | s.conserved << 2, 3)
    w.count("workers in the stock", s.stock, 16)
    w.count("pesos in the centre", s.centre_pesos, 8)
    w.counts("bag", s.bag, 0, c.COLOURS, 16)
    w.counts("centre", s.centre, 0, c.COLOURS, 8)
    w.choices("row", s.rows, 0, 2 * c.ROW, c.TILES)
    write_tiles(s, seat, w)
    w.bits("own hand", s.hand[seat], c.CARDS)
    w.bits("own discards", s.discards[seat], c.CARDS)
    w.choices("own card laid", s.laid, 2 * seat, 2, c.CARDS)


def write_tiles(s: Havana, seat: i64, w: Writer) -> None:
    """Where each tile is, if it has left the pile."""
    if w.fields is not None:
        w.note_each("tile", c.TILES, "choice", PLACES)
    rows = w.rows
    at = w.at
    line = ((s.players - 1) * c.SEATS + seat) * LINE + NOWHERE
    for where in s.where:
        rows[at] = u8(PLACE[line + where])
        at += 1
    w.at = at


def write_player(s: Havana, p: i64, w: Writer) -> None:
    """What lies before a player, as everybody sees it."""
    w.count("points", s.points[p], 16)
    w.count("pesos", s.pesos[p], 8)
    w.count("workers", s.workers[p], 8)
    w.counts("cubes", s.cubes, p * c.COLOURS, c.COLOURS, 4)
    w.choices("open", s.open, 2 * p, 2, c.CARDS)
    covered: i64 = 0 if s.laid[2 * p] == c.NO_CARD else 1
    if s.laid[2 * p + 1] != c.NO_CARD:
        covered += 2
    w.bits("covered", covered, 2)
    w.count("cards in hand", count_cards(s.hand[p]), 8)
    w.count("cards discarded", count_cards(s.discards[p]), 8)
    taken: i64 = 0
    for entry in s.taken_back:
        if taker(entry) == p:
            taken += 1
    w.count("taken back unseen", taken, 4)
    position: i64 = 0
    while position < s.players - 1 and s.order[position] != p:
        position += 1
    w.choice("place in the order", position, c.SEATS)
