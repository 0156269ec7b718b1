"""A terminal without a terminal: lines come from a list, pictures go to a string."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from pathlib import Path

from rich.console import Console

from malecon.games import GAMES
from malecon.record import Record
from malecon.terminal.play import run
from malecon.terminal.screen import Screen


class Pipe:
    """A screen whose answers are given beforehand; `seen` holds what stood there before each one was read."""

    def __init__(
        self, answers: Iterable[str], width: int = 120, height: int = 40, live: bool = False
    ) -> None:
        self.answers: Iterator[str] = iter(answers)
        self.paper = io.StringIO()
        self.seen: list[str] = []
        self.given: list[str] = []
        self.start = 0
        console = Console(
            file=self.paper,
            width=width,
            height=height,
            force_terminal=live,
            color_system="truecolor" if live else None,
            highlight=False,
            legacy_windows=False,
        )
        self.screen = Screen(console, self.read)

    def read(self) -> str:
        text = self.paper.getvalue()
        self.seen.append(text[self.start :])
        self.start = len(text)
        for answer in self.answers:
            self.given.append(answer)
            return answer
        raise EOFError

    @property
    def last(self) -> str:
        """What was shown since the last answer was read."""
        return self.paper.getvalue()[self.start :]


def play(
    pipe: Pipe,
    save: Path,
    game: str = "havana",
    players: int = 2,
    people: int = 1,
    seed: int = 7,
    resume: Record | None = None,
    language: str = "en",
    names: tuple[str, ...] = (),
) -> int:
    """A game at this pipe: people have the first seats, random bots the others."""
    bots = [None if seat < people else "random" for seat in range(players)]
    return run(GAMES[game], players, bots, seed, None, None, names, save, resume, language, pipe.screen)


def forever(answer: str) -> Iterator[str]:
    while True:
        yield answer
