"""How these tests speak of a table: who sits there, a clock that goes when told, and moves in words."""

from __future__ import annotations

import itertools
from typing import Any

from malecon.games import GAMES
from malecon.kernel.rng import Rng
from malecon.record import Record
from malecon.table import (
    ClockRule,
    Entry,
    LogLine,
    Move,
    Outcome,
    Settings,
    Table,
    record_text,
    salt_commitment,
    think,
    views,
)

SECRET = bytes(range(32))
HOST = "host"


class Scene:
    """A table with persons and bots, and everything that was ever written in its log.

    `seats` names who sits there: a name is a person, `bot` or `bot:level` a bot, an empty word nobody. A name
    that comes twice is one person with two seats. The first person is the host.
    """

    def __init__(self, game: str, *seats: str, clock: ClockRule | None = None, **settings: Any) -> None:
        self.now = 1000.0
        self.entries: list[Entry] = []
        self.ids = itertools.count()
        chosen = Settings(game, len(seats), clock=clock or ClockRule(), **settings)
        self.table = Table.new("t1", chosen, HOST, SECRET, self.now)
        persons: dict[str, str] = {}
        for seat, name in enumerate(seats):
            kind, _, level = name.partition(":")
            if kind == "bot":
                self.table.seat_bot(HOST, seat, level or "random", self.now)
            elif name:
                persons.setdefault(name, HOST if not persons else f"person of {name}")
                self.table.sit(persons[name], name, seat, self.now)
        self.keep()

    def begin(self) -> Scene:
        """Every person adds a salt, and nothing is drawn before the last of them is open."""
        persons = [seat for seat, found in enumerate(self.table.seats) if found.kind == "person"]
        for seat in persons:
            self.commit(seat)
        self.table.begin(HOST, self.now)
        self.keep()
        for seat in persons:
            self.reveal(seat)
        return self

    def salt(self, seat: int) -> str:
        return f"salt-{self.table.draws.attempt}-{seat}"

    def commit(self, seat: int, salt: str | None = None) -> None:
        """As the browser of whoever sits there does."""
        own, number = self.salt(seat) if salt is None else salt, self.table.draws.attempt
        house = views.view(self.table, seat, self.now)["fairness"]["commitment"]
        self.table.commit(seat, salt_commitment(house, number, seat, own), self.now)
        self.keep()

    def reveal(self, seat: int, salt: str | None = None) -> None:
        self.table.reveal(seat, self.salt(seat) if salt is None else salt, self.now)
        self.keep()

    def promise(self) -> str:
        """What whoever sits here remembers."""
        return views.view(self.table, None, self.now)["fairness"]["promise"]

    def keep(self) -> None:
        """What a store does: take the new entries, and bring the table back from what was written."""
        self.entries += self.table.unsaved
        assert [entry.number for entry in self.entries] == list(range(1, self.table.number + 1))
        settings, data = self.table.settings.to_json(), self.table.to_json()
        again = Table.from_json(self.table.id, settings, data, self.entries)
        assert again.to_json() == data
        self.table = again

    def wait(self, seconds: float) -> Outcome:
        """Let time pass."""
        self.now += seconds
        outcome = self.table.tick(self.now)
        self.keep()
        return outcome

    # --- moves ---

    def move(self, seat: int, words: str, move_id: str | None = None) -> Move:
        """A move made for the table as this seat sees it now."""
        seen = views.view(self.table, seat, self.now)
        name = f"m{next(self.ids)}" if move_id is None else move_id
        return Move(words, seen["length"], seen["sealed"], name)

    def answer(self, seat: int, words: str) -> Outcome:
        return self.send(seat, self.move(seat, words))

    def send(self, seat: int, move: Move) -> Outcome:
        outcome = self.table.answer(seat, move, self.now)
        self.keep()
        return outcome

    def undo(self, seat: int) -> Outcome:
        seen = views.view(self.table, seat, self.now)
        outcome = self.table.undo(seat, seen["length"], seen["sealed"], self.now)
        self.keep()
        return outcome

    def options(self, seat: int) -> list[str]:
        """What this seat is offered, in words."""
        return [action["words"] for action in views.view(self.table, seat, self.now)["actions"]]

    def bots(self, most: int = 10_000) -> int:
        """Let bots answer as long as they are asked; how many answers they gave."""
        for count in range(most):
            tasks = self.table.tasks()
            if not tasks:
                return count
            self.table.answer_for_bot(tasks[0], think(tasks[0]), self.now)
            self.keep()
        return most

    def step(self, rng: Rng) -> None:
        """One answer, by any of those asked, be it a bot or a person."""
        seat = self.table.asked[int(rng.below(len(self.table.asked)))]
        if self.table.seats[seat].bot:
            task = self.table.task(seat)
            self.table.answer_for_bot(task, think(task), self.now)
            self.keep()
        else:
            options = self.options(seat)
            self.answer(seat, options[int(rng.below(len(options)))])

    def play_until(self, rng: Rng, question: str) -> None:
        """Play at random until this is asked."""
        while self.question() != question:
            self.step(rng)

    # --- looking ---

    def question(self) -> str:
        """What is asked, without the name of the game."""
        asked = views.view(self.table, None, self.now)["question"]
        return "" if asked is None else asked["key"].partition("-ask-")[2]

    def log(self, seat: int | None = None) -> list[LogLine]:
        return views.view(self.table, seat, self.now)["log"]

    def kinds(self, count: int) -> list[str]:
        """Of the last so many entries."""
        return [entry.kind for entry in self.entries[-count:]]

    def record(self) -> Record:
        """The record of this table, read and checked by playing it."""
        return Record.read(record_text(self.table, self.entries))


def every_game() -> list[str]:
    return list(GAMES)
