"""What the faces are tried with: every game with every number of players."""

from __future__ import annotations

import pytest

from malecon.games import GAMES

HOUSE = ("havana", "santiago", "cuba")
CASES = [(name, players) for name in HOUSE for players in GAMES[name].seats]

every_game = pytest.mark.parametrize("game", HOUSE)
every_case = pytest.mark.parametrize(("game", "players"), CASES, ids=[f"{g}-{p}" for g, p in CASES])
