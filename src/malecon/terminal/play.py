"""A game at this terminal, from the first question to the last: people, bots and chance answer in their turn.

The loop knows no game. It asks the record who must answer, shows that person the table as they may see it,
and writes the answer down. Whatever a person has answered or seen is saved at once: nothing is ever lost.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from malecon import rulebook
from malecon.bots.players import bot
from malecon.drawing import MANGO, Scene
from malecon.errors import Illegal, MaleconError
from malecon.kernel.game import Game, Json
from malecon.kernel.match import look
from malecon.kernel.play import draw
from malecon.kernel.rng import Rng
from malecon.kernel.selection import Selection
from malecon.kernel.state import CHANCE, OVER
from malecon.lab.hints import hint
from malecon.lab.reasons import told
from malecon.messages import decimal, say
from malecon.record import Record
from malecon.spoken.choosing import understand
from malecon.terminal import gathering
from malecon.terminal.screen import Screen, choice_list, rule_text, with_names
from malecon.terminal.sitting import Sitting, names_at
from malecon.terminal.why import told_of_bots

SAVED, INTERRUPTED = 0, 130

HINT_NODES = 1000
HINTS = 7  # the stream of draws that hints use; those below are taken by chance and seats


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
        resume = Record(game, players, options, box, [*names] or names_at(bots, save))
    sitting = Sitting(resume, bots, save, language)
    sitting.keep()
    return Host(sitting, seed, screen or Screen()).play()


class Host:
    """Asks everybody in turn, at one terminal."""

    def __init__(self, sitting: Sitting, seed: int | None, screen: Screen) -> None:
        self.sitting = sitting
        self.screen = screen
        self.say = sitting.telling.say
        self.seed = secrets.randbits(31) if seed is None else seed
        game = sitting.record.game
        self.minds = [None if name is None else bot(name, game) for name in sitting.bots]
        #: Whose hand may be on the screen.
        self.looking: int | None = sitting.people[0] if len(sitting.people) == 1 else None
        self.watched: int | None = None  # the seat whose turn was shown last, when nobody plays here
        self.to_the_end = False
        self.typed: list[str] = []  # answers that were typed ahead
        self.gathering = gathering.Gathering()
        self.warned = (-1, 0, 0)  # of which answer it was said last what would be left lying
        self.notice: list[RenderableType] = []

    # --- the loop ---

    def play(self) -> int:
        """Play to the end, or until somebody leaves."""
        reason, code = "terminal-saved", SAVED
        try:
            with self.screen.open():
                while self.sitting.asked != OVER:
                    self.step()
        except Quit:
            pass
        except EOFError:
            reason = "terminal-no-more-input"
        except KeyboardInterrupt:
            self.screen.print(Text(""))
            code = INTERRUPTED
        else:
            self.show_end()
            reason = "terminal-record"
        self.sitting.keep()
        self.screen.print(Text(self.say(reason, path=str(self.sitting.save))))
        return code

    def step(self) -> None:
        """One answer: by chance, by a bot or by a person."""
        sitting, seat = self.sitting, self.sitting.asked
        record = sitting.record
        mind = None if seat == CHANCE else self.minds[seat]
        if seat != CHANCE and mind is None:
            self.ask(seat)
            return
        self.typed = []  # whoever typed ahead did not know of this
        # Every draw has a generator of its own: it is the same whether or not the game was interrupted.
        rng = Rng(self.seed, len(record) * 8 + 1 + seat)
        if mind is None:
            sitting.answer(seat, int(draw(record.state, rng)))
            return
        if sitting.people:
            self.screen.wait(self.say("terminal-thinking", name=sitting.names[seat]))
        else:
            self.watch(seat)
        sitting.answer(seat, mind.choose(look(record.game, record.state, seat, rng, again(record, seat))))

    def keep(self) -> None:
        """Save. A disk that is full now may not be later, so the game goes on and says so."""
        try:
            self.sitting.keep()
        except MaleconError as error:
            self.notice.append(Text(error.message(self.sitting.telling.language), "bold red"))

    # --- a person is asked ---

    def ask(self, seat: int) -> None:
        """Show a person the table and take the answer, or do what is wanted before it is given."""
        if seat != self.looking:
            self.pass_on(seat)
            if self.sitting.asked != seat:
                return
        if self.typed:
            typed = self.typed.pop(0)
        else:
            self.keep()
            self.show(seat)
            line = self.screen.ask(self.say("terminal-prompt"))
            typed, *self.typed = [part.strip() for part in line.replace(";", ",").split(",")]
        try:
            self.take(seat, typed)
        except MaleconError as error:
            self.typed = []
            self.refuse(error)

    def take(self, seat: int, typed: str) -> None:
        """An answer or one of the words that are none; nothing typed shows the table once more."""
        if typed.startswith("?"):
            self.show_rules(seat, typed[1:].strip())
        elif typed in ("h", "hint"):
            self.show_hints(seat)
        elif typed in ("w", "why"):
            self.show_whys(seat)
        elif typed == "help":
            self.show_help()
        elif typed in ("l", "log"):
            self.screen.pages(
                self.say("terminal-log"), self.sitting.sentences(seat), self.say("terminal-leaf")
            )
        elif typed in ("u", "undo"):
            self.undo(seat)
        elif typed in ("q", "quit"):
            raise Quit
        elif typed.startswith("-") and self.gathering.chosen:
            self.put_back(typed[1:].strip())
        elif typed:
            self.give(seat, self.understand(seat, typed))
            self.keep()

    def understand(self, seat: int, typed: str) -> int:
        """The answer that is meant."""
        record, telling = self.sitting.record, self.sitting.telling
        scene = self.scene(seat, self.screen.height)
        labels = [label.plain for label in self.labels(scene)]
        offered = None if self.selection is None else scene.choices
        return understand(typed, record.game, record.state, telling, labels, offered)

    def undo(self, seat: int) -> None:
        if self.selection is not None and self.gathering.chosen:
            self.put_back("")
            return
        self.sitting.undo(seat)
        self.typed = []
        self.keep()
        self.notice.append(Text(self.say("terminal-undone"), "bold"))

    def refuse(self, error: MaleconError) -> None:
        """Say kindly why not, with the rule where there is one."""
        self.notice.append(Text(error.message(self.sitting.telling.language), f"bold {MANGO}"))
        if isinstance(error, Illegal):
            known = rulebook.rules(self.sitting.record.game.name, self.sitting.telling.language)
            if error.rule in known:
                self.notice.append(rule_text(error.rule, known[error.rule]))

    # --- answers that are chosen in any order ---

    @property
    def selection(self) -> Selection | None:
        """What is chosen of the question asked, if it is answered in any order."""
        return self.gathering.selection(self.sitting.record)

    def scene(self, seat: int, height: int) -> Scene:
        """The table with the answers that are offered."""
        selection = self.selection
        offered = None if selection is None else gathering.choices(selection)
        return self.sitting.scene(seat, self.screen.width, height, offered)

    def labels(self, scene: Scene) -> list[Text]:
        """How the answers are listed; what ends a choice confirms what is chosen."""
        selection = self.selection
        stop = selection.gathered.stop if selection is not None and selection.chosen else None
        confirm = Text(self.say("terminal-confirm"), "bold")
        label = self.sitting.drawing.label
        return [confirm if action == stop else label(scene, action) for action in scene.choices]

    def give(self, seat: int, action: int) -> None:
        """Give an answer, or choose it together with others until nothing is left to choose."""
        selection = self.selection
        if selection is not None and selection.gathered.rank(action) is not None:
            self.gathering.chosen.append(action)
            selection = self.selection
            if selection is None or selection.more():
                return
        elif self.warns(selection, action):
            return
        together = selection.answers() if selection is not None and selection.chosen else None
        for number, one in enumerate(together or [action]):
            self.sitting.answer(seat, one, joined=number > 0)

    def warns(self, selection: Selection | None, action: int) -> bool:
        """Say once what would be left lying. A list of answers means what it says."""
        record = self.sitting.record
        losses = gathering.losses(record.game, record.state, selection, action)
        before, self.warned = self.warned, (len(record), len(self.gathering.chosen), action)
        if not losses or not self.screen.live or before == self.warned:
            return False
        told = gathering.told(self.sitting.telling, losses)
        self.notice.append(Text(self.say("terminal-loses", losses=told), f"bold {MANGO}"))
        return True

    def put_back(self, typed: str) -> None:
        """Take back what is named of what is chosen, or the newest of it."""
        record, telling, chosen = self.sitting.record, self.sitting.telling, self.gathering.chosen
        action = chosen[-1]
        if typed:
            offered = list(dict.fromkeys(chosen))
            action = understand(typed, record.game, record.state, telling, offered=offered)
        del chosen[len(chosen) - 1 - chosen[::-1].index(action)]
        self.notice.append(Text(self.say("terminal-taken-back", answer=telling.action(action)), "bold"))

    def chosen_line(self) -> list[Text]:
        """What is chosen so far, and what it would change."""
        selection = self.selection
        if selection is None or not selection.chosen:
            return []
        telling = self.sitting.telling
        answers = telling.answers(selection.chosen)
        effect = gathering.effect(self.sitting.record.game, selection, telling)
        line = Text(self.say("terminal-chosen", answers=answers), "bold")
        return [line.append(f"  ({effect})" if effect else "")]

    # --- several people, or none, at one terminal ---

    def pass_on(self, seat: int) -> None:
        """Hide one person's hand before the next one looks. Where nothing is hidden, nothing need be."""
        self.typed = []
        before, self.looking = self.looking, seat
        if not any(self.has_secrets(one) for one in (before, seat) if one is not None):
            return
        while True:
            self.keep()
            self.picture(
                None, [Text(self.say("terminal-pass", name=self.sitting.names[seat]), f"bold {MANGO}")]
            )
            typed = self.screen.ask()
            if typed == "q":
                raise Quit
            if typed != "u" or before is None:
                break
            try:
                self.undo(before)
            except MaleconError as error:
                self.refuse(error)
                continue
            self.looking = before if self.sitting.asked == before else None
            return
        if not self.screen.live and typed:
            self.typed.append(typed)  # a list of answers need not know of curtains

    def has_secrets(self, seat: int) -> bool:
        """Whether this seat sees now what not everybody sees."""
        game, state = self.sitting.record.game, self.sitting.record.state
        return hides(game.view(state, seat), game.view(state, None))

    def watch(self, seat: int) -> None:
        """Nobody plays here: show every turn, or in a pipe all that happens."""
        if not self.screen.live:
            self.screen.print(*self.sitting.sentences(None, self.sitting.told[None]))
            self.sitting.told[None] = len(self.sitting.events)
        elif seat != self.watched and not self.to_the_end:
            self.keep()
            self.picture(None, [])
            typed = self.screen.ask(self.say("terminal-watch"))
            if typed == "q":
                raise Quit
            self.to_the_end = typed == "e"
            self.watched = seat

    # --- what is shown ---

    def picture(self, seat: int | None, bottom: Sequence[RenderableType], last: bool = False) -> None:
        """The table as this seat sees it, the news, and at the bottom what is to be said."""
        sitting, screen = self.sitting, self.screen
        lines = [*self.notice, *bottom]
        self.notice = []

        def table(height: int) -> list[RenderableType]:
            scene = sitting.scene(None, screen.width, height) if seat is None else self.scene(seat, height)
            return sitting.drawing.table(scene)

        screen.picture(table, sitting.news(seat), lines, last)
        if seat is None:
            sitting.told[None] = len(sitting.events)

    def show(self, seat: int) -> None:
        """The table, the news, the question and the answers that may be given."""
        sitting, screen = self.sitting, self.screen
        scene = self.scene(seat, screen.height)
        sentence = sitting.record.game.asks(sitting.record.state)
        question = f"{sitting.names[seat]}: {sitting.telling.asked(sentence)}"
        asked = Text.assemble(("▶ ", f"bold {MANGO}"), with_names(question, sitting.names))
        labels = self.labels(scene)
        self.picture(
            seat, [asked, *self.chosen_line(), *choice_list(labels, screen.width, screen.height // 3 - 1)]
        )

    def show_rules(self, seat: int, about: str) -> None:
        """The rules behind the question, behind one answer, or the rule of an id."""
        game, state = self.sitting.record.game, self.sitting.record.state
        known = rulebook.rules(game.name, self.sitting.telling.language)
        ids = game.questions[state.step].rules
        if about.upper() in known:
            ids = (about.upper(),)
        elif about:
            ids = (*self.sitting.drawing.rules(self.understand(seat, about)), *ids)
        parts = [rule_text(number, known[number]) for number in dict.fromkeys(ids) if number in known]
        if not parts:
            parts = [Text(self.say("terminal-no-rules"))]
        self.screen.leaf(self.say("terminal-rules"), parts, self.say("terminal-back"))

    def show_hints(self, seat: int) -> None:
        """The best answers, their chances and their reasons. They take no draw from anybody.

        What is chosen already they go on from.
        """
        record, telling = self.sitting.record, self.sitting.telling
        self.screen.wait(self.say("terminal-hint-thinking"))
        seen = look(record.game, record.state, seat, Rng(self.seed, len(record) * 8 + HINTS))
        parts: list[RenderableType] = [Text(self.say("terminal-hints-about"))]
        for one in hint(record.game, seen, HINT_NODES, chosen=self.gathering.chosen):
            chance = say("plain-number", telling.language, value=decimal(100 * one.chance, 1))
            line = self.say("terminal-hint", chance=chance, answer=telling.answers(one.together))
            parts += [Text(""), Text(line, "bold")]
            parts += [
                with_names(f"  · {told(reason, telling)}", self.sitting.names) for reason in one.reasons
            ]
        self.screen.leaf(self.say("terminal-hints"), parts, self.say("terminal-back"))

    def show_whys(self, seat: int) -> None:
        """Who the bots are and why they did what they did last. It takes no draw from anybody."""
        self.screen.wait(self.say("terminal-hint-thinking"))
        parts = told_of_bots(self.sitting, seat, self.seed + HINTS, HINT_NODES)
        self.screen.leaf(self.say("terminal-whys"), parts, self.say("terminal-back"))

    def show_help(self) -> None:
        legend = self.sitting.drawing.legend(self.sitting.telling)
        parts = [Text(self.say("terminal-help")), Text(""), legend]
        self.screen.leaf(self.say("terminal-help-title"), parts, self.say("terminal-back"))

    def show_end(self) -> None:
        """The last table and who has won; it stays on the terminal."""
        sitting, state = self.sitting, self.sitting.record.state
        winners = [sitting.names[winner] for winner in state.winners()]
        points = max(state.scores())
        if len(winners) == 1:
            result = self.say("terminal-won", name=winners[0], points=points)
        else:
            result = self.say("terminal-shared", names=" & ".join(winners), points=points)
        seat = sitting.people[0] if len(sitting.people) == 1 else None
        self.picture(seat, [Text(""), with_names(f"★ {result} ★", sitting.names)], last=True)


def again(record: Record, seat: int) -> bool:
    """Whether this seat was the last one to be asked, too."""
    for before, _, _ in reversed(record.answers):
        if before != CHANCE:
            return before == seat
    return False


def hides(own: Any, public: Any) -> bool:
    """Whether one's own view of the table, or of a part of it, says more than everybody's."""
    if isinstance(own, dict) and isinstance(public, dict):
        return any(hides(value, public.get(key)) for key, value in own.items())
    if isinstance(own, list) and isinstance(public, list) and len(own) == len(public):
        return any(hides(one, other) for one, other in zip(own, public, strict=True))
    return own is not None and own != public
