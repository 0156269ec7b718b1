"""Processes that play: games of the newest net against itself, and now and then one against a fixed rival."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait
from pathlib import Path
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np

from malecon.bots.eye import Eye
from malecon.bots.net import SEATS
from malecon.bots.players import OneAhead, bot, eye_of
from malecon.bots.selfplay import CHOICES, Lessons, SelfPlay
from malecon.bots.weights import about, read
from malecon.errors import MaleconError
from malecon.games import GAMES
from malecon.kernel.game import Game, Option
from malecon.kernel.match import Bot, play_match
from malecon.kernel.rng import Rng
from malecon.kernel.state import State
from malecon.lab.simulate import deaf
from malecon.lab.workers import begin
from malecon.learn.curve import RIVAL

GAMES_AT_ONCE = 8  # that are told of together
DUEL_EVERY = 5  # bundles
SMALL = 30  # numbers of an option, from its least on
MOST_DEATHS = 20  # of actors in one run: more are no accident


class Told(NamedTuple):
    """What an actor tells: positions with their lessons, and of duels the players, the share won."""

    games: int
    lessons: dict[str, Any]
    duels: list[tuple[int, float]]


class Actors:
    """Processes that play; each tells through a pipe of its own, so that one that dies is replaced."""

    def __init__(self, game: str, number: int, seed: int, net: Path, keep: float) -> None:
        self.context = multiprocessing.get_context("spawn")
        self.given = (game, net, keep)
        self.seed = seed
        self.number = number
        self.deaths = 0
        self.playing: dict[Connection, tuple[int, Any]] = {}

    def __enter__(self) -> Actors:
        for number in range(self.number):
            self.start(number)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        for pipe, (_, process) in self.playing.items():
            process.terminate()
            process.join()
            pipe.close()

    def start(self, number: int) -> None:
        """Begin one; Ctrl-C is for us to hear, from its first moment on."""
        ours, theirs = self.context.Pipe(duplex=False)
        process = self.context.Process(
            target=work, args=(*self.given, self.seed + number, theirs), daemon=True, name=f"actor {number}"
        )
        with deaf():
            process.start()
        theirs.close()  # so that the end of the process is the end of the pipe
        self.playing[ours] = (number, process)

    def told(self, seconds: float) -> Iterator[Told]:
        """What has been told meanwhile; nothing after so many seconds."""
        for pipe in wait(list(self.playing), seconds):
            assert isinstance(pipe, Connection)
            try:
                told: Told = pipe.recv()
            except (EOFError, OSError):
                self.replace(pipe)
            else:
                yield told

    def replace(self, pipe: Connection) -> None:
        """Somebody else plays on, other games, for one that has died."""
        number, process = self.playing.pop(pipe)
        pipe.close()
        process.join()
        self.deaths += 1
        if self.deaths > MOST_DEATHS:
            raise MaleconError("lab-process-ended")
        self.start(number + self.number)


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


def work(name: str, file: Path, keep: float, seed: int, told: Connection) -> None:
    """Play until ended, always with the newest weights in the file."""
    begin()
    game = GAMES[name]
    data = b""
    play: SelfPlay | None = None
    bundles = 0
    while True:
        newest = file.read_bytes()
        if play is None or newest != data:
            data = newest
            eye = eye_of(game, read(data, game))
            assert eye is not None
            play = play or SelfPlay(eye, tables_of(game, seed), Rng(seed), 0.0, keep)
            play.eye = eye
            play.trace = about(data)["trace"]
        for _ in range(GAMES_AT_ONCE):
            play.game()
        bundles += 1
        duels = [duel(game, play.eye, seed, bundles // DUEL_EVERY)] if bundles % DUEL_EVERY == 0 else []
        lessons = play.taught()
        told.send(Told(int(lessons.games), arrays(lessons, int(play.eye.net.inputs)), duels))


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
