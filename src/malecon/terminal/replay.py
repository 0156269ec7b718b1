"""A finished or running game looked at again, answer by answer, as any of its seats saw it then."""

from __future__ import annotations

import contextlib

from rich.console import RenderableType
from rich.text import Text

from malecon.drawing import MANGO, Scene
from malecon.kernel.state import CHANCE, OVER, Event, State, may_know
from malecon.record import Record
from malecon.spoken.telling import Telling, paragraphs
from malecon.terminal.plain import drawing_of
from malecon.terminal.play import INTERRUPTED
from malecon.terminal.screen import Screen, with_names
from malecon.terminal.sitting import NAMES


def run(record: Record, at: int | None, seat: int | None, language: str, screen: Screen | None = None) -> int:
    """Step through a record from its beginning or from answer `at` on; in a pipe, show one table."""
    replay = Replay(record, seat, language, screen or Screen())
    if not replay.screen.live:
        replay.show(len(record) if at is None else at)
        return 0
    try:
        with replay.screen.open(), contextlib.suppress(EOFError):
            replay.walk(replay.on(0) if at is None else at)
    except KeyboardInterrupt:
        return INTERRUPTED
    return 0


class Replay:
    """One record, and the eyes through which it is seen; None is everybody's."""

    def __init__(self, record: Record, seat: int | None, language: str, screen: Screen) -> None:
        self.record = record
        self.seat = seat
        self.screen = screen
        self.drawing = drawing_of(record.game, record.box)
        self.names = record.names or NAMES[: record.players]
        self.telling = Telling(record.game, self.names, language, self.drawing.naming)
        self.tables: list[State] = [record.replay(0)]
        self.events: list[list[Event]] = [[]]
        for played in record.states():
            self.tables.append(played.state)
            self.events.append(played.events)

    def walk(self, at: int) -> None:
        """Go to and fro until it is enough."""
        while True:
            self.show(at)
            typed = self.screen.ask(self.telling.say("terminal-replay"))
            word, _, rest = typed.partition(" ")
            if word in ("", "n"):
                at = self.on(at + 1)
            elif word == "p":
                at = self.back(at - 1)
            elif word.isdecimal() and word.isascii():
                at = min(int(word[:9]), len(self.record))
            elif word == "s":
                seats = [str(seat) for seat in range(self.record.players)]
                self.seat = int(rest) if rest in seats else None
            elif word == "q":
                return

    def on(self, at: int) -> int:
        """The next table from here at which a player is asked, or the last one."""
        while at < len(self.record) and int(self.tables[at].seat) == CHANCE:
            at += 1
        return min(at, len(self.record))

    def back(self, at: int) -> int:
        """The last table up to here at which a player is asked, or the first one."""
        while at > 0 and int(self.tables[at].seat) == CHANCE:
            at -= 1
        return max(at, 0)

    def show(self, at: int) -> None:
        """The table after so many answers, what had just happened, and what is asked."""
        state = self.tables[at]
        since = self.back(at - 1)
        events = [event for told in self.events[since + 1 : at + 1] for event in told]
        known = [event for event in events if may_know(event[0], self.seat)]
        news = [with_names(text, self.names) for text in paragraphs(self.telling, known)]
        self.screen.picture(lambda room: self.table(state, room), news, self.caption(at))

    def table(self, state: State, height: int) -> list[RenderableType]:
        bots: list[str | None] = [None] * self.record.players
        view = self.record.game.view(state, self.seat)
        scene = Scene(view, self.seat, [], self.telling, bots, self.screen.width, height)
        return self.drawing.table(scene)

    def caption(self, at: int) -> list[RenderableType]:
        """Where we are, who is asked what, and the answer if it is this seat's own."""
        state, say = self.tables[at], self.telling.say
        eyes = say("terminal-replay-all") if self.seat is None else self.names[self.seat]
        lines: list[RenderableType] = [
            Text(say("terminal-replay-at", at=at, last=len(self.record), eyes=eyes), "bold"),
        ]
        asked = int(state.seat)
        if asked == OVER:
            winners = " & ".join(self.names[winner] for winner in state.winners())
            lines.append(with_names(say("terminal-replay-over", names=winners), self.names))
            return lines
        question = self.telling.asked(self.record.game.asks(state))
        who = "" if asked == CHANCE else f"{self.names[asked]}: "
        told = Text.assemble(("▶ ", f"bold {MANGO}"), with_names(who + question, self.names))
        if asked == self.seat and at < len(self.record):
            told.append(f" → {self.telling.action(self.record.answers[at][1])}", f"bold {MANGO}")
        lines.append(told)
        return lines
