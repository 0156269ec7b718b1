"""A match, from the making of the table to its end.

The order of life: `make`, `sit` and `seat_bot`, `begin`, then `answer` until it is over. Every change takes
`now`, seconds since 1970, and raises a `MaleconError` if it cannot be; then nothing has changed. New lines of
the log gather in `unsaved` until whoever keeps the table has written them.
"""

from __future__ import annotations

from collections import deque
from typing import Any

from malecon.errors import MaleconError, Unreadable
from malecon.files import shown
from malecon.games import GAMES
from malecon.kernel.game import Game, Json
from malecon.kernel.state import State
from malecon.table import agreements, company, playing, views
from malecon.table.agreements import Agreement
from malecon.table.bots import Task, lay, seed_of
from malecon.table.clocks import Clocks
from malecon.table.entries import Entry
from malecon.table.fairness import SECRET_BYTES
from malecon.table.moves import Denied, Move, Outcome, Refusal, Stale
from malecon.table.sealed import asked
from malecon.table.seats import Seat
from malecon.table.settings import Settings
from malecon.table.undo import Past

GATHERING = "gathering"
RUNNING = "running"
OVER = "over"
CLOSED = "closed"  # ended without a result, by its host or by agreement

TAIL = 60  # entries of the log that a table remembers itself
LONGEST_CHAT = 500


