"""`malecon serve`: a club server."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from malecon.commands.parameters import LANGUAGE

if TYPE_CHECKING:
    from malecon.server.ops.club_file import ClubFile
    from malecon.server.ops.config import Config


def serve(
    *,
    config: Path | None = None,
    check: bool = False,
    host: str | None = None,
    port: int | None = None,
    database: str | None = None,
    public_url: str | None = None,
    workers: int | None = None,
    proxy: list[str] | None = None,
    rate: float | None = None,
    keep_ended: float | None = None,
    keep_idle: float | None = None,
    keep_unbegun: float | None = None,
    log: str | None = None,
    open_metrics: bool = False,
    language: LANGUAGE = "en",
) -> int:
    from malecon.commands.club import need_server
    from malecon.messages import say

    need_server("starlette", "uvicorn", "websockets")
    from malecon.server.ops.effective import config_of, printed
    from malecon.server.run import run

    flags = given(
        host=host,
        port=port,
        database=database,
        public_url=public_url,
        workers=workers,
        proxies=proxy or None,
        rate=rate,
        keep_ended=keep_ended,
        keep_idle=keep_idle,
        keep_unbegun=keep_unbegun,
        log=log,
        open_metrics=open_metrics or None,
    )
    file = described(config)
    effective = config_of(file.chosen, flags)
    if check:
        for path in file.exposed:
            print(say("config-exposed", language, path=path), file=sys.stderr)
        print(say("config-sound", language), file=sys.stderr)
        print(printed(effective, file.chosen, flags, language))
        return 0

    def tell(config: Config) -> None:
        warn(file)
        print(say("server-started", language, address=config.address), flush=True)

    run(effective, tell)
    print(say("server-stopped", language), file=sys.stderr)
    return 0


def given(**flags: Any) -> dict[str, Any]:
    """What the command line says; what it does not say may stand in the file."""
    return {name: value for name, value in flags.items() if value is not None}


def described(path: Path | None) -> ClubFile:
    """The file in which a host describes the club; without one, everything is as it is by default."""
    from malecon.server.ops.club_file import ClubFile, read

    nothing: Mapping[str, Any] = {}
    return ClubFile("", nothing, ()) if path is None else read(path)


def warn(file: ClubFile) -> None:
    """Write down that a secret can be read by everybody; only now is there a log."""
    import logging

    for path in file.exposed:
        logging.getLogger("malecon.server").warning(
            "everybody on this machine can read a secret", extra={"file": path}
        )
