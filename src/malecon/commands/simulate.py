"""`malecon simulate`: games by the thousand, and what they were like."""

from __future__ import annotations

import csv
import json
import sys
from concurrent.futures import Executor
from typing import TYPE_CHECKING

from malecon.commands.parameters import LANGUAGE, USUAL, Run

if TYPE_CHECKING:
    from malecon.kernel.game import Game, Json
    from malecon.lab.ranges import Part
    from malecon.lab.simulate import Simulation


def simulate(
    game: str,
    /,
    *,
    players: int | None = None,
    games: int = 1000,
    run: Run = USUAL,
    json_: bool = False,
    csv_: bool = False,
    language: LANGUAGE = "en",
) -> int:
    from malecon.commands.laboratory import crew, opened, progress_bar, show_part
    from malecon.commands.play import default_players
    from malecon.commands.tables import find_game
    from malecon.errors import Unreadable
    from malecon.lab.kept import default_folder
    from malecon.lab.simulate import lay
    from malecon.lab.simulate import simulate as play_games

    for given, wrong in ((json_, "arena-two-forms"), (run.corpus, "corpus-no-csv"), (run.into, "part-csv")):
        if csv_ and given:
            raise Unreadable(wrong)
    chosen = find_game(game)
    number = players if players is not None else default_players(chosen.seats)
    seed = run.seed or 0
    box, options, part, folder = opened(chosen, run)
    with crew(run.jobs, run.cluster, chosen) as (hands, executor):
        if csv_:
            return stream_rows(chosen, number, games, seed, hands, options, box, executor, part)
        with progress_bar(chosen.name, language, run.page, run.before) as progress:
            total = len(part.numbers(games)) if part else games
            if run.corpus is not None:
                from malecon.corpus.results import simulate_into

                table = lay(chosen, number, "random", seed, options, box)
                result = simulate_into(
                    run.corpus, table, games, hands, lambda n: progress(n, total), executor
                )
            else:
                result = play_games(
                    chosen,
                    number,
                    games,
                    seed=seed,
                    jobs=hands,
                    options=options,
                    box=box,
                    progress=lambda played: progress(played, total),
                    executor=executor,
                    part=part,
                    folder=folder if folder is not None else default_folder(),
                    fresh=run.fresh,
                )
    if part is not None:
        assert result.path is not None
        return show_part(part, result.path, result.games, json_, language)
    if json_:
        print(json.dumps(as_json(result), ensure_ascii=False))
    else:
        show(result, language)
    return 0


def stream_rows(
    game: Game,
    players: int,
    games: int,
    seed: int,
    jobs: int,
    options: Json,
    box: Json | None,
    executor: Executor | None,
    part: Part | None,
) -> int:
    """Every seat of every game as a line, as soon as it is played."""
    from malecon.lab.simulate import rows, stream

    batches = stream(game, players, games, "random", seed, jobs, options, box, executor=executor, part=part)
    csv.writer(sys.stdout, lineterminator="\n").writerows(rows(game, players, batches))
    return 0


def as_json(result: Simulation) -> Json:
    """The summary and how fast it went; only the latter differs from run to run."""
    seconds = max(result.seconds, 1e-9)  # a clock may not have moved
    speed = {
        "seconds": result.seconds,
        "games_per_second": result.played / seconds,
        "decisions_per_second": result.played * result.decisions.mean / seconds,
    }
    return {**result.summary(), "speed": speed}


def show(result: Simulation, language: str) -> None:
    """The summary for people."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from malecon.kernel.words import tidied
    from malecon.messages import decimal, say, say_or

    def number(value: float, digits: int) -> str:
        return say("plain-number", language, value=decimal(float(value), digits))

    table = Table(box=box.SIMPLE, pad_edge=False)
    for head in ("seat", "mean", "deviation", "least", "most", "wins", "share"):
        table.add_column(say(f"simulate-{head}", language), justify="right")
    for seat in range(result.players):
        scores, wins = result.scores_of(seat), result.wins_of(seat)
        share = number(100 * wins / result.games, 1)
        row = [number(scores.mean, 2), number(scores.deviation, 2), number(scores.least, 0)]
        table.add_row(str(seat), *row, number(scores.most, 0), number(wins, 1), f"{share} %")
    console = Console()
    name, seed, games = result.game.name, str(result.seed), result.games
    first = say("simulate-head", language, game=name, players=result.players, games=games, seed=seed)
    console.print(first, highlight=False)
    console.print(table)
    for key, numbers in (("rounds", result.rounds), ("decisions", result.decisions)):
        mean, deviation, least, most = numbers
        about = {"mean": decimal(mean, 1), "deviation": decimal(deviation, 1), "least": least, "most": most}
        console.print(say(f"simulate-{key}", language, **about))
    for ending, times in result.ending_counts().items():
        if times:
            told = say_or(tidied(ending), f"{name}-ending-{ending}", language)
            share = number(100 * times / games, 1)
            console.print(say("simulate-ending", language, ending=told, games=times, share=share))
    speed = as_json(result)["speed"]
    rates = {"games": round(speed["games_per_second"]), "decisions": round(speed["decisions_per_second"])}
    console.print(say("simulate-speed", language, seconds=decimal(result.seconds, 1), **rates))
