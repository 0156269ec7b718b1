"""The seats of a table: who sits there, and who plays."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import TypedDict

from malecon.kernel.game import Json

#: So begins the id of whoever has left the club for good: nobody comes by it, and nobody is asked.
SOMEBODY = "somebody-"


class SeatKind(StrEnum):
    """Who holds a seat."""

    OPEN = "open"
    PERSON = "person"
    BOT = "bot"


class SeatView(TypedDict):
    """What everybody at the table may know of a seat. `device` is the first seat that is held from the same
    device (its own, where that holds no other), null where nobody sits."""

    kind: SeatKind
    name: str
    level: str
    away: bool
    stand_in: str
    late: bool
    device: int | None


@dataclass(slots=True)
class Seat:
    """One seat. A person who is away keeps it while a bot plays there (`stand_in`)."""

    kind: SeatKind = SeatKind.OPEN
    name: str = ""
    person: str = ""  # as the server knows whoever sits here; one person may hold several seats (hot-seat)
    level: str = ""  # of the bot whose seat it is
    away: bool = False
    stand_in: str = ""  # the level of the bot that plays for the person now
    late: bool = False  # the person's time ran out, and the table waits

    @property
    def bot(self) -> str:
        """The level of the bot that plays here now, if one does."""
        return self.level if self.kind == SeatKind.BOT else self.stand_in

    @property
    def active(self) -> bool:
        """Whether a person plays here now, and no bot instead, so that agreements need that person."""
        return self.kind == SeatKind.PERSON and not self.stand_in

    def to_json(self) -> Json:
        return asdict(self)

    @classmethod
    def from_json(cls, data: Json) -> Seat:
        known = {name: data[name] for name in cls.__dataclass_fields__ if name in data}  # and no salt
        return cls(**{**known, "kind": SeatKind(data["kind"])})

    def public(self, device: int | None = None) -> SeatView:
        """What everybody at the table may know of it."""
        return {
            "kind": self.kind,
            "name": self.name,
            "level": self.level,
            "away": self.away,
            "stand_in": self.stand_in,
            "late": self.late,
            "device": device,
        }


def public(seats: Sequence[Seat]) -> list[SeatView]:
    """The seats as all may see them, and which of them one device holds, but not which device that is."""
    first: dict[str, int] = {}
    for number, seat in enumerate(seats):
        first.setdefault(seat.person, number)
    return [seat.public(first[seat.person] if seat.kind == SeatKind.PERSON else None) for seat in seats]
