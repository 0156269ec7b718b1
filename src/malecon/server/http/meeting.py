"""Finding somebody to play with, over HTTP. Whoever waits asks every other second how it stands; that says
too that they are still here. A WebSocket would tell them a second earlier, and would have to be held open and
made anew in each place where it can break: of one question in two seconds nothing is lost when one is."""

from __future__ import annotations

from starlette.requests import Request

from malecon.server.http.endpoints import Club, endpoint
from malecon.server.wire.meeting import LookForGame, MeetQuery, MeetView, StopQuery, TakeBots
from malecon.server.wire.requests import NoQuery


@endpoint("GET", "/api/meet")
async def meet(club: Club, request: Request, query: MeetQuery, body: None) -> MeetView:
    """Who waits for which game, and what became of this device's own wish. Who waits for a live game and
    does not ask again within some seconds waits no longer."""
    return await club.meeting.look(club.device(request), query.hidden)


@endpoint("POST", "/api/meet", errors=(403,), sets_cookie=True)
async def look_for_game(club: Club, request: Request, query: NoQuery, wish: LookForGame) -> MeetView:
    """Wait for others. As soon as there are enough of them, near in strength, the club seats them together
    and the game begins."""
    club.limit(club.seeking, request)
    if wish.pace == "days":
        club.limit(club.seeking_days, request)
    device = club.welcome(request)
    await club.keeper.check_may("tables", device)
    await club.meeting.look_for(device, wish)
    return await club.meeting.look(device, False)


@endpoint("POST", "/api/meet/bots", errors=(403, 404))
async def take_bots(club: Club, request: Request, query: NoQuery, wish: TakeBots) -> MeetView:
    """Begin without waiting for more people."""
    club.limit(club.seeking, request)
    device = club.device(request)
    await club.keeper.check_may("tables", device)
    await club.meeting.take_bots(device, wish.level)
    return await club.meeting.look(device, False)


@endpoint("DELETE", "/api/meet")
async def stop_looking(club: Club, request: Request, query: StopQuery, body: None) -> MeetView:
    """Wait no longer. Who was seated just before is told where, until they say that they know the `table`."""
    device = club.device(request)
    if device and query.table:
        await club.meeting.arrive(device, query.table)
    elif device:
        await club.meeting.stop(device)
    return await club.meeting.look(device, False)
