"""`malecon analyse`: a recorded game looked over, as a page and as numbers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

from malecon.commands.parameters import LANGUAGE

if TYPE_CHECKING:
    from malecon.lab.analysis_page import Writer
    from malecon.record import Record
    from malecon.spoken.telling import Telling

FIRST = 5  # mistakes that are also told at the terminal


def analyse(
    file: Path,
    /,
    *,
    budget: int | None = None,
    jobs: int | None = None,
    seed: int = 0,
    html: Path | None = None,
    charts: Path | None = None,
    json_: bool = False,
    language: LANGUAGE = "en",
) -> int:
    from malecon.commands.laboratory import check_place, progress_bar
    from malecon.commands.simulate import cores
    from malecon.files import write_text
    from malecon.lab.analysis import analyse as look_over
    from malecon.lab.analysis_page import Writer
    from malecon.lab.charts import as_file
    from malecon.lab.judge import NODES
    from malecon.record import Record

    record = Record.load(file)
    place = html if html is not None else file.with_suffix(".html")
    written = html is not None or not json_
    if written:
        check_place(place)
    if charts is not None:
        check_place(charts / file.name)
    with progress_bar(record.game.name, language) as progress:
        nodes = NODES if budget is None else budget
        found = look_over(record, nodes, seed, jobs if jobs is not None else cores(), progress)
    writer = Writer(found, telling_of(record, language))
    if written:
        write_text(place, writer.page())
    if charts is not None:
        for name, chart in writer.charts().items():
            write_text(charts / f"{file.stem}-{name}.svg", as_file(chart))
    if json_:
        print(json.dumps(found.plain(), ensure_ascii=False))
    else:
        show(writer, place)
    return 0


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

    from malecon.commands.arena import new_table
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
        table.add_row(name, *row)
    console.print(table)
    for ply in writer.mistakes[:FIRST]:
        cost = f"{writer.points(-ply.cost)} {writer.doubt(ply.error[ply.seat])}"
        console.print(f"{cost}  {writer.mistake(ply)}", markup=False)
    if not writer.mistakes:
        console.print(writer.say("no-mistakes"), markup=False)
    console.print(writer.say("written", path=str(place)), soft_wrap=True, markup=False)
