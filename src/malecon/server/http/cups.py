"""What can be asked over HTTP of cups. Each function is one operation."""

from __future__ import annotations

import asyncio
import csv
import io
from collections.abc import Callable, Iterable, Mapping
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request

from malecon.cups.cup import Cup
from malecon.cups.event import CupStatus, Event, Terms
from malecon.cups.rows import Row, results_rows, standings_rows
from malecon.cups.rules import MOST_ROUNDS, Rules
from malecon.errors import Unreadable
from malecon.games import GAMES
from malecon.kernel.game import Game
from malecon.server.http.endpoints import PLACE, Club, endpoint
from malecon.server.http.responses import Csv
from malecon.server.tables import devices
from malecon.server.wire import cups as wire
from malecon.server.wire.errors import Rejected
from malecon.server.wire.requests import FromClient, NoQuery
from malecon.server.work import season_views
from malecon.server.work.cup_views import public
from malecon.server.work.sentences import CUP
from malecon.store import Missing
from malecon.store.cups import Kept, News
from malecon.table import ClockRule, Denied
from malecon.table.settings import check_level

MOST_LISTED = 100
MOST_LIVE = 20  # cups of one host that go on at a time


def wanted_cup(request: Request) -> str:
    cup_id = request.path_params["id"]
    if not PLACE.fullmatch(cup_id):
        raise Missing("cup-missing")
    return str(cup_id)


@endpoint("GET", "/api/cups")
async def list_cups(club: Club, request: Request, query: NoQuery, body: None) -> wire.CupList:
    """The cups and seasons that are listed and go on, and all of this person's own."""
    person = club.device(request)
    seasons = await club.seasons.store.listed(person, MOST_LISTED)
    return {
        "cups": await club.cups.store.listed(person, MOST_LISTED),
        "seasons": [season_views.listing(season) for season in seasons],
    }


@endpoint("POST", "/api/cups", status=201, errors=(403, 409), sets_cookie=True)
async def make_cup(club: Club, request: Request, query: NoQuery, wish: wire.MakeCup) -> wire.CupMade:
    """Make a cup. Whoever makes it is its host."""
    club.limit(club.new_cups, request)
    person = club.welcome(request)
    await club.keeper.check_may("tables", person)
    if await club.cups.store.count_live(person) >= MOST_LIVE:
        raise Rejected(429, "too-many", "cup-too-many", most=MOST_LIVE)
    now = club.config.clock()
    terms, rules = terms_of(wish), rules_of(wish)
    cup = Cup.new(rules, seed=devices.new_token())
    event = Event.new(devices.new_table_id(), person, terms, cup, now, wish.season)
    check_players(GAMES[wish.game], rules)
    for level in wish.bots:
        event = await with_bot(club, event, person, level, now)
    if wish.name is not None:
        event = event.enter(person, wish.name, await strength(club, event, person, False), now)
    await club.cups.add(event, await invitations(club, event))
    club.notices.look_at(now)
    return {"id": event.id, "address": f"{club.config.address}/cup/{event.id}"}


async def invitations(club: Club, event: Event) -> list[News]:
    """Who has played in the season of a new cup hears that they can enter it."""
    if not event.season:
        return []
    season = (await club.seasons.look(event.season)).kept.season
    season.check_host(event.host)
    season.check_open()
    told = {"values": {"cup": event.terms.title, "season": season.title}}
    return [News(who, CUP, 0, told) for who in await club.seasons.store.to_tell(season.id, event.host)]


def terms_of(wish: wire.MakeCup) -> Terms:
    clock = ClockRule(wish.clock.kind, wish.clock.minutes, wish.clock.increment, wish.clock.days)
    title = " ".join(wish.title.split())
    return Terms(
        title, wish.game, wish.options, clock, wish.stand_in or "greedy", wish.listed, wish.by_itself
    )


def rules_of(wish: wire.MakeCup) -> Rules:
    sent = msgspec.structs.asdict(wish.rules)
    return Rules(**{**sent, "points": tuple(sent["points"]), "ties": tuple(sent["ties"])}).checked()


def check_players(game: Game, rules: Rules) -> None:
    """The game is one for so many, and for the fewer that sit at its smaller tables."""
    if rules.players not in game.seats or rules.least not in game.seats:
        raise Unreadable("cup-players", least=game.seats[0], most=game.seats[-1], found=rules.players)


async def strength(club: Club, event: Event, key: str, is_bot: bool) -> int:
    """A rating in this game, for the seeding alone."""
    return await club.statistics.strength(key, is_bot, event.terms.game, event.cup.rules.players)


async def with_bot(club: Club, event: Event, by: str, level: str, now: float) -> Event:
    check_level(level)
    return event.add_bot(by, level, await strength(club, event, level, True), now)


class CupQuery(FromClient):
    #: A round; without it the last one.
    round: Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] | None = None
    #: Or the round of this table.
    table: Annotated[str, Meta(max_length=64)] | None = None


@endpoint("GET", "/api/cups/{id}")
async def look_at_cup(club: Club, request: Request, query: CupQuery, body: None) -> wire.CupView:
    """A cup: who takes part, how they stand and why, and one of its rounds."""
    kept = await club.cups.look(wanted_cup(request))
    number = query.round
    if query.table is not None:
        number = await club.cups.store.round_of(kept.event.id, query.table)
    return await view(club, kept, club.device(request), number)


