"""Results that outlive Ctrl-C and crashes: a file that grows by a line for each game.

It is named after everything that the results follow from, so the same command finds it again and goes on
where it stopped, and a changed bot never mixes with its former self.
"""

from __future__ import annotations

import hashlib
import json
import os
import secrets
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib import import_module
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import IO

from malecon.errors import MaleconError, Unreadable
from malecon.files import read_text, reason, shown, write_text
from malecon.kernel.game import Game, Json
from malecon.lab.ranges import Part, Ranges
from malecon.lab.sound import DAMAGE, check, check_result

SEEDS = 2**53  # so many any reader of JSON takes for what they are


def code_digest(game: Game) -> str:
    """Changes when the rules of a game or the bots do."""
    digest = hashlib.sha256()
    for module in ("malecon.kernel.game", "malecon.bots.players", type(game).__module__):
        for file in sorted(beside(module), key=lambda file: file.name):
            if is_source(file):
                digest.update(f"{module}: {file.name}\n".encode() + file.read_bytes())
    return digest.hexdigest()[:16]


def beside(module: str) -> list[Traversable]:
    """The files of a module's folder; of a module that has none, its own."""
    found = import_module(module)
    if found.__package__:
        return list(files(found.__package__).iterdir())
    return [Path(found.__file__ or "")]


def is_source(file: Traversable) -> bool:
    """Whether games follow from a file: code, or what a net has learned."""
    return file.is_file() and file.name.endswith((".py", ".net"))


def default_folder() -> Path:
    """Where results lie unless told otherwise: among the user's own data."""
    from platformdirs import user_data_path

    return user_data_path("malecon") / "lab"


def own_seed() -> int:
    """A seed that nobody guesses. It is drawn once and kept, so the same command finds its games again."""
    path = default_folder() / "seed"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        is_there = path.exists()
    except OSError as error:
        raise MaleconError("file-unwritable", path=shown(str(path), 200), error=reason(error)) from None
    if not is_there or not read_text(path).strip().isdecimal():
        write_text(path, str(secrets.randbelow(SEEDS)), private=True)
    return int(read_text(path))


def name_of(kind: str, settings: Json, part: Part | None = None) -> str:
    """The name of a file of results: another for all that the results follow from, and for each part."""
    text = json.dumps(settings, sort_keys=True, ensure_ascii=False)
    name = f"{kind}-{settings['game']}-{hashlib.sha256(text.encode()).hexdigest()[:12]}"
    return f"{name}-{part.number}-of-{part.of}" if part else name


class Kept:
    """The file in which results are, and the numbers of the games that are in it.

    A part of a run says in its first line of which run it is, and how many games that has.
    """

    def __init__(
        self, folder: Path, kind: str, game: Game, settings: Json, part: Part | None, total: int
    ) -> None:
        self.check = partial(check_result, game, kind, settings)
        self.stem = name_of(kind, settings)  # of files beside it, which belong to single games
        name = self.stem
        if part:
            settings = {**settings, "games": total}
            name = name_of(kind, settings, part)
            settings = {"kind": kind, "run": settings, "part": list(part)}
        self.settings = settings
        self.path = folder / f"{name}.jsonl"
        self.part = part
        self.numbers = part.numbers(total) if part else range(total)
        self.done = Ranges()

    @contextmanager
    def opened(self, fresh: bool) -> Iterator[None]:
        """The file, locked against a second run of the same; `fresh` throws away what it held."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with open(self.path, "a+b") as self.file:
                lock(self.file, self.path)
                if fresh:
                    self.file.truncate(0)
                self.read()
                yield
        except OSError as error:
            name = shown(str(self.path), 200)
            raise MaleconError("file-unwritable", path=name, error=reason(error)) from None

    def read(self) -> None:
        """All whole lines; what a crash has cut short is cut off, and from a damaged one on everything."""
        self.file.seek(0)
        whole = 0
        for number, line in enumerate(self.file):
            found = read_line(line)
            if found is None or not (self.is_sound(found) if number > 0 else found == self.settings):
                break
            if number > 0:
                self.done.add(found["n"], found["n"] + 1)
            whole += len(line)
        self.file.truncate(whole)
        if whole == 0:
            self.write([self.settings])

    def is_sound(self, result: Json) -> bool:
        """Whether a line holds a game of this run, as it can be."""
        try:
            check(type(result["n"]) is int and self.holds(result["n"]))
            self.check(result)
        except DAMAGE:
            return False
        return True

    def add(self, results: Sequence[Json]) -> None:
        """Keep the results of games; `n` is the number of each."""
        for result in results:
            self.done.add(result["n"], result["n"] + 1)
        self.write(results)

    def write(self, entries: Iterable[Json]) -> None:
        for entry in entries:
            line = json.dumps(entry, ensure_ascii=False, separators=(",", ":")) + "\n"
            self.file.write(line.encode())
        self.file.flush()

    def holds(self, number: int) -> bool:
        """Whether a game of this number may be in the file; a run that is no part can grow."""
        return number in self.numbers or (self.part is None and number >= 0)

    def games(self) -> Games:
        """The results, to be read again and again."""
        return Games([self.path], self.numbers)


class Games:
    """Kept results of these numbers in their order, read line by line: no matter how many, few are in memory.

    Files lie in the order of their games but for what was played at the same time.
    """

    def __init__(self, paths: Sequence[Path], numbers: range) -> None:
        self.paths = paths
        self.numbers = numbers

    def __len__(self) -> int:
        return len(self.numbers)

    def __iter__(self) -> Iterator[Json]:
        following = self.numbers.start
        early: dict[int, bytes] = {}
        for line in self.lines():
            found = read_line(line)
            number = found["n"] if found is not None else -1
            if found is None or number < following or number >= self.numbers.stop:
                continue
            if number > following:
                early[number] = line
                continue
            yield found
            following += 1
            while following in early:
                yield json.loads(early.pop(following))
                following += 1

    def lines(self) -> Iterator[bytes]:
        """All of them but the first of each file, which says what they are about."""
        for path in self.paths:
            try:
                with open(path, "rb") as file:
                    file.readline()
                    yield from file
            except OSError as error:
                raise Unreadable("file-unreadable", path=shown(str(path), 200), error=reason(error)) from None


def read_line(line: bytes) -> Json | None:
    """What a line holds, or None if it is not whole."""
    if not line.endswith(b"\n"):
        return None
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        return None
    return found if isinstance(found, dict) else None


def remove(path: Path) -> None:
    """Remove a file if it is there."""
    if path.exists():
        os.unlink(path)


def lock(file: IO[bytes], path: Path) -> None:
    """Two runs would write the same thing twice. Where files cannot be locked, nobody is stopped."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise MaleconError("lab-runs-already", path=shown(str(path), 200)) from None
    except OSError:  # a file system that has no locks, or whose keeper of locks does not answer
        return
