"""Tree search over beliefs, for many players, chance and secrets.

Each walk down the tree begins in a fresh world that the seat may believe in. Chance is drawn as it comes and
what others choose in secret is guessed, so the tree holds only answers that its owner can see: nobody plans
on what they cannot know. Everyone in the tree plays for their own seat. A new node is judged by looking at
the table after each of its answers; these looks are also what the walk goes by until it has tried them. At
the root its owner may look as far as their own questions go, as the greedy bot does.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from malecon.bots.lookahead import Lookahead
from malecon.kernel.mind import Mind
from malecon.kernel.play import draw, settle
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, OVER, State

NONE: Final[i64] = -1
ROOT: Final[i64] = 0
IDEAS: Final[i64] = 3
TABLES: Final[i64] = 400  # how many tables the owner may look at for an answer at the root


class Search:
    """A tree of answers. It lives as long as its owner's turn lasts."""

    def __init__(
        self,
        mind: Mind[State],
        players: i64,
        seat: i64,
        curiosity: float,
        sharpness: float,
        farther: i64,
        depth: i64 = 0,
    ) -> None:
        self.mind = mind
        self.players: i64 = players
        self.seat: i64 = seat
        self.curiosity = curiosity  # how much is tried that looks worse
        self.sharpness = sharpness  # how far the first look is trusted
        self.farther: i64 = farther
        self.depth: i64 = depth  # how many of their own questions the owner follows at the root
        self.lookahead = Lookahead(mind, depth, TABLES)
        self.root: i64 = ROOT
        self.action: vec[i64] = vec[i64]()
        self.parent: vec[i64] = vec[i64]()
        self.child: vec[i64] = vec[i64]()  # the first one
        self.sibling: vec[i64] = vec[i64]()  # the next child of the same parent
        self.visits: vec[i64] = vec[i64]()
        self.prior: vec[float] = vec[float]()
        self.sums: vec[float] = vec[
            float
        ]()  # for each node and seat: chances to win, added up over the visits
        self.look: vec[float] = vec[float]()  # for each node and seat: the chance at first sight
        self.add_node(0, NONE)

    def add_node(self, action: i64, parent: i64) -> i64:
        node: i64 = len(self.action)
        self.action = append(self.action, action)
        self.parent = append(self.parent, parent)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, NONE)
        self.visits = append(self.visits, 0)
        self.prior = append(self.prior, 0.0)
        for _ in range(self.players):
            self.sums = append(self.sums, 0.0)
            self.look = append(self.look, 0.0)
        if parent != NONE:
            self.sibling[node] = self.child[parent]
            self.child[parent] = node
        return node

    # --- for the bot ---

    def walk(self, believed: State, rng: Rng, times: i64) -> None:
        """Walk down the tree so many times from worlds like the one believed."""
        while times > 0:
            self.walk_once(self.imagine(believed, rng), rng)
            times -= 1

    def imagine(self, believed: State, rng: Rng) -> State:
        """A world that the owner of the tree may believe in."""
        return self.mind.sample(believed, self.seat, rng)

    def walk_until(self, believed: State, rng: Rng, clock: Callable[[], float], end: float) -> None:
        """Walk until the clock shows this time."""
        while clock() < end:
            self.walk(believed, rng, 1)

    def tried(self, action: i64) -> i64:
        """How often an answer to the question at the root was tried."""
        node = self.find(self.root, action)
        return 0 if node == NONE else self.visits[node]

    def value(self, action: i64, seat: i64) -> float:
        """The chance to win that the search gives this seat after an answer at the root."""
        node = self.find(self.root, action)
        return 0.0 if node == NONE else self.worth(node, seat)

    def best(self, options: vec[i64]) -> i64:
        """The answer tried most often; between equals the better one."""
        best = options[0]
        for action in options:
            more = self.tried(action) - self.tried(best)
            if more > 0 or (more == 0 and self.value(action, self.seat) > self.value(best, self.seat)):
                best = action
        return best

    def go_on(self, action: i64) -> None:
        """The owner has answered so and is asked again: the tree below this answer stays."""
        node = self.find(self.root, action)
        self.root = node if node != NONE else self.add_node(action, NONE)

    # --- the walk ---

    def walk_once(self, s: State, rng: Rng) -> None:
        node = self.root
        while True:
            self.pass_hidden(s, rng)
            if s.seat == OVER:
                self.remember(node, self.mind.chances(s, rng))
                return
            if self.child[node] == NONE:
                worth = self.open(node, s, rng)
                if self.farther > 0:
                    worth = self.play_on(s, rng)
                self.remember(node, worth)
                return
            node = self.select(node, s, rng)
            s.apply(self.action[node])

    def pass_hidden(self, s: State, rng: Rng) -> None:
        """Draw what chance brings and guess what others choose unseen."""
        while True:
            if s.seat == CHANCE:
                s.apply(draw(s, rng))
            elif s.seat != OVER and s.seat != self.seat and self.mind.secret(s):
                s.apply(self.guess(s, rng))
            else:
                return

    def play_on(self, s: State, rng: Rng) -> vec[float]:
        """Let everyone answer a few more questions as they would at first sight; look at the table then."""
        left = self.farther
        while left > 0:
            settle(s, rng)
            if s.seat == OVER:
                break
            s.apply(self.guess(s, rng))
            left -= 1
        settle(s, rng)
        return self.mind.chances(s, rng)

    def guess(self, s: State, rng: Rng) -> i64:
        """An answer of somebody whose thoughts are not seen: the best of a few that come to mind."""
        chosen: i64 = NONE
        best = -1.0
        for _ in range(IDEAS):
            action = s.answers[rng.below(s.offered)]
            worth = self.outlook(s, action, rng)[s.seat]
            if worth > best:
                best = worth
                chosen = action
        return chosen

    def outlook(self, s: State, action: i64, rng: Rng) -> vec[float]:
        """The chances at first sight after an answer."""
        mover = s.seat
        appeal = self.mind.appeal(s, action) / (4.0 * self.mind.spread(s))  # a point's share near even odds
        after = s.copy()
        after.apply(action)
        settle(after, rng)
        seen = self.mind.chances(after, rng)
        seen[mover] += appeal
        return seen

    def open(self, node: i64, s: State, rng: Rng) -> vec[float]:
        """Look at the table after each answer; the node is worth what its owner likes best."""
        mover = s.seat
        best = -1.0
        worth = vec[float]()
        for action in s.options:
            child = self.add_child(node, s, action, rng)
            if self.look[child * self.players + mover] > best:
                best = self.look[child * self.players + mover]
                worth = self.look[child * self.players : (child + 1) * self.players]
        self.set_priors(node, mover, best)
        return worth

    def add_child(self, node: i64, s: State, action: i64, rng: Rng) -> i64:
        child = self.add_node(action, node)
        seen = self.outlook(s, action, rng)
        if self.depth > 0 and node == self.root and s.seat == self.seat:
            seen[s.seat] = self.lookahead.after(s, action, rng)
        for seat in range(self.players):
            self.look[child * self.players + seat] = seen[seat]
        return child

    def set_priors(self, node: i64, mover: i64, best: float) -> None:
        total = 0.0
        child = self.child[node]
        while child != NONE:
            self.prior[child] = math.exp((self.look[child * self.players + mover] - best) * self.sharpness)
            total += self.prior[child]
            child = self.sibling[child]
        child = self.child[node]
        while child != NONE:
            self.prior[child] /= total
            child = self.sibling[child]

    def select(self, node: i64, s: State, rng: Rng) -> i64:
        """Of what is legal in this world, the answer that promises most: good so far, or too little tried."""
        mover = s.seat
        wide = self.curiosity * math.sqrt(float(self.visits[node]))
        best = -1.0e9
        chosen: i64 = NONE
        for action in s.options:
            child = self.find(node, action)
            if child == NONE:
                child = self.add_child(node, s, action, rng)
                self.prior[child] = 1.0 / float(s.offered)
            promise = self.worth(child, mover) + wide * self.prior[child] / float(1 + self.visits[child])
            if promise > best:
                best = promise
                chosen = child
        return chosen

    def worth(self, node: i64, seat: i64) -> float:
        """What a node is worth to a seat; the first look counts as one visit."""
        index = node * self.players + seat
        return (self.sums[index] + self.look[index]) / float(self.visits[node] + 1)

    def remember(self, node: i64, worth: vec[float]) -> None:
        while node != NONE:
            self.visits[node] += 1
            for seat in range(self.players):
                self.sums[node * self.players + seat] += worth[seat]
            if node == self.root:
                return
            node = self.parent[node]

    def find(self, node: i64, action: i64) -> i64:
        child = self.child[node]
        while child != NONE:
            if self.action[child] == action:
                return child
            child = self.sibling[child]
        return NONE
