"""`malecon mcp`: a seat for language models that call tools."""

from __future__ import annotations

import sys

from malecon.commands.parameters import LANGUAGE


def mcp(*, club: list[str] | None = None, language: LANGUAGE = "en") -> int:
    from importlib.util import find_spec

    from malecon.errors import MaleconError

    if find_spec("mcp") is None:
        raise MaleconError("cli-no-mcp")
    from malecon.mcp.server import make_server
    from malecon.messages import say

    if sys.stdin.isatty():
        print(say("mcp-for-programs", language), file=sys.stderr)
    make_server(language, club or ()).run("stdio")
    return 0
