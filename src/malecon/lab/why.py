"""Why somebody did that: what their answers bring about, by what the one who asks may know.

Nothing here is taken from the secrets of whoever answered. What was done is itself worked out from what the
asker has seen: of all answers in all worlds that the asker may believe in, those that look like what
happened. If more than one does, it is hidden from the asker, and there is nothing to explain.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from malecon.kernel.game import Game, Json
from malecon.kernel.match import look
from malecon.kernel.reasons import Reason
from malecon.kernel.rng import Rng
from malecon.kernel.state import State, may_know
from malecon.lab.hints import WORLDS, play
from malecon.lab.judge import CANDIDATES, NODES, WATCHER, Candidate, Judge
from malecon.lab.reasons import reasons

BELIEFS = 12  # worlds that are asked whether they look like what happened
OTHERS = ("others-get", "others-lose")  # reasons that tell what befalls others
BETTER = 0.03  # by so much of the chance to win another answer must be ahead to be told

#: An answer of the record: who gave it, and which.
Given = tuple[int, int]


class Why(NamedTuple):
    """What somebody did in one go, what it brings, and what would have been better."""

    answers: list[int]
    chance: float  # to win, after the first of them
    reasons: list[Reason]
    better: Candidate | None


def why(
    game: Game, before: State, given: Sequence[Given], asker: int | None, rng: Rng, nodes: int = NODES
) -> Why | None:
    """Why the first of these answers, and those of the same seat that follow it, were given.

    `before` is the table at the first of them; `asker` is a seat, or None for somebody who looks on. None if
    the asker cannot know what was answered.
    """
    seat = given[0][0]
    answers: list[int] = []
    worlds: list[State] = []
    for state, rest in goings_on(before, given):
        found = believed(game, state, rest, asker, rng)
        if not found:
            break
        worlds = worlds or found[:WORLDS]
        answers.append(rest[0][1])
    if not answers:
        return None
    judge = Judge(game, int(before.players), nodes, int(rng.word()))
    first = worlds[0]
    tree = judge.search(look(game, first, seat, rng), first, rng)
    ranked = judge.rank(first, seat, tree, 0, CANDIDATES, answers[0])
    own = next(one for one in ranked if one.action == answers[0])
    best = ranked[0]
    better = best if best.action != own.action and best.chance - own.chance >= BETTER else None
    told = brought(game, worlds, seat, answers)
    vain = anyhow(game, first, seat, answers, [one for one in told if one.key in OTHERS])
    return Why(answers, own.chance, [one for one in told if one not in vain], better)


def goings_on(before: State, given: Sequence[Given]) -> list[tuple[State, Sequence[Given]]]:
    """The table at each answer of one seat, and what was answered from there on."""
    found = []
    state = before.copy()
    for place, (seat, action) in enumerate(given):
        if seat != given[0][0]:
            break
        found.append((state.copy(), given[place:]))
        state.apply(action)
    return found


def brought(game: Game, worlds: Sequence[State], seat: int, answers: Sequence[int]) -> list[Reason]:
    """What these answers bring about in all of these worlds."""
    found: list[Reason] | None = None
    for world in worlds:
        after, events = play(world, answers)
        told = reasons(game, world, after, events, seat)
        found = told if found is None else [reason for reason in found if reason in told]
    return found or []


def anyhow(game: Game, world: State, seat: int, answers: Sequence[int], found: list[Reason]) -> list[Reason]:
    """Which of these reasons hold too with any other answer in the place of one of these.

    Where the cards of all are shown at once, what others get by their own is not owed to whoever lays last.
    """
    compared = False
    for place in range(len(answers)):
        options = play(world, answers[:place])[0].legal() if found else []
        for other in options:
            if other != answers[place]:
                after, events = play(world, [*answers[:place], other, *answers[place + 1 :]])
                instead = reasons(game, world, after, events, seat)
                found = [one for one in found if one in instead]
                compared = True
    return found if compared else []


# --- what the asker may know ---


def believed(game: Game, state: State, given: Sequence[Given], asker: int | None, rng: Rng) -> list[State]:
    """Worlds that the asker may believe in, in which this answer was given; none if it is hidden."""
    action = given[0][1]
    viewer = WATCHER if asker is None else asker
    worlds = [game.sample(state, viewer, rng) for _ in range(BELIEFS)]
    if game.simultaneous(state):
        known = shown_together(game, state, given, asker)
        return [world for world in worlds if action in world.legal()] if known else []
    seen = observed(game, state.copy(), action, asker)
    fitting = []
    for world in worlds:
        alike = [one for one in world.legal() if observed(game, world.copy(), one, asker) == seen]
        if any(one != action for one in alike):
            return []
        if alike:
            fitting.append(world)
    return fitting


def observed(game: Game, state: State, action: int, asker: int | None) -> tuple[Json, list[object]]:
    """What the asker gets to know when this answer is given."""
    state.listening = True
    state.events = []
    state.apply(action)
    return game.view(state, asker), [event for event in state.events if may_know(event[0], asker)]


def shown_together(game: Game, state: State, given: Sequence[Given], asker: int | None) -> bool:
    """Whether what all answer at once has been shown: another answer would have made another view."""
    seen = after_all(game, state, [action for _, action in given], asker)
    if seen is None:
        return False
    rest = [action for _, action in given[1:]]
    others = [one for one in state.legal() if one != given[0][1]]
    return all(after_all(game, state, [other, *rest], asker) != seen for other in others)


def after_all(game: Game, state: State, answers: Sequence[int], asker: int | None) -> Json | None:
    """What the asker sees when all have answered; what cannot be answered any more is answered anyhow."""
    state = state.copy()
    step = int(state.step)
    left = iter(answers)
    while state.seat >= 0 and int(state.step) == step:
        answer = next(left, None)
        if answer is None:
            return None  # not all have answered yet
        state.apply(answer if answer in state.legal() else state.options[0])
    return game.view(state, asker)
