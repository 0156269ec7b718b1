"""Choices made at the same time: nobody's question depends on what another has answered."""

from __future__ import annotations

from typing import Any

from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER, State
from tests.contract.setups import Setup, every_setup, walk

TRIES = 4


@every_setup
def test_later_seats_do_not_learn_from_earlier_ones(setup: Setup) -> None:
    game = setup.game
    rng = Rng(1)
    for state in walk(setup):
        if state.seat >= 0 and game.simultaneous(state):
            told = [first_questions(setup, state, rng) for _ in range(TRIES)]
            for seat in range(setup.players):
                asked = [questions[seat] for questions in told if seat in questions]
                assert len(asked) in (0, TRIES)
                assert all(question == asked[0] for question in asked)


def first_questions(setup: Setup, state: State, rng: Rng) -> dict[int, Any]:
    """What each seat but the first is asked first, and what it sees then, while all choose at random."""
    state = state.copy()
    begun = int(state.seat)
    step = int(state.step)
    first: dict[int, Any] = {}
    while state.seat != OVER and int(state.step) == step:
        seat = int(state.seat)
        if seat != begun and seat not in first:
            first[seat] = (state.legal(), setup.game.view(state, seat))
        state.apply(random_action(state, rng))
    return first
