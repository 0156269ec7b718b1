"""What an operation over HTTP is: from the signature of each, its route and the document are made."""

from __future__ import annotations

import re
import secrets
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from types import NoneType
from typing import Any, TypeVar, get_type_hints

from starlette.requests import Request
from starlette.responses import Response

from malecon.errors import MaleconError
from malecon.server.http.limits import (
    ALL_MESSAGES,
    ANSWERS,
    ASKS,
    CLICKS,
    CODES,
    CUP_DEEDS,
    CUPS,
    DEEDS,
    EARS,
    ENTERING,
    FILMS,
    HINTS,
    KNOWING,
    MAILS,
    NOTICES_TO_ALL,
    NOTICES_TO_ONE,
    REPORTS,
    SEEKS,
    SEEKS_OF_DAYS,
    SHUNS,
    SOCKETS,
    SYNCS,
    TABLES,
    TESTS,
    Limiter,
    Talk,
    client_of,
)
from malecon.server.http.pages import Pages
from malecon.server.http.responses import read_body, read_query, refused, respond
from malecon.server.http.unfinished import Unfinished
from malecon.server.ops.config import Config
from malecon.server.ops.metrics import Metrics
from malecon.server.people.friends import Friends
from malecon.server.people.members import Asker, Members
from malecon.server.people.moves import Moves
from malecon.server.people.peace import Keeper
from malecon.server.tables import commands, devices
from malecon.server.tables.devices import Rights
from malecon.server.tables.sessions import Sessions
from malecon.server.tables.tables import Tables
from malecon.server.wire.errors import Rejected
from malecon.server.wire.requests import Answer, Answers, Chat, Command, LookQuery, Undo
from malecon.server.wire.results import Done
from malecon.server.work.analyses import Analyses
from malecon.server.work.cups import Cups
from malecon.server.work.endings import Endings
from malecon.server.work.histories import Histories
from malecon.server.work.meeting import Meeting
from malecon.server.work.notices import Limits, Notices
from malecon.server.work.pictures import Pictures
from malecon.server.work.seasons import Seasons
from malecon.server.work.shares import CLIENT
from malecon.server.work.statistics import Statistics
from malecon.server.work.workers import Workers
from malecon.store import Missing, Store
from malecon.table import Table
from malecon.table.fairness import SECRET_BYTES


class Club:
    """Everything that a request may need."""

    def __init__(
        self,
        config: Config,
        store: Store,
        sessions: Sessions,
        workers: Workers,
        metrics: Metrics,
        pages: Pages,
    ) -> None:
        self.config = config
        self.store = store
        self.sessions = sessions
        self.keeper = Keeper(store, config.clock)
        self.tables = Tables(sessions)
        self.workers = workers
        self.metrics = metrics
        self.pages = pages
        self.histories = Histories(store)
        self.analyses = Analyses(store, workers, config.clock)
        self.endings = Endings(store, workers)
        self.pictures = Pictures(workers, pages.folder)
        self.statistics = Statistics(store, workers)
        self.members = Members(store, config.clock)
        self.moves = Moves(sessions, store)
        self.friends = Friends(store, config.clock)
        self.unfinished = Unfinished(store, config.rate, config.clock)
        sending = (NOTICES_TO_ONE, NOTICES_TO_ALL, MAILS, CODES)
        limits = Limits(*(Limiter(limit, config.rate, config.clock) for limit in sending))
        self.notices = Notices(store, sessions, config, metrics, limits)
        self.cups = Cups(sessions, workers, lambda: secrets.token_bytes(SECRET_BYTES))
        self.cups.on_round.append(lambda _: self.notices.look_at(config.clock()))
        self.seasons = Seasons(store.seasons)
        self.new_cups = Limiter(CUPS, config.rate, config.clock)
        self.cup_deeds = Limiter(CUP_DEEDS, config.rate, config.clock)
        self.meeting = Meeting(store, self.tables, self.statistics, self.notices, config.clock)
        self.new_tables = Limiter(TABLES, config.rate, config.clock)
        self.heavy = Limiter(HINTS, config.rate, config.clock)
        self.clicks = Limiter(CLICKS, config.rate, config.clock)
        self.films = Limiter(FILMS, config.rate, config.clock)
        self.sockets = Limiter(SOCKETS, config.rate, config.clock)
        self.messages = Limiter(ALL_MESSAGES, config.rate, config.clock)
        self.syncs = Limiter(SYNCS, config.rate, config.clock)
        self.talk = Talk(config.rate, config.clock)
        self.new_ears = Limiter(EARS, config.rate, config.clock)
        self.tests = Limiter(TESTS, config.rate, config.clock)
        self.answers = Limiter(ANSWERS, config.rate, config.clock)
        self.deeds = Limiter(DEEDS, config.rate, config.clock)
        self.knowing = Limiter(KNOWING, config.rate, config.clock)
        self.entering = Limiter(ENTERING, config.rate, config.clock)
        self.asks = Limiter(ASKS, config.rate, config.clock)
        self.seeking = Limiter(SEEKS, config.rate, config.clock)
        self.seeking_days = Limiter(SEEKS_OF_DAYS, config.rate, config.clock)
        self.shunning = Limiter(SHUNS, config.rate, config.clock)
        self.reporting = Limiter(REPORTS, config.rate, config.clock)
        self.connected: dict[str, int] = {}  # open WebSockets of each address

    async def identify(self, request: Request) -> None:
        """Find out who asks: once, before anything is done for them."""
        token = devices.token_in(request.cookies, self.config.is_https)
        request.state.asker = await self.members.asker(token)

    async def check_still(self, asker: Asker) -> None:
        """Raise if a person has signed the device out that came in a while ago."""
        if asker.is_known and not await self.members.is_still(asker):
            raise Rejected(403, "denied", "person-signed-out")

    def asker(self, request: Request) -> Asker:
        """Who asks, as it was found out."""
        found = request.state.asker
        assert isinstance(found, Asker)
        return found

    def device(self, request: Request) -> str:
        """Who asks: empty for somebody who has not been here yet."""
        return self.asker(request).device

    def welcome(self, request: Request) -> str:
        """Who asks. A device that is new is made known by the response; see `with_cookie`."""
        if not self.device(request):
            token = devices.new_token()
            request.state.cookie = devices.cookie(token, self.config.is_https)
            request.state.asker = Asker(devices.device_of(token))
        return self.device(request)

    def link(self, token: str) -> str:
        return f"{self.config.address}/seat/{token}"

    def limit(self, limiter: Limiter, request: Request) -> None:
        limiter.take(client_of(request.client.host if request.client else "unknown"))

    async def do(self, table_id: str, device: str, command: Command) -> Done:
        """Carry out what a client wants done at a table, if it has not done too much there."""
        if isinstance(command, Chat):
            self.talk.take(table_id, device, CLIENT.get(), command.seat is None)
        elif isinstance(command, Answer | Answers | Undo):
            self.answers.take(f"{table_id} {device}")
        else:
            self.deeds.take(f"{table_id} {device}")
        return await self.tables.do(table_id, device, command)


