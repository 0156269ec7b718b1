"""Whole games by the million, played at random wherever there are hands for it.

Each game draws from a generator of its own, made of the seed and the number of the game: the result is the
same whatever the number of workers, parts or machines. What is kept of the games is how often each number
came, so a billion games need no more room than a thousand; `stream` gives every single one.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Executor
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple

from malecon.errors import Unreadable
from malecon.kernel.game import Game, Json
from malecon.kernel.play import playout
from malecon.kernel.rng import Rng
from malecon.lab.counts import Batch, Counts, Spread, spread
from malecon.lab.kept import code_digest
from malecon.lab.pool import AHEAD, check_games, in_batches, in_order
from malecon.lab.ranges import Part, Ranges
from malecon.lab.sound import DAMAGE, check, check_counts
from malecon.lab.tallies import Tallies
from malecon.record import check_options, check_players

POLICIES = ("random",)


class Table(NamedTuple):
    """What is played: everything that the games follow from, but their numbers."""

    game: Game
    players: int
    options: Json
    box: Json | None
    seed: int

    def settings(self) -> Json:
        """All that the games follow from, as JSON."""
        rest = {name: getattr(self, name) for name in self._fields[1:]}
        return {"game": self.game.name, **rest, "code": code_digest(self.game)}


class Simulation:
    """What n games were like."""

    def __init__(self, game: Game, players: int, options: Json, n: int, seed: int) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.games = n
        self.seed = seed
        self.counts = Counts.none(players)
        self.seconds = 0.0
        self.path: Path | None = None  # where a part is kept
        self.played = 0  # games in these seconds: fewer, where a run was gone on with

    def scores_of(self, seat: int) -> Spread:
        """The scores of one seat."""
        return spread(self.counts.scores[seat])

    @property
    def rounds(self) -> Spread:
        return spread(self.counts.rounds)

    @property
    def decisions(self) -> Spread:
        return spread(self.counts.decisions)

    def wins_of(self, seat: int) -> float:
        """How many games a seat has won; of a shared win everyone has a share."""
        shares = 0.0
        for winners, games in sorted(self.counts.winners.items()):
            if winners >> seat & 1:
                shares += games / winners.bit_count()
        return shares

    def ending_counts(self) -> dict[str, int]:
        """How many games ended in which way, for all ways that there are."""
        return {name: self.counts.endings[position] for position, name in enumerate(self.game.endings)}

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
            "rounds": self.rounds._asdict(),
            "decisions": self.decisions._asdict(),
            "endings": self.ending_counts(),
        }


def lay(
    game: Game, players: int, policy: str, seed: int, options: Mapping[str, Any] | None, box: Json | None
) -> Table:
    """What is to be played, if it can be."""
    check_players(game, players)
    settings = check_options(game, options)
    if policy not in POLICIES:
        raise Unreadable("policy-unknown", found=policy, known=", ".join(POLICIES))
    game.new(players, settings, box)  # a bad box is told here, not in every process
    return Table(game, players, settings, box, seed)


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
    *,
    executor: Executor | None = None,
    part: Part | None = None,
    folder: Path | None = None,
    fresh: bool = False,
) -> Simulation:
    """Play n games, or a part of them; `progress` is told how many have been played: first how many
    had been before, then now and then.

    With a `folder`, a run that is stopped leaves there what it has, and the same run goes on from it, unless
    `fresh`; a part stays there, for `malecon.lab.join`. The work is done by `jobs` processes, or in so many
    pieces at once by an `executor` that is brought.
    """
    table = lay(game, players, policy, seed, options, box)
    check_games(n, jobs, executor)
    numbers = part.numbers(n) if part else range(n)
    result = Simulation(game, players, table.options, len(numbers), seed)
    with Tallies(folder, {**table.settings(), "games": n}, part, fresh) as kept:
        result.path = kept.path if part else None
        done, result.counts = taken_up(kept, table, numbers)
        before = done.within(numbers)
        begun = time.perf_counter()
        if progress is not None:
            progress(before)

        whole = True  # whether the sums are those of the games that are said to be done

        def keep() -> None:
            if not whole:  # stopped in the midst of adding: what was kept before is sound
                return
            result.seconds = time.perf_counter() - begun
            kept.write(done, result.counts.plain(), result.seconds)

        kept.keep = keep
        with closing(in_batches(counted, table, done.missing(numbers), jobs, executor)) as batches:
            for batch in batches:
                whole = False
                done.add(batch.start, batch.stop)
                result.counts.add(batch.result)
                whole = True
                result.played += batch.stop - batch.start
                if progress is not None:
                    progress(before + result.played)
                kept.now_and_then()
        result.seconds = time.perf_counter() - begun
    return result


def taken_up(kept: Tallies, table: Table, numbers: range) -> tuple[Ranges, Counts]:
    """Which games an earlier run has counted, and how. From a file that says what cannot be nothing is taken:
    all is played again."""
    try:
        done, counts = Ranges(kept.done), Counts.read(kept.counts)
        games = done.within(numbers)
        check(games == sum(len(one) for one in done))
        check_counts(table.game, table.players, counts, games)
    except DAMAGE:
        kept.before = 0.0
        return Ranges(), Counts.none(table.players)
    return done, counts


def stream(
    game: Game,
    players: int,
    n: int,
    policy: str = "random",
    seed: int = 0,
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    box: Json | None = None,
    *,
    executor: Executor | None = None,
    part: Part | None = None,
) -> Iterator[Batch]:
    """The same games one by one: batches in the order of their numbers, however many there are."""
    table = lay(game, players, policy, seed, options, box)
    check_games(n, jobs, executor)
    numbers = part.numbers(n) if part else range(n)
    gaps = [numbers] if numbers else []
    with closing(in_batches(play_batch, table, gaps, jobs, executor, ahead=AHEAD)) as batches:
        for batch in in_order(batches, gaps):
            yield batch.result


def rows(game: Game, players: int, batches: Iterable[Batch]) -> Iterator[list[str | int | float]]:
    """Every seat of every game in a line, below a head."""
    yield ["game", "seat", "score", "won", "rounds", "decisions", "ending"]
    for batch in batches:
        for at in range(len(batch.rounds)):
            winners = batch.winners[at]
            about: list[str | int | float] = [
                batch.rounds[at],
                batch.decisions[at],
                game.endings[batch.endings[at]],
            ]
            for seat in range(players):
                won = 1 / winners.bit_count() if winners >> seat & 1 else 0.0
                yield [batch.start + at, seat, batch.scores[at * players + seat], won, *about]


# --- wherever it is played ---


def play_batch(table: Table, start: int, stop: int) -> Batch:
    """Play the games of these numbers."""
    game, players, options, box, seed = table
    first = game.new(players, options, box)
    batch = Batch(start, array("i"), array("B"), array("i"), array("i"), array("B"))
    endings = {name: position for position, name in enumerate(game.endings)}
    for number in range(start, stop):
        state = first.copy()
        batch.decisions.append(playout(state, Rng(seed, number)))
        batch.scores.extend(state.scores())
        batch.winners.append(sum(1 << seat for seat in state.winners()))
        batch.rounds.append(state.round)
        batch.endings.append(endings[game.ending(state)])
    return batch


def counted(table: Table, start: int, stop: int) -> Counts:
    """Play the games of these numbers, and say how often each number came."""
    return Counts.of(play_batch(table, start, stop), table.players)
