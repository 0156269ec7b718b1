"""The screen and the keyboard: what is shown where, and how a line is read. It knows no game and no rules.

On a terminal every picture replaces the one before, on the alternate screen, so that nobody can scroll back
to another one's hand. Where input or output is a pipe, pictures follow each other and nothing is waited for.
"""

from __future__ import annotations

import contextlib
import io
import re
import sys
from collections.abc import Callable, Iterator, Sequence

from rich.console import Console, Group, RenderableType
from rich.markdown import Markdown
from rich.padding import Padding
from rich.panel import Panel
from rich.text import Text

from malecon.drawing import INK, MANGO, SEA, SEAT_COLOURS, chip, fit

LEAST_NEWS = 2  # lines that are kept free for what just happened
MOST_NEWS = 14


class Screen:
    """Where one game is shown, and where its answers come from."""

    def __init__(self, console: Console | None = None, read: Callable[[], str] | None = None) -> None:
        if console is None:
            if isinstance(sys.stdout, io.TextIOWrapper):
                sys.stdout.reconfigure(errors="replace")  # a sign that the terminal lacks must not end a game
            console = Console(highlight=False)
        self.console = console
        self.read = read or input
        #: Whether a person sits before it: pictures are replaced, and leaving one waits for Enter.
        self.live = console.is_terminal and (read is not None or sys.stdin.isatty())
        self.echo = read is None and not self.live

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    @contextlib.contextmanager
    def open(self) -> Iterator[None]:
        """Pictures on a screen of their own, which is gone afterwards."""
        if not self.live:
            yield
            return
        self.console.set_alt_screen(True)
        try:
            yield
        finally:
            self.console.set_alt_screen(False)

    def clear(self) -> None:
        if self.live:
            self.console.clear()

    def print(self, *parts: RenderableType) -> None:
        for part in parts:
            self.console.print(part)

    def prompt(self, words: str) -> None:
        """Ask for a line."""
        self.console.print(Text.assemble((words, "dim"), (" › " if words else "› ", f"bold {MANGO}")), end="")

    def ask(self, words: str = "") -> str:
        """One line, as typed; EOFError when there will be no more."""
        self.prompt(words)
        try:
            line = self.read()
        except EOFError:
            self.console.print()
            raise
        if self.echo:
            self.console.print(Text(line))
        return line.strip()

    def wait(self, why: str) -> None:
        """Say why nothing happens; the next picture takes it away."""
        if self.live:
            self.console.print(Text(why, "dim"), end="\r")

    def lines(self, part: RenderableType) -> int:
        """How many lines something takes."""
        return len(self.console.render_lines(part, pad=False))

    def picture(
        self,
        table: Callable[[int], list[RenderableType]],
        news: Sequence[Text],
        bottom: Sequence[RenderableType],
        last: bool = False,
    ) -> None:
        """The table, below it as much of the news as goes in, and at the bottom what is asked.

        `table` is told how many lines it may take. The last picture replaces nothing.
        """
        below = sum(self.lines(part) for part in bottom) + 1  # and the prompt
        parts = table(self.height - below - LEAST_NEWS)
        taken = sum(self.lines(part) for part in parts)
        room = max(0, min(MOST_NEWS, self.height - below - taken)) if self.live else MOST_NEWS
        shown = self.last_lines(news, room)
        if self.live and not last:
            self.clear()
            shown += [Text("")] * (self.height - below - taken - len(shown))
        self.print(*parts, *shown, *bottom)

    def last_lines(self, news: Sequence[Text], room: int) -> list[Text]:
        """The end of the news, wrapped, in so many lines."""
        lines: list[Text] = []
        for paragraph in news:
            wrapped = paragraph.wrap(self.console, self.width - 2)
            lines += [Text.assemble("· " if n == 0 else "  ", line) for n, line in enumerate(wrapped)]
        if len(lines) > room:
            lines = [Text("  …", "dim"), *lines[len(lines) - room + 1 :]][:room]
        return lines

    def pages(self, title: str, news: Sequence[Text], prompt: str) -> None:
        """A long text, its last page first; on a terminal one can leaf through it."""
        lines: list[Text] = []
        for paragraph in news:
            lines += paragraph.wrap(self.console, self.width)
        if not self.live:
            self.print(Text(title, "bold"), *lines)
            return
        room = max(1, self.height - 3)
        page = last = max(0, (len(lines) - 1) // room)
        while True:
            self.clear()
            self.print(Text(f"{title}  {page + 1}/{last + 1}", "bold"))
            self.print(*lines[page * room : (page + 1) * room])
            answer = self.ask(prompt)
            if answer == "p":
                page = max(0, page - 1)
            elif answer == "n":
                page = min(last, page + 1)
            else:
                return

    def leaf(self, title: str, parts: Sequence[RenderableType], prompt: str) -> None:
        """Something to read instead of the table; on a terminal it stays until Enter."""
        self.clear()
        wide = min(self.width, 100)
        self.print(
            Panel(
                Group(*parts),
                title=Text(title),
                title_align="left",
                border_style=SEA,
                padding=(1, 2),
                width=wide,
            )
        )
        if self.live:
            self.ask(prompt)


def choice_list(labels: Sequence[Text], width: int, most: int) -> list[Text]:
    """The answers with their numbers, in as many columns as go in; beyond so many lines, labels are cut."""
    digits = len(str(len(labels)))
    cells = []
    for number, label in enumerate(labels, 1):
        cells.append(Text.assemble(chip(f" {number:>{digits}} ", MANGO, INK), " ", label))
    for columns in range(len(cells), 0, -1):
        height = -(-len(cells) // columns)
        blocks = [cells[first : first + height] for first in range(0, len(cells), height)]
        widths = [max(cell.cell_len for cell in block) for block in blocks]
        if sum(widths) + 2 * (len(blocks) - 1) <= width:
            break
        if columns > 1 and -(-len(cells) // (columns - 1)) > most:
            widths = [(width + 2) // len(blocks) - 2] * len(blocks)
            break
    lines = []
    for row in range(height):
        there = [
            fit(block[row], min(wide, width))
            for block, wide in zip(blocks, widths, strict=True)
            if row < len(block)
        ]
        lines.append(Text("  ").join(there))
    return lines


def rule_text(number: str, text: str) -> RenderableType:
    """A rule with its id."""
    return Padding(Markdown(f"**{number}** {text}"), (0, 0, 1, 0))


def with_names(sentence: str, names: Sequence[str]) -> Text:
    """A sentence in which every player's name has its colour."""
    text = Text(sentence)
    for seat, name in enumerate(names):
        if name:
            text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", f"bold {SEAT_COLOURS[seat]}")
    return text
