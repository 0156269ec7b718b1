"""How a game's table is drawn."""

from __future__ import annotations

from malecon.drawing import Drawing
from malecon.kernel.game import Game, Json


def drawing_of(game: Game, box: Json) -> Drawing:
    """A drawing for this table."""
    drawing = game.drawing(box)
    assert drawing is not None
    return drawing
