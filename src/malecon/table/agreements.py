"""What more than one must agree to. Bots and those stood in for are not asked; one person is asked once."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from malecon.errors import Unreadable
from malecon.files import shown
from malecon.kernel.game import Json
from malecon.table import company, playing
from malecon.table.moves import Denied
from malecon.table.seats import OPEN, PERSON
from malecon.table.settings import check_level

if TYPE_CHECKING:
    from malecon.table.table import Table

#: undo: take the asker's last answer back; bot: let a bot play at a seat; open: let somebody else sit there;
#: stop: end the game without a winner.
KINDS = ("undo", "pause", "resume", "bot", "open", "stop")


@dataclass(slots=True)
class Agreement:
    """A proposal that waits for others. There is at most one of each kind."""

    number: int  # of the entry that proposes it
    kind: str
    by: int  # the seat that proposes it
    waiting: list[int]  # seats that have still to agree
    about: int | None = None  # the seat it is about
    level: str = ""  # of the bot

    def to_json(self) -> Json:
        return asdict(self)


def propose(table: Table, kind: str, by: int, about: int | None, level: str, now: float) -> None:
    """Propose anything but an undo, which has its own way in `playing`."""
    playing.check_running(table)
    if kind not in KINDS or kind == "undo":
        raise Unreadable("table-proposal", found=shown(kind))
    company.person_at(table, by)
    if kind == "pause" and table.paused:
        raise Denied("table-paused")
    if kind == "resume" and not table.paused:
        raise Denied("table-not-paused")
    if kind in ("bot", "open"):
        if about is None:
            raise Denied("table-no-seat", seat="")
        seat = company.seat_at(table, about)
        if seat.kind == OPEN and kind == "open":
            raise Denied("table-no-person", seat=str(about))
        if kind == "bot":
            level = check_level(table.game, level or table.settings.stand_in)
    else:
        about, level = None, ""
    waiting = others(table, by)
    if about is not None and (table.seats[about].away or table.seats[about].late):
        waiting = [seat for seat in waiting if table.seats[seat].person != table.seats[about].person]
    put(table, kind, by, waiting, now, about, level)


def others(table: Table, by: int) -> list[int]:
    """One seat of each person who plays himself, but for the one who asks."""
    seats: dict[str, int] = {}
    for number, seat in enumerate(table.seats):
        if seat.active and seat.person != table.seats[by].person:
            seats.setdefault(seat.person, number)
    return list(seats.values())


def put(
    table: Table,
    kind: str,
    by: int,
    waiting: list[int],
    now: float,
    about: int | None = None,
    level: str = "",
) -> None:
    """Put a proposal to those it waits for; if to nobody, it is carried out."""
    if any(found.kind == kind for found in table.agreements):
        raise Denied("table-proposed")
    agreement = Agreement(table.number + 1, kind, by, waiting, about, level)
    if waiting:
        table.agreements.append(agreement)
        table.log("asked", now, by, what=kind, about=about, level=level)
    else:
        carry_out(table, agreement, now)


def find(table: Table, number: int) -> Agreement:
    for agreement in table.agreements:
        if agreement.number == number:
            return agreement
    raise Denied("table-no-proposal")


def agree(table: Table, number: int, seat: int, now: float) -> None:
    """Whoever agrees does so for all seats that he holds."""
    agreement = find(table, number)
    person = company.person_at(table, seat).person
    mine = [waiting for waiting in agreement.waiting if table.seats[waiting].person == person]
    if not mine:
        raise Denied("table-not-asked")
    if len(mine) == len(agreement.waiting):
        playing.check_running(table)
        if agreement.kind == "undo":
            playing.check_undo(table, agreement.by)
    agreement.waiting = [waiting for waiting in agreement.waiting if waiting not in mine]
    table.log("agreed", now, seat, what=agreement.kind, to=number)
    look_again(table, now)


def decline(table: Table, number: int, seat: int, now: float) -> None:
    """No, or not any more."""
    agreement = find(table, number)
    person = company.person_at(table, seat).person
    if all(table.seats[asked].person != person for asked in (agreement.by, *agreement.waiting)):
        raise Denied("table-not-asked")
    table.agreements.remove(agreement)
    table.log("declined", now, seat, what=agreement.kind, to=number)


def look_again(table: Table, now: float) -> None:
    """Somebody agreed, left or was replaced: what waits for nobody any more is carried out."""
    for agreement in list(table.agreements):
        if table.seats[agreement.by].kind != PERSON:
            table.agreements.remove(agreement)
            continue
        agreement.waiting = [seat for seat in agreement.waiting if table.seats[seat].active]
        if not agreement.waiting:
            table.agreements.remove(agreement)
            carry_out(table, agreement, now)
            return  # which has looked again itself


def carry_out(table: Table, agreement: Agreement, now: float) -> None:
    about = agreement.about
    if agreement.kind == "undo":
        playing.take_back(table, agreement.by, now)
    elif agreement.kind == "pause":
        table.paused = True
        table.clocks.pause(now)
        table.log("paused", now, agreement.by)
    elif agreement.kind == "resume":
        table.paused = False
        table.log("resumed", now, agreement.by)
        table.refresh(now)
    elif agreement.kind == "bot" and about is not None:
        company.give_to_bot(table, about, agreement.level, now)
    elif agreement.kind == "open" and about is not None:
        company.vacate(table, about, now)
    elif agreement.kind == "stop":
        table.end("closed", now)
