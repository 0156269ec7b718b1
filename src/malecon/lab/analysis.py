"""A recorded game looked over, answer by answer: how everybody stood, what was a mistake, and what was luck.

A decision is judged by what its player could know, not by what lay hidden; a draw by what else might have
been drawn. What is laid unseen moves nobody's chance before it is shown: then it comes to light. So the way
from a seat's first chance to its result is split into luck, its own decisions, those of the others, what came
to light, and a rest, which is what the judge cannot explain.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from functools import lru_cache
from typing import NamedTuple

from malecon.kernel.game import Game, Json
from malecon.kernel.reasons import Reason
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, OVER, State
from malecon.lab.hints import WORLDS, Way, explain
from malecon.lab.judge import CLEARLY, MISTAKE, NODES, Candidate, Chances, Judge
from malecon.lab.pool import MOST_JOBS, MOST_PIECES, check_number, done
from malecon.record import Record

MOST_NODES = 1_000_000


class Ply(NamedTuple):
    """One answer of the record, judged."""

    number: int  # counted from 0
    line: int  # of the record
    round: int
    seat: int  # CHANCE for a draw
    question: str
    action: int
    options: int  # how many answers there were
    chances: Chances  # before it, as everybody could see
    effect: Chances  # what it did to each seat's chance: beside the answer preferred, or beside all draws
    error: Chances  # the doubt of these
    light: Chances  # what came to light with it, beyond what decisions did (see `light_of`)
    probability: float | None  # of a draw
    candidates: list[Candidate]  # of a decision, the one preferred first
    reasons: list[Reason]  # for the one preferred, where it is another than the one given

    @property
    def preferred(self) -> int:
        """The answer that the judge would give."""
        return self.candidates[0].action if self.candidates else self.action

    @property
    def cost(self) -> float:
        """What a decision cost its player. Noise may make it less than nothing."""
        return 0.0 if self.seat == CHANCE else -self.effect[self.seat]

    @property
    def mistake(self) -> bool:
        """Whether a decision cost clearly more than the doubt of measuring it."""
        return self.cost >= MISTAKE and self.cost > CLEARLY * self.error[self.seat]

    def plain(self, game: Game) -> Json:
        """As JSON, answers in the words of the record."""
        words = game.vocabulary.words
        shown: Json = {
            "number": self.number,
            "line": self.line,
            "round": self.round,
            "seat": None if self.seat == CHANCE else self.seat,
            "question": self.question,
            "answer": words(self.action),
            "options": self.options,
            "chances": self.chances,
            "effect": self.effect,
            "error": self.error,
            "light": self.light,
        }
        if self.seat == CHANCE:
            return {**shown, "probability": self.probability}
        return {
            **shown,
            "preferred": words(self.preferred),
            "candidates": [
                {"answer": words(one.action), "chance": one.chance, "action": one.action}
                for one in self.candidates
            ],
            "cost": self.cost,
            "mistake": self.mistake,
            "reasons": [reason.plain() for reason in self.reasons],
        }


class Split(NamedTuple):
    """Where a seat's result came from; start, luck, own, others, light and rest add up to it."""

    start: float  # the chance before the first draw
    luck: float
    own: float  # decisions: what they cost, so mostly below 0
    others: float  # what the others' decisions gave away
    light: float  # what came of what lay hidden, beyond what its decisions cost
    rest: float  # what the judge cannot explain: how far it is off in all
    result: float
    error: float  # the doubt of luck and decisions together


class Points(NamedTuple):
    """How many points each seat has from each source, after so many answers."""

    after: int
    seats: list[dict[str, int]]


class Analysis:
    """A whole game, judged."""

    def __init__(self, record: Record, nodes: int, seed: int, plies: list[Ply], final: Chances) -> None:
        self.game = record.game
        self.players = record.players
        self.names = record.names
        self.nodes = nodes
        self.seed = seed
        self.plies = plies
        self.final = final  # the result; of a game that is not over, the chances as they stand
        self.over = bool(record.state.seat == OVER)
        self.scores = record.state.scores()
        self.points = points_by_source(record)

    @property
    def mistakes(self) -> list[Ply]:
        """The dearest first."""
        return sorted((ply for ply in self.plies if ply.mistake), key=lambda ply: -ply.cost)

    @property
    def draws(self) -> list[Ply]:
        """The draws, those first that moved somebody's chance most."""
        found = [ply for ply in self.plies if ply.seat == CHANCE]
        return sorted(found, key=lambda ply: -max(abs(one) for one in ply.effect))

    def split(self, seat: int) -> Split:
        start = self.plies[0].chances[seat] if self.plies else self.final[seat]
        luck, own, others = (
            math.fsum(ply.effect[seat] for ply in self.plies if kind(ply.seat, seat) == wanted)
            for wanted in ("luck", "own", "others")
        )
        light = math.fsum(ply.light[seat] for ply in self.plies)
        rest = self.final[seat] - start - luck - own - others - light
        error = math.sqrt(math.fsum(ply.error[seat] ** 2 for ply in self.plies))
        return Split(start, luck, own, others, light, rest, self.final[seat], error)

    def plain(self) -> Json:
        """As JSON."""
        return {
            "game": self.game.name,
            "players": self.players,
            "names": self.names,
            "nodes": self.nodes,
            "seed": self.seed,
            "over": self.over,
            "scores": self.scores,
            "final": self.final,
            "split": [self.split(seat)._asdict() for seat in range(self.players)],
            "mistakes": [ply.number for ply in self.mistakes],
            "plies": [ply.plain(self.game) for ply in self.plies],
            "points": [one._asdict() for one in self.points],
        }


