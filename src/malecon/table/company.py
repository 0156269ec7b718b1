"""Who sits at the table: taking seats, getting up, being away, coming back, and bots in between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from malecon.errors import Unreadable
from malecon.files import shown
from malecon.table.fairness import check_salt
from malecon.table.moves import Denied
from malecon.table.seats import BOT, OPEN, PERSON, Seat
from malecon.table.settings import check_level

if TYPE_CHECKING:
    from malecon.table.table import Table

LONGEST_NAME = 40
GATHERING = "gathering"


def check_name(name: str) -> str:
    """A name as it is shown: printable, and without spaces around it."""
    plain = " ".join(name.split())
    if not plain or not plain.isprintable() or len(plain) > LONGEST_NAME:
        raise Unreadable("table-name", found=shown(name), most=str(LONGEST_NAME))
    return plain


def seat_at(table: Table, seat: int) -> Seat:
    if not 0 <= seat < len(table.seats):
        raise Denied("table-no-seat", seat=str(seat))
    return table.seats[seat]


def person_at(table: Table, seat: int) -> Seat:
    """A seat that a person holds."""
    found = seat_at(table, seat)
    if found.kind != PERSON:
        raise Denied("table-no-person", seat=str(seat))
    return found


def check_host(table: Table, by: str) -> None:
    if by != table.host:
        raise Denied("table-not-host")


def sit(table: Table, person: str, name: str, seat: int | None, salt: str, now: float) -> int:
    """A person takes an open seat. After the beginning his salt comes too late and is not used."""
    table.check_open()
    if table.settings.lesson and person != table.host:
        raise Denied("table-lesson")
    name, salt = check_name(name), check_salt(salt)
    if seat is None:
        free = [number for number, found in enumerate(table.seats) if found.kind == OPEN]
        if not free:
            raise Denied("table-full")
        seat = free[0]
    if seat_at(table, seat).kind != OPEN:
        raise Denied("table-seat-taken", seat=str(seat))
    table.seats[seat] = Seat(PERSON, name, person, salt=salt if table.status == GATHERING else "")
    table.host = table.host or person  # a record that was laid out again has no host yet
    table.log("sat", now, seat, name=name)
    table.refresh(now)
    return seat


def rename(table: Table, seat: int, name: str, now: float) -> None:
    table.check_open()
    name = check_name(name)
    person_at(table, seat).name = name
    table.log("sat", now, seat, name=name)


def seat_bot(table: Table, by: str, seat: int, level: str, now: float) -> None:
    """The host gives a free seat to a bot; before the game also one of another bot."""
    table.check_open()
    check_host(table, by)
    kind = seat_at(table, seat).kind
    if kind == PERSON or (kind == BOT and table.status != GATHERING):
        raise Denied("table-seat-taken", seat=str(seat))
    give_to_bot(table, seat, check_level(table.game, level), now)


def give_to_bot(table: Table, seat: int, level: str, now: float) -> None:
    """A bot plays here from now on; a person keeps his seat and may come back to it."""
    found = table.seats[seat]
    if found.kind == PERSON and table.status != GATHERING:
        found.stand_in, found.late = level, False
        table.log("stood-in", now, seat, level=level)
    else:
        table.seats[seat] = Seat(BOT, level=level)
        table.log("bot", now, seat, level=level)
    table.refresh(now)


def open_seat(table: Table, by: str, seat: int, now: float) -> None:
    """The host removes whoever sits there, but no bot from a running game; a person may get up himself."""
    table.check_open()
    found = seat_at(table, seat)
    if found.kind == OPEN:
        return
    if found.kind != PERSON or by != found.person:
        check_host(table, by)
        if found.kind == BOT and table.status != GATHERING:
            raise Denied("table-not-alone")  # it is proposed to all, see `agreements`
    vacate(table, seat, now)


def vacate(table: Table, seat: int, now: float) -> None:
    """Nobody sits here any more. If the host is gone for good, the first person left is host."""
    person = table.seats[seat].person
    table.seats[seat] = Seat()
    table.log("opened", now, seat)
    left = [found.person for found in table.seats if found.kind == PERSON]
    if person == table.host and left and person not in left:
        table.host = left[0]
    table.refresh(now)


def leave(table: Table, seat: int, now: float) -> None:
    table.check_open()
    found = person_at(table, seat)
    if not found.away:
        found.away = True
        table.log("away", now, seat)
        table.refresh(now)


def come_back(table: Table, seat: int, now: float) -> None:
    found = person_at(table, seat)
    if found.away or found.stand_in:
        stood_in = bool(found.stand_in)
        found.away, found.stand_in = False, ""
        table.log("back", now, seat)
        table.refresh(now)
        if stood_in:
            table.clocks.give_grace(seat, now)
