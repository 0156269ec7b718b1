"""The wheel: what is compiled into it, and what it is where there is no C compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
from hatch_build import COMPILER, NotCompiled, c_compiler

from tests.support import LONGEST

ROOT = Path(__file__).parents[2]

VERSION = '__version__ = "9.8.7"\n'

#: An engine in one file: enough to see what the build makes of it.
TINY = """
from mypy_extensions import i64

def double(n: i64) -> i64:
    return n + n
"""


def a_compiler_is_there() -> bool:
    try:
        c_compiler()
    except NotCompiled:
        return False
    return True


needs_compiler = pytest.mark.skipif(not a_compiler_is_there(), reason="there is no C compiler")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house with the real build, and an engine that is compiled in seconds."""
    place = tmp_path / "the house"
    kernel = place / "src" / "malecon" / "kernel"
    kernel.mkdir(parents=True)
    for name in ("hatch_build.py", "pyproject.toml", "LICENSE", "README.md"):
        shutil.copy(ROOT / name, place)
    (place / "src" / "malecon" / "__init__.py").write_text(VERSION)
    (kernel / "__init__.py").touch()
    (kernel / "state.py").write_text(TINY)
    (kernel / "words.py").write_text("WORDS = []\n")
    return place


def build(house: Path, what: str = "wheel", **variables: str) -> subprocess.CompletedProcess[str]:
    """Build as pip would; what comes of it lies in `dist`."""
    script = f"from hatchling.build import build_{what} as build; build({str(house.parent / 'dist')!r})"
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MALECON")}
    return subprocess.run(
        [sys.executable, "-c", script],
        cwd=house,
        env={**environment, **variables},
        capture_output=True,
        text=True,
        timeout=LONGEST,
    )


