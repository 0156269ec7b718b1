"""Games of the laboratory into a corpus: those of reports and of arenas, whole, each once."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path

from malecon.corpus.asking import Corpus
from malecon.corpus.balance import Asked, CorpusBalance
from malecon.corpus.games import Row, packed
from malecon.corpus.playing import About, by_bots, fill
from malecon.corpus.runs import Run, check_seed, run_name
from malecon.errors import Unreadable
from malecon.kernel.game import Json
from malecon.lab.arena import Arena
from malecon.lab.report import Report

Progress = Callable[[int, int], None]


# --- reports ---


def report_game(given: tuple[Report, About], number: int) -> Row:
    """The game of this number of a report."""
    report, about = given
    players = report.counts[number % len(report.counts)]
    bots = [report.bot] * players
    state = report.game.new(players, report.options, report.box)
    answers = by_bots(report.game, state, bots, (report.seed << 32) + number)
    return about.row(number, bots, report.game.new(players, report.options, report.box), answers)


def report_into(
    corpus: Path,
    report: Report,
    games: int,
    jobs: int,
    progress: Progress | None = None,
    executor: Executor | None = None,
) -> CorpusBalance:
    """Play on until a corpus has so many games of a report, and say what they were like."""
    name = run_name(report.settings())
    about = About(
        report.game, packed(report.options), packed(report.box), "report", name, check_seed(report.seed)
    )
    run = Run(corpus, f"{report.game.name}-report-{name}", games)
    fill(run, report_game, (report, about), jobs, progress, executor)
    with Corpus(run.files()) as asked:
        return CorpusBalance(Asked(report.game, run=name, first=games), asked, report.about())


# --- arenas ---


class ArenaGames:
    """The games of an arena on their way into a corpus, as it plays them; what it had played before is played
    again. Programs would play something else then, so theirs are not taken."""

    def __init__(self, corpus: Path, arena: Arena, games: int) -> None:
        if arena.programs:
            raise Unreadable("corpus-programs")
        self.arena = arena
        name = run_name(arena.settings())
        box = arena.game.box(arena.game.new(arena.players, arena.options, arena.box))
        seed = check_seed(arena.seed)
        self.about = About(arena.game, packed(arena.options), packed(box), "arena", name, seed)
        self.run = Run(corpus, f"{arena.game.name}-arena-{name}", arena.whole(games))

    def take(self, result: Json) -> None:
        """A game that was just played; one in which a bot failed says so."""
        answers, failed = result.pop("answers"), result.get("failed")
        self.run.add(arena_row(self.arena, self.about, result["n"], answers, failed))

    def rest(self, jobs: int, executor: Executor | None) -> None:
        """What is missing still."""
        fill(self.run, arena_game, (self.arena, self.about), jobs, None, executor)


def arena_row(
    arena: Arena, about: About, number: int, answers: list[tuple[int, int]], failed: list[int] | None
) -> Row:
    laid = arena.game.new(arena.players, arena.options, arena.box)
    row = about.row(number, arena.line_up(number), laid, answers)
    return row if failed is None else row._replace(extra=packed({"failed": failed}))


def arena_game(given: tuple[Arena, About], number: int) -> Row:
    """The game of this number of an arena, played again, with the same failures of its bots."""
    arena, about = given
    state = arena.game.new(arena.players, arena.options, arena.box)
    failed = [0] * arena.players

    def fail(seat: int, error: Exception) -> None:
        failed[seat] += 1

    answers = by_bots(arena.game, state, arena.line_up(number), arena.deal(number), fail)
    return arena_row(arena, about, number, answers, failed if any(failed) else None)
