"""Who sits at the table: taking seats, getting up, being away, coming back, and bots in between."""

from __future__ import annotations

import unicodedata
import zlib

from malecon.bots.cast import somebody
from malecon.errors import Unreadable
from malecon.files import shown
from malecon.table.entries import EntryKind
from malecon.table.fairness import SHARED
from malecon.table.match import Match, Status
from malecon.table.moves import Denied
from malecon.table.seats import Seat, SeatKind
from malecon.table.settings import check_level
from malecon.table.voices import voice_of

LONGEST_NAME = 40
#: What counts as printable and is not seen: with it somebody would be called as another is, or nothing.
UNSEEN = frozenset("\u115f\u1160\u2800\u3164\uffa0")
MOST_MARKS = 4  # above and below one letter; more of them are drawn over other lines


def check_name(name: str) -> str:
    """A name as it is shown: printable, and without spaces around it."""
    plain = " ".join(name.split())
    if not plain.isprintable() or not is_seen(plain) or len(plain) > LONGEST_NAME:
        raise Unreadable("table-name", found=shown(name), most=str(LONGEST_NAME))
    return plain


def is_seen(name: str) -> bool:
    """Whether all of a name is to be seen, and stays in its line."""
    marks = "".join("m" if unicodedata.category(sign).startswith("M") else "." for sign in name)
    return "." in marks and "m" * (MOST_MARKS + 1) not in marks and UNSEEN.isdisjoint(name)


def sit(match: Match, person: str, name: str, wanted: int | None, now: float, is_welcome: bool = True) -> int:
    """A person takes an open seat: before the game a second one only the host, whose screen others may share;
    in a running game with others, nobody who has seen another hand. Whom the host does not want to meet is
    told so by nothing, and last of all."""
    match.check_open()
    if match.settings.lesson and person != match.host:
        raise Denied("table-lesson")
    name = check_name(name)
    number = first_open(match) if wanted is None else wanted
    if match.seat_at(number).kind != SeatKind.OPEN:
        raise Denied("table-seat-taken")
    held = any(seat.person == person for seat in match.seats)
    if match.status == Status.GATHERING and held and person != match.host:
        raise Denied("table-one-seat")
    if match.status == Status.RUNNING:
        if match.others(person) and (held or person in match.sat):
            raise Denied("table-second-seat")
    if not is_welcome:
        raise Denied("table-kept")
    if match.status == Status.RUNNING:
        note(match, person)
    match.seats[number] = Seat(SeatKind.PERSON, name, person)
    match.host = match.host or person  # a record that was laid out again has no host yet
    log_name(match, number, now)
    return number


def log_name(match: Match, number: int, now: float) -> None:
    """Tell how whoever sits there is called. Whose name it is, is known for as long as the line lies there:
    they may get up, and leave the club later."""
    seat = match.seats[number]
    voice = voice_of(match, seat.person)
    match.log(EntryKind.SAT, now, number, "", name=seat.name, **({"voice": voice} if voice else {}))


def note(match: Match, *persons: str) -> None:
    """These hold a seat in the running game, and see what lies there."""
    match.sat = sorted({*match.sat, *(person for person in persons if person)})


def first_open(match: Match) -> int:
    for number, seat in enumerate(match.seats):
        if seat.kind == SeatKind.OPEN:
            return number
    raise Denied("table-full")


def rename(match: Match, number: int, name: str, now: float) -> None:
    match.check_open()
    name = check_name(name)
    match.person_at(number).name = name
    log_name(match, number, now)


def seat_bot(match: Match, by: str, number: int, level: str, now: float) -> None:
    """The host gives a free seat to a bot; before the game also one of another bot."""
    match.check_open()
    match.check_host(by)
    kind = match.seat_at(number).kind
    if kind == SeatKind.PERSON or (kind == SeatKind.BOT and match.status != Status.GATHERING):
        raise Denied("table-seat-taken")
    give_to_bot(match, number, check_level(level), now)


def give_to_bot(match: Match, number: int, level: str, now: float) -> None:
    """A bot plays here from now on; in a game a person keeps the seat and may come back to it."""
    seat = match.seats[number]
    if seat.kind == SeatKind.PERSON and match.status != Status.GATHERING:
        seat.stand_in, seat.late = level, False
        match.log(EntryKind.STOOD_IN, now, number, level=level)
    else:
        name = bot_name(match, number, level)
        match.seats[number] = Seat(SeatKind.BOT, name, level=level)
        match.log(EntryKind.BOT, now, number, level=level, name=name)


def bot_name(match: Match, number: int, level: str) -> str:
    """Who sits down as this bot: other people at other tables, and nobody twice at one."""
    present = [seat.name for other, seat in enumerate(match.seats) if other != number]
    return somebody(level, present, zlib.crc32(match.id.encode()))


def open_seat(match: Match, by: str, number: int, now: float) -> None:
    """The host removes whoever sits there, but nobody from a running game; anybody may get up.

    Who gets up from a running game with others keeps the seat, and a bot plays there: the game counts.
    """
    match.check_open()
    seat = match.seat_at(number)
    if seat.kind == SeatKind.OPEN:
        return
    if seat.kind != SeatKind.PERSON or by != seat.person:
        match.check_host(by)
        if match.status != Status.GATHERING:
            raise Denied("table-not-alone")  # it is proposed to all, see `Table.propose`
    if match.status == Status.RUNNING and match.others(by):
        leave(match, number, now)
        if not seat.stand_in:
            give_to_bot(match, number, match.settings.stand_in, now)
    else:
        vacate(match, number, now)


def vacate(match: Match, number: int, now: float) -> None:
    """Nobody sits here any more. If the host is gone for good, the first person left is host."""
    person = match.seats[number].person
    match.seats[number] = Seat()
    if match.status == Status.GATHERING and match.draws.protocol != SHARED:
        match.draws.commitments[number] = ""
    match.log(EntryKind.OPENED, now, number)
    left = [seat.person for seat in match.seats if seat.kind == SeatKind.PERSON]
    if person == match.host and left and person not in left:
        match.host = left[0]


def leave(match: Match, number: int, now: float) -> None:
    """A person is away and keeps the seat."""
    match.check_open()
    seat = match.person_at(number)
    if not seat.away:
        seat.away = True
        match.log(EntryKind.AWAY, now, number)


def come_back(match: Match, number: int, now: float) -> None:
    """A person is here again, and a bot that stood in hands back."""
    seat = match.person_at(number)
    if seat.away or seat.stand_in:
        seat.away, seat.stand_in = False, ""
        match.log(EntryKind.BACK, now, number)
