"""Reasons and refusals as the page tells them: the key of a message and what fills it."""

from __future__ import annotations

from malecon.kernel.game import Game
from malecon.kernel.reasons import Answer, Name, Reason, Some, Value
from malecon.kernel.refusal import Refusal
from malecon.server.wire.results import PiecesValue, ReasonValue, ReasonView
from malecon.table.views import action_view


def reason_view(game: Game, reason: Reason) -> ReasonView:
    """Why an answer is good."""
    values = {name: value_view(game, value) for name, value in reason.values.items()}
    return {"key": f"hint-{reason.key}", "values": values}


def refusal_view(refusal: Refusal) -> ReasonView:
    """Why an answer may not be given; it names pieces and persons, never an answer."""
    return {"key": refusal.key, "values": {name: plain_view(value) for name, value in refusal.values.items()}}


def value_view(game: Game, value: Value) -> ReasonValue:
    if isinstance(value, Answer):
        return {"kind": "answer", "action": action_view(game, value.action)}
    if isinstance(value, list):
        answers = [action_view(game, one.action) for one in value if isinstance(one, Answer)]
        if answers:
            return {"kind": "answers", "answers": answers}
    return plain_view(value)


def plain_view(value: Value) -> ReasonValue:
    """A number, a word, a name, or pieces."""
    if isinstance(value, Name):
        return {"kind": "name", "domain": value.domain, "word": value.word}
    if isinstance(value, list):
        return pieces_view([one for one in value if isinstance(one, Some)])
    assert isinstance(value, int | str)
    return value


def pieces_view(pieces: list[Some]) -> PiecesValue:
    return {
        "kind": "pieces",
        "pieces": [{"number": one.number, "domain": one.domain, "word": one.word} for one in pieces],
    }
