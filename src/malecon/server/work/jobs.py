"""What is done in processes of its own because it takes long: plain functions of plain data."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypedDict, cast

import msgspec

import malecon.kernel.state
from malecon.errors import Unreadable
from malecon.files import shown
from malecon.games import GAMES
from malecon.kernel.game import Game, Json
from malecon.kernel.match import look
from malecon.kernel.state import CHANCE
from malecon.lab.analysis import Analysis, Given, Ply, Split, judge_one, points_by_source, positions
from malecon.lab.ending import ending
from malecon.lab.hints import hint
from malecon.lab.judge import NODES, Judge
from malecon.lab.why import why
from malecon.record import Record
from malecon.server.wire.reasons import reason_view
from malecon.server.wire.results import (
    AnalysisEnd,
    AnalysisStart,
    DrawView,
    EndingView,
    HintView,
    JudgedAnswer,
    SplitView,
    TurnView,
    WhyView,
)
from malecon.store.backup import DAMAGE, lay_out
from malecon.store.queries import NewTable, prepare_new
from malecon.table import Fairness, Task, Wondering
from malecon.table.bots import open_task
from malecon.table.duplicate import kind_of
from malecon.table.verify import drawings
from malecon.table.views import action_view

COMPILED = not (malecon.kernel.state.__file__ or ".py").endswith(".py")
#: What is spent on a hint: about a second, whatever the engine.
HINT_NODES = 4000 if COMPILED else 300
WHY_NODES = HINT_NODES // 4
#: On each answer of a game that is looked over.
ANALYSIS_NODES = NODES if COMPILED else NODES // 20


#: Bytes of components that are kept with a table, and sent with it. Those of our games have some hundreds.
MOST_BOX = 16 * 1024


def read_box(name: str, files: dict[str, str]) -> Json:
    """An owner's own components for a game, from files; or the first error that is in them."""
    game = GAMES[name]
    for file, text in files.items():
        if file not in game.box_files:
            raise Unreadable("box-file-foreign", game=game.name, found=shown(file))
        for error in game.check_box_file(file, text):
            raise error.within(file)
    box = game.load_box(files)
    size = len(msgspec.json.encode(box))
    if size > MOST_BOX:
        raise Unreadable("server-box-large", found=size, most=MOST_BOX)
    return box


def lay_out_record(text: str, table_id: str, secret: bytes, now: float) -> NewTable:
    """A record from anywhere as a table of ours, ready to be kept; or what is wrong with it."""
    try:
        return prepare_new(lay_out(Record.read(text), table_id, secret, now))
    except DAMAGE:
        raise Unreadable("store-backup").at(1) from None


def list_draws(text: str) -> list[DrawView]:
    """Every draw of a finished game: what could be drawn by the rules, with weights, and what was."""
    record = Record.read(text)
    words = record.game.vocabulary.words
    first = Fairness.from_json(record.extra.get("fairness"), record.players).first
    return [
        {
            "number": number,
            "kind": kind_of(record.game, options),
            "options": [words(option) for option in options],
            "weights": weights,
            "drawn": words(drawn),
        }
        for number, options, weights, drawn in drawings(record, first)
    ]


def find_hints(task: Task, chosen: Sequence[int] = ()) -> list[HintView]:
    """The best answers to a question, the best first, each with its chance and why; or what is best added to
    those that are chosen."""
    game, state, rng = open_task(task)
    return [
        {
            "action": action_view(game, advice.action),
            "together": [action_view(game, one) for one in advice.together],
            "chance": advice.chance,
            "plan": [action_view(game, one) for one in advice.plan],
            "reasons": [reason_view(game, reason) for reason in advice.reasons],
        }
        for advice in hint(game, look(game, state, task.seat, rng), HINT_NODES, chosen=chosen)
    ]


def find_why(wondering: Wondering) -> WhyView:
    """Why a bot answered so, by what the asker may know."""
    task = wondering.task
    game, state, rng = open_task(task)
    found = why(game, state, wondering.given, wondering.asker, rng, WHY_NODES)
    told: WhyView = {
        "seat": task.seat,
        "level": task.level,
        "answers": [],
        "reasons": [],
        "chance": 0.0,
        "better": None,
    }
    if found is None:
        return told
    told["answers"] = [action_view(game, one) for one in found.answers]
    told["reasons"] = [reason_view(game, reason) for reason in found.reasons]
    told["chance"] = found.chance
    if found.better is not None:
        told["better"] = {"action": action_view(game, found.better.action), "chance": found.better.chance}
    return told


