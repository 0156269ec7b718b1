"""What is done in processes of its own because it takes long: plain functions of plain data."""

from __future__ import annotations

import malecon.kernel.state
from malecon.kernel.game import Game, Json
from malecon.kernel.match import look
from malecon.lab.hints import hint
from malecon.lab.reasons import Answer, Name, Reason, Value
from malecon.record import Record
from malecon.table import Task, verify
from malecon.table.bots import open_task
from malecon.table.views import action

COMPILED = not (malecon.kernel.state.__file__ or ".py").endswith(".py")
#: What is spent on a hint: about a second, whatever the engine.
HINT_NODES = 6000 if COMPILED else 400


def count_draws(text: str) -> int:
    """Check every draw of a finished game; how many there were."""
    return verify(Record.read(text))


def find_hints(task: Task) -> list[Json]:
    """The best answers to a question, the best first, each with its chance and why."""
    game, state, rng = open_task(task)
    return [
        {
            "action": told_action(game, found.action),
            "chance": found.chance,
            "plan": [told_action(game, one) for one in found.plan],
            "reasons": [told_reason(game, reason) for reason in found.reasons],
        }
        for found in hint(game, look(game, state, task.seat, rng), HINT_NODES)
    ]


def told_action(game: Game, code: int) -> Json:
    return action(game, game.vocabulary.words(code))


def told_reason(game: Game, reason: Reason) -> Json:
    """A reason as the page tells it: the key of a message and what fills it."""
    values = {name: told_value(game, value) for name, value in reason.values.items()}
    return {"key": f"hint-{reason.key}", "values": values}


def told_value(game: Game, value: Value) -> object:
    if isinstance(value, Name):
        return {"kind": "name", **value._asdict()}
    if isinstance(value, Answer):
        return {"kind": "answer", "action": told_action(game, value.action)}
    if isinstance(value, list):
        answers = [told_action(game, one.action) for one in value if isinstance(one, Answer)]
        if answers:
            return {"kind": "answers", "answers": answers}
        return {"kind": "pieces", "pieces": [one._asdict() for one in value]}
    return value
