"""Hints: the best few answers to a question, each with its chance to win and why.

A hint is made from what the seat may know and from nothing else. Its reasons hold in every world that was
looked at: what is true only if a guess is right is not told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from malecon.bots.search import Search
from malecon.kernel.game import Game, Json
from malecon.kernel.match import Seen
from malecon.kernel.reasons import Answer, Name, Reason
from malecon.kernel.selection import Selection
from malecon.kernel.state import OVER, Event, State
from malecon.lab.judge import NODES, Judge
from malecon.lab.reasons import reasons

WORLDS = 4  # in so many worlds a reason must hold
LONGEST = 12  # answers of a plan
SURE = 10  # times that an answer must have been tried to be expected
CLOSE = 0.01  # so near to the next one, the choice matters little


class Way(NamedTuple):
    """Answers that go together. Where their order is free, a person adds those that are not chosen yet."""

    given: list[int]  # in the engine's order, with what is chosen already
    added: list[int]


class Hint(NamedTuple):
    """An answer that may be given, or answers that may be added to what is chosen, in any order."""

    together: list[int]
    chance: float  # to win, after all of them
    after: list[int]  # how their player would go on before anybody else is asked
    reasons: list[Reason]
    given: list[int]  # all of it as the engine takes it

    @property
    def action(self) -> int:
        """What may be answered now."""
        return self.together[0]

    @property
    def plan(self) -> list[int]:
        """Everything that would follow it."""
        return [*self.together[1:], *self.after]

    def plain(self) -> Json:
        told = [reason.plain() for reason in self.reasons]
        return {
            "action": self.action,
            "together": self.together,
            "chance": self.chance,
            "plan": self.plan,
            "reasons": told,
        }


def hint(game: Game, seen: Seen, nodes: int = NODES, n: int = 3, chosen: Sequence[int] = ()) -> list[Hint]:
    """The best n answers, the best first; if some are chosen already, the best to go on with."""
    believed = seen.believe()
    judge = Judge(game, int(believed.players), nodes, int(seen.rng.word()))
    tree = judge.search(seen, believed, seen.rng)
    worlds = [believed, *(seen.believe() for _ in range(WORLDS - 1))]
    found = ways(believed, game.selection(believed, chosen))
    hints = []
    for way, chance in ranked(judge, tree, believed, seen.seat, found, n, bool(chosen)):
        plan, why = explain(game, tree, worlds, seen.seat, way)
        hints.append(Hint(way.added, chance, plan, why, [*way.given, *plan]))
    if len(hints) > 1:
        drop_common(hints)
        hints[0].reasons.extend(compare(worlds, seen.seat, hints[0], hints[1]))
    return hints


def ways(state: State, selection: Selection | None) -> list[Way]:
    """What can be answered, or added to what is chosen.

    Of a question that wants so many answers in any order, all that can be chosen as a whole: two cards are as
    good as each other's second. When all is chosen, they are compared with all others.
    """
    alone = [Way([action], [action]) for action in state.legal()]
    if selection is None:
        return alone
    stop = selection.gathered.stop
    if stop is None:
        if selection.chosen and not selection.more():
            selection = selection.choosing(())
        wholes = [(selection.sorted(one.elements()), one) for one in selection.fitting(selection.chosen)]
        taken = Counter(selection.chosen)
        together = [
            Way(selection.asked_for(path), selection.sorted((one - taken).elements())) for path, one in wholes
        ]
        return together + [Way([action], [action]) for action in selection.alone()]
    if not selection.chosen:
        return alone
    paths = [(selection.sorted([*selection.chosen, one]), one) for one in selection.more()]
    found = [Way(selection.asked_for(path), [one]) for path, one in paths]
    enough = selection.answers()
    return found if enough is None else [*found, Way(enough, [stop])]


def ranked(
    judge: Judge, tree: Search, believed: State, seat: int, found: Sequence[Way], n: int, anew: bool
) -> list[tuple[Way, float]]:
    """The best of these ways with their chances. The search knows which are worth a thought, unless much of
    it went where nobody can go any more: then all are looked at for a moment."""
    key = judge.key(0, "rank")

    def chance(way: Way, walks: int) -> float:
        return judge.measured(believed, seat, way.given, walks, key).chances[seat]

    def promise(way: Way) -> float:
        return chance(way, judge.share(len(found))) if anew else float(tried(tree, way.given))

    some = sorted(found, key=promise, reverse=True)[:n]
    return sorted(((way, chance(way, judge.share(10))) for way in some), key=lambda one: -one[1])


def tried(tree: Search, answers: Sequence[int]) -> int:
    """How often the search gave these answers, one after the other."""
    node = int(tree.root)
    for answer in answers:
        node = int(tree.find(node, answer)) if node >= 0 else node
    return int(tree.visits[node]) if node >= 0 else 0


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
    game: Game, tree: Search, worlds: Sequence[State], seat: int, way: Way
) -> tuple[list[int], list[Reason]]:
    """How a seat would go on after these answers, and what that brings about in all of these worlds."""
    plan, expected = follow(tree, worlds[0], seat, way.given)
    found: list[Reason] | None = None
    for world in worlds:
        after, events = play(world, [*way.given, *plan])
        why = reasons(game, world, after, events, seat)
        found = why if found is None else [reason for reason in found if reason in why]
    why = found or []
    if plan:
        why.append(Reason("plan", {"answers": [Answer(one) for one in plan]}))
    return plan, why + expected


def follow(tree: Search, world: State, seat: int, answers: Sequence[int]) -> tuple[list[int], list[Reason]]:
    """The answers of this seat that the search expects after some, and the reply it expects to them."""
    state = world.copy()
    node = int(tree.root)
    for answer in answers:
        state.apply(answer)
        node = int(tree.find(node, answer)) if node >= 0 else node
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
    other = told_apart(best, next_best)
    if best.chance - next_best.chance < CLOSE:
        return [Reason("close", {"answer": other})]
    gains = set()
    for world in worlds:
        scores = [play(world, one.given)[0].scores()[seat] for one in (best, next_best)]
        gains.add(scores[0] - scores[1])
    if len(gains) == 1 and max(gains) > 0:
        return [Reason("more-points", {"points": max(gains), "answer": other})]
    return []


def told_apart(best: Hint, other: Hint) -> list[Answer]:
    """What only the other one has; all of it, where both are the same answers in other numbers."""
    only = [one for one in other.given if one not in best.given]
    return [Answer(one) for one in only[:1] or (*other.together, *other.after)]
