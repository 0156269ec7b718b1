"""Answers that all give at once, though the engine asks for them one after another.

While a question goes round that nobody may learn the others' answers to, the state of the game stands still
and every answer is held back, sealed. When the last one is there they are given in the engine's order. What a
later seat is asked is found out by letting the seats before it answer anything: it may not depend on that.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from malecon.kernel.game import Game
from malecon.kernel.state import State

#: Among the sealed actions of a seat: the one before it was taken back. (No action is less than none.)
TAKEN_BACK = -1
TAKEN_BACK_WORDS = "<"  # as it is stored


def standing(sealed: Iterable[int]) -> list[int]:
    """The actions that a seat has not taken back."""
    kept: list[int] = []
    for action in sealed:
        if action == TAKEN_BACK:
            kept.pop()
        else:
            kept.append(action)
    return kept


def question(game: Game, state: State, seat: int, sealed: Sequence[int]) -> State | None:
    """The state in which this seat is asked, after its own sealed answers; None if it is not asked."""
    if state.seat < 0:
        return None
    if not game.simultaneous(state):
        return state if state.seat == seat else None
    step = int(state.step)
    answers = list(reversed(standing(sealed)))
    state = state.copy()
    while state.seat >= 0 and int(state.step) == step:
        if state.seat != seat:
            state.apply(state.options[0])
        elif answers:
            state.apply(answers.pop())
        else:
            return state
    return None


def asked(game: Game, state: State, sealed: Sequence[Sequence[int]]) -> list[int]:
    """The seats that have still something to answer."""
    if state.seat < 0:
        return []
    if not game.simultaneous(state):
        return [int(state.seat)]
    return [seat for seat, own in enumerate(sealed) if question(game, state, seat, own) is not None]


def to_words(game: Game, sealed: Iterable[int]) -> list[str]:
    """As it is stored."""
    words = game.vocabulary.words
    return [TAKEN_BACK_WORDS if action == TAKEN_BACK else words(action) for action in sealed]


def from_words(game: Game, sealed: Iterable[str]) -> list[int]:
    """As it was stored. If the game has other words by now, the seat is asked again for all of it."""
    actions: list[int] = []
    for words in sealed:
        action = TAKEN_BACK if words == TAKEN_BACK_WORDS else game.vocabulary.action(words)
        if action is None:
            return []
        actions.append(action)
    return actions
