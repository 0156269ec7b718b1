"""Kinds of parameters that commands share."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

#: Every command is told its language, but not by an argument of its own.
LANGUAGE = Annotated[str, Parameter(parse=False)]
