"""Results of simulations into a corpus: a few bytes for each game, by the million."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import Executor
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from malecon.corpus.asking import Corpus, quoted
from malecon.corpus.balance import WINNERS
from malecon.corpus.games import Row, packed
from malecon.corpus.runs import RESULTS, Run, check_seed, run_name
from malecon.errors import Unreadable
from malecon.files import shown
from malecon.lab.counts import Batch
from malecon.lab.pool import AHEAD, check_games, in_batches
from malecon.lab.simulate import Simulation, Table, play_batch
from malecon.lab.sound import DAMAGE, check_counts

WANTED = "CREATE OR REPLACE VIEW wanted AS SELECT * FROM games WHERE run = {run} AND number < {games}"
COUNTS = f"SELECT {WINNERS} AS won, rounds, decisions, ending, count(*) FROM wanted GROUP BY ALL"
SCORES = "SELECT scores[$1] AS score, count(*) FROM wanted GROUP BY ALL"


class Simulated(NamedTuple):
    """What all rows of a run share."""

    table: Table
    run: str
    options: str
    box: str
    bots: list[str]

    @classmethod
    def of(cls, table: Table) -> Simulated:
        game, players, options, box, seed = table
        check_seed(seed)
        own = game.box(game.new(players, options, box))
        return cls(table, run_name(table.settings()), packed(options), packed(own), ["random"] * players)

    def rows(self, batch: Batch) -> Iterator[Row]:
        """The games of a batch."""
        game, players, *_, seed = self.table
        for at in range(len(batch.rounds)):
            winners = batch.winners[at]
            yield Row(
                game.name,
                game.rules,
                players,
                self.options,
                self.box,
                "simulate",
                batch.scores[at * players : (at + 1) * players],
                [seat for seat in range(players) if winners >> seat & 1],
                batch.rounds[at],
                batch.decisions[at],
                game.endings[batch.endings[at]],
                self.run,
                seed,
                batch.start + at,
                self.bots,
            )


def simulate_into(
    corpus: Path,
    table: Table,
    games: int,
    jobs: int,
    progress: Callable[[int], None] | None = None,
    executor: Executor | None = None,
) -> Simulation:
    """Play on until a corpus has the results of so many games, and say what they were like."""
    begun = time.perf_counter()
    check_games(games, jobs, executor)
    simulated = Simulated.of(table)
    run = Run(corpus, f"{table.game.name}-simulate-{simulated.run}", games, RESULTS)
    before = played = run.count()
    if progress is not None:
        progress(before)
    batches = in_batches(play_batch, table, run.missing(), jobs, executor, ahead=AHEAD)
    with run, closing(batches) as coming:
        for batch in coming:
            for row in simulated.rows(batch.result):
                run.add(row)
            played += batch.stop - batch.start
            if progress is not None:
                progress(played)
    result = Simulation(table.game, table.players, table.options, games, table.seed)
    with Corpus(run.files()) as asked:
        asked.ask(WANTED.format(run=quoted(simulated.run), games=games))
        try:
            count(asked, result)
            check_counts(table.game, table.players, result.counts, games)
        except DAMAGE:
            raise Unreadable("corpus-row").within(shown(str(corpus / run.stem), 200)) from None
    result.seconds, result.played = time.perf_counter() - begun, played - before
    return result


def count(asked: Corpus, result: Simulation) -> None:
    """How often each number came."""
    endings = {name: position for position, name in enumerate(result.game.endings)}
    for won, rounds, decisions, ending, times in asked.ask(COUNTS):
        result.counts.winners[won] += times
        result.counts.rounds[rounds] += times
        result.counts.decisions[decisions] += times
        result.counts.endings[endings[ending]] += times
    for seat in range(result.players):
        for score, times in asked.ask(SCORES, (seat + 1,)):
            result.counts.scores[seat][score] += times
