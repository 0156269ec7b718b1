"""What a seat of Santiago de Cuba knows, as bytes: everything, for what is hidden can be counted (S10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from malecon.kernel.observer import Observer, Writer, turned
from malecon.kernel.state import CHANCE
from malecon.santiago import codes as c
from malecon.santiago import data, seen
from malecon.santiago.state import Santiago

ARG_BITS: Final[i64] = 24


class SantiagoObserver(Observer[Santiago]):
    """The question, the road ahead of the car, the buildings, then each player from this seat on."""

    def write(self, s: Santiago, seat: i64, w: Writer) -> None:
        write_question(s, seat, w)
        write_road(s, w)
        write_buildings(s, seat, w)
        self.write_players(s, seat, c.SEATS, w, seen=False)

    def write_player(self, s: Santiago, p: i64, seat: i64, w: Writer) -> None:
        write_player(s, p, w)

    def write_seen(self, s: Santiago, seat: i64, w: Writer) -> None:
        seen.write_table(s, seat, w)
        self.write_players(s, seat, c.SEATS, w, seen=True)

    def write_seen_player(self, s: Santiago, p: i64, seat: i64, w: Writer) -> None:
        seen.write_player(s, p, seat, w)


def write_question(s: Santiago, seat: i64, w: Writer) -> None:
    """What is played, who is asked what, and how the ship lies."""
    w.part = ""
    w.one_of("players", s.players - 2, 3)
    w.flag("open holdings", s.open_holdings != 0)
    w.flag("rent when staying", s.rent_when_staying != 0)
    w.one_of("asked", turned(s, s.seat, seat), c.SEATS)
    w.flag("chance", s.seat == CHANCE)
    w.one_of("step", s.step, c.STEPS)
    w.set_of("argument", s.arg, ARG_BITS)
    w.one_of("start player", turned(s, s.start, seat), c.SEATS)
    w.one_of("turn", turned(s, s.turn, seat), c.SEATS)
    w.flag("figure moved", s.moved != 0)
    w.one_of("ship", s.ship - 1, c.SHIPS)
    w.count("ships left", c.SHIPS - s.ship, 8)
    w.one_of("value", s.value - c.FIRST_VALUE, c.LAST_VALUE - c.FIRST_VALUE + 1)
    w.flag("ship awaited", s.awaited != 0)
    w.one_of("left out", s.left_out, c.SORTS)
    wanted: i64 = 0
    for sort in range(c.SORTS):
        w.up_to("demand", s.demand[sort], 4)
        wanted += s.demand[sort]
    w.count("demand in all", wanted, 8)
    for good in range(c.GOODS):
        w.count("stock", s.stock[good], 8)


def write_road(s: Santiago, w: Writer) -> None:
    """The stations ahead of the car, the next one first: who stands there and what comes of it."""
    for distance in range(c.STATIONS):
        station = s.car + distance
        if station >= c.STATIONS:
            station -= c.STATIONS
        tile = s.stations[station]
        w.one_of("station", tile, c.STATIONS)
        person = 0 <= tile < c.CUBANS
        w.flag("turned over", person and s.face_down & c.CUBAN[tile if person else 0] != 0)
        w.count("amount", s.box.amount[tile] if person else 0, 4)
        flower: i64 = s.box.flower[tile] if person else c.NO_FLOWER
        w.one_of("flower", flower, c.FLOWERS)


def write_buildings(s: Santiago, seat: i64, w: Writer) -> None:
    """Each building: under which flower it lies, what it gives, whose it is and who stands there."""
    for building in range(c.BUILDINGS):
        under: i64 = -1
        for space in range(c.BUILDINGS):
            if s.spaces[space] == building:
                under = space // c.UNDER
        w.one_of("under", under, c.FLOWERS)
        w.one_of("owner", turned(s, s.owner[building], seat), c.SEATS)
        w.count("pesos", s.box.pesos[building], 4)
        w.count("points", s.box.points[building], 4)


def write_player(s: Santiago, p: i64, w: Writer) -> None:
    """What a player has."""
    w.flag("present", True)
    w.count("points", s.points[p], 64)
    w.count("pesos", s.pesos[p], 16)
    w.up_to("pesos", s.pesos[p], 6)
    for good in range(c.GOODS):
        w.count("goods", s.has(p, good), 4)
        w.up_to("has", s.has(p, good), 3)
    owed: i64 = 0
    for sort in range(c.SORTS):
        units = s.has(p, sort)
        if units > s.demand[sort]:
            units = s.demand[sort]
        w.count("can deliver", units, 4)
        owed += units
    w.count("can deliver in all", owed, 8)
    w.one_of("figure", s.figure[p], c.BUILDINGS)
    flower: i64 = -1
    if s.figure[p] >= 0:
        for space in range(c.BUILDINGS):
            if s.spaces[space] == s.figure[p]:
                flower = space // c.UNDER
    w.one_of("figure under", flower, c.FLOWERS)
    w.up_to("markers", s.markers(p), data.MARKERS)
    w.flag("has passed", s.passed & c.SEAT[p] != 0)
    w.one_of("after the start player", turned(s, p, s.start), c.SEATS)
    w.count("goods in all", s.goods_of(p), 16)
