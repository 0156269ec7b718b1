"""The real packages: they say of themselves what an index wants to hear, and the source package is whole."""

from __future__ import annotations

import os
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest

from tests.build.test_wheel import ROOT
from tests.support import LONGEST

#: A fast part of the suite that reads from every corner of the house.
SOME_TESTS = [
    "tests/test_docs.py::test_what_the_pages_name_is_there",
    "tests/test_languages.py::test_nothing_is_missing_in_a_language",
    "tests/build/test_compiled_files.py",
    "tests/terminal/test_rulebook.py",
    "tests/tools/test_trace.py",
]
#: What may be left behind: git's own.
NOT_PACKED = {".gitattributes", ".gitignore"}


def program(name: str, *words: str | Path) -> subprocess.CompletedProcess[str]:
    """A tool of the developers, as it lies beside this Python."""
    command = [str(Path(sys.executable).parent / name), *map(str, words)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=120)


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a source package and a pure wheel of this house."""
    folder = tmp_path_factory.mktemp("packages") / "dist"
    for what in ("sdist", "wheel"):
        script = f"from hatchling.build import build_{what} as build; build({str(folder)!r})"
        wishes = {"MALECON_SKIP_WEB": "1", "MALECON_MYPYC": "0"}
        command = [sys.executable, "-c", script]
        subprocess.run(command, cwd=ROOT, env={**os.environ, **wishes}, check=True, timeout=LONGEST)
    return folder


def test_both_packages_pass_the_checkers(packages: Path) -> None:
    done = program("twine", "check", "--strict", *packages.iterdir())
    assert done.returncode == 0, done.stdout
    (wheel,) = packages.glob("*.whl")
    done = program("check-wheel-contents", wheel)
    assert done.returncode == 0, done.stdout


@pytest.fixture(scope="module")
def source(packages: Path) -> Path:
    """The unpacked source package."""
    (path,) = packages.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        archive.extractall(packages.parent / "unpacked", filter="data")
    (place,) = (packages.parent / "unpacked").iterdir()
    return place


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="this is no clone")
def test_the_source_package_leaves_nothing_behind(source: Path) -> None:
    command = ["git", "ls-files", "-z"]
    listed = subprocess.check_output(command, cwd=ROOT, text=True, timeout=120).split("\0")
    kept = {name for name in listed if name and (ROOT / name).exists()} - NOT_PACKED
    assert {name for name in kept if not (source / name).exists()} == set()


def test_the_source_package_passes_its_own_tests(source: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": str(source / "src")}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *SOME_TESTS]
    done = subprocess.run(
        command, cwd=source, env=environment, capture_output=True, text=True, timeout=LONGEST
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    "path", sorted((ROOT / ".github" / "workflows").glob("*.yml")), ids=lambda path: path.name
)
def test_a_workflow_is_one(path: Path) -> None:
    done = program("check-jsonschema", "--builtin-schema", "vendor.github-workflows", path)
    assert done.returncode == 0, done.stdout


def test_the_workflows_and_the_package_name_the_same_pythons() -> None:
    with open(ROOT / "pyproject.toml", "rb") as file:
        project = tomllib.load(file)
    built = [
        name.removesuffix("-*").replace("cp3", "3.") for name in project["tool"]["cibuildwheel"]["build"]
    ]
    named = [
        line.split(" :: ")[-1] for line in project["project"]["classifiers"] if ":: Python :: 3." in line
    ]
    checks = (ROOT / ".github" / "workflows" / "checks.yml").read_text(encoding="utf-8")
    assert built == named
    assert f"python: {built}".replace("'", '"') in checks
    assert project["project"]["requires-python"] == f">={built[0]}"
