"""What can be asked over HTTP of a table. Each function is one operation."""

from __future__ import annotations

import secrets

from starlette.requests import Request
from starlette.responses import Response

from malecon.errors import MaleconError, Unreadable
from malecon.files import shown
from malecon.games import GAMES
from malecon.kernel.game import Json
from malecon.server.http.endpoints import Club, endpoint, seat_wanted, table_id
from malecon.server.http.responses import refused, respond
from malecon.server.tables import commands, devices
from malecon.server.tables.devices import Rights
from malecon.server.wire import types as wire
from malecon.table import ClockRule, Settings, Stale, Table, views
from malecon.table.fairness import SECRET_BYTES, lesson_secret


@endpoint(
    "POST",
    "/api/tables",
    body=wire.MakeTable,
    result=wire.Made,
    status=201,
    errors=(403, 422),
    sets_cookie=True,
)
async def make_table(club: Club, request: Request, query: wire.NoQuery, wish: wire.MakeTable) -> Response:
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
    table = Table.new(devices.new_table_id(), settings, device, secret, now)
    own: list[int] = []
    for seat, who in enumerate(wish.seats):
        if who.who == "me":
            own.append(table.sit(device, who.name, seat, who.salt, now))
        elif who.who == "bot":
            table.seat_bot(device, seat, who.level, now)
    if wish.begin:
        table.begin(device, now)
    host, *links = await club.sessions.make(table, own, device)
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


@endpoint("GET", "/api/tables/{id}", query=wire.LookQuery, result=wire.Look, errors=(403,))
async def look(club: Club, request: Request, query: wire.LookQuery, body: None) -> Response:
    """A table, as this device may see it."""

    def act(table: Table, rights: Rights) -> Json:
        view = views.view(table, seat_wanted(query, table, rights), club.config.clock())
        return {"table": view, "mine": {"seats": list(rights.seats), "host": rights.host}}

    return respond(await club.sessions.look(table_id(request), club.device(request), act))


@endpoint("POST", "/api/tables/{id}", body=wire.Command, result=wire.Done, errors=(403, 409, 422))
async def do(club: Club, request: Request, query: wire.NoQuery, command: wire.Command) -> Response:
    """Do something at a table. When it is answered it is kept, whatever happens then."""
    id, device = table_id(request), club.device(request)
    try:
        outcome = await club.sessions.do(id, device, command)
    except Stale as error:
        return refused(request, error, await since(club, id, device, command))
    return respond(wire.Done(outcome.number, outcome.repeated))


async def since(club: Club, id: str, device: str, command: wire.Command) -> Json | None:
    """What whoever came too late has missed, for him to look at."""
    if not isinstance(command, wire.Answer | wire.Undo):
        return None
    seat, number = command.seat, command.number

    def act(table: Table, rights: Rights) -> Json:
        commands.check_seat(rights, seat)
        now = club.config.clock()
        new = None if number is None else views.delta(table, seat, number, now)
        return views.view(table, seat, now) if new is None else new

    try:
        return await club.sessions.look(id, device, act)
    except MaleconError:
        return None


@endpoint("DELETE", "/api/tables/{id}", status=204, errors=(403,))
async def delete_table(club: Club, request: Request, query: wire.NoQuery, body: None) -> Response:
    """The host deletes a table, with its log and its links."""
    await club.sessions.delete(table_id(request), club.device(request))
    return Response(status_code=204)


@endpoint(
    "POST", "/api/tables/{id}/sit", body=wire.Sit, result=wire.Held, errors=(403, 409), sets_cookie=True
)
async def sit(club: Club, request: Request, query: wire.NoQuery, wish: wire.Sit) -> Response:
    """Take an open seat, before the game or in it. The link brings the seat to another device."""
    device, headers = club.welcome(request)
    seat, token = await club.sessions.sit(table_id(request), device, wish)
    return respond(wire.Held(seat, club.link(token)), 200, headers)


@endpoint("POST", "/api/tables/{id}/link", body=wire.NewLink, result=wire.Linked, errors=(403, 409))
async def new_link(club: Club, request: Request, query: wire.NoQuery, wish: wire.NewLink) -> Response:
    """A new secret link to an own seat, or without a seat to the rights of the host."""
    token = await club.sessions.new_link(table_id(request), club.device(request), wish)
    return respond(wire.Linked(club.link(token)))
