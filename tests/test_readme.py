"""The examples of the README are run as they stand."""

from __future__ import annotations

import contextlib
import io
import re
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"


def test_the_library_example_plays_a_game() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert len([line for line in example.splitlines() if line.strip()]) <= 10
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        exec(compile(example, "README.md", "exec"), {})
    lines = printed.getvalue().splitlines()
    assert [line.split(":")[0] for line in lines] == ["seat 0", "seat 1", "seat 2"]
    assert sum("(won)" in line for line in lines) >= 1


def test_what_the_readme_names_is_there() -> None:
    root = README.parent
    for name in re.findall(r"\]\(([\w./-]+)\)", README.read_text(encoding="utf-8")):
        assert (root / name).exists(), name
