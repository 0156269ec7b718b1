"""How tests read a refusal: the words and numbers that it names."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from malecon.kernel.game import Game
from malecon.kernel.reasons import Name, Some
from malecon.kernel.refusal import Refusal
from malecon.kernel.state import State
from malecon.why import Why

#: What a record says where the rules leave an order free.
ORDER = "What is done together is named in a fixed order: begin with the first that you want."
#: ... and where nothing may be left out.
MUST = "Here one of the other answers must be given."
NOT_NOW = "That is not what is asked now."
NAMES = ("Ana", "Beto", "Carmen", "Diego", "Elena")

#: By the key of a refusal: whether it is true of this table and this action.
Truths = dict[str, Callable[[Any, int, Refusal], bool]]


def why(game: Game, state: State, words: str, truths: Truths) -> str:
    """The sentence that refuses this answer, in English and with its rule; it must be true of the table."""
    action = game.vocabulary.action(words)
    assert action is not None, words
    assert action not in state.legal(), f"{words!r} is allowed"
    refusal = game.refusal(state, action)
    if refusal.key in truths:
        assert truths[refusal.key](state, action, refusal), refusal
    sentence = Why(game.name, refusal, NAMES).say("en")
    return f"{sentence} ({refusal.rule})" if refusal.rule else sentence


def word(refusal: Refusal, name: str) -> str:
    """The word of the record that a refusal names."""
    value = refusal.values[name]
    one = value[0] if isinstance(value, list) else value
    assert isinstance(one, Name | Some)
    return one.word


def number(refusal: Refusal, name: str) -> int:
    """A number that it names, plainly or of pieces."""
    value = refusal.values[name]
    one = value[0] if isinstance(value, list) else value
    if isinstance(one, Some):
        return one.number
    assert isinstance(one, int)
    return one
