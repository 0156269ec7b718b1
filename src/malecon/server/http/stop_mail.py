"""The link at the end of every mail: whoever follows it wants no more, and need not be known for that.

Programs that look after mail open links to see where they lead, so nothing happens before the button is
pressed; those that offer to end mails themselves press it, as RFC 8058 says.
"""

from __future__ import annotations

import html

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from malecon.errors import MaleconError
from malecon.messages import say
from malecon.server.http.endpoints import Club
from malecon.server.http.pages import plain
from malecon.server.http.responses import language
from malecon.server.tables.devices import TOKEN
from malecon.server.wire.errors import error_body, status_of


async def stop_mail(club: Club, request: Request) -> Response:
    """Ask, and do it when it is wished for; the same is said whether there was anything to end."""
    speaks = language(request)
    word = request.path_params["word"]
    if request.method != "POST":
        return question(speaks)
    try:
        if TOKEN.fullmatch(word):
            await club.notices.post.stop(word)
    except MaleconError as error:
        return plain(error_body(error, speaks)["message"], status_of(error)[0])
    return plain(say("notice-stop-done", speaks))


def question(speaks: str) -> HTMLResponse:
    asked, button = (html.escape(say(f"notice-stop-{key}", speaks)) for key in ("question", "button"))
    return HTMLResponse(
        f'<!doctype html><html lang="{speaks}"><meta charset="utf-8"><title>Malecón</title>'
        f'<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">'
        f'<p>{asked}</p><form method="post"><button>{button}</button></form></html>\n'
    )
