"""What can be asked over HTTP of the club. Each function is one operation."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

import malecon
from malecon.bots.players import LEVELS
from malecon.games import GAMES
from malecon.messages import LANGUAGES
from malecon.server.http.endpoints import Club, endpoint
from malecon.server.http.responses import respond
from malecon.server.wire import types as wire

MOST_LISTED = 100
MOST_PLAYERS = 500
MOST_OWN = 500  # tables that a device knows, looked through for who may be told of


@endpoint("GET", "/api/games", result=wire.Games)
async def games(club: Club, request: Request, query: wire.NoQuery, body: None) -> Response:
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


class LobbyQuery(wire.FromClient):
    game: Annotated[str, Meta(max_length=32)] | None = None
    limit: Annotated[int, Meta(ge=1, le=MOST_LISTED)] = MOST_LISTED


@endpoint("GET", "/api/tables", query=LobbyQuery, result=wire.Lobby)
async def lobby(club: Club, request: Request, query: LobbyQuery, body: None) -> Response:
    """The listed tables that gather or play."""
    return respond({"tables": await club.store.lobby(query.limit, query.game)})


@endpoint("GET", "/api/mine", result=wire.MyTables)
async def my_tables(club: Club, request: Request, query: wire.NoQuery, body: None) -> Response:
    """The tables where this device holds a seat, or is the host."""
    device = club.device(request)
    found = await club.store.tables_of(device, MOST_LISTED) if device else []
    tables = [
        {"table": listing, "seats": sorted(s for s in seats if s is not None), "host": None in seats}
        for listing, seats in found
    ]
    return respond({"tables": tables})


class StatisticsQuery(wire.FromClient):
    #: A player's name, or a bot's level. Without it: everybody.
    name: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    game: Annotated[str, Meta(max_length=32)] | None = None
    limit: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)] = 100


@endpoint("GET", "/api/statistics", query=StatisticsQuery, result=wire.StatisticsView)
async def statistics(club: Club, request: Request, query: StatisticsQuery, body: None) -> Response:
    """What the games of this club say of those who played them. Without a name: of everybody who has sat at a
    listed table, or at one that this device knows, who has played most first."""
    device = club.device(request)
    own = [table["id"] for table, _ in await club.store.tables_of(device, MOST_OWN)] if device else []
    found = await club.statistics.look(query.name, query.game, own, query.limit)
    return respond({"players": found})
