"""The example package, installed for real into a folder of the tests' own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from malecon.games import GROUP, found_games
from malecon.kernel.game import Game

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "goofspiel"
#: The build back end is among the developers' packages.
OFFLINE = ("--no-index", "--no-deps", "--no-build-isolation")


@pytest.fixture(scope="session")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for PYTHONPATH in which the example is installed."""
    folder = tmp_path_factory.mktemp("site")
    pip = (sys.executable, "-m", "pip", "install", "--quiet", *OFFLINE)
    subprocess.run([*pip, "--target", str(folder), str(EXAMPLE)], check=True, timeout=120)
    return folder


@pytest.fixture(scope="session")
def goofspiel(installed: Path) -> Iterator[Game]:
    """The game, found as an installed one is."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(installed)
        games, broken = found_games(entry_points(group=GROUP))
        assert not broken
        yield games["goofspiel"]
