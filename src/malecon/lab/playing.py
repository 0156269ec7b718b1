"""Games that are kept one by one: what arenas and reports share of playing them, in parts or whole."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from contextlib import closing
from typing import TypeVar

from malecon.kernel.game import Json
from malecon.lab.kept import Games, Kept
from malecon.lab.pool import AHEAD, in_batches

Given = TypeVar("Given")


def play_on(
    kept: Kept,
    play_game: Callable[[Given, int], Json],
    given: Given,
    jobs: int,
    executor: Executor | None = None,
    progress: Callable[[int, int], None] | None = None,
    before: Callable[[Json], None] | None = None,
) -> Games:
    """Play what is missing in an opened file; `before` looks at each result before it is kept."""
    total = len(kept.numbers)
    played = kept.done.within(kept.numbers)
    if progress is not None:
        progress(played, total)
    missing = list(kept.done.missing(kept.numbers))
    work = (play_game, given)
    with closing(in_batches(play_some, work, missing, jobs, executor, ahead=AHEAD)) as coming:
        for batch in coming:
            if before is not None:
                for result in batch.result:
                    before(result)
            kept.add(batch.result)
            played += batch.stop - batch.start
            if progress is not None:
                progress(played, total)
    return kept.games()


def play_some(given: tuple[Callable[[Given, int], Json], Given], start: int, stop: int) -> list[Json]:
    """The games of these numbers, wherever they are played."""
    play_game, rest = given
    return [play_game(rest, number) for number in range(start, stop)]
