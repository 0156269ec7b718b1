"""What the trace finds, in made-up games of two or three rules."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tools.trace import main

RULES = """# Chess
- **X1** `[R]` White begins.
- **X2** `[R]` See X1.

| id | piece |
|---|---|
| **X3** | Knight |
- **X4** one; **X5** two.
"""
SOURCE = '''"""Chess (X4)."""

class Opening:
    """X1, X2: white begins."""

    def knight(self):
        """Jumps (X2–X3)."""
        return 1  # X5, but for pawns
'''
TESTS = """@rule("X1", "X2")
def test_white_begins():
    pass

@pytest.mark.parametrize("row", [pytest.param(1, marks=rule("X3"))])
def test_knight(row):
    pass

CASES = [pytest.param(1, marks=rule("X4"))]

class TestPawn:
    @rule("X5")
    def test_pawn(self):
        pass
"""


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """A house with one game, all of whose rules are told, done and proved."""
    write(tmp_path, "rules/chess.md", RULES)
    write(tmp_path, "src/malecon/chess/board.py", SOURCE)
    write(tmp_path, "tests/chess/test_board.py", TESTS)
    return tmp_path


def write(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def change(root: Path, name: str, old: str, new: str) -> None:
    text = (root / name).read_text(encoding="utf-8")
    assert old in text
    write(root, name, text.replace(old, new))


def errors(root: Path, capsys: pytest.CaptureFixture[str], *pending: str) -> list[str]:
    code = main([], root, pending)
    said = capsys.readouterr().err.splitlines()
    assert code == (1 if said else 0)
    return said


def test_a_complete_game_passes(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([], house, ()) == 0
    assert capsys.readouterr().out == "chess: 5 of 5 rules told, done and proved\n"


def test_told_and_not_done(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(house, "src/malecon/chess/board.py", "X5, but for pawns", "pawns")
    assert errors(house, capsys) == ["chess: X5 is told and not done: rules/chess.md:8"]


def test_told_and_not_proved(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(house, "tests/chess/test_board.py", '"X1", "X2"', '"X1"')
    assert errors(house, capsys) == ["chess: X2 is told and not proved: rules/chess.md:3"]


def test_a_rule_named_in_the_middle_of_a_range_is_done(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(house, "src/malecon/chess/board.py", "X1, X2: white", "White")
    change(house, "src/malecon/chess/board.py", "(X2–X3)", "(X1-3)")
    assert errors(house, capsys) == []


def test_a_range_in_a_module_docstring_is_only_a_heading(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    change(house, "src/malecon/chess/board.py", "Chess (X4)", "Chess (X4–X5)")
    assert errors(house, capsys) == ["chess: X4 is told and not done: rules/chess.md:8"]


@pytest.mark.parametrize(
    ("name", "old", "new", "verb", "line"),
    [
        ("src/malecon/chess/board.py", "X5, but", "X5 and X9, but", "done", 8),
        ("tests/chess/test_board.py", '"X1", "X2"', '"X1", "X2", "X9"', "proved", 1),
        ("src/malecon/chess/board.py", "return 1", 'return "X9"', "cited", 8),
        ("rules/chess.md", "See X1.", "See X9.", "cited", 3),
    ],
)
def test_a_rule_that_is_not_told(
    house: Path, capsys: pytest.CaptureFixture[str], name: str, old: str, new: str, verb: str, line: int
) -> None:
    change(house, name, old, new)
    (said,) = errors(house, capsys)
    assert said.startswith(f"chess: X9 is {verb} and not told: {name}:{line}")


def test_told_twice(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(house, "rules/chess.md", "Knight", "Knight, **X1**")
    assert errors(house, capsys) == ["chess: X1 is told twice: rules/chess.md:2, rules/chess.md:7"]


def test_only_tests_prove(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(house, "tests/chess/test_board.py", "def test_white_begins", "def white_begins")
    said = errors(house, capsys)
    assert said[0] == "chess: tests/chess/test_board.py:1 white_begins: @rule stands on what is not a test"
    assert "chess: X1 is told and not proved: rules/chess.md:2" in said


def test_ids_must_be_readable(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    change(house, "tests/chess/test_board.py", '"X1", "X2"', '"X1", "X2", *MORE')
    assert errors(house, capsys) == [
        "chess: tests/chess/test_board.py:1 test_white_begins: @rule must be given its ids as plain strings"
    ]


def test_a_pending_game_may_be_incomplete(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(house, "rules/go.md", "- **G1** Black begins.\n")
    assert len(errors(house, capsys)) == 2
    assert errors(house, capsys, "go") == []


def test_a_pending_game_that_is_complete_leaves_the_list(
    house: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert errors(house, capsys, "chess") == [
        "chess: all its rules are done and proved; take it off the list in tools/trace.py"
    ]
    assert errors(house, capsys, "go") == ["go: pending, but it has no rules"]


def test_the_table_names_every_place(house: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--table"], house, ()) == 0
    shown = capsys.readouterr().out
    assert (
        "X2\n"
        "  done   src/malecon/chess/board.py:3 Opening\n"
        "  done   src/malecon/chess/board.py:6 Opening.knight\n"
        "  proved tests/chess/test_board.py:1 test_white_begins\n"
    ) in shown
    assert main(["--json"], house, ()) == 0
    (knight,) = (row for row in json.loads(capsys.readouterr().out)["games"]["chess"] if row["rule"] == "X3")
    assert knight == {
        "rule": "X3",
        "told": ["rules/chess.md:7"],
        "done": ["src/malecon/chess/board.py:6 Opening.knight"],
        "proved": ["tests/chess/test_board.py:5 test_knight"],
    }
