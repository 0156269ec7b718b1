"""What all drawings share: the scene they are given, what they must offer, and small things to draw with.

Colour never says anything alone: every coloured sign carries its letter, and whatever is lit has a mark too.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, Protocol

from rich.console import RenderableType
from rich.style import Style
from rich.text import Text

from malecon.kernel.game import Json
from malecon.terminal.telling import Telling

INK = "#22303c"
CREAM = "#fbf3e4"
SEA = "#0e7c86"
CORAL = "#e4572e"
MANGO = "#f2a93b"
PALM = "#2f7d4f"
ROSE = "#d9748b"

#: One colour and one sign for each seat, as everywhere in the house.
SEAT_COLOURS = ("#4c9be8", "#e4572e", "#f2c14e", "#4fae6b", "#a86fd0")
SEAT_SIGNS = ("≈", "☼", "★", "♣", "♪")


class Scene(NamedTuple):
    """What is to be drawn: a view, who looks at it, what he may answer, and how much room there is."""

    view: Json
    seat: int | None  # who looks; None is everybody
    choices: Sequence[int]  # the answers that he may give now; the first has the number 1
    telling: Telling
    bots: Sequence[str | None]  # of each seat, None for a person
    width: int
    height: int  # lines that the table may take

    def number(self, action: int) -> int | None:
        """The number under which an answer is offered."""
        return self.choices.index(action) + 1 if action in self.choices else None


class Drawing(Protocol):
    """What the terminal asks of a game's drawing."""

    def naming(self, domain: str, word: str, language: str) -> str | None:
        """The name of a piece that no message names, such as a tile by its price."""
        ...

    def table(self, scene: Scene) -> list[RenderableType]:
        """The table from top to bottom, within the scene's room."""
        ...

    def label(self, scene: Scene, action: int) -> Text:
        """An answer in the list of choices."""
        ...

    def rules(self, action: int) -> tuple[str, ...]:
        """The rules behind this answer, beside those of the question."""
        ...

    def legend(self, telling: Telling) -> RenderableType:
        """What the signs of the drawing mean."""
        ...


def chip(text: str, ground: str, ink: str = "#ffffff") -> Text:
    """A small coloured piece with its letter."""
    return Text(text, style=Style(color=ink, bgcolor=ground, bold=True))


def fit(text: Text, width: int, align: str = "left") -> Text:
    """A copy that is exactly so wide, cut with an ellipsis where it must be."""
    cut = text.copy()
    cut.truncate(width, overflow="ellipsis")
    room = width - cut.cell_len
    left = {"left": 0, "centre": room // 2, "right": room}[align]
    return Text.assemble(" " * left, cut, " " * (room - left))


def beside(blocks: Sequence[Sequence[Text]], gap: int = 1) -> Text:
    """Blocks of equal height next to each other, each line of a block as wide as its others."""
    lines = []
    for parts in zip(*blocks, strict=True):
        lines.append(Text(" " * gap).join(parts))
    return Text("\n").join(lines)


def flow(parts: Sequence[Text], width: int, gap: str = "  ") -> list[Text]:
    """Parts in lines, as many to a line as go in whole."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1].append(gap)
            lines[-1].append_text(part)
        else:
            lines.append(Text.assemble(part))
    return lines


def shade(colour: str, share: float, towards: str = "#10161c") -> str:
    """A colour mixed with a darker one, for what lies in the background."""
    ends = [[int(c[i : i + 2], 16) for i in (1, 3, 5)] for c in (colour, towards)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02x}" for a, b in zip(*ends, strict=True))


def counts(numbers: Mapping[str, int]) -> list[tuple[str, int]]:
    """The names that are there at all, with their numbers."""
    return [(name, n) for name, n in numbers.items() if n]
