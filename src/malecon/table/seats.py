"""The seats of a table: who sits there, and who plays."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from malecon.kernel.game import Json

OPEN = "open"
PERSON = "person"
BOT = "bot"


@dataclass(slots=True)
class Seat:
    """One seat. A person keeps it while he is away and a bot plays for him (`stand_in`)."""

    kind: str = OPEN
    name: str = ""
    person: str = (
        ""  # whoever sits here, as the server knows him; one person may hold several seats (hot-seat)
    )
    level: str = ""  # of the bot whose seat it is
    salt: str = ""  # what his browser adds to chance
    away: bool = False
    stand_in: str = ""  # the level of the bot that plays for him now
    late: bool = False  # his time ran out, and the table waits

    @property
    def bot(self) -> str:
        """The level of the bot that plays here now, if one does."""
        return self.level if self.kind == BOT else self.stand_in

    @property
    def active(self) -> bool:
        """Whether a person plays here now himself, so that agreements need him."""
        return self.kind == PERSON and not self.stand_in

    def to_json(self) -> Json:
        return asdict(self)

    def public(self) -> Json:
        """What everybody at the table may know of it."""
        return {
            "kind": self.kind,
            "name": self.name,
            "level": self.level,
            "away": self.away,
            "stand_in": self.stand_in,
            "late": self.late,
        }
