"""Coming in by the secret link of a seat."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from malecon.messages import say
from malecon.server.http.endpoints import Club, with_cookie
from malecon.server.http.pages import plain
from malecon.server.http.responses import language
from malecon.server.tables import devices
from malecon.server.tables.welcome import Barred
from malecon.server.wire.errors import error_body, status_of
from malecon.store import Away, Missing
from malecon.table import Denied


async def seat_link(club: Club, request: Request) -> Response:
    """Whoever comes by a secret link gets what it leads to, and goes on to an address without it."""
    quiet = {"referrer-policy": "no-referrer"}
    try:
        await club.identify(request)
        found = await devices.find_link(club.store, request.path_params["token"])
        if found is None:
            raise Missing("server-no-link")
        digest, link = found
        await club.tables.grant(digest, link, club.welcome(request))
    except Missing:
        if club.pages.is_built:
            return RedirectResponse("/?gone=link", 303, quiet)
        return plain(say("server-no-link", language(request)), 404)
    except (Barred, Denied, Away) as error:
        return plain(error_body(error, language(request))["message"], status_of(error)[0])
    return with_cookie(request, RedirectResponse(f"/table/{link.table}", 303, quiet))
