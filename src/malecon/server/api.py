"""What can be asked over HTTP. Each function is one operation; `endpoints.py` makes routes and the document
from what is written above it."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from typing import Annotated, Any

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

import malecon
from malecon.bots.players import LEVELS
from malecon.faults import Fault, Unreadable
from malecon.files import shown
from malecon.games import GAMES
from malecon.kernel.game import Game, Json
from malecon.messages import LANGUAGES
from malecon.server import deeds, people, wire
from malecon.server.answers import language, read_body, read_query, refused, respond
from malecon.server.config import Config
from malecon.server.house import House
from malecon.server.limits import HINTS, SOCKETS, TABLES, Limiter, client_of
from malecon.server.metrics import Metrics
from malecon.server.people import Rights
from malecon.server.thinking import Workers, count_draws
from malecon.store import Missing, Store
from malecon.table import ClockRule, Denied, Refusal, Settings, Stale, Table, Task, think, told
from malecon.table import views as table_views
from malecon.table.fairness import SECRET_BYTES
from malecon.table.playing import check_fresh

HINT_LEVEL = "strong:300"
MOST_LISTED = 100
MOST_LINES = 500

Limited = Annotated[int, Meta(ge=1, le=MOST_LINES)]


class Club:
    """Everything that a request may need."""

    def __init__(
        self, config: Config, store: Store, house: House, workers: Workers, metrics: Metrics
    ) -> None:
        self.config = config
        self.store = store
        self.house = house
        self.workers = workers
        self.metrics = metrics
        self.new_tables = Limiter(TABLES, config.rate, config.clock)
        self.heavy = Limiter(HINTS, config.rate, config.clock)
        self.sockets = Limiter(SOCKETS, config.rate, config.clock)
        self.connected: dict[str, int] = {}  # open WebSockets of each address

    def token(self, request: Request) -> str | None:
        return people.token_in(request.cookies, self.config.is_https)

    def device(self, request: Request) -> str:
        """Who asks: empty for somebody who has not been here yet."""
        token = self.token(request)
        return "" if token is None else people.device_of(token)

    def welcome(self, request: Request) -> tuple[str, dict[str, str]]:
        """Who asks, and the header that makes him known if he is new."""
        token = self.token(request)
        if token is not None:
            return people.device_of(token), {}
        token = people.new_token()
        return people.device_of(token), {"set-cookie": people.cookie(token, self.config.is_https)}

    def link(self, token: str) -> str:
        return f"{self.config.address}/seat/{token}"

    def limit(self, limiter: Limiter, request: Request) -> None:
        limiter.take(client_of(request.client.host if request.client else "unknown"))


Handler = Callable[[Club, Request, Any, Any], Awaitable[Response]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One operation: where it is, what it takes and what it gives."""

    method: str
    path: str
    handler: Handler
    body: Any = None
    query: Any = None
    result: Any = None  # None: nothing; str: plain text
    status: int = 200
    errors: tuple[int, ...] = ()
    sets_cookie: bool = False

    @property
    def name(self) -> str:
        return self.handler.__name__

    @property
    def doc(self) -> str:
        return " ".join((self.handler.__doc__ or "").split())


ENDPOINTS: list[Endpoint] = []


def endpoint(method: str, path: str, **more: Any) -> Callable[[Handler], Handler]:
    def keep(handler: Handler) -> Handler:
        ENDPOINTS.append(Endpoint(method, path, handler, **more))
        return handler

    return keep


async def answer(club: Club, found: Endpoint, request: Request) -> Response:
    """Carry out an operation, and tell its faults."""
    try:
        query = read_query(request, found.query or NoQuery)
        body = None if found.body is None else await read_body(request, found.body)
        return await found.handler(club, request, query, body)
    except Fault as fault:
        return refused(request, fault)


def table_id(request: Request) -> str:
    id = request.path_params["id"]
    if not people.TABLE_ID.fullmatch(id):
        raise Missing("store-missing")
    return str(id)


class NoQuery(wire.Asked):
    pass


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
    version = malecon.__version__
    return respond({"version": version, "games": listed, "levels": LEVELS, "languages": LANGUAGES})


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
    )
    table = Table.make(people.new_table_id(), settings, device, secrets.token_bytes(SECRET_BYTES), now)
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
        for fault in game.check_box_file(name, text):
            raise fault.within(name)
    return game.load_box(wish.files)


# --- a table ---


class LookQuery(wire.Asked):
    #: From which own seat; −1 looks as a spectator. Without it: from an own seat that is asked, or the first.
    seat: Annotated[int, Meta(ge=-1, le=31)] | None = None


def seat_wanted(query: LookQuery, table: Table, rights: Rights) -> int | None:
    """From where this device looks."""
    seat = deeds.default_seat(table, rights) if query.seat is None else query.seat
    seat = None if seat == -1 else seat
    deeds.check_look(table, rights, seat)
    return seat


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
    except Stale as fault:
        return refused(request, fault, await since(club, id, device, deed))
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
    except Fault:
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


