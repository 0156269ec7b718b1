"""A bot's question as a task that any process can answer, always in the same way."""

from __future__ import annotations

import hmac
from dataclasses import dataclass

from malecon.bots.players import bot
from malecon.games import GAMES
from malecon.kernel.game import Game, Json
from malecon.kernel.match import look
from malecon.kernel.rng import Rng
from malecon.kernel.state import State


@dataclass(frozen=True, slots=True)
class Task:
    """Everything needed to answer for one seat. It is whole: it may be pickled and sent anywhere."""

    table: str
    seat: int
    length: int
    sealed: int
    level: str
    seed: int
    game: str
    players: int
    options: Json
    box: Json | None
    snapshot: Json


@dataclass(frozen=True, slots=True)
class Wondering:
    """Somebody wonders why a bot answered so. As whole as a task; `asker` is None for one who looks on."""

    asker: int | None
    given: list[tuple[int, int]]  # the answers from there on, each with its seat
    task: Task


def seed_of(secret: bytes, seat: int, answers: int, sealed: int) -> int:
    """A number for one answer of one bot, from which nothing else can be worked out.

    It comes from the answers that stand: after an undo the bot is asked the same and answers the same.
    """
    text = f"malecon bot 2\n{seat}\n{answers}\n{sealed}"
    return int.from_bytes(hmac.digest(secret, text.encode(), "sha256")[:12], "big")


def think(task: Task) -> str:
    """The bot's answer in words. It sees what its seat may see; equal tasks have equal answers.

    (A bot that thinks for so many milliseconds is the exception: it answers as far as it came.)
    """
    game, state, rng = open_task(task)
    return game.vocabulary.words(bot(task.level, game).choose(look(game, state, task.seat, rng)))


def open_task(task: Task) -> tuple[Game, State, Rng]:
    """The game, the table as it is asked about, and a generator of the task's own."""
    game = GAMES[task.game]
    state = game.new(task.players, task.options, task.box)
    game.restore(state, task.snapshot)
    return game, state, Rng(task.seed & 0xFFFFFFFFFFFFFFFF, task.seed >> 64)
