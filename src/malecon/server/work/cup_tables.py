"""The tables at which a round of a cup is played: laid, begun when all are there, and read at their end."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from malecon.cups.draws import places
from malecon.cups.event import HOST, NAMELESS, CupStatus, Event, is_bot
from malecon.cups.rounds import Pairing, Result
from malecon.cups.sheet import HERE
from malecon.server.tables.devices import hash_for
from malecon.server.work.sentences import ROUND
from malecon.store import Link
from malecon.store.cups import NewRound, News, Played
from malecon.store.queries import prepare_new
from malecon.table import EntryKind, RoundDraws, SeatKind, Status, Table
from malecon.table.seating import give_to_bot
from malecon.table.seats import Seat
from malecon.table.settings import LONGEST_TITLE

LEFT = 7 * 86_400.0  # seconds after which a table of a cancelled cup is taken for left, if no clock ends it


def lay_round(
    event: Event, new_id: Callable[[], str], new_secret: Callable[[], bytes], now: float
) -> NewRound:
    """A table for each pairing of the last round that has to be played, everybody on their seat and told.
    Where the tables share their draws, they are laid when these have come about; see `lay_together`."""
    if event.drawing is not None:
        return NewRound((), 0.0, (), (), news_of(event))
    found = event.last_round
    assert found is not None
    tables = {
        pairing.table: lay(event, found.number, pairing, new_id(), new_secret(), now)
        for pairing in found.pairings
        if pairing.result is None
    }
    return new_round(event, tables, news_of(event), now)


def lay_together(event: Event, new_id: Callable[[], str], now: float, barred: Collection[str]) -> NewRound:
    """All tables of a duplicate round, whose draws have come about. They begin at once: whoever was there
    has added something, so on the other seats bots play until their people come."""
    found, drawing = event.last_round, event.drawing
    assert found is not None
    assert drawing is not None
    added = dict(zip(places(found), drawing.draws.commitments, strict=True))
    tables: dict[int, Table] = {}
    for pairing in found.pairings:
        if pairing.result is None:
            table = seated(event, found.number, pairing, new_id(), drawing.secret, now, drawing.draws)
            begin(event, table, pairing, now, [bool(added[who]) for who in pairing.seats], barred)
            tables[pairing.table] = table
    return new_round(event, tables, (), now)


def new_round(event: Event, tables: Mapping[int, Table], news: Sequence[News], now: float) -> NewRound:
    number = len(event.cup.rounds)
    played = [Played(event.id, number, place, table.id) for place, table in tables.items()]
    links = [
        (hash_for(seat.person, table.id, place), Link(table.id, place, seat.person))
        for table in tables.values()
        for place, seat in enumerate(table.seats)
        if seat.kind == SeatKind.PERSON
    ]
    return NewRound(played, now + event.grace, [prepare_new(one) for one in tables.values()], links, news)


def news_of(event: Event) -> list[News]:
    """What everybody is told who plays in the last round."""
    found = event.last_round
    assert found is not None
    told = {"values": {"round": found.number, "cup": event.terms.title}}
    return [
        News(who, ROUND, found.number, told)
        for pairing in found.pairings
        if pairing.result is None
        for who in pairing.seats
        if not is_bot(event.cup.entrants[who]) and event.cup.entrants[who].status == HERE
    ]


def lay(event: Event, number: int, pairing: Pairing, table_id: str, secret: bytes, now: float) -> Table:
    """One table. It begins at once where only bots play."""
    table = seated(event, number, pairing, table_id, secret, now)
    if all(is_bot(event.cup.entrants[who]) for who in pairing.seats):
        table.begin(HOST, now)
    return table


def seated(
    event: Event,
    number: int,
    pairing: Pairing,
    table_id: str,
    secret: bytes,
    now: float,
    shared: RoundDraws | None = None,
) -> Table:
    """A table with everybody on their seat."""
    where = f" · {number}.{pairing.table}"
    title = event.terms.title[: LONGEST_TITLE - len(where)].rstrip() + where
    settings = event.terms.settings(len(pairing.seats), title, event.id)
    table = Table.new(table_id, settings, HOST, secret, now, shared)
    for seat, who in enumerate(pairing.seats):
        entrant = event.cup.entrants[who]
        if is_bot(entrant):
            put_bot(table, seat, event.names[who], entrant.level, now)
        elif event.names[who] == NAMELESS:
            table.seats[seat] = Seat(SeatKind.PERSON, NAMELESS, who)
        else:
            table.sit(who, event.names[who], seat, now)
    return table


def put_bot(table: Table, number: int, name: str, level: str, now: float) -> None:
    """A bot by the name that it has in the whole cup."""
    table.seats[number] = Seat(SeatKind.BOT, name, level=level)
    table.log(EntryKind.BOT, now, number, level=level, name=name)


def is_awaited(event: Event, table: Table) -> bool:
    """Whether a person has not come yet: the browser of whoever looks at their table commits to a salt."""
    return any(
        seat.kind == SeatKind.PERSON
        and not table.draws.commitments[number]
        and seat.person in event.cup.entrants
        and event.cup.entrants[seat.person].status == HERE
        for number, seat in enumerate(table.seats)
    )


def tend(
    event: Event, table: Table, pairing: Pairing, by_force: bool, now: float, barred: Collection[str]
) -> None:
    """See to a table that has not ended: it begins, or nobody need play there any more; bots play for those
    who have gone meanwhile."""
    if table.status == Status.GATHERING:
        if event.status == CupStatus.CANCELLED or pairing.result is not None:
            table.close(HOST, now)
        elif by_force or not is_awaited(event, table):
            begin(event, table, pairing, now, [bool(hashed) for hashed in table.draws.commitments], barred)
    elif table.status == Status.RUNNING:
        stand_in(event, table, pairing, now)
        is_decided = pairing.result is not None and not pairing.result.scores
        if table.is_secret and (is_decided or is_left(event, table, now)):
            table.end(Status.CLOSED, now)  # all others wait for the draws to be opened


def is_left(event: Event, table: Table, now: float) -> bool:
    """Whether nobody will end a table of a cancelled cup: who has left it was in no hurry."""
    is_over = event.status == CupStatus.CANCELLED
    return is_over and table.settings.clock.kind == "none" and now - table.touched > LEFT


def begin(
    event: Event,
    table: Table,
    pairing: Pairing,
    now: float,
    came: Sequence[bool],
    barred: Collection[str],
) -> None:
    """All are there, or have been waited for: bots play for those who got up, went or never came, or may not
    sit down any more."""
    for number, who in enumerate(pairing.seats):
        seat = table.seats[number]
        if seat.kind == SeatKind.BOT or (seat.person == who and who not in barred):
            continue
        if seat.kind == SeatKind.PERSON:  # somebody else may have sat down on a seat that was left
            table.open_seat(HOST, number, now)
        put_bot(table, number, event.names[who], event.terms.stand_in, now)
    is_slow = event.terms.clock.kind == "days"  # nobody has to be there when it begins
    table.begin(HOST, now)
    absent = [number for number, is_there in enumerate(came) if not (is_there or is_slow)]
    stand_in(event, table, pairing, now, absent)


def stand_in(event: Event, table: Table, pairing: Pairing, now: float, absent: Collection[int] = ()) -> None:
    """Bots play for those who take part no longer, and on the seats of those who have not come, until they
    do."""
    for number, who in enumerate(pairing.seats):
        seat = table.seats[number]
        is_there = seat.kind == SeatKind.PERSON and seat.person == who and not seat.stand_in
        if is_there and (number in absent or event.cup.entrants[who].status != HERE):
            give_to_bot(table, number, event.terms.stand_in, now)
    table.settle(now)


def unsettled(before: Event, after: Event) -> list[int]:
    """The tables of the last round, by their places, that are to be seen to after a change: it is cancelled,
    or decided though nobody has played it, or somebody there has gone."""
    then, now = before.last_round, after.last_round
    if then is None or now is None or then.number != now.number:
        return []
    if after.status == CupStatus.CANCELLED:
        return [pairing.table for pairing in now.pairings if pairing.result is None]
    known = before.cup.entrants
    gone = {one.who for one in after.cup.people if one.status != HERE and known.get(one.who) != one}
    return [
        pairing.table
        for pairing, was in zip(now.pairings, then.pairings, strict=True)
        if (pairing.result != was.result and pairing.result is not None and not pairing.result.scores)
        or (pairing.result is None and not gone.isdisjoint(pairing.seats))
    ]


def result_of(event: Event, table: Table | None, pairing: Pairing) -> Result:
    """How a table ended. Where it has no result, nobody gets anything."""
    seats = range(len(pairing.seats))
    if table is None or table.status != Status.OVER:
        return Result(forfeits=tuple(seats))
    scores, winners = table.state.scores(), table.state.winners()
    lost = tuple(number for number in seats if is_lost(event, table, pairing, number))
    return Result(tuple(scores), tuple(winners), lost)


def is_lost(event: Event, table: Table, pairing: Pairing, number: int) -> bool:
    """Whether a person is out of the cup, or their game was played to its end by a bot where that counts."""
    entrant = event.cup.entrants[pairing.seats[number]]
    if is_bot(entrant) or not entrant.plays:
        return not entrant.plays
    seat = table.seats[number]
    return event.cup.rules.absent == "forfeit" and (seat.kind == SeatKind.BOT or bool(seat.stand_in))
