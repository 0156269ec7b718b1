"""Chance: a seat like any other, whose weights are the pieces it draws from."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt

from malecon.kernel.play import draw
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, State
from tests.contract.pieces import PIECES, Pieces
from tests.contract.tables import Table, every_table, walk

DRAWS = 2_000


@every_table
def test_weights_are_positive_and_one_for_each_outcome(table: Table) -> None:
    met = 0
    for state in walk(table):
        if state.seat == CHANCE:
            met += 1
            assert len(state.weights) == len(state.options)
            assert all(weight > 0 for weight in state.weights)
        else:
            assert len(state.weights) == 0
    assert met


@every_table
def test_chance_draws_by_its_weights(table: Table) -> None:
    rng = Rng(9)
    asked: dict[int, int] = {}
    for state in walk(table):
        if state.seat == CHANCE and asked.setdefault(int(state.step), 0) < 2:
            asked[int(state.step)] += 1
            drawn = [int(draw(state, rng)) for _ in range(DRAWS)]
            weights = [int(weight) for weight in state.weights]
            squares = 0.0
            for action, weight in zip(state.legal(), weights, strict=True):
                expected = DRAWS * weight / sum(weights)
                squares += (drawn.count(action) - expected) ** 2 / expected
            freedom = len(weights) - 1
            assert squares < freedom + 5 * sqrt(2 * freedom), "no fair draw strays so far"


@every_table
def test_weights_are_what_there_is_to_draw(table: Table) -> None:
    """Where each outcome takes one piece out of one place, it weighs as many as lie there."""
    pieces = PIECES[table.game.name]
    looked_at = 0
    for state in walk(table):
        if state.seat == CHANCE:
            lying = [taken_from(state, int(action), pieces) for action in state.options]
            if 0 not in lying:
                looked_at += 1
                weights = [int(weight) for weight in state.weights]
                assert [n * weights[0] for n in lying] == [weight * lying[0] for weight in weights]
    assert looked_at


def taken_from(state: State, action: int, pieces: Callable[[State], Pieces]) -> int:
    """How many lay in the one place that this outcome takes one piece from; 0 if there is no such place."""
    after = state.copy()
    after.steps[after.step].apply(after, after.arg, action)  # the draw alone, not what follows from it
    now = pieces(after).kept
    taken = [
        lay
        for kind, row in pieces(state).kept.items()
        for lay, lies in zip(row, now[kind], strict=True)
        if lies == lay - 1
    ]
    return taken[0] if len(taken) == 1 else 0
