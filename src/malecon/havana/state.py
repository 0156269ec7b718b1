"""What lies on the table in Havana."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from malecon.havana import codes as c
from malecon.havana.data import CENTRE_PESOS, CUBES, FIRST_PESOS, GOAL, WORKERS_IN_ALL, Box
from malecon.kernel.state import FLOW, NOTHING, State, row

if TYPE_CHECKING:
    from malecon.kernel.step import Step

FIELDS: Final = (
    *FLOW,
    *("goal", "round_limit", "turn", "worker_taken", "market_used", "conserved", "stock", "centre_pesos"),
    *("bag", "centre", "boxed", "where", "rows", "first", "last"),
    *("points", "pesos", "workers", "cubes", "hand", "discards", "open", "laid", "order", "taken_back"),
)


@mypyc_attr(acyclic=True)
class Havana(State):
    """The table: centre, bag, rows of tiles, and what lies before each player."""

    __slots__ = (*FIELDS[len(FLOW) :], "rows_lent", "tiles")

    def __init__(self, players: i64, tiles: Box, steps: vec[Step[Any]]) -> None:
        super().__init__(players, steps)
        self.tiles: Box = tiles
        self.goal: i64 = 0  # points that win at once (H1)
        self.round_limit: i64 = 0  # the last round, or 0 (H45)
        self.turn: i64 = 0  # how many have had their turn this round; order[turn] is acting
        # What only the first of a round gets or may do
        self.worker_taken: i64 = 0  # H22
        self.market_used: i64 = 0  # H27
        self.conserved: i64 = 0  # H20
        # Shared by all
        self.stock: i64 = 0  # workers
        self.centre_pesos: i64 = 0
        self.bag: vec[i64] = NOTHING  # cubes of each colour
        self.centre: vec[i64] = NOTHING
        self.boxed: vec[i64] = NOTHING  # cubes out of the game
        self.where: vec[i64] = NOTHING  # of each tile: IN_PILE, IN_ROW, REMOVED or the seat that bought it
        self.rows: vec[i64] = NOTHING  # twelve places, the tiles between first and last of each row are there
        self.first: vec[i64] = NOTHING
        self.last: vec[i64] = NOTHING
        self.rows_lent: bool = False  # whether copies look at the same rows
        # Of each player
        self.points: vec[i64] = NOTHING
        self.pesos: vec[i64] = NOTHING
        self.workers: vec[i64] = NOTHING
        self.cubes: vec[i64] = NOTHING  # five for each player
        self.hand: vec[i64] = NOTHING  # a sum of CARD bits
        self.discards: vec[i64] = NOTHING
        self.open: vec[i64] = NOTHING  # two cards for each player, the smaller digit first
        self.laid: vec[i64] = NOTHING  # what lies face down in or on these two places
        self.order: vec[i64] = NOTHING  # seats in the order of play
        # What others may think of hands (H10): cards among which one was taken back unseen; see hands.py
        self.taken_back: vec[i64] = NOTHING

    def lay_out(self, round_limit: i64) -> None:
        """H1–H7: everything that needs no draw."""
        n = self.players
        self.goal = GOAL[n]
        self.round_limit = round_limit
        self.stock = WORKERS_IN_ALL
        self.centre_pesos = CENTRE_PESOS
        self.bag = CUBES[:]
        self.centre = row(c.COLOURS, 0)
        self.boxed = row(c.COLOURS, 0)
        self.where = row(c.TILES, c.IN_PILE)
        self.rows = row(2 * c.ROW, -1)
        self.first = row(2, 0)
        self.last = row(2, c.ROW - 1)
        self.points = row(n, 0)
        self.pesos = row(n, FIRST_PESOS)
        self.workers = row(n, 0)
        self.cubes = row(n * c.COLOURS, 0)
        self.hand = row(n, c.ALL_CARDS)
        self.discards = row(n, 0)
        self.open = row(2 * n, c.NO_CARD)
        self.laid = row(2 * n, c.NO_CARD)
        self.order = row(n, 0)

    def copy(self) -> Havana:
        s = Havana(self.players, self.tiles, self.steps)
        self.copy_flow(s)
        s.goal = self.goal
        s.round_limit = self.round_limit
        s.turn = self.turn
        s.worker_taken = self.worker_taken
        s.market_used = self.market_used
        s.conserved = self.conserved
        s.stock = self.stock
        s.centre_pesos = self.centre_pesos
        s.bag = self.bag[:]
        s.centre = self.centre[:]
        s.boxed = self.boxed[:]
        s.pesos = self.pesos[:]
        s.workers = self.workers[:]
        s.cubes = self.cubes[:]
        s.hand = self.hand[:]
        s.laid = self.laid[:]
        # What changes seldom is shared: it is replaced then, and never written to.
        s.points = self.points
        s.discards = self.discards
        s.open = self.open
        s.order = self.order
        s.taken_back = self.taken_back
        # So are the rows of tiles, until one of the two moves a tile: see `keep_rows`.
        s.where = self.where
        s.rows = self.rows
        s.first = self.first
        s.last = self.last
        s.rows_lent = True
        self.rows_lent = True
        return s

    def scores(self) -> list[int]:
        return [int(p) for p in self.points]

    def winners(self) -> list[int]:
        """H43, H44: only who ends the game by it can be past the goal, so most points always win."""
        scores = self.scores()
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    def keep_rows(self) -> None:
        """Before a tile is moved: rows that others look at too are left to them."""
        if self.rows_lent:
            self.where = self.where[:]
            self.rows = self.rows[:]
            self.first = self.first[:]
            self.last = self.last[:]
            self.rows_lent = False

    def acting(self) -> i64:
        """The seat whose turn it is in phase 1."""
        return self.order[self.turn]

    def has_open(self, seat: i64, card: i64) -> bool:
        """Whether this card lies open before this player."""
        left = 2 * seat
        right = left + 1
        return self.open[left] == card or self.open[right] == card

    def has(self, seat: i64, colour: i64) -> i64:
        """How many cubes of a colour a player has."""
        place = seat * c.COLOURS + colour
        return self.cubes[place]

    def coloured(self, seat: i64) -> i64:
        """How many coloured cubes a player has."""
        n: i64 = 0
        for colour in range(c.COLOURED):
            n += self.has(seat, colour)
        return n

    def grey(self, seat: i64) -> i64:
        return self.has(seat, c.GREY)


def holds(cards: i64, card: i64) -> bool:
    """Whether a card is among these, a sum of CARD bits."""
    return cards >> card & 1 == 1
