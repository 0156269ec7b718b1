"""The host's server for outgoing mail, if there is one."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from email.utils import parseaddr

from malecon.errors import Unreadable
from malecon.files import shown
from malecon.server.ops.addresses import is_loopback

STARTTLS, TLS, NONE = "starttls", "tls", "none"

#: How a connection may be kept secret, with the port that is usual for each.
SECURITIES = {STARTTLS: 587, TLS: 465, NONE: 25}

#: An address of the plain kind that all servers take.
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*")
LONGEST = 254


@dataclass(frozen=True, slots=True)
class Mail:
    """By which server the club sends its mail, and from which address."""

    host: str
    sender: str  # an address, or a name with one: Club <club@club.example>
    port: int = 0  # 0: the usual one
    security: str = STARTTLS
    user: str = ""
    password: str = field(default="", repr=False)

    def checked(self) -> Mail:
        """The same, or the error that is in it."""
        check_host(self.host)
        check_sender(self.sender)
        if not 0 <= self.port <= 65535:
            raise Unreadable("server-port", found=str(self.port))
        if self.security not in SECURITIES:
            raise Unreadable("server-mail-security", found=shown(self.security))
        if bool(self.user) != bool(self.password):
            raise Unreadable("server-mail-user")
        if self.password and self.security == NONE and not is_loopback(self.host):
            raise Unreadable("server-mail-open")
        return self

    @property
    def at_port(self) -> int:
        """The port, the usual one if none was chosen."""
        return self.port or SECURITIES[self.security]


def check_host(host: str) -> None:
    if not host or not host.isprintable() or " " in host or "/" in host or len(host) > LONGEST:
        raise Unreadable("server-mail-host", found=shown(host))


def check_sender(sender: str) -> None:
    name, address = parseaddr(sender)
    if not sender.isprintable() or not is_address(address) or len(name) > LONGEST:
        raise Unreadable("server-mail-sender", found=shown(sender))


def check_contact(contact: str) -> None:
    """An address that makers of browsers may write to; empty is none."""
    if contact and not is_address(contact):
        raise Unreadable("server-contact", found=shown(contact))


def is_address(text: str) -> bool:
    """Whether this looks like somebody's mail address, and nothing else."""
    return len(text) <= LONGEST and ADDRESS.fullmatch(text) is not None
