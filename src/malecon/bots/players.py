"""The bots: a ladder for people, from random to master, and strong; `bot` makes one from its name.

A name may carry a budget for each decision: `master:1000` walks its tree a thousand times and so plays the
same game from the same seed; `master:500ms` thinks for half a second.

Random, casual and greedy know nothing but a game's own mind, if it has one; so does strong, which searches
with it. Steady, learned, expert and master look through the net that comes with a game. Steady does so once
for each answer; the others search and differ in how long they do. Where none comes with it, steady plays as
greedy, and they search as strong does.
"""

from __future__ import annotations

import math
import re
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from malecon.bots.eye import Eye
from malecon.bots.guided import GuidedSearch
from malecon.bots.lookahead import Lookahead
from malecon.bots.net import Net
from malecon.bots.playouts import PlayoutMind
from malecon.bots.search import Search
from malecon.bots.weights import net_of
from malecon.errors import Unreadable
from malecon.files import shown
from malecon.kernel.game import Game
from malecon.kernel.match import Bot, RandomBot, Seen
from malecon.kernel.mind import Mind

#: What players choose from, from the weakest on; and all bots.
LEVELS = ("random", "casual", "greedy", "steady", "learned", "expert", "master")
BOTS = (*LEVELS, "strong")

#: How often those walk their trees whose names may carry a budget, when they carry none.
WALKS = {"learned": 20, "expert": 150, "master": 1000, "strong": 1000}
#: Who looks through a net.
LEARNED = ("steady", "learned", "expert", "master")
MOST_BUDGET = 999_999_999
SPEC = re.compile(r"(\w+)(?::([1-9][0-9]{0,8})(ms)?)?")

# Measured in the arena: how much strong tries what looks worse, and how far it trusts a first look.
CURIOSITY = 0.7
SHARPNESS = 10.0
MASTER_CURIOSITY = 0.7
MASTER_SHARPNESS = 40.0
FARTHER = 4  # for each rival: how many answers it plays on from there, so until it is asked again

# For a game without a mind, where a table is judged by one playout: that is slow, and says little at once.
PLAYOUTS = 12  # worlds that greedy imagines, and plays to their end, for each answer
SLOWER = 5  # so many times fewer walks take as long

# How far a look ahead goes: one's own next questions, tables looked at, worlds imagined.
DEPTH = 4
TABLES = 60
WORLDS = 2

BREATH = 200  # walks, some milliseconds; compiled, no other thread runs while they last

GUESSES = 6  # worlds to imagine for one answer where others choose in secret too


