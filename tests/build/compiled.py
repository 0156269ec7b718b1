"""The compiled engine plays as the interpreted one does.

Only ./dev test runs this file, by its name and in the environment with the compiled engine.
"""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from hatch_build import compiled_files

from malecon.games import GAMES as HOUSE
from tests.build.digests import Case, answers_of_bots, digests, every_case
from tests.support import LONGEST

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
GAMES = 60  # of each case


@pytest.mark.parametrize("file", compiled_files(SOURCE))
def test_what_should_be_compiled_is(file: str) -> None:
    module = importlib.import_module(file.removesuffix(".py").replace("/", "."))
    assert module.__file__ is not None
    assert Path(module.__file__).suffix in (".so", ".pyd")


def interpreted(*arguments: str) -> list[str]:
    """What an engine that is run from its source files says of the same games."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.build.digests", *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )
    assert done.returncode == 0, done.stderr
    engine, *lines = done.stdout.splitlines()
    assert engine == str(SOURCE / "malecon" / "kernel" / "state.py")
    return lines


@pytest.mark.parametrize("case", list(every_case()), ids=str)
def test_both_engines_play_the_same_games(case: Case) -> None:
    ours = digests(case, GAMES)
    assert len(set(ours)) > GAMES / 2  # they are games, not one game
    assert ours == interpreted(case.game, str(case.players), json.dumps(case.options), str(GAMES))


@pytest.mark.parametrize("name", HOUSE)
def test_bots_think_the_same_on_both_engines(name: str) -> None:
    assert answers_of_bots(name) == interpreted("bots", name)
