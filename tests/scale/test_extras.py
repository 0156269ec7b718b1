"""The room in which these tests run has what the extras `cluster` and `data` promise.

`./dev test tests/scale` makes that room.
"""

from __future__ import annotations

import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
from packaging.requirements import Requirement

PROJECT = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize("extra", ["cluster", "data"])
def test_what_is_tested_is_what_an_extra_names(extra: str) -> None:
    for line in PROJECT["project"]["optional-dependencies"][extra]:
        needed = Requirement(line)
        assert needed.specifier.contains(version(needed.name)), line
