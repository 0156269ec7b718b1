"""What answers and draws do to everybody's chance to win, judged by what a seat may know.

The master bot's search finds the answers worth a thought. They are then measured by trees of their own, with
equal effort and the same draws for whatever is compared, several times over, so that each difference comes
with its standard error. A net has seen how games end, so one kind of tree is good for all of it.

Measuring again says nothing of how far the net itself is off: where nothing is drawn, six measurements are
one and the same. So what seems a mistake is looked at longer and longer, and how much the looks differ is
part of the doubt; and no opinion of a net is ever said without one.

A game without a net is judged by its own mind, or by playouts, a few answers on. Figures: docs/analysis.md.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from typing import NamedTuple

from malecon.bots.guided import GuidedSearch
from malecon.bots.players import (
    MASTER_SHARPNESS,
    SHARPNESS,
    SLOWER,
    eye_of,
    master_tree,
    mind_of,
    strong_tree,
)
from malecon.bots.search import Search
from malecon.bots.weights import net_of
from malecon.kernel.game import Game
from malecon.kernel.match import Seen, look
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER, State

#: Every seat's chance to win.
Chances = list[float]

NODES = 3000  # what is spent on a decision unless told otherwise
CANDIDATES = 3  # how many of the search's answers are measured, besides the one given
GUESSES = 12  # of what lies hidden, when it comes to light
REPEATS = 6  # how often a difference is measured
MISTAKE = 0.01  # of the chance to win, below which nothing is called a mistake
CLEARLY = 2.0  # doubts beyond which a cost is no accident
LONGER = (2, 1)  # what seems a mistake is looked at again, with these parts of the budget for each answer
# How far an opinion is off, beside looks of 40,000 walks: by this part of a difference, and by so much at
# even odds however small it is (docs/analysis.md).
PART = 0.3
LEAST = 0.005
CURIOSITY = 0.3  # less than the master bot's: the mean of all walks is told, and few are to go astray
CURIOSITY_OF_MIND = 1.2  # more than the strong bot's: that wants the best answer, this an even view of it all
FARTHER = 8  # how many answers are played on where no net looks
WATCHER = -1  # a seat that knows what everybody knows


class Candidate(NamedTuple):
    """An answer and the chance to win after it, measured a little."""

    action: int
    chance: float


class Measured(NamedTuple):
    """Everybody's chance to win, and how much of that is opinion: the share of walks that saw no game end."""

    chances: Chances
    opinion: float


class Verdict(NamedTuple):
    """What an answer did to the chances, compared with the one preferred."""

    preferred: int
    candidates: list[Candidate]
    effect: Chances  # of each seat: with the answer given, less with the one preferred
    error: Chances  # the doubt of these


class Draw(NamedTuple):
    """What a draw did to the chances, compared with all that might have been drawn."""

    probability: float
    effect: Chances
    error: Chances


