"""Draw the pictures of the documents anew: every record in docs/pictures becomes the SVG of its name.

    .venv/bin/python tools/pictures.py

A picture is the table as seat 0 sees it at the end of the record. It names no outside font. Besides, the
learning curve of every net that is shipped, as its file tells it.
"""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import TerminalTheme

from malecon.bots.weights import about
from malecon.commands.train import picture as learning_curve
from malecon.games import GAMES
from malecon.lab.charts import as_file
from malecon.learn.curve import Line
from malecon.record import Record
from malecon.terminal.play import Host
from malecon.terminal.screen import Screen
from malecon.terminal.sitting import Sitting

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
WIDTH, HEIGHT = 120, 40

FONTS = "'DejaVu Sans Mono', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace"
SIXTEEN = [
    *((23, 33, 43), (228, 87, 46), (79, 174, 107), (242, 169, 59)),
    *((76, 155, 232), (168, 111, 208), (14, 124, 134), (251, 243, 228)),
]
DUSK = TerminalTheme((23, 33, 43), (251, 243, 228), SIXTEEN, SIXTEEN)


def draw(record: Record) -> str:
    """The SVG of the question that a record ends with."""
    console = Console(
        file=io.StringIO(),
        record=True,
        width=WIDTH,
        height=HEIGHT,
        force_terminal=True,
        color_system="truecolor",
        legacy_windows=False,
        highlight=False,
    )
    screen = Screen(console, lambda: "")
    screen.clear = lambda: None  # type: ignore[method-assign]  # what is cleared is not recorded
    bots = [None, *["greedy"] * (record.players - 1)]
    host = Host(Sitting(record, bots, Path("-"), "en"), 0, screen)
    host.show(0)
    screen.prompt(host.say("terminal-prompt"))
    form = re.sub(r"@font-face {{.*?}}", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL).replace("Fira Code", FONTS)
    svg = console.export_svg(
        title="Malecón", theme=DUSK, code_format=form, unique_id=f"malecon-{record.game.name}"
    )
    svg = re.sub(r"<!-- .*? -->", "", svg)
    return re.sub(r"[ \t]+\n", "\n", svg)


def main() -> None:
    for path in sorted(FOLDER.glob("*.txt")):
        picture = path.with_suffix(".svg")
        picture.write_text(draw(Record.load(path)), encoding="utf-8")
        print(picture)
    for game in GAMES.values():
        net = game.net()
        if net is not None:
            curve = [Line(**line) for line in about(net)["curve"]]
            picture = FOLDER / f"learning-{game.name}.svg"
            picture.write_text(as_file(learning_curve(game, curve, "en")), encoding="utf-8")
            print(picture)


if __name__ == "__main__":
    main()
