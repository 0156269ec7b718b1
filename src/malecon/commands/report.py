"""`malecon report`: how balanced a game is, as a page and as numbers."""

from __future__ import annotations

import json
import shlex
from pathlib import Path
from typing import TYPE_CHECKING

from malecon.commands.parameters import LANGUAGE, USUAL, Run

if TYPE_CHECKING:
    from malecon.kernel.game import Game, Json
    from malecon.lab.balance import Balance
    from malecon.lab.report import Report
    from malecon.lab.report_page import Naming


def report(
    game: str,
    /,
    *more: Path,
    bots: str | None = None,
    players: int | None = None,
    games: int | None = None,
    run: Run = USUAL,
    from_: list[Path] | None = None,
    html: Path | None = None,
    json_: bool = False,
    language: LANGUAGE = "en",
) -> int:
    from malecon.commands.laboratory import crew, opened, progress_bar, show_part
    from malecon.commands.tables import find_game
    from malecon.errors import Unreadable
    from malecon.files import shown
    from malecon.lab.report import Report, play

    chosen = find_game(game)
    if more and not from_:
        raise Unreadable("cli-too-many", found=shown(" ".join(map(str, more))))
    if from_:
        check_alone(games, run)
    number = games if games is not None else 1000
    is_written = run.part is None and (html is not None or not json_)
    box, options, part, folder = opened(chosen, run, place_of(chosen, html) if is_written else None)
    if from_:
        return of_corpus(chosen, [*from_, *more], bots, players, options, language, json_, html)
    wanted = Report(chosen, bots or "greedy", players, options, box, run.seed or 0)
    result: Balance
    with (
        crew(run.jobs, run.cluster, chosen) as (hands, executor),
        progress_bar(chosen.name, language, run.page, run.before) as tell,
    ):
        if run.corpus is not None:
            from malecon.commands.corpus import tell_errors
            from malecon.corpus.lab import report_into

            of_run = report_into(run.corpus, wanted, number, hands, tell, executor)
            tell_errors(of_run.corpus.errors, language)
            code = told(wanted, of_run, language, json_, html)
            return 2 if of_run.corpus.errors else code
        result = play(wanted, number, hands, run.fresh, folder, tell, executor=executor, part=part)
    if part is not None:
        return show_part(part, result.path, result.games, json_, language)
    return told(wanted, result, language, json_, html)


def check_alone(games: int | None, run: Run) -> None:
    """What is about playing says nothing of games that are there; rules choose among them."""
    from malecon.errors import Unreadable

    if games is not None:
        raise Unreadable("report-from-alone", option="--games")
    for name in run.files:
        raise Unreadable("report-from-alone", option=f"--{name}")
    for name in ("jobs", "corpus", "part", "cluster", "page", "seed", "fresh"):
        if getattr(run, name) != getattr(USUAL, name):
            raise Unreadable("report-from-alone", option=f"--{name}")


def of_corpus(
    game: Game,
    places: list[Path],
    bot: str | None,
    players: int | None,
    options: Json,
    language: str,
    json_: bool,
    html: Path | None,
) -> int:
    """The report of games that were played elsewhere: of this game, and of these players, options, bots."""
    from malecon.commands.corpus import tell_errors
    from malecon.corpus.schema import need

    need()
    from malecon.corpus.asking import Corpus
    from malecon.corpus.balance import Asked, CorpusBalance
    from malecon.lab.report import Report
    from malecon.record import check_options, check_players

    if players is not None:
        check_players(game, players)
    settings = check_options(game, options)
    chosen = {name: settings[name] for name in options}
    with Corpus(places) as corpus:
        result = CorpusBalance(Asked(game, players, chosen, bot), corpus)
        tell_errors(corpus.errors, language)
    box = game.box(game.new(game.seats[-1], settings))
    known = {"players": result.counts, "options": settings, "box": box, "bot": bot, "seed": 0}
    words = ["malecon report", game.name, *(f"--from {shlex.quote(str(place))}" for place in places)]
    words += [f"--bots {bot}"] * (bot is not None) + [f"--players {players}"] * (players is not None)
    words += [f"--option {name}={value}" for name, value in chosen.items()]
    code = told(Report.again(game, known), result, language, json_, html, " ".join(words))
    return 2 if corpus.errors else code


def place_of(game: Game, html: Path | None) -> Path:
    """Where the page is written."""
    return html if html is not None else Path(f"{game.name}-report.html")


def told(
    wanted: Report,
    result: Balance,
    language: str,
    json_: bool,
    html: Path | None,
    command: str | None = None,
) -> int:
    """What a report says, as a page and in the form that is asked for."""
    from malecon.files import write_text
    from malecon.lab.report_page import Writer

    place = place_of(wanted.game, html)
    summary = result.summary()
    if html is not None or not json_:
        labels = wanted.game.seat_labels(wanted.options, wanted.box)
        writer = Writer(summary, language, naming_of(wanted, language), labels)
        write_text(place, writer.page(command or command_line(wanted, result.games)))
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
    from malecon.lab.report_page import about_games
    from malecon.messages import say

    number = Numbers(language)
    console = Console(highlight=False)
    console.print(say("report-title", language, game=summary["game"]))
    console.print(about_games(summary, language), markup=False)
    heads = ["players", "seat", "wins", "sure"]
    names = {"seat": say("arena-seat", language, seat="").strip()}
    table = new_table([names.get(head) or say(f"report-{head}", language) for head in heads], 2)
    for players, shares in summary["seats"].items():
        for seat, share in enumerate(shares):
            cells = [number.percent(share["share"]), number.interval(share["low"], share["high"])]
            table.add_row(players, str(seat), *cells)
    console.print(table)
    if summary["errors"]:
        values = {"bot": summary["bot"], "errors": summary["errors"]}
        console.print(say("report-errors", language, **values), soft_wrap=True, markup=False)
    console.print(say("report-written", language, path=str(place)), soft_wrap=True, markup=False)
