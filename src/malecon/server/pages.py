"""What a browser gets that is not the API: the page, and the way in by a secret link."""

from __future__ import annotations

import html
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response

from malecon.messages import say
from malecon.server import people
from malecon.server.answers import language
from malecon.server.endpoints import Club
from malecon.server.refusals import error
from malecon.store import Away, Missing

STATIC = Path(__file__).parent / "static"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


async def seat_link(club: Club, request: Request) -> Response:
    """Whoever comes by a secret link gets what it leads to, and goes on to an address without it."""
    try:
        found = await people.find_link(club.store, request.path_params["token"])
        if found is None:
            raise Missing("server-no-link")
        device, headers = club.welcome(request)
        await club.house.grant(found, device)
    except Missing:
        return plain(say("server-no-link", language(request)), 404)
    except Away as fault:
        return plain(error(fault, language(request))["message"], 503)
    return RedirectResponse(f"/table/{found.table}", 303, {**headers, "referrer-policy": "no-referrer"})


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

    def __init__(self, folder: Path = STATIC) -> None:
        self.folder = folder.resolve()
        self.index = self.folder / "index.html"

    def serve(self, request: Request) -> Response | None:
        """What this address shows; None if nothing."""
        path = (self.folder / request.url.path.lstrip("/")).resolve()
        has_name = "." in path.name
        if not self.index.is_file():
            return None if has_name else plain(say("server-no-page", language(request)))
        if path.is_file() and path.is_relative_to(self.folder) and path != self.index:
            # What is in assets has its contents in its name, so it never changes.
            fixed = path.parent.name == "assets"
            return FileResponse(path, headers={"cache-control": FOR_EVER if fixed else ASK_AGAIN})
        if has_name and path != self.index:
            return None
        return FileResponse(self.index, headers={"cache-control": ASK_AGAIN})
