"""Who you are: a device with a secret in a cookie, and secret links that carry seats between devices.

Nobody registers. A device is known by 128 random bits; the database holds only hashes, of devices and of
links. Whoever visits a seat's link is let in once by it, gets the seat added to what the device holds, and is
sent on to an address without secrets.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import NamedTuple

from malecon.server.wire.results import Mine
from malecon.store import Link, Store

SECRET_BYTES = 16
TOKEN = re.compile(r"[0-9A-Za-z_-]{22}")
KEPT = 400 * 86_400  # seconds that a browser keeps the cookie; more it would not accept


def new_token() -> str:
    """128 random bits, as they stand in a cookie or in a link."""
    return secrets.token_urlsafe(SECRET_BYTES)


def new_table_id() -> str:
    """Nobody guesses it: a table that is not listed is found by those who were given its address."""
    return secrets.token_urlsafe(SECRET_BYTES)


def device_of(token: str) -> str:
    """The name under which a device is known in the database."""
    return hashlib.sha256(f"malecon device\n{token}".encode()).hexdigest()[:32]


def hash_of(token: str) -> str:
    """What is kept of a link."""
    return hashlib.sha256(f"malecon link\n{token}".encode()).hexdigest()


def hash_for(device: str, table: str, seat: int | None) -> str:
    """For a seat that came to a device by a link: a row of its own, to which no link leads."""
    return hashlib.sha256(f"malecon device's seat\n{device}\n{table}\n{seat}".encode()).hexdigest()


class Rights(NamedTuple):
    """What a device holds at a table."""

    device: str  # empty for a visitor without a cookie
    seats: tuple[int, ...] = ()
    host: bool = False

    def view(self) -> Mine:
        """As the device is told of it."""
        return {"seats": list(self.seats), "host": self.host}


async def find_link(store: Store, token: str) -> Link | None:
    """What a secret link leads to. It is found by its hash: how long that takes tells nothing."""
    if not TOKEN.fullmatch(token):
        return None
    return await store.find_link(hash_of(token))


# --- the cookie ---


def cookie_name(https: bool) -> str:
    """Over https the browser itself watches that nobody else sets it."""
    return "__Host-malecon" if https else "malecon"


def cookie(token: str, https: bool) -> str:
    """The header that lays the device's secret where no script can read it."""
    secure = "; Secure" if https else ""
    return f"{cookie_name(https)}={token}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Lax{secure}"


def token_in(cookies: dict[str, str], https: bool) -> str | None:
    """The device's secret, if a request brings one that can be ours."""
    token = cookies.get(cookie_name(https), "")
    return token if TOKEN.fullmatch(token) else None
