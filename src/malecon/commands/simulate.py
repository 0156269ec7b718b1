"""`malecon simulate`: games by the thousand, and what they were like."""

from __future__ import annotations

import json
import os
import sys
from typing import TYPE_CHECKING

from malecon.commands.parameters import LANGUAGE, NO_FILES, Files

if TYPE_CHECKING:
    from malecon.kernel.game import Json
    from malecon.lab.simulate import Simulation


def simulate(
    game: str,
    /,
    *,
    players: int | None = None,
    games: int = 1000,
    jobs: int | None = None,
    seed: int = 0,
    option: list[str] | None = None,
    files: Files = NO_FILES,
    json_: bool = False,
    language: LANGUAGE = "en",
) -> int:
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from malecon.commands.play import default_players
    from malecon.commands.tables import find_game, read_box, read_options
    from malecon.lab.simulate import simulate as play_games
    from malecon.messages import say

    chosen = find_game(game)
    number = players if players is not None else default_players(chosen.seats)
    box = read_box(chosen, files)
    options = read_options(chosen, option or [])
    left = TextColumn(say("simulate-left", language))
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        left,
    )
    console = Console(file=sys.stderr)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(chosen.name, total=games)
        result = play_games(
            chosen,
            number,
            games,
            seed=seed,
            jobs=jobs if jobs is not None else cores(),
            options=options,
            box=box,
            progress=lambda played: bar.update(task, completed=played),
        )
    if json_:
        print(json.dumps(as_json(result), ensure_ascii=False))
    else:
        show(result, language)
    return 0


def cores() -> int:
    """How many processes can really run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def as_json(result: Simulation) -> Json:
    """The summary and how fast it went; only the latter differs from run to run."""
    speed = {
        "seconds": result.seconds,
        "games_per_second": result.games / result.seconds,
        "decisions_per_second": sum(result.decisions) / result.seconds,
    }
    return {**result.summary(), "speed": speed}


def show(result: Simulation, language: str) -> None:
    """The summary for people."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    from malecon.kernel.words import tidied
    from malecon.lab.simulate import spread
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
        mean, deviation, least, most = spread(numbers)
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
