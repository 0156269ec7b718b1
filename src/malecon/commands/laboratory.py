"""What the commands of the laboratory share: a bar of progress, numbers in the reader's language, files."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path


@contextmanager
def progress_bar(name: str, language: str) -> Iterator[Callable[[int, int], None]]:
    """A bar on stderr where somebody watches; it is told how many games of how many are played."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from malecon.messages import say

    left = TextColumn(say("simulate-left", language))
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        left,
    )
    console = Console(file=sys.stderr)
    # A game may take minutes, so the speed is that of a long while.
    bar = Progress(
        *columns,
        console=console,
        transient=True,
        disable=not console.is_terminal,
        speed_estimate_period=1800.0,
    )
    with bar:
        task = bar.add_task(name, total=None)

        def tell(played: int, total: int) -> None:
            if bar.tasks[0].total is None:
                # What was played before says nothing of the speed.
                bar.reset(task, total=total, completed=played)
            else:
                bar.update(task, completed=played)

        yield tell


def check_place(path: Path) -> None:
    """Tell before the games, not after them, that a file cannot be written."""
    from malecon.errors import Unreadable
    from malecon.files import shown

    if path.is_dir():
        raise Unreadable("file-is-folder", path=shown(str(path), 200))
    if not path.absolute().parent.is_dir():
        raise Unreadable("file-no-folder", path=shown(str(path), 200))


class Numbers:
    """Numbers as a language writes them."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __call__(self, value: float, digits: int = 0) -> str:
        from malecon.messages import decimal, say

        return say("plain-number", self.language, value=decimal(float(value), digits))

    def percent(self, share: float, digits: int = 1) -> str:
        return f"{self(100 * share, digits)} %"

    def interval(self, low: float, high: float, digits: int = 1) -> str:
        """From what to what, in per cent."""
        return f"{self(100 * low, digits)} – {self(100 * high, digits)} %"

    def around(self, mean: float, error: float, digits: int = 1) -> str:
        return f"{self(mean, digits)} ± {self(error, digits)}"
