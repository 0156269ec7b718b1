"""Every golden game replays to its last digit, and together they show all that is demanded."""

from __future__ import annotations

from pathlib import Path

import pytest

from malecon.games import GAMES
from malecon.kernel.game import Game
from malecon.kernel.state import OVER
from malecon.record import Record
from tests.golden.demands import OWN, demands, met
from tests.golden.story import FOLDER, files, story

EVERY_FILE = [path for game in GAMES.values() for path in files(game)]


@pytest.mark.parametrize("path", EVERY_FILE, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_golden_game_replays(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = Record.read(text)  # every round's digest and the scores are compared in passing
    assert record.game.name == path.parent.name
    assert record.state.seat == OVER
    assert record.game.digest(record.state) == record.extra["end"]
    assert record.text() == text


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_everything_demanded_is_shown(game: Game) -> None:
    shown: set[str] = set()
    for path in files(game):
        shown |= met(game, story(Record.load(path)))
    missing = [name for name in demands(game) if name not in shown]
    assert missing == [], "find games with: python -m tools.golden games " + game.name


def test_every_game_demands_and_no_file_is_lost() -> None:
    assert OWN.keys() == GAMES.keys()
    assert sorted(EVERY_FILE) == sorted(FOLDER.glob("*/*.txt"))
