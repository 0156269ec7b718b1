"""Hints: the best few answers to a question, each with its chance to win and why.

A hint is made from what the seat may know and from nothing else. Its reasons hold in every world that was
looked at: what is true only if a guess is right is not told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from malecon.bots.search import Search
from malecon.kernel.game import Game, Json
from malecon.kernel.match import Seen
from malecon.kernel.reasons import Answer, Name, Reason
from malecon.kernel.state import OVER, Event, State
from malecon.lab.judge import NODES, Judge
from malecon.lab.reasons import reasons

WORLDS = 4  # in so many worlds a reason must hold
LONGEST = 12  # answers of a plan
SURE = 10  # times that an answer must have been tried to be expected
CLOSE = 0.01  # so near to the next one, the choice matters little


class Hint(NamedTuple):
    """An answer that may be given."""

    action: int
    chance: float  # to win, after it
    plan: list[int]  # how its player would go on before anybody else is asked
    reasons: list[Reason]

    def plain(self) -> Json:
        told = [reason.plain() for reason in self.reasons]
        return {"action": self.action, "chance": self.chance, "plan": self.plan, "reasons": told}


def hint(game: Game, seen: Seen, nodes: int = NODES, n: int = 3) -> list[Hint]:
    """The best n answers, the best first."""
    believed = seen.believe()
    judge = Judge(game, int(believed.players), nodes, int(seen.rng.word()))
    tree = judge.search(seen, believed, seen.rng)
    worlds = [believed, *(seen.believe() for _ in range(WORLDS - 1))]
    hints = []
    for candidate in judge.rank(believed, seen.seat, tree, 0, n):
        plan, why = explain(game, tree, worlds, seen.seat, candidate.action)
        hints.append(Hint(candidate.action, candidate.chance, plan, why))
    if len(hints) > 1:
        drop_common(hints)
        hints[0].reasons.extend(compare(worlds, seen.seat, hints[0], hints[1]))
    return hints


def drop_common(hints: Sequence[Hint]) -> None:
    """What every answer brings about speaks for none of them; how to go on is advice all the same."""
    common = [
        reason
        for reason in hints[0].reasons
        if reason.key != "plan" and all(reason in one.reasons for one in hints)
    ]
    for one in hints:
        one.reasons[:] = [reason for reason in one.reasons if reason not in common]


def explain(
    game: Game, tree: Search, worlds: Sequence[State], seat: int, action: int
) -> tuple[list[int], list[Reason]]:
    """How a seat would go on after an answer, and what that brings about in all of these worlds."""
    plan, expected = follow(tree, worlds[0], seat, action)
    found: list[Reason] | None = None
    for world in worlds:
        after, events = play(world, [action, *plan])
        why = reasons(game, world, after, events, seat)
        found = why if found is None else [reason for reason in found if reason in why]
    why = found or []
    if plan:
        why.append(Reason("plan", {"answers": [Answer(one) for one in plan]}))
    return plan, why + expected


def follow(tree: Search, world: State, seat: int, action: int) -> tuple[list[int], list[Reason]]:
    """The answers of this seat that the search expects after one, and the reply it expects to them."""
    state = world.copy()
    state.apply(action)
    node = int(tree.find(tree.root, action))
    plan: list[int] = []
    while len(plan) < LONGEST and state.seat >= 0:
        if state.seat != seat and tree.mind.secret(state):
            break  # what is chosen unseen is guessed and has no place in the tree
        following = {int(tree.find(node, one)): one for one in state.legal()} if node >= 0 else {}
        following.pop(-1, None)
        if not following:
            break
        node = max(following, key=lambda one: int(tree.visits[one]))
        if tree.visits[node] < SURE:
            break
        if state.seat != seat:
            who = Name("player", str(int(state.seat)))
            return plan, [Reason("reply", {"player": who, "answer": Answer(following[node])})]
        plan.append(following[node])
        state.apply(following[node])
    return plan, []


def play(world: State, answers: Sequence[int]) -> tuple[State, list[Event]]:
    """The world after these answers, as far as they can be given in it, and what happened."""
    state = world.copy()
    state.listening = True
    for answer in answers:
        if state.seat == OVER or answer not in state.legal():
            break
        state.apply(answer)
    return state, state.events


def compare(worlds: Sequence[State], seat: int, best: Hint, next_best: Hint) -> list[Reason]:
    """What speaks for the best answer beside the next."""
    other = Answer(next_best.action)
    if best.chance - next_best.chance < CLOSE:
        return [Reason("close", {"answer": other})]
    gains = set()
    for world in worlds:
        scores = [play(world, [one.action, *one.plan])[0].scores()[seat] for one in (best, next_best)]
        gains.add(scores[0] - scores[1])
    if len(gains) == 1 and max(gains) > 0:
        return [Reason("more-points", {"points": max(gains), "answer": other})]
    return []
