"""What all drawings share: the scene they are given, what they must offer, and small things to draw with.

Colour never says anything alone: every coloured sign carries its letter, and whatever is lit has a mark too.
"""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.style import Style
from rich.table import Table
from rich.text import Text

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


#: Of each kind of piece: its letter, and the colours of its chip.
Kinds = Mapping[str, tuple[str, str, str]]

#: What Santiago and Cuba trade in.
GOODS: Kinds = {
    "citrus": ("C", "#f0883e", INK),
    "tobacco": ("T", "#4f8f4a", "#ffffff"),
    "sugar": ("S", "#f4f1ea", INK),
    "rum": ("R", "#b93a3a", "#ffffff"),
    "cigars": ("G", "#6b4a34", "#ffffff"),
    "wood": ("W", "#c49a63", INK),
    "stone": ("N", "#97837a", "#ffffff"),
    "water": ("H", "#3d86c6", "#ffffff"),
    "pesos": ("$", PALM, "#ffffff"),
    "points": ("★", INK, CREAM),
}


class Telling(Protocol):
    """Whoever tells a table in the language of the one who looks: `spoken/telling.py` does."""

    language: str
    names: tuple[str, ...]  # of the players

    def say(self, key: str, /, **values: str | int) -> str:
        """Any message."""
        ...

    def of_game(self, key: str, /, **values: str | int) -> str:
        """A message of this game."""
        ...

    def action(self, action: int) -> str:
        """An answer, as one reads it before giving it."""
        ...

    def name(self, domain: str, word: str) -> str | int:
        """A word of the record; numbers stay numbers, so that grammar can count."""
        ...


class Scene(NamedTuple):
    """What is to be drawn: a view, who looks at it, what they may answer, and how much room there is."""

    view: dict[str, Any]
    seat: int | None  # who looks; None is everybody
    choices: Sequence[int]  # the answers that may be given now; the first has the number 1
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
    if cut.cell_len > width:
        cut.rstrip()
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


def pieces(numbers: Mapping[str, int], kinds: Kinds, bare: Container[str] = ()) -> list[Text]:
    """Chips such as 2G or R, of those that are there at all; a single piece needs no number.

    The number of what is `bare`, such as money, is always told.
    """
    made = []
    for name, n in numbers.items():
        if n:
            letter, ground, ink = kinds[name]
            made.append(chip(letter if n == 1 and name not in bare else f"{n}{letter}", ground, ink))
    return made


def key_of(scene: Scene, action: int) -> Text:
    """The number under which an answer is offered, if it is."""
    number = scene.number(action)
    return Text("") if number is None else chip(f" {number} ", MANGO, INK)


def labelled(label: str, parts: Sequence[Text]) -> Text:
    """A word and the pieces it is about."""
    return Text.assemble((label, "bold"), " ", Text(" ").join(parts) if parts else "–")


def bar(points: int, goal: int, width: int, colour: str) -> Text:
    """How far the way to a goal is gone."""
    width = max(4, min(width, goal))
    filled = min(width, points * width // goal)
    return Text.assemble(("▰" * filled, colour), ("▱" * (width - filled), "dim"))


# --- players ---


def name_of(scene: Scene, seat: int) -> Text:
    """A player's sign and name in their colour."""
    return Text(f"{SEAT_SIGNS[seat]} {scene.telling.names[seat]}", f"bold {SEAT_COLOURS[seat]}")


def sign_of(seat: int) -> Text:
    """A player's sign alone."""
    return Text(SEAT_SIGNS[seat], f"bold {SEAT_COLOURS[seat]}")


def role_of(scene: Scene, seat: int) -> str:
    """Whether this is the one who looks, or a bot."""
    if seat == scene.seat:
        return scene.telling.say("terminal-you")
    bot = scene.bots[seat]
    return "" if bot is None else scene.telling.say("terminal-bot", bot=bot)


def seat_panel(scene: Scene, seat: int, rows: Sequence[Text], width: int, sign: str, faded: bool) -> Panel:
    """A frame around what lies before a player; heavy if they are asked."""
    asked = seat == scene.view["asked"]
    role = role_of(scene, seat)
    colour = SEAT_COLOURS[seat]
    return Panel(
        Group(*(fit(row, width - 4) for row in rows)),
        title=Text.assemble(f" {'▶' if asked else sign} ", name_of(scene, seat), " "),
        title_align="left",
        subtitle=Text(f" {role} ") if role else None,
        subtitle_align="right",
        box=box.HEAVY if asked else box.ROUNDED,
        border_style=MANGO if asked else (shade(colour, 0.45) if faded else colour),
        padding=(0, 1),
        width=width,
    )


def side_by_side(panels: Sequence[RenderableType], width: int) -> Table:
    """Panels of equal width in one row."""
    line = Table.grid(padding=(0, 0), expand=False)
    for _ in panels:
        line.add_column(width=width // len(panels))
    line.add_row(*panels)
    return line
