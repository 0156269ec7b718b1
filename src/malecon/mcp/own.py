"""A seat at a table of one's own, in this process: bots play the others."""

from __future__ import annotations

from malecon.errors import MaleconError, OutOfTurn
from malecon.mcp.chair import Chair
from malecon.record import seat_name
from malecon.research.room import Room
from malecon.spoken import seat as spoken
from malecon.spoken.telling import Telling
from malecon.why import Why


class OwnChair(Chair):
    """The one seat of a room that no bot plays."""

    def __init__(self, room: Room, seat: int) -> None:
        self.room = room
        self.seat = seat
        self.game = room.game

    def telling(self) -> Telling:
        return self.room.telling

    def look(self, wait: float) -> str:
        return self.room.text(self.seat)  # bots have answered already

    def asked(self) -> spoken.Asked | None:
        return self.room.question if self.room.asked == self.seat else None

    def answer(self, words: str) -> str:
        return self.room.answer(self.seat, words)

    def why_not(self, asked: spoken.Asked, action: int) -> MaleconError:
        refusal = self.game.refusal(self.room.record.state, action)
        why = Why(self.game.name, refusal, self.room.telling.names)
        return spoken.refused(self.room.telling, asked, action, why, refusal.rule)

    def record(self) -> str:
        if not self.room.is_over:
            raise OutOfTurn("record-unfinished", seat=seat_name(self.room.asked))
        return self.room.record.text()

    def leave(self) -> None:
        """Nobody is left behind."""
