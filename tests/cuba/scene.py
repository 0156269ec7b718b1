"""Scenes of Cuba: a table laid in words, played in words, looked at in words; no piece is lost by it."""

from __future__ import annotations

from typing import Any

from malecon.cuba import codes as c
from malecon.cuba.game import CubaGame
from malecon.cuba.state import Cuba
from malecon.cuba.text import (
    ACT_NAMES,
    CHARACTER_NAMES,
    FIELD_NAMES,
    LAW_NAMES,
    MERCHANDISE_NAMES,
    PIECE_NAMES,
    TILE_NAMES,
)
from malecon.kernel.game import Json
from malecon.kernel.state import CHANCE, OVER, State
from tests import support

GAME = CubaGame()

#: What a bare table has as bills.
BILLS = ("tax 3", "duty water", "subsidy votes", "drought")


class Table:
    """A table of Cuba in round 2, bare but for what a test puts on it.

    Seat 0 starts, nobody holds a piece, ships 1, 2, 3 lie at the docks and 4 at sea.
    """

    def __init__(self, players: int = 2, **settings: Any) -> None:
        self.state: Cuba = new(players, **settings)
        s = self.state
        self.does("start player 0", "turn ship 1", "turn ship 2", "turn ship 4")
        s.harbour[c.DOCKS * c.BERTH] = 2
        s.ship_pile -= c.BIT[2]
        s.round = 2
        for group, name in enumerate(BILLS):
            s.bills[group] = ACT_NAMES.index(name)
            s.act_pile -= c.BIT[ACT_NAMES.index(name)]

    @classmethod
    def new(cls, players: int = 2, **settings: Any) -> Table:
        """A new game, with the first start player about to be drawn."""
        return cls.of(new(players, **settings))

    @classmethod
    def of(cls, state: State) -> Table:
        """The table of this state."""
        assert isinstance(state, Cuba)
        table = cls.__new__(cls)
        table.state = state
        return table

    def copy(self) -> Table:
        return Table.of(self.state.copy())

    # --- laying the table ---

    def give(self, seat: int, **pieces: int) -> Table:
        """Pieces of the stock into a player's lot."""
        return self.hand_over(seat * c.HELD, pieces)

    def store(self, seat: int, **products: int) -> Table:
        """Products of the stock into a player's warehouse."""
        return self.hand_over(seat * c.HELD + c.PIECES, products)

    def hand_over(self, place: int, pieces: dict[str, int]) -> Table:
        for name, number in pieces.items():
            kind = PIECE_NAMES.index(name)
            assert self.state.stock[kind] >= number
            self.state.stock[kind] -= number
            self.state.held[place + kind] += number
        return self

    def drain(self, **left: int) -> Table:
        """Give the last player what the stock has, all but so many: the stock runs low."""
        for name, number in left.items():
            self.give(int(self.state.players) - 1, **{name: self.stock(name) - number})
        return self

    def fill_market(self, **units: int) -> Table:
        """Lay so many units on the market, from or to the stock."""
        for name, number in units.items():
            kind = MERCHANDISE_NAMES.index(name)
            self.state.stock[kind] += self.state.market[kind] - number
            self.state.market[kind] = number
        return self

    def build(self, seat: int, **tiles: str) -> Table:
        """Tiles of the supply onto a player's fields: `build(0, b2="inn")`."""
        s = self.state
        for field, name in tiles.items():
            tile = TILE_NAMES.index(name)
            place = seat * c.FIELDS_IN_ALL + FIELD_NAMES.index(field)
            assert s.supply[tile] > 0
            assert s.built[place] == c.NONE
            assert s.board[place] != c.PRINTED
            s.supply[tile] -= 1
            s.built[place] = tile
        return self

    def stand(self, seat: int, field: str) -> Table:
        """A player's figure stands here."""
        self.state.figure[seat] = FIELD_NAMES.index(field)
        return self

    def enact(self, name: str) -> Table:
        """An act is in force."""
        act = ACT_NAMES.index(name)
        self.state.in_force[act // c.ACTS_IN_GROUP] = act
        self.state.act_pile &= ~c.BIT[act]
        return self

    def moor(self, dock: int, ship: int, **load: int) -> Table:
        """A ship of the pile at a dock, with a load from the stock; the one there goes back into the pile."""
        s = self.state
        old = s.harbour[dock * c.BERTH]
        if old != ship - 1:
            assert s.ship_pile & c.BIT[ship - 1]
            s.ship_pile += (c.BIT[old] if old != c.NONE else 0) - c.BIT[ship - 1]
            s.harbour[dock * c.BERTH] = ship - 1
        for name, number in load.items():
            kind = MERCHANDISE_NAMES.index(name)
            s.stock[kind] -= number
            s.harbour[dock * c.BERTH + 1 + kind] += number
        return self

    def keep(self, *characters: str) -> Table:
        """Each seat has one card left, for parliament."""
        for seat, name in enumerate(characters):
            self.state.hand[seat] = c.BIT[CHARACTER_NAMES.index(name)]
        return self

    # --- asking and answering ---

    def options(self) -> list[str]:
        """What may be answered now, in words."""
        return support.options(GAME, self.state)

    def does(self, *answers: str) -> Table:
        """Answer in words, one question after another."""
        support.act(GAME, self.state, *answers)
        return self

    def play(self, seat: int, character: str) -> Table:
        """A seat plays a character, and nothing comes after it."""
        self.state.acting = seat
        return self.ask(c.CARRY_OUT + CHARACTER_NAMES.index(character))

    def use(self, seat: int, tile: str) -> Table:
        """A seat's foreman uses a building, and nothing comes after it."""
        self.state.acting = seat
        return self.ask(c.USE_TILE + TILE_NAMES.index(tile))

    def ask(self, step: int, arg: int = 0) -> Table:
        """Put a step to the table, with nothing after it."""
        support.ask(self.state, step, arg)
        return self

    # --- looking ---

    @property
    def over(self) -> bool:
        """Whether nothing is left to be asked."""
        return bool(self.state.seat == OVER)

    @property
    def drawing(self) -> bool:
        """Whether chance is asked."""
        return bool(self.state.seat == CHANCE)

    def view(self, seat: int | None = None) -> Json:
        """What a seat sees, or all see."""
        return GAME.view(self.state, seat)

    def has(self, seat: int) -> dict[str, int]:
        """Everything a player has, in lot and warehouse together; what there is none of is left out."""
        counts = {name: int(self.state.has(seat, kind)) for kind, name in enumerate(PIECE_NAMES)}
        return {name: n for name, n in counts.items() if n}

    def stored(self, seat: int) -> dict[str, int]:
        """What lies in a player's warehouse."""
        held = self.state.held[seat * c.HELD + c.PIECES : (seat + 1) * c.HELD]
        return {name: int(n) for name, n in zip(PIECE_NAMES, held, strict=False) if n}

    def stock(self, name: str) -> int:
        return int(self.state.stock[PIECE_NAMES.index(name)])

    @property
    def market(self) -> dict[str, int]:
        return {name: int(self.state.market[kind]) for kind, name in enumerate(MERCHANDISE_NAMES)}

    def load(self, dock: int) -> dict[str, int]:
        """What lies on the ship at a dock."""
        loaded = self.state.harbour[dock * c.BERTH + 1 : (dock + 1) * c.BERTH]
        return {name: int(n) for name, n in zip(MERCHANDISE_NAMES, loaded, strict=True) if n}

    @property
    def ships(self) -> list[int | None]:
        """The ships at sea and at docks 1, 2, 3, by the numbers printed on them."""
        cards = [int(self.state.harbour[place * c.BERTH]) for place in range(c.PLACES)]
        return [None if card == c.NONE else card + 1 for card in cards]

    @property
    def in_force(self) -> list[str | None]:
        return [None if law == c.NONE else LAW_NAMES[law] for law in self.state.in_force]

    @property
    def bills(self) -> list[str | None]:
        return [None if bill == c.NONE else ACT_NAMES[bill] for bill in self.state.bills]

    @property
    def points(self) -> list[int]:
        return [int(n) for n in self.state.points]

    @property
    def pesos(self) -> list[int]:
        return [int(n) for n in self.state.pesos]

    @property
    def pieces(self) -> dict[str, int]:
        """How many pieces of each kind there are in all places together."""
        s = self.state
        totals = {}
        for kind, name in enumerate(PIECE_NAMES):
            total = int(s.stock[kind]) + sum(int(s.has(seat, kind)) for seat in range(s.players))
            if kind < c.MERCHANDISE:
                total += int(s.market[kind])
                total += sum(int(s.harbour[place * c.BERTH + 1 + kind]) for place in range(c.PLACES))
            totals[name] = total
        return totals


def new(players: int, **settings: Any) -> Cuba:
    state = GAME.new(players, settings)
    assert isinstance(state, Cuba)
    return state
