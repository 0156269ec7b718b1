"""What can be asked over HTTP about those whom one does not want to meet or to hear, and of whom one tells
the club's host."""

from __future__ import annotations

from starlette.requests import Request

from malecon.server.http import desk
from malecon.server.http.endpoints import Club, endpoint
from malecon.server.people import whom
from malecon.server.people.members import short
from malecon.server.people.peace import end_of
from malecon.server.people.whom import Somebody
from malecon.server.wire import peace as wire
from malecon.server.wire.errors import Rejected
from malecon.server.wire.requests import NoQuery
from malecon.store.peace import Shunned


@endpoint("GET", "/api/peace")
async def own_peace(club: Club, request: Request, query: NoQuery, body: None) -> wire.PeaceView:
    """Whom one does not want to meet or to hear, what one has reported, and what the club's host lets one not
    do."""
    person = club.device(request)
    peace = club.store.peace
    shunned = await peace.shunned_by(person) if person else []
    reports = await club.store.reports.by(person) if person else []
    bars = await peace.bars_of(person, club.config.clock()) if person else []
    is_host = bool(await desk.browser_of(club, request))
    return {
        "shunned": [
            {"id": name_of(person, one), "kind": one.kind, "name": one.name, "made": one.made}
            for one in shunned
        ],
        "reports": [
            {"number": one.number, "name": one.data["name"], "made": one.made, "settled": one.settled}
            for one in reports
        ],
        "bars": [{"kind": one.kind, "until": end_of(one), "reason": one.note} for one in bars],
        "desk": await club.store.reports.count() if is_host else None,
    }


def name_of(person: str, one: Shunned) -> str:
    """By what somebody calls a line of their own list. It says nothing of who that is: whoever looked on by
    another name stays hidden."""
    return short(f"shunned {person} {one.kind} {one.other} {one.way} {one.name}")


@endpoint("GET", "/api/whom", errors=(403, 404))
async def look_at_somebody(club: Club, request: Request, query: wire.Whom, body: None) -> wire.WhomView:
    """How one stands to somebody."""
    return await club.keeper.look(club.device(request), await meant(club, request, query))


async def meant(club: Club, request: Request, wish: wire.Whom) -> Somebody:
    return await whom.find(club.store, club.sessions, club.device(request), wish)


@endpoint("POST", "/api/peace", status=204, errors=(403, 404), sets_cookie=True)
async def shun(club: Club, request: Request, query: NoQuery, wish: wire.Shun) -> None:
    """Not to hear somebody any more, or not to meet them: the club seats both apart, and they cannot sit down
    at tables of one's own. They are not told. Whoever is blocked at a seat of one's own table loses it if the
    game has not begun; a game that goes on is not touched."""
    club.limit(club.shunning, request)
    other = await meant(club, request, wish)
    person = club.welcome(request)
    if wish.wanted:
        await club.keeper.shun(person, other, wish.kind)
        if wish.kind == "block" and wish.seat is not None and other.table:
            await club.tables.send_off(other.table, person, other.id)
    else:
        await club.keeper.relent(person, other, wish.kind)


@endpoint("DELETE", "/api/peace/{id}", status=204)
async def relent(club: Club, request: Request, query: NoQuery, body: None) -> None:
    """Want to meet or to hear somebody again, by a line of one's own list."""
    person = club.device(request)
    for one in await club.store.peace.shunned_by(person) if person else []:
        if name_of(person, one) == request.path_params["id"]:
            await club.store.peace.relent(person, one)
            return
    raise Rejected(404, "missing", "peace-nobody")


@endpoint("POST", "/api/reports", status=204, errors=(403, 404, 409), sets_cookie=True)
async def report(club: Club, request: Request, query: NoQuery, wish: wire.MakeReport) -> None:
    """Tell the club's host of somebody, once for each table. What was said there comes along."""
    club.limit(club.reporting, request)
    other = await meant(club, request, wish)
    person = club.welcome(request)
    await club.keeper.report(person, await own_name(club, person, other), other, wish)
    await club.notices.tell_host()


async def own_name(club: Club, person: str, other: Somebody) -> str:
    """What whoever reports is called: in the club, or else at the table."""
    known = await club.store.people.find(person)
    if known is not None:
        return known.name
    table = await club.store.load(other.table) if other.table else None
    names = [seat.name for seat in table.seats if seat.person == person] if table else []
    return names[0] if names else ""
