"""The door: every request and every WebSocket passes here first.

It looks at where a request comes from, how much the client has asked for, and how much it brings; it adds the
headers that keep a browser safe, counts, and writes the log.
"""

from __future__ import annotations

import ipaddress
import logging
import re
import socket
import time
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from malecon.errors import MaleconError
from malecon.server.http.limits import FILES, REQUESTS, Limiter, client_of
from malecon.server.http.responses import failed, refused
from malecon.server.ops.config import Config
from malecon.server.ops.metrics import Metrics
from malecon.server.wire.errors import Rejected, TooMany
from malecon.server.work.shares import CLIENT

log = logging.getLogger("malecon.server.access")

SAFE = ("GET", "HEAD", "OPTIONS")

#: What may call itself a host: a name or a number, and a port. Nothing else gets into a header of ours.
HOST = re.compile(r"(\[[0-9a-f:.]{2,45}\]|[0-9a-z._-]{1,253})(:[0-9]{1,5})?")

HEADERS = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}


def content_security_policy(host: str, https: bool) -> str:
    """Only what this server sends is run, shown or spoken to, and nobody frames it."""
    socket_address = f" {'wss' if https else 'ws'}://{host}" if host else ""
    return "; ".join(
        [
            "default-src 'self'",
            "script-src 'self'",
            "worker-src 'self'",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self'",
            f"connect-src 'self'{socket_address}",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        ]
    )


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, config: Config, metrics: Metrics) -> None:
        self.app = app
        self.config = config
        self.metrics = metrics
        self.limiter = Limiter(REQUESTS, config.rate, config.clock)
        self.files = Limiter(FILES, config.rate, config.clock)
        self.public = urlsplit(config.public_url).netloc.lower() if config.public_url else ""
        self.names = {"localhost", socket.gethostname().lower()}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        CLIENT.set(client_of(address_of(scope)))
        if scope["type"] == "http":
            await self.request(scope, receive, send)
        elif scope["type"] == "websocket":
            await self.socket(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        started = time.monotonic()
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        status = 500
        begun = False

        async def sending(message: Message) -> None:
            nonlocal status, begun
            if message["type"] == "http.response.start":
                status, begun = message["status"], True
                self.add_headers(MutableHeaders(scope=message), host)
            await send(message)

        request = Request(scope)
        try:
            response: Response | None = None
            try:
                # First of all: whatever is wrong with it, it was a request.
                limiter = self.files if scope["path"].startswith(LASTING) else self.limiter
                limiter.take(client_of(address_of(scope)))
                self.check(headers, scope["method"] not in SAFE)
            except MaleconError as error:
                if isinstance(error, TooMany):
                    self.metrics.limited.add()
                response = refused(request, error)
            if response is not None:
                await response(scope, receive, sending)
            else:
                await self.app(scope, receive, sending)
        except Exception:
            self.metrics.failures.add()
            said = {"route": route_of(scope), "client": address_of(scope), "spare": True}
            log.exception("a request failed by our own error", extra=said)
            if not begun:
                await failed(request)(scope, receive, sending)
        finally:
            seconds = time.monotonic() - started
            route = route_of(scope)
            self.metrics.requests.add(
                scope["method"] if scope["method"] in METHODS else "other", route, str(status)
            )
            self.metrics.request_seconds.add(seconds)
            if route not in QUIET:
                said = {
                    "method": scope["method"],
                    "route": route,
                    "status": status,
                    "client": address_of(scope),
                }
                said |= {"ms": round(seconds * 1000, 1), "spare": status in REFUSED}
                log.info("refused" if status in REFUSED else "request", extra=said)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self.limiter.take(client_of(address_of(scope)))
            self.check(Headers(scope=scope), True)
        except MaleconError as error:
            if isinstance(error, TooMany):
                self.metrics.limited.add()
            await refused(Request({**scope, "type": "http", "method": "GET"}), error)(scope, receive, send)
            return
        await self.app(scope, receive, send)

    def check(self, headers: Headers, changes: bool) -> None:
        """Raise if this does not come from a page of ours, or from no page at all."""
        host = headers.get("host", "").lower()
        if not self.is_ours(host):
            raise Rejected(421, "foreign", "server-foreign-host")
        origin = headers.get("origin")
        if origin is not None:
            # Where a proxy speaks https for us the host alone can be compared.
            if site_of(origin) not in (host, self.public):
                raise Rejected(403, "foreign", "server-foreign-origin")
        elif changes and headers.get("sec-fetch-site", "none") not in ("same-origin", "none"):
            raise Rejected(403, "foreign", "server-foreign-origin")

    def is_ours(self, host: str) -> bool:
        """Whether we are called by a name of ours: a foreign name may be another's page in disguise."""
        if self.public and host == self.public:
            return True
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name = found[1]
        try:
            ipaddress.ip_address(name.strip("[]"))
        except ValueError:
            return name in self.names
        return True  # nobody can take a number for a name

    def add_headers(self, headers: MutableHeaders, host: str) -> None:
        for name, value in HEADERS.items():
            headers.setdefault(name, value)
        headers.setdefault("cache-control", "no-store")
        name = self.public or (host if self.is_ours(host.lower()) else "")
        policy = content_security_policy(name, self.config.is_https)
        headers.setdefault("content-security-policy", policy)
        if self.config.is_https:
            headers.setdefault("strict-transport-security", "max-age=31536000")


METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")
QUIET = ("/healthz", "/metrics")
#: Files of the page that browsers keep. All of a club open it at once, and a page that lacks one is broken.
LASTING = ("/assets/", "/fonts/")
REFUSED = (403, 421, 429)  # strangers can have as many of these as they like


def address_of(scope: Scope) -> str:
    client = scope.get("client")
    return str(client[0]) if client else "unknown"


def site_of(origin: str) -> str | None:
    """The host that a page says it comes from; None if that is nowhere."""
    try:
        site = urlsplit(origin)
    except ValueError:  # such as http://[
        return None
    return (site.netloc.lower() or None) if site.scheme in ("http", "https") else None


def route_of(scope: Scope) -> str:
    """The pattern that was visited, without what stood in its places: those may be secrets."""
    route = scope.get("route")
    path = getattr(route, "path", None)
    return path if isinstance(path, str) else "other"
