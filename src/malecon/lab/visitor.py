"""A program's seat at one table of the arena: what it is told there, what it answers, and what becomes of it
if it does not. See `programs.py`."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from malecon.errors import MaleconError
from malecon.files import shown
from malecon.kernel.game import Game, Json
from malecon.kernel.match import Seen
from malecon.kernel.state import Event, may_know
from malecon.lab.process import Ended, Silent
from malecon.lab.programs import MOST_FAILURES, MOST_FORFEITS, RUNNING, TRIES, Program, read
from malecon.spoken import seat as spoken
from malecon.spoken.telling import paragraphs


class Visitor:
    """A seat that a program plays: a bot that asks it. `table` is what it is told of the table; `heard` are
    the events of the whole table, of which it is told those that its seat may know."""

    def __init__(
        self,
        name: str,
        game: Game,
        patience: float,
        table: Json,
        heard: Callable[[], Sequence[Event]],
        box: Json,
    ) -> None:
        self.name = name
        self.game = game
        self.patience = patience
        self.table = table
        self.heard = heard
        players = int(table["players"])
        self.telling = spoken.telling_of(game, box, spoken.seat_names(players, "en"), "en")
        self.program: Program | None = None
        self.told = 0  # of the events
        self.number = 0  # of questions in this game
        self.timeouts = self.illegal = self.ended = 0
        self.forfeited = RUNNING.forfeits.get(name, 0) >= MOST_FORFEITS

    # --- asked ---

    def choose(self, seen: Seen) -> int:
        """Its answer. What goes wrong is raised, and somebody else answers for it."""
        if self.forfeited:
            raise MaleconError("arena-program-forfeited")
        self.number += 1
        try:
            return self.ask(seen)
        except Silent:
            self.timeouts += 1
            self.failed()
            raise MaleconError("arena-program-silent", seconds=f"{self.patience:g}") from None
        except Ended:
            raise self.lost() from None
        finally:
            self.told = len(self.heard())

    def ask(self, seen: Seen) -> int:
        program = self.sit(seen.seat)
        program.asked += 1
        # Another world than the true one, and the same to this seat: nothing hidden can be told from it.
        state = seen.believe()
        asked = spoken.asked_at(self.game, state)
        events = [event for event in self.heard()[self.told :] if may_know(event[0], seen.seat)]
        news = paragraphs(self.telling, events)
        program.say(
            type="question",
            id=program.asked,
            seat=seen.seat,
            key=self.game.questions[state.step].key,
            question=self.telling.asked(asked.sentence),
            rules=asked.rules,
            legal=[self.game.vocabulary.words(action) for action in asked.legal],
            news=news,
            view=seen.view,
            text=spoken.page(self.telling, seen.seat, seen.view, news, asked),
        )
        until = time.monotonic() + self.patience
        for left in range(TRIES - 1, -1, -1):
            try:
                return spoken.understand(self.hear(program, until), self.game, state, self.telling)
            except MaleconError as error:
                self.illegal += 1
                rule = error.values.get("rule") or None
                program.say(type="refused", id=program.asked, rule=rule, message=error.message(), left=left)
                if not left:
                    raise
        raise AssertionError("the last try returns or raises")

    def hear(self, program: Program, until: float) -> str:
        """What it answers to this question; what comes late to an earlier one is passed over."""
        while True:
            line = program.process.hear(until)
            said = read(line) or {}
            number, answer = said.get("id"), said.get("answer")
            number = number if said.get("type") == "answer" and type(number) is int else None
            if number is not None and number < program.asked:
                continue
            if number != program.asked or type(answer) not in (str, int):
                raise MaleconError("arena-program-line", found=shown(line.strip()))
            return str(answer)

    # --- coming, failing, going ---

    def sit(self, seat: int) -> Program:
        """A running program that knows the table; it may have come back in the midst of the game."""
        if self.program is None:
            try:
                self.program = RUNNING.take(self.name, self.patience)
            except MaleconError as error:
                if error.key == "arena-program-silent":
                    self.timeouts += 1
                else:
                    self.ended += 1
                self.forfeited = True  # who does not even say hello is not waited for again
                raise error from None
            rulebook = spoken.rules_text(self.game, "en")
            about = {**self.table, "seat": seat, "begun": self.number > 1}
            self.program.say(type="table", **about, rulebook=rulebook)
        return self.program

    def lost(self) -> MaleconError:
        """It has ended; for the next question it is started anew."""
        program, self.program = self.program, None
        self.ended += 1
        self.failed()
        assert program is not None
        words = program.process.last_words()
        program.process.close()
        return MaleconError("arena-program-ended", error=words or "–")

    def failed(self) -> None:
        """Whoever fails too often is not asked any more in this game."""
        if self.timeouts + self.ended >= MOST_FAILURES:
            self.forfeited = True
            if self.program is not None:
                self.program.process.close()
                self.program = None

    def rise(self, scores: list[int], winners: list[int]) -> None:
        """The game is over."""
        if self.program is not None:
            self.program.say(type="end", scores=scores, winners=winners)
            RUNNING.give_back(self.name, self.program)
            self.program = None

    def leave(self) -> None:
        """The game is broken off."""
        if self.program is not None:
            self.program.process.close()
            self.program = None
