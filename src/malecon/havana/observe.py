"""What a seat of Havana knows, as bytes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from malecon.havana import codes as c
from malecon.havana import seen
from malecon.havana.data import EXCHANGE
from malecon.havana.hands import count_cards, number_of
from malecon.havana.purchase import affordable, missing
from malecon.havana.rows import pile_size, place_of_end
from malecon.havana.state import Havana
from malecon.havana.unseen import doubtful
from malecon.kernel.observer import Observer, Writer, turned
from malecon.kernel.state import CHANCE

ARG_BITS: Final[i64] = 24


class HavanaObserver(Observer[Havana]):
    """The question, the centre, the two rows, then each player from this seat on."""

    def write(self, s: Havana, seat: i64, w: Writer) -> None:
        write_question(s, seat, w)
        write_rows(s, w)
        self.write_players(s, seat, c.SEATS, w, seen=False)

    def write_player(self, s: Havana, p: i64, seat: i64, w: Writer) -> None:
        write_player(s, p, seat, w)

    def write_seen(self, s: Havana, seat: i64, w: Writer) -> None:
        seen.write_table(s, seat, w)
        self.write_players(s, seat, c.SEATS, w, seen=True)

    def write_seen_player(self, s: Havana, p: i64, seat: i64, w: Writer) -> None:
        seen.write_player(s, p, w)


def write_question(s: Havana, seat: i64, w: Writer) -> None:
    """What is played, who is asked what, and what lies in the centre."""
    w.part = ""
    w.one_of("players", s.players - 2, 3)
    w.count("goal", s.goal, 32)
    w.count("round", s.round, 32)
    w.flag("last round", s.round_limit > 0)
    w.count("rounds left", s.round_limit - s.round if s.round_limit > 0 else 255, 64)
    w.one_of("asked", turned(s, s.seat, seat), c.SEATS)
    w.flag("chance", s.seat == CHANCE)
    w.one_of("step", s.step, c.STEPS)
    w.set_of("argument", s.arg, ARG_BITS)
    w.flag("worker taken", s.worker_taken != 0)
    w.flag("market used", s.market_used != 0)
    w.flag("conserved", s.conserved != 0)
    w.count("workers in the stock", s.stock, 16)
    w.count("pesos in the centre", s.centre_pesos, 8)
    for colour in range(c.COLOURS):
        w.count("bag", s.bag[colour], 16)
    for colour in range(c.COLOURS):
        w.count("centre", s.centre[colour], 8)
    w.count("tiles to come", pile_size(s), 32)
    w.one_of("turn", s.turn, c.SEATS)


def write_rows(s: Havana, w: Writer) -> None:
    """What lies in the street: from each of its four ends on the first three tiles, points and price."""
    for end in range(c.ENDS):
        place = place_of_end(s, end)
        row = end >> 1
        step: i64 = -1 if end & 1 else 1
        for _ in range(DEEP):
            there = place >= 0 and row * c.ROW + s.first[row] <= place <= row * c.ROW + s.last[row]
            tile: i64 = s.rows[place] if there else -1
            w.flag("tile", tile >= 0)
            w.count("points", s.tiles.points[tile] if tile >= 0 else 0, 8)
            for material in range(c.PRICES):
                w.count("price", s.tiles.price[tile * c.PRICES + material] if tile >= 0 else 0, 4)
            place = place + step if there else -1
        w.count("tiles in the row", s.last[row] - s.first[row] + 1, 8)


DEEP: Final[i64] = 3


def write_player(s: Havana, p: i64, seat: i64, w: Writer) -> None:
    """What lies before a player, and what this seat knows of the hand."""
    w.flag("present", True)
    w.count("points", s.points[p], 16)
    w.count("points to the goal", s.goal - s.points[p], 16)
    w.count("pesos", s.pesos[p], 8)
    w.count("workers", s.workers[p], 8)
    for colour in range(c.COLOURS):
        w.count("cubes", s.cubes[p * c.COLOURS + colour], 4)
    for colour in range(c.COLOURED):
        w.up_to("has", s.cubes[p * c.COLOURS + colour], 2)
    shown: i64 = 0
    laid: i64 = 0
    for place in range(2 * p, 2 * p + 2):
        if s.open[place] != c.NO_CARD:
            shown |= c.CARD[s.open[place]]
        if s.laid[place] != c.NO_CARD:
            laid |= c.CARD[s.laid[place]]
    doubt: i64 = 0 if p == seat else doubtful(s, p)
    w.set_of("open", shown, c.CARDS)
    w.set_of("hand", (s.hand[p] | (0 if p == seat else laid)) & ~doubt, c.CARDS)
    w.set_of("discards", s.discards[p] & ~doubt, c.CARDS)
    w.set_of("in doubt", doubt, c.CARDS)
    w.set_of("laid", laid if p == seat else 0, c.CARDS)
    w.flag("left covered", s.laid[2 * p] != c.NO_CARD)
    w.flag("right covered", s.laid[2 * p + 1] != c.NO_CARD)
    w.count("cards in hand", count_cards(s.hand[p]), 8)
    position: i64 = 0
    for turn in range(s.players):
        if s.order[turn] == p:
            position = turn
    w.one_of("place in the order", position, c.SEATS)
    w.flag("has played", position < s.turn)
    w.count("number", number_of(s, p) if shown != 0 else 0, 64)
    for end in range(c.ENDS):
        w.flag("can pay", affordable(s, p, end))
        write_lack(s, p, end, w)


def write_lack(s: Havana, p: i64, end: i64, w: Writer) -> None:
    """What a player lacks of the tile at an end."""
    place = place_of_end(s, end)
    cubes: i64 = 0
    workers: i64 = 0
    pesos: i64 = 0
    grey: i64 = 0
    if place >= 0:
        tile = s.rows[place]
        at = tile * c.PRICES
        cubes = missing(s, p, tile, 0)
        workers = s.tiles.price[at + c.WORKERS] - s.workers[p]
        pesos = s.tiles.price[at + c.PESOS] - s.pesos[p]
        grey = s.tiles.price[at + c.GREY] + EXCHANGE * cubes - s.grey(p)
    w.count("cubes lacking", cubes, 4)
    w.count("workers lacking", workers, 4)
    w.count("pesos lacking", pesos, 8)
    w.count("grey lacking", grey, 8)
