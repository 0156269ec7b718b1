"""Games that a net plays against itself, and what is to be learned from them.

Everybody tries each answer, looks at the table after it and takes one that looks best, or nearly so; now and
then any answer is given, to see what comes of it. When a game is over, its positions' worth is known:
the result, mixed with what later positions were thought to be worth (TD(λ)). An answer that was given only to
try it tells nothing of what came before it.
"""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from malecon.bots.eye import Eye
from malecon.bots.net import SEATS
from malecon.kernel.mind import result
from malecon.kernel.play import settle
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER, State

CHOICES: Final[i64] = 48  # a question with more answers teaches nothing about which to give
NONE: Final[i64] = -1
WARM: Final = 40.0  # how sharply the better answers are to be liked more
PARTS: Final[i64] = 1 << 20  # of chance


class Lessons:
    """What games have taught: rows of bytes, and beside each what is to be learned from it."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.rows: vec[u8] = vec[u8]()
        self.players: vec[i64] = vec[i64]()
        self.shares: vec[float] = vec[float]()  # of the win, from the looking seat on; SEATS of them
        self.scores: vec[float] = vec[float]()  # final points, likewise
        self.actions: vec[i64] = vec[i64]()  # answers that could be given; CHOICES of them, or NONE
        self.likes: vec[float] = vec[float]()  # how much each is to be liked


class Moment:
    """One decision of a running game: what it was thought to lead to, and what is kept of it."""

    def __init__(self, seat: i64, thought: vec[float], tried: bool) -> None:
        self.seat: i64 = seat
        self.thought = thought  # every seat's share after the best answer
        self.tried = tried  # the answer was given only to try it
        self.before: vec[u8] = vec[u8]()  # what the seat knew; empty if it is not kept
        self.after: vec[u8] = vec[u8]()  # what it knew after its answer, before chance drew
        self.options: vec[i64] = vec[i64]()
        self.likes: vec[float] = vec[float]()


class SelfPlay:
    """Plays games of one kind, each from one of several first tables."""

    def __init__(self, eye: Eye, starts: list[State], rng: Rng, trace: float, keep: float) -> None:
        self.eye = eye
        self.starts = starts
        self.rng = rng
        self.trace = trace  # λ
        self.keep = keep  # which share of the positions is told of
        self.lessons = Lessons()

    def chance(self) -> float:
        return float(self.rng.below(PARTS)) / float(PARTS)

    def game(self) -> None:
        """Play one game and learn from it."""
        s = self.starts[self.rng.below(len(self.starts))].copy()
        settle(s, self.rng)
        kind = self.rng.below(4)
        daring = 0.0 if kind == 0 else 0.02 if kind < 3 else 0.1
        warmth = 0.004 if kind == 1 else 0.015
        moments: list[Moment] = []
        while s.seat != OVER:
            moments.append(self.decide(s, daring, warmth))
        self.learn(s, moments)

    def taught(self) -> Lessons:
        """What has been learned since this was asked last."""
        lessons = self.lessons
        self.lessons = Lessons()
        return lessons

    # --- one decision ---

    def decide(self, s: State, daring: float, warmth: float) -> Moment:
        """Let the seat that is asked answer."""
        seat = s.seat
        world = self.eye.mind.sample(s, seat, self.rng)
        values = vec[float]([0.0] * s.offered)
        best: i64 = 0
        thought = vec[float]()
        n: i64 = 0
        for action in s.options:
            after = world.copy()
            after.apply(action)
            shares = self.eye.shares(after, seat)
            values[n] = shares[seat]
            if n == 0 or shares[seat] > values[best]:
                best = n
                thought = shares
            n += 1
        tried = self.chance() < daring
        chosen = self.rng.below(len(values)) if tried else self.nearly_best(values, best, warmth)
        moment = Moment(seat, thought, tried)
        if self.chance() < self.keep and len(values) <= CHOICES:
            moment.before = self.seen(s, seat)
            moment.options = self.eye.mind.familiar_options(s)
            moment.likes = liked(values, best)
        s.apply(s.answers[chosen])
        if s.seat != OVER and self.chance() < self.keep:
            moment.after = self.seen(s, seat)
        settle(s, self.rng)
        return moment

    def seen(self, s: State, seat: i64) -> vec[u8]:
        """What a seat knows now."""
        return self.eye.write(s, seat)[:]

    def nearly_best(self, values: vec[float], best: i64, warmth: float) -> i64:
        """An answer that looks nearly as good as the best, the nearer the likelier."""
        total = 0.0
        for value in values:
            total += math.exp((value - values[best]) / warmth)
        rest = total * self.chance()
        for n in range(len(values)):
            rest -= math.exp((values[n] - values[best]) / warmth)
            if rest < 0.0:
                return n
        return best

    # --- what is learned ---

    def learn(self, s: State, moments: list[Moment]) -> None:
        """The game is over: what each position turned out to be worth, from the last back to the first."""
        worth = result(s)
        scores = s.scores()
        self.lessons.games += 1
        n: i64 = len(moments) - 1
        while n >= 0:
            moment = moments[n]
            if len(moment.after) > 0:
                self.tell(moment.after, moment, worth, scores, False)
            earlier = vec[float]([0.0] * s.players)
            for seat in range(s.players):
                earlier[seat] = moment.thought[seat]
                if not moment.tried:
                    earlier[seat] += self.trace * (worth[seat] - moment.thought[seat])
            worth = earlier
            if len(moment.before) > 0:
                self.tell(moment.before, moment, worth, scores, True)
            n -= 1

    def tell(self, row: vec[u8], moment: Moment, worth: vec[float], scores: list[int], asked: bool) -> None:
        """Add a position to the lessons."""
        lessons = self.lessons
        rows = lessons.rows
        for byte in row:
            rows = append(rows, byte)
        lessons.rows = rows
        players: i64 = len(worth)
        lessons.players = append(lessons.players, players)
        for place in range(SEATS):
            seat = moment.seat + place if moment.seat + place < players else moment.seat + place - players
            lessons.shares = append(lessons.shares, worth[seat] if place < players else 0.0)
            lessons.scores = append(lessons.scores, float(scores[seat]) if place < players else 0.0)
        for n in range(CHOICES):
            told = asked and n < len(moment.options)
            lessons.actions = append(lessons.actions, moment.options[n] if told else NONE)
            lessons.likes = append(lessons.likes, moment.likes[n] if told else 0.0)


def liked(values: vec[float], best: i64) -> vec[float]:
    """How much each answer is to be liked, by what it leads to."""
    likes = vec[float]([0.0] * len(values))
    total = 0.0
    for n in range(len(values)):
        likes[n] = math.exp((values[n] - values[best]) * WARM)
        total += likes[n]
    for n in range(len(values)):
        likes[n] /= total
    return likes
