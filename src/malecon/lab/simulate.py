"""Whole games by the thousand, played at random in several processes.

Each game draws from a generator of its own, made of the seed and the number of the game: the result is the
same whatever the number of processes. They are handed batches, so that nothing grows but the result.

Processes are started afresh, so a script that asks for several must begin its work below
`if __name__ == "__main__":`, as for any use of `multiprocessing`.
"""

from __future__ import annotations

import contextlib
import math
import multiprocessing
import signal
import time
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, NamedTuple

from malecon.errors import MaleconError, Unreadable
from malecon.kernel.game import Game, Json
from malecon.kernel.play import playout
from malecon.kernel.rng import Rng
from malecon.kernel.state import State
from malecon.record import check_options, check_players

POLICIES = ("random",)
FIRST_BATCH = 8  # games; later ones are as large as goes into BATCH_SECONDS
LARGEST_BATCH = 4096
MOST_GAMES = 1_000_000_000
MOST_JOBS = 256
BATCH_SECONDS = 0.2
IN_HAND = 2  # batches given out to each process, so that none waits


class Batch(NamedTuple):
    """The results of games that follow each other, as `Simulation` keeps them."""

    start: int
    scores: array[int]
    winners: array[int]
    rounds: array[int]
    decisions: array[int]
    endings: array[int]
    seconds: float


class Spread(NamedTuple):
    """What many numbers are like together."""

    mean: float
    deviation: float
    least: int
    most: int


class Simulation:
    """The results of n games, in arrays with one entry for each game (`scores`: one for each seat of it)."""

    def __init__(self, game: Game, players: int, options: Json, n: int, seed: int) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.games = n
        self.seed = seed
        self.scores = array("i", bytes(4 * n * players))
        self.winners = array("B", bytes(n))  # one bit for each seat that won
        self.rounds = array("i", bytes(4 * n))
        self.decisions = array("i", bytes(4 * n))
        self.endings = array("B", bytes(n))  # positions in the game's `endings`
        self.seconds = 0.0

    def put(self, batch: Batch) -> int:
        """Lay a batch in its place and say how many games it had."""
        number = len(batch.rounds)
        stop = batch.start + number
        self.scores[batch.start * self.players : stop * self.players] = batch.scores
        self.winners[batch.start : stop] = batch.winners
        self.rounds[batch.start : stop] = batch.rounds
        self.decisions[batch.start : stop] = batch.decisions
        self.endings[batch.start : stop] = batch.endings
        return number

    def scores_of(self, seat: int) -> Spread:
        """The scores of one seat."""
        return spread(self.scores[seat :: self.players])

    def wins_of(self, seat: int) -> float:
        """How many games a seat has won; of a shared win everyone has a share."""
        shares = 0.0
        for winners, games in counted(self.winners):
            if winners >> seat & 1:
                shares += games / winners.bit_count()
        return shares

    def ending_counts(self) -> dict[str, int]:
        """How many games ended in which way, for all ways that there are."""
        counts = dict(counted(self.endings))
        return {name: counts.get(position, 0) for position, name in enumerate(self.game.endings)}

    def summary(self) -> Json:
        """All of it in a few numbers."""
        seats = range(self.players)
        return {
            "game": self.game.name,
            "players": self.players,
            "options": self.options,
            "games": self.games,
            "seed": self.seed,
            "seats": [
                {"scores": self.scores_of(seat)._asdict(), "wins": self.wins_of(seat)} for seat in seats
            ],
            "rounds": spread(self.rounds)._asdict(),
            "decisions": spread(self.decisions)._asdict(),
            "endings": self.ending_counts(),
        }


def simulate(
    game: Game,
    players: int,
    n: int,
    policy: str = "random",
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    box: Json | None = None,
    progress: Callable[[int], None] | None = None,
) -> Simulation:
    """Play n games; `progress` is told now and then how many have been played."""
    check_players(game, players)
    settings = check_options(game, options or {})
    if policy not in POLICIES:
        raise Unreadable("policy-unknown", found=policy, known=", ".join(POLICIES))
    for name, number, most in (("games", n, MOST_GAMES), ("jobs", jobs, MOST_JOBS)):
        if not 1 <= number <= most:
            raise Unreadable("number-wrong", name=name, found=number, most=most)
    result = Simulation(game, players, settings, n, seed)
    begun = time.perf_counter()
    played = 0
    table = (game, players, settings, box)
    for batch in batches_here(table, n, seed) if jobs == 1 else batches_elsewhere(table, n, seed, jobs):
        played += result.put(batch)
        if progress is not None:
            progress(played)
    result.seconds = time.perf_counter() - begun
    return result


