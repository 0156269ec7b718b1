"""What everybody sees of a short game is what they saw before."""

from __future__ import annotations

from difflib import unified_diff

import pytest

from malecon.games import GAMES
from malecon.kernel.game import Game
from tests.playthroughs.playthrough import FOLDER, SHORT, playthrough


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_everybody_sees_what_he_saw_before(game: Game) -> None:
    before = (FOLDER / f"{game.name}.txt").read_text(encoding="utf-8").splitlines()
    now = list(playthrough(game))
    difference = list(unified_diff(before, now, "before", "now", lineterm="", n=2))
    assert not difference, "\n".join(difference[:40])


def test_every_game_is_played_through_and_no_file_is_lost() -> None:
    assert SHORT.keys() == GAMES.keys()
    assert sorted(path.stem for path in FOLDER.glob("*.txt")) == sorted(GAMES)
