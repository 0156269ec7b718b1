"""From fixed positions there are as many ways to go on as there were before."""

from __future__ import annotations

import pytest

from malecon.games import GAMES
from malecon.kernel.game import Game
from tests.golden.perft import FILE, counted

BEFORE = FILE.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_there_are_as_many_ways_as_before(game: Game) -> None:
    assert list(counted(game)) == [line for line in BEFORE if line.startswith(f"{game.name},")]


def test_only_games_of_the_house_are_counted() -> None:
    assert {line.partition(",")[0] for line in BEFORE} == set(GAMES)
