"""How balanced a game is: many games of one bot with itself, and what went with winning them.

    balance = play(Report(GAMES["cuba"], "greedy"), games=5000, jobs=2)
    balance.summary()

What goes with winning need not be its cause: who can afford a dear building may be winning already. What is
found here holds for this bot; another one may find other ways.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from malecon.kernel.game import Game, Json
from malecon.kernel.match import play_match
from malecon.lab.balance import Balance as Balance
from malecon.lab.entrants import Timed, file_digests, make_bot
from malecon.lab.kept import Kept, code_digest, default_folder
from malecon.lab.playing import play_on
from malecon.lab.pool import check_games
from malecon.lab.ranges import Part
from malecon.record import check_options, check_players


class Report:
    """What is played: everything that the games follow from, but their number."""

    def __init__(
        self,
        game: Game,
        bot: str = "greedy",
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        box: Json | None = None,
        seed: int = 0,
    ) -> None:
        """Without a number of players, all numbers take turns."""
        self.game = game
        self.counts = tuple(game.seats) if players is None else (check_players(game, players),)
        self.options = check_options(game, options)
        self.bot = bot
        make_bot(bot, game)
        self.box = game.box(game.new(self.counts[-1], self.options, box))
        self.seed = seed

    @classmethod
    def again(cls, game: Game, settings: Json) -> Report:
        """A report that was played somewhere, perhaps with a bot that is not here."""
        found = cls.__new__(cls)
        found.game, found.counts = game, tuple(settings["players"])
        found.options, found.box = settings["options"], settings["box"]
        found.bot, found.seed = settings["bot"], settings["seed"]
        return found

    def about(self) -> Json:
        """What is played, for those who read the result."""
        return {
            "game": self.game.name,
            "players": list(self.counts),
            "options": self.options,
            "bot": self.bot,
            "seed": self.seed,
        }

    def settings(self) -> Json:
        """All that the games follow from; it names the file of their results."""
        files, code = file_digests([self.bot]), code_digest(self.game)
        return {**self.about(), "box": self.box, "files": files, "code": code}


def play_game(report: Report, number: int) -> Json:
    """The game of this number, and what its events told."""
    game = report.game
    players = report.counts[number % len(report.counts)]
    state = game.new(players, report.options, report.box)
    ledger = game.ledger(game.vocabulary, state.copy())
    state.listening = True
    bots = [Timed(make_bot(report.bot, game)) for _ in range(players)]
    errors: list[Exception] = []
    end = play_match(
        game,
        state,
        bots,
        (report.seed << 32) + number,
        on_error=lambda seat, error: errors.append(error),
    )
    ledger.hear(game.said(end.events))
    return {
        "n": number,
        "scores": end.scores(),
        "winners": end.winners(),
        "rounds": int(end.round),
        "decisions": sum(bot.asked for bot in bots),
        "errors": len(errors),
        "ending": game.ending(end),
        "start": ledger.start,
        "points": ledger.points,
        "taken": [{f"{group}:{item}": n for (group, item), n in own.items()} for own in ledger.taken],
    }


def play(
    report: Report,
    games: int,
    jobs: int = 1,
    fresh: bool = False,
    folder: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
    *,
    executor: Executor | None = None,
    part: Part | None = None,
) -> Balance:
    """Play on from what was kept until there are so many games; `progress` is told how many of how many.

    Of a part only its games are played, for `malecon.lab.join`.
    """
    check_games(games, jobs, executor)
    kept = Kept(folder or default_folder(), "report", report.game, report.settings(), part, games)
    with kept.opened(fresh):
        results = play_on(kept, play_game, report, jobs, executor, progress)
    balance = Balance(report, results)
    balance.path = kept.path
    return balance
