"""`malecon arena`: bots against bots, until it is clear who is better."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from malecon.commands.parameters import LANGUAGE, USUAL, Run

if TYPE_CHECKING:
    from rich.table import Table

    from malecon.kernel.game import Json
    from malecon.lab.arena import Arena
    from malecon.lab.ranges import Part
    from malecon.lab.standings import Standings


MOST_FAULTS = 5  # failures of bots that are told in words; --json has more


def arena(
    game: str,
    /,
    *bots: str,
    players: int = 2,
    alone: bool = False,
    games: int = 200,
    patience: float = 30.0,
    run: Run = USUAL,
    json_: bool = False,
    csv_: bool = False,
    chart: Path | None = None,
    language: LANGUAGE = "en",
) -> int:
    from malecon.commands.laboratory import crew, opened, progress_bar, show_part
    from malecon.commands.tables import find_game
    from malecon.errors import Unreadable
    from malecon.lab.arena import Arena, play

    if json_ and csv_:
        raise Unreadable("arena-two-forms")
    chosen = find_game(game)
    box, options, part, folder = opened(chosen, run, chart)
    seed = run.seed if run.seed is not None else usual_seed(bots, part)
    wanted = Arena(chosen, bots, players, options, box, seed, alone, patience)
    with (
        crew(run.jobs, run.cluster, chosen) as (hands, executor),
        progress_bar(chosen.name, language, run.page, "lab-before") as tell,
        whole_games(run.corpus, wanted, games, hands, executor) as whole,
    ):
        result = play(
            wanted, games, hands, run.fresh, folder, tell, executor=executor, part=part, whole=whole
        )
    if part is not None:
        return show_part(part, result.path, result.games, json_, language)
    return told(result, language, json_, csv_, chart)


def usual_seed(bots: Sequence[str], part: Part | None) -> int:
    """The seed where none is given. A program that guesses it knows every draw."""
    from malecon.errors import Unreadable
    from malecon.lab.kept import own_seed
    from malecon.lab.programs import is_program

    if not any(map(is_program, bots)):
        return 0
    if part is not None:  # other machines have others
        raise Unreadable("arena-part-seed")
    return own_seed()


@contextmanager
def whole_games(
    corpus: Path | None, wanted: Arena, games: int, jobs: int, executor: Executor | None
) -> Iterator[Callable[[Json], None] | None]:
    """Where the games of an arena are told whole, if they are to go into a corpus."""
    if corpus is None:
        yield None
        return
    from malecon.corpus.lab import ArenaGames

    taken = ArenaGames(corpus, wanted, games)
    with taken.run:
        yield taken.take
    taken.rest(jobs, executor)


def told(
    result: Standings, language: str, json_: bool = False, csv_: bool = False, chart: Path | None = None
) -> int:
    """What an arena says, in the form that is asked for."""
    from malecon.files import write_text
    from malecon.lab.charts import as_file

    summary = result.summary()
    if chart is not None:
        write_text(chart, as_file(picture(summary, language)))
    if json_:
        print(json.dumps(summary, ensure_ascii=False))
    elif csv_:
        csv.writer(sys.stdout, lineterminator="\n").writerows(result.rows())
    else:
        show(result, summary, language)
    return 0


def against(others: dict[str, int]) -> str:
    """A company in a few signs, as `3 × greedy`."""
    return ", ".join(f"{number} × {name}" if number > 1 else name for name, number in others.items())


def head(summary: Json, language: str) -> str:
    from malecon.messages import say

    what = {"game": summary["game"], "players": summary["players"], "games": summary["games"]}
    return say("arena-head", language, **what, seed=str(summary["seed"]))


def picture(summary: Json, language: str) -> str:
    """What each bot has won where it sat alone of its kind, with intervals, beside its fair share."""
    from malecon.commands.laboratory import Numbers
    from malecon.lab.charts import Bar, Mark, bars
    from malecon.messages import say

    number = Numbers(language)
    order = {name: at for at, name in enumerate(summary["bots"])}
    entries = [
        Bar(
            say("arena-against", language, bot=entry["bot"], others=against(entry["against"])),
            entry["share"],
            entry["low"],
            entry["high"],
            order[entry["bot"]],
        )
        for entry in summary["meetings"]
        if entry["seats"] == 1
    ]
    return bars(
        head(summary, language),
        entries,
        across=say("arena-share-wins", language),
        limits=(0.0, 1.0),
        mark=Mark(1 / summary["players"], say("arena-fair-share", language)),
        write=lambda share: number.percent(share, 1),
        write_tick=lambda share: number.percent(share, 0),
    )


# --- for people ---


def show(result: Standings, summary: Json, language: str) -> None:
    """Who won how often, how sure that is, and what else there is to say of the bots."""
    from rich.console import Console

    from malecon.messages import say

    console = Console(highlight=False)
    summary = with_short_names(summary)
    console.print(head(summary, language), markup=False)
    console.print(table_of_wins(summary, language))
    console.print(table_of_seats(summary, language))
    console.print(table_of_bots(summary, language))
    if "patience" in summary:
        console.print(table_of_programs(summary, language))
    if "rating" not in summary["standings"][0]:
        console.print(say("arena-no-ratings", language), markup=False)
    first = {error["game"]: error for error in reversed(summary["errors"])}  # one of each game is enough
    for error in list(first.values())[::-1][:MOST_FAULTS]:
        record = error["record"] or "–"
        what = error["error"].removesuffix(".")  # a sentence, or the words of Python
        values = {"bot": error["bot"], "error": what, "record": record, "after": error["after"]}
        console.print(say("arena-error", language, **values), soft_wrap=True, markup=False)
    console.print(say("arena-kept", language, path=str(result.path)), soft_wrap=True, markup=False)


def with_short_names(summary: Json) -> Json:
    """The same with programs called by the names of their files alone, where that tells them apart."""
    from malecon.lab.programs import short_name

    short = {name: short_name(name) for name in summary["bots"]}
    if len(set(short.values())) < len(short):
        return summary

    def renamed(entry: Json) -> Json:
        others = {short[name]: number for name, number in entry.get("against", {}).items()}
        return {**entry, "bot": short[entry["bot"]], **({"against": others} if others else {})}

    lists = {
        key: [renamed(entry) for entry in summary[key]]
        for key in ("meetings", "seats", "standings", "errors")
    }
    speed = {short[name]: numbers for name, numbers in summary["speed"].items()}
    return {**summary, **lists, "bots": list(short.values()), "speed": speed}


def new_table(heads: list[str], names: int) -> Table:
    """A table whose first columns hold names and the others numbers; a narrow window shows all of it, too."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE, pad_edge=False)
    for column, title in enumerate(heads):
        table.add_column(title, justify="left" if column < names else "right", overflow="fold")
    return table


