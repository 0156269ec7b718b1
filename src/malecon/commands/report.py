"""`malecon report`: how balanced a game is, as a page and as numbers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from malecon.commands.parameters import LANGUAGE, NO_FILES, Files

if TYPE_CHECKING:
    from malecon.kernel.game import Json
    from malecon.lab.report import Report
    from malecon.lab.report_page import Naming


def report(
    game: str,
    /,
    *,
    bots: str = "greedy",
    players: int | None = None,
    games: int = 1000,
    jobs: int | None = None,
    seed: int = 0,
    option: list[str] | None = None,
    files: Files = NO_FILES,
    fresh: bool = False,
    html: Path | None = None,
    json_: bool = False,
    language: LANGUAGE = "en",
) -> int:
    from malecon.commands.laboratory import check_place, progress_bar
    from malecon.commands.simulate import cores
    from malecon.commands.tables import find_game, read_box, read_options
    from malecon.files import write_text
    from malecon.lab.report import Report, play
    from malecon.lab.report_page import Writer

    chosen = find_game(game)
    place = html if html is not None else Path(f"{chosen.name}-report.html")
    if html is not None or not json_:
        check_place(place)
    box = read_box(chosen, files)
    wanted = Report(chosen, bots, players, read_options(chosen, option or []), box, seed)
    with progress_bar(chosen.name, language) as progress:
        result = play(wanted, games, jobs if jobs is not None else cores(), fresh, progress=progress)
    summary = result.summary()
    if html is not None or not json_:
        labels = chosen.seat_labels(wanted.options, wanted.box)
        writer = Writer(summary, language, naming_of(wanted, language), labels)
        write_text(place, writer.page(command_line(wanted, games)))
    if json_:
        print(json.dumps(summary, ensure_ascii=False))
    else:
        show(summary, place, language)
    return 0


def command_line(wanted: Report, games: int) -> str:
    """The command that makes this report again, less what is read from files."""
    words = ["malecon report", wanted.game.name, f"--games {games} --bots {wanted.bot} --seed {wanted.seed}"]
    if len(wanted.counts) == 1:
        words.append(f"--players {wanted.counts[0]}")
    defaults = wanted.game.settings(None)
    for name, value in wanted.options.items():
        if value != defaults[name]:
            words.append(f"--option {name}={value}")
    return " ".join(words)


def naming_of(wanted: Report, language: str) -> Naming:
    """The names of things, as at the table of the terminal."""
    from malecon.spoken.telling import Telling
    from malecon.terminal.plain import drawing_of

    naming = drawing_of(wanted.game, wanted.box).naming
    telling = Telling(wanted.game, (), language, naming)
    groups = wanted.game.ledger.sources.groups
    return lambda group, word: str(telling.name(groups[group], word))


def show(summary: Json, place: Path, language: str) -> None:
    """The shares by seat, and where the rest is."""
    from rich.console import Console

    from malecon.commands.arena import new_table
    from malecon.commands.laboratory import Numbers
    from malecon.messages import say

    number = Numbers(language)
    console = Console(highlight=False)
    about = {"games": summary["games"], "bot": summary["bot"], "seed": str(summary["seed"])}
    console.print(say("report-title", language, game=summary["game"]))
    console.print(say("report-about", language, **about))
    heads = ["players", "seat", "wins", "sure"]
    names = {"seat": say("arena-seat", language, seat="").strip()}
    table = new_table([names.get(head) or say(f"report-{head}", language) for head in heads], 2)
    for players, shares in summary["seats"].items():
        for seat, share in enumerate(shares):
            cells = [number.percent(share["share"]), number.interval(share["low"], share["high"])]
            table.add_row(players, str(seat), *cells)
    console.print(table)
    console.print(say("report-written", language, path=str(place)), soft_wrap=True, markup=False)
