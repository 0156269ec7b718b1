"""Answers that all give at once, though the engine asks for them one after another.

While a question goes round that nobody may learn the others' answers to, the state of the game stands still
and every answer is held back, sealed. When the last one is there they are given in the engine's order. What a
later seat is asked is found out by letting the seats before it answer anything: it may not depend on that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from malecon.kernel.game import Game
from malecon.kernel.state import State

#: Among the sealed answers of a seat: the one before it was taken back.
TAKEN_BACK = "<"


def standing(sealed: Iterable[str]) -> list[str]:
    """The answers that a seat has not taken back."""
    kept: list[str] = []
    for words in sealed:
        if words == TAKEN_BACK:
            kept.pop()
        else:
            kept.append(words)
    return kept


def question(game: Game, state: State, seat: int, sealed: Sequence[str]) -> State | None:
    """The state in which this seat is asked, after its own sealed answers; None if it is not asked."""
    if state.seat < 0:
        return None
    if not game.simultaneous(state):
        return state if state.seat == seat else None
    step = int(state.step)
    answers = [game.vocabulary.action(words) for words in reversed(standing(sealed))]
    state = state.copy()
    while state.seat >= 0 and int(state.step) == step:
        if state.seat != seat:
            state.apply(state.options[0])
        elif not answers:
            return state
        else:
            action = answers.pop()
            assert action is not None
            state.apply(action)
    return None


def asked(game: Game, state: State, sealed: Sequence[Sequence[str]]) -> list[int]:
    """The seats that have still something to answer."""
    if state.seat < 0:
        return []
    if not game.simultaneous(state):
        return [int(state.seat)]
    return [seat for seat, own in enumerate(sealed) if question(game, state, seat, own) is not None]
