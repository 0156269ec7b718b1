"""Programs in the arena: any command that speaks a few lines of JSON. docs/programs.md is their side of it.

    malecon arena havana "cmd:python mine.py" greedy

A program is told the table and its questions, and answers in words. It is never waited for longer than
agreed, and whatever it does, the game goes on: an answer that is not legal is refused by its rule and asked
again; for one that does not come, any is given; who fails too often in a game has lost the word in it.
"""

from __future__ import annotations

import hashlib
import json
import os
import shlex
import shutil
import time
from collections.abc import Callable, Sequence
from multiprocessing import parent_process
from multiprocessing.util import Finalize
from pathlib import Path
from typing import Any

from malecon.errors import MaleconError, Unreadable
from malecon.files import shown
from malecon.kernel.game import Game, Json
from malecon.kernel.match import Seen
from malecon.kernel.state import Event, may_know
from malecon.lab.process import Ended, Process, Silent
from malecon.spoken import seat as spoken
from malecon.spoken.telling import paragraphs

#: What the name of a program begins with. No bot and no file is called so.
PROGRAM = "cmd:"
PROTOCOL = 1

PATIENCE = 30.0  # seconds for an answer, unless told otherwise
MOST_PATIENCE = 3600.0
HELLO = 10  # so many times as long to begin with: a model may have to be loaded
TRIES = 3  # answers to one question; then any is given
MOST_FAILURES = 3  # time-outs and ends in one game; then it is not asked any more in it
MOST_FORFEITS = 3  # games so lost in a row; then it is not started any more


def is_program(name: str) -> bool:
    return name.startswith(PROGRAM)


def short_name(name: str) -> str:
    """A program by the names of its files, without their folders."""
    if not is_program(name):
        return name
    return PROGRAM + " ".join(os.path.basename(word) or word for word in command_of(name))


def check_patience(seconds: float) -> float:
    """How long an answer may take."""
    if not 0 < seconds <= MOST_PATIENCE:
        raise Unreadable("arena-patience", found=f"{seconds:g}", most=f"{MOST_PATIENCE:g}")
    return seconds


def command_of(name: str) -> list[str]:
    """The words of a program's command; whatever cannot be started is told."""
    try:
        words = shlex.split(name.removeprefix(PROGRAM), posix=os.name != "nt")
    except ValueError:  # a quotation mark without its other one
        words = []
    if not words or "\0" in name:
        raise Unreadable("arena-no-command", found=shown(name))
    if shutil.which(words[0]) is None:
        raise Unreadable("arena-no-program", found=shown(words[0]))
    return words


def program_digest(name: str) -> str:
    """Changes when a file that the command names does."""
    digest = hashlib.sha256()
    for word in command_of(name):
        if os.path.isfile(word):
            digest.update(Path(word).read_bytes())
    return digest.hexdigest()[:16]


# --- one program, for one game after another ---


class Program:
    """A program that runs and has said hello."""

    def __init__(self, name: str, patience: float) -> None:
        self.process = Process(command_of(name))
        try:
            self.say(type="hello", protocol=PROTOCOL, patience=patience, tries=TRIES)
            said = read(self.process.hear(time.monotonic() + HELLO * patience))
        except BaseException as error:
            self.process.close()
            raise explained(error, self.process, HELLO * patience) from None
        if said is None or said.get("type") != "hello":
            self.process.close()
            raise MaleconError("arena-program-hello", found=shown(json.dumps(said)))

    def say(self, **message: Any) -> None:
        self.process.say(json.dumps(message, ensure_ascii=False))


def read(line: str) -> Json | None:
    """A line of the protocol; None if it is none."""
    try:
        said = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return said if isinstance(said, dict) else None


def explained(error: BaseException, process: Process, patience: float) -> BaseException:
    """Why nothing was heard, in words."""
    if isinstance(error, Silent):
        return MaleconError("arena-program-silent", seconds=f"{patience:g}")
    if isinstance(error, Ended):
        return MaleconError("arena-program-ended", error=process.last_words() or "–")
    return error


class Programs:
    """The programs that run in this process, kept from game to game."""

    def __init__(self) -> None:
        self.free: dict[str, list[Program]] = {}
        self.forfeits: dict[str, int] = {}  # games lost in a row
        self.will_close: object = None

    def take(self, name: str, patience: float) -> Program:
        if not self.will_close and parent_process() is not None:
            # A process of a pool ends without a word; its programs shall be told.
            self.will_close = Finalize(None, self.close, exitpriority=0)
        waiting = self.free.setdefault(name, [])
        return waiting.pop() if waiting else Program(name, patience)

    def give_back(self, name: str, program: Program) -> None:
        self.free.setdefault(name, []).append(program)

    def close(self) -> None:
        """End them all."""
        for waiting in self.free.values():
            for program in waiting:
                program.process.close()
        self.free.clear()
        self.forfeits.clear()

    def try_out(self, names: Sequence[str], patience: float) -> None:
        """Start each once, so that a mistake is told before the games and not by them."""
        for name in names:
            self.give_back(name, self.take(name, patience))


RUNNING = Programs()


# --- one seat at one table ---


class Visitor:
    """A seat that a program plays: a bot that asks it. `heard` are the events of the whole table; the program
    is told those that its seat may know."""

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
        self.number = 0  # of questions
        self.seed: int | None = None
        self.timeouts = self.illegal = self.ended = 0
        self.forfeited = RUNNING.forfeits.get(name, 0) >= MOST_FORFEITS

    # --- asked ---

    def choose(self, seen: Seen) -> int:
        """Its answer. What goes wrong is raised, and somebody else answers for it."""
        if self.forfeited:
            raise MaleconError("arena-program-forfeited")
        self.number += 1
        if self.seed is None:
            self.seed = int(seen.rng.word())
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
        # Another world than the true one, and the same to this seat: nothing hidden can be told from it.
        state = seen.believe()
        asked = spoken.asked_at(self.game, state)
        events = [event for event in self.heard()[self.told :] if may_know(event[0], seen.seat)]
        news = paragraphs(self.telling, events)
        program.say(
            type="question",
            id=self.number,
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
                program.say(type="refused", id=self.number, rule=rule, message=error.message(), left=left)
                if not left:
                    raise
        raise AssertionError("the last try returns or raises")

    def hear(self, program: Program, until: float) -> str:
        """What it answers to this question; what comes late to an earlier one is passed over."""
        while True:
            line = program.process.hear(until)
            said = read(line) or {}
            number, answer = said.get("id"), said.get("answer")
            if said.get("type") == "answer" and type(number) is int and number < self.number:
                continue
            if said.get("type") != "answer" or number != self.number or type(answer) not in (str, int):
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
            about = {**self.table, "seat": seat, "seed": self.seed, "begun": self.number > 1}
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
        RUNNING.forfeits[self.name] = RUNNING.forfeits.get(self.name, 0) + 1 if self.forfeited else 0
        if self.program is not None:
            self.program.say(type="end", scores=scores, winners=winners)
            RUNNING.give_back(self.name, self.program)
            self.program = None

    def leave(self) -> None:
        """The game is broken off."""
        if self.program is not None:
            self.program.process.close()
            self.program = None
