"""What there is to know of a match, and how it is stored. What comes after what is told in `table.py`."""

from __future__ import annotations

from collections import deque
from enum import StrEnum
from typing import Any, Self

from malecon.games import GAMES
from malecon.kernel.game import Game, Json
from malecon.kernel.state import State
from malecon.table import sealed
from malecon.table.clocks import Clocks
from malecon.table.draws import Draws, Stage
from malecon.table.entries import Entry, EntryKind
from malecon.table.fairness import SHARED
from malecon.table.moves import Denied, Outcome, Stale
from malecon.table.proposals import Proposal
from malecon.table.seats import Seat, SeatKind
from malecon.table.settings import Settings
from malecon.table.undo import UndoStack

AUDIENCE = ""  # the person of those who hold no seat
TAIL = 60  # entries of the log that a table remembers itself


class Status(StrEnum):
    """Where a match is between its making and its end."""

    GATHERING = "gathering"
    RUNNING = "running"
    OVER = "over"
    CLOSED = "closed"  # ended without a result, by its host or by agreement


#: It goes on, or it does not.
LIVE = (Status.GATHERING, Status.RUNNING)
ENDED = (Status.OVER, Status.CLOSED)


class Match:
    """One match: its people, its game, its clocks and its log, as they stand."""

    def __init__(self, table_id: str, settings: Settings, host: str, secret: bytes, made: float) -> None:
        self.id = table_id
        self.settings = settings
        self.game: Game = GAMES[settings.game]
        self.rules = self.game.rules  # the version that it was begun with
        self.host = host
        self.secret = secret
        self.draws = Draws.new(settings.players)
        self.status = Status.GATHERING
        self.paused = False
        self.made = made
        self.touched = made
        self.moved = made  # when the game last went on
        self.seats = [Seat() for _ in range(settings.players)]
        self.sat: list[str] = []  # whoever has held a seat since the game began
        self.number = 0  # of the last entry of the log
        self.length = 0  # lines of the game, undone ones and undos counted: it never shrinks
        self.answers = 0  # of the record as it stands
        self.sealed: list[list[int]] = [[] for _ in range(settings.players)]  # see `sealed.py`
        self.done: list[list[str]] = [[] for _ in range(settings.players)]  # ids of moves
        self.clocks = Clocks.new(settings.clock, settings.players)
        self.proposals: list[Proposal] = []
        self.muted: list[str] = []  # persons whom the host lets say nothing; AUDIENCE are all who look on
        self.voices: dict[int, str] = {}  # persons who have said something; see `voices.py`
        self.tail: deque[Entry] = deque(maxlen=TAIL)
        self.unsaved: list[Entry] = []
        self.version = 0  # how often it has been saved; the store's guard against two writers
        self.turns: dict[
            str, int
        ] = {}  # the persons who are asked, by the version since when; see `pass_turns`
        self._asked: list[int] | None = None  # see `asked`
        self.set_state(self.game.new(settings.players, settings.options, settings.box))
        self.undo_stack = UndoStack(self.state.copy())

    # --- storing ---

    def to_json(self) -> Json:
        """Everything but the log and the settings, which never change. With secrets: for the store alone."""
        game, undo_stack = self.game, self.undo_stack
        return {
            "rules": self.rules,
            "host": self.host,
            "secret": self.secret.hex(),
            "draws": self.draws.to_json(),
            "status": self.status,
            "paused": self.paused,
            "made": self.made,
            "touched": self.touched,
            "moved": self.moved,
            "sat": list(self.sat),
            "seats": [seat.to_json() for seat in self.seats],
            "number": self.number,
            "length": self.length,
            "answers": self.answers,
            "sealed": [sealed.to_words(game, own) for own in self.sealed],
            "done": [list(ids) for ids in self.done],
            "clocks": self.clocks.to_json(),
            **({"muted": list(self.muted)} if self.muted else {}),
            **({"voices": [list(voice) for voice in self.voices.items()]} if self.voices else {}),
            **({"turns": dict(self.turns)} if self.turns else {}),
            "agreements": [proposal.to_json() for proposal in self.proposals],
            "past": game.snapshot(undo_stack.state),
            "since": [
                [seat, game.vocabulary.words(action), *([True] if joined else [])]
                for (seat, action), joined in zip(undo_stack.answers, undo_stack.joined, strict=True)
            ],
            "state": game.snapshot(self.state) if undo_stack.answers else None,
            "rules_now": game.rules,
        }

    @classmethod
    def from_json(cls, table_id: str, settings: Json, data: Json, tail: list[Entry]) -> Self:
        """The match again; `tail` is the end of its log, as much of it as it shall remember."""
        secret = bytes.fromhex(data["secret"])
        match = cls(table_id, Settings.from_json(settings), data["host"], secret, data["made"])
        game = match.game
        for name in ("rules", "paused", "touched", "number", "length", "answers", "done"):
            setattr(match, name, data[name])
        match.status = Status(data["status"])
        match.draws = Draws.from_json(data, match.settings.players)
        match.moved = data.get("moved", match.touched)  # an older house did not keep these two
        match.sat = list(data.get("sat", ()))
        match.seats = [Seat.from_json(seat) for seat in data["seats"]]
        match.sealed = [sealed.from_words(game, own) for own in data["sealed"]]
        match.clocks = Clocks.from_json(match.settings.clock, data["clocks"])
        match.proposals = [Proposal.from_json(proposal) for proposal in data["agreements"]]
        match.muted = list(data.get("muted", ()))
        match.voices = dict(data.get("voices", ()))
        match.turns = dict(data.get("turns", {}))
        match.tail = deque(tail, TAIL)
        game.restore(match.state, data["state"] or data["past"])
        match.undo_stack = UndoStack(match.state.copy())
        if data["rules_now"] == game.rules:  # nothing is undone across a change of the rules
            game.restore(match.undo_stack.state, data["past"])
            for seat, words, *joined in data["since"]:  # an older house did not know what was given together
                match.undo_stack.add(seat, game.vocabulary.action(words) or 0, any(joined))
        match.changed()
        return match

    def saved(self) -> None:
        """The store has written everything."""
        self.unsaved = []
        self.version += 1

    # --- how it stands ---

    @property
    def asked(self) -> list[int]:
        """The seats that have something to answer now."""
        if self._asked is None:
            running = self.status == Status.RUNNING and self.draws.stage == Stage.DRAWING
            self._asked = sealed.asked(self.game, self.state, self.sealed) if running else []
        return self._asked

    @property
    def asked_bots(self) -> list[int]:
        """The seats whose bots have something to answer now."""
        return [] if self.paused else [seat for seat in self.asked if self.seats[seat].bot]

    @property
    def waits_for(self) -> list[int]:
        """The seats without which nothing goes on: whoever is asked; before the first draw, whoever's browser
        has to be here once more; before the beginning, the host, when everybody has come."""
        if self.status == Status.RUNNING:
            is_bound = self.draws.stage == Stage.OPENING or self.draws.attempt > 1
            return self.asked or (self.draws.awaited if is_bound else [])
        is_ready = self.status == Status.GATHERING and all(seat.kind != SeatKind.OPEN for seat in self.seats)
        if not is_ready or not self.others(self.host):
            return []
        return [number for number, seat in enumerate(self.seats) if seat.person == self.host]

    @property
    def waited_for(self) -> dict[str, list[int]]:
        """The persons for whom the table waits, where no bot stands in, with the seats they answer from."""
        waited: dict[str, list[int]] = {}
        if not self.paused:
            for number in self.waits_for:
                seat = self.seats[number]
                if seat.active and seat.person:
                    waited.setdefault(seat.person, []).append(number)
        return waited

    def pass_turns(self) -> bool:
        """Whether others are asked than when this was last kept. A turn lasts as long as the same person is
        asked, whatever is asked one thing after the other, and is known by the version that it began with."""
        before, waited = self.turns, self.waited_for
        self.turns = {person: before.get(person, self.version + 1) for person in waited}
        return self.turns != before

    @property
    def is_ended(self) -> bool:
        return self.status in ENDED

    @property
    def shows_secret(self) -> bool:
        """Whether anybody may know what was drawn from; the others of a duplicate round still play by it."""
        return self.is_ended and not self.is_secret

    @property
    def is_secret(self) -> bool:
        """Whether only who plays here may see it: other tables of its duplicate round still get the same
        draws."""
        return self.draws.protocol == SHARED and not self.draws.opened

    def due(self) -> float | None:
        """When time runs out next, if it does: then `Table.tick` is wanted."""
        timed = [number for number, seat in enumerate(self.seats) if not seat.late and not seat.bot]
        ends = [self.clocks.end(number) for number in timed]
        if self.status == Status.RUNNING and not self.paused:
            ends.append(self.draws.until)
        return min((end for end in ends if end is not None), default=None)

    def question(self, seat: int) -> State | None:
        """The state in which this seat is asked now, after its own sealed answers."""
        if self.status != Status.RUNNING or self.draws.stage != Stage.DRAWING:
            return None
        return sealed.question(self.game, self.state, seat, self.sealed[seat])

    def outcome(self, before: int, repeated: bool = False) -> Outcome:
        """What became of something that was done when the log had so many lines."""
        return Outcome(self.number, self.number != before, repeated)

    # --- what must be so, or it is denied ---

    def check_open(self) -> None:
        if self.is_ended:
            raise Denied("table-ended")

    def check_running(self) -> None:
        if self.status != Status.RUNNING:
            raise Denied("table-not-running")

    def check_playing(self) -> None:
        """It runs and does not pause."""
        self.check_running()
        if self.paused:
            raise Denied("table-paused")

    def check_host(self, person: str) -> None:
        if person != self.host:
            raise Denied("table-not-host")

    def check_fresh(self, seat: int, length: int, sealed: int) -> None:
        """What was made for a view of this `length` and `sealed` was made for the table as it is."""
        if length != self.length or sealed != len(self.sealed[seat]):
            raise Stale("table-stale")

    def others(self, person: str) -> bool:
        """Whether anybody else sits here, be it that a bot plays for them just now."""
        return any(seat.kind == SeatKind.PERSON and seat.person != person for seat in self.seats)

    def seat_at(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Denied("table-no-seat", seat=str(number))
        return self.seats[number]

    def person_at(self, number: int) -> Seat:
        """A seat that a person holds."""
        seat = self.seat_at(number)
        if seat.kind != SeatKind.PERSON:
            raise Denied("table-no-person", seat=str(number))
        return seat

    # --- the small changes that all others are made of ---

    def set_state(self, state: State) -> None:
        """This is how the game stands now."""
        state.listening = True
        state.events = []
        self.state = state
        self.changed()

    def changed(self) -> None:
        """Who is asked must be found out anew."""
        self._asked = None

    def log(self, kind: EntryKind, now: float, seat: int | None = None, text: str = "", **data: Any) -> None:
        """Write a line of the log."""
        self.number += 1
        self.touched = now
        entry = Entry(self.number, now, kind, seat, text, data)
        self.unsaved.append(entry)
        self.tail.append(entry)

    def end(self, status: Status, now: float) -> None:
        """It is over, one way or the other."""
        self.status = status
        self.paused = False
        self.proposals = []
        self.clocks.run((), now)
        self.changed()
        if status == Status.CLOSED:
            self.log(EntryKind.CLOSED, now)
