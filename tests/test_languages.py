"""A language is one folder: whoever copies one has told the house of another language."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from hatch_build import page_builder

from malecon import messages, rulebook
from malecon.messages import FALLBACK, LANGUAGES, known, say

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "src" / "malecon" / "messages"

#: A language that nobody has translated yet: West Frisian, told in Dutch.
NEW = "fy"


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """The package with one folder more."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "static"))
    folder = tmp_path / "src" / "malecon" / "messages"
    shutil.copytree(folder / "nl", folder / NEW)
    common = folder / NEW / "common.ftl"
    text = common.read_text(encoding="utf-8")
    common.write_text(text.replace("language-name = Nederlands", "language-name = Frysk"), encoding="utf-8")
    return tmp_path


def python(house: Path, *words: str, **variables: str) -> str:
    """What a Python of that house says."""
    environment = {**os.environ, "PYTHONPATH": str(house / "src"), **variables}
    done = subprocess.run(
        [sys.executable, *words], env=environment, cwd=house, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_languages_are_the_folders_english_first() -> None:
    assert LANGUAGES[0] == FALLBACK == "en"
    folders = {path.name for path in FOLDER.iterdir() if path.is_dir() and path.name != "__pycache__"}
    assert set(LANGUAGES) == folders
    assert len({say("language-name", language) for language in LANGUAGES}) == len(LANGUAGES)


def test_a_new_folder_is_a_language_of_the_command_line_and_of_the_server(house: Path) -> None:
    said = python(house, "-m", "malecon.cli", "games", "--lang", NEW)
    assert said == python(house, "-m", "malecon.cli", "games", "--lang", "nl")
    assert said == python(house, "-m", "malecon.cli", "games", LC_ALL="fy_NL.UTF-8")
    script = """if True:
        import json
        from malecon import rulebook
        from malecon.messages import LANGUAGES, say
        from malecon.server.wire.errors import language_of
        book = rulebook.book("cuba", "fy")
        asked = language_of("fy-NL, nl;q=0.9")
        print(json.dumps([LANGUAGES, say("language-name", "fy"), asked, book[1].title]))
    """
    languages, name, wanted, title = json.loads(python(house, "-c", script))
    assert languages == ["en", *sorted([*LANGUAGES[1:], NEW])]
    assert (name, wanted, title) == ("Frysk", NEW, rulebook.book("cuba", "nl")[1].title)


@pytest.mark.skipif(not (ROOT / "web" / "node_modules").exists(), reason="the page has never been built here")
def test_a_new_folder_is_a_language_of_the_page(house: Path) -> None:
    shutil.copytree(ROOT / "web", house / "web", ignore=shutil.ignore_patterns("node_modules", ".build*"))
    (house / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    builder = page_builder(ROOT)
    assert builder
    node = builder.find_node()[0] / "node"
    vite = ["node_modules/vite/bin/vite.js", "build", "--outDir", str(house / "page"), "--logLevel", "warn"]
    subprocess.run([node, *vite], cwd=house / "web", check=True)
    parts = json.loads((house / "page" / "parts.json").read_text(encoding="utf-8"))
    assert set(parts["languages"]) == {*LANGUAGES, NEW}
    assert parts["languages"][NEW] != parts["languages"]["nl"]
    scripts = [path.read_text(encoding="utf-8") for path in (house / "page" / "assets").glob("*.js")]
    assert any("Frysk" in script for script in scripts)


@pytest.mark.parametrize(
    ("tag", "language"),
    [
        ("de", "de"),
        ("de-AT", "de"),
        ("nl_BE.UTF-8", "nl"),
        ("EN", "en"),
        ("tlh", None),
        ("", None),
        ("C", None),
    ],
)
def test_a_tag_asks_for_a_language(tag: str, language: str | None) -> None:
    assert known(tag) == language


def test_another_package_brings_texts_of_its_own(tmp_path: Path) -> None:
    for language, text in (("en", "chess-name = Chess"), ("de", "chess-name = Schach")):
        (tmp_path / language).mkdir()
        (tmp_path / language / "chess.ftl").write_text(text + "\n", encoding="utf-8")
    (tmp_path / "en" / "chess.md").write_text("# Chess\n\nMate.\n\n**X1** White begins.\n", encoding="utf-8")
    script = f"""if True:
        from pathlib import Path
        from malecon import messages, rulebook
        assert not messages.has("chess-name")
        messages.add_folder(Path({str(tmp_path)!r}), "chess")
        said = [messages.say("chess-name", language) for language in ("en", "de", "nl")]
        print(*said, messages.say("havana-name"), rulebook.rule("chess", "X1", "de"), rulebook.book("go"))
    """
    assert python(ROOT, "-c", script) == "Chess Schach Chess Havana White begins. ()\n"
    assert not messages.has("chess-name")


def keys(folder: Path, language: str) -> set[str]:
    """Each message, each term and each rule of a language, by its file and its key."""
    found = set()
    for path in (folder / language).iterdir():
        text = path.read_text(encoding="utf-8")
        pattern = r"^(-?[a-z][\w-]*) *=" if path.suffix == ".ftl" else r"^\*\*([A-Z]\d+)\*\* "
        found |= {f"{path.name} {key}" for key in re.findall(pattern, text, re.MULTILINE)}
    return found


def missing(folder: Path, language: str) -> list[str]:
    """What has to be translated yet: whole files first, then what a file lacks."""
    there = {path.name for path in (folder / language).iterdir()}
    files = sorted({path.name for path in (folder / FALLBACK).iterdir()} - there)
    lacking = sorted(keys(folder, FALLBACK) - keys(folder, language))
    within = [f"{language}/{key}" for key in lacking if key.split()[0] in there]
    return [f"{language}/{name}" for name in files] + within


def idle(folder: Path, language: str) -> list[str]:
    """What English does not say."""
    return [f"{language}/{key}" for key in sorted(keys(folder, language) - keys(folder, FALLBACK))]


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_is_missing_in_a_language(language: str) -> None:
    lacking = missing(FOLDER, language)
    assert not lacking, "to be translated yet:\n" + "\n".join(lacking)
    more = idle(FOLDER, language)
    assert not more, "English does not say:\n" + "\n".join(more)


def test_a_missing_message_rule_or_file_is_named(house: Path) -> None:
    folder = house / "src" / "malecon" / "messages"
    assert not missing(folder, NEW)
    (folder / NEW / "hint.ftl").unlink()
    for name, begin in (("common.ftl", "language-name"), ("cuba.md", r"\*\*C1\*\*")):
        path = folder / NEW / name
        text = re.sub(rf"^{begin}.*\n", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE)
        path.write_text(text, encoding="utf-8")
    named = missing(folder, NEW)
    assert {"fy/common.ftl language-name", "fy/cuba.md C1", "fy/hint.ftl"} <= set(named)
    assert {name.split()[0] for name in named} == {"fy/common.ftl", "fy/cuba.md", "fy/hint.ftl"}