def kind(giver: int, seat: int) -> str:
    """What an answer is to a seat."""
    if giver == CHANCE:
        return "luck"
    return "own" if giver == seat else "others"


def points_by_source(record: Record) -> list[Points]:
    """Where the points came from, whenever they changed."""
    game = record.game
    ledger = game.ledger(game.vocabulary, game.new(record.players, record.options, record.box))
    found = [Points(0, [dict(seat) for seat in ledger.points])]
    for number, played in enumerate(record.states(), 1):
        ledger.hear(game.said(played.events))
        if ledger.points != found[-1].seats:
            found.append(Points(number, [dict(seat) for seat in ledger.points]))
    return found


# --- the work ---


def analyse(
    record: Record,
    nodes: int = NODES,
    seed: int = 0,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
    executor: Executor | None = None,
) -> Analysis:
    """Judge all answers; `progress` is told how many of how many are done. Jobs make no difference."""
    plies = []
    for ply in judged(record, nodes, seed, jobs, executor):
        plies.append(ply)
        if progress is not None:
            progress(len(plies), len(record))
    judge = Judge(record.game, record.players, nodes, seed)
    return Analysis(record, nodes, seed, plies, judge.chances(record.state, len(record)))


def judged(
    record: Record, nodes: int = NODES, seed: int = 0, jobs: int = 1, executor: Executor | None = None
) -> Iterator[Ply]:
    """The answers of a record in their order, each as soon as it is judged."""
    check_number("nodes", nodes, MOST_NODES)
    check_number("jobs", jobs, MOST_JOBS if executor is None else MOST_PIECES)
    given = Given(record.text(), nodes, seed)
    waiting: dict[int, Ply] = {}
    following = 0
    for ply in done(judge_one, given, range(len(record)), jobs, executor):
        waiting[ply.number] = ply
        while following in waiting:
            yield waiting.pop(following)
            following += 1


class Given(NamedTuple):
    """What a process must know."""

    text: str
    nodes: int
    seed: int


@lru_cache(maxsize=2)
def positions(text: str) -> tuple[Record, list[State]]:
    """A record and its table before each answer."""
    record = Record.read(text)
    first = record.game.new(record.players, record.options, record.box)
    return record, [first, *(played.state for played in record.states())]


def judge_one(given: Given, number: int) -> Ply:
    """One answer. What comes out depends on nothing but the arguments."""
    record, states = positions(given.text)
    state = states[number]
    seat, action, line = record.answers[number]
    judge = Judge(record.game, record.players, given.nodes, given.seed)
    nothing = [0.0] * record.players
    ply = Ply(
        number=number,
        line=line,
        round=int(state.round),
        seat=seat,
        question=record.game.questions[state.step].sentence.key,
        action=action,
        options=len(state.options),
        chances=nothing,
        effect=nothing,
        error=nothing,
        light=nothing,
        probability=None,
        candidates=[],
        reasons=[],
    )
    ply = ply._replace(chances=judge.chances(state, number))
    if seat == CHANCE:
        drawn = judge.draw(state, action, number)
        return ply._replace(effect=drawn.effect, error=drawn.error, probability=drawn.probability)
    if len(state.options) == 1:
        return light_of(ply, judge, states)
    verdict, believed, tree = judge.decision(state, action, number)
    why: list[Reason] = []
    if verdict.preferred != action:
        rng = Rng(judge.key(number, "reasons"))
        worlds = [believed, *(record.game.sample(believed, seat, rng) for _ in range(WORLDS - 1))]
        _, why = explain(record.game, tree, worlds, seat, Way([verdict.preferred], [verdict.preferred]))
        _, given_why = explain(record.game, tree, worlds, seat, Way([action], [action]))
        why = [reason for reason in why if reason not in given_why]
    ply = ply._replace(effect=verdict.effect, error=verdict.error, candidates=verdict.candidates, reasons=why)
    return light_of(ply, judge, states)


def light_of(ply: Ply, judge: Judge, states: Sequence[State]) -> Ply:
    """An answer with what came to light by it.

    What somebody lays unseen moves nobody's chance as all can see it, before it is shown. Then all of it
    shows at once, what the decision cost as well: not to be counted twice, it is taken off where it was made.
    """
    before, after = states[ply.number], states[ply.number + 1]
    light = [0.0] * len(ply.effect)
    if any(ply.effect) and judge.is_unseen(before, ply.action, after, ply.number):
        light = [-one for one in ply.effect]
    shown = judge.light(before, ply.action, after, ply.number)
    if shown is not None:
        light = [a + b for a, b in zip(light, shown, strict=True)]
    return ply._replace(light=light)
