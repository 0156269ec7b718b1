"""`malecon analyse`: a recorded game looked over, as a page and as numbers."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from concurrent.futures import Executor
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from malecon.commands.parameters import LANGUAGE

if TYPE_CHECKING:
    from malecon.kernel.game import Game
    from malecon.lab.analysis_page import Writer
    from malecon.record import Record
    from malecon.spoken.telling import Telling

FIRST = 5  # mistakes that are also told at the terminal


def analyse(
    *file: Path,
    budget: int | None = None,
    jobs: int | None = None,
    cluster: str | None = None,
    part: str | None = None,
    seed: int = 0,
    html: Path | None = None,
    charts: Path | None = None,
    json_: bool = False,
    language: LANGUAGE = "en",
) -> int:
    from malecon.commands.laboratory import check_place, crew
    from malecon.errors import Unreadable
    from malecon.lab.analysis import MOST_NODES
    from malecon.lab.judge import NODES
    from malecon.lab.pool import hands
    from malecon.lab.ranges import Part
    from malecon.record import Record

    if not file:
        raise Unreadable("cli-missing", name="FILE")
    if budget is not None and not 1 <= budget <= MOST_NODES:
        raise Unreadable("analyse-budget", found=budget, most=MOST_NODES)
    file = tuple(records_of(file))
    if html is not None and len(file) > 1:
        raise Unreadable("analyse-one-page")
    wanted = Wanted(NODES if budget is None else budget, seed, html, charts, json_, language)
    check_names(file, wanted)
    if part is not None:
        numbers = Part.read(part).numbers(len(file))
        file = file[numbers.start : numbers.stop]
    games: dict[str, Game] = {}
    for one in file:
        game = Record.load(one).game  # a bad one is told before hours are spent on the others
        games[game.name] = game
        if wanted.is_written:
            check_place(wanted.place(one))
        if charts is not None:
            check_place(charts / one.name)
    if not file:
        return 0
    with crew(jobs, cluster, *games.values()) as (number, machines), hands(number, machines) as own:
        for one in file:
            look_at(one, wanted, number, own)
    return 0


def records_of(places: Iterable[Path]) -> Iterator[Path]:
    """Files, and of folders the records in them, in the order of their names: on each machine the same."""
    from malecon.errors import Unreadable
    from malecon.files import shown

    for place in places:
        if not place.is_dir():
            yield place
            continue
        inside = sorted(path for path in place.rglob("*.txt") if not path.is_dir())
        if not inside:
            raise Unreadable("analyse-no-records", path=shown(str(place), 200))
        yield from inside


def check_names(files: Iterable[Path], wanted: Wanted) -> None:
    """See that nothing is written over what was made of another record, perhaps on another machine."""
    from malecon.errors import Unreadable
    from malecon.files import shown

    first: dict[Path, Path] = {}
    for file in files:
        for place in wanted.places(file):
            other = first.setdefault(place, file)
            if other.resolve() != file.resolve():
                names = {"path": shown(str(other), 200), "other": shown(str(file), 200)}
                raise Unreadable("analyse-same-names", **names)


class Wanted(NamedTuple):
    """How records are looked over, and what is made of it."""

    nodes: int
    seed: int
    html: Path | None
    charts: Path | None
    json_: bool
    language: str

    @property
    def is_written(self) -> bool:
        return self.html is not None or not self.json_

    def place(self, file: Path) -> Path:
        return self.html if self.html is not None else file.with_suffix(".html")

    def places(self, file: Path) -> list[Path]:
        """How the names of all begin that is written of a record."""
        page = [self.place(file)] if self.is_written else []
        return page if self.charts is None else [*page, self.charts / file.stem]


def look_at(file: Path, wanted: Wanted, jobs: int, executor: Executor) -> None:
    """One record."""
    from malecon.commands.laboratory import progress_bar
    from malecon.files import write_text
    from malecon.lab.analysis import analyse as look_over
    from malecon.lab.analysis_page import Writer
    from malecon.lab.charts import as_file
    from malecon.record import Record

    record = Record.load(file)
    with progress_bar(file.name, wanted.language) as progress:
        found = look_over(record, wanted.nodes, wanted.seed, jobs, progress, executor)
    writer = Writer(found, telling_of(record, wanted.language))
    if wanted.is_written:
        write_text(wanted.place(file), writer.page())
    if wanted.charts is not None:
        for name, chart in writer.charts().items():
            write_text(wanted.charts / f"{file.stem}-{name}.svg", as_file(chart))
    if wanted.json_:
        print(json.dumps(found.plain(), ensure_ascii=False), flush=True)
    else:
        show(writer, wanted.place(file))


def telling_of(record: Record, language: str) -> Telling:
    """The words of this table."""
    from malecon.spoken.telling import Telling
    from malecon.terminal.plain import drawing_of
    from malecon.terminal.sitting import NAMES

    names = record.names or NAMES[: record.players]
    return Telling(record.game, names, language, drawing_of(record.game, record.box).naming)


def show(writer: Writer, place: Path) -> None:
    """Luck and skill and the dearest mistakes, and where the rest is."""
    from rich.console import Console

    from malecon.commands.arena import add_row, new_table
    from malecon.lab.analysis_page import PARTS

    console = Console(highlight=False)
    console.print(writer.title(), markup=False)
    for line in writer.about():
        console.print(line, markup=False)
    heads = ("player", "start", *PARTS, "result", "error")
    table = new_table([writer.say(head) for head in heads], 1)
    for seat, name in enumerate(writer.names):
        split = writer.analysis.split(seat)
        parts = [writer.points(getattr(split, part)) for part in PARTS]
        row = [writer.percent(split.start), *parts, writer.percent(split.result), writer.doubt(split.error)]
        add_row(table, name, *row)
    console.print(table)
    for ply in writer.mistakes[:FIRST]:
        cost = f"{writer.points(-ply.cost)} {writer.doubt(ply.error[ply.seat])}"
        console.print(f"{cost}  {writer.mistake(ply)}", markup=False)
    if not writer.mistakes:
        console.print(writer.say("no-mistakes"), markup=False)
    console.print(writer.say("written", path=str(place)), soft_wrap=True, markup=False)
