"""What the commands of the laboratory share: a bar of progress, numbers in the reader's language, files."""

from __future__ import annotations

import json
import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from malecon.commands.parameters import Run
    from malecon.kernel.game import Game, Json
    from malecon.lab.ranges import Part


@contextmanager
def progress_bar(
    name: str, language: str, page: Path | None = None, before: str | None = None
) -> Iterator[Callable[[int, int], None]]:
    """A bar on stderr where somebody watches, and a page; told how many games of how many are played.

    If some were there already, the message `before` says how many: nobody shall take them for new.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from malecon.lab.run_page import RunPage
    from malecon.messages import say

    left = TextColumn(say("simulate-left", language))
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[rate]}"),
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
    watched = RunPage(page, name, language) if page is not None else None
    last = 0
    number = Numbers(language)
    with bar:
        task = bar.add_task(name, total=None, rate="")

        def tell(played: int, total: int) -> None:
            nonlocal last
            last = played
            if bar.tasks[0].total is None:
                # What was played before says nothing of the speed.
                bar.reset(task, total=total, completed=played)
                if before is not None and played:
                    note = say(before, language, played=played, total=total)
                    console.print(note, soft_wrap=True, markup=False, highlight=False)
            else:
                speed = bar.tasks[0].speed
                rate = "" if speed is None else say("run-a-second", language, rate=number(speed, speed < 100))
                bar.update(task, completed=played, rate=rate)
            if watched is not None:
                watched.tell(played, total)

        try:
            yield tell
        except BaseException:
            if watched is not None:
                watched.end(last, False)
            raise
    if watched is not None:
        watched.end(last, True)


@contextmanager
def crew(jobs: int | None, cluster: str | None, *games: Game) -> Iterator[tuple[int, Executor | None]]:
    """Who works on these games: how many at once, and the cluster on which they do, if it is one."""
    from malecon.lab.pool import MOST_JOBS, MOST_PIECES, check_number, in_good_order

    if jobs is not None:
        check_number("jobs", jobs, MOST_JOBS if cluster is None else MOST_PIECES)
    with in_good_order():
        if cluster is None:
            yield jobs if jobs is not None else min(cores(), MOST_JOBS), None
            return
        from malecon.lab.cluster import Cluster

        with Cluster(cluster, jobs) as machines:
            for game in games:
                machines.check(game)
            yield jobs if jobs is not None else machines.workers, machines


def cores() -> int:
    """How many processes can really run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Opened(NamedTuple):
    """What a run is about, as far as every run is about the same."""

    box: Json | None
    options: Json
    part: Part | None
    folder: Path | None  # where the part is kept


def opened(game: Game, run: Run, *places: Path | None) -> Opened:
    """Whose components, by which rules, which part of it; and all that can be written where it shall be."""
    from malecon.commands.tables import read_box, read_options

    box = read_box(game, run.files)
    options = read_options(game, run.option or [])
    part, folder = read_part(run.part, run.into)
    if run.corpus is not None:
        check_corpus(part, run.seed or 0)
    for place in (run.page, *places):
        if place is not None:
            check_place(place)
    return Opened(box, options, part, folder)


def read_part(text: str | None, into: Path | None) -> tuple[Part | None, Path | None]:
    """Which part of a run, and the folder where it is kept; none of both for a whole run."""
    from malecon.errors import Unreadable
    from malecon.files import shown
    from malecon.lab.ranges import Part

    if text is None:
        if into is not None:
            raise Unreadable("part-into-alone")
        return None, None
    part = Part.read(text)
    folder = into if into is not None else Path()
    if folder.exists() and not folder.is_dir():
        raise Unreadable("part-no-folder", path=shown(str(folder), 200))
    return part, folder


def show_part(part: Part, path: Path, games: int, json_: bool, language: str) -> int:
    """Where a part is, and what to do with it."""
    from rich.console import Console

    from malecon.messages import say

    if json_:
        print(json.dumps({"part": part.number, "of": part.of, "games": games, "path": str(path)}))
        return 0
    which = {"part": str(part.number), "of": str(part.of), "path": str(path)}
    console = Console(highlight=False)
    console.print(say("part-kept", language, games=games, **which), soft_wrap=True, markup=False)
    return 0


def check_corpus(part: Part | None, seed: int) -> None:
    """Tell before the games that they cannot go into a corpus. It takes whole runs: the same command adds
    what is missing."""
    from malecon.corpus.schema import need

    need()
    from malecon.corpus.runs import check_seed
    from malecon.errors import Unreadable

    if part is not None:
        raise Unreadable("corpus-no-part")
    check_seed(seed)


def check_place(path: Path) -> None:
    """Tell before the games, not after them, that a file cannot be written."""
    from malecon.errors import Unreadable
    from malecon.files import check_plain, reason, shown

    name = shown(str(path), 200)
    try:
        if path.is_dir():
            raise Unreadable("file-is-folder", path=name)
        if path.exists():
            check_plain(path)
        folder = Path(os.path.realpath(path)).parent
        if not folder.is_dir():
            raise Unreadable("file-no-folder", path=name)
        tempfile.TemporaryFile(dir=folder).close()  # as the file itself will be made
    except OSError as error:
        raise Unreadable("file-unwritable", path=name, error=reason(error)) from None


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