# --- a finished game looked over, in parts ---


def begin_analysis(text: str) -> AnalysisStart:
    """What can be said at once: how many answers there are to be judged, and where points came from."""
    record = Record.read(text)
    return {
        "total": len(record),
        "scores": record.state.scores(),
        "points": [{"after": one.after, "seats": one.seats} for one in points_by_source(record)],
    }


def judge_answer(given: Given, number: int, line: int) -> JudgedAnswer:
    """One answer, judged; `line` is where it stands in the log."""
    ply = judge_one(given, number)
    game = positions(given.text)[0].game
    return {
        "number": ply.number,
        "log": line,
        "round": ply.round,
        "seat": None if ply.seat == CHANCE else ply.seat,
        "question": f"{game.name}-ask-{ply.question}",
        "action": action_view(game, ply.action),
        "options": ply.options,
        "chances": ply.chances,
        "effect": ply.effect,
        "error": ply.error,
        "light": ply.light,
        "probability": ply.probability,
        "candidates": [
            {"action": action_view(game, one.action), "chance": one.chance} for one in ply.candidates
        ],
        "cost": ply.cost,
        "mistake": ply.mistake,
        "reasons": [reason_view(game, reason) for reason in ply.reasons],
    }


def end_analysis(given: Given, answers: Sequence[JudgedAnswer]) -> AnalysisEnd:
    """What can be said when all answers are judged: the result, and how much of it was luck."""
    record = Record.read(given.text)
    plies = [judged_before(record.game, one) for one in answers]
    final = Judge(record.game, record.players, given.nodes, given.seed).chances(record.state, len(record))
    analysis = Analysis(record, given.nodes, given.seed, plies, final)
    return {
        "final": final,
        "split": [split_view(analysis.split(seat)) for seat in range(record.players)],
        "mistakes": [ply.number for ply in analysis.mistakes],
    }


def split_view(split: Split) -> SplitView:
    return {
        "start": split.start,
        "luck": split.luck,
        "own": split.own,
        "others": split.others,
        "light": split.light,
        "rest": split.rest,
        "result": split.result,
        "error": split.error,
    }


def judged_before(game: Game, judged: JudgedAnswer) -> Ply:
    """An answer that was judged before, as far as the sums need it."""
    action = game.vocabulary.action(judged["action"]["words"])
    assert action is not None
    return Ply(
        number=judged["number"],
        line=0,
        round=judged["round"],
        seat=int(CHANCE) if judged["seat"] is None else judged["seat"],
        question=judged["question"],
        action=action,
        options=judged["options"],
        chances=judged["chances"],
        effect=judged["effect"],
        error=judged["error"],
        light=judged.get("light", [0.0] * len(judged["effect"])),  # kept by an older version it has none
        probability=judged["probability"],
        candidates=[],
        reasons=[],
    )


# --- how a game ended ---


def tell_ending(text: str, lines: Sequence[int]) -> EndingView:
    """How a game came to its end; `lines` are where its answers stand in the log."""
    record = Record.read(text)
    found = ending(record)
    turns: list[TurnView] = [
        {
            "kind": cast(Literal["lead", "gain", "loss"], turn.kind),
            "log": lines[turn.after - 1],
            "round": turn.round,
            "seat": turn.seat,
            "points": turn.points,
            "source": turn.source,
        }
        for turn in found.turns
    ]
    return {
        "scores": record.state.scores(),
        "winners": record.state.winners(),
        "sources": found.sources,
        "lost": found.lost,
        "turns": turns,
    }


class SeatSums(TypedDict):
    """What a game says of a seat: its points by source, and how often it took or used what, by group."""

    sources: dict[str, int]
    taken: dict[str, dict[str, int]]


def sum_up(text: str) -> list[SeatSums]:
    """What a game that has ended says of each seat."""
    record = Record.read(text)
    game = record.game
    ledger = game.ledger(game.vocabulary, game.new(record.players, record.options, record.box))
    for played in record.states():
        ledger.hear(game.said(played.events))
    sums: list[SeatSums] = []
    for points, taken in zip(ledger.points, ledger.taken, strict=True):
        used: dict[str, dict[str, int]] = {}
        for (group, word), number in taken.items():
            used.setdefault(group, {})[word] = number
        sums.append({"sources": points, "taken": used})
    return sums