def told(house: Path) -> list[str]:
    """What the one wheel that was built says of itself."""
    (path,) = (house.parent / "dist").glob("*.whl")
    with zipfile.ZipFile(path) as archive:
        (name,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
        return archive.read(name).decode().split("\n\n")[0].splitlines()


def wheel(house: Path) -> tuple[str, set[str]]:
    """The tags of the one wheel that was built, and the libraries in it."""
    (path,) = (house.parent / "dist").glob("*.whl")
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
    return path.name.split("-", 2)[2], {name for name in names if name.endswith((".so", ".pyd"))}


def files(folder: Path) -> set[Path]:
    return {path for path in folder.rglob("*") if "__pycache__" not in path.parts}


@needs_compiler
def test_the_engine_is_compiled_where_it_can_be_and_the_words_are_not(house: Path) -> None:
    before = files(house)
    done = build(house)
    assert done.returncode == 0, done.stderr
    assert files(house) == before
    tags, libraries = wheel(house)
    assert tags != "py3-none-any.whl"
    assert {name.split(".")[0] for name in libraries} == {"malecon__mypyc", "malecon/kernel/state"}

    with zipfile.ZipFile(next((house.parent / "dist").glob("*.whl"))) as archive:
        archive.extractall(house.parent / "installed")
    script = "from malecon.kernel import state; print(state.double(21), state.__file__)"
    environment = {**os.environ, "PYTHONPATH": str(house.parent / "installed")}
    told = subprocess.check_output([sys.executable, "-c", script], env=environment, text=True, timeout=120)
    assert told.startswith("42 ")
    assert told.strip().endswith((".so", ".pyd"))


def test_a_pure_wheel_can_be_asked_for(house: Path) -> None:
    done = build(house, MALECON_MYPYC="0")
    assert done.returncode == 0, done.stderr
    assert wheel(house) == ("py3-none-any.whl", set())
    with zipfile.ZipFile(next((house.parent / "dist").glob("*.whl"))) as archive:
        assert archive.read("malecon/kernel/state.py").decode() == TINY


def test_an_editable_install_is_pure_even_where_compiling_is_asked_for(house: Path) -> None:
    done = build(house, "editable", MALECON_MYPYC="1")
    assert done.returncode == 0, done.stderr
    assert wheel(house)[1] == set()


def test_without_a_compiler_the_wheel_is_pure_and_says_so_in_one_line(house: Path) -> None:
    done = build(house, CC="no-such-compiler")
    assert done.returncode == 0, done.stderr
    assert wheel(house) == ("py3-none-any.whl", set())
    reason = "there is no C compiler (no-such-compiler)"
    assert done.stderr == f"The engine is not compiled, and this wheel is pure: {reason}.\n"


def test_who_insists_gets_a_compiled_wheel_or_none(house: Path) -> None:
    done = build(house, CC="no-such-compiler", MALECON_MYPYC="1")
    assert done.returncode == 1
    assert done.stderr == "The engine cannot be compiled: there is no C compiler (no-such-compiler).\n"
    assert not list((house.parent / "dist").glob("*.whl"))


@needs_compiler
def test_an_engine_that_does_not_compile_says_where(house: Path) -> None:
    (house / "src" / "malecon" / "kernel" / "state.py").write_text("X: int = 'two'\n")
    done = build(house, MALECON_MYPYC="1")
    assert done.returncode == 1
    assert "malecon/kernel/state.py:1: error: Incompatible types in assignment" in done.stderr
    done = build(house)
    assert done.returncode == 0
    assert done.stderr.splitlines()[-1].startswith("The engine is not compiled, and this wheel is pure")
    assert wheel(house)[1] == set()


@needs_compiler
def test_what_was_compiled_can_be_kept_until_a_compiled_file_changes(house: Path) -> None:
    kept = house.parent / "kept"
    kept.mkdir()
    (kept / "somebody's").touch()
    assert build(house, MALECON_MYPYC_CACHE=str(kept)).returncode == 0
    (before,) = kept.glob("engine-*")
    (before / "mark.so").touch()
    (house / "src" / "malecon" / "kernel" / "words.py").write_text("WORDS = ['new']\n")
    assert build(house, MALECON_MYPYC_CACHE=str(kept)).returncode == 0
    assert "mark.so" in wheel(house)[1]
    (house / "src" / "malecon" / "kernel" / "state.py").write_text(TINY + "\nN = 1\n")
    assert build(house, MALECON_MYPYC_CACHE=str(kept)).returncode == 0
    (after,) = kept.glob("engine-*")
    assert after != before
    assert (kept / "somebody's").exists()
    assert "mark.so" not in wheel(house)[1]


def test_a_wish_that_cannot_be_read_is_refused(house: Path) -> None:
    done = build(house, MALECON_MYPYC="yes")
    assert done.returncode == 1
    assert done.stderr == "MALECON_MYPYC is 'yes': it must be auto, 0 or 1\n"


def test_a_wheel_can_be_built_from_the_source_package(house: Path) -> None:
    assert build(house, "sdist").returncode == 0
    done = build(unpacked(house), CC="no-such-compiler")
    assert done.returncode == 0, done.stderr
    assert list((house.parent / "unpacked" / "dist").glob("malecon-*-py3-none-any.whl"))


def test_the_version_stands_in_one_place(house: Path) -> None:
    assert build(house, MALECON_MYPYC="0").returncode == 0
    assert "Version: 9.8.7" in told(house)
    assert "Description-Content-Type: text/markdown" in told(house)


def test_a_package_names_the_address_of_its_home_where_there_is_one(house: Path) -> None:
    def addresses() -> list[str]:
        return [line for line in told(house) if line.startswith("Project-URL")]

    assert build(house, MALECON_MYPYC="0").returncode == 0
    assert not addresses()
    assert build(house, MALECON_MYPYC="0", MALECON_HOME="https://example.org/malecon/").returncode == 0
    assert "Project-URL: Homepage, https://example.org/malecon" in addresses()
    assert "Project-URL: Changelog, https://example.org/malecon/blob/main/CHANGELOG.md" in addresses()
    # The source package remembers it for all wheels that are made from it.
    assert build(house, "sdist", MALECON_HOME="https://example.org/malecon").returncode == 0
    place = unpacked(house)
    assert build(place, MALECON_MYPYC="0").returncode == 0
    assert "Project-URL: Issues, https://example.org/malecon/issues" in told(place)


def unpacked(house: Path) -> Path:
    """The source package that was built, as a house of its own."""
    (path,) = (house.parent / "dist").glob("*.tar.gz")
    with tarfile.open(path) as archive:
        archive.extractall(house.parent / "unpacked", filter="data")
    (place,) = (house.parent / "unpacked").iterdir()
    return place


def test_the_compiler_is_the_one_that_checks_the_types() -> None:
    with open(ROOT / "pyproject.toml", "rb") as file:
        developers = tomllib.load(file)["dependency-groups"]["dev"]
    for requirement in COMPILER:
        assert requirement in developers
