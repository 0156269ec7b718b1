"""Chance: a seat like any other, whose weights are the pieces it draws from."""

from __future__ import annotations

from copy import deepcopy
from math import sqrt

from malecon.kernel.inventory import Inventory
from malecon.kernel.play import draw
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, State
from tests.contract.setups import Setup, every_setup, follow, walk

DRAWS = 2_000


@every_setup
def test_weights_are_positive_and_one_for_each_outcome(setup: Setup) -> None:
    met = 0
    for state in walk(setup):
        if state.seat == CHANCE:
            met += 1
            assert len(state.weights) == len(state.options)
            assert all(weight > 0 for weight in state.weights)
        else:
            assert len(state.weights) == 0
    assert met


@every_setup
def test_chance_draws_by_its_weights(setup: Setup) -> None:
    rng = Rng(9)
    asked: dict[int, int] = {}
    for state in walk(setup):
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


@every_setup
def test_weights_are_what_there_is_to_draw(setup: Setup) -> None:
    """Where each outcome takes one piece out of one place, it weighs as many as lie there."""
    looked_at = 0
    for state, inventory in follow(setup):
        if state.seat == CHANCE:
            lying = [taken_from(setup, state, inventory, int(action)) for action in state.options]
            if 0 not in lying:
                looked_at += 1
                weights = [int(weight) for weight in state.weights]
                assert [n * weights[0] for n in lying] == [weight * lying[0] for weight in weights]
    assert looked_at


def taken_from(setup: Setup, state: State, inventory: Inventory, action: int) -> int:
    """How many lay in the one place that this outcome takes one piece from; 0 if there is no such place."""
    after, told = state.copy(), deepcopy(inventory)
    after.listening = True
    after.steps[after.step].apply(after, after.arg, action)  # the draw alone, not what follows from it
    told.hear(setup.game.said(after.events))
    now = told.kept(after)
    taken = [
        lay
        for kind, row in inventory.kept(state).items()
        for lay, lies in zip(row.places, now[kind].places, strict=True)
        if lies == lay - 1
    ]
    return taken[0] if len(taken) == 1 else 0
