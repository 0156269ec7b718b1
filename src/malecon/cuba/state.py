"""What lies on the table in Cuba."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.cuba.data import Box
from malecon.kernel.state import EVERYBODY, FLOW, NOTHING, OVER, State, changed, row

if TYPE_CHECKING:
    from malecon.kernel.step import Step

FIELDS: Final = (
    *FLOW,
    *("edition", "secret_delegate", "market_once", "start", "acting"),
    *("resource_taken", "product_taken", "architects_idle", "mayors_idle"),
    *("vetoed", "barred", "town_hall", "taxed", "market_done", "act_pile", "ship_pile"),
    *("stock", "market", "supply", "bills", "in_force", "harbour", "under"),
    *("points", "pesos", "held", "built", "figure", "hand", "last", "secret"),
)


@mypyc_attr(acyclic=True)
class Cuba(State):
    """The table: stock, market, harbour, parliament, and what lies before each player."""

    __slots__ = (*FIELDS[len(FLOW) :], "board", "box", "warehouse_counts")

    def __init__(self, players: i64, box: Box, steps: vec[Step[Any]]) -> None:
        super().__init__(players, steps)
        self.box: Box = box
        self.warehouse_counts: i64 = 0  # whether the printed warehouse counts as a building (C62)
        self.edition: i64 = 0
        self.secret_delegate: i64 = 0  # whether the variant is played (C77)
        self.market_once: i64 = 0  # whether a market act works only once (C72)
        self.start: i64 = 0  # the start player
        self.acting: i64 = 0  # whose turn it is in the action phase
        # The six markers (C33)
        self.resource_taken: i64 = 0
        self.product_taken: i64 = 0
        self.architects_idle: i64 = 0  # 0, 1 or 2
        self.mayors_idle: i64 = 0
        # Power
        self.vetoed: i64 = c.NONE  # the group vetoed this round (C99)
        self.barred: i64 = c.NONE  # the group that was vetoed last round
        self.town_hall: i64 = c.NONE  # the seat that used it this round (C51)
        self.taxed: i64 = 0  # the seats that have met the tax this round, as BITs (C61)
        self.market_done: i64 = 0  # the market act in force has worked (C72)
        # Shared by all
        self.act_pile: i64 = 0  # acts still face down, as BITs (C6)
        self.ship_pile: i64 = 0  # the shuffled part of the pile of ships, as BITs (C5)
        self.stock: vec[i64] = NOTHING  # of each kind of piece
        self.market: vec[i64] = NOTHING  # units of each kind of merchandise
        self.supply: vec[i64] = NOTHING  # of each tile
        self.bills: vec[i64] = NOTHING  # an act of each group, or NONE
        self.in_force: vec[i64] = NOTHING  # the same
        self.harbour: vec[i64] = NOTHING  # of the sea and each dock: ship or NONE, and the load by kind
        self.under: vec[i64] = NOTHING  # ships put under the pile, the next to come first
        # Of each player
        self.board: vec[i64] = NOTHING  # the twelve fields as printed; never changes
        self.points: vec[i64] = NOTHING
        self.pesos: vec[i64] = NOTHING
        self.held: vec[i64] = NOTHING  # eight kinds in the lot, then three products in the warehouse
        self.built: vec[i64] = NOTHING  # the tile on each field, or NONE
        self.figure: vec[i64] = NOTHING  # the field it stands on
        self.hand: vec[i64] = NOTHING  # cards not played yet, the delegate among them, as BITs
        self.last: vec[i64] = NOTHING  # the card played last, or NONE (C34)
        self.secret: vec[i64] = NOTHING  # face down: the delegate (C77), later the bid (C52), or NONE

    def lay_out(
        self,
        copies: vec[i64],
        edition: i64,
        individual: bool,
        secret_delegate: bool,
        market_once: bool,
        warehouse_counts: bool,
    ) -> None:
        """C1–C9: everything that needs no draw and no choice, with so many copies of each tile."""
        n = self.players
        self.edition = edition
        self.secret_delegate = 1 if secret_delegate else 0
        self.market_once = 1 if market_once else 0
        self.warehouse_counts = 1 if warehouse_counts else 0
        self.act_pile = c.ALL_ACTS  # C6
        self.ship_pile = c.ALL_SHIPS  # C5
        self.stock = d.STOCK_2007[:] if edition == c.EDITION_2007 else d.STOCK[:]  # C2
        self.market = d.ON_MARKET[:]  # C4
        for kind in range(c.MERCHANDISE):
            self.stock[kind] -= self.market[kind]
        self.supply = copies[:]  # C3
        self.bills = row(c.GROUPS, c.NONE)
        self.in_force = vec[i64]([c.PRINTED_TAX, c.PRINTED_DUTY, c.NONE, c.NONE])  # C7
        self.harbour = row(c.PLACES * c.BERTH, 0)
        for place in range(c.PLACES):
            self.harbour[place * c.BERTH] = c.NONE
        self.points = row(n, 0)
        self.pesos = row(n, d.START_PESOS)
        self.held = row(n * c.HELD, 0)
        self.built = row(n * c.FIELDS_IN_ALL, c.NONE)
        self.figure = row(n, 0)
        self.hand = row(n, c.ALL_CARDS)
        self.last = row(n, c.NONE)
        self.secret = row(n, c.NONE)
        for seat in range(n):
            board = (seat + 1) * c.FIELDS_IN_ALL if individual else 0  # C8
            for field in range(c.FIELDS_IN_ALL):
                printed = self.box.fields[board + field]
                self.board = append(self.board, printed)
                if printed == c.PRINTED:
                    self.figure[seat] = field  # C9

    def copy(self) -> Cuba:
        s = Cuba(self.players, self.box, self.steps)
        self.copy_flow(s)
        s.edition = self.edition
        s.secret_delegate = self.secret_delegate
        s.market_once = self.market_once
        s.start = self.start
        s.acting = self.acting
        s.resource_taken = self.resource_taken
        s.product_taken = self.product_taken
        s.architects_idle = self.architects_idle
        s.mayors_idle = self.mayors_idle
        s.vetoed = self.vetoed
        s.barred = self.barred
        s.town_hall = self.town_hall
        s.taxed = self.taxed
        s.market_done = self.market_done
        s.act_pile = self.act_pile
        s.ship_pile = self.ship_pile
        s.stock = self.stock[:]
        s.harbour = self.harbour[:]
        s.pesos = self.pesos[:]
        s.held = self.held[:]
        s.hand = self.hand[:]
        s.last = self.last[:]
        # What changes seldom is shared: it is replaced then, and never written to.
        s.board = self.board
        s.warehouse_counts = self.warehouse_counts
        s.market = self.market
        s.supply = self.supply
        s.bills = self.bills
        s.in_force = self.in_force
        s.under = self.under
        s.built = self.built
        s.figure = self.figure
        s.secret = self.secret
        s.points = self.points
        return s

    def scores(self) -> list[int]:
        return [int(p) for p in self.points]

    def winners(self) -> list[int]:
        """C105: most points, then most money, then a shared win; before the end with what C104 would add."""
        best: list[tuple[int, int]] = []
        for seat in range(self.players):
            points = self.points[seat]
            if self.seat != OVER:
                points += d.TILE_POINTS * self.buildings(seat)
            best.append((points, self.pesos[seat]))
        return [seat for seat, standing in enumerate(best) if standing == max(best)]

    # --- seats ---

    def clockwise(self, steps: i64) -> i64:
        """The seat so many places after the start player."""
        seat = self.start + steps
        return seat - self.players if seat >= self.players else seat

    def gain_points(self, seat: i64, points: i64) -> None:
        self.points = changed(self.points, seat, self.points[seat] + points)
        self.tell(EVERYBODY, c.SCORED, seat, points, 0)

    def gain_pesos(self, seat: i64, pesos: i64) -> None:
        self.pesos[seat] += pesos
        self.tell(EVERYBODY, c.RECEIVED, seat, pesos, 0)

    def pay_pesos(self, seat: i64, pesos: i64) -> None:
        self.pesos[seat] -= pesos
        self.tell(EVERYBODY, c.PAID, seat, pesos, 0)

    # --- pieces ---

    def has(self, seat: i64, kind: i64) -> i64:
        """C29: how many of a kind a player has, in the lot and in the warehouse."""
        place = seat * c.HELD + kind
        if kind < c.PRODUCTS:
            return self.held[place] + self.held[place + c.PIECES]
        return self.held[place]

    def take(self, seat: i64, kind: i64, number: i64) -> None:
        """C2, C18, C30: from the stock into the lot; what the stock lacks is not received and not owed."""
        if number > self.stock[kind]:
            number = self.stock[kind]
        if number > 0:
            self.stock[kind] -= number
            self.held[seat * c.HELD + kind] += number
            self.tell(EVERYBODY, c.TOOK, seat, kind, number)

    def lay_down(self, seat: i64, kind: i64, number: i64) -> None:
        """C29: pieces leave a player, out of the lot first, for a ship or the market."""
        place = seat * c.HELD + kind
        from_lot = self.held[place]
        if from_lot >= number:
            self.held[place] = from_lot - number
        else:  # only products lie in the warehouse too
            self.held[place] = 0
            self.held[place + c.PIECES] -= number - from_lot

    def give(self, seat: i64, kind: i64, number: i64) -> None:
        """C30: pieces go back to the stock."""
        if number > 0:
            self.lay_down(seat, kind, number)
            self.stock[kind] += number
            self.tell(EVERYBODY, c.GAVE, seat, kind, number)

    # --- plantations ---

    def building_at(self, seat: i64, field: i64) -> i64:
        """C28: the tile on a field, or NONE; the printed warehouse is a warehouse."""
        place = seat * c.FIELDS_IN_ALL + field
        if self.board[place] == c.PRINTED:
            return c.WAREHOUSE
        return self.built[place]

    def cross(self, seat: i64) -> i64:
        """C14, C27: the fields in the row and the column of a figure, its own field included, as BITs."""
        return d.CROSS[self.figure[seat]]

    def buildings(self, seat: i64) -> i64:
        """C62: how many tiles a player has built; the printed warehouse only counts by the option."""
        n = self.warehouse_counts
        for place in range(seat * c.FIELDS_IN_ALL, (seat + 1) * c.FIELDS_IN_ALL):
            if self.built[place] != c.NONE:
                n += 1
        return n

    def open_fields(self, seat: i64, kind: i64) -> i64:
        """How many fields of a kind a player has that bear no building."""
        n: i64 = 0
        for place in range(seat * c.FIELDS_IN_ALL, (seat + 1) * c.FIELDS_IN_ALL):
            if self.board[place] == kind and self.built[place] == c.NONE:
                n += 1
        return n

    # --- laws ---

    def rules(self, act: i64) -> bool:
        """Whether one of the other acts (IV) is in force."""
        return self.in_force[c.OTHERS] == act


def votes(cards: i64) -> i64:
    """C50: the votes of the one card left in hand."""
    n: i64 = 1
    while cards > 1:
        cards = cards >> 1
        n += 1
    return n


def has_bit(bits: i64, n: i64) -> bool:
    return bits >> n & 1 == 1
