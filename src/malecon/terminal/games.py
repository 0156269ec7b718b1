"""Which drawing belongs to which game."""

from __future__ import annotations

from collections.abc import Callable

from malecon.kernel.game import Game, Json
from malecon.terminal.cuba import CubaDrawing
from malecon.terminal.drawing import Drawing
from malecon.terminal.havana import HavanaDrawing
from malecon.terminal.santiago import SantiagoDrawing

#: By the game's name: a drawing for the components of its box.
DRAWINGS: dict[str, Callable[[Json], Drawing]] = {
    "havana": HavanaDrawing,
    "santiago": SantiagoDrawing,
    "cuba": CubaDrawing,
}


def drawing_of(game: Game, box: Json) -> Drawing:
    """A drawing for this table."""
    return DRAWINGS[game.name](box)