class Budget:
    """How long a bot may think about one decision: walks, or milliseconds by somebody's clock."""

    def __init__(
        self, nodes: int = 1, milliseconds: int = 0, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.nodes = 1 if milliseconds else nodes
        self.milliseconds = milliseconds
        self.clock = clock

    def end(self) -> float:
        """Until when to think on after the walks."""
        return self.clock() + self.milliseconds / 1000 if self.milliseconds else -math.inf


class GreedyBot:
    """Looks one turn ahead and takes what looks best; careless, it misjudges a little."""

    def __init__(self, game: Game, carelessness: float = 0.0) -> None:
        self.lookahead = Lookahead(mind_of(game), DEPTH, TABLES)
        self.worlds = PLAYOUTS if game.mind is None else WORLDS
        self.carelessness = carelessness

    def choose(self, seen: Seen) -> int:
        values = list(self.lookahead.judge(seen.believe(), seen.seat, self.worlds, seen.rng))
        if self.carelessness:
            doubt = self.doubt(max(values))
            values = [value + doubt * int(seen.rng.below(1000)) / 1000 for value in values]
        return seen.legal[values.index(max(values))]

    def doubt(self, chance: float) -> float:
        """By how much an answer is misjudged: by some points, which count for less the surer the end is. So
        whoever is far behind does not throw everything away."""
        return self.carelessness * 4 * chance * (1 - chance)


def mind_of(game: Game) -> Mind[Any]:
    """What the bots know of a game; nothing but its rules where it tells no more."""
    return PlayoutMind(game.sample, game.simultaneous) if game.mind is None else game.mind


def eye_of(game: Game, net: Net | None) -> Eye | None:
    """Somebody's own eye, which remembers what it has looked at last; None without a net."""
    if net is None or game.observer is None:
        return None
    return Eye(net.fresh(), game.observer, mind_of(game))


def strong_tree(game: Game, players: int, seat: int) -> Search:
    """The tree with which strong begins its turn. A first look by one playout is not to be trusted."""
    if game.mind is None:
        return Search(mind_of(game), players, seat, CURIOSITY, 0.0, 1)
    return Search(game.mind, players, seat, CURIOSITY, SHARPNESS, FARTHER * (players - 1), DEPTH)


def master_tree(eye: Eye, players: int, seat: int) -> Search:
    """The tree with which master begins its turn."""
    return GuidedSearch(eye, players, seat, MASTER_CURIOSITY, MASTER_SHARPNESS)


class OneAhead:
    """Steady: looks through a net at the table after each answer and takes the best. So nets are tried."""

    def __init__(self, eye: Eye, distraction: float = 0.0) -> None:
        self.eye = eye
        self.distraction = distraction

    def choose(self, seen: Seen) -> int:
        believed = seen.believe()
        worlds = GUESSES if self.eye.mind.secret(believed) else 1
        values = list(self.eye.judge(believed, seen.seat, worlds, seen.rng))
        if self.distraction:
            doubt = self.distraction * 4 * max(values) * (1 - max(values))
            values = [value + doubt * int(seen.rng.below(1000)) / 1000 for value in values]
        return seen.legal[values.index(max(values))]


class SearchBot:
    """Searches a tree of answers over worlds that may be, and keeps it while its turn goes on."""

    def __init__(self, new_tree: Callable[[int, int], Search], budget: Budget) -> None:
        self.new_tree = new_tree  # for so many players and a seat
        self.budget = budget
        self.search: Search | None = None
        self.answer = 0

    def choose(self, seen: Seen) -> int:
        end = self.budget.end()
        believed = seen.believe()
        if self.search is not None and seen.again:
            self.search.go_on(self.answer)
        else:
            self.search = self.new_tree(int(believed.players), seen.seat)
        for done in range(0, self.budget.nodes, BREATH):
            self.search.walk(believed, seen.rng, min(BREATH, self.budget.nodes - done))
        self.search.walk_until(believed, seen.rng, self.budget.clock, end)
        self.answer = int(self.search.best(believed.options))
        return self.answer


def bot(name: str, game: Game, net: Net | None = None) -> Bot:
    """A fresh bot for one seat of one match, such as `greedy` or `master:3000`; the net may be another."""
    level, amount, unit = understood(name)
    if level == "random":
        return RandomBot()
    if level == "steady" and (eye := eye_of(game, net or net_of(game))) is not None:
        return OneAhead(eye, game.distraction)
    if level not in WALKS:
        return GreedyBot(game, game.carelessness if level == "casual" else 0.0)
    eye = None if level == "strong" else eye_of(game, net or net_of(game))
    if eye is not None:
        return SearchBot(partial(master_tree, eye), budget_of(amount, unit, WALKS[level]))
    usual = WALKS[level] if game.mind is not None else max(1, WALKS[level] // SLOWER)
    return SearchBot(partial(strong_tree, game), budget_of(amount, unit, usual))


def understood(name: str) -> tuple[str, str | None, str | None]:
    """The level in a bot's name, its budget and the unit of that. What is wrong with a name is told."""
    level, colon, _ = name.partition(":")
    if level not in BOTS:
        raise Unreadable("bot-unknown", found=shown(name), known=", ".join(BOTS))
    if colon and level not in WALKS:
        raise Unreadable("bot-no-budget", found=shown(name), level=level, known=", ".join(WALKS))
    found = SPEC.fullmatch(name)
    if found is None:
        raise Unreadable("bot-budget", found=shown(name), level=level, most=MOST_BUDGET)
    return level, found[2], found[3]


def manner(level: str, game: Game) -> str:
    """The level as which somebody of this level plays this game: another one where no net comes with it."""
    if level not in LEARNED or eye_of(game, net_of(game)) is not None:
        return level
    return "strong" if level in WALKS else "greedy"


def budget_of(amount: str | None, unit: str | None, usual: int) -> Budget:
    if unit:
        return Budget(milliseconds=int(amount or 0))
    return Budget(int(amount or usual))
