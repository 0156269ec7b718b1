"""A tree that is walked with a net: one look says what a table is worth and which answers to try first."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from malecon.bots.eye import Eye
from malecon.bots.search import Search
from malecon.kernel.rng import Rng
from malecon.kernel.state import State

PARTS: Final[i64] = 1 << 20  # of chance


class GuidedSearch(Search):
    """As any Search, but nothing is played on: the net has seen how games go on."""

    def __init__(self, eye: Eye, players: i64, seat: i64, curiosity: float, sharpness: float) -> None:
        super().__init__(eye.mind, players, seat, curiosity, sharpness, 0)
        self.eye = eye

    def imagine(self, believed: State, rng: Rng) -> State:
        """What others have chosen and lies hidden is what the net would have chosen, not just anything."""
        s = self.mind.sample(believed, self.seat, rng)
        for other in range(self.players):
            if other != self.seat:
                asked = s.copy()
                if self.mind.ask_again(asked, other):
                    self.mind.lay(s, other, self.guess(asked, rng))
        return s

    def open(self, node: i64, s: State, rng: Rng) -> vec[float]:
        """Look once. Until an answer is tried it is taken to be worth as much as the question."""
        worth = self.eye.shares(s, s.seat)
        likes = self.eye.liking(s)
        n: i64 = 0
        for action in s.options:
            child = self.add_node(action, node)
            self.prior[child] = likes[n]
            for seat in range(self.players):
                self.look[child * self.players + seat] = worth[seat]
            n += 1
        if node == self.root and s.seat == self.seat and self.sharpness > 0.0:
            self.look_closer(s)
        return worth

    def look_closer(self, s: State) -> None:
        """At the root the table after each answer is worth a look of its own."""
        best = -1.0
        for action in s.options:
            child = self.find(self.root, action)
            after = s.copy()
            after.apply(action)
            shares = self.eye.shares(after, self.seat)
            for seat in range(self.players):
                self.look[child * self.players + seat] = shares[seat]
            if shares[self.seat] > best:
                best = shares[self.seat]
        self.set_priors(self.root, self.seat, best)

    def add_child(self, node: i64, s: State, action: i64, rng: Rng) -> i64:
        """An answer that could not be given in the worlds before: as good as the question has been."""
        child = self.add_node(action, node)
        for seat in range(self.players):
            self.look[child * self.players + seat] = self.worth(node, seat)
        return child

    def guess(self, s: State, rng: Rng) -> i64:
        """What somebody unseen may answer: what is liked more, more often."""
        self.eye.look(s, s.seat)
        likes = self.eye.liking(s)
        rest = float(rng.below(PARTS)) / float(PARTS)
        for n in range(len(likes)):
            rest -= likes[n]
            if rest < 0.0:
                return s.answers[n]
        return s.answers[len(likes) - 1]