class Table:
    """One match."""

    def __init__(self, id: str, settings: Settings, host: str, secret: bytes, made: float) -> None:
        """An empty table. Whoever makes a new one calls `make`."""
        self.id = id
        self.settings = settings
        self.game: Game = GAMES[settings.game]
        self.rules = self.game.rules  # the version that it was begun with
        self.host = host
        self.secret = secret
        self.salts: tuple[str, ...] = ()  # fixed when the game begins
        self.first_draw = 0  # answers that were there when this secret began to draw
        self.status = GATHERING
        self.paused = False
        self.made = made
        self.touched = made
        self.seats = [Seat() for _ in range(settings.players)]
        self.number = 0  # of the last entry of the log
        self.length = 0  # lines of the game, undone ones and undos counted: it never shrinks
        self.answers = 0  # of the record as it stands
        self.sealed: list[list[str]] = [[] for _ in range(settings.players)]
        self.done: list[list[str]] = [[] for _ in range(settings.players)]  # ids of moves
        self.clocks = Clocks.new(settings.clock, settings.players)
        self.agreements: list[Agreement] = []
        self.tail: deque[Entry] = deque(maxlen=TAIL)
        self.unsaved: list[Entry] = []
        self.version = 0  # how often it has been saved; the store's guard against two writers
        self.state: State
        self.past: Past
        self._asked: list[int] | None = None

    # --- making and keeping ---

    @classmethod
    def make(cls, id: str, settings: Settings, host: str, secret: bytes, now: float) -> Table:
        """A new table with open seats. `secret` is 32 random bytes: chance's, for this table alone."""
        if len(secret) != SECRET_BYTES:
            raise ValueError("a secret has 32 bytes")
        table = cls(id, settings.checked(), host, secret, now)
        table.lay(table.game.new(settings.players, table.settings.options, table.settings.box))
        table.past = Past(table.state.copy())
        table.log("made", now)
        return table

    def to_json(self) -> Json:
        """Everything but the log and the settings, which never change. With secrets: for the store alone."""
        words = self.game.vocabulary.words
        return {
            "rules": self.rules,
            "host": self.host,
            "secret": self.secret.hex(),
            "salts": list(self.salts),
            "first_draw": self.first_draw,
            "status": self.status,
            "paused": self.paused,
            "made": self.made,
            "touched": self.touched,
            "seats": [seat.to_json() for seat in self.seats],
            "number": self.number,
            "length": self.length,
            "answers": self.answers,
            "sealed": [list(own) for own in self.sealed],
            "done": [list(ids) for ids in self.done],
            "clocks": self.clocks.to_json(),
            "agreements": [agreement.to_json() for agreement in self.agreements],
            "past": self.game.snapshot(self.past.state),
            "since": [[seat, words(action)] for seat, action in self.past.answers],
            "state": self.game.snapshot(self.state) if self.past.answers else None,
            "rules_now": self.game.rules,
        }

    @classmethod
    def from_json(cls, id: str, settings: Json, data: Json, tail: list[Entry]) -> Table:
        """The table again; `tail` is the end of its log, as much of it as `news` shall know."""
        secret = bytes.fromhex(data["secret"])
        table = cls(id, Settings.from_json(settings), data["host"], secret, data["made"])
        for name in ("rules", "first_draw", "status", "paused", "touched", "number", "length", "answers"):
            setattr(table, name, data[name])
        table.salts = tuple(data["salts"])
        table.seats = [Seat(**seat) for seat in data["seats"]]
        table.sealed = data["sealed"]
        table.done = data["done"]
        table.clocks = Clocks(table.settings.clock, **data["clocks"])
        table.agreements = [Agreement(**agreement) for agreement in data["agreements"]]
        table.tail = deque(tail, TAIL)
        table.lay(lay(table.game, table.settings, data["state"] or data["past"]))
        table.past = Past(table.state.copy())
        if data["rules_now"] == table.game.rules:  # nothing is undone across a change of the rules
            action = table.game.vocabulary.action
            answers = [(seat, action(words) or 0) for seat, words in data["since"]]
            table.past = Past(lay(table.game, table.settings, data["past"]), answers)
        return table

    def saved(self) -> None:
        """The store has written everything."""
        self.unsaved = []
        self.version += 1

    # --- seats ---

    def sit(self, person: str, name: str, seat: int | None, salt: str, now: float) -> int:
        """A person takes an open seat, any if None, before the game or in it; the seat's number."""
        return company.sit(self, person, name, seat, salt, now)

    def rename(self, seat: int, name: str, now: float) -> None:
        """A person changes his name."""
        company.rename(self, seat, name, now)

    def seat_bot(self, by: str, seat: int, level: str, now: float) -> None:
        """The host gives a seat to a bot. In a running game only an open one; else see `propose`."""
        company.seat_bot(self, by, seat, level, now)

    def open_seat(self, by: str, seat: int, now: float) -> None:
        """Who sits there goes for good: the host removes him (a bot only before the game), or he gets up."""
        company.open_seat(self, by, seat, now)

    def leave(self, seat: int, now: float) -> None:
        """A person is away. He keeps his seat; a bot plays for him if the others agree or time runs out."""
        company.leave(self, seat, now)

    def come_back(self, seat: int, now: float) -> None:
        """He is here again, and a bot that played for him hands back. Harmless at any time."""
        company.come_back(self, seat, now)

    # --- playing ---

    def begin(self, by: str, now: float) -> Outcome:
        """The host begins, when no seat is open; chance draws what comes first."""
        before = self.number
        playing.begin(self, by, now)
        return self.outcome(before)

    def answer(self, seat: int, move: Move, now: float) -> Outcome:
        """A person answers. Raises Stale, OutOfTurn, Unreadable, Illegal (with its rule) or Denied."""
        before = self.number
        new = playing.answer(self, seat, move, now)
        return self.outcome(before, repeated=not new)

    def answer_for_bot(self, task: Task, words: str, now: float) -> Outcome:
        """What `think` found. Raises Stale when the bot is no longer asked this: then it can be dropped."""
        before = self.number
        if self.status != RUNNING or self.paused or self.seats[task.seat].bot != task.level:
            raise Stale("table-stale")
        playing.check_fresh(self, task.seat, task.length, task.sealed)
        playing.give(self, task.seat, playing.check_answer(self, task.seat, words), now)
        return self.outcome(before)

    def why_not(self, seat: int, words: str) -> Refusal | None:
        """Why this seat may not answer so now; None if it may."""
        try:
            playing.check_answer(self, seat, words)
        except MaleconError as error:
            rule = error.values.get("rule")
            return Refusal(error.key, dict(error.values), None if rule is None else str(rule))
        return None

    def tasks(self) -> list[Task]:
        """What bots are asked now; each task is to be answered once."""
        if self.status != RUNNING or self.paused:
            return []
        return [self.task(seat) for seat in self.asked if self.seats[seat].bot]

    def task(self, seat: int) -> Task:
        """The question to this seat, for its bot."""
        state = playing.asked_state(self, seat)
        assert state is not None
        sealed = len(self.sealed[seat])
        return Task(
            self.id,
            seat,
            self.length,
            sealed,
            self.seats[seat].bot,
            seed_of(self.secret, seat, self.length, sealed),
            self.game.name,
            self.settings.players,
            self.settings.options,
            self.settings.box,
            self.game.snapshot(state),
        )

    def undo(self, seat: int, length: int, sealed: int, now: float) -> Outcome:
        """Take this seat's last answer back, at once where nobody else is touched; else it is proposed."""
        before = self.number
        waiting = playing.undo(self, seat, length, sealed, now)
        if waiting is not None:
            agreements.put(self, "undo", seat, waiting, now)
        return self.outcome(before)

    # --- agreeing ---

    def propose(self, kind: str, by: int, now: float, about: int | None = None, level: str = "") -> Outcome:
        """Propose to `pause`, `resume`, `stop`, or to let a `bot` play or somebody sit (`open`) at a seat."""
        before = self.number
        agreements.propose(self, kind, by, about, level, now)
        return self.outcome(before)

    def agree(self, number: int, seat: int, now: float) -> Outcome:
        """Agree to the proposal of this number; the last to agree has it done."""
        before = self.number
        agreements.agree(self, number, seat, now)
        return self.outcome(before)

    def decline(self, number: int, seat: int, now: float) -> Outcome:
        """Refuse a proposal, or withdraw one's own."""
        before = self.number
        agreements.decline(self, number, seat, now)
        return self.outcome(before)

    # --- the rest ---

    def chat(self, seat: int | None, name: str, text: str, now: float) -> Outcome:
        """Say something; spectators (None) by a name of their own."""
        before = self.number
        text = " ".join(text.split())
        if not text or not text.isprintable() or len(text) > LONGEST_CHAT:
            raise Unreadable("table-chat", found=shown(text), most=str(LONGEST_CHAT))
        name = company.check_name(name) if seat is None else company.person_at(self, seat).name
        self.log("chat", now, seat, text, name=name)
        return self.outcome(before)

    def close(self, by: str, now: float) -> Outcome:
        """The host ends it without a result."""
        before = self.number
        self.check_open()
        company.check_host(self, by)
        self.end(CLOSED, now)
        return self.outcome(before)

    def due(self) -> float | None:
        """When time runs out next, if it does: then `tick` is wanted."""
        ends = [self.clocks.end(number) for number, seat in enumerate(self.seats) if not seat.late]
        return min((end for end in ends if end is not None), default=None)

    def tick(self, now: float) -> Outcome:
        """Let time run out for whoever has none left. Harmless at any time."""
        before = self.number
        for number, seat in enumerate(self.seats):
            end = self.clocks.end(number)
            if end is None or end > now or seat.late:
                continue
            if self.settings.timeout == "bot":
                company.give_to_bot(self, number, self.settings.stand_in, now)
            else:
                seat.late = True
                self.log("late", now, number)
        return self.outcome(before)

    # --- looking (all of it made in `views`) ---

    def view(self, seat: int | None, now: float) -> Json:
        """Everything this seat, or a spectator, gets: what it may know and nothing else."""
        return views.view(self, seat, now)

    def fixed(self, seat: int | None) -> Json:
        """What of a view never changes; with a delta it makes a view."""
        return views.fixed(self, seat)

    def preview(self, seat: int, words: str) -> Json:
        """What this seat would see after an answer. Raises as `answer` does, or if it would show a secret."""
        return views.preview(self, seat, words)

    def delta(self, seat: int | None, since: int, now: float) -> Json | None:
        """What may have changed since line `since` of the log; None if that is too long ago: send a view."""
        return views.delta(self, seat, since, now)

    def news(self, seat: int | None, since: int) -> list[Json] | None:
        """The log alone after line `since`; None if that is too long ago."""
        return views.news(self, seat, since)

    def listing(self) -> Json:
        """The table as the lobby shows it."""
        return views.listing(self)

    @property
    def asked(self) -> list[int]:
        """The seats that have something to answer now."""
        if self._asked is None:
            running = self.status == RUNNING
            self._asked = asked(self.game, self.state, self.sealed) if running else []
        return self._asked

    @property
    def is_ended(self) -> bool:
        return self.status in (OVER, CLOSED)

    # --- for the neighbours in this folder ---

    def lay(self, state: State) -> None:
        """This is how the table stands now."""
        state.listening = True
        state.events = []
        self.state = state
        self.changed()

    def changed(self) -> None:
        """Who is asked must be found out anew."""
        self._asked = None

    def log(self, kind: str, now: float, seat: int | None = None, text: str = "", **data: Any) -> None:
        """Write a line of the log."""
        self.number += 1
        self.touched = now
        entry = Entry(self.number, now, kind, seat, text, data)
        self.unsaved.append(entry)
        self.tail.append(entry)

    def forget(self, kind: str) -> None:
        """The game has gone on, and proposals of this kind with it."""
        self.agreements = [agreement for agreement in self.agreements if agreement.kind != kind]

    def refresh(self, now: float) -> None:
        """Something has changed: see whose time runs, and what waits for nobody any more."""
        self.changed()
        if self.status != RUNNING:
            return
        if not self.paused:
            self.clocks.run({seat for seat in self.asked if self.seats[seat].active}, now)
        agreements.look_again(self, now)

    def end(self, status: str, now: float) -> None:
        """It is over, one way or the other."""
        self.status = status
        self.paused = False
        self.agreements = []
        self.clocks.run((), now)
        self.changed()
        if status == CLOSED:
            self.log("closed", now)

    def check_open(self) -> None:
        if self.is_ended:
            raise Denied("table-ended")

    def outcome(self, before: int, repeated: bool = False) -> Outcome:
        return Outcome(self.number, self.number != before, repeated)
