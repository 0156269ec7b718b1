"""What can be asked over HTTP of the club and of a table. Each function is one operation."""

from __future__ import annotations

import secrets
from typing import Annotated

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

import malecon
from malecon.bots.players import LEVELS
from malecon.errors import MaleconError, Unreadable
from malecon.files import shown
from malecon.games import GAMES
from malecon.kernel.game import Json
from malecon.messages import LANGUAGES
from malecon.server import deeds, people, wire
from malecon.server.answers import refused, respond
from malecon.server.endpoints import Club, LookQuery, NoQuery, endpoint, seat_wanted, table_id
from malecon.server.people import Rights
from malecon.table import ClockRule, Settings, Stale, Table
from malecon.table.fairness import SECRET_BYTES, lesson_secret

MOST_LISTED = 100


# --- the club ---


@endpoint("GET", "/api/games", result=wire.Games)
async def games(club: Club, request: Request, query: NoQuery, body: None) -> Response:
    """The games, for how many they are, what can be chosen, and against which bots."""
    listed = [
        {
            "game": game.name,
            "rules": game.rules,
            "players": [game.seats[0], game.seats[-1]],
            "options": [option._asdict() for option in game.options],
            "files": list(game.box_files),
        }
        for game in GAMES.values()
    ]
    about = {"version": malecon.__version__, "build": club.pages.build}
    return respond({**about, "games": listed, "levels": LEVELS, "languages": LANGUAGES})


class LobbyQuery(wire.Asked):
    game: Annotated[str, Meta(max_length=32)] | None = None
    limit: Annotated[int, Meta(ge=1, le=MOST_LISTED)] = MOST_LISTED


@endpoint("GET", "/api/tables", query=LobbyQuery, result=wire.Lobby)
async def lobby(club: Club, request: Request, query: LobbyQuery, body: None) -> Response:
    """The listed tables that gather or play."""
    return respond({"tables": await club.store.lobby(query.limit, query.game)})


@endpoint("GET", "/api/mine", result=wire.MyTables)
async def my_tables(club: Club, request: Request, query: NoQuery, body: None) -> Response:
    """The tables where this device holds a seat, or is the host."""
    device = club.device(request)
    found = await club.store.tables_of(device, MOST_LISTED) if device else []
    tables = [
        {"table": listing, "seats": sorted(s for s in seats if s is not None), "host": None in seats}
        for listing, seats in found
    ]
    return respond({"tables": tables})


@endpoint(
    "POST",
    "/api/tables",
    body=wire.MakeTable,
    result=wire.Made,
    status=201,
    errors=(403, 422),
    sets_cookie=True,
)
async def make_table(club: Club, request: Request, query: NoQuery, wish: wire.MakeTable) -> Response:
    """Make a table. Whoever makes it is its host; with `begin` the game begins at once."""
    club.limit(club.new_tables, request)
    device, headers = club.welcome(request)
    now = club.config.clock()
    clock = ClockRule(wish.clock.kind, wish.clock.minutes, wish.clock.increment, wish.clock.days)
    settings = Settings(
        wish.game,
        wish.players,
        wish.options,
        read_box(wish),
        wish.title,
        wish.listed,
        wish.spectators,
        clock,
        wish.timeout,
        wish.stand_in,
        wish.hints,
        wish.lesson,
    )
    secret = lesson_secret(wish.game) if wish.lesson else secrets.token_bytes(SECRET_BYTES)
    table = Table.make(people.new_table_id(), settings, device, secret, now)
    own: list[int] = []
    for seat, who in enumerate(wish.seats):
        if who.who == "me":
            own.append(table.sit(device, who.name, seat, who.salt, now))
        elif who.who == "bot":
            table.seat_bot(device, seat, who.level, now)
    if wish.begin:
        table.begin(device, now)
    host, *links = await club.house.make(table, own, device)
    made = wire.Made(
        table.id,
        f"{club.config.address}/table/{table.id}",
        club.link(host),
        [wire.Held(seat, club.link(token)) for seat, token in zip(own, links, strict=True)],
    )
    return respond(made, 201, headers)


def read_box(wish: wire.MakeTable) -> Json | None:
    """An owner's own components, if he brings any."""
    game = GAMES.get(wish.game)
    if game is None or not wish.files:
        return None
    for name, text in wish.files.items():
        if name not in game.box_files:
            raise Unreadable("box-file-foreign", game=game.name, found=shown(name))
        for error in game.check_box_file(name, text):
            raise error.within(name)
    return game.load_box(wish.files)


# --- a table ---


@endpoint("GET", "/api/tables/{id}", query=LookQuery, result=wire.Look, errors=(403,))
async def look(club: Club, request: Request, query: LookQuery, body: None) -> Response:
    """A table, as this device may see it."""

    def act(table: Table, rights: Rights) -> Json:
        view = table.view(seat_wanted(query, table, rights), club.config.clock())
        return {"table": view, "mine": {"seats": list(rights.seats), "host": rights.host}}

    return respond(await club.house.look(table_id(request), club.device(request), act))


@endpoint("POST", "/api/tables/{id}", body=wire.Deed, result=wire.Done, errors=(403, 409, 422))
async def do(club: Club, request: Request, query: NoQuery, deed: wire.Deed) -> Response:
    """Do something at a table. When it is answered it is kept, whatever happens then."""
    id, device = table_id(request), club.device(request)
    try:
        outcome = await club.house.do(id, device, deed)
    except Stale as error:
        return refused(request, error, await since(club, id, device, deed))
    return respond(wire.Done(outcome.number, outcome.repeated))


async def since(club: Club, id: str, device: str, deed: wire.Deed) -> Json | None:
    """What whoever came too late has missed, for him to look at."""
    if not isinstance(deed, wire.Answer | wire.Undo):
        return None
    seat, number = deed.seat, deed.number

    def act(table: Table, rights: Rights) -> Json:
        deeds.check_seat(rights, seat)
        now = club.config.clock()
        new = None if number is None else table.delta(seat, number, now)
        return table.view(seat, now) if new is None else new

    try:
        return await club.house.look(id, device, act)
    except MaleconError:
        return None


@endpoint("DELETE", "/api/tables/{id}", status=204, errors=(403,))
async def delete_table(club: Club, request: Request, query: NoQuery, body: None) -> Response:
    """The host deletes a table, with its log and its links."""
    await club.house.delete(table_id(request), club.device(request))
    return Response(status_code=204)


@endpoint(
    "POST", "/api/tables/{id}/sit", body=wire.Sit, result=wire.Held, errors=(403, 409), sets_cookie=True
)
async def sit(club: Club, request: Request, query: NoQuery, wish: wire.Sit) -> Response:
    """Take an open seat, before the game or in it. The link brings the seat to another device."""
    device, headers = club.welcome(request)
    seat, token = await club.house.sit(table_id(request), device, wish)
    return respond(wire.Held(seat, club.link(token)), 200, headers)


@endpoint("POST", "/api/tables/{id}/link", body=wire.NewLink, result=wire.Linked, errors=(403, 409))
async def new_link(club: Club, request: Request, query: NoQuery, wish: wire.NewLink) -> Response:
    """A new secret link to an own seat, or without a seat to the rights of the host."""
    token = await club.house.new_link(table_id(request), club.device(request), wish)
    return respond(wire.Linked(club.link(token)))
