"""Processes that play: games of the newest net against itself, and now and then one against a fixed rival."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from functools import lru_cache
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np

from malecon.bots.eye import Eye
from malecon.bots.net import SEATS
from malecon.bots.players import OneAhead, bot, eye_of
from malecon.bots.selfplay import CHOICES, Lessons, SelfPlay
from malecon.bots.weights import about, read
from malecon.games import GAMES
from malecon.kernel.game import Game, Option
from malecon.kernel.match import Bot, play_match
from malecon.kernel.rng import Rng
from malecon.kernel.state import State
from malecon.lab.pool import IN_HAND
from malecon.lab.processes import Processes
from malecon.learn.curve import RIVAL

GAMES_AT_ONCE = 8  # that are told of together
DUEL_EVERY = 5  # bundles
SMALL = 30  # numbers of an option, from its least on
KINDS_OF_TABLES = 8  # bundles take turns with them


class Told(NamedTuple):
    """What an actor tells: positions with their lessons, and of duels the players, the share won."""

    games: int
    lessons: dict[str, Any]
    duels: list[tuple[int, float]]


class Actors:
    """Bundles of games, always some of them given out: to processes of our own, or to whoever is brought."""

    def __init__(
        self, game: str, number: int, seed: int, net: Path, keep: float, executor: Executor | None = None
    ) -> None:
        self.game = game
        self.number = number
        self.seed = seed
        self.net = net
        self.keep = keep
        self.own = Processes(number) if executor is None else None
        self.executor = executor or self.own
        self.bundles = 0
        self.playing: set[Future[Told]] = set()

    def __enter__(self) -> Actors:
        self.hand_out()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        for future in self.playing:
            future.cancel()
        if self.own is not None:
            self.own.kill()

    @property
    def deaths(self) -> int:
        """How many of our processes have died, and were replaced."""
        return self.own.deaths if self.own is not None else 0

    def hand_out(self) -> None:
        """Let nobody wait: more bundles, with the newest weights in the file."""
        assert self.executor is not None
        while len(self.playing) < IN_HAND * self.number:
            newest = self.net.read_bytes()
            words = (self.game, newest, self.keep, self.seed, self.bundles)
            self.playing.add(self.executor.submit(bundle, *words))
            self.bundles += 1

    def told(self, seconds: float) -> Iterator[Told]:
        """What has been told meanwhile; nothing after so many seconds."""
        finished, self.playing = wait(self.playing, seconds, FIRST_COMPLETED)
        self.hand_out()
        for future in finished:
            yield future.result()


def tables_of(game: Game, seed: int) -> list[State]:
    """First tables of every size, half of them with options that are drawn."""
    rng = Rng(seed)
    tables = []
    for players in game.seats:
        for copy in range(6 if players == 2 else 4):
            options = {}
            for option in game.options:
                if copy % 2 and rng.below(3) == 0:
                    options[option.name] = some_value(option, rng)
            tables.append(game.new(players, options))
    return tables


def some_value(option: Option, rng: Rng) -> Any:
    """One of the usual values, or a small number where any number may be chosen."""
    if option.limits is not None and rng.below(2) == 0:
        return option.limits[0] + int(rng.below(SMALL))
    return option.values[rng.below(len(option.values))]


def bundle(name: str, net: bytes, keep: float, seed: int, number: int) -> Told:
    """The games of this bundle, wherever they are played, and now and then a duel."""
    game = GAMES[name]
    eye = eye_with(name, net)
    tables = some_tables(name, seed + number % KINDS_OF_TABLES)
    play = SelfPlay(eye, tables, Rng(seed, number), about(net)["trace"], keep)
    for _ in range(GAMES_AT_ONCE):
        play.game()
    duels = [duel(game, eye, seed, number // DUEL_EVERY)] if number % DUEL_EVERY == DUEL_EVERY - 1 else []
    lessons = play.taught()
    return Told(int(lessons.games), arrays(lessons, int(eye.net.inputs)), duels)


@lru_cache(maxsize=2)
def eye_with(name: str, net: bytes) -> Eye:
    eye = eye_of(GAMES[name], read(net, GAMES[name]))
    assert eye is not None
    return eye


@lru_cache(maxsize=KINDS_OF_TABLES)
def some_tables(name: str, seed: int) -> list[State]:
    return tables_of(GAMES[name], seed)


def duel(game: Game, eye: Eye, seed: int, count: int) -> tuple[int, float]:
    """One game alone among rivals that never change, with as many players as is its turn."""
    players = game.seats[count % len(game.seats)]
    seat = (count // len(game.seats)) % players
    bots: list[Bot] = [bot(RIVAL, game) for _ in range(players)]
    bots[seat] = OneAhead(eye)
    state = game.new(players)
    play_match(game, state, bots, seed << 32 | count)
    winners = state.winners()
    return players, 1 / len(winners) if seat in winners else 0.0


def arrays(lessons: Lessons, inputs: int) -> dict[str, Any]:
    """Lessons as arrays that are cheap to send."""
    rows = len(lessons.players)

    def made(numbers: Any, kind: Any, width: int) -> Any:
        return np.asarray(memoryview(numbers))[: rows * width].astype(kind).reshape(rows, width)

    return {
        "rows": made(lessons.rows, np.uint8, inputs),
        "players": made(lessons.players, np.int64, 1)[:, 0],
        "shares": made(lessons.shares, np.float32, int(SEATS)),
        "scores": made(lessons.scores, np.float32, int(SEATS)),
        "actions": made(lessons.actions, np.int16, int(CHOICES)),
        "likes": made(lessons.likes, np.float16, int(CHOICES)),
    }
