"""Bots against bots: fair line-ups, the same games from the same seed, and results that are kept.

    result = play(Arena(GAMES["cuba"], ("strong", "greedy"), 4), games=400, jobs=2)
    result.summary()

Two bots meet so: each alone against a table of the other, in every seat. More bots than two, and as many as
there are seats, all sit at one table, in every order; any other number meets in pairs as two do. With
`alone`, the first one sits alone against tables of each of the others, and that is all. Every line-up plays
the same deals, so that luck does not favour one. `cmd:…` is a program that is spoken to: see programs.py.
"""

from __future__ import annotations

import itertools
import time
from bisect import insort
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from malecon.errors import Unreadable
from malecon.files import shown, write_text
from malecon.kernel.game import Game, Json
from malecon.kernel.match import play_match
from malecon.kernel.state import State
from malecon.lab.entrants import Timed, file_digests, make_bot, told_of
from malecon.lab.kept import Kept, code_digest, default_folder, remove
from malecon.lab.playing import play_on
from malecon.lab.pool import check_games
from malecon.lab.programs import (
    PATIENCE,
    RUNNING,
    check_patience,
    command_of,
    is_program,
    program_digest,
)
from malecon.lab.ranges import Part
from malecon.lab.standings import FAULTS, MOST_RECORDS, Standings
from malecon.lab.visitor import Visitor
from malecon.record import Record, check_options, check_players

# More of the same would teach nothing:
MOST_FAULTS = 5  # of one game that are told


