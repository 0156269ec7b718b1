"""A bot's question as a task that any process can answer, always in the same way."""

from __future__ import annotations

from dataclasses import dataclass

from malecon.kernel.game import Json


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


def think(task: Task) -> str:
    """The bot's answer in words. It sees what its seat may see; equal tasks have equal answers.

    (A bot that thinks for so many milliseconds is the exception: it answers as far as it came.)
    """
    raise NotImplementedError