Handler = Callable[[Club, Request, Any, Any], Awaitable[Any]]


@dataclass(frozen=True, slots=True)
class Endpoint:
    """One operation: where it is, what it takes and what it gives.

    `query`, `body` and `result` are what the function is annotated with: the third and the fourth of its
    parameters, and what it returns. None is nothing at all, `PlainTextResponse` plain text, `Csv` lines
    of values, `Png` a picture, `Zip` a parcel.
    """

    method: str
    path: str
    handler: Handler
    query: Any
    body: Any
    result: Any
    status: int
    errors: tuple[int, ...]
    sets_cookie: bool

    @property
    def name(self) -> str:
        return self.handler.__name__

    @property
    def doc(self) -> str:
        return " ".join((self.handler.__doc__ or "").split())


KNOWN: list[Endpoint] = []

#: What may stand at a place of a path, such as `{id}`.
PLACE = re.compile(r"[0-9A-Za-z_-]{1,64}")

H = TypeVar("H", bound=Handler)


def endpoint(
    method: str, path: str, *, status: int = 200, errors: tuple[int, ...] = (), sets_cookie: bool = False
) -> Callable[[H], H]:
    """Make a function known as an operation."""

    def keep(handler: H) -> H:
        _, _, query, body, result = get_type_hints(handler, include_extras=True).values()
        KNOWN.append(
            Endpoint(method, path, handler, query, body, result, status, errors, sets_cookie),
        )
        return handler

    return keep


async def carry_out(club: Club, operation: Endpoint, request: Request) -> Response:
    """Carry out an operation, and tell its errors."""
    try:
        query = read_query(request, operation.query)
        body = None if operation.body is NoneType else await read_body(request, operation.body)
        # Only now: whoever sends slowly is nobody any more if they were signed out meanwhile.
        await club.identify(request)
        await club.friends.is_here(club.device(request))
        result = await operation.handler(club, request, query, body)
    except MaleconError as error:
        return refused(request, error)
    if operation.result is NoneType:
        response = Response(status_code=operation.status)
    else:
        response = result if isinstance(result, Response) else respond(result, operation.status)
    return with_cookie(request, response)


def with_cookie(request: Request, response: Response) -> Response:
    """The response, with the cookie by which a new device will be known."""
    cookie = getattr(request.state, "cookie", None)
    if cookie is not None:
        response.headers["set-cookie"] = cookie
    return response


def wanted_table(request: Request) -> str:
    table_id = request.path_params["id"]
    if not PLACE.fullmatch(table_id):
        raise Missing("store-missing")
    return str(table_id)


def seat_wanted(query: LookQuery, table: Table, rights: Rights) -> int | None:
    """From where this device looks."""
    seat = commands.default_seat(table, rights) if query.seat is None else query.seat
    seat = None if seat == -1 else seat
    commands.check_look(table, rights, seat)
    return seat
