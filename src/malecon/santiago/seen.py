"""What a seat of Santiago de Cuba sees now, as bytes: what `view.py` shows. What lies behind the others'
screens could be counted by whoever remembers it; here it is left out (S10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, u8

from malecon.kernel.observer import Writer, turned
from malecon.kernel.state import OVER
from malecon.santiago import codes as c
from malecon.santiago.state import Santiago

ARG_BITS: Final[i64] = 24


def write_table(s: Santiago, seat: i64, w: Writer) -> None:
    """What is played, who is asked what, the road, the ship and the buildings."""
    w.choice("seat", seat, c.SEATS)
    w.choice("players", s.players - 2, 3)
    w.bits("open holdings, rent when staying", s.open_holdings | s.rent_when_staying << 1, 2)
    w.choice("asked", turned(s, s.seat, seat), c.SEATS)
    w.choice("step", s.step, c.STEPS)
    w.bits("argument", s.arg, ARG_BITS)
    w.choice("start player", turned(s, s.start, seat), c.SEATS)
    w.choice("turn", turned(s, s.turn, seat), c.SEATS)
    w.bits("figure moved, ship awaited", s.moved | s.awaited << 1, 2)
    w.choice("car", s.car, c.STATIONS)
    w.choice("ship", s.ship - 1, c.SHIPS)
    w.choice("value", s.value - c.FIRST_VALUE, c.LAST_VALUE - c.FIRST_VALUE + 1)
    w.choice("left out", s.left_out, c.SORTS)
    w.bits("turned over", s.face_down, c.CUBANS)
    w.counts("demand", s.demand, 0, c.SORTS, 4)
    w.counts("stock", s.stock, 0, c.GOODS, 8)
    w.choices("station", s.stations, 0, c.STATIONS, c.STATIONS)
    w.choices("space", s.spaces, 0, c.SPACES, c.BUILDINGS)
    write_owners(s, seat, w)


def write_owners(s: Santiago, seat: i64, w: Writer) -> None:
    """Whose each building is, if it is somebody's."""
    if w.fields is not None:
        w.note_each("owner", c.BUILDINGS, "choice", c.SEATS)
    rows = w.rows
    at = w.at
    for owner in s.owner:
        rows[at] = u8(1 + turned(s, owner, seat))
        at += 1
    w.at = at


HOLDINGS: Final[i64] = 2 + c.GOODS


def write_player(s: Santiago, p: i64, seat: i64, w: Writer) -> None:
    """What lies before a player; what is behind the screen of another only when all may see it."""
    w.choice("figure", s.figure[p], c.BUILDINGS)
    w.flag("has passed", s.passed & c.SEAT[p] != 0)
    shown = p == seat or s.open_holdings != 0 or s.seat == OVER
    if shown or w.fields is not None:  # the layout has a place for them all the same
        w.count("points", s.points[p], 64)
        w.count("pesos", s.pesos[p], 16)
        w.counts("goods", s.goods, p * c.GOODS, c.GOODS, 4)
    else:
        w.skip(HOLDINGS)
