"""Many tables played at once, all that is seen of them in rows of numbers that NumPy reads without a copy.

Nothing here is done in Python for each table: whoever plays hands over one answer for every table and gets
back rows for those who are asked next. Each step writes into fresh rows, so what was handed out stays as
it is.
"""

from __future__ import annotations

from typing import Final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from malecon.kernel.match import generator
from malecon.kernel.mind import returns
from malecon.kernel.observer import Observer, Writer
from malecon.kernel.play import settle
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, OVER, State
from malecon.research.spec import following

FINE: Final[i64] = -1  # no table's answer is wrong
WIDTH: Final[i64] = 8  # bytes of an answer


class Stepper:
    """Tables of one game that all begin alike; a table that has ended is laid anew at once."""

    def __init__(
        self,
        start: State,
        observer: Observer[State],
        known: bool,
        size: i64,
        tables: i64,
        first: i64,
        answers: i64,
    ) -> None:
        self.start = start
        self.observer = observer
        self.known = known  # whether what a seat knows is written behind what it sees
        self.tables: i64 = tables
        self.first: i64 = first  # the first action that is not chance's
        self.answers: i64 = answers  # how many there are from there on
        self.states: list[State] = []
        self.chances: list[Rng] = []
        self.seeds: list[int] = []  # of the game that each table plays
        self.writer = Writer(size, tables)
        self.masks: vec[u8] = vec[u8]()
        self.seats: vec[i64] = vec[i64]([0] * tables)  # who is asked
        self.counts: vec[i64] = vec[i64]()  # how many answers may be given
        self.over: vec[u8] = vec[u8]()  # whether a game has ended by the last answer; and then ...
        self.rewards: vec[float] = vec[float]()  # ... what it is worth to each seat
        self.scores: vec[i64] = vec[i64]()  # ... and its points

    # --- for whoever plays ---

    def deal(self, seeds: list[int]) -> None:
        """Lay every table anew, each with its own seed."""
        self.seeds = seeds[:]
        self.states = []
        self.chances = []
        for seed in seeds:
            self.states.append(self.start)
            self.chances.append(Rng(0))
        self.turn_over()
        for table in range(self.tables):
            self.lay(table)
            self.show(table)

    def wrong(self, answers: bytes) -> i64:
        """The first table whose answer, one of eight bytes for each, may not be given; FINE if all may."""
        for table in range(self.tables):
            answer = read_i64_le(answers, WIDTH * table)
            if answer < 0 or answer >= self.answers or self.masks[table * self.answers + answer] == 0:
                return table
        return FINE

    def step(self, answers: bytes) -> None:
        """Give an answer at every table. Each must be allowed: see `wrong`."""
        first = self.first
        self.turn_over()
        for table in range(self.tables):
            s = self.states[table]
            s.apply(first + read_i64_le(answers, WIDTH * table))
            if s.seat == CHANCE:
                settle(s, self.chances[table])
            if s.seat == OVER:
                self.close(table, s)
                self.seeds[table] = following(self.seeds[table], int(self.tables))
                self.lay(table)
            self.show(table)

    def picked(self, places: bytes) -> vec[i64]:
        """For every table the answer at this place, of eight bytes, among those that may be given."""
        answers = vec[i64]([0] * self.tables)
        for table in range(self.tables):
            answers[table] = self.states[table].answers[read_i64_le(places, WIDTH * table)] - self.first
        return answers

    def look(self, table: i64, seat: i64) -> bytes:
        """What any seat of a table sees, or knows."""
        w = Writer(self.writer.size)
        self.observer.write_seen(self.states[table], seat, w)
        if self.known:
            self.observer.write(self.states[table], seat, w)
        return bytes(memoryview(w.rows))

    # --- one table ---

    def turn_over(self) -> None:
        """Fresh rows for all that is handed out."""
        players = self.start.players
        self.writer.turn_over()
        self.masks = vec[u8]([0] * (self.tables * self.answers))
        self.seats = vec[i64]([0] * self.tables)
        self.counts = vec[i64]([0] * self.tables)
        self.over = vec[u8]([0] * self.tables)
        self.rewards = vec[float]([0.0] * (self.tables * players))
        self.scores = vec[i64]([0] * (self.tables * players))

    def lay(self, table: i64) -> None:
        """Begin a game at this table, up to the first question to a player."""
        s = self.start.copy()
        chance = generator(self.seeds[table], int(CHANCE))
        settle(s, chance)
        self.states[table] = s
        self.chances[table] = chance

    def close(self, table: i64, s: State) -> None:
        """A game has ended: say how."""
        self.over[table] = 1
        at = table * s.players
        worth = returns(s)
        scores = s.scores()
        for seat in range(s.players):
            self.rewards[at + seat] = worth[seat]
            self.scores[at + seat] = scores[seat]

    def show(self, table: i64) -> None:
        """What the seat that is asked sees, and what it may answer."""
        s = self.states[table]
        seat = s.seat
        self.seats[table] = seat
        self.writer.at = table * self.writer.size
        self.observer.write_seen(s, seat, self.writer)
        if self.known:
            self.observer.write(s, seat, self.writer)
        masks = self.masks
        place = table * self.answers - self.first
        answers = s.answers
        for n in range(s.offered):
            masks[place + answers[n]] = 1
        self.counts[table] = s.offered
