"""What more than one must agree to. Bots are not asked, and those stood in for only where it is grave; one
person is asked once."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import TypedDict

from malecon.kernel.game import Json
from malecon.table.moves import Denied
from malecon.table.seats import SOMEBODY, Seat, SeatKind


class ProposalKind(StrEnum):
    """What can be proposed."""

    UNDO = "undo"  # take the asker's last answer back
    PAUSE = "pause"
    RESUME = "resume"  # needs nobody's consent, or who agreed to a pause could hold the game for ever
    BOT = "bot"  # let a bot play at a seat
    OPEN = "open"  # let somebody else sit there
    STOP = "stop"  # end the game without a winner


class ProposalView(TypedDict):
    """A proposal as everybody may see it."""

    number: int
    kind: ProposalKind
    by: int
    waiting: list[int]
    about: int | None
    level: str


@dataclass(slots=True)
class Proposal:
    """A proposal that waits for others. There is at most one of each kind."""

    number: int  # of the entry that proposes it
    kind: ProposalKind
    by: int  # the seat that proposes it
    waiting: list[int]  # seats that have still to agree
    about: int | None = None  # the seat it is about
    level: str = ""  # of the bot

    def to_json(self) -> Json:
        return asdict(self)

    def public(self) -> ProposalView:
        return {
            "number": self.number,
            "kind": self.kind,
            "by": self.by,
            "waiting": list(self.waiting),
            "about": self.about,
            "level": self.level,
        }

    @classmethod
    def from_json(cls, data: Json) -> Proposal:
        return cls(**{**data, "kind": ProposalKind(data["kind"])})

    def waiting_for(self, person: str, seats: Sequence[Seat]) -> list[int]:
        """The seats of this person that have still to agree. Whoever agrees does so for all of them."""
        own = [seat for seat in self.waiting if seats[seat].person == person]
        if not own:
            raise Denied("table-not-asked")
        return own

    def check_concerns(self, person: str, seats: Sequence[Seat]) -> None:
        """Only who proposed it or has still to agree may say no."""
        if all(seats[seat].person != person for seat in (self.by, *self.waiting)):
            raise Denied("table-not-asked")


def find(proposals: Iterable[Proposal], number: int) -> Proposal:
    for proposal in proposals:
        if proposal.number == number:
            return proposal
    raise Denied("table-no-proposal")


#: By these somebody might get away with a result, learn what lies at a seat, or stop the own clock: nobody is
#: passed over, be it that a bot plays for them just now.
GRAVE = (ProposalKind.STOP, ProposalKind.OPEN, ProposalKind.PAUSE)
#: What was asked of somebody is asked still when they get up: an undo must be somebody's consent.
KEPT = (*GRAVE, ProposalKind.UNDO)


def is_asked(seat: Seat, kind: ProposalKind, even_absent: Collection[ProposalKind] = GRAVE) -> bool:
    """Whether a proposal of this kind needs whoever sits here: not those who have left the club."""
    if seat.kind != SeatKind.PERSON or kind == ProposalKind.RESUME or seat.person.startswith(SOMEBODY):
        return False
    return seat.active or kind in even_absent


def must_agree(seats: Sequence[Seat], by: int, kind: ProposalKind = ProposalKind.UNDO) -> list[int]:
    """One seat of each person at the table, but for the one who asks."""
    waiting: dict[str, int] = {}
    for number, seat in enumerate(seats):
        if is_asked(seat, kind) and seat.person != seats[by].person:
            waiting.setdefault(seat.person, number)
    return list(waiting.values())


def take_agreed(proposals: list[Proposal], seats: Sequence[Seat]) -> Proposal | None:
    """Take off the list what waits for nobody any more, if anything does, and what those gone proposed."""
    for proposal in list(proposals):
        asker = seats[proposal.by]
        if asker.kind != SeatKind.PERSON or (asker.away and asker.stand_in):  # or has got up
            proposals.remove(proposal)
            continue
        proposal.waiting = [seat for seat in proposal.waiting if is_asked(seats[seat], proposal.kind, KEPT)]
        if not proposal.waiting:
            proposals.remove(proposal)
            return proposal
    return None
