"""`malecon serve`: a club server."""

from __future__ import annotations

import sys

from malecon.commands.parameters import LANGUAGE


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8047,
    database: str | None = None,
    public_url: str = "",
    workers: int = 0,
    proxy: list[str] | None = None,
    rate: float = 1.0,
    keep_ended: float | None = None,
    keep_idle: float | None = None,
    keep_unbegun: float = 30.0,
    log: str = "text",
    open_metrics: bool = False,
    language: LANGUAGE = "en",
) -> int:
    from malecon.commands.club import need_server
    from malecon.messages import say

    need_server("starlette", "uvicorn", "websockets")
    from malecon.server.ops.config import Config
    from malecon.server.run import run

    def tell(config: Config) -> None:
        print(say("server-started", language, address=config.address), flush=True)

    config = Config(
        host,
        port,
        database,
        public_url,
        workers,
        tuple(proxy or ()),
        rate,
        keep_ended,
        keep_idle,
        keep_unbegun,
        log,
        open_metrics,
    )
    run(config, tell)
    print(say("server-stopped", language), file=sys.stderr)
    return 0
