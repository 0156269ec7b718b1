"""What players do, carried out at a table. Here it is decided who may do what for whom, and nothing else."""

from __future__ import annotations

from malecon.server.tables.devices import Rights
from malecon.server.wire import requests
from malecon.table import Denied, Move, Moves, Outcome, SeatKind, Status, Table

NOBODY = "nobody"  # no device is called so

#: Commands that may take longer than others can wait: they are carried out in a thread.
LONG = (requests.Undo, requests.Agree)


def check_seat(rights: Rights, seat: int) -> int:
    """A seat that this device holds."""
    if seat not in rights.seats:
        raise Denied("server-not-your-seat", seat=str(seat))
    return seat


def check_owner(table: Table, device: str, seat: int | None) -> None:
    """A seat that this device sat down at: one that came by a link may play there, but not take it away."""
    if device != (table.host if seat is None else table.seats[seat].person):
        raise Denied("server-not-owner")


def check_sit(table: Table, rights: Rights, wanted: int | None) -> None:
    """A device that holds a seat of a running game with others, be it by a link, sees no second hand. Nobody
    comes to a table whose draws others get too."""
    if table.is_secret:
        raise Denied("table-round-secret")
    is_free = wanted is None or table.seat_at(wanted).kind == SeatKind.OPEN  # else that is what is wrong
    if table.status == Status.RUNNING and rights.seats and is_free:
        held = {table.seats[seat].person for seat in rights.seats}
        if any(seat.person and seat.person not in held for seat in table.seats):
            raise Denied("table-second-seat")


def person_of(table: Table, rights: Rights) -> str:
    """As whom this device does what only a host may do."""
    return table.host if rights.host else rights.device or NOBODY


# One case for each command, and nothing between them.
def perform(command: requests.Command, table: Table, rights: Rights, now: float) -> Outcome:  # noqa: C901, PLR0912
    """Do it, or raise why not."""
    before = table.number
    match command:
        case requests.Answer(seat=seat, words=words, length=length, sealed=sealed, id=id):
            return table.answer(check_seat(rights, seat), Move(words, length, sealed, id), now)
        case requests.Answers(seat=seat, words=chosen, length=length, sealed=sealed, id=id):
            moves = Moves(tuple(chosen), length, sealed, id)
            return table.answer_together(check_seat(rights, seat), moves, now)
        case requests.Undo(seat=seat, length=length, sealed=sealed):
            return table.undo(check_seat(rights, seat), length, sealed, now)
        case requests.Begin(commitments=own):
            commitments = {check_seat(rights, one.seat): one.commitment for one in own}
            return table.begin(person_of(table, rights), now, commitments)
        case requests.Commit(seat=seat, commitment=hashed):
            return table.commit(check_seat(rights, seat), hashed, now)
        case requests.Reveal(seat=seat, salt=salt):
            return table.reveal(check_seat(rights, seat), salt, now)
        case requests.Propose(seat=seat, what=what, about=about, level=level):
            return table.propose(what, check_seat(rights, seat), now, about, level)
        case requests.Agree(seat=seat, proposal=proposal):
            return table.agree(proposal, check_seat(rights, seat), now)
        case requests.Decline(seat=seat, proposal=proposal):
            return table.decline(proposal, check_seat(rights, seat), now)
        case requests.Chat(seat=seat, name=name, text=text):
            if seat is None and not may_look(table, rights):
                raise why_not_look(table)
            if seat is None and rights.device in table.muted:
                raise Denied("table-muted")  # whoever may not speak from a seat may not from beside it either
            return table.chat(
                None if seat is None else check_seat(rights, seat), name, text, now, rights.device
            )
        case requests.Mute(seat=seat, muted=muted):
            return table.mute(person_of(table, rights), seat, muted, now)
        case requests.Close():
            return table.close(person_of(table, rights), now)
        case requests.Rename(seat=seat, name=name):
            table.rename(check_seat(rights, seat), name, now)
        case requests.SeatBot(seat=seat, level=level):
            table.seat_bot(person_of(table, rights), seat, level, now)
        case requests.Open(seat=seat):
            owner = table.seat_at(seat).person
            if owner and (seat in rights.seats or (rights.host and owner == table.host)):
                check_owner(table, rights.device, seat)
            table.open_seat(rights.device if owner == rights.device else person_of(table, rights), seat, now)
        case requests.Leave(seat=seat):
            table.leave(check_seat(rights, seat), now)
        case requests.Back(seat=seat):
            table.come_back(check_seat(rights, seat), now)
    return table.outcome(before)


def speakers(table: Table, rights: Rights, seat: int | None) -> tuple[str, ...]:
    """Who says something from there: the device, and from a seat of its own also whoever sits there."""
    if seat is None or seat not in rights.seats:
        return (rights.device,)
    return rights.device, table.seats[seat].person


def may_look(table: Table, rights: Rights) -> bool:
    """Whether this device may see the table at all: whoever might still sit down may. While other tables of
    its round still get the same draws, nobody may who does not play here."""
    if table.is_secret:
        return bool(rights.seats)
    return table.settings.spectators or table.status == Status.GATHERING or bool(rights.seats) or rights.host


def check_look(table: Table, rights: Rights, seat: int | None) -> None:
    """Raise if this device may not look from there."""
    if seat is not None:
        check_seat(rights, seat)
    elif not may_look(table, rights):
        raise why_not_look(table)


def why_not_look(table: Table) -> Denied:
    return Denied("table-round-secret" if table.is_secret else "server-no-spectators")


def default_seat(table: Table, rights: Rights) -> int | None:
    """Where a device looks from if it does not say: from a seat of its own that is asked, or the first."""
    asked = [seat for seat in rights.seats if seat in table.asked]
    return next(iter(asked or rights.seats), None)