def add_row(table: Table, *cells: str) -> None:
    """One more row. A name may have brackets in it, and they are no markup."""
    from rich.text import Text

    table.add_row(*map(Text, cells))


def table_of_wins(summary: Json, language: str) -> Table:
    """Every bot where it sat alone of its kind, against whom, and its share of the wins."""
    from malecon.commands.laboratory import Numbers
    from malecon.messages import say

    number = Numbers(language)
    heads = ["bot", "opponents", "games", "wins", "share", "interval", "fair"]
    table = new_table([say(f"arena-{name}", language) for name in heads], 2)
    for entry in summary["meetings"]:
        if entry["seats"] == 1:
            add_row(
                table,
                entry["bot"],
                against(entry["against"]),
                number(entry["games"]),
                number(entry["wins"], 1),
                number.percent(entry["share"]),
                number.interval(entry["low"], entry["high"]),
                number.percent(entry["fair"], 0),
            )
    return table


def table_of_seats(summary: Json, language: str) -> Table:
    """The same by seat, in whole per cent so that it fits."""
    from malecon.commands.laboratory import Numbers
    from malecon.messages import say

    number = Numbers(language)
    seats = [say("arena-seat", language, seat=str(seat)) for seat in range(summary["players"])]
    table = new_table([say("arena-bot", language), *seats], 1)
    for name in summary["bots"]:
        own = [entry for entry in summary["seats"] if entry["bot"] == name and entry["games"]]
        cells = []
        for entry in own:
            low, high = number(100 * entry["low"]), number(100 * entry["high"])
            cells.append(f"{number.percent(entry['share'], 0)} ({low}–{high})")
        if own:
            add_row(table, name, *cells)
    return table


def table_of_bots(summary: Json, language: str) -> Table:
    """Ratings, points, time."""
    from malecon.commands.laboratory import Numbers
    from malecon.lab.numbers import NINETY_FIVE
    from malecon.messages import say

    number = Numbers(language)
    heads = ["bot", "rating", "points", "difference", "decisions", "time", "errors"]
    table = new_table([say(f"arena-{name}", language) for name in heads], 1)
    for entry in summary["standings"]:
        rating, score, difference = entry.get("rating"), entry["score"], entry["difference"]
        add_row(
            table,
            entry["bot"],
            number.around(rating["mean"], NINETY_FIVE * rating["deviation"]) if rating else "–",
            number(score["mean"], 1),
            number.around(difference["mean"], difference["error"]),
            number(entry["decisions"], 0),
            f"{number(summary['speed'][entry['bot']]['milliseconds'], 2)} ms",
            number(entry["errors"]),
        )
    return table


def table_of_programs(summary: Json, language: str) -> Table:
    """What programs did wrong, in all their games."""
    from malecon.commands.laboratory import Numbers
    from malecon.lab.programs import is_program
    from malecon.lab.standings import FAULTS
    from malecon.messages import say

    number = Numbers(language)
    table = new_table([say(f"arena-{name}", language) for name in ("program", *FAULTS)], 1)
    for entry in summary["standings"]:
        if is_program(entry["bot"]):
            add_row(table, entry["bot"], *(number(entry[fault]) for fault in FAULTS))
    return table
