"""What can be asked over HTTP of a table. Each function is one operation."""

from __future__ import annotations

import secrets

from starlette.requests import Request

from malecon.games import GAMES
from malecon.kernel.game import Json
from malecon.server.http.endpoints import Club, endpoint, seat_wanted, wanted_table
from malecon.server.tables import devices
from malecon.server.tables.devices import Rights
from malecon.server.wire import requests, results
from malecon.server.wire.requests import LookQuery, NoQuery
from malecon.server.work.jobs import read_box
from malecon.server.work.shares import CLIENT
from malecon.table import ClockRule, Settings, Table, commitment, views
from malecon.table.fairness import SECRET_BYTES, lesson_secret

SMALL_FILES = 16 * 1024  # characters of components; those that games bring have less than one thousand


@endpoint("POST", "/api/tables", status=201, errors=(403, 422), sets_cookie=True)
async def make_table(club: Club, request: Request, query: NoQuery, wish: requests.MakeTable) -> results.Made:
    """Make a table. Whoever makes it is its host; with `begin` the game begins at once."""
    club.limit(club.new_tables, request)
    await club.unfinished.check(CLIENT.get())
    device = club.welcome(request)
    await club.keeper.check_may("tables", device)
    settings = settings_of(wish, await box_of(club, wish))
    now = club.config.clock()
    secret = lesson_secret(wish.game) if wish.lesson else secrets.token_bytes(SECRET_BYTES)
    table = Table.new(devices.new_table_id(), settings, device, secret, now)
    own: list[int] = []
    for seat, who in enumerate(wish.seats):
        if who.who == "me":
            own.append(table.sit(device, who.name, seat, now))
        elif who.who == "bot":
            table.seat_bot(device, seat, who.level, now)
    if wish.begin:
        table.begin(device, now)
    host, *links = await club.tables.make(table, own, device)
    club.unfinished.add(CLIENT.get(), table.id)
    return {
        "id": table.id,
        "commitment": commitment(secret),
        "address": f"{club.config.address}/table/{table.id}",
        "link": club.link(host),
        "seats": [{"seat": seat, "link": club.link(token)} for seat, token in zip(own, links, strict=True)],
    }


def settings_of(wish: requests.MakeTable, box: Json | None) -> Settings:
    clock = ClockRule(wish.clock.kind, wish.clock.minutes, wish.clock.increment, wish.clock.days)
    return Settings(
        wish.game,
        wish.players,
        wish.options,
        box,
        wish.title,
        wish.listed,
        wish.spectators,
        clock,
        wish.timeout,
        wish.stand_in,
        wish.hints,
        wish.lesson,
    )


async def box_of(club: Club, wish: requests.MakeTable) -> Json | None:
    """An owner's own components, if any are brought. They are read elsewhere: nobody else here shall wait
    for what a stranger sends."""
    if not wish.files or wish.game not in GAMES:
        return None
    size = sum(map(len, wish.files.values()))
    lane = club.workers.usual if size <= SMALL_FILES else club.workers.long
    return await lane.run("", read_box, wish.game, wish.files)


@endpoint("GET", "/api/tables/{id}", errors=(403,))
async def look(club: Club, request: Request, query: LookQuery, body: None) -> results.Look:
    """A table, as this device may see it."""

    unheard = await club.store.peace.unheard(club.device(request))

    def act(table: Table, rights: Rights) -> results.Look:
        view = views.view(table, seat_wanted(query, table, rights), club.config.clock(), unheard)
        return {"table": view, "mine": rights.view()}

    return await club.sessions.look(wanted_table(request), club.device(request), act)


@endpoint("POST", "/api/tables/{id}", errors=(403, 409, 422), sets_cookie=True)
async def do(club: Club, request: Request, query: NoQuery, command: requests.Command) -> results.Done:
    """Do something at a table. When it is answered it is kept, whatever happens then."""
    says_something = isinstance(command, requests.Chat)  # and is somebody, if only to be told from others
    device = club.welcome(request) if says_something else club.device(request)
    return await club.do(wanted_table(request), device, command)


@endpoint("DELETE", "/api/tables/{id}", status=204, errors=(403,))
async def delete_table(club: Club, request: Request, query: NoQuery, body: None) -> None:
    """The host deletes a table, with its log and its links."""
    await club.tables.delete(wanted_table(request), club.device(request))


@endpoint("POST", "/api/tables/{id}/sit", errors=(403, 409), sets_cookie=True)
async def sit(club: Club, request: Request, query: NoQuery, wish: requests.Sit) -> results.Held:
    """Take an open seat, before the game or in it. The link brings the seat to another device."""
    table_id, device = wanted_table(request), club.welcome(request)
    club.deeds.take(f"{table_id} {device}")
    club.asks.take(f"{table_id} {CLIENT.get()}")  # by address too: cookies can be made up
    seat, token = await club.tables.sit(table_id, device, wish)
    return {"seat": seat, "link": club.link(token)}


@endpoint("POST", "/api/tables/{id}/link", errors=(403, 409))
async def new_link(club: Club, request: Request, query: NoQuery, wish: requests.NewLink) -> results.Linked:
    """A new secret link to an own seat, or without a seat to the rights of the host."""
    table_id, device = wanted_table(request), club.device(request)
    club.deeds.take(f"{table_id} {device}")
    token = await club.tables.new_link(table_id, device, wish)
    return {"link": club.link(token)}
