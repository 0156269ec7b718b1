"""What answers and draws do to everybody's chance to win, judged by what a seat may know.

The master bot's search finds the answers worth a thought. They are then measured by trees of their own, with
equal effort and the same draws for whatever is compared, several times over, so that each difference comes
with its standard error. A net has seen how games end, so one kind of tree is good for all of it.

A game without a net is judged by its own mind, or by playouts, a few answers on. Figures: docs/analysis.md.
"""

from __future__ import annotations

import hashlib
import math
from collections.abc import Sequence
from typing import NamedTuple

from malecon.bots.guided import GuidedSearch
from malecon.bots.players import MASTER_SHARPNESS, SHARPNESS, eye_of, master_tree, mind_of, strong_tree
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
REPEATS = 6  # how often a difference is measured
CURIOSITY = 0.3  # less than the master bot's: the mean of all walks is told, and few are to go astray
CURIOSITY_OF_MIND = 1.2  # more than the strong bot's: that wants the best answer, this an even view of it all
FARTHER = 8  # how many answers are played on where no net looks
SLOWER = 3  # so many times as long a walk may take that judges tables by playouts
WATCHER = -1  # a seat that knows what everybody knows


class Candidate(NamedTuple):
    """An answer and the chance to win after it, measured a little."""

    action: int
    chance: float


class Verdict(NamedTuple):
    """What an answer did to the chances, compared with the one preferred."""

    preferred: int
    candidates: list[Candidate]
    effect: Chances  # of each seat: with the answer given, less with the one preferred
    error: Chances  # standard errors of these


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
        return self.measured(state, WATCHER, None, self.share(20), self.key(place, "chances"))

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
            Candidate(action, self.measured(believed, seat, action, self.share(10), key)[seat])
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
        walks = max(1, self.share(3) // REPEATS)
        differences = []
        for repeat in range(REPEATS):
            key = self.key(place, f"duel {repeat}")
            given, other = (self.measured(believed, seat, one, walks, key) for one in (action, preferred))
            differences.append(less(given, other))
        effect, error = mean_and_error(differences)
        return Verdict(preferred, candidates, effect, error), believed, tree

    def draw(self, state: State, action: int, place: int) -> Draw:
        """The luck in what chance drew: the chances after it, less those expected before."""
        total = sum(state.weights)
        shares = {
            int(outcome): int(weight) / total
            for outcome, weight in zip(state.options, state.weights, strict=True)
        }
        lucks = []
        for repeat in range(max(2, min(REPEATS, self.nodes // len(shares)))):
            values = self.outcomes(state, list(shares), self.key(place, f"draw {repeat}"))
            expected = [
                math.fsum(share * values[outcome][seat] for outcome, share in shares.items())
                for seat in range(self.players)
            ]
            lucks.append(less(values[action], expected))
        effect, error = mean_and_error(lucks)
        return Draw(shares[action], effect, error)

    def outcomes(self, state: State, outcomes: Sequence[int], key: int) -> dict[int, Chances]:
        """The chances after each of the outcomes, all looked at equally long: a longer look sees more."""
        walks = max(1, 2 * self.nodes // (REPEATS * len(outcomes)))
        return {outcome: self.measured(state, WATCHER, outcome, walks, key) for outcome in outcomes}

    # --- how it is measured ---

    def share(self, parts: int) -> int:
        return max(1, self.nodes // parts)

    def key(self, place: int, purpose: str) -> int:
        """A seed of its own for each thing that is measured."""
        text = f"{self.seed} {place} {purpose}".encode()
        return int.from_bytes(hashlib.sha256(text).digest()[:8], "big")

    def measured(self, state: State, seat: int, action: int | None, walks: int, key: int) -> Chances:
        """The chances after an answer to the question of this table, in worlds that a seat may believe in.

        Each walk has draws of its own, and they are the same whatever the answer.
        """
        tree = self.tree(seat)
        for walk in range(walks):
            rng = Rng(key, walk)
            world = tree.imagine(state, rng)
            if action is not None:
                world.apply(action)
            tree.walk_once(world, rng)
        sums = tree.sums[tree.root * self.players : (tree.root + 1) * self.players]
        raised = [max(0.0, float(one) / walks) ** self.game.sureness for one in sums]
        total = math.fsum(raised)
        return [one / total for one in raised]

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
