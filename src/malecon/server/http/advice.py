"""What can be asked over HTTP before acting."""

from __future__ import annotations

import asyncio

from starlette.requests import Request

from malecon.errors import MaleconError
from malecon.server.http.endpoints import Club, endpoint, wanted_table
from malecon.server.http.responses import language
from malecon.server.tables import commands
from malecon.server.tables.devices import Rights
from malecon.server.wire import requests, results
from malecon.server.wire.errors import error_body
from malecon.server.wire.requests import NoQuery
from malecon.server.work.jobs import find_hints
from malecon.table import Denied, PreviewView, Stale, Table, Task, views


@endpoint("POST", "/api/tables/{id}/why-not", errors=(403,))
async def why_not(club: Club, request: Request, query: NoQuery, wish: requests.Try) -> results.WhyNot:
    """Why an answer may not be given now, and by which rule; null if it may."""

    def act(table: Table, rights: Rights) -> MaleconError | None:
        return table.why_not(commands.check_seat(rights, wish.seat), wish.words)

    why = await club.sessions.look(wanted_table(request), club.device(request), act)
    if why is None:
        return {"refusal": None}
    body = error_body(why, language(request))
    return {
        "refusal": {
            "key": body["key"],
            "values": body["values"],
            "rule": body["rule"],
            "message": body["message"],
            "why": body.get("why"),
        }
    }


@endpoint("POST", "/api/tables/{id}/preview", errors=(403, 409, 422))
async def preview(club: Club, request: Request, query: NoQuery, wish: requests.Try) -> PreviewView:
    """The table as it would be after an answer, unless that would show what is hidden."""
    club.limit(club.heavy, request)

    async def act(table: Table, rights: Rights) -> PreviewView:
        seat = commands.check_seat(rights, wish.seat)
        return await asyncio.to_thread(views.preview, table, seat, wish.words)

    return await club.sessions.change(wanted_table(request), club.device(request), act, lambda _: False)


@endpoint("POST", "/api/tables/{id}/hint", errors=(403, 409))
async def hint(club: Club, request: Request, query: NoQuery, wish: requests.AskHint) -> results.Hints:
    """The best few answers by what this seat knows, the best first, and why. Where the table allows it."""
    table_id, device = wanted_table(request), club.device(request)

    def act(table: Table, rights: Rights) -> Task:
        seat = commands.check_seat(rights, wish.seat)
        if not table.settings.hints:
            raise Denied("server-no-hints")
        if seat not in table.asked or table.paused:
            raise Stale("table-stale")
        table.check_fresh(seat, wish.length, wish.sealed)
        return table.task(seat)

    task = await club.sessions.look(table_id, device, act)
    club.limit(club.heavy, request)
    return {"hints": await club.workers.run(find_hints, task)}
