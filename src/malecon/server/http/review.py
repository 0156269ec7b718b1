"""What can be asked over HTTP about what has happened at a table."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import PlainTextResponse

from malecon.kernel.game import Game, Json
from malecon.server.http.endpoints import Club, endpoint, seat_wanted, wanted_table
from malecon.server.tables import commands
from malecon.server.tables.devices import Rights
from malecon.server.tables.snapshots import compare
from malecon.server.wire import requests, results
from malecon.server.wire.requests import Count, LookQuery, NoQuery
from malecon.server.wire.results import Change
from malecon.server.work.jobs import list_draws
from malecon.table import (
    Denied,
    FairnessView,
    Frame,
    MomentView,
    Settings,
    Status,
    Table,
    entry_view,
    views,
    voices,
)

MOST_LINES = 500
SHORT = 60  # lines of a film that costs little; a longer one is played again for a tenth of a second


class LogQuery(LookQuery):
    after: Count = 0
    before: Count | None = None
    limit: Annotated[int, Meta(ge=1, le=MOST_LINES)] = 100


@endpoint("GET", "/api/tables/{id}/log", errors=(403,))
async def read_log(club: Club, request: Request, query: LogQuery, body: None) -> results.Log:
    """A part of the log that lies further back than a view remembers."""
    table_id = wanted_table(request)

    unheard = await club.store.peace.unheard(club.device(request))

    def act(table: Table, rights: Rights) -> tuple[Game, int | None, int, frozenset[int]]:
        silent = voices.silent(table, unheard)
        return table.game, seat_wanted(query, table, rights), table.number, silent

    game, seat, number, silent = await club.sessions.look(table_id, club.device(request), act)
    before = min(number + 1, number + 1 if query.before is None else query.before)
    entries = await club.store.entries(table_id, query.after, before, query.limit)
    return {"log": [entry_view(game, entry, seat, silent) for entry in entries]}


class MomentQuery(LookQuery):
    #: A line of the log. If there are not so many yet, the last one is meant.
    number: Count = 2**53 - 1


@endpoint("GET", "/api/tables/{id}/at", errors=(403,))
async def look_back(club: Club, request: Request, query: MomentQuery, body: None) -> MomentView:
    """The board as it was right after a line of the log, with what was hidden then. When the game has ended,
    everybody may look from any seat."""
    table_id = wanted_table(request)

    def act(table: Table, rights: Rights) -> tuple[Settings, int, int | None]:
        if table.is_ended and query.seat is not None and 0 <= query.seat < len(table.seats):
            commands.check_look(table, rights, None)
            return table.settings, table.number, query.seat
        return table.settings, table.number, seat_wanted(query, table, rights)

    settings, last, seat = await club.sessions.look(table_id, club.device(request), act)
    return await club.histories.seen(table_id, settings, last, query.number, seat)


class FilmQuery(LookQuery):
    #: The line of the log that was told last.
    after: Count = 0


@endpoint("GET", "/api/tables/{id}/film", errors=(403,))
async def show_film(club: Club, request: Request, query: FilmQuery, body: None) -> results.Film:
    """What has happened after a line of the log, one thing after another, as this viewer could see it then.

    If that is too long ago, it begins later: `number` says where."""
    table_id = wanted_table(request)
    club.limit(club.films, request)
    unheard = await club.store.peace.unheard(club.device(request))

    def act(table: Table, rights: Rights) -> tuple[Game, Settings, int, int | None, frozenset[int]]:
        seat, silent = seat_wanted(query, table, rights), voices.silent(table, unheard)
        return table.game, table.settings, table.number, seat, silent

    game, settings, last, seat, silent = await club.sessions.look(table_id, club.device(request), act)
    after = min(max(query.after, last - MOST_LINES), last)
    if last - after > SHORT:
        club.limit(club.heavy, request)
    start, frames = await club.histories.film(table_id, settings, last, after, seat)
    entries = await club.store.entries(table_id, after, last + 1)
    return {
        "number": after,
        "view": start["view"],
        "lines": [entry_view(game, entry, seat, silent) for entry in entries],
        "frames": frame_views(start["view"], frames),
    }


def frame_views(view: Json | None, frames: list[Frame]) -> list[results.FrameView]:
    """Pictures that follow each other, each by what is different from the one before."""
    shown: list[results.FrameView] = []
    for number, told, then in frames:
        changes: list[Change] = []
        compare([], view, then, changes)
        shown.append({"number": number, "told": told, "changes": changes})
        view = then
    return shown


@endpoint("GET", "/api/tables/{id}/record", errors=(403,))
async def read_record(club: Club, request: Request, query: NoQuery, body: None) -> PlainTextResponse:
    """The record of a game that has ended. Before that it would tell what everybody hides."""
    table_id = await ended(club, request)
    text = await club.store.record(table_id)
    headers = {"content-disposition": f'attachment; filename="malecon-{table_id}.txt"'}
    return PlainTextResponse(text, headers=headers)


async def ended(club: Club, request: Request) -> str:
    """The table, if its game has ended and whoever asks may look at it."""
    table_id = wanted_table(request)

    def act(table: Table, rights: Rights) -> None:
        commands.check_look(table, rights, None)
        if not table.is_ended:
            raise Denied("server-not-ended")

    await club.sessions.look(table_id, club.device(request), act)
    return table_id


@endpoint("GET", "/api/tables/{id}/fairness", errors=(403,))
async def fairness(club: Club, request: Request, query: NoQuery, body: None) -> results.FairnessToCheck:
    """What was promised about chance and, when the game has ended, every draw to be checked by."""
    table_id, device = wanted_table(request), club.device(request)

    def act(table: Table, rights: Rights) -> tuple[FairnessView, bool]:
        commands.check_look(table, rights, None)
        return views.fairness(table), table.is_ended

    promised, ended = await club.sessions.look(table_id, device, act)
    draws: list[results.DrawView] | None = None
    if ended:
        club.limit(club.heavy, request)
        draws = await club.workers.run(list_draws, await club.store.record(table_id))
    return {"fairness": promised, "draws": draws}


@endpoint("GET", "/api/tables/{id}/ending", errors=(403,))
async def read_ending(club: Club, request: Request, query: NoQuery, body: None) -> results.EndingView:
    """How a game came to its end: points by source, what was lost, and where it turned."""
    table_id = wanted_table(request)

    def act(table: Table, rights: Rights) -> None:
        commands.check_look(table, rights, None)
        if table.status != Status.OVER:
            raise Denied("server-not-ended")

    await club.sessions.look(table_id, club.device(request), act)
    if table_id not in club.endings.known:
        club.limit(club.heavy, request)
    return await club.endings.of(table_id)


class AnalysisQuery(requests.FromClient):
    #: Answers are sent from this one on: a client that has some need not be sent them again.
    after: Count = 0


@endpoint("POST", "/api/tables/{id}/analysis", errors=(403,))
async def analyse(club: Club, request: Request, query: AnalysisQuery, body: None) -> results.AnalysisView:
    """Have a game that has ended looked over. It is done once, however many ask; `GET` says how far it is."""
    table_id = await ended(club, request)
    if await club.store.reviews.find(table_id) is None:
        club.limit(club.heavy, request)
    await club.analyses.ask(table_id)
    return await club.analyses.show(table_id, query.after)


@endpoint("GET", "/api/tables/{id}/analysis", errors=(403,))
async def read_analysis(
    club: Club, request: Request, query: AnalysisQuery, body: None
) -> results.AnalysisView:
    """What there is of the analysis of a game that has ended, and how far it is."""
    table_id = await ended(club, request)
    await club.analyses.go_on(table_id)
    return await club.analyses.show(table_id, query.after)
