"""Kinds of parameters that commands share."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, NamedTuple

from cyclopts import Parameter

#: Every command is told its language, but not by an argument of its own.
LANGUAGE = Annotated[str, Parameter(parse=False)]

#: Files of an owner's own components by name, as `tiles`. On the command line each name that some game knows
#: is an option of its own: see `with_files` in app.py.
Files = Mapping[str, Path]
NO_FILES: Files = MappingProxyType({})


class Run(NamedTuple):
    """How many games are played: what the commands share that do it. On the command line each field is an
    option of its own: see `with_fields` in app.py."""

    jobs: int | None = None
    seed: int | None = None  # 0, unless programs play
    option: list[str] | None = None
    files: Files = NO_FILES
    cluster: str | None = None
    part: str | None = None
    into: Path | None = None
    fresh: bool = False
    page: Path | None = None
    corpus: Path | None = None

    @property
    def before(self) -> str:
        """The message that says how many games were there already."""
        return "lab-before" if self.corpus is None else "corpus-before"


USUAL = Run()
