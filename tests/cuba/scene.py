"""Laying a scene of Cuba: the table is bare but for what a test puts on it, and no piece is lost by it."""

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
from malecon.kernel.state import CHANCE, OVER, State
from tests import support

GAME = CubaGame()

#: What a bare table has as bills.
BILLS = ("tax 3", "duty water", "subsidy votes", "drought")


def new(players: int = 2, **settings: Any) -> Cuba:
    """A new game, with the first start player about to be drawn."""
    s = GAME.new(players, settings)
    assert isinstance(s, Cuba)
    return s


def bare(players: int = 2, **settings: Any) -> Cuba:
    """In round 2: seat 0 starts, nobody holds a piece, ships 1, 2, 3 lie at the docks and 4 at sea."""
    s = new(players, **settings)
    act(s, "start player 0", "turn ship 1", "turn ship 2", "turn ship 4")
    s.harbour[c.DOCKS * c.BERTH] = 2
    s.ship_pile -= c.BIT[2]
    s.round = 2
    for group, name in enumerate(BILLS):
        s.bills[group] = ACT_NAMES.index(name)
        s.act_pile -= c.BIT[ACT_NAMES.index(name)]
    return s


# --- asking and answering ---


def options(s: State) -> list[str]:
    """What may be answered now, in words."""
    return support.options(GAME, s)


def act(s: State, *answers: str) -> None:
    """Answer in words, one question after another."""
    support.act(GAME, s, *answers)


def play(s: Cuba, seat: int, character: str) -> None:
    """A seat plays a character, and nothing comes after it."""
    s.acting = seat
    ask(s, c.CARRY_OUT + CHARACTER_NAMES.index(character))


def use(s: Cuba, seat: int, tile: str) -> None:
    """A seat's foreman uses a building, and nothing comes after it."""
    s.acting = seat
    ask(s, c.USE_TILE + TILE_NAMES.index(tile))


def ask(s: Cuba, step: int, arg: int = 0) -> None:
    """Put a step to the table, with nothing after it."""
    support.ask(s, step, arg)


def over(s: Cuba) -> bool:
    """Whether nothing is left to be asked."""
    return bool(s.seat == OVER)


def drawing(s: Cuba) -> bool:
    """Whether chance is asked."""
    return bool(s.seat == CHANCE)


# --- laying ---


def give(s: Cuba, seat: int, **pieces: int) -> None:
    """Pieces of the stock into a player's lot."""
    for name, number in pieces.items():
        kind = PIECE_NAMES.index(name)
        assert s.stock[kind] >= number
        s.stock[kind] -= number
        s.held[seat * c.HELD + kind] += number


def store(s: Cuba, seat: int, **products: int) -> None:
    """Products of the stock into a player's warehouse."""
    for name, number in products.items():
        kind = PIECE_NAMES.index(name)
        assert s.stock[kind] >= number
        s.stock[kind] -= number
        s.held[seat * c.HELD + c.PIECES + kind] += number


def drain(s: Cuba, **left: int) -> None:
    """Give the last player what the stock has, all but so many: the stock runs low."""
    for name, number in left.items():
        kind = PIECE_NAMES.index(name)
        give(s, int(s.players) - 1, **{name: int(s.stock[kind]) - number})


def fill_market(s: Cuba, **units: int) -> None:
    """Lay so many units on the market, from or to the stock."""
    for name, number in units.items():
        kind = MERCHANDISE_NAMES.index(name)
        s.stock[kind] += s.market[kind] - number
        s.market[kind] = number


def build(s: Cuba, seat: int, **tiles: str) -> None:
    """Tiles of the supply onto a player's fields: `build(s, 0, b2="inn")`."""
    for field, name in tiles.items():
        tile = TILE_NAMES.index(name)
        place = seat * c.FIELDS_IN_ALL + FIELD_NAMES.index(field)
        assert s.supply[tile] > 0
        assert s.built[place] == c.NONE
        assert s.board[place] != c.PRINTED
        s.supply[tile] -= 1
        s.built[place] = tile


