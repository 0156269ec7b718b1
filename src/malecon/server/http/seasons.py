"""What can be asked over HTTP of seasons. Each function is one operation."""

from __future__ import annotations

from starlette.requests import Request

from malecon.cups.league import Season
from malecon.cups.rows import season_rows
from malecon.cups.season import SeasonRules
from malecon.server.http.cups import as_csv
from malecon.server.http.endpoints import PLACE, Club, endpoint
from malecon.server.http.responses import Csv
from malecon.server.tables import devices
from malecon.server.wire import seasons as wire
from malecon.server.wire.errors import Rejected
from malecon.server.wire.requests import NoQuery
from malecon.server.work.season_views import ShownSeason
from malecon.store import Missing
from malecon.store.seasons import KeptSeason
from malecon.table import Denied

MOST_LIVE = 20  # seasons of one host that go on at a time
MOST_ADDABLE = 50


def wanted_season(request: Request) -> str:
    season_id = request.path_params["id"]
    if not PLACE.fullmatch(season_id):
        raise Missing("cup-season-missing")
    return str(season_id)


@endpoint("POST", "/api/seasons", status=201, errors=(403, 409), sets_cookie=True)
async def make_season(club: Club, request: Request, query: NoQuery, wish: wire.MakeSeason) -> wire.SeasonMade:
    """Make a season. Whoever makes it is its host."""
    club.limit(club.new_cups, request)
    person = club.welcome(request)
    if await club.seasons.store.count_live(person) >= MOST_LIVE:
        raise Rejected(429, "too-many", "cup-season-many", most=MOST_LIVE)
    usual = SeasonRules()
    places = tuple(wish.rules.places) or usual.places
    rules = SeasonRules(wish.rules.scheme, places, wish.rules.counting)
    title, now = " ".join(wish.title.split()), club.config.clock()
    season_id, seed = devices.new_table_id(), devices.new_token()
    await club.seasons.store.add(Season.new(season_id, person, title, rules, wish.listed, seed, now))
    return {"id": season_id, "address": address_of(club, season_id)}


def address_of(club: Club, season_id: str) -> str:
    return f"{club.config.address}/season/{season_id}"


@endpoint("GET", "/api/seasons/{id}")
async def look_at_season(club: Club, request: Request, query: NoQuery, body: None) -> wire.SeasonView:
    """A season: its cups, who has played in them, how they stand and why."""
    return await view(club, await club.seasons.look(wanted_season(request)), club.device(request))


async def view(club: Club, shown: ShownSeason, asker: str) -> wire.SeasonView:
    season = shown.kept.season
    is_host = bool(asker) and asker == season.host
    addable = await club.seasons.store.addable(asker, MOST_ADDABLE) if is_host else []
    return shown.view(asker, address_of(club, season.id), addable)


@endpoint("POST", "/api/seasons/{id}", errors=(403, 409), sets_cookie=True)
async def do_at_season(
    club: Club, request: Request, query: NoQuery, command: wire.SeasonCommand
) -> wire.SeasonView:
    """Do something at a season; how it stands then."""
    season_id = wanted_season(request)
    shown = await club.seasons.look(season_id)
    person = club.welcome(request)
    club.deeds.take(f"{season_id} {person}")
    shown.kept.season.check_host(person)
    shown.kept.season.check_open()
    match command:
        case wire.AddCup(cup_id):
            await add_cup(club, season_id, person, cup_id)
        case wire.TakeOutCup(cup_id):
            await take_out(club, shown.kept, person, cup_id)
        case wire.EndSeason():
            now = club.config.clock()
            await club.seasons.change(season_id, lambda kept: kept.season.end(person, kept.entries, now))
    return await view(club, await club.seasons.look(season_id), person)


async def add_cup(club: Club, season_id: str, person: str, cup_id: str) -> None:
    """Have a cup count, unless it counts for another season."""
    before = (await club.cups.look(cup_id)).event.season
    if before not in ("", season_id) and await club.seasons.store.version(before) is not None:
        raise Denied("cup-season-other")
    await club.cups.change(cup_id, lambda event: event.into_season(person, season_id))


async def take_out(club: Club, kept: KeptSeason, person: str, cup_id: str) -> None:
    """Have a cup count no longer, also one that is no more."""
    if all(entry.cup != cup_id for entry in kept.entries):
        raise Denied("cup-season-not-in")
    if cup_id in kept.there:
        await club.cups.leave_season(cup_id, person)
    else:
        await club.seasons.store.drop_cup(kept.season.id, cup_id)


@endpoint("DELETE", "/api/seasons/{id}", status=204, errors=(403,))
async def delete_season(club: Club, request: Request, query: NoQuery, body: None) -> None:
    """The host deletes a season. Its cups stay."""
    season_id = wanted_season(request)
    (await club.seasons.look(season_id)).kept.season.check_host(club.device(request))
    await club.seasons.delete(season_id)


@endpoint("GET", "/api/seasons/{id}/standings")
async def season_standings(club: Club, request: Request, query: NoQuery, body: None) -> Csv:
    """The standings as comma-separated values, with what every cup has brought."""
    shown = await club.seasons.look(wanted_season(request))
    cups = [entry.title for entry in shown.kept.entries]
    return as_csv(season_rows(shown.lines, cups, shown.names), f"season-{shown.kept.season.id}")
