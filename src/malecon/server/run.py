"""Running the server: the port, the database, the signals, the end."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn
from starlette.types import ASGIApp

from malecon.errors import MaleconError
from malecon.files import reason, shown
from malecon.server.app import make_app
from malecon.server.http.connections import at_a_time, protocols
from malecon.server.ops import logs
from malecon.server.ops.config import Config
from malecon.store import Away, Store

log = logging.getLogger(__name__)

LONGEST_MESSAGE = 16 * 1024  # bytes, of a viewer
PATIENCE = 10  # seconds for what was accepted to be finished when the server stops
WAITING = 2048  # connections that the system keeps until they are accepted
USUAL_HANDLES = 512  # where a system does not tell
MOST_HANDLES = 65_536
SIGNALS = (signal.SIGINT, signal.SIGTERM)


def run(config: Config, on_start: Callable[[Config], None] = lambda config: None) -> None:
    """Serve until a signal comes; then finish what was accepted. `on_start` is told where it serves."""
    config = config.checked()
    handles()
    listening = listen(config.host, config.port)
    try:
        logs.set_up(config.log)
        config = replace(config, port=listening.getsockname()[1])
        asyncio.run(serve(config, listening, on_start))
    finally:
        listening.close()


def spare_pauses() -> None:
    """Look for garbage in cycles only among what is young: with hundreds of tables in memory a search through
    everything takes as long as a player waits for a move. The janitor makes it now and then."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 50, 1_000_000)


def handles() -> int:
    """How many files and connections this process may have open: as many as the system lets it have."""
    try:
        import resource
    except ImportError:
        return USUAL_HANDLES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(OSError, ValueError):
            wanted = MOST_HANDLES if hard == resource.RLIM_INFINITY else min(hard, MOST_HANDLES)
            resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
            soft = max(soft, wanted)
    return MOST_HANDLES if soft == resource.RLIM_INFINITY else min(soft, MOST_HANDLES)


def on_trouble(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What goes wrong where nobody waits for it. A system without handles says so with every try."""
    if "out of system resource" in str(context.get("message")):
        log.error("no more files can be opened", extra={"spare": True})
    else:
        loop.default_exception_handler(context)


async def serve(config: Config, listening: socket.socket, on_start: Callable[[Config], None]) -> None:
    asyncio.get_running_loop().set_exception_handler(on_trouble)
    store = await Store.open(config.database)
    spare_pauses()
    try:
        with alone(store.file):
            server = QuietServer(settings(config, make_app(config, store)), lambda: on_start(config))
            await server.serve([listening])
    finally:
        await store.close()
    if not server.started:
        raise MaleconError("server-not-started")


class QuietServer(uvicorn.Server):
    """Ends by a signal as if it had been asked politely: with what was accepted done, and no error."""

    def __init__(self, config: uvicorn.Config, on_start: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_start = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for listening in sockets or []:
            listening.listen(WAITING)  # asyncio takes what it accepts at a time for what may wait
        if self.started:
            self.on_start()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        before = {number: signal.signal(number, self.handle_exit) for number in SIGNALS}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        if self.should_exit:
            self.force_exit = True
        self.should_exit = True


def settings(config: Config, app: ASGIApp) -> uvicorn.Config:
    """How uvicorn serves the application."""
    http, live = protocols(config, handles())
    return uvicorn.Config(
        app,
        http=http,
        backlog=at_a_time(handles()),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(config.proxies),
        forwarded_allow_ips=list(config.proxies),
        ws=live,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        lifespan="on",
        timeout_keep_alive=20,
        timeout_graceful_shutdown=PATIENCE,
        h11_max_incomplete_event_size=32 * 1024,
    )


def listen(host: str, port: int) -> socket.socket:
    """A socket that waits for clients, or the error that says why there is none."""
    try:
        addresses = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        told = reason(error) if isinstance(error, OSError) else os.strerror(errno.EINVAL)
        raise MaleconError("server-host", host=shown(host), error=told) from None
    family, kind, protocol, _, address = addresses[0]
    listening = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(WAITING)
        listening.setblocking(False)
    except OSError as error:
        listening.close()
        raise MaleconError(
            "server-port-taken", port=str(port), host=shown(host), error=reason(error)
        ) from None
    return listening


def private(path: str, flags: int) -> int:
    """Open a file that, if it is new, is for its owner alone."""
    return os.open(path, flags, 0o600)


@contextlib.contextmanager
def alone(path: str | None) -> Iterator[None]:
    """Make sure that no other server uses the same file. (PostgreSQL has none.)"""
    if path is None:
        yield
        return
    path = os.path.realpath(path)  # or a link to the file would be another file
    with contextlib.suppress(OSError):
        if (
            os.stat(path).st_nlink > 1
        ):  # of such names none is the true one, and SQLite's journal goes by names
            raise Away("server-file-names", path=shown(path, 200))
    with open(Path(f"{path}.lock"), "a", encoding="utf-8", opener=private) as file:
        try:
            if os.name == "nt":
                import msvcrt

                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)  # type: ignore[attr-defined,unused-ignore]
            else:
                import fcntl

                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Away("server-file-taken", path=shown(path, 200)) from None
        yield
