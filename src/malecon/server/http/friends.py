"""Friends and invitations, over HTTP. Each function is one operation."""

from __future__ import annotations

from starlette.requests import Request

from malecon.server.http.endpoints import PLACE, Club, endpoint, wanted_table
from malecon.server.tables.devices import Rights
from malecon.server.wire import friends as wire
from malecon.server.wire.requests import NoQuery
from malecon.store import Missing
from malecon.table import Denied, Table


@endpoint("GET", "/api/friends")
async def friends(club: Club, request: Request, query: NoQuery, body: None) -> wire.FriendsView:
    """The friends of whoever asks, who asks to be one, and the people of their last tables."""
    asker = club.asker(request)
    return await club.friends.view(asker.device, asker.is_known)


@endpoint("POST", "/api/friends", errors=(403, 404))
async def be_friends(club: Club, request: Request, query: NoQuery, whom: wire.WhomToAsk) -> wire.FriendsView:
    """Ask somebody to be friends, or say yes to somebody who has asked. They are told if they want to be told
    of anything; whether they saw it is not told."""
    club.limit(club.asks, request)
    if whom.person is not None:
        asker = club.asker(request)
        if not asker.is_known:
            raise Denied("friends-be-known-first")
        await club.friends.ask_by_name(await club.members.person(asker), whom.person)
    else:
        await club.friends.ask(club.device(request), whom)
    club.notices.look_at(club.config.clock())
    return await friends(club, request, query, None)


@endpoint("DELETE", "/api/friends/{id}", errors=(404,))
async def let_be(club: Club, request: Request, query: NoQuery, body: None) -> wire.FriendsView:
    """End a friendship, take back what was asked, or let be what another asks. They are not told."""
    club.limit(club.asks, request)
    tie = request.path_params["id"]
    if not PLACE.fullmatch(tie):
        raise Missing("friends-nobody")
    await club.friends.let_be(club.device(request), str(tie))
    return await friends(club, request, query, None)


@endpoint("POST", "/api/friends/presence", status=204, sets_cookie=True)
async def be_shown(club: Club, request: Request, query: NoQuery, wish: wire.BeShown) -> None:
    """Let friends see when one is here, or do not. As long as nobody may see it, it is not kept either."""
    club.limit(club.asks, request)
    if wish.shown and not await club.store.friends.is_shown(club.device(request)):
        club.limit(club.new_ears, request)  # it is kept, also of those who have made their cookie up
    await club.friends.show(club.welcome(request), wish.shown)


@endpoint("GET", "/api/tables/{id}/players")
async def players(club: Club, request: Request, query: NoQuery, body: None) -> wire.PlayersView:
    """At which seats of a table friends of whoever asks sit, who has a seat there too."""
    return {"friends": await club.friends.seats(club.device(request), wanted_table(request))}


@endpoint("GET", "/api/tables/{id}/players/{seat}")
async def player(club: Club, request: Request, query: NoQuery, body: None) -> wire.PlayerView:
    """What is between whoever asks and somebody who sits at a table."""
    seat = request.path_params["seat"]
    if not seat.isascii() or not seat.isdigit() or len(seat) > 2:
        raise Missing("friends-nobody")
    return {"standing": await club.friends.standing(club.device(request), wanted_table(request), int(seat))}


# --- invitations ---


@endpoint("GET", "/api/tables/{id}/invitations", errors=(403,))
async def company(club: Club, request: Request, query: NoQuery, body: None) -> wire.CompanyView:
    """Whom somebody at a table that gathers may ask to come, and who is asked already."""
    table_id, device = wanted_table(request), club.device(request)
    await club.sessions.look(table_id, device, name_at)
    return await club.friends.company(device, await club.store.invitations.at(table_id))


@endpoint("POST", "/api/tables/{id}/invitations", errors=(403, 404))
async def invite(club: Club, request: Request, query: NoQuery, wish: wire.Invite) -> wire.CompanyView:
    """Ask friends, or people of the last tables, to come to a table that gathers. They are told if they want
    to be told of anything, and find it with their games."""
    table_id, device = wanted_table(request), club.device(request)
    club.limit(club.asks, request)
    name = await club.sessions.look(table_id, device, name_at)
    found = [await club.friends.find_company(device, whom) for whom in wish.whom]
    now = club.config.clock()
    people = [one.guest for one in found]
    await club.store.invitations.invite(table_id, people, device, name or found[0].own, now)
    club.notices.look_at(now)
    return await company(club, request, query, None)


@endpoint("POST", "/api/tables/{id}/invitations/decline", status=204)
async def decline(club: Club, request: Request, query: NoQuery, body: None) -> None:
    """Say no to an invitation. Whoever asked sees it at the table."""
    await club.store.invitations.decline(wanted_table(request), club.device(request), club.config.clock())


def name_at(table: Table, rights: Rights) -> str:
    """How somebody who may invite others is called at the table: empty for a host without a seat."""
    if not rights.seats and not rights.host:
        raise Denied("friends-not-there")
    return next((table.seats[seat].name for seat in rights.seats), "")
