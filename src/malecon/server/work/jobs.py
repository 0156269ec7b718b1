"""What is done in processes of its own because it takes long: plain functions of plain data."""

from __future__ import annotations

from collections.abc import Sequence

import malecon.kernel.state
from malecon.kernel.game import Game, Json
from malecon.kernel.match import look
from malecon.kernel.reasons import Answer, Name, Reason, Value
from malecon.kernel.state import CHANCE
from malecon.lab.analysis import Analysis, Given, Ply, judge_one, points_by_source, positions
from malecon.lab.hints import hint
from malecon.lab.judge import NODES, Judge
from malecon.record import Record
from malecon.table import Task, verify
from malecon.table.bots import open_task
from malecon.table.views import action_view

COMPILED = not (malecon.kernel.state.__file__ or ".py").endswith(".py")
#: What is spent on a hint: about a second, whatever the engine.
HINT_NODES = 4000 if COMPILED else 300
#: On each answer of a game that is looked over.
ANALYSIS_NODES = NODES if COMPILED else NODES // 20


def count_draws(text: str) -> int:
    """Check every draw of a finished game; how many there were."""
    return verify(Record.read(text))


def find_hints(task: Task) -> list[Json]:
    """The best answers to a question, the best first, each with its chance and why."""
    game, state, rng = open_task(task)
    return [
        {
            "action": action_view(game, found.action),
            "chance": found.chance,
            "plan": [action_view(game, one) for one in found.plan],
            "reasons": [told_reason(game, reason) for reason in found.reasons],
        }
        for found in hint(game, look(game, state, task.seat, rng), HINT_NODES)
    ]


# --- a finished game looked over, in parts ---


def begin_analysis(text: str) -> Json:
    """What can be said at once: how many answers there are to be judged, and where points came from."""
    record = Record.read(text)
    return {
        "total": len(record),
        "scores": record.state.scores(),
        "points": [one._asdict() for one in points_by_source(record)],
    }


def judge_answer(given: Given, number: int) -> Json:
    """One answer, judged."""
    ply = judge_one(given, number)
    game = positions(given.text)[0].game
    shown: Json = {
        "number": ply.number,
        "round": ply.round,
        "seat": None if ply.seat == CHANCE else ply.seat,
        "question": f"{game.name}-ask-{ply.question}",
        "action": action_view(game, ply.action),
        "options": ply.options,
        "chances": ply.chances,
        "effect": ply.effect,
        "error": ply.error,
        "probability": ply.probability,
        "candidates": [
            {"action": action_view(game, one.action), "chance": one.chance} for one in ply.candidates
        ],
        "cost": ply.cost,
        "mistake": ply.mistake,
        "reasons": [told_reason(game, reason) for reason in ply.reasons],
    }
    return shown


def end_analysis(given: Given, answers: Sequence[Json]) -> Json:
    """What can be said when all answers are judged: the result, and how much of it was luck."""
    record = Record.read(given.text)
    plies = [judged_before(record.game, one) for one in answers]
    final = Judge(record.game, record.players, given.nodes, given.seed).chances(record.state, len(record))
    analysis = Analysis(record, given.nodes, given.seed, plies, final)
    return {
        "final": final,
        "split": [analysis.split(seat)._asdict() for seat in range(record.players)],
        "mistakes": [ply.number for ply in analysis.mistakes],
    }


def judged_before(game: Game, told: Json) -> Ply:
    """An answer that was judged before, as far as the sums need it."""
    action = game.vocabulary.action(told["action"]["words"])
    assert action is not None
    return Ply(
        number=told["number"],
        line=0,
        round=told["round"],
        seat=int(CHANCE) if told["seat"] is None else told["seat"],
        question=told["question"],
        action=action,
        options=told["options"],
        chances=told["chances"],
        effect=told["effect"],
        error=told["error"],
        probability=told["probability"],
        candidates=[],
        reasons=[],
    )


# --- how a game ended ---


def sum_up(text: str) -> list[Json]:
    """Of each seat: its points by source, and how often it took or used what."""
    record = Record.read(text)
    game = record.game
    ledger = game.ledger(game.vocabulary, game.new(record.players, record.options, record.box))
    for played in record.states():
        ledger.hear(game.said(played.events))
    found = []
    for points, taken in zip(ledger.points, ledger.taken, strict=True):
        used: dict[str, dict[str, int]] = {}
        for (group, word), number in taken.items():
            used.setdefault(group, {})[word] = number
        found.append({"sources": points, "taken": used})
    return found


# --- what is found, as the page tells it ---


def told_reason(game: Game, reason: Reason) -> Json:
    """A reason as the page tells it: the key of a message and what fills it."""
    values = {name: told_value(game, value) for name, value in reason.values.items()}
    return {"key": f"hint-{reason.key}", "values": values}


def told_value(game: Game, value: Value) -> object:
    if isinstance(value, Name):
        return {"kind": "name", **value._asdict()}
    if isinstance(value, Answer):
        return {"kind": "answer", "action": action_view(game, value.action)}
    if isinstance(value, list):
        answers = [action_view(game, one.action) for one in value if isinstance(one, Answer)]
        if answers:
            return {"kind": "answers", "answers": answers}
        return {"kind": "pieces", "pieces": [one._asdict() for one in value]}
    return value
