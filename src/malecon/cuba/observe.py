"""What a seat of Cuba knows, as bytes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.cuba import codes as c
from malecon.cuba import seen
from malecon.cuba.architect import cost
from malecon.cuba.harbour import free_spaces, ship_at
from malecon.cuba.parliament import votes_without_bid, without_hundreds
from malecon.cuba.state import Cuba, has_bit
from malecon.cuba.statutes import duty_kind, subsidy_of, tax_of
from malecon.cuba.tradeswoman import buying_price, for_sale, selling_price
from malecon.kernel.observer import Observer, Writer, turned
from malecon.kernel.state import CHANCE, STEP_BITS, STEP_MASK

ARG_BITS: Final[i64] = 24


class CubaObserver(Observer[Cuba]):
    """The board, then each player from this seat on, then the seat's own plantation and secret."""

    def write(self, s: Cuba, seat: i64, w: Writer) -> None:
        write_question(s, seat, w)
        write_board(s, seat, w)
        self.write_players(s, seat, c.SEATS, w, seen=False)
        w.part = "own "
        write_plantation(s, seat, w)

    def write_player(self, s: Cuba, p: i64, seat: i64, w: Writer) -> None:
        write_player(s, p, w)

    def write_seen(self, s: Cuba, seat: i64, w: Writer) -> None:
        seen.write_table(s, seat, w)
        self.write_players(s, seat, c.SEATS, w, seen=True)

    def write_seen_player(self, s: Cuba, p: i64, seat: i64, w: Writer) -> None:
        seen.write_player(s, p, w)


def write_question(s: Cuba, seat: i64, w: Writer) -> None:
    """What is played, and who is asked what."""
    w.part = ""
    w.one_of("players", s.players - 2, 4)
    w.flag("edition of 2007", s.edition == c.EDITION_2007)
    w.flag("secret delegate", s.secret_delegate != 0)
    w.flag("market act once", s.market_once != 0)
    w.one_of("round", s.round, 7)
    w.one_of("asked", turned(s, s.seat, seat), c.SEATS)
    w.flag("chance", s.seat == CHANCE)
    w.one_of("step", s.step, c.STEPS)
    bidding = s.step == c.BIDDING or s.step == c.BID_AGAIN
    arg = s.arg
    if bidding and s.seat != seat:
        arg = without_hundreds(arg)  # the hundreds of another are hidden
    w.set_of("argument", arg, ARG_BITS)
    waiting: i64 = 0  # what a character has done so far whose building is in use
    if s.height > 0:
        top = s.stack[s.height - 1]
        if top & STEP_MASK < c.CHARACTERS:
            waiting = top >> STEP_BITS
    w.set_of("waiting", waiting, ARG_BITS)
    w.one_of("start player", turned(s, s.start, seat), c.SEATS)
    w.one_of("acting", turned(s, s.acting, seat), c.SEATS)


def write_board(s: Cuba, seat: i64, w: Writer) -> None:
    """Markers, laws, stock, market, tiles and ships."""
    write_laws(s, seat, w)
    for kind in range(c.PIECES):
        w.count("stock", s.stock[kind], 16)
    for kind in range(c.MERCHANDISE):
        w.up_to("market", s.market[kind], 5)
        w.count("buying price", buying_price(s, kind) if for_sale(s, kind) else 0, 8)
        w.count("selling price", selling_price(s, kind), 8)
    for tile in range(c.TILES):
        w.count("supply", s.supply[tile], 1)
    write_ships(s, w)


def write_laws(s: Cuba, seat: i64, w: Writer) -> None:
    """Markers and laws."""
    w.flag("resource taken", s.resource_taken != 0)
    w.flag("product taken", s.product_taken != 0)
    w.up_to("architects idle", s.architects_idle, 2)
    w.up_to("mayors idle", s.mayors_idle, 2)
    w.one_of("vetoed", s.vetoed, c.GROUPS)
    w.one_of("barred", s.barred, c.GROUPS)
    w.one_of("town hall", turned(s, s.town_hall, seat), c.SEATS)
    w.flag("market act done", s.market_done != 0)
    w.set_of("acts to come", s.act_pile, c.ACTS)
    for group in range(c.GROUPS):
        first = group * c.ACTS_IN_GROUP
        w.one_of("bill", s.bills[group] - first, c.ACTS_IN_GROUP)
        w.one_of("in force", s.in_force[group] - first, c.ACTS_IN_GROUP)


def write_ships(s: Cuba, w: Writer) -> None:
    """Ships in the harbour, at sea and to come."""
    for place in range(c.PLACES):
        ship = ship_at(s, place)
        w.flag("ship", ship != c.NONE)
        for kind in range(c.MERCHANDISE):
            spaces: i64 = 0
            free: i64 = 0
            if ship != c.NONE:
                spaces = s.box.spaces[ship * c.MERCHANDISE + kind]
                free = spaces - s.harbour[place * c.BERTH + 1 + kind]
            w.count("spaces", spaces, 4)
            w.count("free spaces", free, 4)
    ships: i64 = 0
    to_come: i64 = 0  # spaces of each kind, eight bits for each
    for ship in range(c.SHIPS):
        if has_bit(s.ship_pile, ship):
            ships += 1
            for kind in range(c.MERCHANDISE):
                to_come += s.box.spaces[ship * c.MERCHANDISE + kind] << (8 * kind)
    w.count("ships to come", ships, 16)
    w.count("ships under", len(s.under), 8)
    for kind in range(c.MERCHANDISE):
        w.count("spaces to come", (to_come >> (8 * kind)) & 255, 16)
    for kind in range(c.MERCHANDISE):
        spaces = 0
        if len(s.under) > 0:
            spaces = s.box.spaces[s.under[0] * c.MERCHANDISE + kind]
        w.count("spaces under", spaces, 4)