async def view(club: Club, kept: Kept, asker: str, wanted: int | None = None) -> wire.CupView:
    event = kept.event
    shown = await club.cups.shown(kept)
    rounds = event.cup.rounds
    number = len(rounds) if wanted is None else wanted
    if wanted is not None and wanted > len(rounds):
        raise Missing("cup-no-round")
    found = rounds[number - 1] if rounds else None
    tables = await club.cups.store.tables_of(event.id, number) if found else {}
    address = f"{club.config.address}/cup/{event.id}"
    title = await club.seasons.store.title(event.season) if event.season else None
    season: wire.CupSeason | None = None if title is None else {"id": event.season, "title": title}
    return shown.view(asker, kept.version, address, found, tables, season, club.config.clock())


@endpoint("POST", "/api/cups/{id}", errors=(403, 409), sets_cookie=True)
async def do_at_cup(club: Club, request: Request, query: NoQuery, command: wire.CupCommand) -> wire.CupView:
    """Do something at a cup; how it stands then."""
    cup_id = wanted_cup(request)
    club.limit(club.cup_deeds, request)
    kept = await club.cups.look(cup_id)
    person = club.welcome(request)
    club.deeds.take(f"{cup_id} {person}")
    if isinstance(command, wire.NextRound):
        await next_round(club, kept.event, person, command.round)
    else:
        act = await deed(club, kept, person, command)
        await club.cups.change(cup_id, act)
    return await view(club, await club.cups.look(cup_id), person)


async def next_round(club: Club, event: Event, person: str, number: int) -> None:
    """Have a round paired, unless it has been: whoever clicks twice gets one."""
    event.check_host(person)
    if number <= len(event.cup.rounds):
        return
    if number != len(event.cup.rounds) + 1:
        raise Denied("cup-no-round")
    await club.cups.next_round(event.id, person, number)


async def deed(club: Club, kept: Kept, person: str, command: wire.CupCommand) -> Callable[[Event], Event]:
    """What the command changes."""
    now = club.config.clock()

    def who(known: str) -> str:
        for one in kept.event.cup.entrants:
            if public(one) == known:
                return one
        raise Unreadable("cup-nobody")

    match command:
        case wire.EnterCup(name):
            await club.keeper.check_may("tables", person)
            strong = await strength(club, kept.event, person, False)
            return lambda event: entered(event, person, name, strong, now)
        case wire.LeaveCup():
            return lambda event: event.leave(person, now)
        case wire.AddBot(level):
            check_level(level)
            strong = await strength(club, kept.event, level, True)
            return lambda event: event.add_bot(person, level, strong, now)
        case wire.SendOff(known):
            gone = who(known)
            return lambda event: event.send_off(person, gone, now)
        case wire.Forfeit(number, table, known_ones):
            lost = [who(known) for known in known_ones]
            return lambda event: event.with_forfeit(person, number, table, lost, now)
        case wire.CancelCup():
            return lambda event: event.cancel(person, now)
        case wire.CommitToRound(number, attempt, hashed):
            return lambda event: event.commit(person, number, attempt, hashed)
        case wire.RevealToRound(number, salt):
            return lambda event: event.reveal(person, number, salt)
    raise AssertionError(command)


def entered(event: Event, person: str, name: str, strong: int, now: float) -> Event:
    """Whoever takes part already, and had gone, comes back."""
    if event.cup.rounds and person in event.cup.entrants:
        return event.come_back(person, now)
    return event.enter(person, name, strong, now)


@endpoint("DELETE", "/api/cups/{id}", status=204, errors=(403,))
async def delete_cup(club: Club, request: Request, query: NoQuery, body: None) -> None:
    """The host deletes a cup that has ended, or that has not begun. Its games stay with the players."""
    cup_id = wanted_cup(request)
    event = (await club.cups.look(cup_id)).event
    event.check_host(club.device(request))
    if event.status == CupStatus.RUNNING:
        raise Denied("cup-running")
    await club.cups.delete(cup_id)


@endpoint("GET", "/api/cups/{id}/standings")
async def cup_standings(club: Club, request: Request, query: NoQuery, body: None) -> Csv:
    """The standings as comma-separated values."""
    return await as_file(club, request, standings_rows, "standings")


@endpoint("GET", "/api/cups/{id}/results")
async def cup_results(club: Club, request: Request, query: NoQuery, body: None) -> Csv:
    """All results as comma-separated values: a line for each seat of each table."""
    return await as_file(club, request, results_rows, "results")


async def as_file(
    club: Club, request: Request, rows: Callable[[Cup, Mapping[str, str]], Iterable[Row]], name: str
) -> Csv:
    """The rows of a cup. With many people they are much to work out: beside all else, and not as often as one
    likes."""
    event = (await club.cups.look(wanted_cup(request))).event
    club.limit(club.heavy, request)
    return await asyncio.to_thread(lambda: as_csv(rows(event.cup, event.names), f"{name}-{event.id}"))


def as_csv(rows: Iterable[Row], name: str) -> Csv:
    text = io.StringIO()
    text.write("\ufeff")  # or some spreadsheets take it for another encoding, and no accent is left
    csv.writer(text).writerows(rows)
    headers = {"content-disposition": f'attachment; filename="malecon-{name}.csv"'}
    return Csv(text.getvalue(), headers=headers)
