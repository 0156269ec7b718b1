"""One game, one folder, one line: nobody but games.py knows a game by its name."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import malecon

SOURCE = Path(malecon.__file__).parent
HOUSE = ("havana", "santiago", "cuba")
NAMED = re.compile(rf"\b({'|'.join(HOUSE)})", re.IGNORECASE)

#: Below src/malecon: all that is neither a game nor the one file that lists them.
OTHERS = sorted(
    path for path in SOURCE.rglob("*.py") if path.relative_to(SOURCE).parts[0] not in (*HOUSE, "games.py")
)


def docstrings(tree: ast.AST) -> set[int]:
    """The strings that are read by people alone."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr) and isinstance(first.value, ast.Constant):
                found.add(id(first.value))
    return found


def games_named(text: str) -> Iterator[str]:
    """Wherever code depends on a certain game: by what it imports, by names of things, by its strings."""
    tree = ast.parse(text)
    spared = docstrings(tree)
    for node in ast.walk(tree):
        words: list[str] = []
        if isinstance(node, ast.Name):
            words = [node.id]
        elif isinstance(node, ast.Attribute):
            words = [node.attr]
        elif isinstance(node, ast.Import):
            words = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            words = [node.module or "", *(alias.name for alias in node.names)]
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in spared:
            words = [node.value]
        yield from (f"line {node.lineno}: {word}" for word in words if NAMED.search(word))  # type: ignore[attr-defined]


def test_there_is_something_to_look_at() -> None:
    folders = {path.relative_to(SOURCE).parts[0] for path in OTHERS}
    assert {"bots", "commands", "kernel", "lab", "server", "store", "table", "terminal"} <= folders


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_no_game_is_named(path: Path) -> None:
    assert list(games_named(path.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    "text",
    [
        "from malecon.cuba.state import Cuba",
        "import malecon.havana",
        "if game.name == 'santiago': pass",
        "NEAR = {'havana': 8}",
        "isinstance(state, Havana)",
        "boards.cuba()",
        "f'{x}-havana-'",
    ],
)
def test_whoever_names_one_is_found(text: str) -> None:
    assert list(games_named(text))


def test_people_may_read_of_games() -> None:
    assert not list(games_named('"""Havana, Santiago and Cuba."""\ndef tell():\n    """As Cuba does."""'))
