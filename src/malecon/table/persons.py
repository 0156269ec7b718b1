"""Persons who turn out to be others, and persons who leave the club for good.

A table knows those who sit there by ids. Whoever becomes known on a second device brings the seats of the
first along; whoever leaves gives theirs to an id that nobody comes by, and their names and words go.
"""

from __future__ import annotations

from collections.abc import Iterable

from malecon.table.entries import Entry, EntryKind
from malecon.table.match import Match, Status
from malecon.table.seats import SOMEBODY, SeatKind

__all__ = ["SOMEBODY", "heir", "is_gone", "is_named", "make_nameless", "rename", "second_hand", "silenced"]


def is_gone(person: str) -> bool:
    """Whether this id stands for somebody who has left the club."""
    return person.startswith(SOMEBODY)


def is_named(match: Match, person: str) -> bool:
    """Whether a person stands anywhere at this table."""
    seats = any(seat.person == person for seat in match.seats)
    if seats or person == match.host:
        return True
    return person in match.sat or person in match.muted or person in match.voices.values()


def rename(match: Match, old: str, new: str) -> None:
    """Whatever was one person's here is another's. Nothing of the game changes, so nothing is logged."""
    for seat in match.seats:
        if seat.person == old:
            seat.person = new
    if match.host == old:
        match.host = new
    if old in match.turns:  # it is the same turn, and was told
        match.turns[new] = min(match.turns.pop(old), match.turns.get(new, match.version))
    match.sat = sorted({new if person == old else person for person in match.sat})
    match.voices = {number: new if person == old else person for number, person in match.voices.items()}
    if old in match.muted:
        match.muted = list(dict.fromkeys(new if person == old else person for person in match.muted))


def second_hand(match: Match, one: Iterable[int], other: Iterable[int]) -> bool:
    """Whether somebody who holds these seats would see another hand with those, while others play here."""
    first, second = set(one), set(other)
    if match.is_ended or first <= second or second <= first:
        return False
    both = {match.seats[seat].person for seat in first | second}
    if match.status == Status.GATHERING and match.host not in both:
        return True  # others are to come: only a host holds several seats
    return any(seat.kind == SeatKind.PERSON and seat.person not in both for seat in match.seats)


def make_nameless(match: Match, person: str) -> None:
    """Whoever holds these seats goes by no name any more."""
    for seat in match.seats:
        if seat.person == person:
            seat.name = ""


def heir(match: Match, person: str) -> str:
    """Who looks after the table when its host has left: the first who still sits there, if anybody does."""
    others = [seat.person for seat in match.seats if seat.kind == SeatKind.PERSON and seat.person != person]
    return next((other for other in others if not is_gone(other)), "")


def silenced(match: Match, person: str, log: Iterable[Entry]) -> list[Entry]:
    """The lines of the log in which a person has a name or says something, without either.

    Of what was said, and of who sat down, it is known whose it is. A line of an older house knows its seat
    and no person: so those are meant that were written since the seat was free last, and those before in
    which somebody of the same name sat there.
    """
    entries = list(log)
    own = {number for number, whose in match.voices.items() if whose == person}
    found = [nameless(entry) for entry in entries if entry.data.get("voice") in own]
    for number, seat in enumerate(match.seats):
        if seat.person == person:
            found += of_seat(number, seat.name, entries)
    return found


def of_seat(number: int, name: str, log: Iterable[Entry]) -> list[Entry]:
    own = [entry for entry in log if entry.seat == number]
    freed = [entry.number for entry in own if entry.kind in (EntryKind.OPENED, EntryKind.BOT)]
    since = max(freed, default=0)
    names = {name, *(entry.data.get("name") for entry in own if entry.number > since)}
    return [
        nameless(entry)
        for entry in own
        if entry.kind in (EntryKind.SAT, EntryKind.CHAT)
        and (entry.number > since or entry.data.get("name") in names)
    ]


def nameless(entry: Entry) -> Entry:
    return Entry(entry.number, entry.at, entry.kind, entry.seat, "", {**entry.data, "name": ""})
