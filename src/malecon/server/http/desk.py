"""The desk of the club's host, who is whoever runs it: a link that `malecon desk` prints makes a browser
theirs.

A browser of the host has a secret of its own, beside the one by which its player is known, and sends it to
nobody but this server. What lies on the desk is for such browsers alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from starlette.requests import Request

from malecon.kernel.game import Json
from malecon.server.http.endpoints import Club, endpoint
from malecon.server.http.people import agent
from malecon.server.people.peace import bar_name, end_of
from malecon.server.tables import devices
from malecon.server.wire import peace as wire
from malecon.server.wire.errors import Rejected
from malecon.server.wire.requests import NoQuery
from malecon.store.desk import KEPT, HostBrowser
from malecon.store.peace import Bar
from malecon.store.reports import Report


async def browser_of(club: Club, request: Request) -> str:
    """The hash of the host's browser that asks; empty if it is none."""
    token = devices.desk_token_in(request.cookies, club.config.is_https)
    digest = devices.hash_of_desk(token) if token else ""
    return digest if digest and await club.store.desk.is_host(digest) else ""


async def check_host(club: Club, request: Request) -> str:
    """The host's browser that asks, or the error that says who may."""
    browser = await browser_of(club, request)
    if not browser:
        raise Rejected(403, "denied", "desk-not-host")
    return browser


@endpoint("POST", "/api/desk/enter", status=204, errors=(403,), sets_cookie=True)
async def enter_desk(club: Club, request: Request, query: NoQuery, wish: wire.EnterDesk) -> None:
    """Make this browser one of the host's, by a link that leads here once."""
    club.limit(club.entering, request)
    token = devices.new_known_token()
    browser = HostBrowser(devices.hash_of_desk(token), agent(request), club.config.clock())
    if not await club.store.desk.enter(devices.hash_of_desk_link(wish.token), browser):
        raise Rejected(403, "denied", "desk-no-link")
    request.state.cookie = devices.desk_cookie(token, club.config.is_https)


@endpoint("GET", "/api/desk", errors=(403,))
async def look_at_desk(club: Club, request: Request, query: wire.DeskQuery, body: None) -> wire.DeskView:
    """What lies on the desk: reports that wait, with what was said, the oldest first; whom the host lets not
    do what; and in which browsers the desk is open."""
    here = await check_host(club, request)
    now = club.config.clock()
    reports = await club.store.reports.waiting(query.after)
    last = reports[-1].number if reports else query.after
    bars = await club.store.peace.bars(now)
    people = {person for one in reports for person in (one.person, one.other)}
    known = {one.id for one in await club.store.people.find_all([*people, *(bar.person for bar in bars)])}
    counts = await club.store.reports.counts(people)
    return {
        "reports": [report_view(one, counts, known, bars) for one in reports],
        "waiting": await club.store.reports.count(),
        "later": await club.store.reports.count(last),
        "bars": [bar_view(bar, known) for bar in bars],
        "browsers": [
            {"id": one.hash[:16], "label": one.label, "made": one.made, "here": one.hash == here[:KEPT]}
            for one in await club.store.desk.browsers()
        ],
    }


def report_view(
    report: Report, counts: Mapping[str, tuple[int, int]], known: Iterable[str], bars: Iterable[Bar]
) -> wire.DeskReport:
    def view(person: str, name: str) -> wire.ReportedPerson:
        of, by = counts[person]
        public = devices.public_id(person)
        return {"id": public, "name": name, "known": person in known, "reported": of, "reporting": by}

    data = report.data
    return {
        "number": report.number,
        "made": report.made,
        "about": view(report.other, data["name"]),
        "by": view(report.person, data["own"]),
        "reason": data["reason"],
        "words": data["words"],
        "game": data["game"],
        "title": data["title"],
        "lines": [line_view(line) for line in data["lines"]],
        "bars": [
            {"kind": bar.kind, "until": end_of(bar), "reason": bar.note}
            for bar in bars
            if bar.person == report.other
        ],
    }


def line_view(line: Json) -> wire.SaidLine:
    """A line of a report, without by whom it is."""
    return {
        "at": line["at"],
        "name": line["name"],
        "text": line["text"],
        "theirs": line["theirs"],
        "meant": line["meant"],
    }


def bar_view(bar: Bar, known: Iterable[str]) -> wire.DeskBar:
    return {
        "id": bar_name(bar),
        "person": devices.public_id(bar.person),
        "name": bar.name,
        "known": bar.person in known,
        "kind": bar.kind,
        "made": bar.made,
        "until": end_of(bar),
        "reason": bar.note,
    }


@endpoint("POST", "/api/desk/reports/{number}", status=204, errors=(403, 409))
async def settle_report(club: Club, request: Request, query: NoQuery, wish: wire.SettleReport) -> None:
    """Settle a report: by nothing, or so that the other may not speak or not sit down for a while. Once: a
    second desk is told that it has been."""
    await check_host(club, request)
    number = request.path_params["number"]
    if not (number.isdecimal() and len(number) < 10):
        raise Rejected(404, "missing", "server-nothing-here")
    await club.keeper.settle(int(number), wish)
    club.notices.look_at(club.config.clock())


@endpoint("DELETE", "/api/desk/bars/{id}", status=204, errors=(403,))
async def lift_bar(club: Club, request: Request, query: NoQuery, body: None) -> None:
    """Let somebody speak or sit down again."""
    await check_host(club, request)
    await club.keeper.lift(request.path_params["id"])


@endpoint("DELETE", "/api/desk/browsers/{id}", status=204, errors=(403,), sets_cookie=True)
async def leave_desk(club: Club, request: Request, query: NoQuery, body: None) -> None:
    """Close the desk in one of the host's browsers, also in the one that asks."""
    here = await check_host(club, request)
    for one in await club.store.desk.browsers():
        if one.hash[:16] == request.path_params["id"] and await club.store.desk.leave(one.hash):
            if one.hash == here[:KEPT]:
                request.state.cookie = devices.no_desk_cookie(club.config.is_https)
            return
    raise Rejected(404, "missing", "person-no-device")
