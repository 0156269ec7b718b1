"""The types of what a game shows, as long as it does not bring them itself (`Game.types`)."""

from __future__ import annotations

from malecon.kernel.game import Game, Types
from malecon.server.boards import havana


def types_of(game: Game) -> Types | None:
    return game.types or (havana.TYPES if game.name == "havana" else None)
