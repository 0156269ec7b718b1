"""Kinds of parameters that commands share."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Annotated

from cyclopts import Parameter

#: Every command is told its language, but not by an argument of its own.
LANGUAGE = Annotated[str, Parameter(parse=False)]

#: Files of an owner's own components by name, as `tiles`. On the command line each name that some game knows
#: is an option of its own: see `with_files` in app.py.
Files = Mapping[str, Path]
NO_FILES: Files = MappingProxyType({})