# --- one process ---

Table = tuple[Game, int, Json, Json | None]


def play_batch(game: Game, table: State, seed: int, start: int, stop: int) -> Batch:
    """Play the games of these numbers, each from the table as it was laid."""
    begun = time.perf_counter()
    batch = Batch(start, array("i"), array("B"), array("i"), array("i"), array("B"), 0.0)
    endings = {name: position for position, name in enumerate(game.endings)}
    for number in range(start, stop):
        state = table.copy()
        batch.decisions.append(playout(state, Rng(seed, number)))
        batch.scores.extend(state.scores())
        batch.winners.append(sum(1 << seat for seat in state.winners()))
        batch.rounds.append(state.round)
        batch.endings.append(endings[game.ending(state)])
    return batch._replace(seconds=time.perf_counter() - begun)


def next_size(size: int, seconds: float) -> int:
    """As many games as may take BATCH_SECONDS, judged by a batch of this size that took so long."""
    fitting = int(size * BATCH_SECONDS / max(seconds, 1e-6))
    return max(1, min(fitting, 4 * size, LARGEST_BATCH))


def batches_here(table: Table, n: int, seed: int) -> Iterator[Batch]:
    """All games, one batch after another."""
    game, players, options, box = table
    state = game.new(players, options, box)
    start, size = 0, FIRST_BATCH
    while start < n:
        batch = play_batch(game, state, seed, start, min(start + size, n))
        yield batch
        start += len(batch.rounds)
        size = next_size(len(batch.rounds), batch.seconds)


# --- several processes ---

#: In a process of ours: its table, laid once.
laid: list[tuple[Game, State]] = []


@contextlib.contextmanager
def deaf() -> Iterator[None]:
    """Whatever process is started meanwhile does not hear Ctrl-C, which is for its parent to hear."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def begin_work(table: Table) -> None:
    """Lay the table of a process. Where it could not be started deaf to Ctrl-C, it is so from here on."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    game, players, options, box = table
    laid.append((game, game.new(players, options, box)))


def work(seed: int, start: int, stop: int) -> Batch:
    """One batch, in a process of ours."""
    game, state = laid[0]
    return play_batch(game, state, seed, start, stop)


def batches_elsewhere(table: Table, n: int, seed: int, jobs: int) -> Iterator[Batch]:
    """All games, in batches given out to several processes, in whatever order they come back."""
    game, players, options, box = table
    game.new(players, options, box)  # a bad box is told here, not in every process
    # A copy of a process with threads may hang, so none is copied.
    ways = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("forkserver" if "forkserver" in ways else "spawn")
    pool = ProcessPoolExecutor(min(jobs, n), context, begin_work, (table,))
    start, size = 0, FIRST_BATCH
    waiting: set[Future[Batch]] = set()
    try:
        while start < n or waiting:
            while start < n and len(waiting) < IN_HAND * jobs:
                stop = min(start + size, n)
                with deaf():
                    waiting.add(pool.submit(work, seed, start, stop))
                start = stop
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            for future in done:
                batch = future.result()
                size = next_size(len(batch.rounds), batch.seconds)
                yield batch
    except BrokenProcessPool:
        raise MaleconError("simulate-process-ended") from None
    finally:
        pool.shutdown(cancel_futures=True)


# --- numbers of numbers ---


def spread(numbers: array[int]) -> Spread:
    """Mean, standard deviation and limits, exact whatever the order."""
    n = len(numbers)
    total = sum(numbers)
    squares = sum(number * number for number in numbers)
    variance = (squares * n - total * total) / (n * n)
    return Spread(total / n, math.sqrt(variance), min(numbers), max(numbers))


def counted(numbers: Iterable[int]) -> list[tuple[int, int]]:
    """The different numbers with how often each is there, ascending."""
    counts: dict[int, int] = {}
    for number in numbers:
        counts[number] = counts.get(number, 0) + 1
    return sorted(counts.items())