class Judge:
    """Measures positions of one game. The same seed and nodes give the same verdicts, in whatever order."""

    def __init__(self, game: Game, players: int, nodes: int = NODES, seed: int = 0) -> None:
        self.game = game
        self.mind = mind_of(game)
        self.eye = eye_of(game, net_of(game))
        self.players = players
        # With neither net nor mind a table is judged by playouts: slower, and the first is not to be trusted.
        by_playouts = self.eye is None and game.mind is None
        self.nodes = max(1, nodes // SLOWER) if by_playouts else nodes
        self.sharpness = 0.0 if by_playouts else SHARPNESS
        self.seed = seed

    # --- what is asked of it ---

    def chances(self, state: State, place: int) -> Chances:
        """Everybody's chance to win as one sees it who knows what all know. `place` numbers the position."""
        if state.seat == OVER:
            return result(state)
        return self.measured(state, WATCHER, (), self.share(20), self.key(place, "chances")).chances

    def search(self, seen: Seen, believed: State, rng: Rng) -> Search:
        """The tree that the best bot would make."""
        if self.eye is not None:
            tree = master_tree(self.eye, self.players, seen.seat)
        else:
            tree = strong_tree(self.game, self.players, seen.seat)
        tree.walk(believed, rng, self.nodes)
        return tree

    def rank(
        self, believed: State, seat: int, tree: Search, place: int, number: int, also: int | None = None
    ) -> list[Candidate]:
        """The answers that the search tried most, and another one, with their chances; the best first."""
        tried = sorted(believed.legal(), key=lambda action: -tree.tried(action))
        some = tried[:number]
        if also is not None and also not in some:
            some.append(also)
        key = self.key(place, "rank")
        found = [
            Candidate(action, self.measured(believed, seat, (action,), self.share(10), key).chances[seat])
            for action in some
        ]
        # Between equals the one that was given, so that twins cost nothing.
        return sorted(found, key=lambda one: (-one.chance, one.action != also))

    def decision(self, state: State, action: int, place: int) -> tuple[Verdict, State, Search]:
        """What the seat that is asked loses by this answer, by what it may know; and how that was found."""
        seat = int(state.seat)
        rng = Rng(self.key(place, "look"))
        seen = look(self.game, state, seat, rng)
        believed = seen.believe()
        tree = self.search(seen, believed, rng)
        candidates = self.rank(believed, seat, tree, place, CANDIDATES, action)
        preferred = candidates[0].action
        nothing = [0.0] * self.players
        if preferred == action:
            return Verdict(action, candidates, nothing, nothing), believed, tree
        effect, error = self.duel(believed, seat, action, preferred, place)
        return Verdict(preferred, candidates, effect, error), believed, tree

    def duel(
        self, believed: State, seat: int, given: int, preferred: int, place: int
    ) -> tuple[Chances, Chances]:
        """What the answer given does to the chances beside the one preferred, and how doubtful that is.

        If it seems a mistake it is looked at longer, and the mildest look counts: what looks bad at first, or
        was advised by a hint, is a mistake only if that does not change with looking.
        """

        def look(walks: int, purpose: str) -> list[Measured]:
            key = self.key(place, purpose)
            return [self.measured(believed, seat, (one,), walks, key) for one in (given, preferred)]

        walks = max(1, self.share(3) // REPEATS)
        pairs = [look(walks, f"duel {repeat}") for repeat in range(REPEATS)]
        effect, error = mean_and_error([less(one.chances, other.chances) for one, other in pairs])
        pair = pairs[0]
        if -effect[seat] >= MISTAKE:
            looks = [effect]
            for parts in LONGER:
                pair = look(self.share(parts), f"duel, 1/{parts} of all")
                looks.append(less(pair[0].chances, pair[1].chances))
            effect = max(looks, key=lambda one: one[seat])
            error = [math.hypot(*both) for both in zip(error, spread(looks), strict=True)]
        opinion = max(one.opinion for one in pair)
        return effect, doubted(error, effect, pair[1].chances, opinion)

    def draw(self, state: State, action: int, place: int) -> Draw:
        """The luck in what chance drew: the chances after it, less those expected before."""
        total = sum(state.weights)
        shares = {
            int(outcome): int(weight) / total
            for outcome, weight in zip(state.options, state.weights, strict=True)
        }
        lucks, opinion = [], 0.0
        for repeat in range(max(2, min(REPEATS, self.nodes // len(shares)))):
            found = self.outcomes(state, list(shares), self.key(place, f"draw {repeat}"))
            values = {outcome: one.chances for outcome, one in found.items()}
            opinion = max(one.opinion for one in found.values())
            expected = [
                math.fsum(share * values[outcome][seat] for outcome, share in shares.items())
                for seat in range(self.players)
            ]
            lucks.append(less(values[action], expected))
        effect, error = mean_and_error(lucks)
        return Draw(shares[action], effect, doubted(error, effect, values[action], opinion))

    def outcomes(self, state: State, outcomes: Sequence[int], key: int) -> dict[int, Measured]:
        """The chances after each of the outcomes, all looked at equally long: a longer look sees more."""
        walks = max(1, 2 * self.nodes // (REPEATS * len(outcomes)))
        return {outcome: self.measured(state, WATCHER, (outcome,), walks, key) for outcome in outcomes}

    def light(self, state: State, action: int, after: State, place: int) -> Chances | None:
        """What came to light with an answer: the chances after it, less those after it in worlds that could
        be believed in before, all looked at equally long. None if it shows nothing that was hidden.

        What others may have laid unseen is there what the net would have laid.
        """
        tree = self.tree(WATCHER)
        seen = self.game.view(after, None)
        worlds = []
        for number in range(GUESSES):
            world = tree.imagine(state, Rng(self.key(place, f"guess {number}")))
            if action in world.legal():
                world.apply(action)
                worlds.append(world)
        if len(worlds) < 2 or all(self.game.view(world, None) == seen for world in worlds):
            return None
        walks = self.share(GUESSES + 1)
        shown = self.standing(after, walks, place)
        return mean_and_error([less(shown, self.standing(world, walks, place)) for world in worlds])[0]

    def standing(self, state: State, walks: int, place: int) -> Chances:
        """Everybody's chance to win, looked at so long."""
        if state.seat == OVER:
            return result(state)
        return self.measured(state, WATCHER, (), walks, self.key(place, "light")).chances

    def is_unseen(self, state: State, action: int, after: State, place: int) -> bool:
        """Whether nobody else can tell this answer from another, not even whoever remembers all they saw."""
        rng = Rng(self.key(place, "unseen"))
        here = self.game.digest(after)
        if all(self.game.digest(self.game.sample(after, WATCHER, rng)) == here for _ in range(GUESSES)):
            return False
        seen = self.game.view(after, None)
        for other in state.legal():
            if other != action:
                world = state.copy()
                world.apply(other)
                if self.game.view(world, None) == seen:
                    return True
        return False

    # --- how it is measured ---

    def share(self, parts: int) -> int:
        return max(1, self.nodes // parts)

    def key(self, place: int, purpose: str) -> int:
        """A seed of its own for each thing that is measured."""
        text = f"{self.seed} {place} {purpose}".encode()
        return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")

    def measured(self, state: State, seat: int, answers: Sequence[int], walks: int, key: int) -> Measured:
        """The chances after these answers at this table, in worlds that a seat may believe in.

        Each walk has draws of its own, and they are the same whatever the answers.
        """
        tree = self.tree(seat)
        for walk in range(walks):
            rng = Rng(key, walk)
            world = tree.imagine(state, rng)
            for answer in answers:
                world.apply(answer)
            tree.walk_once(world, rng)
        sums = tree.sums[tree.root * self.players : (tree.root + 1) * self.players]
        raised = [max(0.0, float(one) / walks) ** self.game.sureness for one in sums]
        total = math.fsum(raised)
        opened = sum(child >= 0 for child in tree.child)  # each by a walk that ended with a look
        return Measured([one / total for one in raised], opened / walks)

    def tree(self, seat: int) -> Search:
        if self.eye is not None:
            return GuidedSearch(self.eye, self.players, seat, CURIOSITY, MASTER_SHARPNESS)
        return Search(self.mind, self.players, seat, CURIOSITY_OF_MIND, self.sharpness, FARTHER)


# --- numbers ---


def result(state: State) -> Chances:
    """How a game has ended: 1 for the winner, shared where the win is."""
    winners = state.winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]


def less(one: Chances, other: Chances) -> Chances:
    return [a - b for a, b in zip(one, other, strict=True)]


def mean_and_error(rows: Sequence[Chances]) -> tuple[Chances, Chances]:
    """Means of columns and their standard errors."""
    n = len(rows)
    means, errors = [], []
    for column in zip(*rows, strict=True):
        mean = math.fsum(column) / n
        means.append(mean)
        errors.append(math.sqrt(math.fsum((x - mean) ** 2 for x in column) / (n - 1) / n))
    return means, errors


def spread(rows: Sequence[Chances]) -> Chances:
    """How much each column differs from row to row: its standard deviation."""
    _, errors = mean_and_error(rows)
    return [error * math.sqrt(len(rows)) for error in errors]


def doubted(error: Chances, effect: Chances, chances: Chances, opinion: float) -> Chances:
    """The error of measuring, and how far opinions are off. Where all walks saw the end there is none."""
    found = []
    for measuring, moved, chance in zip(error, effect, chances, strict=True):
        off = PART * abs(moved) + LEAST * 4 * chance * (1 - chance)
        found.append(math.hypot(measuring, opinion * off))
    return found
