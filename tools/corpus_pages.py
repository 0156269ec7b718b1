"""The pages of the docs about corpora: results of their questions, and the table of columns.

    .venv-scale/bin/python -m tools.corpus_pages

writes them anew from what the commands and questions of the pages give; tests compare.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import tempfile
from collections.abc import Iterator
from pathlib import Path

from malecon.cli import main as malecon
from malecon.corpus import schema

ROOT = Path(__file__).parents[1]
QUESTIONS = ROOT / "docs" / "sql.md"
CORPUS = ROOT / "docs" / "corpus.md"

BLOCK = re.compile(r"```sql\n(.*?)```\n\n```text\n(.*?)```", re.DOTALL)
TABLE = re.compile(r"(?<=<!-- columns -->\n)(.*?)(?=\n<!-- end -->)", re.DOTALL)


@contextlib.contextmanager
def small_corpus() -> Iterator[None]:
    """A folder in which the commands of the page have been given, as the folder of all that follows."""
    before = os.getcwd()
    with tempfile.TemporaryDirectory() as folder:
        os.chdir(folder)
        try:
            (commands,) = re.findall(r"```sh\n(.*?)```", QUESTIONS.read_text(encoding="utf-8"), re.DOTALL)
            with contextlib.redirect_stdout(io.StringIO()):
                for line in commands.splitlines():
                    code = malecon([*shlex.split(line)[1:], "--jobs", "1"])
                    assert code == 0, line
            yield
        finally:
            os.chdir(before)


def answered(question: str) -> str:
    """The answer to a question, as the page shows it."""
    import duckdb

    found = duckdb.connect().execute(question)
    heads = [column[0] for column in found.description]
    rows = [heads, *([shown(value) for value in row] for row in found.fetchall())]
    widths = [max(len(row[at]) for row in rows) for at in range(len(heads))]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)) for row in rows]
    return "".join(f"{line.rstrip()}\n" for line in lines)


def shown(value: object) -> str:
    return f"{value:.3f}" if isinstance(value, float) else str(value)


def questions() -> str:
    """The page of questions with their answers as they are now."""
    text = QUESTIONS.read_text(encoding="utf-8")
    with small_corpus():
        return BLOCK.sub(lambda found: f"```sql\n{found[1]}```\n\n```text\n{answered(found[1])}```", text)


def columns() -> str:
    """The page of the corpus with its columns as they are now."""
    return TABLE.sub(lambda _: schema.page(), CORPUS.read_text(encoding="utf-8"))


if __name__ == "__main__":
    for page, text in ((QUESTIONS, questions()), (CORPUS, columns())):
        page.write_text(text, encoding="utf-8")
