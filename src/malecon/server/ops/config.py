"""How a club server is run: what its host can choose, with safe defaults."""

from __future__ import annotations

import ipaddress
import os
import time
from collections.abc import Callable
from dataclasses import dataclass
from urllib.parse import urlsplit

from malecon.errors import Unreadable
from malecon.files import shown

PORT = 8047
LOOPBACK = "127.0.0.1"
MOST_WORKERS = 64


@dataclass(frozen=True, slots=True)
class Config:
    """Everything that is chosen when the server starts."""

    host: str = LOOPBACK
    port: int = PORT
    database: str | None = None  # None: a file in the user's data folder
    public_url: str = ""  # as players type it; needed behind a proxy
    workers: int = 0  # processes in which bots think; 0: as many as the machine bears
    proxies: tuple[str, ...] = ()  # addresses of proxies whose word about their clients is taken
    rate: float = 1.0  # how much one client may ask for, as a multiple of what people need; 0: no limit
    keep_ended: float | None = None  # days that a table is kept after its end; None: for ever
    keep_idle: float | None = None  # days that one is kept that nobody touches
    keep_unbegun: float = 30.0  # days that one is kept that nobody touches and that has not begun
    log: str = "text"  # or json: one object a line
    open_metrics: bool = False  # whether /metrics answers to others than this machine
    clock: Callable[[], float] = time.time

    def checked(self) -> Config:
        """The same, or the error that is in it."""
        if not 0 <= self.port <= 65535:
            raise Unreadable("server-port", found=str(self.port))
        if not 0 <= self.workers <= MOST_WORKERS:
            raise Unreadable("server-workers", found=str(self.workers), most=str(MOST_WORKERS))
        if self.log not in ("text", "json"):
            raise Unreadable("server-log", found=shown(self.log))
        if not 0 <= self.rate <= 1e6:
            raise Unreadable("server-rate", found=str(self.rate))
        for days in (self.keep_ended, self.keep_idle, self.keep_unbegun):
            if days is not None and not 0 <= days <= 100_000:
                raise Unreadable("server-days", found=str(days))
        if self.public_url:
            self.check_public_url()
        for proxy in self.proxies:
            try:
                ipaddress.ip_network(proxy, strict=False)
            except ValueError:
                raise Unreadable("server-proxy", found=shown(proxy)) from None
        return self

    def check_public_url(self) -> None:
        error = Unreadable("server-public-url", found=shown(self.public_url))
        try:
            parts = urlsplit(self.public_url)
            parts.port  # noqa: B018 - raises if it is no number
        except ValueError:
            raise error from None
        strange = parts.path not in ("", "/") or parts.query or parts.fragment or parts.username
        if parts.scheme not in ("http", "https") or not parts.hostname or strange:
            raise error

    @property
    def address(self) -> str:
        """Where players find the server, without a slash at the end."""
        if self.public_url:
            return self.public_url.rstrip("/")
        host = LOOPBACK if is_everywhere(self.host) else self.host
        return f"http://[{host}]:{self.port}" if ":" in host else f"http://{host}:{self.port}"

    @property
    def is_https(self) -> bool:
        return self.public_url.startswith("https://")

    @property
    def processes(self) -> int:
        """How many processes think. One core is left to the server itself."""
        return self.workers or max(1, min(8, (os.cpu_count() or 2) - 1))


def is_everywhere(host: str) -> bool:
    """Whether an address means all addresses of this machine."""
    try:
        return ipaddress.ip_address(host).is_unspecified
    except ValueError:
        return host == ""


def is_loopback(host: str) -> bool:
    """Whether an address is reached from this machine alone."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
