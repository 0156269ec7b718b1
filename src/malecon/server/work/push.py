"""Web Push: a short message to a browser, by the service of its maker, which cannot read it.

Where it is sent is an address that a stranger has told us. So it must be one of a service that is known, by
https, at a public address of the network; nothing is followed, and little of the response is read.
"""

from __future__ import annotations

import asyncio
import base64
import hashlib
import ipaddress
import logging
import re
import socket
from collections.abc import Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

from cryptography.exceptions import UnsupportedAlgorithm
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from malecon.errors import MaleconError, Unreadable
from malecon.server.ops.addresses import is_loopback
from malecon.server.ops.config import Config

if TYPE_CHECKING:
    from aiohttp import ClientSession

log = logging.getLogger(__name__)

#: The services of the makers of browsers.
SERVICES = (
    "fcm.googleapis.com",
    "android.googleapis.com",
    "*.push.services.mozilla.com",
    "*.notify.windows.com",
    "*.push.apple.com",
)
LONGEST = 1024  # characters of an address
NAME = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)+")  # of a machine; what else stands there is read in many ways
#: Networks of IPv6 that lead to what is written in their last 32 bits, in IPv4.
OUTER = tuple(map(ipaddress.IPv6Network, ("::/96", "64:ff9b::/96")))
INNER = ipaddress.IPv6Network("64:ff9b:1::/48")  # the same, in whatever way our own network has it
PATIENCE = 10.0  # seconds for a service to respond
GOOD_FOR = 12 * 3600  # seconds that our signature counts; a service takes 24 hours at most
KEEP = 86_400  # seconds that a service keeps what it cannot deliver at once
POINT = 65  # bytes of a public key
SECRET = 16  # bytes that a browser shares with us


class End(Enum):
    """What became of a message."""

    SENT = "sent"
    GONE = "gone"  # nobody will ever take it there any more
    REFUSED = "refused"
    LATER = "later"  # the service is away, or wants us to wait


class Sent(NamedTuple):
    end: End
    wait: float = 0.0  # seconds that the service wants us to wait


class Message(NamedTuple):
    """What is sent. Of those with the same tag a browser shows the last one."""

    payload: bytes
    tag: str
    urgent: bool = False


# --- what may be subscribed ---


def check_endpoint(address: str, hosts: Sequence[str]) -> str:
    """An address of a service that is known; the host is returned."""
    wrong = Unreadable("notice-endpoint")
    try:
        parts = urlsplit(address)
        host, port = (parts.hostname or "").lower(), parts.port
    except ValueError:
        raise wrong from None
    if len(address) > LONGEST or not address.isascii() or not address.isprintable() or " " in address:
        raise wrong
    if parts.username is not None or parts.fragment or not host:
        raise wrong
    if is_one_of(host, hosts):
        near = is_loopback(host)
        if parts.scheme == "https" or (parts.scheme == "http" and near):
            return host
    elif parts.scheme == "https" and port in (None, 443):
        if NAME.fullmatch(host) and is_one_of(host, SERVICES):
            return host
    raise Unreadable("notice-service")


def is_one_of(host: str, names: Sequence[str]) -> bool:
    return any(
        host.endswith(name[1:]) if name.startswith("*.") else host == name.strip("[]") for name in names
    )


