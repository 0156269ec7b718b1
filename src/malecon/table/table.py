"""A match, from the making of the table to its end.

The order of life: `make`, `sit` and `seat_bot`, `begin`, then `answer` until it is over. Every change takes
`now`, seconds since 1970, and raises a `Fault` if it cannot be; then nothing has changed. New lines of the log
gather in `unsaved` until whoever keeps the table has written them.
"""

from __future__ import annotations

from malecon.kernel.game import Game, Json
from malecon.table.bots import Task
from malecon.table.entries import Entry
from malecon.table.moves import Move, Outcome, Refusal
from malecon.table.seats import Seat
from malecon.table.settings import Settings

GATHERING = "gathering"
RUNNING = "running"
OVER = "over"
CLOSED = "closed"  # ended without a result, by its host or by agreement


class Table:
    """One match."""

    id: str
    settings: Settings
    game: Game
    status: str  # one of the four above
    host: str  # the person who made it
    seats: list[Seat]
    number: int  # of the last entry of the log
    length: int  # lines of the game so far, undone ones and undos counted: it never shrinks
    unsaved: list[Entry]
    version: int  # how often it has been saved; the store's guard against two writers

    # --- making and keeping ---

    @classmethod
    def make(cls, id: str, settings: Settings, host: str, secret: bytes, now: float) -> Table:
        """A new table with open seats. `secret` is 32 random bytes: chance's, for this table alone."""
        raise NotImplementedError

    def to_json(self) -> Json:
        """Everything but the log. Holds secrets: for the store alone."""
        raise NotImplementedError

    @classmethod
    def from_json(cls, data: Json, tail: list[Entry]) -> Table:
        """The table again; `tail` is the end of its log, as much of it as `news` shall know."""
        raise NotImplementedError

    # --- seats ---

    def sit(self, person: str, name: str, seat: int | None, salt: str, now: float) -> int:
        """A person takes an open seat, any if None, before the game or in it; the seat's number."""
        raise NotImplementedError

    def seat_bot(self, by: str, seat: int, level: str, now: float) -> None:
        """The host gives a seat to a bot. In a running game only an open one; else see `propose`."""
        raise NotImplementedError

    def open_seat(self, by: str, seat: int, now: float) -> None:
        """Whoever sits there goes for good: the host removes a person or a bot, or a person gets up himself."""
        raise NotImplementedError

    def leave(self, seat: int, now: float) -> None:
        """A person is away. He keeps his seat; a bot plays for him if the others agree or his time runs out."""
        raise NotImplementedError

    def come_back(self, seat: int, now: float) -> None:
        """He is here again, and a bot that played for him hands back."""
        raise NotImplementedError

    def rename(self, seat: int, name: str, now: float) -> None:
        """A person changes his name."""
        raise NotImplementedError

    # --- playing ---

    def begin(self, by: str, now: float) -> Outcome:
        """The host begins, when no seat is open; chance draws what comes first."""
        raise NotImplementedError

    def answer(self, seat: int, move: Move, now: float) -> Outcome:
        """A person answers. Raises Stale, OutOfTurn, Unreadable, Illegal (with its rule) or Denied."""
        raise NotImplementedError

    def answer_for_bot(self, task: Task, words: str, now: float) -> Outcome:
        """What `think` found. Raises Stale when the bot is no longer asked this, so that it can be dropped."""
        raise NotImplementedError

    def why_not(self, seat: int, words: str) -> Refusal | None:
        """Why this seat may not answer so now; None if it may."""
        raise NotImplementedError

    def tasks(self) -> list[Task]:
        """What bots are asked now; each task is to be answered once."""
        raise NotImplementedError

    def undo(self, seat: int, now: float) -> Outcome:
        """Take this seat's last answer back, at once where nobody else is touched; else it becomes a proposal."""
        raise NotImplementedError

    # --- agreeing ---

    def propose(self, kind: str, by: int, now: float, seat: int | None = None, level: str = "") -> Outcome:
        """Propose `pause`, `resume`, `bot` or `open` (for `seat`) or `stop`; done at once if nobody else is asked."""
        raise NotImplementedError

    def agree(self, kind: str, seat: int, now: float) -> Outcome:
        """Agree to a proposal; the last to agree has it done."""
        raise NotImplementedError

    def decline(self, kind: str, seat: int, now: float) -> Outcome:
        """Refuse a proposal, or withdraw one's own."""
        raise NotImplementedError

    # --- the rest ---

    def chat(self, seat: int | None, name: str, text: str, now: float) -> Outcome:
        """Say something; spectators (None) by a name of their own."""
        raise NotImplementedError

    def close(self, by: str, now: float) -> Outcome:
        """The host ends it without a result."""
        raise NotImplementedError

    def due(self) -> float | None:
        """When time runs out next, if it does: then `tick` is wanted."""
        raise NotImplementedError

    def tick(self, now: float) -> Outcome:
        """Let time run out for whoever has none left. Harmless at any time."""
        raise NotImplementedError

    # --- looking (all of it made in `views`) ---

    def view(self, seat: int | None, now: float) -> Json:
        """Everything this seat, or a spectator, gets: what it may know and nothing else."""
        raise NotImplementedError

    def news(self, seat: int | None, since: int) -> list[Json] | None:
        """The log after line `since` for this seat; None if that is too long ago: then it needs a whole view."""
        raise NotImplementedError

    def listing(self) -> Json:
        """The table as the lobby shows it."""
        raise NotImplementedError
