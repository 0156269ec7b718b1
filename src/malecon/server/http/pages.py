"""The page as it was built: what a browser gets that is not the API."""

from __future__ import annotations

import gzip
import hashlib
import html
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

import malecon
from malecon.messages import say
from malecon.server.http.dress import Dress
from malecon.server.http.preload import Preload
from malecon.server.http.responses import language
from malecon.server.ops.look import ClubLook

STATIC = Path(__file__).parents[1] / "static"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
MANIFEST = "manifest.webmanifest"

#: What the page is made of. Nothing else is given out, and a browser is told what it is.
KINDS = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".ftl": "text/plain; charset=utf-8",
    ".txt": "text/plain; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".jpg": "image/jpeg",
    ".ico": "image/x-icon",
    ".woff2": "font/woff2",
}


def plain(sentence: str, status: int = 200) -> HTMLResponse:
    """A page with one sentence, for when there is nothing better to show."""
    text = html.escape(sentence)
    return HTMLResponse(
        f'<!doctype html><meta charset="utf-8"><title>Malecón</title>'
        f'<meta name="viewport" content="width=device-width"><p>{text}</p>\n',
        status,
    )


class Pages:
    """The page as it was built, or a word about how to build it."""

    def __init__(self, folder: Path = STATIC, look: ClubLook | None = None) -> None:
        self.dress = Dress(look) if look is not None and look != ClubLook() else None
        self.folder = folder.resolve()
        self.index = self.folder / "index.html"
        self.preload = Preload(self.folder)
        self.known: tuple[int, str] = (0, malecon.__version__)  # when the page was built, and what it is

    @property
    def is_built(self) -> bool:
        return self.index.is_file()

    @property
    def build(self) -> str:
        """What a page that was loaded earlier may compare with, to see whether it is out of date."""
        try:
            when = self.index.stat().st_mtime_ns
            if when != self.known[0]:
                contents = hashlib.sha256(self.index.read_bytes()).hexdigest()
                self.known = when, f"{malecon.__version__}-{contents[:12]}"
        except OSError:
            pass  # it is not built, or is just being built: then it is what it was
        return self.known[1]

    def serve(self, request: Request, game: str | None = None, head: str = "") -> Response | None:
        """What this address shows; None if nothing. At a table, `game` is what is played there, if known, and
        `head` stands in the head of the page."""
        try:
            return self.find(request, game, head)
        except (OSError, ValueError):
            return None  # no file can be called so

    def find(self, request: Request, game: str | None, head: str) -> Response | None:
        path = (self.folder / request.url.path.lstrip("/")).resolve()
        has_name = "." in path.name
        if not self.is_built:
            return None if has_name else plain(say("server-no-page", language(request)))
        if has_name and path != self.index:
            kind = KINDS.get(path.suffix)
            if kind is None or not path.is_relative_to(self.folder) or not path.is_file():
                return None
            if self.dress is not None and path == self.folder / MANIFEST:
                told = self.dress.manifest(path.read_text(encoding="utf-8"), language(request))
                return make(request, told, kind)
            # What is in assets has its contents in its name, so it never changes.
            return give(request, path, kind, FOR_EVER if path.parent.name == "assets" else ASK_AGAIN)
        response = (
            self.headed(request, head)
            if head or self.dress
            else give(request, self.index, KINDS[".html"], ASK_AGAIN)
        )
        response.headers["link"] = self.preload.links(request.url.path, language(request), game)
        return response

    def headed(self, request: Request, head: str) -> Response:
        """The page as its club shows it, with something more in its head."""
        text = self.index.read_text(encoding="utf-8")
        if self.dress is not None:
            text = self.dress.index(text)
        return make(request, text.replace("</head>", f"{head}</head>", 1), KINDS[".html"])


def make(request: Request, text: str, kind: str) -> Response:
    """What no file holds as it is, and is not the same in every language."""
    body = text.encode()
    headers = {"cache-control": ASK_AGAIN, "vary": "accept-language, accept-encoding"}
    tag = hashlib.sha256(body).hexdigest()[:32]
    if accepts_gzip(request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "gzip"
        tag, body = f"{tag}-gz", gzip.compress(body, mtime=0)
    headers["etag"] = f'"{tag}"'
    if request.headers.get("if-none-match") == headers["etag"]:
        headers.pop("content-encoding", None)
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type=kind)


def give(request: Request, path: Path, kind: str, keep: str) -> Response:
    """A file of the page; packed, if it lies there so and the browser can unpack it."""
    headers = {"cache-control": keep}
    packed = path.with_name(f"{path.name}.gz")
    if packed.is_file():
        headers["vary"] = "accept-encoding"
        if accepts_gzip(request.headers.get("accept-encoding", "")):
            headers["content-encoding"] = "gzip"
            path = packed
    response = FileResponse(path, headers=headers, media_type=kind, stat_result=path.stat())
    if request.headers.get("if-none-match") == response.headers["etag"]:
        return Response(status_code=304, headers={**headers, "etag": response.headers["etag"]})
    return response


def accepts_gzip(header: str) -> bool:
    """Whether a browser says that it can unpack gzip."""
    for part in header.lower().split(","):
        name, _, weight = part.partition(";")
        if name.strip() in ("gzip", "*"):
            return re.fullmatch(r"\s*q=0(\.0*)?\s*", weight) is None
    return False
