"""A game as it is played here: its record and its file, what happened, and who has been told of it."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from malecon.bots.cast import somebody
from malecon.drawing import Scene
from malecon.errors import OutOfTurn
from malecon.kernel.state import CHANCE, Event, may_know
from malecon.record import Record
from malecon.spoken.telling import Telling, paragraphs
from malecon.terminal.plain import drawing_of
from malecon.terminal.screen import with_names

#: For those who did not say who they are.
NAMES = ("Ana", "Beto", "Carmen", "Diego", "Elena")

REMINDED = 10  # of how many answers one is reminded, besides those since one's own last


def names_at(bots: Sequence[str | None], save: Path) -> list[str]:
    """Who sits at a table whose players gave no names: people, and bots who are somebody too."""
    names: list[str] = []
    for seat, level in enumerate(bots):
        own = "" if level is None else somebody(level, names, zlib.crc32(save.name.encode()))
        names.append(own or NAMES[seat])
    return names


class Sitting:
    """One game, those who play it, and what they have been told so far. A seat without a bot is a person."""

    def __init__(self, record: Record, bots: Sequence[str | None], save: Path, language: str) -> None:
        self.record = record
        self.bots = tuple(bots)
        self.people = [seat for seat, name in enumerate(bots) if name is None]
        self.save = save
        self.saved = ""  # what is in the file
        record.names = record.names or names_at(self.bots, save)
        self.names = record.names
        self.drawing = drawing_of(record.game, record.box)
        self.telling = Telling(record.game, self.names, language, self.drawing.naming)
        #: What happened with each answer, and how much of it each seat, and whoever looks on, has been told.
        self.events: list[list[Event]] = [played.events for played in record.states()]
        self.told: dict[int | None, int] = {None: 0, **dict.fromkeys(range(record.players), 0)}
        for number, (seat, _, _) in enumerate(record.answers):
            if seat != CHANCE:
                self.told[seat] = number
        record.state.listening = True
        #: Of each answer, whether it was given together with the one before it: they are undone together.
        self.joined = [False] * len(record)

    @property
    def asked(self) -> int:
        """Who must answer."""
        return int(self.record.state.seat)

    def answer(self, seat: int, action: int, joined: bool = False) -> None:
        """Write an answer down and hear what it brings about. Who gives it knows all that went before."""
        self.joined.append(joined)
        state = self.record.state
        state.events = []
        before = len(self.events)
        self.record.add(seat, action)
        self.events.append(state.events)
        if seat != CHANCE:
            self.told[seat] = before

    def undo(self, seat: int) -> None:
        """Take back the last answer of this seat, if nobody has answered since and nothing was shown.

        What was given together with it goes too.
        """
        try:
            self.record = self.record.undo(seat)
            while self.joined[len(self.record)]:
                self.record = self.record.undo(seat)
        except OutOfTurn as error:
            if error.key != "undo-answered":
                raise
            raise OutOfTurn("terminal-undo-answered", name=self.names[int(error.values["seat"])]) from None
        self.record.state.listening = True
        del self.events[len(self.record) :], self.joined[len(self.record) :]
        self.told = {one: min(told, len(self.events)) for one, told in self.told.items()}

    def keep(self) -> None:
        """Save what is not saved yet."""
        text = self.record.text()
        if text != self.saved:
            self.record.save(self.save)
            self.saved = text

    # --- as it is shown ---

    def scene(self, seat: int | None, width: int, height: int, offered: Sequence[int] | None = None) -> Scene:
        """The table as this seat may see it, with the answers that it may give, or those that are offered."""
        legal = self.record.state.legal() if offered is None else offered
        choices = legal if seat is not None and seat == self.asked else []
        view = self.record.game.view(self.record.state, seat)
        return Scene(view, seat, choices, self.telling, self.bots, width, height)

    def news(self, seat: int | None) -> list[Text]:
        """What happened since this seat last answered, or since those who look on last looked."""
        since = self.told[seat]
        if since == 0 and seat is not None:
            welcome = self.telling.say("terminal-welcome")
            own = self.telling.of_game("welcome") if self.telling.tells("welcome") else ""
            return [Text(words) for words in (own, welcome) if words]
        before = self.sentences(seat, max(0, since - REMINDED), since)
        for text in before:
            text.stylize("dim")
        return [*before, *self.sentences(seat, since)]

    def sentences(self, seat: int | None, since: int = 0, upto: int | None = None) -> list[Text]:
        """What this seat may know of what happened with these answers."""
        events = [event for answer in self.events[since:upto] for event in answer if may_know(event[0], seat)]
        return [with_names(text, self.names) for text in paragraphs(self.telling, events)]
