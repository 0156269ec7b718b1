"""The two rows of tiles: their ends, what happens when a tile leaves, and the refill."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.havana import codes as c
from malecon.havana.data import CUBES_IN_ALL, LOW_TILE
from malecon.havana.state import Havana
from malecon.kernel.state import EVERYBODY, total
from malecon.kernel.step import Step


def row_of(end: i64) -> i64:
    """The upper or the lower row."""
    return end >> 1


def is_right(end: i64) -> i64:
    """1 for the right end of its row, 0 for the left one."""
    return end & 1


def place_of_end(s: Havana, end: i64) -> i64:
    """H30: the place of one of the four ends among the twelve, or -1 if no tile lies there."""
    r = end >> 1  # row_of and is_right, written out: nothing is asked more often
    right = end & 1
    if s.last[r] - s.first[r] < right:  # a row of one tile has one end, its left one
        return -1
    return r * c.ROW + (s.last[r] if right else s.first[r])


def tile_at_end(s: Havana, end: i64) -> i64:
    """The tile at one of the four ends, or -1."""
    place = place_of_end(s, end)
    if place < 0:
        return -1
    return s.rows[place]


def pile_size(s: Havana) -> i64:
    """How many tiles the face-down pile holds."""
    n: i64 = 0
    for tile in range(c.TILES):
        if s.where[tile] == c.IN_PILE:
            n += 1
    return n


def take_tile(s: Havana, end: i64, to: i64) -> i64:
    """A tile leaves its end of a row, bought or removed; what was behind it is an end at once (H30)."""
    r = row_of(end)
    place = place_of_end(s, end)
    tile = s.rows[place]
    s.keep_rows()
    s.rows[place] = -1
    s.where[tile] = to
    if is_right(end):
        s.last[r] -= 1
    else:
        s.first[r] += 1
    if s.last[r] - s.first[r] == 1:
        refill(s, r)
    return tile


def refill(s: Havana, r: i64) -> None:
    """H35: the two tiles left go to the ends and four new ones are laid between them, at once."""
    new = pile_size(s)
    if new == 0:
        return
    if new > c.ROW - 2:
        new = c.ROW - 2
    left = s.rows[r * c.ROW + s.first[r]]
    right = s.rows[r * c.ROW + s.last[r]]
    s.rows[r * c.ROW + s.first[r]] = -1
    s.rows[r * c.ROW + s.last[r]] = -1
    s.rows[r * c.ROW] = left
    s.rows[r * c.ROW + new + 1] = right
    s.first[r] = 0
    s.last[r] = new + 1
    while new > 0:  # pushed from the right, so that they are laid from the left
        s.push(c.LAY_TILE, r * c.ROW + new)
        new -= 1


def end_if_used_up(s: Havana) -> None:
    """H44: the game ends at once when no tile is left to buy, or all cubes lie in the box."""
    if s.last[0] < s.first[0] and s.last[1] < s.first[1] and pile_size(s) == 0:
        s.tell(EVERYBODY, c.TILES_GONE, 0, 0, 0)
        s.finish()
    elif total(s.boxed) == CUBES_IN_ALL:
        s.tell(EVERYBODY, c.CUBES_GONE, 0, 0, 0)
        s.finish()


class LayTile(Step[Havana]):
    """H4, H35: chance turns up a tile of the pile and it is laid in its place."""

    def enter(self, s: Havana, arg: i64) -> None:
        s.ask_chance()
        for tile in range(c.TILES):
            if s.where[tile] == c.IN_PILE:
                s.outcome(c.TURN + tile, 1)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        tile = action - c.TURN
        s.keep_rows()
        s.rows[arg] = tile
        s.where[tile] = c.IN_ROW
        s.tell(EVERYBODY, c.TILE_TURNED, tile, arg, 0)


class Swap(Step[Havana]):
    """H5: if no end is worth 1, 2 or 3, the oldest player picks such a tile from the pile."""

    def enter(self, s: Havana, arg: i64) -> None:
        for end in range(c.ENDS):
            if s.tiles.points[tile_at_end(s, end)] <= LOW_TILE:
                return
        s.ask(0)
        for tile in range(c.TILES):
            if s.where[tile] == c.IN_PILE and s.tiles.points[tile] <= LOW_TILE:
                s.offer(c.SWAP_IN + tile)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        s.push(c.SWAP_WITH, action - c.SWAP_IN)


class SwapWith(Step[Havana]):
    """H5: the oldest player swaps it with an end tile, which goes back into the pile."""

    def enter(self, s: Havana, arg: i64) -> None:
        s.ask(0)
        for end in range(c.ENDS):
            s.offer(c.SWAP_OUT + end)

    def apply(self, s: Havana, arg: i64, action: i64) -> None:
        place = place_of_end(s, action - c.SWAP_OUT)
        old = s.rows[place]
        s.keep_rows()
        s.rows[place] = arg
        s.where[arg] = c.IN_ROW
        s.where[old] = c.IN_PILE
        s.tell(EVERYBODY, c.SWAPPED, arg, old, 0)
