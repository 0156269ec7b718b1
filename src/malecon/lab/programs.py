"""Programs in the arena: any command that speaks a few lines of JSON. docs/programs.md is their side of it,
`visitor.py` what is said at a table.

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
from collections.abc import Mapping, Sequence
from multiprocessing import parent_process
from multiprocessing.util import Finalize
from pathlib import Path
from typing import Any

from malecon.errors import MaleconError, Unreadable
from malecon.files import shown
from malecon.kernel.game import Json
from malecon.lab.process import Ended, Process, Silent

#: What the name of a program begins with. No bot and no file is called so.
PROGRAM = "cmd:"
PROTOCOL = 1

PATIENCE = 30.0  # seconds for an answer, unless told otherwise
MOST_PATIENCE = 3600.0
HELLO = 10  # so many times as long to begin with: a model may have to be loaded
TRIES = 3  # answers to one question; then any is given
LARGE = 1 << 24  # bytes of a file that is not read to see whether it has changed, such as a model's weights
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
            about = os.stat(word)
            is_small = about.st_size <= LARGE
            digest.update(
                Path(word).read_bytes() if is_small else f"{about.st_mtime_ns} {about.st_size}".encode()
            )
    return digest.hexdigest()[:16]


# --- one program, for one game after another ---


class Program:
    """A program that runs and has said hello."""

    def __init__(self, name: str, patience: float) -> None:
        self.asked = 0  # questions, through all games: an answer that comes late is never one to another
        try:
            self.process = Process(command_of(name))
        except (OSError, ValueError) as error:
            raise MaleconError("arena-program-ended", error=shown(str(error), 200)) from None
        try:
            self.say(type="hello", protocol=PROTOCOL, patience=patience, tries=TRIES)
            line = self.process.hear(time.monotonic() + HELLO * patience)
        except BaseException as error:
            self.process.close()
            raise explained(error, self.process, HELLO * patience) from None
        if (read(line) or {}).get("type") != "hello":
            self.process.close()
            raise MaleconError("arena-program-hello", found=shown(line.strip()))

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

    def played(self, forfeited: Mapping[str, bool]) -> None:
        """A game is over; whether each program at its table has lost the word there, at any of its seats."""
        for name, lost in forfeited.items():
            self.forfeits[name] = self.forfeits.get(name, 0) + 1 if lost else 0

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
