"""Processes that play: games of the newest net against itself, and now and then one against a fixed rival."""

from __future__ import annotations

import queue
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Event
from pathlib import Path
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
from malecon.lab.workers import begin
from malecon.learn.curve import RIVAL

GAMES_AT_ONCE = 8  # that are told of together
DUEL_EVERY = 5  # bundles
SMALL = 30  # numbers of an option, from its least on


class Told(NamedTuple):
    """What an actor tells: positions with their lessons, and of duels the players, the share won."""

    games: int
    lessons: dict[str, Any]
    duels: list[tuple[int, float]]


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


def work(name: str, number: int, seed: int, file: Path, keep: float, told: Queue[Told], stop: Event) -> None:
    """Play until told to stop, always with the newest weights in the file."""
    begin()
    game = GAMES[name]
    data = b""
    play: SelfPlay | None = None
    bundles = 0
    while not stop.is_set():
        newest = file.read_bytes()
        if play is None or newest != data:
            data = newest
            eye = eye_of(game, read(data, game))
            assert eye is not None
            play = play or SelfPlay(eye, tables_of(game, seed + number), Rng(seed, number), 0.0, keep)
            play.eye = eye
            play.trace = about(data)["trace"]
        for _ in range(GAMES_AT_ONCE):
            play.game()
        bundles += 1
        duels = [duel(game, play.eye, number, bundles // DUEL_EVERY)] if bundles % DUEL_EVERY == 0 else []
        lessons = play.taught()
        message = Told(int(lessons.games), arrays(lessons, int(play.eye.net.inputs)), duels)
        while not stop.is_set():
            try:
                told.put(message, timeout=1.0)
                break
            except queue.Full:
                continue


def duel(game: Game, eye: Eye, number: int, count: int) -> tuple[int, float]:
    """One game alone among rivals that never change, with as many players as is its turn."""
    players = game.seats[count % len(game.seats)]
    seat = (count // len(game.seats)) % players
    bots: list[Bot] = [bot(RIVAL, game) for _ in range(players)]
    bots[seat] = OneAhead(eye)
    state = game.new(players)
    play_match(game, state, bots, number << 32 | count)
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
