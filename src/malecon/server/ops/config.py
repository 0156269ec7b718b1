"""How a club server is run: what its host can choose, with safe defaults."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Callable
from dataclasses import dataclass, field

from malecon.errors import Unreadable
from malecon.files import shown
from malecon.server.ops.addresses import check_proxy, check_public_url, is_everywhere
from malecon.server.ops.look import ClubLook
from malecon.server.ops.mail import Mail, check_contact
from malecon.server.ops.quiet import Quiet
from malecon.store.database import read_url

PORT = 8047
LOOPBACK = "127.0.0.1"
MOST_WORKERS = 64
PUSH_HOST = re.compile(r"(\*\.)?[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\]")
MOST_RATE = 1_000_000
MOST_DAYS = 100_000


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
    club: ClubLook = field(default_factory=ClubLook)
    mail: Mail | None = None  # None: nobody is told of anything by mail
    quiet: Quiet = field(default_factory=Quiet)
    contact: str = ""  # the host's address, for those who carry the club's notices
    push_hosts: tuple[str, ...] = ()  # that carry notices to browsers, beside those of their makers
    clock: Callable[[], float] = time.time

    def checked(self) -> Config:
        """The same, or the error that is in it."""
        if not 0 <= self.port <= 65535:
            raise Unreadable("server-port", found=str(self.port))
        if not 0 <= self.workers <= MOST_WORKERS:
            raise Unreadable("server-workers", found=str(self.workers), most=str(MOST_WORKERS))
        if self.log not in ("text", "json"):
            raise Unreadable("server-log", found=shown(self.log))
        if not 0 <= self.rate <= MOST_RATE:
            raise Unreadable("server-rate", found=str(self.rate))
        for days in (self.keep_ended, self.keep_idle, self.keep_unbegun):
            if days is not None and not 0 <= days <= MOST_DAYS:
                raise Unreadable("server-days", found=str(days))
        read_url(self.database)
        check_public_url(self.public_url)
        for proxy in self.proxies:
            check_proxy(proxy)
        check_contact(self.contact)
        for name in self.push_hosts:
            check_push_host(name)
        for part in (self.club, self.mail, self.quiet):
            if part is not None:
                part.checked()
        return self

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


def check_push_host(name: str) -> None:
    """The name of a machine, or its number, as it stands in an address; `*.` before it means all below it."""
    if not PUSH_HOST.fullmatch(name):
        raise Unreadable("server-push-host", found=shown(name))
