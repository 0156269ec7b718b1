"""Every page of a face begins with ten lines or so that run, and all that is shown in Python does."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = sorted((ROOT / "docs" / "research").glob("*.md"))
BLOCKS = [
    pytest.param(text, id=f"{page.stem}-{number}")
    for page in PAGES
    for number, text in enumerate(re.findall(r"```python\n(.*?)```", page.read_text("utf-8"), re.DOTALL))
]


@pytest.mark.parametrize("face", ["vector", "pettingzoo", "gymnasium", "openspiel", "observations"])
def test_a_page_begins_with_what_runs(face: str) -> None:
    text = (ROOT / "docs" / "research" / f"{face}.md").read_text("utf-8")
    title, _, rest = text.partition("\n\n")
    assert title.startswith("# ")
    code = re.match(r"```python\n(.*?)```", rest, re.DOTALL)
    assert code is not None
    assert len(code[1].splitlines()) <= 12


@pytest.mark.parametrize("code", BLOCKS)
def test_what_is_shown_runs(code: str) -> None:
    exec(compile(code, "docs", "exec"), {"__name__": "docs"})


@pytest.mark.parametrize(
    ("face", "library"),
    [("vector", "numpy"), ("pettingzoo", "pettingzoo"), ("gymnasium", "gymnasium"), ("openspiel", "pyspiel")],
)
def test_a_missing_library_is_told_in_words(face: str, library: str) -> None:
    code = f"import sys; sys.modules[{library!r}] = None; import malecon.research.{face}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 1
    assert 'pip install "malecon[research]"' in done.stderr.splitlines()[-1]
    assert done.stderr.splitlines()[-1].startswith("ModuleNotFoundError")


def test_the_house_needs_none_of_them() -> None:
    libraries = ("numpy", "pettingzoo", "gymnasium", "pyspiel", "torch")
    blocked = "; ".join(f"sys.modules[{name!r}] = None" for name in libraries)
    code = (
        f"import sys; {blocked}; import malecon.cli, malecon.research.layout; malecon.research.layout.pages()"
    )
    assert subprocess.run([sys.executable, "-c", code]).returncode == 0
