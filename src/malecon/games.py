"""The games of the house, by name."""

from __future__ import annotations

from malecon.havana.game import HavanaGame
from malecon.kernel.game import Game

GAMES: dict[str, Game] = {game.name: game for game in (HavanaGame(),)}
