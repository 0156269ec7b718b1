"""The table of a game that brings no drawing: what its view shows, in rows and columns.

The view's `players`, one entry for each seat, become the rows of a table; all the rest stands above it, a
line for each thing. Names are those of the messages `<game>-view-<key>`, or the keys themselves, tidied up.
"""

from __future__ import annotations

from collections.abc import Mapping

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from malecon.drawing import MANGO, SEA, Drawing, Scene, Telling, chip, fit, name_of, role_of
from malecon.kernel.game import Game, Json
from malecon.kernel.words import slug, tidied
from malecon.messages import say_or

#: What the terminal shows in its own way.
FLOW = ("game", "round", "question", "asked", "about", "players")
NOTHING = "–"
LONG = 12  # letters in a column


def drawing_of(game: Game, box: Json) -> Drawing:
    """A drawing for this table: the game's own, or a plain one."""
    return game.drawing(box) or PlainDrawing(game)


class PlainDrawing:
    """Draws any game."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def naming(self, domain: str, word: str, language: str) -> str | None:
        return None

    def rules(self, action: int) -> tuple[str, ...]:
        return ()

    def label(self, scene: Scene, action: int) -> Text:
        return Text(scene.telling.action(action))

    def legend(self, telling: Telling) -> RenderableType:
        return Text(telling.say("terminal-plain-legend"))

    def table(self, scene: Scene) -> list[RenderableType]:
        """The head, what lies in the middle, and a row for each player."""
        view, telling = scene.view, scene.telling
        title = say_or(tidied(self.game.name), f"{self.game.name}-name", telling.language)
        round_ = Text(telling.say("terminal-plain-round", round=view.get("round", 0)), "bold")
        parts: list[RenderableType] = [Text.assemble(chip(f" {title.upper()} ", SEA), "   ", round_)]
        for key, value in view.items():
            if key not in FLOW:
                line = Text.assemble((f"{self.heading(key, telling)}  ", "bold"), shown(value))
                parts.append(fit(line, scene.width))
        players = view.get("players")
        room = scene.height - len(parts)
        if isinstance(players, list) and all(isinstance(player, Mapping) for player in players):
            grid = self.seats(scene, players)
            lines = (
                len(players)
                * (2 if any(is_long(one) for player in players for one in player.values()) else 1)
                + 3
            )
            return [*parts[: max(1, scene.height - lines)], grid]
        return parts[: max(1, len(parts) + min(0, room))]

    def seats(self, scene: Scene, players: list[Json]) -> Table:
        """What everybody has, in columns; whoever is asked is marked.

        Where room is short, long things are broken into lines, and short ones keep theirs.
        """
        grid = Table(box=box.SIMPLE_HEAD, pad_edge=False, show_edge=False, header_style="bold")
        grid.add_column("", no_wrap=True)
        keys = list(dict.fromkeys(key for player in players for key in player))
        for key in keys:
            widest = max(len(shown(player.get(key))) for player in players)
            grid.add_column(self.heading(key, scene.telling), min_width=min(widest, LONG))
        for seat, player in enumerate(players):
            mark = "▶ " if seat == scene.view.get("asked") else "  "
            role = Text(f" {role_of(scene, seat)}", "dim")
            who = Text.assemble((mark, f"bold {MANGO}"), name_of(scene, seat), role)
            grid.add_row(who, *(shown(player.get(key)) for key in keys))
        return grid

    def heading(self, key: str, telling: Telling) -> str:
        return say_or(tidied(key), f"{self.game.name}-view-{slug(key)}", telling.language)


def is_long(value: object) -> bool:
    """Whether a part of a view may need more than one line of a table."""
    return len(shown(value)) > LONG


def shown(value: object) -> str:
    """A part of a view in a few words."""
    if value is None or value == [] or value == {}:
        return NOTHING
    if isinstance(value, bool):
        return "✓" if value else NOTHING
    if isinstance(value, Mapping):
        return ", ".join(f"{tidied(str(key))} {shown(one)}" for key, one in value.items())
    if isinstance(value, list | tuple):
        nested = any(isinstance(one, Mapping | list | tuple) for one in value)
        return ("; " if nested else " ").join(shown(one) for one in value)
    return tidied(value) if isinstance(value, str) else str(value)
