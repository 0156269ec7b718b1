"""`malecon train`: a net learns a game by playing against itself."""

from __future__ import annotations

import importlib.util
from collections.abc import Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import TYPE_CHECKING

from malecon.commands.parameters import LANGUAGE

if TYPE_CHECKING:
    from malecon.kernel.game import Game
    from malecon.learn.curve import Line
    from malecon.learn.trainer import Trainer

MOST_MINUTES = 100_000
MOST_NEURONS = 4096
MOST_SEED = 2**31
MOST_RATE = 0.1


def train(
    game: str,
    /,
    *,
    folder: Path = Path("training"),
    minutes: float = 10,
    jobs: int | None = None,
    seed: int = 1,
    width: int | None = None,
    depth: int | None = None,
    rate: float = 0.001,
    cluster: str | None = None,
    fresh: bool = False,
    shipped: bool = False,
    chart: Path | None = None,
    language: LANGUAGE = "en",
) -> int:
    from malecon.commands.laboratory import check_place, crew
    from malecon.commands.tables import find_game
    from malecon.errors import MaleconError, Unreadable
    from malecon.files import reason, shown
    from malecon.lab.kept import lock
    from malecon.lab.pool import MOST_JOBS, check_number

    chosen = find_game(game)
    if chosen.observer is None:
        raise Unreadable("train-no-observer", game=chosen.name)
    if not 0 < minutes <= MOST_MINUTES:
        raise Unreadable("train-minutes", found=shown(f"{minutes:g}"), most=MOST_MINUTES)
    wide, deep = neurons(chosen, width, depth, shipped)
    check_number("seed", seed, MOST_SEED)
    if not 0 < rate <= MOST_RATE:
        raise Unreadable("train-rate", found=str(rate), most=str(MOST_RATE))
    if jobs is not None:
        check_number("jobs", jobs, MOST_JOBS)
    if chart is not None:
        check_place(chart)
    if folder.is_file():
        raise Unreadable("train-no-folder", path=str(folder))
    if importlib.util.find_spec("torch") is None:
        raise Unreadable("train-no-torch")
    from malecon.learn.trainer import Plan, Trainer

    checkpoint = folder / f"{chosen.name}.pt"
    if shipped and not fresh and checkpoint.exists():
        raise Unreadable("train-begun-already", path=str(checkpoint))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MaleconError("file-unwritable", path=shown(str(folder), 200), error=reason(error)) from None
    with (folder / f"{chosen.name}.lock").open("ab") as file:
        lock(file, checkpoint)
        with crew(jobs, cluster, chosen) as (hands, machines):
            plan = Plan(chosen.name, folder, minutes * 60, hands, seed, wide, deep, rate)
            return learn(Trainer(plan, fresh, shipped), shipped, chart, language, machines)


def neurons(game: Game, width: int | None, depth: int | None, shipped: bool) -> tuple[int, int]:
    """How many the two layers have. A net that is gone on from has them already."""
    from malecon.bots.weights import DEPTH, WIDTH, about
    from malecon.errors import Unreadable
    from malecon.lab.pool import check_number

    data = game.net() if shipped else None
    if shipped and data is None:
        raise Unreadable("train-nothing-shipped", game=game.name)
    said = {"width": WIDTH, "depth": DEPTH} if data is None else about(data)
    wide = check_number("width", said["width"] if width is None else width, MOST_NEURONS)
    deep = check_number("depth", said["depth"] if depth is None else depth, MOST_NEURONS)
    if data is not None and (wide, deep) != (said["width"], said["depth"]):
        sizes = {"width": str(said["width"]), "depth": str(said["depth"])}
        raise Unreadable("train-shipped-size", game=game.name, **sizes)
    return wide, deep


def learn(
    trainer: Trainer, shipped: bool, chart: Path | None, language: str, machines: Executor | None
) -> int:
    """Train and say how it goes; asked to end, by Ctrl-C or by a signal, keep what was learned."""
    from malecon.errors import Stopped
    from malecon.files import write_text
    from malecon.lab.charts import as_file
    from malecon.messages import say
    from malecon.spoken.seat import game_name

    game, plan = trainer.game, trainer.plan
    if shipped:
        print(say("train-goes-on-shipped", language, games=trainer.games))
    elif trainer.games:
        print(say("train-goes-on", language, games=trainer.games, path=str(trainer.checkpoint)))
    else:
        minutes = round(plan.seconds / 60, 2)
        how_long = int(minutes) if minutes.is_integer() else minutes
        name = game_name(game, language)
        print(say("train-begins", language, game=name, minutes=how_long, jobs=plan.actors))
    stopped: BaseException | None = None
    try:
        trainer.train(lambda line: print(told(line, language), flush=True), machines)
    except (KeyboardInterrupt, Stopped) as error:
        stopped = error
    if chart is not None:  # before any word: the terminal may have been closed
        write_text(chart, as_file(picture(game, trainer.curve, language)))
    if stopped is not None:
        print(say("train-stopped", language))
    print(say("train-done", language, games=trainer.games, path=str(trainer.net), game=game.name))
    return int(stopped.code) if isinstance(stopped, Stopped) else 0


#: Duels of which a share is told: of one or two it says nothing.
FEWEST = 10


def told(line: Line, language: str) -> str:
    """A point of the curve in words."""
    from malecon.commands.laboratory import Numbers
    from malecon.messages import say

    number = Numbers(language)
    won = ", ".join(
        say("train-won", language, players=players, share=number.percent(share, 0), games=games)
        for players, (games, share) in line.duels.items()
        if games >= FEWEST
    )
    return say(
        "train-line",
        language,
        minutes=number(line.seconds / 60, 1),
        games=line.games,
        loss=number(line.shares, 3),
        won=won or "–",
    )


def picture(game: Game, curve: Sequence[Line], language: str) -> str:
    """How the share of wins against the rival rose with the games, for each number of players."""
    from malecon.commands.laboratory import Numbers
    from malecon.lab.charts import Series, lines
    from malecon.learn.curve import RIVAL, smoothed
    from malecon.messages import say
    from malecon.spoken.seat import game_name

    number = Numbers(language)
    series = [
        Series(say("train-players", language, players=players), smoothed(curve, str(players)))
        for players in game.seats
    ]
    return lines(
        say("train-chart", language, game=game_name(game, language), rival=RIVAL),
        series,
        [line.games for line in curve],
        across=say("train-games", language),
        limits=(0.0, 1.0),
        write=lambda share: number.percent(share, 0),
        write_at=number,
    )
