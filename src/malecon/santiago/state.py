"""What lies on the table in Santiago de Cuba."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from malecon.kernel.state import FLOW, NOTHING, State, row
from malecon.santiago import codes as c
from malecon.santiago import data
from malecon.santiago.data import Box

if TYPE_CHECKING:
    from malecon.kernel.step import Step

FIELDS: Final = (
    *FLOW,
    *("open_holdings", "rent_when_staying", "start", "turn", "turns", "moved", "passed"),
    *("car", "ship", "value", "awaited", "left_out", "face_down"),
    *("stations", "spaces", "owner", "demand", "stock"),
    *("points", "pesos", "goods", "figure"),
)


@mypyc_attr(acyclic=True)
class Santiago(State):
    """The table: road, ship, buildings, stock, and what each player has."""

    __slots__ = (*FIELDS[len(FLOW) :], "box")

    def __init__(self, players: i64, box: Box, steps: vec[Step[Any]]) -> None:
        super().__init__(players, steps)
        self.box: Box = box
        self.open_holdings: i64 = 0  # 1: all can see all (S10)
        self.rent_when_staying: i64 = 0  # 1: rent also for a figure that did not move (S32)
        self.start: i64 = 0  # the start player (S7)
        self.turn: i64 = 0  # the seat whose turn it is
        self.turns: i64 = 0  # how many have begun (S52)
        self.moved: i64 = 0  # 1: the figure of whose turn it is has moved
        self.passed: i64 = 0  # who has passed in this delivery round, a sum of SEAT bits (S35)
        # The road and the ship
        self.car: i64 = 0  # its station; 0 is the harbour
        self.ship: i64 = 0  # 1 to 7
        self.value: i64 = 0  # what a unit delivered pays (S36)
        self.awaited: i64 = 0  # 1: the ship has no demand yet (S42)
        self.left_out: i64 = c.NONE  # the sort whose die lies beside the board
        self.face_down: i64 = 0  # deactivated Cubans, a sum of CUBAN bits (S46)
        self.stations: vec[i64] = NOTHING  # what stands at each of the ten: HARBOUR, then Cubans
        # The buildings
        self.spaces: vec[i64] = NOTHING  # the building on each of the twelve, three under each flower
        self.owner: vec[i64] = NOTHING  # of each building: a seat or NONE
        self.demand: vec[i64] = NOTHING  # what the dice show; 0 for the one left out
        self.stock: vec[i64] = NOTHING  # of each good
        # Of each player
        self.points: vec[i64] = NOTHING
        self.pesos: vec[i64] = NOTHING
        self.goods: vec[i64] = NOTHING  # six for each player
        self.figure: vec[i64] = NOTHING  # the building it stands on, or NONE

    def lay_out(self, open_holdings: bool, rent_when_staying: bool) -> None:
        """S1, S2, S5, S6: everything that needs no draw, the same for any number of players."""
        n = self.players
        self.open_holdings = 1 if open_holdings else 0
        self.rent_when_staying = 1 if rent_when_staying else 0
        self.ship = 1
        self.value = c.FIRST_VALUE
        self.awaited = 1
        self.stations = row(c.STATIONS, c.NONE)
        self.stations[0] = c.HARBOUR
        self.spaces = row(c.SPACES, c.NONE)
        self.owner = row(c.BUILDINGS, c.NONE)
        self.demand = row(c.SORTS, 0)
        self.stock = row(c.GOODS, c.OF_EACH_GOOD)
        self.points = row(n, data.FIRST_POINTS)
        self.pesos = row(n, data.FIRST_PESOS)
        self.goods = row(n * c.GOODS, 0)
        self.figure = row(n, c.NONE)
        for seat in range(n):
            for good in range(c.GOODS):
                self.goods[seat * c.GOODS + good] = data.FIRST_GOODS[good]
                self.stock[good] -= data.FIRST_GOODS[good]

    def copy(self) -> Santiago:
        s = Santiago(self.players, self.box, self.steps)
        self.copy_flow(s)
        s.open_holdings = self.open_holdings
        s.rent_when_staying = self.rent_when_staying
        s.start = self.start
        s.turn = self.turn
        s.turns = self.turns
        s.moved = self.moved
        s.passed = self.passed
        s.car = self.car
        s.ship = self.ship
        s.value = self.value
        s.awaited = self.awaited
        s.left_out = self.left_out
        s.face_down = self.face_down
        s.stations = self.stations  # laid once: whoever lays a tile makes a new row
        s.spaces = self.spaces
        s.owner = self.owner  # replaced when it changes
        s.demand = self.demand[:]
        s.stock = self.stock[:]
        s.points = self.points[:]
        s.pesos = self.pesos[:]
        s.goods = self.goods[:]
        s.figure = self.figure[:]
        return s

    def scores(self) -> list[int]:
        return [int(p) for p in self.points]

    def winners(self) -> list[int]:
        """S50, S51: most points with the leftover goods exchanged, then most goods left, then most pesos."""
        ranks: list[tuple[int, int, int]] = []
        for seat in range(self.players):
            left = self.goods_of(seat)
            points = self.points[seat] + left // data.GOODS_FOR_A_POINT
            ranks.append((int(points), int(left % data.GOODS_FOR_A_POINT), int(self.pesos[seat])))
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    def has(self, seat: i64, good: i64) -> i64:
        """How many of a good a player has."""
        return self.goods[seat * c.GOODS + good]

    def goods_of(self, seat: i64) -> i64:
        """How many goods a player has in all, wood too."""
        n: i64 = 0
        for good in range(c.GOODS):
            n += self.goods[seat * c.GOODS + good]
        return n

    def markers(self, seat: i64) -> i64:
        """How many ownership markers a player has left (S24)."""
        n = data.MARKERS
        for building in range(c.BUILDINGS):
            if self.owner[building] == seat:
                n -= 1
        return n
