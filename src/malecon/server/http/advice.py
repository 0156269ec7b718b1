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
from malecon.server.work.jobs import find_hints, find_why
from malecon.table import Denied, PreviewView, SelectionView, Settings, Stale, Table, Task, Wondering, views
from malecon.table.playing import check_selection


@endpoint("POST", "/api/tables/{id}/why-not", errors=(403,))
async def why_not(club: Club, request: Request, query: NoQuery, wish: requests.TryOnTop) -> results.WhyNot:
    """Why an answer may not be given now, or not be chosen with others, and by which rule; null if it may."""

    club.limit(club.clicks, request)

    def act(table: Table, rights: Rights) -> MaleconError | None:
        return table.why_not(commands.check_seat(rights, wish.seat), wish.words, wish.chosen)

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

    return await club.sessions.ponder(wanted_table(request), club.device(request), act)


@endpoint("POST", "/api/tables/{id}/select", errors=(403, 409, 422))
async def select(club: Club, request: Request, query: NoQuery, wish: requests.Select) -> SelectionView:
    """What several answers to a question of free order mean together, before they are given by `answers`."""
    club.limit(club.clicks, request)

    async def act(table: Table, rights: Rights) -> SelectionView:
        seat = commands.check_seat(rights, wish.seat)
        table.check_fresh(seat, wish.length, wish.sealed)
        return await asyncio.to_thread(views.select, table, seat, wish.words, wish.add)

    return await club.sessions.ponder(wanted_table(request), club.device(request), act)


@endpoint("POST", "/api/tables/{id}/hint", errors=(403, 409, 422))
async def hint(club: Club, request: Request, query: NoQuery, wish: requests.AskHint) -> results.Hints:
    """The best few answers by what this seat knows, the best first, and why. Where the table allows it.

    If some are chosen already, those that are best added to them.
    """
    table_id, device = wanted_table(request), club.device(request)

    def act(table: Table, rights: Rights) -> tuple[Task, list[int]]:
        seat = commands.check_seat(rights, wish.seat)
        if not table.settings.hints:
            raise Denied("server-no-hints")
        if seat not in table.asked or table.paused:
            raise Stale("table-stale")
        table.check_fresh(seat, wish.length, wish.sealed)
        chosen = check_selection(table, seat, wish.chosen).chosen if wish.chosen else []
        return table.task(seat), chosen

    task, chosen = await club.sessions.look(table_id, device, act)
    club.limit(club.heavy, request)
    return {"hints": await club.workers.run(find_hints, task, chosen)}


@endpoint("POST", "/api/tables/{id}/why", errors=(403,))
async def why(club: Club, request: Request, query: NoQuery, wish: requests.AskWhy) -> results.WhyView:
    """Why a bot did what a line of the log tells, by what the asker may know. Where hints are allowed."""
    table_id, device = wanted_table(request), club.device(request)

    def act(table: Table, rights: Rights) -> tuple[Settings, int, int | None]:
        seat = commands.default_seat(table, rights) if wish.seat is None else wish.seat
        seat = None if seat == -1 else seat
        commands.check_look(table, rights, seat)
        if not table.settings.hints:
            raise Denied("server-no-hints")
        return table.settings, table.number, seat

    settings, last, seat = await club.sessions.look(table_id, device, act)
    club.limit(club.heavy, request)
    found = await club.histories.question(table_id, settings, last, wish.number)

    def wonder(table: Table, rights: Rights) -> Wondering:
        return table.wonder(wish.number, found, seat)

    return await club.workers.run(find_why, await club.sessions.look(table_id, device, wonder))
