"""The picture of a table, and what the page says of it to those who show previews of links."""

from __future__ import annotations

import contextlib
import html
from typing import Annotated, NamedTuple

from msgspec import Meta
from starlette.requests import Request

from malecon.cups.event import CupStatus, Event
from malecon.errors import MaleconError
from malecon.games import GAMES
from malecon.messages import LANGUAGES, say
from malecon.server.http.cups import wanted_cup
from malecon.server.http.endpoints import PLACE, Club, endpoint, wanted_table
from malecon.server.http.responses import Png, language
from malecon.server.http.seasons import wanted_season
from malecon.server.picture.paint import HEIGHT, WIDTH
from malecon.server.picture.scenes import Shown
from malecon.server.tables import commands
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
from malecon.server.work.season_views import ShownSeason
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
    known = known and commands.may_look(table, rights)
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
    return await drawn(club, request, shown)


async def drawn(club: Club, request: Request, shown: Shown) -> Png:
    """The picture, unless whoever asks has it."""
    if not club.pictures.has(shown):
        club.limit(club.heavy, request)
    picture = await club.pictures.of(shown)
    headers = {"cache-control": "private, no-cache", "etag": tag_of(picture)}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Png(status_code=304, headers=headers)
    return Png(picture, headers=headers)


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


@endpoint("GET", "/api/cups/{id}/picture")
async def cup_picture(club: Club, request: Request, query: PictureQuery, body: None) -> Png:
    """A picture of a cup, 1200 × 630: its name and how it stands if it is listed, else the game's box."""
    event = (await club.cups.look(wanted_cup(request))).event
    spoken = query.language if query.language in LANGUAGES else language(request)
    return await drawn(club, request, show_cup(event, spoken))


def show_cup(event: Event, spoken: str) -> Shown:
    """Whoever sees the address sees the preview too, so of a cup that is not listed it is the box."""
    game = event.terms.game
    if not event.terms.listed:
        return show_box(game, spoken)
    winner = event.cup.winner
    if winner is not None:
        stands = say("cup-champion", spoken, name=event.names[winner] or say("cup-somebody", spoken))
    elif event.status == CupStatus.RUNNING:
        stands = say("cup-round", spoken, round=len(event.cup.rounds))
    else:
        stands = say("cup-of", spoken, status=event.status)
    return Shown(game, event.terms.title, f"{name_of_game(game, spoken)} · {stands}")


@endpoint("GET", "/api/seasons/{id}/picture")
async def season_picture(club: Club, request: Request, query: PictureQuery, body: None) -> Png:
    """A picture of a season, 1200 × 630: its name and who leads if it is listed, else the box of its game."""
    shown = await club.seasons.look(wanted_season(request))
    spoken = query.language if query.language in LANGUAGES else language(request)
    return await drawn(club, request, show_season(shown, spoken))


def show_season(shown: ShownSeason, spoken: str) -> Shown:
    """Like a cup, of which the last one of the season lends its box."""
    season, entries = shown.kept.season, shown.kept.entries
    game = entries[-1].game if entries else next(iter(GAMES))
    if not season.listed:
        return show_box(game, spoken)
    stands = say("cup-season-count", spoken, count=len(entries))
    if shown.lines:
        key = "cup-season-champion" if shown.champion else "cup-season-leader"
        name = shown.names[shown.lines[0].who] or say("cup-somebody", spoken)
        stands = say(key, spoken, name=name)
    return Shown(game, season.title, f"{say('cup-season', spoken)} · {stands}")


# --- in the head of the page ---


async def head_of(club: Club, request: Request) -> tuple[str | None, str]:
    """Which game is played at the table that this address shows, if it is one, and the tags for previews of
    the link of a table, a cup or a season."""
    if request.url.path.startswith("/cup/"):
        return await head_of_cup(club, request)
    if request.url.path.startswith("/season/"):
        return await head_of_season(club, request)
    table_id = request.url.path.removeprefix("/table/")
    if not PLACE.fullmatch(table_id):
        return None, ""
    with contextlib.suppress(MaleconError):
        # Whoever makes a preview is nobody, and it is the same for all.
        seen = await club.sessions.look(table_id, "", see)
        return seen.game, tags(club, table_id, seen, language(request))
    return None, ""


async def head_of_cup(club: Club, request: Request) -> tuple[None, str]:
    cup_id = request.url.path.removeprefix("/cup/")
    if not PLACE.fullmatch(cup_id):
        return None, ""
    with contextlib.suppress(MaleconError):
        event = (await club.cups.look(cup_id)).event
        spoken = language(request)
        shown = show_cup(event, spoken)
        about = say("cup-cups-about", spoken)
        title = f"{shown.name} · {shown.headline}" if event.terms.listed else say("cup-cups", spoken)
        return None, card(club, f"/cup/{cup_id}", f"/api/cups/{cup_id}/picture", title, about, spoken)
    return None, ""


async def head_of_season(club: Club, request: Request) -> tuple[None, str]:
    season_id = request.url.path.removeprefix("/season/")
    if not PLACE.fullmatch(season_id):
        return None, ""
    with contextlib.suppress(MaleconError):
        found = await club.seasons.look(season_id)
        spoken = language(request)
        shown = show_season(found, spoken)
        about = say("cup-season-about", spoken)
        is_told = found.kept.season.listed
        title = f"{shown.name} · {shown.headline}" if is_told else say("cup-season", spoken)
        picture = f"/api/seasons/{season_id}/picture"
        return None, card(club, f"/season/{season_id}", picture, title, about, spoken)
    return None, ""


def tags(club: Club, table_id: str, seen: Seen, spoken: str) -> str:
    """What is told of a table."""
    game = name_of_game(seen.game, spoken)
    title, about = f"{game} · {club.config.club.name}", say("server-picture-box", spoken)
    if seen.seats:
        names = [name_of_seat(seat, number, spoken) for number, seat in enumerate(seen.seats)]
        about = ", ".join(f"{name} {score}" for name, score in zip(names, seen.scores, strict=True))
        title = f"{game}: {headline(names, seen.winners, spoken)}"
    return card(club, f"/table/{table_id}", f"/api/tables/{table_id}/picture", title, about, spoken)


def card(club: Club, path: str, picture: str, title: str, about: str, spoken: str) -> str:
    """Open Graph, and the card that some want besides."""
    told = {
        "og:type": "website",
        "og:site_name": club.config.club.name,
        "og:url": f"{club.config.address}{path}",
        "og:title": title,
        "og:description": about,
        "og:image": f"{club.config.address}{picture}?language={spoken}",
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
