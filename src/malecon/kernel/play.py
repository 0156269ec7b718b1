"""The loops that play: chance settled, a playout to the end, perft."""

from __future__ import annotations

from mypy_extensions import i64

from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, OVER, State


def draw(state: State, rng: Rng) -> i64:
    """What chance answers to the question asked."""
    return state.answers[rng.weighted_among(state.odds, state.offered)]


def random_action(state: State, rng: Rng) -> i64:
    """Any answer, as good as another; chance by its weights."""
    if state.seat == CHANCE:
        return draw(state, rng)
    return state.answers[rng.below(state.offered)]


def settle(state: State, rng: Rng) -> None:
    """Let chance answer until a player is asked or the game is over."""
    while state.seat == CHANCE:
        state.apply(draw(state, rng))


def playout(state: State, rng: Rng) -> i64:
    """Play at random to the end and say how many decisions the players took."""
    decisions: i64 = 0
    while state.seat != OVER:
        if state.seat == CHANCE:
            state.apply(draw(state, rng))
        else:
            state.apply(state.answers[rng.below(state.offered)])
            decisions += 1
    return decisions


def playouts(start: State, games: i64, rng: Rng) -> i64:
    """Play so many games at random, each from this state on, and say how many decisions they took in all."""
    decisions: i64 = 0
    for _ in range(games):
        decisions += playout(start.copy(), rng)
    return decisions


def perft(state: State, depth: i64) -> i64:
    """The number of ways to go on by `depth` answers, chance's included: the engine's fingerprint."""
    if depth == 0 or state.seat == OVER:
        return 1
    count: i64 = 0
    for action in state.options:
        after = state.copy()
        after.apply(action)
        count += perft(after, depth - 1)
    return count