class Arena:
    """Who plays what: everything that the games follow from, but their number."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[str],
        players: int,
        options: Mapping[str, Any] | None = None,
        box: Json | None = None,
        seed: int = 0,
        alone: bool = False,
        patience: float = PATIENCE,
    ) -> None:
        self.game = game
        self.players = check_players(game, players)
        self.options = check_options(game, options)
        self.box = box
        self.bots = check_bots(game, bots)
        self.seed = seed
        self.alone = alone
        self.patience = check_patience(patience)
        self.programs = [name for name in self.bots if is_program(name)]
        self.line_ups = line_ups(self.bots, players, alone)
        self.with_answers = False  # whether results bring every answer, for whoever keeps whole games
        game.new(players, self.options, box)  # a bad box is told here, not in every process

    def about(self) -> Json:
        """What is played, for those who read the results."""
        about: Json = {
            "game": self.game.name,
            "players": self.players,
            "options": self.options,
            "bots": list(self.bots),
            "seed": self.seed,
            "alone": self.alone,
            "line_ups": len(self.line_ups),
        }
        return {**about, "patience": self.patience} if self.programs else about

    def settings(self) -> Json:
        """All that the games follow from; it names the file of their results."""
        files = file_digests([name for name in self.bots if name not in self.programs])
        files |= {name: program_digest(name) for name in self.programs}
        return {**self.about(), "box": self.box, "files": files, "code": code_digest(self.game)}

    def line_up(self, number: int) -> tuple[str, ...]:
        """Who sits where in the game of this number, by seat."""
        return self.line_ups[number % len(self.line_ups)]

    def deal(self, number: int) -> int:
        """The seed of the game of this number; all line-ups have it once before the next one comes."""
        return (self.seed << 32) + number // len(self.line_ups)

    def whole(self, games: int) -> int:
        """As many games or some more, so that every line-up is played equally often."""
        return -(-games // len(self.line_ups)) * len(self.line_ups)


def line_ups(bots: Sequence[str], players: int, alone: bool = False) -> list[tuple[str, ...]]:
    """Who sits where: see the top of this file."""
    if len(bots) == players > 2 and not alone:
        return list(itertools.permutations(bots))
    pairs = list(itertools.permutations(bots, 2))
    found = []
    for one, others in pairs[: len(bots) - 1] if alone else pairs:
        for seat in range(players):
            found.append(tuple(one if place == seat else others for place in range(players)))
    return list(dict.fromkeys(found))


def check_bots(game: Game, bots: Sequence[str]) -> tuple[str, ...]:
    """Two bots or more, each known and named once."""
    if len(bots) < 2:
        raise Unreadable("arena-too-few", found=len(bots))
    for number, name in enumerate(bots):
        if name in bots[:number]:
            raise Unreadable("arena-twice", found=shown(name))
        if is_program(name):
            command_of(name)
        else:
            make_bot(name, game)
    return tuple(bots)


# --- playing ---


def play_game(arena: Arena, number: int) -> Json:
    """The game of this number: scores, winners, and what the bots were like."""
    game = arena.game
    line_up = arena.line_up(number)
    state = game.new(arena.players, arena.options, arena.box)
    visitors = [
        visitor_of(arena, state, name, number * arena.players + seat) if is_program(name) else None
        for seat, name in enumerate(line_up)
    ]
    bots = [
        Timed(make_bot(name, game)) if visitor is None else Timed(visitor, time.monotonic)
        for name, visitor in zip(line_up, visitors, strict=True)
    ]
    answers: list[tuple[int, int]] = []
    errors: list[tuple[int, int, str]] = []
    try:
        end = play_match(
            game,
            state,
            bots,
            arena.deal(number),
            lambda seat, action: answers.append((seat, action)),
            lambda seat, error: errors.append((seat, len(answers), told_of(line_up[seat], error))),
        )
    except BaseException:
        for visitor in visitors:
            if visitor is not None:
                visitor.leave()
        raise
    result: Json = {
        "n": number,
        "scores": end.scores(),
        "winners": end.winners(),
        "rounds": int(end.round),
        "decisions": [bot.asked for bot in bots],
        "seconds": [round(bot.seconds, 6) for bot in bots],
        **farewell(visitors, end),
    }
    if arena.with_answers:
        result["answers"] = answers
    if errors:
        result["failed"] = [sum(seat == other for other, _, _ in errors) for seat in range(arena.players)]
        result["errors"] = errors[:MOST_FAULTS]
        result["record"] = written(arena, number, answers, errors[:MOST_FAULTS])
    return result


def visitor_of(arena: Arena, state: State, name: str, seed: int) -> Visitor:
    """A seat for a program. It hears what happens at the table, as far as its seat may know it.

    Its `seed` counts the seats of all games, and is made of nothing from which the table is dealt: whoever
    is told as much as a hash of that can try out small numbers until one fits, and knows every draw.
    """
    state.listening = True
    table = {"game": arena.game.name, "players": arena.players, "options": arena.options, "seed": seed}
    return Visitor(name, arena.game, arena.patience, table, lambda: state.events, arena.game.box(state))


def farewell(visitors: Sequence[Visitor | None], end: State) -> Json:
    """Tell programs how it ended; what each did wrong, by seat. Nothing where there are none."""
    if not any(visitors):
        return {}
    forfeited: dict[str, bool] = {}
    for visitor in visitors:
        if visitor is not None:
            visitor.rise(end.scores(), end.winners())
            forfeited[visitor.name] = visitor.forfeited or forfeited.get(visitor.name, False)
    RUNNING.played(forfeited)
    return {
        what: [int(getattr(visitor, attribute)) if visitor else 0 for visitor in visitors]
        for what, attribute in FAULTS.items()
    }


def written(
    arena: Arena, number: int, answers: Sequence[tuple[int, int]], errors: Sequence[tuple[int, int, str]]
) -> str:
    """The record of a game in which bots failed; its first line says who, after how many answers, and how."""
    extra = {
        "bots": list(arena.line_up(number)),
        "errors": [{"seat": seat, "after": after, "error": error} for seat, after, error in errors],
    }
    record = Record(arena.game, arena.players, arena.options, arena.box, extra=extra)
    for seat, action in answers:
        record.add(seat, action)
    return record.text()


def play(
    arena: Arena,
    games: int,
    jobs: int = 1,
    fresh: bool = False,
    folder: Path | None = None,
    progress: Callable[[int, int], None] | None = None,
    *,
    executor: Executor | None = None,
    part: Part | None = None,
    whole: Callable[[Json], None] | None = None,
) -> Standings:
    """Play on from what was kept until there are so many games; `progress` is told how many of how many.

    Of a part only its games are played, for `malecon.lab.join`. With `whole`, every game that is played now
    is told there with its answers, which must be taken out of the result.
    """
    arena.with_answers = whole is not None
    check_games(games, jobs, executor)
    total = arena.whole(games)
    kept = Kept(folder or default_folder(), "arena", arena.game, arena.settings(), part, total)
    with kept.opened(fresh):
        records = Records(kept, fresh)

        def keep(result: Json) -> None:
            if whole is not None:
                whole(result)
            records.keep(result)

        missing = any(kept.done.missing(kept.numbers))
        with running_programs(arena, missing, jobs > 1 or executor is not None):
            results = play_on(kept, play_game, arena, jobs, executor, progress, keep)
    return Standings(arena.bots, arena.line_ups, results, kept.path, arena.about())


@contextmanager
def running_programs(arena: Arena, wanted: bool, elsewhere: bool) -> Iterator[None]:
    """Before the games every program is tried, and after them none is left. Other processes start their own,
    and theirs end with them."""
    try:
        if wanted:
            RUNNING.try_out(arena.programs, arena.patience)
            if elsewhere:
                RUNNING.close()
        yield
    finally:
        RUNNING.close()


class Records:
    """Beside the results: the records of the first games in which bots failed, whoever was done first."""

    def __init__(self, kept: Kept, fresh: bool) -> None:
        self.folder = kept.path.parent
        self.stem = kept.stem
        found = map(self.number, self.folder.glob(f"{self.stem}-*.txt"))
        self.games = sorted(number for number in found if kept.holds(number))
        if fresh:
            while self.games:
                remove(self.path(self.games.pop()))

    def number(self, path: Path) -> int:
        """The number of the game of a record, or less than any."""
        found = path.stem.removeprefix(f"{self.stem}-")
        return int(found) if found.isdecimal() else -1

    def path(self, number: int) -> Path:
        return self.folder / f"{self.stem}-{number}.txt"

    def keep(self, result: Json) -> None:
        """Put the record of a game beside the results, and its name in the place of its text."""
        text = result.pop("record", None)
        if text is None:
            return
        result["record"] = self.path(result["n"]).name
        if len(self.games) == MOST_RECORDS and result["n"] > self.games[-1]:
            return
        write_text(self.path(result["n"]), text)
        if result["n"] not in self.games:  # it may be played again, where results were damaged
            insort(self.games, result["n"])
        if len(self.games) > MOST_RECORDS:
            remove(self.path(self.games.pop()))
