"""What a stranger types: pip in an environment that has nothing yet. The engine must come out compiled, for
without it everything works, seventy times slower, and nobody says a word."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from hatch_build import COMPILER
from packaging.requirements import Requirement
from packaging.tags import sys_tags

from tests.build.test_wheel import ROOT, needs_compiler
from tests.support import LONGEST

#: The C compiler without its optimisation, which takes most of the time and is not asked about here; it notes
#: for whom it works.
FAST = """#!/bin/sh
echo $PPID >> "{log}"
for word; do shift; [ "$word" = -O3 ] || set -- "$@" "$word"; done
exec {compiler} "$@" -O0
"""

#: Run in the environment that was empty.
LOOK = """
from malecon.kernel import observer, state
from malecon.research import stepping
print(*[module.__file__ for module in (observer, state, stepping)], sep="\\n")
"""


def with_needs(names: list[str]) -> dict[str, Distribution]:
    """These packages as they are installed here, and all that they need."""
    found: dict[str, Distribution] = {}
    while names:
        wanted = Requirement(names.pop())
        if wanted.name in found or (wanted.marker and not wanted.marker.evaluate({"extra": ""})):
            continue
        found[wanted.name] = distribution(wanted.name)
        names += found[wanted.name].requires or []
    return found


def packed(package: Distribution, folder: Path) -> None:
    """An installed package made into the wheel again that it came from: nothing has to be fetched."""
    told = (package.read_text("WHEEL") or "").splitlines()
    usable = {str(tag) for tag in sys_tags()}
    tag = next(line.removeprefix("Tag: ") for line in told if line.removeprefix("Tag: ") in usable)
    name = f"{re.sub(r'[-_.]+', '_', package.name)}-{package.version}-{tag}.whl"
    with zipfile.ZipFile(folder / name, "w") as archive:
        for file in package.files or []:
            if ".." not in file.parts and "__pycache__" not in file.parts:
                archive.write(str(file.locate()), str(file))


def run(*words: str | Path, **variables: str) -> str:
    """What a command says; it has nothing of the house in its environment but these."""
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("MALECON", "PIP", "PYTHON"))
    }
    done = subprocess.run(
        [str(word) for word in words],
        env={**kept, **variables},
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@needs_compiler
@pytest.mark.skipif(os.name == "nt", reason="the slow part of the compiler is left out by a script for sh")
def test_pip_compiles_the_engine_in_an_empty_environment_and_once(tmp_path: Path) -> None:
    shelf, log, compiler = tmp_path / "shelf", tmp_path / "log", tmp_path / "cc"
    shelf.mkdir()
    itself = distribution("malecon")
    for package in with_needs(["hatchling", *COMPILER, *(itself.requires or [])]).values():
        packed(package, shelf)
    real = os.environ.get("CC") or sysconfig.get_config_var("CC")
    compiler.write_text(FAST.format(log=log, compiler=real))
    compiler.chmod(0o755)

    run(sys.executable, "-m", "venv", tmp_path / "empty")
    python = tmp_path / "empty" / "bin" / "python"
    settled = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": shelf.as_uri(), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    run(python, "-m", "pip", "install", ROOT, CC=str(compiler), MALECON_SKIP_WEB="1", **settled)

    for file in run(python, "-c", LOOK).split():
        assert Path(file).suffix in (".so", ".pyd"), file
        assert tmp_path in Path(file).parents
    assert (
        "havana" in run(tmp_path / "empty" / "bin" / "malecon", "simulate", "havana", "--games", "2").lower()
    )
    assert len(set(log.read_text().split())) == 1, "it was compiled more than once"
