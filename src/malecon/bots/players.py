"""The four bots: random, casual, greedy and strong. `bot` makes one from its name, for any game.

A name may carry a budget for each decision: `strong:1000` walks its tree a thousand times and so plays the
same game from the same seed; `strong:500ms` thinks for half a second.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from malecon.bots.eye import Eye
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

LEVELS = ("random", "casual", "greedy", "strong")

NODES = 1000  # what strong gets when its name says nothing
SPEC = re.compile(r"(\w+)(?::([1-9][0-9]{0,8})(ms)?)?")

# Measured in the arena: how much strong tries what looks worse, and how far it trusts a first look.
CURIOSITY = 0.7
SHARPNESS = 10.0
FARTHER = 4  # for each rival: how many answers it plays on from there, so until it is asked again

# For a game without a mind, where a table is judged by one playout: that is slow, and says little at once.
PLAYOUTS = 12  # worlds that greedy imagines, and plays to their end, for each answer
WALKS = 200  # what strong gets when its name says nothing

# How far a look ahead goes: one's own next questions, tables looked at, worlds imagined.
DEPTH = 4
TABLES = 60
WORLDS = 2

GUESSES = 6  # worlds that learned imagines where others choose in secret too

CARELESSNESS = 0.1  # by how much of the chance to win casual may misjudge an answer


class Budget:
    """How long a bot may think about one decision: walks, or milliseconds by somebody's clock."""

    def __init__(
        self, nodes: int = NODES, milliseconds: int = 0, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.nodes = nodes
        self.milliseconds = milliseconds
        self.clock = clock


class GreedyBot:
    """Looks one turn ahead and takes what looks best; careless, it misjudges a little."""

    def __init__(self, game: Game, carelessness: float = 0.0) -> None:
        self.lookahead = Lookahead(mind_of(game), DEPTH, TABLES)
        self.worlds = PLAYOUTS if game.mind is None else WORLDS
        self.carelessness = carelessness

    def choose(self, seen: Seen) -> int:
        values = list(self.lookahead.judge(seen.believe(), seen.seat, self.worlds, seen.rng))
        if self.carelessness:
            values = [value + self.carelessness * int(seen.rng.below(1000)) / 1000 for value in values]
        return seen.legal[values.index(max(values))]


def mind_of(game: Game) -> Mind[Any]:
    """What the bots know of a game; nothing but its rules where it tells no more."""
    return PlayoutMind(game.sample, game.simultaneous) if game.mind is None else game.mind


def new_eye(game: Game, net: Net) -> Eye:
    """An eye for a game that says what a seat knows."""
    assert game.observer is not None
    return Eye(net, game.observer, mind_of(game))


def eye_of(game: Game) -> Eye | None:
    """Somebody's own eye, which remembers what it has looked at last; None for a game without a net."""
    net = net_of(game)
    return None if net is None else new_eye(game, net.fresh())


def new_tree(game: Game, players: int, seat: int) -> Search:
    """The tree with which strong begins its turn. A first look by one playout is not to be trusted."""
    if game.mind is None:
        return Search(mind_of(game), players, seat, CURIOSITY, 0.0, 1)
    return Search(game.mind, players, seat, CURIOSITY, SHARPNESS, FARTHER * (players - 1), DEPTH)


class LearnedBot:
    """Looks at the table after each answer through a net, and takes what looks best."""

    def __init__(self, eye: Eye) -> None:
        self.eye = eye

    def choose(self, seen: Seen) -> int:
        believed = seen.believe()
        worlds = GUESSES if self.eye.mind.secret(believed) else 1
        values = list(self.eye.judge(believed, seen.seat, worlds, seen.rng))
        return seen.legal[values.index(max(values))]


class StrongBot:
    """Searches a tree of answers over worlds that may be, and keeps it while its turn goes on."""

    def __init__(self, game: Game, budget: Budget) -> None:
        self.game = game
        self.budget = budget
        self.search: Search | None = None
        self.answer = 0

    def choose(self, seen: Seen) -> int:
        started = self.budget.clock()
        search = self.think(seen, started)
        believed = seen.believe()
        self.answer = int(search.best(believed.options))
        return self.answer

    def think(self, seen: Seen, started: float) -> Search:
        """The tree for this question, walked as often as the budget says."""
        believed = seen.believe()
        if self.search is not None and seen.again:
            self.search.go_on(self.answer)
        else:
            self.search = new_tree(self.game, int(believed.players), seen.seat)
        if self.budget.milliseconds:
            end = started + self.budget.milliseconds / 1000
            self.search.walk_until(believed, seen.rng, self.budget.clock, end)
        else:
            self.search.walk(believed, seen.rng, self.budget.nodes)
        return self.search


def bot(name: str, game: Game) -> Bot:
    """A fresh bot for one seat of one match, such as `greedy` or `strong:3000`."""
    found = SPEC.fullmatch(name)
    if found is None or found[1] not in LEVELS or (found[2] and found[1] != "strong"):
        raise Unreadable("bot-unknown", found=shown(name), known=", ".join(LEVELS))
    level, amount, unit = found.groups()
    if level == "random":
        return RandomBot()
    if level == "strong":
        number = int(amount or (WALKS if game.mind is None else NODES))
        return StrongBot(game, Budget(milliseconds=number) if unit else Budget(nodes=number))
    return GreedyBot(game, CARELESSNESS if level == "casual" else 0.0)
