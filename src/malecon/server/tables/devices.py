"""Who you are: a device with a secret in a cookie, and secret links that carry seats between devices.

Nobody registers. A device is known by 128 random bits; the database holds only hashes, of devices and of
links. Whoever wants to be known gets a longer secret on each device, by which they are found (`people/`).
Whoever visits a seat's link is let in once by it, gets the seat added to what the device holds, and is sent
on to an address without secrets.
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
KNOWN_BYTES = 32
KNOWN = re.compile(r"[0-9A-Za-z_-]{43}")
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


def tag_of(device: str) -> str:
    """By what a page may know that it is on another device now. Nobody is found by it."""
    return hashlib.sha256(f"malecon device's tag\n{device}".encode()).hexdigest()[:16] if device else ""


def new_known_token() -> str:
    """The secret of a known person's device: longer than a guest's, so that none is taken for the other."""
    return secrets.token_urlsafe(KNOWN_BYTES)


def is_known(token: str) -> bool:
    """Whether this is the secret of a known person's device, or was."""
    return KNOWN.fullmatch(token) is not None


def hash_of_known(token: str) -> str:
    """What is kept of such a secret."""
    return hashlib.sha256(f"malecon known device\n{token}".encode()).hexdigest()


def public_id(person: str) -> str:
    """By what others know a person or a device: it tells people of one name apart, and says nothing more."""
    return hashlib.sha256(f"malecon statistics\n{person}".encode()).hexdigest()[:16]


def tie_id(person: str, other: str, *known_as: str) -> str:
    """By what somebody calls another with whom they have to do: it is worthless to everybody else. Whom they
    know as two they cannot know to be one by it."""
    about = "".join(f"\n{one}" for one in known_as)
    return hashlib.sha256(f"malecon tie\n{person}\n{other}{about}".encode()).hexdigest()[:16]


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


async def find_link(store: Store, token: str) -> tuple[str, Link] | None:
    """What a secret link leads to, and its hash, by which it is found: how long that takes tells nothing."""
    if not TOKEN.fullmatch(token):
        return None
    digest = hash_of(token)
    link = await store.find_link(digest)
    return None if link is None else (digest, link)


# --- the cookie ---


def cookie_name(https: bool) -> str:
    """Over https the browser itself watches that nobody else sets it."""
    return "__Host-malecon" if https else "malecon"


def cookie(token: str, https: bool) -> str:
    """The header that lays the device's secret where no script can read it."""
    secure = "; Secure" if https else ""
    return f"{cookie_name(https)}={token}; Path=/; Max-Age={KEPT}; HttpOnly; SameSite=Lax{secure}"


def no_cookie(https: bool) -> str:
    """The header that takes the secret away again."""
    secure = "; Secure" if https else ""
    return f"{cookie_name(https)}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax{secure}"


def token_in(cookies: dict[str, str], https: bool) -> str | None:
    """The device's secret, if a request brings one that can be ours."""
    token = cookies.get(cookie_name(https), "")
    return token if TOKEN.fullmatch(token) or KNOWN.fullmatch(token) else None


# --- the host of the club ---


def hash_of_desk(token: str) -> str:
    """What is kept of the secret of a browser of the club's host."""
    return hashlib.sha256(f"malecon desk\n{token}".encode()).hexdigest()


def hash_of_desk_link(token: str) -> str:
    """What is kept of a link that makes a browser the host's."""
    return hashlib.sha256(f"malecon desk link\n{token}".encode()).hexdigest()


def desk_cookie(token: str, https: bool) -> str:
    """The header that lays the secret of the host's browser, which no other site can have sent."""
    return host_cookie(token, KEPT, https)


def no_desk_cookie(https: bool) -> str:
    return host_cookie("", 0, https)


def host_cookie(token: str, seconds: int, https: bool) -> str:
    secure = "; Secure" if https else ""
    name = f"{cookie_name(https)}-desk"
    return f"{name}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Strict{secure}"


def desk_token_in(cookies: dict[str, str], https: bool) -> str | None:
    """The secret of the host's browser, if a request brings one that can be ours."""
    token = cookies.get(f"{cookie_name(https)}-desk", "")
    return token if KNOWN.fullmatch(token) else None
