"""The docs about corpora are true: every question is asked, every column is there."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest
from tools import corpus_pages

from malecon.corpus import schema
from tests.data.scene import played_into

ANEW = "run .venv-scale/bin/python -m tools.corpus_pages, and read the difference"


def test_every_question_of_the_page_is_answered_as_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    shown = corpus_pages.QUESTIONS.read_text(encoding="utf-8")
    answers = [answer for _, answer in corpus_pages.BLOCK.findall(shown)]
    assert len(answers) == 10
    assert all(len(answer.splitlines()) > 1 for answer in answers)
    assert shown == corpus_pages.questions(), ANEW


def test_the_line_of_python_runs_with_what_the_extra_brings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played_into(tmp_path / "games", "havana", 2)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "pandas", None)
    (line,) = re.findall("`(import duckdb; .*?)`", corpus_pages.QUESTIONS.read_text(encoding="utf-8"))
    exec(line, {})


def test_the_columns_of_the_page_are_those_of_the_files() -> None:
    shown = corpus_pages.CORPUS.read_text(encoding="utf-8")
    assert schema.page() in shown, ANEW


def test_a_corpus_of_ones_own_choice_can_be_made_by_sql(tmp_path: Path) -> None:
    import duckdb

    from malecon.corpus.contents import contents

    corpus = played_into(tmp_path / "games", "havana", 6)
    target = tmp_path / "mine.parquet"
    duckdb.sql(
        f"COPY (SELECT * FROM '{corpus}/*.parquet' WHERE number < 2) TO '{target}' "
        "(KV_METADATA {'malecon.corpus': '1'})"
    )
    assert contents([target]).games == 2
