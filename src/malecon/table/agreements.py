"""What more than one must agree to."""

from __future__ import annotations

from dataclasses import asdict, dataclass

from malecon.kernel.game import Json

#: undo: take the asker's last answer back; bot: let a bot play at `seat`; open: let somebody else sit there;
#: stop: end the game without a winner.
KINDS = ("undo", "pause", "resume", "bot", "open", "stop")


@dataclass(slots=True)
class Agreement:
    """A proposal that waits for others. There is at most one of each kind."""

    kind: str
    by: int  # the seat that proposes it
    waiting: list[int]  # seats that have still to agree
    seat: int | None = None  # the seat it is about
    level: str = ""  # of the bot

    def to_json(self) -> Json:
        return asdict(self)
