"""What can be asked over HTTP of the club. Each function is one operation."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request

import malecon
from malecon.bots.players import LEVELS, manner
from malecon.games import GAMES
from malecon.kernel.game import Game
from malecon.messages import LANGUAGES
from malecon.server.http.endpoints import Club, endpoint
from malecon.server.http.responses import language
from malecon.server.tables import devices
from malecon.server.wire import results
from malecon.server.wire.requests import FromClient, NoQuery
from malecon.server.work.statistics import Look

MOST_LISTED = 100
MOST_PLAYERS = 500
MOST_OWN = 500  # tables that a device knows, looked through for who may be told of


@endpoint("GET", "/api/games")
async def games(club: Club, request: Request, query: NoQuery, body: None) -> results.Games:
    """The games, for how many they are, what can be chosen, and against which bots; the club by name."""
    look = club.config.club
    return {
        "club": {"name": look.name, "greeting": look.greeting_in(language(request))},
        "version": malecon.__version__,
        "build": club.pages.build,
        "games": [game_view(game) for game in GAMES.values()],
        "levels": list(LEVELS),
        "languages": list(LANGUAGES),
    }


def game_view(game: Game) -> results.GameView:
    return {
        "game": game.name,
        "rules": game.rules,
        "players": (game.seats[0], game.seats[-1]),
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "rule": option.rule,
                "limits": option.limits,
            }
            for option in game.options
        ],
        "files": list(game.box_files),
        "manners": {level: manner(level, game) for level in LEVELS},
    }


class LobbyQuery(FromClient):
    game: Annotated[str, Meta(max_length=32)] | None = None
    limit: Annotated[int, Meta(ge=1, le=MOST_LISTED)] = MOST_LISTED


@endpoint("GET", "/api/tables")
async def lobby(club: Club, request: Request, query: LobbyQuery, body: None) -> results.Lobby:
    """The listed tables that gather or play."""
    return {"tables": await club.store.lobby(query.limit, query.game)}


@endpoint("GET", "/api/mine")
async def my_tables(club: Club, request: Request, query: NoQuery, body: None) -> results.MyTables:
    """The tables where this device holds a seat, or is the host."""
    device = club.device(request)
    own = await club.store.tables_of(device, MOST_LISTED) if device else []
    return {
        "device": devices.tag_of(device),
        "tables": [
            {"table": listing, "seats": sorted(s for s in seats if s is not None), "host": None in seats}
            for listing, seats in own
        ],
        **await club.friends.inbox(device),
    }


class StatisticsQuery(FromClient):
    #: A player's name, or a bot's level. Without it: everybody.
    name: Annotated[str, Meta(min_length=1, max_length=40)] | None = None
    game: Annotated[str, Meta(max_length=32)] | None = None
    limit: Annotated[int, Meta(ge=1, le=MOST_PLAYERS)] = 100


@endpoint("GET", "/api/statistics")
async def statistics(
    club: Club, request: Request, query: StatisticsQuery, body: None
) -> results.StatisticsView:
    """What the games of this club say of those who played them, as far as this device may know: games at
    listed tables, and at tables where it holds a seat or is the host. Who has played most, first."""
    club.limit(club.clicks, request)
    device = club.device(request)
    own = await club.store.ids_of(device, MOST_OWN) if device else []
    called = await club.store.people.named(query.name) if query.name else []
    look = Look(query.name, query.game, device, tuple(one.id for one in called))
    players = await club.statistics.look(look, own, query.limit)
    known = await club.store.people.find_public([one["id"] for one in players if not one["bot"]])
    for one in known:
        for player in players:
            if player["id"] == one.public and not player["bot"]:
                player["name"], player["face"], player["known"] = one.name, one.face, True
    return {"players": players}