class LogQuery(LookQuery):
    after: wire.Count = 0
    before: wire.Count | None = None
    limit: Limited = 100


@endpoint("GET", "/api/tables/{id}/log", query=LogQuery, result=wire.Log, errors=(403,))
async def read_log(club: Club, request: Request, query: LogQuery, body: None) -> Response:
    """A part of the log that lies further back than a view remembers."""
    id = table_id(request)

    def act(table: Table, rights: Rights) -> tuple[Game, int | None, int]:
        return table.game, seat_wanted(query, table, rights), table.number

    game, seat, number = await club.house.look(id, club.device(request), act)
    before = min(number + 1, number + 1 if query.before is None else query.before)
    entries = await club.store.entries(id, query.after, before, query.limit)
    return respond({"log": [told(game, entry, seat) for entry in entries]})


@endpoint("GET", "/api/tables/{id}/record", result=str, errors=(403,))
async def read_record(club: Club, request: Request, query: NoQuery, body: None) -> Response:
    """The record of a game that has ended. Before that it would tell what everybody hides."""
    id = table_id(request)
    text = await ended_record(club, id, club.device(request))
    headers = {"content-disposition": f'attachment; filename="malecon-{id}.txt"'}
    return Response(text, headers=headers, media_type="text/plain; charset=utf-8")


async def ended_record(club: Club, id: str, device: str) -> str:
    def act(table: Table, rights: Rights) -> None:
        deeds.check_look(table, rights, None)
        if not table.is_ended:
            raise Denied("server-not-ended")

    await club.house.look(id, device, act)
    return await club.store.record(id)


@endpoint("GET", "/api/tables/{id}/fairness", result=wire.FairnessChecked, errors=(403,))
async def fairness(club: Club, request: Request, query: NoQuery, body: None) -> Response:
    """What was promised about chance and, when the game has ended, every draw checked."""
    id, device = table_id(request), club.device(request)

    def act(table: Table, rights: Rights) -> tuple[Json, bool]:
        deeds.check_look(table, rights, None)
        return table_views.fairness(table), table.is_ended

    shown_now, ended = await club.house.look(id, device, act)
    draws: int | None = None
    if ended:
        club.limit(club.heavy, request)
        draws = await club.workers.run(count_draws, await club.store.record(id))
    return respond({"fairness": shown_now, "draws": draws})


# --- thinking before acting ---


@endpoint("POST", "/api/tables/{id}/why-not", body=wire.Try, result=wire.WhyNot, errors=(403,))
async def why_not(club: Club, request: Request, query: NoQuery, wish: wire.Try) -> Response:
    """Why an answer may not be given now, and by which rule; null if it may."""

    def act(table: Table, rights: Rights) -> Refusal | None:
        return table.why_not(deeds.check_seat(rights, wish.seat), wish.words)

    found = await club.house.look(table_id(request), club.device(request), act)
    if found is None:
        return respond({"refusal": None})
    message = Fault(found.key, **found.values).told(language(request))
    told_why = {"key": found.key, "values": found.values, "rule": found.rule, "message": message}
    return respond({"refusal": told_why})


@endpoint("POST", "/api/tables/{id}/preview", body=wire.Try, result=wire.Preview, errors=(403, 409, 422))
async def preview(club: Club, request: Request, query: NoQuery, wish: wire.Try) -> Response:
    """The table as it would be after an answer, unless that would show what is hidden."""
    club.limit(club.heavy, request)

    async def act(table: Table, rights: Rights) -> Json:
        seat = deeds.check_seat(rights, wish.seat)
        return await asyncio.to_thread(table.preview, seat, wish.words)

    found = await club.house.change(table_id(request), club.device(request), act, lambda _: False)
    return respond(found)


@endpoint("POST", "/api/tables/{id}/hint", body=wire.AskHint, result=wire.Hint, errors=(403, 409))
async def hint(club: Club, request: Request, query: NoQuery, wish: wire.AskHint) -> Response:
    """What a bot would answer, knowing no more than this seat. Where the table allows it."""
    id, device = table_id(request), club.device(request)

    def act(table: Table, rights: Rights) -> Task:
        seat = deeds.check_seat(rights, wish.seat)
        if not table.settings.hints:
            raise Denied("server-no-hints")
        if seat not in table.asked or table.paused:
            raise Stale("table-stale")
        check_fresh(table, seat, wish.length, wish.sealed)
        return replace(table.task(seat), level=HINT_LEVEL)

    task = await club.house.look(id, device, act)
    club.limit(club.heavy, request)
    words = await club.workers.run(think, task)
    return respond({"action": table_views.action(GAMES[task.game], words)})
