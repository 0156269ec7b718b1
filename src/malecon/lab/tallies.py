"""What a long simulation has counted so far, in a small file: so that it can be stopped and gone on with.

The file is replaced as a whole every few seconds. A run that comes to its end takes it away, for its result
is told; a part of a run leaves it there, to be joined with the others.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import IO

from malecon.errors import MaleconError
from malecon.files import read_text, reason, shown, write_text
from malecon.kernel.game import Json
from malecon.lab.kept import lock, name_of, remove
from malecon.lab.ranges import Part, Ranges
from malecon.lab.sound import is_number

EVERY = 2.0  # seconds; a run that is shorter than this leaves no trace
KIND = "simulate"


class Tallies:
    """The file of a run, held while it runs; without a folder nothing is kept."""

    def __init__(self, folder: Path | None, settings: Json, part: Part | None, fresh: bool) -> None:
        self.settings = settings
        self.part = part
        self.fresh = fresh
        self.path = folder / f"{name_of(KIND, settings, part)}.json" if folder else None
        self.done: list[list[int]] = []
        self.counts: Json = {}
        self.before = 0.0  # seconds that were spent on what is kept
        self.keep: Callable[[], None] = lambda: None
        self.next = time.monotonic() + EVERY
        self.held: IO[bytes] | None = None

    def __enter__(self) -> Tallies:
        if self.path is None:
            return self
        try:
            self.held = hold(self.path)
        except MaleconError:
            if self.part is not None:
                raise
            self.path = None  # a run that tells its result at its end can do without
        if not self.fresh:
            self.read()
        return self

    def read(self) -> None:
        """What an earlier run has left, if it was this one."""
        found = read_tallies(self.path) if self.path and self.path.exists() else None
        if found is not None and found["run"] == self.settings:
            self.done, self.counts = found["done"], found["counts"]
            self.before = found["seconds"] if is_number(found["seconds"]) else 0.0

    def write(self, done: Ranges, counts: Json, seconds: float) -> None:
        """Replace the file."""
        if self.path is None:
            return
        about = {"kind": KIND, "run": self.settings, "part": self.part}
        ranges = [[one.start, one.stop] for one in done]
        found = {**about, "done": ranges, "seconds": self.before + seconds, "counts": counts}
        write_text(self.path, json.dumps(found, ensure_ascii=False) + "\n")

    def now_and_then(self) -> None:
        """Write, if it is time. A disk that is full for a while is no reason to stop playing."""
        if self.path is not None and time.monotonic() >= self.next:
            with suppress(MaleconError):
                self.keep()
            self.next = time.monotonic() + EVERY

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.path is None or self.held is None:
            return
        try:
            if kind is None and self.part is None:
                remove(self.path)
            elif kind is None:
                self.keep()
            else:
                self.stopped()
        finally:
            remove(self.path.with_suffix(".lock"))
            self.held.close()

    def stopped(self) -> None:
        """Keep what there is; what stopped the run is told rather than that it could not be kept."""
        with suppress(MaleconError):
            self.keep()


def hold(path: Path) -> IO[bytes]:
    """See that nobody else writes this file: one beside it is locked, for it is itself replaced."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        held = open(path.with_suffix(".lock"), "ab")  # noqa: SIM115
    except OSError as error:
        raise MaleconError("file-unwritable", path=shown(str(path), 200), error=reason(error)) from None
    try:
        lock(held, path)
    except BaseException:
        held.close()
        raise
    return held


def read_tallies(path: Path) -> Json | None:
    """What such a file holds, or None if it is none."""
    try:
        found = json.loads(read_text(path))
    except (MaleconError, ValueError, RecursionError):
        return None
    if not isinstance(found, dict) or found.get("kind") != KIND:
        return None
    return found if {"run", "part", "done", "seconds", "counts"} <= set(found) else None
