"""Plantations in the order that the net knows best.

A cross knows rows and columns and no neighbours (C14), so a board is the same board whatever the order of its
rows and columns. Ours are one board in five orders (C8); whoever looks through the net turns each into the
order of the first, as people would turn a sheet of paper, and so plays all of them equally well.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from malecon.cuba import codes as c
from malecon.cuba import data as d
from malecon.cuba.foreman import fields_used
from malecon.cuba.state import Cuba, has_bit
from malecon.kernel.state import STEP_BITS, STEP_MASK, changed

FIRST: Final = d.DEFAULT_BOX.fields[c.FIELDS_IN_ALL : 2 * c.FIELDS_IN_ALL]  # that all are turned into
ROWS: Final = c.FIELDS_IN_ALL // c.COLUMNS


def turned(s: Cuba, seat: i64) -> vec[i64]:
    """For each field of the first board the field of this seat's; none if it is the first or no such board.

    The fields of the first row and column differ, so they tell which row and which column is which.
    """
    board = seat * c.FIELDS_IN_ALL
    fields = vec[i64]()
    moved = False
    for field in range(c.FIELDS_IN_ALL):
        row: i64 = 0
        while row < ROWS and s.board[board + row * c.COLUMNS] != FIRST[field // c.COLUMNS * c.COLUMNS]:
            row += 1
        column: i64 = 0
        while column < c.COLUMNS and s.board[board + column] != FIRST[field % c.COLUMNS]:
            column += 1
        here = row * c.COLUMNS + column
        if row == ROWS or column == c.COLUMNS or s.board[board + here] != FIRST[field]:
            return vec[i64]()
        moved = moved or here != field
        fields = append(fields, here)
    return fields if moved else vec[i64]()


def familiar(s: Cuba, seat: i64) -> Cuba:
    """The same table, this seat's plantation turned into the order of the first board."""
    fields = turned(s, seat)
    uses = vec[i64]()
    if foreman_at(s) != c.NONE:
        uses = turned(s, s.acting)
    if len(fields) == 0 and len(uses) == 0:
        return s
    table = s.copy()
    if len(fields) > 0:
        turn_plantation(table, seat, fields)
    if len(uses) > 0:
        turn_foreman(table, uses)
    return table


def turn_plantation(s: Cuba, seat: i64, fields: vec[i64]) -> None:
    """Lay a plantation's fields, buildings and figure in this order."""
    before = s.built
    figure = s.figure[seat]
    s.board = s.board[:]
    s.built = s.built[:]
    board = seat * c.FIELDS_IN_ALL
    for field in range(c.FIELDS_IN_ALL):
        s.board[board + field] = FIRST[field]
        s.built[board + field] = before[board + fields[field]]
        if fields[field] == figure:
            s.figure = changed(s.figure, seat, field)


def foreman_at(s: Cuba) -> i64:
    """How deep in the pile the foreman waits: 0 if the foreman asks, 1 if a building does, else NONE."""
    if s.step == c.FOREMAN:
        return 0
    if s.height > 0 and s.stack[s.height - 1] & STEP_MASK == c.FOREMAN:
        return 1
    return c.NONE


def turn_foreman(s: Cuba, fields: vec[i64]) -> None:
    """The fields whose buildings the foreman has used are told in this order too."""
    if foreman_at(s) == 0:
        s.arg = in_order(s.arg, fields)
    else:
        pile = s.pile
        pile[len(pile) - 1] = c.FOREMAN | (in_order(pile[len(pile) - 1] >> STEP_BITS, fields) << STEP_BITS)
        s.pile = pile


def in_order(arg: i64, fields: vec[i64]) -> i64:
    """The foreman's argument with its fields in this order."""
    used = fields_used(arg)
    told = arg - used
    for field in range(c.FIELDS_IN_ALL):
        if has_bit(used, fields[field]):
            told |= c.BIT[field]
    return told


def familiar_options(s: Cuba) -> vec[i64]:
    """The answers that can be given, as they are called at the table so turned for the seat that is asked."""
    if s.step != c.WORKER and s.step != c.SITE:
        return s.options
    fields = turned(s, s.seat)
    if len(fields) == 0:
        return s.options
    first: i64 = c.MOVE if s.step == c.WORKER else c.PLACE
    options = vec[i64]()
    for action in s.options:
        field: i64 = 0
        while fields[field] != action - first:
            field += 1
        options = append(options, first + field)
    return options
