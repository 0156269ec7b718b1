"""What the tests of programs in the arena share."""

from __future__ import annotations

import shlex
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from malecon.lab.programs import RUNNING
from tests.lab.guests import BEGIN, PYTHON, Write, running


@pytest.fixture
def program(tmp_path: Path) -> Write:
    """Write a program that does this with every line it hears, after it has said hello; its name."""

    def write(body: str, begin: str = BEGIN) -> str:
        path = tmp_path / f"program{len(list(tmp_path.glob('program*')))}.py"
        path.write_text(begin + body, encoding="utf-8")
        return f"cmd:{PYTHON} {shlex.quote(str(path))}"

    return write


@pytest.fixture
def nobody_stays(tmp_path: Path) -> Iterator[None]:
    """Whatever a test lets programs do, none of them is there afterwards."""
    yield
    assert RUNNING.free == {}
    until = time.monotonic() + 20
    while left := running(str(tmp_path)):
        assert time.monotonic() < until, left
        time.sleep(0.02)