def stand(s: Cuba, seat: int, field: str) -> None:
    """A player's figure stands here."""
    s.figure[seat] = FIELD_NAMES.index(field)


def enact(s: Cuba, name: str) -> None:
    """An act is in force."""
    act_code = ACT_NAMES.index(name)
    s.in_force[act_code // c.ACTS_IN_GROUP] = act_code
    s.act_pile &= ~c.BIT[act_code]


def moor(s: Cuba, dock: int, ship: int, **load: int) -> None:
    """A ship of the pile at a dock, with a load from the stock; the one there goes back into the pile."""
    old = s.harbour[dock * c.BERTH]
    if old != ship - 1:
        assert s.ship_pile & c.BIT[ship - 1]
        s.ship_pile += (c.BIT[old] if old != c.NONE else 0) - c.BIT[ship - 1]
        s.harbour[dock * c.BERTH] = ship - 1
    for name, number in load.items():
        kind = MERCHANDISE_NAMES.index(name)
        s.stock[kind] -= number
        s.harbour[dock * c.BERTH + 1 + kind] += number


def keep(s: Cuba, *characters: str) -> None:
    """Each seat has one card left, for parliament."""
    for seat, name in enumerate(characters):
        s.hand[seat] = c.BIT[CHARACTER_NAMES.index(name)]


# --- looking ---


def has(s: Cuba, seat: int) -> dict[str, int]:
    """Everything a player has, in lot and warehouse together; what he has none of is left out."""
    counts = {name: int(s.has(seat, kind)) for kind, name in enumerate(PIECE_NAMES)}
    return {name: n for name, n in counts.items() if n}


def stored(s: Cuba, seat: int) -> dict[str, int]:
    """What lies in a player's warehouse."""
    start = seat * c.HELD + c.PIECES
    return {name: int(s.held[start + n]) for n, name in enumerate(PIECE_NAMES[:3]) if s.held[start + n]}


def stock(s: Cuba, name: str) -> int:
    return int(s.stock[PIECE_NAMES.index(name)])


def market(s: Cuba) -> dict[str, int]:
    return {name: int(s.market[kind]) for kind, name in enumerate(MERCHANDISE_NAMES)}


def load(s: Cuba, dock: int) -> dict[str, int]:
    """What lies on the ship at a dock."""
    start = dock * c.BERTH + 1
    return {
        name: int(s.harbour[start + n]) for n, name in enumerate(MERCHANDISE_NAMES) if s.harbour[start + n]
    }


def ships(s: Cuba) -> list[int | None]:
    """The ships at sea and at docks 1, 2, 3, by the numbers printed on them."""
    cards = [int(s.harbour[place * c.BERTH]) for place in range(c.PLACES)]
    return [None if card == c.NONE else card + 1 for card in cards]


def in_force(s: Cuba) -> list[str | None]:
    return [None if law == c.NONE else LAW_NAMES[law] for law in s.in_force]


def bills(s: Cuba) -> list[str | None]:
    return [None if bill == c.NONE else ACT_NAMES[bill] for bill in s.bills]


def points(s: Cuba) -> list[int]:
    return [int(n) for n in s.points]


def pesos(s: Cuba) -> list[int]:
    return [int(n) for n in s.pesos]


def pieces(s: Cuba) -> dict[str, int]:
    """How many pieces of each kind there are in all places together."""
    totals = {}
    for kind, name in enumerate(PIECE_NAMES):
        total = int(s.stock[kind]) + sum(int(s.has(seat, kind)) for seat in range(s.players))
        if kind < c.MERCHANDISE:
            total += int(s.market[kind])
            total += sum(int(s.harbour[place * c.BERTH + 1 + kind]) for place in range(c.PLACES))
        totals[name] = total
    return totals
