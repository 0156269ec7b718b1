"""A program beside this one that is spoken to by lines. Nothing here ever waits longer than it is told to:
not for a program that is silent, nor for one that does not read, nor for one that never stops talking."""

from __future__ import annotations

import contextlib
import os
import queue
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from pathlib import Path
from typing import IO

from malecon.files import shown

KEEPER = Path(__file__).with_name("keeper.py")
LONGEST_LINE = 1 << 20  # bytes; a model may think aloud for long
IN_HAND = 16  # lines that are read before they are wanted; beyond that the program has to wait
REMEMBERED = 2000  # bytes of what it said last on its stderr
LONGEST_END = 5.0  # seconds for the end of a program that is ended
A_LOOK = 0.1  # seconds after which one looks whether a silent program is still there
A_MOMENT = 0.5  # seconds that a program has to end by itself


class Ended(Exception):
    """The program has ended, or closed its output, which is the same to us."""


class Silent(Exception):
    """It has said nothing in the time that it had."""


class Process:
    """A running program."""

    def __init__(self, command: Sequence[str]) -> None:
        # A Python program would keep its lines to itself until there are many.
        surroundings = {**os.environ, "PYTHONUNBUFFERED": "1"}
        kept = os.name == "posix"
        words, ours = list(command), -1
        lifelines: tuple[int, ...] = ()
        if kept:
            theirs, ours = os.pipe()
            words = [sys.executable, "-I", "-S", str(KEEPER), str(theirs), *command]
            lifelines = (theirs,)
        self.lifeline = ours
        pipe = subprocess.PIPE
        try:
            self.process = subprocess.Popen(
                words,
                stdin=pipe,
                stdout=pipe,
                stderr=pipe,
                env=surroundings,
                pass_fds=lifelines,
                start_new_session=kept,
            )
        except (OSError, ValueError):  # no memory, too many files, words that are none for this system
            if ours >= 0:
                os.close(ours)
            raise
        finally:
            for end in lifelines:
                os.close(end)
        self.heard: queue.Queue[bytes] = queue.Queue(IN_HAND)
        self.to_say: queue.Queue[bytes | None] = queue.Queue()
        self.complaints = b""
        assert self.process.stdin
        assert self.process.stdout
        assert self.process.stderr
        self.threads = [
            threading.Thread(target=self.listen, args=(self.process.stdout,), daemon=True),
            threading.Thread(target=self.speak, args=(self.process.stdin,), daemon=True),
            threading.Thread(target=self.listen_aside, args=(self.process.stderr,), daemon=True),
        ]
        for thread in self.threads:
            thread.start()

    # --- threads ---

    def listen(self, lines: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), lines:
            while line := lines.readline(LONGEST_LINE):
                self.heard.put(line)
        self.heard.put(b"")

    def speak(self, lines: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), lines:
            while (line := self.to_say.get()) is not None:
                lines.write(line)
                lines.flush()

    def listen_aside(self, lines: IO[bytes]) -> None:
        with contextlib.suppress(OSError, ValueError), lines:
            while words := lines.read1(REMEMBERED):  # type: ignore[attr-defined]
                self.complaints = (self.complaints + words)[-REMEMBERED:]

    # --- for the one who speaks with it ---

    def say(self, line: str) -> None:
        """Send a line, whenever the program reads it."""
        self.to_say.put(line.encode() + b"\n")

    def hear(self, until: float) -> str:
        """The next line, at this moment of `time.monotonic` at the latest."""
        gone = False
        while True:
            left = until - time.monotonic()
            try:
                line = self.heard.get(timeout=max(0.0, min(left, A_LOOK)))
            except queue.Empty:
                # What it has started may hold its output open. What it said before it went has come by now.
                if gone:
                    raise Ended from None
                if left <= A_LOOK:
                    raise Silent from None
                gone = self.process.poll() is not None
                continue
            if not line:
                self.heard.put(b"")  # whoever asks again is told the same
                raise Ended
            return line.decode("utf-8", "replace")

    def last_words(self) -> str:
        """The last line of its stderr, which often says why it ended."""
        self.threads[2].join(A_MOMENT)
        lines = self.complaints.decode("utf-8", "replace").split("\n")
        return shown(next((line.strip() for line in reversed(lines) if line.strip()), ""), 200)

    def close(self) -> None:
        """Let it end by itself, for a moment; then end it, and all that it has started."""
        self.to_say.put(None)
        until = time.monotonic() + A_MOMENT
        while self.process.poll() is None and time.monotonic() < until:
            self.drain()
            time.sleep(0.005)
        if self.lifeline >= 0:
            os.close(self.lifeline)
            self.lifeline = -1
        else:
            self.process.kill()
        try:
            self.process.wait(LONGEST_END)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        until = time.monotonic() + A_MOMENT
        for thread in self.threads:
            while thread.is_alive() and time.monotonic() < until:
                self.drain()
                thread.join(0.005)

    def drain(self) -> None:
        """Throw away what was said, so that whoever reads it does not wait for room."""
        with contextlib.suppress(queue.Empty):
            while True:
                self.heard.get_nowait()
