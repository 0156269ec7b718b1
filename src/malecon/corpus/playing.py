"""Whole games of bots, played into a corpus: a million of them, the same from the same seed.

Bots change seats from game to game, so that each sits everywhere equally often.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import closing
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from malecon.corpus.games import Row, answers_of, follow, packed
from malecon.corpus.runs import Run, check_seed, run_name
from malecon.errors import MaleconError, Unreadable
from malecon.files import shown
from malecon.kernel.game import Game, Json
from malecon.kernel.match import play_match
from malecon.kernel.play import random_action
from malecon.kernel.rng import Rng
from malecon.kernel.state import OVER, State
from malecon.lab.entrants import file_digests, make_bot, told
from malecon.lab.kept import code_digest
from malecon.lab.pool import AHEAD, check_games, in_batches
from malecon.record import check_options, check_players

Given = TypeVar("Given")


class Playing:
    """What is played: everything that the games follow from, but their number."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[str],
        players: int,
        options: Mapping[str, Any] | None = None,
        box: Json | None = None,
        seed: int = 0,
    ) -> None:
        """The last bot plays all seats that are left."""
        self.game = game
        self.players = check_players(game, players)
        self.options = check_options(game, options)
        if not 1 <= len(bots) <= players:
            raise Unreadable("corpus-bots", found=str(len(bots)), players=str(players))
        for name in bots:
            make_bot(name, game)
        self.bots = [*bots, *[bots[-1]] * (players - len(bots))]
        self.box = game.box(game.new(players, self.options, box))
        self.seed = check_seed(seed)
        self.run = run_name(self.settings())
        # Made once, so that many rows share them on their way from a process to another.
        self.texts = packed(self.options), packed(self.box)

    def settings(self) -> Json:
        return {
            "game": self.game.name,
            "players": self.players,
            "options": self.options,
            "bots": self.bots,
            "seed": self.seed,
            "box": self.box,
            "files": file_digests(self.bots),
            "code": code_digest(self.game),
        }

    def line_up(self, number: int) -> list[str]:
        """Who sits where in the game of this number."""
        turned = number % self.players
        return self.bots[turned:] + self.bots[:turned]


def play_game(playing: Playing, number: int) -> Row:
    """The game of this number, whole."""
    state = playing.game.new(playing.players, playing.options, playing.box)
    line_up = playing.line_up(number)
    if set(line_up) == {"random"}:
        answers = at_random(state, Rng(playing.seed, number))
    else:
        answers = by_bots(playing.game, state, line_up, (playing.seed << 32) + number)
    about = About(playing.game, *playing.texts, "play", playing.run, playing.seed)
    laid = playing.game.new(playing.players, playing.options, playing.box)
    return about.row(number, line_up, laid, answers)


class About(NamedTuple):
    """What all games of a run share."""

    game: Game
    options: str
    box: str
    origin: str
    run: str
    seed: int

    def row(self, number: int, bots: Sequence[str], laid: State, answers: Sequence[tuple[int, int]]) -> Row:
        """The game in which these answers were given from a table just laid on."""
        facts = follow(self.game, laid, [action for _, action in answers])
        return Row(
            self.game.name,
            self.game.rules,
            int(laid.players),
            self.options,
            self.box,
            self.origin,
            run=self.run,
            seed=self.seed,
            number=number,
            bots=bots,
            answers=answers_of(self.game, answers),
            **facts._asdict(),
        )


def by_bots(
    game: Game,
    state: State,
    line_up: Sequence[str],
    seed: int,
    on_error: Callable[[int, Exception], None] | None = None,
) -> list[tuple[int, int]]:
    """Let bots play to the end; all answers, and who gave them. `on_error` is that of a match."""
    answers: list[tuple[int, int]] = []
    bots = [make_bot(name, game) for name in line_up]
    try:
        play_match(game, state, bots, seed, lambda seat, action: answers.append((seat, action)), on_error)
    except Exception as error:  # a bot of somebody's own may do anything
        raise MaleconError("corpus-bot-failed", bots=shown(", ".join(line_up)), error=told(error)) from None
    return answers


def at_random(state: State, rng: Rng) -> list[tuple[int, int]]:
    """The same without bots: they are the games of `malecon simulate`, answer by answer."""
    answers: list[tuple[int, int]] = []
    while state.seat != OVER:
        action = int(random_action(state, rng))
        answers.append((int(state.seat), action))
        state.apply(action)
    return answers


def play_some(given: tuple[Callable[[Given, int], Row], Given], start: int, stop: int) -> list[Row]:
    """The games of these numbers, wherever they are played."""
    game_of, rest = given
    return [game_of(rest, number) for number in range(start, stop)]


def fill(
    run: Run,
    game_of: Callable[[Given, int], Row],
    given: Given,
    jobs: int,
    progress: Callable[[int, int], None] | None = None,
    executor: Executor | None = None,
) -> int:
    """Play what a run lacks; how many games that were."""
    check_games(run.games, jobs, executor)
    played, there = 0, run.count()
    if progress is not None:
        progress(there, run.games)
    batches = in_batches(play_some, (game_of, given), run.missing(), jobs, executor, ahead=AHEAD)
    with run, closing(batches) as coming:
        for batch in coming:
            for row in batch.result:
                run.add(row)
            played += len(batch.result)
            if progress is not None:
                progress(there + played, run.games)
    return played


def play(
    playing: Playing,
    games: int,
    corpus: Path,
    jobs: int = 1,
    progress: Callable[[int, int], None] | None = None,
    executor: Executor | None = None,
) -> int:
    """Play on until a corpus has so many games of this run; how many were played now."""
    check_games(games, jobs, executor)
    run = Run(corpus, f"{playing.game.name}-play-{playing.run}", games)
    return fill(run, play_game, playing, jobs, progress, executor)
