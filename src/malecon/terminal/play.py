"""A game at this terminal, from the first question to the last: people, bots and chance answer in their turn.

The loop knows no game. It asks the record who must answer, shows that person the table as he may see it, and
writes his answer down. Whatever a person has answered or seen is saved at once, so nothing is ever lost.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from malecon import rulebook
from malecon.bots.players import LEVELS, bot
from malecon.faults import Fault, Illegal, OutOfTurn
from malecon.kernel.game import Game, Json
from malecon.kernel.match import look
from malecon.kernel.play import draw
from malecon.kernel.rng import Rng
from malecon.kernel.state import CHANCE, OVER
from malecon.record import Record
from malecon.terminal.choosing import understand
from malecon.terminal.drawing import MANGO, Scene
from malecon.terminal.games import drawing_of
from malecon.terminal.screen import Screen, choice_list, rule_text, with_names
from malecon.terminal.telling import Event, Telling, may_know, paragraphs

#: Who can sit at a table beside people.
BOTS = LEVELS

#: For those who did not say who they are.
NAMES = ("Ana", "Beto", "Carmen", "Diego", "Elena")

REMINDED = 10  # of how many answers one is reminded, besides those since one's own last

SAVED, INTERRUPTED = 0, 130


class Quit(Exception):
    """Whoever was asked has had enough for now."""


def run(
    game: Game,
    players: int,
    bots: Sequence[str | None],
    seed: int | None,
    options: Mapping[str, Any] | None,
    box: Json | None,
    names: Sequence[str],
    save: Path,
    resume: Record | None,
    language: str,
    screen: Screen | None = None,
) -> int:
    """Play a new game, or go on with `resume`, and give the exit code. A seat without a bot is a person."""
    if resume is None:
        resume = Record(game, players, options, box, [*names] or NAMES[:players])
    sitting = Sitting(resume, bots, seed, save, language, screen or Screen())
    sitting.record.save(save)
    return sitting.play()


class Sitting:
    """One game, those who play it here, and what they have been told so far."""

    def __init__(
        self,
        record: Record,
        bots: Sequence[str | None],
        seed: int | None,
        save: Path,
        language: str,
        screen: Screen,
    ) -> None:
        self.record = record
        self.bots = tuple(bots)
        self.minds = [None if name is None else bot(name, record.game) for name in bots]
        self.seed = secrets.randbits(31) if seed is None else seed
        self.save = save
        self.saved = ""  # what is in the file
        self.screen = screen
        self.drawing = drawing_of(record.game, record.box)
        record.names = record.names or list(NAMES[: record.players])
        self.names = record.names
        self.telling = Telling(record.game, self.names, language, self.drawing.naming)
        self.say = self.telling.say
        #: What happened with each answer, and how much of it each seat, and whoever looks on, has been told.
        self.events: list[list[Event]] = [played.events for played in record.states()]
        self.told: dict[int | None, int] = {None: 0, **dict.fromkeys(range(record.players), 0)}
        for number, (seat, _, _) in enumerate(record.answers):
            if seat != CHANCE:
                self.told[seat] = number
        self.record.state.listening = True
        self.people = [seat for seat, name in enumerate(bots) if name is None]
        #: Whose hand may be on the screen.
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None
        self.watched: int | None = None  # the seat whose turn was shown last, when nobody plays here
        self.to_the_end = False
        self.typed: list[str] = []  # answers that were typed ahead
        self.notice: list[RenderableType] = []

    # --- the loop ---

    def play(self) -> int:
        """Play to the end, or until somebody leaves."""
        reason, code = "terminal-saved", SAVED
        try:
            with self.screen.open():
                while self.record.state.seat != OVER:
                    self.step()
        except Quit:
            pass
        except EOFError:
            reason = "terminal-no-more-input"
        except KeyboardInterrupt:
            self.screen.console.print()
            code = INTERRUPTED
        else:
            self.show_end()
            reason = "terminal-record"
        self.record.save(self.save)
        self.screen.print(Text(self.say(reason, path=str(self.save))))
        return code

    def step(self) -> None:
        """One answer: by chance, by a bot or by a person."""
        state = self.record.state
        seat = int(state.seat)
        # Every draw has a generator of its own: it is the same whether or not the game was interrupted.
        stream = len(self.record) * 8
        if seat == CHANCE:
            self.answer(seat, int(draw(state, Rng(self.seed, stream))))
            return
        mind = self.minds[seat]
        if mind is None:
            self.ask(seat)
            return
        if self.people:
            self.screen.wait(self.say("terminal-thinking", name=self.names[seat]))
        else:
            self.watch(seat)
        seen = look(self.record.game, state, seat, Rng(self.seed, stream + 1 + seat), self.again(seat))
        self.answer(seat, mind.choose(seen))

    def again(self, seat: int) -> bool:
        """Whether this seat was the last one to be asked, too."""
        for before, _, _ in reversed(self.record.answers):
            if before != CHANCE:
                return before == seat
        return False

    def answer(self, seat: int, action: int) -> None:
        """Write an answer down and hear what it brings about."""
        state = self.record.state
        state.events = []
        self.record.add(seat, action)
        self.events.append(state.events)

    def keep(self) -> None:
        """Save what is not saved yet. A disk that is full now may not be later: the game goes on."""
        text = self.record.text()
        if text == self.saved:
            return
        try:
            self.record.save(self.save)
            self.saved = text
        except Fault as fault:
            self.notice.append(Text(fault.told(self.telling.language), "bold red"))

    # --- a person is asked ---

    def ask(self, seat: int) -> None:
        """Show a person the table and take his answer, or do what he wants before he gives it."""
        if seat != self.looking:
            self.pass_on(seat)
            if int(self.record.state.seat) != seat:
                return
        if self.typed:
            typed = self.typed.pop(0)
        else:
            self.keep()
            self.show(seat)
            self.notice = []
            line = self.screen.ask(self.say("terminal-prompt"))
            typed, *self.typed = [part.strip() for part in line.replace(";", ",").split(",")]
        try:
            self.take(seat, typed)
        except Fault as fault:
            self.typed = []
            self.refuse(fault)

    def take(self, seat: int, typed: str) -> None:
        """An answer or one of the words that are none."""
        word, _, rest = typed.partition(" ")
        if typed.startswith("?"):
            self.show_rules(seat, typed[1:].strip())
        elif typed in ("", "h", "help"):
            self.show_help()
        elif word in ("u", "undo") and not rest:
            self.undo(seat)
        elif typed in ("l", "log"):
            self.show_log(seat)
        elif typed in ("q", "quit"):
            raise Quit
        else:
            action = self.understand(seat, typed)
            self.told[seat] = len(self.events)
            self.answer(seat, action)
            self.keep()

    def understand(self, seat: int, typed: str) -> int:
        """The answer that is meant."""
        scene = self.scene(seat, self.screen.height)
        labels = [self.drawing.label(scene, action).plain for action in scene.choices]
        return understand(typed, self.record.game, self.record.state, self.telling, labels)

    def undo(self, seat: int) -> None:
        """Take back the last answer of this seat, if nobody has answered since and nothing was shown."""
        try:
            self.record = self.record.undo(seat)
        except OutOfTurn as fault:
            if fault.key != "undo-answered":
                raise
            raise OutOfTurn("terminal-undo-answered", name=self.names[int(fault.values["seat"])]) from None
        self.record.state.listening = True
        del self.events[len(self.record) :]
        self.told = {seat: min(told, len(self.events)) for seat, told in self.told.items()}
        self.typed = []
        self.keep()
        self.notice.append(Text(self.say("terminal-undone"), "bold"))

    def refuse(self, fault: Fault) -> None:
        """Say kindly why not, with the rule where there is one."""
        self.notice.append(Text(fault.told(self.telling.language), f"bold {MANGO}"))
        if isinstance(fault, Illegal):
            self.notice.append(rule_text(fault.rule, rulebook.rule(self.record.game.name, fault.rule)))

    # --- several people, or none, at one terminal ---

    def pass_on(self, seat: int) -> None:
        """Hide one person's hand before the next one looks. Where nothing is hidden, nothing need be."""
        before, self.looking = self.looking, seat
        game, state = self.record.game, self.record.state
        public = game.view(state, None)
        if not any(hides(game.view(state, one), public) for one in (before, seat) if one is not None):
            return
        while True:
            self.keep()
            called = Text(self.say("terminal-pass", name=self.names[seat]), f"bold {MANGO}")
            self.screen.picture(lambda room: self.table(None, room), self.news(None), [*self.notice, called])
            self.notice = []
            typed = self.screen.ask()
            self.told[None] = len(self.events)
            if typed == "q":
                raise Quit
            if typed == "u" and before is not None:
                try:
                    self.undo(before)
                except Fault as fault:
                    self.refuse(fault)
                    continue
                self.looking = before if int(self.record.state.seat) == before else None
                return
            if typed and not self.screen.live:
                self.typed.append(typed)  # a list of answers need not know of curtains
            return

    def watch(self, seat: int) -> None:
        """Nobody plays here: show every turn, or in a pipe all that happens."""
        if not self.screen.live:
            self.screen.print(*self.sentences(None, self.told[None]))
        elif seat != self.watched and not self.to_the_end:
            self.keep()
            self.screen.picture(lambda room: self.table(None, room), self.news(None), self.notice)
            self.notice = []
            typed = self.screen.ask(self.say("terminal-watch"))
            if typed == "q":
                raise Quit
            self.to_the_end = typed == "e"
        else:
            return
        self.watched = seat
        self.told[None] = len(self.events)

    # --- what is shown ---

    def scene(self, seat: int | None, height: int) -> Scene:
        """The table as this seat may see it."""
        state = self.record.state
        choices = state.legal() if seat is not None and seat == int(state.seat) else []
        view = self.record.game.view(state, seat)
        return Scene(view, seat, choices, self.telling, self.bots, self.screen.width, height)

    def table(self, seat: int | None, height: int) -> list[RenderableType]:
        return self.drawing.table(self.scene(seat, height))

    def news(self, seat: int | None) -> list[Text]:
        """What happened since this seat last answered, or since those who look on last looked."""
        if self.told[seat] == 0 and seat is not None:
            return [Text(self.telling.of_game("welcome")), Text(self.say("terminal-welcome"))]
        since = self.told[seat]
        before = self.sentences(seat, max(0, since - REMINDED), since)
        for text in before:
            text.stylize("dim")
        return [*before, *self.sentences(seat, since)]

    def sentences(self, seat: int | None, since: int = 0, upto: int | None = None) -> list[Text]:
        """What this seat may know of what happened with these answers."""
        events = [event for answer in self.events[since:upto] for event in answer if may_know(event, seat)]
        return [with_names(text, self.names) for text in paragraphs(self.telling, events)]

    def show(self, seat: int) -> None:
        """The table, the news, the question and the answers that may be given."""
        scene = self.scene(seat, self.screen.height)
        question = self.telling.question(scene.view["question"])
        asked = Text.assemble(
            ("▶ ", f"bold {MANGO}"), with_names(f"{self.names[seat]}: {question}", self.names)
        )
        labels = [self.drawing.label(scene, action) for action in scene.choices]
        bottom = [*self.notice, asked, *choice_list(labels, self.screen.width, (self.screen.height - 3) // 3)]
        self.screen.picture(lambda room: self.table(seat, room), self.news(seat), bottom)

    def show_rules(self, seat: int, about: str) -> None:
        """The rules behind the question, behind one answer, or the rule of an id."""
        game, state = self.record.game, self.record.state
        known = rulebook.rules(game.name)
        if about.upper() in known:
            ids: tuple[str, ...] = (about.upper(),)
        elif about:
            action = self.understand(seat, about)
            ids = (*self.drawing.rules(action), *game.questions[state.step].rules)
        else:
            ids = game.questions[state.step].rules
        parts = [rule_text(number, known[number]) for number in dict.fromkeys(ids)]
        self.screen.leaf(self.say("terminal-rules"), parts, self.say("terminal-back"))

    def show_help(self) -> None:
        parts = [Text(self.say("terminal-help")), Text(""), self.drawing.legend(self.telling)]
        self.screen.leaf(self.say("terminal-help-title"), parts, self.say("terminal-back"))

    def show_log(self, seat: int) -> None:
        self.screen.pages(self.say("terminal-log"), self.sentences(seat), self.say("terminal-leaf"))

    def show_end(self) -> None:
        """The last table and who has won."""
        state = self.record.state
        seat = self.people[0] if len(self.people) == 1 else None
        winners = [self.names[winner] for winner in state.winners()]
        points = max(state.scores())
        if len(winners) == 1:
            result = self.say("terminal-won", name=winners[0], points=points)
        else:
            result = self.say("terminal-shared", names=" & ".join(winners), points=points)
        self.screen.picture(
            lambda room: self.table(seat, room),
            self.news(seat),
            [Text(""), with_names(f"★ {result} ★", self.names)],
        )


def hides(own: Any, public: Any) -> bool:
    """Whether one's own view of the table, or of a part of it, says more than everybody's."""
    if isinstance(own, dict) and isinstance(public, dict):
        return any(hides(value, public.get(key)) for key, value in own.items())
    if isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        return any(hides(one, other) for one, other in zip(own, public, strict=True))
    return own is not None and own != public
