"""`malecon play` and `malecon replay`: a game at this terminal, and the way back through one."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from malecon.commands.parameters import LANGUAGE, NO_FILES, Files

if TYPE_CHECKING:
    from malecon.kernel.game import Game


def play(
    game: str | None = None,
    /,
    *,
    players: int | None = None,
    people: int | None = None,
    bots: list[str] | None = None,
    name: list[str] | None = None,
    option: list[str] | None = None,
    files: Files = NO_FILES,
    seed: int | None = None,
    save: Path | None = None,
    resume: Path | None = None,
    config: Path | None = None,
    lan: bool = False,
    port: int | None = None,
    database: str | None = None,
    no_browser: bool = False,
    language: LANGUAGE = "en",
) -> int:
    from malecon.commands.page import open_page
    from malecon.commands.tables import find_game, read_box, read_options
    from malecon.errors import Unreadable
    from malecon.messages import say
    from malecon.record import Record, check_players
    from malecon.terminal.play import run

    here = (game, players, people, bots, name, option, seed, save, resume)
    if not files and all(value is None for value in here):
        return open_page(config, lan, port, database, no_browser, language)
    page = {"config": config, "lan": lan or None, "port": port, "database": database}
    page["no-browser"] = no_browser or None
    for given, wish in page.items():
        if wish is not None:
            raise Unreadable("play-with", given=given)
    if resume is not None:
        new = {"game": game, "players": players, "name": name, "option": option, **files}
        for given, value in new.items():
            if value is not None:
                raise Unreadable("resume-with", given=given)
        record = Record.load(resume, torn=True)
        if record.torn:
            print(say("resume-torn", language, found=record.torn), file=sys.stderr)
        seats = seat_bots(record.game, record.players, people, bots, record.extra.get("bots"))
        save = save or resume
    else:
        if game is None:
            raise Unreadable("play-what")
        chosen = find_game(game)
        number = check_players(chosen, players if players is not None else default_players(chosen.seats))
        seats = seat_bots(chosen, number, people, bots, None)
        own = read_box(chosen, files)
        extra = {"date": today(), "bots": [bot or "" for bot in seats]}
        record = Record(chosen, number, read_options(chosen, option or []), own, name or [], extra)
        save = new_file(save) if save is not None else default_file(chosen.name)
    box, options, names = record.box, record.options, record.names
    return run(record.game, record.players, seats, seed, options, box, names, save, record, language)


def default_players(seats: range) -> int:
    """A table of three, where three can play."""
    return 3 if 3 in seats else seats[0]


def seat_bots(
    game: Game, players: int, people: int | None, bots: list[str] | None, before: object
) -> list[str | None]:
    """Who plays each seat: people the first ones, then the bots, of which the last is repeated.

    `before` is what a record says of its bots; it holds as long as nothing else is said.
    """
    from malecon.bots.players import bot
    from malecon.errors import Unreadable

    names = [name.strip() for given in bots or [] for name in given.split(",") if name.strip()]
    if people is None and not names and isinstance(before, list) and len(before) == players:
        return [name if is_bot(name, game) else None for name in before]
    number = 1 if people is None else people
    if not 0 <= number <= players:
        raise Unreadable("people-wrong", found=str(number), players=str(players))
    for name in names:
        bot(name, game)  # says kindly that there is none of this name
    if len(names) > players - number:
        raise Unreadable("bots-too-many", found=str(len(names)), free=str(players - number))
    if not names:
        names = ["greedy"]
    wanted = players - number
    return [*[None] * number, *[names[min(seat, len(names) - 1)] for seat in range(wanted)]]


def is_bot(name: object, game: Game) -> bool:
    """Whether a record names a bot that there still is."""
    from malecon.bots.players import bot
    from malecon.errors import Unreadable

    try:
        return bool(bot(str(name), game))
    except Unreadable:
        return False


def today() -> str:
    """The date, for the record's first line."""
    from datetime import date

    return date.today().isoformat()


def new_file(path: Path) -> Path:
    """A place to save that holds nothing yet: an older game is never written over."""
    from malecon.errors import Unreadable
    from malecon.files import shown

    if path.is_dir():
        raise Unreadable("file-is-folder", path=shown(str(path), 200))
    if path.exists():
        raise Unreadable("save-exists", path=shown(str(path), 200))
    return path


def default_file(game: str) -> Path:
    """Where a game is saved whose player did not say where: a new file among the user's data."""
    from datetime import datetime

    from platformdirs import user_data_path

    from malecon.errors import MaleconError
    from malecon.files import reason

    folder = user_data_path("malecon") / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise MaleconError("file-unwritable", path=str(folder), error=reason(error)) from None
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path, number = folder / f"{stem}.txt", 1
    while path.exists():
        number += 1
        path = folder / f"{stem}-{number}.txt"
    return path


def replay(
    file: Path,
    /,
    *,
    at: int | None = None,
    seat: int | None = None,
    language: LANGUAGE = "en",
) -> int:
    from malecon.errors import Unreadable
    from malecon.record import Record
    from malecon.terminal.replay import run

    record = Record.load(file)
    if at is not None and not 0 <= at <= len(record):
        raise Unreadable("replay-at", found=str(at), most=str(len(record)))
    if seat is not None and not 0 <= seat < record.players:
        raise Unreadable("replay-seat", found=str(seat), last=str(record.players - 1))
    return run(record, at, seat, language)
