"""The examples and commands of the README and the docs are run as they stand, only with fewer games."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import os
import re
import shlex
import sys
from pathlib import Path

import pytest
from tools import site

from malecon.cli import main
from malecon.games import GAMES
from malecon.server.http import connections, limits, responses
from malecon.server.http.unfinished import MOST_UNFINISHED
from malecon.server.run import LONGEST_MESSAGE
from malecon.server.tables.tables import MOST_LINKS
from malecon.store import Store
from malecon.table import Settings, Status, Table, think
from malecon.table.fairness import commitment, promise, setup_hash
from malecon.table.records import record_text
from tests.bots.nets import drawn_file

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]

SECRET = bytes(32)

#: What other tests try for real: a server, an installation, learning, corpora, the tools of a developer.
ELSEWHERE = re.compile(
    r"\./dev(?! (?:run|play) [a-z])|\./dev run --|pip |python|git |\.venv|"
    r"(malecon|\./dev run) (serve|train|mcp|corpus)|.* --(corpus|from) "
)


def blocks(kind: str) -> list[tuple[str, str]]:
    found = []
    for page in PAGES:
        for text in re.findall(rf"```{kind}\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL):
            found.append((page.name, text))
    return found


def commands() -> list[str]:
    """The commands of the pages, made short; of those that are alike, the first."""
    found: dict[str, str] = {}
    for _, text in blocks("sh"):
        for line in text.splitlines():
            words = line.partition(" #")[0].strip()
            if words and not ELSEWHERE.match(words):
                words = re.sub(r"^(malecon|\./dev run|\./dev(?= play))\s+", "", words)
                words = re.sub(r"--(games) \d+", r"--\1 2", words)
                words = re.sub(r"--jobs \d+", "--jobs 1", words)
                words = re.sub(r"--commitment \S+", "--commitment PROMISE", words)
                words = re.sub(r"\bgame\.txt\b", "GAME.txt", words)
                words = re.sub(r"(?<=[ ,])(learned|expert|master|strong)(:\w+)?(?=[ ,]|$)", r"\1:3", words)
                words = re.sub(r"^analyse \S+$", r"\g<0> --budget 5", words)
                alike = re.sub(r"(?<= )(?!-)\S+", "_", words.replace("=", " "))
                found.setdefault(alike, words)
    return list(found.values())


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with what the commands name: a finished game, bots, a net."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    (tmp_path / "GAME.txt").write_text(fair_game(), encoding="utf-8")
    (tmp_path / "training").mkdir()
    (tmp_path / "training" / "havana.net").write_bytes(drawn_file("havana"))
    code = next(text for name, text in blocks("python") if name == "writing-a-bot.md")
    (tmp_path / "mine.py").write_text(code.partition("\n\ngame = ")[0], encoding="utf-8")
    player = next(text for name, text in blocks("python") if name == "programs.md")
    (tmp_path / "player.py").write_text(player, encoding="utf-8")
    return tmp_path


async def found_club() -> None:
    """At the place where a club is unless somebody says otherwise."""
    await (await Store.open()).close()


def fair_game() -> str:
    """A short game at a table, with the promise of fair draws in its header."""
    table = Table.new("t", Settings("havana", 2, {"round_limit": 1}), "ana", SECRET, 0.0)
    for seat in range(2):
        table.seat_bot("ana", seat, "random", 0.0)
    table.begin("ana", 0.0)
    log = {entry.number: entry for entry in table.tail}
    while table.status == Status.RUNNING:
        task = table.tasks()[0]
        table.answer_for_bot(task, think(task), 0.0)
        log |= {entry.number: entry for entry in table.tail}
    return record_text(table, log.values())


def promised(folder: Path) -> str:
    """What whoever played that game has kept."""
    header = json.loads((folder / "GAME.txt").read_text(encoding="utf-8").partition("\n")[0])
    return promise(setup_hash(header), 0, 1, commitment(SECRET), ["", ""])


@pytest.mark.parametrize("command", commands())
def test_a_command_of_the_docs_works(command: str, folder: Path) -> None:
    words = shlex.split(command.replace("PROMISE", promised(folder)))
    out = None
    if ">" in words:
        words, out = words[: words.index(">")], words[-1]
    if any("tiles.toml" in word for word in words):
        (folder / "tiles.toml").write_text(GAMES["havana"].write_box_file("tiles"), encoding="utf-8")
    if words[0] == "desk":
        asyncio.run(found_club())
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        code = main(words)
    assert code == 0, printed.getvalue()
    if out:
        assert printed.getvalue().endswith(GAMES["havana"].write_box_file("tiles"))


@pytest.mark.parametrize(("page", "example"), blocks("python"), ids=lambda value: value[:20].split("\n")[0])
def test_an_example_of_the_docs_runs(
    page: str, example: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [page, "GAME.txt", promised(folder)])
    if page == "programs.md":  # a player: tests/lab/test_programs.py lets it play
        monkeypatch.setattr("sys.stdin", io.StringIO('{"type": "hello"}\n'))
    with contextlib.redirect_stdout(io.StringIO()):
        exec(compile(example, page, "exec"), {"__name__": "example"})


def test_the_library_example_of_the_readme_tells_who_won() -> None:
    (example,) = [text for name, text in blocks("python") if name == "README.md"]
    assert len([line for line in example.splitlines() if line.strip()]) <= 10
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(example, "README.md", "exec"), {})
    lines = printed.getvalue().splitlines()
    assert [line.split(":")[0] for line in lines] == ["seat 0", "seat 1", "seat 2"]
    assert sum("(won)" in line for line in lines) >= 1


def test_the_docs_become_a_site_without_a_warning_or_a_dead_link(capfd: pytest.CaptureFixture[str]) -> None:
    assert site.main() == 0, capfd.readouterr()
    rules = (site.SITE / "rules" / "cuba" / "index.html").read_text(encoding="utf-8")
    assert 'id="c106"' in rules
    assert "https://fonts" not in rules


def test_what_the_pages_name_is_there() -> None:
    for page in PAGES:
        for name in re.findall(r"\]\(([\w./-]+)\)", page.read_text(encoding="utf-8")):
            rules = re.fullmatch(r"rules/(\w+)\.md", name)  # made from the rulebook; see tools/site.py
            assert (page.parent / name).exists() or (rules and rules[1] in GAMES), f"{page.name}: {name}"


def test_the_glossary_says_where_things_are() -> None:
    text = (ROOT / "docs" / "design.md").read_text(encoding="utf-8")
    words = text.partition("## Words")[2].partition("\n## ")[0]
    named = re.findall(r"`([\w/]+\.py)` \|$", words, re.MULTILINE)
    assert len(named) > 10
    assert [name for name in named if not (ROOT / "src" / "malecon" / name).exists()] == []


def test_every_test_that_the_docs_name_is_there() -> None:
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py"))
    named: set[str] = set()
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        for path in re.findall(r"`(tests/[\w/]+\.py)`", text):
            assert (ROOT / path).is_file(), (page.name, path)
            named.add(path)
        for name in re.findall(r"`(test_\w+)`", text):
            assert f"def {name}(" in tests, (page.name, name)
            named.add(name)
    assert len(named) > 10


def test_the_limits_that_the_docs_name_are_those_of_the_house() -> None:
    text = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")

    def row(start: str) -> str:
        return next(line for line in text.splitlines() if line.startswith(f"| {start} |"))

    def cells(limit: limits.Limit) -> str:
        return f"| {limit.each_second:g} | {limit.burst:g} |"

    assert row("requests").endswith(cells(limits.REQUESTS))
    assert row("hints, previews, draws checked, files of cups").endswith(cells(limits.HINTS))
    clicks = row("selections, why-nots, searches in one's own games, statistics")
    assert clicks.endswith(cells(limits.CLICKS))
    assert f"| {MOST_LINKS}; a new link" in row("links to a table, and devices that have come by them")
    assert row("things said in the chat").endswith(cells(limits.SAID))
    unfinished = f"{limits.TABLES.burst:g}; of those of a day, {MOST_UNFINISHED:,} that were not played"
    assert f"| one every two seconds | {unfinished}" in row("new tables")
    files = row("files of the page (`/assets`, `/fonts`), which count for nothing else")
    assert files.endswith(f"| {limits.FILES.each_second:g} | {limits.FILES.burst:,.0f} |")
    answers, deeds = limits.ANSWERS, limits.DEEDS
    done = row("what a device does at a table")
    assert f"answers and undo {answers.each_second:g} a second after {answers.burst:g}" in done
    assert f"{deeds.each_second:g} a second after {deeds.burst:g}." in done
    assert f"people sit down at a table once in two seconds after {limits.ASKS.burst:g} times |" in done
    assert limits.TABLES.each_second == limits.WATCHER_SAID.each_second == limits.ASKS.each_second == 0.5
    opened = f"| {limits.SOCKETS.each_second:g} | {limits.SOCKETS.burst:g}, and {limits.MOST_SOCKETS} open |"
    assert row("WebSockets opened, and open").endswith(opened)
    assert row("whole tables asked for again over WebSockets").endswith(cells(limits.SYNCS))
    one, all_of_them = limits.MESSAGES, limits.ALL_MESSAGES
    told = f"| {one.each_second:g}, {all_of_them.each_second:g} | {one.burst:g}, {all_of_them.burst:g} |"
    assert row("messages over one WebSocket, over all").endswith(told)
    assert f"| {limits.MOST_CONNECTIONS} open" in row("connections of any kind")
    patience = (
        f"in {connections.HEAD_PATIENCE:g} seconds, its body ({responses.MOST_BYTES // 1024} kB at most)"
    )
    assert patience in row("the head of a request")
    read = f"in {responses.PATIENCE:g}; an answer is begun to be read in {connections.READ_PATIENCE:g}"
    assert read in row("the head of a request")
    frames = f"{limits.FRAMES.burst:g} frames at once, {limits.FRAMES.each_second:g} a second"
    assert frames in row("a message of a WebSocket")
    assert f"{LONGEST_MESSAGE // 1024} kB" in row("a message of a WebSocket")
    player, audience = limits.PLAYER_SAID, limits.AUDIENCE_SAID
    talk = row("the chat of a table")
    assert f"each player {player.each_second:g} a second after {player.burst:g}" in talk
    assert f"{audience.each_second:g} a second together after {audience.burst:g}" in talk
    assert f"one every two seconds after {limits.WATCHER_SAID.burst:g}." in talk
