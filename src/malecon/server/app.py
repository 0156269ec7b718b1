"""The club server as one application: what is where, and how it begins and ends."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from malecon.errors import MaleconError
from malecon.server.http.endpoints import Club, Endpoint, carry_out
from malecon.server.http.guard import Guard
from malecon.server.http.openapi import document
from malecon.server.http.operations import ENDPOINTS
from malecon.server.http.pages import Pages
from malecon.server.http.picture import head_of
from malecon.server.http.responses import failed, refused, respond
from malecon.server.http.seat_links import seat_link
from malecon.server.http.stop_mail import stop_mail
from malecon.server.live.connection import live
from malecon.server.live.doors import Doors
from malecon.server.ops.addresses import is_loopback
from malecon.server.ops.config import Config
from malecon.server.ops.metrics import Gauge, Metrics
from malecon.server.tables.sessions import Sessions
from malecon.server.wire.errors import Rejected
from malecon.server.work import meeting
from malecon.server.work.bots import Thinkers
from malecon.server.work.janitor import CLEAN, Janitor
from malecon.server.work.workers import Workers
from malecon.store import Store

MOVES = 30.0  # seconds between looks at what follows from who turned out to be whom

Handler = Callable[[Request], Awaitable[Response]]


def make_app(
    config: Config, store: Store, workers: Workers | None = None, pages: Pages | None = None
) -> ASGIApp:
    """The application on an open store. Whoever opened the store closes it."""
    metrics = Metrics()
    sessions = Sessions(store, config.clock, metrics)
    workers = workers or Workers(config.processes)
    thinkers = Thinkers(sessions, workers)
    club = Club(config, store, sessions, workers, metrics, pages or Pages(look=config.club))
    janitor = Janitor(sessions, thinkers, club.statistics, club.notices, club.cups, club.seasons, config)
    janitor.duties.append((MOVES, club.moves.look_around))
    doors = Doors(club.members, store.peace)
    janitor.duties += [(meeting.ROUND, club.meeting.look_around), (CLEAN, club.meeting.clean)]
    janitor.duties.append((CLEAN, store.invitations.clean))
    watch(club, thinkers)

    @contextlib.asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await sessions.open()
        await store.watch(club.statistics.hear)
        await store.watch(doors.hear)
        if store.file is not None:
            await store.end_claims()
        await janitor.give_time()
        await club.notices.open()
        janitor.start()
        warming = asyncio.create_task(workers.warm_up())
        try:
            yield
        finally:
            warming.cancel()
            await asyncio.gather(warming, return_exceptions=True)
            await janitor.close()
            await thinkers.close()
            await doors.close()
            await club.moves.close()
            await club.notices.close()
            await club.analyses.close()
            await club.statistics.close()
            await club.cups.close()
            await sessions.close()
            workers.close()

    app = Starlette(
        routes=[*operations(club), *others(club, doors)],
        lifespan=lifespan,
        exception_handlers={HTTPException: misdirected, Exception: broken},
    )
    app.router.redirect_slashes = False
    app.router.default = rest(club)
    return Guard(app, config, metrics)


def operations(club: Club) -> list[BaseRoute]:
    """A route for each path; it knows all methods that may be used there."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for operation in ENDPOINTS:
        paths.setdefault(operation.path, {})[operation.method] = operation

    def route(path: str, methods: dict[str, Endpoint]) -> Route:
        async def handle(request: Request) -> Response:
            method = "GET" if request.method == "HEAD" else request.method
            return await carry_out(club, methods[method], request)

        return Route(path, handle, methods=list(methods))

    # A place that has a name of its own is found before those that are any name.
    return [route(path, paths[path]) for path in sorted(paths, key=lambda path: "{" in path)]


def others(club: Club, doors: Doors) -> list[BaseRoute]:
    """What is not of the API: the WebSocket, secret links, and what whoever runs the server looks at."""

    async def connect(socket: WebSocket) -> None:
        await live(club, doors, socket)

    async def health(request: Request) -> Response:
        try:
            await club.store.ping()
        except MaleconError as error:
            return refused(request, error)
        return respond({"status": "ok"})

    async def show_metrics(request: Request) -> Response:
        if not (club.config.open_metrics or is_near(club.config, request)):
            return refused(request, Rejected(403, "denied", "server-metrics"))
        return PlainTextResponse(club.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def show_document(request: Request) -> Response:
        return respond(document())

    async def come_in(request: Request) -> Response:
        return await seat_link(club, request)

    async def end_mail(request: Request) -> Response:
        return await stop_mail(club, request)

    return [
        WebSocketRoute("/api/tables/{id}/live", connect),
        Route("/healthz", health),
        Route("/metrics", show_metrics),
        Route("/openapi.json", show_document),
        Route("/seat/{token:path}", come_in),
        Route("/mail/stop/{word}", end_mail, methods=["GET", "POST"]),
    ]


def rest(club: Club) -> ASGIApp:
    """Every other address is one of the page's, unless it looks like the API's."""

    async def show(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await WebSocket(scope, receive, send).close()
            return
        request = Request(scope)
        of_the_page = request.method in ("GET", "HEAD") and not f"{scope['path']}/".startswith("/api/")
        response = None
        if of_the_page:
            of_a_table = scope["path"].startswith(("/table/", "/cup/", "/season/"))
            game, head = await head_of(club, request) if of_a_table else (None, "")
            response = club.pages.serve(request, game, head)
        nothing = Rejected(404, "missing", "server-nothing-here")
        await (response or refused(request, nothing))(scope, receive, send)

    return show


#: What proxies add to a request. Whoever comes through one is not on this machine, whatever it looks like.
BY_PROXIES = ("forwarded", "via", "x-real-ip", "x-client-ip", "x-forwarded")


def is_near(config: Config, request: Request) -> bool:
    """Whether somebody asks from this machine itself, by its own name and not through a proxy."""
    if request.client is None or not is_loopback(request.client.host):
        return False
    if any(name.startswith(BY_PROXIES) for name in request.headers):
        return False
    public = urlsplit(config.public_url).netloc.lower()
    return not public or request.headers.get("host", "").lower() != public


async def misdirected(request: Request, error: Exception) -> Response:
    """What the router refuses itself, in the shape of all errors."""
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        response = refused(request, Rejected(405, "method", "server-method"))
    else:
        response = refused(request, Rejected(404, "missing", "server-nothing-here"))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response


async def broken(request: Request, error: Exception) -> Response:
    """What is our own error, in the shape of all errors. The door writes down what it was."""
    return failed(request)


def watch(club: Club, thinkers: Thinkers) -> None:
    """What is counted by looking."""
    sessions = club.sessions

    def viewers() -> dict[str, int | float]:
        return {"": sum(len(session.viewers) for session in sessions.by_id.values())}

    def tables() -> dict[str, int | float]:
        return {
            "known": len(sessions.by_id),
            "in_memory": sum(session.table is not None for session in sessions.by_id.values()),
        }

    club.metrics.gauges += [
        Gauge("malecon_viewers", "Open WebSockets.", viewers),
        Gauge("malecon_tables", "Tables that this process deals with.", tables, "state"),
        Gauge("malecon_analyses", "Games being looked over.", lambda: {"": len(club.analyses.running)}),
        Gauge("malecon_thinking", "Questions that bots think about.", lambda: {"": len(thinkers.busy)}),
    ]
