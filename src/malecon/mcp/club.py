"""A club as a program knows it: questions by HTTP, a cookie by which one is known again, errors in words."""

from __future__ import annotations

import json
import re
import urllib.request
from email.message import Message
from http.client import HTTPException
from typing import IO, NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlsplit

from malecon.errors import MaleconError, Unreadable
from malecon.files import shown
from malecon.kernel.game import Json

PATIENCE = 15.0  # seconds for a response
MOST_BYTES = 1 << 23

LINK = re.compile(r"/(table|seat)/([0-9A-Za-z_-]{1,64})/?")
HERE = re.compile(r"localhost|127(\.\d+){3}|\[::1\]")


class Link(NamedTuple):
    """Where a link leads: a club, and there a table or, by its secret, a seat."""

    club: str
    kind: str
    token: str


def read_link(link: str) -> Link:
    """A link as people pass it on."""
    club, path = read_address(link)
    found = LINK.fullmatch(path)
    if not club or found is None:
        raise Unreadable("mcp-link", found=shown(link))
    return Link(club, found[1], found[2])


def read_club(address: str) -> str:
    """The address of a club."""
    club, path = read_address(address)
    if not club or path not in ("", "/"):
        raise Unreadable("mcp-address", found=shown(address))
    return club


def read_address(address: str) -> tuple[str, str]:
    """A club and the path behind it; empty for what is no address."""
    try:
        parts = urlsplit(address.strip())
        _ = parts.port
    except ValueError:
        return "", ""
    if parts.scheme not in ("http", "https") or not parts.hostname or "@" in parts.netloc:
        return "", ""
    return f"{parts.scheme}://{parts.netloc.lower()}", parts.path


class Stay(urllib.request.HTTPRedirectHandler):
    """Follows nobody elsewhere: a club is asked, and nobody whom it may name."""

    def redirect_request(
        self, req: urllib.request.Request, fp: IO[bytes], code: int, msg: str, headers: Message, newurl: str
    ) -> None:
        return None


class ClubError(MaleconError):
    """What a club refuses, in its own words; `rule` where a rule of the game forbids it."""

    def __init__(self, message: str, kind: str = "", rule: str = "") -> None:
        super().__init__("mcp-club-says", message=shown(message, 500), **({"rule": rule} if rule else {}))
        self.kind = kind


class Club:
    """One club, and who we are there."""

    def __init__(self, address: str, language: str) -> None:
        self.address = address
        self.language = language
        self.cookie = ""
        # A proxy knows another machine by these names.
        here = HERE.fullmatch(urlsplit(address).netloc.rpartition(":")[0] or urlsplit(address).netloc)
        proxies = [urllib.request.ProxyHandler({})] if here else []
        self.opener = urllib.request.build_opener(Stay, *proxies)

    def ask(self, method: str, path: str, data: Json | None = None) -> Json:
        """A question and its response, which is JSON; errors are those of the club, or that there is none."""
        _, _, body = self.fetch(method, path, data)
        try:
            found = json.loads(body)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise MaleconError("mcp-strange-club")
        return found

    def fetch(
        self, method: str, path: str, data: Json | None = None, strict: bool = True
    ) -> tuple[int, Message, bytes]:
        """The response as it came; a redirection is one, too. `strict`: what the club refuses is raised."""
        headers = {"accept-language": self.language, "user-agent": "malecon-mcp"}
        if self.cookie:
            headers["cookie"] = self.cookie
        body = None
        if data is not None:
            headers["content-type"] = "application/json"
            body = json.dumps(data).encode()
        request = urllib.request.Request(self.address + path, body, headers, method=method)
        try:
            with self.opener.open(request, timeout=PATIENCE) as reply:
                status, got, text = reply.status, reply.headers, reply.read(MOST_BYTES)
        except HTTPError as error:
            with error:
                status, got, text = error.code, error.headers, error.read(MOST_BYTES)
        except (OSError, HTTPException, ValueError) as error:
            reason = shown(str(getattr(error, "reason", error)), 200)
            raise MaleconError("mcp-club-away", address=self.address, error=reason) from None
        self.cookie = (got.get("set-cookie") or self.cookie).partition(";")[0]
        if strict and status >= 400:
            raise self.refusal(text)
        return status, got, text

    def refusal(self, text: bytes) -> MaleconError:
        """What the club says of an error; if it does not speak as a club, it is none."""
        try:
            error = json.loads(text)["error"]
            return ClubError(str(error["message"]), str(error["kind"]), str(error.get("rule") or ""))
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            return MaleconError("mcp-strange-club")
