"""A club as a program knows it: questions by HTTP, a cookie by which one is known again, errors in words."""

from __future__ import annotations

import contextlib
import json
import re
import socket
import time
import urllib.request
from email.message import Message
from http.client import HTTPConnection, HTTPException, HTTPResponse
from queue import Empty, Queue
from threading import Thread
from typing import IO, Any, NamedTuple
from urllib.error import HTTPError
from urllib.parse import urlsplit

from malecon.errors import MaleconError, Unreadable
from malecon.files import shown
from malecon.kernel.game import Json

PATIENCE = 15.0  # seconds for a whole response, however it comes in
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


class Question(urllib.request.Request):
    """A question that can be given up while its answer drips in."""

    connection: HTTPConnection | None = None

    def hang_up(self) -> None:
        line = self.connection.sock if self.connection is not None else None
        if line is not None:
            with contextlib.suppress(OSError):
                socket.socket.shutdown(line, socket.SHUT_RDWR)  # the encrypted kind has another one


class Remembers(urllib.request.AbstractHTTPHandler):
    """Lets a question know over which line it is asked."""

    def do_open(self, http_class: Any, req: urllib.request.Request, **more: Any) -> HTTPResponse:
        def made(host: str, **words: Any) -> HTTPConnection:
            connection: HTTPConnection = http_class(host, **words)
            if isinstance(req, Question):
                req.connection = connection
            return connection

        return super().do_open(made, req, **more)


class Plain(Remembers, urllib.request.HTTPHandler):
    """As above, by HTTP."""


class Encrypted(Remembers, urllib.request.HTTPSHandler):
    """As above, by HTTPS."""


class Heard(NamedTuple):
    """A response as it came."""

    status: int
    heads: Message
    body: bytes


class ClubError(MaleconError):
    """What a club refuses, in its own words; `rule` where a rule of the game forbids it."""

    def __init__(self, message: str, kind: str = "", rule: str = "") -> None:
        super().__init__("mcp-club-says", message=shown(message, 500), **({"rule": rule} if rule else {}))
        self.kind = kind


class Lost(MaleconError):
    """A reply that did not come, or was none: what was asked for may have been done all the same."""


def never_came(error: Exception) -> bool:
    """Whether a question did not even reach the club."""
    return isinstance(getattr(error, "reason", error), ConnectionRefusedError | socket.gaierror)


class Club:
    """One club, and who we are there."""

    def __init__(self, address: str, language: str) -> None:
        self.address = address
        self.language = language
        self.cookie = ""
        # A proxy knows another machine by these names.
        here = HERE.fullmatch(urlsplit(address).netloc.rpartition(":")[0] or urlsplit(address).netloc)
        proxies = [urllib.request.ProxyHandler({})] if here else []
        self.opener = urllib.request.build_opener(Stay, Plain, Encrypted, *proxies)

    def ask(self, method: str, path: str, data: Json | None = None) -> Json:
        """A question and its response, which is JSON; errors are those of the club, or that there is none."""
        _, _, body = self.fetch(method, path, data)
        try:
            found = json.loads(body)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict):
            raise Lost("mcp-strange-club")
        return found

    def do(self, path: str, data: Json) -> Json:
        """Ask for something to be done. Who did not hear that it was must not do it again unseen."""
        try:
            return self.ask("POST", path, data)
        except Lost as error:
            raise self.perhaps(error) from None

    def do_once(self, path: str, data: Json) -> Json:
        """The same for what has an `id`: by that the club knows it when it comes again, and does it once."""
        try:
            return self.ask("POST", path, data)
        except Lost:
            try:
                return self.ask("POST", path, data)
            except MaleconError as error:
                raise self.perhaps(error) from None

    def perhaps(self, error: MaleconError) -> MaleconError:
        return MaleconError("mcp-perhaps", error=error.message(self.language))

    def fetch(self, method: str, path: str, data: Json | None = None, strict: bool = True) -> Heard:
        """The response as it came; a redirection is one, too. `strict`: what the club refuses is raised."""
        headers = {"accept-language": self.language, "user-agent": "malecon-mcp"}
        if self.cookie:
            headers["cookie"] = self.cookie
        body = None
        if data is not None:
            headers["content-type"] = "application/json"
            body = json.dumps(data).encode()
        question = Question(self.address + path, body, headers, method=method)
        try:
            heard = self.heard_in_time(question)
        except (OSError, HTTPException, ValueError) as error:
            reason = shown(str(getattr(error, "reason", error)), 200)
            away = MaleconError if never_came(error) else Lost
            raise away("mcp-club-away", address=self.address, error=reason) from None
        self.cookie = (heard.heads.get("set-cookie") or self.cookie).partition(";")[0]
        if strict and heard.status >= 400:
            raise self.refusal(heard.body)
        return heard

    def heard_in_time(self, question: Question) -> Heard:
        """The response, or that it did not come in time. A socket's own patience begins anew with every byte,
        so that a club which lets them drip would be listened to for ever: another thread listens, and this
        one looks at the clock."""
        came: Queue[Heard | Exception] = Queue()
        until = time.monotonic() + PATIENCE

        def listen() -> None:
            try:
                came.put(self.listen(question, until))
            except Exception as error:  # raised again by whoever waits
                came.put(error)

        Thread(target=listen, daemon=True).start()
        try:
            found = came.get(timeout=PATIENCE)
        except Empty:
            question.hang_up()
            raise TimeoutError("timed out") from None
        if isinstance(found, Exception):
            raise found
        return found

    def listen(self, question: Question, until: float) -> Heard:
        try:
            reply = self.opener.open(question, timeout=PATIENCE)
        except HTTPError as error:
            reply = error
        with reply:
            body = bytearray()
            while len(body) < MOST_BYTES and (more := reply.read1(MOST_BYTES - len(body))):
                body += more
                if time.monotonic() > until:  # nobody waits any more
                    raise TimeoutError("timed out")
            return Heard(reply.status, reply.headers, bytes(body))

    def refusal(self, text: bytes) -> MaleconError:
        """What the club says of an error; if it does not speak as a club, it is none."""
        try:
            error = json.loads(text)["error"]
            return ClubError(str(error["message"]), str(error["kind"]), str(error.get("rule") or ""))
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            return Lost("mcp-strange-club")
