"""What can be asked over HTTP of one's own games: all of them, and records brought along."""

from __future__ import annotations

import re
import secrets
from typing import Annotated

from msgspec import Meta
from starlette.requests import Request

from malecon.errors import Unreadable
from malecon.files import shown
from malecon.server.http.endpoints import PLACE, Club, endpoint
from malecon.server.tables import devices
from malecon.server.wire import requests, results
from malecon.server.wire.requests import FromClient, NoQuery
from malecon.server.work.jobs import lay_out_record
from malecon.server.work.shares import CLIENT
from malecon.store.mine import Own, Place
from malecon.table import ListingView
from malecon.table.fairness import SECRET_BYTES

MOST_TOLD = 50
LONGEST_WISH = 60
AFTER = re.compile(rf"([0-9]{{1,12}}(?:\.[0-9]{{1,9}})?)~({PLACE.pattern})")


@endpoint("GET", "/api/mine/running")
async def running_games(club: Club, request: Request, query: NoQuery, body: None) -> results.MyTables:
    """All of this person's that has not ended: where they are asked first, then what was touched last."""
    person = club.device(request)
    own = await club.store.mine.running(person) if person else []
    tables = [mine_view(one) for one in sorted(own, key=urgency)]
    inbox = await club.friends.inbox(person)
    return {"device": devices.tag_of(person), "tables": tables, **inbox}


def urgency(own: Own) -> int:
    """What waits for this person comes first, then what gathers people, then what waits for others."""
    table = own.table
    if table["status"] == "running":
        is_asked = not table["paused"] and any(seat in own.seats for seat in table["asked"])
        return 0 if is_asked else 2
    return 1


class EndedQuery(FromClient):
    game: Annotated[str, Meta(max_length=32)] | None = None
    #: A part of a player's name or of the table's title.
    search: Annotated[str, Meta(max_length=LONGEST_WISH)] = ""
    #: Where an earlier part of the list ended.
    after: Annotated[str, Meta(max_length=100)] | None = None
    limit: Annotated[int, Meta(ge=1, le=MOST_TOLD)] = 20


@endpoint("GET", "/api/mine/ended")
async def ended_games(club: Club, request: Request, query: EndedQuery, body: None) -> results.EndedGames:
    """This person's games that have ended, the last first. `more`, asked as `after`, goes on."""
    person = club.device(request)
    if not person:
        return {"tables": [], "more": None}
    search = query.search.strip().casefold()
    if search or query.game:  # hundreds of games may be looked through
        club.limit(club.clicks, request)

    def wanted(table: ListingView) -> bool:
        if query.game not in (None, table["settings"]["game"]):
            return False
        names = (table["settings"]["title"], *(seat["name"] for seat in table["seats"]))
        return not search or any(search in name.casefold() for name in names)

    ended = await club.store.mine.ended(person, wanted, place_of(query.after), query.limit)
    more = ended.more
    return {
        "tables": [mine_view(one) for one in ended.games],
        "more": None if more is None else f"{more.touched!r}~{more.id}",
    }


def place_of(text: str | None) -> Place | None:
    """The place that an earlier answer named."""
    if text is None:
        return None
    found = AFTER.fullmatch(text)
    if found is None:
        raise Unreadable("server-after", found=shown(text))
    return Place(float(found[1]), found[2])


def mine_view(own: Own) -> results.MyTable:
    seats = sorted(seat for seat in own.seats if seat is not None)
    return {"table": own.table, "seats": seats, "host": None in own.seats}


@endpoint("POST", "/api/records", status=201, errors=(422,), sets_cookie=True)
async def bring_record(
    club: Club, request: Request, query: NoQuery, wish: requests.BringRecord
) -> results.Brought:
    """Take in a record from anywhere. A game that is over can be looked at and looked over; one that is not
    waits for people to sit down. It counts for nobody, and whoever brought it may delete it."""
    club.limit(club.new_tables, request)
    await club.unfinished.check(CLIENT.get())
    person = club.welcome(request)
    await club.keeper.check_may("tables", person)
    table_id, secret = devices.new_table_id(), secrets.token_bytes(SECRET_BYTES)
    now = club.config.clock()
    ready = await club.workers.long.run("", lay_out_record, wish.text, table_id, secret, now)
    await club.tables.bring(ready, person)
    club.unfinished.add(CLIENT.get(), table_id, is_brought=True)
    return {"id": table_id}
