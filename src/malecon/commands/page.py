"""`malecon play` without a game: a club on this machine, and a browser that shows it."""

from __future__ import annotations

import sys
from pathlib import Path


def open_page(
    file: Path | None, lan: bool, port: int | None, database: str | None, no_browser: bool, language: str
) -> int:
    import logging

    from malecon.commands.club import need_server
    from malecon.commands.serve import described, given, warn
    from malecon.messages import say

    need_server("starlette", "uvicorn", "websockets")
    from malecon.server.ops.config import PORT, Config
    from malecon.server.ops.effective import config_of
    from malecon.server.run import run

    if file is None and port is None and database is None and not lan and is_club(Config().address):
        print(say("server-open-already", language, address=Config().address), flush=True)
        show(Config().address, no_browser)
        return 0
    club = described(file)
    number = port if port is not None else free_port(club.chosen.get("server.port", PORT))
    flags = given(port=number, database=database)
    if lan:
        flags |= {"host": "0.0.0.0", "public_url": f"http://{own_address()}:{number}"}
    config = config_of(club.chosen, flags)

    def tell(config: Config) -> None:
        warn(club)
        print(say("server-started", language, address=config.address), flush=True)
        print(say("server-how-to-close", language), file=sys.stderr, flush=True)
        show(config.address, no_browser)

    # Whoever only wants to play is told of trouble, and not of every request.
    logging.getLogger("malecon.server.access").setLevel(logging.WARNING)
    run(config, tell)
    print(say("server-stopped", language), file=sys.stderr)
    return 0


def is_club(address: str) -> bool:
    """Whether a club is open there."""
    import json
    from urllib.request import urlopen

    try:
        with urlopen(f"{address}/healthz", timeout=2) as answer:
            return bool(json.load(answer)["status"] == "ok")
    except (OSError, ValueError, KeyError, TypeError):
        return False


def free_port(usual: int) -> int:
    """The usual port, or any other where that one is in use."""
    import socket

    for port in (usual, 0):
        with socket.socket() as found:
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                found.bind(("127.0.0.1", port))
            except OSError:
                continue
            return int(found.getsockname()[1])
    return usual


def own_address() -> str:
    """This machine's address in the network that it is in. Nothing is sent to find out."""
    import socket

    from malecon.errors import MaleconError

    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as found:
        try:
            found.connect(("192.0.2.1", 9))
        except OSError:
            raise MaleconError("server-no-network") from None
        return str(found.getsockname()[0])


def show(address: str, no_browser: bool) -> None:
    """Open a browser, if this machine has a screen: one in text would take the terminal away."""
    import os
    import threading
    import webbrowser

    screen = os.name == "nt" or sys.platform == "darwin"
    screen = screen or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    if screen and not no_browser:
        threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
