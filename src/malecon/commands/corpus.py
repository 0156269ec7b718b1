"""`malecon corpus`: games in columns; records and a club's games into them and back, and what is there."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from malecon.commands.parameters import LANGUAGE, NO_FILES, Files

if TYPE_CHECKING:
    from malecon.corpus.records import Added
    from malecon.errors import MaleconError


def add(corpus: Path, places: list[Path], /, *, anonymous: bool = False, language: LANGUAGE = "en") -> int:
    from malecon.corpus.schema import need

    need()
    from malecon.corpus.records import add_files

    return told(add_files(corpus, places, anonymous), language)


def club(
    corpus: Path, /, *, database: str | None = None, names: bool = False, language: LANGUAGE = "en"
) -> int:
    from malecon.commands.club import need_server
    from malecon.corpus.schema import need

    need()
    need_server()
    from malecon.corpus.records import Added, add
    from malecon.store.finished import check_there

    check_there(database)
    added = Added()
    add(corpus, ((None, text) for text in club_records(database, added)), added, "club", not names)
    return told(added, language)


def club_records(database: str | None, added: Added) -> Iterator[bytes]:
    """The finished games of a club; of a game that is not installed here there is no record."""
    import asyncio

    from malecon.errors import Unreadable
    from malecon.store import Store
    from malecon.store.finished import finished_ids, finished_record

    with asyncio.Runner() as runner:
        store = runner.run(Store.open(database))
        try:
            for table_id in runner.run(finished_ids(store)):
                try:
                    text = runner.run(finished_record(store, table_id))
                except Unreadable as error:
                    added.errors.append(error)
                    continue
                if text is not None:
                    yield text.encode()
        finally:
            runner.run(store.close())


def told(added: Added, language: str) -> int:
    """What became of records, and whether all was well."""
    from malecon.messages import say

    tell_errors(added.errors, language)
    print(say("corpus-added", language, games=added.taken, there=added.there_already))
    if added.unfinished:
        print(say("corpus-left-out", language, games=added.unfinished))
    return 2 if added.errors else 0


def records(corpus: Path, folder: Path, /, *, game: str | None = None, language: LANGUAGE = "en") -> int:
    from malecon.corpus.schema import need

    need()
    from malecon.commands.tables import find_game
    from malecon.corpus.records import write_files
    from malecon.messages import say

    written = write_files([corpus], folder, None if game is None else find_game(game).name)
    tell_errors(written.errors, language)
    print(say("corpus-written", language, games=written.games, there=written.there_already))
    if written.results_only:
        print(say("corpus-no-answers", language, games=written.results_only))
    return 2 if written.errors else 0


def play(
    corpus: Path,
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
    cluster: str | None = None,
    page: Path | None = None,
    language: LANGUAGE = "en",
) -> int:
    from malecon.corpus.schema import need

    need()
    from malecon.commands.laboratory import check_corpus, check_place, crew, progress_bar
    from malecon.commands.play import default_players
    from malecon.commands.tables import find_game, read_box, read_options
    from malecon.corpus.playing import Playing
    from malecon.corpus.playing import play as play_games
    from malecon.messages import say

    check_corpus(None, seed)
    chosen = find_game(game)
    number = players if players is not None else default_players(chosen.seats)
    box = read_box(chosen, files)
    options = read_options(chosen, option or [])
    wanted = Playing(chosen, bots.split(","), number, options, box, seed)
    if page is not None:
        check_place(page)
    with crew(jobs, cluster, chosen) as (hands, executor), progress_bar(chosen.name, language, page) as tell:
        played = play_games(wanted, games, corpus, hands, tell, executor)
    print(say("corpus-played", language, games=played, there=games - played, run=wanted.run))
    return 0


def show(corpus: list[Path], /, *, json_: bool = False, language: LANGUAGE = "en") -> int:
    from malecon.corpus.schema import need

    need()
    from rich.console import Console

    from malecon.commands.arena import add_row, new_table
    from malecon.commands.laboratory import Numbers
    from malecon.corpus.contents import contents
    from malecon.messages import say

    found = contents(corpus)
    tell_errors(found.errors, language)
    if json_:
        print(json.dumps(found.plain(), ensure_ascii=False))
        return 2 if found.errors else 0
    number = Numbers(language)
    console = Console(highlight=False)
    heads = ("game", "players", "origin", "bots", "games", "whole")
    table = new_table([say(f"corpus-head-{head}", language) for head in heads], 4)
    for kind in found.kinds:
        cells = [kind.game, str(kind.players), kind.origin, kind.bots, number(kind.games), number(kind.whole)]
        add_row(table, *cells)
    console.print(table)
    size = number(found.bytes / found.games, 1) if found.games else "–"
    total = {"games": found.games, "files": found.files, "bytes": found.bytes}
    console.print(say("corpus-total", language, each=size, **total))
    return 2 if found.errors else 0


def tell_errors(errors: list[MaleconError], language: str) -> None:
    for error in errors:
        print(error.message(language), file=sys.stderr)
