"""`malecon train`: a net learns a game by playing against itself."""

from __future__ import annotations

import importlib.util
import signal
from collections.abc import Sequence
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


def train(
    game: str,
    /,
    *,
    folder: Path = Path("training"),
    minutes: int = 10,
    jobs: int | None = None,
    seed: int = 1,
    width: int = 128,
    depth: int = 32,
    fresh: bool = False,
    shipped: bool = False,
    chart: Path | None = None,
    language: LANGUAGE = "en",
) -> int:
    from malecon.commands.laboratory import check_place
    from malecon.commands.simulate import cores
    from malecon.commands.tables import find_game
    from malecon.errors import Unreadable
    from malecon.lab.kept import lock
    from malecon.lab.simulate import MOST_JOBS
    from malecon.lab.workers import check_number

    chosen = find_game(game)
    if chosen.observer is None:
        raise Unreadable("train-no-observer", game=chosen.name)
    check_number("minutes", minutes, MOST_MINUTES)
    check_number("width", width, MOST_NEURONS)
    check_number("depth", depth, MOST_NEURONS)
    check_number("seed", seed, MOST_SEED)
    jobs = check_number("jobs", jobs, MOST_JOBS) if jobs is not None else cores()
    if chart is not None:
        check_place(chart)
    if folder.is_file():
        raise Unreadable("train-no-folder", path=str(folder))
    if shipped and chosen.net() is None:
        raise Unreadable("train-nothing-shipped", game=chosen.name)
    if importlib.util.find_spec("torch") is None:
        raise Unreadable("train-no-torch")
    from malecon.learn.trainer import Plan, Trainer

    plan = Plan(chosen.name, folder, minutes * 60, jobs, seed, width, depth)
    checkpoint = folder / f"{chosen.name}.pt"
    if shipped and not fresh and checkpoint.exists():
        raise Unreadable("train-begun-already", path=str(checkpoint))
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / f"{chosen.name}.lock").open("ab") as file:
        lock(file, checkpoint)
        return learn(Trainer(plan, fresh, shipped), shipped, chart, language)


def learn(trainer: Trainer, shipped: bool, chart: Path | None, language: str) -> int:
    """Train and say how it goes; asked to end, by Ctrl-C or by the system, keep what was learned."""
    from malecon.files import write_text
    from malecon.lab.charts import as_file
    from malecon.messages import say

    game, plan = trainer.game, trainer.plan
    if shipped:
        print(say("train-goes-on-shipped", language, games=trainer.games))
    elif trainer.games:
        print(say("train-goes-on", language, games=trainer.games, path=str(trainer.checkpoint)))
    else:
        minutes = round(plan.seconds / 60)
        print(say("train-begins", language, game=game.name, minutes=minutes, jobs=plan.actors))
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        trainer.train(lambda line: print(told(line, language), flush=True))
    except KeyboardInterrupt:
        print(say("train-stopped", language))
    if chart is not None:
        write_text(chart, as_file(picture(game, trainer.curve, language)))
    print(say("train-done", language, games=trainer.games, path=str(trainer.net), game=game.name))
    return 0


def told(line: Line, language: str) -> str:
    """A point of the curve in words."""
    from malecon.commands.laboratory import Numbers
    from malecon.messages import say

    number = Numbers(language)
    won = ", ".join(
        say("train-won", language, players=players, share=number.percent(share, 0), games=games)
        for players, (games, share) in line.duels.items()
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

    number = Numbers(language)
    series = [
        Series(say("train-players", language, players=players), smoothed(curve, str(players)))
        for players in game.seats
    ]
    return lines(
        say("train-chart", language, game=game.name, rival=RIVAL),
        series,
        [line.games for line in curve],
        across=say("train-games", language),
        limits=(0.0, 1.0),
        write=lambda share: number.percent(share, 0),
        write_at=number,
    )
