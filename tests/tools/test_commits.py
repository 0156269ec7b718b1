"""Commits say what in a short subject and why in a body; those that main has are left in peace."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
from tools import commits


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A repository with a branch beside its main, which has a careless commit."""
    for words in (
        ["init", "-q", "-b", "main"],
        ["commit", "-q", "--allow-empty", "-m", "x"],
        ["switch", "-qc", "mine"],
    ):
        git(tmp_path, *words)
    return tmp_path


def git(folder: Path, *words: str) -> None:
    name = ["-c", "user.name=Ana", "-c", "user.email=ana@example.org"]
    subprocess.run(["git", *name, *words], cwd=folder, check=True)


def commit(folder: Path, *paragraphs: str) -> None:
    git(folder, "commit", "-q", "--allow-empty", *(word for text in paragraphs for word in ("-m", text)))


def test_what_main_has_is_not_looked_at(clone: Path) -> None:
    assert commits.main(clone) == 0


def test_a_commit_with_a_reason_is_good(clone: Path) -> None:
    commit(clone, "Add a building", "Owners asked for it.")
    assert commits.main(clone) == 0


@pytest.mark.parametrize(
    ("paragraphs", "told"),
    [(["Add a building"], "does not say why"), (["x" * 73, "Because."], "has 73 characters")],
)
def test_a_careless_one_is_named(
    clone: Path, capsys: pytest.CaptureFixture[str], paragraphs: list[str], told: str
) -> None:
    commit(clone, *paragraphs)
    commit(clone, "Add a test", "It was missing.")
    assert commits.main(clone) == 1
    (line,) = capsys.readouterr().out.splitlines()
    assert told in line
    assert paragraphs[0] in line


def test_a_copy_without_git_has_no_commits(tmp_path: Path) -> None:
    assert commits.main(tmp_path) == 0
