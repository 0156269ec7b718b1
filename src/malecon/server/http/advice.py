"""What can be asked over HTTP before acting."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from malecon.errors import MaleconError
from malecon.kernel.game import Json
from malecon.server.http.endpoints import Club, endpoint, table_id
from malecon.server.http.responses import language, respond
from malecon.server.tables import commands
from malecon.server.tables.devices import Rights
from malecon.server.wire import types as wire
from malecon.server.work.jobs import find_hints
from malecon.table import Denied, Refusal, Stale, Table, Task, views


@endpoint("POST", "/api/tables/{id}/why-not", body=wire.Try, result=wire.WhyNot, errors=(403,))
async def why_not(club: Club, request: Request, query: wire.NoQuery, wish: wire.Try) -> Response:
    """Why an answer may not be given now, and by which rule; null if it may."""

    def act(table: Table, rights: Rights) -> Refusal | None:
        return table.why_not(commands.check_seat(rights, wish.seat), wish.words)

    found = await club.sessions.look(table_id(request), club.device(request), act)
    if found is None:
        return respond({"refusal": None})
    message = MaleconError(found.key, **found.values).message(language(request))
    told_why = {"key": found.key, "values": found.values, "rule": found.rule, "message": message}
    return respond({"refusal": told_why})


@endpoint("POST", "/api/tables/{id}/preview", body=wire.Try, result=wire.Preview, errors=(403, 409, 422))
async def preview(club: Club, request: Request, query: wire.NoQuery, wish: wire.Try) -> Response:
    """The table as it would be after an answer, unless that would show what is hidden."""
    club.limit(club.heavy, request)

    async def act(table: Table, rights: Rights) -> Json:
        seat = commands.check_seat(rights, wish.seat)
        return await asyncio.to_thread(views.preview, table, seat, wish.words)

    found = await club.sessions.change(table_id(request), club.device(request), act, lambda _: False)
    return respond(found)


@endpoint("POST", "/api/tables/{id}/hint", body=wire.AskHint, result=wire.Hints, errors=(403, 409))
async def hint(club: Club, request: Request, query: wire.NoQuery, wish: wire.AskHint) -> Response:
    """The best few answers by what this seat knows, the best first, and why. Where the table allows it."""
    id, device = table_id(request), club.device(request)

    def act(table: Table, rights: Rights) -> Task:
        seat = commands.check_seat(rights, wish.seat)
        if not table.settings.hints:
            raise Denied("server-no-hints")
        if seat not in table.asked or table.paused:
            raise Stale("table-stale")
        table.check_fresh(seat, wish.length, wish.sealed)
        return table.task(seat)

    task = await club.sessions.look(id, device, act)
    club.limit(club.heavy, request)
    return respond({"hints": await club.workers.run(find_hints, task)})
