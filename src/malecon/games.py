"""The games of the house, by name."""

from __future__ import annotations

from malecon.cuba.game import CubaGame
from malecon.havana.game import HavanaGame
from malecon.kernel.game import Game
from malecon.santiago.game import SantiagoGame

GAMES: dict[str, Game] = {game.name: game for game in (HavanaGame(), SantiagoGame(), CubaGame())}
