"""The picture of a table, and what the page says of it to those who show previews of links."""

from __future__ import annotations

import contextlib
import html
from typing import Annotated, NamedTuple

from msgspec import Meta
from starlette.requests import Request

from malecon.errors import MaleconError
from malecon.messages import LANGUAGES, say
from malecon.server.http.endpoints import PLACE, Club, endpoint, wanted_table
from malecon.server.http.responses import Png, language
from malecon.server.picture.paint import HEIGHT, WIDTH
from malecon.server.picture.scenes import Shown
from malecon.server.tables.devices import Rights
from malecon.server.wire.requests import FromClient
from malecon.server.work.pictures import (
    headline,
    name_of_game,
    name_of_seat,
    show_box,
    show_result,
    tag_of,
    without_sources,
)
from malecon.table import Seat, Status, Table


class PictureQuery(FromClient):
    #: In which it is written; without it, in one that the browser asks for.
    language: Annotated[str, Meta(max_length=16)] | None = None


class Seen(NamedTuple):
    """What somebody may know of how a table ended; no seats if that is nothing."""

    game: str
    seats: tuple[Seat, ...] = ()
    scores: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()


def see(table: Table, rights: Rights) -> Seen:
    """A game that is over may be shown to its players, and to all if it was listed and open to spectators.

    A private table is found by its address; what a preview shows of it is seen by whoever sees the address,
    and kept by those who made the preview. So it is the box and nothing else.
    """
    settings = table.settings
    known = bool(rights.seats) or rights.host or (settings.listed and settings.spectators)
    if table.status != Status.OVER or not known:
        return Seen(settings.game)
    return Seen(settings.game, tuple(table.seats), tuple(table.state.scores()), tuple(table.state.winners()))


@endpoint("GET", "/api/tables/{id}/picture")
async def picture(club: Club, request: Request, query: PictureQuery, body: None) -> Png:
    """A picture of a table, 1200 × 630: of a game that is over its result, for those who played it and, if
    the table was listed, for all; else the box of the game."""
    table_id = wanted_table(request)
    spoken = query.language if query.language in LANGUAGES else language(request)
    seen = await club.sessions.look(table_id, club.device(request), see)
    shown = await told(club, request, table_id, seen, spoken)
    if not club.pictures.has(shown):
        club.limit(club.heavy, request)
    drawn = await club.pictures.of(shown)
    headers = {"cache-control": "private, no-cache", "etag": tag_of(drawn)}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Png(status_code=304, headers=headers)
    return Png(drawn, headers=headers)


async def told(club: Club, request: Request, table_id: str, seen: Seen, spoken: str) -> Shown:
    """What the picture tells. A game whose rules are too old to be played again has no sources."""
    if not seen.seats:
        return show_box(seen.game, spoken)
    if table_id not in club.endings.known:
        club.limit(club.heavy, request)
    try:
        return show_result(seen.game, seen.seats, await club.endings.of(table_id), spoken)
    except MaleconError:
        return show_result(seen.game, seen.seats, without_sources(seen.scores, seen.winners), spoken)


# --- in the head of the page ---


async def head_of(club: Club, request: Request) -> tuple[str | None, str]:
    """Which game is played at the table that this address shows, and the tags for previews of its link."""
    table_id = request.url.path.removeprefix("/table/")
    if not PLACE.fullmatch(table_id):
        return None, ""
    with contextlib.suppress(MaleconError):
        # Whoever makes a preview is nobody, and it is the same for all.
        seen = await club.sessions.look(table_id, "", see)
        return seen.game, tags(club, table_id, seen, language(request))
    return None, ""


def tags(club: Club, table_id: str, seen: Seen, spoken: str) -> str:
    """Open Graph, and the card that some want besides."""
    address = f"{club.config.address}/table/{table_id}"
    game = name_of_game(seen.game, spoken)
    title, about = f"{game} · Malecón", say("server-picture-box", spoken)
    if seen.seats:
        names = [name_of_seat(seat, number, spoken) for number, seat in enumerate(seen.seats)]
        about = ", ".join(f"{name} {score}" for name, score in zip(names, seen.scores, strict=True))
        title = f"{game}: {headline(names, seen.winners, spoken)}"
    told = {
        "og:type": "website",
        "og:site_name": "Malecón",
        "og:url": address,
        "og:title": title,
        "og:description": about,
        "og:image": f"{club.config.address}/api/tables/{table_id}/picture?language={spoken}",
        "og:image:type": "image/png",
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": title,
        "twitter:card": "summary_large_image",
    }
    return "".join(tag(key, value) for key, value in told.items())


def tag(key: str, value: str) -> str:
    kind = "name" if key.startswith("twitter") else "property"
    return f'<meta {kind}="{key}" content="{html.escape(value)}" />\n'
