"""`malecon mcp`: a seat for language models that call tools."""

from __future__ import annotations

from malecon.commands.parameters import LANGUAGE


def mcp(*, club: list[str] | None = None, language: LANGUAGE = "en") -> int:
    from importlib.util import find_spec

    from malecon.errors import MaleconError

    if find_spec("mcp") is None:
        raise MaleconError("cli-no-mcp")
    from malecon.mcp.server import make_server

    make_server(language, club or ()).run("stdio")
    return 0