KIND: Final = vec[i64]([1 << (4 * n) for n in range(9)])  # counts of kinds packed into one number


def write_player(s: Cuba, p: i64, w: Writer) -> None:
    """What lies before a player, as everybody sees it."""
    w.flag("present", True)
    w.count("points", s.points[p], 64)
    w.count("pesos", s.pesos[p], 16)
    w.up_to("pesos", s.pesos[p], 8)
    for kind in range(c.HELD):
        w.count("held", s.held[p * c.HELD + kind], 8)
    for kind in range(c.PIECES):
        w.up_to("has", s.has(p, kind), 3)
    write_land(s, p, w)
    w.set_of("hand", s.hand[p], c.CHARACTERS)
    w.one_of("last played", s.last[p], c.CHARACTERS)
    w.count("votes", votes_without_bid(s, p), 8)
    w.flag("taxed", has_bit(s.taxed, p))
    w.flag("secret laid", s.secret[p] != c.NONE)
    tax = tax_of(s, p)
    w.count("tax", tax, 4)
    w.flag("can pay the tax", s.pesos[p] >= tax)
    w.flag("can give the duty", can_give(s, p, duty_kind(s)))
    w.count("subsidy", subsidy_of(s, p), 8)
    w.one_of("after the start player", turned(s, p, s.start), c.SEATS)
    loads: i64 = 0
    for kind in range(c.MERCHANDISE):
        best: i64 = 0
        if s.has(p, kind) > 0:
            for dock in range(1, c.PLACES):
                if ship_at(s, dock) != c.NONE and free_spaces(s, dock, kind) > 0:
                    best = dock
        loads += best
        w.count("best dock", best, 4)
    w.count("loads", loads, 8)


def write_land(s: Cuba, p: i64, w: Writer) -> None:
    """A player's open fields by kind and the tiles that were built; of both what the figure can reach."""
    reach = s.cross(p)
    open_fields: i64 = 0
    open_near: i64 = 0
    built = s.warehouse_counts  # C62
    tiles: i64 = 0
    near: i64 = 0
    for field in range(c.FIELDS_IN_ALL):
        place = p * c.FIELDS_IN_ALL + field
        in_reach = has_bit(reach, field)
        tile = s.built[place]
        if tile == c.NONE:
            kind = s.board[place]
            if kind == c.PRINTED:
                tile = c.WAREHOUSE
            else:
                open_fields += KIND[kind]
                if in_reach:
                    open_near += KIND[kind]
        else:
            built += 1
        if tile != c.NONE:
            tiles |= c.BIT[tile]
            if in_reach:
                near |= c.BIT[tile]
    for kind in range(c.PIECES):
        w.count("open fields", (open_fields >> (4 * kind)) & 15, 4)
    for kind in range(c.PIECES):
        w.count("fields in reach", (open_near >> (4 * kind)) & 15, 4)
    w.count("buildings", built, 8)
    w.set_of("tiles", tiles, c.TILES)
    w.set_of("tiles in reach", near, c.TILES)


def can_give(s: Cuba, p: i64, kind: i64) -> bool:
    """Whether a player has what the duty asks for."""
    if kind != c.NONE:
        return s.has(p, kind) > 0
    resources = s.in_force[c.DUTIES] == c.DUTY_RESOURCES
    first: i64 = c.WOOD if resources else c.CITRUS
    number: i64 = 0
    for one in range(first, first + 3):
        number += s.has(p, one)
    return number > 1


def write_plantation(s: Cuba, seat: i64, w: Writer) -> None:
    """The own fields one by one, what each tile lacks, and what was laid face down."""
    reach = s.cross(seat)
    w.one_of("figure", s.figure[seat], c.FIELDS_IN_ALL)
    for field in range(c.FIELDS_IN_ALL):
        place = seat * c.FIELDS_IN_ALL + field
        w.flag("in reach", has_bit(reach, field))
        w.one_of("field", s.board[place], c.PIECES)
        w.one_of("building", s.built[place], c.TILES)
    for tile in range(c.TILES):
        lacking: i64 = 0
        for resource in range(c.WOOD, c.WOOD + c.RESOURCES):
            need = cost(tile, resource) - s.has(seat, resource)
            if need > 0:
                lacking += need
        w.up_to("lacking", lacking if s.supply[tile] > 0 else 4, 4)
    bidding = s.step == c.BIDDING or s.step == c.BID_AGAIN
    secret = s.secret[seat]
    w.one_of("delegate", c.NONE if bidding else secret, c.CHARACTERS)
    w.count("bid", secret if bidding else 0, 16)