def check_keys(p256dh: str, auth: str) -> None:
    """The keys of a browser: a point of the curve, and sixteen bytes."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpack(p256dh, POINT))
        unpack(auth, SECRET)
    except (ValueError, UnsupportedAlgorithm):
        raise Unreadable("notice-keys") from None


def unpack(text: str, size: int) -> bytes:
    data = base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if len(data) != size:
        raise ValueError(size)
    return data


def pack(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


# --- the club's own keys ---


def new_key() -> str:
    """A private key, as it is kept."""
    key = ec.generate_private_key(ec.SECP256R1())
    return pack(key.private_numbers().private_value.to_bytes(32, "big"))


def public_key(private: str) -> str:
    """What browsers are told of it."""
    key = ec.derive_private_key(int.from_bytes(unpack(private, 32), "big"), ec.SECP256R1())
    point = key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )
    return pack(point)


def subject(config: Config) -> str:
    """Whom a service can write to if we trouble it."""
    if config.contact:
        return f"mailto:{config.contact}"
    host = urlsplit(config.address).hostname
    return f"https://{host}" if config.is_https else "https://localhost"


# --- sending ---


class Pusher:
    """Sends messages to browsers."""

    def __init__(self, config: Config, private: str) -> None:
        self.config = config
        self.private = private
        self.public = public_key(private)
        self.session: ClientSession | None = None
        self.signer: Any = None

    def get_ready(self) -> None:
        """Load what it takes: a second that nobody shall wait for."""
        if self.signer is None:
            import pywebpush  # type: ignore[import-untyped]  # noqa: F401
            from py_vapid import Vapid02  # type: ignore[import-untyped]

            self.signer = Vapid02.from_raw(self.private.encode())

    async def send(self, subscription: dict[str, Any], message: Message) -> Sent:
        """Send a message to one browser."""
        try:
            host = check_endpoint(subscription["endpoint"], self.config.push_hosts)
            await asyncio.to_thread(self.get_ready)
            headers, body = self.sealed(subscription, message)
        except (MaleconError, ValueError):
            return Sent(End.REFUSED)  # its service is not known any more, or its keys are none
        from aiohttp import ClientError

        try:
            async with self.opened().post(
                subscription["endpoint"], data=body, headers=headers, allow_redirects=False
            ) as response:
                return self.understood(response.status, response.headers.get("retry-after", ""), host)
        except (ClientError, OSError, TimeoutError, ValueError) as error:
            log.warning("a push service cannot be reached: %s: %s", host, type(error).__name__, extra=SPARE)
            return Sent(End.LATER)

    def sealed(self, subscription: dict[str, Any], message: Message) -> tuple[dict[str, str], bytes]:
        """The message as only this browser can read it, and what the service must know."""
        from pywebpush import WebPusher

        endpoint = subscription["endpoint"]
        keys = {"p256dh": subscription["p256dh"], "auth": subscription["auth"]}
        sealed = WebPusher({"endpoint": endpoint, "keys": keys}).encode(message.payload, "aes128gcm")
        parts = urlsplit(endpoint)
        claims = {
            "sub": subject(self.config),
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(self.config.clock()) + GOOD_FOR,
        }
        headers = {
            **self.signer.sign(claims),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(KEEP),
            "topic": topic(message.tag),
            "urgency": "high" if message.urgent else "normal",
        }
        return headers, sealed["body"]

    def understood(self, status: int, wait: str, host: str) -> Sent:
        if 200 <= status < 300:
            return Sent(End.SENT)
        if status in (404, 410):
            return Sent(End.GONE)
        log.warning("a push service said %d: %s", status, host, extra=SPARE)
        if status in (408, 429) or status >= 500:
            return Sent(End.LATER, min(float(wait), 3600.0) if wait.isdigit() else 0.0)
        return Sent(End.REFUSED)

    def opened(self) -> ClientSession:
        """Connections that are used again."""
        if self.session is None:
            self.session = new_session(self.config.push_hosts)
        return self.session

    async def close(self) -> None:
        if self.session is not None:
            await self.session.close()


SPARE = {"spare": True}


def topic(tag: str) -> str:
    """Of what is told under the same topic, a service keeps the last for a browser that is away."""
    return pack(hashlib.sha256(tag.encode()).digest())[:32]


def new_session(hosts: Sequence[str]) -> ClientSession:
    from aiohttp import ClientSession, ClientTimeout, DummyCookieJar, TCPConnector
    from aiohttp.abc import AbstractResolver, ResolveResult
    from aiohttp.resolver import ThreadedResolver

    class Public(AbstractResolver):
        """Finds public addresses only: a name that leads into our own network leads nowhere."""

        def __init__(self) -> None:
            self.names = ThreadedResolver()

        async def resolve(
            self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
        ) -> list[ResolveResult]:
            found = await self.names.resolve(host, port, family)
            if is_loopback(host) and is_one_of(host, hosts):
                return found
            public = [one for one in found if is_public(one["host"])]
            if not public:
                raise OSError("it leads to no public address")
            return public

        async def close(self) -> None:
            await self.names.close()

    return ClientSession(
        connector=TCPConnector(resolver=Public(), limit=32, limit_per_host=8),
        timeout=ClientTimeout(total=PATIENCE),
        cookie_jar=DummyCookieJar(),
        auto_decompress=False,
        trust_env=False,
    )


def is_public(address: str) -> bool:
    found = ipaddress.ip_address(address.partition("%")[0])
    led_to: ipaddress.IPv4Address | ipaddress.IPv6Address = found
    if isinstance(found, ipaddress.IPv6Address):
        if found in INNER:
            return False
        if any(found in network for network in OUTER):
            led_to = ipaddress.IPv4Address(int(found) & 0xFFFF_FFFF)
        led_to = found.ipv4_mapped or found.sixtofour or led_to
    return led_to.is_global and not (found.is_multicast or led_to.is_multicast)
